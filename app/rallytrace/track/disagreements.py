"""Disagreements of two tracks: ranges of frames to review in turn."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.metrics import WRONG, Outcome
from rallytrace.track.track import SOURCES, Layer, Rows, State, Track, human_rows, plain_rows

BRIDGED: Final = 2
"""Most agreeing frames within one disagreement, between frames that disagree in the same way: two wrong flights that
cross the right one are one disagreement."""

WORDS: Final = {
    Outcome.NOT_COMPARED: "not compared",
    Outcome.TP: "agree",
    Outcome.TN: "no ball in both",
    Outcome.FP1: "too far apart",
    Outcome.FP2: "only in this track",
    Outcome.FN: "missed",
}
"""The text of each outcome for the user."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Frames with one kind of disagreement.

    Attributes:
        frames: a few that agree may lie between them.
        outcome: FP1, FP2 or FN.
        distance: the largest between the two, in video pixels; NaN if they never both see a ball.
        frame: the first to show: the farthest apart, or the middle.
    """

    frames: range
    outcome: Outcome
    distance: float
    frame: int


def find_disagreements(outcomes: NDArray[np.uint8], distances: Floats) -> tuple[Disagreement, ...]:
    """The spans with a disagreement, ascending; none crosses frames that disagree in another way.

    Args:
        outcomes: of each frame, (n,), an `Outcome`.
        distances: of each frame in video pixels, (n,); NaN without two balls.
    """
    if not len(outcomes):
        return ()
    starts = np.concatenate(([0], np.flatnonzero(np.diff(outcomes)) + 1))
    stops = np.append(starts[1:], len(outcomes)).tolist()
    found: list[tuple[int, int, int]] = []
    n_between = 0
    for start, stop, kind in zip(starts.tolist(), stops, outcomes[starts].tolist(), strict=True):
        if kind not in WRONG:
            n_between += stop - start if kind != Outcome.NOT_COMPARED else BRIDGED + 1
        elif found and found[-1][2] == kind and n_between <= BRIDGED:
            found[-1], n_between = (found[-1][0], stop, kind), 0
        else:
            found.append((start, stop, kind))
            n_between = 0
    known = np.where(np.isfinite(distances), distances, -1.0)
    return tuple(_disagreement(range(start, stop), Outcome(kind), known) for start, stop, kind in found)


def _disagreement(frames: range, outcome: Outcome, known: Floats) -> Disagreement:
    if outcome is not Outcome.FP1:
        return Disagreement(frames, outcome, math.nan, frames[len(frames) // 2])
    frame = frames[int(known[frames.start : frames.stop].argmax())]
    return Disagreement(frames, outcome, float(known[frame]), frame)


def take_over(track: Track, frames: range, labels: Rows) -> Edit | None:
    """The edit that copies frames from another track; None if that is unset or equal.

    The frames become reviewed, with the source 'imported'. Frames unset in the other track stay.

    Args:
        labels: the other track's rows of these frames, with the fields of `ROW`.
    """
    rows = plain_rows(labels)
    rows["source"] = SOURCES.index(Source.IMPORTED)
    new_rows = human_rows(rows, reviewed=True)
    old_rows = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    touched = np.flatnonzero((rows["state"] != State.UNSET) & (new_rows != old_rows))
    if not len(touched):
        return None
    return Edit("Use other track", (track.change(Layer.HUMAN, frames.start + touched, new_rows[touched]),))
