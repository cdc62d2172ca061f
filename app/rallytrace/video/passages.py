"""Stretches of a video in sequence, each decoded once, in a file opened for that."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from rallytrace.video.cursor import SurprisedError
from rallytrace.video.decoder import Decoder
from rallytrace.video.index import FrameIndex
from rallytrace.video.seeking import pictures_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

Check: TypeAlias = Callable[[], None] | None
"""Called for every packet; raises to stop."""


def passage(
    path: Path, index: FrameIndex, start: int, stop: int | None, check: Check = None
) -> Iterator[tuple[int, "Picture"]]:
    """The pictures from `start` to before `stop` (None: to the end), with their numbers.

    Raises:
        SurprisedError: the file does not hold what the index announces.
        AppError: the file cannot be opened.
    """
    end = index.n_frames if stop is None else min(stop, index.n_frames)
    with Decoder(path, threading="AUTO" if end <= index.sound else "NONE", check=check) as decoder:
        anchor = index.anchor(start)
        at = index.first_after(anchor)
        for picture in pictures_from(decoder, index, anchor):
            if at >= index.n_frames or (index.timed and picture.pts != index.pts[at]):
                raise SurprisedError
            if at >= start:
                yield at, picture
            at += 1
            if at == end < index.n_frames:
                return
        if at < end:
            raise SurprisedError


def key_passage(
    path: Path, index: FrameIndex, start: int, stop: int | None, check: Check = None
) -> Iterator[tuple[int, "Picture"]]:
    """The keyframes from `start` to before `stop`, decoded without the frames between them; none without times.

    Raises:
        AppError: the file cannot be opened.
    """
    stop = index.n_frames if stop is None else min(stop, index.n_frames)
    if not index.timed or start >= stop:
        return
    with Decoder(path, threading="NONE", check=check) as decoder:
        # From one keyframe earlier, because a seek may land on the one behind its aim.
        before = index.anchor(start) - 1
        if before >= 0:
            decoder.seek(pts=int(index.key_pts[before]), dts=int(index.key_dts[before]))
        for picture in decoder.key_pictures():
            place = int(np.searchsorted(index.pts, picture.pts)) if picture.pts is not None else index.n_frames
            if place >= stop:
                return
            if place >= start and index.pts[place] == picture.pts:
                yield place, picture
