"""Define edits, which are changes of a track as values with an inverse, and the functions that create them."""

import enum
import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, takewhile
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Flags, Indices
from rallytrace.track.calibration import CourtCalibration, court_at, part_at
from rallytrace.track.changes import Cause, Subject, TrackChange
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import has_faint_peak, is_missed
from rallytrace.track.lists import (
    NEAR_FRAMES,
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    EventTags,
    EventTagsChange,
    HittersChange,
    MatchesChange,
    NonPlayChange,
    PlacedHitter,
    PlacedStroke,
    RalliesChange,
    Rally,
    RallyEnding,
    RecordingsChange,
    StrokesChange,
)
from rallytrace.track.match_lookup import match_in_force
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.spans import join_spans, subtract_range
from rallytrace.track.stroke_types import StrokeName
from rallytrace.track.track import (
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
    make_rows,
    plain_rows,
    positions,
)

_NAMES = {
    State.VISIBLE: "Visible",
    State.OCCLUDED: "Hidden",
    State.NO_BALL: "No ball",
    State.UNCLEAR: "Unclear",
    State.UNSET: "Clear",
}
_MAX_HIDDEN_FRAMES = 8
"""Largest number of frames between two points for a hidden ball to be placed on the straight line between them."""
_REST_RADIUS_WIDTHS = 0.01
"""Largest distance between a resting ball and its position, as a share of the picture's width."""
NUMBERED_RALLY: Final = re.compile(r"Rally \d{1,9}", re.ASCII)
"""Pattern of the names that the program gives to rallies."""
_COUNTED: Final = re.compile(r" \(\d+\)$", re.ASCII)


class Spread(enum.Enum):
    """Which other frames with the same image get the user's row; see `duplicate_frames.spread_over_duplicates`."""

    PICTURE = enum.auto()
    SAME_ROWS = enum.auto()
    """Frames whose human row is unset or the same. Other rows of the user are kept."""
    FRAMES = enum.auto()
    """No other frames, because each row belongs to its own frame."""


@dataclass(frozen=True, slots=True, eq=False)
class Edit:
    """A change of a track by the user or by a run.

    Attributes:
        name: text in the undo menu, such as "Move the point".
        changes: changes that are made and undone together.
        step: key of the step. Edits with the same key, such as those of a drag or a run, are undone together; an edit
            with None is undone separately.
        spread: which other frames with the same image also get the user's rows.
    """

    name: str
    changes: tuple[Change, ...]
    step: Hashable | None = None
    spread: Spread = Spread.PICTURE

    @property
    def frames(self) -> Frames:
        """Return the frames with changed rows, ascending and unique."""
        return merge_frames([change.frames for change in self.changes if isinstance(change, RowsChange)])

    @property
    def subjects(self) -> frozenset[Subject]:
        return frozenset(change.layer if isinstance(change, RowsChange) else type(change) for change in self.changes)

    @property
    def cause(self) -> Cause:
        """Return RUN, IMPORT or EDIT, depending on `step`."""
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
    """The key of a run's edits. Their step can still grow after later steps, if those touch other layers and lists."""

    __slots__ = ()


class ImportKey:
    """The key of one import of labels. No two keys are equal."""

    __slots__ = ()


def merge_frames(touched: Sequence[Frames]) -> Frames:
    """Merge arrays of frames into one, ascending and unique. For a match, `np.unique` takes ten times as long."""
    if len(touched) <= 1:
        return touched[0] if touched else np.zeros(0, np.int64)
    joined = np.concatenate(touched)
    joined.sort()
    is_first = np.ones(len(joined), np.bool_)
    np.not_equal(joined[1:], joined[:-1], out=is_first[1:])
    return joined[is_first]


def place(track: Track, frame: int, x: float, y: float, *, step: Hashable | None = None) -> Edit:
    """Return an edit that places a visible ball at (x, y) in video pixels."""
    new_rows = human_rows(make_rows(1, State.VISIBLE, Source.HUMAN, x=x, y=y), reviewed=True)
    name = "Move the point" if track.point(frame) else "Place the point"
    return Edit(name, (track.change(Layer.HUMAN, [frame], new_rows),), step)


