"""Map the actions of event mode to the strokes that they name."""

from collections.abc import Callable, Mapping
from typing import Final

from rallytrace.track.lists import Sport
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup

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
"""What each key names in badminton, and in tennis and padel."""


def stroke_keys(key_of: Callable[[str], str], sport: Sport) -> list[str]:
    """Return each key with the stroke that it names: 'M smash'; `key_of` gives the key of an action, '' for none."""
    is_racket = sport in (Sport.TENNIS, Sport.PADEL)
    named = ((key_of(action), names[is_racket]) for action, names in STROKE_KEYS.items())
    return [f"{key}\N{NO-BREAK SPACE}{name.value}" for key, name in named if key and name]
