"""Test recovery after a kill: the project's own journal is applied, and no other file is harmed."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from projects import N_FRAMES, VIDEO, Work, act, begin, chunk, everything, files_of_at_most, interrupt, journal_of, save
from rallytrace.errors import AppError
from rallytrace.storage.project import schema
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.rollback_journal import copy_with_journal
from rallytrace.storage.project.sqlite_store import ProjectFile, connect, open_project, read_identity, write_project
from rallytrace.storage.project.working_copy import WorkingCopy, working_copy_path
from rallytrace.track import edits

PARTS = [0.0, 0.05, 0.4, 1.0]
"""How much of a transaction had come to the file."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a project with a point and a run."""
    folder = tmp_path / "videos"
    folder.mkdir()
    path = folder / "match.mp4.rally"
    work, file = begin(path)
    work.project.edit(chunk(work.project.track, range(1500)))
    save(work, file)
    go_on(path, 3).close()
    return path


def go_on(path: Path, *frames: int) -> ProjectFile:
    """Open a project as the window does, and save a point after the other."""
    file = ProjectFile(path)
    work = Work(open_project(path))
    for frame in frames:
        work.project.edit(edits.place(work.project.track, frame, frame, 1))
        save(work, file)
    return file


def kill(path: Path, part: float = 0.4) -> None:
    """Leave the project as a kill does while a large edit is written."""
    go_on(path, 5).close()
    work = Work(open_project(path))
    work.project.edit(chunk(work.project.track, range(N_FRAMES), run=2))
    work.project.edit(edits.place(work.project.track, 9, 9, 9))
    interrupt(path, work, part)


def beside(path: Path) -> dict[str, bytes]:
    """All files of the project's folder."""
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


def points(path: Path) -> list[int]:
    """Return the frames that a hand has set."""
    return [point.frame for point in open_project(path).track.points() if point.source.value == "human"]


@pytest.mark.parametrize("part", PARTS)
def test_reopening_rolls_back_an_unfinished_transaction(path: Path, part: float) -> None:
    kill(path, part)
    left = beside(path)
    assert points(path) == [3, 5]
    assert read_identity(path) == VIDEO
    assert beside(path) == left, "who only reads changes nothing"
    go_on(path, 7).close()
    assert points(path) == [3, 5, 7]
    assert list(beside(path)) == [path.name]


@pytest.mark.parametrize("part", PARTS)
def test_project_moved_with_its_journal_is_recovered(path: Path, tmp_path: Path, part: float) -> None:
    kill(path, part)
    there = Path(shutil.move(path.parent, tmp_path / "elsewhere")) / path.name
    go_on(there, 7).close()
    assert points(there) == [3, 5, 7]


@pytest.mark.parametrize("part", PARTS)
def test_restored_older_copy_is_neither_changed_nor_refused(path: Path, part: float) -> None:
    older, before = path.read_bytes(), everything(open_project(path))
    kill(path, part)
    journal = journal_of(path).read_bytes()
    path.write_bytes(older)
    assert everything(open_project(path)) == before
    file = ProjectFile(path)
    assert path.read_bytes() == older
    assert everything(open_project(path)) == before
    assert file.orphaned is not None
    assert file.orphaned.read_bytes() == journal
    file.close()
    go_on(path, 7).close()
    assert points(path) == [3, 7]
    assert set(beside(path)) == {path.name, file.orphaned.name}


def test_a_newer_copy_that_is_restored_is_not_changed_either(path: Path) -> None:
    kill(path)
    journal = journal_of(path).read_bytes()
    go_on(path, 7).close()
    newer = path.read_bytes()
    journal_of(path).write_bytes(journal)
    assert points(path) == [3, 5, 7]
    ProjectFile(path).close()
    assert path.read_bytes() == newer
    assert journal in beside(path).values()


@pytest.mark.parametrize("part", PARTS)
def test_new_project_at_old_place_ignores_old_journal(path: Path, tmp_path: Path, part: float) -> None:
    kill(path, part)
    moved = Path(shutil.move(path, tmp_path / path.name))
    write_project(path, Project(VIDEO).parts)
    for frame in (1, 2, 4):
        go_on(path, frame).close()
    assert points(path) == [1, 2, 4]
    path.unlink()
    shutil.move(moved, path)
    assert points(path) == [3, 5], "also for who only reads"
    go_on(path, 7).close()
    assert points(path) == [3, 5, 7], "the journal was kept, and the project that it belongs to is back"
    assert list(beside(path)) == [path.name]


