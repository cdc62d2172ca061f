"""A project's file, however it has to be kept where it is."""

import sqlite3
from pathlib import Path
from typing import Protocol

from rallytrace.errors import AppError
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.ledger import Unsaved
from rallytrace.storage.project.network import is_on_network
from rallytrace.storage.project.recovery import NO_LOCKS
from rallytrace.storage.project.working_copy import WorkingCopy
from rallytrace.storage.project.writing import ProjectFile, write_copy


class KeptFile(Protocol):
    """What a project is kept in.

    Attributes:
        path: where the project is.
        rescued: where changes were put that could not be joined with it; None for none.
        orphaned: a journal of another file that lay beside it, where that was set aside; None for none.
    """

    path: Path
    rescued: Path | None
    orphaned: Path | None

    @property
    def source(self) -> Path:
        """What to read the project from."""

    @property
    def ahead(self) -> bool:
        """Whether something that is saved has yet to be brought to the path."""

    @property
    def there(self) -> bool:
        """Whether the file is still the one that was opened, neither removed nor replaced."""

    def save(self, project: Project, unsaved: Unsaved) -> None:
        """Write what is not saved; AppError where that fails."""

    def publish(self) -> None:
        """Bring what is saved to the path; AppError where that fails."""

    def close(self, *, tidy: bool = True) -> None:
        """Let go of it."""


def open_file(path: Path) -> KeptFile:
    """Take the file of a project that exists; its lock is the caller's.

    Raises:
        AppError: it is no project, or cannot be written to.
    """
    if is_on_network(path.parent):
        return WorkingCopy(path)
    try:
        return ProjectFile(path)
    except AppError as error:
        if _knows_no_locks(error):
            return WorkingCopy(path)
        raise


def create_file(path: Path, project: Project, *, overwrite: bool = False) -> KeptFile:
    """Write a project to a file, and take that; its lock is the caller's.

    Raises:
        AppError: something has that name and may not be overwritten, or the file cannot be written.
    """
    write_copy(path, project, overwrite=overwrite)
    return open_file(path)


def _knows_no_locks(error: AppError) -> bool:
    cause = error.__cause__
    return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorname", "").startswith(NO_LOCKS)
