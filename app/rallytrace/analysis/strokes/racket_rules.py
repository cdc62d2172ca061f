"""Strokes of tennis and padel, by rules: the serve, what was met before it bounced, over the head, or lobbed.

A stroke of which no rule is sure is left out.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.strokes.hands import with_hands
from rallytrace.analysis.strokes.record import UNSURE, Hand, Stroke
from rallytrace.analysis.strokes.stroke_observations import SeenStrokes, distance_to_arms
from rallytrace.track.courts import COURTS, CourtSport
from rallytrace.track.lists import EventKind
from rallytrace.track.player_label import RacketHand
from rallytrace.track.stroke_types import RacketStroke

_OVER_HEAD: Final = 1.85
"""Metres: a contact as high is an overhead; 0.3 m more or less take from its probability, or add to it."""
_HIGH_SPREAD: Final = 0.15
_REACH: Final = 0.65
"""Heights of the player from the arms to a ball over the head; farther away it is met at another depth, by another."""
_LOB_RISE: Final = 2.9
"""Metres over the contact to which a lob rises, by the seconds that it flies."""
_LOB_SPREAD: Final = 0.4
_CONTACT: Final = 1.0
"""Metres: the height of a contact whose height is unknown."""
_GRAVITY: Final = 9.81
_SERVE: Final = 0.98
_BY_PLACE: Final = 0.9
"""Probability of a serve that is known by its player's place alone."""
_BEFORE_LINE: Final = 1.5
"""Metres by which a server's feet are found before the line."""
_DROPPED: Final = 0.25, 0.9
"""Most way across and up, in heights of the player, from the bounce of a ball that is dropped to its serve."""
_VOLLEY_SPREAD: Final = 0.8
"""Metres over which a volley behind the service line becomes a bounce that was missed."""
_BY_POSE: Final = 0.85
_HANDS: Final = {Hand.FOREHAND: RacketStroke.FOREHAND, Hand.BACKHAND: RacketStroke.BACKHAND}


def racket_strokes(
    seen: SeenStrokes, sport: CourtSport, rackets: Sequence[RacketHand] | None = None
) -> tuple[Stroke, ...]:
    """The strokes that are sure; `rackets` are the hands of their players, right ones unless given."""
    unnamed = [
        Stroke(frame, side, RacketStroke.SERVE, None, 0.0) for frame, side in zip(seen.frames, seen.sides, strict=True)
    ]
    named = []
    for k, stroke in enumerate(with_hands(unnamed, seen, rackets)):
        name, probability = _name(k, stroke.hand, seen, sport)
        if probability >= UNSURE:
            named.append(Stroke(stroke.frame, stroke.side, name, None, probability, stroke.hand))
    return tuple(named)


def _name(k: int, hand: Hand | None, seen: SeenStrokes, sport: CourtSport) -> tuple[RacketStroke, float]:
    """The name of a stroke with its probability; below `UNSURE` no rule is sure."""
    kinds = {event.frame: event.kind for event in seen.rally.events}
    if k == 0 and kinds[seen.frames[0]] is EventKind.SERVE:
        return RacketStroke.SERVE, _SERVE
    depth = abs(seen.sequence.hitter[k, 1])
    service_line = COURTS[sport].zones[1].depth[1]
    high = _rise(seen.heights[k] - _OVER_HEAD, _HIGH_SPREAD)
    if _is_serve(k, seen, sport, depth, is_high=high >= UNSURE):
        return RacketStroke.SERVE, _BY_PLACE
    if high >= UNSURE:
        return RacketStroke.OVERHEAD, high if _is_reached(k, seen) else 0.0
    lob = _rise(_way_up(k, seen) - _LOB_RISE, _LOB_SPREAD)
    if lob >= UNSURE:
        return RacketStroke.LOB, lob
    volley = 0.0 if _has_bounced(k, seen, kinds) else _rise(service_line - depth, _VOLLEY_SPREAD)
    if volley >= UNSURE:
        return RacketStroke.VOLLEY, volley
    # Met over the net player's head, or high above the body: neither forehand nor backhand is sure.
    sure = _BY_POSE * (1 - high)
    return _HANDS.get(hand, RacketStroke.FOREHAND) if hand else RacketStroke.FOREHAND, sure if hand in _HANDS else 0.0


def _rise(distance: float, spread: float) -> float:
    """A logistic curve of a distance; 0 for an unknown one."""
    return 0.0 if np.isnan(distance) else float(1 / (1 + np.exp(-np.clip(distance / spread, -30, 30))))


def _is_reached(k: int, seen: SeenStrokes) -> bool:
    """Whether the player reaches the ball, as far as both are seen."""
    person = seen.hitters[k]
    return person is None or not distance_to_arms(person, seen.balls[k], seen.pixel_aspect) > _REACH


def _is_serve(k: int, seen: SeenStrokes, sport: CourtSport, depth: float, *, is_high: bool) -> bool:
    """Whether a stroke is a serve by place: nobody on the other side has played before it.

    In tennis it is met over the head at the base line, in padel after the player has let the ball drop.
    """
    if set(seen.sides[:k]) - {seen.sides[k]}:
        return False
    if sport is CourtSport.TENNIS:
        return is_high and depth > COURTS[sport].length / 2 - _BEFORE_LINE
    return depth > COURTS[sport].zones[1].depth[1] - _BEFORE_LINE and _was_dropped(k, seen)


def _was_dropped(k: int, seen: SeenStrokes) -> bool:
    """Whether the ball bounced just below the place where it is met."""
    place, person = _place(k, seen), seen.hitters[k]
    if place == 0 or person is None or seen.rally.events[place - 1].kind is not EventKind.BOUNCE:
        return False
    way = (seen.rally.balls[place] - seen.rally.balls[place - 1]) * (seen.pixel_aspect, 1.0)
    moved = np.abs(way) / person.height
    return bool((moved < _DROPPED).all())


def _way_up(k: int, seen: SeenStrokes) -> float:
    """Metres by which the ball rises over a contact, without drag, until the next event.

    NaN where none follows, or one of the same side: a hit between them was missed.
    """
    place = _place(k, seen)
    if place + 1 >= len(seen.rally.events):
        return float("nan")
    heights, seconds = np.nan_to_num(seen.heights, nan=_CONTACT), seen.rally.seconds
    end = 0.0
    if seen.rally.events[place + 1].frame in seen.frames:
        if seen.sides[k + 1] == seen.sides[k]:
            return float("nan")
        end = float(heights[k + 1])
    flown = float(seconds[place + 1] - seconds[place])
    speed = (end - float(heights[k])) / flown + _GRAVITY * flown / 2
    return max(speed, 0.0) ** 2 / (2 * _GRAVITY)


def _place(k: int, seen: SeenStrokes) -> int:
    """The index of a stroke's event."""
    return [event.frame for event in seen.rally.events].index(seen.frames[k])


def _has_bounced(k: int, seen: SeenStrokes, kinds: dict[int, EventKind]) -> bool:
    """Whether the ball met the floor since the stroke before, or may have: nothing is known before the first."""
    if k == 0:
        return True
    return any(
        seen.frames[k - 1] < frame < seen.frames[k] and kind is EventKind.BOUNCE for frame, kind in kinds.items()
    )
