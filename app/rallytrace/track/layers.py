"""Copy parts of a track's layers for other threads, convert detections to rows and back, and find faint peaks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Detection, Evidence, PixelRegion, Source
from rallytrace.track.track import (
    PREDICTED_ROW,
    REGION_FIELDS,
    SOURCES,
    Frames,
    Layer,
    Rows,
    State,
    Track,
    is_placed,
)

MIN_FAINT_PEAK: Final = 0.1
"""Lowest value of a faint peak. Measured at unknown venues, on frames without a detection but with a labelled ball: 38
% of the highest peaks between 0.1 and 0.15 were within 10 px of the label, 56 % between 0.15 and 0.2, 18 % below 0.1
(decision 15).
"""
_MAX_NEIGHBOUR_FRAMES: Final = 60
"""Displayed balls farther away than this are not used to judge a peak."""
_SPEED_WINDOW_FRAMES: Final = 15
"""Number of frames on either side over which the ball's speed is measured."""
_MAX_STEP_FRAMES: Final = 3
"""Largest number of frames between two displayed balls whose distance gives the ball's speed."""
_MAX_SPEED_RATIO: Final = 2.0
"""Largest speed from a neighbouring ball to a peak, as a multiple of the highest speed nearby."""
_MAX_DETOUR_RATIO: Final = 3.0
"""Longest path through a peak, as a multiple of the straight line between the neighbouring balls."""
_TOLERANCE_PX: Final = 10.0
"""Distance in video pixels that is always allowed between a peak and a ball at rest."""


@dataclass(frozen=True, slots=True, eq=False)
class LayerSlice:
    """A copy of the layers of consecutive frames.

    Attributes:
        first: frame number of the first row.
        predicted: rows of `PREDICTED_ROW`.
        inpainted: rows of `ROW`.
        human: rows of `HUMAN_ROW`.
    """

    first: int
    predicted: Rows
    inpainted: Rows
    human: Rows

    @classmethod
    def of(cls, track: Track) -> "LayerSlice":
        """Copy a track's layers. This takes about 100 bytes per frame."""
        return cls(0, *(track.layer(layer).copy() for layer in (Layer.PREDICTED, Layer.INPAINTED, Layer.HUMAN)))

    @property
    def frames(self) -> range:
        return range(self.first, self.first + len(self.predicted))

    def select(self, frames: range) -> "LayerSlice":
        """Return the layers of a range of the frames without copying the rows."""
        rows = slice(frames.start - self.first, frames.stop - self.first)
        return LayerSlice(frames.start, self.predicted[rows], self.inpainted[rows], self.human[rows])


@dataclass(frozen=True, slots=True, eq=False)
class LayerRows:
    """Rows of a layer, with their frame numbers.

    Attributes:
        frames: frame number of each row, ascending.
        rows: rows of the layer's dtype.
    """

    frames: Frames
    rows: Rows


def predicted_rows(detections: Sequence[Detection], *, run: int, scene_starts: Sequence[int]) -> Rows:
    """Return a row of `PREDICTED_ROW` for each detection.

    Args:
        run: 1-based number of the run.
        scene_starts: first frames of scenes.
    """
    made = np.zeros(len(detections), PREDICTED_ROW)
    for row, found in zip(made, detections, strict=True):
        seen = found.evidence
        row["state"] = State.VISIBLE if found.visible else State.NO_BALL
        row["source"] = SOURCES.index(Source.PREDICTED)
        row["x"], row["y"], row["confidence"] = found.x, found.y, seen.peak
        row["peak_x"], row["peak_y"], row["area"] = seen.peak_x, seen.peak_y, seen.area
        row["second_peak"], row["spread"] = seen.second_peak, seen.spread
        row["windows"], row["agreeing"] = seen.windows, seen.agreeing
        row["second_x"], row["second_y"] = seen.second_x, seen.second_y
        row["run"], row["begins_scene"] = run, found.frame in scene_starts
        row["repeats"] = found.repeats
        for name, value in zip(REGION_FIELDS, found.region or (), strict=False):
            row[name] = value
    return made


