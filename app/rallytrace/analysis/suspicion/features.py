"""The features of each frame, the part of the track they need, and the curves to read them."""

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

PAD: Final = 128
"""Frames on either side of a frame that its suspicion depends on; it depends on no others."""

Kinds = NDArray[np.uint8]
UNIT = 512
"""The width of a picture, in pixels, for all distances."""
_TICKS = 30.0
"""The frame rate of the unit of time."""
_LENT = 8
"""Frames: a frame skipped by TrackNet is judged by the nearest row at most this far away."""
LONGEST = 45
"""Frames after which a ball seen before is not the one missed here."""


class ShownKind(enum.IntEnum):
    """The track's content for a frame, by its ways of being wrong."""

    NOT_JUDGED = 0
    """Unset, set by a person, or without a ball for long."""
    SEEN = 1
    """A ball with a position."""
    ESTIMATED = 2
    """A filled position, or the known position of an occluded ball."""
    NO_BALL = 3
    """No ball: wrong if one was missed."""


class Claim(enum.IntEnum):
    """A track's claim about a frame. No two claims about one frame are wrong at once."""

    BALL = 1
    """A ball is seen there: wrong if there is none, or elsewhere."""
    POSITION = 2
    """An unseen ball is there: wrong if it is elsewhere."""
    OCCLUDED = 3
    """The ball of `POSITION` cannot be seen: wrong if it is there and visible."""
    NO_BALL = 4
    """No ball: wrong if there is one."""


class Feature(enum.IntEnum):
    """A column of the evidence. Distances are in pixels of a picture 512 wide, times in thirtieths of a second."""

    PEAK = 0
    """The heatmap's highest value."""
    SECOND = 1
    """Its highest value elsewhere."""
    PEAK_OFFSET = 2
    """From the heatmap's peak to the shown position, log(1 + distance)."""
    PEAK_MOVEMENT = 3
    """From the heatmap's peak to those of the frame before and after, the longer one, log(1 + distance)."""
    DISSENT = 4
    """Strength of the heatmap away from a filled position, 0 to 1."""
    ON_THE_WAY = 5
    """From the heatmap's peak to the straight line across the gap, log(1 + distance)."""
    PEAK_ROW = 6
    """Row of the heatmap's peak, as a share of the picture, 0 to 1."""
    RESIDUAL = 7
    """From the position to the one expected from its neighbours, log(1 + distance)."""
    REACH = 8
    """From the position to the farthest one reached without a break or jump, log(1 + distance)."""
    GAP_DISTANCE = 9
    """From the last seen position to the next one, log(1 + distance)."""
    GAP_TIME = 10
    """Time until a ball is seen, log(1 + time)."""
    HEIGHT = 11
    """Row of the last or next seen position, the higher of both, 0 to 1."""
    SEEN_SHARE = 12
    """Share of the frames within a second with a visible ball."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The contribution of a feature to the log-odds, linear between knots and level outside them.

    Attributes:
        knots: values of the feature, ascending.
        adds: contributions at the knots. Their mean over the training frames is 0: an unknown feature adds nothing.
    """

    feature: Feature
    knots: tuple[float, ...]
    adds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All contributions for frames of one kind.

    Attributes:
        base: the log-odds of a claim without evidence.
        curves: one for each feature.
    """

    base: float
    curves: tuple[Curve, ...]

    def contributions(self, features: Floats) -> Iterator[tuple[Feature, Floats]]:
        """The contribution of each feature for frames with this evidence, (n, len(Feature)): (n,) for each."""
        for curve in self.curves:
            values = features[:, curve.feature]
            known = np.isfinite(values)
            yield curve.feature, np.where(known, np.interp(values, curve.knots, curve.adds), 0.0)


def read_tables(text: str) -> dict[Claim, Table]:
    """The tables in a text.

    Each claim has a line with its base. Below are its features: name, knots, a bar, and the contributions at the knots.
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
    """The values `step` frames later, (..., n); NaN if that frame is missing or in another scene.

    Args:
        values: (..., n).
        step: number of frames, not 0; negative for earlier.
        scene: the number of each frame's scene, (n,).
    """
    shifted = np.full_like(values, np.nan)
    target, source = (slice(-step, None), slice(None, step)) if step < 0 else (slice(None, -step), slice(step, None))
    shifted[..., target] = np.where(scene[target] == scene[source], values[..., source], np.nan)
    return shifted


