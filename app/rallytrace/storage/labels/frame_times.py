"""Frames given by their times: seconds, milliseconds, clocks and time codes, as motion analysis programs write them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, VideoFacts, choices_of
from rallytrace.storage.labels.cells import is_missing, numbers
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.clocks import parse_clock
from rallytrace.track.timecode import CodeRate, TimeCode, TimeCodeError

_CODE: Final = re.compile(r"(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})[:;](\d{1,2})", re.ASCII)
_MIN_CLOCK_SHARE: Final = 0.8
"""Minimum share of clocks among the cells of a column of times."""
_MAX_OVERHANG_RATIO: Final = 1.02
"""Largest ratio of the last time to the duration of the video."""
_MIN_STEP_FRAMES: Final = 0.1
"""Least median distance of times, in frames. Times in a unit that is too small lie closer together."""


class FrameUnit(WordedEnum):
    """What the cells of a frame column contain."""

    FRAMES = "frames", tr_lazy("video", "Frame numbers")
    SECONDS = "seconds", tr_lazy("video", "Seconds")
    MILLISECONDS = "milliseconds", tr_lazy("video", "Milliseconds")
    CLOCKS = "clocks", tr_lazy("video", "Clock times (m:ss.s)")
    CODES = "time-codes", tr_lazy("video", "Time codes (h:mm:ss:frames)")
    HUNDREDTHS = "hundredths", tr_lazy("video", "Clock times (h:mm:ss:hundredths)")


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
    if unit is FrameUnit.HUNDREDTHS:
        return 3600 * hours + 60 * minutes + whole + last / 100.0
    codes = CodeRate.of(rate)
    try:
        return codes.seconds(TimeCode(hours, minutes, whole, last, ";" in cell).frame(codes))
    except TimeCodeError:
        return np.nan


def _detect(column: FrameColumn, seconds: Floats) -> AspectFinding[FrameUnit]:
    if are_clocks(column.cells):
        return _detect_clocks([cell for cell in column.cells if is_clock(cell)], seconds)
    values, odd = numbers(column.cells, decimal_comma=column.decimal_comma)
    known = values[~np.isnan(values)]
    if not len(known) or 2 * odd.sum() > len(values):
        return AspectFinding(FrameUnit.FRAMES, tr_lazy("video", "Its cells are not times."), Certainty.LIKELY)
    last, duration = float(known.max()), _duration(seconds)
    words = tr_lazy("video", "It ends at {last:g}; the video lasts {duration:.1f} s.", last=last, duration=duration)
    named = _UNIT_OF_NAME.get(re.split(r"[^a-z]+", column.name.lower().rstrip(")] "))[-1])
    if column.is_of_times and named is not None:
        fits = last * _FACTORS[named] <= duration * _MAX_OVERHANG_RATIO
        return AspectFinding(
            named,
            tr_lazy("video", "It is called {name}.", name=column.name),
            Certainty.CERTAIN if fits else Certainty.LIKELY,
        )
    if float(np.mean(known != np.floor(known))) > 0.5:
        unit = next((unit for unit in _FACTORS if _fits(known * _FACTORS[unit], seconds)), None)
        certainty = Certainty.LIKELY if column.is_of_times and unit is not None else Certainty.UNSURE
        return AspectFinding(unit or FrameUnit.SECONDS, words, certainty)
    if column.is_of_times and last >= len(seconds) and _fits(known * 0.001, seconds):
        return AspectFinding(FrameUnit.MILLISECONDS, words, Certainty.LIKELY)
    certainty = Certainty.UNSURE if column.is_of_times else Certainty.CERTAIN
    words = join_texts((words, tr_lazy("video", "Its values are whole numbers.")), " ")
    return AspectFinding(FrameUnit.FRAMES, words, certainty)


def _duration(seconds: Floats) -> float:
    return float(seconds[-1] + 1 / _rate(seconds))


def _fits(times: Floats, seconds: Floats) -> bool:
    """Return True if times in seconds are within the video, and not much closer together than its frames."""
    steps = np.diff(np.unique(times))
    is_apart = not len(steps) or float(np.median(steps)) * _rate(seconds) >= _MIN_STEP_FRAMES
    return is_apart and float(times.max()) <= _duration(seconds) * _MAX_OVERHANG_RATIO


def _detect_clocks(cells: Sequence[str], seconds: Floats) -> AspectFinding[FrameUnit]:
    codes = [found for cell in cells if (found := _CODE.fullmatch(cell.strip())) is not None]
    if 2 * len(codes) <= len(cells):
        return AspectFinding(FrameUnit.CLOCKS, tr_lazy("video", "Its cells are clock times."), Certainty.CERTAIN)
    clocks = np.array([clock for cell in cells if (clock := parse_clock(cell)) is not None], np.float64)
    may_be_clocks = len(clocks) == len(cells)  # as 0:01:05, which is 65 seconds or 1 second and 5 frames
    if may_be_clocks and _fits(clocks, seconds):
        return AspectFinding(
            FrameUnit.CLOCKS, tr_lazy("video", "Its cells may be h:mm:ss or m:ss:frames."), Certainty.UNSURE
        )
    highest, rate = max(int(found[4]) for found in codes), _rate(seconds)
    words = tr_lazy(
        "video",
        "The last part of its times is at most {highest}, at {rate:.4g} frames per second.",
        highest=highest,
        rate=rate,
    )
    if highest >= round(rate):
        return AspectFinding(FrameUnit.HUNDREDTHS, words, Certainty.UNSURE if may_be_clocks else Certainty.CERTAIN)
    return AspectFinding(FrameUnit.CODES, words, Certainty.UNSURE)