def test_copy_saved_over_a_project_ignores_its_journal(path: Path) -> None:
    kill(path)
    work = Work(Project(VIDEO))
    work.project.edit(edits.place(work.project.track, 8, 1, 1))
    write_project(path, work.project.parts, overwrite=True)
    assert not journal_of(path).exists(), "whichever program opens the file next"
    assert points(path) == [8]
    go_on(path, 9).close()
    assert points(path) == [8, 9]
    assert len(beside(path)) == 2


@pytest.mark.parametrize("was_killed", [False, True], ids=["whole", "with a journal"])
def test_project_written_during_a_copy_is_copied_again(
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    was_killed: bool,
) -> None:
    if was_killed:
        kill(path)
    copied, whole = [], shutil.copyfile

    def copy_while_another_program_writes(source: Path, target: Path) -> None:
        whole(source, target)
        copied.append(source)
        if len(copied) == 1 + was_killed:
            go_on(path, 7).close()

    monkeypatch.setattr(shutil, "copyfile", copy_while_another_program_writes)
    copy = tmp_path / "copy.rally"
    copy_with_journal(path, copy)
    assert not journal_of(copy).exists()
    assert points(copy) == points(path) == ([3, 5, 7] if was_killed else [3, 7])


def test_journal_is_never_applied_to_another_state(path: Path, tmp_path: Path) -> None:
    """Copies of one file go their own ways, for as many transactions each, and are then laid beside all journals."""
    states: list[tuple[bytes, Any, bytes, int]] = []
    write_project(other := tmp_path / "other.rally", Project(VIDEO).parts)
    for life, start in enumerate([path, path, other, other]):
        copy = Path(shutil.copy(start, tmp_path / f"copy {life}.rally"))
        work, file = Work(open_project(copy)), ProjectFile(copy)
        for number in range(3):
            said = everything(open_project(copy))
            act(work.project, f"{life} {number}")
            work.project.edit(edits.place(work.project.track, 5, life, number))
            killed = Path(shutil.copy(copy, tmp_path / f"killed {life} {number}.rally"))
            interrupt(killed, work, 0.5)
            states.append((copy.read_bytes(), said, journal_of(killed).read_bytes(), life))
            save(work, file)
        file.close()
    path = tmp_path / "folder" / "match.rally"
    for at, (whole, said, _, life) in enumerate(states):
        for of, (_, before, journal, its_life) in enumerate(states):
            shutil.rmtree(path.parent, ignore_errors=True)
            path.parent.mkdir()
            path.write_bytes(whole)
            journal_of(path).write_bytes(journal)
            # What the transaction of a journal made of its file is taken back, though it was whole already.
            cut_off = (its_life, of + 1) == (life, at) and of % 3 > 0
            ProjectFile(path).close()
            assert everything(open_project(path)) == (before if cut_off else said)


@pytest.mark.parametrize("body", [b"", b"\0" * 28, b"\0" * 9000])
def test_a_journal_that_was_never_finished_means_nothing(path: Path, body: bytes) -> None:
    journal_of(path).write_bytes(body)
    go_on(path, 7).close()
    assert points(path) == [3, 7]


def _flipped(body: bytes) -> bytes:
    """One of the bytes that the checksum of the last page is made of is another."""
    return body[:-204] + bytes([body[-204] ^ 1]) + body[-203:]


