"""Opening a project file, and saying in plain sentences why that, or writing to it, fails."""

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.file_access import refuse_special
from rallytrace.storage.project import schema

_MAGIC: Final = b"SQLite format 3\0"
_VERSION_AT: Final = 60
_APPLICATION_AT: Final = 68
_HEADER: Final = 100
_BUSY_SECONDS: Final = 5.0
"""How long to wait while somebody else reads or copies the file."""


def refuse_foreign(path: Path) -> None:
    """Look at a file's first bytes, before SQLite does, which might change them.

    Raises:
        AppError: it is not there, is no file or no project, or is from a newer RallyTrace.
    """
    refuse_special(path)
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        raise AppError(f"There is no project file {path}.", "Check its name and its folder.") from None
    except IsADirectoryError:
        raise AppError(f"{path} is a folder, not a project file.", "Choose the .rally file in it.") from None
    except OSError as error:
        raise AppError(f"The project {path} cannot be read: {error.strerror}.", "Check its permissions.") from error
    application = int.from_bytes(header[_APPLICATION_AT : _APPLICATION_AT + 4], "big")
    if len(header) < _HEADER or not header.startswith(_MAGIC) or application != schema.APPLICATION_ID:
        raise AppError(
            f"{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.",
            "Restore it from a copy, or move it away.",
        )
    version = int.from_bytes(header[_VERSION_AT : _VERSION_AT + 4], "big")
    if version > schema.VERSION:
        raise AppError(
            f"{path} was written by a newer RallyTrace (project version {version}; this one knows {schema.VERSION}).",
            "Install the newest RallyTrace. Nothing in the file was changed.",
        )


def connect(path: Path, *, writable: bool) -> sqlite3.Connection:
    """A connection to a project whose header has been looked at. With `writable` the tables are brought up to date.

    Raises:
        sqlite3.Error: it cannot be had.
    """
    mode = "rw" if writable else "ro"
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=_BUSY_SECONDS, isolation_level=None
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        if writable:
            # One file at rest; and what is told to be saved is so even if the power fails the moment after.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = EXTRA")
            schema.migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for reading, in one transaction, with tables of today's version; the file stays as it is.

    What a killed process left half written is taken back first, in a copy where the folder may not be written to.

    Raises:
        AppError: the file is no project, is damaged, or cannot be read.
    """
    refuse_foreign(path)
    with contextlib.ExitStack() as stack:
        try:
            connection = stack.enter_context(contextlib.closing(_readable(path, stack)))
            connection.execute("BEGIN")
            yield connection
        except (sqlite3.Error, ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
            raise reading_failed(path, error) from error


def _readable(path: Path, stack: contextlib.ExitStack) -> sqlite3.Connection:
    """A connection that can be read from: the file's own if that will do, else one to a copy."""
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        # Only who may write can take back what was half written, if its writer is dead; else this changes nothing.
        with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(path, writable=True)) as healing:
            healing.execute("SELECT 1 FROM facts").fetchone()
    connection = connect(path, writable=False)
    try:
        connection.execute("SELECT 1 FROM facts").fetchone()
        if schema.version_of(connection) == schema.VERSION:
            return connection
    except sqlite3.OperationalError as error:
        if not journal.exists() or error.sqlite_errorname.startswith("SQLITE_BUSY"):
            connection.close()
            raise
    connection.close()
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rallytrace-")))
    for file in (path, journal):
        if file.exists():
            shutil.copyfile(file, folder / file.name)
    return connect(folder / path.name, writable=True)


def reading_failed(path: Path, error: Exception) -> AppError:
    """What to tell the user when a project could not be read."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return AppError(f"{path} is being written by another program.", "Try again in a moment.")
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_PERM", "SQLITE_READONLY")):
        return AppError(f"The project {path} cannot be read ({error}).", "Check the disk and the permissions.")
    return AppError(
        f"The project {path} is damaged ({error}). Nothing in it was changed.",
        "Restore it from a copy, or move it away.",
    )


def saving_failed(path: Path, error: Exception) -> AppError:
    """What to tell the user when a project could not be saved."""
    name = getattr(error, "sqlite_errorname", "")
    number = getattr(error, "errno", None)
    if name == "SQLITE_FULL" or number == 28:
        why, remedy = "the disk is full", "Free some space. It is tried again with the next edit."
    elif name.startswith(("SQLITE_READONLY", "SQLITE_PERM")) or isinstance(error, PermissionError):
        why, remedy = "there is no permission to write there", "Save the project somewhere else."
    elif name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        why, remedy = "another program holds it", "Close that program. It is tried again with the next edit."
    elif name.startswith("SQLITE_CANTOPEN"):
        why, remedy = "it cannot be opened", "Check the folder, or save the project somewhere else."
    else:
        why, remedy = str(error), "Check the disk, or save the project somewhere else."
    return AppError(f"{path.name} is not saved: {why}.", remedy)
