"""Edits: what somebody does to a track, as values that can be taken back; and the verbs that make them."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import (
    Change,
    Frames,
    Layer,
    RalliesChange,
    Rally,
    RowsChange,
    State,
    Track,
    rows,
)


@dataclass(frozen=True, slots=True, eq=False)
class Edit:
    """One change of a track, by a hand or by a run.

    Attributes:
        name: what it does, as the undo menu says it: "Move the point".
        changes: all of it; made together, taken back together.
        step: edits with the same step (a drag, a run) are taken back together; None stands alone.
    """

    name: str
    changes: tuple[Change, ...]
    step: Hashable | None = None

    @property
    def frames(self) -> Frames:
        """The frames it touches, ascending, each once."""
        touched = [change.frames for change in self.changes if isinstance(change, RowsChange)]
        return np.unique(np.concatenate(touched)) if touched else np.zeros(0, np.int64)

    @property
    def touches_rallies(self) -> bool:
        """Whether the list of rallies changes."""
        return any(isinstance(change, RalliesChange) for change in self.changes)

    def inverse(self) -> "Edit":
        """The edit that takes this one back."""
        return replace(self, changes=tuple(change.inverse() for change in reversed(self.changes)))


def place(track: Track, frame: int, x: float, y: float, *, step: Hashable | None = None) -> Edit:
    """The ball is seen there, at (x, y) in video pixels."""
    after = rows(1, State.VISIBLE, Source.HUMAN, x=x, y=y)
    name = "Move the point" if track.point(frame) else "Place the point"
    return Edit(name, (track.change(Layer.HUMAN, [frame], after),), step)


def nudge(track: Track, frame: int, dx: float, dy: float, *, within: Size) -> Edit | None:
    """Move the shown point by so many video pixels, keeping its state; None where there is no position to move.

    Nudges of one frame that follow one another are one step.
    """
    point = track.point(frame)
    if point is None or not point.placed:
        return None
    state = State.VISIBLE if point.visible else State.OCCLUDED
    x, y = min(max(point.x + dx, 0), within.width - 1), min(max(point.y + dy, 0), within.height - 1)
    after = rows(1, state, Source.HUMAN, x=x, y=y)
    return Edit("Nudge the point", (track.change(Layer.HUMAN, [frame], after),), ("nudge", frame))


_NAMES = {
    State.VISIBLE: "Mark visible",
    State.OCCLUDED: "Mark occluded",
    State.NO_BALL: "Mark no ball",
    State.UNSET: "Clear",
}


def mark(track: Track, frames: range, state: State) -> Edit | None:
    """Give frames a state by hand; what was shown of their position is kept, except with 'no ball'.

    `State.UNSET` takes the human word away, so that the models' shows again. A frame without a position cannot be
    visible and is passed over; None when nothing is left to do.
    """
    shown = track.shown(frames.start, frames.stop)
    at = np.arange(frames.start, frames.start + len(shown))
    after = rows(len(at), state, Source.HUMAN)
    if state in (State.VISIBLE, State.OCCLUDED):
        after["x"], after["y"] = shown["x"], shown["y"]
    else:
        after["x"], after["y"] = 0, 0
    if state is State.UNSET:
        after["source"] = 0
        touched = track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] != State.UNSET
    elif state is State.VISIBLE:
        touched = np.isin(shown["state"], (State.VISIBLE, State.OCCLUDED)) & ((shown["x"] != 0) | (shown["y"] != 0))
    else:
        touched = np.ones(len(at), np.bool_)
    if not touched.any():
        return None
    return Edit(_NAMES[state], (track.change(Layer.HUMAN, at[touched], after[touched]),))


def name_rally(track: Track, rally: Rally) -> Edit:
    """Add a rally; one that has exactly its frames is renamed."""
    kept = tuple(other for other in track.rallies if other.frames != rally.frames)
    after = tuple(sorted((*kept, rally), key=lambda one: (one.frames.start, one.frames.stop)))
    return Edit(f"Name {rally.name}", (RalliesChange(track.rallies, after),))


def remove_rally(track: Track, rally: Rally) -> Edit:
    """Forget a rally; its points stay."""
    after = tuple(other for other in track.rallies if other != rally)
    return Edit(f"Remove {rally.name}", (RalliesChange(track.rallies, after),))
