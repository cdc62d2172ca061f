"""Cut small areas out of consecutive frames in the video's thread."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from rallytrace.errors import AppError
from rallytrace.session.pictures.frames import Cutout, CutoutArea, CutoutRequest
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_CUTOUTS_PER_STEP: Final = 6
"""Cut-outs made between two checks for other requests. They take a few milliseconds."""

_log = logging.getLogger(__name__)

_Areas: TypeAlias = dict[int, list[CutoutArea]]
"""Areas by frame, in the order in which they are wanted."""


class CutoutMaker:
    """Makes cut-outs of an open video in its thread.

    Frames already decoded by the video's reader are cut at once. The reader also decodes frames near the playhead,
    which stay cached for the next step. A separate reader, closed afterwards, decodes frames farther away.
    """

    def __init__(self, reader: VideoReader, send: Callable[[tuple[Cutout, ...]], None]) -> None:
        """Create a maker without requests. `send` is called with a few cut-outs at a time."""
        self._reader = reader
        self._send = send
        self._own: VideoReader | None = None
        self._request = CutoutRequest()
        self._now: _Areas = {}
        self._soon: _Areas = {}
        self._way: Iterator[None] | None = None
        self._way_is_own = False
        self._lost: set[int] = set()

    def set_request(self, request: CutoutRequest) -> None:
        """Make only these cut-outs from now on."""
        if self._request is request:
            return
        self._request = request
        self._now, self._soon = _by_frame(request.now), _by_frame(request.soon)
        self._way, self._lost = None, set()
        if not self._now and not self._soon:
            self._close_own()

    def first_in(self, frames: range) -> int | None:
        """Return the first of these frames that still needs a cut-out to show, or None."""
        return min((frame for frame in self._now if frame in frames), default=None)

    def use_frame(self, frame: VideoFrame) -> None:
        """Make the wanted cut-outs of a frame that was decoded for another purpose."""
        self._cut([frame])

    def advance(self, held: range, *, hurried: bool) -> bool:
        """Take a small step towards the cut-outs to show. Return False if none is left.

        Args:
            held: the frames that the video's reader keeps once they are decoded.
            hurried: whether only frames that are already decoded may be used.
        """
        if not self._now:
            return False
        if self._cut(self._held(self._now)) or hurried:
            return not hurried and bool(self._now)
        frames = self._next(self._now)
        if frames is None:
            return False
        is_far = frames.start not in held or frames[-1] not in held
        if self._way is None or is_far != self._way_is_own:  # the playhead may have come near meanwhile
            self._way, self._way_is_own = self._decode(frames, self._now, is_far=is_far), is_far
        return self._go_on()

    def prepare_next(self) -> bool:
        """Take a small step towards the low-priority cut-outs (`CutoutRequest.soon`). Return False if none is left."""
        if self._cut(self._held(self._soon)):
            return True
        if self._way is None:
            frames = self._next(self._soon)
            if frames is None:
                self._close_own()
                return False
            self._way, self._way_is_own = self._decode(frames, self._soon, is_far=True), True
        return self._go_on()

    def close(self) -> None:
        self._way = None
        self._now, self._soon = {}, {}
        self._close_own()

    def _go_on(self) -> bool:
        assert self._way is not None
        if next(self._way, self) is self:
            self._way = None
        return True

    def _held(self, wanted: _Areas) -> Iterator[VideoFrame]:
        return (kept for frame in tuple(wanted) if (kept := self._reader.cache.get(frame)) is not None)

    def _next(self, wanted: _Areas) -> range | None:
        """Return the frames to decode next, all from one group of pictures, or None if there are none."""
        index = self._reader.known_index
        if index is None or not index.complete:
            return None
        missing = [frame for frame in wanted if frame < index.n_frames and frame not in self._lost]
        if not missing:
            return None
        group = index.group(missing[0])
        members = [frame for frame in missing if frame in group]
        return range(min(members), max(members) + 1)

    def _decode(self, frames: range, wanted: _Areas, *, is_far: bool) -> Iterator[None]:
        """Decode and cut the wanted frames. Yield after each decoded frame.

        Each one is requested from the reader, because the reader may skip frames on its way to the requested one. This
        takes no longer than decoding them together. Frames that failed are not retried.
        """
        try:
            reader = self._open_own() if is_far else self._reader
            for frame in frames:
                if frame in wanted:
                    for passed in reader.approach(frame, neighbours=0):
                        if passed is not None:
                            self._cut([passed])
                        yield
        except (AppError, IndexError) as error:
            _log.debug("No cut-outs of frames %s: %s", frames, error)
            self._lost.update(frame for frame in frames if frame in wanted)

    def _cut(self, frames: Iterable[VideoFrame]) -> bool:
        """Cut wanted areas out of these frames until there are `_CUTOUTS_PER_STEP`, and send them.

        Return False if the frames have no wanted areas.
        """
        made: list[Cutout] = []
        for frame in frames:
            for area in self._now.pop(frame.index, []) + self._soon.pop(frame.index, []):
                bgr = frame.crop(area.left, area.top, area.size)
                bgr.flags.writeable = False
                made.append(Cutout(area, bgr))
            if len(made) >= _CUTOUTS_PER_STEP:
                break
        if made:
            self._send(tuple(made))
        return bool(made)

    def renew(self) -> None:
        """Close the separate reader, because the file has grown."""
        self._lost.clear()
        self._close_own()

    def _open_own(self) -> VideoReader:
        if self._own is None:
            self._own = self._reader.twin()
        return self._own

    def _close_own(self) -> None:
        if self._own is not None:
            self._own.close()
            self._own = None


def _by_frame(areas: Iterable[CutoutArea]) -> _Areas:
    found: _Areas = {}
    for area in areas:
        found.setdefault(area.frame, []).append(area)
    return found
