"""Test InpaintNet's fill of a range: the run's where nothing has changed, otherwise a new one."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.analysis.fills.fill import Fill, Method
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.errors import Cancelled
from rallytrace.files.paths import shipped_model
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track import edits
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerSlice
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.track import PREDICTED_ROW, Layer, State, Track
from rallytrace.tracking.filling import inpaint_range
from rallytrace.tracking.points import GapFilling
from tiny_models import TinyInpaintNet

HD = Size(1280, 720)


class CountingNet(InpaintNet):
    """Remembers how many windows it was given."""

    windows: int = 0

    def coordinates(
        self, coords: NDArray[np.float32], mask: NDArray[np.float32], stop: StopSwitch | None = None
    ) -> NDArray[np.float32]:
        self.windows += len(coords)
        return super().coordinates(coords, mask, stop)


@pytest.fixture(scope="module", params=["two-sided", "blended"])
def net(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CountingNet]:
    """Yield the network that ships, and one that is asked as TrackNetV3's are."""
    path = shipped_model("inpaintnet")
    if request.param == "blended":
        path = TinyInpaintNet(16).save(tmp_path_factory.mktemp("models") / "fill.onnx")
    with CountingNet.open(path, SessionOptions()) as opened:
        yield opened


@pytest.fixture(scope="module")
def shipped() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as opened:
        yield opened


def flown(n_frames: int = 400, *, gaps: Sequence[range] = (), cuts: Sequence[int] = ()) -> Track:
    """Return a track of a ball that flies to and fro, seen but in some gaps."""
    track, frames = Track(n_frames), np.arange(n_frames)
    predicted = np.zeros(n_frames, PREDICTED_ROW)
    predicted["state"], predicted["confidence"] = State.VISIBLE, 0.9
    predicted["x"] = 640 + 500 * np.sin(frames / 23) + np.random.default_rng(1).normal(0, 1, n_frames)
    predicted["y"] = 400 - 250 * np.abs(np.sin(frames / 17))
    for gap in gaps:
        for name in ("x", "y"):
            predicted[name][gap.start : gap.stop] = 0
        predicted["state"][gap.start : gap.stop] = State.NO_BALL
    predicted["begins_scene"][list(cuts)] = True
    track.make(track.change(Layer.PREDICTED, range(n_frames), predicted))
    return track


def run_over(track: Track, net: InpaintNet, longest: int = 16) -> Track:
    rows = GapFilling(net, HD, threshold=0.5, longest_gap=longest).rows(LayerSlice.of(track), range(track.n_frames))
    track.make(track.change(Layer.INPAINTED, range(track.n_frames), rows))
    return track


def pinned(net: InpaintNet, track: Track, frames: range, *events: Event) -> Fill:
    return inpaint_range(net, FillContext.of(track, frames, events=events), HD)


def filled_by_run(track: Track, fill: Fill) -> NDArray[np.float64]:
    rows = track.layer(Layer.INPAINTED)[fill.frames]
    return np.stack([rows["x"], rows["y"]])


def place(track: Track, frame: int, x: float, y: float) -> None:
    for change in edits.place(track, frame, x, y).changes:
        track.make(change)


MANY = [range(s, s + n) for s, n in ((5, 3), (12, 1), (40, 16), (60, 7), (71, 13), (90, 2), (150, 9), (198, 4))]


def drawn(seed: int) -> list[range]:
    """Gaps of any length, often close to one another."""
    rng, gaps, at = np.random.default_rng(seed), [], 0
    while at < 360:
        at += int(rng.integers(1, 30))
        gaps.append(range(at, at + int(rng.integers(1, 17))))
        at = gaps[-1].stop
    return gaps


@pytest.mark.parametrize("gaps", [MANY, *map(drawn, range(4))])
def test_unchanged_range_gets_exactly_the_fill_of_the_run(net: CountingNet, gaps: list[range]) -> None:
    track = run_over(flown(gaps=gaps, cuts=[0, 210, 380]), net)
    fills = [pinned(net, track, gap) for gap in gaps]
    whole = [fill for fill in fills if len(fill.frames) and fill.words == ""]
    assert len(whole) > len(gaps) / 2
    for fill in whole:
        assert np.array_equal(fill.positions, filled_by_run(track, fill))


def test_a_run_ends_where_it_ended_and_not_where_its_scene_does(net: CountingNet) -> None:
    track = flown(gaps=[range(103, 108), range(290, 296)])
    for unseen in (range(100), range(300, 400)):
        track.make(track.change(Layer.PREDICTED, unseen, np.zeros(100, PREDICTED_ROW)))
    run_over(track, net)
    for gap in (range(103, 108), range(290, 296)):
        fill = pinned(net, track, gap)
        assert np.array_equal(fill.positions, filled_by_run(track, fill))


def test_part_of_a_gap_is_filled_as_the_run_filled_it(net: CountingNet) -> None:
    track = run_over(flown(gaps=MANY), net)
    fill = pinned(net, track, range(44, 50))
    assert fill.frames.tolist() == list(range(44, 50))
    assert np.array_equal(fill.positions, filled_by_run(track, fill))


