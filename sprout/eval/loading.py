"""From a suite file to a :class:`~sprout.eval.suite.Suite`: every problem of the file at once, each with its place."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from sprout.errors import Problem, Spot, SuiteError, TargetError, UsageError
from sprout.eval import format as file_format
from sprout.eval.assertions import Assertion, InvalidParameters
from sprout.eval.attachment import with_calibrations, with_evidence
from sprout.eval.canonical import content_hash
from sprout.eval.consistency import inconsistencies
from sprout.eval.document import Document, read_document
from sprout.eval.document import Path as Place
from sprout.eval.faults import explain, shown
from sprout.eval.registry import Registry
from sprout.eval.response import read_response
from sprout.eval.suite import AssertionSpec, Case, EveryCaseGate, Gate, Metric, Suite, Turn

M = TypeVar("M", bound=BaseModel)

__all__ = ["EVERY_CASE", "build_assertion", "load_suite", "read_suite"]

EVERY_CASE = Metric(name="every-case", definition="Each case passes.", threshold=1.0, direction="higher")
_LISTS = ("assert", "tags")


def load_suite(path: Path, kinds: Registry[type[Assertion]], *, shown_as: str | None = None) -> Suite:
    """Read the suite file at *path*, and the files that its gate names.

    Raises :class:`~sprout.errors.SuiteError` with every problem of the file, :class:`~sprout.errors.UsageError` if it
    cannot be read at all.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read the suite {str(path)!r}: {error.strerror or error}") from None
    suite = with_evidence(read_suite(content, shown_as or path.as_posix(), path.stem, kinds), path.parent)
    return with_calibrations(suite, path.parent) if _asks_judge(suite.cases, kinds) else suite


def read_suite(content: bytes, path: str, stem: str, kinds: Registry[type[Assertion]]) -> Suite:
    """Read a suite from the *content* of a file that messages call *path*; *stem* is what ``suite:`` must be."""
    document = read_document(content, path)
    if not isinstance(document.data, dict):
        raise SuiteError([Problem(path, Spot(1), "a suite file is a mapping with the keys suite, metric and cases")])
    return _Reading(document, stem, kinds).suite()


