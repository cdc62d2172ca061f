"""Tables of key points with a likelihood: DeepLabCut's and SLEAP's CSV."""

import csv
from collections.abc import Sequence
from typing import Final

from rallytrace.errors import AppError
from rallytrace.storage.labels.other_tools.record import BallLabel, OtherLabels, as_table, choose_ball
from rallytrace.texts import tr_lazy

_DEEPLABCUT: Final = "DeepLabCut"
_SLEAP: Final = "SLEAP"
_MIN_LIKELIHOOD: Final = 0.05
"""Below this the tools themselves draw nothing: the point is a guess in a frame without a ball."""


def is_deeplabcut(lines: Sequence[str]) -> bool:
    return len(lines) > 3 and lines[0].startswith("scorer,") and any(line.startswith("coords,") for line in lines[2:4])


def read_deeplabcut(lines: Sequence[str]) -> OtherLabels:
    """Read a table with rows of headings: scorer, (individuals,) bodyparts, coords.

    Raises:
        AppError: it is unclear which body part is the ball.
        ValueError, IndexError: a cell is not a number, or is missing.
    """
    rows = list(csv.reader(lines))
    head = next(number for number, row in enumerate(rows) if row and row[0] == "coords")
    parts, coords = rows[head - 1], rows[head]
    columns: dict[str, dict[str, int]] = {}
    for column in range(1, len(coords)):
        columns.setdefault(parts[column], {}).setdefault(coords[column], column)
    return _read(_DEEPLABCUT, rows[head + 1 :], 0, columns)


def is_sleap(lines: Sequence[str]) -> bool:
    header = lines[0].split(",") if lines else []
    return "frame_idx" in header and any(name.endswith(".x") for name in header)


def read_sleap(lines: Sequence[str]) -> OtherLabels:
    """Read an analysis table: track, frame_idx, instance.score, then x, y and score of each node.

    Raises:
        AppError: it is unclear which node is the ball.
        ValueError, IndexError: a cell is not a number, or is missing.
    """
    rows = list(csv.reader(lines))
    columns: dict[str, dict[str, int]] = {}
    names = {"x": "x", "y": "y", "score": "likelihood"}
    for column, name in enumerate(rows[0]):
        node, dot, coordinate = name.rpartition(".")
        if dot and node != "instance" and coordinate in names:
            columns.setdefault(node, {})[names[coordinate]] = column
    return _read(_SLEAP, rows[1:], rows[0].index("frame_idx"), columns)


def _read(kind: str, rows: Sequence[Sequence[str]], frame: int, columns: dict[str, dict[str, int]]) -> OtherLabels:
    complete = {name: found for name, found in columns.items() if {"x", "y"} <= found.keys()}
    ball = choose_ball(kind, dict.fromkeys(complete, len(rows)))
    of = complete[ball]
    labels: list[BallLabel] = []
    for row in rows:
        if not row or not row[frame].strip():
            continue
        number = float(row[frame])
        if number != int(number):
            raise AppError(
                tr_lazy(
                    "errors",
                    "The {kind} table has the frame number {row}, not a whole number.",
                    kind=kind,
                    row=row[frame],
                ),
                tr_lazy("errors", "Export it again."),
            )
        x, y = (row[of[name]].strip() for name in ("x", "y"))
        likelihood = row[of["likelihood"]].strip() if "likelihood" in of else ""
        confidence = min(max(float(likelihood), 0.0), 1.0) if likelihood else 1.0
        if not x or not y or "nan" in {x.lower(), y.lower()} or confidence < _MIN_LIKELIHOOD:
            labels.append(BallLabel(int(number), confidence=confidence))
        else:
            labels.append(BallLabel(int(number), float(x), float(y), confidence=confidence))
    return as_table(kind, labels)
