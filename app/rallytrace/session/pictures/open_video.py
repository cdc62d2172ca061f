"""Decode requested frames, build the index and decode ahead in the loader's thread."""

import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, Cancelled
from rallytrace.process.threads import release_free_memory
from rallytrace.session.pictures.cutouts import CutoutMaker
from rallytrace.session.pictures.frames import (
    FrameRequest,
    LoadedFrame,
    Mailbox,
    News,
    PendingRequests,
    VideoInfo,
)
from rallytrace.session.pictures.growth import GROWTH_NOTE, GrowthWatch
from rallytrace.session.pictures.thumbnails import ThumbnailMaker
from rallytrace.video.frame import VideoFrame
from rallytrace.video.index import FrameIndex
from rallytrace.video.motion import motion_picture, neighbours_of
from rallytrace.video.reader import VideoReader
from rallytrace.video.seek_copy import SeekCopy

_DECODER_COUNT: Final = 2
"""Number of decoder positions: one ahead of the playhead, one behind it."""
_KEPT_BEFORE_FRAMES: Final = 12
"""Frames kept before the target of a seek, so that steps back need not wait for other frames to be decoded."""
_LANDMARK_INTERVAL_FRAMES: Final = 10
"""While scrubbing, keep every n-th decoded frame so that a nearby one exists next time."""
_FAR_SEEK_FRAMES: Final = 30
_MOUSE_REST_SECONDS: Final = 0.03
"""While scrubbing, start a seek that decodes more frames than `_FAR_SEEK_FRAMES` only after the mouse has rested this
long, if a nearby frame can be shown. Otherwise every mouse move would restart it.
"""
_INTERIM_AFTER_SECONDS: Final = 0.03
"""Show the nearest available frame first if the requested one takes longer than this."""
_SLOW_BYTES: Final = 128 * 2**20
"""Decoding pictures of this size takes longer than `_INTERIM_AFTER_SECONDS` (about 70 ms on two fast cores)."""
_INDEX_AHEAD_SECONDS: Final = 10.0
"""During playback, extend the index only if it ends less than this ahead of the playhead.

One step of building it takes as long as decoding several frames.
"""

Picture = NDArray[np.uint8]

_log = logging.getLogger(__name__)


_NEAR_FRAMES: Final = 8
"""Frames on each side that are decoded first, so that a step never waits."""
_MAX_AHEAD_FRAMES: Final = 600
"""Frames farther from the playhead than this are never decoded ahead, whatever the cache size."""
_N_SPARE_FRAMES: Final = 2
_FORWARD_SHARE: Final = 0.75
"""Share of the cache used in the direction of playback."""


