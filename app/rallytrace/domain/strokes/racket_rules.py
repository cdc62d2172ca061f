"""Strokes of tennis and padel, by rules: the serve, what was met before it bounced, over the head, or lobbed.

A stroke of which no rule is sure is left out.
"""

from typing import Final

import numpy as np

from rallytrace.domain.court.sports import COURTS, CourtSport
from rallytrace.domain.lists import EventKind
from rallytrace.domain.strokes.hands import with_hands
from rallytrace.domain.strokes.record import UNSURE, Hand, Stroke
from rallytrace.domain.strokes.seen import SeenStrokes
from rallytrace.domain.strokes.types import RacketStroke

_OVER_HEAD: Final = 2.1
"""Metres: a contact as high is an overhead; 0.4 m more or less take from its probability, or add to it."""
_HIGH_SPREAD: Final = 0.2
_LONG_FLIGHT: Final = 1.7
"""Seconds to the next contact with floor or racket: the ball rises some 3.5 m over the contact."""
_LONG_SPREAD: Final = 0.12
_SERVE: Final = 0.98
_VOLLEY_SPREAD: Final = 0.8
"""Metres over which a volley behind the service line becomes a bounce that was missed."""
_BY_POSE: Final = 0.85
_HANDS: Final = {Hand.FOREHAND: RacketStroke.FOREHAND, Hand.BACKHAND: RacketStroke.BACKHAND}


def racket_strokes(seen: SeenStrokes, sport: CourtSport) -> tuple[Stroke, ...]:
    """The strokes that are sure."""
    unnamed = [
        Stroke(frame, side, RacketStroke.SERVE, None, 0.0) for frame, side in zip(seen.frames, seen.sides, strict=True)
    ]
    named = []
    for k, stroke in enumerate(with_hands(unnamed, seen)):
        name, probability = _name(k, stroke.hand, seen, sport)
        if probability >= UNSURE:
            named.append(Stroke(stroke.frame, stroke.side, name, None, probability, stroke.hand))
    return tuple(named)


def _name(k: int, hand: Hand | None, seen: SeenStrokes, sport: CourtSport) -> tuple[RacketStroke, float]:
    """The name of a stroke with its probability; below `UNSURE` no rule is sure."""
    kinds = {event.frame: event.kind for event in seen.rally.events}
    if k == 0 and kinds[seen.frames[0]] is EventKind.SERVE:
        return RacketStroke.SERVE, _SERVE
    high = _rise(seen.heights[k] - _OVER_HEAD, _HIGH_SPREAD)
    if high >= UNSURE:
        return RacketStroke.OVERHEAD, high
    long = _rise(_seconds_flown(k, seen) - _LONG_FLIGHT, _LONG_SPREAD)
    if long >= UNSURE:
        return RacketStroke.LOB, long
    service_line = COURTS[sport].zones[1].depth[1]
    depth = abs(seen.sequence.hitter[k, 1])
    volley = 0.0 if _has_bounced(k, seen, kinds) else _rise(service_line - depth, _VOLLEY_SPREAD)
    if volley >= UNSURE:
        return RacketStroke.VOLLEY, volley
    # Met over the net player's head, or high above the body: neither forehand nor backhand is sure.
    sure = _BY_POSE * (1 - high)
    return _HANDS.get(hand, RacketStroke.FOREHAND) if hand else RacketStroke.FOREHAND, sure if hand in _HANDS else 0.0


def _rise(distance: float, spread: float) -> float:
    """A logistic curve of a distance; 0 for an unknown one."""
    return 0.0 if np.isnan(distance) else float(1 / (1 + np.exp(-np.clip(distance / spread, -30, 30))))


def _seconds_flown(k: int, seen: SeenStrokes) -> float:
    """Seconds from a hit to the next event; NaN for the last one."""
    frames, seconds = [event.frame for event in seen.rally.events], seen.rally.seconds
    place = frames.index(seen.frames[k])
    following = seconds[place + 1 : place + 2]
    return float(following[0] - seconds[place]) if len(following) else float("nan")


def _has_bounced(k: int, seen: SeenStrokes, kinds: dict[int, EventKind]) -> bool:
    """Whether the ball met the floor since the stroke before, or may have: nothing is known before the first."""
    if k == 0:
        return True
    return any(
        seen.frames[k - 1] < frame < seen.frames[k] and kind is EventKind.BOUNCE for frame, kind in kinds.items()
    )
