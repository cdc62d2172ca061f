"""Frames that a label file gives more than one row."""

import enum

import numpy as np

from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Conclusion,
    Overrides,
    Sureness,
    settle,
)
from rallytrace.storage.labels.notes import lines_in_words
from rallytrace.storage.labels.numerals import Mask, Numbers


class Twice(enum.StrEnum):
    """Which of two rows counts that say different things of one frame."""

    FIRST = "first"
    LAST = "last"
    NEITHER = "neither"


_CHOICES = [
    (Twice.FIRST, AspectChoice("first", "The first counts")),
    (Twice.LAST, AspectChoice("last", "The last counts")),
    (Twice.NEITHER, AspectChoice("neither", "Neither; the frame stays open")),
]
_WINDOW = 8
"""Of TrackNetV3: with --large_video the second row of a frame stands last, and the frame is one window from the end."""


def repeated_rows(frames: Numbers, alive: Mask) -> list[list[int]]:
    """Groups of rows that have the same frame, in the order of the file."""
    rows = np.flatnonzero(alive)
    order = rows[np.argsort(frames[rows], kind="stable")]
    same = np.flatnonzero(frames[order][1:] == frames[order][:-1])
    groups: dict[float, list[int]] = {}
    for at in same.tolist():
        groups.setdefault(float(frames[order[at]]), [int(order[at])]).append(int(order[at + 1]))
    return list(groups.values())


def settle_twice(contrary: list[list[int]], frames: Numbers, overrides: Overrides) -> tuple[Twice, list[Conclusion]]:
    """Say which row counts; nothing is concluded where no rows contradict one another.

    Args:
        contrary: groups of rows that say different things of one frame.
        frames: frame number of each row.
        overrides: what the user says.
    """
    if not contrary:
        return Twice.FIRST, []
    rows = contrary[0]
    evidence = f"{lines_in_words((int(frames[group[0]]) for group in contrary), one='frame', many='frames')}."
    evidence = f"They say different things of {evidence}"
    verdict = AspectFinding(Twice.NEITHER, evidence, Sureness.UNSURE)
    if len(contrary) == 1 and rows[-1] == len(frames) - 1 and frames[-2] - frames[-1] == _WINDOW - 2:
        said = (
            f"{evidence} predict.py with --large_video writes such a second row; or somebody has appended a correction."
        )
        verdict = AspectFinding(Twice.FIRST, said, Sureness.UNSURE)
    twice, conclusion = settle(Aspect.TWICE, _CHOICES, verdict, overrides)
    return twice, [conclusion]
