"""Test that speeds are kept only with strokes that can have them."""

from dataclasses import replace

import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, SPORT, seen
from rallytrace.analysis.shots.shot_metrics import Estimate, RallyShots, measure_rally
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.analysis.strokes.speeds import drop_false_speeds
from rallytrace.track.stroke_types import StrokeGroup


@pytest.fixture(scope="module")
def rally() -> RallyShots:
    """Return a rally whose second stroke leaves the racket with 266 km/h."""
    flown = measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT)
    assert flown is not None
    first, second, *others = flown.shots
    return replace(flown, shots=(first, replace(second, speed=Estimate(266.0, 10.0)), *others))


@pytest.mark.parametrize(
    ("name", "is_known"),
    [(StrokeGroup.PUSH, False), (StrokeGroup.NET, False), (StrokeGroup.SMASH, True), (StrokeGroup.DRIVE, True)],
)
def test_no_push_has_the_speed_of_a_smash(rally: RallyShots, name: StrokeGroup, *, is_known: bool) -> None:
    frame = EVENTS[1].frame
    found = drop_false_speeds(rally, {frame: Stroke(frame, "far", name, None, 0.9)})
    assert (found.shots[1].speed is not None) == is_known
    assert found.shots[1].net == rally.shots[1].net
    assert found.shots[2] is rally.shots[2]


def test_a_speed_that_may_be_a_push_after_all_stays(rally: RallyShots) -> None:
    first, second, *others = rally.shots
    unsure = replace(rally, shots=(first, replace(second, speed=Estimate(210.0, 12.0)), *others))
    push = Stroke(second.frame, "far", StrokeGroup.PUSH, None, 0.9)
    assert drop_false_speeds(unsure, {second.frame: push}) is unsure
