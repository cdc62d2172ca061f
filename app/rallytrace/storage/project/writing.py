"""Write projects. All changes are made in one transaction, so completely or not at all."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import PROJECT
from rallytrace.storage.project import schema
from rallytrace.storage.project.identity import VideoIdentity
from rallytrace.storage.project.journal import check_journal, rename_journals
from rallytrace.storage.project.limits import MAX_FRAMES
from rallytrace.storage.project.opening import connect, refuse_foreign, saving_failed
from rallytrace.storage.project.pose_tables import write_poses
from rallytrace.storage.project.project import ProjectParts, ProjectState, StepParts
from rallytrace.storage.project.rows import describe_rows, layer_name, pack_frames, pack_rows
from rallytrace.storage.project.schema import HISTORY_TABLES, STORED_LIST_OF, STORED_LISTS, Topic, transaction
from rallytrace.track.track import DTYPES, Change, Layer, RowsChange

_MAX_FREED_PAGES: Final = 2048
"""Maximum number of empty pages freed on closing: 8 MB, which is fast. The other pages are reused."""
_STEP_TABLES: Final = ("edits", "row_changes", *HISTORY_TABLES)
"""Tables with the edits of the history's steps."""


class ProjectFile:
    """The file of an open project, for a single thread of a single program (see `WriterLock`).

    Attributes:
        source: file to read the project from.
        ahead, rescued: used only by `WorkingCopy`.
        orphaned: new path of a journal that belonged to another file and was renamed; else None.
    """

    ahead: Final = False
    rescued: Path | None = None

    def __init__(self, path: Path) -> None:
        """Open a project's file.

        Raises:
            AppError: the file is not a project or not writable.
        """
        self.path = self.source = path
        refuse_foreign(path)
        self.orphaned: Path | None = None
        self._connection: sqlite3.Connection | None = None
        self._stamped = False
        with _saving_errors(path):
            self._identity = _file_number(path)
            self._connect()

    @property
    def in_place(self) -> bool:
        """Return True if the opened file has been neither removed nor replaced."""
        try:
            return _file_number(self.path) == self._identity
        except OSError:
            return False

    def save(self, parts: ProjectParts) -> None:
        """Write changed parts and flush them to the disk.

        Raises:
            AppError: writing failed. The file is unchanged, and the caller may try again.
        """
        with _saving_errors(self.path):
            if not self.in_place:
                # Writing to a removed file would succeed and be lost.
                raise AppError(
                    f"{self.path.name} is not saved: the file was removed or replaced by another program.",
                    "Put it back, or save the project under another name.",
                )
            connection = self._connection or self._connect()
            try:
                if not self._stamped:
                    schema.stamp(connection)
                    self._stamped = True
                with transaction(connection):
                    write_parts(connection, parts)
            except BaseException:
                self.close(tidy=False)
                raise

    def publish(self) -> None:
        """Do nothing; only a `WorkingCopy` is published."""

    def forget(self) -> None:
        """Do nothing; only a `WorkingCopy` leaves files."""

    def close(self, *, tidy: bool = True) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error), contextlib.closing(connection):
                if tidy and self._stamped:
                    with transaction(connection):
                        connection.execute(f"PRAGMA incremental_vacuum({_MAX_FREED_PAGES})").fetchall()

    def _connect(self) -> sqlite3.Connection:
        self.orphaned = check_journal(self.path) or self.orphaned
        self._connection, self._stamped = connect(self.path, writable=True), False
        return self._connection


def write_project(path: Path, parts: ProjectParts, *, overwrite: bool = False) -> None:
    """Write all parts of a project to a file. An older file is replaced at the end.

    Raises:
        AppError: the name is taken and `overwrite` is not set, or writing failed.
    """
    with (
        _saving_errors(path),
        atomic_file(path, PROJECT, overwrite=overwrite) as unfinished,
        contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as connection,
    ):
        # A failure removes the unfinished file, so no rollback is needed.
        connection.execute("PRAGMA journal_mode = OFF")
        schema.make_tables(connection)
        with transaction(connection):
            write_parts(connection, parts)
    rename_journals(path)


