from pathlib import Path

import numpy as np
import pytest

from models.training.courses import UNIT, Floats, breaks, labelled_course, simulate, simulated_courses
from models.training.rallies import find_rallies
from training_clips import dot_path, write_rally


def test_labels_become_shares_of_the_picture(tmp_path: Path) -> None:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv")
    (rally,) = find_rallies([tmp_path])
    course = labelled_course(rally)
    assert len(course) == 23
    assert not course.visible[3]
    assert course.visible.sum() == 22
    expected = (np.round(dot_path(23, 320, 180)) + 0.5) / (320, 180)
    np.testing.assert_allclose(course.positions[course.visible], expected[course.visible])


def test_seed_determines_the_rally() -> None:
    one, again, other = ([course.positions for course in simulated_courses(seed)] for seed in (5, 5, 6))
    assert all(np.array_equal(a, b) for a, b in zip(one, again, strict=True))
    assert not np.array_equal(one[0], other[0])


def test_simulated_shuttle_is_visible_only_in_picture() -> None:
    courses = simulate(3)
    assert sum(int(course.struck.sum()) for course in courses) > 3 * len(courses)
    for course in courses:
        assert (course.positions[course.visible] > 0).all()
        assert (course.positions[course.visible] < 1).all()
        assert course.visible.mean() > 0.5


def _there_and_back(speed: float) -> Floats:
    """Twenty frames to the right, then back and down, in shares of the picture; `speed` in pixels at 512x288."""
    frames = np.arange(40)
    across = np.where(frames < 20, frames, 40 - frames) * speed
    places = np.stack([100 + across, 50 + np.maximum(frames - 20, 0) * speed / 2], axis=1)
    return np.asarray(places / UNIT)


def test_a_ball_that_is_hit_back_breaks_its_path_once() -> None:
    visible = np.ones(40, np.bool_)
    assert np.flatnonzero(breaks(_there_and_back(5.0), visible)).tolist() == [20]


def test_a_slow_turn_is_no_hit() -> None:
    assert not breaks(_there_and_back(0.5), np.ones(40, np.bool_)).any()


def test_a_ball_that_only_slows_down_was_not_hit() -> None:
    across = np.cumsum(np.where(np.arange(30) < 15, 20.0, 8.0))
    positions = np.stack([across, np.full(30, 100.0)], axis=1) / UNIT
    assert not breaks(positions, np.ones(30, np.bool_)).any()


@pytest.mark.parametrize("hidden", [19, 20, 21])
def test_nothing_is_said_near_frames_without_a_ball(hidden: int) -> None:
    visible = np.ones(40, np.bool_)
    visible[hidden] = False
    assert not breaks(_there_and_back(5.0), visible).any()
