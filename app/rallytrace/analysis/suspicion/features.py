"""The features of each frame, the part of the track they need, and the curves that score them."""

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
"""Frames on either side of a frame that its suspicion depends on; it depends on no others."""

Kinds = NDArray[np.uint8]
UNIT_WIDTH_PX = 512
"""Width of a picture in which all distances are measured."""
_TICKS_PER_SECOND = 30.0
"""Unit of time: a thirtieth of a second."""
_MAX_BORROW_FRAMES = 8
"""A frame skipped by TrackNet is judged by the nearest row at most this far away."""
MAX_GAP_FRAMES = 45
"""Frames after which a ball seen earlier is not the one missed here."""


class ShownKind(enum.IntEnum):
    """What the track contains for a frame, by how it can be wrong."""

    NOT_JUDGED = 0
    """Unset, set by the user, or without a ball for long."""
    SEEN = 1
    """A ball with a position."""
    ESTIMATED = 2
    """A filled position, or the known position of an occluded ball."""
    NO_BALL = 3
    """No ball: wrong if one was missed."""


class Claim(enum.IntEnum):
    """What the track says about a frame. No two claims about one frame can both be wrong."""

    BALL = 1
    """A ball is visible there: wrong if there is none, or if it is elsewhere."""
    POSITION = 2
    """A hidden ball is there: wrong if it is elsewhere."""
    OCCLUDED = 3
    """The ball of `POSITION` is hidden: wrong if it is there and visible."""
    NO_BALL = 4
    """No ball: wrong if there is one."""


class Feature(enum.IntEnum):
    """A column of the evidence. Distances are in pixels of a picture 512 wide, times in thirtieths of a second."""

    PEAK = 0
    """Highest value of the heatmap."""
    SECOND = 1
    """Highest value of the heatmap elsewhere."""
    PEAK_OFFSET = 2
    """Distance from the heatmap's peak to the shown position, log(1 + distance)."""
    PEAK_MOVEMENT = 3
    """Larger of the distances from the heatmap's peak to those of the previous and next frame, log(1 + distance)."""
    DISSENT = 4
    """Strength of the heatmap away from a filled position, 0 to 1."""
    ON_THE_WAY = 5
    """Distance from the heatmap's peak to the straight line across the gap, log(1 + distance)."""
    PEAK_ROW = 6
    """Row of the heatmap's peak, as a share of the picture, 0 to 1."""
    RESIDUAL = 7
    """Distance from the position to the one expected from its neighbours, log(1 + distance)."""
    REACH = 8
    """Distance from the position to the farthest one reached without a gap or jump, log(1 + distance)."""
    GAP_DISTANCE = 9
    """Distance from the last detected position to the next one, log(1 + distance)."""
    GAP_TIME = 10
    """Time until a ball is detected, log(1 + time)."""
    HEIGHT = 11
    """Row of the last or next detected position, whichever is higher, 0 to 1."""
    SEEN_SHARE = 12
    """Share of the frames within a second with a visible ball."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The contribution of a feature to the log-odds, linear between knots and constant outside them.

    Attributes:
        knots: values of the feature, ascending.
        adds: contributions at the knots. Their mean over the training frames is 0: an unknown feature adds nothing.
    """

    feature: Feature
    knots: tuple[float, ...]
    adds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All contributions for frames with one claim.

    Attributes:
        base: log-odds of an error without evidence.
        curves: one curve per feature.
    """

    base: float
    curves: tuple[Curve, ...]

    def contributions(self, features: Floats) -> Iterator[tuple[Feature, Floats]]:
        """Yield each feature with its contribution (n,) for frames with this evidence, (n, len(Feature))."""
        for curve in self.curves:
            values = features[:, curve.feature]
            known = np.isfinite(values)
            yield curve.feature, np.where(known, np.interp(values, curve.knots, curve.adds), 0.0)


def read_tables(text: str) -> dict[Claim, Table]:
    """Read the tables from a text.

    Each claim has a line with its base. Its features follow: name, knots, a bar, and the contributions at the knots.
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
    """Return the values `step` frames later, (..., n); NaN if that frame is missing or in another scene.

    Args:
        values: (..., n).
        step: number of frames, not 0; negative for earlier frames.
        scene: scene number of each frame, (n,).
    """
    shifted = np.full_like(values, np.nan)
    target, source = (slice(-step, None), slice(None, step)) if step < 0 else (slice(None, -step), slice(step, None))
    shifted[..., target] = np.where(scene[target] == scene[source], values[..., source], np.nan)
    return shifted


def last_and_next(marked: Flags, scene: Indices, reach: int) -> tuple[Indices, Indices]:
    """Return for each frame the nearest marked frame up to it, and from it on; -1 without one.

    Args:
        marked: (n,).
        scene: scene number of each frame, (n,); frames of other scenes do not count.
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
    """Return the share of marked frames among the counted ones within `reach` of each; 0 of none.

    The frame itself does not count.
    """
    indices = np.arange(len(marked))
    low, high = np.maximum(indices - reach, 0), np.minimum(indices + reach + 1, len(marked))

    def number(flags: Flags) -> Indices:
        total = np.concatenate(([0], np.cumsum(flags)))
        return total[high] - total[low] - flags

    return np.asarray(number(marked & counted) / np.maximum(number(counted), 1), np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class TrackSpan:
    """Consecutive frames of a track, one for each image, without repeats.

    Attributes:
        frames: frame numbers, including repeats.
        picture: index of each frame's image, (len(frames),) below n.
        shown: shown rows, (n,).
        kind: uint8 (n,) of `ShownKind`.
        occluded: frames with a hidden ball, (n,).
        imported: frames with a row from a label file, (n,).
        path: positions, (2, n) in pixels at 512 across; NaN where there is none.
        sure: frames with a detected, not a filled position, (n,).
        predicted: rows of TrackNet, (n,) of `PREDICTED_ROW`; a skipped frame has the row of the one before.
        looked: whether such a row exists, (n,).
        peaks: peaks of the heatmaps, (2, n) in pixels at 512 across; NaN where there is none.
        scene: scene number of each frame, (n,).
        begins: whether a scene begins at each frame, (n,).
        times: capture time of each image, (n,) in thirtieths of a second.
        height: height of the picture, in pixels at 512 across.
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
    looked: Flags
    peaks: Floats
    scene: Indices
    begins: Flags
    times: Floats
    height: float

    @classmethod
    def cut_from(cls, track: Track, frames: range, *, size: Size, seconds: Floats) -> "TrackSpan":
        """Return some frames of a track and all others that their suspicion may depend on."""
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
        predicted, looked = predicted[lender], lender >= 0
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
            looked=looked,
            peaks=np.where(looked, peaks, np.nan),
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
    """Return the values (2, n) of some frames; NaN for frame -1."""
    return np.where(indices >= 0, values[:, indices], np.nan)


def _time_from(times: Floats, indices: Indices) -> Floats:
    return np.where(indices >= 0, np.minimum(np.abs(times - times[indices]), MAX_GAP_FRAMES), MAX_GAP_FRAMES)
