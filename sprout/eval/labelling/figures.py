"""A judge held against people's labels: from the answers of a suite and what people say of some of them to figures.

Answers were drawn from each verdict and language at a rate of their own, and not every row of a sheet is filled in. So
a label stands for as many answers as there are of its verdict and language for each label of them; a language of which
nobody labelled an answer with that verdict is taken to be like the others.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sprout.eval.canonical import content_hash
from sprout.eval.judge_calibration import Figure, JudgeCalibration, VerdictLabels
from sprout.eval.labelling.answers import Answer
from sprout.eval.labelling.consensus import Consensus
from sprout.eval.outcomes import Outcome
from sprout.eval.stats import FEWEST_LABELS, Agreement, Estimate, VerifiedPart, ac1, cohen_kappa, judge_accuracy

__all__ = ["Graded", "calibration"]

_VERDICTS = (Outcome.PASSED, Outcome.FAILED, Outcome.UNDECIDED)
_DIGITS = 6
"""Figures are rounded, so that another release of a library does not change the bytes of the file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Graded:
    """What is calibrated: a judge on a suite, with the answers of the run that it alone decided."""

    suite: str
    dataset: str
    judge: str
    judge_config: str
    answers: Sequence[Answer]


def calibration(graded: Graded, people: Consensus) -> JudgeCalibration:
    """Return the judge's figures; raises ``ValueError`` if no answer has a label."""
    labelled = [(one, people.truth[one.key]) for one in graded.answers if one.key in people.truth]
    if not labelled:
        raise ValueError(f"no label of the suite {graded.suite!r}")
    weights = _weights(graded.answers, [one for one, _ in labelled])
    accuracy = judge_accuracy(*(_verified(verdict, graded.answers, labelled, weights) for verdict in _VERDICTS))
    kappa, gwet = _coefficients(labelled, [weights[one.key] for one, _ in labelled])
    suites = {one.suite for one in graded.answers}
    parts = {verdict: _counted(verdict, graded.answers, labelled) for verdict in _VERDICTS}
    return JudgeCalibration(
        suite=graded.suite,
        judge=graded.judge,
        judge_config=graded.judge_config,
        dataset=graded.dataset,
        labels_hash=content_hash(sorted([*one.key, right] for one, right in labelled)),
        passed=parts[Outcome.PASSED],
        failed=parts[Outcome.FAILED],
        undecided=parts[Outcome.UNDECIDED],
        agreement=_rate(accuracy.agreement),
        sensitivity=_rate(accuracy.sensitivity),
        specificity=_rate(accuracy.specificity),
        right=_rate(accuracy.right),
        kappa=kappa,
        ac1=gwet,
        labellers=len(people.labellers(suites)),
        labellers_ac1=_coefficient(people.agreement(suites)),
        notes=(*_shortcomings(parts), *_left_out(graded.answers, people)),
    )


def _weights(answers: Sequence[Answer], labelled: Sequence[Answer]) -> Mapping[tuple[str, str], float]:
    """Return for how many answers each label stands; those of a verdict stand for all of that verdict."""
    sizes = Counter((one.outcome, one.language) for one in answers)
    counts = Counter((one.outcome, one.language) for one in labelled)
    every = Counter(one.outcome for one in answers)
    covered: Counter[Outcome] = Counter()
    for outcome, language in counts:
        covered[outcome] += sizes[outcome, language]
    return {
        one.key: sizes[one.outcome, one.language]
        / counts[one.outcome, one.language]
        * (every[one.outcome] / covered[one.outcome])
        for one in labelled
    }


def _verified(
    verdict: Outcome,
    answers: Sequence[Answer],
    labelled: Sequence[tuple[Answer, bool]],
    weights: Mapping[tuple[str, str], float],
) -> VerifiedPart:
    count = sum(one.outcome is verdict for one in answers)
    of_it = [(weights[one.key], right) for one, right in labelled if one.outcome is verdict]
    if not of_it:
        return VerifiedPart(answers=count, right=None, labels=0.0)
    whole = sum(weight for weight, _ in of_it)
    return VerifiedPart(
        answers=count,
        right=min(1.0, sum(weight for weight, right in of_it if right) / whole),
        labels=min(float(len(of_it)), whole**2 / sum(weight**2 for weight, _ in of_it)),
    )


def _counted(verdict: Outcome, answers: Sequence[Answer], labelled: Sequence[tuple[Answer, bool]]) -> VerdictLabels:
    said = [right for one, right in labelled if one.outcome is verdict]
    return VerdictLabels(
        answers=sum(one.outcome is verdict for one in answers), yes=sum(said), no=len(said) - sum(said)
    )


def _shortcomings(parts: Mapping[Outcome, VerdictLabels]) -> Iterator[str]:
    yes, no = (sum(getattr(part, word) for part in parts.values()) for word in ("yes", "no"))
    if yes + no < FEWEST_LABELS:
        yield f"{yes + no} labels of the {FEWEST_LABELS} that are needed to call the judge calibrated"
    for word, count, figure in (("yes", yes, "sensitivity"), ("no", no, "specificity")):
        if count == 0:
            yield f"no answer is labelled {word!r}: neither {figure} nor kappa can be known"
    for verdict, part in parts.items():
        if part.answers and part.yes + part.no == 0:
            yield f"of {part.answers} {verdict.value} answers none is labelled: no rate can be known"


def _left_out(answers: Sequence[Answer], people: Consensus) -> Iterator[str]:
    suites, decided = {one.suite for one in answers}, {one.key for one in answers}
    others = {key for key in people.truth if key[0] in suites} - decided
    for keys, why in (
        (people.unsure & decided, "nobody was sure"),
        (people.disputed & decided, "as many people say yes as no"),
        (others, "the judge did not decide alone: it was not asked, or something else failed"),
    ):
        if keys:
            yield f"{len(keys)} answer{'s' if len(keys) > 1 else ''} left out: {why}"


def _coefficients(
    labelled: Sequence[tuple[Answer, bool]], weights: Sequence[float]
) -> tuple[Figure | None, Figure | None]:
    """Return kappa and AC1; kappa is 0 for any judge, and says nothing, if all labels are alike."""
    judge = [one.outcome.value for one, _ in labelled]
    truth = [(Outcome.PASSED if right else Outcome.FAILED).value for _, right in labelled]
    kappa = cohen_kappa(truth, judge, item_weights=weights) if len(set(truth)) == 2 else None
    return _coefficient(kappa), _coefficient(ac1([truth, judge], item_weights=weights))


def _rate(found: Estimate) -> Figure:
    value = None if found.value is None else round(found.value, _DIGITS)
    return Figure(value=value, lower=round(found.lower, _DIGITS), upper=round(found.upper, _DIGITS))


def _coefficient(found: Agreement | None) -> Figure | None:
    if found is None:
        return None
    return Figure(
        value=round(found.value, _DIGITS), lower=round(found.lower, _DIGITS), upper=round(found.upper, _DIGITS)
    )
