"""A place in a video from which decoding goes on, so that the next frame costs one picture and not a whole group."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from rallytrace.video.decoder import Decoder
from rallytrace.video.index import FrameIndex
from rallytrace.video.seeking import pictures_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_SEEK_COSTS: Final = 8
"""Going to a keyframe takes about as long as decoding this many pictures."""


class SurprisedError(Exception):
    """The decoder gave something else than the index announces.

    Attributes:
        hurried: whether pictures had been left out on the way, which may have been the reason.
    """

    def __init__(self, *, hurried: bool = False) -> None:
        super().__init__()
        self.hurried = hurried


class Cursor:
    """Walks through one file by frame numbers; opens it when it is first sent somewhere.

    Attributes:
        used: when it was sent somewhere last, on whatever clock its owner keeps.
    """

    def __init__(self, path: Path, check: Callable[[], None] | None = None, *, first: Decoder | None = None) -> None:
        """Begin nowhere, or with a decoder that has just given its first picture and that is closed with the cursor.

        `check` is called for every packet and raises to stop.
        """
        self._path = path
        self._check = check
        self._decoder = first
        self._pictures: Iterator[Picture] = iter(())
        self._next = -1
        self._whole_from = 0
        self._walk = 0
        self.used = 0

    def begin(self, pictures: Iterator["Picture"]) -> None:
        """Go on with the pictures behind the first one."""
        self._pictures = pictures
        self._next = 1

    def distance(self, i: int, index: FrameIndex) -> int | None:
        """How many pictures lie between here and frame `i`, itself included; None if it must be sought."""
        if self._whole_from > i or not 0 <= self._next <= i:
            return None
        sought = i - index.first_after(index.anchor(i)) + _SEEK_COSTS
        return i - self._next + 1 if i - self._next <= sought else None

    def walk(self, i: int, index: FrameIndex, *, whole_from: int, hurry: bool) -> Iterator[tuple[int, "Picture"]]:
        """The pictures from here, or from the keyframe before frame `i`, up to frame `i`, with their numbers.

        Another walk of the same cursor ends this one. It may be left at any picture.

        Args:
            i: the frame to go to; it is in the index.
            index: the frames of the file.
            whole_from: from this frame on every picture is given, if the cursor has not hurried farther before.
            hurry: whether pictures before that which no other depends on may be left out.

        Raises:
            SurprisedError: the file does not hold what the index announces.
            AppError: the file cannot be opened any more.
        """
        try:
            decoder = self._opened(index)
            onward = self.distance(i, index) is not None
            self._set_pace(decoder, index, whole_from if hurry else -1, onward=onward)
            if not onward:
                self._seek(decoder, index, i)
        except BaseException:
            self.close()
            raise
        self._walk += 1
        walk = self._walk
        while walk == self._walk and self._next <= i:
            yield self._step(index)

    def forget(self) -> None:
        """The numbers have changed: the next walk begins at a keyframe."""
        self._walk += 1
        self._next = -1

    def close(self) -> None:
        """Let go of the file; the next walk opens it again."""
        self.forget()
        self._pictures = iter(())
        if self._decoder is not None:
            self._decoder.close()
            self._decoder = None

    def _opened(self, index: FrameIndex) -> Decoder:
        """The decoder; in a damaged file one that decodes one picture after the other."""
        damaged = index.sound < index.n_frames
        if self._decoder is not None and damaged and self._decoder.threading != "NONE":
            self.close()
        if self._decoder is None:
            self._decoder = Decoder(self._path, threading="NONE" if damaged else "AUTO", check=self._check)
        return self._decoder

    def _set_pace(self, decoder: Decoder, index: FrameIndex, whole_from: int, *, onward: bool) -> None:
        hurries = whole_from >= 0 and index.timed and index.sound == index.n_frames and decoder.can_hurry
        decoder.hurry_until = int(index.pts[min(whole_from, index.n_frames - 1)]) if hurries else None
        # What has been left out cannot be had any more by going on from here.
        floor = self._whole_from if onward else 0
        self._whole_from = max(floor, whole_from) if hurries else floor

    def _seek(self, decoder: Decoder, index: FrameIndex, i: int) -> None:
        anchor = index.anchor(i)
        self._pictures = pictures_from(decoder, index, anchor)
        self._next = index.first_after(anchor)

    def _step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        """The next picture as the frame it must be, by its time."""
        try:
            picture = next(self._pictures, None)
        except BaseException:
            self.close()
            raise
        place = self._next
        if picture is not None and index.timed and picture.pts is not None and place < self._whole_from:
            place = int(np.searchsorted(index.pts, picture.pts))
        right = picture is not None and place < index.n_frames
        if picture is None or not right or (index.timed and picture.pts != index.pts[place]) or not self._fits(place):
            hurried = self._whole_from > 0
            self.forget()
            raise SurprisedError(hurried=hurried)
        self._next = place + 1
        return place, picture

    def _fits(self, place: int) -> bool:
        """Whether a frame may come next: only what was hurried past may be missing."""
        return place == self._next or self._next < place <= self._whole_from
