"""The tables of a project file, how older files are brought up to date, and how they store the lists of a track."""

import contextlib
import json
import math
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import index
from typing import Any, Final

from rallytrace.domain.court.placed import CourtMark, PlacedCourt, are_corners
from rallytrace.domain.court.sports import CORNER_NAMES, CourtSport
from rallytrace.domain.lists import (
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    ListChange,
    NonPlayChange,
    RalliesChange,
    Rally,
)
from rallytrace.json_files import parse_json
from rallytrace.storage.project.rows import MOST_FRAMES, MOST_ITEMS, counted

APPLICATION_ID: Final = 0x52_54_72_6B
"""'RTrk', at bytes 68 to 71 of every project file."""
VERSION: Final = 4
"""The version of the tables, `user_version` of the database. One more with every change of them."""
MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
"""Bytes of the header of every database (https://www.sqlite.org/fileformat2.html#the_database_header)."""
FIRST_STAMP: Final = 2**16
"""The lowest `schema_version` of a stamped file; that of others is the number of changes to their tables."""
_APPLICATION_AT: Final = 68

_FIRST_TABLES: Final = """
CREATE TABLE facts (
  topic TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (topic, key)
);
CREATE TABLE prints (frame INTEGER PRIMARY KEY, time REAL NOT NULL, luma BLOB NOT NULL, later BLOB NOT NULL);
CREATE TABLE formats (id INTEGER PRIMARY KEY, layer TEXT NOT NULL, description TEXT NOT NULL UNIQUE);
CREATE TABLE tiles (
  layer TEXT NOT NULL, tile INTEGER NOT NULL, format INTEGER NOT NULL REFERENCES formats (id),
  count INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (layer, tile)
);
CREATE TABLE rallies (place INTEGER PRIMARY KEY, name TEXT NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL);
CREATE TABLE runs (number INTEGER PRIMARY KEY, signature TEXT NOT NULL, provenance TEXT NOT NULL);
CREATE TABLE steps (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE edits (
  step INTEGER NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, n_bytes INTEGER NOT NULL,
  PRIMARY KEY (step, number)
);
CREATE TABLE row_changes (
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL,
  format INTEGER NOT NULL REFERENCES formats (id),
  frames BLOB NOT NULL, before BLOB NOT NULL, after BLOB NOT NULL,
  PRIMARY KEY (step, edit, place)
);
CREATE TABLE rally_changes (
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  PRIMARY KEY (step, edit, place)
);
"""
"""Version 1. `facts` holds JSON by topic and key: the project, the video, the view. The layers are in
`tiles`, as they are now; `steps`, `edits` and the changes are the history, of which the first `done` steps hold;
`n_bytes` is what the changes of an edit take up."""

_LISTS: Final = (
    "CREATE TABLE events (frame INTEGER PRIMARY KEY, kind TEXT NOT NULL)",
    "CREATE TABLE asides (start INTEGER PRIMARY KEY, stop INTEGER NOT NULL)",
    """CREATE TABLE event_changes (
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  PRIMARY KEY (step, edit, place)
)""",
    """CREATE TABLE aside_changes (
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  PRIMARY KEY (step, edit, place)
)""",
)
"""Added by version 2: events set by hand and non-play ranges, as they are now and in the history."""


def _add_lists(connection: sqlite3.Connection) -> None:
    for statement in _LISTS:
        connection.execute(statement)


