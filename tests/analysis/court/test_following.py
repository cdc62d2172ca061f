"""Test the court followed between frames whose lines show it."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import court_from
from rallytrace.analysis.court.following import carry_court, follow_court
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.geometry import Size
from rallytrace.track.sports import Sport

SIZE, RATE = Size(1280, 720), 30.0
FRAMES = list(range(100, 190))


def pan(step: float = 3.0) -> list[Floats]:
    """Return the motion of a camera that pans by so many pixels a frame."""
    moved = np.array([[1, 0, step], [0, 1, 0], [0, 0, 1]], np.float64)
    return [np.full((3, 3), np.nan), *[moved] * (len(FRAMES) - 1)]


def anchor(frame: int, shift: float) -> CourtCalibration:
    moved = np.array([[1, 0, shift], [0, 1, 0], [0, 0, 1]], np.float64)
    return carry_court(replace(court_from(frame), marks=(), curvature=0.0), moved, SIZE)


def shift_at(courts: list[CourtCalibration], frame: int) -> float | None:
    """Return by how much the court of a frame has moved; None without a court."""
    court = court_at(courts, frame)
    return None if court is None else float(np.subtract(court.corners, court_from(0).corners)[:, 0].mean())


def test_motion_leads_from_anchor_to_anchor() -> None:
    courts = follow_court(FRAMES, pan(), [anchor(110, 30), anchor(180, 240)], SIZE, RATE)
    assert len(courts) <= 3
    for frame in (100, 105, 130, 179, 189):
        assert shift_at(courts, frame) == pytest.approx(3 * (frame - 100), abs=1)


def test_drift_is_spread_between_anchors() -> None:
    courts = follow_court(FRAMES, pan(3.1), [anchor(110, 30), anchor(180, 240)], SIZE, RATE)
    assert shift_at(courts, 180) == pytest.approx(240, abs=1)
    assert shift_at(courts, 145) == pytest.approx(135, abs=1)


def test_courts_of_another_sport_are_left_out() -> None:
    other = replace(anchor(100, 400), sport=Sport.TENNIS)
    courts = follow_court(FRAMES, pan(), [other, anchor(110, 30), anchor(180, 240)], SIZE, RATE)
    assert {court.sport for court in courts} == {court_from(0).sport}
    assert shift_at(courts, 105) == pytest.approx(15, abs=1)


def test_court_is_lost_where_lines_contradict_the_motion() -> None:
    courts = follow_court(FRAMES, pan(), [anchor(110, 30), anchor(140, 120), anchor(180, 300)], SIZE, RATE)
    assert shift_at(courts, 139) == pytest.approx(117, abs=1)
    assert shift_at(courts, 160) is None
    assert shift_at(courts, 182) == pytest.approx(306, abs=1)


def test_court_is_lost_while_the_motion_is_unknown() -> None:
    motions = pan()
    motions[40] = np.full((3, 3), np.nan)
    courts = follow_court(FRAMES, motions, [anchor(110, 30), anchor(130, 90), anchor(180, 240)], SIZE, RATE)
    assert shift_at(courts, 129) == pytest.approx(87, abs=1)
    assert shift_at(courts, 150) is None
    assert shift_at(courts, 180) == pytest.approx(240, abs=1)


def test_court_is_lost_far_from_frames_with_lines() -> None:
    courts = follow_court(FRAMES, pan(), [anchor(150, 150)], SIZE, RATE)
    assert [shift_at(courts, frame) is None for frame in (120, 140, 150, 160, 185)] == [True, False, False, False, True]


def test_camera_that_stands_still_has_one_court() -> None:
    anchors = [anchor(frame, 0.5 * (-1) ** (frame // 10)) for frame in range(100, 190, 10)]
    (court,) = follow_court(FRAMES, pan(0.0), anchors, SIZE, RATE)
    assert (court.frame, court.moves) == (100, False)
