"""Measure the features by which frames are judged, and define the curves that score them."""

import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.detections import Source
from rallytrace.track.distinct_frames import distinct_numbers, distinct_times, first_frames
from rallytrace.track.geometry import Size
from rallytrace.track.track import SOURCES, Layer, Rows, State, Track, positions

PAD_FRAMES: Final = 128
"""The suspicion of a frame depends only on frames up to this far away."""

Kinds = NDArray[np.uint8]
UNIT_WIDTH_PX = 512
"""Width to which pictures are scaled for measuring distances."""
_TICKS_PER_SECOND = 30.0
"""Unit of time: a thirtieth of a second."""
_MAX_BORROW_FRAMES = 8
"""A frame that TrackNet skipped is judged by its result in an earlier frame, up to this far away."""
MAX_GAP_FRAMES = 45
"""A missed ball is not related to a ball that was seen more than this many frames earlier or later."""


class ShownKind(enum.IntEnum):
    """What the track contains for a frame. Each kind can be wrong in another way."""

    NOT_JUDGED = 0
    """The frame is unset, set by the user, or within a long time without a ball."""
    SEEN = 1
    """A detected ball."""
    ESTIMATED = 2
    """A filled position, or the known position of an occluded ball."""
    NO_BALL = 3
    """No ball, which is wrong if a ball was missed."""


class Claim(enum.IntEnum):
    """What the track says about a frame. Of several claims about a frame, at most one can be wrong."""

    BALL = 1
    """A ball is visible there. This is wrong if there is no ball, or if it is elsewhere."""
    POSITION = 2
    """An occluded ball is there. This is wrong if it is elsewhere."""
    OCCLUDED = 3
    """The ball of `POSITION` is occluded. This is wrong if it is there and visible."""
    NO_BALL = 4
    """There is no ball. This is wrong if there is one."""