class _Reading:
    """One pass over a document that collects problems."""

    def __init__(self, document: Document, stem: str, kinds: Registry[type[Assertion]]) -> None:
        self.document = document
        self.stem = stem
        self.kinds = kinds
        self.problems: list[Problem] = []

    def suite(self) -> Suite:
        data = self.document.data
        top = self._validated(file_format.SuiteFormat, data, ())
        if isinstance(data.get("suite"), str) and data["suite"] != self.stem:
            self._problem(
                ("suite",),
                f"the suite is called {data['suite']!r}, and its file {self.stem!r}; make them equal",
            )
        cases = self._cases(data)
        if top is not None and top.demand is not None and not self.problems and not _asks_judge(cases, self.kinds):
            what = "'require_calibrated_judge' is for suites that ask the judge, and no assertion here does"
            self._problem(("require_calibrated_judge",), what)
        if top is None or self.problems:
            raise SuiteError(sorted(self.problems, key=lambda problem: (problem.spot.line, problem.spot.column)))
        gate: Gate = top.gate or EveryCaseGate()
        return Suite(
            name=top.suite,
            path=self.document.path,
            gate_line=self.document.spot(("gate",)).line,
            description=top.description,
            target=top.target,
            metric=top.metric or EVERY_CASE,
            gate=gate,
            require_calibrated_judge=top.demand,
            trials=top.trials,
            cases=tuple(cases),
            content_hash=content_hash(data),
        )

    def _cases(self, data: Mapping[str, Any]) -> list[Case]:
        raw = data.get("cases")
        defaults = data.get("defaults") or {}
        if not isinstance(raw, list) or not isinstance(defaults, dict):
            return []
        cases = []
        for index, item in enumerate(raw):
            place: Place = ("cases", index)
            if not isinstance(item, dict):
                self._problem(place, f"a case is a mapping with the keys id, question and assert, not {shown(item)}")
            elif (case := self._case(item, defaults, place)) is not None:
                cases.append(case)
        for where, what in inconsistencies(data):
            self._problem(where, what)
        return cases

    def _case(self, item: dict[str, Any], defaults: dict[str, Any], place: Place) -> Case | None:
        own = self._validated(file_format.CaseFormat, {**_without_lists(defaults, item), **item}, place, set(item))
        before = len(self.problems)
        assertions = self._assertions(item, defaults, place)
        if own is None or len(self.problems) > before:
            return None
        assertions = [*self._expectation(own.expect, assertions, item, place), *assertions]
        if not assertions and not item.get("assert") and not defaults.get("assert"):
            what = f"the case {own.id!r} has no assertion that can fail; add 'assert:' or 'expect: answer'"
            self._problem(place, what)
        turns = [turn if isinstance(turn, Turn) else Turn(user=turn) for turn in own.turns or ()]
        if turns and turns[-1].assistant is not None:
            self._problem((*place, "turns"), "the last turn is the one that is asked; it has no 'assistant'")
        case = Case(
            id=own.id,
            line=self.document.spot(place).line,
            title=own.title,
            question=turns[-1].user if turns else own.question or "",
            turns=tuple(turns[:-1]),
            expect=own.expect,
            assertions=tuple(assertions),
            language=own.language,
            pair=own.pair,
            tags=tuple(dict.fromkeys([*_strings(defaults.get("tags")), *own.tags])),
            rationale=own.rationale,
            provenance=own.provenance,
            response=own.response,
            skip=own.skip,
        )
        self._check_fit(case, place)
        return case

    def _expectation(
        self, expect: str | None, assertions: list[AssertionSpec], item: dict[str, Any], place: Place
    ) -> list[AssertionSpec]:
        """Return the assertion that ``expect`` stands for, unless the case spells it out."""
        kind = {"answer": "answers", "refuse": "refuses"}.get(expect or "")
        if kind is None or kind in {spec.label for spec in assertions}:
            return []
        where = (*place, "expect") if "expect" in item else place
        return [AssertionSpec(kind=kind, line=self.document.spot(where).line)]

    def _check_fit(self, case: Case, place: Place) -> None:
        for spec in case.assertions:
            if lack := build_assertion(spec, self.kinds).lacks(case):
                what = f"{spec.label!r} of case {case.id!r} {lack}"
                self.problems.append(Problem(self.document.path, Spot(spec.line), what))
        if case.response is not None:
            try:
                read_response(case.response)
            except TargetError as error:
                self._problem((*place, "response"), f"the recorded response cannot be read: {error}")

    def _assertions(self, item: dict[str, Any], defaults: dict[str, Any], place: Place) -> list[AssertionSpec]:
        own = self._specs(item.get("assert"), (*place, "assert"))
        named = {spec.label for spec in own}
        inherited = self._specs(defaults.get("assert"), ("defaults", "assert"), report=place == ("cases", 0))
        # what a case inherits is reported where the case is: a hundred failures on one line of the defaults help nobody
        line = self.document.spot(place).line
        return [*(spec.model_copy(update={"line": line}) for spec in inherited if spec.label not in named), *own]

    def _specs(self, items: object, place: Place, *, report: bool = True) -> list[AssertionSpec]:
        specs = []
        for index, item in enumerate(items if isinstance(items, list) else []):
            try:
                spec = _spec(item, self.document.spot((*place, index)).line)
                build_assertion(spec, self.kinds)
            except (InvalidParameters, UsageError) as error:
                if report:
                    self._problem((*place, index), str(error))
            else:
                specs.append(spec)
        return specs

    def _validated(self, model: type[M], data: object, place: Place, own: set[str] | None = None) -> M | None:
        try:
            return model.model_validate(data)
        except ValidationError as error:
            for path, what in explain(error, model, data):
                from_defaults = own is not None and path and path[0] not in own and path[0] not in {"id", "question"}
                self._problem((("defaults", *path) if from_defaults else (*place, *path)), what)
            return None

    def _problem(self, place: Place, what: str) -> None:
        problem = Problem(self.document.path, self.document.spot(place), what)
        if problem not in self.problems:
            self.problems.append(problem)


def build_assertion(spec: AssertionSpec, kinds: Registry[type[Assertion]]) -> Assertion:
    """Return the assertion that *spec* writes down.

    Raises :class:`~sprout.errors.UnknownName` for an unknown kind and
    :class:`~sprout.eval.assertions.InvalidParameters` for wrong parameters or an assertion that can never fail.
    """
    assertion = kinds[spec.kind].read(spec.params)
    if not spec.negated and (why := assertion.vacuous()):
        raise InvalidParameters(f"{spec.kind!r} can never fail: {why}")
    return assertion


def _asks_judge(cases: Iterable[Case], kinds: Registry[type[Assertion]]) -> bool:
    return any(kinds[spec.kind].asks_judge for case in cases for spec in case.assertions)


def _spec(item: object, line: int) -> AssertionSpec:
    if isinstance(item, str):
        return AssertionSpec(kind=item, line=line)
    if not isinstance(item, dict) or len(item) != 1:
        raise InvalidParameters(f"an assertion is a name, or one 'name: parameters', not {shown(item)}")
    (kind, params) = next(iter(item.items()))
    if kind != "not":
        return AssertionSpec(kind=kind, params=params, line=line)
    inner = _spec(params, line)
    if inner.negated:
        raise InvalidParameters("'not' inside 'not'; leave both out")
    return inner.model_copy(update={"negated": True})


def _without_lists(defaults: dict[str, Any], item: dict[str, Any]) -> dict[str, Any]:
    asked = {"question", "turns"} & set(item)
    return {k: v for k, v in defaults.items() if k not in _LISTS and not (asked and k in {"question", "turns"})}


def _strings(value: object) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
