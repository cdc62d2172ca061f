"""Events: serves, hits, bounces and landings, found from the flight or set by hand."""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

NEAR: Final = 3
"""Frames around a hand's event within which a found one is the same."""


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
    """Nothing happens: a hand's word against an event that was found there."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to the ball.

    Attributes:
        frame: the frame nearest to it.
        kind: what.
    """

    frame: int
    kind: EventKind


@dataclass(frozen=True, slots=True)
class EventsChange:
    """What an edit does to the events that a hand has set. A match has thousands of them; a change holds a few.

    Attributes:
        before: those that go.
        after: those that come, in frames that have none then.
    """

    before: tuple[Event, ...]
    after: tuple[Event, ...]

    def inverse(self) -> "EventsChange":
        """The change that takes this one back."""
        return EventsChange(self.after, self.before)

    def made(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """What these events become, ascending."""
        gone = {event.frame for event in (*self.before, *self.after)}
        kept = (event for event in events if event.frame not in gone)
        return tuple(sorted((*kept, *self.after), key=lambda event: event.frame))


def events_shown(found: Iterable[Event], by_hand: Sequence[Event]) -> tuple[Event, ...]:
    """The events that count, ascending: a hand's, and found ones that are not within `NEAR` frames of one."""
    near = {frame + by for frame in (event.frame for event in by_hand) for by in range(-NEAR, NEAR + 1)}
    said = [event for event in by_hand if event.kind is not EventKind.NONE]
    kept = [event for event in found if event.frame not in near]
    return tuple(sorted((*said, *kept), key=lambda event: event.frame))
