from pathlib import Path
from typing import Any

import pytest

from sprout.errors import SproutError, SuiteError
from sprout.eval.pins import SIDECAR, check_pin, read_pins, write_pins

SUITE = "suite: s\ncases: [{id: a, question: Why?, expect: answer}]\n"


def problem(caught: pytest.ExceptionInfo[SuiteError]) -> str:
    (one,) = caught.value.problems
    return str(one)


def test_what_was_pinned_is_found_pinned(tmp_path: Path, stage: Any) -> None:
    suite = stage.suite(SUITE)

    write_pins(tmp_path, [suite])

    assert check_pin(suite, read_pins(tmp_path)).pinned is True


def test_pins_are_sorted_lines_of_hash_and_name(tmp_path: Path, stage: Any) -> None:
    suite = stage.suite(SUITE)
    other = suite.model_copy(update={"name": "b", "content_hash": "sha256:" + "0" * 64})

    path = write_pins(tmp_path, [suite, other])

    digest = suite.content_hash.removeprefix("sha256:")
    assert path.read_bytes() == f"{'0' * 64}  b\n{digest}  s\n".encode()


def test_without_a_sidecar_a_suite_is_unpinned(tmp_path: Path, stage: Any) -> None:
    assert read_pins(tmp_path) is None
    assert check_pin(stage.suite(SUITE), None).pinned is None


def test_a_changed_comment_keeps_the_pin(tmp_path: Path, stage: Any) -> None:
    write_pins(tmp_path, [stage.suite(SUITE)])

    assert check_pin(stage.suite("# new\n" + SUITE), read_pins(tmp_path)).pinned is True


def test_one_changed_character_breaks_the_pin(tmp_path: Path, stage: Any) -> None:
    write_pins(tmp_path, [stage.suite(SUITE)])

    with pytest.raises(SuiteError) as caught:
        check_pin(stage.suite(SUITE.replace("Why?", "Why!")), read_pins(tmp_path))

    assert problem(caught).startswith("s.yaml:1:1: the suite's content is ")
    assert "sprout pin" in problem(caught)


def test_a_suite_that_the_sidecar_lacks_is_a_problem(tmp_path: Path, stage: Any) -> None:
    write_pins(tmp_path, [])

    with pytest.raises(SuiteError, match=r"'s' is not in suites\.sha256"):
        check_pin(stage.suite(SUITE), read_pins(tmp_path))


@pytest.mark.parametrize(
    "line",
    ["", "abc  s", "g" * 64 + "  s", "0" * 64 + " s", "0" * 64 + "  a b", "0" * 63 + "  s", "0" * 64, "# comment"],
)
def test_a_line_that_is_no_pin_is_a_problem_with_its_number(tmp_path: Path, line: str) -> None:
    (tmp_path / SIDECAR).write_text(f"{'0' * 64}  ok\n{line}\n")

    with pytest.raises(SuiteError) as caught:
        read_pins(tmp_path)

    assert f"{SIDECAR}:2:1: not a pin" in problem(caught)


def test_a_suite_that_is_pinned_twice_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / SIDECAR).write_text(f"{'0' * 64}  s\n{'1' * 64}  s\n")

    with pytest.raises(SuiteError, match="'s' is pinned twice"):
        read_pins(tmp_path)


def test_crlf_line_ends_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / SIDECAR).write_bytes(b"0" * 64 + b"  s\r\n")

    assert read_pins(tmp_path) == {"s": "sha256:" + "0" * 64}


def test_a_sidecar_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / SIDECAR).mkdir()

    with pytest.raises(SuiteError, match="cannot be read"):
        read_pins(tmp_path)


def test_a_sidecar_that_is_no_utf_8_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / SIDECAR).write_bytes(b"\xff\xfe")

    with pytest.raises(SuiteError, match="cannot be read"):
        read_pins(tmp_path)


def test_a_sidecar_that_cannot_be_written_is_an_error(tmp_path: Path, stage: Any) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(SproutError, match="cannot write"):
        write_pins(tmp_path / "file", [stage.suite(SUITE)])
