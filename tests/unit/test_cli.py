import json
import subprocess
import sys
from pathlib import Path

import pytest

from sprout import __version__
from sprout.cli import main

SUITE = """\
suite: sky
metric: {name: share, definition: Share of good answers., threshold: 0.9}
gate: {kind: rate}
cases:
- {id: a, question: Why?, expect: answer}
"""
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    suites = tmp_path / "suites"
    suites.mkdir()
    (suites / "sky.yaml").write_text(SUITE)
    return suites


def refused(argv: list[str], capsys: Captured) -> str:
    """Run a command that cannot be done, and return what it says."""
    capsys.readouterr()
    assert main(argv) == 2
    return capsys.readouterr().err


def test_pin_writes_the_sidecar_and_says_so(folder: Path, capsys: Captured) -> None:
    assert main(["pin"]) == 0

    assert capsys.readouterr().out == "suites/suites.sha256: 1 suite pinned\n"
    assert (folder / "suites.sha256").read_text().endswith("  sky\n")


def test_pinning_twice_changes_nothing(folder: Path) -> None:
    main(["pin"])
    before = (folder / "suites.sha256").read_bytes()

    assert main(["pin", str(folder)]) == 0
    assert (folder / "suites.sha256").read_bytes() == before


def test_a_bad_suite_is_not_pinned(folder: Path, capsys: Captured) -> None:
    main(["pin"])
    before = (folder / "suites.sha256").read_bytes()
    (folder / "sky.yaml").write_text(SUITE.replace("question", "qestion"))

    assert "suites/sky.yaml:5:11: unknown key 'qestion'; did you mean 'question'?" in refused(["pin"], capsys)
    assert (folder / "suites.sha256").read_bytes() == before


@pytest.mark.usefixtures("folder")
def test_a_folder_that_is_not_there_is_not_pinned(capsys: Captured) -> None:
    assert "there is no suites folder 'suits'" in refused(["pin", "suits"], capsys)


def test_suites_lists_each_suite_with_the_cases_it_needs(folder: Path, capsys: Captured) -> None:
    assert main(["suites"]) == 0

    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == ["suite", "n", "gate", "threshold", "needed", "pin", "note"]
    assert row.split()[:7] == ["sky", "1", "rate", "wilson", ">=", "0.9", "35"]
    assert "unpinned" in row
    assert "35 needed" in row


def test_suites_says_that_a_suite_is_pinned(folder: Path, capsys: Captured) -> None:
    main(["pin"])
    capsys.readouterr()

    assert main(["suites", "sky"]) == 0
    assert " pinned" in capsys.readouterr().out


def test_suites_says_that_a_pin_is_broken_and_fails(folder: Path, capsys: Captured) -> None:
    main(["pin"])
    (folder / "sky.yaml").write_text(SUITE.replace("Why?", "Why."))

    assert "suites/sky.yaml:1:1: the suite's content is " in refused(["suites"], capsys)


def test_suites_lists_the_good_ones_beside_the_bad(folder: Path, capsys: Captured) -> None:
    (folder / "bad.yaml").write_text("")

    assert main(["suites"]) == 2
    said = capsys.readouterr()
    assert "sky" in said.out
    assert "suites/bad.yaml:1:1: the file is empty" in said.err


@pytest.mark.usefixtures("folder")
def test_suites_reaches_the_bundled_ones_by_their_prefix(capsys: Captured) -> None:
    assert main(["suites", "bundled:all"]) == 0
    assert "safety" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["suites", "sly"], "unknown suite 'sly'; did you mean 'sky'?"),
        (["suites", "bundled:safty"], "did you mean 'bundled:safety'?"),
        (["suites", "--folder", "gone"], "there is no suites folder 'gone'"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_mistyped_name_is_refused_with_the_nearest(argv: list[str], said: str, capsys: Captured) -> None:
    assert said in refused(argv, capsys)


def test_schema_prints_a_json_schema(capsys: Captured) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "pytest-sprout suite"


def test_schema_writes_it_to_a_file(tmp_path: Path, capsys: Captured) -> None:
    assert main(["schema", "--out", str(tmp_path / "schema.json")]) == 0

    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "schema.json").read_text())["title"] == "pytest-sprout suite"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").write_text("")

    assert "cannot write" in refused(["schema", "--out", str(tmp_path / "file" / "schema.json")], capsys)


def test_the_version_is_printed(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])

    assert caught.value.code == 0
    assert capsys.readouterr().out == f"sprout {__version__}\n"


def test_no_command_prints_the_help_and_fails(capsys: Captured) -> None:
    assert main([]) == 2
    assert "pin" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "named"), [(["pim"], "pim"), (["suites", "--fodler", "x"], "--fodler"), (["schema", "x"], "x")]
)
def test_a_mistyped_command_or_option_is_a_usage_error(argv: list[str], named: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as caught:
        main(argv)

    assert caught.value.code == 2
    assert named in capsys.readouterr().err


def test_a_reader_that_leaves_early_is_no_error_message() -> None:
    command = f"{sys.executable} -m sprout.cli schema | true"

    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)

    assert ran.stderr == ""
