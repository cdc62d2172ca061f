"""How likely each frame is wrong, and why."""

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
"""What a reason adds to the log-odds, at least: the odds are a third higher for it."""
_PLAIN: Final = {Claim.POSITION: Reason.UNSEEN, Claim.OCCLUDED: Reason.OCCLUDED, Claim.NO_BALL: Reason.NO_BALL}
"""What there is to say against a claim where no feature is a reason; of the claims of a frame the last one counts."""
_LABELS: Final = float(np.log(0.1))
"""Labels are taken to be wrong a tenth as often as a network's points. Not measured, for labels are the measure."""
_MOST: Final = 0.95
"""What several tables find adds up to no more than this: they know little of one another."""
_AT_ONCE = 8192
"""Frames that are judged together, for the memory's sake."""

Bits = NDArray[np.uint32]


@dataclass(frozen=True, slots=True, eq=False)
class Suspicion:
    """The suspicion of some frames.

    Attributes:
        probability: of each being wrong, float32 (n,); 0 where the frame is unset and where a person set it.
        reasons: bits of `Reason`, uint32 (n,).
        kind: what the track says of each, uint8 (n,) of `ShownKind`.
        peak_distance: how far from the way across the gap TrackNet's peak is, as `Feature.ON_THE_WAY`, float32 (n,);
            NaN where that is not known.
    """

    frames: range
    probability: Floats32
    reasons: Bits
    kind: Kinds
    peak_distance: Floats32

    @classmethod
    def nothing(cls, frames: range) -> "Suspicion":
        """The suspicion of frames before they are judged."""
        count = len(frames)
        peak_distance = np.full(count, np.nan, np.float32)
        return cls(
            frames, np.zeros(count, np.float32), np.zeros(count, np.uint32), np.zeros(count, np.uint8), peak_distance
        )

    def enter(self, part: "Suspicion") -> None:
        """Replace the suspicion of some of the frames."""
        at = slice(part.frames.start - self.frames.start, part.frames.stop - self.frames.start)
        self.probability[at], self.reasons[at] = part.probability, part.reasons
        self.kind[at], self.peak_distance[at] = part.kind, part.peak_distance

    def select(self, frames: range) -> "Suspicion":
        at = slice(frames.start - self.frames.start, frames.stop - self.frames.start)
        return Suspicion(frames, self.probability[at], self.reasons[at], self.kind[at], self.peak_distance[at])


def suspicion(track: Track, frames: range, *, size: Size, seconds: Floats) -> Suspicion:
    """The suspicion of some frames of a track.

    It is local: frames more than `PAD` away from what changed keep theirs to the last bit. (Except for a path that
    leaps to and fro for longer than that, in which the linter pairs the leaps from the first one on.)

    Args:
        size: the video's.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
    """
    found = Suspicion.nothing(frames)
    for start in range(frames.start, frames.stop, _AT_ONCE):
        some = range(start, min(start + _AT_ONCE, frames.stop))
        found.enter(judged(evidence_of(track, some, size=size, seconds=seconds)))
    return found


def judged(evidence: SuspicionEvidence, tables: Mapping[Claim, Table] = TABLES) -> Suspicion:
    """The suspicion of frames by their evidence.

    Args:
        tables: what to add up for each claim of frames that a network spoke of.
    """
    probability = np.zeros(len(evidence.kind))
    reasons, plain = np.zeros((2, len(evidence.kind)), np.uint32)
    for labels, chosen in ((False, tables), (True, PATH)):
        for claim, table in chosen.items():
            at = np.flatnonzero(evidence.of(claim) & (evidence.imported == labels))
            if len(at):
                added, why = _added_up(table, claim, evidence.features[at])
                probability[at] += 1 / (1 + np.exp(-(table.base + labels * _LABELS + added)))
                reasons[at] |= why
                plain[at] = _PLAIN.get(claim, 0)
    probability = np.minimum(probability, _MOST)
    for reason, least in AT_LEAST.items():
        probability = np.maximum(probability, np.where(evidence.faults & reason, least, 0))
    return Suspicion(
        evidence.frames,
        probability.astype(np.float32),
        np.where(reasons, reasons, plain) | evidence.faults,
        evidence.kind,
        evidence.features[:, Feature.ON_THE_WAY].astype(np.float32),
    )


def _added_up(table: Table, claim: Claim, features: Floats) -> tuple[Floats, Bits]:
    """What all features add to the log-odds of a claim, and the reasons: the features that add much."""
    total, reasons = np.zeros(len(features)), np.zeros(len(features), np.uint32)
    for feature, added in table.added(features):
        total += added
        reasons |= np.where(added >= NOTED, suspect(claim, feature, features), 0).astype(np.uint32)
    return total, reasons


def sentences(track: Track, frame: int, bits: int, *, size: Size, seconds: Floats) -> tuple[str, ...]:
    """Why a frame is suspicious, a sentence for each reason.

    Args:
        bits: the frame's reasons, as `suspicion` has them.
        size: the video's.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
    """
    row = evidence_of(track, range(frame, frame + 1), size=size, seconds=seconds).features[0]
    return tuple(sentence(reason, row, size.width / UNIT) for reason in reasons_in(bits))
