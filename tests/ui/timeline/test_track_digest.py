import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit, mark, place
from rallytrace.domain.history import History
from rallytrace.domain.track import SIGHT, Layer, State, Track, rows
from rallytrace.ui.timeline.track_digest import Origin, TrackDigest, counts_of, look


def tracked(n_frames: int = 10) -> tuple[Track, History]:
    """Frames 0 to 5 predicted visible, 6 and 7 without a ball, of which 6 was filled; the rest unset."""
    track = Track(n_frames)
    history = History(track)
    seen = np.zeros(8, SIGHT)
    seen["state"][:6], seen["state"][6:] = State.VISIBLE, State.NO_BALL
    seen["x"][:6], seen["y"][:6], seen["confidence"] = 50, 60, 0.75
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(8), seen),)))
    filled = rows(1, State.OCCLUDED, Source.INPAINTED, x=51, y=61)
    history.do(Edit("Fill", (track.change(Layer.INPAINTED, [6], filled),)))
    return track, history


def test_each_frame_has_a_look_by_state_and_by_who_said_it() -> None:
    track, history = tracked()
    history.do(place(track, 1, 5, 6))
    looks = TrackDigest(track).looks.tolist()
    predicted = look(Origin.PREDICTED, State.VISIBLE)
    assert looks[:3] == [predicted, look(Origin.HUMAN, State.VISIBLE), predicted]
    assert looks[6:] == [look(Origin.INPAINTED, State.OCCLUDED), look(Origin.PREDICTED, State.NO_BALL), 0, 0]


def test_paths_keep_the_layers_apart_and_have_holes_where_there_is_no_position() -> None:
    track, history = tracked()
    history.do(place(track, 1, 5, 6))
    digest = TrackDigest(track)
    assert digest.paths[Layer.PREDICTED][0, :2].tolist() == [50, 50]
    assert digest.paths[Layer.HUMAN][:, 1].tolist() == [5, 6]
    assert np.isnan(digest.paths[Layer.PREDICTED][0, 6:]).all()
    assert np.isnan(digest.confidence[8:]).all()


def test_an_update_of_the_changed_frames_is_as_good_as_reading_everything() -> None:
    track, history = tracked()
    digest = TrackDigest(track)
    edit = mark(track, range(2, 7), State.NO_BALL)
    assert edit is not None
    history.do(edit)
    digest.update(track, edit.frames)
    again = TrackDigest(track)
    assert digest.looks.tolist() == again.looks.tolist()
    np.testing.assert_array_equal(digest.paths[Layer.PREDICTED], again.paths[Layer.PREDICTED])


def test_a_track_that_has_grown_is_taken_whole() -> None:
    track, _ = tracked()
    digest = TrackDigest(track)
    track.grow(25)
    digest.update(track, np.zeros(0, np.int64))
    assert digest.n_frames == 25


def test_every_frame_counts_once() -> None:
    track, history = tracked()
    history.do(place(track, 9, 5, 6))
    counts = counts_of(track)
    assert (counts.visible, counts.occluded, counts.no_ball, counts.unset) == (7, 1, 1, 1)
    assert (counts.by_hand, counts.filled) == (1, 0)
    assert counts_of(track, range(6, 8)).no_ball == 1
