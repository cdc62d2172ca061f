"""Segments as they appear in a file, and a report on how the file was read."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from rallytrace.storage.labels.aspects import Conclusion
from rallytrace.storage.labels.report import RowNote, RowProblem, lines_in_words, numbers_in_words
from rallytrace.texts import tr_lazy
from rallytrace.track.lists import RallyEnding
from rallytrace.track.stroke_types import StrokeType
from rallytrace.track.timecode import CodeRate, TimeCode
from rallytrace.track.wording import count_noun

_SHOWN_CHARACTERS = 80
_MAX_NAMED_ROWS = 8


@dataclass(frozen=True, slots=True)
class SegmentVideo:
    """The facts about the video that readers need.

    Attributes:
        rate: frames per second.
        duration: seconds, including the last frame.
        start_code: time code of its first frame; None if it has none.
    """

    rate: float
    duration: float
    name: str = ""
    start_code: TimeCode | None = None

    @property
    def code_rate(self) -> CodeRate:
        return CodeRate.of(self.rate)


@dataclass(frozen=True, slots=True)
class NamedStroke:
    """A stroke in a segment; times are seconds from the first frame. `type` is None if unknown."""

    second: float
    type: StrokeType | None = None


@dataclass(frozen=True, slots=True)
class NamedSegment:
    """A segment as it appears in the file.

    Attributes:
        start: seconds from the first frame.
        end: seconds from the first frame; None for the start of the next segment, or the end of the video.
        winner: winner as named in the file; '' if unknown.
        tags: tags in the order of the file.
        strokes: strokes of the segment, ascending.
        line: 1-based line of the file, or number of the segment in a file without lines.
        text: text of the line, shortened.
        ending: how the rally ended; None if unknown.
    """

    name: str
    start: float
    end: float | None
    winner: str = ""
    tags: tuple[str, ...] = ()
    strokes: tuple[NamedStroke, ...] = ()
    line: int = 0
    text: str = ""
    ending: RallyEnding | None = None

    def note(self, problem: RowProblem, words: str) -> RowNote:
        return RowNote(self.line, self.text or self.name, problem, words)


@dataclass(frozen=True, slots=True)
class SegmentFile:
    """The segments in a file.

    Attributes:
        kind: kind of the file, in words.
        segments: segments ascending by start.
        server: side that serves first, 'A' or 'B'; '' if the file has no score.
        conclusions: decisions on what could be read in more than one way.
        refused: notes on rows that are not segments of this video, ascending.
        corrected: notes on rows that were changed, ascending.
        remarks: sentences about the whole file.
        item: word for what a note's number counts: lines or segments.
    """

    kind: str
    segments: tuple[NamedSegment, ...] = field(repr=False)
    server: str = ""
    conclusions: tuple[Conclusion, ...] = ()
    refused: tuple[RowNote, ...] = ()
    corrected: tuple[RowNote, ...] = ()
    remarks: tuple[str, ...] = ()
    item: Literal["line", "segment", "marker"] = "line"

    @property
    def left_out(self) -> str:
        """Return the rows that are not imported, for example 'lines 4 and 7'; '' if there are none."""
        numbers = [note.line for note in self.refused]
        if len(numbers) > _MAX_NAMED_ROWS:
            match self.item:
                case "segment":
                    return count_noun(len(numbers), "segment")
                case "marker":
                    return count_noun(len(numbers), "marker")
                case _:
                    return count_noun(len(numbers), "line")
        if not numbers or self.item == "line":
            return lines_in_words(numbers) if numbers else ""
        words, n = numbers_in_words(numbers), len(set(numbers))
        if self.item == "segment":
            return tr_lazy("errors", "segments {numbers}", singular="segment {numbers}", n=n, numbers=words)
        return tr_lazy("errors", "markers {numbers}", singular="marker {numbers}", n=n, numbers=words)

    def place_of(self, note: RowNote) -> str:
        """Return the place of a note in the file, for example 'line 4'."""
        match self.item:
            case "segment":
                return tr_lazy("errors", "segment {number:,}", number=note.line)
            case "marker":
                return tr_lazy("errors", "marker {number:,}", number=note.line)
            case _:
                return tr_lazy("errors", "line {number:,}", number=note.line)

    @property
    def questions(self) -> tuple[Conclusion, ...]:
        """Return the conclusions that the user should decide."""
        return tuple(conclusion for conclusion in self.conclusions if conclusion.asks)


def in_order(segments: Iterable[NamedSegment]) -> tuple[NamedSegment, ...]:
    """Return the segments ascending by start."""
    return tuple(sorted(segments, key=lambda segment: segment.start))


def note_line(line: int, text: str, problem: RowProblem, words: str) -> RowNote:
    """Return a note about a line, with the line shortened."""
    return RowNote(line, shorten(text), problem, words)


def shorten(text: str) -> str:
    """Return a line of a file as shown in notes."""
    plain = " ".join(text.split())
    return plain if len(plain) <= _SHOWN_CHARACTERS else f"{plain[: _SHOWN_CHARACTERS - 3]}..."
