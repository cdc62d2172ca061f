"""What is measured of each frame before it is judged, in which part of the track, and the curves that are read."""

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.pictures import first_frames, picture_numbers, picture_times
from rallytrace.domain.track import SOURCES, Layer, Rows, State, Track, positions

PAD: Final = 128
"""Frames on either side of a frame that its suspicion depends on; it depends on no others."""

Kinds = NDArray[np.uint8]


class ShownKind(enum.IntEnum):
    """What a track shows for a frame, by the ways in which it can be wrong."""

    NOT_JUDGED = 0
    """The frame is unset, a person set it, or a network saw no ball for long."""
    SEEN = 1
    """A ball with a position."""
    ESTIMATED = 2
    """A position that was filled in, or is known of a ball that is not to be seen."""
    NO_BALL = 3
    """No ball: wrong where one was missed."""


class Claim(enum.IntEnum):
    """What a track claims of a frame. No two claims about one frame are wrong at once."""

    BALL = 1
    """A ball is seen there: wrong where there is none, or elsewhere."""
    POSITION = 2
    """A ball that is not seen is there: wrong where it is elsewhere."""
    OCCLUDED = 3
    """The ball of `POSITION` cannot be seen: wrong where it is at that position and visible."""
    NO_BALL = 4
    """No ball: wrong where there is one."""


class Feature(enum.IntEnum):
    """A column of the evidence. Distances are in pixels of a picture 512 wide, times in thirtieths of a second."""

    PEAK = 0
    """The heatmap's highest value."""
    SECOND = 1
    """Its highest value elsewhere."""
    PEAK_OFFSET = 2
    """From the heatmap's peak to the position that is shown, log(1 + way)."""
    STILL = 3
    """From the heatmap's peak to those of the frame before and after, the longer way, log(1 + way)."""
    DISSENT = 4
    """How much the heatmap sees away from a position that was filled in, 0 to 1."""
    ON_THE_WAY = 5
    """From the heatmap's peak to the straight line across the gap, log(1 + way)."""
    PEAK_ROW = 6
    """How far down the picture the heatmap's peak lies, 0 to 1."""
    RESIDUAL = 7
    """From the position to where its neighbours would have it, log(1 + way)."""
    REACH = 8
    """From the position to the farthest of those that a ball without break or jump leads to, log(1 + way)."""
    ACROSS = 9
    """From where it was seen last to where it is seen next, log(1 + way)."""
    UNTIL = 10
    """How long until a ball is seen, log(1 + time)."""
    HEIGHT = 11
    """How far down the picture it was seen last or is seen next, the higher of both, 0 to 1."""
    AROUND = 12
    """The share of the frames within a second in which a ball is seen."""


OF_THE_PATH: Final = (Feature.RESIDUAL, Feature.REACH, Feature.ACROSS, Feature.UNTIL, Feature.HEIGHT, Feature.AROUND)
"""What follows from the path alone; the others are of frames that TrackNet looked at."""


