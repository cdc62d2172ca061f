"""Frames given by their times: seconds, milliseconds, clocks and time codes, as motion analysis programs write them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, VideoFacts, choices_of
from rallytrace.storage.labels.cells import is_missing, numbers
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.clocks import parse_clock

_CODE: Final = re.compile(r"(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})[:;](\d{1,2})", re.ASCII)
_MIN_CLOCK_SHARE: Final = 0.8
"""Minimum share of clocks among the cells of a column of times."""
_MAX_OVERHANG_RATIO: Final = 1.02
"""Largest ratio of the last time to the duration of the video."""


class FrameUnit(WordedEnum):
    """What the cells of a frame column contain."""

    FRAMES = "frames", "Frame numbers"
    SECONDS = "seconds", "Seconds"
    MILLISECONDS = "milliseconds", "Milliseconds"
    CLOCKS = "clocks", "Clock times (m:ss.s)"
    CODES = "time-codes", "Time codes (h:mm:ss:frames)"
    HUNDREDTHS = "hundredths", "Clock times (h:mm:ss:hundredths)"


_UNIT_OF_NAME: Final = {
    **dict.fromkeys(("ms", "msec", "milliseconds"), FrameUnit.MILLISECONDS),
    **dict.fromkeys(("s", "sec", "seconds"), FrameUnit.SECONDS),
}
_FACTORS: Final = {FrameUnit.SECONDS: 1.0, FrameUnit.MILLISECONDS: 0.001}


@dataclass(frozen=True, slots=True)
class FrameColumn:
    """The cells of a frame column.

    Attributes:
        cells: one for each row.
        name: heading of the column; '' for none.
        is_of_times: True if the heading says that it contains times.
        decimal_comma: True if numbers have a decimal comma.
    """

    cells: Sequence[str]
    name: str
    is_of_times: bool
    decimal_comma: bool


def is_clock(cell: str) -> bool:
    return parse_clock(cell) is not None or _CODE.fullmatch(cell) is not None


def are_clocks(cells: Sequence[str]) -> bool:
    """Return True if most of a column's cells are clocks or time codes."""
    filled = [cell for cell in cells if not is_missing(cell)]
    return len(filled) > 0 and sum(map(is_clock, filled)) >= _MIN_CLOCK_SHARE * len(filled)


def choose_unit(column: FrameColumn, facts: VideoFacts, decisions: Decisions) -> FrameUnit:
    """Decide what a frame column contains. Nothing is concluded about a column of plain frame numbers.

    Raises:
        AppError: the user's choice is not possible.
    """
    if facts.seconds is None or len(facts.seconds) < 2:
        return FrameUnit.FRAMES
    verdict = _detect(column, facts.seconds)
    if verdict.value is FrameUnit.FRAMES and Aspect.FRAME_UNIT not in decisions.overrides and not column.is_of_times:
        return FrameUnit.FRAMES
    return decisions.choose(Aspect.FRAME_UNIT, choices_of(FrameUnit), verdict)


def frames_of_times(column: FrameColumn, unit: FrameUnit, seconds: Floats) -> tuple[Floats, Flags]:
    """Return the frame nearest to each time, NaN for a missing one, and a mask of faulty cells.

    Args:
        column: the times, counted from the first frame.
        unit: any unit but frames.
        seconds: time of each frame of the video, (n,), n > 1. Frames beyond its end are counted at its mean rate.
    """
    if unit in _FACTORS:
        times, odd = numbers(column.cells, decimal_comma=column.decimal_comma)
        times = times * _FACTORS[unit]
    else:
        rate = _rate(seconds)
        times = np.array([_seconds(cell, unit, rate) for cell in column.cells], np.float64)
        odd = np.isnan(times) & ~np.array([is_missing(cell) for cell in column.cells], np.bool_)
    nearest = np.interp(times, seconds, np.arange(len(seconds), dtype=np.float64))
    beyond = times > seconds[-1]
    nearest[beyond] = len(seconds) - 1 + (times[beyond] - seconds[-1]) * _rate(seconds)
    nearest[times < 0] = times[times < 0] * _rate(seconds)
    return np.floor(nearest + 0.5), odd


def _rate(seconds: Floats) -> float:
    return float((len(seconds) - 1) / (seconds[-1] - seconds[0]))


def _seconds(cell: str, unit: FrameUnit, rate: float) -> float:
    if unit is FrameUnit.CLOCKS:
        clock = parse_clock(cell)
        return np.nan if clock is None else clock
    found = _CODE.fullmatch(cell.strip())
    if found is None:
        return np.nan
    hours, minutes, whole, last = (int(part or 0) for part in found.groups())
    return 3600 * hours + 60 * minutes + whole + last / (100.0 if unit is FrameUnit.HUNDREDTHS else rate)


def _detect(column: FrameColumn, seconds: Floats) -> AspectFinding[FrameUnit]:
    if are_clocks(column.cells):
        codes = [found for cell in column.cells if (found := _CODE.fullmatch(cell.strip())) is not None]
        return _detect_clocks(codes, len(column.cells), _rate(seconds))
    values, odd = numbers(column.cells, decimal_comma=column.decimal_comma)
    known = values[~np.isnan(values)]
    if not len(known) or 2 * odd.sum() > len(values):
        return AspectFinding(FrameUnit.FRAMES, "Its cells are not times.", Certainty.LIKELY)
    last, duration = float(known.max()), float(seconds[-1] + 1 / _rate(seconds)) * _MAX_OVERHANG_RATIO
    words = f"It ends at {last:g}; the video lasts {duration / _MAX_OVERHANG_RATIO:.1f} s."
    named = _UNIT_OF_NAME.get(re.split(r"[^a-z]+", column.name.lower().rstrip(")] "))[-1])
    if column.is_of_times and named is not None:
        fits = last * _FACTORS[named] <= duration
        return AspectFinding(named, f"It is called {column.name}.", Certainty.CERTAIN if fits else Certainty.LIKELY)
    if float(np.mean(known != np.floor(known))) > 0.5:
        unit = FrameUnit.SECONDS if last <= duration else FrameUnit.MILLISECONDS
        return AspectFinding(unit, words, Certainty.LIKELY if column.is_of_times else Certainty.UNSURE)
    if column.is_of_times and last >= len(seconds) and last * 0.001 <= duration:
        return AspectFinding(FrameUnit.MILLISECONDS, words, Certainty.LIKELY)
    certainty = Certainty.UNSURE if column.is_of_times else Certainty.CERTAIN
    return AspectFinding(FrameUnit.FRAMES, f"{words} Its values are whole numbers.", certainty)


def _detect_clocks(codes: Sequence[re.Match[str]], n_cells: int, rate: float) -> AspectFinding[FrameUnit]:
    if 2 * len(codes) <= n_cells:
        return AspectFinding(FrameUnit.CLOCKS, "Its cells are clock times.", Certainty.CERTAIN)
    highest = max(int(found[4]) for found in codes)
    words = f"The last part of its times is at most {highest}, at {rate:.4g} frames per second."
    if highest >= round(rate):
        return AspectFinding(FrameUnit.HUNDREDTHS, words, Certainty.CERTAIN)
    return AspectFinding(FrameUnit.CODES, words, Certainty.UNSURE)
