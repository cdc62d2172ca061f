"""Model a project with dictionaries, for comparison with the real one. Each gesture does what a user would expect.

It shares no arithmetic with the program. What holds is found by going through the steps from the first one on, and
nothing is ever taken back: undoing is forgetting the last step.
"""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import numpy as np

from rallytrace.session.document import RunStep
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track

Row: TypeAlias = tuple[Any, ...]
"""State, source, x, y and confidence; then what only its layer knows."""
Rows: TypeAlias = Mapping[int, Row | None]
"""Rows by frame; None for nothing."""

HUMAN, IMPORTED = SOURCES.index(Source.HUMAN), SOURCES.index(Source.IMPORTED)
BEGINS_SCENE = list(PREDICTED_ROW.names or ()).index("begins_scene")
EVENTS_NEAR = 3
HIDDEN_FOR = 8


@dataclass(frozen=True)
class Deed:
    """The effect of an edit: rows of layers, events, and the resulting lists."""

    layers: Mapping[Layer, Rows] = field(default_factory=dict)
    rallies: tuple[Rally, ...] | None = None
    events: Mapping[int, EventKind | None] | None = None
    non_play: frozenset[int] | None = None

    @property
    def about(self) -> set[object]:
        lists = {"rallies": self.rallies, "events": self.events, "non_play": self.non_play}
        return {*self.layers, *(name for name, value in lists.items() if value is not None)}


@dataclass
class Said:
    """The content of a track."""

    layers: dict[Layer, dict[int, Row]] = field(default_factory=lambda: {layer: {} for layer in Layer})
    rallies: tuple[Rally, ...] = ()
    events: dict[int, EventKind] = field(default_factory=dict)
    non_play: frozenset[int] = frozenset()

    def shown(self, frame: int) -> Row | None:
        """Return the topmost row of a frame, without fields that only its layer has."""
        for layer in reversed(Layer):
            if frame in self.layers[layer]:
                return self.layers[layer][frame][:5]
        return None

    def position(self, frame: int) -> tuple[float, float]:
        """Return the position of the topmost layer that has one, or zeros."""
        for layer in reversed(Layer):
            x, y = self.layers[layer].get(frame, (0, 0, 0.0, 0.0))[2:4]
            if (x, y) != (0, 0):
                return x, y
        return 0.0, 0.0

    def hidden_position(self, frame: int) -> tuple[float, float]:
        """Return the position of a hidden ball: if none is shown, the one on the line between near points of the scene.

        Without such a line it is nowhere if a person's row has no position, else where the topmost layer has it.
        """
        if self.shown(frame) is not None and self.path_at(frame) is None:
            seen = {at: self.path_at(at) for at in range(frame - HIDDEN_FOR, frame + HIDDEN_FOR + 1)}
            known = [at for at, place in seen.items() if place is not None]
            before = max((at for at in known if at < frame), default=None)
            after = min((at for at in known if at > frame), default=None)
            ends = [] if before is None or after is None else [before, after]
            if ends and ends[1] - ends[0] <= HIDDEN_FOR and self.are_one_scene(*ends):
                (x0, y0), (x1, y1) = (seen[at] or (0, 0) for at in ends)
                return float(np.interp(frame, ends, [x0, x1])), float(np.interp(frame, ends, [y0, y1]))
        if frame in self.layers[Layer.HUMAN] and self.path_at(frame) is None:
            return 0.0, 0.0
        return self.position(frame)

    def are_one_scene(self, first: int, last: int) -> bool:
        """Return whether no cut and no edge of a non-play range lies between two frames."""
        rows = (self.layers[Layer.PREDICTED].get(at) for at in range(first + 1, last + 1))
        return (
            not any(row[BEGINS_SCENE] for row in rows if row is not None)
            and len({at in self.non_play for at in range(first, last + 1)}) == 1
        )

    def path_at(self, frame: int) -> tuple[float, float] | None:
        """Return the displayed position of a frame."""
        shown = self.shown(frame)
        if shown is None:
            return None
        x, y = shown[2:4]
        placed = shown[0] == State.VISIBLE or (shown[0] == State.OCCLUDED and (x, y) != (0, 0))
        return (x, y) if placed else None

    def take(self, deed: Deed) -> None:
        """Apply an edit."""
        for layer, rows in deed.layers.items():
            _take(self.layers[layer], rows)
        _take(self.events, deed.events or {})
        self.rallies = self.rallies if deed.rallies is None else deed.rallies
        self.non_play = self.non_play if deed.non_play is None else deed.non_play

    def copy(self) -> "Said":
        return Said(
            {layer: dict(rows) for layer, rows in self.layers.items()}, self.rallies, dict(self.events), self.non_play
        )


