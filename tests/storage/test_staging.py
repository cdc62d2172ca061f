import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest

from rallytrace.errors import AppError, Cancelled
from rallytrace.files.file_access import UNFINISHED_PREFIX, writing_error
from rallytrace.storage.staging import staged_folder, write_text


def full(*_: object, **__: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def nothing_foreign(_: Path) -> list[str]:
    return []


def fill(place: Path, *, overwrite: bool = False, error: BaseException | None = None) -> None:
    with staged_folder(place, replaces=nothing_foreign if overwrite else None) as folder:
        (folder / "csv").mkdir()
        (folder / "csv" / "new.csv").write_text("new")
        assert not (place / "csv" / "new.csv").exists()
        if error is not None:
            raise error


def test_a_folder_is_there_when_it_is_complete(tmp_path: Path) -> None:
    fill(tmp_path / "data" / "match1")
    assert (tmp_path / "data" / "match1" / "csv" / "new.csv").read_text() == "new"
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["match1"]


@pytest.mark.parametrize("error", [Cancelled(), AppError("The video broke off."), KeyboardInterrupt()])
def test_incomplete_folder_leaves_nothing(tmp_path: Path, error: BaseException) -> None:
    with pytest.raises(type(error)):
        fill(tmp_path / "data" / "match1", error=error)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(AppError, match="not empty"):
        fill(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_that_was_made_meanwhile_is_left_as_it_is(tmp_path: Path) -> None:
    def fill_while_somebody_else_does(target: Path) -> None:
        with staged_folder(target):
            target.mkdir()
            (target / "mine.txt").write_text("mine")

    with pytest.raises(AppError, match="not empty"):
        fill_while_somebody_else_does(tmp_path / "match1")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["match1", "mine.txt"]


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    (tmp_path / "match1").mkdir()
    fill(tmp_path / "match1")
    assert (tmp_path / "match1" / "csv" / "new.csv").exists()


def test_a_folder_is_replaced_as_a_whole_where_that_is_wanted(tmp_path: Path) -> None:
    old = tmp_path / "match1"
    old.mkdir()
    (old / "old.txt").write_text("old")
    fill(old, overwrite=True)
    assert [path.name for path in old.iterdir()] == ["csv"]
    assert list(tmp_path.iterdir()) == [old]


def test_when_replacing_fails_the_old_folder_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "match1"
    old.mkdir()
    (old / "old.txt").write_text("old")
    real = Path.rename

    def rename(path: Path, target: Path) -> Path:
        if path.suffix == ".part":
            full()
        return real(path, target)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(AppError, match="the disk is full"):
        fill(old, overwrite=True)
    assert (old / "old.txt").read_text() == "old"
    assert list(tmp_path.iterdir()) == [old]


@pytest.mark.parametrize("replaced", [True, False])
def test_windows_retries_folder_held_by_virus_scanner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, replaced: bool
) -> None:
    target = tmp_path / "match1"
    if replaced:
        target.mkdir()
    real, tries = Path.rename, list[Path]()

    def rename(path: Path, to: Path) -> Path:
        tries.append(path)
        if len(tries) % 2:
            raise PermissionError(errno.EACCES, "Access is denied")
        return real(path, to)

    monkeypatch.setattr(Path, "rename", rename)
    monkeypatch.setattr("sys.platform", "win32")
    fill(target, overwrite=replaced)
    assert (target / "csv" / "new.csv").exists()
    assert list(tmp_path.iterdir()) == [target]


def test_a_full_disk_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(AppError, match=r"match1 was not written: the disk is full") as caught:
        fill(tmp_path / "match1", error=OSError(errno.ENOSPC, "No space left on device"))
    assert caught.value.remedy
    assert list(tmp_path.iterdir()) == []


def test_unwritable_file_is_named_by_its_final_path(tmp_path: Path) -> None:
    target, whole = tmp_path / "dataset" / "match1", tmp_path / "dataset"
    with (
        pytest.raises(AppError) as caught,
        staged_folder(whole) as outer,
        staged_folder(outer / "match1", parent=outer) as staged,
    ):
        raise writing_error(staged / "ball.csv", OSError(errno.ENOSPC, "No space left on device"))
    assert str(target / "ball.csv") in caught.value.problem
    assert UNFINISHED_PREFIX not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match1").write_text("a file")
    with pytest.raises(AppError, match="is a file"):
        fill(tmp_path / "match1", overwrite=True)


def test_text_read_back_differently_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"rotten")
    with pytest.raises(AppError, match="gives different content"):
        write_text(tmp_path / "labels.json", "{}")
