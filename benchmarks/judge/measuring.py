"""What a judge makes of labelled claims, asked as a suite asks it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from sprout.judges import Judge

from .rows import Row

_RELATIONS = {"yes": "entailment", "no": "neutral", "contradicted": "contradiction"}


@dataclass(slots=True)
class Tally:
    """Counts of verdicts."""

    verdicts: Counter[tuple[bool, str]] = field(default_factory=Counter)
    """(supported, verdict) → how often."""
    relations: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(relation, verdict) → how often, of rows that have a relation."""

    @property
    def rows(self) -> int:
        """How many claims were judged."""
        return self.verdicts.total()

    @property
    def balanced_accuracy(self) -> float:
        """The mean of the two shares of right answers; what is undecided is not called supported."""
        kept = self._share(supported=True, called=True)
        refused = 1 - self._share(supported=False, called=True)
        return (kept + refused) / 2

    @property
    def f1_of_unsupported(self) -> float:
        """The harmonic mean of precision and recall in finding what is not supported."""
        right = self._count(supported=False, called=False)
        wrong = self._count(supported=True, called=False) + self._count(supported=False, called=True)
        return 2 * right / (2 * right + wrong) if right else 0.0

    @property
    def three_way_accuracy(self) -> float | None:
        """The share of relations named rightly; undecided is wrong. ``None`` for a set without them."""
        if not self.relations:
            return None
        right = sum(
            count for (relation, verdict), count in self.relations.items() if _RELATIONS.get(verdict) == relation
        )
        return right / self.relations.total()

    @property
    def contradictions_certified(self) -> float | None:
        """The share of contradictions called supported; ``None`` for a set without any."""
        total = sum(count for (relation, _), count in self.relations.items() if relation == "contradiction")
        return self.relations["contradiction", "yes"] / total if total else None

    @property
    def undecided(self) -> float:
        """The share of claims left undecided."""
        return sum(count for (_, verdict), count in self.verdicts.items() if verdict == "undecided") / self.rows

    def _count(self, *, supported: bool, called: bool) -> int:
        return sum(
            count
            for (gold, verdict), count in self.verdicts.items()
            if gold == supported and (verdict == "yes") == called
        )

    def _share(self, *, supported: bool, called: bool) -> float:
        total = sum(count for (gold, _), count in self.verdicts.items() if gold == supported)
        return self._count(supported=supported, called=called) / max(1, total)


async def ask(judge: Judge, rows: Iterable[Row], into: Tally) -> None:
    """Put *rows* to *judge* and count its verdicts *into* a tally."""
    for row in rows:
        judgement = await judge.entails(row.claim, row.sources, language=row.language)
        into.verdicts[row.supported, judgement.verdict] += 1
        if row.relation is not None:
            into.relations[row.relation, judgement.verdict] += 1