def _add_winners(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE rallies ADD COLUMN winner TEXT NOT NULL DEFAULT ''")


_COURTS: Final = (
    """CREATE TABLE courts (
  frame INTEGER PRIMARY KEY, sport TEXT NOT NULL, corners TEXT NOT NULL, curvature REAL NOT NULL, marks TEXT NOT NULL
)""",
    """CREATE TABLE court_changes (
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  PRIMARY KEY (step, edit, place)
)""",
)
"""Added by version 4: courts, as they are now and in the history. Corners and marks are JSON lists of numbers."""


def _add_courts(connection: sqlite3.Connection) -> None:
    for statement in _COURTS:
        connection.execute(statement)


MIGRATIONS: Final[Mapping[int, Callable[[sqlite3.Connection], None]]] = {1: _add_lists, 2: _add_winners, 3: _add_courts}
"""What brings a file of a version to the next one, in the transaction that is open."""


def make_tables(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    _add_tables(connection, VERSION)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    stamp(connection)


def _add_tables(connection: sqlite3.Connection, version: int) -> None:
    connection.executescript(_FIRST_TABLES)
    for old in range(1, version):
        MIGRATIONS[old](connection)


def stamp(connection: sqlite3.Connection) -> None:
    """Give a file a number that no copy of it has, in a transaction that changes nothing else.

    It goes where SQLite counts the changes of the tables, which is in the first page, where nothing else looks at it.
    Together with SQLite's count of transactions it names one state of one file (`recovery`).
    """
    connection.execute(f"PRAGMA schema_version = {FIRST_STAMP + secrets.randbelow(2**31 - 2 * FIRST_STAMP)}")


def begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction whose journal, if it is left, shows which file it is of: the first page comes first in it."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {version_of(connection)}")


def migrate(connection: sqlite3.Connection) -> bool:
    """Bring the tables up to date, all in one transaction; returns whether there was anything to do."""
    version = version_of(connection)
    if version == VERSION:
        return False
    stamp(connection)
    begin(connection)
    try:
        for old in range(version, VERSION):
            MIGRATIONS[old](connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # a full disk has taken it back already
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return True


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_project(header: bytes) -> bool:
    """Whether the first bytes of a file are a project's, of any version."""
    application = header_number(header, _APPLICATION_AT)
    return len(header) >= HEADER and header.startswith(MAGIC) and application == APPLICATION_ID


def header_number(header: bytes, at: int) -> int:
    """A number in a database's header."""
    return int.from_bytes(header[at : at + 4], "big")


def refuse_strangers(connection: sqlite3.Connection) -> None:
    """Look at what is in a file before anything of it is used: a view or a trigger can do whatever SQL can.

    Raises:
        sqlite3.Error: there is something that RallyTrace has not made, or it is not as it was made, or damaged.
    """
    found = _schema_of(connection)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        _add_tables(fresh, version_of(connection))
        ours = _schema_of(fresh)
    for kind, name, *_ in sorted(found - ours, key=str):
        if kind != "table" or not str(name).startswith("sqlite_stat"):
            raise sqlite3.DatabaseError(f"the {kind} '{name}' in it is not RallyTrace's")


def _schema_of(connection: sqlite3.Connection) -> set[tuple[str | None, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


@dataclass(frozen=True, slots=True)
class StoredList:
    """How a list of a track is stored: one row an item, and its changes in the history as JSON lists of such rows.

    Attributes:
        change: the kind of change that names the list.
        table: of the items as they are now.
        history: the table of the changes.
        columns: of an item's row, in the order in which the items are read.
        items: the items of rows; ValueError or TypeError where they are none, or out of order.
        numbered: whether the table also has a column `place`, because items have an order of their own.
        key: the column that holds the items' keys (`ListChange.keys`); without one the list is replaced as a whole.
    """

    change: type[ListChange[Any]]
    table: str
    history: str
    columns: tuple[str, ...]
    rows: Callable[[Iterable[Any]], list[tuple[Any, ...]]]
    items: Callable[[Iterable[tuple[Any, ...]]], tuple[Any, ...]]
    numbered: bool = False
    key: str = ""

    def read(self, connection: sqlite3.Connection) -> tuple[Any, ...]:
        """The items in the table."""
        order = "place" if self.numbered else self.columns[0]
        query = f"SELECT {', '.join(self.columns)} FROM {self.table} ORDER BY {order}"  # noqa: S608 - our own names
        rows = connection.execute(query).fetchmany(MOST_ITEMS + 1)
        return self._items_of(rows)

    def write(self, connection: sqlite3.Connection, items: Iterable[Any], keys: set[int]) -> None:
        """Write the items that have one of the keys, or all of a list without keys."""
        rows = self.rows(items)
        if self.key:
            connection.executemany(f"DELETE FROM {self.table} WHERE {self.key} = ?", [(key,) for key in keys])  # noqa: S608
            rows = [row for row in rows if row[self.columns.index(self.key)] in keys]
        else:
            connection.execute(f"DELETE FROM {self.table}")  # noqa: S608
        if self.numbered:
            rows = [(index, *row) for index, row in enumerate(rows)]
        marks = ", ".join("?" * (len(self.columns) + self.numbered))
        connection.executemany(f"INSERT INTO {self.table} VALUES ({marks})", rows)  # noqa: S608

    def texts(self, change: ListChange[Any]) -> tuple[str, str]:
        """What the history keeps of a change: the items before it, and those after it."""
        return json.dumps(self.rows(change.before)), json.dumps(self.rows(change.after))

    def change_from(self, before: str, after: str) -> ListChange[Any]:
        """The change that such texts stand for; ValueError or TypeError where they are none."""
        return self.change(self._items_of(parse_json(before)), self._items_of(parse_json(after)))

    def _items_of(self, rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
        if len(rows) > MOST_ITEMS:
            raise ValueError(f"more than {MOST_ITEMS} {self.change.name}")
        return self.items(rows)


def _rallies_from(rows: Iterable[tuple[Any, ...]]) -> tuple[Rally, ...]:
    # Changes of the history that were written before version 3 name no winner.
    rallies = tuple(
        Rally(str(name), range(counted(start), counted(stop)), *map(str, winner)) for name, start, stop, *winner in rows
    )
    if not all(rally.frames for rally in rallies):
        raise ValueError("rallies without frames")
    return rallies


def _events_from(rows: Iterable[tuple[Any, ...]]) -> tuple[Event, ...]:
    events = tuple(Event(index(frame), EventKind(kind)) for frame, kind in rows)
    _refuse_disorder([event.frame for event in events], "events")
    return events


def _non_play_from(rows: Iterable[tuple[Any, ...]]) -> tuple[range, ...]:
    non_play = tuple(range(start, stop) for start, stop in rows)
    _refuse_disorder([end for span in non_play for end in (span.start, span.stop)], "non-play ranges")
    return non_play


def _rows_of_courts(courts: Iterable[PlacedCourt]) -> list[tuple[Any, ...]]:
    return [
        (
            court.frame,
            court.sport.value,
            json.dumps(court.corners),
            court.curvature,
            json.dumps([[*mark.floor, *mark.pixel] for mark in court.marks]),
        )
        for court in courts
    ]


def _courts_from(rows: Iterable[tuple[Any, ...]]) -> tuple[PlacedCourt, ...]:
    courts = tuple(
        PlacedCourt(index(frame), CourtSport(sport), _corners_from(corners), _finite(curvature), _marks_from(marks))
        for frame, sport, corners, curvature, marks in rows
    )
    _refuse_disorder([court.frame for court in courts], "courts")
    return courts


def _corners_from(text: str) -> tuple[tuple[float, float], ...]:
    corners = tuple((_finite(x), _finite(y)) for x, y in parse_json(text))
    if len(corners) != len(CORNER_NAMES) or not are_corners(corners):
        raise ValueError("corners that are no court's")
    return corners


def _marks_from(text: str) -> tuple[CourtMark, ...]:
    marks = (tuple(map(_finite, mark)) for mark in parse_json(text))
    return tuple(CourtMark((x, y), (column, row)) for x, y, column, row in marks)


def _finite(value: Any) -> float:
    """A number; ValueError or TypeError where it is none."""
    if isinstance(value, bool | str) or not math.isfinite(value):
        raise ValueError(f"{value!r} in a court")
    return float(value)


def _refuse_disorder(frames: list[int], name: str) -> None:
    if any(one >= next_ for one, next_ in pairwise([-1, *frames, MOST_FRAMES])):
        raise ValueError(f"{name} that are out of order")


STORED_LISTS: Final = (
    StoredList(
        change=RalliesChange,
        table="rallies",
        history="rally_changes",
        columns=("name", "start", "stop", "winner"),
        rows=lambda rallies: [(rally.name, rally.frames.start, rally.frames.stop, rally.winner) for rally in rallies],
        items=_rallies_from,
        numbered=True,
    ),
    StoredList(
        change=EventsChange,
        table="events",
        history="event_changes",
        columns=("frame", "kind"),
        rows=lambda events: [(event.frame, event.kind.value) for event in events],
        items=_events_from,
        key="frame",
    ),
    StoredList(
        change=NonPlayChange,
        table="asides",
        history="aside_changes",
        columns=("start", "stop"),
        rows=lambda non_play: [(span.start, span.stop) for span in non_play],
        items=_non_play_from,
    ),
    StoredList(
        change=CourtsChange,
        table="courts",
        history="court_changes",
        columns=("frame", "sport", "corners", "curvature", "marks"),
        rows=_rows_of_courts,
        items=_courts_from,
    ),
)
"""One for each list of a track. The tables of a new one are added by a migration."""
STORED_LIST_OF: Final = {stored.change: stored for stored in STORED_LISTS}
HISTORY_TABLES: Final = tuple(stored.history for stored in STORED_LISTS)