class Feature(enum.IntEnum):
    """A column of the evidence. Distances are in pixels of a picture 512 wide, times in thirtieths of a second."""

    PEAK = 0
    """Highest value of the heatmap."""
    SECOND = 1
    """Value of the heatmap's second highest peak."""
    PEAK_OFFSET = 2
    """Distance from the heatmap's peak to the displayed position, log(1 + distance)."""
    PEAK_MOVEMENT = 3
    """Distance from the heatmap's peak to the previous frame's or the next frame's, whichever is larger, log(1 +
    distance).
    """
    DISSENT = 4
    """How strongly the heatmap shows a ball away from the filled position, 0 to 1."""
    ON_THE_WAY = 5
    """Distance from the heatmap's peak to the straight line across the gap, log(1 + distance)."""
    PEAK_ROW = 6
    """Row of the heatmap's peak, as a share of the picture's height, 0 to 1."""
    RESIDUAL = 7
    """Distance between the position and the one that neighbouring frames suggest, log(1 + distance)."""
    REACH = 8
    """Largest distance of the ball from the position before and after, up to the next gap or jump, log(1 + distance).
    """
    GAP_DISTANCE = 9
    """Distance from the last detected position to the next one, log(1 + distance)."""
    GAP_TIME = 10
    """Time until the ball is detected again, log(1 + time)."""
    HEIGHT = 11
    """Row of the last or next detected position, whichever is higher in the picture, as a share of its height, 0 to 1.
    """
    SEEN_SHARE = 12
    """Share of the surrounding frames, up to a second away, in which a ball is visible."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The contribution of a feature to the log-odds of an error, linear between knots and constant outside them.

    Attributes:
        knots: values of the feature, ascending.
        adds: contributions at the knots. Their mean over the training frames is 0, so that an unknown feature adds
            nothing.
    """

    feature: Feature
    knots: tuple[float, ...]
    adds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The contributions of all features to the log-odds that one claim is wrong.

    Attributes:
        base: log-odds of an error without evidence.
        curves: one curve per feature.
    """

    base: float
    curves: tuple[Curve, ...]

    def contributions(self, features: Floats) -> Iterator[tuple[Feature, Floats]]:
        """Yield each feature and its contribution (n,), given the evidence of n frames, (n, len(Feature))."""
        for curve in self.curves:
            values = features[:, curve.feature]
            known = np.isfinite(values)
            yield curve.feature, np.where(known, np.interp(values, curve.knots, curve.adds), 0.0)


def read_tables(text: str) -> dict[Claim, Table]:
    """Read tables from text.

    Each claim begins with a line of its name and base. A line for each of its features follows: name, knots, a vertical
    bar, and the contributions at the knots.
    """
    found: dict[Claim, Table] = {}
    for line in text.strip().splitlines():
        name, _, numbers = line.strip().partition(" ")
        if name in Claim.__members__:
            claim = Claim[name]
            found[claim] = Table(float(numbers), ())
        else:
            knots, adds = (tuple(map(float, row.split())) for row in numbers.split("|"))
            found[claim] = replace(found[claim], curves=(*found[claim].curves, Curve(Feature[name], knots, adds)))
    return found


def shift_in_scene(values: Floats, step: int, scene: Indices) -> Floats:
    """Return the values `step` frames later, (..., n); NaN where that frame does not exist or is in another scene.

    Args:
        values: (..., n) values of n frames.
        step: number of frames, not 0; negative for earlier frames.
        scene: (n,) scene number of each frame.
    """
    shifted = np.full_like(values, np.nan)
    target, source = (slice(-step, None), slice(None, step)) if step < 0 else (slice(None, -step), slice(step, None))
    shifted[..., target] = np.where(scene[target] == scene[source], values[..., source], np.nan)
    return shifted


def last_and_next(marked: Flags, scene: Indices, reach: int) -> tuple[Indices, Indices]:
    """Return the last marked frame at or before each frame, and the first one at or after it, (n,) each; -1 for none.

    Args:
        marked: (n,) whether each frame is marked.
        scene: (n,) scene number of each frame; marked frames in other scenes do not count.
        reach: largest distance in frames.
    """
    indices = np.arange(len(marked))
    last = np.maximum.accumulate(np.where(marked, indices, -1))
    next_ = np.minimum.accumulate(np.where(marked, indices, len(marked))[::-1])[::-1]
    next_[next_ == len(marked)] = -1
    for found in (last, next_):
        found[(np.abs(indices - found) > reach) | (scene[found] != scene)] = -1
    return last, next_


def share_around(marked: Flags, counted: Flags, reach: int) -> Floats:
    """Return the share of marked frames among the counted frames around each frame, (n,); 0 if there are none.

    Args:
        marked: (n,) whether each frame is marked.
        counted: (n,) whether each frame counts.
        reach: distance in frames up to which frames are around another; the frame itself is not.
    """
    indices = np.arange(len(marked))
    low, high = np.maximum(indices - reach, 0), np.minimum(indices + reach + 1, len(marked))

    def number(flags: Flags) -> Indices:
        total = np.concatenate(([0], np.cumsum(flags)))
        return total[high] - total[low] - flags

    return np.asarray(number(marked & counted) / np.maximum(number(counted), 1), np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class TrackSpan:
    """Consecutive frames of a track, reduced to n images without repeats.

    Attributes:
        frames: frame numbers, including repeats.
        picture: (len(frames),) index of each frame's image.
        shown: (n,) displayed rows.
        kind: uint8 (n,) of `ShownKind`.
        occluded: (n,) whether the ball is occluded.
        imported: (n,) whether the row comes from a label file.
        path: (2, n) positions in pixels of a picture 512 wide; NaN where there is none.
        sure: (n,) whether the position is detected or set by the user rather than filled.
        predicted: (n,) TrackNet's rows, of `PREDICTED_ROW`; a skipped frame has the row of the frame before.
        analysed: (n,) whether there is such a row.
        peaks: (2, n) peaks of the heatmaps in pixels of a picture 512 wide; NaN where there is none.
        scene: (n,) scene number of each image.
        begins: (n,) whether a scene begins at the image.
        times: (n,) capture times in thirtieths of a second.
        height: height of the picture in pixels if it is 512 wide.
    """

    frames: range
    picture: Indices
    shown: Rows
    kind: Kinds
    occluded: Flags
    imported: Flags
    path: Floats
    sure: Flags
    predicted: Rows
    analysed: Flags
    peaks: Floats
    scene: Indices
    begins: Flags
    times: Floats
    height: float

    @classmethod
    def cut_from(cls, track: Track, frames: range, *, size: Size, seconds: Floats) -> "TrackSpan":
        """Return a range of a track with all other frames that may affect the suspicion of the range."""
        start, stop = max(frames.start - PAD_FRAMES, 0), min(frames.stop + PAD_FRAMES, track.n_frames)
        repeats = track.repeats(start, stop)
        first = first_frames(repeats)
        by_hand = track.layer(Layer.HUMAN)[start:stop]["state"] != State.UNSET
        # A row by the user for one frame holds for all repeats of its image.
        chosen = np.minimum.reduceat(np.where(by_hand, np.arange(len(by_hand)), len(by_hand)), first)
        chosen = np.where(chosen < len(by_hand), chosen, first)
        shown, predicted = track.shown_rows(start, stop)[chosen], track.layer(Layer.PREDICTED)[start:stop][first]
        by_hand = by_hand[chosen]
        known = by_hand | (shown["state"] != State.UNSET)
        cuts = predicted["begins_scene"]
        begins = cuts | (known & ~np.concatenate(([False], known[:-1])))
        scene = np.cumsum(begins)
        path, scale = size.to_square(positions(shown)), UNIT_WIDTH_PX / size.square_width
        filled = shown["source"] == SOURCES.index(Source.INPAINTED)
        sure = np.isfinite(path[0]) & ((shown["state"] == State.VISIBLE) & ~filled | by_hand)
        lender, _ = last_and_next(predicted["state"] != State.UNSET, scene, _MAX_BORROW_FRAMES)
        predicted, analysed = predicted[lender], lender >= 0
        peaks = size.to_square(np.stack([predicted["peak_x"], predicted["peak_y"]])) * scale
        return cls(
            frames=range(start, stop),
            picture=distinct_numbers(repeats),
            shown=shown,
            kind=_kinds(known & ~by_hand, np.isfinite(path[0]), sure),
            occluded=np.isfinite(path[0]) & (shown["state"] == State.OCCLUDED),
            imported=shown["source"] == SOURCES.index(Source.IMPORTED),
            path=path * scale,
            sure=sure,
            predicted=predicted,
            analysed=analysed,
            peaks=np.where(analysed, peaks, np.nan),
            scene=scene,
            begins=np.asarray(cuts, np.bool_),
            times=distinct_times(seconds[start:stop], repeats)[first] * _TICKS_PER_SECOND,
            height=size.height * scale,
        )


def _kinds(judged: Flags, placed: Flags, sure: Flags) -> Kinds:
    kind = np.where(sure, ShownKind.SEEN, np.where(placed, ShownKind.ESTIMATED, ShownKind.NO_BALL))
    return np.where(judged, kind, ShownKind.NOT_JUDGED).astype(np.uint8)


def gap_features(span: TrackSpan) -> dict[Feature, Floats]:
    last, next_ = last_and_next(span.sure, span.scene, MAX_GAP_FRAMES)
    left, right = _values_at(span.path, last), _values_at(span.path, next_)
    time_since, time_until = _time_from(span.times, last), _time_from(span.times, next_)
    share = np.divide(
        time_since, time_since + time_until, out=np.zeros_like(time_since), where=time_since + time_until > 0
    )
    line = np.where(np.isnan(left), right, np.where(np.isnan(right), left, left + (right - left) * share))
    return {
        Feature.ON_THE_WAY: np.log1p(np.hypot(*(span.peaks - line))),
        Feature.GAP_DISTANCE: np.log1p(np.hypot(*(right - left))),
        Feature.GAP_TIME: np.log1p(time_until),
        Feature.HEIGHT: np.fmin(left[1], right[1]) / span.height,
    }


def _values_at(values: Floats, indices: Indices) -> Floats:
    """Return the values (2, n) at the given indices; NaN for index -1."""
    return np.where(indices >= 0, values[:, indices], np.nan)


def _time_from(times: Floats, indices: Indices) -> Floats:
    return np.where(indices >= 0, np.minimum(np.abs(times - times[indices]), MAX_GAP_FRAMES), MAX_GAP_FRAMES)
