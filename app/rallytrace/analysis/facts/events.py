"""Derive the events of a match: those found along the path, and those set by the user."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, groupby
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.arcs.path_arcs import PAD_SECONDS
from rallytrace.analysis.events.found_events import ball_bounces, drop_denied_events, events_along
from rallytrace.analysis.events.transitions import AHEAD_SECONDS, BEHIND_SECONDS, Transition, transition_steps
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads, Source
from rallytrace.analysis.facts.scenes import SCENES
from rallytrace.analysis.path_in_play import path_in_play
from rallytrace.analysis.shots.shot_metrics import RallyEvents, split_rallies
from rallytrace.errors import Check
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.distinct_frames import MAX_REGULAR_FRAMES, distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.lists import (
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    NonPlayChange,
    events_shown,
    sport_in_use,
)
from rallytrace.track.poses import NO_POSES, POSE_TILE, Poses
from rallytrace.track.spans import overlap
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.steps import Steps, run_steps

_FRAMES_PER_BLOCK: Final = 1024
_MARGIN_FRAMES: Final = 2 * MAX_REGULAR_FRAMES
"""Number of frames on either side of `_Block.around` in which repeats may affect the times of its images."""

_Path: TypeAlias = tuple[Floats, Flags]
"""Positions (2, n), and whether a scene begins at each frame (n,); see `path_in_play`."""
_Found: TypeAlias = tuple[Sequence[Transition], Sequence[Transition]]


@dataclass(frozen=True, slots=True, eq=False)
class PathTransitions:
    """The transitions of a path, ascending.

    Attributes:
        found: transitions of the displayed path.
        unedited: transitions of the path without the user's corrections.
    """

    found: tuple[Transition, ...] = ()
    unedited: tuple[Transition, ...] = ()


_NO_TRANSITIONS: Final = PathTransitions()


@dataclass(frozen=True, slots=True, eq=False)
class _Block:
    """A block of frames in which transitions are to be found.

    Attributes:
        frames: frames of the block.
        around: frames whose path affects the transitions of the block.
        known: frames that affect this path and its times.
        seconds: time of each frame of `known`.
        contacts: frame numbers of the events in `around` that the user set.
        non_play: non-play ranges that overlap `known`.
    """

    source: Source
    frames: range
    around: range
    known: range
    seconds: Floats
    contacts: tuple[int, ...]
    non_play: tuple[range, ...]
    size: Size
    poses: Poses

    @property
    def key(self) -> tuple[object, ...]:
        revision = self.source.revision(self.known.start, self.known.stop)
        tiles = range(self.around.start // POSE_TILE, (self.around.stop - 1) // POSE_TILE + 1)
        times = self.seconds.tobytes()
        return self.frames, revision, self.contacts, self.non_play, self.size, times, *map(self.poses.tiles.get, tiles)

    def read(self) -> Callable[[Check], _Found]:
        source, known, around = self.source, self.known, self.around
        cuts, repeats = (flags(known.start, known.stop) for flags in (source.cuts, source.repeats))
        part = slice(around.start - known.start, around.stop - known.start)

        def cut(positions: Floats, non_play: Sequence[range]) -> _Path:
            path, begins = path_in_play(positions, cuts, non_play, repeats, self.seconds, first=known.start)
            return path[:, part], begins[part]

        shown = cut(source.positions(known.start, known.stop), self.non_play)
        unedited = cut(source.unedited_positions(known.start, known.stop), ())
        return partial(self._find, shown, unedited, distinct_times(self.seconds, repeats)[part])

    def _find(self, shown: _Path, unedited: _Path, times: Floats, check: Check) -> _Found:
        found = self._find_along(shown, times, self.contacts, self.poses, check)
        is_unedited = all(one.tobytes() == other.tobytes() for one, other in zip(shown, unedited, strict=True))
        if is_unedited and not self.contacts:
            return found, found
        return found, self._find_along(unedited, times, (), NO_POSES, check)

    def _find_along(
        self, path: _Path, times: Floats, contacts: Sequence[int], poses: Poses, check: Check
    ) -> Sequence[Transition]:
        """Return the transitions of the block, found in the scenes that it touches."""
        positions, begins = path
        edges = self.around.start + np.flatnonzero(begins)
        first = int(max(edges[edges <= self.frames.start], default=self.around.start))
        stop = int(min(edges[edges >= self.frames.stop], default=self.around.stop))
        part = slice(first - self.around.start, stop - self.around.start)
        steps = transition_steps(
            positions[:, part],
            times[part],
            size=self.size,
            begins=begins[part],
            contacts=contacts,
            first=first,
            poses=poses,
        )
        return [transition for transition in run_steps(steps, check) if transition.frame in self.frames]


def _plan_blocks(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    seconds = source.known_seconds[: record.n_frames]
    if source.size is None:
        return ()
    contacts = np.array([event.frame for event in record.events if event.kind is not EventKind.NO_EVENT], np.int64)
    jobs = []
    for start in range(0, len(seconds), _FRAMES_PER_BLOCK):
        yield
        frames = range(start, min(start + _FRAMES_PER_BLOCK, len(seconds)))
        around = _around(frames, seconds)
        known = range(max(around.start - _MARGIN_FRAMES, 0), min(around.stop + _MARGIN_FRAMES, len(seconds)))
        if not source.revision(known.start, known.stop):
            continue
        near = tuple(contacts[(contacts >= around.start) & (contacts < around.stop)].tolist())
        non_play = tuple(span for span in record.non_play if overlap(span, known))
        times = seconds[known.start : known.stop]
        block = _Block(source, frames, around, known, times, near, non_play, source.size, source.poses)
        jobs.append(Job(block.key, block.read, start))
    return jobs


def _around(frames: range, seconds: Floats) -> range:
    """Return the frames that affect the transitions of a block."""
    first = int(np.searchsorted(seconds, seconds[frames.start] - PAD_SECONDS - BEHIND_SECONDS))
    stop = int(np.searchsorted(seconds, seconds[frames.stop - 1] + PAD_SECONDS + AHEAD_SECONDS, "right"))
    return range(max(first - 1, 0), min(stop + 1, len(seconds)))


def _join_blocks(_facts: Facts, results: Sequence[_Found]) -> PathTransitions:
    if not results:
        return _NO_TRANSITIONS
    found, unedited = (tuple(chain.from_iterable(blocks)) for blocks in zip(*results, strict=True))
    return PathTransitions(found, unedited)


TRANSITIONS: Final[Node[PathTransitions]] = Node(
    "transitions",
    _NO_TRANSITIONS,
    _plan_blocks,
    _join_blocks,
    reads=frozenset({Reads.PATH, Reads.POSES, EventsChange, NonPlayChange}),
    delay_ms=250,
    max_delay_ms=1000,
)
"""The transitions of the path, from which events are classified."""


def _decide_bounces(facts: Facts, _results: object) -> bool | None:
    sport = sport_in_use(facts.source.sport, facts.source.record.courts)
    return ball_bounces(facts[TRANSITIONS].unedited, sport)


BALL_BOUNCES: Final[Node[bool | None]] = Node(
    "ball bounces", None, join=_decide_bounces, reads=frozenset({CourtsChange}), after=(TRANSITIONS,)
)
"""Whether the ball bounces in play; None while that is uncertain."""


def likely_sports(facts: Facts) -> list[Sport]:
    """Return the sports that fit `BALL_BOUNCES`; none while it is uncertain whether the ball bounces."""
    return [sport for sport, record in SPORTS.items() if record.ball.bounces is facts[BALL_BOUNCES]]


def _plan_events(facts: Facts) -> Steps[Sequence[Job]]:
    source, transitions, bouncing = facts.source, facts[TRANSITIONS].found, facts[BALL_BOUNCES]
    human, repeats = source.human_rows().copy(), source.repeats(0, source.record.n_frames)
    starts = facts[SCENES].starts
    yield

    def find(check: Check) -> tuple[Event, ...]:
        found = events_along(transitions, bouncing=bouncing, starts=starts, check=check)
        return drop_denied_events(found, human, repeats)

    return [Job.prepared(object(), find)]


FOUND_EVENTS: Final[Node[tuple[Event, ...]]] = Node(
    "found events", (), _plan_events, after=(TRANSITIONS, BALL_BOUNCES, SCENES)
)
"""The events found along the path in play, ascending, without those in frames that the user marked as 'no ball'."""


def _show(facts: Facts, _results: object) -> tuple[Event, ...]:
    source = facts.source
    return events_shown(facts[FOUND_EVENTS], source.record.events, source.near)


EVENTS: Final[Node[tuple[Event, ...]]] = Node(
    "events", (), join=_show, reads=frozenset({EventsChange}), after=(FOUND_EVENTS,)
)
"""The displayed events, ascending. Events set by the user replace found events nearby."""


def _split_events(facts: Facts, _results: object) -> tuple[RallyEvents, ...]:
    source, scenes = facts.source, facts[SCENES]
    return tuple(
        RallyEvents(rally, scene)
        for scene, events in groupby(facts[EVENTS], lambda event: scenes.around(event.frame))
        for rally in split_rallies(tuple(events), source.seconds, source.record.courts, min_events=1)
    )


RALLY_EVENTS: Final[Node[tuple[RallyEvents, ...]]] = Node(
    "rally events", (), join=_split_events, reads=frozenset({CourtsChange}), after=(EVENTS, SCENES)
)
"""The displayed events of each rally, ascending."""
