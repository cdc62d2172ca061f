"""Make thumbnails of frames under the mouse in the timeline."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from rallytrace.errors import AppError
from rallytrace.session.pictures.frames import Thumbnail, ThumbnailReady, ThumbnailRequest
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

MAX_THUMBNAIL_SIZE: Final = Size(384, 216)
"""Maximum thumbnail size in pixels: twice the size on screen, for high-resolution displays."""
_MAX_CACHED_THUMBNAILS: Final = 120
"""Number of cached thumbnails. Each takes a quarter of a megabyte."""
_MAX_SEEK_FRAMES: Final = 600
"""Frames farther than this from their keyframe are not decoded for a thumbnail."""
_NEARBY_FRAMES: Final = 8
"""A thumbnail this close in frames may be shown until the exact one is requested."""

_log = logging.getLogger(__name__)


class ThumbnailMaker:
    """Makes thumbnails of an open video in its thread.

    Frames already decoded by the video's reader are used at once. A separate reader decodes the rest, so that the
    frames around the playhead stay decoded for the next step.
    """

    def __init__(self, reader: VideoReader, send: Callable[[ThumbnailReady], None]) -> None:
        """Create a maker without thumbnails. `send` is called for every new one."""
        self._reader = reader
        self._send = send
        self._way: tuple[ThumbnailRequest, Iterator[Thumbnail | None]] | None = None
        self._own: VideoReader | None = None
        self._kept: OrderedDict[int, Thumbnail] = OrderedDict()
        self._fails = False

    def advance(self, wanted: ThumbnailRequest | None, *, hurried: bool) -> bool:
        """Take a small step towards a thumbnail. Return False if none is wanted or it cannot be made.

        Args:
            wanted: the frame under the mouse, or None.
            hurried: whether to settle for a nearby frame because other requests need the time.
        """
        if wanted is None:
            self._way = None
            self._close_own()
            return False
        if hurried:
            wanted = ThumbnailRequest(wanted.frame, exact=False)
        if self._way is None or self._way[0] != wanted:
            self._way = (wanted, self._steps(wanted))
        try:
            thumbnail = next(self._way[1])
        except StopIteration:
            return False
        if thumbnail is not None:
            self._send(ThumbnailReady(wanted, thumbnail))
        return True

    def _steps(self, request: ThumbnailRequest) -> Iterator[Thumbnail | None]:
        """Yield a thumbnail of a nearby frame, then the exact one if requested; None while frames are being decoded.

        Nothing is yielded for a frame that cannot be decoded.
        """
        index = self._reader.known_index
        if index is None or not 0 <= request.frame < index.n_frames:
            return
        frame = request.frame
        ready = self._ready(frame)
        if ready is not None:
            yield ready
            return
        group = index.group(frame)
        candidates = self._near(frame, frame - group.start)
        if candidates is not None:
            yield candidates
        if not index.complete or self._fails:
            return
        try:
            if candidates is None:
                yield from self._decoded(group.start)
            if request.exact and 0 < frame - group.start <= _MAX_SEEK_FRAMES:
                yield from self._decoded(frame)
        except (AppError, IndexError) as error:
            _log.debug("No thumbnail of frame %d: %s", frame, error)
            self._fails = self._own is None

    def hand_over(self, frame: int) -> None:
        """Give the thumbnails' decoder to the video's reader if it is nearer to `frame` than the reader's own."""
        if self._own is not None and self._reader.continue_from(self._own, frame):
            self._way = None

    def close(self) -> None:
        self._kept.clear()
        self.renew()

    def renew(self) -> None:
        """Close the separate reader, because the file has grown."""
        self._way = None
        self._close_own()

    def _close_own(self) -> None:
        if self._own is not None:
            self._own.close()
            self._own = None

    def _ready(self, frame: int) -> Thumbnail | None:
        if frame not in self._kept:
            decoded = self._reader.cache.get(frame)
            return self._thumbnail(decoded) if decoded is not None else None
        self._kept.move_to_end(frame)
        return self._kept[frame]

    def _near(self, frame: int, nearest: int) -> Thumbnail | None:
        reach = min(_NEARBY_FRAMES, nearest)
        for distance in range(1, reach + 1):
            for candidate in (frame - distance, frame + distance):
                ready = self._ready(candidate)
                if ready is not None:
                    return ready
        return None

    def _decoded(self, frame: int) -> Iterator[Thumbnail | None]:
        ready = self._ready(frame)
        if ready is not None:
            yield ready
            return
        if self._own is None:
            self._own = self._reader.twin()
        for passed in self._own.approach(frame, neighbours=0):
            yield self._thumbnail(passed) if passed is not None and passed.index == frame else None

    def _thumbnail(self, decoded: VideoFrame) -> Thumbnail:
        scale = min(MAX_THUMBNAIL_SIZE.width / decoded.size.width, MAX_THUMBNAIL_SIZE.height / decoded.size.height, 1.0)
        size = Size(max(round(decoded.size.width * scale), 1), max(round(decoded.size.height * scale), 1))
        rgb = decoded.rgb_resized(size, ResizeFilter.AREA)
        rgb.flags.writeable = False
        self._kept[decoded.index] = made = Thumbnail(decoded.index, rgb)
        while len(self._kept) > _MAX_CACHED_THUMBNAILS:
            self._kept.popitem(last=False)
        return made
