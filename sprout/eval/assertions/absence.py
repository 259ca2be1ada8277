"""What a detector did not find: no finding at all in a text that it cannot read."""

from sprout.eval.outcomes import Grade
from sprout.text import LANGUAGES, illegible

__all__ = ["absent"]


def absent(text: str, grade: Grade) -> Grade:
    """Return *grade*, which rests on a detector's finding nothing in *text*; undecided if it could not have.

    The detectors read English and Spanish. "Völlig ungiftig" certifies nothing to them, and must not pass for that.
    """
    if not illegible(text):
        return grade
    why = f"no language that the detectors read ({', '.join(LANGUAGES)}) can be told in the response"
    return grade.model_copy(update={"passed": None, "reason": why})
