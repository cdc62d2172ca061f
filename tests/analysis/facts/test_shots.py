"""Shots of the rallies of a match, each measured with the court of its first event."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from court_cameras import court_from
from flown_rally import EVENTS, SPORT, seen
from rallytrace.analysis.facts.events import EVENTS as SHOWN_EVENTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.shots import FOUND_SHOTS
from rallytrace.analysis.shots.shot_metrics import RallyShots
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.steps import run_steps


def find_shots(*courts: CourtCalibration) -> list[RallyShots]:
    """Return the rallies with shots of the flown rally."""
    path = seen()
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
            assert node is SHOWN_EVENTS
            return EVENTS

    facts = cast("Facts", Known())
    assert FOUND_SHOTS.plan is not None
    jobs = run_steps(FOUND_SHOTS.plan(facts))
    return list(FOUND_SHOTS.value(facts, [job.read()(lambda: None) for job in jobs]))


def test_shots_end_where_the_camera_moves() -> None:
    (rally,) = find_shots(court_from(0, SPORT), CourtCalibration.missing(SPORT, EVENTS[2].frame))
    assert [shot.end_frame for shot in rally.shots] == [EVENTS[1].frame]


def test_without_a_court_there_are_no_shots() -> None:
    assert find_shots() == []
