"""Edits: changes of a track as values with an inverse, and the functions that make them."""

import enum
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, count
from string import ascii_lowercase

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Indices
from rallytrace.domain.changes import Cause, Subject, TrackChange
from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.layers import has_faint_peak
from rallytrace.domain.lists import (
    NEAR,
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    NonPlayChange,
    RalliesChange,
    Rally,
)
from rallytrace.domain.spans import joined, without
from rallytrace.domain.track import (
    SOURCES,
    Change,
    Frames,
    Layer,
    Rows,
    RowsChange,
    State,
    Track,
    human_rows,
    is_placed,
    plain_rows,
    positions,
    rows,
)


class Spread(enum.Enum):
    """To which other frames that show the same picture a person's row goes (`repeats.over_pictures`)."""

    ALL = enum.auto()
    ALIKE = enum.auto()
    """To those whose human row is unset, or was the same: it is nothing new, and no other word of a person's goes."""
    FRAMES = enum.auto()
    """To none: each row is of its own frame."""


@dataclass(frozen=True, slots=True, eq=False)
class Edit:
    """One change of a track, by a person or by a run.

    Attributes:
        name: what it does, as the undo menu says it: "Move the point".
        changes: all of it; made together, taken back together.
        step: edits with the same step (a drag, a run) are taken back together; None stands alone.
        spread: to which other frames a person's rows go when the edit is made.
    """

    name: str
    changes: tuple[Change, ...]
    step: Hashable | None = None
    spread: Spread = Spread.ALL

    @property
    def frames(self) -> Frames:
        """The frames that rows change in, ascending, each once."""
        return merged([change.frames for change in self.changes if isinstance(change, RowsChange)])

    @property
    def subjects(self) -> frozenset[Subject]:
        return frozenset(change.layer if isinstance(change, RowsChange) else type(change) for change in self.changes)

    @property
    def cause(self) -> Cause:
        """RUN, IMPORT or EDIT, as the step says."""
        match self.step:
            case RunKey():
                return Cause.RUN
            case ImportKey():
                return Cause.IMPORT
        return Cause.EDIT

    def as_change(self, cause: Cause) -> TrackChange:
        return TrackChange(self.frames, self.subjects, cause)

    def inverse(self) -> "Edit":
        return replace(self, changes=tuple(change.inverse() for change in reversed(self.changes)))


class RunKey:
    """The step of a run's edits. It goes on growing below later steps that touch other layers or lists."""

    __slots__ = ()


class ImportKey:
    """The step of one import of labels; no two are equal."""

    __slots__ = ()


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
    """Set the ball visible at (x, y) in video pixels."""
    after = human_rows(rows(1, State.VISIBLE, Source.HUMAN, x=x, y=y), reviewed=True)
    name = "Move the point" if track.point(frame) else "Place the point"
    return Edit(name, (track.change(Layer.HUMAN, [frame], after),), step)


def nudge(track: Track, frame: int, dx: float, dy: float, *, within: Size) -> Edit | None:
    """Move the shown point by some video pixels, keeping its state; None where there is no position to move.

    Nudges of one frame that follow one another are one step.
    """
    point = track.point(frame)
    if point is None or not point.placed:
        return None
    state = State.VISIBLE if point.visible else State.OCCLUDED
    x, y = min(max(point.x + dx, 0), within.width - 1), min(max(point.y + dy, 0), within.height - 1)
    after = human_rows(rows(1, state, Source.HUMAN, x=x, y=y), reviewed=True)
    return Edit("Nudge the point", (track.change(Layer.HUMAN, [frame], after),), ("nudge", frame))


_NAMES = {
    State.VISIBLE: "Mark visible",
    State.OCCLUDED: "Mark occluded",
    State.NO_BALL: "Mark no ball",
    State.UNSET: "Clear",
}


