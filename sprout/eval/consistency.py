"""What a suite's cases must be together: ids, pairs, and the classes and languages that its gate compares."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sprout.eval.document import Path

__all__ = ["inconsistencies"]

Fault = tuple[Path, str]


def inconsistencies(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield the place and the explanation of what does not fit together in the suite *data*, as written in its file.

    It reads what the file says, right or wrong, so that these faults are found together with all others.
    """
    raw, defaults, gate = data.get("cases"), data.get("defaults") or {}, data.get("gate")
    if not isinstance(raw, list) or not isinstance(defaults, dict):
        return
    cases = [{**defaults, **case} if isinstance(case, dict) else {} for case in raw]
    yield from _ids(cases)
    yield from _pairs(cases)
    kind = gate.get("kind") if isinstance(gate, dict) else None
    if kind == "joint-refusal":
        yield from _classes(cases)
    elif kind == "parity":
        yield from _parity(cases)


def _ids(cases: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for index, case in enumerate(cases):
        name = case.get("id")
        if isinstance(name, str) and (seen := first.setdefault(name.casefold(), index)) != index:
            yield ("cases", index, "id"), f"id {name!r} is given twice; case {seen + 1} of the suite has it already"


def _pairs(cases: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    sizes = Counter(case["pair"] for case in cases if isinstance(case.get("pair"), str))
    tongues: dict[str, set[str]] = {}
    for index, case in enumerate(cases):
        name, language, place = case.get("pair"), case.get("language"), ("cases", index, "pair")
        if not isinstance(name, str):
            continue
        if sizes[name] != 2:
            yield place, f"pair {name!r} has {sizes[name]} case{'s' if sizes[name] > 1 else ''}; a pair has two"
        elif not isinstance(language, str):
            yield place, "a case of a pair needs 'language'"
        elif language in tongues.setdefault(name, set()):
            yield place, f"both cases of pair {name!r} are in {language!r}"
        else:
            tongues[name].add(language)


def _classes(cases: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    for index, case in enumerate(cases):
        if case.get("expect") not in ("answer", "refuse"):
            yield ("cases", index), "a 'joint-refusal' gate needs 'expect: answer' or 'expect: refuse'"
    for wanted in ("answer", "refuse"):
        if all(case.get("expect") != wanted for case in cases):
            yield ("gate",), f"a 'joint-refusal' gate needs cases with 'expect: {wanted}', and there are none"


def _parity(cases: Sequence[Mapping[str, Any]]) -> Iterator[Fault]:
    for index, case in enumerate(cases):
        if case.get("pair") is None:
            yield ("cases", index), f"a 'parity' gate needs 'pair' in each case; {case.get('id')!r} has none"
    languages = sorted({case["language"] for case in cases if isinstance(case.get("language"), str)})
    if len(languages) > 2:
        yield ("gate",), f"a 'parity' gate compares two languages, and the cases are in {', '.join(languages)}"
