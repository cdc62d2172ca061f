"""The lists beside a track's layers: rallies, events set by hand, non-play ranges, courts; how edits change them."""

import enum
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import numpy as np

from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.spans import spans_of_flags

NEAR: Final = 3
"""Frames around an event set by hand within which a found one counts as the same, at up to 30 frames a second."""
_NEAR_SECONDS: Final = 0.1
"""The same at higher rates."""


def near_frames(rate: float) -> int:
    """`NEAR` for a video of `rate` frames a second; 0 where that is unknown."""
    return max(NEAR, round(_NEAR_SECONDS * rate))


class Sport(enum.StrEnum):
    """What is played, which decides whether the ball bounces in play; nothing else depends on it."""

    AUTO = "auto"
    """Decided by the path itself: `found_events.ball_bounces`."""
    BADMINTON = "badminton"
    TENNIS = "tennis"
    PADEL = "padel"


class EventKind(enum.StrEnum):
    """What happens to the ball."""

    SERVE = "serve"
    """The first hit of a rally."""
    HIT = "hit"
    BOUNCE = "bounce"
    """It meets the ground, or the net, and goes on."""
    LANDING = "landing"
    """It meets the ground and stays; the rally ends."""
    NONE = "none"
    """Nothing happens: set by hand against an event that was found there."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to the ball.

    Attributes:
        frame: the frame nearest to it.
    """

    frame: int
    kind: EventKind


@dataclass(frozen=True, slots=True)
class Rally:
    """A span of play with a name.

    Attributes:
        name: what the analyst calls it.
        frames: its frames, at least one.
        winner: who won it, as the analyst writes it; '' where nobody said.
    """

    name: str
    frames: range
    winner: str = ""


Item = TypeVar("Item", Rally, Event, range, PlacedCourt)


class TrackLists:
    """The lists that a track has beside its layers; each is changed by the kind of `ListChange` that names it.

    Attributes:
        rallies: ascending by their first frame.
        events: those a person has set, ascending, at most one a frame; what is found is not kept.
        non_play: ranges that are not play, ascending, with frames between them.
        courts: ascending by their first frame, at most one a frame.
    """

    def __init__(self) -> None:
        self.rallies: tuple[Rally, ...] = ()
        self.events: tuple[Event, ...] = ()
        self.non_play: tuple[range, ...] = ()
        self.courts: tuple[PlacedCourt, ...] = ()

    def _make_list_change(self, change: "ListChange[Any]") -> None:
        setattr(self, change.name, change.made(getattr(self, change.name)))


@dataclass(frozen=True, slots=True)
class ListChange(Generic[Item]):
    """What an edit does to one of the lists.

    Each list has a subclass with its name, which is all that edits and the history know of it.
    `storage.project.schema.STORED_LISTS` says how each is stored.

    Attributes:
        before: the items that go; here the whole list.
    """

    name: ClassVar[str]
    """The attribute of `TrackLists` that holds the list."""

    before: tuple[Item, ...]
    after: tuple[Item, ...]

    def inverse(self) -> Self:
        return type(self)(self.after, self.before)

    def made(self, items: tuple[Item, ...]) -> tuple[Item, ...]:  # noqa: ARG002 - subclasses need it
        return self.after

    @property
    def keys(self) -> frozenset[int]:
        """What identifies the items it touches; empty for a list that is only replaced as a whole."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class RalliesChange(ListChange[Rally]):
    """The whole list of rallies before and after an edit."""

    name: ClassVar[str] = "rallies"


@dataclass(frozen=True, slots=True)
class EventsChange(ListChange[Event]):
    """What an edit does to the events. A match has thousands of them, so it holds only those that go and come.

    Attributes:
        after: those that come, in frames that have none then.
    """

    name: ClassVar[str] = "events"

    def made(self, items: tuple[Event, ...]) -> tuple[Event, ...]:
        kept = (event for event in items if event.frame not in self.keys)
        return tuple(sorted((*kept, *self.after), key=lambda event: event.frame))

    @property
    def keys(self) -> frozenset[int]:
        return frozenset(event.frame for event in (*self.before, *self.after))


@dataclass(frozen=True, slots=True)
class NonPlayChange(ListChange[range]):
    """The whole list of non-play ranges before and after an edit."""

    name: ClassVar[str] = "non_play"


@dataclass(frozen=True, slots=True)
class CourtsChange(ListChange[PlacedCourt]):
    """The whole list of courts before and after an edit."""

    name: ClassVar[str] = "courts"


LIST_CHANGES: Final[tuple[type[ListChange[Any]], ...]] = (RalliesChange, EventsChange, NonPlayChange, CourtsChange)
"""One for each list."""


def events_shown(found: Iterable[Event], by_hand: Sequence[Event], near: int = NEAR) -> tuple[Event, ...]:
    """The events to show, ascending: those set by hand, and found ones that are not within `near` frames of one."""
    around = {frame + by for frame in (event.frame for event in by_hand) for by in range(-near, near + 1)}
    placed = [event for event in by_hand if event.kind is not EventKind.NONE]
    kept = [event for event in found if event.frame not in around]
    return tuple(sorted((*placed, *kept), key=lambda event: event.frame))


def rally_at(rallies: Sequence[Rally], frame: int) -> Rally | None:
    """The rally that a frame is in, of rallies in the order of their first frames; of several the one begun last."""
    begun = bisect_right(rallies, frame, key=lambda rally: rally.frames.start)
    return next((rallies[at] for at in range(begun - 1, -1, -1) if frame in rallies[at].frames), None)


def removed_from_non_play(changes: Iterable[NonPlayChange]) -> tuple[range, ...]:
    """Frames that a person has removed from the non-play ranges, and not put back, by changes in order."""
    changes = list(changes)
    spans = (span for change in changes for span in (*change.before, *change.after))
    # By frame: a run over a long match makes hundreds of changes of hundreds of ranges.
    play = np.zeros(max((span.stop for span in spans), default=0), np.bool_)
    for change in changes:
        for span in change.before:
            play[span.start : span.stop] = True
        for span in change.after:
            play[span.start : span.stop] = False
    return tuple(spans_of_flags(play))
