import os
import stat
from pathlib import Path

import pytest

from sprout.errors import SproutError
from sprout.eval.whole_file import write_whole


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_text_is_written_as_it_is(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.txt", "ñ\nb\r\n")

    assert (tmp_path / "a.txt").read_bytes() == "ñ\nb\r\n".encode()
    assert files(tmp_path) == ["a.txt"]


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old and longer")

    write_whole(tmp_path / "a.txt", "new")

    assert (tmp_path / "a.txt").read_text() == "new"


def test_missing_folders_are_made(tmp_path: Path) -> None:
    write_whole(tmp_path / "b" / "c" / "a.txt", "x")

    assert (tmp_path / "b" / "c" / "a.txt").read_text() == "x"


def test_a_file_has_the_permissions_that_the_umask_leaves(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "a.txt", "x")
    finally:
        assert os.umask(before) == 0o027

    assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o640


@pytest.mark.parametrize("path", ["file/a.txt", "file/b/a.txt", "folder", "a" * 300, "nul\x00.txt"])
def test_a_place_that_cannot_be_written_is_an_error_and_leaves_nothing_behind(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()

    with pytest.raises(SproutError, match="cannot write"):
        write_whole(tmp_path / path, "x")

    assert files(tmp_path) == ["file", "folder"]


def test_a_text_that_is_no_unicode_leaves_the_older_file_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old")

    with pytest.raises(SproutError, match="cannot write"):
        write_whole(tmp_path / "a.txt", "new \ud800")

    assert (tmp_path / "a.txt").read_text() == "old"
    assert files(tmp_path) == ["a.txt"]


def test_a_write_that_breaks_off_leaves_the_older_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.txt").write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SproutError, match="No space left on device"):
        write_whole(tmp_path / "a.txt", "new")

    assert (tmp_path / "a.txt").read_text() == "old"
    assert files(tmp_path) == ["a.txt"]
