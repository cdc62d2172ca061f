"""Open a project file, either directly or, in folders on a network, through a copy on this computer."""

import contextlib
import ctypes
import json
import re
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file, atomic_text, file_stamp
from rallytrace.files.json_files import read_json
from rallytrace.storage.project.location import free_path, short_name
from rallytrace.storage.project.project import ProjectParts
from rallytrace.storage.project.rollback_journal import NO_LOCK_ERRORS, copy_with_journal, rename_journals
from rallytrace.storage.project.sqlite_store import ProjectFile, refuse_foreign, saving_failed, write_project
from rallytrace.texts import tr_lazy


def open_file(path: Path) -> "KeptFile":
    """Open the file of a project. The caller holds its lock.

    Raises:
        AppError: the file is not a project or not writable.
    """
    if is_on_network(path.parent):
        return WorkingCopy(path)
    try:
        return ProjectFile(path)
    except AppError as error:
        if _knows_no_locks(error):
            return WorkingCopy(path)
        raise


def create_file(path: Path, parts: ProjectParts, *, overwrite: bool = False) -> "KeptFile":
    """Write a project to a file and open it. The caller holds its lock.

    Raises:
        AppError: the name is taken and `overwrite` is not set, or writing failed.
    """
    write_project(path, parts, overwrite=overwrite)
    return open_file(path)


def _knows_no_locks(error: AppError) -> bool:
    cause = error.__cause__
    return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorname", "").startswith(NO_LOCK_ERRORS)


_AHEAD_KEY: Final = "ahead"
_STAMP_KEY: Final = "stamp"
_PROJECT_KEY: Final = "of"


class WorkingCopy:
    """A project file edited through a local copy, with the interface of `ProjectFile`.

    Attributes:
        source: file to read the project from.
        ahead: True if the copy has unpublished changes.
        rescued: file with the changes of a killed process, if the project has changed since; else None.
        orphaned: new path of a journal that belonged to another file and was renamed; else None.
    """

    def __init__(self, path: Path) -> None:
        """Open a project through a copy. One that a killed process left on this computer is continued or rescued.

        Raises:
            AppError: the file is not a project or unreadable, or there is no room for the copy.
        """
        refuse_foreign(path)
        self.path = path
        self.source = working_copy_path(path)
        self._note = self.source.with_suffix(".json")
        self.rescued: Path | None = None
        self.orphaned: Path | None = None
        note = self._noted()
        try:
            self.source.parent.mkdir(parents=True, exist_ok=True)
            self.ahead = bool(note.get(_AHEAD_KEY)) and self.source.exists()
            if self.ahead and note.get(_STAMP_KEY) != list(file_stamp(path)):
                self.rescued = free_path(path)
                self._finish_copy()
                _put_in_place(self.source, self.rescued)
                self.ahead = False
            if not self.ahead:
                copy_with_journal(path, self.source)
                self._remember(file_stamp(path))
            self._stamp = file_stamp(path)
        except (sqlite3.Error, OSError) as error:
            raise saving_failed(path, error) from error
        self._file = ProjectFile(self.source)

    @property
    def in_place(self) -> bool:
        """Return True if nobody else has changed the project."""
        with contextlib.suppress(OSError):
            return file_stamp(self.path) == self._stamp
        return False

    def save(self, parts: ProjectParts) -> None:
        """Write changed parts to the copy.

        Raises:
            AppError: writing failed.
        """
        if not self.ahead:
            try:
                self._remember(self._stamp, ahead=True)
            except OSError as error:
                raise saving_failed(self.path, error) from error
            self.ahead = True
        self._file.save(parts)

    def publish(self) -> None:
        """Replace the project by the copy, if the copy is ahead.

        Raises:
            AppError: replacing failed, or somebody else has changed the project. The copy stays.
        """
        if not self.ahead:
            return
        if not self.in_place:
            raise AppError(
                tr_lazy(
                    "errors", "{name} was changed or removed by another program while it was open.", name=self.path.name
                ),
                tr_lazy(
                    "errors", "Save the project under another name. Until then your changes are saved on this computer."
                ),
            )
        self._file.close(tidy=False)
        self._finish_copy()
        try:
            _put_in_place(self.source, self.path)
            self.orphaned = rename_journals(self.path) or self.orphaned
            self._stamp = file_stamp(self.path)
            self._remember(self._stamp)
        except OSError as error:
            raise saving_failed(self.path, error) from error
        self.ahead = False

    def close(self, *, tidy: bool = True) -> None:
        """Publish and close the project. The copy stays if publishing fails."""
        with contextlib.suppress(AppError):
            self.publish()
        self._file.close(tidy=tidy and not self.ahead)
        if not self.ahead:
            self.forget()

    def forget(self) -> None:
        """Remove the copy of a closed file, starting with its note: a copy without a note is never used."""
        self.ahead = False
        for path in (self._note, self.source):
            with contextlib.suppress(OSError):
                path.unlink()

    def _finish_copy(self) -> None:
        """Roll back an unfinished transaction in the copy before the copy is moved without its journal."""
        ProjectFile(self.source).close(tidy=False)

    def _noted(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError, AppError):
            note = read_json(self._note)
            if isinstance(note, dict) and note.get(_PROJECT_KEY) == str(self.path):
                return note
        return {}

    def _remember(self, stamp: tuple[int, int], *, ahead: bool = False) -> None:
        with atomic_text(self._note, overwrite=True) as note:
            json.dump({_PROJECT_KEY: str(self.path), _STAMP_KEY: stamp, _AHEAD_KEY: ahead}, note)


KeptFile: TypeAlias = ProjectFile | WorkingCopy
"""The two ways of keeping a project file open."""


def working_copy_path(path: Path) -> Path:
    return paths.data_dir() / "working" / f"{short_name(path)}{path.suffix}"


def _put_in_place(source: Path, path: Path) -> None:
    with atomic_file(path, overwrite=True) as unfinished:
        shutil.copyfile(source, unfinished)


_NETWORK_FILE_SYSTEMS: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "ncpfs", "9p", "ceph", "lustre", "gfs2", "ocfs2", "afs"}
)
_NETWORK_FUSE_TYPES: Final = ("fuse.sshfs", "fuse.rclone", "fuse.davfs", "fuse.gvfsd-fuse", "fuse.s3fs", "fuse.gcsfuse")
_REMOTE_DRIVE: Final = 4


def is_on_network(folder: Path) -> bool:
    """Return True if the system reports a folder as remote. macOS never does; there SQLite's errors decide."""
    if sys.platform == "win32":
        path = str(folder.resolve())
        drive = path[:3]
        return path.startswith("\\\\") or ctypes.windll.kernel32.GetDriveTypeW(drive) == _REMOTE_DRIVE
    return _is_network(_kind_of(folder.resolve(), _mounts()))


def _is_network(kind: str) -> bool:
    return kind in _NETWORK_FILE_SYSTEMS or kind.startswith(_NETWORK_FUSE_TYPES)


def _mounts() -> str:
    try:
        return Path("/proc/self/mounts").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def _kind_of(folder: Path, mounts: str) -> str:
    found, kind = Path(), ""
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        # The kernel escapes only spaces and similar characters: `\040`.
        point = Path(re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), fields[1]))
        # If several file systems are mounted at a place, the last one counts.
        if folder.is_relative_to(point) and len(point.parts) >= len(found.parts):
            found, kind = point, fields[2]
    return kind