def _file_number(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


@contextlib.contextmanager
def _saving_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise saving_failed(path, error) from error


def write_parts(connection: sqlite3.Connection, parts: ProjectParts) -> None:
    """Write parts of a project in the open transaction.

    Raises:
        AppError: the project has more frames than `MAX_FRAMES`.
        sqlite3.Error: writing failed.
    """
    formats = _formats(connection)
    if parts.state is not None:
        _write_state(connection, parts.state)
    if parts.video is not None:
        _write_video(connection, parts.video)
    for (layer, tile), rows in sorted(parts.tiles.items()):
        if rows["state"].any():
            connection.execute(
                "INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?, ?)",
                (layer_name(layer), tile, formats[layer], len(rows), pack_rows(rows)),
            )
        else:
            connection.execute("DELETE FROM tiles WHERE layer = ? AND tile = ?", (layer_name(layer), tile))
    for stored in STORED_LISTS:
        if stored.change.name in parts.lists:
            stored.write(connection, *parts.lists[stored.change.name])
    write_poses(connection, parts.poses)
    for number, run in sorted(parts.runs.items()):
        known = json.dumps(run.provenance)
        connection.execute("INSERT OR REPLACE INTO runs VALUES (?, ?, ?)", (number, run.signature, known))
    for number, step in sorted(parts.steps.items()):
        _write_step(connection, number, step, formats)


def _formats(connection: sqlite3.Connection) -> dict[Layer, int]:
    """Return the number of each layer's current row format."""
    for layer in DTYPES:
        connection.execute(
            "INSERT OR IGNORE INTO formats (layer, description) VALUES (?, ?)",
            (layer_name(layer), describe_rows(layer)),
        )
    known = {text: number for number, text in connection.execute("SELECT id, description FROM formats")}
    return {layer: known[describe_rows(layer)] for layer in DTYPES}


def _write_state(connection: sqlite3.Connection, state: ProjectState) -> None:
    """Write the facts of the project, and remove steps that it no longer has."""
    if state.n_frames > MAX_FRAMES:
        message = f"The project is not saved: a video may have {MAX_FRAMES:,} frames, not {state.n_frames:,}."
        raise AppError(message, "Cut the video into parts.")
    facts = asdict(state.facts)
    _write_facts(connection, Topic.PROJECT, n_frames=state.n_frames, done=state.n_done, written_by=__version__, **facts)
    for table in ("steps", *_STEP_TABLES):
        column = "number" if table == "steps" else "step"
        connection.execute(
            f"DELETE FROM {table} WHERE {column} < ? OR {column} >= ?",  # noqa: S608 - no user's words
            (state.first_step, state.n_steps),
        )


def _write_video(connection: sqlite3.Connection, video: VideoIdentity) -> None:
    _write_facts(
        connection,
        Topic.VIDEO,
        path=str(video.path),
        relative=video.relative,
        n_bytes=video.n_bytes,
        edges=video.edges,
        size=[video.size.width, video.size.height],
        pixel_aspect=video.size.pixel_aspect,
        rate=video.rate,
        n_frames=video.n_frames,
        luma_size=list(video.prints[0].luma.shape[::-1]) if video.prints else [0, 0],
    )
    connection.execute("DELETE FROM prints")
    samples = [(print_.frame, print_.time, print_.luma.tobytes(), print_.later.tobytes()) for print_ in video.prints]
    connection.executemany("INSERT INTO prints VALUES (?, ?, ?, ?)", samples)


def _write_facts(connection: sqlite3.Connection, topic: Topic, **facts: Any) -> None:
    rows = [(topic, key, json.dumps(value)) for key, value in facts.items()]
    connection.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?, ?)", rows)


def _write_step(connection: sqlite3.Connection, number: int, step: StepParts, formats: dict[Layer, int]) -> None:
    if step.is_whole:
        for table in _STEP_TABLES:
            connection.execute(f"DELETE FROM {table} WHERE step = ?", (number,))  # noqa: S608 - no user's words
        connection.execute("INSERT OR REPLACE INTO steps VALUES (?, ?)", (number, step.name))
    for index, edit in sorted(step.edits.items()):
        n_bytes = sum(
            _write_change(connection, (number, index, place), change, formats)
            for place, change in enumerate(edit.changes)
        )
        connection.execute("INSERT OR REPLACE INTO edits VALUES (?, ?, ?, ?)", (number, index, edit.name, n_bytes))


def _write_change(
    connection: sqlite3.Connection, key: tuple[int, int, int], change: Change, formats: dict[Layer, int]
) -> int:
    if isinstance(change, RowsChange):
        bodies = (pack_frames(change.frames), pack_rows(change.old_rows), pack_rows(change.new_rows))
        values = (*key, formats[change.layer], *bodies)
        connection.execute("INSERT OR REPLACE INTO row_changes VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        return sum(map(len, bodies))
    stored = STORED_LIST_OF[type(change)]
    texts = stored.texts(change)
    connection.execute(f"INSERT OR REPLACE INTO {stored.history} VALUES (?, ?, ?, ?, ?)", (*key, *texts))  # noqa: S608 - no user's words
    return sum(map(len, texts))
