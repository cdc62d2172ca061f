"""Writing a project: all changes in one transaction, so that they are stored entirely or not at all."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.domain.track import DTYPES, Change, Layer, RowsChange
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.file_kinds import PROJECT
from rallytrace.storage.project import schema
from rallytrace.storage.project.journal import check_journal, set_journals_aside
from rallytrace.storage.project.kept_poses import write_poses
from rallytrace.storage.project.ledger import TILE, Project, Topic, Unsaved
from rallytrace.storage.project.opening import connect, refuse_foreign, saving_failed
from rallytrace.storage.project.rows import MOST_FRAMES, description_of, name_of, packed, packed_frames
from rallytrace.storage.project.schema import HISTORY_TABLES, STORED_LIST_OF, STORED_LISTS

_TIDIED_PAGES: Final = 2048
"""Empty pages that are given back when a project is closed, at most: 8 MB, which takes hardly any time. The rest is
written to again sooner or later."""


class ProjectFile:
    """The file of an open project; used by one thread, by one program at a time (see `WriterLock`).

    Attributes:
        source: the file to read the project from.
        ahead, rescued: never; see `WorkingCopy`.
        orphaned: a journal of another file that lay beside it, where that was set aside; None for none.
    """

    ahead: Final = False
    rescued: Path | None = None

    def __init__(self, path: Path) -> None:
        """Open a file that exists.

        Raises:
            AppError: it is no project, or cannot be written to.
        """
        self.path = self.source = path
        refuse_foreign(path)
        self.orphaned: Path | None = None
        self._connection: sqlite3.Connection | None = None
        self._stamped = False
        with _telling(path):
            self._identity = _identity(path)
            self._connect()

    @property
    def there(self) -> bool:
        """Whether the file is still the one that was opened, neither removed nor replaced."""
        try:
            return _identity(self.path) == self._identity
        except OSError:
            return False

    def save(self, project: Project, unsaved: Unsaved) -> None:
        """Write what is not saved; when this returns it is on the disk.

        Raises:
            AppError: that failed. The file is as it was, and nothing is lost by trying again.
        """
        with _telling(self.path):
            if not self.there:
                # Writing to it would succeed, and nobody would ever see it.
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
                    write(connection, project, unsaved)
            except BaseException:
                self.close(tidy=False)
                raise

    def publish(self) -> None:
        """Nothing to do: the file is the project's own."""

    def forget(self) -> None:
        """There is nothing but the file itself; see `WorkingCopy`."""

    def close(self, *, tidy: bool = True) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error), contextlib.closing(connection):
                if tidy and self._stamped:
                    with transaction(connection):
                        connection.execute(f"PRAGMA incremental_vacuum({_TIDIED_PAGES})").fetchall()

    def _connect(self) -> sqlite3.Connection:
        self.orphaned = check_journal(self.path) or self.orphaned
        self._connection, self._stamped = connect(self.path, writable=True), False
        return self._connection


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction around the block, rolled back when it fails."""
    schema.begin(connection)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def write_copy(path: Path, project: Project, *, overwrite: bool = False) -> None:
    """Write all of a project to a file; one that is there stays as it was until the new one is whole.

    Raises:
        AppError: something has that name and may not be overwritten, or the file cannot be written.
    """
    with (
        _telling(path),
        atomic_file(path, PROJECT, overwrite=overwrite) as unfinished,
        contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as connection,
    ):
        # Nobody knows the file yet: if this fails it is thrown away, so that nothing has to be taken back.
        connection.execute("PRAGMA journal_mode = OFF")
        schema.make_tables(connection)
        with transaction(connection):
            write(connection, project, Unsaved.all_of(project))
    set_journals_aside(path)


def _identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


@contextlib.contextmanager
def _telling(path: Path) -> Iterator[None]:
    """Turn errors of the system into an AppError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise saving_failed(path, error) from error


def write(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    """Write the parts of a project that are not saved, in the transaction that is open.

    Raises:
        AppError: it is about more frames than can be read again.
        sqlite3.Error: it cannot be written.
    """
    if project.track.n_frames > MOST_FRAMES:
        what = f"The project is not saved: a video may have {MOST_FRAMES:,} frames, not {project.track.n_frames:,}."
        raise AppError(what, "Cut the video into parts.")
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
    """The number of the format in which rows of each layer are written today."""
    for layer in DTYPES:
        connection.execute(
            "INSERT OR IGNORE INTO formats (layer, description) VALUES (?, ?)", (name_of(layer), description_of(layer))
        )
    known = {text: number for number, text in connection.execute("SELECT id, description FROM formats")}
    return {layer: known[description_of(layer)] for layer in DTYPES}


def _write_facts(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    video, prints = project.video, project.video.prints
    about: dict[Topic, dict[str, Any]] = {
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
            "rate": video.rate,
            "n_frames": video.n_frames,
            "luma_size": list(prints[0].luma.shape[::-1]) if prints else [0, 0],
        },
        Topic.VIEW: project.view,
    }
    for topic in sorted(unsaved.facts):
        connection.execute("DELETE FROM facts WHERE topic = ?", (topic,))
        rows = [(topic, key, json.dumps(value)) for key, value in about[topic].items()]
        connection.executemany("INSERT INTO facts VALUES (?, ?, ?)", rows)
    if unsaved.prints:
        connection.execute("DELETE FROM prints")
        samples = [(one.frame, one.time, one.luma.tobytes(), one.later.tobytes()) for one in prints]
        connection.executemany("INSERT INTO prints VALUES (?, ?, ?, ?)", samples)


def _write_tiles(connection: sqlite3.Connection, project: Project, unsaved: Unsaved, formats: dict[Layer, int]) -> None:
    for layer, tile in sorted(unsaved.tiles):
        rows = project.track.layer(layer)[tile * TILE : (tile + 1) * TILE]
        if rows["state"].any():
            connection.execute(
                "INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?, ?)",
                (name_of(layer), tile, formats[layer], len(rows), packed(rows)),
            )
        else:
            connection.execute("DELETE FROM tiles WHERE layer = ? AND tile = ?", (name_of(layer), tile))


def _write_lists(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    for stored in STORED_LISTS:
        keys = unsaved.lists.get(stored.change.name)
        if keys is not None:
            stored.write(connection, getattr(project.track, stored.change.name), keys)


def _write_history(
    connection: sqlite3.Connection, project: Project, unsaved: Unsaved, formats: dict[Layer, int]
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
            _write_change(connection, (number, index, at), change, formats) for at, change in enumerate(edit.changes)
        )
        connection.execute("INSERT OR REPLACE INTO edits VALUES (?, ?, ?, ?)", (number, index, edit.name, n_bytes))


def _write_change(
    connection: sqlite3.Connection, where: tuple[int, int, int], change: Change, formats: dict[Layer, int]
) -> int:
    """Write a change of the history, and return how many bytes it takes up."""
    if isinstance(change, RowsChange):
        bodies = (packed_frames(change.frames), packed(change.before), packed(change.after))
        values = (*where, formats[change.layer], *bodies)
        connection.execute("INSERT OR REPLACE INTO row_changes VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        return sum(map(len, bodies))
    stored = STORED_LIST_OF[type(change)]
    texts = stored.texts(change)
    connection.execute(f"INSERT OR REPLACE INTO {stored.history} VALUES (?, ?, ?, ?, ?)", (*where, *texts))  # noqa: S608 - no user's words
    return sum(map(len, texts))
