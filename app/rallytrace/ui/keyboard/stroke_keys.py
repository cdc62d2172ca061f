"""Map the actions of event mode to the strokes that they name."""

from collections.abc import Callable, Mapping
from typing import Final

from rallytrace.texts import shown
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup, StrokeName

STROKE_KEYS: Final[Mapping[str, tuple[StrokeGroup, RacketStroke | None]]] = {
    "stroke_smash": (StrokeGroup.SMASH, RacketStroke.OVERHEAD),
    "stroke_clear": (StrokeGroup.CLEAR, RacketStroke.BACKHAND),
    "stroke_lift": (StrokeGroup.LIFT, RacketStroke.FOREHAND),
    "stroke_net": (StrokeGroup.NET, None),
    "stroke_drop": (StrokeGroup.DROP, None),
    "stroke_drive": (StrokeGroup.DRIVE, RacketStroke.VOLLEY),
    "stroke_push": (StrokeGroup.PUSH, None),
    "stroke_short_service": (StrokeGroup.SHORT_SERVICE, RacketStroke.SERVE),
    "stroke_long_service": (StrokeGroup.LONG_SERVICE, RacketStroke.LOB),
}
"""The strokes that each action names: first a `StrokeGroup`, then, for sports with those strokes, a `RacketStroke`."""


def stroke_of(action: str, sport: Sport) -> StrokeName | None:
    """Return the stroke that an action names in a sport, or None if the sport has no such stroke.

    `Sport.AUTO` uses the strokes of `StrokeGroup`.
    """
    strokes = StrokeGroup if sport is Sport.AUTO else SPORTS[sport].strokes
    return next((name for name in STROKE_KEYS[action] if isinstance(name, strokes)), None)


def stroke_keys(key_of: Callable[[str], str], sport: Sport) -> list[str]:
    """Return texts such as 'M smash' for the strokes that can be named by a key.

    Args:
        key_of: returns the key of an action, or ''.
        sport: the sport, whose strokes are named.
    """
    named = ((key_of(action), stroke_of(action, sport)) for action in STROKE_KEYS)
    return [f"{key}\N{NO-BREAK SPACE}{shown(name.text)}" for key, name in named if key and name]
