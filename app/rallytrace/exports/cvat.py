"""CVAT for video 1.1: the ball as one track of points.

CVAT puts a point on the straight line between the keyframes on both sides of it, so only frames that lie off that line
are keyframes, and those that a person has placed. A reader that does not interpolate finds the other frames as well,
marked as no keyframes, which is how CVAT itself writes them. `outside` says that the track has no position there: no
ball, an unknown place, or an unset frame; the attribute `source` is `unset` for the last. CVAT measures from the
picture's corner, so the centre of the first pixel is at (0.5, 0.5) there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import SOURCES, Rows, State, is_placed
from rallytrace.errors import AppError, Check, no_check
from rallytrace.exports.labels import Selection
from rallytrace.file_kinds import XML
from rallytrace.storage.staging import write_text

LABEL: Final = "ball"
UNSET: Final = "unset"
"""The source of a frame that is unset, or not exported."""
_SOURCES: Final = (*(source.value for source in SOURCES), UNSET)
_TOLERANCE: Final = 0.01
"""How far, in pixels, CVAT's own point may lie from ours: what the two decimals of the file leave open."""


def write_cvat(
    path: Path,
    selection: Selection,
    video: Size,
    n_frames: int,
    name: str,
    *,
    overwrite: bool = False,
    check: Check = no_check,
) -> int:
    """Write the XML file and return its number of keyframes.

    Args:
        n_frames: how many frames the video has.
        name: of the video's file.
        overwrite: whether an existing file may be replaced.
        check: called for every point; raises to stop.

    Raises:
        AppError: no frame has a position, the file exists, or cannot be written.
    """
    lines, keyframes = [], 0
    for shape in _shapes(selection, video, n_frames):
        check()
        lines.append(shape.xml())
        keyframes += shape.keyframe
    if not keyframes:
        raise AppError("No frame has a position, but a CVAT track needs one.", "Choose frames with a ball.")
    by_hand = bool(selection.reviewed[selection.rows["state"] != State.UNSET].all())
    track = f'  <track id="0" label="{LABEL}" source="{"manual" if by_hand else "auto"}">'
    parts = ['<?xml version="1.0" encoding="utf-8"?>', "<annotations>", "  <version>1.1</version>"]
    parts += [_meta(video, n_frames, name), track, *lines, "  </track>", "</annotations>", ""]
    write_text(path, "\n".join(parts), XML, overwrite=overwrite)
    return keyframes


def _meta(video: Size, n_frames: int, name: str) -> str:
    meta = ET.Element("meta")
    task = ET.SubElement(meta, "task")
    for tag, value in {
        "name": Path(name).stem,
        "size": str(n_frames),
        "mode": "interpolation",
        "overlap": "0",
        "start_frame": "0",
        "stop_frame": str(n_frames - 1),
        "frame_filter": "",
    }.items():
        _text(task, tag, value)
    label = ET.SubElement(ET.SubElement(task, "labels"), "label")
    _text(label, "name", LABEL)
    _text(label, "type", "points")
    attributes = ET.SubElement(label, "attributes")
    for attribute, kind, default, values in (
        ("source", "select", UNSET, _SOURCES),
        ("reviewed", "checkbox", "false", ("false", "true")),
    ):
        one = ET.SubElement(attributes, "attribute")
        for tag, value in (
            ("name", attribute),
            ("mutable", "True"),
            ("input_type", kind),
            ("default_value", default),
            ("values", "\n".join(values)),
        ):
            _text(one, tag, value)
    size = ET.SubElement(meta, "original_size")
    _text(size, "width", str(video.width))
    _text(size, "height", str(video.height))
    _text(meta, "source", name)
    ET.indent(meta, level=1)
    return "  " + ET.tostring(meta, encoding="unicode")


@dataclass(frozen=True, slots=True)
class _Shape:
    """One point of the track; x and y as the file has them."""

    frame: int
    at: str
    look: "_KeyframeState"
    keyframe: bool

    def xml(self) -> str:
        """The element; nothing in it needs escaping."""
        look = self.look
        return (
            f'    <points frame="{self.frame}" keyframe="{self.keyframe:d}" outside="{look.outside:d}" '
            f'occluded="{look.occluded:d}" points="{self.at}" z_order="0">'
            f'<attribute name="source">{look.source}</attribute>'
            f'<attribute name="reviewed">{"true" if look.reviewed else "false"}</attribute></points>'
        )


