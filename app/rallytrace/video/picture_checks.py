"""Check by decoding a few pictures whether a file is interlaced, and where the picture size changes.

In an interlaced frame, even and odd rows show different moments, so a fast ball appears as two combs. Files say in
their headers that they are interlaced, but progressive video is often marked so, and carelessly converted interlaced
video is not. So it is measured: where something moves, the later rows of one frame fit the earlier rows of the next
frame better than the reverse. In progressive video both fit equally well.
"""

import math
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import Check, no_check
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.video.decoder import Decoder
from rallytrace.video.frame import luma
from rallytrace.video.index import FrameIndex, Interlacing, size_remark
from rallytrace.video.seeking import iter_key_pictures, packets_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_MAX_MARKED_PLACES: Final = 6
"""Maximum number of places examined in a video marked as interlaced."""
_MAX_MARKED_TRIPLES: Final = 36
"""Maximum number of picture triples examined in such a video.

If fields were converted to frames, the fits of the two pairs of a triple differ in sign.
"""
_MAX_PLACES: Final = 4
"""Maximum number of places, with one triple each, examined in other videos."""
_PROGRESSIVE_ORDER: Final = 1
"""AV_FIELD_PROGRESSIVE of FFmpeg; greater numbers are field orders."""
_MIN_CHANGE_LEVELS: Final = 24
"""Minimum change of a pixel between two frames, in grey levels, where something moves."""
_MIN_MOVING_PIXELS: Final = 500
"""Minimum number of moving pixels for a decision."""
_ENOUGH_MOVING_PIXELS: Final = 50_000
"""Number of moving pixels after which no more pictures are examined."""
_MIN_MEAN_FIT: Final = 0.1
"""Mean fit (see `_measure`) above which a video is interlaced: 0.2 to 0.5 in 15 interlaced clips, at most 0.04 in
30 others."""
_MAX_CHECKED_JOINTS: Final = 8


def find_interlacing(path: Path, index: FrameIndex, *, marked: bool, check: Check = no_check) -> Interlacing:
    """Determine whether a video is interlaced, from pictures in a few places.

    Args:
        marked: True if the first picture is marked as interlaced.

    Raises:
        AppError: the file cannot be opened.
    """
    moving, evidence = 0, 0.0
    with Decoder(path, threading="NONE", check=check) as decoder:
        marked = marked or decoder.stream.codec_context.field_order > _PROGRESSIVE_ORDER
        most_places, most_triples = (_MAX_MARKED_PLACES, _MAX_MARKED_TRIPLES) if marked else (_MAX_PLACES, _MAX_PLACES)
        places = _places(index, most_places)
        for place in places:
            pictures = _pictures_at(decoder, index, place)
            enough = moving + _ENOUGH_MOVING_PIXELS // len(places)
            for _ in range(max(most_triples // len(places), 1)):
                triple = list(islice(pictures, 3))
                if len(triple) < 3 or moving > enough:
                    break
                marked = marked or any(picture.interlaced_frame for picture in triple)
                (count, first), (next_count, second) = (_measure(*pair) for pair in pairwise(triple))
                weight = min(count, next_count)
                moving += weight
                if (first > 0) == (second > 0):
                    evidence += weight * min(first, second, key=abs)
    if moving < _MIN_MOVING_PIXELS:
        return Interlacing.MARKED if marked else Interlacing.NONE
    if abs(evidence) < _MIN_MEAN_FIT * moving:
        return Interlacing.NONE
    return Interlacing.TOP_FIRST if evidence > 0 else Interlacing.BOTTOM_FIRST


def interlacing_note(interlacing: Interlacing, path: Path) -> str:
    """Return a sentence for users of an interlaced file, with the command that turns fields into frames, or ''."""
    if interlacing is Interlacing.NONE:
        return ""
    parity = "auto" if interlacing is Interlacing.MARKED else interlacing.value
    fields = f"{path.stem}_fields.mp4"
    command = (
        f'ffmpeg -i "{path.name}" -vf bwdif=mode=send_field:parity={parity} -c:v libx264 -crf 16 -c:a aac "{fields}"'
    )
    if interlacing is Interlacing.MARKED:
        return tr_lazy(
            "video",
            "The video is marked as interlaced, but nothing moves in it that would show this. "
            "If a fast ball is torn into stripes, turn fields into frames first: {command}",
            command=command,
        )
    return tr_lazy(
        "video",
        "The video is interlaced: each frame holds two moments. The earlier one is shown and tracked. "
        "To have both, with twice as many frames, turn fields into frames first: {command}",
        command=command,
    )


def find_size_changes(path: Path, index: FrameIndex, check: Check = no_check) -> tuple[str, ...]:
    """Return a sentence for each joint at which the picture size changes.

    Raises:
        AppError: the file cannot be opened.
    """
    remarks: list[str] = []
    frames = [0, *(index.first_frame_of(index.keyframe_at(joint.position)) for joint in index.joints)]
    last: Size | None = None
    for frame in frames[: 1 + _MAX_CHECKED_JOINTS] if index.joints else ():
        for number, picture in islice(iter_key_pictures(path, index, frame, frame + 1, check), 1):
            size = Size(picture.width, picture.height)
            if last not in {None, size}:
                remarks.append(size_remark(number, size))
            last = size
    return tuple(remarks)


def _places(index: FrameIndex, most: int) -> list[int]:
    """Return keyframe indices in `key_pts`, spread over the video; -1 for the start of the file."""
    n_keys = len(index.key_pts)
    if not index.timed or not n_keys:
        return [-1]
    return sorted(set(np.linspace(0, n_keys - 1, min(n_keys, most)).round().astype(int).tolist()))


def _pictures_at(decoder: Decoder, index: FrameIndex, keyframe: int) -> "Iterator[Picture]":
    decoder.stream.codec_context.flush_buffers()
    return decoder.pictures(packets_from(decoder, index, keyframe))


def _measure(before: "Picture", after: "Picture") -> tuple[int, float]:
    """Return the number of pixels that move between two frames, and how well their fields fit together there.

    The fit is the logarithm of a ratio. It is positive if the bottom field (odd rows) of the first frame fits the top
    field of the second frame better than the reverse, so that the top field is the earlier one.
    """
    size = Size(before.width, before.height)
    if size.height < 4 or size != Size(after.width, after.height):
        return 0, 0.0
    rows, next_rows = luma(before, size), luma(after, size)
    at, columns = np.nonzero(cv2.absdiff(rows, next_rows)[1:-1] > _MIN_CHANGE_LEVELS)
    step = len(at) // _ENOUGH_MOVING_PIXELS + 1
    at, columns = at[::step] + 1, columns[::step]
    top_first, bottom_first = _comb_strength(next_rows, rows, at, columns), _comb_strength(rows, next_rows, at, columns)
    return len(at), math.log((1 + bottom_first) / (1 + top_first))


def _comb_strength(
    top: NDArray[np.uint8], bottom: NDArray[np.uint8], rows: NDArray[np.intp], columns: NDArray[np.intp]
) -> float:
    """Return how much even rows of one picture differ at the given pixels from the odd rows around them in another."""
    even = rows % 2 == 0
    middle = np.where(even, top[rows, columns], bottom[rows, columns]).astype(np.int32)
    above = np.where(even, bottom[rows - 1, columns], top[rows - 1, columns])
    below = np.where(even, bottom[rows + 1, columns], top[rows + 1, columns])
    return float(np.abs(2 * middle - above - below).sum())
