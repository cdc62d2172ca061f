"""MOTChallenge's text files: `frame,object,left,top,width,height,confidence[,class,visibility]`.

Frames count from 1, and the corner of the picture is at (1, 1).
"""

import csv
from collections.abc import Sequence
from math import isfinite
from typing import Final

from rallytrace.storage.labels.other_tools.record import BallLabel, OtherLabels, as_table

_KIND: Final = "MOTChallenge"
_N_CELLS: Final = range(7, 11)
_VISIBILITY: Final = 8


def is_mot(first_line: str) -> bool:
    cells = first_line.split(",")
    try:
        return len(cells) in _N_CELLS and min(map(float, cells[4:6])) > 0 and all(map(isfinite, map(float, cells)))
    except ValueError:
        return False


def read_mot(lines: Sequence[str]) -> OtherLabels | None:
    """Read the boxes. Return None for several objects: the reader of tables then asks which one is the ball.

    Raises:
        ValueError, IndexError: a cell is not a number, or is missing.
    """
    rows = [row for row in csv.reader(lines) if row]
    if len({row[1].strip() for row in rows}) != 1:
        return None
    labels = []
    for row in rows:
        left, top, width, height, confidence = map(float, row[2:7])
        hidden = len(row) > _VISIBILITY and float(row[_VISIBILITY]) == 0
        x, y = left + width / 2 - 1.5, top + height / 2 - 1.5
        labels.append(BallLabel(int(row[0]) - 1, x, y, hidden, min(max(confidence, 0.0), 1.0)))
    return as_table(_KIND, labels)
