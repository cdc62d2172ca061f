"""Judge each frame of a range: collect evidence against it, the probability that it is wrong, and the reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.suspicion.features import (
    UNIT_WIDTH_PX,
    Claim,
    Feature,
    Kinds,
    ShownKind,
    Table,
    TrackSpan,
    gap_features,
    share_around,
    shift_in_scene,
)
from rallytrace.analysis.suspicion.reasons import AT_LEAST, Reason, faults_of, reasons_in, sentence, suspect
from rallytrace.analysis.suspicion.weights import PATH, TABLES
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.track import Track

_AROUND_FRAMES = 30
"""Number of frames on either side that count as surroundings of a frame."""
_CLOSE_PX = 6.0
"""A peak this far from the filled position counts two thirds as a different position; a farther one counts more."""
_LONE_ERROR_PX = 30.0
"""Error assumed for a position without neighbours to compare with."""
_JUMP_PX_PER_TICK = 20.0
"""Smallest speed of a jump between two positions, in pixels per thirtieth of a second; 99 % of balls are slower."""
_KIND_OF_CLAIM = {
    Claim.BALL: ShownKind.SEEN,
    Claim.POSITION: ShownKind.ESTIMATED,
    Claim.OCCLUDED: ShownKind.ESTIMATED,
    Claim.NO_BALL: ShownKind.NO_BALL,
}


@dataclass(frozen=True, slots=True, eq=False)
class SuspicionEvidence:
    """The evidence against n frames.

    Attributes:
        kind: what the track contains, uint8 (n,) of `ShownKind`.
        occluded: (n,) whether the ball is occluded.
        imported: (n,) whether the row comes from a label file.
        faults: findings of the label linter, as bits of `Reason`, uint32 (n,).
        features: float64 (n, len(Feature)); NaN for an unknown value, which speaks neither for nor against an error.
    """

    frames: range
    kind: Kinds
    occluded: Flags
    imported: Flags
    faults: NDArray[np.uint32]
    features: Floats

    def claims(self, claim: Claim) -> Flags:
        """Return whether the track makes this claim about each frame, (n,)."""
        found: Flags = self.kind == _KIND_OF_CLAIM[claim]
        return found & self.occluded if claim is Claim.OCCLUDED else found


def evidence_of(track: Track, frames: range, *, size: Size, seconds: Floats) -> SuspicionEvidence:
    """Return the evidence against each frame of a range. It depends only on frames within `PAD_FRAMES`.

    Args:
        size: size of the video.
        seconds: (track.n_frames,) time of each frame of the whole track.
    """
    span = TrackSpan.cut_from(track, frames, size=size, seconds=seconds)
    features = np.full((len(span.kind), len(Feature)), np.nan)
    for measure in (_of_the_heatmap, _of_the_path, gap_features):
        for feature, values in measure(span).items():
            features[:, feature] = values
    out_of_play = (span.kind == ShownKind.NO_BALL) & ~span.imported & np.isnan(features[:, Feature.HEIGHT])
    kind = np.where(out_of_play, np.uint8(ShownKind.NOT_JUDGED), span.kind)
    wanted = span.picture[frames.start - span.frames.start : frames.stop - span.frames.start]
    faults = np.where(kind != ShownKind.NOT_JUDGED, faults_of(span.shown, span.begins, size=size), 0).astype(np.uint32)
    return SuspicionEvidence(
        frames, kind[wanted], span.occluded[wanted], span.imported[wanted], faults[wanted], features[wanted]
    )


def _of_the_heatmap(span: TrackSpan) -> dict[Feature, Floats]:
    predicted, peaks = span.predicted, span.peaks
    offset = np.hypot(*(peaks - span.path))
    steps = [np.hypot(*(shift_in_scene(peaks, step, span.scene) - peaks)) for step in (-1, 1)]
    found = {
        Feature.PEAK: predicted["confidence"],
        Feature.SECOND: predicted["second_peak"],
        Feature.PEAK_OFFSET: np.log1p(offset),
        Feature.PEAK_MOVEMENT: np.log1p(np.fmax(*steps)),
        Feature.DISSENT: predicted["confidence"] * -np.expm1(-offset / _CLOSE_PX),
        Feature.PEAK_ROW: peaks[1] / span.height,
    }
    return {feature: np.where(span.analysed, values, np.nan) for feature, values in found.items()}


def _of_the_path(span: TrackSpan) -> dict[Feature, Floats]:
    path = np.where(span.sure, span.path, np.nan)
    known = span.sure | (span.kind != ShownKind.NOT_JUDGED)
    neighbours = {step: shift_in_scene(path, step, span.scene) for step in (-3, -2, -1, 1, 2, 3)}
    return {
        Feature.RESIDUAL: np.log1p(_residual(path, neighbours)),
        Feature.REACH: np.log1p(_reach(path, span)),
        Feature.SEEN_SHARE: share_around(span.sure, known, _AROUND_FRAMES),
    }


def _residual(path: Floats, neighbours: dict[int, Floats]) -> Floats:
    """Return the median distance of each position from those that its neighbours suggest, (n,).

    The suggested positions are on straight lines and parabolas through up to three frames before, after, and on both
    sides. After a hit or a bounce, one side still fits, and so does half of them. For a wrong position, none fits.
    """
    guesses = [
        (neighbours[-early] * late + neighbours[late] * early) / (early + late)
        for early, late in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 3))
    ]
    for side in (-1, 1):
        first, second, third = (neighbours[side * step] for step in (1, 2, 3))
        guesses += [
            2 * first - second,
            3 * first - 3 * second + third,
            1.5 * first - 0.5 * third,
            3 * second - 2 * third,
        ]
    distances = np.stack([np.hypot(*(guess - path)) for guess in guesses])
    distances.sort(axis=0)  # unknown ones come last
    known = np.count_nonzero(np.isfinite(distances), axis=0)
    middle = np.stack([(known - 1) // 2, known // 2])
    return np.where(
        known > 0, np.take_along_axis(distances, np.clip(middle, 0, None), axis=0).mean(axis=0), _LONE_ERROR_PX
    )


def _reach(path: Floats, span: TrackSpan) -> Floats:
    """Return the largest distance of the ball from each position within `_AROUND_FRAMES`, without a jump between, (n,).

    A run of false detections between two gaps or jumps is often a racket or a shoe, which hardly moves.
    """
    steps = np.hypot(*np.diff(path)) / np.diff(span.times)
    connected = (steps < _JUMP_PX_PER_TICK) & (np.diff(span.scene) == 0)
    farthest, is_linked = np.where(np.isnan(path[0]), np.nan, 0.0), connected
    for step in range(1, min(_AROUND_FRAMES, len(connected)) + 1):
        distances = np.where(is_linked, np.hypot(*(path[:, step:] - path[:, :-step])), 0.0)
        for slots in (farthest[step:], farthest[:-step]):
            np.maximum(slots, distances, out=slots)
        is_linked = is_linked[:-1] & connected[step:]
    return farthest


MIN_REASON_LOG_ODDS: Final = 0.3
"""Smallest contribution to the log-odds that gives a reason: it raises the odds by a third."""
_DEFAULT_REASON: Final = {Claim.POSITION: Reason.UNSEEN, Claim.OCCLUDED: Reason.OCCLUDED, Claim.NO_BALL: Reason.NO_BALL}
"""Reason against a claim if no feature gives one. If a frame has several claims, that of the last one is used."""
_LABEL_LOG_ODDS: Final = float(np.log(0.1))
"""Labels are assumed to be wrong a tenth as often as a network's points. This is not measured: labels are the
reference.
"""
_MAX_PROBABILITY: Final = 0.95
"""Largest probability. The sum over the claims of a frame may exceed it, because they are not independent."""
_BLOCK_FRAMES = 8192
"""Number of frames judged at a time, to limit memory."""

Bits = NDArray[np.uint32]


@dataclass(frozen=True, slots=True, eq=False)
class Suspicion:
    """The suspicion of n frames.

    Attributes:
        probability: probability that a frame is wrong, float32 (n,); 0 for unset frames and those set by the user.
        reasons: reasons as bits of `Reason`, uint32 (n,).
        kind: what the track contains, uint8 (n,) of `ShownKind`.
        peak_distance: `Feature.ON_THE_WAY`, the distance of TrackNet's peak from the line across the gap, float32 (n,);
            NaN if unknown.
    """

    frames: range
    probability: Floats32
    reasons: Bits
    kind: Kinds
    peak_distance: Floats32

    @classmethod
    def empty(cls, frames: range) -> "Suspicion":
        """Return the suspicion of frames that have not been judged yet."""
        count = len(frames)
        peak_distance = np.full(count, np.nan, np.float32)
        return cls(
            frames, np.zeros(count, np.float32), np.zeros(count, np.uint32), np.zeros(count, np.uint8), peak_distance
        )

    def store(self, judged: "Suspicion") -> None:
        """Replace the suspicion of the frames in `judged`."""
        place = slice(judged.frames.start - self.frames.start, judged.frames.stop - self.frames.start)
        self.probability[place], self.reasons[place] = judged.probability, judged.reasons
        self.kind[place], self.peak_distance[place] = judged.kind, judged.peak_distance

    def select(self, frames: range) -> "Suspicion":
        place = slice(frames.start - self.frames.start, frames.stop - self.frames.start)
        return Suspicion(
            frames, self.probability[place], self.reasons[place], self.kind[place], self.peak_distance[place]
        )


def judge_frames(track: Track, frames: range, *, size: Size, seconds: Floats) -> Suspicion:
    """Return the suspicion of each frame of a range.

    It is local: a change of the track does not affect frames more than `PAD_FRAMES` away. There is one exception: in a
    longer path that jumps to and fro, the linter pairs the jumps, beginning with the first.

    Args:
        size: size of the video.
        seconds: (track.n_frames,) time of each frame of the whole track.
    """
    found = Suspicion.empty(frames)
    for start in range(frames.start, frames.stop, _BLOCK_FRAMES):
        block = range(start, min(start + _BLOCK_FRAMES, frames.stop))
        found.store(judge_evidence(evidence_of(track, block, size=size, seconds=seconds)))
    return found


def judge_evidence(evidence: SuspicionEvidence, tables: Mapping[Claim, Table] = TABLES) -> Suspicion:
    """Return the suspicion of frames, given the evidence against them.

    Args:
        tables: table for each claim, used for frames that a network has tracked.
    """
    probability = np.zeros(len(evidence.kind))
    reasons, plain = np.zeros((2, len(evidence.kind)), np.uint32)
    for labels, chosen in ((False, tables), (True, PATH)):
        for claim, table in chosen.items():
            indices = np.flatnonzero(evidence.claims(claim) & (evidence.imported == labels))
            if len(indices):
                added, found = _sum_contributions(table, claim, evidence.features[indices])
                probability[indices] += 1 / (1 + np.exp(-(table.base + labels * _LABEL_LOG_ODDS + added)))
                reasons[indices] |= found
                plain[indices] = _DEFAULT_REASON.get(claim, 0)
    probability = np.minimum(probability, _MAX_PROBABILITY)
    for reason, least in AT_LEAST.items():
        probability = np.maximum(probability, np.where(evidence.faults & reason, least, 0))
    return Suspicion(
        evidence.frames,
        probability.astype(np.float32),
        np.where(reasons, reasons, plain) | evidence.faults,
        evidence.kind,
        evidence.features[:, Feature.ON_THE_WAY].astype(np.float32),
    )


def _sum_contributions(table: Table, claim: Claim, features: Floats) -> tuple[Floats, Bits]:
    total, reasons = np.zeros(len(features)), np.zeros(len(features), np.uint32)
    for feature, added in table.contributions(features):
        total += added
        reasons |= np.where(added >= MIN_REASON_LOG_ODDS, suspect(claim, feature, features), 0).astype(np.uint32)
    return total, reasons


def sentences(track: Track, frame: int, bits: int, *, size: Size, seconds: Floats) -> tuple[str, ...]:
    """Return a sentence for each reason against a frame.

    Args:
        bits: reasons against the frame, as in `Suspicion.reasons`.
        size: size of the video.
        seconds: (track.n_frames,) time of each frame of the whole track.
    """
    row = evidence_of(track, range(frame, frame + 1), size=size, seconds=seconds).features[0]
    return tuple(sentence(reason, row, size.square_width / UNIT_WIDTH_PX) for reason in reasons_in(bits))
