"""Events as the flights tell them: where the ball turns sharply or gains speed it was hit, where it stays it landed.

From the picture of one camera a hit and a bounce cannot always be told apart: a soft hit that keeps the ball's
direction looks like a bounce. What a person says counts more (`events.events_shown`).
"""

import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from rallytrace.domain.events import Event, EventKind
from rallytrace.domain.flight import Flights
from rallytrace.domain.geometry import Size
from rallytrace.domain.motion import positions
from rallytrace.domain.track import Rows
from rallytrace.domain.turns import Flags, Floats, Turn, turns

PAUSE_SECONDS: Final = 2.5
"""A hit that comes longer after the last one may be the serve of another rally."""
CLOSE_SECONDS: Final = 0.2
"""Of turns that are closer together only the sharpest counts."""

_RELEASE_SECONDS: Final = 1.0
"""How long a ball may fall between being let go and being served."""


def path_in_play(said: Rows, cuts: Flags, non_play: Iterable[range], *, first: int = 0) -> tuple[Floats, Flags]:
    """The path along which events are found: there is none in a non-play range, and no flight goes across one.

    Args:
        said: what is shown of some frames, (n,).
        cuts: (n,), whether a scene begins at a frame.
        non_play: stretches that are not play.
        first: the first of the frames.

    Returns:
        Positions (2, n) in pixels, NaN where there is none, and (n,) whether no flight goes on from the frame before.
    """
    path, begins = positions(said), cuts.copy()
    for stretch in non_play:
        start, behind = stretch.start - first, stretch.stop - first
        path[:, max(start, 0) : max(behind, 0)] = np.nan
        if 0 <= behind < len(begins):
            begins[behind] = True
    return path, begins


def find_events(flights: Flights, size: Size) -> tuple[Event, ...]:
    """The events of a path, ascending, at most one a frame.

    A hit turns the ball sharply or makes it faster; the first of a ball that was held, or let go, or lay, is a serve if
    there was no hit for a while. A bounce slows a falling ball down and leaves it its way across the picture. At a
    landing a falling ball comes to lie; soon after a hit it is enough that it sinks and gets nowhere any more, unless
    it is hit again.

    Args:
        flights: of the path.
        size: of the picture.
    """
    return events_along(turns(flights, size))


def events_along(turns: Iterable[Turn]) -> tuple[Event, ...]:
    """What happens at turns, ascending."""
    found: list[Event] = []
    hit = released = -math.inf
    for turn in _sharpest(turns):
        begun = turn.second - hit < PAUSE_SECONDS
        if turn.drops and not begun:
            released = turn.second
            continue
        kind = _kind(turn, begun=begun, released=turn.second - released < _RELEASE_SECONDS)
        landed = begun and found[-1].kind is EventKind.LANDING
        if kind is None or (landed and kind is EventKind.LANDING):
            continue
        if landed:
            found.pop()
        if kind in (EventKind.HIT, EventKind.SERVE):
            hit = turn.second
        elif turn.rests:
            hit = -math.inf
        found.append(Event(turn.frame, kind))
    return tuple(found)


def _kind(turn: Turn, *, begun: bool, released: bool) -> EventKind | None:
    """What happens at a turn, if anything; a rally that has begun has had a hit lately."""
    if turn.starts and not begun:
        return EventKind.SERVE
    if turn.bounces:
        return EventKind.BOUNCE
    if turn.is_hit:
        return EventKind.SERVE if released and not begun else EventKind.HIT
    return EventKind.LANDING if turn.rests or (turn.lands and begun) else None


def _sharpest(turns: Iterable[Turn]) -> list[Turn]:
    """The turns without those that are close to a sharper one."""
    kept: list[Turn] = []
    for turn in turns:
        if kept and turn.second - kept[-1].second < CLOSE_SECONDS:
            if turn.change <= kept[-1].change:
                continue
            kept.pop()
        kept.append(turn)
    return kept


class FoundEvents:
    """What happens along a path whose turns are found part by part, and again where the path changes."""

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._events: list[Event] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens at the turns there are, ascending; the same as `events_along` all of them."""
        return tuple(self._events)

    def take(self, start: int, stop: int, turns: Sequence[Turn]) -> None:
        """The turns from frame `start` to before `stop` are these now, ascending."""
        first, behind = (bisect_left(self._turns, frame, key=_frame) for frame in (start, stop))
        if self._turns[first:behind] == turns:
            return
        self._turns[first:behind] = turns
        stretch = self._stretch_around(first, first + len(turns))
        # Events lie at turns, so those of the stretch are between the turns beside it, also where turns are gone.
        after = self._turns[stretch.start - 1].frame + 1 if stretch.start else 0
        until = self._turns[stretch.stop].frame if stretch.stop < len(self._turns) else math.inf
        first, behind = (bisect_left(self._events, frame, key=_frame) for frame in (after, until))
        self._events[first:behind] = events_along(self._turns[stretch.start : stretch.stop])

    def _stretch_around(self, first: int, behind: int) -> range:
        """The places of the turns at which others may matter that are new, or gone, from one place to before another.

        Nothing matters across a pause: after one a rally may begin anew, whatever was before.
        """
        turns = self._turns
        first, behind = max(first - 1, 0), min(behind + 1, len(turns))
        while first > 0 and not _is_pause(turns[first - 1], turns[first]):
            first -= 1
        while 0 < behind < len(turns) and not _is_pause(turns[behind - 1], turns[behind]):
            behind += 1
        return range(first, behind)


def _is_pause(before: Turn, after: Turn) -> bool:
    return after.second - before.second >= PAUSE_SECONDS


def _frame(one: Turn | Event) -> int:
    return one.frame
