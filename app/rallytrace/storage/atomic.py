"""Writing a file so that nobody ever sees half of it, and nothing is overwritten unasked."""

import contextlib
import errno
import io
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from rallytrace.errors import AppError, TakenError


@contextlib.contextmanager
def atomic_text(path: Path, *, overwrite: bool = False) -> Iterator[TextIO]:
    """Collect a text (UTF-8, line ends as written) that becomes a file only when the block ends well.

    It is written to a file beside its place, brought to the disk, and moved there; when anything fails, what was there
    before is still there and nothing is left behind. A link is followed, not replaced.

    Raises:
        AppError: the file exists and may not be overwritten, or cannot be written.
    """
    refuse_overwrite(path, overwrite=overwrite)
    collected = io.StringIO(newline="")
    yield collected
    place = path.resolve()
    temporary: Path | None = None
    try:
        handle, name = tempfile.mkstemp(prefix=".rallytrace-", suffix=".part", dir=place.parent)
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(collected.getvalue())
            stream.flush()
            os.fsync(stream.fileno())
        _take_mode(temporary, place)
        if overwrite:
            temporary.replace(place)
        else:
            _move_to_free_place(temporary, place)
    except FileExistsError:
        raise _exists(path) from None
    except OSError as error:
        raise writing_failed(path, error) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def refuse_overwrite(path: Path, *, overwrite: bool) -> None:
    """Say no before any work is done.

    Raises:
        AppError: the file exists and may not be overwritten, its name is a folder's or impossible, or its folder is
            missing.
    """
    try:
        if path.is_dir():
            raise AppError(f"{path} is a folder, not a file to write to.", "Name a file in it.")
        taken = path.is_symlink() or path.exists()
    except OSError as error:
        raise writing_failed(path, error) from error
    if taken and not overwrite:
        raise _exists(path)
    if not path.resolve().parent.is_dir():
        raise AppError(f"The folder {path.parent} does not exist.", "Create it, or choose another place.")


def _move_to_free_place(temporary: Path, place: Path) -> None:
    """Move a file to a name that nobody has taken meanwhile; FileExistsError if somebody has."""
    try:
        os.link(temporary, place)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links. Windows refuses to rename onto a file; elsewhere a moment stays open.
        if place.exists():
            raise FileExistsError from None
        temporary.rename(place)


def _exists(path: Path) -> TakenError:
    return TakenError(f"{path} exists already and was left as it is.")


def writing_failed(path: Path, error: OSError) -> AppError:
    """What to tell the user when writing a file failed."""
    if error.errno == errno.ENOSPC:
        return AppError(f"{path} was not written: the disk is full.", "Free some space and try again.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return AppError(f"{path} was not written: there is no permission to.", "Choose another place.")
    return AppError(f"{path} was not written: {error.strerror or error}.", "Choose another place.")


def _take_mode(temporary: Path, path: Path) -> None:
    """Give the new file the permissions of the one it replaces, or those any new file would have."""
    if path.exists():
        mode = path.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    temporary.chmod(mode)
