"""The path of a video's project, and the lock of its writer."""

import contextlib
import errno
import hashlib
import json
import os
import socket
import sys
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import real_path
from rallytrace.files.file_names import cut_text, max_name_bytes, n_bytes_in
from rallytrace.files.json_files import read_json
from rallytrace.texts import join_texts, tr_lazy

SUFFIX: Final = ".rally"
_PROJECT_NUMBERS: Final = range(2, 30)
_MAX_COMPANION_BYTES: Final = 8
"""Bytes that SQLite's journal appends to the project's name; the lock appends fewer."""
_MAX_STEM_BYTES: Final = 80
"""Maximum length of a name in the user's folder, which may be encrypted and allow names of only 143 bytes."""


def path_beside(video: Path) -> Path:
    """Return the path of the project beside its video.

    If the name is too long, or the video is part of RallyTrace, the path is in the user's folder.
    """
    path = video.with_name(video.name + SUFFIX)
    if is_too_long(video) or real_path(video).is_relative_to(paths.resources_dir().resolve()):
        return fallback_path(video)
    return path


def is_too_long(video: Path) -> bool:
    """Return True if the name of the project, or of a file beside it, is too long for the video's folder."""
    return n_bytes_in(video.name + SUFFIX) + _MAX_COMPANION_BYTES > max_name_bytes(video.parent)


def short_name(path: Path) -> str:
    """Return a name without suffix for files in the user's folder: the path's own name, shortened, and a digest."""
    digest = hashlib.sha256(str(path).encode(errors="surrogateescape")).hexdigest()[:12]
    return f"{cut_text(path.stem, _MAX_STEM_BYTES)}-{digest}"


def fallback_path(video: Path) -> Path:
    """Return the project's path in the user's folder, for videos in read-only folders or with very long names."""
    return paths.data_dir() / "projects" / f"{short_name(real_path(video))}{SUFFIX}"


def existing_projects(video: Path) -> list[Path]:
    """Return the projects of a video, found by name. The one beside the video comes first."""
    firsts = dict.fromkeys((path_beside(video), fallback_path(video)))
    candidates = (
        path for first in firsts for path in (first, *(_numbered(first, number) for number in _PROJECT_NUMBERS))
    )
    return [path for path in candidates if os.path.lexists(path)]


def free_path(taken: Path) -> Path:
    """Return a free name similar to a taken one: `match.mp4 (2).rally`.

    Raises:
        FileExistsError: all numbers are taken.
    """
    for number in _PROJECT_NUMBERS:
        path = _numbered(taken, number)
        if not os.path.lexists(path):
            return path
    raise FileExistsError(taken)


def _numbered(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem} ({number}){path.suffix}")


def relative_path(video: Path, project: Path) -> str:
    """Return the video's path from the project's folder, with slashes; '' if they are on different drives."""
    try:
        return Path(os.path.relpath(video.resolve(), project.resolve().parent)).as_posix()
    except ValueError:
        return ""


_NO_LOCK_ERRORS: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL})
_HELD_ERRORS: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EEXIST})
_LOCKED_BYTE_OFFSET: Final = 2**20
"""Offset of the locked byte, beyond the end of the file because Windows makes locked bytes unreadable."""
_MAX_ATTEMPTS: Final = 5
_MAX_SIGNATURE_BYTES: Final = 4096


class HeldError(AppError):
    """Another window, on this computer or another one, has the project open.

    Attributes:
        location: sentence with the window's computer and process; '' if unknown.
    """

    def __init__(self, message: str, remedy: str, location: str = "") -> None:
        super().__init__(message, remedy)
        self.location = location


