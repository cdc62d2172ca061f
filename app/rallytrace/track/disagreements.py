"""Find the disagreements between two tracks, as ranges of frames to review one by one."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.metrics import WRONG, Outcome
from rallytrace.track.track import SOURCES, Layer, Rows, State, Track, human_rows, plain_rows

MAX_BRIDGED_FRAMES: Final = 2
"""Largest number of agreeing frames within one disagreement. A wrong path that crosses the right one is thus one
disagreement.
"""

OUTCOME_WORDS: Final = {
    Outcome.NOT_COMPARED: tr_lazy("match", "not compared"),
    Outcome.TP: tr_lazy("match", "agree"),
    Outcome.TN: tr_lazy("match", "no ball in both"),
    Outcome.FP1: tr_lazy("match", "too far apart"),
    Outcome.FP2: tr_lazy("match", "only in this track"),
    Outcome.FN: tr_lazy("match", "missed"),
}
"""Description of each outcome for the user."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Frames in which two tracks disagree in the same way.

    Attributes:
        frames: range of frames; in a few of them, the tracks may agree.
        outcome: FP1, FP2 or FN.
        distance: largest distance between the two positions in video pixels; NaN unless the outcome is FP1.
        frame: frame to show first: the one with the largest distance, or the middle one.
    """

    frames: range
    outcome: Outcome
    distance: float
    frame: int


def find_disagreements(outcomes: NDArray[np.uint8], distances: Floats) -> tuple[Disagreement, ...]:
    """Return the disagreements, ascending. Frames that disagree in different ways are never in the same one.

    Args:
        outcomes: (n,) `Outcome` of each frame.
        distances: (n,) distance between the two positions in video pixels; NaN unless there are two.
    """
    if not len(outcomes):
        return ()
    starts = np.concatenate(([0], np.flatnonzero(np.diff(outcomes)) + 1))
    stops = np.append(starts[1:], len(outcomes)).tolist()
    found: list[tuple[int, int, int]] = []
    n_between = 0
    for start, stop, kind in zip(starts.tolist(), stops, outcomes[starts].tolist(), strict=True):
        if kind not in WRONG:
            n_between += stop - start if kind != Outcome.NOT_COMPARED else MAX_BRIDGED_FRAMES + 1
        elif found and found[-1][2] == kind and n_between <= MAX_BRIDGED_FRAMES:
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
    """Return an edit that copies frames from another track; None if nothing changes.

    The copied frames become reviewed, with the source 'imported'. Frames that are unset in the other track stay as they
    are.

    Args:
        labels: (len(frames),) rows of these frames in the other track, with the fields of `ROW`.
    """
    rows = plain_rows(labels)
    rows["source"] = SOURCES.index(Source.IMPORTED)
    new_rows = human_rows(rows, reviewed=True)
    old_rows = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    touched = np.flatnonzero((rows["state"] != State.UNSET) & (new_rows != old_rows))
    if not len(touched):
        return None
    return Edit("Use the other track", (track.change(Layer.HUMAN, frames.start + touched, new_rows[touched]),))
