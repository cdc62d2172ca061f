"""Small pictures of a few frames that identify a video in another encoding."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.geometry import Size
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

PICTURE_SIZE: Final = Size(64, 36)
"""Size of the compared pictures."""
_N_SAMPLES: Final = 9
_MIN_KEYFRAMES: Final = 4


def pick_identifying_frames(index: FrameIndex, later: int) -> list[int]:
    """Return the numbers of the frames that identify a video, ascending and spread over it.

    Keyframes are preferred if there are enough, because they are cheap to decode.

    Args:
        later: number of frames needed after each of them.
    """
    last = index.n_frames - 1 - later
    if last < 0:
        return []
    wanted = np.unique(np.linspace(0, last, _N_SAMPLES).round().astype(np.int64))
    keyframes = index.keyframes[index.keyframes <= last]
    if len(keyframes) >= _MIN_KEYFRAMES:
        wanted = np.unique(keyframes[np.abs(keyframes[:, None] - wanted).argmin(axis=0)])
    return [int(frame) for frame in wanted]


def small_pictures(reader: VideoReader, spans: Sequence[range]) -> dict[int, NDArray[np.uint8]]:
    """Return the brightness of each existing frame in the spans, (36, 64) uint8, keyed by frame number.

    Raises:
        AppError: the video cannot be read.
    """
    pictures: dict[int, NDArray[np.uint8]] = {}
    for span in spans:
        start, stop = max(span.start, 0), min(span.stop, reader.n_frames)
        missing = [frame for frame in range(start, stop) if frame not in pictures]
        if missing:
            for frame in reader.frames(missing[0], missing[-1] + 1):
                pictures[frame.index] = np.array(frame.luma(PICTURE_SIZE))
    return pictures
