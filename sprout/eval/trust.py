"""How far the judge of a run can be believed: what it was asked to which the answer is known, and what it said."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from sprout.eval.judge_calibration import Calibration
from sprout.eval.outcomes import GateResult, Reason, Verdict
from sprout.judges.protocol import JudgedVerdict
from sprout.providers.chat import Usage

__all__ = ["Examination", "JudgeTrust", "Mistake", "Tally", "distrusted"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Tally(_Value):
    """One kind of question with known answers, and how the judge did."""

    name: str
    """Relation and language of anchors (``en/entails``), kind of mutants (``number``)."""

    asked: int = Field(ge=0)
    supported: int = Field(ge=0)
    """How many of the claims are supported."""

    missed: int = Field(ge=0)
    """Called supported, and not so: the dangerous kind."""

    allowed: int | None = Field(default=None, ge=0)
    """How many misses are tolerated; ``None``: they are counted together with those of other kinds."""

    unfound: int = Field(ge=0)
    """Supported, and not called so."""

    undecided: int = Field(ge=0)
    """Not supported, and left undecided."""


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
    allowed: int | None = Field(default=None, ge=0)
    """How many misses are tolerated in all tallies without an allowance of their own; ``None``: there are none such."""

    mistakes: tuple[Mistake, ...] = ()
    problems: tuple[str, ...] = ()
    """What went beyond its allowance, each as the end of a sentence about the judge."""

    notes: tuple[str, ...] = ()
    """What could not be examined."""

    @property
    def asked(self) -> int:
        """How many questions there were."""
        return sum(tally.asked for tally in self.tallies)

    @property
    def missed(self) -> int:
        """How many claims were called supported that are not."""
        return sum(tally.missed for tally in self.tallies)


class JudgeTrust(_Value):
    """What is known of a judge in one configuration."""

    judge: str
    config_hash: str
    anchors: Examination | None = None
    """``None`` if it was not asked."""

    mutants: Examination | None = None
    calibration: Calibration | None = None
    """What people's labels say of it on this suite; ``None`` if the gate was not evaluated."""

    usage: Usage | None = None
    """What asking the judge's model used for all this; ``None`` if it has none."""

    problems: tuple[str, ...] = ()
    """Why the judge is not trusted, each as the end of a sentence about it; empty: it is."""

    @property
    def examined(self) -> str | None:
        """What the judge was asked and how it did, in one sentence; ``None`` if it was not."""
        parts = [(self.anchors, "anchors"), (self.mutants, "altered claims of this run")]
        done = [f"{part.missed} of {part.asked} {what}" for part, what in parts if part is not None and part.asked]
        if not done:
            return None
        bill = "" if self.usage is None else f" ({self.usage.calls} calls{_price(self.usage.cost)})"
        return f"judge {self.judge} examined{bill}: it wrongly believed {' and '.join(done)}"

    @property
    def complaint(self) -> str | None:
        """All problems as one clause that names the judge, or ``None``."""
        if not self.problems:
            return None
        return f"the judge {self.judge!r} cannot be trusted: {'; '.join(self.problems)}"


def _price(cost: float | None) -> str:
    return "" if cost is None else f", ${cost:.4f}"


def distrusted(result: GateResult, complaints: Sequence[str]) -> GateResult:
    """Return *result* as it is with a judge of whom there are *complaints*: never PASS; a FAIL keeps its reason.

    Each complaint is a clause that names the judge. Without any, the result stays as it is.
    """
    if not complaints:
        return result
    why = "; ".join(complaints)
    if result.verdict is not Verdict.PASS:
        return result.model_copy(update={"notes": (*result.notes, why)})
    says = f"FAIL: {why}"
    return result.model_copy(update={"verdict": Verdict.FAIL, "reason": Reason.JUDGE, "says": says})
