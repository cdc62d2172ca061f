import numpy as np
import pytest

from rallytrace.track.detections import Detection, Evidence, PixelRegion, Point, Source
from rallytrace.track.edits import Edit, place
from rallytrace.track.history import History
from rallytrace.track.layers import analysed_region, detections_of, predicted_rows
from rallytrace.track.track import (
    PREDICTED_ROW,
    Layer,
    Rows,
    State,
    Track,
    human_rows,
    make_rows,
    points_of,
    positions,
    rows_of_points,
    speeds,
    times_of,
    track_speeds,
)

SEEN = Detection(3, visible=True, x=10.25, y=20.5, evidence=Evidence(0.75, 10, 20, 12, 0.25, 0.5, 8, 7))
NOT_SEEN = Detection(
    4,
    visible=False,
    x=0,
    y=0,
    evidence=Evidence(0.125, 31.5, 7, 0, 0, 0, 8, 0),
    region=PixelRegion(640, 0, 533, 320),
)


def by_hand(state: State, *, count: int = 1, x: float = 0.0, y: float = 0.0) -> Rows:
    return human_rows(make_rows(count, state, Source.HUMAN, x=x, y=y), reviewed=True)


def tracked() -> Track:
    track = Track(10)
    track.make(track.change(Layer.PREDICTED, [3, 4], predicted_rows([SEEN, NOT_SEEN], run=1, scene_starts=[3])))
    return track


def test_an_unset_frame_has_no_point() -> None:
    assert tracked().point(2) is None
    assert [point.frame for point in tracked().points()] == [3, 4]


def test_a_point_says_what_the_model_said() -> None:
    assert tracked().point(3) == Point(3, visible=True, x=10.25, y=20.5, source=Source.PREDICTED, confidence=0.75)
    assert tracked().point(4) == Point(4, visible=False, x=0, y=0, source=Source.PREDICTED, confidence=0.125)


def test_layer_hides_lower_ones_without_changing_them() -> None:
    track = tracked()
    track.make(track.change(Layer.INPAINTED, [4], make_rows(1, State.OCCLUDED, Source.INPAINTED, x=12.0, y=22.0)))
    assert track.point(4) == Point(4, visible=False, x=12, y=22, source=Source.INPAINTED, occluded=True)

    track.make(track.change(Layer.HUMAN, [4], by_hand(State.VISIBLE, x=13.0, y=23.0)))
    assert track.point(4) == Point(4, visible=True, x=13, y=23, source=Source.HUMAN)
    assert track.layer(Layer.PREDICTED)["peak_x"][4] == 31.5

    track.make(track.change(Layer.HUMAN, [4], by_hand(State.UNSET)))
    assert track.point(4) == Point(4, visible=False, x=12, y=22, source=Source.INPAINTED, occluded=True)


def test_change_and_its_inverse_restore_the_track() -> None:
    track = tracked()
    change = track.change(Layer.HUMAN, range(2, 5), by_hand(State.NO_BALL, count=3))
    assert track.point(2) is None
    track.make(change)
    assert [point.placed for point in track.points()] == [False, False, False]
    track.make(change.inverse())
    assert track.points() == tracked().points()


def test_detections_come_back_as_they_went_in() -> None:
    layer = tracked().layer(Layer.PREDICTED)
    assert list(detections_of(layer[2:6], 2)) == [SEEN, NOT_SEEN]
    assert np.flatnonzero(layer["begins_scene"]).tolist() == [3]


def test_region_is_known_only_where_run_used_a_crop() -> None:
    assert [analysed_region(tracked(), frame) for frame in (2, 3, 4)] == [None, None, NOT_SEEN.region]


def test_points_come_back_as_they_went_in() -> None:
    points = [
        Point(0, visible=True, x=1.5, y=2.5, source=Source.INTERPOLATED, confidence=0.5),
        Point(1, visible=False, x=3.5, y=4.5, source=Source.INPAINTED, occluded=True),
        Point(2, visible=False, x=0, y=0, source=Source.HUMAN),
    ]
    assert list(points_of(rows_of_points(points), 0)) == points


