"""A suite file that is wrong never runs, and its message says where and what."""

from typing import Any

import pytest

HEAD = "suite: s\ntarget: demo:answer\n"


def told(project: Any, text: str, *args: str) -> str:
    """Return what pytest says of a suite file with *text*, which it must refuse without a traceback."""
    project.write("suites/s.yaml", text)
    ran = project.inline("--sprout-suite=s", *args)
    assert ran.code == 2, ran.text
    assert "Traceback" not in ran.text
    assert "passed" not in ran.out
    return ran.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "suites/s.yaml:1:1: the file is empty"),
        ("# nothing\n", "suites/s.yaml:1:1: the file is empty"),
        ("suite: s\nsuite: s\ncases: []\n", "suites/s.yaml:2:1: key 'suite' is given twice"),
        (
            HEAD + "cases:\n  - {id: a, question: q, expect: answer}\n  - {id: a, question: r, expect: answer}\n",
            "suites/s.yaml:5:6: id 'a' is given twice",
        ),
        (HEAD + "casses: []\n", "unknown key 'casses'; did you mean 'cases'?"),
        (HEAD + "cases:\n  - {id: a, question: q}\n", "suites/s.yaml:4:5: the case 'a' has no assertion that can fail"),
        (
            HEAD + "cases:\n  - {id: a, question: q, assert: [{contians: blue}]}\n",
            "unknown assertion 'contians'; did you mean 'contains'?",
        ),
        (HEAD + "cases:\n  - {id: a, question: q, assert: [{contains: ''}]}\n", "can never fail"),
        (HEAD + "cases: {", "not readable as YAML"),
        ("suite: other\ntarget: demo:answer\ncases:\n  - {id: a, question: q, expect: answer}\n", "make them equal"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_place(text: str, says: str, project: Any) -> None:
    assert says in told(project, text)


def test_an_unknown_target_is_refused_at_its_line(project: Any) -> None:
    text = "suite: s\n# about\ntarget: spruot\ncases:\n  - {id: a, question: q, expect: answer}\n"

    assert "suites/s.yaml:3:1: unknown target 'spruot'; did you mean 'sprout'?" in told(project, text)


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("demo:missing", "'demo' has no 'missing'"),
        ("nowhere:answer", "cannot import 'nowhere'"),
        ("broken:answer", "cannot import 'broken': ZeroDivisionError"),
        ("{url: 'http://x', headers: {A: '${NOT_SET_ANYWHERE}'}}", "environment variable 'NOT_SET_ANYWHERE'"),
    ],
)
def test_an_unreadable_target_is_refused(target: str, says: str, project: Any) -> None:
    project.write("broken.py", "1 / 0\n")

    text = f"suite: s\ntarget: {target}\ncases:\n  - {{id: a, question: q, expect: answer}}\n"

    assert says in told(project, text)


def test_no_target_at_all_is_refused(project: Any) -> None:
    text = "suite: s\ncases:\n  - {id: a, question: q, expect: answer}\n"

    assert "no target; give 'target:' in the file, or --sprout-target" in told(project, text)


def test_a_suite_of_recorded_responses_needs_no_target(project: Any) -> None:
    project.write(
        "suites/s.yaml",
        "suite: s\ncases:\n  - {id: a, question: q, assert: [{contains: blue}], response: It is blue.}\n",
    )

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert project.record()["fingerprint"]["targets"] == {"s": "recorded responses"}


def pin(project: Any, name: str) -> None:
    from sprout.eval import assertion_kinds, load_suite
    from sprout.eval.pins import write_pins

    folder = project.folder / "suites"
    write_pins(folder, [load_suite(folder / f"{name}.yaml", assertion_kinds())])


def test_a_pinned_suite_runs_and_is_not_called_unpinned(project: Any) -> None:
    project.suite("s", ["pass"])
    pin(project, "s")

    ran = project.inline("--sprout-suite=s", "--sprout-json=record.json")

    assert ran.code == 0, ran.text
    assert "note: unpinned" not in ran.out
    assert "s: unpinned" not in ran.out
    assert project.record()["suites"][0]["pinned"] is True


def test_an_edit_of_one_character_breaks_the_pin(project: Any) -> None:
    path = project.suite("s", ["pass"])
    pin(project, "s")
    text = path.read_text().replace("question: pass", "question: pass.")

    said = told(project, text)

    assert "suites/s.yaml:1:1: the suite's content is " in said
    assert "run 'sprout pin' and commit both files" in said


def test_a_comment_does_not_break_the_pin(project: Any) -> None:
    path = project.suite("s", ["pass"])
    pin(project, "s")
    path.write_text("# about colours\n" + path.read_text())

    assert project.inline("--sprout-suite=s").code == 0


def test_a_suite_beside_pinned_ones_must_be_pinned(project: Any) -> None:
    project.suite("s", ["pass"])
    pin(project, "s")
    project.suite("t", ["pass"])

    ran = project.inline("--sprout-suite=t")

    assert ran.code == 2
    assert "the suite 't' is not in suites.sha256" in ran.out


def test_a_suite_too_small_for_its_bar_is_said_so_at_collection(project: Any) -> None:
    project.suite("s", ["pass"] * 30, threshold=0.95, method="wilson")

    ran = project.inline("--sprout-suite=s", "--collect-only")

    assert ran.code == 0
    assert "sprout: s: 30 cases cannot clear 0.95 at 95 %: 73 needed" in ran.out
    assert "sprout: s: unpinned" in ran.out


def test_a_broken_suite_does_not_hide_a_good_one_from_the_messages(project: Any) -> None:
    project.suite("good", ["pass"])
    project.write("suites/s.yaml", "suite: s\ncases: []\n")

    ran = project.inline("--sprout-suite=all", "--sprout-json=record.json")

    assert ran.code == 2
    assert not (project.folder / "record.json").exists()
    assert "no record is written, for a suite could not be read" in ran.out
