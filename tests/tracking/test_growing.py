"""Test the layers of a running run: in the end they equal those of the whole video, in any order."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flight_checks import by_lines
from models.training.evaluate_held_out import by_scene
from rallytrace.analysis.flight_check import FlightCheck
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.track.detections import Detection, Evidence, Point
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.track import Layer, RowsChange, State, Track
from rallytrace.tracking import filling as growing_module
from rallytrace.tracking.filling import RunLayers
from rallytrace.tracking.points import GapFilling

VIDEO = Size(1280, 720)
N_FRAMES = 240
EVIDENCE = Evidence(0.9, 0, 0, 9, 0, 0, 2, 2)


@pytest.fixture(scope="module")
def net() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as one:
        yield one


def _detections(seed: int, n_frames: int = N_FRAMES, every: int = 1) -> list[Detection]:
    """Return a ball that comes and goes on a smooth path, with faint peaks of it in some of the gaps."""
    rng = np.random.default_rng(seed)
    found, visible, left = [], True, 0
    for frame in range(0, n_frames, every):
        if left == 0:
            visible, left = not visible, int(rng.integers(1, 14))
        left -= 1
        x, y = 640 + 400 * np.sin(frame / 31), 400 + 200 * np.cos(frame / 17)
        faint = float(rng.choice([0.05, 0.3]))
        stray = 300.0 * (rng.random() < 0.1)
        peak, second = (np.float32(value).item() for value in (0.9 if visible else faint, 0.1))
        evidence = Evidence(peak, x + rng.normal(), y + stray, 9, second, 0.5, 2, 2, x, y + 300.0 - stray)
        at = (x, y) if visible else (0.0, 0.0)
        found.append(Detection(frame, visible=visible, x=at[0], y=at[1], evidence=evidence))
    return found


def _expected(found: Sequence[Detection], starts: Sequence[int], filling: GapFilling) -> list[Point]:
    """Return the points as the command line makes them."""
    return [point for scene in by_scene(found, starts) for point in filling.points(scene)]


def _record(track: Track, taken: tuple[LayerRows | None, LayerRows | None]) -> None:
    for layer, rows in zip((Layer.PREDICTED, Layer.INPAINTED), taken, strict=True):
        if rows is not None:
            track.make(RowsChange(layer, rows.frames, rows.rows, rows.rows))


def _run(
    track: Track,
    found: Sequence[Detection],
    spans: Sequence[range],
    filling: GapFilling,
    *,
    cut: int = 0,
    chunk: int = 30,
) -> None:
    """Track spans, taking what is new after every few frames."""
    growing = RunLayers(LayerSlice.of(track), spans, filling)
    for span in spans:
        growing.begin(span)
        own = [one for one in found if one.frame in span]
        for at in range(0, len(own), chunk):
            part = own[at : at + chunk]
            for start in {0, cut} & {one.frame for one in part}:
                growing.begin_scene(start, is_cut=start > 0)
            growing.fill_scenes()
            growing.add(part)
            growing.fill_preliminarily()
            _record(track, growing.drain())
        growing.end_span()
    growing.fill_scenes(to_the_end=True)
    _record(track, growing.drain())


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 10**6),
    chunk=st.integers(1, 50),
    border=st.integers(0, N_FRAMES),
    cut=st.integers(1, N_FRAMES - 1),
    longest=st.sampled_from([0, 3, 16, 40]),
    check=st.sampled_from([None, by_lines()]),
    lead=st.sampled_from([0.0, 0.1]),
)
def test_grown_layers_match_one_pass_over_the_whole(
    net: InpaintNet,
    *,
    seed: int,
    chunk: int,
    border: int,
    cut: int,
    longest: int,
    check: FlightCheck | None,
    lead: float,
) -> None:
    filling = GapFilling(net, VIDEO, 0.5, longest, check=check, lead=lead)
    found, track = _detections(seed), Track(N_FRAMES)
    spans = [span for span in (range(border, N_FRAMES), range(border)) if len(span)]
    _run(track, found, spans, filling, cut=cut, chunk=chunk)
    assert track.points() == _expected(found, [0, cut], filling)


@pytest.mark.parametrize("every", [2, 3])
def test_frames_between_are_filled_too(net: InpaintNet, every: int) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16, every)
    found, track = _detections(3, every=every), Track(N_FRAMES)
    last = found[-1].frame
    _run(track, found, [range(last + 1)], filling, chunk=7)
    assert track.points() == _expected(found, [0], filling)


def test_in_parts_a_long_scene_is_filled_as_in_one(net: InpaintNet, monkeypatch: pytest.MonkeyPatch) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16)
    found, track = _detections(5, 1500), Track(1500)
    monkeypatch.setattr(growing_module, "MAX_FILL_FRAMES", 100)
    _run(track, found, [range(1500)], filling, chunk=40)
    points, expected = track.points(), _expected(found, [0], filling)
    assert [(point.source, point.visible, point.occluded) for point in points] == [
        (point.source, point.visible, point.occluded) for point in expected
    ]
    places = [np.array([(point.x, point.y) for point in some]) for some in (points, expected)]
    assert np.abs(places[0] - places[1]).max() < 0.01


def test_a_run_joins_what_was_tracked_before_it(net: InpaintNet) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16)
    found, track = _detections(8), Track(N_FRAMES)
    gap = next(i for i in range(100, N_FRAMES) if not found[i].visible and not found[i + 1].visible)
    _run(track, found, [range(gap + 1)], filling, chunk=9)
    assert not track.shown_rows()["x"][gap]
    _run(track, found, [range(gap + 1, N_FRAMES)], filling, chunk=9)
    points, expected = track.points(), _expected(found, [0], filling)
    assert points[gap:] == expected[gap:]
    assert [point.placed for point in points] == [point.placed for point in expected]


def test_a_cut_that_is_found_late_parts_what_was_joined(net: InpaintNet) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16)
    found, track = _detections(11), Track(N_FRAMES)
    growing = RunLayers(LayerSlice.of(track), [range(N_FRAMES)], filling)
    growing.begin(range(N_FRAMES))
    growing.begin_scene(0, is_cut=False)
    growing.add(found[:150])
    growing.fill_preliminarily()
    _record(track, growing.drain())
    growing.begin_scene(140, is_cut=True)
    growing.add(found[150:])
    growing.end_span()
    growing.fill_scenes(to_the_end=True)
    _record(track, growing.drain())
    assert track.points() == _expected(found, [0, 140], filling)
    assert track.layer(Layer.PREDICTED)["begins_scene"][140]


def test_users_ball_and_no_ball_are_both_believed(net: InpaintNet) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16)
    found = [
        Detection(
            i, visible=i not in range(20, 30), x=300.0 + 5 * i, y=300.0, evidence=Evidence(0.9, 0, 0, 9, 0, 0, 2, 2)
        )
        for i in range(50)
    ]
    track = Track(50)
    _run(track, found, [range(50)], filling, chunk=50)
    free = track.layer(Layer.INPAINTED).copy()
    layers = LayerSlice.of(track)
    layers.human["state"][25], layers.human["x"][25], layers.human["y"][25] = State.VISIBLE, 430, 360
    bent = filling.rows(layers, range(50))
    assert bent["state"][25] == State.UNSET
    assert bent["y"][24] > free["y"][24] + 5
    for not_seen in (State.NO_BALL, State.UNCLEAR):
        layers.human["state"][40] = not_seen
        assert filling.rows(layers, range(50))["state"][40] == State.OCCLUDED


def test_no_human_label_is_doubted_by_the_flight_check(net: InpaintNet) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16, check=by_lines())
    found = [
        Detection(
            i, visible=True, x=300.0 + 5 * i, y=300.0 + 200 * (i == 20), evidence=Evidence(0.9, 0, 0, 9, 0, 0, 2, 2)
        )
        for i in range(50)
    ]
    track = Track(50)
    _run(track, found, [range(50)], filling, chunk=50)
    layers = LayerSlice.of(track)
    assert layers.inpainted["state"][20] == State.OCCLUDED  # a stray peak, taken away and filled
    layers.human["state"][20], layers.human["x"][20], layers.human["y"][20] = State.VISIBLE, 400, 500
    assert filling.rows(layers, range(50))["state"][20] == State.UNSET


def test_fill_of_an_earlier_run_is_removed(net: InpaintNet) -> None:
    found, track = _detections(2), Track(N_FRAMES)
    _run(track, found, [range(N_FRAMES)], GapFilling(net, VIDEO, 0.5, 16), chunk=30)
    assert (track.layer(Layer.INPAINTED)["state"] != State.UNSET).any()
    _run(track, found, [range(N_FRAMES)], GapFilling(None, VIDEO, 0.5, None), chunk=30)
    assert not (track.layer(Layer.INPAINTED)["state"] != State.UNSET).any()


def test_skipped_frames_lose_results_of_earlier_runs(net: InpaintNet) -> None:
    filling = GapFilling(net, VIDEO, 0.5, 16)
    track = Track(N_FRAMES)
    _run(track, _detections(5), [range(N_FRAMES)], filling)
    assert (track.layer(Layer.INPAINTED)["state"][100:140] != State.UNSET).any()
    growing = RunLayers(LayerSlice.of(track), [range(N_FRAMES)], filling)
    growing.begin(range(N_FRAMES))
    growing.add(_detections(5)[:100])
    growing.skip(range(100, 140))
    growing.begin_scene(140, is_cut=True)
    growing.add(_detections(5)[140:])
    growing.end_span()
    growing.fill_scenes(to_the_end=True)
    _record(track, growing.drain())
    assert (track.shown_rows(100, 140)["state"] == State.UNSET).all()
    assert (track.shown_rows(140)["state"] != State.UNSET).all()


def test_a_run_that_is_cut_short_has_told_exactly_what_it_passed(net: InpaintNet) -> None:
    found, track = _detections(4), Track(N_FRAMES)
    growing = RunLayers(LayerSlice.of(track), [range(60, N_FRAMES)], GapFilling(net, VIDEO, 0.5, 16))
    growing.begin(range(60, N_FRAMES))
    growing.add(found[50:100])
    growing.fill_scenes(to_the_end=True)
    _record(track, growing.drain())
    assert [point.frame for point in track.points()] == list(range(60, 100))
    assert growing.frames_tracked == 40
    assert growing.drain() == (None, None)