def nudge(track: Track, frame: int, dx: float, dy: float, *, size: Size) -> Edit | None:
    """Return an edit that moves the displayed point by a few video pixels; None if the frame has no position.

    The state stays the same. Successive nudges of the same frame are undone together.
    """
    point = track.point(frame)
    if point is None or not point.placed:
        return None
    state = State.VISIBLE if point.visible else State.OCCLUDED
    x, y = min(max(point.x + dx, 0), size.width - 1), min(max(point.y + dy, 0), size.height - 1)
    new_rows = human_rows(make_rows(1, state, Source.HUMAN, x=x, y=y), reviewed=True)
    return Edit("Nudge the point", (track.change(Layer.HUMAN, [frame], new_rows),), ("nudge", frame))


def mark_frames(track: Track, frames: range, state: State, *, only_open: bool = False) -> Edit | None:
    """Return an edit that sets the state of frames by hand; None if nothing changes.

    The known position is kept, except for 'no ball'. `State.UNSET` removes the human row, so that the row of the models
    is displayed again. A frame without a position that is marked as visible gets the position of its faint peak, or is
    skipped if it has none. An occluded ball without a displayed position is placed on the line between its neighbours,
    if they are near and in the same scene. Otherwise it gets the network's estimate, unless the user has set the frame
    without a position.

    Args:
        only_open: True to skip frames with a human row.
    """
    shown = track.shown_rows(frames.start, frames.stop, marked=True)
    indices = np.arange(frames.start, frames.start + len(shown))
    new_rows = make_rows(len(indices), state, Source.HUMAN)
    if state in (State.VISIBLE, State.OCCLUDED):
        new_rows["x"], new_rows["y"] = track.positions(frames.start, frames.stop)
    if state is State.UNSET:
        new_rows["source"] = 0
        touched = track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] != State.UNSET
    elif state is State.VISIBLE:
        missed = is_missed(track, frames.start, frames.stop)
        faint = has_faint_peak(track, frames.start, frames.stop)
        predicted = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
        for name in ("x", "y"):  # a dropped detection may be anywhere: use only the peak that is displayed
            new_rows[name][missed] = np.where(faint, predicted[f"peak_{name}"], 0)[missed]
        touched = (new_rows["x"] != 0) | (new_rows["y"] != 0)
    else:
        touched = np.ones(len(indices), np.bool_)
    if state is State.OCCLUDED:
        denied = _has_no_position(track.layer(Layer.HUMAN)[frames.start : frames.stop])
        new_rows["x"][denied] = new_rows["y"][denied] = 0
        _put_on_line(track, indices, _has_no_position(shown), new_rows)
    if only_open:
        touched &= track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] == State.UNSET
    if not touched.any():
        return None
    change = track.change(Layer.HUMAN, indices[touched], human_rows(new_rows[touched], reviewed=True))
    return Edit(_NAMES[state], (change,), spread=Spread.SAME_ROWS if only_open else Spread.PICTURE)


def _has_no_position(rows: Rows) -> Flags:
    """Return whether each row of any layer is set but has no position, (n,)."""
    return np.asarray((rows["state"] != State.UNSET) & ~is_placed(rows), np.bool_)


def _put_on_line(track: Track, indices: Frames, none_shown: Flags, new_rows: Rows) -> None:
    """Place the ball on the line between its neighbours in frames without a displayed ball. Faint peaks are ignored."""
    first = max(int(indices[0]) - _MAX_HIDDEN_FRAMES, 0) if len(indices) else 0
    path = positions(track.shown_rows(first, first + len(indices) + 2 * _MAX_HIDDEN_FRAMES))
    placed = np.flatnonzero(~np.isnan(path[0]))
    inside = indices - first
    next_placed = np.searchsorted(placed, inside)
    enclosed = none_shown & (next_placed > 0) & (next_placed < len(placed))
    ends = placed[next_placed[enclosed] - 1], placed[next_placed[enclosed]]
    scene = _scenes(track, first, len(path[0]))
    connected = (ends[1] - ends[0] <= _MAX_HIDDEN_FRAMES) & (scene[ends[0]] == scene[ends[1]])
    chosen = np.flatnonzero(enclosed)[connected]
    if not len(chosen):
        return
    for name, values in zip(("x", "y"), path, strict=True):
        new_rows[name][chosen] = np.interp(inside[chosen], placed, values[placed])


