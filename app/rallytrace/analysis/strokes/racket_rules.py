"""Name strokes by rules where the ball bounces in play: serves, volleys, overheads, lobs, and forehand or backhand.

A stroke for which no rule is certain is omitted.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.players.sides import distance_to_arms
from rallytrace.analysis.strokes.hands import add_hands
from rallytrace.analysis.strokes.record import UNSURE_PROBABILITY, Hand, Stroke
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.lists import EventKind
from rallytrace.track.player_label import RacketHand
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import RacketStroke

_OVERHEAD_M: Final = 1.85
"""Contact height from which a stroke is more likely an overhead than not. 0.3 m more or less makes it clear."""
_OVERHEAD_SPREAD_M: Final = 0.15
_MAX_REACH_HEIGHTS: Final = 0.65
"""Largest distance from the arms to a ball hit overhead, in player heights. A ball farther away is hit by another
player, at another depth.
"""
_MIN_LOB_RISE_M: Final = 2.9
"""Height above the contact to which a lob rises at least, calculated from its flight time."""
_LOB_SPREAD_M: Final = 0.4
_CONTACT_HEIGHT_M: Final = 1.0
"""Height that is assumed if the height of a contact is unknown."""
_GRAVITY_M_PER_S2: Final = 9.81
_SERVE_PROBABILITY: Final = 0.98
_SERVE_BY_POSITION_PROBABILITY: Final = 0.9
"""Probability of a serve that is recognised only by the player's position."""
_SERVER_TOLERANCE_M: Final = 1.5
"""Largest distance in front of the line at which a server's feet may be located."""
_MAX_DROP_HEIGHTS: Final = 0.25, 0.9
"""Largest distance, across and up in player heights, from the bounce of a dropped ball to its serve."""
_MAX_TOSS_HEIGHTS: Final = 0.3, 0.6
"""Largest movement of a ball that a player tosses or drops before serving, across and up or down in player heights."""
_MIN_TOSSED_M: Final = 1.5
"""Lowest contact of a ball that is served overhead, as far as heights are uncertain."""
_MAX_LOW_SERVE_M: Final = 1.6
"""Highest contact of a ball that must be served low, as far as heights are uncertain."""
_VOLLEY_SPREAD_M: Final = 0.8
"""Distance behind the service line over which a volley becomes unlikely, because a bounce may have been missed."""
_POSE_PROBABILITY: Final = 0.85
_HANDS: Final = {Hand.FOREHAND: RacketStroke.FOREHAND, Hand.BACKHAND: RacketStroke.BACKHAND}


def racket_strokes(
    seen: RallyStrokes,
    sport: Sport,
    rackets: Sequence[RacketHand] | None = None,
    moves: Floats | None = None,
) -> tuple[Stroke, ...]:
    """Return the strokes that the rules can name with certainty.

    Args:
        rackets: racket hand of each stroke's player; None if all players are right-handed.
        moves: (n, 2) movement of the ball before each contact (`moves_before`); None if unknown.
    """
    tossed = _were_tossed(seen, moves)
    unnamed = [
        Stroke(frame, side, RacketStroke.SERVE, None, 0.0) for frame, side in zip(seen.frames, seen.sides, strict=True)
    ]
    named = []
    for k, stroke in enumerate(add_hands(unnamed, seen, rackets)):
        name, probability = _name(k, stroke.hand, seen, sport, is_tossed=bool(tossed[k]))
        if probability >= UNSURE_PROBABILITY:
            named.append(Stroke(stroke.frame, stroke.side, name, None, probability, stroke.hand))
    return tuple(named)


def _were_tossed(seen: RallyStrokes, moves: Floats | None) -> Flags:
    """Return whether the ball stayed beside the player before each contact, (n,)."""
    if moves is None:
        return np.zeros(len(seen.frames), np.bool_)
    with np.errstate(invalid="ignore"):
        return np.asarray((moves < _MAX_TOSS_HEIGHTS).all(axis=1))


