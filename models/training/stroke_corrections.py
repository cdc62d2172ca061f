"""Read tables of strokes that people have corrected, as the export of strokes writes them."""

import csv
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from models.studies.shuttleset import LabelledRally, Row
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.exports.formats.strokes import LAUNCH_COLUMNS
from rallytrace.track.arrays import Floats
from rallytrace.track.stroke_types import StrokeGroup, StrokeType


def read_corrections(path: Path) -> list[LabelledRally]:
    """Return the rallies of a table. Only names given by a person are labels.

    A name without a finer type labels the group. Tables written before launches were measured have none.

    Raises:
        OSError: the file cannot be read.
        KeyError: it lacks a column.
    """
    rallies: dict[str, list[Row]] = defaultdict(list)
    with path.open(encoding="utf-8-sig", newline="") as stream:
        for row in csv.DictReader(stream):
            rallies[row["Rally"]].append(row)
    return [_read_rally(path.stem, rows) for rows in rallies.values()]


def _read_rally(match: str, rows: Sequence[Row]) -> LabelledRally:
    def places(name: str) -> Floats:
        return np.array([[_number(row[f"{name} {axis} (m)"]) for axis in "XY"] for row in rows])

    strokes = StrokeSequence(
        times=np.array([float(row["Time"]) for row in rows]),
        hitter=places("Hitter"),
        opponent=places("Opponent"),
        contact=places("Contact"),
        target=places("Target"),
        low=np.array([_number(row["Low"]) for row in rows]),
        launch=np.array([[_number(row.get(name, "")) for name in LAUNCH_COLUMNS] for row in rows]),
    )
    types = [_index(list(StrokeType), row["Stroke type"], row) for row in rows]
    groups = [_index(list(StrokeGroup), row["Stroke"], row) for row in rows]
    hands = np.full((len(rows), 2), np.nan)
    return LabelledRally(match, strokes, np.array(types, np.int64), np.array(groups, np.int64), hands)


def _index(names: Sequence[str], text: str, row: Row) -> int:
    """Return the index of a name given by a person; -1 for none and for found ones."""
    return names.index(text) if row["Stroke source"] == "human" and text in names else -1


def _number(text: str) -> float:
    return float(text) if text else float("nan")
