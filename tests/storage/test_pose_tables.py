"""Players' poses in a project file."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from poses import person
from projects import Work, begin, save
from rallytrace.errors import AppError
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project, write_project
from rallytrace.track.poses import PERSON, POSE_TILE, PoseRows


def found(first: int, count: int = 200, every: int = 3) -> PoseRows:
    frames = range(first, first + count * every, every)
    return PoseRows.of({frame: [person(100 + frame % 90, 200), person(600, 300 - frame % 40)] for frame in frames})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.rally"


def with_poses(path: Path) -> tuple[Work, ProjectFile]:
    work, file = begin(path)
    work.project.add_poses(found(0))
    work.project.add_poses(found(900))
    save(work, file)
    return work, file


def assert_same(one: PoseRows, other: PoseRows) -> None:
    assert np.array_equal(one.frames, other.frames)
    assert one.rows.tobytes() == other.rows.tobytes()


def test_poses_survive_saving(path: Path) -> None:
    work, file = with_poses(path)
    file.close()
    kept = open_project(path).poses
    assert set(kept.tiles) == {0, 1}
    assert_same(kept.select(range(2500)), work.project.poses.select(range(2500)))


def with_vectors(frames: range, model: str = "a" * 64) -> PoseRows:
    """Two persons a frame; the second one has a vector that begins with the frame's number."""
    vector = np.arange(-64, 64, dtype=np.int8)
    persons = {}
    for frame in frames:
        persons[frame] = [
            person(100, 200),
            replace(person(600, 300), embedding=np.append(np.int8(frame % 128), vector)),
        ]
    return PoseRows.of(persons, model)


def test_embedding_vectors_return_with_their_persons(path: Path) -> None:
    work, file = begin(path)
    work.project.add_poses(found(0))
    work.project.add_poses(with_vectors(range(900, 1200, 30)))
    save(work, file)
    file.close()
    kept = open_project(path).poses.select(range(2500))
    assert kept.embeddings.model == "a" * 64
    assert kept.embeddings.frames.tolist() == list(range(900, 1200, 30))
    assert kept.embeddings.vectors[:, 0].tolist() == [frame % 128 for frame in range(900, 1200, 30)]
    of_rows = kept.vectors_of_rows()
    assert kept.rows["frame"][of_rows >= 0].tolist() == list(range(900, 1200, 30))
    assert (kept.rows["box"][of_rows >= 0, 0] / 8).tolist() == [580.0] * 10


def test_later_run_replaces_vectors_of_other_network() -> None:
    first = with_vectors(range(0, 300, 30))
    again = first.join(PoseRows.of({30: [person(5, 5)]}))
    assert 30 not in again.embeddings.frames
    assert len(again.embeddings) == 9
    other = again.join(with_vectors(range(60, 61), "b" * 64))
    assert other.embeddings.model == "b" * 64
    assert other.embeddings.frames.tolist() == [60]


@pytest.mark.parametrize(
    "damage", ["count = 3", "numbers = 1000000000", "vectors = x'7a7a'", "frames = x''", "count = -1", "tile = 9"]
)
def test_damaged_embeddings_are_refused(path: Path, damage: str) -> None:
    work, file = begin(path)
    work.project.add_poses(with_vectors(range(0, 300, 30)))
    save(work, file)
    file.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE embeddings SET {damage}")  # noqa: S608 - our own words
    with pytest.raises(AppError, match="is damaged"):
        open_project(path)


def test_only_tiles_that_have_changed_are_written(path: Path) -> None:
    work, file = with_poses(path)
    work.project.add_poses(found(2 * POSE_TILE, count=10))
    assert set(work.unsaved.poses) == {2}
    save(work, file)
    file.close()
    assert set(open_project(path).poses.tiles) == {0, 1, 2}


def test_a_later_run_replaces_what_it_looked_at(path: Path) -> None:
    work, file = with_poses(path)
    work.project.add_poses(PoseRows.of({3: []}))
    save(work, file)
    file.close()
    kept = open_project(path).poses
    assert kept.persons_at(3) == ()
    assert len(kept.persons_at(6)) == 2


def test_a_copy_has_them_too(path: Path) -> None:
    work, file = with_poses(path)
    file.close()
    copy = path.with_name("copy.rally")
    write_project(copy, work.project.parts)
    assert_same(open_project(copy).poses.select(range(2500)), work.project.poses.select(range(2500)))


def test_project_without_poses_has_empty_tables(path: Path) -> None:
    _, file = begin(path)
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM poses").fetchone() == (0,)
    assert not open_project(path).poses


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE poses SET fields = '7'",
        "UPDATE poses SET persons = x''",
        "UPDATE poses SET count = 10000000",
        "UPDATE poses SET persons = 'AAAA!'",
        "UPDATE poses SET fields = json_set(fields, '$.positions', 'inches')",
        "UPDATE poses SET fields = json_set(fields, '$.fields[0][1]', 'V99999')",
        "UPDATE poses SET tile = -1 WHERE tile = 1",
        "UPDATE poses SET tile = 5 WHERE tile = 1",
    ],
)
def test_damaged_poses_are_reported_as_project_damage(damage: str, path: Path) -> None:
    _, file = with_poses(path)
    file.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(damage)
    with pytest.raises(AppError, match="is damaged"):
        open_project(path)


def test_fields_are_found_by_name_whatever_their_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version may add a field, or write them in another order."""
    _, file = with_poses(path)
    file.close()
    before = open_project(path).poses.select(range(2500))
    names = list(reversed(PERSON.names or ()))
    other = np.dtype([(name, PERSON[name]) for name in names])
    monkeypatch.setattr("rallytrace.storage.project.pose_tables.PERSON", other)
    after = open_project(path).poses.select(range(2500))
    assert after.rows.dtype.names == tuple(names)
    assert all(np.array_equal(after.rows[name], before.rows[name]) for name in names)