def _scenes(track: Track, first: int, count: int) -> Indices:
    """Return a number for each frame, (count,), which changes at cuts and at both ends of non-play ranges."""
    begins = track.layer(Layer.PREDICTED)[first : first + count]["begins_scene"].astype(np.int64)
    for span in track.non_play:
        for edge in (span.start, span.stop):
            if first <= edge < first + count:
                begins[edge - first] = 1
    return np.cumsum(begins)


def repeat_position(track: Track, frame: int, frames: range) -> Edit | None:
    """Return an edit that gives frames the state and position of one frame, where the ball rests.

    None if that frame has no position.
    """
    point = track.point(frame)
    if point is None or not point.placed:
        return None
    state = State.VISIBLE if point.visible else State.OCCLUDED
    indices = np.arange(frames.start, min(frames.stop, track.n_frames))
    new_rows = human_rows(make_rows(len(indices), state, Source.HUMAN, x=point.x, y=point.y), reviewed=True)
    return Edit("Ball stays here", (track.change(Layer.HUMAN, indices, new_rows),))


def find_resting_frame(track: Track, frame: int, frames: range | None) -> int | None:
    """Return the frame from which a resting ball takes its position; None if there is none.

    A position counts only if the user set it or the ball is visible there; an estimate by a model does not. The
    candidates, in order:

    * without a range: the given frame, then the frame before it;
    * with a range: the given frame if set by hand, the first frame of the range that is set by hand, the frame before
      the range, the frame after the range, and the given frame.
    """
    by_hand = track.layer(Layer.HUMAN)["state"] != State.UNSET
    if frames is None:
        tried = [frame, frame - 1]
    else:
        in_range = (np.flatnonzero(by_hand[frames.start : frames.stop]) + frames.start).tolist()
        of_person = [number for number in (frame, *in_range) if by_hand[number]]
        tried = [*of_person, frames.start - 1, frames.stop, frame]
    points = ((number, track.point(number)) for number in tried if 0 <= number < track.n_frames)
    return next((n for n, point in points if point and point.placed and (point.visible or by_hand[n])), None)


def find_resting_frames(
    track: Track, frame: int, width: int, *, source: int | None = None, pixel_aspect: float = 1.0
) -> range:
    """Return the frames from `frame` on in which the ball may be at rest.

    They end before the next frame set by hand, the next camera shot, the first frame without a run, or two consecutive
    frames with the ball elsewhere.

    Args:
        frame: the first frame.
        width: width of the video in pixels.
        source: frame with the position of the ball; `frame` by default.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """
    point = track.point(frame if source is None else source)
    if point is None or not point.placed:
        return range(frame, frame)
    shown, predicted = track.shown_rows(frame + 1), track.layer(Layer.PREDICTED)[frame + 1 :]
    across, down = shown["x"] - point.x, (shown["y"] - point.y) / pixel_aspect
    is_elsewhere = np.hypot(across, down) > _REST_RADIUS_WIDTHS * width
    moves = (shown["state"] == State.VISIBLE) & is_elsewhere
    moves[:-1] &= moves[1:]
    set_by_hand = track.layer(Layer.HUMAN)[frame + 1 :]["state"] != State.UNSET
    ends = np.flatnonzero(moves | set_by_hand | predicted["begins_scene"] | (shown["state"] == State.UNSET))
    return range(frame, frame + 1 + int(ends[0]) if len(ends) else track.n_frames)


def accept(track: Track, frames: range) -> Edit | None:
    """Return an edit that copies the displayed rows into the human layer as reviewed; None if nothing changes.

    The rows keep their sources. Unset and unclear frames cannot be accepted.
    """
    return _make_human(track, frames, "Accept", reviewed=True)


def pin(track: Track, frames: range) -> Edit | None:
    """Return an edit that protects the displayed rows from runs, without marking them as reviewed.

    None if nothing changes.
    """
    return _make_human(track, frames, "Protect the frame", reviewed=False)


def unpin(track: Track, frames: range) -> Edit | None:
    """Return an edit that lets runs change these frames again; None if there is nothing to unpin.

    Only human rows that are equal to the layers below are removed. Other rows, which were placed by hand, imported as
    human or filled, would be lost.
    """
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    repeats = _repeats_below(track, frames, human)
    if not repeats.any():
        return None
    empty_rows = np.zeros(int(repeats.sum()), human.dtype)
    change = track.change(Layer.HUMAN, frames.start + np.flatnonzero(repeats), empty_rows)
    return Edit("Unprotect the frame", (change,), spread=Spread.SAME_ROWS)


