"""Times, durations and numbers as text, and parsing of typed frames and times."""

import math
import re
from typing import Final

from rallytrace.texts import has_decimal_comma, shown, shown_number, tr, tr_lazy
from rallytrace.track.wording import DASH

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
DOT: Final = "  \N{MIDDLE DOT}  "
"""Separator between two items on a line."""
NO_VALUE: Final = DASH
"""Text for a missing value."""
_LEAST_IN_MINUTES: Final = 90
"""Durations from this on, in seconds, are shown in minutes."""
_MAX_EQUAL_RATIO: Final = 0.8
"""Two durations with a greater ratio than this (shorter to longer) are shown as one."""
_TYPED: Final = re.compile(r"(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)\s*(s?)", re.ASCII)
_DOTTED_FRAME: Final = re.compile(r"[0-9]{1,3}(?:\.[0-9]{3})+")
"""A frame with dots between thousands. With a colon or a unit it would be a time, with a decimal point."""


def duration(seconds: float) -> str:
    """Return a duration as text such as 4.2 s, 1 min 05 s or 2 h 10 min."""
    return shown(duration_words(seconds))


def duration_words(seconds: float) -> str:
    """Return a duration as `duration` does, in English until `shown` translates it."""
    if seconds < 59.95:
        return tr_lazy("window", "{seconds:.1f} s", seconds=seconds)
    rounded = round(seconds)
    if rounded < 3600:
        return tr_lazy("window", "{minutes} min {seconds} s", minutes=rounded // 60, seconds=f"{rounded % 60:02d}")
    return _hours(rounded // 60)


def rough_duration(seconds: float) -> str:
    """Return a duration rounded up, as text such as 8 s, 3 min or 1 h 20 min."""
    return _rough_range(seconds, seconds)


def rough_range(least: float, most: float) -> str:
    """Return a range of durations, rounded up, such as 8-20 s or 50 s-2 min. Similar ends are shown as one."""
    return _rough_range(most if least > _MAX_EQUAL_RATIO * most else least, most)


def _rough_range(least: float, most: float) -> str:
    if most < _LEAST_IN_MINUTES:
        return tr("window", "{number} s", number=_between(max(math.ceil(least), 1), max(math.ceil(most), 1)))
    first, last = math.ceil(least / 60), math.ceil(most / 60)
    if least >= _LEAST_IN_MINUTES and last < 60:
        return tr("window", "{number} min", number=_between(first, last))
    if least < _LEAST_IN_MINUTES or first < 60:
        return f"{rough_duration(least)}{DASH}{rough_duration(most)}"
    ends = dict.fromkeys(shown(_hours(minutes)) for minutes in (first, last))
    return DASH.join(ends)


def _between(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}{DASH}{last}"


def _hours(minutes: int) -> str:
    return tr_lazy("window", "{hours} h {minutes} min", hours=minutes // 60, minutes=f"{minutes % 60:02d}")


def format_number(number: int) -> str:
    """Return a number with thousands separators, such as 12,345 or, in other languages, 12.345."""
    return shown_number(number, ",")


def typed_position(text: str) -> int | float | None:
    """Parse a typed frame or time.

    Whole numbers are frames; 1:23, 1:23.4, 0:01:23 and 83.5 s are times. In languages with a decimal comma, 83,5 s is
    a time, too, and 12.345 a frame. Times have a point on the clocks of the window, so that they can be typed with it.

    Returns:
        A frame number (int), a time in seconds (float), or None for any other text.
    """
    if has_decimal_comma():
        has_thousands = "," in text or _DOTTED_FRAME.fullmatch(text.strip()) is not None
        text = (text.replace(".", "") if has_thousands else text).replace(",", ".")
    found = _TYPED.fullmatch(text.strip().replace(",", ""))
    if found is None:
        return None
    hours, minutes, seconds, unit = found.groups()
    if minutes is None and not unit:
        return int(seconds) if seconds.isdigit() else None
    return int(hours or 0) * 3600 + int(minutes or 0) * 60 + float(seconds)
