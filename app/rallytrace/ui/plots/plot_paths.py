"""What the plots draw of a track, in plain arrays that are quick to reduce."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, Track, positions, track_speeds
from rallytrace.ui.timeline.frame_times import FrameTimes

Values = NDArray[np.float32]

CURVES: Final = (Source.PREDICTED, Source.INPAINTED, Source.IMPORTED, Source.HUMAN)
"""Whose points have a curve of their own, from the lowest to the topmost."""
_CURVE_OF_SOURCE: Final = {source: source for source in CURVES} | {Source.INTERPOLATED: Source.INPAINTED}
_CURVE_OF_ROW: Final = np.array([CURVES.index(_CURVE_OF_SOURCE[source]) for source in SOURCES], np.uint8)


class PlotPaths:
    """The curves of a track. A point is on the curve of whoever placed it, whichever layer it is in.

    Attributes:
        paths: for each curve its positions, (2, n) float32 in video pixels, NaN without one.
        speed: along the path that is shown, (n,) float32 in pixels a second, NaN where there is none.
    """

    def __init__(self) -> None:
        self._seconds = np.zeros(0, np.float64)
        self.paths: dict[Source, Values] = {}
        self.speed: Values = np.zeros(0, np.float32)
        self._make(0)

    @property
    def n_frames(self) -> int:
        """How many frames they cover."""
        return len(self.speed)

    @property
    def empty(self) -> bool:
        """Whether no frame has a position."""
        return not any(self.has(curve) for curve in CURVES)

    def has(self, curve: Source) -> bool:
        """Whether there is anything on a curve."""
        return bool(np.isfinite(self.paths[curve][0]).any())

    def read(self, track: Track, times: FrameTimes) -> None:
        """Take everything from a track."""
        self._make(track.n_frames)
        self._seconds = seconds_of(times, track.n_frames)
        self._take(track, range(track.n_frames))

    def update(self, track: Track, times: FrameTimes, frames: Frames) -> None:
        """Take what has changed: these frames (ascending), and those that the track has grown by."""
        more = track.n_frames - self.n_frames
        if more > 0:
            unknown = np.full((2, more), np.nan, np.float32)
            self.paths = {curve: np.concatenate([path, unknown], axis=1) for curve, path in self.paths.items()}
            self.speed = np.concatenate([self.speed, unknown[0]])
            self._seconds = seconds_of(times, track.n_frames)
        if len(frames):
            self._take(track, range(int(frames[0]), int(frames[-1]) + 1))

    def retime(self, track: Track, times: FrameTimes) -> None:
        """Frames are shown at other times than was thought, which makes for other speeds."""
        self.update(track, times, np.zeros(0, np.int64))
        self._seconds = seconds_of(times, self.n_frames)
        self.speed[:] = track_speeds(track, self._seconds, range(self.n_frames))

    def _make(self, count: int) -> None:
        self.paths = {curve: np.full((2, count), np.nan, np.float32) for curve in CURVES}
        self.speed = np.full(count, np.nan, np.float32)

    def _take(self, track: Track, frames: range) -> None:
        part = slice(frames.start, frames.stop)
        for curve in CURVES:
            self.paths[curve][:, part] = np.nan
        for layer in Layer:
            self._take_positions(track.layer(layer)[part], frames.start)
        # A position is part of the speed of its neighbours, too.
        around = range(max(frames.start - 1, 0), min(frames.stop + 1, track.n_frames))
        self.speed[around.start : around.stop] = track_speeds(track, self._seconds, around)

    def _take_positions(self, rows: Rows, start: int) -> None:
        """Enter a layer's positions on the curves they belong to, over those of lower layers."""
        if not rows["state"].any():
            return
        placed = positions(rows)
        owners = np.where(np.isfinite(placed[0]), _CURVE_OF_ROW[rows["source"]], len(CURVES))
        for number, curve in enumerate(CURVES):
            at = np.flatnonzero(owners == number)
            self.paths[curve][:, start + at] = placed[:, at]


def seconds_of(times: FrameTimes, n_frames: int) -> NDArray[np.float64]:
    """Seconds from the first frame to each, (n_frames,) float64; all alike after the last known one without a rate."""
    known = times.known[:n_frames]
    last = float(known[-1]) if len(known) else 0.0
    beyond = np.arange(n_frames - len(known)) + bool(len(known))
    return np.concatenate([known, last + beyond * (1 / times.rate if times.rate else 0.0)])
