"""Frame indices kept in the user's cache folder, so that a file is scanned only once.

A kept index is a SHA-256 digest and what it was made of: a line of JSON, then the arrays one after the other as
little-endian int64, all compressed. Whatever is unexpected about it means that the file is scanned again.
"""

import hashlib
import json
import logging
import zlib
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.video.index import FrameIndex, GroupDamage

_FORMAT: Final = 2
_EDGE_BYTES: Final = 2**16
_MOST_KEPT: Final = 500
_DIGEST_BYTES: Final = 32
_UNEXPECTED: Final = (OSError, ValueError, TypeError, LookupError, ArithmeticError, RecursionError, zlib.error)

_log = logging.getLogger(__name__)


def load_index(path: Path) -> FrameIndex | None:
    """The index kept for exactly this file, if there is one that can be trusted."""
    try:
        video = _Identity.of(path)
        kept = video.place.read_bytes()
        digest, packed = kept[:_DIGEST_BYTES], kept[_DIGEST_BYTES:]
        if digest != video.digest_of(packed):
            raise ValueError("its digest is wrong")
        return _unpacked(zlib.decompress(packed), video.n_bytes)
    except FileNotFoundError:
        return None
    except _UNEXPECTED as error:
        _log.info("The kept index of %s cannot be used: %s", path.name, error)
        return None


def keep_index(path: Path, index: FrameIndex) -> None:
    """Keep a complete index for next time. Where that is impossible it is scanned again: nothing else is lost."""
    try:
        video = _Identity.of(path)
        packed = zlib.compress(_packed(index))
        place = video.place
        place.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(place, overwrite=True) as unfinished:
            unfinished.write_bytes(video.digest_of(packed) + packed)
        _forget_the_oldest(place.parent)
    except (OSError, AppError) as error:
        _log.info("The index of %s could not be kept: %s", path.name, error)


@dataclass(frozen=True, slots=True)
class _Identity:
    """Which video an index belongs to, told by the file's content, size and time, not by its name."""

    key: str
    n_bytes: int

    @classmethod
    def of(cls, path: Path) -> "_Identity":
        status = path.stat()
        digest = hashlib.sha256(f"{_FORMAT} {status.st_size} {status.st_mtime_ns}".encode())
        with path.open("rb") as file:
            digest.update(file.read(_EDGE_BYTES))
            file.seek(max(status.st_size - _EDGE_BYTES, 0))
            digest.update(file.read(_EDGE_BYTES))
        return cls(digest.hexdigest(), status.st_size)

    @property
    def place(self) -> Path:
        return paths.cache_dir() / "frame-index" / f"{self.key[:32]}.index"

    def digest_of(self, packed: bytes) -> bytes:
        """The digest of a packed index and of the video it belongs to."""
        return hashlib.sha256(self.key.encode() + packed).digest()


def _packed(index: FrameIndex) -> bytes:
    facts = {
        "time_base": str(index.time_base),
        "timed": index.timed,
        "promised": index.promised,
        "frames": index.n_frames,
        "damage": [[anchor, damage.start, damage.first] for anchor, damage in index.damage.items()],
    }
    arrays = (index.pts, index.key_pts, index.key_dts)
    return json.dumps(facts).encode() + b"\n" + b"".join(array.astype("<i8").tobytes() for array in arrays)


def _unpacked(content: bytes, n_bytes: int) -> FrameIndex:
    """The index that was packed for a video of so many bytes.

    Raises:
        ValueError, TypeError, LookupError, ArithmeticError, RecursionError: it was not packed by `_packed`.
    """
    line, _, numbers = content.partition(b"\n")
    facts = json.loads(line)
    n_frames, promised = facts["frames"], facts["promised"]
    values = np.frombuffer(numbers, "<i8").astype(np.int64)
    n_keys, rest = divmod(len(values) - n_frames, 2)
    _expect(type(n_frames) is int and 0 < n_frames <= n_bytes, "the number of frames")
    _expect(rest == 0 <= n_keys <= n_frames + n_bytes, "the number of keyframes")
    _expect(type(promised) is int and promised >= 0, "what the header promises")
    _expect(type(facts["timed"]) is bool, "whether there are times")
    index = FrameIndex(
        pts=values[:n_frames],
        key_pts=values[n_frames : n_frames + n_keys],
        key_dts=values[n_frames + n_keys :],
        time_base=Fraction(facts["time_base"]),
        timed=facts["timed"],
        promised=promised,
        damage=dict(_damage(entry, n_keys, n_frames) for entry in facts["damage"]),
    )
    _expect(index.time_base > 0, "the time base")
    _expect(bool((np.diff(index.pts) > 0).all() and (np.diff(index.key_pts) >= 0).all()), "the order of the times")
    if not index.timed:
        counted = index.pts[0] == 0 and index.pts[-1] == n_frames - 1
        _expect(bool(counted) and n_keys == 0 and -1 in index.damage, "the count of frames")
    return index


def _damage(entry: Any, n_keys: int, n_frames: int) -> tuple[int, GroupDamage]:
    anchor, start, first = entry
    _expect(type(anchor) is int and type(start) is int and -1 <= start <= anchor < n_keys, "where damage is")
    _expect(first is None or (type(first) is int and 0 <= first <= n_frames), "what is damaged")
    return anchor, GroupDamage(start, first)


def _expect(fulfilled: bool, subject: str) -> None:  # noqa: FBT001 - a condition
    if not fulfilled:
        raise ValueError(f"{subject} cannot be right")


def _forget_the_oldest(folder: Path) -> None:
    kept = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[_MOST_KEPT:]:
        file.unlink(missing_ok=True)
