"""Folders that are written under another name and moved to their place whole, or not at all."""

import contextlib
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.errors import AppError, TakenError
from rallytrace.file_access import (
    UNFINISHED_PREFIX,
    UNFINISHED_SUFFIX,
    atomic_text,
    name_target,
    new_folder,
    retry_refused,
    writing_error,
)
from rallytrace.file_kinds import FileKind


def write_text(path: Path, text: str, kind: FileKind | None = None, *, overwrite: bool = False) -> None:
    """Write a text and read it back. What is no Unicode, as in some file names, becomes question marks.

    Args:
        kind: as for `file_access.atomic_file`.

    Raises:
        AppError: the file exists and may not be overwritten, cannot be written, or is another when it is read again.
    """
    text = text.encode("utf-8", "replace").decode("utf-8")
    with atomic_text(path, kind, overwrite=overwrite) as stream:
        stream.write(text)
    try:
        same = path.read_bytes() == text.encode("utf-8")
    except OSError as error:
        raise writing_error(path, error) from error
    if not same:
        raise AppError(
            f"{path} was written, but its content differs when read again.",
            "Do not use that file. Write it to another disk if possible.",
        )


Foreign: TypeAlias = Callable[[Path], Sequence[str]]
"""Names what lies in a folder and was not written by the export that would replace it."""

_LITTER: Final = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
"""What file managers leave in folders."""


def refuse_folder(target: Path, replaces: Foreign | None, *, sources: Iterable[Path] = ()) -> None:
    """Refuse a target before any work is done.

    Args:
        replaces: names what is in the folder and must stay; None where nothing may be replaced.
        sources: files that the export is made from.

    Raises:
        AppError: there is a file, or a folder with something in it that may not be replaced.
    """
    try:
        if target.is_symlink() or (target.exists() and not target.is_dir()):
            raise AppError(f"{target} is a file, but the export needs a folder.", "Choose another name.")
        if not target.is_dir() or not any(target.iterdir()):
            return
        if replaces is None:
            raise TakenError(f"The folder {target} is not empty and was not changed.")
        if any(source.resolve().is_relative_to(target.resolve()) for source in sources):
            raise AppError(f"The folder {target} holds what is exported.", "Choose another folder.")
        foreign = replaces(target)
    except OSError as error:
        raise writing_error(target, error) from error
    if foreign:
        named = f"{foreign[0]}" if len(foreign) == 1 else f"{foreign[0]} and {len(foreign) - 1} more"
        raise AppError(
            f"The folder {target} was not changed: it contains {named}, which no export has written.",
            "Move that elsewhere, or choose another folder.",
        )


def foreign_files(folder: Path, is_own: Callable[[str], bool]) -> list[str]:
    """The files in a folder, and links to folders, that are not an export's own, by their paths in it.

    Args:
        is_own: whether a path in the folder, with slashes, is one that the export has written.

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
            if not written and name not in _LITTER:
                found.append(path.relative_to(folder).as_posix())
    return sorted(found)


@contextlib.contextmanager
def staged_folder(target: Path, *, beside: Path | None = None, replaces: Foreign | None = None) -> Iterator[Path]:
    """A folder to fill, which is moved to its place when the block succeeds, and removed when it fails.

    Args:
        target: where it will be; folders above it are made if need be.
        beside: the folder to fill it in, on the same disk; None is the target's own parent. It may not be there yet.
        replaces: as for `refuse_folder`. A folder that is there goes last, when the new one is whole.

    Raises:
        AppError: the target exists and may not be replaced, or the folder cannot be written.
    """
    refuse_folder(target, replaces)
    workshop = target.parent if beside is None else beside
    made: list[Path] = []
    staged: Path | None = None
    try:
        made = _make_folders(workshop)
        staged = new_folder(workshop)
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
    """Remove what a killed process has left of a folder that it was filling for a target; nothing else is touched."""
    ours = staged.name.startswith(UNFINISHED_PREFIX) and staged.name.endswith(UNFINISHED_SUFFIX)
    if ours and staged.parent == target.parent and not staged.is_symlink():
        shutil.rmtree(staged, ignore_errors=True)


def _put_in_place(staged: Path, target: Path, replaces: Foreign | None) -> None:
    refuse_folder(target, replaces)
    if not target.exists():
        retry_refused(lambda: staged.rename(target))
        return
    kept = new_folder(staged.parent)
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
    """Make a folder and those above it that are missing; returns those made, outermost first."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for one in reversed(missing):
        one.mkdir()
    return missing[::-1]
