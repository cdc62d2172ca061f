"""CVAT for video 1.1: the ball as one track of points.

CVAT interpolates linearly between keyframes, so only frames off that line, and frames set by hand, are keyframes. Like
CVAT's own files, the file also contains the other frames, for readers that do not interpolate. `outside` marks a frame
without a position: no ball, an unknown place, or an unset frame, for which the attribute `source` is `unset`. CVAT
measures from the corner of the image, so the centre of the first pixel is at (0.5, 0.5).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import Selection
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import XML
from rallytrace.storage.staging import write_text
from rallytrace.storage.templates import render
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import SOURCES, Rows, State, is_placed
from rallytrace.track.wording import count_noun

UNSET: Final = "unset"
"""The source of frames that are unset or not exported."""
_SOURCES: Final = (*(source.value for source in SOURCES), UNSET)
_TOLERANCE_PX: Final = 0.01
"""Maximum distance in pixels between CVAT's interpolated point and ours: the precision of two decimals."""


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the labels"))
    selection, size, n_frames = preview.selection, material.size, material.labels.n_frames
    lines, keyframes = [], 0
    for shape in _shapes(selection, size, n_frames):
        check()
        lines.append(shape.xml())
        keyframes += shape.keyframe
    if not keyframes:
        raise AppError(
            tr_lazy("errors", "No frame has a position, but a CVAT track needs one."),
            tr_lazy("errors", "Choose frames with a ball."),
        )
    by_hand = bool(selection.reviewed[selection.rows["state"] != State.UNSET].all())
    text = render(
        "cvat.xml",
        name=material.video.name,
        stem=material.video.stem,
        n_frames=n_frames,
        size=size,
        sources=_SOURCES,
        by_hand=by_hand,
        points="\n".join(lines),
    )
    write_text(preview.path, text, XML, overwrite=request.overwrite)
    yield ExportFinished(
        preview.path, tr_lazy("exports", "a track of {keyframes}", keyframes=count_noun(keyframes, "keyframe"))
    )


@dataclass(frozen=True, slots=True)
class _Shape:
    """A point of the track; `position` is formatted as in the file."""

    frame: int
    position: str
    state: "_KeyframeState"
    keyframe: bool

    def xml(self) -> str:
        """Return the XML element. Nothing in it needs escaping."""
        state = self.state
        return (
            f'    <points frame="{self.frame}" keyframe="{self.keyframe:d}" outside="{state.outside:d}" '
            f'occluded="{state.occluded:d}" points="{self.position}" z_order="0">'
            f'<attribute name="source">{state.source}</attribute>'
            f'<attribute name="reviewed">{"true" if state.reviewed else "false"}</attribute></points>'
        )


@dataclass(frozen=True, slots=True)
class _KeyframeState:
    """The attributes shared by the frames from one keyframe to the next."""

    outside: bool
    occluded: bool
    source: str
    reviewed: bool


_UNSET_STATE: Final = _KeyframeState(outside=True, occluded=False, source=UNSET, reviewed=False)


@dataclass(frozen=True, slots=True)
class _RowSpan:
    """Consecutive rows with the same attributes."""

    rows: range
    state: _KeyframeState


def _shapes(selection: Selection, video: Size, n_frames: int) -> Iterator[_Shape]:
    """Yield the points of the track in order, starting at the first frame with a position."""
    rows, first = selection.rows, selection.first
    positions = np.stack([_inside(rows["x"], video.width), _inside(rows["y"], video.height)], axis=1).tolist()
    spans = list(_row_spans(rows, selection.reviewed))
    by_hand = (rows["source"] == SOURCES.index(Source.HUMAN)).tolist()
    last: str | None = None
    for span in spans:
        if span.state.outside:
            if last is not None:
                yield _Shape(first + span.rows.start, last, span.state, keyframe=True)
            continue
        keys = _keyframes(positions, by_hand, span.rows)
        for row in span.rows:
            last = f"{positions[row][0]:.2f},{positions[row][1]:.2f}"
            yield _Shape(first + row, last, span.state, keyframe=row in keys)
    stop = first + len(rows)
    if last is not None and stop < n_frames and not spans[-1].state.outside:
        yield _Shape(stop, last, _UNSET_STATE, keyframe=True)


def _row_spans(rows: Rows, reviewed: Flags) -> Iterator[_RowSpan]:
    unset = rows["state"] == State.UNSET
    outside = ~is_placed(rows)
    occluded = (rows["state"] == State.OCCLUDED) & ~outside
    source = np.where(unset, len(SOURCES), rows["source"])
    states = np.stack([outside, occluded, source, reviewed & ~unset], axis=1).astype(np.int64)
    edges = [0, *(1 + np.flatnonzero((states[1:] != states[:-1]).any(axis=1))).tolist(), len(rows)]
    for start, stop in pairwise(edges):
        if start < stop:
            is_outside, is_occluded, number, is_reviewed = states[start].tolist()
            state = _KeyframeState(bool(is_outside), bool(is_occluded), _SOURCES[number], bool(is_reviewed))
            yield _RowSpan(range(start, stop), state)


def _keyframes(positions: list[list[float]], by_hand: list[bool], rows: range) -> set[int]:
    """Return the keyframes of a span: both ends, rows set by hand, and rows off the interpolated line."""
    keys = {rows.start, rows.stop - 1} | {row for row in rows if by_hand[row]}
    start = rows.start
    while start < rows.stop - 1:
        start = _find_line_end(positions, keys, start, rows.stop - 1)
        keys.add(start)
    return keys


def _find_line_end(positions: list[list[float]], keys: set[int], start: int, last: int) -> int:
    """Return the last row up to which all rows lie on a line from `start`.

    Each point narrows the range of possible steps per frame within the tolerance.
    """
    x, y = positions[start]
    left = top = -np.inf
    right = bottom = np.inf
    reached = start + 1
    while reached < last and reached not in keys:
        frames, (point_x, point_y), (next_x, next_y) = reached - start, positions[reached], positions[reached + 1]
        left, right = (
            max(left, (point_x - x - _TOLERANCE_PX) / frames),
            min(right, (point_x - x + _TOLERANCE_PX) / frames),
        )
        top, bottom = (
            max(top, (point_y - y - _TOLERANCE_PX) / frames),
            min(bottom, (point_y - y + _TOLERANCE_PX) / frames),
        )
        step_x, step_y = (next_x - x) / (frames + 1), (next_y - y) / (frames + 1)
        if not (left <= step_x <= right and top <= step_y <= bottom):
            break
        reached += 1
    return reached


def _inside(coordinates: Floats, length: int) -> Floats:
    """Return coordinates clipped to the picture, in CVAT's convention and rounded to two decimals."""
    return np.asarray(np.round(np.clip(coordinates, 0, length - 1) + 0.5, 2), np.float64)


FORMAT = ExportFormat(
    title=tr_lazy("exports", "CVAT for video 1.1"),
    sentence=tr_lazy("exports", "One track of points with keyframes."),
    ending="_cvat.xml",
    kind=tr_lazy("exports", "CVAT for video"),
    preview=preview_labels,
    write=_write,
)
