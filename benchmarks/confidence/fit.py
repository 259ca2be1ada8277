"""Fit the coefficients of the plant assistant's confidence on ``questions.tsv`` and report how well they do.

    python benchmarks/confidence/fit.py [--errors]

Runs the pipeline with nothing held back for low confidence, notes the evidence of each question that reaches the
confidence stage and whether its answer is right (exactly the right plants, and one of the right sentences quoted), and
fits a logistic regression with an L2 penalty by maximum likelihood.

The word lists of the assistant were written beside these questions, so their share of right answers flatters it; enough
questions that the corpus does not answer, or that are vague or about something else, keep the confidence honest.

Prints the coefficients for the module ``sprout.assistant.confidence`` and, from 10-fold cross-validation: the Brier
score, its skill over always stating the share of right answers, and the expected calibration error (10 bins of equal
width), for all questions that reach the stage and for those that would be answered.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from sprout.assistant import Answer, Assistant, Settings, create_index
from sprout.assistant.confidence import Evidence
from sprout.assistant.facts import FactBook
from sprout.bundle import bundled
from sprout.providers.extractive import ExtractiveGenerator
from sprout.providers.hashing import HashingEmbedding

FEATURES = tuple(field.name for field in fields(Evidence))
NEVER_MORE = {"unmet", "strangeness"}
FREE = {"harm", "topical"}
PENALTY = 1.0
FOLDS = 10
Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A question with the plants and sentences of a right answer; without any, no answer would be right."""

    question: str
    species: frozenset[str]
    sentences: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """Evidence and rightness (1.0 or 0.0) of the *questions* that reach the confidence stage."""

    evidence: Array
    right: Array
    questions: tuple[str, ...]


def read_questions(path: Path) -> list[Labelled]:
    """Read the tab-separated questions at *path*; a dash stands for nothing."""
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [
        Labelled(
            question=question,
            species=frozenset(species.split(",")) - {"-"},
            sentences=frozenset(sentences.split(",")) - {"-"},
        )
        for question, species, sentences in rows
    ]


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
    reached = [(item, trace.answer, trace.evidence) for item, trace in traces if trace.evidence is not None]
    return Seen(
        evidence=np.array([[float(getattr(evidence, name)) for name in FEATURES] for *_, evidence in reached]),
        right=np.array([float(marker.is_right(item, answer)) for item, answer, _ in reached]),
        questions=tuple(item.question for item, *_ in reached),
    )


def fit(evidence: Array, right: Array) -> Array:
    """Return intercept and coefficients that maximise the penalised likelihood; the intercept is not penalised.

    More support never lowers the confidence, and more strange words never raise it: the signs are fixed.
    """
    design = np.column_stack([np.ones(len(evidence)), evidence])

    def loss(weights: Array) -> float:
        logit = design @ weights
        return float(np.sum(np.logaddexp(0, logit) - right * logit) + PENALTY / 2 * np.sum(weights[1:] ** 2))

    bounds = [(None, None), *(_bounds(name) for name in FEATURES)]
    result: Array = minimize(loss, np.zeros(design.shape[1]), method="L-BFGS-B", bounds=bounds).x
    return result


def _bounds(name: str) -> tuple[float | None, float | None]:
    if name in FREE:
        return None, None
    return (None, 0.0) if name in NEVER_MORE else (0.0, None)


def predict(weights: Array, evidence: Array) -> Array:
    """Return the probabilities that *weights* give."""
    result: Array = 1 / (1 + np.exp(-(weights[0] + evidence @ weights[1:])))
    return result


def calibration_error(predicted: Array, right: Array) -> float:
    """Return the expected calibration error over 10 bins of equal width."""
    bins = np.minimum((predicted * 10).astype(int), 9)
    gaps = [abs(predicted[bins == each].sum() - right[bins == each].sum()) for each in range(10)]
    return float(sum(gaps) / len(right))


def report(what: str, predicted: Array, right: Array) -> None:
    """Print how well *predicted* foretells *right*."""
    brier = float(np.mean((predicted - right) ** 2))
    base = float(np.mean(right) * (1 - np.mean(right)))
    skill = 1 - brier / base if base else float("nan")
    error = calibration_error(predicted, right)
    share = float(np.mean(right))
    print(f"{what:<28} n {len(right):>4}  right {share:.3f}  Brier {brier:.3f}  skill {skill:+.3f}  ECE {error:.3f}")


def main() -> None:
    """Fit, cross-validate and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--errors", action="store_true", help="also list the questions that it gets wrong")
    options = parser.parse_args()
    settings = Settings(abstain_threshold=0.0, low_confidence_threshold=0.0)
    index = create_index(bundled("corpus"), settings)
    assistant = Assistant(index, settings, embedding=HashingEmbedding(), generation=ExtractiveGenerator())
    questions = read_questions(Path(__file__).with_name("questions.tsv"))
    marker = Marker(FactBook(index.chunks, index.species), questions)
    seen = observe(assistant, marker, questions)

    held_out = np.empty(len(seen.right))
    for fold in range(FOLDS):
        inside = np.arange(len(held_out)) % FOLDS == fold
        held_out[inside] = predict(fit(seen.evidence[~inside], seen.right[~inside]), seen.evidence[inside])
    answerable = sum(bool(item.sentences) for item in questions)
    print(f"{len(questions)} questions, {answerable} answerable; {len(held_out)} reach the confidence stage")
    answered = held_out >= Settings().abstain_threshold
    report("all that reach it", held_out, seen.right)
    report("all that would be answered", held_out[answered], seen.right[answered])
    weights = fit(seen.evidence, seen.right)
    for name, value in zip(("intercept", *FEATURES), weights, strict=True):
        print(f'        "{name}": {value:.2f},')
    if options.errors:
        list_errors(questions, seen, predict(weights, seen.evidence))


def list_errors(questions: Sequence[Labelled], seen: Seen, scores: Array) -> None:
    """Print the questions that are answered wrongly, withheld or never reach the stage."""
    for score, at in sorted((score, at) for at, score in enumerate(scores.tolist())):
        if (score >= 0.5) != bool(seen.right[at]):
            print(f"  {'right' if seen.right[at] else 'wrong'} at {score:.2f}: {seen.questions[at]}")
    reached = set(seen.questions)
    for item in questions:
        if item.sentences and item.question not in reached:
            print(f"  refused before the stage: {item.question}")


if __name__ == "__main__":
    main()
