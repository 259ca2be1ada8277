"""Regular expressions that are written at import and compiled when they are first asked for."""

import re
from functools import cached_property

__all__ = ["Patterns"]


class Patterns:
    """Alternatives that are searched together."""

    def __init__(self, *patterns: str, ignore_case: bool = False) -> None:
        self._patterns = patterns
        self._flags = re.IGNORECASE if ignore_case else re.NOFLAG

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """One pattern that matches what any of the alternatives does."""
        return re.compile("|".join(f"(?:{pattern})" for pattern in self._patterns), self._flags)
