"""Data exchanged between the main thread and the frame loader: requests, video facts and pictures."""

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.track.geometry import Size
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.video.index import FrameIndex
from rallytrace.video.seek_copy import SeekCopy


@dataclass(frozen=True, slots=True, eq=False)
class VideoInfo:
    """Facts known so far about an open video.

    Attributes:
        size: width and height of the upright picture.
        rate: mean frames per second. Taken from the header until the index is complete.
        n_frames: number of known frames, at least one. A damaged file may turn out to have fewer.
        complete: whether all frames are known.
        warnings: sentences about oddities of the file, once the index is complete.
        index: the known frames and their times.
        turning: how the user turns the picture after the file's own orientation.
    """

    path: Path
    size: Size
    rate: float
    n_frames: int
    complete: bool
    warnings: tuple[str, ...]
    index: FrameIndex
    turning: Turning = NO_TURNING

    @property
    def grows(self) -> bool:
        """Return whether the file is still being recorded."""
        return self.index.grows


@dataclass(frozen=True, slots=True, eq=False)
class LoadedFrame:
    """A decoded picture for the view.

    Attributes:
        generation: generation number of the request, or 0 without one.
        index: frame number of the picture.
        exact: whether it is the requested frame. Otherwise the exact one follows.
        time: seconds since the first frame.
        bgr: the upright picture, (H, W, 3) uint8, read-only and never overwritten.
        motion: whether it shows moving pixels instead of the picture.
        pixel_aspect: display width of a pixel divided by its height.
    """

    generation: int
    wanted: int
    index: int
    exact: bool
    time: float
    bgr: NDArray[np.uint8]
    motion: bool = False
    pixel_aspect: float = 1.0


@dataclass(frozen=True, slots=True)
class ThumbnailRequest:
    frame: int
    exact: bool


@dataclass(frozen=True, slots=True, eq=False)
class Thumbnail:
    index: int
    rgb: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class CutoutArea:
    """A part of a frame.

    Attributes:
        left: first column, in the upright picture.
        top: first row.
        size: size in pixels. The area lies within the picture.
    """

    frame: int
    left: int
    top: int
    size: Size


@dataclass(frozen=True, slots=True, eq=False)
class Cutout:
    """A crop of a frame at the video's own resolution.

    Attributes:
        bgr: pixels, (h, w, 3) uint8, read-only, sharing no memory with a whole picture.
    """

    area: CutoutArea
    bgr: NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class CutoutRequest:
    """Requested cut-outs.

    Attributes:
        now: areas to show, ascending by frame.
        soon: areas with lower priority than all other work, in order of priority.
    """

    now: tuple[CutoutArea, ...] = ()
    soon: tuple[CutoutArea, ...] = ()


@dataclass(frozen=True, slots=True)
class ThumbnailReady:
    """A thumbnail of the requested frame or, for the moment, of a nearby one."""

    request: ThumbnailRequest
    thumbnail: Thumbnail


News: TypeAlias = VideoInfo | AppError | ThumbnailReady | tuple[Cutout, ...] | None
"""A message from the loader's thread: video facts, an error, a thumbnail or cut-outs.

None means that the mailbox has a picture.
"""


_STARVING_SECONDS: Final = 0.1
_MAX_INTERIM_DISTANCE_FRAMES: Final = 30
"""While requests arrive faster than pictures, a frame at most this far from the requested one is shown now and then."""


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """A request to show a frame.

    Attributes:
        generation: sequence number. Later requests have higher ones.
        scrubbing: whether a nearby frame may be shown first.
    """

    generation: int
    frame: int
    scrubbing: bool


@dataclass(frozen=True, slots=True)
class PendingRequests:
    """All requests of the main thread at one moment.

    Attributes:
        stopped: whether the thread should end.
        ticket: sequence number of the last call to `open` or `close`.
        path: the video to open, or None.
        turning: how the user turns the video.
        request: the last requested frame, or None before the first request.
        thumbnail: the frame under the mouse, or None.
        expected: the frame that will probably be requested next, or None.
        direction: direction of playback: -1, 0 or 1.
        copy: the copy to read jumps from, or None.
        budget: maximum bytes of decoded frames to keep.
        motion: whether pictures should show moving pixels.
    """

    version: int = 0
    stopped: bool = False
    ticket: int = 0
    path: Path | None = None
    turning: Turning = NO_TURNING
    request: FrameRequest | None = None
    thumbnail: ThumbnailRequest | None = None
    cutouts: CutoutRequest = CutoutRequest()
    expected: int | None = None
    direction: int = 0
    copy: SeekCopy | None = None
    budget: int = 512 * 2**20
    motion: bool = False


