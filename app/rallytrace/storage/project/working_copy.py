"""A project in a folder on a network: worked on in a copy on this computer, which takes its place when it is whole.

The locks of network folders cannot be trusted with a database, and a torn page is a lost project. A file that replaces
another in one move is safe everywhere.
"""

import contextlib
import hashlib
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file, atomic_text
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.ledger import Unsaved
from rallytrace.storage.project.opening import refuse_foreign, saving_failed
from rallytrace.storage.project.place import free_place
from rallytrace.storage.project.recovery import copy_with_journal, set_journals_aside
from rallytrace.storage.project.writing import ProjectFile

_AHEAD: Final = "ahead"
_STAMP: Final = "stamp"
_OF: Final = "of"


class WorkingCopy:
    """A project file of which a copy is worked on; the same as a `ProjectFile` for who uses it.

    Attributes:
        path: where the project is.
        ahead: whether the copy has something that the project there does not have yet.
        rescued: where what a killed process had not brought back was put, because the project had changed meanwhile.
        orphaned: a journal that lay beside the project and is not what it was any more, where that was set aside.
    """

    def __init__(self, path: Path) -> None:
        """Take a project that exists, together with what was left of it on this computer.

        Raises:
            AppError: it is no project, or cannot be read, or there is no room for the copy.
        """
        refuse_foreign(path)
        self.path = path
        self._copy = copy_of(path)
        self._note = self._copy.with_suffix(".json")
        self.rescued: Path | None = None
        self.orphaned: Path | None = None
        note = self._noted()
        try:
            self._copy.parent.mkdir(parents=True, exist_ok=True)
            self.ahead = bool(note.get(_AHEAD)) and self._copy.exists()
            if self.ahead and note.get(_STAMP) != _stamp(path):
                self.rescued = free_place(path)
                self._finish_copy()
                _put_in_place(self._copy, self.rescued)
                self.ahead = False
            if not self.ahead:
                copy_with_journal(path, self._copy)
                self._remember(_stamp(path))
            self._stamp = _stamp(path)
        except (sqlite3.Error, OSError) as error:
            raise saving_failed(path, error) from error
        self._file = ProjectFile(self._copy)

    @property
    def source(self) -> Path:
        """What to read the project from."""
        return self._copy

    @property
    def there(self) -> bool:
        """Whether the project is still as it was left."""
        with contextlib.suppress(OSError):
            return _stamp(self.path) == self._stamp
        return False

    def save(self, project: Project, unsaved: Unsaved) -> None:
        """Write what is not saved, to the copy.

        Raises:
            AppError: that failed.
        """
        if not self.ahead:
            try:
                self._remember(self._stamp, ahead=True)
            except OSError as error:
                raise saving_failed(self.path, error) from error
            self.ahead = True
        self._file.save(project, unsaved)

    def publish(self) -> None:
        """Let the copy take the place of the project, if it is ahead of it.

        Raises:
            AppError: that failed, or somebody else has changed the project; the copy stays.
        """
        if not self.ahead:
            return
        if not self.there:
            raise AppError(
                f"{self.path.name} was changed or removed by somebody else while it was open here.",
                "Save the project under another name. Until then it is kept on this computer.",
            )
        self._file.close(tidy=False)
        self._finish_copy()
        try:
            _put_in_place(self._copy, self.path)
            self.orphaned = set_journals_aside(self.path) or self.orphaned
            self._stamp = _stamp(self.path)
            self._remember(self._stamp)
        except OSError as error:
            raise saving_failed(self.path, error) from error
        self.ahead = False

    def close(self, *, tidy: bool = True) -> None:
        """Let go of the project; the copy stays where it could not be brought back."""
        with contextlib.suppress(AppError):
            self.publish()
        self._file.close(tidy=tidy and not self.ahead)
        if not self.ahead:
            self._copy.unlink(missing_ok=True)
            self._note.unlink(missing_ok=True)

    def _finish_copy(self) -> None:
        """Take back what was half written in the copy: its journal stays here when the copy goes to its place."""
        ProjectFile(self._copy).close(tidy=False)

    def _noted(self) -> dict[str, Any]:
        with contextlib.suppress(OSError, ValueError):
            note = json.loads(self._note.read_text(encoding="utf-8"))
            if isinstance(note, dict) and note.get(_OF) == str(self.path):
                return note
        return {}

    def _remember(self, stamp: list[int], *, ahead: bool = False) -> None:
        with atomic_text(self._note, overwrite=True) as note:
            json.dump({_OF: str(self.path), _STAMP: stamp, _AHEAD: ahead}, note)


def copy_of(path: Path) -> Path:
    """Where the copy of a project is."""
    digest = hashlib.sha256(str(path).encode(errors="surrogateescape")).hexdigest()[:12]
    return paths.data_dir() / "working" / f"{path.stem}-{digest}{path.suffix}"


def _stamp(path: Path) -> list[int]:
    status = path.stat()
    return [status.st_size, status.st_mtime_ns]


def _put_in_place(source: Path, path: Path) -> None:
    """Replace a file by a copy of another, so that nobody ever sees half of it."""
    with atomic_file(path, overwrite=True) as unfinished:
        shutil.copyfile(source, unfinished)
