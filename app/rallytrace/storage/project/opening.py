"""Opening a project file, also one that was left half written, and saying why that, or writing to it, fails."""

import contextlib
import glob
import os
import shutil
import sqlite3
import struct
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import BinaryIO, Final

from rallytrace.errors import AppError, DiskFullError
from rallytrace.file_access import DISK_FULL, file_stamp, refuse_special
from rallytrace.storage.project import schema
from rallytrace.storage.project.rows import limit_work

_VERSION_AT: Final = 60
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
            header = file.read(schema.HEADER)
        if not header.startswith(schema.MAGIC):
            header = header_before(path) or header
    except FileNotFoundError:
        raise AppError(f"The project file {path} does not exist.", "Check its name and folder.") from None
    except IsADirectoryError:
        raise AppError(f"{path} is a folder, not a project file.", "Choose the .rally file in it.") from None
    except OSError as error:
        raise AppError(f"The project {path} cannot be read: {error.strerror}.", "Check its permissions.") from error
    if not schema.is_project(header):
        raise AppError(
            f"{path} is not a RallyTrace project, or is damaged. Nothing in it was changed.",
            "Restore it from a backup, or move it to another folder.",
        )
    version = schema.header_number(header, _VERSION_AT)
    if version > schema.VERSION:
        raise AppError(
            f"{path} was written by a newer RallyTrace (project version {version}; supported: {schema.VERSION}).",
            "Install the latest RallyTrace. The file was not changed.",
        )


def sqlite_address(path: PurePath, mode: str) -> str:
    """The URI by which SQLite opens a file.

    Args:
        path: absolute.
        mode: `ro` or `rw`.
    """
    uri = path.as_uri()
    if not uri.startswith("file:///"):  # on a Windows share: SQLite takes no server, but a path that begins with one
        uri = uri.replace("file://", "file:////", 1)
    return f"{uri}?mode={mode}"


def connect(path: Path, *, writable: bool) -> sqlite3.Connection:
    """A connection to a project whose header has been looked at. With `writable` the tables are brought up to date.

    A journal that is the project's own is applied then; `check_journal` sees to it that there is no other.

    Raises:
        sqlite3.Error: it cannot be had, or there is something in the file that RallyTrace has not made.
    """
    mode = "rw" if writable else "ro"
    connection = sqlite3.connect(
        sqlite_address(path.resolve(), mode), uri=True, timeout=_BUSY_SECONDS, isolation_level=None
    )
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        limit_work(connection, path.stat().st_size)
        schema.refuse_strangers(connection)
        if writable:
            connection.set_progress_handler(None, 0)
            # One file at rest; and what is reported as saved is saved even if the power fails the moment after.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA synchronous = EXTRA")
            # Nothing goes to the file before the end of a transaction: a kill seldom leaves half of one.
            connection.execute("PRAGMA cache_spill = OFF")
            schema.migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for reading, in one transaction, with tables of today's version; the file stays as it is.

    What a killed process left half written is taken back in a copy.

    Raises:
        AppError: the file is no project, is damaged, or cannot be read.
    """
    refuse_foreign(path)
    with contextlib.ExitStack() as stack:
        try:
            connection = stack.enter_context(contextlib.closing(_readable(path, stack)))
            limit_work(connection, path.stat().st_size)
            connection.execute("BEGIN")
            yield connection
        except (sqlite3.Error, OSError, ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
            raise reading_failed(path, error) from error


def _readable(path: Path, stack: contextlib.ExitStack) -> sqlite3.Connection:
    """A connection that can be read from: the file's own if that will do, else one to a copy."""
    if own_journal(path) is None and not has_foreign_wal(path):
        try:
            connection = connect(path, writable=False)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") != "SQLITE_READONLY_ROLLBACK":
                raise
        else:
            if schema.version_of(connection) == schema.VERSION:
                return connection
            connection.close()
    copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rallytrace-"))) / path.name
    copy_with_journal(path, copy)
    return connect(copy, writable=True)


