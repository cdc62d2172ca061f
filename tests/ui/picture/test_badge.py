from rallytrace.domain.detections import Source
from rallytrace.domain.track import Layer, State, Track, make_rows
from rallytrace.ui.picture.badge import badge_of
from rallytrace.ui.picture.overlay import PointKind


def test_it_says_where_in_the_video_one_is() -> None:
    assert badge_of(None, 12_345, 205.75).frame_text.split() == ["12,345", "3:25.750"]


def test_the_badge_shows_state_and_source() -> None:
    track = Track(5)
    track.make(track.change(Layer.HUMAN, [1], make_rows(1, State.NO_BALL, Source.HUMAN)))
    track.make(track.change(Layer.INPAINTED, [2], make_rows(1, State.OCCLUDED, Source.INPAINTED, x=4, y=4)))
    said = [badge_of(track, frame, 0.0) for frame in range(3)]
    assert [badge.state for badge in said] == ["Unlabelled", "No ball, by hand", "Occluded, inpainted"]
    assert [badge.kind for badge in said] == [None, PointKind.HUMAN, PointKind.INPAINTED]


def test_of_a_frame_beyond_the_track_nothing_is_known() -> None:
    assert badge_of(Track(5), 5, 0.0).known is State.UNSET
    assert badge_of(None, 0, 0.0).known is State.UNSET
