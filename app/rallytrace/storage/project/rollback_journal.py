"""Check the rollback journal that a killed process left beside a project file.

SQLite applies any journal that has the file's name. So before SQLite opens a project for writing, the journal is
compared with the project and tried on a copy. A journal of another file or state is renamed
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
from rallytrace.files.file_access import file_stamp, retry_refused
from rallytrace.files.file_names import fitting_path
from rallytrace.storage.project import schema
from rallytrace.storage.project.limits import limit_work
from rallytrace.texts import tr_lazy

BUSY_SECONDS: Final = 5.0
"""Time to wait while another program reads or copies the file."""
_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
_HEADER: Final = struct.Struct(">8s5I")
_MAX_ATTEMPTS: Final = 5
_MIN_PAGE_BYTES: Final = 512
_MAX_TABLE_CHANGES: Final = 64
"""Maximum number of changes of tables in one transaction, which may include all migrations."""
_MODULUS: Final = 2**32
NO_LOCK_ERRORS: Final = (
    "SQLITE_IOERR_LOCK",
    "SQLITE_IOERR_RDLOCK",
    "SQLITE_IOERR_CHECKRESERVEDLOCK",
    "SQLITE_PROTOCOL",
)
"""SQLite's errors in folders without locks, in which a project is edited through a copy."""


@dataclass(frozen=True, slots=True)
class _FileState:
    """The state of a project file according to its first page.

    Attributes:
        changes: number of transactions so far, modulo 2**32.
        schema_version: random number set whenever the file is opened for writing (`schema.stamp`), plus one for each
            change of the tables. It distinguishes diverging copies of a file.
    """

    changes: int
    schema_version: int

    @classmethod
    def of(cls, page: bytes) -> "_FileState | None":
        """Return the state according to a file's first page; None if the file is not a project."""
        if not schema.is_project(page):
            return None
        return cls(schema.header_number(page, 24), schema.header_number(page, 40))

    def may_become(self, state: "_FileState") -> bool:
        """Return True if a transaction that begins in this state can leave the given one when it is interrupted."""
        changed = (state.schema_version - self.schema_version) % _MODULUS
        return (state.changes - self.changes) % _MODULUS <= 1 and changed <= _MAX_TABLE_CHANGES


@dataclass(frozen=True, slots=True)
class _Journal:
    """The content of a journal.

    Attributes:
        first_page: first page of the file before the transaction; b"" if the journal lacks it.
        complete: True if all pages are present and intact.
    """

    first_page: bytes
    complete: bool

    @classmethod
    def read(cls, path: Path) -> "_Journal":
        """Read a journal; raise OSError if it is unreadable."""
        first, complete = b"", True
        with path.open("rb") as file:
            for number, page, intact in _pages(file):
                complete &= intact
                if number == 1 and intact and not first:
                    first = page
        return cls(first, complete)