def mark(track: Track, frames: range, state: State, *, only_open: bool = False) -> Edit | None:
    """Give frames a state by hand; what is known of their position is kept, except with 'no ball'.

    With `only_open` those that a person has spoken of already are left as they are.

    `State.UNSET` removes the human row, so that the models' is shown again. A frame without a position that is to be
    visible takes that of its faint peak; without one it is passed over. A hidden ball where none was shown is put on
    the line between the points beside it, if they are near and in the same scene; else it is where the network guessed
    it, unless a person's row without a position denies that. None when nothing is left to do.
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
        faint = has_faint_peak(track, frames.start, frames.stop) & (after["x"] == 0) & (after["y"] == 0)
        predicted = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
        after["x"][faint], after["y"][faint] = predicted["peak_x"][faint], predicted["peak_y"][faint]
        touched = (after["x"] != 0) | (after["y"] != 0)
    else:
        touched = np.ones(len(at), np.bool_)
    if state is State.OCCLUDED:
        denied = _has_no_position(track.layer(Layer.HUMAN)[frames.start : frames.stop])
        after["x"][denied] = after["y"][denied] = 0
        _put_on_way(track, at, _has_no_position(shown), after)
    if only_open:
        touched &= track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] == State.UNSET
    if not touched.any():
        return None
    change = track.change(Layer.HUMAN, at[touched], human_rows(after[touched], reviewed=True))
    return Edit(_NAMES[state], (change,), spread=Spread.ALIKE if only_open else Spread.ALL)


def _has_no_position(rows_: Rows) -> Flags:
    """Whether rows of any layer are set and place no ball, (n,)."""
    return np.asarray((rows_["state"] != State.UNSET) & ~is_placed(rows_), np.bool_)


_HIDDEN_FOR = 8
"""Frames between two points up to which a ball that is hidden there is on the straight line between them."""


def _put_on_way(track: Track, at: Frames, none_shown: Flags, after: Rows) -> None:
    """Put frames that showed no ball on the line between their neighbours: a faint peak there is not the ball."""
    first = max(int(at[0]) - _HIDDEN_FOR, 0) if len(at) else 0
    path = positions(track.shown(first, first + len(at) + 2 * _HIDDEN_FOR))
    placed = np.flatnonzero(~np.isnan(path[0]))
    inside = at - first
    next_at = np.searchsorted(placed, inside)
    between = none_shown & (next_at > 0) & (next_at < len(placed))
    ends = placed[next_at[between] - 1], placed[next_at[between]]
    scene = _scenes(track, first, len(path[0]))
    together = (ends[1] - ends[0] <= _HIDDEN_FOR) & (scene[ends[0]] == scene[ends[1]])
    there = np.flatnonzero(between)[together]
    if not len(there):
        return
    for name, values in zip(("x", "y"), path, strict=True):
        after[name][there] = np.interp(inside[there], placed, values[placed])


def _scenes(track: Track, first: int, count: int) -> Indices:
    """Numbers for frames, (count,): two have the same if neither a cut nor the edge of a non-play range is between."""
    begins = track.layer(Layer.PREDICTED)[first : first + count]["begins_scene"].astype(np.int64)
    for span in track.non_play:
        for edge in (span.start, span.stop):
            if first <= edge < first + count:
                begins[edge - first] = 1
    return np.cumsum(begins)


_RESTS_WITHIN = 0.01
"""A ball that rests is seen no farther from where it lies than this share of the picture's width."""


def repeat_position(track: Track, frame: int, frames: range) -> Edit | None:
    """Let the ball rest where it is in a frame: the frames get its state and position. None where it has none."""
    point = track.point(frame)
    if point is None or not point.placed:
        return None
    state = State.VISIBLE if point.visible else State.OCCLUDED
    at = np.arange(frames.start, min(frames.stop, track.n_frames))
    after = human_rows(rows(len(at), state, Source.HUMAN, x=point.x, y=point.y), reviewed=True)
    return Edit("Hold the ball", (track.change(Layer.HUMAN, at, after),))


def rests_at(track: Track, frame: int, frames: range | None) -> int | None:
    """The frame whose position is repeated for a ball that rests; None where no frame will do.

    Positions that a person has set may be repeated, and those of frames in which the ball is visible; never a guess of
    a model's. The first of these frames that has such a position is taken:

    * without a range: the given frame, the frame before it;
    * with a range: the given frame if a person has set it, the first frame of the range that a person has set, the
      frame before the range, the frame after the range, the given frame.
    """
    by_hand = track.layer(Layer.HUMAN)["state"] != State.UNSET
    if frames is None:
        tried = [frame, frame - 1]
    else:
        in_range = (np.flatnonzero(by_hand[frames.start : frames.stop]) + frames.start).tolist()
        of_person = [at for at in (frame, *in_range) if by_hand[at]]
        tried = [*of_person, frames.start - 1, frames.stop, frame]
    points = ((at, track.point(at)) for at in tried if 0 <= at < track.n_frames)
    return next((at for at, point in points if point and point.placed and (point.visible or by_hand[at])), None)


def resting(track: Track, frame: int, width: int, *, at: int | None = None) -> range:
    """The frames from one on in which nothing says that the ball is elsewhere than there.

    They end before the next frame that a person has set, before the next shot, before frames that no run has covered,
    and before the ball is seen elsewhere in two frames running.

    Args:
        track: what is known.
        frame: the first one.
        width: of the video.
        at: the frame with the position, if that is another one.
    """
    point = track.point(frame if at is None else at)
    if point is None or not point.placed:
        return range(frame, frame)
    shown, predicted = track.shown(frame + 1), track.layer(Layer.PREDICTED)[frame + 1 :]
    far = np.hypot(shown["x"] - point.x, shown["y"] - point.y) > _RESTS_WITHIN * width
    moves = (shown["state"] == State.VISIBLE) & far
    moves[:-1] &= moves[1:]
    set_by_hand = track.layer(Layer.HUMAN)[frame + 1 :]["state"] != State.UNSET
    ends = np.flatnonzero(moves | set_by_hand | predicted["begins_scene"] | (shown["state"] == State.UNSET))
    return range(frame, frame + 1 + int(ends[0]) if len(ends) else track.n_frames)


