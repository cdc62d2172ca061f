"""Segments as a file has them, and a report of how the file was read."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rallytrace.storage.labels.aspects import Conclusion
from rallytrace.storage.labels.report import RowNote, RowProblem, lines_in_words
from rallytrace.track.stroke_types import StrokeType
from rallytrace.track.timecode import CodeRate, TimeCode

_SHOWN_CHARACTERS = 80
_MAX_NAMED_ROWS = 8


@dataclass(frozen=True, slots=True)
class SegmentVideo:
    """What the readers need to know of the video.

    Attributes:
        rate: frames per second.
        duration: seconds, with the last frame.
        name: of its file.
        start_code: the time code of its first frame; None if it has none.
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
    """A stroke of a segment; seconds from the first frame. `type` is None for an unknown one."""

    second: float
    type: StrokeType | None = None


@dataclass(frozen=True, slots=True)
class NamedSegment:
    """A segment as the file has it.

    Attributes:
        start: seconds from the first frame.
        end: None for the beginning of the next segment, or the end of the video.
        winner: as the file has it; '' for unknown.
        tags: in the order of the file.
        strokes: ascending.
        line: 1-based line of the file, or number of the segment in a file without lines.
        text: the line, shortened.
    """

    name: str
    start: float
    end: float | None
    winner: str = ""
    tags: tuple[str, ...] = ()
    strokes: tuple[NamedStroke, ...] = ()
    line: int = 0
    text: str = ""

    def note(self, problem: RowProblem, words: str) -> RowNote:
        return RowNote(self.line, self.text or self.name, problem, words)


@dataclass(frozen=True, slots=True)
class SegmentFile:
    """The segments of a file.

    Attributes:
        kind: of the file, in words.
        segments: ascending by their start.
        server: who serves first, 'A' or 'B'; '' if the file has no score.
        conclusions: what could be read in more than one way.
        refused: rows that are no segments of this video, ascending.
        corrected: rows that were changed, ascending.
        remarks: sentences about the whole file.
        item: what a note's number counts: lines, or segments.
    """

    kind: str
    segments: tuple[NamedSegment, ...] = field(repr=False)
    server: str = ""
    conclusions: tuple[Conclusion, ...] = ()
    refused: tuple[RowNote, ...] = ()
    corrected: tuple[RowNote, ...] = ()
    remarks: tuple[str, ...] = ()
    item: str = "line"

    @property
    def left_out(self) -> str:
        """The rows that are not imported, for example 'lines 4 and 7'; '' if there are none."""
        numbers = [note.line for note in self.refused]
        if len(numbers) > _MAX_NAMED_ROWS:
            return f"{len(numbers):,} {self.item}s"
        return lines_in_words(numbers, singular=self.item, plural=f"{self.item}s") if numbers else ""

    @property
    def questions(self) -> tuple[Conclusion, ...]:
        """The conclusions for the user to decide."""
        return tuple(conclusion for conclusion in self.conclusions if conclusion.asks)


def in_order(segments: Iterable[NamedSegment]) -> tuple[NamedSegment, ...]:
    """Return segments ascending by their start."""
    return tuple(sorted(segments, key=lambda segment: segment.start))


def note_line(line: int, text: str, problem: RowProblem, words: str) -> RowNote:
    """Return a note about a line, which is shortened."""
    return RowNote(line, shorten(text), problem, words)


def shorten(text: str) -> str:
    """Return a line of a file as notes show it."""
    plain = " ".join(text.split())
    return plain if len(plain) <= _SHOWN_CHARACTERS else f"{plain[: _SHOWN_CHARACTERS - 3]}..."
