"""Writing a project: what has changed, all in one transaction, so that it is there entirely or not at all."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.storage.project import schema
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.ledger import Unsaved
from rallytrace.storage.project.opening import connect, refuse_foreign, saving_failed
from rallytrace.storage.project.recovery import set_journals_aside, settle
from rallytrace.storage.project.tables import write

_TIDIED_PAGES: Final = 2048
"""At most so many pages that nothing stands in any more are given back when a project is closed: 8 MB, which takes no
time to speak of. The rest is written to again sooner or later."""


class ProjectFile:
    """The file of an open project; used by one thread, by one program at a time (see `WriterLock`).

    Attributes:
        path: where it is.
        ahead, rescued: never; see `WorkingCopy`.
        orphaned: a journal of another file that lay beside it, where that was set aside; None for none.
    """

    ahead: Final = False
    rescued: Path | None = None

    def __init__(self, path: Path) -> None:
        """Take a file that exists.

        Raises:
            AppError: it is no project, or cannot be written to.
        """
        self.path = path
        refuse_foreign(path)
        self.orphaned: Path | None = None
        self._connection: sqlite3.Connection | None = None
        self._stamped = False
        with _telling(path):
            self._identity = _identity(path)
            self._connect()

    @property
    def source(self) -> Path:
        """What to read the project from."""
        return self.path

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
        """It is where it belongs."""

    def close(self, *, tidy: bool = True) -> None:
        """Let go of the file; it is one file then."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error), contextlib.closing(connection):
                if tidy and self._stamped:
                    with transaction(connection):
                        connection.execute(f"PRAGMA incremental_vacuum({_TIDIED_PAGES})").fetchall()

    def _connect(self) -> sqlite3.Connection:
        self.orphaned = settle(self.path) or self.orphaned
        self._connection, self._stamped = connect(self.path, writable=True), False
        return self._connection


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of the block, or nothing of it."""
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
        atomic_file(path, overwrite=overwrite) as unfinished,
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
    """Turn what the system says into a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise saving_failed(path, error) from error
