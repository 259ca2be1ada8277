"""What the command line may change in a suite; each change enters the fingerprint and is printed."""

from pydantic import ValidationError

from sprout.errors import UsageError, nearest
from sprout.eval.suite import (
    CalibrationGate,
    EveryCaseGate,
    JointRefusalGate,
    NoWorseGate,
    ParityGate,
    RateGate,
    Suite,
)

__all__ = ["METHODS", "overridden"]

METHODS = ("wilson", "exact", "point", "bound", "tost", "every-case")


def overridden(suite: Suite, *, method: str | None = None, confidence: float | None = None) -> Suite:
    """Return *suite* with another gate method or confidence, where its gate has one.

    ``every-case`` replaces any gate by the strictest one. A method that another kind of gate has leaves this gate as it
    is. Raises :class:`~sprout.errors.UsageError` for an unknown method or a confidence outside (0.5, 1).
    """
    gate = suite.gate
    if method is not None and method not in METHODS:
        raise UsageError(f"unknown gate method {method!r}; {nearest(method, METHODS)}")
    if confidence is not None and not 0.5 < confidence < 1.0:
        raise UsageError(f"confidence {confidence!r} is outside (0.5, 1); the usual one is 0.95")
    if method == "every-case":
        metric = suite.metric.model_copy(update={"threshold": 1.0, "direction": "higher"})
        return suite.model_copy(update={"gate": EveryCaseGate(), "metric": metric, "lacks": None})
    if isinstance(gate, EveryCaseGate):
        return suite
    changes: dict[str, object] = {}
    if method is not None and method in _methods(gate):
        changes["method"] = method
    if confidence is not None:
        changes["confidence"] = confidence
    try:
        return suite.model_copy(update={"gate": type(gate).model_validate({**gate.model_dump(), **changes})})
    except ValidationError as error:
        raise UsageError(f"the gate of suite {suite.name!r} cannot be changed: {error.errors()[0]['msg']}") from None


def _methods(gate: RateGate | CalibrationGate | ParityGate | JointRefusalGate | NoWorseGate) -> tuple[str, ...]:
    if isinstance(gate, NoWorseGate) or (isinstance(gate, RateGate) and (gate.corrected or gate.sequential)):
        return ()  # they bring their own bound
    if isinstance(gate, CalibrationGate):
        return ("bound", "point")
    return ("tost", "point") if isinstance(gate, ParityGate) else ("wilson", "exact", "point")
