"""Edits: what somebody does to a track, as values that can be taken back; and the verbs that make them."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from rallytrace.domain.detections import Point, Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import (
    SOURCES,
    Change,
    Frames,
    Layer,
    RalliesChange,
    Rally,
    RowsChange,
    State,
    Track,
    judgements,
    plain_rows,
    rows,
    rows_of_points,
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
        return merged([change.frames for change in self.changes if isinstance(change, RowsChange)])

    @property
    def touches_rallies(self) -> bool:
        """Whether the list of rallies changes."""
        return any(isinstance(change, RalliesChange) for change in self.changes)

    def inverse(self) -> "Edit":
        """The edit that takes this one back."""
        return replace(self, changes=tuple(change.inverse() for change in reversed(self.changes)))


def merged(touched: Sequence[Frames]) -> Frames:
    """Several lists of frames as one, ascending, each once; `np.unique` takes ten times as long over a whole match."""
    if len(touched) <= 1:
        return touched[0] if touched else np.zeros(0, np.int64)
    together = np.concatenate(touched)
    together.sort()
    first = np.ones(len(together), np.bool_)
    np.not_equal(together[1:], together[:-1], out=first[1:])
    return together[first]


def place(track: Track, frame: int, x: float, y: float, *, step: Hashable | None = None) -> Edit:
    """The ball is seen there, at (x, y) in video pixels."""
    after = judgements(rows(1, State.VISIBLE, Source.HUMAN, x=x, y=y), reviewed=True)
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
    after = judgements(rows(1, state, Source.HUMAN, x=x, y=y), reviewed=True)
    return Edit("Nudge the point", (track.change(Layer.HUMAN, [frame], after),), ("nudge", frame))


_NAMES = {
    State.VISIBLE: "Mark visible",
    State.OCCLUDED: "Mark occluded",
    State.NO_BALL: "Mark no ball",
    State.UNSET: "Clear",
}


def mark(track: Track, frames: range, state: State) -> Edit | None:
    """Give frames a state by hand; what is known of their position is kept, except with 'no ball'.

    `State.UNSET` takes the human word away, so that the models' shows again. A frame without a position, a person's or
    a model's, cannot be visible and is passed over; None when nothing is left to do.
    """
    shown = track.shown(frames.start, frames.stop)
    at = np.arange(frames.start, frames.start + len(shown))
    after = rows(len(at), state, Source.HUMAN)
    if state in (State.VISIBLE, State.OCCLUDED):
        after["x"], after["y"] = track.positions(frames.start, frames.stop)
    if state is State.UNSET:
        after["source"] = 0
        touched = track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] != State.UNSET
    elif state is State.VISIBLE:
        touched = (after["x"] != 0) | (after["y"] != 0)
    else:
        touched = np.ones(len(at), np.bool_)
    if not touched.any():
        return None
    return Edit(_NAMES[state], (track.change(Layer.HUMAN, at[touched], judgements(after[touched], reviewed=True)),))


def accept(track: Track, frames: range) -> Edit | None:
    """What is shown of these frames is right: it becomes the human word, with the source it has, and is reviewed.

    Frames that nobody has looked at cannot be accepted; None when nothing is left to do.
    """
    return _take_over(track, frames, "Accept", reviewed=True)


def pin(track: Track, frames: range) -> Edit | None:
    """Let no run change what is shown of these frames, without saying that it is right."""
    return _take_over(track, frames, "Pin the point", reviewed=False)


def _take_over(track: Track, frames: range, name: str, *, reviewed: bool) -> Edit | None:
    shown = track.shown(frames.start, frames.stop)
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    done = (human["state"] != State.UNSET) & (human["reviewed"] | (not reviewed))
    touched = (shown["state"] != State.UNSET) & ~done
    if not touched.any():
        return None
    at = frames.start + np.flatnonzero(touched)
    after = judgements(plain_rows(shown[touched]), reviewed=reviewed)
    return Edit(name, (track.change(Layer.HUMAN, at, after),))


def import_points(track: Track, points: Sequence[Point], *, as_human: bool, name: str = "Import labels") -> Edit | None:
    """Take over points from a label file; None when there are none.

    Args:
        track: what they come into; frames beyond its end are left out.
        points: ascending.
        as_human: whether they count as a person's word (not reviewed), over whatever runs say; else they go to a layer
            of their own, below it.
        name: of the edit.
    """
    inside = [point for point in points if point.frame < track.n_frames]
    if not inside:
        return None
    at = np.array([point.frame for point in inside], np.int64)
    after = rows_of_points(inside)
    after["source"] = SOURCES.index(Source.IMPORTED)
    if as_human:
        return Edit(name, (track.change(Layer.HUMAN, at, judgements(after, reviewed=False)),))
    return Edit(name, (track.change(Layer.IMPORTED, at, after),))


def name_rally(track: Track, rally: Rally) -> Edit:
    """Add a rally; one that has exactly its frames is renamed."""
    kept = tuple(other for other in track.rallies if other.frames != rally.frames)
    after = tuple(sorted((*kept, rally), key=lambda one: (one.frames.start, one.frames.stop)))
    return Edit(f"Name {rally.name}", (RalliesChange(track.rallies, after),))


def remove_rally(track: Track, rally: Rally) -> Edit:
    """Forget a rally; its points stay."""
    after = tuple(other for other in track.rallies if other != rally)
    return Edit(f"Remove {rally.name}", (RalliesChange(track.rallies, after),))
