"""What a model is asked: prompts in versioned files, and strangers' texts in them that cannot get out."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from string import Template
from types import MappingProxyType
from typing import Any, Literal

from sprout.errors import JudgeError, UsageError, nearest
from sprout.judges.protocol import JudgedVerdict
from sprout.text import plain

__all__ = ["Prompt", "Relation", "enclosed", "fresh_nonce", "read_prompt"]

Relation = Literal["entails", "contains", "equivalent"]

_WORDS: Mapping[Relation, Mapping[str, JudgedVerdict]] = MappingProxyType(
    {
        "entails": {"supported": "yes", "contradicted": "contradicted", "not_supported": "no"},
        "contains": {"stated": "yes", "contradicted": "contradicted", "not_stated": "no"},
        "equivalent": {"same": "yes", "contradicted": "contradicted", "different": "no"},
    }
)
_UNSURE: Mapping[str, JudgedVerdict] = MappingProxyType({"cannot_tell": "undecided"})
_DIVIDER = "\n=====\n"
_DRAWS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """How a model is asked about one relation."""

    relation: Relation
    version: str
    system: str
    frame: Template
    """The message around the texts."""

    digest: str
    """SHA-256 of the file, in hexadecimal digits."""

    @property
    def words(self) -> Mapping[str, JudgedVerdict]:
        """The words of a reply, and what each means as a verdict."""
        return {**_WORDS[self.relation], **_UNSURE}

    @property
    def schema(self) -> Mapping[str, Any]:
        """JSON Schema of a reply; the same for every call, so that a vendor can keep what it makes of it.

        It has no bounds on numbers and lengths, for not every vendor takes them; the reading checks those.
        """
        verdict = {
            "index": {"type": "integer"},
            "reason": {"type": "string"},
            "verdict": {"type": "string", "enum": list(self.words)},
            "score": {"type": "number"},
        }
        return _object({"code": {"type": "string"}, "verdicts": {"type": "array", "items": _object(verdict)}})


def read_prompt(relation: Relation, version: str) -> Prompt:
    """Return the prompt of *relation* in *version*; raises :class:`~sprout.errors.UsageError` if there is none."""
    folder = files("sprout.judges.models") / "prompts"
    place = folder / f"{relation}-{version}.txt"
    if not (version.isascii() and version.isalnum() and place.is_file()):
        names = (one.name for one in folder.iterdir())
        known = {name.removeprefix(f"{relation}-").removesuffix(".txt") for name in names if name.startswith(relation)}
        raise UsageError(f"unknown version {version!r} of the prompt {relation!r}; {nearest(version, known)}")
    text = place.read_text(encoding="utf-8")
    system, _, frame = text.partition(_DIVIDER)
    digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
    return Prompt(relation=relation, version=version, system=system, frame=Template(frame.strip()), digest=digest)


def enclosed(label: str, text: str, nonce: str, note: str = "") -> str:
    """Return *text* between two lines that carry *nonce*, with everything invisible in it made visible."""
    about = f" {note}" if note else ""
    shown = plain(text.replace("\r\n", "\n"))
    return f"--- BEGIN {label} {nonce}{about} ---\n{shown}\n--- END {label} {nonce} ---"


def fresh_nonce(draw: Callable[[], str], texts: Iterable[str]) -> str:
    """Return what *draw* gives, drawn again while it occurs in one of *texts*.

    Raises :class:`~sprout.errors.JudgeError` after eight draws, and for an empty one.
    """
    inside = [plain(text).casefold() for text in texts]
    for _ in range(_DRAWS):
        nonce = draw()
        if nonce.strip() and not any(nonce.casefold() in text for text in inside):
            return nonce
    raise JudgeError(f"none of {_DRAWS} codes that were drawn is absent from the texts to be judged")


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
