"""Frames of a video by number: any one of them for looking at, or a run of them in sequence."""

import collections
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError, Check, no_check
from rallytrace.video.decoder import Decoder, UnexpectedPictureError
from rallytrace.video.file_state import FileState
from rallytrace.video.frame import VideoFrame, quarter_turns
from rallytrace.video.index import FrameIndex, keep_index, load_index, scan
from rallytrace.video.seeking import Cursor, PictureCopier, examine, key_passage, passage

if TYPE_CHECKING:
    from av import VideoFrame as Picture


class FrameCache:
    """Frames up to a number of bytes; the newest one is kept whatever its size.

    Keeps the frames that were used last or, once a frame of interest is set, those nearest to it.

    Attributes:
        nbytes: the memory the frames take.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._frames: OrderedDict[int, VideoFrame] = OrderedDict()
        self._watched: tuple[int, int, int] | None = None
        self.nbytes = 0

    @property
    def numbers(self) -> Collection[int]:
        """The numbers of the frames kept, in no order."""
        return self._frames.keys()

    @property
    def budget(self) -> int:
        """The most bytes to keep."""
        return self._budget

    @budget.setter
    def budget(self, budget: int) -> None:
        self._budget = budget
        self._fit(newest=None)

    def watch(self, at: int, behind: int, ahead: int) -> None:
        """From now on keep what is near frame `at`.

        The frames that go first are those farthest away, in units of `behind` frames on the one side and of `ahead`
        frames on the other.
        """
        self._watched = at, max(behind, 1), max(ahead, 1)

    def get(self, i: int) -> VideoFrame | None:
        """Frame `i`, if it is kept; it then counts as just used."""
        if i not in self._frames:
            return None
        self._frames.move_to_end(i)
        return self._frames[i]

    def nearest(self, i: int) -> VideoFrame | None:
        """The frame kept whose number is closest to `i`."""
        number = min(self._frames, key=lambda kept: abs(kept - i), default=None)
        return None if number is None else self._frames[number]

    def put(self, frame: VideoFrame) -> None:
        """Keep a frame, and let go of others that it leaves no room for."""
        self._drop(frame.index)
        self._frames[frame.index] = frame
        self.nbytes += frame.nbytes
        self._fit(newest=frame.index)

    def clear(self) -> None:
        self._frames.clear()
        self.nbytes = 0

    def _fit(self, newest: int | None) -> None:
        while self.nbytes > self._budget and len(self._frames) > 1:
            self._drop(self._least_wanted(newest))

    def _least_wanted(self, newest: int | None) -> int:
        if self._watched is None:
            return next(iter(self._frames))
        at, behind, ahead = self._watched
        others = self._frames.keys() - {newest} if newest is not None else self._frames.keys()
        first, last = min(others), max(others)
        return first if (at - first) / behind > (last - at) / ahead else last

    def _drop(self, i: int) -> None:
        frame = self._frames.pop(i, None)
        if frame is not None:
            self.nbytes -= frame.nbytes


NEIGHBOURS: Final = 24
"""How many frames before one that is sought are kept with it. Keeping all those on the way would be no gift: fresh
memory for a 1080p picture can cost more time than decoding it."""

_log = logging.getLogger(__name__)

_LOOK_SECONDS: Final = 0.25
"""Seconds between two looks at whether the file was changed while it is read through."""
_ROOM_FOR_SEVERAL: Final = 128 * 2**20
"""With less memory for frames one decoder must do: at 1080p a second one takes 50 MB."""


class VideoReader:
    """One open video; a context manager, to be used by one thread at a time.

    The first picture is there at once. Everything that needs to know the frames before a given one waits for the
    index as far as that frame; `scan` builds it in small steps, for those who have something else to do meanwhile.

    Attributes:
        size: width and height of the upright picture.
        pixel_aspect: width of one of its pixels as players show it, by the height.
    """

    def __init__(
        self,
        path: Path,
        *,
        cache_bytes: int = 256 * 2**20,
        index: FrameIndex | None = None,
        cursors: int = 1,
        check: Check = no_check,
    ) -> None:
        """Open a file and decode its first picture.

        Args:
            cache_bytes: the most memory to hold decoded frames in for stepping back.
            index: the complete index another reader has of the same file.
            cursors: at how many places of the file decoding can go on without going back to a keyframe.
            check: called for every packet, also while opening; raises to stop.

        Raises:
            AppError: the file cannot be opened, is no video, or no picture in it can be decoded.
        """
        self.path = path
        self._check = check
        opened = _open(path, check)
        first = opened.first
        self._header_rate = opened.rate
        self._turns = quarter_turns(first)
        stored = Size(first.width, first.height)
        self.size = Size(stored.height, stored.width) if self._turns % 2 else stored
        aspect = opened.aspect or Fraction(1)
        self.pixel_aspect = 1 / aspect if self._turns % 2 else aspect
        self.cache = FrameCache(cache_bytes)
        self._in_use = cursors
        self.cache.put(VideoFrame(first, 0, 0.0, self.size, self._turns))
        self._cursors = [Cursor(path, check, first=opened.decoder), *(Cursor(path, check) for _ in range(cursors - 1))]
        if opened.decoder is not None:
            self._cursors[0].begin(opened.batches)
        self._walks = 0
        self._copier = PictureCopier()
        self._hurries = True
        self._index = index if index is not None else load_index(path)
        if self._index is not None and self._index.state is None:
            self._index = replace(self._index, state=FileState.of(path))
        self._looked = 0.0
        self._found_damage = False
        self._steps: Iterator[FrameIndex] | None = None

    @property
    def index(self) -> FrameIndex:
        """The complete frame index; builds what is missing of it."""
        for _ in self.scan():
            pass
        assert self._index is not None
        return self._index

    @property
    def n_frames(self) -> int:
        """How many frames can be decoded; needs the complete index."""
        return self.index.n_frames

    @property
    def rate(self) -> float:
        """Mean frames a second: from the frames' times once the index is complete, from the header before."""
        if self._index is not None and self._index.complete and self._index.rate > 0:
            return self._index.rate
        return self._header_rate

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences about what is unusual in this file, as far as it is known."""
        return self._index.notes() if self._index is not None and self._index.complete else ()

    def refuse_changed(self) -> None:
        """Compare the file with the one that the index was made from.

        Raises:
            VideoChangedError: it was changed, replaced or removed since.
        """
        self._looked = time.monotonic()
        if self._index is not None and self._index.state is not None:
            self._index.state.refuse_changed(self.path)

    def scan(self) -> Iterator[FrameIndex]:
        """Build the index in steps of about a tenth of a second; ends when it is complete.

        It may be left and taken up again, by this method or by whatever needs the index.
        """
        while self._index is None or not self._index.complete:
            if self._steps is None:
                self._steps = scan(self.path)
            known = self._index
            try:
                self._index = next(self._steps)
            except BaseException:
                self._steps = None
                raise
            if known is not None and known.damage and np.array_equal(self._index.pts[: known.n_frames], known.pts):
                # Where nothing was damaged so far the group may go on.
                damage = {keyframe: damage for keyframe, damage in known.damage.items() if damage.first is not None}
                self._index = replace(self._index, damage={**self._index.damage, **damage})
            if self._index.complete:
                self._steps = None
                keep_index(self.path, self._index)
            yield self._index

    @property
    def known(self) -> FrameIndex | None:
        """The index as far as it has been built."""
        return self._index

    def frame(self, i: int) -> VideoFrame:
        """Frame `i`, exactly: decoded from the keyframe before it and checked by its time.

        Raises:
            IndexError: there is no such frame.
            AppError: nothing can be decoded there.
        """
        (reached,) = collections.deque(self.approach(i), maxlen=1)
        assert reached is not None
        return reached

    def approach(self, i: int, *, neighbours: int = NEIGHBOURS, every: int = 0) -> Iterator[VideoFrame | None]:
        """Go to frame `i` in small steps; gives the frames passed on the way, `i` last, or None for a step without.

        It may be left at any step: another approach of a frame that lies on the same way goes on from there. One that
        is taken up again after others have begun may end before the frame.

        Args:
            i: the frame to go to.
            neighbours: how many frames before it are kept with it.
            every: of those before them, one in so many is kept as well; 0 keeps none. Not all of them are decoded.

        Raises:
            IndexError: there is no such frame.
            AppError: nothing can be decoded there.
        """
        kept = self.cache.get(i)
        if kept is not None:
            yield kept
            return
        yield from self._index_reaching(i)
        for _ in range(4):
            try:
                yield from self._decode_to(i, neighbours, every)
            except UnexpectedPictureError as unexpected:
                if unexpected.hurried and self._hurries:
                    self._hurries = False
                    continue
                self._find_damage(unexpected.at)
            else:
                return
        raise self._lost(i)

    def frames(self, start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
        """The frames from `start` to before `stop` (None: to the end), each decoded once, in a file opened for that.

        Raises:
            AppError: nothing can be decoded there.
            VideoChangedError: the file was changed; some frames before may be of what it is now.
        """
        self._close_cursors()
        index, at, failed_at = self.index, start, -1
        while at < (end := index.n_frames if stop is None else min(stop, index.n_frames)):
            begun_at = at
            try:
                for number, picture in passage(self.path, index, at, end, self._check):
                    yield self._framed(picture, number, index)
                    at = number + 1
                    if time.monotonic() - self._looked > _LOOK_SECONDS:
                        self.refuse_changed()
            except UnexpectedPictureError as unexpected:
                if failed_at == at:
                    raise self._lost(at) from unexpected
                failed_at = at
                index = self._find_damage(unexpected.at)
            else:
                self.refuse_changed()
                if at == begun_at:
                    raise self._lost(at)

    def keyframes(self, start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
        """The keyframes from `start` to before `stop`, decoded without the frames between them, if they are sound.

        A file that gives no times has none that can be numbered.
        """
        self._close_cursors()
        index = self.index
        stop = index.n_frames if stop is None else min(stop, index.n_frames)
        wanted = index.keyframes
        wanted = wanted[(wanted >= start) & (wanted < stop)]
        while len(wanted):
            for number, picture in key_passage(self.path, index, int(wanted[0]), stop, self._check):
                yield from self._each(wanted[wanted < number])
                yield self._framed(picture, number, index)
                wanted = wanted[wanted > number]
            # The next one is damaged: a decoder that has met with damage may read sound pictures wrongly, too.
            yield from self._each(wanted[:1])
            wanted = wanted[1:]

    def pictures_to(self, i: int) -> int:
        """About how many pictures must be decoded to have frame `i`, which is in the index as far as it is known."""
        index = self._index
        if i in self.cache.numbers or index is None or i >= index.n_frames:
            return 0
        sought = i - index.first_after(index.keyframe_of(i)) + 1
        return min((cursor.distance(i, index) or sought for cursor in self._cursors), default=sought)

    def limit_cache(self, budget: int, *, playing: bool = False) -> None:
        """Hold frames in at most `budget` bytes from now on.

        Less room also closes the decoders until they are needed, but while `playing` not the one used last. In little
        room only one is used.
        """
        smaller = budget < self.cache.budget
        self.cache.budget = budget
        self._in_use = len(self._cursors) if budget >= _ROOM_FOR_SEVERAL else 1
        if smaller:
            for cursor in sorted(self._cursors, key=lambda cursor: cursor.used)[: -1 if playing else None]:
                cursor.close()
            # With the copier goes the memory of the frames that have been let go; of those that are let go after it
            # nothing would be given back before the last one.
            self._copier = PictureCopier()

    def close(self) -> None:
        """Let go of the file and of the frames kept."""
        self._steps = None
        self.cache.clear()
        # Its pool, as large as the cache, must not wait for the garbage collector either.
        self._copier = PictureCopier()
        self._close_cursors()
        if self._found_damage and self._index is not None and self._index.complete:
            self._keep_damage(self._index)
            self._found_damage = False
        # Who asked to be checked with often holds this reader: neither is to wait for the collector with its pictures.
        self._check = no_check
        self._cursors.clear()

    def _keep_damage(self, index: FrameIndex) -> None:
        """Keep what has been found out, with what others have found out meanwhile."""
        kept = load_index(self.path)
        if kept is not None and np.array_equal(kept.key_pts, index.key_pts):
            index = replace(index, damage={**kept.damage, **index.damage})
        keep_index(self.path, index)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _close_cursors(self) -> None:
        """Close the decoders that single frames were read with: each keeps pictures, at 1080p some 50 MB.

        Callers that read one frame after the other for minutes do not need them. They are opened again when needed.
        """
        for cursor in self._cursors:
            cursor.close()

    def _each(self, numbers: NDArray[np.int64]) -> Iterator[VideoFrame]:
        for number in numbers:
            yield from self.frames(int(number), int(number) + 1)

    def _index_reaching(self, i: int) -> Iterator[None]:
        """Build the index as far as frame `i`: the part known so far is enough."""
        if self._index is None or self._index.n_frames <= i:
            for reached in self.scan():
                if reached.n_frames > i:
                    break
                yield None
        assert self._index is not None
        if not 0 <= i < self._index.n_frames:
            raise IndexError(f"frame {i} of {self._index.n_frames}")

    def _decode_to(self, i: int, neighbours: int, every: int) -> Iterator[VideoFrame]:
        index = self._index
        assert index is not None
        if i >= index.n_frames:
            raise IndexError(f"frame {i} of {index.n_frames}")
        whole_from = max(i - neighbours, 0)
        kept = -every
        for number, picture in self._cursor_for(i, index).walk(i, index, whole_from=whole_from, hurry=self._hurries):
            if number >= whole_from or (every and number - kept >= every):
                frame = self._framed(self._copier.copy(picture), number, index)
                self.cache.put(frame)
                kept = number
            else:
                frame = self._framed(picture, number, index)
            yield frame

    def _cursor_for(self, i: int, index: FrameIndex) -> Cursor:
        """The cursor that comes to frame `i` soonest; if it must be sought, the one used longest ago."""
        cursors = sorted(self._cursors, key=lambda cursor: cursor.used, reverse=True)[: self._in_use]
        distances = [(distance, cursor) for cursor in cursors if (distance := cursor.distance(i, index))]
        unused = min(cursors, key=lambda cursor: cursor.used)
        _, chosen = min(distances, key=lambda pair: pair[0], default=(0, unused))
        self._walks += 1
        chosen.used = self._walks
        return chosen

    def _framed(self, picture: "Picture", number: int, index: FrameIndex) -> VideoFrame:
        pts = int(index.pts[number]) if index.timed else None
        return VideoFrame(picture, number, index.time(number), self.size, self._turns, pts)

    def _lost(self, i: int) -> AppError:
        what = f"Frame {i} of '{self.path}' cannot be decoded: the file is damaged."
        return AppError(what, "Convert the file to .mp4.")

    def _find_damage(self, i: int) -> FrameIndex:
        """Find out what is wrong with the group of frame `i`, and read it carefully from now on; gives the index."""
        self.refuse_changed()  # what was written meanwhile is no damage
        for cursor in self._cursors:
            cursor.forget()
        index = self._index
        assert index is not None
        keyframe = index.keyframe_of(i)
        self.cache.clear()
        damage = examine(self.path, index, keyframe, self._check)
        _log.info("Frames %d to %d of %s: %s", i, index.end_of(keyframe) - 1, self.path, damage)
        self._index = index.with_damage(keyframe, damage)
        # That, and not what had been left out, was the reason for the unexpected picture.
        self._found_damage = self._hurries = True
        return self._index


@dataclass(frozen=True, slots=True)
class _Opening:
    """A file that has just been opened.

    Attributes:
        rate: frames a second, by the header.
        aspect: of a stored pixel, its width by its height; None or 0 where the header says nothing.
        batches: the pictures after the first one.
        decoder: that gives them; None where the first picture is damaged.
    """

    first: "Picture"
    rate: float
    aspect: Fraction | None
    batches: Iterator[list["Picture"]]
    decoder: Decoder | None


def _open(path: Path, check: Check) -> _Opening:
    decoder = Decoder(path, strict=True, check=check)
    try:
        rate, aspect = float(decoder.stream.average_rate or 25), decoder.stream.sample_aspect_ratio
        batches = decoder.sound_batches()
        (first, *more) = next(batches, None) or (None,)
        if first is not None and first.key_frame and not decoder.errors:
            return _Opening(first, rate, aspect, chain([more], batches), decoder)
    except UnexpectedPictureError:
        pass
    except BaseException:
        decoder.close()
        raise
    decoder.close()
    with Decoder(path, threading="NONE", check=check) as careful:
        first = next(careful.pictures(), None)
        if first is None:
            raise AppError(f"No frame of '{path}' can be decoded.", "Copy the file again, or convert it to .mp4.")
        return _Opening(PictureCopier().copy(first), rate, aspect, iter(()), None)
