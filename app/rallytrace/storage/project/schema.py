"""The tables of a project file, and how a track's lists are stored in them."""

import base64
import contextlib
import enum
import json
import math
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from operator import attrgetter, index
from typing import Any, Final

from rallytrace.files.json_files import parse_json
from rallytrace.storage.project.limits import MAX_FRAMES, MAX_ITEMS, check_count
from rallytrace.track.calibration import CourtCalibration, CourtMark, are_corners
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.geometry import MAX_SIDE_PX, Size
from rallytrace.track.lists import (
    BoardsChange,
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    EventTags,
    EventTagsChange,
    HittersChange,
    ListChange,
    MatchesChange,
    NonPlayChange,
    PlacedHitter,
    PlacedStroke,
    PlayerNamesChange,
    RalliesChange,
    Rally,
    RallyEnding,
    RecordingsChange,
    StrokesChange,
)
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.player_label import MAX_NAME_CHARACTERS, PlayerName, RacketHand
from rallytrace.track.recording import Recording
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Scoring, Side
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import stroke_name
from rallytrace.track.turning import Turning

APPLICATION_ID: Final = 0x52_6C_54_72
"""'RlTr', stored at bytes 68 to 71 of every project file."""
VERSION: Final = 1
"""Version of the tables, stored as the database's `user_version`. Raise it with every released change of the
tables, and migrate older files."""
MAGIC: Final = b"SQLite format 3\0"
HEADER_BYTES: Final = 100
"""Size of every database's header (https://www.sqlite.org/fileformat2.html#the_database_header)."""
FIRST_STAMP: Final = 2**16
"""Lowest `schema_version` of a stamped file. In other files it counts changes of the tables."""
_APPLICATION_ID_OFFSET: Final = 68

_LIST_CHANGES: Final = """(
  step INTEGER NOT NULL, edit INTEGER NOT NULL, place INTEGER NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
  PRIMARY KEY (step, edit, place)
)"""
"""Columns of every table with the history of a list. Both texts are JSON lists of rows."""

_TABLES: Final = f"""
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
CREATE TABLE poses (
  tile INTEGER PRIMARY KEY, fields TEXT NOT NULL, frames BLOB NOT NULL, count INTEGER NOT NULL, persons BLOB NOT NULL
);
CREATE TABLE embeddings (
  tile INTEGER PRIMARY KEY REFERENCES poses (tile), model TEXT NOT NULL, numbers INTEGER NOT NULL,
  frames BLOB NOT NULL, count INTEGER NOT NULL, vectors BLOB NOT NULL
);
CREATE TABLE runs (number INTEGER PRIMARY KEY, signature TEXT NOT NULL, provenance TEXT NOT NULL);
CREATE TABLE rallies (
  place INTEGER PRIMARY KEY, name TEXT NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL,
  winner TEXT NOT NULL, tags TEXT NOT NULL, is_found INTEGER NOT NULL, ending TEXT NOT NULL
);
CREATE TABLE events (frame INTEGER PRIMARY KEY, kind TEXT NOT NULL);
CREATE TABLE non_play (start INTEGER PRIMARY KEY, stop INTEGER NOT NULL);
CREATE TABLE courts (
  frame INTEGER PRIMARY KEY, sport TEXT NOT NULL, corners TEXT NOT NULL, curvature REAL NOT NULL, marks TEXT NOT NULL,
  moves INTEGER NOT NULL
);
CREATE TABLE matches (
  frame INTEGER PRIMARY KEY, scoring TEXT NOT NULL, names TEXT NOT NULL, server INTEGER NOT NULL,
  near INTEGER NOT NULL, score TEXT NOT NULL
);
CREATE TABLE strokes (frame INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE player_names (
  place INTEGER PRIMARY KEY, frame INTEGER NOT NULL, x REAL NOT NULL, y REAL NOT NULL, name TEXT NOT NULL,
  hand TEXT NOT NULL
);
CREATE TABLE event_tags (frame INTEGER PRIMARY KEY, tags TEXT NOT NULL);
CREATE TABLE boards (
  frame INTEGER PRIMARY KEY, last INTEGER NOT NULL, upper TEXT NOT NULL, lower TEXT NOT NULL,
  probability REAL NOT NULL, count INTEGER NOT NULL, picture TEXT NOT NULL
);
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
CREATE TABLE rally_changes {_LIST_CHANGES};
CREATE TABLE event_changes {_LIST_CHANGES};
CREATE TABLE non_play_changes {_LIST_CHANGES};
CREATE TABLE court_changes {_LIST_CHANGES};
CREATE TABLE match_changes {_LIST_CHANGES};
CREATE TABLE stroke_changes {_LIST_CHANGES};
CREATE TABLE player_name_changes {_LIST_CHANGES};
CREATE TABLE event_tag_changes {_LIST_CHANGES};
CREATE TABLE board_changes {_LIST_CHANGES};
CREATE TABLE hitters (frame INTEGER PRIMARY KEY, end TEXT NOT NULL, place TEXT NOT NULL);
CREATE TABLE hitter_changes {_LIST_CHANGES};
CREATE TABLE recordings (
  camera_rate REAL, quarter_turns INTEGER NOT NULL, mirrored INTEGER NOT NULL, width INTEGER, height INTEGER
);
CREATE TABLE recording_changes {_LIST_CHANGES};
"""
"""`facts` holds JSON by topic and key. `tiles` has the current layers, `poses` and
`embeddings` the players, and the tables of lists their current items. `steps`, `edits` and the tables of changes are
the history, of which the first `done` steps are in effect. `n_bytes` is the size of an edit's changes. Corners, marks,
tags and names are JSON lists."""