def accept(track: Track, frames: range) -> Edit | None:
    """Accept what is shown of these frames: it becomes the human row, with the source it has, and is reviewed.

    Unset frames cannot be accepted; None when nothing is left to do.
    """
    return _make_human(track, frames, "Accept", reviewed=True)


def pin(track: Track, frames: range) -> Edit | None:
    """Keep runs from changing what is shown of these frames, without marking it as reviewed."""
    return _make_human(track, frames, "Pin the point", reviewed=False)


def unpin(track: Track, frames: range) -> Edit | None:
    """Let runs change these frames again; None where nothing is pinned that may be let go.

    Only what repeats the layers below is let go. Everything else (placed by hand, imported as human, filled) is found
    nowhere else, and would be lost.
    """
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    repeats = _repeats_below(track, frames, human)
    if not repeats.any():
        return None
    nothing = np.zeros(int(repeats.sum()), human.dtype)
    change = track.change(Layer.HUMAN, frames.start + np.flatnonzero(repeats), nothing)
    return Edit("Unpin the point", (change,), spread=Spread.ALIKE)


def _repeats_below(track: Track, frames: range, human: NDArray[np.void]) -> Flags:
    """Which human rows only say what is shown without them."""
    same = plain_rows(human) == track.shown(frames.start, frames.stop, top=Layer.IMPORTED)
    return np.asarray((human["state"] != State.UNSET) & same, np.bool_)


def _make_human(track: Track, frames: range, name: str, *, reviewed: bool) -> Edit | None:
    shown = track.shown(frames.start, frames.stop)
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    done = (human["state"] != State.UNSET) & (human["reviewed"] | (not reviewed))
    touched = (shown["state"] != State.UNSET) & ~done
    if not touched.any():
        return None
    at = frames.start + np.flatnonzero(touched)
    after = human_rows(plain_rows(shown[touched]), reviewed=reviewed)
    return Edit(name, (track.change(Layer.HUMAN, at, after),), spread=Spread.ALIKE)


def unreview(track: Track, frames: range) -> Edit | None:
    """Mark frames as not reviewed; None where none is.

    What only repeats the layers below, as an accepted prediction does, is removed. Everything else
    (placed by hand, imported as human, filled) is found nowhere else: it stays, and stays pinned.
    """
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    touched = np.flatnonzero(human["reviewed"])
    if not len(touched):
        return None
    after = human_rows(human[touched], reviewed=False)
    repeats = _repeats_below(track, frames, human)[touched]
    after[repeats] = np.zeros(1, after.dtype)
    return Edit("Not reviewed", (track.change(Layer.HUMAN, frames.start + touched, after),), spread=Spread.ALIKE)


def import_labels(track: Track, frames: Frames, labels: Rows, *, as_human: bool) -> Edit | None:
    """Take over rows of a label file; None when there are none.

    Args:
        track: what it comes into; frames beyond its end are left out.
        frames: ascending, each once.
        labels: as many, of `ROW`.
        as_human: whether they go to the human layer (not reviewed), over whatever runs say; else they go to a layer
            of their own, below it.
    """
    inside = frames < track.n_frames
    at, after = frames[inside], labels[inside]
    if not len(at):
        return None
    after["source"] = SOURCES.index(Source.IMPORTED)
    if as_human:
        change = track.change(Layer.HUMAN, at, human_rows(after, reviewed=False))
        return Edit("Import labels", (change,), ImportKey(), Spread.FRAMES)
    return Edit("Import labels", (track.change(Layer.IMPORTED, at, after),), ImportKey())


def name_rally(track: Track, rally: Rally) -> Edit:
    """Add a rally; one that has exactly its frames is renamed, and keeps its winner."""
    kept = tuple(other for other in track.rallies if other.frames != rally.frames)
    winner = next((other.winner for other in track.rallies if other.frames == rally.frames), rally.winner)
    named = replace(rally, winner=winner)
    return Edit(f"Name {rally.name}", (RalliesChange(track.rallies, in_order((*kept, named))),))


def set_winner(track: Track, rally: Rally, winner: str) -> Edit | None:
    """Say who won a rally, or with '' that nobody knows; None where that is said already."""
    won = replace(rally, winner=" ".join(winner.split()))
    after = tuple(won if other == rally else other for other in track.rallies)
    return None if after == track.rallies else Edit(f"Winner of {rally.name}", (RalliesChange(track.rallies, after),))


