"""Access to the user's files: only regular files are read and written, and half-written files are never visible.

A pipe blocks its reader, a device may never end, and writing to the name of either would replace it.
"""

import contextlib
import errno
import hashlib
import io
import os
import secrets
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, TextIO

from rallytrace.errors import AppError, DiskFullError, TakenError
from rallytrace.files.file_kinds import HEAD_BYTES, FileKind
from rallytrace.files.recordings import parts_of
from rallytrace.texts import change_words, tr_lazy

UNFINISHED_PREFIX: Final = ".rallytrace-"
UNFINISHED_SUFFIX: Final = ".part"
"""Start and end of the names of unfinished files."""

DISK_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})

_MAX_RETRY_SECONDS: Final = 2.0
_RETRY_INTERVAL_SECONDS: Final = 0.05

_SPECIAL_KINDS: Final = (
    (stat.S_ISFIFO, tr_lazy("errors", "a pipe")),
    (stat.S_ISSOCK, tr_lazy("errors", "a socket")),
    (stat.S_ISCHR, tr_lazy("errors", "a device")),
    (stat.S_ISBLK, tr_lazy("errors", "a device")),
)


def refuse_special(path: Path) -> None:
    """Raise an error unless the path leads to a file or a folder. Links are followed; a missing path is accepted.

    Raises:
        AppError: the path leads to a pipe, a socket or a device.
    """
    kind = _special_kind(path)
    if kind is not None:
        raise AppError(
            tr_lazy("errors", "{path} is {kind}, not a file.", path=path, kind=kind),
            tr_lazy("errors", "Copy its content to a file and use that file."),
        )


def _special_kind(path: Path) -> str | None:
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return None
    if stat.S_ISREG(mode) or stat.S_ISDIR(mode):
        return None
    return next((name for is_kind, name in _SPECIAL_KINDS if is_kind(mode)), tr_lazy("errors", "something else"))