def _pages(file: BinaryIO) -> Iterator[tuple[int, bytes, bool]]:
    """Yield the pages of a journal, including missing ones: number, content, and whether it is intact."""
    while len(header := file.read(_HEADER.size)) == _HEADER.size:
        magic, count, nonce, _, sector, size = _HEADER.unpack(header)
        if magic != _MAGIC or sector < _HEADER.size or not _MIN_PAGE_BYTES <= size <= 2**16:
            return
        file.seek(sector - _HEADER.size, os.SEEK_CUR)
        for _ in range(count):
            record = file.read(size + 8)
            page = record[4:-4]
            summed = nonce + sum(page[size - 200 : 0 : -200]) if len(record) == size + 8 else -1
            intact = summed % _MODULUS == int.from_bytes(record[-4:], "big") if summed >= 0 else False
            yield int.from_bytes(record[:4], "big"), page, intact
            if len(record) < size + 8:
                return
        file.seek(-(-file.tell() // sector) * sector)


def check_journal(path: Path) -> Path | None:
    """Rename foreign journals of a project before SQLite opens it for writing, and try its own on a copy.

    The caller holds the project's lock. The project stays unchanged; SQLite rolls it back on opening.

    Returns:
        The new path of a foreign journal; None if there was none.

    Raises:
        AppError: the project is damaged even after its own journal is applied.
        OSError: there is no room for the copy, or renaming failed.
    """
    path = path.resolve()
    journal, found = _journal_of(path), find_journal(path)
    renamed = _rename(_wal_of(path)) if has_foreign_wal(path) else None
    if found != journal and _is_hot(path):
        renamed = _rename(journal)
    if found is None:
        return renamed
    _try_on_copy(path, found)
    if found != journal:
        if journal.exists():
            renamed = _rename(journal)
        retry_refused(partial(found.rename, journal))
    elif _FileState.of(_first_bytes(path)) is None:
        # The first page no longer identifies the project. SQLite recovers it, but both files are kept as well.
        for file in (path, journal):
            shutil.copyfile(file, _free(path, f".damaged{file.name.removeprefix(path.name)}"))
    return renamed


def rename_journals(path: Path) -> Path | None:
    """Rename journals beside a new file, because they belong to the file that it replaced.

    Return the new path of the first; None if there was none.
    """
    found = [_rename(file) for file in (_journal_of(path), _wal_of(path)) if os.path.lexists(file)]
    return found[0] if found else None


def copy_with_journal(path: Path, copy: Path) -> None:
    """Copy a project with its own journal, and remove other journals beside the copy.

    Raises:
        AppError: another program keeps writing to the project.
        sqlite3.Error: the journal is damaged.
        OSError: copying failed.
    """
    path = path.resolve()
    for _ in range(_MAX_ATTEMPTS):
        journal = find_journal(path)
        if journal is not None and not _Journal.read(journal).complete:
            raise sqlite3.DatabaseError(f"{journal.name} is incomplete")
        files = [path] if journal is None else [path, journal]
        with contextlib.suppress(FileNotFoundError):
            stamps = [_stamp(file) for file in files]
            for stray in (_journal_of(copy), _wal_of(copy)):
                stray.unlink(missing_ok=True)
            shutil.copyfile(path, copy)
            if journal is not None:
                shutil.copyfile(journal, _journal_of(copy))
            if stamps == [_stamp(file) for file in files]:
                return
    raise AppError(
        tr_lazy("errors", "{path} is being written by another program.", path=path),
        tr_lazy("errors", "Try again in a moment."),
    )


def find_journal(path: Path) -> Path | None:
    """Return the journal of an interrupted transaction that fits the project's current state, or None.

    It may have been renamed while the project was elsewhere.

    Raises:
        OSError: a file cannot be read.
        sqlite3.Error: another program is writing the project.
    """
    page = _first_bytes(path)
    state = _FileState.of(page)
    hot = [_journal_of(path)] if _is_hot(path) else []
    orphans = sorted(path.parent.glob(f"{glob.escape(path.name)}*.orphaned-journal"))
    for journal in (*hot, *orphans):
        earlier = _FileState.of(_Journal.read(journal).first_page)
        if earlier is None:
            continue
        if state is None:
            if journal in hot and not page.startswith(schema.MAGIC):
                return journal
        elif earlier.may_become(state):
            return journal
    return None


def restored_header(path: Path) -> bytes:
    """Return the first bytes that a project will have after the rollback of its journal; b"" if unknown.

    Raises:
        OSError: a file cannot be read.
    """
    try:
        journal = find_journal(path)
    except sqlite3.Error:
        return b""
    return _Journal.read(journal).first_page[: schema.HEADER_BYTES] if journal is not None else b""


def has_foreign_wal(path: Path) -> bool:
    """Return True if another file's write-ahead log lies beside the project, where SQLite would read it.

    RallyTrace never writes one, and the header shows whether another program does.
    """
    header = _first_bytes(path)
    return header[18:20] == b"\1\1" and _wal_of(path).exists()


def _try_on_copy(path: Path, journal: Path) -> None:
    """Roll back a copy of the project with this journal; raise AppError if the result is damaged."""
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
            tr_lazy(
                "errors",
                "{path} was being written when the program was killed, and is damaged ({reason}). Neither it "
                "nor {journal} was changed.",
                path=path,
                reason=error,
                journal=journal.name,
            ),
            tr_lazy("errors", "Restore it from a backup, or move both files to another folder."),
        ) from error


def _is_hot(path: Path) -> bool:
    """Return True if SQLite would apply the journal: it exists, is complete, and its writer has ended.

    Raises:
        sqlite3.Error: another program is writing to the project, or it is unreadable.
    """
    journal = _journal_of(path)
    try:
        with journal.open("rb") as file:
            if file.read(1) in (b"", b"\0") or path.stat().st_size < _MIN_PAGE_BYTES:
                return False
    except FileNotFoundError:
        return False
    address = sqlite_address(path.resolve(), "ro")
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as connection:
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            name = getattr(error, "sqlite_errorname", "")
            if name.startswith(("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_IOERR")) and not name.startswith(
                NO_LOCK_ERRORS
            ):
                raise
            return bool(name.startswith(("SQLITE_READONLY_ROLLBACK", *NO_LOCK_ERRORS)))
        except sqlite3.DatabaseError:
            return False
    return False


def _rename(file: Path) -> Path:
    kind = file.name.rpartition("-")[2]
    project = file.with_name(file.name.removesuffix(f"-{kind}"))
    path = _free(project, f".orphaned-{kind}")
    retry_refused(partial(file.rename, path))
    return path


def _free(path: Path, ending: str) -> Path:
    names = (fitting_path(path, f"{number}{ending}") for number in ("", *(f".{n}" for n in range(2, 1000))))
    return next(path for path in names if not os.path.lexists(path))


def _journal_of(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def _wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(schema.HEADER_BYTES)


def _stamp(path: Path) -> tuple[int, int, int]:
    return path.stat().st_ino, *file_stamp(path)


def sqlite_address(path: PurePath, mode: str) -> str:
    """Return SQLite's URI for an absolute path. `mode` is `ro` or `rw`."""
    uri = path.as_uri()
    if not uri.startswith("file:///"):  # on a Windows share, where SQLite takes the server for the first folder
        uri = uri.replace("file://", "file:////", 1)
    return f"{uri}?mode={mode}"
