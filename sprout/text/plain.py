"""Text from strangers, made safe to show."""

import re

from sprout.text.memory import remembered

__all__ = ["plain"]

_TERMINAL = re.compile(
    # OSC, DCS, SOS, PM and APC carry text up to a terminator; without one they hide nothing
    "(?:\x1b[\\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f]*(?:\x07|\x1b\\\\|\x9c)"
    "|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]"  # CSI
    "|\x1b[ -/]+[0-~]"  # character sets and the like
    "|\x1b[0-OQ-WYZ\\\\`-~]"  # two-character sequences
)
_FLAG = "\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f"
_UNSAFE = re.compile(
    f"({_FLAG})"
    "|[\x00-\x08\x0b-\x1f\x7f-\x9f"
    "\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\ufdd0-\ufdef\U000e0000-\U000e007f"
    + "".join(f"{chr(plane * 0x10000 + 0xFFFE)}{chr(plane * 0x10000 + 0xFFFF)}" for plane in range(17))
    + "]"
)


@remembered()
def plain(text: str) -> str:
    r"""Return *text* safe to print, to put into XML 1.0 and to send to a worker process.

    Terminal sequences (CSI, OSC, DCS, PM, APC, SOS, in their 7-bit and C1 forms) vanish together with what
    they carry. Other control characters (also ``\r``), line and paragraph separators, bidi embeddings,
    overrides and isolates, invisible spaces, tag characters outside flags, lone surrogates and non-characters
    become visible escapes such as ``\x1b`` and ``\u202e``. Tabs, newlines and all other text stay.
    Idempotent.
    """
    if text.isascii() and text.isprintable():
        return text
    return _UNSAFE.sub(_visible, _TERMINAL.sub("", text))


def _visible(match: re.Match[str]) -> str:
    flag: str | None = match[1]
    return flag if flag is not None else match[0].encode("unicode_escape").decode("ascii")
