"""The root of a monotone function in an interval."""

from collections.abc import Callable

__all__ = ["bisect"]

_HALVINGS = 100


def bisect(holds: Callable[[float], bool], low: float, high: float) -> float:
    """Return the last point of [*low*, *high*] at which *holds* is true, to within floating-point precision.

    *holds* is true up to some point and false after it. *low* is returned if it is false everywhere, *high* if it is
    true at both ends. The result errs on the side on which *holds* is true.
    """
    if holds(high):
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if middle in {low, high}:
            break
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