def detections_of(predicted: Rows, first: int) -> Iterator[Detection]:
    """Yield the detections in rows of `PREDICTED_ROW`.

    Args:
        first: frame number of the first row.
    """
    for index in np.flatnonzero(predicted["state"] != State.UNSET).tolist():
        state, _, x, y, peak, *evidence, _, _, repeats, left, top, width, height = predicted[index].item()
        yield Detection(
            first + index,
            visible=state == State.VISIBLE,
            x=x,
            y=y,
            evidence=Evidence(peak, *evidence),
            repeats=repeats,
            region=PixelRegion(left, top, width, height) if width else None,
        )


def analysed_region(track: Track, frame: int) -> PixelRegion | None:
    """Return the part of a frame that TrackNet analysed; None for the whole frame, and for a frame without a run."""
    region = PixelRegion(*track.layer(Layer.PREDICTED)[REGION_FIELDS][frame].item())
    return region if region.width else None


@dataclass(frozen=True, slots=True)
class FaintPeak:
    """A peak of the heatmap that is too low to be a detection.

    Attributes:
        x: column in video pixels.
        y: row in video pixels.
    """

    x: float
    y: float


def is_missed(track: Track, start: int, stop: int) -> Flags:
    """Return for each frame, (stop - start,), whether a run found no ball there and the user has not set the frame."""
    shown = track.shown_rows(start, stop)
    is_prediction = (shown["source"] == SOURCES.index(Source.PREDICTED)) & (shown["state"] == State.NO_BALL)
    unset = track.layer(Layer.HUMAN)[start:stop]["state"] == State.UNSET
    return np.asarray(is_prediction & unset, np.bool_)


def has_faint_peak(track: Track, start: int, stop: int) -> Flags:
    """Return for each frame, (stop - start,), whether it has a faint peak; see `faint_peak`."""
    seen = track.layer(Layer.PREDICTED)[start:stop]
    found = np.asarray(is_missed(track, start, stop) & (seen["confidence"] >= MIN_FAINT_PEAK), np.bool_)
    if found.any():
        frames = np.flatnonzero(found)
        found[frames] = _fit_path(track, frames + start)
    return found


def _fit_path(track: Track, frames: Frames) -> Flags:
    """Return for each frame whether the ball can have been at its peak, (n,), given the path before and after it.

    A player's cap also causes peaks, but the ball cannot get there: it would have to fly more than twice as fast as in
    any frame nearby, or three times as far as the straight line. Of 1,482 peaks at unknown venues this excludes half,
    and 2 of the 95 that were the ball (decision 15).

    Args:
        frames: (n,) frames, ascending, at least one.
    """
    first, end = (
        max(int(frames[0]) - _MAX_NEIGHBOUR_FRAMES, 0),
        min(int(frames[-1]) + _MAX_NEIGHBOUR_FRAMES + 1, track.n_frames),
    )
    seen, shown = track.layer(Layer.PREDICTED)[first:end], track.shown_rows(first, end)
    scenes, known = np.cumsum(seen["begins_scene"]), np.flatnonzero(shown["state"] == State.VISIBLE)
    path = np.stack([shown["x"], shown["y"]]).astype(np.float64)
    gaps = np.diff(known)
    steps = np.where(
        (gaps <= _MAX_STEP_FRAMES) & (np.diff(scenes[known]) == 0), np.hypot(*np.diff(path[:, known])) / gaps, 0.0
    )
    fits = np.ones(len(frames), np.bool_)
    for number, frame in enumerate(frames - first):
        after = int(np.searchsorted(known, frame))
        neighbours = known[max(after - 1, 0) : after + 1]
        neighbours = neighbours[
            (np.abs(neighbours - frame) <= _MAX_NEIGHBOUR_FRAMES) & (scenes[neighbours] == scenes[frame])
        ]
        steps_nearby = steps[
            slice(*np.searchsorted(known, (frame - _SPEED_WINDOW_FRAMES, frame + _SPEED_WINDOW_FRAMES)))
        ]
        peak = np.array([seen["peak_x"][frame], seen["peak_y"][frame]], np.float64)
        ways = np.hypot(*(path[:, neighbours] - peak[:, None]))
        fastest = steps_nearby.max(initial=0.0) or np.inf
        fits[number] = ((ways - _TOLERANCE_PX) / np.abs(neighbours - frame) <= _MAX_SPEED_RATIO * fastest).all()
        if len(neighbours) > 1:
            straight = np.hypot(*(path[:, neighbours[1]] - path[:, neighbours[0]]))
            fits[number] &= ways.sum() <= _MAX_DETOUR_RATIO * straight + _TOLERANCE_PX
    return fits