def last_and_next(marked: Flags, scene: Indices, reach: int) -> tuple[Indices, Indices]:
    """For each frame the nearest marked one up to it, and from it on; -1 without one.

    Args:
        marked: (n,).
        scene: the number of each frame's scene, (n,); frames of others do not count.
        reach: largest distance, in frames.
    """
    indices = np.arange(len(marked))
    last = np.maximum.accumulate(np.where(marked, indices, -1))
    next_ = np.minimum.accumulate(np.where(marked, indices, len(marked))[::-1])[::-1]
    next_[next_ == len(marked)] = -1
    for found in (last, next_):
        found[(np.abs(indices - found) > reach) | (scene[found] != scene)] = -1
    return last, next_


def share_around(marked: Flags, counted: Flags, reach: int) -> Floats:
    """The share of marked frames among the counted ones within `reach`, without the frame itself; 0 of none."""
    indices = np.arange(len(marked))
    low, high = np.maximum(indices - reach, 0), np.minimum(indices + reach + 1, len(marked))

    def number(flags: Flags) -> Indices:
        total = np.concatenate(([0], np.cumsum(flags)))
        return total[high] - total[low] - flags

    return np.asarray(number(marked & counted) / np.maximum(number(counted), 1), np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class TrackSpan:
    """Consecutive frames of a track, one for each picture, without repeats.

    Attributes:
        frames: of the pictures.
        picture: index of each frame's picture, (len(frames),) below n.
        shown: shown rows, (n,).
        kind: uint8 (n,) of `ShownKind`.
        occluded: frames with an occluded ball, (n,).
        imported: frames with a row from a label file, (n,).
        path: positions, (2, n) in pixels at 512 across; NaN without one.
        sure: frames with a seen, not a filled position, (n,).
        predicted: TrackNet's rows, (n,) of `PREDICTED_ROW`; a skipped frame has the row of the one before.
        looked: whether there is such a row, (n,).
        peaks: the heatmaps' peaks, (2, n) in pixels at 512 across; NaN without one.
        scene: the number of each frame's scene, (n,).
        begins: whether a scene begins at each, (n,).
        times: capture time of each picture, (n,) in thirtieths of a second.
        height: of the picture, in pixels at 512 across.
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
        """Some frames of a track and all others that their suspicion may depend on."""
        start, stop = max(frames.start - PAD, 0), min(frames.stop + PAD, track.n_frames)
        repeats = track.repeats(start, stop)
        first = first_frames(repeats)
        by_hand = track.layer(Layer.HUMAN)[start:stop]["state"] != State.UNSET
        # A person's row for one frame of a picture holds for the picture.
        chosen = np.minimum.reduceat(np.where(by_hand, np.arange(len(by_hand)), len(by_hand)), first)
        chosen = np.where(chosen < len(by_hand), chosen, first)
        shown, predicted = track.shown_rows(start, stop)[chosen], track.layer(Layer.PREDICTED)[start:stop][first]
        by_hand = by_hand[chosen]
        known = by_hand | (shown["state"] != State.UNSET)
        cuts = predicted["begins_scene"]
        begins = cuts | (known & ~np.concatenate(([False], known[:-1])))
        scene = np.cumsum(begins)
        path, scale = size.to_square(positions(shown)), UNIT / size.square_width
        filled = shown["source"] == SOURCES.index(Source.INPAINTED)
        sure = np.isfinite(path[0]) & ((shown["state"] == State.VISIBLE) & ~filled | by_hand)
        lender, _ = last_and_next(predicted["state"] != State.UNSET, scene, _LENT)
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
            times=distinct_times(seconds[start:stop], repeats)[first] * _TICKS,
            height=size.height * scale,
        )


def _kinds(judged: Flags, placed: Flags, sure: Flags) -> Kinds:
    kind = np.where(sure, ShownKind.SEEN, np.where(placed, ShownKind.ESTIMATED, ShownKind.NO_BALL))
    return np.where(judged, kind, ShownKind.NOT_JUDGED).astype(np.uint8)


def gap_features(span: TrackSpan) -> dict[Feature, Floats]:
    """The features of gaps."""
    last, next_ = last_and_next(span.sure, span.scene, LONGEST)
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
    """The values (2, n) of some frames; NaN for frame -1."""
    return np.where(indices >= 0, values[:, indices], np.nan)


def _time_from(times: Floats, indices: Indices) -> Floats:
    return np.where(indices >= 0, np.minimum(np.abs(times - times[indices]), LONGEST), LONGEST)