def _name(
    k: int, hand: Hand | None, seen: RallyStrokes, sport: Sport, *, is_tossed: bool
) -> tuple[RacketStroke, float]:
    """Return the name of a stroke and its probability. If that is below `UNSURE_PROBABILITY`, no rule is certain."""
    kinds = {event.frame: event.kind for event in seen.rally.events}
    if k == 0 and kinds[seen.frames[0]] is EventKind.SERVE:
        return RacketStroke.SERVE, _SERVE_PROBABILITY
    depth = abs(seen.sequence.hitter[k, 1])
    service_line = SPORTS[sport].court.zones[1].depth[1]
    high = _rise(seen.heights[k] - _OVERHEAD_M, _OVERHEAD_SPREAD_M)
    if _is_serve(k, seen, sport, depth, is_high=high >= UNSURE_PROBABILITY, is_tossed=is_tossed):
        return RacketStroke.SERVE, _SERVE_BY_POSITION_PROBABILITY
    if high >= UNSURE_PROBABILITY:
        return RacketStroke.OVERHEAD, high if _is_reached(k, seen) else 0.0
    lob = _rise(_rise_after(k, seen) - _MIN_LOB_RISE_M, _LOB_SPREAD_M)
    if lob >= UNSURE_PROBABILITY:
        return RacketStroke.LOB, lob
    volley = 0.0 if _has_bounced(k, seen, kinds) else _rise(service_line - depth, _VOLLEY_SPREAD_M)
    if volley >= UNSURE_PROBABILITY:
        return RacketStroke.VOLLEY, volley
    # A ball hit above the net player's head, or high above the body, is certainly neither forehand nor backhand.
    sure = _POSE_PROBABILITY * (1 - high)
    return _HANDS.get(hand, RacketStroke.FOREHAND) if hand else RacketStroke.FOREHAND, sure if hand in _HANDS else 0.0


def _rise(distance: float, spread: float) -> float:
    """Return a logistic function of a distance, 0 to 1; 0 if the distance is unknown."""
    return 0.0 if np.isnan(distance) else float(1 / (1 + np.exp(-np.clip(distance / spread, -30, 30))))


def _is_reached(k: int, seen: RallyStrokes) -> bool:
    """Return True if the ball is within the player's reach, or if the ball or the player is not visible."""
    person = seen.hitters[k]
    return person is None or not distance_to_arms(person, seen.balls[k], seen.pixel_aspect) > _MAX_REACH_HEIGHTS


def _is_serve(k: int, seen: RallyStrokes, sport: Sport, depth: float, *, is_high: bool, is_tossed: bool) -> bool:
    """Return True if a stroke is a serve by its position, and no stroke of the other side comes before it.

    If the sport does not limit the height of a serve, it is hit overhead from the base line. If the player tossed the
    ball, it is a serve even after other strokes: these belong to the rally before. Otherwise, the player hits the ball
    low, from behind the service line, after dropping it.
    """
    is_first = not set(seen.sides[:k]) - {seen.sides[k]}
    if SPORTS[sport].serve.highest is None:
        is_high = is_high or (is_first and is_tossed and bool(seen.heights[k] >= _MIN_TOSSED_M))
        at_line = depth > SPORTS[sport].court.length / 2 - _SERVER_TOLERANCE_M
        return is_high and at_line and (is_first or is_tossed)
    is_behind = depth > SPORTS[sport].court.zones[1].depth[1] - _SERVER_TOLERANCE_M
    is_low = not seen.heights[k] > _MAX_LOW_SERVE_M
    return is_first and is_behind and is_low and (is_tossed or _was_dropped(k, seen))


def _was_dropped(k: int, seen: RallyStrokes) -> bool:
    """Return True if the ball bounced just below the point at which it is hit."""
    place, person = _event_index(k, seen), seen.hitters[k]
    if place == 0 or person is None or seen.rally.events[place - 1].kind is not EventKind.BOUNCE:
        return False
    way = (seen.rally.balls[place] - seen.rally.balls[place - 1]) * (seen.pixel_aspect, 1.0)
    moved = np.abs(way) / person.height
    return bool((moved < _MAX_DROP_HEIGHTS).all())


def _rise_after(k: int, seen: RallyStrokes) -> float:
    """Return how far the ball rises above a contact before the next event, in metres, calculated without drag.

    The result is NaN if there is no next event. It is also NaN if the next event is a stroke of the same side, because
    then a hit between the two was missed.
    """
    place = _event_index(k, seen)
    if place + 1 >= len(seen.rally.events):
        return float("nan")
    heights, seconds = np.nan_to_num(seen.heights, nan=_CONTACT_HEIGHT_M), seen.rally.seconds
    end = 0.0
    if seen.rally.events[place + 1].frame in seen.frames:
        if seen.sides[k + 1] == seen.sides[k]:
            return float("nan")
        end = float(heights[k + 1])
    flown = float(seconds[place + 1] - seconds[place])
    speed = (end - float(heights[k])) / flown + _GRAVITY_M_PER_S2 * flown / 2
    return max(speed, 0.0) ** 2 / (2 * _GRAVITY_M_PER_S2)


def _event_index(k: int, seen: RallyStrokes) -> int:
    """Return the index of a stroke's event in the rally."""
    return [event.frame for event in seen.rally.events].index(seen.frames[k])


def _has_bounced(k: int, seen: RallyStrokes, kinds: dict[int, EventKind]) -> bool:
    """Return True if the ball bounced after the previous stroke.

    Before the first stroke this is unknown, and the result is True as well.
    """
    if k == 0:
        return True
    return any(
        seen.frames[k - 1] < frame < seen.frames[k] and kind is EventKind.BOUNCE for frame, kind in kinds.items()
    )
