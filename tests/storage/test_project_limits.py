"""Test hostile files that would take all memory or time: refused with a message in advance."""

import sqlite3
import tracemalloc
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from projects import N_FRAMES, begin, chunk, everything, save
from rallytrace.errors import AppError
from rallytrace.storage.project import tables
from rallytrace.storage.project.row_codec import pack_frames
from rallytrace.storage.project.sqlite_store import ProjectFile, open_for_reading, open_project, read_identity
from rallytrace.storage.project.working_copy import WorkingCopy
from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.track.track import Layer

MUCH = 200 * 2**20
"""Bytes that no project of this size needs."""
BOMB = zlib.compress(bytes(MUCH), 1)
DEEP = "[" * 200 + "]" * 200
DEEPER = "[" * 100_000
MANY_RALLIES = """INSERT INTO rallies WITH RECURSIVE n (x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM n WHERE x < 200000)
    SELECT x, 'rally', 1, 5, '', '[]', 0, '' FROM n"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a project with a run, a rally, and a correction that was undone."""
    path = tmp_path / "match.mp4.rally"
    work, file = begin(path)
    work.project.edit(chunk(work.project.track, range(N_FRAMES)))
    work.project.edit(edits.name_rally(work.project.track, Rally("first", range(10, 50))))
    save(work, file)
    file.close()
    return path


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    """Nothing here takes much memory, also not for a moment."""
    tracemalloc.start()
    yield
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MUCH / 2


def harm(path: Path, statement: str, *values: object) -> None:
    """Change something in a file as nobody ever should."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


def refused(path: Path) -> None:
    """Check that the file is refused with a message and unchanged."""
    before = path.read_bytes()
    with pytest.raises(AppError, match=r"damaged|unpublished build") as caught:
        open_project(path)
    assert caught.value.remedy
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("UPDATE facts SET value = '1000000000' WHERE topic = 'project' AND key = 'n_frames'", ()),
        ("UPDATE facts SET value = '1e18' WHERE topic = 'video' AND key = 'n_frames'", ()),
        ("UPDATE facts SET value = '1000000000000' WHERE topic = 'video' AND key = 'n_frames'", ()),
        ("UPDATE facts SET value = '[1e300, -4]' WHERE key = 'size'", ()),
        ("UPDATE facts SET value = '\"a\\u0000b\"' WHERE key = 'relative'", ()),
        ("UPDATE facts SET value = '7' WHERE key = 'path'", ()),
        ("UPDATE facts SET value = ? WHERE key = 'rate'", (DEEP,)),
        ("INSERT INTO facts VALUES ('settings', 'deep', ?)", (DEEP,)),
        ("INSERT INTO facts VALUES ('view', 'deeper', ?)", (DEEPER,)),
        ("INSERT INTO facts VALUES ('settings', 'long', ?)", (f'"{"x" * 2**24}"',)),
        ("INSERT INTO runs VALUES (1, 'run', ?)", (f'{{"options": {DEEP}}}',)),
        ("UPDATE rally_changes SET after = ?", (DEEPER,)),
        ("UPDATE rallies SET stop = 1000000000000", ()),
        ("UPDATE rallies SET stop = start", ()),
        (MANY_RALLIES, ()),
        ("UPDATE tiles SET count = 1000000000", ()),
        ("UPDATE tiles SET tile = 9000000000000000 WHERE tile = 2", ()),
        ("UPDATE tiles SET body = ? WHERE tile = 1", (b"\2" + BOMB,)),
        ("UPDATE tiles SET body = x'00', count = 1024 WHERE tile = 2", ()),
        ("UPDATE row_changes SET frames = ?", (b"\2" + BOMB,)),
        ("UPDATE row_changes SET after = ?", (b"\2" + BOMB,)),
        ("UPDATE row_changes SET frames = x'0300000000000000000000000001000000'", ()),
        ("UPDATE formats SET description = replace(description, '\"<f8\"', '\"V900000000\"')", ()),
        ("UPDATE formats SET description = ? WHERE layer = 'human'", (DEEP,)),
    ],
)
def test_sizes_counts_and_texts_beyond_all_measure_are_damage(
    path: Path, statement: str, values: tuple[object, ...]
) -> None:
    harm(path, statement, *values)
    refused(path)


ENDLESS = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"


@pytest.mark.parametrize(
    "statements",
    [
        [
            "DROP TABLE facts",
            f"CREATE VIEW facts AS {ENDLESS} 'project' AS topic, 'n_frames' AS key, x AS value FROM n",
        ],
        ["DROP TABLE steps", f"CREATE VIEW steps AS {ENDLESS} x AS number, 'step' AS name FROM n WHERE x < 0"],
        ["CREATE TRIGGER mine AFTER DELETE ON tiles BEGIN DELETE FROM facts; END"],
        ["CREATE TABLE strangers (name TEXT)"],
        ["CREATE INDEX mine ON tiles (count)"],
        ["ALTER TABLE runs ADD COLUMN more TEXT AS (hex(zeroblob(100000000)))"],
        ["DROP TABLE events", "CREATE TABLE events (frame INTEGER PRIMARY KEY, kind TEXT, CHECK (frame > 0))"],
    ],
)
def test_foreign_database_content_is_refused_before_use(path: Path, statements: list[str]) -> None:
    for statement in statements:
        harm(path, statement)
    refused(path)
    for use in (read_identity, ProjectFile, WorkingCopy):
        before = path.read_bytes()
        with pytest.raises(AppError, match=r"not RallyTrace's|unpublished build"):
            use(path)
        assert path.read_bytes() == before


def test_endless_query_is_interrupted(path: Path) -> None:
    with pytest.raises(AppError, match="too much data"), open_for_reading(path) as connection:
        connection.execute(f"{ENDLESS} COUNT(*) FROM n").fetchone()


def test_inflated_history_is_dropped_from_its_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that are all zero are one byte in the file."""
    project = open_project(path)
    before = everything(project)
    monkeypatch.setattr(tables, "MAX_HISTORY_BYTES_IN_MEMORY", 2**20)
    whole = pack_frames(project.track.change(Layer.HUMAN, range(N_FRAMES), project.track.layer(Layer.HUMAN)).frames)
    with closing(sqlite3.connect(path)) as connection:
        (human,) = connection.execute("SELECT id FROM formats WHERE layer = 'human'").fetchone()
        for number in range(-400, 0):
            connection.execute("INSERT INTO steps VALUES (?, 'step')", (number,))
            connection.execute("INSERT INTO edits VALUES (?, 0, 'edit', 1)", (number,))
            row = (number, 0, 0, human, whole, b"\0", b"\0")
            connection.execute("INSERT INTO row_changes VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.commit()
    found = open_project(path)
    assert -400 < found.first_step <= 0
    assert all(edit.changes for step in found.history.steps for edit in step.edits), "no step is there in part"
    assert everything(found)[-1] == before[-1]
    harm(path, "UPDATE facts SET value = '-400' WHERE key = 'done'")
    refused(path)