def _repeats_below(track: Track, frames: range, human: NDArray[np.void]) -> Flags:
    """Return whether each human row is equal to the row that would be displayed without it, (n,)."""
    is_equal = plain_rows(human) == track.shown_rows(frames.start, frames.stop, top=Layer.IMPORTED)
    return np.asarray((human["state"] != State.UNSET) & is_equal, np.bool_)


def _make_human(track: Track, frames: range, name: str, *, reviewed: bool) -> Edit | None:
    shown = track.shown_rows(frames.start, frames.stop)
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    done = (human["state"] != State.UNSET) & (human["reviewed"] | (not reviewed))
    touched = (shown["state"] != State.UNSET) & ~done
    if not touched.any():
        return None
    indices = frames.start + np.flatnonzero(touched)
    new_rows = human_rows(plain_rows(shown[touched]), reviewed=reviewed)
    return Edit(name, (track.change(Layer.HUMAN, indices, new_rows),), spread=Spread.SAME_ROWS)


def unreview(track: Track, frames: range) -> Edit | None:
    """Return an edit that marks frames as not reviewed; None if none of them is reviewed.

    Rows that are equal to the layers below, such as accepted predictions, are removed, and so are unclear ones. Other
    rows, which were placed by hand, imported as human or filled, exist nowhere else: they are kept, and remain pinned.
    """
    human = track.layer(Layer.HUMAN)[frames.start : frames.stop]
    touched = np.flatnonzero(human["reviewed"])
    if not len(touched):
        return None
    new_rows = human_rows(human[touched], reviewed=False)
    removed = (_repeats_below(track, frames, human) | (human["state"] == State.UNCLEAR))[touched]
    new_rows[removed] = np.zeros(1, new_rows.dtype)
    return Edit(
        "Mark as not reviewed", (track.change(Layer.HUMAN, frames.start + touched, new_rows),), spread=Spread.SAME_ROWS
    )


def import_labels(track: Track, frames: Frames, labels: Rows, *, as_human: bool) -> Edit | None:
    """Return an edit that imports the rows of a label file; None if there are none.

    Args:
        track: the track to change; frames beyond its end are ignored.
        frames: frame of each row, ascending and unique.
        labels: rows of `ROW`.
        as_human: True to import into the human layer, above all runs but not reviewed; False to import into the
            imported layer.
    """
    inside = frames < track.n_frames
    chosen, new_rows = frames[inside], labels[inside]
    if not len(chosen):
        return None
    new_rows["source"] = SOURCES.index(Source.IMPORTED)
    if as_human:
        change = track.change(Layer.HUMAN, chosen, human_rows(new_rows, reviewed=False))
        return Edit("Import labels", (change,), ImportKey(), Spread.FRAMES)
    return Edit("Import labels", (track.change(Layer.IMPORTED, chosen, new_rows),), ImportKey())


def name_rally(track: Track, rally: Rally) -> Edit:
    """Return an edit that adds a rally. A rally with exactly the same frames is renamed; it keeps winner and tags."""
    kept = tuple(known for known in track.rallies if known.frames != rally.frames)
    renamed = next((known for known in track.rallies if known.frames == rally.frames), rally)
    named = replace(renamed, name=rally.name, is_found=False)
    return Edit(f"Name {rally.name}", (RalliesChange(track.rallies, sort_rallies((*kept, named))),))


def set_winner(track: Track, rally: Rally, winner: str) -> Edit | None:
    """Return an edit that sets the winner of a rally; None if nothing changes.

    Args:
        winner: the winner; '' if unknown.
    """
    won = replace(rally, winner=" ".join(winner.split()))
    return _replace_rally(track, rally, won, f"Winner of {rally.name}")


def set_ending(track: Track, rally: Rally, ending: RallyEnding | None) -> Edit | None:
    """Return an edit that sets how a rally ended; None if nothing changes.

    Args:
        ending: the ending; None if unknown.
    """
    return _replace_rally(track, rally, replace(rally, ending=ending), f"Ending of {rally.name}")


