"""The judge is examined before a gate that rests on it is evaluated, in the process that reports."""

from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import CancelledError, wait

import pytest

from pytest_sprout.lane import Lane
from pytest_sprout.ledger import Entry
from pytest_sprout.options import OPTIONS, Options
from pytest_sprout.resolving import find_judge, hooks_above
from sprout.errors import UsageError
from sprout.eval import Judge
from sprout.eval.judge_check import Judged, Limits, check_judge, is_judged
from sprout.eval.trust import JudgeTrust
from sprout.text import plain

__all__ = ["examine_judges"]

_POLL = 0.25


def examine_judges(entries: Iterable[Entry], session: pytest.Session) -> None:
    """Enter in each of *entries* that rests on a judge how far that can be trusted.

    Each judge is examined once, on everything that the suites ask of it together.
    """
    options = session.config.stash[OPTIONS]
    groups: dict[tuple[str, str, int], tuple[Judge, list[Entry]]] = {}
    for entry in sorted(entries, key=lambda entry: entry.declaration.name):
        if not is_judged(_judged(entry)):
            continue
        declaration = entry.declaration
        try:
            judge = _same_judge(entry, session)
        except Exception as error:
            why = f"it could not be examined: {type(error).__name__}: {error}"
            entry.trust = _not_trusted(entry, str(error) if isinstance(error, UsageError) else why)
        else:
            key = (declaration.judge, declaration.judge_config, id(type(judge)))
            groups.setdefault(key, (judge, []))[1].append(entry)
    for judge, members in groups.values():
        trust = _examined(judge, members, options)
        for entry in members:
            entry.trust = trust


def _same_judge(entry: Entry, session: pytest.Session) -> Judge:
    """Return the judge that has graded *entry*, found anew; raises if the one that is found here is another."""
    declaration = entry.declaration
    hooks = hooks_above(declaration.path, "pytest_sprout_judge", session)
    judge = find_judge(session.config.stash[OPTIONS].judge, hooks, session.config)
    if (judge.name, judge.config_hash) != (declaration.judge, declaration.judge_config):
        raise UsageError(
            f"it graded as {declaration.judge!r} ({declaration.judge_config}), and the process that reports finds "
            f"{judge.name!r} ({judge.config_hash}); give the judge in the root conftest"
        )
    return judge


def _examined(judge: Judge, entries: list[Entry], options: Options) -> JudgeTrust:
    """Examine *judge* on an event loop of its own, which is given up if the judge blocks it."""
    limits = Limits(timeout=options.timeout, at_once=options.concurrency)
    all_judged = [_judged(entry) for entry in entries]
    config_hash = entries[0].declaration.judge_config
    lane = Lane(0, 1)
    lane.listen()
    future = lane.submit("examination", lambda: check_judge(judge, config_hash, all_judged, limits))
    try:
        while not wait([future], timeout=_POLL).done:
            if lane.silent_for() > 2 * options.timeout + 1.0:
                return _not_trusted(entries[0], "it could not be examined: it blocks the event loop")
        return future.result()
    except (CancelledError, Exception) as error:
        return _not_trusted(entries[0], f"it could not be examined: {type(error).__name__}: {error}")
    finally:
        if future.done():
            lane.close(_finishers(judge))
        else:
            lane.abandon()


def _finishers(judge: Judge) -> list[Callable[[], Awaitable[None]]]:
    close = getattr(judge, "close", None)
    return [] if close is None else [close]


def _judged(entry: Entry) -> Judged:
    return Judged(suite=entry.declaration.suite, results=entry.results)


def _not_trusted(entry: Entry, why: str) -> JudgeTrust:
    declaration = entry.declaration
    return JudgeTrust(judge=declaration.judge, config_hash=declaration.judge_config, problems=(plain(why),))