def real_path(path: Path) -> Path:
    """Return an absolute path without links. Circular links and invalid names stay as they are. Never raises."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):
        return path.absolute()


def sha256_of(*paths: Path) -> str:
    """Return the hexadecimal SHA-256 of the contents of the files, one after another.

    Raises:
        OSError: a file cannot be read.
    """
    digest = hashlib.sha256()
    for path in paths:
        with path.open("rb") as stream:
            hashlib.file_digest(stream, lambda: digest)
    return digest.hexdigest()


def file_stamp(path: Path) -> tuple[int, int]:
    """Return size in bytes and modification time in ns of a file, to notice a change or replacement.

    Raises:
        OSError: the file does not exist, or its status cannot be read.
    """
    status = path.stat()
    return status.st_size, status.st_mtime_ns


@contextlib.contextmanager
def atomic_file(path: Path, kind: FileKind | None = None, *, overwrite: bool = False) -> Iterator[Path]:
    """Yield a temporary path beside a file for writing it; move it to the file's name if the block succeeds.

    After a failure the old file is unchanged and nothing is left behind. A link is followed, not replaced. The new
    file gets the permissions of the old one.

    Args:
        kind: kind of a file that the user named (see `refuse_output`); None for the program's own files.

    Raises:
        AppError: the file exists and may not be overwritten, is not a regular file, or cannot be written.
    """
    _refuse(path, kind, overwrite=overwrite)
    unfinished: Path | None = None
    try:
        target = path.resolve()
        unfinished = new_temporary_file(target.parent)
        yield unfinished
        _bring_to_disk(unfinished, os.O_RDWR)
        # Windows has only a "read-only" flag, and allows neither replacing nor removing such a file.
        if sys.platform != "win32" and target.exists():
            unfinished.chmod(target.stat().st_mode & 0o777)
        if overwrite:
            retry_refused(lambda: unfinished.replace(target))
        else:
            _move_to_free_path(unfinished, target)
        with contextlib.suppress(OSError):  # not every system can sync a folder
            _bring_to_disk(target.parent, os.O_RDONLY)
    except FileExistsError:
        raise _taken_error(path) from None
    except AppError as error:
        if unfinished is not None:
            name_target(error, unfinished, path)
        raise
    except OSError as error:
        raise writing_error(path, error) from error
    finally:
        if unfinished is not None:
            with contextlib.suppress(OSError):
                retry_refused(lambda: unfinished.unlink(missing_ok=True))


@contextlib.contextmanager
def atomic_text(path: Path, kind: FileKind | None = None, *, overwrite: bool = False) -> Iterator[TextIO]:
    """Yield a stream that collects text (UTF-8, line ends as written); write it to the file if the block succeeds.

    Args:
        kind: as in `atomic_file`.

    Raises:
        AppError: as in `atomic_file`. Errors of the block itself propagate unchanged.
    """
    _refuse(path, kind, overwrite=overwrite)
    collected = io.StringIO(newline="")
    yield collected
    with atomic_file(path, kind, overwrite=overwrite) as unfinished:
        unfinished.write_bytes(collected.getvalue().encode("utf-8"))


def refuse_output(path: Path, kind: FileKind, *, overwrite: bool, sources: Iterable[Path] = ()) -> None:
    """Refuse an unsuitable output path before any work starts. Every output file named by the user is checked here.

    Args:
        kind: kind of the output. Only a file of this kind is replaced, and no suffix of another kind is allowed.
        overwrite: True if an existing file may be replaced.
        sources: inputs of the same command; they are never replaced, not even through links.

    Raises:
        UsageError: the suffix belongs to another kind.
        AppError: the path leads to an input, to a file of another kind or out of its folder; or see `refuse_overwrite`.
    """
    refuse_sources(path, sources)
    kind.refuse_suffix(path)
    refuse_overwrite(path, overwrite=overwrite)
    try:
        if path.is_symlink() and path.resolve().parent != path.parent.resolve():
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} is a link to a file in another folder, {target}.",
                    path=path,
                    target=path.resolve(),
                ),
                tr_lazy("errors", "Use the name of that file."),
            )
        if not path.exists():
            return
        with path.open("rb") as stream:
            head = stream.read(HEAD_BYTES)
    except OSError as error:
        raise writing_error(path, error) from error
    if not kind.is_kind_of(path, head):
        raise AppError(
            tr_lazy("errors", "{path} is not {kind}, and was not changed.", path=path, kind=kind.name),
            tr_lazy("errors", "Choose another name."),
        )


def _refuse(path: Path, kind: FileKind | None, *, overwrite: bool) -> None:
    if kind is None:
        refuse_overwrite(path, overwrite=overwrite)
    else:
        refuse_output(path, kind, overwrite=overwrite)


def refuse_sources(path: Path, sources: Iterable[Path]) -> None:
    """Raise AppError if the output is one of its own inputs, even if it may be overwritten."""
    for source in sources:
        for file in parts_of(source):
            if os.path.exists(path) and os.path.exists(file) and path.samefile(file):  # noqa: PTH110 - never raises
                raise AppError(
                    tr_lazy("errors", "{path} is an input, and would be replaced by the output.", path=path.name),
                    tr_lazy("errors", "Choose another name."),
                )


def refuse_overwrite(path: Path, *, overwrite: bool) -> None:
    """Refuse an output path that cannot be written, before any work starts.

    Raises:
        AppError: the file exists and may not be overwritten; the path is a folder, a pipe, a socket or a device; the
            name is invalid; or the folder is missing.
    """
    try:
        if path.is_dir():
            raise AppError(
                tr_lazy("errors", "{path} is a folder, not a file to write to.", path=path),
                tr_lazy("errors", "Choose a file in it."),
            )
        taken = path.is_symlink() or path.exists()
        folder = path.resolve().parent
        exists, is_folder = folder.exists(), folder.is_dir()
    except (OSError, ValueError, RuntimeError) as error:  # name too long, null byte, circular links
        raise writing_error(path, error) from error
    kind = _special_kind(path)
    if kind is not None:
        raise AppError(
            tr_lazy("errors", "{path} is {kind}, not a file to write to.", path=path, kind=kind),
            tr_lazy("errors", "Choose another name."),
        )
    if taken and not overwrite:
        raise _taken_error(path)
    if exists and not is_folder:
        raise AppError(
            tr_lazy("errors", "{folder} is a file, not a folder to write to.", folder=path.parent),
            tr_lazy("errors", "Choose another folder."),
        )
    if not exists:
        raise AppError(
            tr_lazy("errors", "The folder {folder} does not exist.", folder=path.parent),
            tr_lazy("errors", "Create it, or choose another folder."),
        )


def refuse_unwritable(folder: Path) -> None:
    """Refuse a folder that cannot be written to, before hours of work.

    Raises:
        AppError: no file can be created in the folder.
    """
    try:
        retry_refused(new_temporary_file(folder).unlink)
    except OSError as error:
        raise writing_error(folder, error) from error


def writing_error(path: Path, error: Exception) -> AppError:
    """Return the error to show after a failure to write a file."""
    number = getattr(error, "errno", None)
    if number in DISK_FULL:
        return DiskFullError(
            tr_lazy("errors", "{path} was not written: the disk is full.", path=path),
            tr_lazy("errors", "Free some space and try again."),
        )
    if sys.platform == "win32" and isinstance(error, PermissionError):
        return AppError(
            tr_lazy(
                "errors", "{path} was not written: permission denied, or it is open in another program.", path=path
            ),
            tr_lazy("errors", "Close it there, or choose another folder."),
        )
    if number in (errno.EACCES, errno.EPERM, errno.EROFS):
        return AppError(
            tr_lazy("errors", "{path} was not written: permission denied.", path=path),
            tr_lazy("errors", "Choose another folder."),
        )
    return AppError(
        tr_lazy(
            "errors", "{path} was not written: {reason}.", path=path, reason=getattr(error, "strerror", None) or error
        ),
        tr_lazy("errors", "Choose another folder or name."),
    )


def name_target(error: AppError, unfinished: Path, target: Path) -> None:
    """Replace the temporary file's name in an error with the target's name."""
    for name, due in ((str(unfinished), str(target)), (unfinished.name, target.name)):
        error.problem, error.remedy = (change_words(text, name, due) for text in (error.problem, error.remedy))
    error.args = (f"{error.problem} {error.remedy}".rstrip(),)


def retry_refused(act: Callable[[], object]) -> None:
    """Call a function that moves or removes a file, and retry while Windows refuses.

    Virus scanners often hold new files open for a moment.

    Raises:
        OSError: the function still fails after the last retry, or fails for another reason.
    """
    deadline = time.monotonic() + _MAX_RETRY_SECONDS
    while True:
        try:
            act()
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() > deadline:
                raise
            time.sleep(_RETRY_INTERVAL_SECONDS)
        else:
            return


def new_temporary_file(folder: Path) -> Path:
    """Create an empty temporary file with a unique name, to be renamed once it is complete, and return its path.

    `tempfile` is no use here: in a folder without write permission it tries two billion names on Windows.

    Raises:
        OSError: the file cannot be created.
    """
    path = folder / _unfinished_name()
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o666))
    return path


def new_temporary_folder(folder: Path) -> Path:
    """Create an empty temporary folder with a unique name and the usual permissions, and return its path.

    Use it for content that is not yet complete. `tempfile` makes folders private to the user, and on Windows this
    cannot be changed later.

    Raises:
        OSError: the folder cannot be created.
    """
    path = folder / _unfinished_name()
    path.mkdir()
    return path


def _unfinished_name() -> str:
    return f"{UNFINISHED_PREFIX}{secrets.token_hex(8)}{UNFINISHED_SUFFIX}"


def _bring_to_disk(path: Path, mode: int) -> None:
    handle = os.open(path, mode)
    try:
        os.fsync(handle)
        if sys.platform == "darwin":
            import fcntl  # noqa: PLC0415 - missing on Windows

            # fsync does not wait for the drive on macOS, and some network shares offer nothing more.
            with contextlib.suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
    finally:
        os.close(handle)


def _move_to_free_path(unfinished: Path, target: Path) -> None:
    """Move a file to a free path; raise FileExistsError if another program has just taken the path."""
    try:
        os.link(unfinished, target)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links. Windows refuses to rename onto a file; elsewhere a short race remains.
        if target.exists() or target.is_symlink():
            raise FileExistsError from None
        retry_refused(lambda: unfinished.rename(target))


def _taken_error(path: Path) -> TakenError:
    return TakenError(tr_lazy("errors", "{path} already exists and was not changed.", path=path))