class Topic(enum.StrEnum):
    """The subject of stored facts."""

    PROJECT = "project"
    VIDEO = "video"


def make_tables(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.executescript(_TABLES)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    stamp(connection)


def stamp(connection: sqlite3.Connection) -> None:
    """Give a file a random number that its copies do not have, in a transaction of its own.

    The number replaces SQLite's count of table changes in the first page. Together with the count of transactions it
    identifies a state of a file (see `rollback_journal`).
    """
    connection.execute(f"PRAGMA schema_version = {FIRST_STAMP + secrets.randbelow(2**31 - 2 * FIRST_STAMP)}")


def begin_transaction(connection: sqlite3.Connection) -> None:
    """Begin a transaction with the first page at the start of its journal, to identify the journal's file."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {version_of(connection)}")


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Run the block in a transaction; errors roll it back."""
    begin_transaction(connection)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # a full disk has already rolled back
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_project(header: bytes) -> bool:
    """Return True if a file's first bytes are those of a project of any version."""
    application = header_number(header, _APPLICATION_ID_OFFSET)
    return len(header) >= HEADER_BYTES and header.startswith(MAGIC) and application == APPLICATION_ID


def header_number(header: bytes, offset: int) -> int:
    """Return the big-endian 32-bit number at an offset of a database's header."""
    return int.from_bytes(header[offset : offset + 4], "big")


def refuse_strangers(connection: sqlite3.Connection) -> None:
    """Refuse foreign tables, views and triggers before using a file, because their SQL can do anything.

    Raises:
        sqlite3.Error: part of the schema was not made by RallyTrace, or it is damaged.
    """
    found = _schema_of(connection)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        fresh.executescript(_TABLES)
        expected = _schema_of(fresh)
    for kind, name, *_ in sorted(found - expected, key=str):
        if kind != "table" or not str(name).startswith("sqlite_stat"):
            raise sqlite3.DatabaseError(f"the {kind} '{name}' in it is not RallyTrace's")


def is_of_earlier_build(connection: sqlite3.Connection) -> bool:
    """Return True if only tables or columns are missing, as in files of unpublished builds with the same version."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        fresh.executescript(_TABLES)
        return _columns_of(connection) < _columns_of(fresh)


def _columns_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    query = "SELECT tables.name, columns.name FROM sqlite_master tables, pragma_table_info(tables.name) columns"
    return set(connection.execute(f"{query} WHERE tables.rootpage > 0 AND tables.name NOT LIKE 'sqlite_%'"))


def _schema_of(connection: sqlite3.Connection) -> set[tuple[str | None, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


@dataclass(frozen=True, slots=True)
class StoredColumn:
    """A column of an item's row.

    Attributes:
        value: returns the column's value for an item.
        read: converts the value back; raises ValueError or TypeError if it is damaged.
    """

    name: str
    value: Callable[[Any], object]
    read: Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class StoredList:
    """The storage of one of a track's lists: one row per item. Changes in the history are JSON lists of such rows.

    Attributes:
        change: class of the list's changes, which names the list.
        table: name of the table of current items.
        history: name of the table of changes.
        columns: columns of an item's row; items are read in the order of the first one.
        build: makes an item from the values of its columns.
        check: raises ValueError for invalid or unordered items.
        numbered: True if the table also has a column `place` for the order of items.
        keyed: True if the first column has the items' keys (`ListChange.keys`); other lists are always written as a
            whole.
    """

    change: type[ListChange[Any]]
    table: str
    history: str
    columns: tuple[StoredColumn, ...]
    build: Callable[..., Any]
    check: Callable[[Sequence[Any]], None]
    numbered: bool = False
    keyed: bool = False

    def read(self, connection: sqlite3.Connection) -> tuple[Any, ...]:
        """Return the items in the table."""
        order = "place" if self.numbered else self.columns[0].name
        names = ", ".join(column.name for column in self.columns)
        query = f"SELECT {names} FROM {self.table} ORDER BY {order}"  # noqa: S608 - our own names
        return self._items_of(connection.execute(query).fetchmany(MAX_ITEMS + 1))

    def write(self, connection: sqlite3.Connection, items: Iterable[Any], keys: frozenset[int]) -> None:
        """Write the items with these keys, or all items of a list without keys."""
        if self.keyed:
            key = self.columns[0]
            connection.executemany(f"DELETE FROM {self.table} WHERE {key.name} = ?", [(number,) for number in keys])  # noqa: S608
            items = (item for item in items if key.value(item) in keys)
        else:
            connection.execute(f"DELETE FROM {self.table}")  # noqa: S608
        rows = self._rows_of(items)
        if self.numbered:
            rows = [(place, *row) for place, row in enumerate(rows)]
        marks = ", ".join("?" * (len(self.columns) + self.numbered))
        connection.executemany(f"INSERT INTO {self.table} VALUES ({marks})", rows)  # noqa: S608

    def texts(self, change: ListChange[Any]) -> tuple[str, str]:
        """Return the texts of a change for the history: the items before it and after it."""
        return json.dumps(self._rows_of(change.old_items)), json.dumps(self._rows_of(change.new_items))

    def change_from(self, old: str, new: str) -> ListChange[Any]:
        """Return the change described by `texts`; raise ValueError or TypeError if they are damaged."""
        return self.change(self._items_of(parse_json(old)), self._items_of(parse_json(new)))

    def _rows_of(self, items: Iterable[Any]) -> list[tuple[object, ...]]:
        return [tuple(column.value(item) for column in self.columns) for item in items]

    def _items_of(self, rows: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
        if len(rows) > MAX_ITEMS:
            raise ValueError(f"more than {MAX_ITEMS} {self.change.name}")
        items = tuple(self._item_of(row) for row in rows)
        self.check(items)
        return items

    def _item_of(self, row: Sequence[Any]) -> Any:
        return self.build(*(column.read(value) for column, value in zip(self.columns, row, strict=True)))


def _sport_of_court(text: str) -> Sport:
    if text not in tuple(SPORTS):
        raise ValueError("a court of an unknown sport")
    return Sport(text)


def _corners_from(text: str) -> tuple[tuple[float, float], ...]:
    corners = tuple((_finite(x), _finite(y)) for x, y in parse_json(text))
    if corners and (len(corners) != len(CORNER_NAMES) or not are_corners(corners)):
        raise ValueError("corners that do not form a court")
    return corners


def _marks_from(text: str) -> tuple[CourtMark, ...]:
    marks = (tuple(map(_finite, mark)) for mark in parse_json(text))
    return tuple(CourtMark((x, y), (column, row)) for x, y, column, row in marks)


def _finite(value: Any) -> float:
    """Return a finite number; raise ValueError or TypeError for anything else."""
    if isinstance(value, bool | str) or not math.isfinite(value):
        raise ValueError(f"{value!r}, which is not a number")
    return float(value)


def _texts_from(text: str) -> tuple[str, ...]:
    texts = parse_json(text)
    if not isinstance(texts, list) or not all(isinstance(item, str) for item in texts):
        raise ValueError("a list with something other than text")
    return tuple(texts)


def _pair_from(text: str) -> tuple[str, str]:
    first, second = _texts_from(text)
    return first, second


def _place_from(text: str) -> tuple[float, float] | None:
    place = parse_json(text)
    if place is None:
        return None
    x, y = map(_finite, place)
    return x, y


def _end_from(text: str) -> str:
    if text not in {NEAR_END, FAR_END}:
        raise ValueError("a hitter at neither end of the court")
    return text


def _flag_from(number: Any) -> bool:
    return bool(check_count(number, 1))


def _ending_from(text: str) -> RallyEnding | None:
    return RallyEnding(text) if text else None


def _side_from(number: Any) -> Side:
    return Side(index(number))


def _side_length_from(number: Any) -> int | None:
    return None if number is None else check_count(number, MAX_SIDE_PX)


def _build_recording(
    camera_rate: float | None,
    quarter_turns: int,
    mirrored: bool,  # noqa: FBT001 - a column
    width: int | None,
    height: int | None,
) -> Recording:
    size = Size(width, height) if width and height else None
    turning = Turning(quarter_turns, mirrored)
    if bool(turning) != (size is not None):
        raise ValueError("a turned picture of unknown size")
    return Recording(camera_rate, turning, size)


def _check_recordings(recordings: Sequence[Recording]) -> None:
    if len(recordings) > 1:
        raise ValueError("more than one recording")


def _check_rallies(rallies: Sequence[Rally]) -> None:
    if not all(rally.frames for rally in rallies):
        raise ValueError("rallies without frames")


def _picture_from(text: str) -> bytes:
    return base64.b64decode(text, validate=True)


def _check_boards(boards: Sequence[BoardReading]) -> None:
    _refuse_disorder([one.frame for one in boards], "readings of the scoreboard")
    if not all(len(one.upper) == len(one.lower) and one.last >= one.frame for one in boards):
        raise ValueError("readings of the scoreboard that contradict themselves")


def _check_frames(name: str, items: Sequence[Any]) -> None:
    _refuse_disorder([item.frame for item in items], name)


def _check_player_names(names: Sequence[PlayerName]) -> None:
    if list(names) != sorted(names) or not all(0 < len(named.name) <= MAX_NAME_CHARACTERS for named in names):
        raise ValueError("player names that are invalid or out of order")


def _check_non_play(non_play: Sequence[range]) -> None:
    _refuse_disorder([end for span in non_play for end in (span.start, span.stop)], "non-play ranges")


def _refuse_disorder(frames: list[int], name: str) -> None:
    if any(frame >= next_ for frame, next_ in pairwise([-1, *frames, MAX_FRAMES])):
        raise ValueError(f"{name} that are out of order")


_FRAME: Final = StoredColumn("frame", attrgetter("frame"), index)
STORED_LISTS: Final = (
    StoredList(
        change=RalliesChange,
        table="rallies",
        history="rally_changes",
        columns=(
            StoredColumn("name", attrgetter("name"), str),
            StoredColumn("start", attrgetter("frames.start"), check_count),
            StoredColumn("stop", attrgetter("frames.stop"), check_count),
            StoredColumn("winner", attrgetter("winner"), str),
            StoredColumn("tags", lambda rally: json.dumps(rally.tags, ensure_ascii=False), _texts_from),
            StoredColumn("is_found", lambda rally: int(rally.is_found), _flag_from),
            StoredColumn("ending", lambda rally: rally.ending or "", _ending_from),
        ),
        build=lambda name, start, stop, *others: Rally(name, range(start, stop), *others),
        check=_check_rallies,
        numbered=True,
    ),
    StoredList(
        change=EventsChange,
        table="events",
        history="event_changes",
        columns=(_FRAME, StoredColumn("kind", attrgetter("kind.value"), EventKind)),
        build=Event,
        check=partial(_check_frames, "events"),
        keyed=True,
    ),
    StoredList(
        change=NonPlayChange,
        table="non_play",
        history="non_play_changes",
        columns=(StoredColumn("start", attrgetter("start"), index), StoredColumn("stop", attrgetter("stop"), index)),
        build=range,
        check=_check_non_play,
    ),
    StoredList(
        change=CourtsChange,
        table="courts",
        history="court_changes",
        columns=(
            _FRAME,
            StoredColumn("sport", attrgetter("sport.value"), _sport_of_court),
            StoredColumn("corners", lambda court: json.dumps(court.corners), _corners_from),
            StoredColumn("curvature", attrgetter("curvature"), _finite),
            StoredColumn(
                "marks", lambda court: json.dumps([[*mark.floor, *mark.pixel] for mark in court.marks]), _marks_from
            ),
            StoredColumn("moves", lambda court: int(court.moves), _flag_from),
        ),
        build=CourtCalibration,
        check=partial(_check_frames, "courts"),
    ),
    StoredList(
        change=MatchesChange,
        table="matches",
        history="match_changes",
        columns=(
            _FRAME,
            StoredColumn("scoring", attrgetter("scoring.value"), Scoring),
            StoredColumn("names", lambda match: json.dumps(match.names, ensure_ascii=False), _pair_from),
            StoredColumn("server", attrgetter("server.value"), _side_from),
            StoredColumn("near", attrgetter("near_side.value"), _side_from),
            StoredColumn("score", attrgetter("score"), str),
        ),
        build=MatchSetup,
        check=partial(_check_frames, "matches"),
    ),
    StoredList(
        change=StrokesChange,
        table="strokes",
        history="stroke_changes",
        columns=(_FRAME, StoredColumn("name", attrgetter("name.value"), stroke_name)),
        build=PlacedStroke,
        check=partial(_check_frames, "strokes"),
        keyed=True,
    ),
    StoredList(
        change=PlayerNamesChange,
        table="player_names",
        history="player_name_changes",
        columns=(
            StoredColumn("frame", attrgetter("frame"), lambda frame: check_count(frame, MAX_FRAMES)),
            StoredColumn("x", attrgetter("x"), _finite),
            StoredColumn("y", attrgetter("y"), _finite),
            StoredColumn("name", attrgetter("name"), str),
            StoredColumn("hand", attrgetter("hand.value"), RacketHand),
        ),
        build=PlayerName,
        check=_check_player_names,
        numbered=True,
    ),
    StoredList(
        change=EventTagsChange,
        table="event_tags",
        history="event_tag_changes",
        columns=(_FRAME, StoredColumn("tags", lambda tagged: json.dumps(tagged.tags, ensure_ascii=False), _texts_from)),
        build=EventTags,
        check=partial(_check_frames, "tags of events"),
        keyed=True,
    ),
    StoredList(
        change=BoardsChange,
        table="boards",
        history="board_changes",
        columns=(
            _FRAME,
            StoredColumn("last", attrgetter("last"), lambda frame: check_count(frame, MAX_FRAMES)),
            StoredColumn("upper", lambda board: json.dumps(board.upper), _texts_from),
            StoredColumn("lower", lambda board: json.dumps(board.lower), _texts_from),
            StoredColumn("probability", attrgetter("probability"), _finite),
            StoredColumn("count", attrgetter("count"), lambda count: check_count(count, MAX_FRAMES)),
            StoredColumn("picture", attrgetter("picture_text"), _picture_from),
        ),
        build=BoardReading,
        check=_check_boards,
    ),
    StoredList(
        change=HittersChange,
        table="hitters",
        history="hitter_changes",
        columns=(
            _FRAME,
            StoredColumn("end", attrgetter("end"), _end_from),
            StoredColumn("place", lambda hitter: json.dumps(hitter.place), _place_from),
        ),
        build=PlacedHitter,
        check=partial(_check_frames, "hitters"),
        keyed=True,
    ),
    StoredList(
        change=RecordingsChange,
        table="recordings",
        history="recording_changes",
        columns=(
            StoredColumn(
                "camera_rate", attrgetter("camera_rate"), lambda rate: None if rate is None else _finite(rate)
            ),
            StoredColumn("quarter_turns", attrgetter("turning.quarter_turns"), index),
            StoredColumn("mirrored", lambda recording: int(recording.turning.mirrored), _flag_from),
            StoredColumn(
                "width", lambda recording: recording.file_size and recording.file_size.width, _side_length_from
            ),
            StoredColumn(
                "height", lambda recording: recording.file_size and recording.file_size.height, _side_length_from
            ),
        ),
        build=_build_recording,
        check=_check_recordings,
    ),
)
"""Storage of each of a track's lists. Their tables are in `_TABLES`."""
STORED_LIST_BY_CHANGE: Final = {stored.change: stored for stored in STORED_LISTS}
HISTORY_TABLES: Final = tuple(stored.history for stored in STORED_LISTS)
