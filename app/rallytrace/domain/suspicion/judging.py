"""How likely each frame is wrong, and why."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import Size
from rallytrace.domain.suspicion.curves import Table
from rallytrace.domain.suspicion.evidence import Evidence, evidence_of
from rallytrace.domain.suspicion.faults import AT_LEAST
from rallytrace.domain.suspicion.features import Floats, Kind, Kinds
from rallytrace.domain.suspicion.reasons import Reason, reasons_in, suspect
from rallytrace.domain.suspicion.stretch import UNIT
from rallytrace.domain.suspicion.weights import PATH, TABLES
from rallytrace.domain.suspicion.wording import sentence
from rallytrace.domain.track import Track

NOTED: Final = 0.3
"""A feature is a reason where it adds so much to the log-odds: the odds are a third higher for it."""
_PLAIN: Final = {Kind.SEEN: Reason(0), Kind.HIDDEN: Reason.UNSEEN, Kind.EMPTY: Reason.NO_BALL}
"""What there is to say of a frame of each kind where no feature is one."""
_LABELS: Final = float(np.log(0.1))
"""Labels are taken to be wrong a tenth as often as a network's points. Not measured, for labels are the measure."""
_AT_ONCE = 8192
"""Frames that are judged together, for the memory's sake."""

Bits = NDArray[np.uint32]


@dataclass(frozen=True, slots=True, eq=False)
class Suspicion:
    """How far some frames are to be doubted.

    Attributes:
        frames: which.
        probability: of each being wrong, float32 (n,); 0 where nobody looked and where a person did.
        reasons: bits of `Reason`, uint32 (n,).
        kind: what the track says of each, uint8 (n,) of `Kind`.
    """

    frames: range
    probability: NDArray[np.float32]
    reasons: Bits
    kind: Kinds


def suspicion(track: Track, frames: range, *, size: Size, seconds: Floats) -> Suspicion:
    """How far to doubt some frames of a track.

    It is local: frames more than `PAD` away from what changed keep theirs to the last bit. (But for a path that
    leaps to and fro for longer than that, in which the linter pairs the leaps from the first one on.)

    Args:
        track: the track.
        frames: which of its frames.
        size: the video's.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
    """
    probability, reasons = np.zeros(len(frames), np.float32), np.zeros(len(frames), np.uint32)
    kind = np.zeros(len(frames), np.uint8)
    for start in range(frames.start, frames.stop, _AT_ONCE):
        some = range(start, min(start + _AT_ONCE, frames.stop))
        part = slice(some.start - frames.start, some.stop - frames.start)
        evidence = evidence_of(track, some, size=size, seconds=seconds)
        probability[part], reasons[part] = judged(evidence)
        kind[part] = evidence.kind
    return Suspicion(frames, probability, reasons, kind)


def judged(evidence: Evidence, tables: dict[Kind, Table] = TABLES) -> tuple[Floats, Bits]:
    """The probability that each frame is wrong, by the evidence, and the reasons for it.

    Args:
        evidence: of the frames.
        tables: what to add up for each kind of frame that a network spoke of.
    """
    probability, reasons = np.zeros(len(evidence.kind)), np.zeros(len(evidence.kind), np.uint32)
    for labels, chosen in ((False, tables), (True, PATH)):
        for kind, table in chosen.items():
            at = np.flatnonzero((evidence.kind == kind) & (evidence.imported == labels))
            if len(at):
                added, why = _added_up(table, kind, evidence.features[at])
                probability[at], reasons[at] = 1 / (1 + np.exp(-(table.base + labels * _LABELS + added))), why
    for reason, least in AT_LEAST.items():
        probability = np.maximum(probability, np.where(evidence.faults & reason, least, 0))
    return probability, reasons | evidence.faults


def _added_up(table: Table, kind: Kind, features: Floats) -> tuple[Floats, Bits]:
    """What all features add to the log-odds of frames of one kind, and the reasons: the features that add much."""
    total, reasons = np.zeros(len(features)), np.zeros(len(features), np.uint32)
    for feature, added in table.added(features):
        total += added
        reasons |= np.where(added >= NOTED, suspect(kind, feature, features), 0).astype(np.uint32)
    return total, np.where(reasons, reasons, np.uint32(_PLAIN[kind]))


def sentences(track: Track, frame: int, bits: int, *, size: Size, seconds: Floats) -> tuple[str, ...]:
    """Why a frame is doubted, a sentence for each reason.

    Args:
        track: the track.
        frame: which of its frames.
        bits: the frame's reasons, as `suspicion` has them.
        size: the video's.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
    """
    row = evidence_of(track, range(frame, frame + 1), size=size, seconds=seconds).features[0]
    return tuple(sentence(reason, row, size.width / UNIT) for reason in reasons_in(bits))
