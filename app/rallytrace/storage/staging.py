"""Write files and folders under temporary names, and move them into place when complete."""

import contextlib
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.errors import AppError, TakenError
from rallytrace.files.file_access import (
    UNFINISHED_PREFIX,
    UNFINISHED_SUFFIX,
    atomic_text,
    name_target,
    new_temporary_folder,
    retry_refused,
    writing_error,
)
from rallytrace.files.file_kinds import FileKind
from rallytrace.texts import tr_lazy


def write_text(path: Path, text: str, kind: FileKind | None = None, *, overwrite: bool = False) -> None:
    """Write a text and read it back. Invalid Unicode, as in some file names, becomes question marks.

    Args:
        kind: as in `file_access.atomic_file`.

    Raises:
        AppError: the file exists and `overwrite` is not set, writing failed, or the file differs afterwards.
    """
    text = text.encode("utf-8", "replace").decode("utf-8")
    with atomic_text(path, kind, overwrite=overwrite) as stream:
        stream.write(text)
    try:
        is_equal = path.read_bytes() == text.encode("utf-8")
    except OSError as error:
        raise writing_error(path, error) from error
    if not is_equal:
        raise AppError(
            tr_lazy("errors", "{path} was written, but reading it back gives different content.", path=path),
            tr_lazy("errors", "Do not use this file. Write it to another disk if possible."),
        )


Foreign: TypeAlias = Callable[[Path], Sequence[str]]
"""A function that lists the files in a folder that were not written by its export."""

_FILE_MANAGER_FILES: Final = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
"""Files created by file managers."""


def refuse_folder(target: Path, replaces: Foreign | None, *, sources: Iterable[Path] = ()) -> None:
    """Refuse a target folder before any work.

    Args:
        replaces: lists files that must be kept; None if nothing may be replaced.
        sources: files from which the export is made.

    Raises:
        AppError: the target is a file, or a folder with files that must be kept.
    """
    try:
        if target.is_symlink() or (target.exists() and not target.is_dir()):
            raise AppError(
                tr_lazy("errors", "{target} is a file, but the export needs a folder.", target=target),
                tr_lazy("errors", "Choose another name."),
            )
        if not target.is_dir() or not any(target.iterdir()):
            return
        if replaces is None:
            raise TakenError(tr_lazy("errors", "The folder {target} is not empty and was not changed.", target=target))
        if any(source.resolve().is_relative_to(target.resolve()) for source in sources):
            raise AppError(
                tr_lazy("errors", "The folder {target} contains the files to export.", target=target),
                tr_lazy("errors", "Choose another folder."),
            )
        foreign = replaces(target)
    except OSError as error:
        raise writing_error(target, error) from error
    if foreign:
        named = (
            foreign[0]
            if len(foreign) == 1
            else tr_lazy("errors", "{file} and {count} more", file=foreign[0], count=len(foreign) - 1)
        )
        raise AppError(
            tr_lazy(
                "errors",
                "The folder {target} was not changed: it contains {named}, which no export has written.",
                target=target,
                named=named,
            ),
            tr_lazy("errors", "Move it elsewhere, or choose another folder."),
        )


def foreign_files(folder: Path, is_own: Callable[[str], bool]) -> list[str]:
    """Return the files and links to folders that the export did not write, as paths inside the folder.

    Args:
        is_own: returns True if the export wrote a path inside the folder (with slashes).

    Raises:
        OSError: the folder cannot be read.
    """

    def fail(error: OSError) -> None:
        raise error

    found = []
    for place, folders, files in os.walk(folder, onerror=fail):
        links = [name for name in folders if Path(place, name).is_symlink()]
        for name in (*files, *links):
            path = Path(place, name)
            written = path.is_file() and is_own(path.relative_to(folder).as_posix())
            if not written and name not in _FILE_MANAGER_FILES:
                found.append(path.relative_to(folder).as_posix())
    return sorted(found)


@contextlib.contextmanager
def staged_folder(target: Path, *, parent: Path | None = None, replaces: Foreign | None = None) -> Iterator[Path]:
    """Yield a folder to fill; move it to the target if the block succeeds, or remove it if the block fails.

    Args:
        target: final path; its parents are created if necessary.
        parent: temporary parent on the same disk, created if necessary; None for the target's parent.
        replaces: as in `refuse_folder`. A folder that is replaced is removed last.

    Raises:
        AppError: the target exists and may not be replaced, or writing failed.
    """
    refuse_folder(target, replaces)
    workshop = target.parent if parent is None else parent
    made: list[Path] = []
    staged: Path | None = None
    try:
        made = _make_folders(workshop)
        staged = new_temporary_folder(workshop)
        yield staged
        made += _make_folders(target.parent)
        _put_in_place(staged, target, replaces)
        made = []
    except AppError as error:
        if staged is not None:
            name_target(error, staged, target)
        raise
    except OSError as error:
        raise writing_error(target, error) from error
    finally:
        if staged is not None:
            shutil.rmtree(staged, ignore_errors=True)
        for folder in reversed(made):
            with contextlib.suppress(OSError):
                folder.rmdir()


def remove_unfinished(staged: Path, target: Path) -> None:
    """Remove the unfinished folder that a killed process left for a target, and nothing else."""
    is_unfinished = staged.name.startswith(UNFINISHED_PREFIX) and staged.name.endswith(UNFINISHED_SUFFIX)
    if is_unfinished and staged.parent == target.parent and not staged.is_symlink():
        shutil.rmtree(staged, ignore_errors=True)


def _put_in_place(staged: Path, target: Path, replaces: Foreign | None) -> None:
    refuse_folder(target, replaces)
    if not target.exists():
        retry_refused(lambda: staged.rename(target))
        return
    kept = new_temporary_folder(staged.parent)
    old = kept / target.name
    try:
        retry_refused(lambda: target.rename(old))
        try:
            retry_refused(lambda: staged.rename(target))
        except OSError:
            retry_refused(lambda: old.rename(target))
            raise
        shutil.rmtree(old, ignore_errors=True)
    finally:
        with contextlib.suppress(OSError):
            kept.rmdir()


def _make_folders(folder: Path) -> list[Path]:
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for path in reversed(missing):
        path.mkdir()
    return missing[::-1]