class Mailbox:
    """Passes requests in one direction and pictures in the other. All methods are thread-safe."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._pending = PendingRequests()
        self._generation = 0
        self._picture: LoadedFrame | None = None
        self._ready: Mapping[int, LoadedFrame] = {}
        self._answered = 0
        self._of_scrubbing = False
        self._put_at = 0.0
        self._resting = False

    @property
    def pending(self) -> PendingRequests:
        return self._pending

    @property
    def is_idle(self) -> bool:
        """Return whether all requests are done and nothing is left to prepare."""
        with self._changed:
            return self._resting

    def open(self, path: Path | None, turning: Turning = NO_TURNING) -> int:
        """Request another video, or None, and return the ticket. Requests about the old one are dropped."""
        with self._changed:
            self._picture, self._ready = None, {}
            empty = {"request": None, "thumbnail": None, "cutouts": CutoutRequest(), "expected": None, "copy": None}
            self._update(ticket=self._pending.ticket + 1, path=path, turning=turning, direction=0, **empty)
            return self._pending.ticket

    def ask(self, frame: int, *, scrubbing: bool) -> tuple[int, bool]:
        """Request a frame, replacing any earlier request.

        Returns:
            The generation number of the request, and whether its picture is ready.
        """
        with self._changed:
            self._generation += 1
            request = FrameRequest(self._generation, frame, scrubbing)
            self._update(request=request)
            ready = None if self._pending.motion else self._ready.get(frame)
            if ready is not None:
                self._store(ready, request)
                self._answered = request.generation
            return request.generation, ready is not None

    def offer(self, pictures: Mapping[int, LoadedFrame], ticket: int) -> None:
        """Set the pictures that are ready, so that requests for them are answered at once.

        Args:
            pictures: the pictures, by frame.
            ticket: number of the call to `open` for their video. Pictures of another video are ignored.
        """
        with self._changed:
            if ticket == self._pending.ticket:
                self._ready = pictures

    def change(self, **values: object) -> None:
        """Change fields of `PendingRequests`. The thread wakes if a value is new."""
        with self._changed:
            if any(getattr(self._pending, name) != value for name, value in values.items()):
                if "motion" in values:
                    self._picture, self._answered = None, 0
                self._update(**values)

    def wait(self, version: int, seconds: float | None = None, *, rests: bool = False) -> bool:
        """Wait until the requests have another version number than this. Return False on timeout.

        Args:
            rests: whether all requests are done.
        """
        with self._changed:
            self._resting = rests
            try:
                return self._changed.wait_for(lambda: self._pending.version != version, seconds)
            finally:
                self._resting = False

    def still_wants(self, index: int, request: FrameRequest) -> bool:
        """Return whether the picture of a frame that was decoded for this request is still wanted."""
        newest = self._pending.request
        if newest is None:
            return False
        if newest.generation == request.generation or (newest.scrubbing and request.scrubbing):
            return True
        starving = time.monotonic() - self._put_at > _STARVING_SECONDS
        return starving and abs(index - newest.frame) <= _MAX_INTERIM_DISTANCE_FRAMES

    def put(self, picture: LoadedFrame, request: FrameRequest) -> bool:
        """Store a picture for `take`, replacing one that was not taken. Discard it if it is no longer wanted.

        Args:
            picture: the picture of a frame.
            request: the request for which the frame was decoded.

        Returns:
            Whether its arrival must be announced.
        """
        with self._changed:
            newest = self._pending.request
            if newest is None or newest.generation == self._answered or not self.still_wants(picture.index, request):
                return False
            quiet = self._picture is not None
            self._store(picture, newest)
            return not quiet

    def take(self) -> LoadedFrame | None:
        """Return and remove the picture, or return None if a newer request was made."""
        with self._changed:
            picture, newest = self._picture, self._pending.request
            self._picture = None
            if picture is None or newest is None:
                return None
            if picture.generation == newest.generation:
                return picture
            return _for(newest, picture) if self._of_scrubbing and newest.scrubbing else None

    def _store(self, picture: LoadedFrame, request: FrameRequest) -> None:
        self._picture, self._of_scrubbing = _for(request, picture), request.scrubbing
        self._put_at = time.monotonic()

    def _update(self, **changed: object) -> None:
        self._pending = replace(self._pending, version=self._pending.version + 1, **changed)  # type: ignore[arg-type]  # fields of several types
        self._resting = False
        self._changed.notify_all()


def _for(request: FrameRequest, picture: LoadedFrame) -> LoadedFrame:
    if picture.generation == request.generation:
        return picture
    exact = picture.index == request.frame
    return replace(picture, generation=request.generation, wanted=request.frame, exact=exact)
