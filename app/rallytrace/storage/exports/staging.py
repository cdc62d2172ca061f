"""Folders that are written under another name and moved to their place whole, or not at all."""

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from rallytrace.errors import AppError, DiskFullError, TakenError
from rallytrace.file_access import (
    UNFINISHED_PREFIX,
    UNFINISHED_SUFFIX,
    atomic_text,
    new_folder,
    retry_refused,
    writing_failed,
)


def write_text(path: Path, text: str, *, overwrite: bool = False) -> None:
    """Write a text and read it back. What is no Unicode, as in some file names, becomes question marks.

    Raises:
        AppError: the file exists and may not be overwritten, cannot be written, or is another when it is read again.
    """
    text = text.encode("utf-8", "replace").decode("utf-8")
    with atomic_text(path, overwrite=overwrite) as stream:
        stream.write(text)
    try:
        same = path.read_bytes() == text.encode("utf-8")
    except OSError as error:
        raise writing_failed(path, error) from error
    if not same:
        raise AppError(
            f"{path} was written, but its content differs when read again.",
            "Do not use that file. Write it to another disk if possible.",
        )


def refuse_folder(target: Path, *, overwrite: bool) -> None:
    """Refuse a target before any work is done.

    Raises:
        AppError: there is a file, or a folder with something in it that may not be replaced.
    """
    try:
        if target.is_symlink() or (target.exists() and not target.is_dir()):
            raise AppError(f"{target} is a file, but the export needs a folder.", "Choose another name.")
        if target.is_dir() and any(target.iterdir()) and not overwrite:
            raise TakenError(f"The folder {target} is not empty and was not changed.")
    except OSError as error:
        raise writing_failed(target, error) from error


@contextlib.contextmanager
def staged_folder(target: Path, *, beside: Path | None = None, overwrite: bool = False) -> Iterator[Path]:
    """A folder to fill, which is moved to its place when the block succeeds, and removed when it fails.

    Args:
        target: where it will be; folders above it are made if need be.
        beside: the folder to fill it in, on the same disk; None is the target's own parent. It may not be there yet.
        overwrite: whether a folder that is there may go. It goes last, when the new one is whole.

    Raises:
        AppError: the target exists and may not be replaced, or the folder cannot be written.
    """
    refuse_folder(target, overwrite=overwrite)
    workshop = target.parent if beside is None else beside
    made: list[Path] = []
    staged: Path | None = None
    try:
        made = _make_folders(workshop)
        staged = new_folder(workshop)
        yield staged
        made += _make_folders(target.parent)
        _put_in_place(staged, target, overwrite=overwrite)
        made = []
    except AppError as error:
        if staged is None or str(staged) not in error.what:
            raise
        # What is in the folder is gone with it: the user is told of the folder that was asked for.
        kind = DiskFullError if isinstance(error, DiskFullError) else AppError
        raise kind(error.what.replace(str(staged), str(target)), error.remedy) from error
    except OSError as error:
        raise writing_failed(target, error) from error
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


def _put_in_place(staged: Path, target: Path, *, overwrite: bool) -> None:
    refuse_folder(target, overwrite=overwrite)
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
