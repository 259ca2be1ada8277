"""The anchors: sealed questions that any competent judge gets right, by relation and language.

``anchors.jsonl`` has one a line. Of each relation and language ten claims are supported (``verbatim``, ``near``,
``joined``, ``paraphrase``), ten say what is not said (``missing``, ``irrelevant``, ``empty``, and ``forged``, where the
text speaks to the judge), and ten the contrary (``number``, ``entity``, ``negation``). All were written by hand for
this purpose, are about everyday things that nobody can know from elsewhere, and are in the public domain (CC0-1.0).
"""

import hashlib
import json
from collections.abc import Iterable
from importlib.resources import files
from typing import cast

from sprout.errors import JudgeError
from sprout.judges.question import Question, Relation

__all__ = ["SEAL", "anchor_content", "choose", "read_anchors"]

SEAL = "b4f7ad7986db549fd018874c4d8bef8559f3a5183809a46d3a834b84980e362f"
"""SHA-256 of the file, its lines ended by ``\\n``."""


def anchor_content() -> bytes:
    """Return the file as it is installed; raises :class:`~sprout.errors.JudgeError` if it cannot be read."""
    try:
        return files("sprout.judges").joinpath("anchors.jsonl").read_bytes()
    except OSError as error:
        raise JudgeError(f"the anchors cannot be read: {error.strerror or error}; reinstall pytest-sprout") from None


def read_anchors(content: bytes) -> tuple[Question, ...]:
    """Return the anchors in *content*, in the file's order.

    Raises :class:`~sprout.errors.JudgeError` if it is not what the seal says: a judge that is asked easier questions
    proves nothing.
    """
    lines = content.replace(b"\r\n", b"\n")
    if (found := hashlib.sha256(lines).hexdigest()) != SEAL:
        raise JudgeError(
            f"the anchors were changed: their SHA-256 is {found[:12]} and the seal says {SEAL[:12]}; "
            "reinstall pytest-sprout"
        )
    return tuple(_anchor(line) for line in lines.decode("utf-8").splitlines())


def choose(anchors: Iterable[Question], relations: Iterable[str], languages: Iterable[str]) -> tuple[Question, ...]:
    """Return those of *anchors* that are of one of *relations* and in one of *languages*."""
    wanted, spoken = frozenset(relations), frozenset(languages)
    return tuple(anchor for anchor in anchors if anchor.relation in wanted and anchor.language in spoken)


def _anchor(line: str) -> Question:
    data = json.loads(line)
    language, relation, name = data["id"].split("/")
    return Question(
        id=data["id"],
        relation=cast("Relation", relation),
        kind=name.rpartition("-")[0],
        claim=data["claim"],
        sources=tuple(data["sources"]),
        language=language,
        supported=data["expect"] == "yes",
    )
