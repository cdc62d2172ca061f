"""The lists beside a track's layers, with their changes: rallies, events, their tags, courts, matches and others."""

import enum
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import numpy as np

from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import StrokeName

NEAR_FRAMES: Final = 3
"""Frames around an event set by hand in which a found one counts as the same, up to 30 frames per second."""
_NEAR_SECONDS: Final = 0.1
"""The same in seconds, for higher rates."""


def near_frames(rate: float) -> int:
    """Return `NEAR_FRAMES` for a video of `rate` frames per second; 0 for an unknown rate."""
    return max(NEAR_FRAMES, round(_NEAR_SECONDS * rate))


def sport_in_use(chosen: Sport, courts: Sequence[CourtCalibration]) -> Sport:
    """Return the sport of a video: the chosen one, or else that of its courts. `Sport.AUTO` lets the path decide."""
    played = {court.sport for court in courts}
    return played.pop() if chosen is Sport.AUTO and len(played) == 1 else chosen


class EventKind(enum.StrEnum):
    SERVE = "serve"
    """The first hit of a rally."""
    HIT = "hit"
    BOUNCE = "bounce"
    """The ball touches the ground or the net and flies on."""
    LANDING = "landing"
    """The ball touches the ground and stays; the rally ends."""
    NO_EVENT = "none"
    """Nothing happens: set by hand to deny a found event."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event of the ball, in the nearest frame."""

    frame: int
    kind: EventKind

    @property
    def is_hit(self) -> bool:
        """Return True if a player hits the ball, at a serve or later."""
        return self.kind in (EventKind.SERVE, EventKind.HIT)


@dataclass(frozen=True, slots=True)
class PlacedStroke:
    """The name of a stroke set by the user, at the frame of its hit."""

    frame: int
    name: StrokeName


@dataclass(frozen=True, slots=True)
class PlacedHitter:
    """Who makes a hit, set by the user, at the frame of the hit.

    Attributes:
        end: 'near' or 'far'.
        place: position of the player in video pixels, to tell two partners apart; None for any player of the end.
    """

    frame: int
    end: str
    place: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class EventTags:
    """The user's tags of the event at a frame, found or set by hand: at least one, all different."""

    frame: int
    tags: tuple[str, ...]


class RallyEnding(enum.StrEnum):
    """How a rally ended, said of its last shot."""

    WINNER = "winner"
    """The opponent did not reach it."""
    FORCED_ERROR = "forced error"
    UNFORCED_ERROR = "unforced error"
    NET = "net"
    """The ball did not cross the net."""
    OUT = "out"
    SERVICE_FAULT = "service fault"


@dataclass(frozen=True, slots=True)
class Rally:
    """A span of play with a name.

    Attributes:
        name: name given by the user, or 'Rally' with a number.
        frames: at least one frame.
        winner: winner as the user writes it: a name, 'near', 'far' or 'let'; '' for unknown.
        tags: the user's tags, all different, in the order in which they were given.
        is_found: whether the program found it and the user has not edited it; a new search replaces it.
        ending: how it ended, set by the user; None for unknown.
    """

    name: str
    frames: range
    winner: str = ""
    tags: tuple[str, ...] = field(default=(), repr=False)
    """Not shown, as `digest_of` reads what is shown: tags make no label out of date."""
    is_found: bool = field(default=False, repr=False, compare=False)
    ending: RallyEnding | None = field(default=None, repr=False)


Item = TypeVar("Item")
Framed = TypeVar("Framed", bound=Event | PlacedStroke | PlacedHitter | EventTags)


