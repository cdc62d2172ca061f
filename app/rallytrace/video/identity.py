"""What identifies a video: its bytes at both ends, and what a few of its frames look like."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

PICTURE: Final = Size(64, 36)
"""The size of the pictures that frames are known by."""
_SAMPLES: Final = 9
_ENOUGH_KEYFRAMES: Final = 4
_EDGE_BYTES: Final = 2**16


def digest_of_edges(path: Path) -> tuple[int, str]:
    """The size of a file in bytes, and a digest of its first and last 64 kB.

    Raises:
        AppError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            n_bytes = file.seek(0, 2)
            file.seek(0)
            digest = hashlib.sha256(file.read(_EDGE_BYTES))
            file.seek(max(n_bytes - _EDGE_BYTES, 0))
            digest.update(file.read(_EDGE_BYTES))
    except OSError as error:
        raise AppError(f"'{path}' cannot be read ({error.strerror}).", "Check the disk it is on.") from error
    return n_bytes, digest.hexdigest()


def telling_frames(index: FrameIndex, later: int) -> list[int]:
    """The numbers of the frames a video is to be known by, ascending, spread over it.

    Keyframes are taken where there are enough of them, because they are cheap to come by.

    Args:
        later: how many frames follow each of them.
    """
    last = index.n_frames - 1 - later
    if last < 0:
        return []
    wanted = np.unique(np.linspace(0, last, _SAMPLES).round().astype(np.int64))
    keyframes = index.keyframes[index.keyframes <= last]
    if len(keyframes) >= _ENOUGH_KEYFRAMES:
        wanted = np.unique(keyframes[np.abs(keyframes[:, None] - wanted).argmin(axis=0)])
    return [int(frame) for frame in wanted]


def small_pictures(reader: VideoReader, spans: Sequence[range]) -> dict[int, NDArray[np.uint8]]:
    """The brightness of the frames in some spans, by number, each (36, 64) uint8; those that do not exist are left out.

    Raises:
        AppError: the video cannot be read.
    """
    pictures: dict[int, NDArray[np.uint8]] = {}
    for span in spans:
        start, stop = max(span.start, 0), min(span.stop, reader.n_frames)
        missing = [frame for frame in range(start, stop) if frame not in pictures]
        if missing:
            for frame in reader.frames(missing[0], missing[-1] + 1):
                pictures[frame.index] = np.array(frame.luma(PICTURE))
    return pictures
