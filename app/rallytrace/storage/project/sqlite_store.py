"""Open, read and write project files. A save is one transaction, so that it is made completely or not at all."""

import contextlib
import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError, DiskFullError
from rallytrace.files.file_access import DISK_FULL, atomic_file, refuse_special
from rallytrace.files.file_kinds import PROJECT
from rallytrace.storage.project import schema
from rallytrace.storage.project.limits import limit_work
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.rollback_journal import (
    BUSY_SECONDS,
    check_journal,
    copy_with_journal,
    find_journal,
    has_foreign_wal,
    rename_journals,
    restored_header,
    sqlite_address,
)
from rallytrace.storage.project.tables import read_project, read_video, write_parts
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.texts import tr_lazy

_log = logging.getLogger(__name__)

_MAX_FREED_PAGES: Final = 2048
"""Maximum number of empty pages freed on closing: 8 MB, which is fast. The other pages are reused."""
_VERSION_OFFSET: Final = 60


def open_project(path: Path) -> Project:
    """Read a project file without changing it.

    Raises:
        AppError: the file is missing, not a project, from a newer RallyTrace, damaged, or unreadable.
    """
    with open_for_reading(path) as connection:
        damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if damage != "ok":
            raise ValueError(damage)
        return read_project(connection)


def read_identity(path: Path) -> VideoIdentity:
    """Return the identity of a project's video.

    Raises:
        AppError: as in `open_project`.
    """
    with open_for_reading(path) as connection:
        return read_video(connection)


