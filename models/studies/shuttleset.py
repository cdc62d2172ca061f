"""Read ShuttleSet: strokes of badminton matches with feet, targets and types.

A folder holds `match.csv`, `homography.csv` and a folder for each match with `set1.csv` and so on. Source:
wywyWang/CoachAI-Projects (MIT); Wang et al., KDD 2023.
"""

import csv
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.storage.segments.shuttleset import STROKE_NAMES as TYPE_NAMES
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.homography import project_floor, solve_homography
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import GROUP_OF, StrokeGroup, StrokeType

Row: TypeAlias = Mapping[str, str]

GROUP_INDEX: Final = np.array([list(StrokeGroup).index(GROUP_OF[stroke_type]) for stroke_type in StrokeType])
"""The index of each type's group."""
_RATES: Final = np.array([24, 25, 29.97, 30, 50, 59.94, 60])
"""Frames per second of broadcasts."""
_CORNERS: Final = ("upleft", "upright", "downright", "downleft")
_LOW: Final = {"1": 0.0, "2": 1.0}
"""`hit_height`: 1 is above the top of the net, 2 below it."""


@dataclass(frozen=True, slots=True, eq=False)
class LabelledRally:
    """A rally with labelled strokes.

    Attributes:
        match: the name of the match's folder.
        strokes: the rally, as the network is told of it.
        types: (n,) indices into `StrokeType`; -1 for an unknown type.
        groups: (n,) indices into `StrokeGroup`; -1 for an unknown group.
        hands: (n, 2) 1 for a backhand, and for round the head; NaN where nobody has said so.
    """

    match: str
    strokes: StrokeSequence
    types: Indices
    groups: Indices
    hands: Floats

    def part(self, first: int) -> "LabelledRally":
        """Return the rally from a stroke on."""
        fields = {name: getattr(self.strokes, name)[first:] for name in StrokeSequence.__slots__}
        labels = self.types[first:], self.groups[first:], self.hands[first:]
        return LabelledRally(self.match, StrokeSequence(**fields), *labels)


def read_shuttleset(folder: Path) -> list[LabelledRally]:
    """Read all rallies of a folder.

    Raises:
        OSError: a file is missing or cannot be read.
        KeyError: a file lacks a column, or `homography.csv` a match.
    """
    with (folder / "homography.csv").open(encoding="utf-8-sig", newline="") as stream:
        courts = {row["video"]: row for row in csv.DictReader(stream)}
    return [
        rally
        for match in sorted(path for path in folder.iterdir() if path.is_dir())
        for sheet in sorted(match.glob("set*.csv"))
        for rally in _read_set(sheet, floor_of(courts[match.name]))
    ]


def floor_of(row: Row) -> Floats:
    """Return the homography (3, 3) from pixels to metres on the floor; y grows towards the far end."""
    court = SPORTS[Sport.BADMINTON].court
    half_width, half_length = court.width / 2, court.length / 2
    floor = [
        (-half_width, half_length),
        (half_width, half_length),
        (half_width, -half_length),
        (-half_width, -half_length),
    ]
    up_left, up_right, down_right, down_left = [(float(row[f"{name}_x"]), float(row[f"{name}_y"])) for name in _CORNERS]
    # One match has its lower corners swapped.
    upper, lower = sorted([up_left, up_right]), sorted([down_left, down_right], reverse=True)
    return solve_homography([*upper, *lower], floor)


def _read_set(sheet: Path, floor: Floats) -> Iterator[LabelledRally]:
    with sheet.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    rate = _frame_rate(rows)
    rallies: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        rallies[row["rally"]].append(row)
    for strokes in rallies.values():
        strokes.sort(key=lambda row: number_of(row["ball_round"]))
        yield _read_rally(sheet.parent.name, strokes, floor, rate)


def _read_rally(match: str, rows: Sequence[Row], floor: Floats, rate: float) -> LabelledRally:
    def places(name: str) -> Floats:
        pixels = np.array([(number_of(row[f"{name}_x"]), number_of(row[f"{name}_y"])) for row in rows])
        return project_floor(floor, pixels)

    numbers = {stroke_type: number for number, stroke_type in enumerate(StrokeType)}
    types = [numbers[TYPE_NAMES[row["type"]]] if row["type"] in TYPE_NAMES else -1 for row in rows]
    strokes = StrokeSequence(
        times=np.array([number_of(row["frame_num"]) for row in rows]) / rate,
        hitter=places("player_location"),
        opponent=places("opponent_location"),
        contact=places("hit"),
        target=places("landing"),
        low=np.array([_LOW.get((row["hit_height"] or "").partition(".")[0], np.nan) for row in rows]),
        launch=np.full((len(rows), 2), np.nan),
    )
    known = np.array(types, np.int64)
    hands = np.array([[float(number_of(row.get(name)) == 1) for name in ("backhand", "aroundhead")] for row in rows])
    return LabelledRally(match, strokes, known, np.where(known < 0, -1, GROUP_INDEX[known]), hands)


def _frame_rate(rows: Sequence[Row]) -> float:
    """Return the usual frame rate nearest to what the frames and times of the rows say; 30 for few rows."""
    seconds, frames = [], []
    for row in rows:
        if (clock := re.match(r"(\d+):(\d+):(\d+)", row["time"] or "")) and np.isfinite(number_of(row["frame_num"])):
            hours, minutes, rest = map(int, clock.groups())
            seconds.append(3600 * hours + 60 * minutes + rest)
            frames.append(number_of(row["frame_num"]))
    if len(set(seconds)) < 10:
        return 30.0
    slope = float(np.polyfit(seconds, frames, 1)[0])
    return float(_RATES[np.abs(_RATES - slope).argmin()])


def number_of(text: str | None) -> float:
    try:
        return float(text or "nan")
    except ValueError:
        return float("nan")
