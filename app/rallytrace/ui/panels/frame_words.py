"""The words of the table of frames: headings, cells, rows to be pasted elsewhere, and ranges as people type them."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, State, Track
from rallytrace.domain.wording import SOURCE_WORDS, STATE_WORDS
from rallytrace.ui.look.time_text import NOTHING, clock, grouped, typed_place
from rallytrace.ui.panels.frame_rows import Column, FrameRow, placed
from rallytrace.ui.timeline.frame_times import FrameTimes

HEADINGS: Final = {
    Column.FRAME: "Frame",
    Column.TIME: "Time",
    Column.STATE: "State",
    Column.X: "x",
    Column.Y: "y",
    Column.SOURCE: "Source",
    Column.CONFIDENCE: "Confidence",
    Column.REVIEWED: "Reviewed",
}
_SHORT: Final = {Column.SOURCE: "", Column.CONFIDENCE: "Conf.", Column.REVIEWED: ""}
HEADING_TIPS: Final = {
    Column.FRAME: "Frames, from 0",
    Column.TIME: "Time from the first frame",
    Column.STATE: "What is shown of the frame",
    Column.X: "x in video pixels",
    Column.Y: "y in video pixels",
    Column.SOURCE: "Who put the point there",
    Column.CONFIDENCE: "TrackNet's confidence, whoever has the last word",
    Column.REVIEWED: "Whether somebody has looked at it and found it right",
}
_PASTED_STATES: Final = [STATE_WORDS[state].lower() for state in State]
_PASTED_SOURCES: Final = [*(source.value for source in SOURCES), ""]
TIME_DIGITS: Final = 2
_LAST: Final = 1 << 40
"""Beyond the last frame of any video."""
_TYPED: Final = re.compile(r"(?:frames?\s*)?(.*?)(?:\s*(-|\N{EN DASH}|\.\.+|\bto\b)\s*(.*))?", re.IGNORECASE)


def headings(*, short: bool) -> dict[Column, str]:
    """What the columns are called; where there is little room, signs and boxes to tick speak for themselves."""
    return HEADINGS | _SHORT if short else HEADINGS


def widest_texts(n_frames: int, times: FrameTimes, size: Size) -> dict[Column, str]:
    """The widest text of each column, in digits that are all as wide as one another."""
    last = n_frames - 1
    return {
        Column.FRAME: grouped(last),
        Column.TIME: clock(times.seconds(last), TIME_DIGITS),
        Column.STATE: STATE_WORDS[State.OCCLUDED],
        Column.X: f"{size.width}.0",
        Column.Y: f"{size.height}.0",
        Column.SOURCE: SOURCE_WORDS[Source.INPAINTED].who,
        Column.CONFIDENCE: "0.000",
        Column.REVIEWED: "",
    }


def cell_text(row: FrameRow, column: Column, times: FrameTimes) -> str:
    """What a cell says; nothing where there is nothing to say."""
    return _CELLS[column](row, times)


def _coordinate(row: FrameRow, axis: int) -> str:
    return f"{row.position[axis]:.1f}" if row.position is not None else ""


_CELLS: Final[Mapping[Column, Callable[[FrameRow, FrameTimes], str]]] = {
    Column.FRAME: lambda row, _: grouped(row.frame),
    Column.TIME: lambda row, times: clock(times.seconds(row.frame), TIME_DIGITS),
    Column.STATE: lambda row, _: STATE_WORDS[row.state] if row.state is not State.UNSET else NOTHING,
    Column.X: lambda row, _: _coordinate(row, 0),
    Column.Y: lambda row, _: _coordinate(row, 1),
    Column.SOURCE: lambda row, _: SOURCE_WORDS[row.source].who if row.source is not None else "",
    Column.CONFIDENCE: lambda row, _: f"{row.confidence:.3f}" if row.confidence is not None else "",
    Column.REVIEWED: lambda _, __: "",
}


def pasted_text(track: Track, frames: Frames, times: FrameTimes) -> str:
    """A line a frame for a spreadsheet: what the columns say, with tabs between, and numbers as numbers."""
    if not len(frames):
        return ""
    first, stop = int(frames.min()), int(frames.max()) + 1
    shown = track.shown(first, stop)[frames - first]
    sights = track.layer(Layer.PREDICTED)[frames]
    columns = (
        frames.tolist(),
        map(times.seconds, frames.tolist()),
        map(_PASTED_STATES.__getitem__, shown["state"].tolist()),
        _pasted_places(shown),
        map(
            _PASTED_SOURCES.__getitem__, np.where(shown["state"] == State.UNSET, len(SOURCES), shown["source"]).tolist()
        ),
        _pasted_confidences(sights),
        map(("no", "yes").__getitem__, track.reviewed(first, stop)[frames - first].tolist()),
    )
    lines = zip(*columns, strict=True)
    return "\n".join(
        f"{frame}\t{seconds:.3f}\t{state}\t{place}\t{source}\t{confidence}\t{reviewed}"
        for frame, seconds, state, place, source, confidence, reviewed in lines
    )


def _pasted_places(shown: Rows) -> Iterator[str]:
    there = zip(placed(shown).tolist(), shown["x"].tolist(), shown["y"].tolist(), strict=True)
    return (f"{x:.2f}\t{y:.2f}" if known else "\t" for known, x, y in there)


def _pasted_confidences(sights: Rows) -> Iterator[str]:
    there = zip(sights["state"].tolist(), sights["confidence"].tolist(), strict=True)
    return (f"{confidence:.3f}" if state else "" for state, confidence in there)


def typed_frames(text: str, times: FrameTimes) -> range | None:
    """The frames that somebody typed: 1200, 1200-1300, 1200-, frame 1200 to 1300, 1:20-1:25; None for anything else."""
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return None
    begin, joint, end = found.groups()
    first = _frame(begin, times) if begin else None
    if joint is None:
        return None if first is None else range(first, first + 1)
    last = _frame(end, times) if end else None
    if (begin and first is None) or (end and last is None) or (first is None and last is None):
        return None
    low, high = (0 if first is None else first), (_LAST if last is None else last)
    return range(min(low, high), max(low, high) + 1)


def _frame(text: str, times: FrameTimes) -> int | None:
    place = typed_place(text)
    return times.frame(place) if isinstance(place, float) else place
