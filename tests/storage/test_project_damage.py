"""Test damaged and foreign project files: refused with a message and left unchanged."""

import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from projects import begin, chunk, everything, save
from rallytrace.errors import AppError
from rallytrace.storage.project import schema
from rallytrace.storage.project.sqlite_store import ProjectFile, open_for_reading, open_project
from rallytrace.track import edits
from rallytrace.track.lists import EventKind


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a project with a run, a correction, an event and a non-play range."""
    path = tmp_path / "match.mp4.rally"
    work, file = begin(path)
    work.project.edit(chunk(work.project.track, range(1500)))
    work.project.edit(edits.place(work.project.track, 7, 1, 1))
    for edit in (
        edits.mark_event(work.project.track, 7, EventKind.HIT),
        edits.mark_non_play(work.project.track, range(20, 45)),
    ):
        assert edit is not None
        work.project.edit(edit)
    save(work, file)
    file.close()
    return path


def refused(path: Path) -> str:
    """Return the words with which a file is refused, by readers and by writers; it is as it was afterwards."""
    before = path.read_bytes()
    with pytest.raises(AppError) as reading:
        open_project(path)
    assert path.read_bytes() == before
    assert [other.name for other in path.parent.iterdir()] == [path.name]
    assert reading.value.remedy
    return reading.value.problem


def test_a_file_of_a_newer_rallytrace_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    assert "newer RallyTrace" in refused(path)
    with pytest.raises(AppError, match="newer RallyTrace"):
        ProjectFile(path)


@pytest.mark.parametrize("lacking", ["ALTER TABLE rallies DROP COLUMN ending", "DROP TABLE hitters", "DROP TABLE runs"])
def test_a_file_of_an_earlier_build_is_refused(path: Path, lacking: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(lacking)
    before = path.read_bytes()
    assert "earlier, unpublished build" in refused(path)
    with pytest.raises(AppError, match="earlier, unpublished build"):
        ProjectFile(path)
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.rally"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
        connection.commit()
    assert "not a RallyTrace project" in refused(path)
    with pytest.raises(AppError, match="not a RallyTrace project"):
        ProjectFile(path)


@pytest.mark.parametrize("body", [b"", b"SQLite format 3\0", b"Frame,Visibility,X,Y\n" * 20])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "labels.rally"
    path.write_bytes(body)
    assert "not a RallyTrace project" in refused(path)


def test_a_file_that_is_not_there_and_a_folder_are_called_so(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="does not exist"):
        open_project(tmp_path / "none.rally")
    with pytest.raises(AppError, match="is a folder"):
        open_project(tmp_path)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_a_file_that_was_cut_off_is_refused(path: Path, part: float) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    assert "damaged" in refused(path)


@pytest.mark.parametrize("seed", range(40))
def test_flipped_bytes_are_refused_or_harmless(path: Path, seed: int) -> None:
    luck = random.Random(seed)
    body = bytearray(path.read_bytes())
    for _ in range(luck.randrange(1, 200)):
        body[luck.randrange(100, len(body))] = luck.randrange(256)
    path.write_bytes(body)
    try:
        project = open_project(path)
    except AppError as error:
        assert "damaged" in error.problem or "cannot be read" in error.problem or "not a RallyTrace" in error.problem  # noqa: PT017
    else:
        everything(project)
    assert path.read_bytes() == bytes(body)


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM facts WHERE key = 'done'",
        "UPDATE facts SET value = '99' WHERE key = 'done'",
        "UPDATE facts SET value = '-1' WHERE key = 'n_frames'",
        "UPDATE facts SET value = '12' WHERE key = 'n_frames'",
        "UPDATE facts SET value = 'oops' WHERE key = 'n_frames'",
        "DELETE FROM steps WHERE number = 1",
        "DELETE FROM formats",
        "UPDATE formats SET description = '[]' WHERE layer = 'human'",
        "UPDATE formats SET description = replace(description, 'visible', 'luminous')",
        "UPDATE formats SET description = json_set(description, '$.state', 0.5)",
        "UPDATE formats SET description = json_set(description, '$.layer', null) WHERE layer = 'human'",
        "UPDATE formats SET description = json_set(description, '$.layer', json('[]')) WHERE layer = 'human'",
        "INSERT INTO runs (number, signature, provenance) VALUES (1, 'a run', '0.5')",
        "UPDATE tiles SET layer = 'nobody' WHERE tile = 1",
        "UPDATE tiles SET body = x'0299'",
        "UPDATE tiles SET count = 5",
        "UPDATE tiles SET tile = -1 WHERE tile = 1",
        "UPDATE row_changes SET frames = x'03'",
        "DELETE FROM edits",
        "INSERT INTO events VALUES (5, 'earthquake')",
        "INSERT INTO events VALUES (-5, 'hit')",
        "INSERT INTO non_play VALUES (50, 40)",
        "UPDATE event_changes SET after = '[[7, 8, 9]]'",
        "UPDATE non_play_changes SET after = '[[1, 9], [9, 12]]'",
    ],
)
def test_contents_that_contradict_themselves_are_damage(path: Path, harm: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(harm)
        connection.commit()
    if harm == "DELETE FROM edits":
        assert not open_project(path).history.steps[0].edits
    else:
        assert "damaged" in refused(path)


def test_an_error_of_ours_that_looks_like_damage_is_in_the_log(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with pytest.raises(AppError, match="damaged"), open_for_reading(path):
        raise TypeError
    assert [record.exc_info for record in caplog.records if record.exc_info]
