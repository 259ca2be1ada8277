"""How far the judge of a run can be believed: what it was asked to which the answer is known, and what it said."""

from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from sprout.eval.outcomes import GateResult, Reason, Verdict
from sprout.judges.protocol import JudgedVerdict

__all__ = ["Calibration", "Examination", "JudgeTrust", "Mistake", "Tally", "distrusted"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Tally(_Value):
    """One kind of question with known answers, and how the judge did."""

    name: str
    """Relation and language of anchors (``entails/en``), kind of mutants (``number``)."""

    asked: int = Field(ge=0)
    missed: int = Field(ge=0)
    """Called supported, and not so: the dangerous kind."""

    missed_allowed: int = Field(ge=0)
    unfound: int = Field(ge=0)
    """Supported, and not called so."""

    unfound_allowed: int = Field(ge=0)
    undecided: int = Field(ge=0)
    """Not supported, and left undecided."""

    undecided_allowed: int = Field(ge=0)


class Mistake(_Value):
    """A question that the judge got wrong."""

    id: str
    asked: str
    """The claim, shortened."""

    verdict: JudgedVerdict
    reason: str


class Examination(_Value):
    """All questions of one sort."""

    tallies: tuple[Tally, ...]
    mistakes: tuple[Mistake, ...] = ()
    notes: tuple[str, ...] = ()
    """What could not be examined."""

    @property
    def asked(self) -> int:
        """How many questions there were."""
        return sum(tally.asked for tally in self.tallies)


class Calibration(_Value):
    """What people's labels say of the judge."""

    status: Literal["calibrated", "missing", "stale"]
    says: str
    """One sentence for the user."""


class JudgeTrust(_Value):
    """What is known of a judge in one configuration."""

    judge: str
    config_hash: str
    anchors: Examination | None = None
    """``None`` if it was not asked."""

    mutants: Examination | None = None
    calibration: Calibration | None = None
    problems: tuple[str, ...] = ()
    """Why the judge is not trusted, each a clause that names it; empty: it is."""


def distrusted(result: GateResult, problems: Sequence[str]) -> GateResult:
    """Return *result* as it is with a judge that has *problems*: never PASS; a FAIL keeps its reason.

    Without problems it stays as it is.
    """
    if not problems:
        return result
    why = "; ".join(problems)
    if result.verdict is not Verdict.PASS:
        return result.model_copy(update={"notes": (*result.notes, why)})
    says = f"FAIL: {why}"
    return result.model_copy(update={"verdict": Verdict.FAIL, "reason": Reason.JUDGE, "says": says})
