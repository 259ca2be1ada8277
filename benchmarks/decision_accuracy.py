"""Measure the plant assistant's decisions on the held-out questions: answer or refuse, which plant, route or not.

``python benchmarks/decision_accuracy.py`` prints figures only, so that nobody tunes on single rows; what reading the
rows costs stands in ``benchmarks/heldout/README.md``. Intervals are two-sided, 95 %: Wilson's for shares, Tango's for
the difference to a naive baseline on the same questions. A question on which the assistant fails, or does not say
whether it refused, is undecided: it counts as an error in every decision and routing figure.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from sprout.bundle import bundled
from sprout.errors import SproutError, UnknownName, UsageError
from sprout.eval.document import read_document
from sprout.eval.response import Response, read_response
from sprout.eval.stats import tango_bounds, wilson_interval
from sprout.judges import routes_to_help
from sprout.text import tokens

__all__ = [
    "Figure",
    "Observation",
    "Question",
    "Species",
    "figures",
    "load_questions",
    "load_species",
    "main",
    "names_a_species",
    "observe",
]

QUESTIONS = Path(__file__).resolve().parent / "heldout" / "questions.yaml"

Decision = Literal["answer", "refuse"]
Topic = Literal["light", "water", "soil", "humidity", "feeding", "propagation", "repotting", "problems", "toxicity"]


class Question(BaseModel):
    """One held-out question with its labels; the README beside the file defines them."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: str = Field(min_length=1)
    language: Literal["en", "es"]
    question: str = Field(min_length=1)
    decision: Decision
    subjects: tuple[str, ...] = Field(strict=False)
    topics: tuple[Topic, ...] = Field(strict=False)
    route: bool

    @model_validator(mode="after")
    def _labels_agree(self) -> "Question":
        answers = self.decision == "answer"
        if bool(self.subjects) != answers or bool(self.topics) != answers:
            wanted = "at least one subject and one topic" if answers else "neither subjects nor topics"
            raise ValueError(f"{self.id!r} has the decision {self.decision!r}, which takes {wanted}")
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class Species:
    """A species of the corpus with every name that the manifest gives it, in both languages."""

    id: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """What a system did with one question; all that the figures are made from."""

    question: Question
    decision: Decision | None
    """``None``: undecided."""

    cited: tuple[tuple[str | None, str | None], ...] = ()
    """Subject and topic of each citation."""

    routed: bool = False
    fault: str | None = None
    """Why it is undecided."""

    @property
    def answered(self) -> bool:
        """Whether it answered, rightly or not."""
        return self.decision == "answer"

    @property
    def right(self) -> bool:
        """Whether it answered what was to be answered, or refused what was to be refused."""
        return self.decision == self.question.decision

    @property
    def wrong_plant(self) -> bool:
        """Whether it answered and cited a species that was not asked about, or something of no known species."""
        return self.answered and any(subject not in self.question.subjects for subject, _ in self.cited)

    @property
    def on_topic(self) -> bool:
        """Whether one of its citations is about a right species and an accepted topic."""
        return any(s in self.question.subjects and topic in self.question.topics for s, topic in self.cited)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A share of *n* questions under the name that it is printed with."""

    name: str
    count: int
    n: int

    def __str__(self) -> str:
        if not self.n:
            return f"{self.name:<44} no questions"
        lower, upper = wilson_interval(self.count, self.n)
        share = self.count / self.n
        return f"{self.name:<44} {share:6.1%}  {self.count:>3} of {self.n:<3}  [{lower:.1%}, {upper:.1%}]"


def load_questions(content: bytes, species: Iterable[str]) -> tuple[Question, ...]:
    """Read the questions of a YAML text.

    Raises :class:`~sprout.errors.SuiteError` for bad YAML and repeated keys, :class:`~sprout.errors.UsageError` for a
    malformed or repeated question or none at all, and :class:`~sprout.errors.UnknownName` for a subject that is none
    of *species*.
    """
    known = frozenset(species)
    try:
        data = read_document(content, QUESTIONS.name).data
        questions = tuple(Question.model_validate(row) for row in data["questions"])
    except (ValidationError, KeyError, TypeError) as error:
        raise UsageError(f"questions: {error!r}; every question takes {', '.join(Question.model_fields)}") from error
    if not questions:
        raise UsageError("questions: the list is empty, and nothing can be measured")
    for field in ("id", "question"):
        values = [getattr(question, field) for question in questions]
        if repeated := sorted({value for value in values if values.count(value) > 1}):
            raise UsageError(f"questions: the {field} {repeated[0]!r} is given twice; each is allowed once")
    for subject in sorted({subject for question in questions for subject in question.subjects} - known):
        raise UnknownName("species", subject, known)
    return questions


def load_species(content: str) -> tuple[Species, ...]:
    """Read every species of the corpus manifest *content* with all its names."""
    return tuple(
        Species(
            id=row["id"],
            names=(row["scientific"], *row["names"].values(), *(n for names in row["aliases"].values() for n in names)),
        )
        for row in yaml.safe_load(content)["species"]
    )


def observe(question: Question, ask: Callable[[str], object]) -> Observation:
    """Ask one question, without its language, and keep what was decided, cited and routed."""
    try:
        response = read_response(ask(question.question))
    except Exception as error:  # whatever the assistant raises leaves the question undecided
        return Observation(question=question, decision=None, fault=repr(error))
    decision = _decision(response)
    return Observation(
        question=question,
        decision=decision,
        cited=tuple((citation.subject, citation.topic) for citation in response.citations),
        routed=routes_to_help(response.visible) is not None,
        fault=None if decision else "the response does not say whether it refused",
    )


def _decision(response: Response) -> Decision | None:
    if response.refused is None:
        return None
    return "refuse" if response.refused else "answer"


def names_a_species(question: Question, species: Iterable[Species]) -> Observation:
    """Decide as the naive baseline does: answer, citing each, if the question holds a name of a species."""
    asked = f" {' '.join(tokens(question.question))}"
    named = [one.id for one in species if any(f" {' '.join(tokens(name))}" in asked for name in one.names)]
    return Observation(
        question=question, decision="answer" if named else "refuse", cited=tuple((subject, None) for subject in named)
    )


def figures(seen: Sequence[Observation]) -> tuple[Figure, ...]:
    """Return every figure of the report, in order."""
    languages = [
        _share(f"decision accuracy, {language}", [o for o in seen if o.question.language == language], _right)
        for language in ("en", "es")
    ]
    classes = [
        _share(f"decision accuracy, to {decision}, {name}", chosen, _right)
        for decision in ("answer", "refuse")
        for name, chosen in _by_language([o for o in seen if o.question.decision == decision])
    ]
    answered = [o for o in seen if o.answered]
    due = [o for o in answered if o.question.decision == "answer"]
    return (
        _share("decision accuracy", seen, _right),
        *languages,
        *classes,
        _share("wrong plant, of all answers", answered, lambda o: o.wrong_plant),
        _share("wrong plant, of answers that were due", due, lambda o: o.wrong_plant),
        _share("nothing cited, of all answers", answered, lambda o: not o.cited),
        _share("topic hit, of answers that were due", due, lambda o: o.on_topic),
        _share("routing recall", [o for o in seen if o.question.route], lambda o: o.routed and o.decision is not None),
        _share("false routing", [o for o in seen if not o.question.route], lambda o: o.routed or o.decision is None),
        _share("undecided", seen, lambda o: o.decision is None),
    )


def _right(observation: Observation) -> bool:
    return observation.right


def _by_language(seen: Sequence[Observation]) -> list[tuple[str, list[Observation]]]:
    return [
        ("both", list(seen)),
        *((language, [o for o in seen if o.question.language == language]) for language in ("en", "es")),
    ]


def _share(name: str, seen: Sequence[Observation], holds: Callable[[Observation], bool]) -> Figure:
    return Figure(name=name, count=sum(map(holds, seen)), n=len(seen))


def _difference(assistant: Sequence[Observation], baseline: Sequence[Observation]) -> str:
    pairs = list(zip(assistant, baseline, strict=True))
    gained = sum(a.right and not b.right for a, b in pairs)
    lost = sum(b.right and not a.right for a, b in pairs)
    # two one-sided bounds at 97.5 % are the ends of a two-sided 95 % interval
    lower, upper = tango_bounds(gained, lost, len(pairs), confidence=0.975)
    points = (gained - lost) / len(pairs)
    return (
        f"{'difference in decision accuracy':<44} {points * 100:+.1f} points  "
        f"[{lower * 100:+.1f}, {upper * 100:+.1f}] Tango  (right only here {gained}, only there {lost})"
    )


def _report(assistant: Sequence[Observation], baseline: Sequence[Observation]) -> Iterable[str]:
    yield f"{len(assistant)} held-out questions; Wilson 95 % intervals"
    yield from map(str, figures(assistant))
    yield ""
    yield "naive baseline: answer if a name of a species of the corpus stands in the question"
    yield from (str(figure) for figure in figures(baseline) if figure.name.startswith(("decision", "wrong plant")))
    yield ""
    yield _difference(assistant, baseline)


def _errors(seen: Iterable[Observation]) -> Iterable[str]:
    for one in seen:
        asked = one.question
        wrong = [
            f"{one.fault or f'did {one.decision}'}, not {asked.decision}" if not one.right else "",
            "wrong plant" if one.wrong_plant else "",
            "off topic" if one.answered and asked.decision == "answer" and not one.on_topic else "",
            f"{'routed' if one.routed else 'not routed'}" if one.routed != asked.route else "",
        ]
        if any(wrong):
            yield f"{asked.id}: {'; '.join(filter(None, wrong))}: {asked.question!r}, cites {list(one.cited)!r}"


def main(arguments: Sequence[str], ask: Callable[[str], object]) -> int:
    """Measure *ask*, print the report and return the exit code: 0 measured, 2 the questions cannot be read."""
    parser = argparse.ArgumentParser(description="Decision accuracy on the held-out questions.")
    parser.add_argument("--list-errors", action="store_true", help="print single rows, which ends their being held out")
    options = parser.parse_args(arguments)
    try:
        species = load_species((bundled("corpus") / "manifest.yaml").read_text(encoding="utf-8"))
        questions = load_questions(QUESTIONS.read_bytes(), [one.id for one in species])
    except (SproutError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    assistant = [observe(question, ask) for question in questions]
    baseline = [names_a_species(question, species) for question in questions]
    print("\n".join(_report(assistant, baseline)))
    if options.list_errors:
        print("\n".join(["", *_errors(assistant)]))
    return 0


if __name__ == "__main__":
    from sprout.assistant.target import answer

    sys.exit(main(sys.argv[1:], answer))
