"""The state of a video's files when they were first read, and whether they have changed since."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_special
from rallytrace.files.recordings import parts_of
from rallytrace.texts import tr_lazy

EDGE_BYTES: Final = 2**16


class VideoChangedError(AppError):
    """A video was written, replaced or removed while it was being read."""


@dataclass(frozen=True, slots=True)
class FileState:
    """The state of a video at one moment, judged by the status, beginning and end of its files.

    Attributes:
        n_bytes: size in bytes.
        edges: digest of the first and last 64 kB of each file.
        mtime_ns: time of the last write.
        place: device, inode and time of the inode's last change of each file. A file elsewhere can have the same
            content.
        grows: True if the file is still being recorded, so that it may become longer.
    """

    n_bytes: int
    edges: str
    mtime_ns: int
    place: tuple[int, ...]
    grows: bool = False

    @classmethod
    def of(cls, path: Path) -> "FileState":
        """Return the current state of a video.

        Raises:
            AppError: the file cannot be read.
        """
        written, place = _times(path)
        n_bytes, edges = digest_of_edges(path)
        return cls(n_bytes, edges, written[1], place)

    @property
    def content(self) -> tuple[int, str]:
        """Return size and digest as from `digest_of_edges`, which are the same on every machine."""
        return self.n_bytes, self.edges

    def may_become(self, n_bytes: int, place: tuple[int, ...]) -> bool:
        """Return True if the files of this state may have grown to this total size: same places, and no smaller."""
        return n_bytes >= self.n_bytes and (place[0::3], place[1::3]) == (self.place[0::3], self.place[1::3])

    def has_grown(self, path: Path) -> bool:
        """Return True if the files of this state are longer now, judged by their status.

        Raises:
            AppError: a file cannot be read.
        """
        (n_bytes, _), place = _times(path)
        return n_bytes > self.n_bytes and self.may_become(n_bytes, place)

    def refuse_changed(self, path: Path) -> None:
        """Check that a file still has this state: its size and times, and also its edges if it was moved or linked.

        Raises:
            VideoChangedError: the content has changed, or the file is gone.
        """
        try:
            written, place = _times(path)
            unchanged = written == (self.n_bytes, self.mtime_ns)
            unchanged = unchanged and (place == self.place or digest_of_edges(path) == self.content)
            unchanged = unchanged or (self.grows and self.may_become(written[0], place))
        except AppError:
            unchanged = False
        if not unchanged:
            raise VideoChangedError(
                tr_lazy("errors", "{path} has just changed. It is probably still being copied or recorded.", path=path),
                tr_lazy("errors", "Open or track it again once the file is complete."),
            )


def digest_of_edges(path: Path) -> tuple[int, str]:
    """Return the size of a video in bytes and a digest of the first and last 64 kB of its files.

    Raises:
        AppError: a file cannot be read, or is not a file.
    """
    digest, n_bytes = hashlib.sha256(), 0
    for file in parts_of(path):
        refuse_special(file)
        try:
            with file.open("rb") as stream:
                size = stream.seek(0, 2)
                for start in (0, max(size - EDGE_BYTES, 0)):
                    stream.seek(start)
                    digest.update(stream.read(EDGE_BYTES))
        except (OSError, ValueError) as error:
            raise _reading_error(file, error) from error
        n_bytes += size
    return n_bytes, digest.hexdigest()


def _times(path: Path) -> tuple[tuple[int, int], tuple[int, ...]]:
    """Return size and time of the last write, and the place, as in `FileState`."""
    n_bytes, mtime_ns, place = 0, 0, list[int]()
    for file in parts_of(path):
        try:
            status = file.stat()
        except (OSError, ValueError) as error:
            raise _reading_error(file, error) from error
        n_bytes, mtime_ns = n_bytes + status.st_size, max(mtime_ns, status.st_mtime_ns)
        place += status.st_dev, status.st_ino, status.st_ctime_ns
    return (n_bytes, mtime_ns), tuple(place)


def _reading_error(path: Path, error: Exception) -> AppError:
    reason = getattr(error, "strerror", None) or error
    return AppError(
        tr_lazy("errors", "'{path}' cannot be read ({reason}).", path=path, reason=reason),
        tr_lazy("errors", "Check the disk."),
    )