@pytest.mark.parametrize("harm", [lambda body: body[: len(body) // 2], _flipped])
def test_damaged_journal_is_reported_and_nothing_touched(path: Path, harm: Callable[[bytes], bytes]) -> None:
    kill(path)
    journal_of(path).write_bytes(harm(journal_of(path).read_bytes()))
    left = beside(path)
    for use in (open_project, ProjectFile, read_identity):
        with pytest.raises(AppError, match="damaged") as caught:
            use(path)
        assert caught.value.remedy
    assert beside(path) == left


def test_first_page_lost_with_power_returns_from_journal(path: Path) -> None:
    kill(path)
    body = path.read_bytes()
    path.write_bytes(bytes(512) + body[512:])
    left = beside(path)
    assert points(path) == [3, 5]
    assert beside(path) == left
    go_on(path, 7).close()
    assert points(path) == [3, 5, 7]
    assert set(left.values()) < set(beside(path).values()), "it was not known whose journal it was: both are kept"


def test_a_file_that_is_no_project_any_more_keeps_its_journal(path: Path) -> None:
    kill(path)
    for body in (b"", bytes(100), b"Frame,Visibility,X,Y\n" * 900):
        path.write_bytes(body)
        left = beside(path)
        for use in (open_project, ProjectFile):
            with pytest.raises(AppError):
                use(path)
        assert beside(path) == left


def test_files_of_other_programs_and_versions_are_not_touched(path: Path, tmp_path: Path) -> None:
    for name, harm in (
        ("newer", f"PRAGMA user_version = {schema.VERSION + 1}"),
        ("photos", "PRAGMA application_id = 7"),
    ):
        folder = tmp_path / name
        folder.mkdir()
        file = Path(shutil.copy(path, folder / "photos.rally"))
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute(harm)
            connection.execute("PRAGMA cache_size = 2")
            connection.execute("BEGIN")
            connection.execute("UPDATE tiles SET body = zeroblob(90000)")
            left = {one.name: one.read_bytes() for one in folder.iterdir()}
            connection.execute("ROLLBACK")
        for other, body in left.items():
            (folder / other).write_bytes(body)
        for use in (open_project, ProjectFile):
            with pytest.raises(AppError):
                use(file)
        assert len(left) == 2
        assert beside(file) == left


def test_a_log_of_another_file_is_not_read_into_the_project(path: Path, tmp_path: Path) -> None:
    """RallyTrace has no write-ahead logs; SQLite would read one that lies there, whatever file it was of."""
    other = Path(shutil.copy(path, tmp_path / "other.rally"))
    with closing(sqlite3.connect(other, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM edits")
        log = other.with_name("other.rally-wal").read_bytes()
    path.with_name(path.name + "-wal").write_bytes(log)
    before = path.read_bytes()
    assert points(path) == [3]
    file = ProjectFile(path)
    assert path.read_bytes() == before
    assert points(path) == [3]
    file.close()
    assert log in beside(path).values()


def test_reader_does_not_wait_for_or_touch_a_live_journal(path: Path) -> None:
    kill(path)
    go_on(path, 7).close()
    with closing(connect(path, writable=True)) as writer:
        schema.begin_transaction(writer)
        writer.execute("DELETE FROM tiles")
        journal = journal_of(path).read_bytes()
        assert points(path) == [3, 5, 7]
        assert journal_of(path).read_bytes() == journal
        writer.execute("COMMIT")


def test_a_full_disk_leaves_both_as_they_are_until_there_is_room(path: Path) -> None:
    kill(path)
    left = beside(path)
    with files_of_at_most(8192):
        for use in (open_project, ProjectFile):
            with pytest.raises(AppError) as caught:
                use(path)
            assert caught.value.remedy
    assert beside(path) == left
    go_on(path, 7).close()
    assert points(path) == [3, 5, 7]


def test_older_copy_is_readable_while_renaming_is_impossible(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = path.read_bytes()
    kill(path)
    path.write_bytes(older)
    left = beside(path)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(AppError, match="permission denied"):
        ProjectFile(path)
    assert points(path) == [3]
    assert beside(path) == left


def test_network_copy_rolls_back_and_ignores_the_journal(path: Path) -> None:
    kill(path)
    copy = WorkingCopy(path)
    work = Work(open_project(copy.source))
    work.project.edit(edits.place(work.project.track, 7, 1, 1))
    copy.save(work.unsaved)
    copy.close()
    assert points(path) == [3, 5, 7]
    assert not journal_of(path).exists()


def test_restored_older_network_project_is_used_as_it_is(path: Path) -> None:
    older = path.read_bytes()
    kill(path)
    path.write_bytes(older)
    copy = WorkingCopy(path)
    assert points(copy.source) == [3]
    copy.close()
    assert path.read_bytes() == older


def test_half_written_copy_is_not_brought_to_the_network(path: Path) -> None:
    copy = WorkingCopy(path)
    work = Work(open_project(copy.source))
    work.project.edit(edits.place(work.project.track, 7, 1, 1))
    copy.save(work.unsaved)
    copy._file.close()
    kill(working_copy_path(path))
    go_on(path, 8).close()
    again = WorkingCopy(path)
    assert again.rescued is not None
    assert points(again.rescued) == [3, 5, 7]
    again.close()
    assert points(path) == [3, 8]


def test_copy_not_yet_rolled_back_is_not_brought_to_network(path: Path) -> None:
    copy = WorkingCopy(path)
    work = Work(open_project(copy.source))
    work.project.edit(edits.place(work.project.track, 7, 1, 1))
    copy.save(work.unsaved)
    copy._file.close()
    kill(working_copy_path(path))
    copy.publish()
    assert points(path) == [3, 5, 7]
    assert not journal_of(path).exists()
    copy.close()
