"""The timeline's axis: the times of frames, the frames under pixels, zoom and pan, and the labels."""

import math
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.lists import near_frames
from rallytrace.track.wording import clock

MAX_FRAME_WIDTH_PX: Final = 48.0
"""Width of a frame at the closest zoom, in pixels."""
BLOCK_LENGTHS: Final = (1, 4, 16, 64)
"""Block lengths in frames. A column of pixels consists of whole blocks of one length."""
_MIN_BLOCKS_PER_COLUMN: Final = 8
"""Minimum number of blocks per column: rounding to whole blocks moves a border by at most an eighth of a pixel."""
_LABEL_GAP: Final = 84.0
_FRAME_STEPS: Final = (1, 2, 5, 10, 20, 50)
_SECOND_STEPS: Final = (0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400)
_MIN_FRAME_LABEL_PX: Final = 1.5
"""Minimum width of a frame, in pixels, for labels with frame numbers. Below it, labels are times."""


@dataclass(frozen=True, slots=True, eq=False)
class FrameTimes:
    """The times of a video's frames.

    Attributes:
        known: seconds from the first frame to each indexed frame, (n,) float64, ascending.
        rate: frames per second, for frames that are not indexed yet; 0 if unknown.
        scale: seconds of play per second of the file. Less than 1 for slow motion.
    """

    known: NDArray[np.float64] = field(default_factory=partial(np.zeros, 0))
    rate: float = 0.0
    scale: float = 1.0

    def seconds(self, frame: int) -> float:
        count = len(self.known)
        if 0 <= frame < count:
            return float(self.known[frame])
        if not self.rate:
            return 0.0
        return float(self.known[-1]) + (frame - count + 1) / self.rate if count else frame / self.rate

    def duration(self, frames: range) -> float:
        """Return the duration of the play in these frames, in seconds."""
        return self.scale * (self.seconds(frames.stop) - self.seconds(frames.start))

    @property
    def near(self) -> int:
        """Return within how many frames of an event set by hand a found event counts as the same (`near_frames`)."""
        return near_frames(self.rate / self.scale)

    def position(self, seconds: float) -> float:
        """Return the position of a time on the axis, in frames. It is interpolated between the frames' times."""
        count = len(self.known)
        if count and seconds <= self.known[-1]:
            insertion = int(np.searchsorted(self.known, seconds))
            neighbours = slice(max(insertion - 1, 0), insertion + 1)
            return float(np.interp(seconds, self.known[neighbours], np.arange(neighbours.start, neighbours.stop)))
        return (count - 1 + (seconds - self.seconds(count - 1)) * self.rate) if count else seconds * self.rate

    def frame(self, seconds: float) -> int:
        return max(int(self.position(seconds) + 1e-6), 0)


@dataclass(frozen=True, slots=True)
class PixelColumns:
    """The frames under each column of pixels.

    Attributes:
        first: the first frame of each column, (columns,) int64, ascending.
        stop: one past the last frame of each column, (columns,) int64, always greater than `first`.
        coarse: whether a column contains several frames. Otherwise a frame is at least one column wide.
        grain: block length in frames. Columns begin and end at multiples of it, except at the end of the video.
        per_frame: columns per frame. Less than 1 if a column contains several frames.
        previous: the first frame of the column to the left of these columns, or None.
    """

    first: NDArray[np.int64]
    stop: NDArray[np.int64]
    coarse: bool
    grain: int = 1
    per_frame: float = 1.0
    previous: int | None = None

    def part(self, start: int, stop: int) -> "PixelColumns":
        previous = int(self.first[start - 1]) if start else self.previous
        return replace(self, first=self.first[start:stop], stop=self.stop[start:stop], previous=previous)

    @property
    def begins_frame(self) -> NDArray[np.bool_]:
        """Return for each column, (columns,), whether it shows another frame than the column to its left."""
        previous = self.first[:1] if self.previous is None else self.previous
        return np.asarray(np.diff(self.first, prepend=previous) > 0, np.bool_)


@dataclass(frozen=True, slots=True)
class Tick:
    """A label of the axis.

    Attributes:
        frame: position in frames. A label with a frame number is at the middle of the frame.
    """

    frame: float
    text: str