@dataclass(frozen=True, slots=True)
class Curve:
    """What a feature adds to the log-odds, on straight lines between knots and level outside them.

    Attributes:
        knots: its values, ascending.
        adds: what is added there. The mean over the frames it was made from is 0, so that a feature of which nothing
            is known adds nothing.
    """

    feature: Feature
    knots: tuple[float, ...]
    adds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All that is added up for frames of one kind.

    Attributes:
        base: the log-odds of a claim about a frame of which nothing is known.
        curves: what is added to them.
    """

    base: float
    curves: tuple[Curve, ...]

    def added(self, features: Floats) -> Iterator[tuple[Feature, Floats]]:
        """What each feature adds for frames with this evidence, (n, len(Feature)): (n,) for each."""
        for curve in self.curves:
            values = features[:, curve.feature]
            known = np.isfinite(values)
            yield curve.feature, np.where(known, np.interp(values, curve.knots, curve.adds), 0.0)


def beside(values: Floats, by: int, scene: Indices) -> Floats:
    """The values `by` frames later, (..., n); NaN where that frame is in another scene or there is none.

    Args:
        values: (..., n).
        by: how many frames later, not 0; negative for earlier.
        scene: the number of each frame's scene, (n,).
    """
    there = np.full_like(values, np.nan)
    here, from_ = (slice(-by, None), slice(None, by)) if by < 0 else (slice(None, -by), slice(by, None))
    there[..., here] = np.where(scene[here] == scene[from_], values[..., from_], np.nan)
    return there


def last_and_next(marked: Flags, scene: Indices, within: int) -> tuple[Indices, Indices]:
    """For each frame the nearest marked one up to it, and from it on; -1 where there is none.

    Args:
        marked: (n,).
        scene: the number of each frame's scene, (n,); frames of others do not count.
        within: nor do those farther away.
    """
    at = np.arange(len(marked))
    last = np.maximum.accumulate(np.where(marked, at, -1))
    next_ = np.minimum.accumulate(np.where(marked, at, len(marked))[::-1])[::-1]
    next_[next_ == len(marked)] = -1
    for found in (last, next_):
        found[(np.abs(at - found) > within) | (scene[found] != scene)] = -1
    return last, next_


def share_around(marked: Flags, counted: Flags, reach: int) -> Floats:
    """The share of marked frames among the counted ones within `reach`, without the frame itself; 0 of none."""
    at = np.arange(len(marked))
    low, high = np.maximum(at - reach, 0), np.minimum(at + reach + 1, len(marked))

    def number(flags: Flags) -> Indices:
        total = np.concatenate(([0], np.cumsum(flags)))
        return total[high] - total[low] - flags

    return np.asarray(number(marked & counted) / np.maximum(number(counted), 1), np.float64)


UNIT = 512
"""The width of a picture, in pixels, to which distances are scaled."""
_TICKS = 30.0
"""The frame rate whose frames are the unit of time."""
_LENT = 8
"""Frames: one that TrackNet skipped is judged by what TrackNet saw at most this far away."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackSpan:
    """Consecutive frames of a track, one for each picture: what is measured leaves repeats out.

    Attributes:
        frames: those that the pictures are of.
        picture: the place of each frame's picture, (len(frames),) below n.
        shown: the rows that are shown, (n,).
        kind: what is said of each, uint8 (n,) of `ShownKind`.
        occluded: frames whose ball is said to be where it cannot be seen, (n,).
        imported: frames whose row comes from a label file, (n,).
        path: positions, (2, n) in pixels at 512 across; NaN where there is none.
        sure: frames whose position somebody saw, rather than filled in, (n,).
        predicted: TrackNet's rows, (n,) of `PREDICTED_ROW`; of a frame that it skipped, the row of the one before.
        looked: whether there is such a row, (n,).
        peaks: where the heatmaps' peaks are, (2, n) in pixels at 512 across; NaN where there is none.
        scene: a number for each frame, the same within a scene, (n,).
        begins: whether a scene begins at each, (n,).
        times: when each picture was taken, (n,) in thirtieths of a second.
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
    def around(cls, track: Track, frames: range, *, size: Size, seconds: Floats) -> "TrackSpan":
        """Some frames of a track and all others that their suspicion may depend on."""
        start, stop = max(frames.start - PAD, 0), min(frames.stop + PAD, track.n_frames)
        repeats = track.repeats(start, stop)
        first = first_frames(repeats)
        by_hand = track.layer(Layer.HUMAN)[start:stop]["state"] != State.UNSET
        # What a person said of one of a picture's frames is what is known of it.
        chosen = np.minimum.reduceat(np.where(by_hand, np.arange(len(by_hand)), len(by_hand)), first)
        chosen = np.where(chosen < len(by_hand), chosen, first)
        shown, predicted = track.shown(start, stop)[chosen], track.layer(Layer.PREDICTED)[start:stop][first]
        by_hand, known = by_hand[chosen], shown["state"] != State.UNSET
        cuts = predicted["begins_scene"]
        begins = cuts | (known & ~np.concatenate(([False], known[:-1])))
        scene = np.cumsum(begins)
        path, scale = positions(shown), UNIT / size.width
        filled = shown["source"] == SOURCES.index(Source.INPAINTED)
        sure = np.isfinite(path[0]) & ((shown["state"] == State.VISIBLE) & ~filled | by_hand)
        lender, _ = last_and_next(predicted["state"] != State.UNSET, scene, _LENT)
        predicted, looked = predicted[lender], lender >= 0
        return cls(
            frames=range(start, stop),
            picture=picture_numbers(repeats),
            shown=shown,
            kind=_kinds(known & ~by_hand, np.isfinite(path[0]), sure),
            occluded=np.isfinite(path[0]) & (shown["state"] == State.OCCLUDED),
            imported=shown["source"] == SOURCES.index(Source.IMPORTED),
            path=path * scale,
            sure=sure,
            predicted=predicted,
            looked=looked,
            peaks=np.stack([np.where(looked, predicted[name] * scale, np.nan) for name in ("peak_x", "peak_y")]),
            scene=scene,
            begins=np.asarray(cuts, np.bool_),
            times=picture_times(seconds[start:stop], repeats)[first] * _TICKS,
            height=size.height * scale,
        )


def _kinds(judged: Flags, placed: Flags, sure: Flags) -> Kinds:
    kind = np.where(sure, ShownKind.SEEN, np.where(placed, ShownKind.ESTIMATED, ShownKind.NO_BALL))
    return np.where(judged, kind, ShownKind.NOT_JUDGED).astype(np.uint8)


LONGEST = 45
"""A ball that was seen more frames away is not the one that is missed here."""


def crossings(span: TrackSpan) -> dict[Feature, Floats]:
    """The features of gaps."""
    last, next_ = last_and_next(span.sure, span.scene, LONGEST)
    before, after = _values_at(span.path, last), _values_at(span.path, next_)
    since, until = _time_from(span.times, last), _time_from(span.times, next_)
    share = np.divide(since, since + until, out=np.zeros_like(since), where=since + until > 0)
    line = np.where(np.isnan(before), after, np.where(np.isnan(after), before, before + (after - before) * share))
    return {
        Feature.ON_THE_WAY: np.log1p(np.hypot(*(span.peaks - line))),
        Feature.ACROSS: np.log1p(np.hypot(*(after - before))),
        Feature.UNTIL: np.log1p(until),
        Feature.HEIGHT: np.fmin(before[1], after[1]) / span.height,
    }


def _values_at(values: Floats, at: Indices) -> Floats:
    """The values (2, n) of some frames; NaN where the frame is -1."""
    return np.where(at >= 0, values[:, at], np.nan)


def _time_from(times: Floats, at: Indices) -> Floats:
    return np.where(at >= 0, np.minimum(np.abs(times - times[at]), LONGEST), LONGEST)
