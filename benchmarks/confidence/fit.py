"""Fit the coefficients of the plant assistant's confidence on ``questions.tsv`` and report how well they do.

    python benchmarks/confidence/fit.py [--write] [--errors]

Runs the pipeline with nothing held back for low confidence, notes the evidence of each question that reaches the
confidence stage and whether its answer is right (exactly the right plants, and one of the right sentences quoted), and
fits a logistic regression with an L2 penalty by maximum likelihood.

The word lists of the assistant were written beside the older questions, whose share of right answers flatters it. They
count for less than the fresh ones below the line of the file that says so, which are as hard as what strangers ask.

Prints the coefficients, with ``--write`` puts them into the module ``sprout.assistant.confidence``, and from 10-fold
cross-validation reports the Brier score, its skill over always stating the share of right answers, the expected
calibration error (10 bins of equal width) and the area under the ROC curve, each a mean over several divisions into
folds: for all questions that reach the stage and those that would be answered, for the fresh ones also by language and
by number of plants. Questions with the same plants and right sentences, such as two translations, share a fold.
"""

import argparse
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.stats import rankdata

from sprout.assistant import Answer, Assistant, Settings, confidence, create_index
from sprout.assistant.confidence import Evidence
from sprout.assistant.facts import FactBook
from sprout.bundle import bundled
from sprout.providers.extractive import ExtractiveGenerator
from sprout.providers.hashing import HashingEmbedding