def reading_failed(path: Path, error: Exception) -> AppError:
    """The error to show when a project could not be read."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return AppError(f"{path} is being written by another program.", "Try again in a moment.")
    unreadable = ("SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_PERM", "SQLITE_READONLY")
    if name.startswith(unreadable) or isinstance(error, OSError):
        return AppError(f"The project {path} cannot be read ({error}).", "Check the disk and the permissions.")
    why = "it contains too much data" if name == "SQLITE_INTERRUPT" else str(error)
    return AppError(
        f"The project {path} is damaged ({why}). Nothing in it was changed.",
        "Restore it from a backup, or move it to another folder.",
    )


def saving_failed(path: Path, error: Exception) -> AppError:
    """The error to show when a project could not be saved."""
    name = getattr(error, "sqlite_errorname", "")
    number = getattr(error, "errno", None)
    if name == "SQLITE_FULL" or number in DISK_FULL:
        return DiskFullError(f"{path.name} is not saved: the disk is full.", "Free some space.")
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM")) or isinstance(error, PermissionError):
        why, remedy = "permission denied", "Save the project in another folder."
    elif name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        why, remedy = "another program is using it", "Close that program."
    elif name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or (not name and isinstance(error, sqlite3.Error)):
        why, remedy = f"it is damaged ({error})", "Restore it from a copy, or save the project in another folder."
    elif name.startswith("SQLITE_CANTOPEN"):
        why, remedy = "it cannot be opened", "Check the folder, or save the project in another folder."
    else:
        why, remedy = str(error), "Check the disk, or save the project in another folder."
    return AppError(f"{path.name} is not saved: {why}.", remedy)


_JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
_JOURNAL_HEADER: Final = struct.Struct(">8s5I")
_ATTEMPTS: Final = 5
_SMALLEST_PAGE: Final = 512
_MOST_CHANGES_OF_TABLES: Final = 64
"""In one transaction, all migrations together."""
_WHOLE: Final = 2**32
NO_LOCKS: Final = (
    "SQLITE_IOERR_LOCK",
    "SQLITE_IOERR_RDLOCK",
    "SQLITE_IOERR_CHECKRESERVEDLOCK",
    "SQLITE_PROTOCOL",
)
"""What SQLite meets in a folder that knows no locks; there nobody writes to a project itself, but to a copy."""


@dataclass(frozen=True, slots=True)
class _FileState:
    """Which state of which file a first page is of.

    Attributes:
        changes: the number of transactions so far, modulo 2**32.
        schema_version: random since the file was last opened for writing (`schema.stamp`), and one more for each change
            of the tables. So copies of one file that were edited differently can be distinguished.
    """

    changes: int
    schema_version: int

    @classmethod
    def of(cls, page: bytes) -> "_FileState | None":
        """The state of a project; None where the page is not of one."""
        if not schema.is_project(page):
            return None
        return cls(schema.header_number(page, 24), schema.header_number(page, 40))

    def may_become(self, other: "_FileState") -> bool:
        """Whether a transaction that begins in this state leaves the other one, wherever it is cut off."""
        changed = (other.schema_version - self.schema_version) % _WHOLE
        return (other.changes - self.changes) % _WHOLE <= 1 and changed <= _MOST_CHANGES_OF_TABLES


@dataclass(frozen=True, slots=True)
class _Journal:
    """What is in a journal.

    Attributes:
        first_page: of the file, as it was before the transaction; b"" where it is not in the journal.
        whole: whether all pages are there that were written, as they were written.
    """

    first_page: bytes
    whole: bool

    @classmethod
    def read(cls, path: Path) -> "_Journal":
        """Read a file; OSError where it cannot be."""
        first, whole = b"", True
        with path.open("rb") as file:
            for number, page, intact in _pages(file):
                whole &= intact
                if number == 1 and intact and not first:
                    first = page
        return cls(first, whole)


def _pages(file: BinaryIO) -> Iterator[tuple[int, bytes, bool]]:
    """The pages that a journal has, or should have: their numbers, what is in them, and whether they are intact."""
    while len(header := file.read(_JOURNAL_HEADER.size)) == _JOURNAL_HEADER.size:
        magic, count, nonce, _, sector, size = _JOURNAL_HEADER.unpack(header)
        if magic != _JOURNAL_MAGIC or sector < _JOURNAL_HEADER.size or not _SMALLEST_PAGE <= size <= 2**16:
            return
        file.seek(sector - _JOURNAL_HEADER.size, os.SEEK_CUR)
        for _ in range(count):
            record = file.read(size + 8)
            page = record[4:-4]
            summed = nonce + sum(page[size - 200 : 0 : -200]) if len(record) == size + 8 else -1
            intact = summed % _WHOLE == int.from_bytes(record[-4:], "big") if summed >= 0 else False
            yield int.from_bytes(record[:4], "big"), page, intact
            if len(record) < size + 8:
                return
        file.seek(-(-file.tell() // sector) * sector)


def check_journal(path: Path) -> Path | None:
    """Make sure that a journal beside a project is its own before SQLite opens it for writing.

    The caller has the project's lock. Nothing is done to the project itself: SQLite takes back what was half written as
    soon as it is opened, which has then been tried on a copy.

    Returns:
        Where a file was set aside that is not this project's; None where there was none.

    Raises:
        AppError: the journal is the project's own, and the two do not make a whole project.
        OSError: there is no room for the copy, or something cannot be renamed.
    """
    path = path.resolve()
    journal, own = _journal_of(path), own_journal(path)
    aside = _set_aside(_wal_of(path)) if has_foreign_wal(path) else None
    if own != journal and _is_left(path):
        aside = _set_aside(journal)
    if own is None:
        return aside
    _try_on_copy(path, own)
    if own != journal:
        if journal.exists():
            aside = _set_aside(journal)
        own.rename(journal)
    elif _FileState.of(_first_bytes(path)) is None:
        # Its first page no longer says which project it is. Recovery gives a whole file, but both are kept as they are.
        for file in (path, journal):
            shutil.copyfile(file, _free(path, f".damaged{file.name.removeprefix(path.name)}"))
    return aside


def set_journals_aside(path: Path) -> Path | None:
    """Rename journals beside a file that has just been put there: they are another file's."""
    found = [_set_aside(file) for file in (_journal_of(path), _wal_of(path)) if os.path.lexists(file)]
    return found[0] if found else None


