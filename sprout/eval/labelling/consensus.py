"""From several people's labels to one for each answer, and how far the people agree."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sprout.eval.labelling.reading import Label
from sprout.eval.stats import Agreement, ac1

__all__ = ["Consensus", "consensus"]

Key = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Consensus:
    """What people say of answers, taken together."""

    truth: Mapping[Key, bool]
    """Suite and case to whether the answer is truly as it should be: what most say."""

    unsure: frozenset[Key]
    """Answers of which nobody was sure."""

    disputed: frozenset[Key]
    """Answers of which as many say yes as no: they count for neither."""

    by_answer: Mapping[Key, Mapping[str, bool]]
    """Suite and case to what each labeller says who is sure."""

    def labellers(self, suites: Iterable[str]) -> Sequence[str]:
        """Return who labelled answers of *suites*, sorted."""
        wanted = frozenset(suites)
        return sorted({who for (suite, _), said in self.by_answer.items() if suite in wanted for who in said})

    def agreement(self, suites: Iterable[str]) -> Agreement | None:
        """Return Gwet's AC1 of the labellers on answers of *suites*; ``None`` if no two labelled the same one."""
        wanted = frozenset(suites)
        items = [said for (suite, _), said in sorted(self.by_answer.items()) if suite in wanted and len(said) > 1]
        names = sorted({who for said in items for who in said})
        if len(names) < 2:
            return None
        return ac1([[said.get(who) for said in items] for who in names])


def consensus(labels: Iterable[Label]) -> Consensus:
    """Return what most people say of each answer, those who are unsure left out."""
    words: dict[Key, dict[str, str]] = defaultdict(dict)
    for label in labels:
        words[label.key][label.labeller] = label.word
    sure = {key: {who: word == "yes" for who, word in said.items() if word != "unsure"} for key, said in words.items()}
    truth: dict[Key, bool] = {}
    disputed: set[Key] = set()
    for key, said in sure.items():
        votes = Counter(said.values())
        if votes[True] != votes[False]:
            truth[key] = votes[True] > votes[False]
        elif said:
            disputed.add(key)
    return Consensus(
        truth=truth,
        unsure=frozenset(key for key, said in sure.items() if not said),
        disputed=frozenset(disputed),
        by_answer={key: said for key, said in sure.items() if said},
    )