class ProjectFile:
    """The file of an open project, used by one thread of one program at a time (see `WriterLock`).

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
                    tr_lazy(
                        "errors",
                        "{name} is not saved: the file was removed or replaced by another program.",
                        name=self.path.name,
                    ),
                    tr_lazy("errors", "Put it back, or save the project under another name."),
                )
            connection = self._connection or self._connect()
            try:
                if not self._stamped:
                    schema.stamp(connection)
                    self._stamped = True
                with schema.transaction(connection):
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
                    with schema.transaction(connection):
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
        with schema.transaction(connection):
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


def refuse_foreign(path: Path) -> None:
    """Check a file's first bytes before SQLite opens it.

    Raises:
        AppError: the file is missing, is not a project, or was written by a newer RallyTrace.
    """
    refuse_special(path)
    try:
        with path.open("rb") as file:
            header = file.read(schema.HEADER_BYTES)
        if not header.startswith(schema.MAGIC):
            header = restored_header(path) or header
    except FileNotFoundError:
        raise AppError(
            tr_lazy("errors", "The project file {path} does not exist.", path=path),
            tr_lazy("errors", "Check its name and folder."),
        ) from None
    except IsADirectoryError:
        raise AppError(
            tr_lazy("errors", "{path} is a folder, not a project file.", path=path),
            tr_lazy("errors", "Choose the .rally file in it."),
        ) from None
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The project {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error
    if not schema.is_project(header):
        raise AppError(
            tr_lazy(
                "errors", "{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.", path=path
            ),
            tr_lazy("errors", "Restore it from a backup, or move it to another folder."),
        )
    version = schema.header_number(header, _VERSION_OFFSET)
    if version > schema.VERSION:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} was written by a newer RallyTrace (project version {version}; supported: {version2}).",
                path=path,
                version=version,
                version2=schema.VERSION,
            ),
            tr_lazy("errors", "Install the latest RallyTrace. The file was not changed."),
        )


def connect(path: Path, *, writable: bool) -> sqlite3.Connection:
    """Connect to a project after `refuse_foreign`.

    SQLite then applies the project's journal; `rollback_journal.check_journal` has already renamed foreign ones.

    Raises:
        AppError: the file was written by an earlier build with other tables.
        sqlite3.Error: connecting failed, or the file has a foreign table, view or trigger.
    """
    mode = "rw" if writable else "ro"
    connection = sqlite3.connect(
        sqlite_address(path.resolve(), mode), uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        limit_work(connection, path.stat().st_size)
        _refuse_earlier(path, connection)
        schema.refuse_strangers(connection)
        if writable:
            connection.set_progress_handler(None, 0)
            # A single file when closed; saved changes survive a power failure.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = EXTRA")
            connection.execute("PRAGMA fullfsync = ON")  # needed on macOS, ignored elsewhere
            # Nothing is written to the file before a transaction ends, so a kill rarely interrupts one.
            connection.execute("PRAGMA cache_spill = OFF")
    except BaseException:
        connection.close()
        raise
    return connection


def _refuse_earlier(path: Path, connection: sqlite3.Connection) -> None:
    if schema.is_of_earlier_build(connection):
        raise AppError(
            tr_lazy(
                "errors",
                "{path} was written by an earlier, unpublished build of RallyTrace, and cannot be read by this one.",
                path=path,
            ),
            tr_lazy("errors", "Export its labels with that build, or track the video again. The file was not changed."),
        )


@contextlib.contextmanager
def open_for_reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a read-only connection in one transaction. The file stays unchanged.

    A file with an interrupted transaction is read from a copy.

    Raises:
        AppError: the file is not a project, damaged, or unreadable.
    """
    refuse_foreign(path)
    with contextlib.ExitStack() as stack:
        try:
            connection = stack.enter_context(contextlib.closing(_readable(path, stack)))
            limit_work(connection, path.stat().st_size)
            connection.execute("BEGIN")
            yield connection
        except (sqlite3.Error, OSError, ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
            _log.info("%s cannot be read", path, exc_info=error)  # a bug looks like damage
            raise reading_failed(path, error) from error


def _readable(path: Path, stack: contextlib.ExitStack) -> sqlite3.Connection:
    """Connect to the file if it is consistent, else to a copy."""
    if find_journal(path) is None and not has_foreign_wal(path):
        try:
            return connect(path, writable=False)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") != "SQLITE_READONLY_ROLLBACK":
                raise
    copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rallytrace-"))) / path.name
    copy_with_journal(path, copy)
    return connect(copy, writable=True)


def reading_failed(path: Path, error: Exception) -> AppError:
    """Return the error to show after a failure to read a project."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return AppError(
            tr_lazy("errors", "{path} is being written by another program.", path=path),
            tr_lazy("errors", "Try again in a moment."),
        )
    unreadable = ("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_PERM", "SQLITE_READONLY")
    if name.startswith(unreadable) or isinstance(error, OSError):
        return AppError(
            tr_lazy("errors", "The project {path} cannot be read ({reason}).", path=path, reason=error),
            tr_lazy("errors", "Check the disk and the permissions."),
        )
    reason = tr_lazy("errors", "it contains too much data") if name == "SQLITE_INTERRUPT" else str(error)
    return AppError(
        tr_lazy(
            "errors", "The project {path} is damaged ({reason}). Nothing in it was changed.", path=path, reason=reason
        ),
        tr_lazy("errors", "Restore it from a backup, or move it to another folder."),
    )


def saving_failed(path: Path, error: Exception) -> AppError:
    """Return the error to show after a failure to save a project."""
    name = getattr(error, "sqlite_errorname", "")
    number = getattr(error, "errno", None)
    if name == "SQLITE_FULL" or number in DISK_FULL:
        return DiskFullError(
            tr_lazy("errors", "{path} is not saved: the disk is full.", path=path.name),
            tr_lazy("errors", "Free some space."),
        )
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM")) or isinstance(error, PermissionError):
        reason = tr_lazy("errors", "permission denied")
        remedy = tr_lazy("errors", "Save the project in another folder.")
    elif name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        reason = tr_lazy("errors", "another program is using it")
        remedy = tr_lazy("errors", "Close that program.")
    elif name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or (not name and isinstance(error, sqlite3.Error)):
        reason = tr_lazy("errors", "it is damaged ({error})", error=error)
        remedy = tr_lazy("errors", "Restore it from a copy, or save the project in another folder.")
    elif name.startswith("SQLITE_CANTOPEN"):
        reason = tr_lazy("errors", "it cannot be opened")
        remedy = tr_lazy("errors", "Check the folder, or save the project in another folder.")
    else:
        reason = str(error)
        remedy = tr_lazy("errors", "Check the disk, or save the project in another folder.")
    return AppError(tr_lazy("errors", "{path} is not saved: {reason}.", path=path.name, reason=reason), remedy)