FEATURES = tuple(field.name for field in fields(Evidence))
NEVER_MORE = {"several"}
FRESH = "# Fresh:"
FAMILIAR = 0.3
"""Weight of a question that the word lists were written beside."""
PENALTY = 0.3
FOLDS = 10
DIVISIONS = 5
Array = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A question with the plants and sentences of a right answer; without any, no answer would be right."""

    question: str
    species: frozenset[str]
    sentences: frozenset[str]
    fresh: bool

    @property
    def group(self) -> str:
        """What it shares with questions that ask the same."""
        return " ".join((*sorted(self.species), *sorted(self.sentences))) if self.species else self.question


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """Evidence and rightness (1.0 or 0.0) of the *asked* questions that reach the confidence stage."""

    evidence: Array
    right: Array
    asked: tuple[Labelled, ...]
    spanish: Mask
    several: Mask

    @property
    def fresh(self) -> Mask:
        """Which questions the word lists were not written beside."""
        return np.array([item.fresh for item in self.asked])

    @property
    def weights(self) -> Array:
        """How much each question counts in a fit."""
        return np.where(self.fresh, 1.0, FAMILIAR)


def read_questions(path: Path) -> list[Labelled]:
    """Read the tab-separated questions at *path*; a dash stands for nothing."""
    found: list[Labelled] = []
    fresh = False
    for line in path.read_text("utf-8").splitlines():
        fresh = fresh or line.startswith(FRESH)
        if line and not line.startswith("#"):
            question, species, sentences = line.split("\t")
            found.append(
                Labelled(
                    question=question,
                    species=frozenset(species.split(",")) - {"-"},
                    sentences=frozenset(sentences.split(",")) - {"-"},
                    fresh=fresh,
                )
            )
    return found


class Marker:
    """Tells which sentences of the corpus an answer quotes, and whether it is right."""

    def __init__(self, facts: FactBook, questions: Iterable[Labelled]) -> None:
        self._facts = facts
        for item in questions:
            known = {
                name for one in item.species for fact in facts.of(one, "en") for name in _names(fact.topic, fact.place)
            }
            if not item.sentences <= known:
                raise SystemExit(f"{item.question!r}: no such sentence: {sorted(item.sentences - known)}")

    def is_right(self, item: Labelled, answer: Answer) -> bool:
        """Say whether *answer* is about exactly the right plants and quotes a right sentence."""
        cited = [sentence.citation for sentence in answer.sentences if sentence.citation is not None]
        quoted = {
            name
            for citation in cited
            for fact in self._facts.of(citation.species, citation.language)
            if fact.sentence == citation.quote
            for name in _names(fact.topic, fact.place)
        }
        return frozenset(citation.species for citation in cited) == item.species and not quoted.isdisjoint(
            item.sentences
        )


def _names(topic: str, place: int) -> tuple[str, str]:
    return topic, f"{topic}.{place + 1}"


def observe(assistant: Assistant, marker: Marker, questions: Sequence[Labelled]) -> Seen:
    """Ask all questions and keep what reaches the confidence stage."""
    traces = [(item, assistant.trace(item.question)) for item in questions]
    reached = [(item, trace, trace.evidence) for item, trace in traces if trace.evidence is not None]
    return Seen(
        evidence=np.array([[float(getattr(evidence, name)) for name in FEATURES] for *_, evidence in reached]),
        right=np.array([float(marker.is_right(item, trace.answer)) for item, trace, _ in reached]),
        asked=tuple(item for item, *_ in reached),
        spanish=np.array([trace.inquiry.language == "es" for _, trace, _ in reached]),
        several=np.array([len(trace.inquiry.species) > 1 for _, trace, _ in reached]),
    )


def fit(evidence: Array, right: Array, weights: Array) -> Array:
    """Return intercept and coefficients that maximise the penalised likelihood; the intercept is not penalised.

    More support never lowers the confidence, and what speaks against an answer never raises it: the signs are fixed.
    """
    design = np.column_stack([np.ones(len(evidence)), evidence])

    def loss(found: Array) -> tuple[float, Array]:
        logit = design @ found
        slope = design.T @ (weights * (1 / (1 + np.exp(-logit)) - right))
        value = float(np.sum(weights * (np.logaddexp(0, logit) - right * logit)) + PENALTY / 2 * np.sum(found[1:] ** 2))
        return value, slope + PENALTY * np.concatenate([[0.0], found[1:]])

    bounds = [(None, None), *((None, 0.0) if name in NEVER_MORE else (0.0, None) for name in FEATURES)]
    start = np.zeros(design.shape[1])
    result: Array = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"ftol": 1e-14}).x
    return result


def predict(found: Array, evidence: Array) -> Array:
    """Return the probabilities that the coefficients *found* give."""
    result: Array = 1 / (1 + np.exp(-(found[0] + evidence @ found[1:])))
    return result


def held_out(seen: Seen, division: int) -> Array:
    """Return the probability of each question from a fit without its fold."""
    names = sorted({item.group for item in seen.asked})
    order = np.random.default_rng(division).permutation(np.arange(len(names)) % FOLDS)
    fold_of = dict(zip(names, order.tolist(), strict=True))
    folds = np.array([fold_of[item.group] for item in seen.asked])
    predicted = np.empty(len(folds))
    for fold in range(FOLDS):
        inside = folds == fold
        found = fit(seen.evidence[~inside], seen.right[~inside], seen.weights[~inside])
        predicted[inside] = predict(found, seen.evidence[inside])
    return predicted


def measure(predicted: Array, right: Array) -> Array:
    """Return number, share of right ones, Brier score, its skill, calibration error and area under the ROC curve."""
    share = float(np.mean(right))
    brier = float(np.mean((predicted - right) ** 2))
    bins = np.minimum((predicted * 10).astype(int), 9)
    gaps = [abs(predicted[bins == each].sum() - right[bins == each].sum()) for each in range(10)]
    positive, negative = right.sum(), len(right) - right.sum()
    if not positive or not negative:
        return np.array([len(right), share, brier, np.nan, sum(gaps) / len(right), np.nan])
    area = (rankdata(predicted)[right == 1].sum() - positive * (positive + 1) / 2) / (positive * negative)
    return np.array([len(right), share, brier, 1 - brier / (share * (1 - share)), sum(gaps) / len(right), area])


def report(seen: Seen) -> None:
    """Print how well held-out predictions foretell what is right."""
    everything = np.ones(len(seen.right), dtype=np.bool_)
    answered = [
        ("all", everything),
        ("fresh", seen.fresh),
        ("fresh English", seen.fresh & ~seen.spanish),
        ("fresh Spanish", seen.fresh & seen.spanish),
        ("fresh, one plant", seen.fresh & ~seen.several),
    ]
    divisions = [held_out(seen, division) for division in range(DIVISIONS)]
    lines = [(f"{what}, at the stage", mask, 0.0) for what, mask in answered[:2]]
    lines += [(f"{what}, answered", mask, Settings().abstain_threshold) for what, mask in answered]
    for what, mask, least in lines:
        chosen = [mask & (predicted >= least) for predicted in divisions]
        figures = [measure(each[kept], seen.right[kept]) for each, kept in zip(divisions, chosen, strict=True)]
        count, share, brier, skill, error, area = np.mean(figures, axis=0)
        print(
            f"{what:<26} n {count:>5.0f}  right {share:.3f}  Brier {brier:.3f}  skill {skill:+.3f}"
            f"  ECE {error:.3f}  AUROC {area:.3f}"
        )


def main() -> None:
    """Fit, cross-validate and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="put the coefficients into the module")
    parser.add_argument("--errors", action="store_true", help="also list the questions that it gets wrong")
    options = parser.parse_args()
    settings = Settings(abstain_threshold=0.0, low_confidence_threshold=0.0)
    index = create_index(bundled("corpus"), settings)
    assistant = Assistant(index, settings, embedding=HashingEmbedding(), generation=ExtractiveGenerator())
    questions = read_questions(Path(__file__).with_name("questions.tsv"))
    marker = Marker(FactBook(index.chunks, index.species), questions)
    seen = observe(assistant, marker, questions)
    answerable = sum(bool(item.sentences) for item in questions)
    print(f"{len(questions)} questions, {answerable} answerable; {len(seen.right)} reach the confidence stage")
    report(seen)
    found = fit(seen.evidence, seen.right, seen.weights)
    lines = "".join(
        f'        "{name}": {value:.2f},\n' for name, value in zip(("intercept", *FEATURES), found + 0.0, strict=True)
    )
    print(lines, end="")
    if options.write:
        write(Path(confidence.__file__), lines)
    if options.errors:
        list_errors(questions, seen, predict(found, seen.evidence))


def write(module: Path, lines: str) -> None:
    """Put the coefficients *lines* in the place of those in *module*."""
    text = module.read_text("utf-8")
    changed, places = re.subn(r'(?<=MappingProxyType\(\n    \{\n)(?:        "\w+": [-.\d]+,\n)+', lines, text)
    if places != 1:
        raise SystemExit(f"{module}: no coefficients to replace")
    module.write_text(changed, "utf-8")


def list_errors(questions: Sequence[Labelled], seen: Seen, scores: Array) -> None:
    """Print the questions that are answered wrongly, withheld or never reach the stage."""
    for score, at in sorted((score, at) for at, score in enumerate(scores.tolist())):
        if (score >= 0.5) != bool(seen.right[at]):
            print(f"  {'right' if seen.right[at] else 'wrong'} at {score:.2f}: {seen.asked[at].question}")
    reached = {item.question for item in seen.asked}
    for item in questions:
        if item.sentences and item.question not in reached:
            print(f"  refused before the stage: {item.question}")


if __name__ == "__main__":
    main()
