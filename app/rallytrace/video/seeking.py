"""Getting to a keyframe for certain, although containers land beside it."""

from collections.abc import Iterator
from itertools import chain, dropwhile
from typing import TYPE_CHECKING

from rallytrace.video.decoder import Decoder, SurprisedError
from rallytrace.video.index import FrameIndex

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.video.stream import VideoStream


def sound_batches_from(decoder: Decoder, index: FrameIndex, anchor: int) -> Iterator[list["Picture"]]:
    """The pictures shown at or after a keyframe, as far as they are sound; an index without times has no keyframes.

    Where a stream refreshes gradually, decoding from what it calls a keyframe begins with another picture and stays
    wrong for a while; then it is decoded from an earlier one, in the end from the file's start.

    Raises:
        SurprisedError: the next pictures are damaged.
    """
    wanted = _first_time(index, anchor)
    for start in entries(anchor):
        batches = entered(decoder, index, start)
        if batches is None:
            decoder.rewind()  # what was damaged there may have left something behind
        else:
            yield from ([p for p in batch if p.pts is None or p.pts >= wanted] for batch in batches)
            return


def numbered(
    batch: list["Picture"], index: FrameIndex, at: int, *, whole_from: int = 0
) -> Iterator[tuple[int, "Picture"]]:
    """Pictures with their numbers, if they are the frames from `at` on; those before `whole_from` may be missing.

    Raises:
        SurprisedError: they are others.
    """
    places: list[int] = []
    for picture in batch:
        place = index.place(picture.pts)
        if place is None or not (place == at or at < place <= whole_from):
            raise SurprisedError
        places.append(place)
        at = place + 1
    return zip(places, batch, strict=True)


def entries(anchor: int) -> Iterator[int]:
    """Where decoding may begin for a keyframe, nearest first: there, at ever earlier ones, at the file's start (-1)."""
    yield anchor
    back = 1
    while back <= anchor:
        yield anchor - back
        back *= 2
    if anchor >= 0:
        yield -1


def entered(decoder: Decoder, index: FrameIndex, start: int) -> Iterator[list["Picture"]] | None:
    """The sound pictures shown at or after the keyframe at which decoding begins; -1 begins at the file's start.

    None if decoding cannot begin there, because the keyframe is damaged or none.
    """
    if start < 0:
        decoder.rewind()
        return decoder.sound_batches()
    wanted = _first_time(index, start)
    batches = decoder.sound_batches(packets_from(decoder, index, start))
    try:
        first = next(batches, None)
    except SurprisedError:
        return None
    # A keyframe that an edit list hides does not come out; what depends on it does.
    if first is None or first[0].pts != wanted or (wanted == index.key_pts[start] and not first[0].key_frame):
        return None
    return chain([first], batches)


def packets_from(decoder: Decoder, index: FrameIndex, anchor: int) -> Iterator["Packet[VideoStream]"]:
    """The coded pictures from a keyframe on, from the file's start with -1.

    Containers land beside the mark, in transport streams as a rule on the keyframe after it: then earlier ones are
    tried, and what lies before the keyframe is passed over. So is what is shown before it and stored behind it: with
    an open group it refers to pictures that have not been decoded.
    """
    if anchor < 0:
        decoder.rewind()
        return decoder.packets()
    key_pts, key_dts = int(index.key_pts[anchor]), int(index.key_dts[anchor])
    for pts, dts in _aims(index, anchor):
        decoder.seek(pts=pts, dts=dts)
        packets = decoder.packets()
        for packet in packets:
            if packet.pts == key_pts and packet.is_keyframe:
                return chain([packet], _shown_after(packets, key_pts))
            if packet.dts is not None and packet.dts > key_dts:
                break
    decoder.rewind()
    return _shown_after(dropwhile(lambda packet: packet.pts != key_pts, decoder.packets()), key_pts)


def _shown_after(packets: Iterator["Packet[VideoStream]"], pts: int) -> Iterator["Packet[VideoStream]"]:
    return (packet for packet in packets if packet.pts is None or packet.pts >= pts)


def _first_time(index: FrameIndex, anchor: int) -> int:
    """When the first frame of a keyframe's group is shown."""
    place = index.first_after(anchor)
    return int(index.pts[place]) if place < index.n_frames else int(index.key_pts[anchor])


def _aims(index: FrameIndex, anchor: int) -> Iterator[tuple[int, int]]:
    """Times to seek for, pts and dts, until one lands early enough.

    The first aims a little into the group, because FFmpeg's reading of MP4 misses a keyframe by its own time when
    an edit list or uneven intervals shift the two time lines against each other, and then costs a whole group.
    """
    begin, end = index.first_after(anchor), index.end_of(anchor)
    inside = max(min(begin + 3, end - 1), begin)
    if inside < index.n_frames:
        yield int(index.pts[inside]), int(index.key_dts[anchor])
    for back in (0, 1, 2, 4, 8, 16):
        if back <= anchor:
            yield int(index.key_pts[anchor - back]), int(index.key_dts[anchor - back])
