import numpy as np
import pytest

from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit, place
from rallytrace.domain.history import History
from rallytrace.domain.track import SIGHT, Layer, State, Track, judgements, rows
from rallytrace.ui.plots.plot_paths import CURVES, PlotPaths, seconds_of
from rallytrace.ui.timeline.time_axis import FrameTimes

TIMES = FrameTimes(rate=10.0)


def tracked(count: int = 10) -> tuple[Track, History]:
    track = Track(count)
    seen = np.zeros(count, SIGHT)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(count) + 1, 5
    history = History(track)
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(count), seen),)))
    return track, history


def said_at(paths: PlotPaths, frame: int) -> dict[Source, float]:
    """What each curve that has a point in a frame says of x."""
    there = {curve: float(paths.paths[curve][0, frame]) for curve in CURVES}
    return {curve: x for curve, x in there.items() if np.isfinite(x)}


def test_a_correction_has_its_own_curve_beside_the_prediction() -> None:
    track, history = tracked()
    history.do(place(track, 3, 50.0, 60.0))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 3) == {Source.PREDICTED: 4, Source.HUMAN: 50}


def test_an_accepted_point_stays_on_the_curve_of_whoever_placed_it() -> None:
    track, history = tracked()
    for frame, source in ((1, Source.PREDICTED), (2, Source.INTERPOLATED), (3, Source.IMPORTED)):
        kept = judgements(rows(1, State.VISIBLE, source, x=70, y=7), reviewed=True)
        history.do(Edit("Accept", (track.change(Layer.HUMAN, [frame], kept),)))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 1) == {Source.PREDICTED: 70}
    assert said_at(paths, 2) == {Source.PREDICTED: 3, Source.INPAINTED: 70}
    assert said_at(paths, 3) == {Source.PREDICTED: 4, Source.IMPORTED: 70}


def test_a_faint_sight_that_inpaintnet_confirms_is_on_the_predicted_curve() -> None:
    track, history = tracked()
    for frame, source in ((1, Source.PREDICTED), (2, Source.INPAINTED)):
        filled = rows(1, State.VISIBLE, source, x=70, y=7)
        history.do(Edit("Fill", (track.change(Layer.INPAINTED, [frame], filled),)))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 1) == {Source.PREDICTED: 70}
    assert said_at(paths, 2) == {Source.PREDICTED: 3, Source.INPAINTED: 70}


def test_an_update_of_one_frame_gives_what_reading_everything_gives() -> None:
    track, history = tracked()
    paths, fresh = PlotPaths(), PlotPaths()
    paths.read(track, TIMES)
    history.do(place(track, 3, 50.0, 60.0))
    paths.update(track, TIMES, np.array([3]))
    fresh.read(track, TIMES)
    np.testing.assert_array_equal(paths.speed, fresh.speed)
    for curve in CURVES:
        np.testing.assert_array_equal(paths.paths[curve], fresh.paths[curve])


def test_a_track_that_grows_has_longer_curves() -> None:
    track, _ = tracked()
    paths = PlotPaths()
    paths.read(track, TIMES)
    track.grow(14)
    paths.update(track, TIMES, np.zeros(0, np.int64))
    assert paths.n_frames == 14
    assert not said_at(paths, 13)


def test_other_times_make_other_speeds() -> None:
    track, _ = tracked()
    paths = PlotPaths()
    paths.read(track, FrameTimes())
    assert np.isnan(paths.speed).all()
    paths.retime(track, TIMES)
    assert paths.speed == pytest.approx(np.full(10, 10.0))


def test_times_beyond_the_known_ones_go_on_at_the_rate() -> None:
    assert seconds_of(FrameTimes(np.array([0.0, 0.5]), 10.0), 4).tolist() == pytest.approx([0, 0.5, 0.6, 0.7])
    assert seconds_of(FrameTimes(rate=10.0), 3).tolist() == pytest.approx([0, 0.1, 0.2])
