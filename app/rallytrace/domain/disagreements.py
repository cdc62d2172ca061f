"""Where two tracks disagree: ranges of frames to review one after the other."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Floats
from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.metrics import WRONG, Outcome
from rallytrace.domain.track import SOURCES, Layer, Rows, State, Track, human_rows, plain_rows

BRIDGED: Final = 2
"""Frames that agree, at most, within one disagreement, between frames that disagree in the same way: two wrong flights
that cross the right one are one disagreement."""

WORDS: Final = {
    Outcome.NONE: "not compared",
    Outcome.TP: "agree",
    Outcome.TN: "no ball in both",
    Outcome.FP1: "too far apart",
    Outcome.FP2: "only in this track",
    Outcome.FN: "missed",
}
"""What an outcome is called before the eyes of the user."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Frames with one kind of disagreement.

    Attributes:
        frames: which; a few that agree may lie between them.
        outcome: FP1, FP2 or FN.
        distance: the largest between the two, in video pixels; NaN where they never both see a ball.
        frame: where to look first: where they are farthest apart, or in the middle.
    """

    frames: range
    outcome: Outcome
    distance: float
    frame: int


def disagreements(outcomes: NDArray[np.uint8], distances: Floats) -> tuple[Disagreement, ...]:
    """The spans in which two tracks disagree, ascending; none goes over frames that disagree in another way.

    Args:
        outcomes: of each frame, (n,), an `Outcome`.
        distances: of each frame in video pixels, (n,); NaN where not both see a ball.
    """
    if not len(outcomes):
        return ()
    starts = np.concatenate(([0], np.flatnonzero(np.diff(outcomes)) + 1))
    stops = np.append(starts[1:], len(outcomes)).tolist()
    found: list[tuple[int, int, int]] = []
    apart = 0
    for start, stop, kind in zip(starts.tolist(), stops, outcomes[starts].tolist(), strict=True):
        if kind not in WRONG:
            apart += stop - start if kind != Outcome.NONE else BRIDGED + 1
        elif found and found[-1][2] == kind and apart <= BRIDGED:
            found[-1], apart = (found[-1][0], stop, kind), 0
        else:
            found.append((start, stop, kind))
            apart = 0
    known = np.where(np.isfinite(distances), distances, -1.0)
    return tuple(_disagreement(range(start, stop), Outcome(kind), known) for start, stop, kind in found)


def _disagreement(frames: range, outcome: Outcome, known: Floats) -> Disagreement:
    if outcome is not Outcome.FP1:
        return Disagreement(frames, outcome, math.nan, frames[len(frames) // 2])
    frame = frames[int(known[frames.start : frames.stop].argmax())]
    return Disagreement(frames, outcome, float(known[frame]), frame)


def take_over(track: Track, frames: range, other: Rows) -> Edit | None:
    """The edit that takes frames over from another track; None where that is unset or equal.

    They are reviewed then, as imported: that is where the points come from. Frames of which the other track says
    nothing stay as they are.

    Args:
        other: the other track's rows of these frames, with the fields of `ROW`.
    """
    rows = plain_rows(other)
    rows["source"] = SOURCES.index(Source.IMPORTED)
    after = human_rows(rows, reviewed=True)
    before = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    touched = np.flatnonzero((rows["state"] != State.UNSET) & (after != before))
    if not len(touched):
        return None
    return Edit("Use other track", (track.change(Layer.HUMAN, frames.start + touched, after[touched]),))
