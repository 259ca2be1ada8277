from pathlib import Path

import pytest

from sprout.errors import UsageError
from sprout.eval.discovery import find_suites, suite_files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("safety.yaml", "refusal.yml", "notes.txt", "suites.sha256"):
        (tmp_path / name).write_text("")
    (tmp_path / "folder.yaml").mkdir()
    return tmp_path


def names(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


def test_the_suite_files_of_a_folder_are_its_yaml_files_by_name(folder: Path) -> None:
    assert names(suite_files(folder)) == ["refusal.yml", "safety.yaml"]


def test_a_name_is_the_stem_of_a_file(folder: Path) -> None:
    assert names(find_suites(["safety"], folder)) == ["safety.yaml"]


def test_all_names_every_suite(folder: Path) -> None:
    assert names(find_suites(["all"], folder)) == ["refusal.yml", "safety.yaml"]


def test_suites_come_once_each_in_the_order_given(folder: Path) -> None:
    assert names(find_suites([" safety ", "all", "safety", ""], folder)) == ["safety.yaml", "refusal.yml"]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("safty", r"unknown suite 'safty'; did you mean 'safety'\?"),
        ("Safety", r"unknown suite 'Safety'; did you mean 'safety'\?"),
        ("zzz", "unknown suite 'zzz'; known: all, refusal, safety"),
        ("safety.yaml", "unknown suite 'safety.yaml'"),
        ("../safety", "unknown suite '../safety'"),
        ("bundled:safty", r"unknown suite 'bundled:safty'; did you mean 'bundled:safety'\?"),
        ("bundled:", "unknown suite 'bundled:'"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest(folder: Path, wanted: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        find_suites([wanted], folder)


@pytest.mark.parametrize("nothing", [[], [""], [" ", ""]])
def test_no_name_at_all_is_refused(folder: Path, nothing: list[str]) -> None:
    with pytest.raises(UsageError, match="no suite is named"):
        find_suites(nothing, folder)


def test_bundled_suites_are_reached_only_by_their_prefix(folder: Path) -> None:
    (found,) = find_suites(["bundled:safety"], folder)

    assert found.name == "safety.yaml"
    assert found.parent != folder
    assert found not in find_suites(["all"], folder)


def test_bundled_suites_need_no_folder(tmp_path: Path) -> None:
    assert len(find_suites(["bundled:all"], tmp_path / "gone")) >= 5


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"there is no suites folder '.*gone'"):
        find_suites(["safety"], tmp_path / "gone")


def test_a_folder_without_suites_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"has no suite \(\*\.yaml\)"):
        find_suites(["all"], tmp_path)


def test_two_files_of_one_suite_are_refused(folder: Path) -> None:
    (folder / "safety.yml").write_text("x")

    with pytest.raises(UsageError, match="two files for the suite 'safety'"):
        find_suites(["refusal"], folder)


def test_all_suites_are_not_all_while_a_pinned_one_is_gone(tmp_path: Path) -> None:
    (tmp_path / "here.yaml").write_text("suite: here\n", encoding="utf-8")
    (tmp_path / "suites.sha256").write_text(f"{'0' * 64}  gone\n{'1' * 64}  here\n", encoding="utf-8")

    with pytest.raises(UsageError, match="pins the suite 'gone', and there is no such file"):
        find_suites(["all"], tmp_path)

    assert find_suites(["here"], tmp_path) == [tmp_path / "here.yaml"]
