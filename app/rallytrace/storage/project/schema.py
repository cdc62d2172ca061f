"""What stands in a project file: its tables, and how older files are brought up to date."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Final

APPLICATION_ID: Final = 0x52_54_72_6B
"""'RTrk', at bytes 68 to 71 of every project file."""
VERSION: Final = 2
"""The version of the tables, `user_version` of the database. One more with every change of them."""

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
"""Version 1. `facts` holds JSON by topic and key: the project, the video, its settings, the view. The layers stand in
`tiles` as they are now; `steps`, `edits` and the changes are the history, of which the first `done` steps hold;
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
"""What version 2 has besides: the events that a hand has set and the asides, as they are now and in the history."""


def _add_lists(connection: sqlite3.Connection) -> None:
    for statement in _LISTS:
        connection.execute(statement)


MIGRATIONS: Final[Mapping[int, Callable[[sqlite3.Connection], None]]] = {1: _add_lists}
"""What brings a file of a version to the next one, in the transaction that is open."""


def make_tables(connection: sqlite3.Connection) -> None:
    """Turn an empty database into an empty project."""
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.executescript(_FIRST_TABLES)
    _add_lists(connection)


def migrate(connection: sqlite3.Connection) -> bool:
    """Bring the tables up to date, all in one transaction; returns whether there was anything to do."""
    version = version_of(connection)
    if version == VERSION:
        return False
    connection.execute("BEGIN IMMEDIATE")
    try:
        for old in range(version, VERSION):
            MIGRATIONS[old](connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return True


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
