"""Writing a file so that nobody ever sees half of it, and nothing is overwritten unasked."""

import contextlib
import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from rallytrace.errors import AppError


@contextlib.contextmanager
def atomic_text(path: Path, *, overwrite: bool = False) -> Iterator[TextIO]:
    """Open a text file (UTF-8, line ends as written) that takes its place only when the block ends well.

    The text goes to a file beside it first, is brought to the disk, and then moved; when anything fails, what was
    there before is still there and nothing is left behind.

    Raises:
        AppError: the file exists and may not be overwritten, or cannot be written.
    """
    refuse_overwrite(path, overwrite=overwrite)
    temporary: Path | None = None
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        _take_mode(temporary, path)
        temporary.replace(path)
        temporary = None
    except OSError as error:
        raise writing_failed(path, error) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def refuse_overwrite(path: Path, *, overwrite: bool) -> None:
    """Say no before any work is done.

    Raises:
        AppError: the file exists and may not be overwritten, its name is a folder's, or its folder is missing.
    """
    if path.is_dir():
        raise AppError(f"{path} is a folder, not a file to write to.", "Name a file in it.")
    if path.exists() and not overwrite:
        raise AppError(f"{path} exists already and was left as it is.", "Choose another name, or pass --force.")
    if not path.parent.is_dir():
        raise AppError(f"The folder {path.parent} does not exist.", "Create it, or choose another place.")


def writing_failed(path: Path, error: OSError) -> AppError:
    """What to tell the user when writing a file failed."""
    if error.errno == errno.ENOSPC:
        return AppError(f"{path} was not written: the disk is full.", "Free some space and try again.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return AppError(f"{path} was not written: there is no permission to.", "Choose another place with -o.")
    return AppError(f"{path} was not written: {error.strerror or error}.", "Choose another place with -o.")


def _take_mode(temporary: Path, path: Path) -> None:
    """Give the new file the permissions of the one it replaces, or those any new file would have."""
    if path.exists():
        mode = path.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    temporary.chmod(mode)
