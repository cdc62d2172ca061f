"""Shots of the rallies of a match, each measured with the court of its first event."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from court_cameras import broadcast_camera, court_from
from flown_rally import EVENTS, SPORT, seen
from moving_camera import moving_views, shown_moving
from rallytrace.analysis.facts.events import RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.shots import FOUND_SHOTS
from rallytrace.analysis.shots.shot_metrics import RallyEvents, RallyShots, split_rallies
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.steps import run_steps


def find_shots(*courts: CourtCalibration, pixels: Floats | None = None) -> list[RallyShots]:
    """Return the rallies with shots of the flown rally, seen at other pixels (2, n) if given."""
    path = seen() if pixels is None else replace(seen(), pixels=pixels)
    n_frames = len(path.seconds)

    class Known:
        source = SimpleNamespace(
            record=SimpleNamespace(n_frames=n_frames, courts=courts, events=()),
            size=Size(1280, 720),
            seconds=path.seconds,
            positions=lambda first, stop: path.pixels[:, first:stop],
            repeats=lambda first, stop: np.zeros(stop - first, np.bool_),
        )

        def __getitem__(self, node: object) -> Any:
            assert node is RALLY_EVENTS
            rallies = split_rallies(EVENTS, path.seconds, courts)
            return [RallyEvents(rally, range(n_frames)) for rally in rallies]

    facts = cast("Facts", Known())
    assert FOUND_SHOTS.plan is not None
    jobs = run_steps(FOUND_SHOTS.plan(facts))
    return list(FOUND_SHOTS.value(facts, [job.read()(lambda: None) for job in jobs]))


def test_shots_end_where_the_camera_moves() -> None:
    (rally,) = find_shots(court_from(0, SPORT), CourtCalibration.missing(SPORT, EVENTS[2].frame))
    assert [shot.end_frame for shot in rally.shots] == [EVENTS[1].frame]


def test_without_a_court_there_are_no_shots() -> None:
    assert find_shots() == []


def test_shots_are_those_of_a_camera_that_stands_still() -> None:
    """A moving camera sees the same rally."""
    camera, path = broadcast_camera(SPORT), seen()
    views = moving_views(camera, SPORT, len(path.seconds), Size(1280, 720))
    moving_path = shown_moving(path.pixels.T, range(len(path.seconds)), views).T
    (moving,) = find_shots(*views.courts, pixels=moving_path)
    (still,) = find_shots(CourtCalibration.of_map(camera.floor_map, SPORT))
    speeds = [[shot.speed.value for shot in rally.shots if shot.speed is not None] for rally in (moving, still)]
    assert len(speeds[0]) >= 2
    np.testing.assert_allclose(speeds[0], speeds[1], rtol=0.05)