def faint_peak(track: Track, frame: int) -> FaintPeak | None:
    """Return the likely position of the ball in a frame without a detection.

    Returns:
        The highest peak. None if the peak is too low or off the path around it, or if the frame already has a position
        or a row that comes from the user or from a label file.
    """
    if track.shown_row(frame)["state"] != State.NO_BALL or not has_faint_peak(track, frame, frame + 1).any():
        return None
    seen = track.layer(Layer.PREDICTED)[frame]
    return FaintPeak(float(seen["peak_x"]), float(seen["peak_y"]))


RIVAL_DISTANCE_PX: Final = 10.0
"""A peak nearer than this to a hidden ball's position is not a rival. Of 73 hidden balls with a farther peak in 17
clips of badminton, tennis and padel, 26 were labelled; 21 of these were at the hidden ball's position and 2 at the
peak, so the position comes first.
"""


def rival_peaks(track: Track, start: int, stop: int) -> Floats:
    """Return another possible position of a hidden ball in each frame, (2, n) in video pixels; NaN where there is none.

    This is TrackNet's highest peak, provided that the ball can have been there, given the path before and after it.
    Reviewed frames have none.
    """
    shown, seen = track.shown_rows(start, stop), track.layer(Layer.PREDICTED)[start:stop]
    unset = track.layer(Layer.HUMAN)[start:stop]["state"] == State.UNSET
    far = np.hypot(seen["peak_x"] - shown["x"], seen["peak_y"] - shown["y"]) > RIVAL_DISTANCE_PX
    found = unset & far & (shown["state"] == State.OCCLUDED) & (seen["confidence"] >= MIN_FAINT_PEAK)
    frames = np.flatnonzero(found)
    if len(frames):
        found[frames] = _fit_path(track, frames + start)
    return np.where(found, np.stack([seen["peak_x"], seen["peak_y"]]).astype(np.float64), np.nan)


def rival_peak(track: Track, frame: int) -> FaintPeak | None:
    """Return the rival peak of one frame, as `rival_peaks` does; None if there is none."""
    x, y = rival_peaks(track, frame, frame + 1)[:, 0].tolist() if 0 <= frame < track.n_frames else (np.nan, np.nan)
    return None if np.isnan(x) else FaintPeak(x, y)


def faint_peaks(track: Track, start: int, stop: int) -> Floats:
    """Return the faint peak of each frame, (2, stop - start) in video pixels; NaN where there is none."""
    seen = track.layer(Layer.PREDICTED)[start:stop]
    peaks = np.stack([seen["peak_x"], seen["peak_y"]]).astype(np.float64)
    return np.where(has_faint_peak(track, start, stop), peaks, np.nan)


def find_ring(track: Track, frame: int) -> FaintPeak | None:
    """Return the peak to draw as a dotted ring; None if there is none.

    This is a faint peak, or the rival peak of a hidden ball in a frame without a detection.
    """
    peak = faint_peak(track, frame)
    if peak is not None or is_placed(track.layer(Layer.PREDICTED)[frame : frame + 1]).any():
        return peak
    return rival_peak(track, frame)
