"""The probability of each frame being wrong, and the reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Floats, Floats32
from rallytrace.domain.geometry import Size
from rallytrace.domain.suspicion.evidence import SuspicionEvidence, evidence_of
from rallytrace.domain.suspicion.features import UNIT, Claim, Feature, Kinds, Table
from rallytrace.domain.suspicion.reasons import AT_LEAST, Reason, reasons_in, sentence, suspect
from rallytrace.domain.suspicion.weights import PATH, TABLES
from rallytrace.domain.track import Track

NOTED: Final = 0.3
"""Least contribution of a reason to the log-odds: the odds are a third higher for it."""
_PLAIN: Final = {Claim.POSITION: Reason.UNSEEN, Claim.OCCLUDED: Reason.OCCLUDED, Claim.NO_BALL: Reason.NO_BALL}
"""The reason against a claim if no feature is one; of the claims of a frame the last one counts."""
_LABELS: Final = float(np.log(0.1))
"""Labels are taken to be wrong a tenth as often as a network's points. Not measured: labels are the measure."""
_HIGHEST: Final = 0.95
"""Limit for the sum of several tables: they know little of one another."""
_AT_ONCE = 8192
"""Frames judged together, to limit memory."""

Bits = NDArray[np.uint32]


@dataclass(frozen=True, slots=True, eq=False)
class Suspicion:
    """The suspicion of some frames.

    Attributes:
        probability: of being wrong, float32 (n,); 0 for unset frames and those set by a person.
        reasons: bits of `Reason`, uint32 (n,).
        kind: the track's content, uint8 (n,) of `ShownKind`.
        peak_distance: distance of TrackNet's peak from the line across the gap, as `Feature.ON_THE_WAY`, float32 (n,);
            NaN if unknown.
    """

    frames: range
    probability: Floats32
    reasons: Bits
    kind: Kinds
    peak_distance: Floats32

    @classmethod
    def empty(cls, frames: range) -> "Suspicion":
        """The suspicion of frames before they are judged."""
        count = len(frames)
        peak_distance = np.full(count, np.nan, np.float32)
        return cls(
            frames, np.zeros(count, np.float32), np.zeros(count, np.uint32), np.zeros(count, np.uint8), peak_distance
        )

    def store(self, judged: "Suspicion") -> None:
        """Replace the suspicion of some of the frames."""
        place = slice(judged.frames.start - self.frames.start, judged.frames.stop - self.frames.start)
        self.probability[place], self.reasons[place] = judged.probability, judged.reasons
        self.kind[place], self.peak_distance[place] = judged.kind, judged.peak_distance

    def select(self, frames: range) -> "Suspicion":
        place = slice(frames.start - self.frames.start, frames.stop - self.frames.start)
        return Suspicion(
            frames, self.probability[place], self.reasons[place], self.kind[place], self.peak_distance[place]
        )


def judge_frames(track: Track, frames: range, *, size: Size, seconds: Floats) -> Suspicion:
    """The suspicion of some frames of a track.

    It is local: frames more than `PAD` away from a change keep theirs to the last bit. (One exception: the linter pairs
    the leaps of a longer path to and fro from its first one on.)

    Args:
        size: the video's.
        seconds: time of each frame of the whole track, (track.n_frames,).
    """
    found = Suspicion.empty(frames)
    for start in range(frames.start, frames.stop, _AT_ONCE):
        block = range(start, min(start + _AT_ONCE, frames.stop))
        found.store(judge_evidence(evidence_of(track, block, size=size, seconds=seconds)))
    return found


def judge_evidence(evidence: SuspicionEvidence, tables: Mapping[Claim, Table] = TABLES) -> Suspicion:
    """The suspicion of frames by their evidence.

    Args:
        tables: for each claim, for frames seen by a network.
    """
    probability = np.zeros(len(evidence.kind))
    reasons, plain = np.zeros((2, len(evidence.kind)), np.uint32)
    for labels, chosen in ((False, tables), (True, PATH)):
        for claim, table in chosen.items():
            indices = np.flatnonzero(evidence.claims(claim) & (evidence.imported == labels))
            if len(indices):
                added, found = _sum_contributions(table, claim, evidence.features[indices])
                probability[indices] += 1 / (1 + np.exp(-(table.base + labels * _LABELS + added)))
                reasons[indices] |= found
                plain[indices] = _PLAIN.get(claim, 0)
    probability = np.minimum(probability, _HIGHEST)
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
        reasons |= np.where(added >= NOTED, suspect(claim, feature, features), 0).astype(np.uint32)
    return total, reasons


def sentences(track: Track, frame: int, bits: int, *, size: Size, seconds: Floats) -> tuple[str, ...]:
    """A sentence for each reason against a frame.

    Args:
        bits: the frame's reasons, as in `Suspicion`.
        size: the video's.
        seconds: time of each frame of the whole track, (track.n_frames,).
    """
    row = evidence_of(track, range(frame, frame + 1), size=size, seconds=seconds).features[0]
    return tuple(sentence(reason, row, size.width / UNIT) for reason in reasons_in(bits))
