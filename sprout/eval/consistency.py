"""What a suite's cases must be together: ids, pairs, and the classes and languages that its gate compares."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sprout.errors import nearest
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
    if not isinstance(gate, dict):
        return
    if gate.get("kind") == "joint-refusal":
        yield from _classes(cases)
    elif gate.get("kind") == "parity":
        yield from _parity(cases)
    if isinstance(gate.get("per"), list):
        yield from _slices(gate["per"], gate.get("kind"), cases, _tags(defaults))


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


def _slices(
    names: Sequence[object], kind: object, cases: Sequence[Mapping[str, Any]], inherited: frozenset[str]
) -> Iterator[Fault]:
    if not names:
        yield ("gate", "per"), "'per' names no tag; leave it out, or name the tags that must each clear the threshold"
    tags = [inherited | _tags(case) for case in cases]
    for index, name in enumerate(names):
        place: Path = ("gate", "per", index)
        if not isinstance(name, str):
            continue
        members = [case for case, own in zip(cases, tags, strict=True) if name in own]
        if name in names[:index]:
            yield place, f"the slice {name!r} is given twice"
        elif not members:
            yield place, f"no case has the tag {name!r}; {nearest(name, frozenset().union(*tags))}"
        elif kind == "joint-refusal":
            yield from _slice_classes(name, members, place)


def _slice_classes(name: str, members: Sequence[Mapping[str, Any]], place: Path) -> Iterator[Fault]:
    for wanted in ("answer", "refuse"):
        if all(case.get("expect") != wanted for case in members):
            yield place, f"the slice {name!r} of a 'joint-refusal' gate needs cases with 'expect: {wanted}'"


def _tags(item: Mapping[str, Any]) -> frozenset[str]:
    given = item.get("tags")
    return frozenset(tag for tag in given if isinstance(tag, str)) if isinstance(given, list) else frozenset()