def in_order(rallies: Iterable[Rally]) -> tuple[Rally, ...]:
    """Rallies ascending by their first frame."""
    return tuple(sorted(rallies, key=lambda rally: (rally.frames.start, rally.frames.stop)))


def remove_rally(track: Track, rally: Rally) -> Edit:
    """Remove a rally; its points stay."""
    after = tuple(other for other in track.rallies if other != rally)
    return Edit(f"Remove {rally.name}", (RalliesChange(track.rallies, after),))


def cut_rally(track: Track, frame: int) -> Edit | None:
    """Cut a rally in two before a frame; None where the frame is in none, or its first.

    Of rallies that lie in one another the shortest is cut.
    """
    around = [rally for rally in track.rallies if rally.frames.start < frame < rally.frames.stop]
    if not around:
        return None
    whole = min(around, key=lambda rally: len(rally.frames))
    name = _next_name(whole.name, {rally.name for rally in track.rallies})
    first = Rally(whole.name, range(whole.frames.start, frame))
    parts = first, Rally(name, range(frame, whole.frames.stop), whole.winner)
    kept = (rally for rally in track.rallies if rally != whole)
    return Edit(f"Split {whole.name}", (RalliesChange(track.rallies, in_order((*kept, *parts))),))


def _next_name(name: str, taken: set[str]) -> str:
    """The name of a rally's second part: 'Rally 3 b' after 'Rally 3', and 'Rally 3 c' after that."""
    stem, _, last = name.rpartition(" ")
    if not (stem and len(last) == 1 and last in ascii_lowercase[1:]):
        stem = name
    names = (f"{stem} {letter}" for letter in chain(ascii_lowercase[1:], map(str, count(2))))
    return next(one for one in names if one not in taken)


def mark_event(track: Track, frame: int, kind: EventKind | None, near: int = NEAR) -> Edit | None:
    """Set the event of a frame; None when nothing changes.

    `EventKind.NONE` says that nothing does, against what was found. Without a kind the events set by hand around the
    frame are removed, so that found ones are shown again. One of that kind is moved.

    Args:
        near: how many frames around count as there; see `near_frames`.
    """
    after = () if kind is None else (Event(frame, kind),)
    empty = kind is None or kind is EventKind.NONE
    there = [event for event in track.events if abs(event.frame - frame) <= near]
    before = tuple(event for event in there if empty or event.frame == frame or event.kind is kind)
    if before == after:
        return None
    name = "Clear the event" if kind is None else "Mark no event" if empty else f"Mark a {kind.value}"
    return Edit(name, (EventsChange(before, after),))


def remove_events(track: Track, events: Iterable[Event], near: int = NEAR) -> Edit | None:
    """Remove those that are set by hand, and say 'no event' against the others, which were found; None for none.

    Args:
        events: of those that are shown, ascending.
        near: how many frames around count as there; see `near_frames`.
    """
    by_hand = frozenset(track.events)
    before: list[Event] = []
    after: list[Event] = []
    for event in events:
        if event in by_hand:
            before.append(event)
        elif not after or event.frame - after[-1].frame > near:
            after.append(Event(event.frame, EventKind.NONE))
    count = len(before) + len(after)
    if not count:
        return None
    name = f"Remove {count:,} events" if count > 1 else "Clear the event" if before else "Mark no event"
    return Edit(name, (EventsChange(tuple(before), tuple(after)),))


def mark_non_play(track: Track, frames: range) -> Edit | None:
    """Mark frames as not play; None where they are already."""
    return _set_non_play(track, joined((*track.non_play, _within(track, frames))), "Mark as non-play")


def unmark_non_play(track: Track, frames: range) -> Edit | None:
    """Mark frames as play; None where they are already."""
    return _set_non_play(track, without(track.non_play, frames), "Mark as play")


def _within(track: Track, frames: range) -> range:
    return range(max(frames.start, 0), min(frames.stop, track.n_frames))


def _set_non_play(track: Track, non_play: tuple[range, ...], name: str) -> Edit | None:
    return None if non_play == track.non_play else Edit(name, (NonPlayChange(track.non_play, non_play),))


def place_court(track: Track, court: PlacedCourt) -> Edit | None:
    """Set the court from its frame on, in place of one that begins there; None when nothing changes."""
    kept = (known for known in track.courts if known.frame != court.frame)
    after = tuple(sorted((*kept, court), key=lambda known: known.frame))
    return None if after == track.courts else Edit("Set the court", (CourtsChange(track.courts, after),))


def remove_court(track: Track, court: PlacedCourt) -> Edit | None:
    """Remove a court; the one before it holds on. None where it is not there."""
    after = tuple(known for known in track.courts if known != court)
    return None if after == track.courts else Edit("Remove the court", (CourtsChange(track.courts, after),))