def accept_endings(track: Track, accepted: Mapping[range, tuple[str, RallyEnding | None]]) -> Edit | None:
    """Return an edit that sets winner and ending of rallies without a winner; None if nothing changes.

    Args:
        accepted: winner and ending, keyed by the frames of the rally.
    """
    rallies = tuple(_with_ending(rally, *accepted.get(rally.frames, ("", None))) for rally in track.rallies)
    change = RalliesChange(track.rallies, rallies)
    return None if rallies == track.rallies else Edit("Accept the proposed winners", (change,))


def _with_ending(rally: Rally, winner: str, ending: RallyEnding | None) -> Rally:
    if not winner or rally.winner:
        return rally
    return replace(rally, winner=winner, ending=rally.ending or ending, is_found=False)


def set_tags(track: Track, rally: Rally, tags: Iterable[str]) -> Edit | None:
    """Return an edit that sets the tags of a rally, without empty and repeated ones; None if nothing changes."""
    return _replace_rally(track, rally, replace(rally, tags=_each_once(tags)), f"Tags of {rally.name}")


def tag_event(track: Track, frame: int, tags: Iterable[str], reach: int = NEAR_FRAMES) -> Edit | None:
    """Return an edit that sets the tags of the event at a frame; None if nothing changes.

    Args:
        tags: the tags; empty to remove all.
        reach: distance in frames up to which tags belong to the same event; see `near_frames`.
    """
    words = _each_once(tags)
    old = tuple(tagged for tagged in track.event_tags if abs(tagged.frame - frame) <= reach)
    new = (EventTags(frame, words),) if words else ()
    return None if old == new else Edit("Tags of an event", (EventTagsChange(old, new),))


def _each_once(tags: Iterable[str]) -> tuple[str, ...]:
    words = (" ".join(tag.split()) for tag in tags)
    return tuple(dict.fromkeys(word for word in words if word))


def _replace_rally(track: Track, rally: Rally, changed: Rally, name: str) -> Edit | None:
    edited = replace(changed, is_found=False)
    rallies = tuple(edited if known == rally else known for known in track.rallies)
    return None if rallies == track.rallies else Edit(name, (RalliesChange(track.rallies, rallies),))


def sort_rallies(rallies: Iterable[Rally]) -> tuple[Rally, ...]:
    """Return the rallies in the order of their first frames."""
    return tuple(sorted(rallies, key=lambda rally: (rally.frames.start, rally.frames.stop)))


def remove_rally(track: Track, rally: Rally) -> Edit:
    """Return an edit that removes a rally but keeps its points."""
    rallies = tuple(known for known in track.rallies if known != rally)
    return Edit(f"Remove {rally.name}", (RalliesChange(track.rallies, rallies),))


def cut_rally(track: Track, frame: int) -> Edit | None:
    """Return an edit that splits a rally before a frame; None if no rally contains both that frame and the one before.

    If several rallies do, the shortest is split. The second half of a numbered rally gets the next number, and later
    rallies are renumbered as needed. The second half keeps the winner and the ending.
    """
    enclosing = [rally for rally in track.rallies if rally.frames.start < frame < rally.frames.stop]
    if not enclosing:
        return None
    divided = min(enclosing, key=lambda rally: len(rally.frames))
    others = [rally for rally in track.rallies if rally != divided]
    if NUMBERED_RALLY.fullmatch(divided.name):
        number = _number_of(divided) + 1
        name, others = numbered_name(number), _renumber(others, number)
    else:
        name = _next_name(divided.name, {rally.name for rally in track.rallies})
    first = replace(divided, frames=range(divided.frames.start, frame), winner="", is_found=False, ending=None)
    second = replace(divided, name=name, frames=range(frame, divided.frames.stop), is_found=False)
    return Edit(f"Split {divided.name}", (RalliesChange(track.rallies, sort_rallies((*others, first, second))),))


def numbered_name(number: int) -> str:
    """Return the name of a rally that has only a number."""
    return f"Rally {number}"


def _number_of(rally: Rally) -> int:
    return int(rally.name.split()[1])


def _renumber(rallies: Iterable[Rally], number: int) -> list[Rally]:
    """Return the rallies, renumbered where necessary so that none has this number."""
    moved = list(rallies)
    places = {_number_of(rally): k for k, rally in enumerate(moved) if NUMBERED_RALLY.fullmatch(rally.name)}
    while number in places:
        k = places[number]
        number += 1
        moved[k] = replace(moved[k], name=numbered_name(number))
    return moved