@dataclass(frozen=True, slots=True)
class Room:
    """Number of frames to keep decoded on either side of the playhead."""

    behind: int
    ahead: int

    @staticmethod
    def within(budget: int, frame_bytes: int, direction: int) -> "Room":
        """Return the room within a number of bytes. `direction` of playback is -1, 0 or 1."""
        frames = max(budget // max(frame_bytes, 1) - _N_SPARE_FRAMES, 0)
        ahead = round(frames * {1: _FORWARD_SHARE, 0: 0.5, -1: 1 - _FORWARD_SHARE}[direction])
        return Room(min(frames - ahead, _MAX_AHEAD_FRAMES), min(ahead, _MAX_AHEAD_FRAMES))


@dataclass(frozen=True, slots=True)
class PrefetchRange:
    """The playhead and the frames around it.

    Attributes:
        direction: direction of playback: -1, 0 or 1.
        room: number of frames to keep ready.
        n_frames: number of known frames.
        ready: numbers of the frames that are ready.
        group: returns the group of a frame, from its keyframe to the next one (exclusive).
    """

    at: int
    direction: int
    room: Room
    n_frames: int
    ready: Collection[int]
    group: Callable[[int], range]

    def nearest(self) -> range | None:
        """Return the missing frames next to the playhead, all from one group, or None if none is missing."""
        ahead = self._ahead(min(_NEAR_FRAMES, self.room.ahead))
        return ahead or self._behind(min(_NEAR_FRAMES, self.room.behind))

    def next(self) -> range | None:
        """Return the frames to decode next, all from one group, or None if there are enough.

        Frames ahead are added one by one, because the decoder is positioned there. Frames behind cost a whole group
        each time. They are fetched in bulk when half of them have been used.
        """
        sides = [self._ahead(self.room.ahead), self._refill(self.room.behind)]
        if self.direction > 0:
            # A seek for frames behind would delay those ahead.
            return sides[0]
        return sides[1] or sides[0] if self.direction < 0 else sides[0] or sides[1]

    def _refill(self, reach: int) -> range | None:
        missing = self._behind(reach)
        return missing if missing and self.at - missing.stop < reach // 2 else None

    def _ahead(self, reach: int) -> range | None:
        end = min(self.at + reach + 1, self.n_frames)
        first = next((i for i in range(self.at + 1, end) if i not in self.ready), None)
        return None if first is None else range(first, min(end, self.group(first).stop))

    def _behind(self, reach: int) -> range | None:
        end = max(self.at - reach, 0)
        last = next((i for i in range(self.at - 1, end - 1, -1) if i not in self.ready), None)
        return None if last is None else range(max(end, self.group(last).start), last + 1)


@dataclass(frozen=True, slots=True)
class _Preparation:
    frames: range
    steps: Iterator[VideoFrame | None]


class OpenVideo:
    """An open video, used by one thread. `advance` takes one step towards the most urgent request."""

    def __init__(self, path: Path, pending: PendingRequests, mailbox: Mailbox, send: Callable[[News], None]) -> None:
        """Open a video and send its `VideoInfo` when its first picture is ready.

        Raises:
            AppError: the video cannot be opened.
            Cancelled: another video, or none, is requested.
        """
        self._ticket = pending.ticket
        self._mailbox = mailbox
        self._send = send
        self._budget = pending.budget
        self._reader = VideoReader(
            path,
            cache_bytes=pending.budget,
            cursors=_DECODER_COUNT,
            turning=pending.turning,
            check=self._check,
        )
        self._growth = GrowthWatch(self._reader)
        self._frame_bytes = max(frame.nbytes if (frame := self._reader.cache.get(0)) else 0, 1)
        self._thumbnails = ThumbnailMaker(self._reader, send)
        self._cutouts = CutoutMaker(self._reader, send)
        self._served = 0
        self._motion = False
        self._at = 0
        self._direction = 0
        self._preparation: _Preparation | None = None
        self._tried: set[range] = set()
        self._expected: VideoFrame | None = None
        self._move = 0
        self._pictures: dict[int, LoadedFrame] = {}
        self._index_failed = False
        self._copy: SeekCopy | None = None
        try:
            if self._reader.known_index is None:
                next(self._reader.scan(), None)
        except BaseException:
            self._reader.close()
            raise
        self._sent = self._known()
        send(self._info())

    def advance(self, pending: PendingRequests) -> bool:
        if pending.budget != self._budget:
            self._budget = pending.budget
            self._reader.limit_cache(pending.budget, playing=bool(pending.direction))
            self._look_at(self._at, pending.direction)
        elif pending.direction != self._direction:
            self._look_at(self._at, pending.direction)
        if pending.copy is not self._copy:
            self._copy = pending.copy
            self._reader.use_copy(pending.copy)
        self._cutouts.set_request(pending.cutouts)
        request = pending.request
        if request is not None and (request.generation != self._served or pending.motion != self._motion):
            self._served = request.generation
            self._motion = pending.motion
            self._serve(request, pending)
            busy = True
        else:
            hurried = bool(pending.direction)
            busy = (
                self._cutouts.advance(self._held, hurried=hurried)
                or self._thumbnails.advance(pending.thumbnail, hurried=hurried)
                or self._prepare()
            )
        if not busy and self._growth.look():
            self._forget_ends()
        self._report()
        return busy

    @property
    def patience(self) -> float | None:
        """Return the seconds to wait for requests until the file is looked at again; None to wait without limit."""
        return self._growth.patience

    def _forget_ends(self) -> None:
        """Forget the readers and plans made before the file grew, because they rely on its old end."""
        self._preparation = self._expected = None
        self._tried.clear()
        self._thumbnails.renew()
        self._cutouts.renew()

    def close(self) -> None:
        self._preparation = self._expected = None
        # The reader keeps a callback into this object, so both stay alive until they are garbage-collected.
        self._pictures.clear()
        self._thumbnails.close()
        self._cutouts.close()
        self._reader.close()
        release_free_memory()

    def _check(self) -> None:
        pending = self._mailbox.pending
        if pending.stopped or pending.ticket != self._ticket:
            raise Cancelled

    # Requested work

    def _serve(self, request: FrameRequest, pending: PendingRequests) -> None:
        frame = self._within(request.frame)
        self._look_at(frame, pending.direction)
        if self._expected is not None and self._expected.index == frame:
            self._reader.cache.add(self._expected)
        self._thumbnails.hand_over(frame)
        kept = self._reader.cache.get(frame)
        if kept is not None:
            self._deliver(kept, request)
            return
        self._preparation = None
        at_rest = not pending.direction and not self._motion
        is_slow = self._reader.count_pictures_to(frame) * self._frame_bytes > _SLOW_BYTES
        hurried = request.scrubbing or (is_slow and at_rest)
        shown = hurried and self._show_nearby(frame, request)
        if request.scrubbing and shown and self._reader.count_pictures_to(frame) > _FAR_SEEK_FRAMES:
            self._mailbox.wait(pending.version, _MOUSE_REST_SECONDS)
        if not self._overtaken(request):
            patience = 0.0 if hurried else _INTERIM_AFTER_SECONDS if at_rest else np.inf
            self._decode(frame, request, patience=np.inf if shown else patience)

    def _decode(self, frame: int, request: FrameRequest, *, patience: float) -> None:
        """Decode and deliver a frame. After `patience` seconds deliver the nearest available one first."""
        patient_until = time.monotonic() + patience
        spacing = _LANDMARK_INTERVAL_FRAMES if request.scrubbing else 0
        first = self._cutouts.first_in(range(max(frame - self._room().behind, 0), frame))
        neighbours = _KEPT_BEFORE_FRAMES if first is None else max(_KEPT_BEFORE_FRAMES, frame - first)
        for passed in self._reader.approach(frame, neighbours=neighbours, keep_interval=spacing):
            self._report()
            if passed is not None:
                self._cutouts.set_request(self._mailbox.pending.cutouts)
                self._cutouts.use_frame(passed)
            if passed and (passed.index == frame or self._overtaken(request)):
                self._deliver(passed, request)
            elif passed and time.monotonic() >= patient_until:
                self._deliver(self._nearer(passed, frame), request)
                patient_until = np.inf
            if self._overtaken(request):
                return

    def _nearer(self, passed: VideoFrame, frame: int) -> VideoFrame:
        """Return the frame nearest to `frame`: one that is kept, or `passed`, which was decoded on the way."""
        kept = self._reader.cache.nearest(frame)
        return kept if kept is not None and abs(kept.index - frame) < frame - passed.index else passed

    def _show_nearby(self, frame: int, request: FrameRequest) -> bool:
        """Deliver the nearest decoded frame, unless the keyframe before the requested one is even nearer.

        Return whether it was delivered.
        """
        nearest = self._reader.cache.nearest(frame)
        if nearest is None or abs(nearest.index - frame) > frame - self._group(frame).start:
            return False
        self._deliver(nearest, request)
        return True

    def _deliver(self, frame: VideoFrame, request: FrameRequest) -> None:
        if not self._mailbox.still_wants(frame.index, request):
            return
        picture = self._picture(frame)
        if self._motion:
            picture = replace(picture, bgr=self._moving(frame), motion=True)
        if self._mailbox.put(picture, request):
            self._send(None)

    def _picture(self, frame: VideoFrame) -> LoadedFrame:
        """Return the picture to show. Keep it for a while, because allocating its memory may take milliseconds."""
        i = frame.index
        if i not in self._pictures:
            bgr = frame.bgr()
            bgr.flags.writeable = False
            aspect = float(self._reader.pixel_aspect)
            self._pictures[i] = LoadedFrame(0, i, i, True, frame.time, bgr, pixel_aspect=aspect)
        return self._pictures[i]

    def _moving(self, frame: VideoFrame) -> Picture:
        neighbours = []
        for neighbour in neighbours_of(frame.index, self._known().n_frames):
            with contextlib.suppress(AppError, IndexError):
                neighbours += [
                    passed for passed in self._reader.approach(neighbour) if passed and passed.index == neighbour
                ]
        bgr = motion_picture(self._picture(frame).bgr, [neighbour.bgr() for neighbour in neighbours])
        bgr.flags.writeable = False
        return bgr

    def _overtaken(self, request: FrameRequest) -> bool:
        return self._mailbox.pending.request is not request

    # Work ahead of requests

    def _prepare(self) -> bool:
        """Convert or decode a frame, or extend the index. Return False if everything is ready."""
        if self._convert_next():
            return True
        if self._preparation is not None:
            self._go_on_preparing(self._preparation)
            return True
        prefetch = PrefetchRange(
            self._at, self._direction, self._room(), self._known().n_frames, self._reader.cache.numbers, self._group
        )
        if self._begin_preparing(prefetch.nearest()):
            return True
        if self._may_index():
            self._build_index()
            return True
        if not self._direction and (self._begin_preparing(self._missing_expected()) or self._cutouts.prepare_next()):
            return True
        return self._begin_preparing(prefetch.next())

    def _missing_expected(self) -> range | None:
        i = self._mailbox.pending.expected
        if i is None or i >= self._known().n_frames or i in self._reader.cache.numbers:
            return None
        return None if self._expected is not None and self._expected.index == i else range(i, i + 1)

    def _convert_next(self) -> bool:
        for frame in self._likely:
            kept = self._reader.cache.get(frame) if frame not in self._pictures else None
            if kept is not None:
                self._picture(kept)
                self._mailbox.offer(self._pictures.copy(), self._ticket)
                return True
        return False

    @property
    def _likely(self) -> tuple[int, ...]:
        return (self._at + self._move,) if self._direction else (self._at + 1, self._at - 1)

    def _begin_preparing(self, frames: range | None) -> bool:
        if frames is None or frames in self._tried:
            return False
        self._tried.add(frames)
        steps = self._reader.approach(frames[-1], neighbours=len(frames) - 1)
        self._preparation = _Preparation(frames, steps)
        return True

    def _go_on_preparing(self, preparation: _Preparation) -> None:
        try:
            passed = next(preparation.steps)
            if passed is not None and passed.index == self._mailbox.pending.expected:
                self._expected = passed
        except StopIteration:
            self._preparation = None
        except (AppError, IndexError) as error:
            _log.debug("Frames %s cannot be decoded ahead of time: %s", preparation.frames, error)
            self._preparation = None

    def _look_at(self, frame: int, direction: int) -> None:
        if frame != self._at:
            self._move = frame - self._at
        self._at, self._direction = frame, direction
        self._pictures = {i: picture for i, picture in self._pictures.items() if i == frame or i in self._likely}
        self._mailbox.offer(self._pictures.copy(), self._ticket)
        room = self._room()
        self._reader.cache.watch(frame, room.behind, room.ahead)
        self._tried.clear()
        frames = self._preparation.frames if self._preparation else None
        if frames and not frames.start - room.ahead <= frame <= frames.stop + room.behind:
            self._preparation = None

    @property
    def _held(self) -> range:
        room = self._room()
        return range(self._at - room.behind, self._at + room.ahead + 1)

    def _room(self) -> Room:
        return Room.within(self._budget, self._frame_bytes, self._direction)

    # Index

    def _may_index(self) -> bool:
        known = self._known()
        if known.complete or self._index_failed:
            return False
        return not self._direction or known.n_frames - self._at < _INDEX_AHEAD_SECONDS * self._reader.rate

    def _build_index(self) -> None:
        try:
            next(self._reader.scan(), None)
        except AppError:
            self._index_failed = True
            raise
        known = self._known()
        if known.complete and known.interlacing.first_field is not None:
            self._pictures.clear()  # they show whole frames
            self._mailbox.offer({}, self._ticket)

    def _report(self) -> None:
        """Send the number of known frames, which never decreases while the index grows."""
        known = self._known()
        if known is self._sent or (not known.complete and known.n_frames <= self._sent.n_frames):
            return
        self._sent = known
        self._send(self._info())

    def _info(self) -> VideoInfo:
        reader, known = self._reader, self._sent
        warnings = (*reader.warnings, GROWTH_NOTE) if known.grows else reader.warnings
        return VideoInfo(
            reader.path, reader.size, reader.rate, known.n_frames, known.complete, warnings, known, reader.turning
        )

    def _known(self) -> FrameIndex:
        """Return the index so far, with at least the first frame."""
        known = self._reader.known_index
        assert known is not None
        if known.n_frames:
            return known
        return replace(known, pts=np.zeros(1, np.int64))

    def _within(self, frame: int) -> int:
        known = self._known()
        return max(min(frame, known.n_frames - 1) if known.complete else frame, 0)

    def _group(self, frame: int) -> range:
        return self._known().group(frame)