def copy_with_journal(path: Path, copy: Path) -> None:
    """Copy a project, and its own journal if it has one; nothing else is left beside the copy.

    Raises:
        AppError: somebody is writing it all the time.
        sqlite3.Error: the journal is damaged.
        OSError: that failed.
    """
    path = path.resolve()
    for _ in range(_ATTEMPTS):
        own = own_journal(path)
        if own is not None and not _Journal.read(own).whole:
            raise sqlite3.DatabaseError(f"{own.name} is incomplete")
        files = [path] if own is None else [path, own]
        with contextlib.suppress(FileNotFoundError):
            before = [_stamp(file) for file in files]
            for beside in (_journal_of(copy), _wal_of(copy)):
                beside.unlink(missing_ok=True)
            shutil.copyfile(path, copy)
            if own is not None:
                shutil.copyfile(own, _journal_of(copy))
            if before == [_stamp(file) for file in files]:
                return
    raise AppError(f"{path} is being written by another program.", "Try again in a moment.")


def own_journal(path: Path) -> Path | None:
    """What a transaction left that was cut off in the project as it is now; None where there is nothing.

    That may also be a journal that was set aside, when the project was away for a while.

    Raises:
        OSError: something cannot be read.
        sqlite3.Error: as above, or another program is writing the project.
    """
    page = _first_bytes(path)
    there = _FileState.of(page)
    left = [_journal_of(path)] if _is_left(path) else []
    for journal in (*left, *_orphans(path)):
        before = _FileState.of(_Journal.read(journal).first_page)
        if before is None:
            continue
        if there is None:
            if journal in left and not page.startswith(schema.MAGIC):
                return journal
        elif before.may_become(there) and (journal in left or before.schema_version >= schema.FIRST_STAMP):
            return journal
    return None


def header_before(path: Path) -> bytes:
    """The first bytes that a project has when what was half written is taken back; b"" where that is unknown.

    Raises:
        OSError: something cannot be read.
    """
    try:
        journal = own_journal(path)
    except sqlite3.Error:
        return b""
    return _Journal.read(journal).first_page[: schema.HEADER] if journal is not None else b""


def has_foreign_wal(path: Path) -> bool:
    """Whether a write-ahead log lies there that cannot be the project's; SQLite would read it all the same.

    RallyTrace never makes one, and the header says whether another program has.
    """
    header = _first_bytes(path)
    return header[18:20] == b"\1\1" and _wal_of(path).exists()


def _try_on_copy(path: Path, journal: Path) -> None:
    """Take back what was half written in a copy; AppError where that is not a whole project then."""
    try:
        with tempfile.TemporaryDirectory(prefix="rallytrace-") as folder:
            copy = Path(folder) / path.name
            copy_with_journal(path, copy)
            with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                connection.execute("PRAGMA trusted_schema = OFF")
                connection.execute("PRAGMA cell_size_check = ON")
                limit_work(connection, path.stat().st_size)
                schema.refuse_strangers(connection)
                damage = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if damage != "ok" or not schema.is_project(_first_bytes(copy)):
                raise sqlite3.DatabaseError(damage)
    except sqlite3.Error as error:
        raise AppError(
            f"{path} was being written when its program was killed, and what is left is damaged ({error}). "
            f"Neither it nor {journal.name} was changed.",
            "Restore it from a backup, or move both files to another folder.",
        ) from error


def _is_left(path: Path) -> bool:
    """Whether SQLite would apply a journal: there is one, it was written to its end, and its writer is dead.

    Raises:
        sqlite3.Error: another program is writing the project, or it cannot be read.
    """
    journal = _journal_of(path)
    try:
        with journal.open("rb") as file:
            if file.read(1) in (b"", b"\0") or path.stat().st_size < _SMALLEST_PAGE:
                return False
    except FileNotFoundError:
        return False
    address = sqlite_address(path.resolve(), "ro")
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=_BUSY_SECONDS)) as connection:
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            name = getattr(error, "sqlite_errorname", "")
            if name.startswith(("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_IOERR")) and not name.startswith(NO_LOCKS):
                raise
            return bool(name.startswith(("SQLITE_READONLY_ROLLBACK", *NO_LOCKS)))
        except sqlite3.DatabaseError:
            return False
    return False


def _set_aside(file: Path) -> Path:
    kind = file.name.rpartition("-")[2]
    project = file.with_name(file.name.removesuffix(f"-{kind}"))
    path = _free(project, f".orphaned-{kind}")
    file.rename(path)
    return path


def _free(path: Path, ending: str) -> Path:
    """A name that nothing has: the project's, with such an ending."""
    names = (path.with_name(f"{path.name}{number}{ending}") for number in ("", *(f".{n}" for n in range(2, 1000))))
    return next(path for path in names if not os.path.lexists(path))


def _orphans(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{glob.escape(path.name)}*.orphaned-journal"))


def _journal_of(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def _wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(schema.HEADER)


def _stamp(path: Path) -> tuple[int, int, int]:
    return path.stat().st_ino, *file_stamp(path)
