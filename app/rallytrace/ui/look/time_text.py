"""Times, durations and numbers as text, and parsing of typed frames and times."""

import math
import re
from typing import Final

from rallytrace.texts import has_decimal_comma, shown_number
from rallytrace.track.wording import DASH

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
DOT: Final = "  \N{MIDDLE DOT}  "
"""Separator between two items on a line."""
NO_VALUE: Final = DASH
"""Text for a missing value."""
_MAX_EQUAL_RATIO: Final = 0.8
"""Two durations with a greater ratio than this (shorter to longer) are shown as one."""
_TYPED: Final = re.compile(r"(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)\s*(s?)", re.ASCII)
_DOT_BETWEEN_THOUSANDS: Final = re.compile(r"(?<=[0-9])\.(?=[0-9]{3}(?![0-9]))")


def duration(seconds: float) -> str:
    """Return a duration as text such as 4.2 s, 1 min 05 s or 2 h 10 min."""
    if seconds < 59.95:
        return f"{shown_number(seconds, '.1f')} s"
    rounded = round(seconds)
    if rounded < 3600:
        return f"{rounded // 60} min {rounded % 60:02d} s"
    return f"{rounded // 3600} h {rounded % 3600 // 60:02d} min"


def rough_duration(seconds: float) -> str:
    """Return a duration rounded up, as text such as 8 s, 3 min or 1 h 20 min."""
    if seconds < 90:
        return f"{max(math.ceil(seconds), 1)} s"
    minutes = math.ceil(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02d} min"


def rough_range(least: float, most: float) -> str:
    """Return a range of durations, rounded up, such as 8-20 s or 50 s-2 min. Similar ends are shown as one."""
    first, last = rough_duration(least), rough_duration(most)
    if first == last or least > _MAX_EQUAL_RATIO * most:
        return last
    (amount, unit), last_unit = first.rsplit(" ", 1), last.rsplit(" ", 1)[1]
    return f"{amount if unit == last_unit and ' ' not in amount else first}{DASH}{last}"


def format_number(number: int) -> str:
    """Return a number with thousands separators, such as 12,345 or, in other languages, 12.345."""
    return shown_number(number, ",")


def typed_position(text: str) -> int | float | None:
    """Parse a typed frame or time.

    Whole numbers are frames; 1:23, 1:23.4, 0:01:23 and 83.5 s are times. In languages with a decimal comma, 83,5 s is
    a time, too, and 12.345 a frame.

    Returns:
        A frame number (int), a time in seconds (float), or None for any other text.
    """
    if has_decimal_comma():
        text = _DOT_BETWEEN_THOUSANDS.sub("", text).replace(",", ".")
    found = _TYPED.fullmatch(text.strip().replace(",", ""))
    if found is None:
        return None
    hours, minutes, seconds, unit = found.groups()
    if minutes is None and not unit:
        return int(seconds) if seconds.isdigit() else None
    return int(hours or 0) * 3600 + int(minutes or 0) * 60 + float(seconds)