@dataclass(frozen=True, slots=True)
class TimeAxis:
    """The range of the video that an axis shows. On it, frame i extends from position i to i + 1.

    Attributes:
        n_frames: number of frames of the video.
        width: width in pixels.
        start: position at the left edge, in frames.
        span: number of shown frames.
    """

    n_frames: int = 0
    width: float = 1.0
    start: float = 0.0
    span: float = 1.0

    @property
    def per_frame(self) -> float:
        return self.width / self.span

    @property
    def fitted(self) -> bool:
        return self.span >= self._length

    @property
    def frames(self) -> range:
        """Return the frames that are at least partly shown."""
        return range(max(0, math.floor(self.start)), min(self.n_frames, math.ceil(self.start + self.span)))

    def x_of(self, position: float) -> float:
        """Return the x, in pixels, of a position in frames. It may lie outside the axis."""
        return (position - self.start) * self.per_frame

    def position_at(self, x: float) -> float:
        """Return the position, in frames, at an x in pixels."""
        return self.start + x / self.per_frame

    def frame_at(self, x: float) -> int:
        """Return the frame at an x in pixels, or the nearest frame of the video."""
        return min(max(math.floor(self.position_at(x)), 0), max(self.n_frames - 1, 0))

    def moved_to(self, start: float, span: float) -> "TimeAxis":
        """Return an axis with `span` frames from position `start` on, moved and shortened to fit the video."""
        span = self._limit_span(span)
        return replace(self, start=min(max(start, 0.0), self._length - span), span=span)

    def fit(self, frames: range | None = None) -> "TimeAxis":
        """Return an axis with the whole video, or a range of frames with a margin."""
        if frames is None or not len(frames):
            return replace(self, start=0.0, span=self._length)
        room = len(frames) * 0.05
        return self.moved_to(frames.start - room, len(frames) + 2 * room)

    def resized(self, width: float) -> "TimeAxis":
        """Return an axis of another width, in pixels, with the same range of the video as far as possible."""
        axis = replace(self, width=max(width, 1.0))
        return axis.moved_to(self.start, self.span)

    def with_length(self, n_frames: int) -> "TimeAxis":
        """Return an axis for another length of the video. It shows the same range, or still the whole video."""
        axis = replace(self, n_frames=max(n_frames, 0))
        return axis.fit() if self.fitted else axis.moved_to(self.start, self.span)

    def zoomed(self, factor: float, x: float) -> "TimeAxis":
        """Return an axis zoomed in by a factor. The position at `x`, in pixels, stays where it is."""
        position = self.position_at(x)
        span = self._limit_span(self.span / factor)
        return self.moved_to(position - x / self.width * span, span)

    def panned(self, pixels: float) -> "TimeAxis":
        return self.moved_to(self.start + pixels / self.per_frame, self.span)

    def showing(self, frame: int) -> "TimeAxis":
        """Return an axis that shows a frame. If it must scroll, most of the view lies ahead in that direction."""
        if self.start <= frame and frame + 1 <= self.start + self.span:
            return self
        ahead = 0.1 if frame >= self.start else 0.9
        return self.moved_to(frame - ahead * self.span, self.span)

    def columns(self, count: int, limit: int | None = None) -> PixelColumns:
        """Return the frames under each of `count` columns of equal width.

        Columns that begin at or after frame `limit`, by default the end of the video, are left out.
        """
        return _columns(self, count, self.n_frames if limit is None else min(limit, self.n_frames))

    def ticks(self, times: FrameTimes) -> tuple[Tick, ...]:
        if self.n_frames == 0:
            return ()
        if self.per_frame >= _MIN_FRAME_LABEL_PX or not times.rate:
            return self._frame_ticks()
        return self._time_ticks(times)

    def _frame_ticks(self) -> tuple[Tick, ...]:
        wanted = _LABEL_GAP / self.per_frame
        step = next((step for step in _FRAME_STEPS if step >= wanted), 0)
        if not step:
            power = 10 ** math.floor(math.log10(wanted))
            step = next(power * multiple for multiple in (1, 2, 5, 10) if power * multiple >= wanted)
        shown = self.frames
        first = -(-shown.start // step) * step
        return tuple(Tick(frame + 0.5, str(frame)) for frame in range(first, shown.stop, step))

    def _time_ticks(self, times: FrameTimes) -> tuple[Tick, ...]:
        shown = self.frames
        begin, end = times.seconds(shown.start), times.seconds(shown.stop - 1)
        wanted = max(end - begin, 1e-6) / self.width * _LABEL_GAP
        step = next((step for step in _SECOND_STEPS if step >= wanted), _SECOND_STEPS[-1])
        count = range(math.ceil(begin / step), math.floor(end / step) + 1)
        digits = 1 if step < 1 else 0
        return tuple(Tick(times.position(index * step), clock(index * step, digits)) for index in count)

    @property
    def _length(self) -> float:
        return float(max(self.n_frames, 1))

    def _limit_span(self, span: float) -> float:
        return min(max(span, self.width / MAX_FRAME_WIDTH_PX), self._length)


@lru_cache(maxsize=8)
def _columns(axis: TimeAxis, count: int, end: int) -> PixelColumns:
    """Return the columns of an axis, cached because all strips need the same ones until the axis changes."""
    edges = axis.start + np.arange(count + 1) * (axis.span / count)
    grain = max((grain for grain in BLOCK_LENGTHS if _MIN_BLOCKS_PER_COLUMN * grain * count <= axis.span), default=1)
    if axis.span > count:
        edges[-1] = math.ceil(edges[-1] / grain) * grain
        borders = np.floor(edges / grain).astype(np.int64) * grain
        first, stop = borders[:-1], np.maximum(borders[1:], borders[:-1] + 1)
    else:
        first = np.floor((edges[:-1] + edges[1:]) / 2).astype(np.int64)
        stop = first + 1
    inside = first < end
    first, stop = first[inside], np.minimum(stop[inside], end)
    for frames in (first, stop):
        frames.flags.writeable = False
    return PixelColumns(first, stop, bool((stop - first > 1).any()), grain, count / axis.span)