def test_through_a_placed_point_the_fill_is_what_a_new_run_gives(net: CountingNet) -> None:
    track = run_over(flown(gaps=MANY), net)
    place(track, 154, 700, 300)
    fill = pinned(net, track, range(150, 159))
    assert fill.frames.tolist() == [150, 151, 152, 153, 155, 156, 157, 158]
    assert not np.array_equal(fill.positions, filled_by_run(track, fill))
    run_over(track, net)
    assert np.array_equal(fill.positions, filled_by_run(track, fill))


def test_the_network_that_ships_differs_by_rounding_at_most(shipped: InpaintNet) -> None:
    track = run_over(flown(gaps=MANY), shipped)
    for gap in MANY:
        fill = pinned(shipped, track, gap)
        assert np.abs(fill.positions - filled_by_run(track, fill)).max() < 0.001


def test_a_single_point_in_a_long_gap_is_missed_by_no_look(shipped: InpaintNet) -> None:
    track = flown(gaps=[range(100, 126)])
    x, y = 640 + 500 * np.sin(112 / 23), 250.0
    place(track, 112, x, y)
    fill = pinned(shipped, track, range(100, 126))
    run_over(track, shipped, 64)
    beside = np.flatnonzero(np.abs(fill.frames - 112) == 1)
    apart, missed = (
        np.hypot(*(places[:, beside] - [[x], [y]])).max() for places in (fill.positions, filled_by_run(track, fill))
    )
    assert apart < 30
    assert missed > 2 * apart


def test_only_windows_that_touch_the_range_are_run(net: CountingNet) -> None:
    track = run_over(flown(gaps=[range(100, 104), range(160, 170), range(300, 316)]), net)
    net.windows = 0
    pinned(net, track, range(100, 104))
    assert net.windows == 4 + 15


def test_range_is_filled_over_earlier_run_results(shipped: InpaintNet) -> None:
    track = run_over(flown(gaps=[range(100, 120)]), shipped)
    assert pinned(shipped, track, range(100, 120)).words == "InpaintNet uses only 16 frames at a time."
    seen = pinned(shipped, track, range(200, 206))
    assert (seen.method, seen.frames.tolist(), seen.words) == (Method.INPAINT, list(range(200, 206)), "")
    x, y = track.positions(200, 206)
    assert np.hypot(*(seen.positions - [x, y])).max() < 15


def test_beside_a_single_point_the_networks_context_is_shorter(shipped: InpaintNet) -> None:
    track = flown(gaps=[range(100, 131)])
    place(track, 115, 700, 300)
    assert pinned(shipped, track, range(100, 131)).words == "InpaintNet uses only 14 frames at a time."
    place(track, 108, 700, 320)
    place(track, 123, 690, 330)
    assert pinned(shipped, track, range(100, 131)).words == ""


def test_nothing_is_filled_over_an_event_without_a_position(shipped: InpaintNet) -> None:
    track = flown(gaps=[range(100, 110)])
    hit = Event(105, EventKind.HIT)
    refused = pinned(shipped, track, range(100, 110), hit)
    assert not refused.offered
    assert "Frame 105 has a hit" in refused.words
    place(track, 105, 700, 300)
    assert pinned(shipped, track, range(100, 110), hit).frames.tolist() == [*range(100, 105), *range(106, 110)]


def test_fill_stops_at_scene_cut_on_both_sides(shipped: InpaintNet) -> None:
    track = flown(gaps=[range(100, 104), range(106, 110), range(200, 206)], cuts=[105, 203])
    assert not pinned(shipped, track, range(100, 110)).offered
    place(track, 104, 10, 20)
    place(track, 105, 900, 300)
    assert pinned(shipped, track, range(100, 110)).frames.tolist() == [*range(100, 104), *range(106, 110)]
    assert not pinned(shipped, track, range(200, 206)).offered


def test_human_points_alone_are_enough(shipped: InpaintNet) -> None:
    track = Track(60)
    for frame in range(10, 50, 5):
        place(track, frame, 10.0 * frame, 300)
    fill = pinned(shipped, track, range(10, 46))
    assert len(fill.frames) == 28
    assert np.hypot(*(fill.positions - [10 * fill.frames, np.full(28, 300)])).max() < 10


def test_frames_that_a_run_skipped_are_known_to_the_network(shipped: InpaintNet) -> None:
    track = flown(gaps=[range(200, 206)])
    skipped = [frame for frame in range(400) if frame % 2]
    track.make(track.change(Layer.PREDICTED, skipped, np.zeros(len(skipped), PREDICTED_ROW)))
    rows = GapFilling(shipped, HD, threshold=0.5, longest_gap=1, step=2).rows(LayerSlice.of(track), range(400))
    track.make(track.change(Layer.INPAINTED, range(400), rows))
    fill = pinned(shipped, track, range(199, 206))
    x, y = flown().positions(199, 206)
    assert fill.frames.tolist() == list(range(199, 206))
    assert np.hypot(*(fill.positions - [x, y])).max() < 15


def test_it_ends_when_it_is_told_to(shipped: InpaintNet) -> None:
    stop = StopSwitch()
    stop.stop()
    with pytest.raises(Cancelled):
        inpaint_range(shipped, FillContext.of(flown(gaps=[range(9, 12)]), range(9, 12)), HD, stop)
