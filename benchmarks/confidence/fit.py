"""Fit the coefficients of the plant assistant's confidence on ``questions.tsv`` and report how well they do.

    python benchmarks/confidence/fit.py

Runs the pipeline with nothing held back for low confidence, notes the evidence of each question that reaches the
confidence stage and whether its answer would be right (only the right plants, a right topic), and fits a logistic
regression with an L2 penalty by maximum likelihood. Prints the coefficients for the module
``sprout.assistant.confidence`` and, from 10-fold cross-validation, the Brier score and the expected calibration
error (10 bins of equal width).
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from sprout.assistant import Assistant, Settings, build_assistant
from sprout.bundle import bundled

FEATURES = ("cosine", "margin", "coverage", "strangeness")
PENALTY = 0.3
FOLDS = 10
Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A question with the plants and topics of a right answer; both empty when no answer would be right."""

    question: str
    species: frozenset[str]
    topics: frozenset[str]


def read_questions(path: Path) -> list[Labelled]:
    """Read the tab-separated questions at *path*; a dash stands for nothing."""
    rows = [line.split("\t") for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [
        Labelled(
            question=question,
            species=frozenset(species.split(",")) - {"-"},
            topics=frozenset(topics.split(",")) - {"-"},
        )
        for question, species, topics in rows
    ]


def observe(assistant: Assistant, questions: list[Labelled]) -> tuple[Array, Array, list[str]]:
    """Return evidence and rightness (1.0 or 0.0) of the questions that reach the confidence stage, and these."""
    evidence: list[list[float]] = []
    right: list[float] = []
    reached: list[str] = []
    for item in questions:
        trace = assistant.trace(item.question)
        if trace.evidence is None:
            continue
        cited = [sentence.citation for sentence in trace.answer.sentences if sentence.citation is not None]
        species = frozenset(citation.species for citation in cited)
        topics = frozenset(citation.topic for citation in cited)
        evidence.append([float(getattr(trace.evidence, name)) for name in FEATURES])
        right.append(float(bool(item.species) and species == item.species and bool(topics & item.topics)))
        reached.append(item.question)
    return np.array(evidence), np.array(right), reached


def fit(evidence: Array, right: Array) -> Array:
    """Return intercept and coefficients that maximise the penalised likelihood; the intercept is not penalised.

    More support never lowers the confidence, and more strange words never raise it: the signs are fixed.
    """
    design = np.column_stack([np.ones(len(evidence)), evidence])

    def loss(weights: Array) -> float:
        logit = design @ weights
        return float(np.sum(np.logaddexp(0, logit) - right * logit) + PENALTY / 2 * np.sum(weights[1:] ** 2))

    free, never_less, never_more = (None, None), (0.0, None), (None, 0.0)
    bounds = [free, *(never_more if name == "strangeness" else never_less for name in FEATURES)]
    result: Array = minimize(loss, np.zeros(design.shape[1]), method="L-BFGS-B", bounds=bounds).x
    return result


def predict(weights: Array, evidence: Array) -> Array:
    """Return the probabilities that *weights* give."""
    result: Array = 1 / (1 + np.exp(-(weights[0] + evidence @ weights[1:])))
    return result


def calibration_error(predicted: Array, right: Array) -> float:
    """Return the expected calibration error over 10 bins of equal width."""
    bins = np.minimum((predicted * 10).astype(int), 9)
    gaps = [abs(predicted[bins == each].sum() - right[bins == each].sum()) for each in range(10)]
    return float(sum(gaps) / len(right))


def main() -> None:
    """Fit, cross-validate and print."""
    settings = Settings(abstain_threshold=0.0, low_confidence_threshold=0.0)
    assistant = build_assistant(settings, corpus=bundled("corpus"))
    questions = read_questions(Path(__file__).with_name("questions.tsv"))
    evidence, right, reached = observe(assistant, questions)
    answerable = sum(bool(item.species) for item in questions)
    print(
        f"{len(questions)} questions, {answerable} answerable; {len(right)} reach the stage, {int(right.sum())} right"
    )
    held_out = np.empty(len(right))
    for fold in range(FOLDS):
        inside = np.arange(len(right)) % FOLDS == fold
        held_out[inside] = predict(fit(evidence[~inside], right[~inside]), evidence[inside])
    brier = float(np.mean((held_out - right) ** 2))
    print(f"cross-validated: Brier {brier:.3f}, ECE {calibration_error(held_out, right):.3f}")
    weights = fit(evidence, right)
    for name, value in zip(("intercept", *FEATURES), weights, strict=True):
        print(f'            "{name}": {value:.2f},')
    for question, score, outcome in sorted(
        zip(reached, predict(weights, evidence), right, strict=True), key=lambda r: r[1]
    ):
        if (score >= 0.5) != bool(outcome):
            print(f"  {'right' if outcome else 'wrong'} at {score:.2f}: {question}")
    lost = {item.question for item in questions if item.species} - set(reached)
    for question in sorted(lost):
        print(f"  refused before the stage: {question}")


if __name__ == "__main__":
    main()
