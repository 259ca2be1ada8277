"""Regular expressions that are written at import and compiled when they are first asked for."""

import re
from functools import cached_property

__all__ = ["Patterns"]


class Patterns:
    """Alternatives that are searched together."""

    def __init__(self, *patterns: str, ignore_case: bool = False) -> None:
        self.pattern = "|".join(f"(?:{pattern})" for pattern in patterns)
        """What :attr:`compiled` is compiled from."""
        self.flags = (re.IGNORECASE if ignore_case else re.NOFLAG) | re.UNICODE

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """One pattern that matches what any of the alternatives does."""
        return re.compile(self.pattern, self.flags)
