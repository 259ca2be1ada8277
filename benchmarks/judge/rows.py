"""Labelled claims, read from the folder that ``SPROUT_DATA`` names, and their features."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sprout.judges.lexical.alignment import align
from sprout.judges.lexical.features import FEATURES, features
from sprout.judges.lexical.refutation import Refutation, refutation
from sprout.judges.lexical.source import Source
from sprout.judges.lexical.statement import claimed
from sprout.text import LANGUAGES

SETS = (
    "ragtruth_qa",
    "ragtruth_summary",
    "begin_wow",
    "begin_tc_cmu",
    "q2_wow",
    "expertqa",
    "wice_claim",
    "negation_nli",
    "inferes_es",
)
"""The groundedness sets, in the order of all tables."""

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One labelled claim."""

    claim: str
    sources: tuple[str, ...]
    language: str
    supported: bool
    relation: str | None
    """``entailment``, ``neutral`` or ``contradiction`` where the set says so."""

    @property
    def passage(self) -> str:
        """A name for the row's passage; rows that share it belong together."""
        return hashlib.sha256(self.sources[0].encode()).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The rows of all sets as arrays of one length."""

    features: Floats
    supported: Integers
    """1 for supported, 0 for not."""
    sets: Integers
    """Place of the row's set in :data:`SETS`."""
    passages: tuple[str, ...]
    """A name for the row's passage; rows of one passage stay on one side of a split."""
    contradiction: Flags
    refuted: Flags
    """Whether named evidence forbids support at the strict point."""
    excluded: Flags
    """Whether it forbids support at both points."""

    def subset(self, keep: Flags) -> "Table":
        """Return the rows that *keep* flags."""
        return Table(
            features=self.features[keep],
            supported=self.supported[keep],
            sets=self.sets[keep],
            passages=tuple(name for name, flag in zip(self.passages, keep, strict=True) if flag),
            contradiction=self.contradiction[keep],
            refuted=self.refuted[keep],
            excluded=self.excluded[keep],
        )


def read(folder: Path, name: str) -> Iterator[Row]:
    """Read the rows of the set *name* that say whether the claim is supported; without machine-made ones."""
    with Path(folder, f"{name}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            found = json.loads(line)
            extra = found["extra"]
            if extra.get("supported") is None or extra.get("anno_type") == "Automated":
                continue
            yield Row(
                claim=found.get("claim") or found["answer"],
                sources=(found["passage"], *(extra.get("alt_passages") or ())),
                language=found["lang"],
                supported=bool(extra["supported"]),
                relation=extra.get("nli"),
            )


def table(folder: Path) -> Table:
    """Compute the features of all rows of :data:`SETS`; a claim that has no content has none and is left out."""
    rows = [(place, row) for place, name in enumerate(SETS) for row in read(folder, name)]
    cells = [_cells(row) for _, row in rows]
    kept = [(place, row, found) for (place, row), found in zip(rows, cells, strict=True) if found is not None]
    return Table(
        features=np.array([found[0] for *_, found in kept], dtype=np.float64).reshape(-1, len(FEATURES)),
        supported=np.array([row.supported for _, row, _ in kept], dtype=np.int64),
        sets=np.array([place for place, *_ in kept], dtype=np.int64),
        passages=tuple(row.passage for _, row, _ in kept),
        contradiction=np.array([row.relation == "contradiction" for _, row, _ in kept]),
        refuted=np.array([found[1] is not None for *_, found in kept]),
        excluded=np.array([found[1] is not None and found[1].certain for *_, found in kept]),
    )


def _cells(row: Row) -> tuple[Sequence[float], Refutation | None] | None:
    language = next(known for known in LANGUAGES if known == row.language)
    sources = [source for source in (Source.read(text, language) for text in row.sources) if source.places]
    statements = claimed(row.claim, language)
    if not statements or not sources:
        return None
    aligned = [align(statement, sources, language) for statement in statements]
    return features(aligned), refutation(aligned, "the sources")


def fingerprint(folder: Path) -> str:
    """Return the SHA-256 over the names and contents of the sets."""
    digest = hashlib.sha256()
    for name in SETS:
        digest.update(f"{name}\n".encode())
        digest.update(Path(folder, f"{name}.jsonl").read_bytes())
    return digest.hexdigest()