def test_a_track_makes_room_for_frames_found_late() -> None:
    track = tracked()
    track.grow(12)
    assert track.n_frames == 12
    assert track.point(3) is not None
    assert track.point(11) is None
    track.grow(5)
    assert track.n_frames == 12


def test_revision_changes_only_with_rows_of_the_frames() -> None:
    track = Track(10)
    assert track.revision(0, 10) == 0
    for _ in range(2):
        before = track.revision(0, 5)
        track.make(track.change(Layer.HUMAN, [3], make_rows(1, State.NO_BALL, Source.HUMAN)))
        assert track.revision(0, 5) > before
    assert track.revision(4, 10) == 0
    other = Track(10)
    other.make(other.change(Layer.HUMAN, [3], make_rows(1, State.NO_BALL, Source.HUMAN)))
    assert other.revision(0, 5) != track.revision(0, 5)
    track.grow(12)
    assert track.revision(4, 12) == 0


def test_a_layer_cannot_be_written_to_from_outside() -> None:
    assert not tracked().layer(Layer.HUMAN).flags.writeable


NAN = np.nan


def path(*x: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Return a ball that moves along a row of the picture."""
    return np.array([x, np.where(np.isfinite(x), 0.0, NAN)], np.float64)


def even(count: int, rate: float = 10.0) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.arange(count) / rate


NO_SCENES = np.zeros(9, np.bool_)


def test_a_steady_ball_has_the_same_speed_in_every_frame() -> None:
    assert speeds(path(0, 5, 10, 15), even(4), NO_SCENES[:4]) == pytest.approx([50, 50, 50, 50])


def test_the_speed_is_the_way_along_the_path_so_a_turn_is_no_dip() -> None:
    assert speeds(path(0, 10, 0), even(3), NO_SCENES[:3])[1] == pytest.approx(100)


def test_uneven_frame_times_keep_the_speed_steady() -> None:
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


def test_frames_shown_at_same_time_have_no_speed() -> None:
    assert np.isnan(speeds(path(0, 1), np.zeros(2), NO_SCENES[:2])).all()


@pytest.mark.parametrize("count", [0, 1])
def test_there_may_be_hardly_any_frames(count: int) -> None:
    assert len(speeds(path(*[1.0] * count), even(count), NO_SCENES[:count])) == count


def test_an_occluded_ball_counts_where_somebody_says_where_it_is() -> None:
    known = make_rows(1, State.OCCLUDED, Source.HUMAN, x=3, y=4)
    unknown = make_rows(1, State.OCCLUDED, Source.HUMAN)
    no_ball = make_rows(1, State.NO_BALL, Source.HUMAN, x=3, y=4)
    assert positions(np.concatenate([known, unknown, no_ball]))[0].tolist() == pytest.approx([3, NAN, NAN], nan_ok=True)


def test_track_speed_uses_counting_points_also_for_slices() -> None:
    track = Track(6)
    seen = np.zeros(6, PREDICTED_ROW)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(6) + 1, 1
    seen["begins_scene"] = [True, False, False, False, True, False]
    history = History(track)
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(6), seen),)))
    history.do(place(track, 2, 13.0, 1.0))
    whole = track_speeds(track, even(6), range(6))
    assert whole == pytest.approx([10, 60, 100, 90, 10, 10])
    assert track_speeds(track, even(6), range(2, 4)) == pytest.approx(whole[2:4])


def test_frames_without_times_continue_at_known_rate() -> None:
    known = np.array([0.0, 0.04, 0.08])
    assert times_of(Track(5), known) == pytest.approx([0, 0.04, 0.08, 0.12, 0.16])
    assert times_of(Track(3), known) is known
    assert len(times_of(Track(5), np.zeros(0))) == 0
