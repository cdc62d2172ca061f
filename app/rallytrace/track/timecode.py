"""Convert exactly between SMPTE time codes, frame numbers and seconds.

A code counts frames at the nominal rate: 30 for 29.97 frames per second, 24 for 23.976, 60 for 59.94. Non-drop codes
(`00:30:00:00`) skip no numbers, so that at those rates they fall behind the clock. Drop-frame codes (`00:30:00;00`)
skip the first numbers of each minute except every tenth, so that they agree with the clock.
"""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Self

from rallytrace.texts import tr_lazy

_CODE: Final = re.compile(r"(\d{1,3})([:;])(\d\d)([:;])(\d\d)([:;])(\d{2,3})", re.ASCII)
_NTSC: Final = Fraction(1000, 1001)
_MAX_RATE_ERROR: Final = 4e-4
"""Largest relative error of a measured rate. For comparison, 30 and 29.97 differ by 1e-3."""
_DROPPED_SHARE: Final = Fraction(2, 30)
"""Number of frame numbers skipped per minute, as a share of the nominal rate."""


class TimeCodeError(ValueError):
    """A time code does not exist at its frame rate.

    Attributes:
        words: a full sentence.
    """

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class CodeRate:
    """The frame rate of time codes.

    Attributes:
        exact: frames per second.
        base: nominal frames per second. The frame number within a second is below it.
    """

    exact: Fraction
    base: int

    @classmethod
    def of(cls, rate: float) -> Self:
        """Return the standard rate nearest to a measured rate, or the measured rate itself if none is near."""
        base = max(math.floor(rate + 0.5), 1)
        for exact in (Fraction(base), base * _NTSC):
            if abs(rate / float(exact) - 1) < _MAX_RATE_ERROR:
                return cls(exact, base)
        return cls(Fraction(rate).limit_denominator(1001) if rate > 0 else Fraction(1), base)

    @property
    def allows_drop(self) -> bool:
        """Return True if drop-frame codes are defined at this rate: 29.97, 59.94 and 119.88."""
        return self.base % 30 == 0 and self.exact != self.base

    @property
    def words(self) -> str:
        """Return the rate as people write it, such as 29.97 or 25."""
        return f"{float(self.exact):.3f}".rstrip("0").rstrip(".")

    def seconds(self, frame: int) -> float:
        """Return the time at which a frame begins, in seconds from frame 0."""
        return float(frame / self.exact)

    def nearest_frame(self, seconds: float) -> int:
        """Return the frame whose beginning is nearest to a time in seconds."""
        return math.floor(Fraction(seconds) * self.exact + Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class TimeCode:
    """A time code as written.

    Attributes:
        frames: frame number within the second.
        is_drop: True if it is written with a semicolon, as drop-frame codes are.
    """

    hours: int
    minutes: int
    seconds: int
    frames: int
    is_drop: bool

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Parse a code such as 01:00:10:05; return None for any other text."""
        found = _CODE.fullmatch(text.strip())
        if found is None:
            return None
        return cls(int(found[1]), int(found[3]), int(found[5]), int(found[7]), ";" in text)

    def frame(self, rate: CodeRate, *, is_drop: bool | None = None) -> int:
        """Return the number of frames from 00:00:00:00 to this code.

        Args:
            rate: frame rate of the code.
            is_drop: whether to read it as a drop-frame code, whatever separator it has; None to go by the separator. It
                has no effect at rates without drop-frame codes.

        Raises:
            TimeCodeError: minutes, seconds or frames are out of range.
        """
        if self.minutes > 59 or self.seconds > 59:
            raise TimeCodeError(tr_lazy("errors", "Minutes and seconds of a time code must be 59 or less."))
        if self.frames >= rate.base:
            words = tr_lazy(
                "errors",
                "Frame {frame} does not exist at {rate} frames per second.",
                frame=self.frames,
                rate=rate.words,
            )
            raise TimeCodeError(words)
        minutes = 60 * self.hours + self.minutes
        number = (60 * minutes + self.seconds) * rate.base + self.frames
        if not (self.is_drop if is_drop is None else is_drop) or not rate.allows_drop:
            return number
        skipped = _dropped(rate)
        if self.minutes % 10 and not self.seconds and self.frames < skipped:
            number += skipped - self.frames  # this number is skipped: take the next one that exists
        return number - skipped * (minutes - minutes // 10)

    def exists_at(self, rate: CodeRate) -> bool:
        """Return True if all numbers of the code are within their ranges at this rate."""
        return self.minutes < 60 and self.seconds < 60 and self.frames < rate.base

    def exists(self, rate: CodeRate, *, is_drop: bool) -> bool:
        """Return False if drop-frame codes skip this code, as they do 00:01:00;00."""
        skips = is_drop and rate.allows_drop and self.minutes % 10 and not self.seconds
        return not (skips and self.frames < _dropped(rate))


def _dropped(rate: CodeRate) -> int:
    return int(rate.base * _DROPPED_SHARE)


def write_code(frame: int, rate: CodeRate, *, is_drop: bool = False) -> str:
    """Return the time code of a frame, counted from 00:00:00:00."""
    if is_drop := is_drop and rate.allows_drop:
        skipped = _dropped(rate)
        ten_minutes, rest = divmod(frame, 600 * rate.base - 9 * skipped)
        frame += 9 * skipped * ten_minutes
        if rest >= 60 * rate.base:
            frame += skipped * (1 + (rest - 60 * rate.base) // (60 * rate.base - skipped))
    seconds, frames = divmod(frame, rate.base)
    minutes, seconds = divmod(seconds, 60)
    digits = len(str(rate.base - 1)) if rate.base > 10 else 2
    return f"{minutes // 60:02}:{minutes % 60:02}:{seconds:02}{';' if is_drop else ':'}{frames:0{digits}}"


STANDARD_RATES: Final[Sequence[CodeRate]] = tuple(
    CodeRate(exact, base)
    for base in (15, 24, 25, 30, 48, 50, 60, 100, 120)
    for exact in ((base * _NTSC, Fraction(base)) if base not in (25, 50, 100) else (Fraction(base),))
)
"""Frame rates of videos and editing programs, ascending."""