class TrackLists:
    """The lists of a track beside its layers; each is changed by its type of `ListChange`.

    Attributes:
        rallies: ascending by first frame.
        events: events set by the user, ascending, at most one per frame; found ones are not stored.
        non_play: ranges that are not play, ascending, with frames between them.
        courts: ascending by first frame, at most one per frame.
        matches: scoring of the matches, ascending by first frame, at most one per frame.
        strokes: strokes named by the user, ascending, at most one per frame; found ones are not stored.
        hitters: who makes hits, set by the user, ascending, at most one per frame; found ones are not stored.
        player_names: names set by the user, ascending.
        event_tags: ascending, at most one per frame.
        recordings: how the video was recorded, as the user says: at most one.
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
        self.recordings: tuple[Recording, ...] = ()

    @property
    def recording(self) -> Recording:
        return next(iter(self.recordings), AS_FILE)

    @property
    def known_tags(self) -> frozenset[str]:
        """Return the tags in use, of rallies and events."""
        lists = chain((rally.tags for rally in self.rallies), (event.tags for event in self.event_tags))
        return frozenset(chain.from_iterable(lists))

    def _make_list_change(self, change: "ListChange[Any]") -> None:
        setattr(self, change.name, change.apply(getattr(self, change.name)))


@dataclass(frozen=True, slots=True)
class ListChange(Generic[Item]):
    """The effect of an edit on one list.

    Each list has a subclass, which is all that edits and history know about it. `storage.project.schema.STORED_LISTS`
    says how each is stored.

    Attributes:
        old_items: removed items; here the whole list.
        new_items: added items; here the whole list.
    """

    name: ClassVar[str]
    """The attribute of `TrackLists` with the list."""

    old_items: tuple[Item, ...]
    new_items: tuple[Item, ...]

    def inverse(self) -> Self:
        return type(self)(self.new_items, self.old_items)

    def apply(self, items: tuple[Item, ...]) -> tuple[Item, ...]:  # noqa: ARG002 - subclasses need it
        return self.new_items

    @property
    def keys(self) -> frozenset[int]:
        """Return the keys of the touched items; empty for a list that is replaced as a whole."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class RalliesChange(ListChange[Rally]):
    """The whole list of rallies before and after an edit."""

    name: ClassVar[str] = "rallies"


@dataclass(frozen=True, slots=True)
class FramedChange(ListChange[Framed]):
    """The removed and added items of an edit, not the whole list: a match has thousands of items.

    Attributes:
        new_items: items in frames without another item.
    """

    def apply(self, items: tuple[Framed, ...]) -> tuple[Framed, ...]:
        kept = (item for item in items if item.frame not in self.keys)
        return tuple(sorted((*kept, *self.new_items), key=lambda item: item.frame))

    @property
    def keys(self) -> frozenset[int]:
        return frozenset(item.frame for item in (*self.old_items, *self.new_items))


@dataclass(frozen=True, slots=True)
class EventsChange(FramedChange[Event]):
    """The removed and added events of an edit."""

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
    """The removed and added strokes of an edit."""

    name: ClassVar[str] = "strokes"


@dataclass(frozen=True, slots=True)
class HittersChange(FramedChange[PlacedHitter]):
    """The removed and added hitters of an edit."""

    name: ClassVar[str] = "hitters"


@dataclass(frozen=True, slots=True)
class PlayerNamesChange(ListChange[PlayerName]):
    """The whole list of players' names before and after an edit."""

    name: ClassVar[str] = "player_names"


@dataclass(frozen=True, slots=True)
class EventTagsChange(FramedChange[EventTags]):
    """The removed and added tags of events of an edit."""

    name: ClassVar[str] = "event_tags"


@dataclass(frozen=True, slots=True)
class RecordingsChange(ListChange[Recording]):
    """How the video was recorded, before and after an edit."""

    name: ClassVar[str] = "recordings"


def events_shown(found: Iterable[Event], by_hand: Sequence[Event], reach: int = NEAR_FRAMES) -> tuple[Event, ...]:
    """Return the shown events, ascending: those set by hand, and found ones more than `reach` frames away from them."""
    excluded = {frame + offset for frame in (event.frame for event in by_hand) for offset in range(-reach, reach + 1)}
    placed = [event for event in by_hand if event.kind is not EventKind.NO_EVENT]
    kept = [event for event in found if event.frame not in excluded]
    return tuple(sorted((*placed, *kept), key=attrgetter("frame")))


def items_of_events(events: Sequence[Event], items: Sequence[Framed], reach: int = NEAR_FRAMES) -> dict[int, Framed]:
    """Return items by the frame of their event, which is the nearest one within `reach` frames.

    Args:
        events: shown events, ascending.
        items: ascending.
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
    """Return the rally of a frame; of several, the one that began last.

    Args:
        rallies: rallies in the order of their first frames.
    """
    begun = bisect_right(rallies, frame, key=lambda rally: rally.frames.start)
    return next((rallies[index] for index in range(begun - 1, -1, -1) if frame in rallies[index].frames), None)


def removed_from_non_play(changes: Iterable[NonPlayChange]) -> tuple[range, ...]:
    """Return frames that the changes, in order, removed from the non-play ranges and did not put back."""
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
