"""Stretches of a video in sequence, each decoded once, in a file opened for that."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rallytrace.video.damage import Check, careful_pictures
from rallytrace.video.decoder import Decoder, SurprisedError
from rallytrace.video.index import FrameIndex
from rallytrace.video.seeking import numbered, sound_batches_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture


def passage(
    path: Path, index: FrameIndex, start: int, stop: int, check: Check = None
) -> Iterator[tuple[int, "Picture"]]:
    """The pictures from `start` to before `stop`, or to where what is known of damage changes, with their numbers.

    Raises:
        SurprisedError: the file does not hold what the index announces.
        AppError: the file cannot be opened.
    """
    damage = index.damage_at(start)
    if damage is None:
        yield from _sound_passage(path, index, start, min(stop, index.next_damage(start)), check)
        return
    end = min(stop, index.end_of(index.anchor(start)))
    for place, picture in careful_pictures(path, index, damage.start, check):
        if place >= start:
            yield place, picture
        if place == end - 1:
            return


def _sound_passage(
    path: Path, index: FrameIndex, start: int, end: int, check: Check
) -> Iterator[tuple[int, "Picture"]]:
    with Decoder(path, strict=True, check=check) as decoder:
        anchor = index.anchor(start)
        at = index.first_after(anchor)
        try:
            for batch in sound_batches_from(decoder, index, anchor):
                for place, picture in numbered(batch, index, at):
                    if place >= start:
                        yield place, picture
                    at = place + 1
                    if at == end:
                        return
        except SurprisedError:
            pass
        raise SurprisedError(at)


def key_passage(
    path: Path, index: FrameIndex, start: int, stop: int, check: Check = None
) -> Iterator[tuple[int, "Picture"]]:
    """The keyframes from `start` to before `stop`, or to a damaged one, without the frames between; none without times.

    Raises:
        AppError: the file cannot be opened.
    """
    if not index.timed or start >= stop:
        return
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        # From one keyframe earlier, because a seek may land on the one behind its aim.
        before = index.anchor(start) - 1
        if before >= 0:
            decoder.seek(pts=int(index.key_pts[before]), dts=int(index.key_dts[before]))
        for picture in decoder.key_pictures():
            if picture.pts is None or picture.pts > index.pts[stop - 1]:
                return
            place = index.place(picture.pts)
            if place is not None and place >= start:
                yield place, picture
