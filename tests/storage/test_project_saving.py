"""Test failed saving: everything stays in memory, the file is unchanged, and saving is retried."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from projects import N_FRAMES, Work, begin, chunk, everything, files_of_at_most, save
from rallytrace.errors import AppError, DiskFullError
from rallytrace.storage.project import sqlite_store, tables
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project, write_project
from rallytrace.track import edits


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.mp4.rally"


def begun(path: Path) -> tuple[Work, ProjectFile]:
    work, file = begin(path)
    work.project.edit(edits.place(work.project.track, 3, 1, 1))
    save(work, file)
    return work, file


def test_full_disk_keeps_file_and_pending_changes(path: Path) -> None:
    work, file = begun(path)
    before = everything(open_project(path))
    work.project.edit(chunk(work.project.track, range(N_FRAMES)))
    with files_of_at_most(path.stat().st_size + 4096), pytest.raises(AppError, match="is not saved") as caught:
        file.save(work.unsaved)
    assert caught.value.remedy
    assert everything(open_project(path)) == before
    assert not path.with_name(path.name + "-journal").exists()
    save(work, file)
    file.close()
    assert everything(open_project(path)) == everything(work.project)


def test_full_disk_during_creation_leaves_nothing(path: Path) -> None:
    work, file = begun(path)
    file.close()
    with files_of_at_most(8192), pytest.raises(AppError):
        write_project(path.with_name("copy.rally"), work.project.parts)
    assert [other.name for other in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("SQLITE_FULL", "disk is full"),
        ("SQLITE_READONLY", "permission denied"),
        ("SQLITE_BUSY", "another program"),
        ("SQLITE_CANTOPEN", "cannot be opened"),
        ("SQLITE_IOERR", "Check the disk"),
    ],
)
def test_system_errors_are_reported_in_words(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str, words: str
) -> None:
    work, file = begun(path)
    before = everything(open_project(path))

    def refuse(*_: object) -> None:
        error = sqlite3.OperationalError("refused by the test")
        error.sqlite_errorname = name
        raise error

    work.project.edit(edits.place(work.project.track, 9, 1, 1))
    with monkeypatch.context() as patched:
        patched.setattr(tables, "_write_step", refuse)
        with pytest.raises(AppError) as caught:
            file.save(work.unsaved)
    assert words in str(caught.value)
    assert isinstance(caught.value, DiskFullError) == (name == "SQLITE_FULL")
    assert everything(open_project(path)) == before
    save(work, file)
    assert everything(open_project(path)) == everything(work.project)
    file.close()


def test_a_folder_that_may_not_be_written_to_is_called_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work, file = begun(path)
    file.close()

    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("rallytrace.files.file_access.new_temporary_file", refuse)
    with pytest.raises(AppError, match="permission denied"):
        write_project(path.with_name("copy.rally"), work.project.parts)


def test_removed_file_is_noticed_before_writing(path: Path) -> None:
    work, file = begun(path)
    path.unlink()
    work.project.edit(edits.place(work.project.track, 9, 1, 1))
    with pytest.raises(AppError, match="removed or replaced"):
        file.save(work.unsaved)
    assert not path.exists()
    file.close()


def test_a_file_that_took_its_place_is_not_touched(path: Path) -> None:
    work, file = begun(path)
    other = path.with_name("other")
    other.write_bytes(b"somebody else's")
    other.replace(path)
    work.project.edit(edits.place(work.project.track, 9, 1, 1))
    with pytest.raises(AppError, match="removed or replaced"):
        file.save(work.unsaved)
    file.close()
    assert path.read_bytes() == b"somebody else's"
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_file_held_by_another_program_is_retried(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_store, "BUSY_SECONDS", 0.05)
    work, file = begun(path)
    work.project.edit(edits.place(work.project.track, 9, 1, 1))
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(AppError, match="another program"):
            file.save(work.unsaved)
        with pytest.raises(AppError, match="being written by another program"):
            open_project(path)
        holder.execute("ROLLBACK")
    save(work, file)
    file.close()
    assert everything(open_project(path)) == everything(work.project)


def test_a_project_can_be_read_while_it_is_open_for_writing(path: Path) -> None:
    work, file = begun(path)
    assert everything(open_project(path)) == everything(work.project)
    file.close()


def test_a_save_waits_for_the_drive_itself_also_on_macos(path: Path) -> None:
    begun(path)[1].close()
    with closing(sqlite_store.connect(path, writable=True)) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (3,)
        assert connection.execute("PRAGMA fullfsync").fetchone() == (1,)