@dataclass(frozen=True, slots=True)
class _KeyframeState:
    """The attributes that hold in CVAT from a keyframe until the next."""

    outside: bool
    occluded: bool
    source: str
    reviewed: bool


_NOBODY_LOOKED: Final = _KeyframeState(outside=True, occluded=False, source=UNSET, reviewed=False)


@dataclass(frozen=True, slots=True)
class _RowSpan:
    """Consecutive rows that differ in nothing but the position."""

    rows: range
    look: _KeyframeState


def _shapes(selection: Selection, video: Size, n_frames: int) -> Iterator[_Shape]:
    """The track's points, ascending, from the first frame with a position on."""
    rows, first = selection.rows, selection.first
    positions = np.stack([_inside(rows["x"], video.width), _inside(rows["y"], video.height)], axis=1).tolist()
    spans = list(_row_spans(rows, selection.reviewed))
    by_hand = (rows["source"] == SOURCES.index(Source.HUMAN)).tolist()
    last: str | None = None
    for span in spans:
        if span.look.outside:
            if last is not None:
                yield _Shape(first + span.rows.start, last, span.look, keyframe=True)
            continue
        keys = _keyframes(positions, by_hand, span.rows)
        for at in span.rows:
            last = f"{positions[at][0]:.2f},{positions[at][1]:.2f}"
            yield _Shape(first + at, last, span.look, keyframe=at in keys)
    stop = first + len(rows)
    if last is not None and stop < n_frames and not spans[-1].look.outside:
        yield _Shape(stop, last, _NOBODY_LOOKED, keyframe=True)


def _row_spans(rows: Rows, reviewed: NDArray[np.bool_]) -> Iterator[_RowSpan]:
    unset = rows["state"] == State.UNSET
    outside = ~is_placed(rows)
    occluded = (rows["state"] == State.OCCLUDED) & ~outside
    source = np.where(unset, len(SOURCES), rows["source"])
    looks = np.stack([outside, occluded, source, reviewed & ~unset], axis=1).astype(np.int64)
    edges = [0, *(1 + np.flatnonzero((looks[1:] != looks[:-1]).any(axis=1))).tolist(), len(rows)]
    for start, stop in pairwise(edges):
        if start < stop:
            out, hidden, number, seen = looks[start].tolist()
            yield _RowSpan(range(start, stop), _KeyframeState(bool(out), bool(hidden), _SOURCES[number], bool(seen)))


def _keyframes(positions: list[list[float]], by_hand: list[bool], rows: range) -> set[int]:
    """Which rows of a span must be keyframes: both ends, what a person placed, and what lies off the line."""
    keys = {rows.start, rows.stop - 1} | {at for at in rows if by_hand[at]}
    start = rows.start
    while start < rows.stop - 1:
        start = _reach(positions, keys, start, rows.stop - 1)
        keys.add(start)
    return keys


def _reach(positions: list[list[float]], keys: set[int], start: int, last: int) -> int:
    """The farthest row such that all between it and `start` lie on the line between the two.

    The steps a frame that keep to every point so far, give or take the tolerance, are narrowed down point by point.
    """
    x, y = positions[start]
    left = top = -np.inf
    right = bottom = np.inf
    reached = start + 1
    while reached < last and reached not in keys:
        frames, (here_x, here_y), (next_x, next_y) = reached - start, positions[reached], positions[reached + 1]
        left, right = max(left, (here_x - x - _TOLERANCE) / frames), min(right, (here_x - x + _TOLERANCE) / frames)
        top, bottom = max(top, (here_y - y - _TOLERANCE) / frames), min(bottom, (here_y - y + _TOLERANCE) / frames)
        step_x, step_y = (next_x - x) / (frames + 1), (next_y - y) / (frames + 1)
        if not (left <= step_x <= right and top <= step_y <= bottom):
            break
        reached += 1
    return reached


def _inside(coordinates: NDArray[np.float64], length: int) -> NDArray[np.float64]:
    """Positions as CVAT measures them, to the two decimals that the file has."""
    return np.asarray(np.round(np.clip(coordinates, 0, length - 1) + 0.5, 2), np.float64)


def _text(parent: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(parent, tag).text = text
