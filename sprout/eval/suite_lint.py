"""What weakens suites although they can be run: cases alike, groups out of balance, questions that were trained on.

A bound on a rate counts cases as if each were a new question. Two that ask the same in nearly the same words count
once, and a question that the target was fitted to says nothing of others.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sprout.eval.suite import Case, Suite
from sprout.text import plain, tokens

__all__ = ["ALIKE", "Finding", "Question", "lint", "read_questions"]

ALIKE = 0.8
"""Share of words in common from which on two questions are taken for one."""

_LEAST_SHARE = 0.3
"""The smaller of two classes or languages has at least this share of the cases."""
_MOST_TIMES = 3.0
"""How many times its fair share one subject, topic or tag may have."""
_CLASSES = ("answer", "refuse")
_ENOUGH = 20
"""With fewer cases nothing is said of balance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One weakness, with its place."""

    path: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question and where it stands."""

    text: str
    place: str
    """``path:line``, with the case's id if it has one."""

    language: str | None = None


def read_questions(text: str, shown_as: str) -> tuple[Question, ...]:
    """Return the questions of *text*: what stands before the first tab of each line that is not empty or a comment."""
    lines = ((number, line.split("\t")[0].strip()) for number, line in enumerate(text.splitlines(), start=1))
    return tuple(
        Question(text=said, place=f"{shown_as}:{number}") for number, said in lines if said and not said.startswith("#")
    )


def lint(suites: Iterable[Suite], trained: Sequence[Question] = (), *, alike: float = ALIKE) -> tuple[Finding, ...]:
    """Return what weakens *suites*, in the order of their cases.

    *alike* is the share of words, in (0, 1], that two questions of one language have in common if they are one
    (Jaccard's index of the sets of their words). *trained* are questions that the target, or its confidence, was
    fitted to.
    """
    if not 0.0 < alike <= 1.0:
        raise ValueError(f"alike is {alike!r}; allowed: a number above 0 and up to 1")
    seen = _Index(alike)
    of_training = _Index(alike)
    for question in trained:
        of_training.add(question)
    found: list[Finding] = []
    for suite in suites:
        for case in suite.cases:
            found.extend(_of_a_case(suite, case, seen, of_training))
        found.extend(Finding(path=suite.path, line=suite.gate_line, what=what) for what in _imbalances(suite))
    return tuple(found)


def _of_a_case(suite: Suite, case: Case, seen: "_Index", trained: "_Index") -> Iterator[Finding]:
    def finding(what: str) -> Finding:
        return Finding(path=suite.path, line=case.line, what=f"case {case.id!r}: {plain(what)}")

    if case.rationale is None:
        yield finding("has no rationale; say why it is there")
    asked = " ".join([*(turn.user for turn in case.turns), case.question])
    question = Question(text=asked, place=f"{suite.path}:{case.line} ({case.id})", language=case.language)
    if other := seen.nearest(question):
        yield finding(f"asks nearly what {other.place} does: {other.text!r}")
    if other := trained.nearest(question):
        yield finding(f"asks nearly what was trained on at {other.place}: {other.text!r}")
    seen.add(question)


class _Index:
    """Questions by their words."""

    def __init__(self, alike: float) -> None:
        self._alike = alike
        self._questions: list[tuple[frozenset[str], Question]] = []
        self._places: dict[str, list[int]] = {}

    def add(self, question: Question) -> None:
        words = frozenset(tokens(question.text))
        for word in words:
            self._places.setdefault(word, []).append(len(self._questions))
        self._questions.append((words, question))

    def nearest(self, question: Question) -> Question | None:
        """Return the most similar question of the same language, the first of several, if it is alike enough."""
        words = frozenset(tokens(question.text))
        shared = Counter(place for word in words for place in self._places.get(word, ()))
        best: tuple[float, int] | None = None
        for place, common in shared.items():
            other, known = self._questions[place]
            share = common / len(words | other)
            if share < self._alike or not _may_be_one(question, known):
                continue
            best = max(best or (0.0, 0), (share, -place))
        return None if best is None else self._questions[-best[1]][1]


def _may_be_one(a: Question, b: Question) -> bool:
    return a.language is None or b.language is None or a.language == b.language


def _imbalances(suite: Suite) -> Iterator[str]:
    if len(suite.cases) < _ENOUGH:
        return
    for name, values in _two_sided(suite).items():
        counts = Counter(value for value in values if value is not None)
        rarest, count = min(counts.items(), key=lambda one: (one[1], one[0]), default=("", 0))
        if len(counts) > 1 and count < _LEAST_SHARE * counts.total() * 2 / len(counts):
            yield f"imbalance: {count} of {counts.total()} cases are of the {name} {rarest!r}"
    for name, mentions in _many_sided(suite).items():
        often = Counter(mentions)
        commonest, count = max(often.items(), key=lambda one: (one[1], one[0]), default=("", 0))
        if len(often) > 2 and count > _MOST_TIMES * often.total() / len(often):
            yield f"imbalance: {count} of {often.total()} mentions are of the {name} {plain(commonest)!r}"


def _two_sided(suite: Suite) -> Mapping[str, Sequence[str | None]]:
    return {
        "language": [case.language for case in suite.cases],
        "class": [case.expect if case.expect in _CLASSES else None for case in suite.cases],
    }


def _many_sided(suite: Suite) -> Mapping[str, Sequence[str]]:
    """Return the tags, and what the cases want cited: documents, subjects, topics.

    A tag that is another name for a class is as common as that is.
    """
    classes = [{case.id for case in suite.cases if case.expect == name} for name in _CLASSES]
    tagged = {tag: {case.id for case in suite.cases if tag in case.tags} for case in suite.cases for tag in case.tags}
    found: dict[str, list[str]] = {
        "tag": [tag for case in suite.cases for tag in case.tags if tagged[tag] not in classes]
    }
    for case in suite.cases:
        for spec in case.assertions:
            if spec.kind == "cites" and not spec.negated and isinstance(spec.params, dict):
                for key, value in spec.params.items():
                    if isinstance(value, str):
                        found.setdefault(key, []).append(value)
    return found
