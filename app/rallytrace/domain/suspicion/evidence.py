"""The evidence against every frame of a range, from the track alone."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.geometry import Size
from rallytrace.domain.suspicion.features import (
    Claim,
    Feature,
    Kinds,
    ShownKind,
    TrackSpan,
    beside,
    crossings,
    share_around,
)
from rallytrace.domain.suspicion.reasons import faults_of
from rallytrace.domain.track import Track

_SECOND = 30
"""Frames on either side that count as around."""
_NEAR = 6.0
"""Pixels from where a gap was filled at which a peak counts for two thirds as another place."""
_ALONE = 30.0
"""Pixels that a position is taken to be off where nothing is around it that it could be compared with."""
_JUMP = 20.0
"""Pixels in a thirtieth of a second from which on two positions are parted by a jump; 99 of 100 balls move less."""
_CLAIMED = {
    Claim.BALL: ShownKind.SEEN,
    Claim.POSITION: ShownKind.ESTIMATED,
    Claim.OCCLUDED: ShownKind.ESTIMATED,
    Claim.NO_BALL: ShownKind.NO_BALL,
}


@dataclass(frozen=True, slots=True, eq=False)
class SuspicionEvidence:
    """The evidence against some frames.

    Attributes:
        kind: what the track says of each, uint8 (n,) of `ShownKind`.
        occluded: frames whose ball is said to be where it cannot be seen, (n,).
        imported: frames whose row comes from a label file, (n,).
        faults: what the linter finds in them, bits of `Reason`, uint32 (n,).
        features: float64 (n, len(Feature)); NaN where nothing is known, which speaks neither way.
    """

    frames: range
    kind: Kinds
    occluded: Flags
    imported: Flags
    faults: NDArray[np.uint32]
    features: Floats

    def of(self, claim: Claim) -> Flags:
        """Of which frames a track claims this, (n,)."""
        found: Flags = self.kind == _CLAIMED[claim]
        return found & self.occluded if claim is Claim.OCCLUDED else found


def evidence_of(track: Track, frames: range, *, size: Size, seconds: Floats) -> SuspicionEvidence:
    """The evidence against some frames; it depends on the frames within `PAD` of each.

    Args:
        size: the video's.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
    """
    span = TrackSpan.around(track, frames, size=size, seconds=seconds)
    features = np.full((len(span.kind), len(Feature)), np.nan)
    for of in (_of_the_heatmap, _of_the_path, crossings):
        for feature, values in of(span).items():
            features[:, feature] = values
    out_of_play = (span.kind == ShownKind.NO_BALL) & ~span.imported & np.isnan(features[:, Feature.HEIGHT])
    kind = np.where(out_of_play, np.uint8(ShownKind.NOT_JUDGED), span.kind)
    part = span.picture[frames.start - span.frames.start : frames.stop - span.frames.start]
    faults = np.where(kind != ShownKind.NOT_JUDGED, faults_of(span.shown, span.begins, size=size), 0).astype(np.uint32)
    return SuspicionEvidence(frames, kind[part], span.occluded[part], span.imported[part], faults[part], features[part])


def _of_the_heatmap(span: TrackSpan) -> dict[Feature, Floats]:
    predicted, peaks = span.predicted, span.peaks
    away = np.hypot(*(peaks - span.path))
    steps = [np.hypot(*(beside(peaks, by, span.scene) - peaks)) for by in (-1, 1)]
    found = {
        Feature.PEAK: predicted["confidence"],
        Feature.SECOND: predicted["second_peak"],
        Feature.PEAK_OFFSET: np.log1p(away),
        Feature.STILL: np.log1p(np.fmax(*steps)),
        Feature.DISSENT: predicted["confidence"] * -np.expm1(-away / _NEAR),
        Feature.PEAK_ROW: peaks[1] / span.height,
    }
    return {feature: np.where(span.looked, values, np.nan) for feature, values in found.items()}


def _of_the_path(span: TrackSpan) -> dict[Feature, Floats]:
    path = np.where(span.sure, span.path, np.nan)
    known = span.sure | (span.kind != ShownKind.NOT_JUDGED)
    near = {by: beside(path, by, span.scene) for by in (-3, -2, -1, 1, 2, 3)}
    return {
        Feature.RESIDUAL: np.log1p(_residual(path, near)),
        Feature.REACH: np.log1p(_reach(path, span)),
        Feature.AROUND: share_around(span.sure, known, _SECOND),
    }


def _residual(path: Floats, near: dict[int, Floats]) -> Floats:
    """The median distance from each position to those extrapolated from three frames on either side, (n,).

    They guess straight on and on a parabola, from before, from after and between both. After a hit or a bounce one
    of the sides still knows where the ball is, so that half of the guesses are right; of a ball in a wrong place all
    are wrong.
    """
    guesses = [(near[-a] * b + near[b] * a) / (a + b) for a, b in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 3))]
    for side in (-1, 1):
        one, two, three = (near[side * by] for by in (1, 2, 3))
        guesses += [2 * one - two, 3 * one - 3 * two + three, 1.5 * one - 0.5 * three, 3 * two - 2 * three]
    distances = np.stack([np.hypot(*(guess - path)) for guess in guesses])
    distances.sort(axis=0)  # those that are not known come last
    known = np.count_nonzero(np.isfinite(distances), axis=0)
    at = np.stack([(known - 1) // 2, known // 2])
    return np.where(known > 0, np.take_along_axis(distances, np.clip(at, 0, None), axis=0).mean(axis=0), _ALONE)


def _reach(path: Floats, span: TrackSpan) -> Floats:
    """How far from each position the ball gets within `_SECOND` frames, as far as they lead there without a jump, (n,).

    What is taken for a ball between two gaps, or jumps, is often a racket or a shoe, and goes nowhere.
    """
    steps = np.hypot(*np.diff(path)) / np.diff(span.times)
    connected = (steps < _JUMP) & (np.diff(span.scene) == 0)
    farthest, leads = np.where(np.isnan(path[0]), np.nan, 0.0), connected
    for by in range(1, min(_SECOND, len(connected)) + 1):
        distances = np.where(leads, np.hypot(*(path[:, by:] - path[:, :-by])), 0.0)
        for there in (farthest[by:], farthest[:-by]):
            np.maximum(there, distances, out=there)
        leads = leads[:-1] & connected[by:]
    return farthest
