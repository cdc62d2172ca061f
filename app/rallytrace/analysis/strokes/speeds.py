"""Remove speeds that are impossible for the named stroke."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rallytrace.analysis.shots.shot_metrics import RallyShots, ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.track.stroke_types import StrokeGroup

_SOFT_STROKES: Final = frozenset({StrokeGroup.NET, StrokeGroup.DROP, StrokeGroup.PUSH, StrokeGroup.SHORT_SERVICE})
_MAX_SOFT_KMH: Final = 200.0
"""Upper limit for soft strokes, chosen generously: drops have 80 to 113 km/h, and drives, which are faster than all
soft strokes, 225 to 290 km/h. Source: racketstar.com/index.php/blog/badminton-speeds, an article; not measured here.
"""


def drop_false_speeds(rally: RallyShots, strokes: Mapping[int, Stroke]) -> RallyShots:
    """Return the rally without speeds that are impossible for the named stroke over their whole interval.

    Either the name or the speed of such a stroke is wrong.

    Args:
        strokes: strokes, keyed by the frame of the hit.
    """
    shots = tuple(_without_false_speed(shot, strokes.get(shot.frame)) for shot in rally.shots)
    return rally if shots == rally.shots else replace(rally, shots=shots)


def _without_false_speed(shot: ShotMetrics, stroke: Stroke | None) -> ShotMetrics:
    if stroke is None or stroke.name not in _SOFT_STROKES or shot.speed is None:
        return shot
    is_false = shot.speed.value - shot.speed.half_width > _MAX_SOFT_KMH
    return replace(shot, speed=None) if is_false else shot
