import numpy as np

from rallytrace.domain.detections import Detection, Evidence, Point, Source
from rallytrace.domain.layers import detections_of, sights
from rallytrace.domain.track import (
    Layer,
    Rows,
    State,
    Track,
    judgements,
    points_of,
    rows,
    rows_of_points,
)

SEEN = Detection(3, visible=True, x=10.25, y=20.5, evidence=Evidence(0.75, 10, 20, 12, 0.25, 0.5, 8, 7))
NOT_SEEN = Detection(4, visible=False, x=0, y=0, evidence=Evidence(0.125, 31.5, 7, 0, 0, 0, 8, 0))


def by_hand(state: State, *, count: int = 1, x: float = 0.0, y: float = 0.0) -> Rows:
    return judgements(rows(count, state, Source.HUMAN, x=x, y=y), reviewed=True)


def tracked() -> Track:
    track = Track(10)
    track.make(track.change(Layer.PREDICTED, [3, 4], sights([SEEN, NOT_SEEN], run=1, scene_starts=[3])))
    return track


def test_a_frame_that_nobody_looked_at_has_no_point() -> None:
    assert tracked().point(2) is None
    assert [point.frame for point in tracked().points()] == [3, 4]


def test_a_point_says_what_the_model_said() -> None:
    assert tracked().point(3) == Point(3, visible=True, x=10.25, y=20.5, source=Source.PREDICTED, confidence=0.75)
    assert tracked().point(4) == Point(4, visible=False, x=0, y=0, source=Source.PREDICTED, confidence=0.125)


def test_each_layer_hides_the_one_below_it_and_leaves_it_as_it_is() -> None:
    track = tracked()
    track.make(track.change(Layer.INPAINTED, [4], rows(1, State.OCCLUDED, Source.INPAINTED, x=12.0, y=22.0)))
    assert track.point(4) == Point(4, visible=False, x=12, y=22, source=Source.INPAINTED, occluded=True)

    track.make(track.change(Layer.HUMAN, [4], by_hand(State.VISIBLE, x=13.0, y=23.0)))
    assert track.point(4) == Point(4, visible=True, x=13, y=23, source=Source.HUMAN)
    assert track.layer(Layer.PREDICTED)["peak_x"][4] == 31.5

    track.make(track.change(Layer.HUMAN, [4], by_hand(State.UNSET)))
    assert track.point(4) == Point(4, visible=False, x=12, y=22, source=Source.INPAINTED, occluded=True)


def test_what_a_change_would_do_is_known_before_it_is_made() -> None:
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


def test_a_layer_cannot_be_written_to_from_outside() -> None:
    assert not tracked().layer(Layer.HUMAN).flags.writeable