def _next_name(name: str, taken: set[str]) -> str:
    """Return the name for the second half of a named rally: 'Final point (2)' after 'Final point'."""
    stem = _COUNTED.sub("", name)
    return next(free for free in (f"{stem} ({number})" for number in count(2)) if free not in taken)


def mark_event(track: Track, frame: int, kind: EventKind | None, reach: int = NEAR_FRAMES) -> Edit | None:
    """Return an edit that sets the event of a frame; None if nothing changes.

    A nearby event of the same kind is moved.

    Args:
        kind: kind of the event. `EventKind.NO_EVENT` hides a found event. None removes nearby events set by hand, so
            that found events are displayed again.
        reach: distance in frames up to which events count as the same; see `near_frames`.
    """
    new_events = () if kind is None else (Event(frame, kind),)
    empty = kind is None or kind is EventKind.NO_EVENT
    nearby = [event for event in track.events if abs(event.frame - frame) <= reach]
    old_events = tuple(event for event in nearby if empty or event.frame == frame or event.kind is kind)
    if old_events == new_events:
        return None
    name = "Clear the event" if kind is None else "Mark no event" if empty else f"Mark a {kind.value}"
    return Edit(name, (EventsChange(old_events, new_events),))


def remove_events(track: Track, events: Iterable[Event], reach: int = NEAR_FRAMES) -> Edit | None:
    """Return an edit that removes events set by hand and marks found ones as 'no event'; None if there are none.

    Args:
        events: displayed events, ascending.
        reach: distance in frames up to which events count as the same; see `near_frames`.
    """
    by_hand = frozenset(track.events)
    removed: list[Event] = []
    denials: list[Event] = []
    for event in events:
        if event in by_hand:
            removed.append(event)
        elif not denials or event.frame - denials[-1].frame > reach:
            denials.append(Event(event.frame, EventKind.NO_EVENT))
    count = len(removed) + len(denials)
    if not count:
        return None
    name = f"Remove {count:,} events" if count > 1 else "Clear the event" if removed else "Mark no event"
    return Edit(name, (EventsChange(tuple(removed), tuple(denials)),))


def name_stroke(track: Track, frame: int, name: StrokeName | None, reach: int = NEAR_FRAMES) -> Edit | None:
    """Return an edit that names the stroke at the hit of a frame; None if nothing changes.

    Args:
        name: the new name; None to restore the found name.
        reach: distance in frames up to which earlier names belong to the same hit and are replaced; see `near_frames`.
    """
    old_strokes = tuple(stroke for stroke in track.strokes if abs(stroke.frame - frame) <= reach)
    new_strokes = () if name is None else (PlacedStroke(frame, name),)
    if old_strokes == new_strokes:
        return None
    title = "Clear the stroke" if name is None else f"Name a {name.value}"
    return Edit(title, (StrokesChange(old_strokes, new_strokes),))


def set_hitter(track: Track, frame: int, hitter: PlacedHitter | None, reach: int = NEAR_FRAMES) -> Edit | None:
    """Return an edit that sets who makes the hit at a frame; None if nothing changes.

    Args:
        hitter: the new hitter; None to restore the found one.
        reach: distance in frames up to which earlier hitters belong to the same hit and are replaced; see
            `near_frames`.
    """
    old = tuple(placed for placed in track.hitters if abs(placed.frame - frame) <= reach)
    new = () if hitter is None else (hitter,)
    title = "Clear the hitter" if hitter is None else f"Hit by the {hitter.end} player"
    return None if old == new else Edit(title, (HittersChange(old, new),))


def mark_non_play(track: Track, frames: range) -> Edit | None:
    """Return an edit that marks frames as not in play; None if they are marked already."""
    inside = range(max(frames.start, 0), min(frames.stop, track.n_frames))
    return _set_non_play(track, join_spans((*track.non_play, inside)), "Mark as not in play")


def unmark_non_play(track: Track, frames: range) -> Edit | None:
    """Return an edit that marks frames as in play; None if they are in play already."""
    return _set_non_play(track, subtract_range(track.non_play, frames), "Mark as in play")


def _set_non_play(track: Track, non_play: tuple[range, ...], name: str) -> Edit | None:
    return None if non_play == track.non_play else Edit(name, (NonPlayChange(track.non_play, non_play),))


