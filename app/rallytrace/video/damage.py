"""What is damaged in a file, and a way to read damaged frames that gives the same pictures every time.

Where data are missing FFmpeg makes something up. What that is depends on what was decoded before, on threads that run
side by side, and on what lies in memory that is used again. So damage is looked for while decoding for speed, and
frames of a group in which it is met are decoded anew: by a fresh decoder, from the last sound keyframe, one picture
after the other, each copied before the next one is decoded. For a frame that does not come out the one before is held.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from rallytrace.video.copying import PictureCopier
from rallytrace.video.decoder import Decoder, SurprisedError
from rallytrace.video.index import FrameIndex, GroupDamage
from rallytrace.video.seeking import entered, entries, numbered, packets_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

Check: TypeAlias = Callable[[], None] | None
"""Called for every packet; raises to stop."""

_REPEATS: Final = frozenset({"mpeg4"})
"""Codecs in which a packet may say: the picture before once more. Then none comes out, and nothing is wrong."""


def examine(path: Path, index: FrameIndex, anchor: int, check: Check = None) -> GroupDamage:
    """Find out from where the group of a keyframe is to be decoded, and what is damaged in it.

    Args:
        path: the file.
        index: its frames, with times, as far as they are known.
        anchor: the keyframe's position in `index.key_pts`; -1 for the frames before the first.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    begin, end = index.first_after(anchor), index.end_of(anchor)
    for start in entries(anchor):
        sign = _first_sign(path, index, start, end, check)
        if start < 0 or sign > index.first_after(start):
            break
    return GroupDamage(start, max(sign, begin) if sign < end else None)


def _first_sign(path: Path, index: FrameIndex, start: int, end: int, check: Check) -> int:
    """The first frame before `end` that is damaged if decoding begins at a keyframe; `end` if none is."""
    at = index.first_after(start)
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        repeats = end if decoder.stream.codec_context.name in _REPEATS else 0
        try:
            for batch in entered(decoder, index, start) or ():
                for place, _ in numbered(batch, index, at, whole_from=repeats):
                    at = place + 1
                if at >= end:
                    break
        except SurprisedError:
            pass
    return min(at, end)


def careful_pictures(path: Path, index: FrameIndex, start: int, check: Check = None) -> Iterator[tuple[int, "Picture"]]:
    """The pictures from a keyframe to the end of the file, with their numbers, the same every time.

    Args:
        path: the file.
        index: its frames, as far as they are known. Without times, pictures are numbered as they come.
        start: the keyframe's position in `index.key_pts`, -1 for the file's start.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    copier, at, last = PictureCopier(), index.first_after(start), None
    with Decoder(path, threading="NONE", check=check) as decoder:
        for picture in decoder.pictures(packets_from(decoder, index, start)):
            place = index.place(picture.pts) if index.timed else at
            if place is None or place < at or place >= index.n_frames:
                continue
            picture = copier.copy(picture)  # noqa: PLW2901 - the decoder's own memory must be let go at once
            yield from ((missing, last or picture) for missing in range(at, place))
            yield place, picture
            at, last = place + 1, picture
    if last is not None:
        yield from ((missing, last) for missing in range(at, index.n_frames))
