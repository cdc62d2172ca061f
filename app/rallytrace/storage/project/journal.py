"""The rollback journal that a killed process leaves beside a project file: whose it is, and what it gives back.

SQLite applies any journal that has the name of a file. So before SQLite opens a project for writing, its journal is
compared with it, tried on a copy, and set aside where it is of another file or state
(docs/decisions/0011-project-file.md).
"""

import contextlib
import glob
import os
import shutil
import sqlite3
import struct
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePath
from typing import BinaryIO, Final

from rallytrace.errors import AppError
from rallytrace.file_access import file_stamp, retry_refused
from rallytrace.storage.project import schema
from rallytrace.storage.project.rows import limit_work

BUSY_SECONDS: Final = 5.0
"""How long to wait while somebody else reads or copies the file."""
_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
_HEADER: Final = struct.Struct(">8s5I")
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
    while len(header := file.read(_HEADER.size)) == _HEADER.size:
        magic, count, nonce, _, sector, size = _HEADER.unpack(header)
        if magic != _MAGIC or sector < _HEADER.size or not _SMALLEST_PAGE <= size <= 2**16:
            return
        file.seek(sector - _HEADER.size, os.SEEK_CUR)
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
        retry_refused(partial(own.rename, journal))
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
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as connection:
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
    retry_refused(partial(file.rename, path))
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
