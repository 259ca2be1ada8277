"""A pass rate corrected by human labels of a random part of this run's answers: double sampling.

It works with any judge, a worthless one included, and assumes nothing of other data; see
:mod:`sprout.eval.stats.external_labels` for labels from elsewhere.
"""

import math

import numpy as np
from scipy.special import betaincinv, gammaln, ndtri, stdtrit

from sprout.eval.stats.corrected_rate import FEWEST_LABELS, CorrectedRate, Refusal
from sprout.eval.stats.proportions import tail_of

__all__ = ["double_sampling", "fewest_labels"]

_NOT_RANDOM = 0.01


def double_sampling(
    n: int,
    judged_pass: int,
    *,
    labelled_pass: int,
    right_pass: int,
    labelled_fail: int,
    right_fail: int,
    confidence: float = 0.95,
    proportional: bool = True,
) -> CorrectedRate:
    """Return the rate of true passes among *n* answers, of which the judge passed *judged_pass*.

    Of the judge's passes *labelled_pass* were labelled and *right_pass* truly pass; of its failures *labelled_fail*
    and *right_fail* (so many truly pass, wrongly failed). θ = q·PPV + (1-q)·FOR with q the judge's pass rate
    (Tenenbein, JASA 65, 1970), its variance ``q(1-q)(PPV-FOR)²/n + q²PPV(1-PPV)/k₁ + (1-q)²FOR(1-FOR)/k₀``, and
    Clopper-Pearson on the effective number of labels, corrected for degrees of freedom: coverage 0.951 or more over
    196 simulated designs. A side whose labels are all alike is given two unlike ones in its variance: that none was
    seen shows no zero. *proportional* says that the labels were drawn from all answers alike; if each side was drawn
    at its own rate, n_eff is kept above Kish's number instead, and randomness is not checked. Raises ``ValueError``
    for impossible counts.
    """
    _check_counts(n, judged_pass, labelled_pass, right_pass, labelled_fail, right_fail)
    naive, labels = judged_pass / n, labelled_pass + labelled_fail
    refusals = _subset_refusals(n, judged_pass, labelled_pass, labelled_fail, proportional=proportional)
    if Refusal.ONE_SIDE_UNLABELLED in refusals or labels < 2:
        return CorrectedRate.refused(naive, None, refusals)
    precision = right_pass / labelled_pass if labelled_pass else 0.0
    omission = right_fail / labelled_fail if labelled_fail else 0.0
    estimate = naive * precision + (1 - naive) * omission
    if refusals:
        return CorrectedRate.refused(naive, estimate, refusals)
    variance = (
        naive * (1 - naive) * (precision - omission) ** 2 / n
        + naive**2 * _variance(right_pass, labelled_pass)
        + (1 - naive) ** 2 * _variance(right_fail, labelled_fail)
    )
    least = float(labels) if proportional else _kish(naive, labelled_pass, labelled_fail)
    n_eff = _effective(estimate, variance, least, n, confidence)
    return CorrectedRate(
        naive=naive,
        estimate=estimate,
        lower=_beta_lower(estimate, n_eff, 1 - confidence),
        upper=1 - _beta_lower(1 - estimate, n_eff, 1 - confidence),
        n_eff=n_eff,
        refusals=(),
    )


def fewest_labels(threshold: float, judge_pass_rate: float, *, confidence: float = 0.95) -> int | None:
    """Return how many of the judge's passes must at least be labelled, all right, to show a true rate of *threshold*.

    ``ceil(ln α / ln(t/q))`` with q the judge's pass rate; ``None`` if q is not above the threshold, when nothing does.
    """
    tail = tail_of(confidence, "lower")
    if not 0.0 < threshold < 1.0 or not 0.0 <= judge_pass_rate <= 1.0:
        raise ValueError(f"threshold {threshold!r} or judge's pass rate {judge_pass_rate!r} is out of range")
    if judge_pass_rate <= threshold:
        return None
    return math.ceil(math.log(tail) / math.log(threshold / judge_pass_rate) - 1e-9)


def _check_counts(n: int, judged_pass: int, k1: int, a: int, k0: int, b: int) -> None:
    sound = 0 <= a <= k1 <= judged_pass <= n and 0 <= b <= k0 <= n - judged_pass
    if n < 1 or not sound:
        raise ValueError(f"{a!r} of {k1!r} and {b!r} of {k0!r} labels, for {judged_pass!r} judged passes of {n!r}")


def _subset_refusals(n: int, judged: int, k1: int, k0: int, *, proportional: bool) -> tuple[Refusal, ...]:
    refusals = []
    if k1 + k0 < FEWEST_LABELS:
        refusals.append(Refusal.TOO_FEW_LABELS)
    if (judged and not k1) or (judged < n and not k0):
        refusals.append(Refusal.ONE_SIDE_UNLABELLED)
    if proportional and _fisher_exact(k1, k0, judged - k1, n - judged - k0) < _NOT_RANDOM:
        refusals.append(Refusal.LABELS_NOT_RANDOM)
    return tuple(refusals)


def _kish(share: float, k1: int, k0: int) -> float:
    spread = (share**2 / k1 if k1 else 0.0) + ((1 - share) ** 2 / k0 if k0 else 0.0)
    return 1 / spread


def _variance(k: int, m: int) -> float:
    """Return the variance of k/m, as if two more had come out otherwise when all came out alike; 0 for m = 0."""
    if m == 0:
        return 0.0
    share = m / (m + 2) if k in {0, m} else k / m
    return share * (1 - share) / m


def _effective(estimate: float, variance: float, least: float, n: int, confidence: float) -> float:
    spread = estimate * (1 - estimate)
    raw = min(max(spread / variance, least), float(n)) if variance > 0.0 else least
    ratio = float(ndtri(confidence)) / float(stdtrit(least - 1, confidence))
    return raw * ratio * ratio


def _beta_lower(rate: float, n_eff: float, tail: float) -> float:
    return 0.0 if rate <= 0.0 else float(betaincinv(rate * n_eff, (1 - rate) * n_eff + 1, tail))


def _fisher_exact(a: int, b: int, c: int, d: int) -> float:
    """Return the two-sided p-value of a 2 by 2 table: the probability of all tables no likelier than this one."""
    row, column, n = a + b, a + c, a + b + c + d
    k = np.arange(max(0, row + column - n), min(row, column) + 1, dtype=float)
    log = -(gammaln(k + 1) + gammaln(row - k + 1) + gammaln(column - k + 1) + gammaln(n - row - column + k + 1))
    weights = np.exp(log - log.max())
    seen = weights[int(a - k[0])]
    return float(weights[weights <= seen * (1 + 1e-9)].sum() / weights.sum())
