"""Checking a judge on what a run asked of it, before anything that it said is believed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sprout.errors import SproutError
from sprout.eval.allowance import anchors_examined, mutants_examined
from sprout.eval.assertions.judged import EquivalentTo, Grounded, States
from sprout.eval.examination import Answered, ask
from sprout.eval.mutants import believed, mutants
from sprout.eval.outcomes import CaseResult, Trial
from sprout.eval.suite import Case, Suite
from sprout.eval.trust import Examination, JudgeTrust
from sprout.judges.anchors import anchor_content, choose, read_anchors
from sprout.judges.protocol import Judge
from sprout.judges.question import RELATIONS, Question
from sprout.providers.chat import Usage
from sprout.text import LANGUAGES, detect_language, plain

__all__ = ["Judged", "Limits", "check_judge", "is_judged"]

_ASKED: Mapping[str, Sequence[str]] = {
    Grounded.kind: ["entails"],
    States.kind: ["contains"],
    EquivalentTo.kind: ["equivalent"],
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A suite with its results."""

    suite: Suite
    results: Mapping[str, CaseResult]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a check may take."""

    timeout: float
    """Seconds for one call of the judge."""

    at_once: int
    """How many calls are under way at once."""


def is_judged(judged: Judged) -> bool:
    """Say whether a result of the suite rests on an assertion that asks the judge."""
    return any(True for _ in _graded(judged))


async def check_judge(judge: Judge, config_hash: str, all_judged: Sequence[Judged], limits: Limits) -> JudgeTrust:
    """Return what is known of *judge* after the anchors, and after mutants of what it believed in *all_judged*.

    Only relations and languages that were used are examined, and no mutants if the anchors have settled it. Nothing
    that the judge does makes this raise, but cancellation.
    """
    trust = JudgeTrust(judge=plain(judge.name), config_hash=config_hash)
    used: list[Answered] = []

    async def put(questions: Sequence[Question]) -> tuple[Answered, ...]:
        answers = await ask(judge, questions, timeout=limits.timeout, at_once=limits.at_once)
        used.extend(answers)
        return answers

    try:
        questions, notes = _anchors(all_judged)
        found = anchors_examined(await put(questions))
        trust = trust.model_copy(update={"anchors": _noted(found, notes), "problems": found.problems})
        if not found.problems:
            made = mutants(one for judged in all_judged for one in believed(judged.suite, judged.results))
            found = mutants_examined(await put(made))
            trust = trust.model_copy(update={"mutants": found, "problems": found.problems})
    except SproutError as error:
        trust = trust.model_copy(update={"problems": (f"it could not be examined: {plain(str(error))}",)})
    return trust.model_copy(update={"usage": _usage(used)})


def _anchors(all_judged: Iterable[Judged]) -> tuple[Sequence[Question], Sequence[str]]:
    """Return the anchors to ask, and what must be said of their choice."""
    relations: set[str] = set()
    languages: set[str] = set()
    for judged in all_judged:
        for case, trial, kind in _graded(judged):
            relations.update(_ASKED.get(kind, RELATIONS))
            languages.add(_language(case, trial))
    foreign = sorted(languages - set(LANGUAGES))
    wanted = LANGUAGES if foreign else sorted(languages)
    notes = [
        f"there are no anchors in the language {one!r}: those in {' and '.join(LANGUAGES)} were asked"
        for one in foreign
        if one
    ]
    return choose(read_anchors(anchor_content()), relations, wanted), notes


def _graded(judged: Judged) -> Iterator[tuple[Case, Trial, str]]:
    """Yield each use of the judge: case, trial and kind of assertion."""
    for case in judged.suite.cases:
        result = judged.results.get(case.id)
        for trial in result.trials if result is not None else ():
            for one in trial.assertions:
                if one.judged:
                    yield case, trial, one.kind.removeprefix("not ")


def _language(case: Case, trial: Trial) -> str:
    """Return the language of a response, without its region; empty if it cannot be told."""
    response = trial.response or {}
    said = case.language or response.get("language") or detect_language(str(response.get("text", "")))
    return plain(str(said or "")).replace("_", "-").partition("-")[0].lower()


def _noted(found: Examination, notes: Iterable[str]) -> Examination:
    return found.model_copy(update={"notes": (*found.notes, *notes)})


def _usage(answers: Iterable[Answered]) -> Usage | None:
    used = [one.judgement.usage for one in answers if one.judgement.usage is not None]
    return sum(used, Usage()) if used else None
