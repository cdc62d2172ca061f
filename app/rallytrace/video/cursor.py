"""A place in a video from which decoding goes on, so that the next frame costs one picture and not a whole group."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from rallytrace.video.damage import careful_pictures
from rallytrace.video.decoder import Decoder, SurprisedError
from rallytrace.video.index import FrameIndex
from rallytrace.video.seeking import numbered, sound_batches_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_SEEK_COSTS: Final = 8
"""Going to a keyframe takes about as long as decoding this many pictures."""


_Care: TypeAlias = tuple[int, int]


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
        self._batches: Iterator[list[Picture]] = iter(())
        self._ready: Iterator[tuple[int, Picture]] = iter(())
        self._careful: Iterator[tuple[int, Picture]] | None = None
        self._care: _Care | None = None
        self._next = -1
        self._whole_from = 0
        self._walk = 0
        self.used = 0

    def begin(self, batches: Iterator[list["Picture"]]) -> None:
        """Go on with the pictures behind the first one."""
        self._batches = batches
        self._next = 1

    def distance(self, i: int, index: FrameIndex) -> int | None:
        """How many pictures lie between here and frame `i`, itself included; None if it must be sought."""
        if self._whole_from > i or not 0 <= self._next <= i or self._care != _care_for(i, index):
            return None
        if self._care is None and index.next_damage(self._next - 1) <= i:
            return None
        sought = i - index.first_after(_start(i, index)) + _SEEK_COSTS
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
            decoder = self._opened()
            onward = self.distance(i, index) is not None
            self._set_pace(decoder, index, whole_from if hurry and index.damage_at(i) is None else -1, onward=onward)
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
        self._careful = self._care = None

    def close(self) -> None:
        """Let go of the file; the next walk opens it again."""
        self.forget()
        self._batches, self._ready = iter(()), iter(())
        if self._decoder is not None:
            self._decoder.close()
            self._decoder = None

    def _opened(self) -> Decoder:
        if self._decoder is None:
            self._decoder = Decoder(self._path, strict=True, check=self._check)
        return self._decoder

    def _set_pace(self, decoder: Decoder, index: FrameIndex, whole_from: int, *, onward: bool) -> None:
        hurries = whole_from >= 0 and index.timed and decoder.can_hurry
        decoder.hurry_until = int(index.pts[min(whole_from, index.n_frames - 1)]) if hurries else None
        # What has been left out cannot be had any more by going on from here.
        floor = self._whole_from if onward else 0
        self._whole_from = max(floor, whole_from) if hurries else floor

    def _seek(self, decoder: Decoder, index: FrameIndex, i: int) -> None:
        start = _start(i, index)
        self._next = index.first_after(start)
        self._care, self._careful = _care_for(i, index), None
        if self._care is None:
            self._batches, self._ready = sound_batches_from(decoder, index, start), iter(())
        else:
            self._careful = careful_pictures(self._path, index, start, self._check)

    def _step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        """The next picture as the frame it must be, by its time."""
        try:
            place, picture = self._careful_step() if self._careful is not None else self._sound_step(index)
        except SurprisedError:
            surprise = SurprisedError(self._next, hurried=self._whole_from > 0)
            # What a decoder has taken for parameters among damaged data it would apply to sound pictures, too.
            self.close()
            raise surprise from None
        except BaseException:
            self.close()
            raise
        self._next = place + 1
        return place, picture

    def _careful_step(self) -> tuple[int, "Picture"]:
        assert self._careful is not None
        for place, picture in self._careful:
            return place, picture
        raise SurprisedError

    def _sound_step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        while (step := next(self._ready, None)) is None:
            batch = next(self._batches, None)
            if batch is None:
                raise SurprisedError
            # Only what was hurried past may be missing.
            self._ready = numbered(batch, index, self._next, whole_from=self._whole_from)
        return step


def _start(i: int, index: FrameIndex) -> int:
    """The position of the keyframe from which frame `i` is decoded."""
    damage = index.damage_at(i)
    return index.anchor(i) if damage is None else damage.start


def _care_for(i: int, index: FrameIndex) -> _Care | None:
    """From which keyframe, and for how many frames, the careful reading goes that gives frame `i`."""
    damage = index.damage_at(i)
    return None if damage is None else (damage.start, index.n_frames)
