"""States, sources, counts, frames and times in words: for the window, the terminal and files alike."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rallytrace.domain.detections import Source
from rallytrace.domain.track import State

DASH: Final = "\N{EN DASH}"
_MOST_NAMED: Final = 6
"""Spans of frames that are named, at most; the rest is counted."""

STATE_WORDS: Final[Mapping[State, str]] = {
    State.VISIBLE: "Visible",
    State.OCCLUDED: "Occluded",
    State.NO_BALL: "No ball",
    State.UNSET: "Unlabelled",
}
"""COCO's file has them, too, in small letters."""


@dataclass(frozen=True, slots=True)
class SourceWords:
    """A source in words.

    Attributes:
        how: how the point came about, to follow a noun: "visible, interpolated".
        who: who put it there, to stand alone.
    """

    how: str
    who: str
    sentence: str


SOURCE_WORDS: Final[Mapping[Source, SourceWords]] = {
    Source.PREDICTED: SourceWords("predicted", "TrackNet", "Predicted by TrackNet"),
    Source.INPAINTED: SourceWords("inpainted", "InpaintNet", "Inpainted by InpaintNet"),
    Source.INTERPOLATED: SourceWords("interpolated", "Curve", "Interpolated by a curve"),
    Source.IMPORTED: SourceWords("imported", "Label file", "From a label file"),
    Source.HUMAN: SourceWords("by hand", "By hand", "Set by hand"),
}


def counted(number: int, one: str, many: str = "") -> str:
    """A count with its noun: 1 frame, 12,345 frames; `many` is the plural where that is not `one` with an s."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def capitalized(text: str) -> str:
    """Text with a capital at its beginning; capitals of names in it stay."""
    return text[:1].upper() + text[1:]


def frames_text(frames: range) -> str:
    """A span of frames by its first and last one: 1,204-1,230, or 1,204."""
    return f"{frames[0]:,}" if len(frames) == 1 else f"{frames[0]:,}{DASH}{frames[-1]:,}"


def spans_in_words(spans: Sequence[range]) -> str:
    """Spans of frames as a person would list them: 3, 7 to 9 and 40; of many only the first are named."""
    named = [f"{one.start}" if len(one) == 1 else f"{one.start} to {one.stop - 1}" for one in spans[:_MOST_NAMED]]
    rest = spans[_MOST_NAMED:]
    if rest:
        named.append(f"{sum(len(one) for one in rest):,} more")
    return listing(named)


def listing(names: Iterable[str]) -> str:
    """Names in a sentence: a, b and c."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def clock(seconds: float, digits: int = 0, *, hours: bool = False) -> str:
    """A moment of the video: m:ss, or h:mm:ss from an hour on (with `hours`: always).

    Args:
        seconds: from the first frame, not negative.
        digits: decimals of the seconds; they are cut, not rounded, as a clock does.
        hours: whether the hours are always written, so that columns of times line up.
    """
    ticks = math.floor(max(seconds, 0.0) * 10**digits + 1e-6)
    whole, rest = divmod(ticks, 10**digits)
    fraction = f".{rest:0{digits}d}" if digits else ""
    minutes, second = divmod(whole, 60)
    hour, minute = divmod(minutes, 60)
    if hour or hours:
        return f"{hour}:{minute:02d}:{second:02d}{fraction}"
    return f"{minute}:{second:02d}{fraction}"
