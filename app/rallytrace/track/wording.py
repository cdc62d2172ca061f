"""Put states, sources, counts, frames and times into words, for the window, the terminal and files."""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rallytrace.texts import counted, join_texts, number_text, tr_lazy
from rallytrace.track.detections import Source
from rallytrace.track.track import State

DASH: Final = "\N{EN DASH}"
_MAX_LISTED_SPANS: Final = 6
"""Largest number of spans that are listed; the frames in the others are only counted."""

STATE_NAMES: Final[Mapping[State, str]] = {
    State.UNSET: "unlabelled",
    State.VISIBLE: "visible",
    State.OCCLUDED: "occluded",
    State.NO_BALL: "no ball",
    State.UNCLEAR: "unclear",
}
"""Names of the states in files and copied rows. They stay the same when the words in the window change."""
STATE_WORDS: Final[Mapping[State, str]] = {
    State.VISIBLE: tr_lazy("match", "Visible"),
    State.OCCLUDED: tr_lazy("match", "Hidden"),
    State.NO_BALL: tr_lazy("match", "No ball"),
    State.UNCLEAR: tr_lazy("match", "Unclear"),
    State.UNSET: tr_lazy("match", "Unlabelled"),
}
"""Names of the states in the window. COCO files have them in lower case."""


@dataclass(frozen=True, slots=True)
class SourceWords:
    """A source in words.

    Attributes:
        manner: origin of the point, to follow a noun: "visible, interpolated".
        author: origin of the point, on its own.
        sentence: origin of the point, to begin a sentence.
    """

    manner: str
    author: str
    sentence: str


SOURCE_WORDS: Final[Mapping[Source, SourceWords]] = {
    Source.PREDICTED: SourceWords(
        tr_lazy("match", "predicted"), tr_lazy("match", "TrackNet"), tr_lazy("match", "Predicted by TrackNet")
    ),
    Source.INPAINTED: SourceWords(
        tr_lazy("match", "filled"), tr_lazy("match", "InpaintNet"), tr_lazy("match", "Filled by InpaintNet")
    ),
    Source.INTERPOLATED: SourceWords(
        tr_lazy("match", "filled by a curve"), tr_lazy("match", "Curve"), tr_lazy("match", "Filled by a curve")
    ),
    Source.IMPORTED: SourceWords(
        tr_lazy("match", "imported"), tr_lazy("match", "Label file"), tr_lazy("match", "From a label file")
    ),
    Source.HUMAN: SourceWords(
        tr_lazy("match", "by hand"), tr_lazy("match", "By hand"), tr_lazy("match", "Set by hand")
    ),
}


def count_noun(number: int, singular: str, plural: str = "") -> str:
    """Return a number with its noun: 1 frame, 12,345 frames. The nouns must be literals, so that they are translated.

    Args:
        singular: the noun in the singular.
        plural: the noun in the plural, unless it is the singular with an s.
    """
    return counted(number, singular, plural or f"{singular}s")


def capitalize(text: str) -> str:
    """Return the text with its first letter in upper case; other letters are unchanged."""
    return text[:1].upper() + text[1:]


def frames_text(frames: range) -> str:
    """Return a range of frames for `shown`, by its first and last frame: 1,204-1,230, or 1,204."""
    return join_texts(map(number_text, dict.fromkeys((frames[0], frames[-1]))), DASH)


def spans_in_words(spans: Sequence[range]) -> str:
    """Return spans of frames as a list in words: 3, 7 to 9 and 40. If there are many, only the first are listed."""
    named = [
        f"{span.start}"
        if len(span) == 1
        else tr_lazy("window", "{first} to {last}", first=str(span.start), last=str(span.stop - 1))
        for span in spans[:_MAX_LISTED_SPANS]
    ]
    rest = spans[_MAX_LISTED_SPANS:]
    if rest:
        named.append(tr_lazy("window", "{count:,} more", count=sum(len(span) for span in rest)))
    return join_names(named)


def join_names(names: Iterable[str]) -> str:
    """Return names as a list in words: a, b and c."""
    *first, last = names
    return tr_lazy("window", "{names} and {last}", names=join_texts(first), last=last) if first else last


def clock(seconds: float, digits: int = 0, *, hours: bool = False) -> str:
    """Return a time in the video: m:ss, or h:mm:ss from an hour on.

    Args:
        seconds: time from the first frame, not negative.
        digits: number of decimals of the seconds; they are truncated, not rounded, as on a clock.
        hours: True to write the hours always, so that times in a column are aligned.
    """
    ticks = math.floor(max(seconds, 0.0) * 10**digits + 1e-6)
    full_seconds, rest = divmod(ticks, 10**digits)
    fraction = f".{rest:0{digits}d}" if digits else ""
    minutes, second = divmod(full_seconds, 60)
    hour, minute = divmod(minutes, 60)
    if hour or hours:
        return f"{hour}:{minute:02d}:{second:02d}{fraction}"
    return f"{minute}:{second:02d}{fraction}"


def join_alternatives(names: Iterable[str]) -> str:
    """Return names as alternatives in words: a or b."""
    *first, last = names
    return tr_lazy("window", "{names} or {last}", names=join_alternatives(first), last=last) if first else last


def word_start(text: str) -> re.Pattern[str]:
    """Return a pattern that finds a text where a word begins. The searched text must be in lower case.

    A match cannot begin after a Latin letter or a digit: 'forced' is not found in 'unforced', nor 'Ann' in 'Joanna'.
    """
    return re.compile(rf"(?<![a-z0-9]){re.escape(text.casefold())}")
