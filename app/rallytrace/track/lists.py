"""Define the lists of a track beside its layers, and their changes: rallies, events, tags, courts and others."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import numpy as np

from rallytrace.texts import TextEnum, tr_lazy
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import StrokeName

NEAR_FRAMES: Final = 3
"""A found event within this many frames of an event set by hand counts as the same event, at up to 30 frames per
second.
"""
_NEAR_SECONDS: Final = 0.1
"""The same limit in seconds, for higher frame rates."""


def near_frames(rate: float) -> int:
    """Return the limit `NEAR_FRAMES` for a video of `rate` frames per second. A rate of 0 stands for an unknown one."""
    return max(NEAR_FRAMES, round(_NEAR_SECONDS * rate))


def sport_in_use(chosen: Sport, courts: Sequence[CourtCalibration]) -> Sport:
    """Return the sport of a video: the chosen sport, or for `Sport.AUTO` the sport of its courts.

    If there are no courts, or courts of several sports, return `Sport.AUTO`: the path decides.
    """
    played = {court.sport for court in courts}
    return played.pop() if chosen is Sport.AUTO and len(played) == 1 else chosen


class EventKind(TextEnum):
    """The kind of an event. The value is its name in files."""

    SERVE = tr_lazy("match", "serve")
    """The first hit of a rally."""
    HIT = tr_lazy("match", "hit")
    BOUNCE = tr_lazy("match", "bounce")
    """The ball touches the ground or the net and flies on."""
    LANDING = tr_lazy("match", "landing")
    """The ball touches the ground and stays; the rally ends."""
    NO_EVENT = tr_lazy("match", "none")
    """Nothing happens here. The user sets this to remove a found event."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event of the ball, at the frame nearest to it in time."""

    frame: int
    kind: EventKind

    @property
    def is_hit(self) -> bool:
        """Return True if a player hits the ball, which includes a serve."""
        return self.kind in (EventKind.SERVE, EventKind.HIT)


@dataclass(frozen=True, slots=True)
class PlacedStroke:
    """The name of a stroke that the user set, with the frame of its hit."""

    frame: int
    name: StrokeName


@dataclass(frozen=True, slots=True)
class PlacedHitter:
    """The player who makes a hit, as set by the user.

    Attributes:
        end: end of the player, 'near' or 'far'.
        place: position of the player in video pixels, to tell two partners apart; None for any player at this end.
    """

    frame: int
    end: str
    place: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class EventTags:
    """The user's tags of an event, at least one and all different, with the frame of the event."""

    frame: int
    tags: tuple[str, ...]


class RallyEnding(TextEnum):
    """How a rally ended, as a description of its last shot."""

    WINNER = tr_lazy("match", "winner")
    """The opponent did not reach the ball."""
    FORCED_ERROR = tr_lazy("match", "forced error")
    UNFORCED_ERROR = tr_lazy("match", "unforced error")
    NET = tr_lazy("match", "net")
    """The ball did not cross the net."""
    OUT = tr_lazy("match", "out")
    SERVICE_FAULT = tr_lazy("match", "service fault")


@dataclass(frozen=True, slots=True)
class Rally:
    """A span of play with a name.

    Attributes:
        name: name given by the user, or 'Rally' with a number.
        frames: frames of the rally, at least one.
        winner: winner as entered by the user: a name, 'near', 'far' or 'let'; '' if unknown.
        tags: the user's tags, all different, in the order in which they were given.
        is_found: whether the program found the rally and the user has not edited it; a new search replaces it.
        ending: how the rally ended, as set by the user; None if unknown.
    """

    name: str
    frames: range
    winner: str = ""
    tags: tuple[str, ...] = field(default=(), repr=False)
    """Left out of the `repr`, from which `digest_of` computes: a change of tags does not make labels out of date."""
    is_found: bool = field(default=False, repr=False, compare=False)
    ending: RallyEnding | None = field(default=None, repr=False)


Item = TypeVar("Item")
Framed = TypeVar("Framed", bound=Event | PlacedStroke | PlacedHitter | EventTags)


