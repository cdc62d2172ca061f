"""Edits of many frames at once, as they are chosen in a table: anywhere in the video, one step of the history."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.domain import edits
from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.geometry import Size
from rallytrace.domain.spans import spans_of_frames
from rallytrace.domain.track import SOURCES, Frames, Layer, RowsChange, State, Track

_FEW: Final = 64
"""Up to so many spans_of_frames are edited one by one; of more, all that lies between them is looked at, in one go."""


def mark(track: Track, frames: Frames, state: State) -> Edit | None:
    """Give these frames (ascending) a state, as `edits.mark` does with a range."""
    return _edit_all(frames, lambda piece: edits.mark(track, piece, state))


def accept(track: Track, frames: Frames) -> Edit | None:
    """What is shown of these frames (ascending) is right."""
    return _edit_all(frames, lambda piece: edits.accept(track, piece))


def unreview(track: Track, frames: Frames) -> Edit | None:
    """Nobody has looked at these frames (ascending) after all, as `edits.unreview` has it for a range."""
    return _edit_all(frames, lambda piece: edits.unreview(track, piece))


def pin(track: Track, frames: Frames) -> Edit | None:
    """Let no run change these frames (ascending); where all are pinned, let go those that no hand has placed."""
    pinned = _edit_all(frames, lambda piece: edits.pin(track, piece))
    if pinned is not None:
        return pinned
    human = track.layer(Layer.HUMAN)[frames]
    held = (human["state"] != State.UNSET) & (human["source"] != SOURCES.index(Source.HUMAN))
    let_go = mark(track, frames[held], State.UNSET)
    return replace(let_go, name="Let the point go") if let_go is not None else None


def move(track: Track, frame: int, *, x: float | None = None, y: float | None = None, within: Size) -> Edit | None:
    """Put the point of a frame at another x or y, by hand; it stays visible or occluded, as it was.

    None where there is no point to move.
    """
    point = track.point(frame)
    if point is None:
        return None
    dx, dy = (0.0 if x is None else x - point.x), (0.0 if y is None else y - point.y)
    moved = edits.nudge(track, frame, dx, dy, within=within)
    return replace(moved, name="Move the point", step=None) if moved is not None else None


def _edit_all(frames: Frames, edit: Callable[[range], Edit | None]) -> Edit | None:
    """The edits of all spans_of_frames of these frames as one."""
    parts = spans_of_frames(frames)
    if len(parts) > _FEW:
        parts = [range(parts[0].start, parts[-1].stop)]
    made = [one for one in map(edit, parts) if one is not None]
    changes = [change for one in made for change in one.changes if isinstance(change, RowsChange)]
    if not changes:
        return None
    joined = _joined(changes)
    kept = np.isin(joined.frames, frames)
    if not kept.any():
        return None
    if not kept.all():
        joined = RowsChange(joined.layer, joined.frames[kept], joined.before[kept], joined.after[kept])
    return Edit(made[0].name, (joined,))


def _joined(changes: list[RowsChange]) -> RowsChange:
    if len(changes) == 1:
        return changes[0]
    return RowsChange(
        changes[0].layer,
        np.concatenate([change.frames for change in changes]),
        np.concatenate([change.before for change in changes]),
        np.concatenate([change.after for change in changes]),
    )