class WriterLock:
    """The exclusive right to write a project, until it is released or the process ends."""

    def __init__(self, project: Path) -> None:
        """Take the lock of a project.

        Raises:
            HeldError: another window holds the lock.
            OSError: the lock file cannot be created.
        """
        self.path = project.with_name(f".{project.name}.lock")
        for _ in range(_MAX_ATTEMPTS):
            handle = self._try_lock(project)
            if handle is not None:
                self._handle = handle
                break
        else:
            raise _held(project, self.path)

    def release(self) -> None:
        """Release the lock. The file is removed first, so that nobody can lock a removed file."""
        handle, self._handle = self._handle, -1
        if handle < 0:
            return
        if sys.platform == "win32":
            os.close(handle)
        with contextlib.suppress(OSError):
            self.path.unlink()
        if sys.platform != "win32":
            os.close(handle)

    def _try_lock(self, project: Path) -> int | None:
        """Return a handle with the lock, or None if another process has just removed the file."""
        try:
            handle, new = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o666), True
        except FileExistsError:
            try:
                handle, new = os.open(self.path, os.O_RDWR), False
            except FileNotFoundError:
                return None
        try:
            free = _lock(handle) or new or _has_dead_holder(self.path)
        except OSError as error:
            os.close(handle)
            if error.errno not in _HELD_ERRORS:
                if new:
                    with contextlib.suppress(OSError):
                        self.path.unlink()
                raise
            free, handle = False, -1
        if not free:
            if handle >= 0:
                os.close(handle)
            raise _held(project, self.path)
        try:
            if os.path.samestat(os.fstat(handle), self.path.stat()):
                _sign(handle)
                return handle
        except FileNotFoundError:
            pass
        except OSError:  # for example on a full disk
            os.close(handle)
            if new:
                with contextlib.suppress(OSError):
                    self.path.unlink()
            raise
        os.close(handle)
        return None


def holder_of(project: Path) -> HeldError | None:
    """Return an error that names another holder of a project, or None. A lock whose holder has ended is removed."""
    lock = project.with_name(f".{project.name}.lock")
    if not os.path.lexists(lock) or _signature(lock) == (socket.gethostname(), os.getpid()):
        return None
    try:
        WriterLock(project).release()
    except HeldError as error:
        return error
    except OSError:
        pass  # opening the project will raise this again
    return None


def _lock(handle: int) -> bool:
    """Lock an open file; return False on file systems without locks. Raise OSError if another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - Windows only

            os.lseek(handle, _LOCKED_BYTE_OFFSET, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - missing on Windows

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _NO_LOCK_ERRORS:
            return False
        raise
    return True


def _sign(handle: int) -> None:
    """Write the holder's computer and process into the lock file, for messages."""
    os.lseek(handle, 0, os.SEEK_SET)
    os.ftruncate(handle, 0)
    os.write(handle, json.dumps({"host": socket.gethostname(), "process": os.getpid()}).encode())


def _signature(path: Path) -> tuple[str, int]:
    try:
        signed = read_json(path, _MAX_SIGNATURE_BYTES)
        process = signed["process"]
        return str(signed["host"]), process if isinstance(process, int) and process < 2**31 else 0
    except (OSError, ValueError, KeyError, TypeError, AppError):
        return "", 0


def _has_dead_holder(path: Path) -> bool:
    """Return True if the holder was a process of this computer and has ended; False if unknown."""
    host, process = _signature(path)
    if host != socket.gethostname() or process <= 0 or sys.platform == "win32":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _held(project: Path, lock: Path) -> HeldError:
    host, process = _signature(lock)
    name, is_local = project.name, host in ("", socket.gethostname())
    read_only = tr_lazy("errors", "It is read-only here.")
    if is_local:
        location = (
            tr_lazy("errors", "{project} is open in another window (process {process}).", project=name, process=process)
            if process
            else tr_lazy("errors", "{project} is open in another window.", project=name)
        )
        remedy = tr_lazy("errors", "Close it there, then open it again.")
        return HeldError(join_texts((location, read_only), " "), remedy, location)
    location = tr_lazy("errors", "{project} is open on the computer {computer}.", project=name, computer=host)
    stale = tr_lazy("errors", "If it is not open anywhere, delete {file}.", file=lock)
    remedy = join_texts((tr_lazy("errors", "Close it there."), stale), " ")
    return HeldError(join_texts((location, read_only), " "), remedy, join_texts((location, stale), " "))
