"""Parse times as people and programs write them: seconds, clocks, time codes and frame numbers."""

import enum
import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from rallytrace.track.timecode import TimeCode

_CLOCK: Final = re.compile(r"(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?", re.ASCII)
_THOUSANDS: Final = re.compile(r"\d{1,3}(?:,\d{3})+\.\d{1,9}", re.ASCII)
_NUMBER: Final = re.compile(
    r"#?([+-]?\d{1,12}(?:[.,]\d{1,12})?)(?:\s*(s|sec|seconds|ms|f|frames))?", re.ASCII | re.IGNORECASE
)


class TimeKind(enum.Enum):
    """The notation of a time."""

    NUMBER = enum.auto()
    """A plain number: seconds, milliseconds or frames."""
    CLOCK = enum.auto()
    """m:ss or h:mm:ss, with or without decimals."""
    CODE = enum.auto()
    """A time code, hh:mm:ss:ff."""
    FRAME = enum.auto()
    """A number marked as a frame number."""
    MILLISECOND = enum.auto()


_UNITS: Final = {"ms": TimeKind.MILLISECOND, "f": TimeKind.FRAME, "frames": TimeKind.FRAME}


@dataclass(frozen=True, slots=True)
class CellTime:
    """The time in a cell.

    Attributes:
        value: seconds of a clock; the number itself for plain numbers and frames; 0 for a time code.
        is_whole: True if the number has no decimals.
        code: time code, if the kind is CODE.
    """

    kind: TimeKind
    value: float
    is_whole: bool = False
    code: TimeCode | None = None


def parse_clock(text: str) -> float | None:
    """Return the seconds of a clock such as 1:02:03.5; None for other texts."""
    found = _CLOCK.fullmatch(text.strip())
    if found is None or int(found[3]) > 59 or (found[1] is not None and int(found[2]) > 59):
        return None
    seconds = 3600 * int(found[1] or 0) + 60 * int(found[2]) + int(found[3])
    return seconds + (float(f"0.{found[4]}") if found[4] else 0.0)


def parse_time(text: str) -> CellTime | None:
    """Return the time in a cell; None if there is none. A number after '#' is a frame."""
    text = unicodedata.normalize("NFKC", text).strip().strip("\"'").strip()
    if _THOUSANDS.fullmatch(text):
        text = text.replace(",", "")
    if (seconds := parse_clock(text)) is not None:
        return CellTime(TimeKind.CLOCK, seconds)
    if (code := TimeCode.parse(text)) is not None:
        return CellTime(TimeKind.CODE, 0.0, code=code)
    found = _NUMBER.fullmatch(text)
    if found is None:
        return None
    unit = "f" if text.startswith("#") else (found[2] or "").lower()
    kind = _UNITS.get(unit, TimeKind.CLOCK if unit else TimeKind.NUMBER)
    return CellTime(kind, float(found[1].replace(",", ".")), is_whole=not re.search("[.,]", found[1]))
