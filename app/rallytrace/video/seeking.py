"""Getting to a keyframe for certain, although containers land beside it."""

from collections.abc import Iterator
from itertools import chain, dropwhile
from typing import TYPE_CHECKING

from rallytrace.video.decoder import Decoder
from rallytrace.video.index import FrameIndex

if TYPE_CHECKING:
    from av import VideoFrame as Picture


def pictures_from(decoder: Decoder, index: FrameIndex, anchor: int) -> Iterator["Picture"]:
    """The pictures shown at or after a keyframe, to the end of the file, decoded from that keyframe or earlier.

    Containers land beside the mark, in transport streams as a rule on the keyframe after it: then earlier ones are
    tried. Where a stream refreshes gradually, decoding from what it calls a keyframe begins with another picture
    and stays wrong for a while; such a stream is decoded from the file's start, the last resort.
    Pictures shown before the keyframe are dropped: with an open group they refer to what was not decoded.
    """
    if anchor < 0:
        decoder.rewind()
        return decoder.pictures()
    place = index.first_after(anchor)
    wanted = int(index.pts[place]) if place < index.n_frames else int(index.key_pts[anchor])

    def too_early(picture: "Picture") -> bool:
        return picture.pts is not None and picture.pts < wanted

    for pts, dts in _aims(index, anchor):
        decoder.seek(pts=pts, dts=dts)
        pictures = decoder.pictures()
        first = next(pictures, None)
        if first is not None and first.key_frame and first.pts is not None and first.pts <= wanted:
            return dropwhile(too_early, chain([first], pictures))
    decoder.rewind()
    return dropwhile(too_early, decoder.pictures())


def _aims(index: FrameIndex, anchor: int) -> Iterator[tuple[int, int]]:
    """Times to seek for, pts and dts, until one lands early enough.

    The first aims a little into the group, because FFmpeg's reading of MP4 misses a keyframe by its own time when
    an edit list or uneven intervals shift the two time lines against each other, and then costs a whole group.
    """
    begin = index.first_after(anchor)
    end = index.first_after(anchor + 1) if anchor + 1 < len(index.key_pts) else index.n_frames
    inside = max(min(begin + 3, end - 1), begin)
    if inside < index.n_frames:
        yield int(index.pts[inside]), int(index.key_dts[anchor])
    for back in (0, 1, 2, 4, 8, 16):
        if back <= anchor:
            yield int(index.key_pts[anchor - back]), int(index.key_dts[anchor - back])
