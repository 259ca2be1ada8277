"""What several trials of each case say: pass@k, pass^k, flakiness, and their bounds over cases."""

import math
from collections.abc import Sequence
from typing import Literal

from sprout.eval.stats.clusters import ClusteredBounds, score_bounds
from sprout.eval.stats.proportions import Side

__all__ = ["flake_rate", "flaky_share", "pass_at_k", "pass_hat_k", "pass_k_bounds"]


def pass_at_k(passes: int, trials: int, k: int) -> float:
    """Return the unbiased estimate that at least one of *k* trials of a case passes, in [0, 1].

    ``1 - C(m-c, k) / C(m, k)`` with c *passes* of m *trials* (Chen et al., arXiv 2107.03374, 2021). Raises
    ``ValueError`` for k < 1, fewer than k trials, or impossible counts.
    """
    _check(passes, trials, k)
    return 1 - math.comb(trials - passes, k) / math.comb(trials, k)


def pass_hat_k(passes: int, trials: int, k: int) -> float:
    """Return the unbiased estimate that all of *k* trials of a case pass (pass^k), in [0, 1].

    ``C(c, k) / C(m, k)`` (Yao et al., τ-bench, arXiv 2406.12045, 2024); not the k-th power of the mean, which flatters
    a suite whose cases differ. Raises as :func:`pass_at_k` does.
    """
    _check(passes, trials, k)
    return math.comb(passes, k) / math.comb(trials, k)


def flake_rate(passes: int, trials: int) -> float | None:
    """Return the unbiased estimate that two trials of a case disagree, ``2c(m-c) / m(m-1)``, in [0, 1].

    0 for a case that always passes or always fails, about 1/2 for a coin. ``None`` with one trial, which cannot show
    it. Raises ``ValueError`` for impossible counts.
    """
    _check(passes, trials, 1)
    return None if trials == 1 else 2 * passes * (trials - passes) / (trials * (trials - 1))


def flaky_share(passes: Sequence[int], trials: Sequence[int]) -> float | None:
    """Return the share of cases whose trials were seen to disagree, of those with two trials or more, in [0, 1].

    ``None`` if no case has two. A coin shows itself in m trials with probability ``1 - 2^(1-m)`` only. Raises as
    :func:`flake_rate` does, and for unequal lengths.
    """
    rates = [flake_rate(c, m) for c, m in zip(passes, trials, strict=True)]
    seen = [rate for rate in rates if rate is not None]
    return sum(rate > 0.0 for rate in seen) / len(seen) if seen else None


def pass_k_bounds(
    passes: Sequence[int], trials: Sequence[int], k: int, *, kind: Literal["all", "any"], confidence: float, side: Side
) -> ClusteredBounds:
    """Return the bounds of the mean over cases of pass^k (``all``) or pass@k (``any``), in [0, 1].

    The clustered bound over the per-case estimates, its n_eff at most the number of disjoint k-tuples per case; with k
    trials each it is Clopper-Pearson over the cases. Raises as :func:`pass_at_k` does, and for no cases.
    """
    estimate = pass_hat_k if kind == "all" else pass_at_k
    scores = [estimate(c, m, k) for c, m in zip(passes, trials, strict=True)]
    tuples = float(sum(m // k for m in trials))
    return score_bounds(scores, confidence=confidence, side=side, cap=tuples)


def _check(passes: int, trials: int, k: int) -> None:
    if trials < 1 or not 0 <= passes <= trials:
        raise ValueError(f"{passes!r} passes of {trials!r} trials")
    if not 1 <= k <= trials:
        raise ValueError(f"{k!r} trials are asked of a case that has {trials!r}")
