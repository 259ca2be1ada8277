"""The rate corrected by human labels: side by side with the judge's own, and refused where labels do not belong."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.eval.evidence import Labels
from sprout.eval.gates import decide, shortage
from sprout.eval.labels import answers_hash
from sprout.eval.outcomes import CaseResult, GateResult, Reason, Verdict
from sprout.eval.stats import double_sampling
from sprout.eval.suite import Suite

GATE = {"kind": "rate", "corrected": True, "labels": "labels.yaml"}
JUDGE = "judge-1"


@dataclasses.dataclass(frozen=True)
class Run:
    """A suite whose cases came out as the letters say, and labels of some of them."""

    suite: Suite
    results: list[CaseResult]

    def labelled(self, labels: Mapping[str, bool], **more: Any) -> GateResult:
        tied = {"judge_config": JUDGE, "dataset": self.suite.content_hash, "answers": answers_hash(self.results)}
        given_ = Labels(labels=labels, **{**tied, **more})
        return decide(self.suite.model_copy(update={"labels": given_}), self.results, judge_config=JUDGE)


def run(build: Any, letters: str, threshold: float = 0.8, **more: Any) -> Run:
    names = [f"c{n}" for n in range(len(letters))]
    suite = build.suite({**GATE, **more}, threshold, [build.case(name) for name in names])
    return Run(suite, [build.result(name, letter) for name, letter in zip(names, letters, strict=True)])


def some(labelled: int, *, wrong: int = 0) -> dict[str, bool]:
    """Label every second of the first cases, the first *wrong* of them as not truly passed."""
    return {f"c{2 * n}": n >= wrong for n in range(labelled)}


def test_a_judge_that_passes_what_people_fail_does_not_carry_the_suite(build: Any) -> None:
    lenient = run(build, "p" * 200, 0.9)

    assert lenient.labelled(some(60)).verdict is Verdict.PASS
    result = lenient.labelled(some(60, wrong=15))
    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BELOW)
    assert result.value == pytest.approx(0.75)


def test_naive_and_corrected_rate_stand_side_by_side(build: Any) -> None:
    result = run(build, "p" * 200, 0.5).labelled(some(60, wrong=6))

    assert (result.details["naive"], result.details["corrected"]) == (1.0, pytest.approx(0.9))
    assert any(
        note.startswith("corrected: the judge passes 1.000; with 60 human labels it is 0.900") for note in result.notes
    )


def test_the_bound_is_that_of_double_sampling_at_the_two_sided_confidence(build: Any) -> None:
    result = run(build, "p" * 180 + "f" * 20, 0.5).labelled({f"c{n}": n % 10 != 0 for n in range(0, 200, 3)})

    d = result.details
    expected = double_sampling(
        200, 180, labelled_pass=d["labelled_pass"], right_pass=d["right_pass"], labelled_fail=d["labelled_fail"],
        right_fail=d["right_fail"], confidence=0.975,
    )  # fmt: skip
    assert d["labelled_pass"] + d["labelled_fail"] == 67
    assert result.interval is not None
    assert (result.interval.lower, result.interval.upper) == pytest.approx((expected.lower, expected.upper))


def test_a_judge_that_fails_what_people_pass_is_corrected_upwards(build: Any) -> None:
    result = run(build, "pf" * 100, 0.5).labelled({f"c{n}": True for n in range(60)})

    assert result.details["naive"] == 0.5
    assert (result.verdict, result.value) == (Verdict.PASS, 1.0)


REFUSED = [
    ({"judge_config": "judge-2"}, "judge_config 'judge-2'"),
    ({"judge_config": None}, "judge_config None"),
    ({"dataset": "sha256:other"}, "dataset 'sha256:other'"),
    ({"dataset": None}, "dataset None"),
    ({"answers": "sha256:other"}, "answers 'sha256:other'"),
    ({"answers": None}, "answers None"),
]


@pytest.mark.parametrize(("changed", "said"), REFUSED)
def test_labels_of_another_run_are_refused(build: Any, changed: dict[str, Any], said: str) -> None:
    result = run(build, "p" * 200).labelled(some(60), **changed)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert said in result.says
    assert result.details["naive"] == 1.0
    assert result.details["corrected"] is None


def test_without_knowing_the_judge_no_label_counts(build: Any) -> None:
    ran = run(build, "p" * 200)
    labels = Labels(labels=some(60), judge_config=JUDGE, dataset="sha256:0", answers=answers_hash(ran.results))

    result = decide(ran.suite.model_copy(update={"labels": labels}), ran.results)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "the run does not say its judge_config" in result.says


def test_without_labels_the_gate_says_what_they_must_be_tied_to(build: Any) -> None:
    ran = run(build, "p" * 200)

    result = decide(ran.suite, ran.results, judge_config=JUDGE)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    for part in (f"judge_config: {JUDGE}", f"dataset: {ran.suite.content_hash}", answers_hash(ran.results)):
        assert part in result.says


def test_a_label_of_a_case_that_the_suite_does_not_have_is_refused(build: Any) -> None:
    result = run(build, "p" * 200).labelled({**some(60), "z": True})

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "a label is of 'z'" in result.says


@pytest.mark.parametrize("labels", [1, 2, 29])
def test_fewer_than_thirty_labels_show_nothing(build: Any, labels: int) -> None:
    result = run(build, "p" * 200, 0.01).labelled(some(labels))

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.CANNOT_SHOW)
    assert "fewer than 30 labels" in result.says


def test_labels_of_one_side_only_are_refused(build: Any) -> None:
    result = run(build, "p" * 199 + "f", 0.1).labelled(some(60))

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "none is labelled" in result.says


def test_labels_chosen_by_what_the_judge_said_are_refused(build: Any) -> None:
    chosen = {f"c{n}": True for n in range(150) if n < 60 or n in (120, 121)}

    result = run(build, "p" * 100 + "f" * 100, 0.1).labelled(chosen)

    assert (result.verdict, result.reason) == (Verdict.FAIL, Reason.BROKEN)
    assert "no random part" in result.says


def test_an_undecided_case_counts_against_the_target_whatever_its_label_says(build: Any) -> None:
    result = run(build, "p" * 160 + "u" * 40, 0.7).labelled({f"c{n}": True for n in range(0, 200, 2)})

    assert [result.value, result.best_value] == pytest.approx([0.8, 1.0])
    assert result.interval is not None
    assert result.details["labels"] == 80
    assert result.interval.lower < 0.8


def test_undecided_cases_decide_when_the_corrected_rate_would_pass_with_them(build: Any) -> None:
    result = run(build, "p" * 180 + "u" * 20, 0.9).labelled({f"c{n}": True for n in range(0, 200, 2)})

    assert result.reason is Reason.UNDECIDED


def test_no_answer_can_be_labelled_as_right(build: Any) -> None:
    ran = run(build, "p" * 199 + "-")

    result = ran.labelled({**some(60), "c199": True})

    assert result.reason is Reason.BROKEN
    assert "'c199' is labelled true, and has no answer" in result.says


def test_several_trials_of_a_case_are_refused(build: Any) -> None:
    ran = run(build, "p" * 100)
    ran.results[0] = build.result("c0", "pp")

    assert "a case has 2 trials" in ran.labelled(some(40)).says


def test_each_slice_is_corrected_by_its_own_labels(build: Any) -> None:
    cases = [build.case(f"c{n}", tags=("even",) if n % 2 == 0 else ("odd",)) for n in range(200)]
    results = [build.result(case.id, "p") for case in cases]
    ran = Run(build.suite({**GATE, "per": ("even", "odd")}, 0.8, cases), results)

    result = ran.labelled({f"c{n}": n % 2 == 0 or n > 40 for n in range(100)})

    assert "; slice odd: shown below: even the upper bound" in result.says
    assert [row["passes"] for row in result.details["slices"]] == [True, False]


def test_too_few_labels_are_said_at_collection(build: Any) -> None:
    ran = run(build, "p" * 200, 0.95)

    def said(labels: int) -> str:
        return shortage(ran.suite.model_copy(update={"labels": Labels(labels=some(labels))})) or ""

    assert said(10) == "10 labels correct no rate: 30 needed at least"
    needed = int(said(40).removeprefix("40 labels cannot clear 0.95 at 95 %: ").removesuffix(" needed"))
    assert said(needed) == ""
    assert ran.labelled(some(needed)).verdict is Verdict.PASS
    assert ran.labelled(some(needed - 1)).verdict is Verdict.FAIL


def test_missing_labels_are_said_at_collection(build: Any) -> None:
    suite = run(build, "p" * 50).suite.model_copy(update={"lacks": "there is no file 'labels.yaml'"})

    assert shortage(suite) == "the corrected rate needs human labels: there is no file 'labels.yaml'"


@given(st.text("pfu", min_size=30, max_size=80), st.lists(st.booleans(), min_size=80, max_size=80), st.floats(0.01, 1))
def test_an_undecided_case_is_never_better_than_leaving_it_out_as_failed_by_everybody(
    build: Any, letters: str, truths: list[bool], threshold: float
) -> None:
    ran = run(build, letters, threshold)
    labels = {result.id: truth for result, truth in zip(ran.results, truths, strict=False)}

    result = ran.labelled(labels)

    decided = [n for n, letter in enumerate(letters) if letter != "u"]
    if result.verdict is Verdict.PASS:
        assert sum(truths[n] for n in decided) / len(letters) >= threshold