def _take(there: dict[int, Any], after: Mapping[int, Any]) -> None:
    for frame, value in after.items():
        if value is None:
            there.pop(frame, None)
        else:
            there[frame] = value


@dataclass
class PlainStep:
    """A step: what one undo takes back."""

    name: str
    key: Hashable
    deeds: list[Deed]


@dataclass
class PlainProject:
    """A project as a list of steps.

    Attributes:
        n_frames: how many frames the video is known to have.
        steps: steps of the history; the first `done` of them hold.
        runs: signature and provenance.
        unexported: whether the user has made edits since the last export.
        on_disk: whether anything has happened that is worth a file.
    """

    n_frames: int
    steps: list[PlainStep] = field(default_factory=list)
    done: int = 0
    runs: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    playhead: int = 0
    unexported: bool = False
    on_disk: bool = False

    @property
    def said(self) -> Said:
        """Return the content of the track."""
        said = Said()
        for step in self.steps[: self.done]:
            for deed in step.deeds:
                said.take(deed)
        return said

    @property
    def undoable(self) -> str | None:
        """Return the name of the step that undo would take back."""
        return self.steps[self.done - 1].name if self.done else None

    @property
    def redoable(self) -> str | None:
        """Return the name of the step that redo would restore."""
        return self.steps[self.done].name if self.done < len(self.steps) else None

    def story(self) -> list[Said]:
        """Return the content of the track at the beginning and after each step."""
        said = [Said()]
        for step in self.steps:
            said.append(said[-1].copy())
            for deed in step.deeds:
                said[-1].take(deed)
        return said

    def copy(self) -> "PlainProject":
        steps = [PlainStep(step.name, step.key, list(step.deeds)) for step in self.steps]
        runs = [(signature, dict(provenance)) for signature, provenance in self.runs]
        return replace(self, steps=steps, runs=runs)

    def reopened(self) -> "PlainProject":
        """Return a copy after closing and opening, to which no edit joins an earlier step."""
        again = self.copy()
        for step in again.steps:
            step.key = None
        return again

    def undo(self) -> bool:
        """Undo the last step. Return False if there is none."""
        if not self.done:
            return False
        self.done -= 1
        self._count(self.steps[self.done])
        return True

    def redo(self) -> bool:
        """Redo the step undone last. Return False if there is none."""
        if self.done == len(self.steps):
            return False
        self.done += 1
        self._count(self.steps[self.done - 1])
        return True

    def do(self, name: str, deed: Deed, key: Hashable = None) -> bool:
        """Make an edit and return True."""
        joined = self._joined(deed, key)
        if joined is None or any(self._about(step) & deed.about for step in self.steps[self.done :]):
            del self.steps[self.done :]
        if joined is None:
            joined = PlainStep(name, key, [])
            self.steps.append(joined)
            self.done += 1
        joined.deeds.append(deed)
        self.on_disk = True
        self._count(PlainStep(name, key, []))
        return True

    def _joined(self, deed: Deed, key: Hashable) -> PlainStep | None:
        """Return the step with an edit's key if it is the last one.

        A run's step may be earlier if nothing has changed the same since.

        A run's step may be earlier if nothing has touched the same since.
        """
        if key is not None:
            for step in reversed(self.steps[: self.done]):
                if step.key == key:
                    return step
                if self._about(step) & deed.about or not isinstance(key, RunStep):
                    return None
        return None

    def _about(self, step: PlainStep) -> set[object]:
        return set().union(*(deed.about for deed in step.deeds))

    def _count(self, step: PlainStep) -> None:
        self.unexported |= not isinstance(step.key, RunStep)

    def place(self, frame: int, x: float, y: float, key: Hashable = None) -> bool:
        shown = self.said.shown(frame)
        name = "Move the point" if shown is not None and shown[0] != State.UNCLEAR else "Place the point"
        return self.do(name, _by_hand({frame: (State.VISIBLE, HUMAN, x, y, 0.0, True)}), key)

    def nudge(self, frame: int, dx: float, dy: float, within: Size) -> bool:
        """Move the ball a little."""
        state, _, x, y, _ = self.said.shown(frame) or (State.UNSET, 0, 0.0, 0.0, 0.0)
        if state != State.VISIBLE and (state != State.OCCLUDED or (x, y) == (0, 0)):
            return False
        x, y = min(max(x + dx, 0), within.width - 1), min(max(y + dy, 0), within.height - 1)
        return self.do("Nudge the point", _by_hand({frame: (state, HUMAN, x, y, 0.0, True)}), ("nudge", frame))

    def mark(self, frames: Iterable[int], state: State) -> bool:
        """Set the state of frames."""
        said, rows = self.said, dict[int, Row | None]()
        for frame in frames:
            x, y = said.position(frame) if state is State.VISIBLE else (0.0, 0.0)
            if state is State.OCCLUDED:
                x, y = said.hidden_position(frame)
            if state is State.UNSET:
                rows |= {frame: None} if frame in said.layers[Layer.HUMAN] else {}
            elif state is not State.VISIBLE or (x, y) != (0, 0):
                rows[frame] = (state, HUMAN, x, y, 0.0, True)
        names = {state: state.name.capitalize().replace("_", " ") for state in State}
        names |= {State.OCCLUDED: "Hidden", State.UNSET: "Clear"}
        return bool(rows) and self.do(names[state], _by_hand(rows))

    def accept(self, frames: Iterable[int], *, reviewed: bool) -> bool:
        """Accept what is shown, or only protect it from runs."""
        said, rows = self.said, dict[int, Row | None]()
        for frame in frames:
            shown, human = said.shown(frame), said.layers[Layer.HUMAN].get(frame)
            if shown is not None and not (human and (human[5] or not reviewed)):
                rows[frame] = (*shown, reviewed)
        return bool(rows) and self.do("Accept" if reviewed else "Protect the frame", _by_hand(rows))

    def import_rows(self, rows: Mapping[int, Row], *, as_human: bool) -> bool:
        """Import a label file."""
        inside = {frame: row for frame, row in rows.items() if frame < self.n_frames}
        if not inside:
            return False
        deed = Deed({Layer.IMPORTED: inside})
        if as_human:
            deed = _by_hand({frame: (*row, False) for frame, row in inside.items()})
        return self.do("Import labels", deed)

    def name_rally(self, rally: Rally) -> bool:
        rallies = [one for one in self.said.rallies if one.frames != rally.frames] + [rally]
        rallies.sort(key=lambda one: (one.frames.start, one.frames.stop))
        return self.do(f"Name {rally.name}", Deed(rallies=tuple(rallies)))

    def remove_rally(self, rally: Rally) -> bool:
        return self.do(f"Remove {rally.name}", Deed(rallies=tuple(one for one in self.said.rallies if one != rally)))

    def mark_event(self, frame: int, kind: EventKind | None) -> bool:
        """Set an event in a frame, deny one (`NONE`), or clear it (None)."""
        empty = kind is None or kind is EventKind.NO_EVENT
        near = {at: one for at, one in self.said.events.items() if abs(at - frame) <= EVENTS_NEAR}
        gone = {at: one for at, one in near.items() if empty or at == frame or one is kind}
        come = {} if kind is None else {frame: kind}
        if gone == come:
            return False
        name = "Clear the event" if kind is None else "Mark no event" if empty else f"Mark a {kind}"
        return self.do(name, Deed(events=dict.fromkeys(gone) | come))

    def mark_non_play(self, frames: range, *, play: bool) -> bool:
        """Mark frames as in play or not."""
        there = self.said.non_play
        inside = {frame for frame in frames if frame < self.n_frames}
        non_play = there - set(frames) if play else there | inside
        return non_play != there and self.do(
            "Mark as in play" if play else "Mark as not in play", Deed(non_play=non_play)
        )


def _by_hand(rows: Rows) -> Deed:
    return Deed({Layer.HUMAN: rows})


def what_is_said(track: Track) -> Said:
    """Return the content of a real track in the form of the model."""
    said = Said(rallies=track.rallies, events={event.frame: event.kind for event in track.events})
    said.non_play = frozenset(frame for span in track.non_play for frame in span)
    assert all(one.stop < other.start for one, other in zip(track.non_play, track.non_play[1:], strict=False))
    for layer in Layer:
        rows = track.layer(layer)
        unset = np.frombuffer(rows[rows["state"] == State.UNSET].tobytes(), np.uint8)
        assert not unset.any(), "something is said of unset frames"
        at = np.flatnonzero(rows["state"])
        said.layers[layer] = dict(zip(at.tolist(), rows[at].tolist(), strict=True))
    return said


def what_is_shown(track: Track) -> dict[int, Row]:
    """Return the displayed rows of a real track."""
    shown = track.shown_rows(marked=True)
    at = np.flatnonzero(shown["state"])
    return dict(zip(at.tolist(), shown[at].tolist(), strict=True))
