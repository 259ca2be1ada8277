from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.gates import decide, shortage
from sprout.eval.outcomes import Reason, Verdict

PAIRS = st.lists(st.sampled_from([a + b for a in "pfu-" for b in "pfu-"]), min_size=1, max_size=8)
POINT = {"method": "point"}


def test_equal_languages_pass(build: Any) -> None:
    result = build.pairs({}, 0.1, ["pp"] * 100)

    assert result.verdict is Verdict.PASS
    assert result.value == 0.0


@pytest.mark.parametrize("pairs", [["pp"] * 8 + ["pf"] * 2, ["pp"] * 8 + ["fp"] * 2])
def test_a_gap_in_either_direction_fails(build: Any, pairs: list[str]) -> None:
    result = build.pairs(POINT, 0.1, pairs)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert result.value == pytest.approx(0.2)


def test_languages_that_fail_alike_are_no_parity(build: Any) -> None:
    result = build.pairs({"method": "point", "floor": 0.9}, 0.1, ["pp"] * 5 + ["ff"] * 5)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert "below the floor 0.9" in result.says


def test_few_pairs_cannot_show_parity_and_are_told_how_many_can(build: Any) -> None:
    result = build.pairs({}, 0.05, ["pp"] * 20)

    assert result.reason is Reason.CANNOT_SHOW
    assert build.pairs({}, 0.05, ["pp"] * result.cases_needed).verdict is Verdict.PASS
    assert build.pairs({}, 0.05, ["pp"] * (result.cases_needed - 1)).verdict is Verdict.FAIL


def test_a_margin_of_nothing_is_beyond_any_number_of_pairs(build: Any) -> None:
    cases = [build.case(language, pair="p", language=language) for language in ("en", "es")]

    said = shortage(build.suite({"kind": "parity"}, 0.0, cases))

    assert said is not None
    assert said.startswith("no 100000 pairs can show parity within 0 ")


def test_an_undecided_case_counts_once_for_each_language(build: Any) -> None:
    result = build.pairs(POINT, 0.1, ["pp"] * 4 + ["up"])

    assert result.reason is Reason.UNDECIDED
    assert (result.value, result.best_value) == (pytest.approx(0.2), 0.0)


@pytest.mark.parametrize("languages", [("en", "en"), ("en", None), ("en", "es", "fr")])
def test_anything_but_two_languages_is_no_parity(build: Any, languages: tuple[str | None, ...]) -> None:
    cases = [build.case(f"c{n}", pair="p", language=language) for n, language in enumerate(languages)]

    result = decide(build.suite({"kind": "parity"}, 0.5, cases), [build.result(case.id, "p") for case in cases])

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)


def test_a_pair_that_lacks_a_language_is_no_parity(build: Any) -> None:
    cases = [
        *[build.case(f"{language}1", pair="p", language=language) for language in ("en", "es")],
        build.case("en2", pair="q", language="en"),
    ]

    result = decide(build.suite({"kind": "parity"}, 0.5, cases), [build.result(case.id, "p") for case in cases])

    assert result.reason is Reason.BROKEN
    assert "'q' is not complete" in result.says


@given(PAIRS, st.floats(0.01, 0.99), st.sampled_from(["point", "tost"]), st.floats(0.01, 1.0), st.data())
def test_what_passes_with_undecided_cases_passes_however_they_come_out(
    build: Any, pairs: list[str], threshold: float, method: str, floor: float, data: st.DataObject
) -> None:
    gate = {"method": method, "floor": floor}
    settled = ["".join(data.draw(st.sampled_from("pf")) if one in "u-" else one for one in pair) for pair in pairs]

    if build.pairs(gate, threshold, pairs).verdict is Verdict.PASS:
        assert build.pairs(gate, threshold, settled).verdict is Verdict.PASS


@given(PAIRS, st.floats(0.01, 0.99), st.sampled_from(["point", "tost"]))
def test_which_language_comes_first_does_not_matter(
    build: Any, pairs: list[str], threshold: float, method: str
) -> None:
    gate = {"method": method}

    swapped = build.pairs(gate, threshold, [pair[::-1] for pair in pairs])

    assert build.pairs(gate, threshold, pairs).verdict is swapped.verdict


def test_a_point_gate_says_how_many_pairs_a_bound_would_need(build: Any) -> None:
    (note,) = build.pairs(POINT, 0.05, ["pp"] * 20).notes

    assert "needs 70 pairs" in note
    assert build.pairs({}, 0.05, ["pp"] * 70).verdict is Verdict.PASS
    assert build.pairs({}, 0.05, ["pp"] * 69).verdict is Verdict.FAIL
