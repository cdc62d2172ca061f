import numpy as np
import pytest

from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit, place
from rallytrace.domain.history import History
from rallytrace.domain.track import SIGHT, Layer, State, Track, positions, rows, speeds, track_speeds

NAN = np.nan


def path(*x: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """A ball that moves along a row of the picture."""
    return np.array([x, np.where(np.isfinite(x), 0.0, NAN)], np.float64)


def even(count: int, rate: float = 10.0) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.arange(count) / rate


NO_SCENES = np.zeros(9, np.bool_)


def test_a_steady_ball_has_the_same_speed_in_every_frame() -> None:
    assert speeds(path(0, 5, 10, 15), even(4), NO_SCENES[:4]) == pytest.approx([50, 50, 50, 50])


def test_the_speed_is_the_way_along_the_path_so_a_turn_is_no_dip() -> None:
    assert speeds(path(0, 10, 0), even(3), NO_SCENES[:3])[1] == pytest.approx(100)


def test_uneven_frame_times_do_not_change_the_speed_of_a_steady_ball() -> None:
    seconds = np.array([0.0, 0.1, 0.3, 0.35])
    assert speeds(100 * np.stack([seconds, 0 * seconds]), seconds, NO_SCENES[:4]) == pytest.approx([100] * 4)


def test_beside_a_gap_only_the_other_neighbour_counts() -> None:
    found = speeds(path(0, 5, NAN, 90, 91), even(5), NO_SCENES[:5])
    assert found == pytest.approx([50, 50, NAN, 10, 10], nan_ok=True)


def test_a_lone_point_has_no_speed() -> None:
    assert np.isnan(speeds(path(NAN, 5, NAN), even(3), NO_SCENES[:3])).all()


def test_no_step_leads_into_another_scene() -> None:
    begins = np.array([True, False, True, False])
    assert speeds(path(0, 1, 500, 502), even(4), begins) == pytest.approx([10, 10, 20, 20])


def test_frames_that_are_shown_at_the_same_time_have_no_speed_between_them() -> None:
    assert np.isnan(speeds(path(0, 1), np.zeros(2), NO_SCENES[:2])).all()


@pytest.mark.parametrize("count", [0, 1])
def test_there_may_be_hardly_any_frames(count: int) -> None:
    assert len(speeds(path(*[1.0] * count), even(count), NO_SCENES[:count])) == count


def test_an_occluded_ball_counts_where_somebody_says_where_it_is() -> None:
    known = rows(1, State.OCCLUDED, Source.HUMAN, x=3, y=4)
    unknown = rows(1, State.OCCLUDED, Source.HUMAN)
    no_ball = rows(1, State.NO_BALL, Source.HUMAN, x=3, y=4)
    assert positions(np.concatenate([known, unknown, no_ball]))[0].tolist() == pytest.approx([3, NAN, NAN], nan_ok=True)


def test_the_speed_of_a_track_is_that_of_the_points_that_count_also_for_a_part_of_it() -> None:
    track = Track(6)
    seen = np.zeros(6, SIGHT)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(6) + 1, 1
    seen["begins_scene"] = [True, False, False, False, True, False]
    history = History(track)
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(6), seen),)))
    history.do(place(track, 2, 13.0, 1.0))
    whole = track_speeds(track, even(6), range(6))
    assert whole == pytest.approx([10, 60, 100, 90, 10, 10])
    assert track_speeds(track, even(6), range(2, 4)) == pytest.approx(whole[2:4])