def place_court(track: Track, court: CourtCalibration) -> Edit | None:
    """Return an edit that sets the court from its frame on; None if nothing changes.

    A court that begins at the same frame is replaced.
    """
    kept = (known for known in track.courts if known.frame != court.frame)
    return set_courts(track, sorted((*kept, court), key=lambda known: known.frame))


def set_courts(track: Track, courts: Sequence[CourtCalibration], name: str = "Set the court") -> Edit | None:
    """Return an edit that replaces all courts; None if nothing changes."""
    return None if tuple(courts) == track.courts else Edit(name, (CourtsChange(track.courts, tuple(courts)),))


def remove_court(track: Track, frame: int) -> Edit | None:
    """Return an edit that removes the court of a frame, so that the previous one continues; None without a court.

    Where the camera moves, the whole part loses its court.
    """
    if court_at(track.courts, frame) is None:
        return None
    part = part_at(track.courts, frame)
    first, *others = track.courts[part.start : part.stop]
    lost = [CourtCalibration.missing(first.sport, first.frame)] if others else []
    courts = (*track.courts[: part.start], *lost, *track.courts[part.stop :])
    return set_courts(track, () if all(known.is_lost for known in courts) else courts, "Remove the court")


def set_recording(track: Track, recording: Recording) -> Edit | None:
    """Return an edit that sets how the video was recorded; None if nothing changes. See also `change_recording`."""
    change = RecordingsChange(track.recordings, () if recording == AS_FILE else (recording,))
    return None if change.old_items == change.new_items else Edit("Change the recording", (change,))


def place_match(track: Track, match: MatchSetup) -> Edit | None:
    """Return an edit that sets a match from its frame on; None if nothing changes.

    A match that begins at the same frame is replaced. Scores that were set later within the replaced match are kept,
    with the players and the scoring system of the new one.
    """
    old = next((known for known in track.matches if known.frame == match.frame), None)
    following = () if old is None else _continuations(track, old)
    changed = [replace(later, scoring=match.scoring, names=match.names) for later in following]
    kept = [known for known in track.matches if known not in (old, *following)]
    return _set_matches(track, (*kept, match, *changed), "Set the match")


def set_score(track: Track, rally: Rally, score: MatchSetup) -> Edit | None:
    """Return an edit that sets score, server and ends at the start of a rally.

    None if the rally belongs to no match, or if nothing changes.

    Args:
        score: setup of which only score, server and near side are used.
    """
    match, is_first = match_in_force(track.matches, track.rallies, rally)
    if match is None:
        return None
    frame = match.frame if is_first else rally.frames.start
    placed = replace(match, frame=frame, score=score.score, server=score.server, near_side=score.near_side)
    kept = [known for known in track.matches if known.frame != frame]
    return _set_matches(track, (*kept, placed), f"Score of {rally.name}")


def unset_score(track: Track, rally: Rally) -> Edit | None:
    """Return an edit that removes the score set for a rally; None if none is set.

    Counting then continues from the rallies before.
    """
    match, is_first = match_in_force(track.matches, track.rallies, rally)
    if match is None or not is_first or not is_continuation(track, match):
        return None
    kept = [known for known in track.matches if known != match]
    return _set_matches(track, kept, f"Score of {rally.name}")


def remove_match(track: Track, match: MatchSetup) -> Edit | None:
    """Return an edit that removes a match, so that the previous one continues; None if the track does not have it."""
    removed_matches = (match,) if is_continuation(track, match) else (match, *_continuations(track, match))
    return _set_matches(track, [known for known in track.matches if known not in removed_matches], "Remove the match")


def _set_matches(track: Track, matches: Iterable[MatchSetup], name: str) -> Edit | None:
    ordered = tuple(sorted(matches, key=lambda known: known.frame))
    return None if ordered == track.matches else Edit(name, (MatchesChange(track.matches, ordered),))


def is_continuation(track: Track, match: MatchSetup) -> bool:
    """Return True if a match only sets the score within the match before it."""
    earlier = [known for known in track.matches if known.frame < match.frame]
    return bool(earlier) and match.continues(earlier[-1])


def _continuations(track: Track, match: MatchSetup) -> tuple[MatchSetup, ...]:
    """Return the matches that only set the score within this match."""
    later = [known for known in track.matches if known.frame > match.frame]
    return tuple(takewhile(lambda known: known.continues(match), later))
