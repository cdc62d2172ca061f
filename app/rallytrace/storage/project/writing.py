"""Write projects. All changes are made in one transaction, so completely or not at all."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import PROJECT
from rallytrace.storage.project import schema
from rallytrace.storage.project.change_log import TILE_FRAMES, DirtyParts, Project, Topic
from rallytrace.storage.project.journal import check_journal, rename_journals
from rallytrace.storage.project.limits import MAX_FRAMES
from rallytrace.storage.project.opening import connect, refuse_foreign, saving_failed
from rallytrace.storage.project.pose_tables import write_poses
from rallytrace.storage.project.rows import describe_rows, layer_name, pack_frames, pack_rows
from rallytrace.storage.project.schema import HISTORY_TABLES, STORED_LIST_OF, STORED_LISTS, transaction
from rallytrace.track.track import DTYPES, Change, Layer, RowsChange

_MAX_FREED_PAGES: Final = 2048
"""Maximum number of empty pages freed on closing: 8 MB, which is fast. The other pages are reused."""


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

    def save(self, project: Project, unsaved: DirtyParts) -> None:
        """Write unsaved parts and flush them to the disk.

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
                    write_unsaved(connection, project, unsaved)
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


def write_project(path: Path, project: Project, *, overwrite: bool = False) -> None:
    """Write a complete project to a file. An older file is replaced at the end.

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
            write_unsaved(connection, project, DirtyParts.all_of(project))
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


def write_unsaved(connection: sqlite3.Connection, project: Project, unsaved: DirtyParts) -> None:
    """Write the unsaved parts of a project in the open transaction.

    Raises:
        AppError: the project has more frames than `MAX_FRAMES`.
        sqlite3.Error: writing failed.
    """
    if project.track.n_frames > MAX_FRAMES:
        message = f"The project is not saved: a video may have {MAX_FRAMES:,} frames, not {project.track.n_frames:,}."
        raise AppError(message, "Cut the video into parts.")
    formats = _formats(connection)
    _write_facts(connection, project, unsaved)
    _write_tiles(connection, project, unsaved, formats)
    _write_lists(connection, project, unsaved)
    write_poses(connection, project.poses, unsaved.poses)
    for number in sorted(unsaved.runs):
        run = project.runs[number - 1]
        known = json.dumps(run.provenance, default=str)
        connection.execute("INSERT OR REPLACE INTO runs VALUES (?, ?, ?)", (number, run.signature, known))
    _write_history(connection, project, unsaved, formats)


def _formats(connection: sqlite3.Connection) -> dict[Layer, int]:
    """Return the number of each layer's current row format."""
    for layer in DTYPES:
        connection.execute(
            "INSERT OR IGNORE INTO formats (layer, description) VALUES (?, ?)",
            (layer_name(layer), describe_rows(layer)),
        )
    known = {text: number for number, text in connection.execute("SELECT id, description FROM formats")}
    return {layer: known[describe_rows(layer)] for layer in DTYPES}


def _write_facts(connection: sqlite3.Connection, project: Project, unsaved: DirtyParts) -> None:
    video, prints = project.video, project.video.prints
    facts: dict[Topic, dict[str, Any]] = {
        Topic.PROJECT: {
            "n_frames": project.track.n_frames,
            "done": project.first_step + project.history.length,
            "unexported": project.unexported,
            "written_by": __version__,
        },
        Topic.VIDEO: {
            "path": str(video.path),
            "relative": video.relative,
            "n_bytes": video.n_bytes,
            "edges": video.edges,
            "size": [video.size.width, video.size.height],
            "pixel_aspect": video.size.pixel_aspect,
            "rate": video.rate,
            "n_frames": video.n_frames,
            "luma_size": list(prints[0].luma.shape[::-1]) if prints else [0, 0],
        },
        Topic.VIEW: project.view,
    }
    for topic in sorted(unsaved.facts):
        connection.execute("DELETE FROM facts WHERE topic = ?", (topic,))
        rows = [(topic, key, json.dumps(value)) for key, value in facts[topic].items()]
        connection.executemany("INSERT INTO facts VALUES (?, ?, ?)", rows)
    if unsaved.prints:
        connection.execute("DELETE FROM prints")
        samples = [(print_.frame, print_.time, print_.luma.tobytes(), print_.later.tobytes()) for print_ in prints]
        connection.executemany("INSERT INTO prints VALUES (?, ?, ?, ?)", samples)


def _write_tiles(
    connection: sqlite3.Connection, project: Project, unsaved: DirtyParts, formats: dict[Layer, int]
) -> None:
    for layer, tile in sorted(unsaved.tiles):
        rows = project.track.layer(layer)[tile * TILE_FRAMES : (tile + 1) * TILE_FRAMES]
        if rows["state"].any():
            connection.execute(
                "INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?, ?)",
                (layer_name(layer), tile, formats[layer], len(rows), pack_rows(rows)),
            )
        else:
            connection.execute("DELETE FROM tiles WHERE layer = ? AND tile = ?", (layer_name(layer), tile))


def _write_lists(connection: sqlite3.Connection, project: Project, unsaved: DirtyParts) -> None:
    for stored in STORED_LISTS:
        keys = unsaved.lists.get(stored.change.name)
        if keys is not None:
            stored.write(connection, getattr(project.track, stored.change.name), keys)


def _write_history(
    connection: sqlite3.Connection, project: Project, unsaved: DirtyParts, formats: dict[Layer, int]
) -> None:
    first, steps = project.first_step, project.history.steps
    outdated = unsaved.steps_from if unsaved.steps_from is not None else first + len(steps)
    for table in ("steps", "edits", "row_changes", *HISTORY_TABLES):
        column = "number" if table == "steps" else "step"
        connection.execute(f"DELETE FROM {table} WHERE {column} < ? OR {column} >= ?", (first, outdated))  # noqa: S608 - no user's words
    for number in sorted(unsaved.merged_steps):
        for table in ("edits", "row_changes", *HISTORY_TABLES):
            connection.execute(f"DELETE FROM {table} WHERE step = ?", (number,))  # noqa: S608 - no user's words
    for number in sorted(unsaved.steps):
        connection.execute("INSERT OR REPLACE INTO steps VALUES (?, ?)", (number, steps[number - first].name))
    for number, index in sorted(unsaved.edits):
        edit = steps[number - first].edits[index]
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
