import numpy as np
import pytest

from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, place
from rallytrace.track.history import History
from rallytrace.track.track import PREDICTED_ROW, Layer, State, Track, human_rows, make_rows
from rallytrace.ui.look.time_axis import FrameTimes, TimeAxis
from rallytrace.ui.plots.plot_paths import CURVES, PlotPaths, curve_of, round_ticks, seconds_of, speed_ceiling

TIMES = FrameTimes(rate=10.0)


def tracked(count: int = 10) -> tuple[Track, History]:
    track = Track(count)
    seen = np.zeros(count, PREDICTED_ROW)
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, np.arange(count) + 1, 5
    history = History(track)
    history.do(Edit("Track", (track.change(Layer.PREDICTED, range(count), seen),)))
    return track, history


def said_at(paths: PlotPaths, frame: int) -> dict[Source, float]:
    there = {curve: float(paths.paths[curve][0, frame]) for curve in CURVES}
    return {curve: x for curve, x in there.items() if np.isfinite(x)}


def test_a_correction_has_its_own_curve_beside_the_prediction() -> None:
    track, history = tracked()
    history.do(place(track, 3, 50.0, 60.0))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 3) == {Source.PREDICTED: 4, Source.HUMAN: 50}


def test_accepted_point_stays_on_curve_of_its_source() -> None:
    track, history = tracked()
    for frame, source in ((1, Source.PREDICTED), (2, Source.INTERPOLATED), (3, Source.IMPORTED)):
        kept = human_rows(make_rows(1, State.VISIBLE, source, x=70, y=7), reviewed=True)
        history.do(Edit("Accept", (track.change(Layer.HUMAN, [frame], kept),)))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 1) == {Source.PREDICTED: 70}
    assert said_at(paths, 2) == {Source.PREDICTED: 3, Source.INPAINTED: 70}
    assert said_at(paths, 3) == {Source.PREDICTED: 4, Source.IMPORTED: 70}


def test_confirmed_faint_peak_is_on_predicted_curve() -> None:
    track, history = tracked()
    for frame, source in ((1, Source.PREDICTED), (2, Source.INPAINTED)):
        filled = make_rows(1, State.VISIBLE, source, x=70, y=7)
        history.do(Edit("Fill", (track.change(Layer.INPAINTED, [frame], filled),)))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 1) == {Source.PREDICTED: 70}
    assert said_at(paths, 2) == {Source.PREDICTED: 3, Source.INPAINTED: 70}


@pytest.mark.parametrize("layer", [Layer.INPAINTED, Layer.IMPORTED, Layer.HUMAN])
def test_denied_ball_leaves_no_curve_point(layer: Layer) -> None:
    track, history = tracked()
    denied = make_rows(1, State.NO_BALL, Source.PREDICTED)
    if layer is Layer.HUMAN:
        denied = human_rows(denied, reviewed=True)
    history.do(Edit("Deny", (track.change(layer, [3], denied),)))
    paths = PlotPaths()
    paths.read(track, TIMES)
    assert said_at(paths, 2) == {Source.PREDICTED: 3}
    assert said_at(paths, 3) == {}
    assert np.isfinite(paths.speed[[2, 4]]).all()
    assert np.isnan(paths.speed[3])


def test_one_frame_update_equals_reading_everything() -> None:
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


NAN = np.nan


def values(*given: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.array(given, np.float32)


def test_distinguishable_frames_are_drawn_with_one_beyond() -> None:
    line = curve_of(np.arange(100, dtype=np.float32), TimeAxis(100, 500, 20, 10), 0)
    assert line.positions.tolist() == [frame + 0.5 for frame in range(19, 31)]
    assert line.values.tolist() == list(range(19, 31))


def test_a_point_between_two_gaps_stands_alone() -> None:
    line = curve_of(values(NAN, 1, NAN, 2, 3, NAN), TimeAxis(6, 600, 0, 6), 0)
    assert line.positions[line.alone].tolist() == [1.5]


def test_dense_column_spans_minimum_to_maximum() -> None:
    many = np.zeros(1000, np.float32)
    many[500], many[501] = 7, -3
    line = curve_of(many, TimeAxis(1000, 10, 0, 1000), 0)
    assert [np.nanmin(line.values), np.nanmax(line.values)] == [-3, 7]
    assert len(line.values) == 20


def test_missing_values_do_not_hide_others_in_a_column() -> None:
    sparse = np.full(1000, NAN, np.float32)
    sparse[550] = 5
    line = curve_of(sparse, TimeAxis(1000, 10, 0, 1000), 1.0)
    there = line.values[np.isfinite(line.values)]
    assert there.tolist() == [4.5, 5.5]
    assert len(line.alone) == 1


def test_short_path_leaves_rest_of_axis_empty() -> None:
    assert len(curve_of(values(1, 2), TimeAxis(10_000, 10, 5000, 100), 0).values) == 0
    assert len(curve_of(values(1, 2), TimeAxis(10_000, 10, 5000, 5), 0).values) == 0


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [(0, 1279, 3, [0, 500, 1000]), (-40, 760, 4, [0, 200, 400, 600]), (0, 10, 10, list(range(11))), (0.2, 0.9, 1, [])],
)
def test_labels_stand_at_round_values(low: float, high: float, most: int, expected: list[float]) -> None:
    assert round_ticks(low, high, most) == pytest.approx(expected)


def test_a_few_misses_do_not_press_the_speeds_flat() -> None:
    usual = np.full(1000, 1000, np.float32)
    usual[5] = 90_000
    assert 1000 < speed_ceiling(usual) < 3000
    assert speed_ceiling(values(NAN)) == 100
    assert speed_ceiling(values(500)) == pytest.approx(540)