class TrackLists:
    """The lists of a track beside its layers. Each is changed by its own type of `ListChange`.

    Attributes:
        rallies: rallies, ascending by first frame.
        events: events set by the user, ascending, at most one per frame; found ones are not stored.
        non_play: ranges that are not play, ascending and not adjacent.
        courts: courts, ascending by first frame, at most one per frame.
        matches: how matches are scored, ascending by first frame, at most one per frame.
        strokes: strokes named by the user, ascending, at most one per frame; found ones are not stored.
        hitters: hitters set by the user, ascending, at most one per frame; found ones are not stored.
        player_names: players' names set by the user, ascending.
        event_tags: tags of events, ascending, at most one per frame.
        boards: what the scoreboard shows, ascending, at most one per frame.
        recordings: how the video was recorded, as set by the user; at most one.
    """

    def __init__(self) -> None:
        self.rallies: tuple[Rally, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.non_play: tuple[range, ...] = ()
        self.courts: tuple[CourtCalibration, ...] = ()
        self.matches: tuple[MatchSetup, ...] = ()
        self.strokes: tuple[PlacedStroke, ...] = ()
        self.hitters: tuple[PlacedHitter, ...] = ()
        self.player_names: tuple[PlayerName, ...] = ()
        self.event_tags: tuple[EventTags, ...] = ()
        self.boards: tuple[BoardReading, ...] = ()
        self.recordings: tuple[Recording, ...] = ()

    @property
    def recording(self) -> Recording:
        return next(iter(self.recordings), AS_FILE)

    @property
    def known_tags(self) -> frozenset[str]:
        """Return all tags in use for rallies and events."""
        lists = chain((rally.tags for rally in self.rallies), (event.tags for event in self.event_tags))
        return frozenset(chain.from_iterable(lists))

    def _make_list_change(self, change: "ListChange[Any]") -> None:
        setattr(self, change.name, change.apply(getattr(self, change.name)))


@dataclass(frozen=True, slots=True)
class ListChange(Generic[Item]):
    """The effect of an edit on one list.

    Each list has a subclass, which is all that edits and the history know about it.
    `storage.project.schema.STORED_LISTS` specifies how each list is stored.

    Attributes:
        old_items: the whole list before the edit, or in a `FramedChange` the removed items.
        new_items: the whole list after the edit, or in a `FramedChange` the added items.
    """

    name: ClassVar[str]
    """The attribute of `TrackLists` that holds the list."""

    old_items: tuple[Item, ...]
    new_items: tuple[Item, ...]

    def inverse(self) -> Self:
        return type(self)(self.new_items, self.old_items)

    def apply(self, items: tuple[Item, ...]) -> tuple[Item, ...]:  # noqa: ARG002 - subclasses need it
        return self.new_items

    @property
    def keys(self) -> frozenset[int]:
        """Return the keys of the removed and added items; empty for a list that is replaced as a whole."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class RalliesChange(ListChange[Rally]):
    """The whole list of rallies before and after an edit."""

    name: ClassVar[str] = "rallies"


@dataclass(frozen=True, slots=True)
class FramedChange(ListChange[Framed]):
    """The items that an edit removes and adds. It does not hold the whole list, because a match has thousands of items.

    Attributes:
        new_items: added items; no other item is in the same frame.
    """

    def apply(self, items: tuple[Framed, ...]) -> tuple[Framed, ...]:
        kept = (item for item in items if item.frame not in self.keys)
        return tuple(sorted((*kept, *self.new_items), key=lambda item: item.frame))

    @property
    def keys(self) -> frozenset[int]:
        return frozenset(item.frame for item in (*self.old_items, *self.new_items))


@dataclass(frozen=True, slots=True)
class EventsChange(FramedChange[Event]):
    """The events that an edit removes and adds."""

    name: ClassVar[str] = "events"


@dataclass(frozen=True, slots=True)
class NonPlayChange(ListChange[range]):
    """The whole list of non-play ranges before and after an edit."""

    name: ClassVar[str] = "non_play"


@dataclass(frozen=True, slots=True)
class CourtsChange(ListChange[CourtCalibration]):
    """The whole list of courts before and after an edit."""

    name: ClassVar[str] = "courts"


@dataclass(frozen=True, slots=True)
class MatchesChange(ListChange[MatchSetup]):
    """The whole list of matches before and after an edit."""

    name: ClassVar[str] = "matches"


@dataclass(frozen=True, slots=True)
class StrokesChange(FramedChange[PlacedStroke]):
    """The strokes that an edit removes and adds."""

    name: ClassVar[str] = "strokes"


@dataclass(frozen=True, slots=True)
class HittersChange(FramedChange[PlacedHitter]):
    """The hitters that an edit removes and adds."""

    name: ClassVar[str] = "hitters"


@dataclass(frozen=True, slots=True)
class PlayerNamesChange(ListChange[PlayerName]):
    """The whole list of players' names before and after an edit."""

    name: ClassVar[str] = "player_names"


@dataclass(frozen=True, slots=True)
class BoardsChange(ListChange[BoardReading]):
    """The whole list of the scoreboard's readings before and after an edit."""

    name: ClassVar[str] = "boards"


@dataclass(frozen=True, slots=True)
class EventTagsChange(FramedChange[EventTags]):
    """The tags of events that an edit removes and adds."""

    name: ClassVar[str] = "event_tags"


@dataclass(frozen=True, slots=True)
class RecordingsChange(ListChange[Recording]):
    """How the video was recorded, before and after an edit."""

    name: ClassVar[str] = "recordings"


def events_shown(found: Iterable[Event], by_hand: Sequence[Event], reach: int = NEAR_FRAMES) -> tuple[Event, ...]:
    """Return the displayed events, ascending: those set by hand, and found ones more than `reach` frames from these."""
    excluded = {frame + offset for frame in (event.frame for event in by_hand) for offset in range(-reach, reach + 1)}
    placed = [event for event in by_hand if event.kind is not EventKind.NO_EVENT]
    kept = [event for event in found if event.frame not in excluded]
    return tuple(sorted((*placed, *kept), key=attrgetter("frame")))


def items_of_events(events: Sequence[Event], items: Sequence[Framed], reach: int = NEAR_FRAMES) -> dict[int, Framed]:
    """Return the items, keyed by the frame of the nearest event. Items with no event within `reach` frames are dropped.

    Args:
        events: displayed events, ascending.
        items: items, ascending.
        reach: largest distance in frames between an item and its event.
    """
    found: dict[int, Framed] = {}
    for one in items:
        place = bisect_right(events, one.frame, key=lambda event: event.frame)
        around = (event.frame for event in events[max(place - 1, 0) : place + 1])
        nearest = min(around, key=lambda frame: abs(frame - one.frame), default=None)
        if nearest is not None and abs(nearest - one.frame) <= reach:
            found[nearest] = one
    return found


def rally_at(rallies: Sequence[Rally], frame: int) -> Rally | None:
    """Return the rally that contains a frame; if several do, the one that began last.

    Args:
        rallies: rallies in the order of their first frames.
    """
    begun = bisect_right(rallies, frame, key=lambda rally: rally.frames.start)
    return next((rallies[index] for index in range(begun - 1, -1, -1) if frame in rallies[index].frames), None)


def removed_from_non_play(changes: Iterable[NonPlayChange]) -> tuple[range, ...]:
    """Return the frames that a sequence of changes removed from the non-play ranges and did not put back."""
    changes = list(changes)
    spans = (span for change in changes for span in (*change.old_items, *change.new_items))
    # Work by frame: a run over a long match makes hundreds of changes of hundreds of ranges.
    play = np.zeros(max((span.stop for span in spans), default=0), np.bool_)
    for change in changes:
        for span in change.old_items:
            play[span.start : span.stop] = True
        for span in change.new_items:
            play[span.start : span.stop] = False
    return tuple(spans_of_flags(play))
