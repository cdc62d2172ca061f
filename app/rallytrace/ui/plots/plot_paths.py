"""The arrays of the plots: x, y and speed of each source, reduced to the width."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Floats32
from rallytrace.track.detections import Source
from rallytrace.track.distinct_frames import MAX_REGULAR_FRAMES
from rallytrace.track.track import SOURCES, Frames, Layer, Rows, State, Track, positions, track_speeds
from rallytrace.ui.look.time_axis import FrameTimes, TimeAxis
from rallytrace.ui.timeline.timeline_arrays import envelope

MIN_SYMBOL_FRAME_PX: Final = 6.0
"""Minimum width of a frame, in pixels, for a symbol at each point."""
_STEPS: Final = (1, 2, 5, 10)
CURVES: Final = (Source.PREDICTED, Source.INPAINTED, Source.IMPORTED, Source.HUMAN)
"""The sources that have a curve of their own, in the order of drawing."""
_CURVE_OF_SOURCE: Final = {source: source for source in CURVES} | {Source.INTERPOLATED: Source.INPAINTED}
_CURVE_OF_ROW: Final = np.array([CURVES.index(_CURVE_OF_SOURCE[source]) for source in SOURCES], np.uint8)


@dataclass(frozen=True, slots=True)
class PlotCurve:
    """A curve to be drawn.

    Attributes:
        positions: positions of its points along the axis, (m,), in frames. The middle of frame i is at i + 0.5.
        values: values of its points, (m,). NaN interrupts the curve.
        alone: indices of points without neighbours, which need a symbol to be visible.
    """

    positions: NDArray[np.float64]
    values: Floats32
    alone: NDArray[np.intp]


def curve_of(values: Floats32, axis: TimeAxis, least: float) -> PlotCurve:
    """Return the curve of a value per frame, reduced to the width of the axis.

    A column of pixels is empty only if none of its frames has a value. pyqtgraph's own downsampling empties it if any
    has none, so that short pieces between gaps disappear.

    Args:
        values: value of each frame, (n,), NaN for none.
        axis: the visible frames, and the width in pixels.
        least: minimum height of the curve in a column, in the unit of the values, so that single frames are visible.
    """
    if axis.span <= axis.width:
        start, stop = max(axis.frames.start - 1, 0), min(axis.frames.stop + 1, len(values))
        visible = values[start : max(stop, start)]
        return PlotCurve(np.arange(len(visible), dtype=np.float64) + (start + 0.5), visible, _alone(visible, 1))
    columns = axis.columns(math.ceil(axis.width), len(values))
    low, high = envelope(values, columns, joined=True)
    short = np.maximum(least - (high - low), 0) / 2
    reach = np.stack([low - short, high + short], axis=1).astype(np.float32).ravel()
    middles = ((columns.first + columns.stop) / 2).astype(np.float64)
    positions: NDArray[np.float64] = np.repeat(middles, 2)
    # A single frame at a column's left edge is also in the envelope of the column before it.
    return PlotCurve(positions, reach, 2 * _alone(low, 2))


def round_ticks(low: float, high: float, count: int) -> list[float]:
    """Return evenly spaced round numbers between two values, about `count` of them or fewer."""
    wanted = max((high - low) / max(count, 1), 1e-6)
    power = 10.0 ** math.floor(math.log10(wanted))
    step = next(power * multiple for multiple in _STEPS if power * multiple >= wanted * 0.999)
    return [index * step for index in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def speed_ceiling(speed: Floats32) -> float:
    """Return the upper end of the scale for these speeds. Speeds above twice their 98th percentile do not fit."""
    finite = speed[np.isfinite(speed)]
    if not len(finite):
        return 100.0
    usual = float(np.partition(finite, int(len(finite) * 0.98) - 1)[int(len(finite) * 0.98) - 1])
    return max(min(float(finite.max()), 2 * usual) * 1.08, 100.0)


def _alone(values: Floats32, longest: int) -> NDArray[np.intp]:
    """Return the index at which each run of at most `longest` finite values starts."""
    finite = np.concatenate([[False], np.isfinite(values), [False]]).astype(np.int8)
    begins, ends = np.flatnonzero(np.diff(finite) > 0), np.flatnonzero(np.diff(finite) < 0)
    return np.asarray(begins[ends - begins <= longest], np.intp)


class PlotPaths:
    """The values of the curves of a track.

    Attributes:
        paths: positions by source, (2, n) float32 in video pixels, NaN for none. The source of a point counts, not its
            layer.
        speed: speed along the shown path, (n,) float32 in video pixels per second, NaN for none.
    """

    def __init__(self) -> None:
        self._seconds = np.zeros(0, np.float64)
        self.paths: dict[Source, Floats32] = {}
        self.speed: Floats32 = np.zeros(0, np.float32)
        self._make(0)

    @property
    def n_frames(self) -> int:
        return len(self.speed)

    def has(self, curve: Source) -> bool:
        return bool(np.isfinite(self.paths[curve][0]).any())

    def read(self, track: Track, times: FrameTimes) -> None:
        self._make(track.n_frames)
        self._seconds = seconds_of(times, track.n_frames)
        self._read(track, range(track.n_frames))

    def update(self, track: Track, times: FrameTimes, frames: Frames) -> None:
        """Update from the changed frames of the track (ascending) and from frames appended to it."""
        appended = track.n_frames - self.n_frames
        if appended > 0:
            unknown = np.full((2, appended), np.nan, np.float32)
            self.paths = {curve: np.concatenate([path, unknown], axis=1) for curve, path in self.paths.items()}
            self.speed = np.concatenate([self.speed, unknown[0]])
            self._seconds = seconds_of(times, track.n_frames)
        if len(frames):
            self._read(track, range(int(frames[0]), int(frames[-1]) + 1))

    def retime(self, track: Track, times: FrameTimes) -> None:
        """Compute the speeds again, because the times of the frames have changed."""
        self.update(track, times, np.zeros(0, np.int64))
        self._seconds = seconds_of(times, self.n_frames)
        self.speed[:] = track_speeds(track, self._seconds, range(self.n_frames))

    def _make(self, count: int) -> None:
        self.paths = {curve: np.full((2, count), np.nan, np.float32) for curve in CURVES}
        self.speed = np.full(count, np.nan, np.float32)

    def _read(self, track: Track, frames: range) -> None:
        rows = slice(frames.start, frames.stop)
        for curve in CURVES:
            self.paths[curve][:, rows] = np.nan
        for layer in Layer:
            self._write_positions(track.layer(layer)[rows], frames.start)
        # A position changes its neighbours' speed too, and a repeat the times of the pictures before and after.
        affected = range(
            max(frames.start - MAX_REGULAR_FRAMES, 0), min(frames.stop + MAX_REGULAR_FRAMES, track.n_frames)
        )
        self.speed[affected.start : affected.stop] = track_speeds(track, self._seconds, affected)

    def _write_positions(self, rows: Rows, start: int) -> None:
        """Write a layer's positions to the curves of their sources.

        In frames that the layer sets to have no ball, erase the positions of lower layers. The prediction stays next to
        a position that corrects it.
        """
        if not rows["state"].any():
            return
        placed = positions(rows)
        denied = start + np.flatnonzero((rows["state"] != State.UNSET) & np.isnan(placed[0]))
        for path in self.paths.values():
            path[:, denied] = np.nan
        owners = np.where(np.isfinite(placed[0]), _CURVE_OF_ROW[rows["source"]], len(CURVES))
        for number, curve in enumerate(CURVES):
            columns = np.flatnonzero(owners == number)
            self.paths[curve][:, start + columns] = placed[:, columns]


def seconds_of(times: FrameTimes, n_frames: int) -> NDArray[np.float64]:
    """Return the seconds of play from the first frame to each frame, (n_frames,) float64.

    After the last known time they follow from the frame rate, or stay constant if this is unknown (0).
    """
    known = times.known[:n_frames]
    last = float(known[-1]) if len(known) else 0.0
    extra = np.arange(n_frames - len(known)) + bool(len(known))
    return times.scale * np.concatenate([known, last + extra * (1 / times.rate if times.rate else 0.0)])
