import gc
import math
import threading
import time
import weakref
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import tiny_models
from builds import play_device
from rallytrace.errors import AppError, UsageError
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, Picture, Preprocessor, lay_out
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.model_records.execution_providers import Provider, SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import ResizeFilter, Size
from tiny_models import TinyTrackNet

L = 4
TINY = TinyTrackNet(L)
SIZE = Size(TINY.width, TINY.height)
VIDEO = Size(64, 40)
RALLY = tiny_models.rally(3 * L + 2, VIDEO.height, VIDEO.width)
BACKGROUND = np.asarray(np.median(np.stack(RALLY), axis=0)[..., ::-1], np.uint8)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrackNet]:
    with TrackNet.open(TINY.save(tmp_path_factory.mktemp("models") / "net.onnx"), SessionOptions()) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


def preprocessor(tiny: TinyTrackNet = TINY) -> Preprocessor:
    return Preprocessor(Size(tiny.width, tiny.height), tiny.mode.family, ResizeFilter.BICUBIC, background=BACKGROUND)


def pictures(count: int, *, first: int = 0, every: int = 1) -> list[ArrayPicture]:
    return [ArrayPicture(first + every * i, frame) for i, frame in enumerate(RALLY[:count])]


def found(
    net: TrackNet, frames: Iterable[Picture], options: PipelineOptions, wanted: range | None = None
) -> list[Detection]:
    events = detect(frames, net, preprocessor(), options, wanted=wanted)
    return [one for event in events if isinstance(event, Detections) for one in event.items]


def by_definition(
    frames: list[ArrayPicture], tiny: TinyTrackNet, options: PipelineOptions, seen_as: Preprocessor | None = None
) -> list[Detection]:
    """All windows run at once, every frame blended from those that hold it, and its heatmap decoded."""
    prepare = seen_as or preprocessor(tiny)
    planes = [prepare.frame_planes(frame) for frame in frames]
    length = tiny.seq_len
    alone = options.eval_mode is EvalMode.NONOVERLAP
    outputs: dict[int, NDArray[np.float32]] = {}
    for start in tiny_models.window_starts(len(frames), length, options.stride, pad_tail=alone):
        window = (planes[start : start + length] + planes[-1:] * length)[:length]
        outputs[start] = tiny.heatmaps(lay_out([prepare.leading_planes(), *window])[None])[0]
    triangle = [float(min(i + 1, length - i)) for i in range(length)]
    weights = triangle if options.eval_mode is EvalMode.WEIGHT else [1.0] * length
    blended = tiny_models.blended_by_definition(outputs, len(frames), options.stride, weights)
    return [
        decode_heatmap(
            frame.index,
            heatmap.astype(np.float32),
            (),
            method=options.decoding,
            threshold=options.threshold,
            video=frame.size,
        )
        for frame, heatmap in zip(frames, blended, strict=True)
    ]


def assert_same(mine: list[Detection], expected: list[Detection]) -> None:
    assert [(one.frame, one.visible) for one in mine] == [(one.frame, one.visible) for one in expected]
    for one, other in zip(mine, expected, strict=True):
        assert (one.x, one.y) == pytest.approx((other.x, other.y), abs=0.01)
        assert one.evidence.peak == pytest.approx(other.evidence.peak, abs=1e-5)


@st.composite
def runs(draw: st.DrawFn) -> PipelineOptions:
    mode = draw(st.sampled_from(EvalMode))
    return PipelineOptions(
        stride=L if mode is EvalMode.NONOVERLAP else draw(st.integers(1, L)),
        eval_mode=mode,
        threshold=0.45,
        workers=draw(st.integers(1, 3)),
        batch=draw(st.integers(1, 4)),
    )


@settings(max_examples=50, deadline=None)
@given(st.sampled_from([1, L - 1, L, L + 1, 2 * L, 3 * L + 2]), runs())
def test_detections_are_those_of_all_windows_run_at_once(net: TrackNet, count: int, options: PipelineOptions) -> None:
    assert_same(found(net, pictures(count), options), by_definition(pictures(count), TINY, options))


def test_the_rally_has_frames_with_and_without_a_ball() -> None:
    options = PipelineOptions(stride=1, threshold=0.45)
    assert {one.visible for one in by_definition(pictures(14), TINY, options)} == {True, False}


@pytest.mark.parametrize("decoding", Decoding)
def test_positions_are_read_as_asked(net: TrackNet, decoding: Decoding) -> None:
    options = PipelineOptions(stride=2, decoding=decoding, threshold=0.3)
    assert_same(found(net, pictures(14), options), by_definition(pictures(14), TINY, options))


@pytest.mark.parametrize("mode", BackgroundMode)
@pytest.mark.parametrize("model_batch", [None, 3])
def test_background_modes_and_fixed_batches_match_definition(
    tmp_path: Path, mode: BackgroundMode, model_batch: int | None
) -> None:
    tiny = TinyTrackNet(L, mode, batch=model_batch)
    options = PipelineOptions(stride=3, threshold=0.3, workers=2, batch=2)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), SessionOptions()) as opened:
        events = detect(pictures(14), opened, preprocessor(tiny), options)
        mine = [one for event in events if isinstance(event, Detections) for one in event.items]
    assert_same(mine, by_definition(pictures(14), tiny, options))


def test_shape_dependent_provider_gets_one_shape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_device(monkeypatch, Provider.MIGRAPHX)
    options = PipelineOptions(stride=2, threshold=0.45, workers=2, batch=3)
    given = []
    with TrackNet.open(TINY.save(tmp_path / "net.onnx"), SessionOptions(Provider.MIGRAPHX)) as net:
        run = net.heatmaps

        def note(rows: NDArray[np.float32], *rest: StopSwitch) -> NDArray[np.float32]:
            given.append(len(rows))
            return run(rows, *rest)

        monkeypatch.setattr(net, "heatmaps", note)
        assert_same(found(net, pictures(13), options), by_definition(pictures(13), TINY, options))
    assert set(given) == {3}


def test_frames_come_once_and_in_order(net: TrackNet) -> None:
    frames = [ArrayPicture(i, RALLY[i % len(RALLY)]) for i in range(200)]
    options = PipelineOptions(stride=1, workers=4, batch=3)
    assert [one.frame for one in found(net, frames, options)] == list(range(200))


def test_skipped_frames_keep_their_numbers(net: TrackNet) -> None:
    frames = pictures(9, first=100, every=3)
    assert [one.frame for one in found(net, frames, PipelineOptions(stride=2))] == list(range(100, 127, 3))


def test_only_the_wanted_frames_are_given(net: TrackNet) -> None:
    options = PipelineOptions(stride=2)
    everything = found(net, pictures(14, first=50), options)
    assert found(net, pictures(14, first=50), options, range(53, 60)) == everything[3:10]
    assert found(net, pictures(14, first=50), options, range(10)) == []


def test_a_frame_knows_how_many_windows_held_it(net: TrackNet) -> None:
    windows = [one.evidence.windows for one in found(net, pictures(8), PipelineOptions(stride=1))]
    assert windows == [1, 2, 3, 4, 4, 3, 2, 1]


def test_heatmaps_may_be_read_otherwise(net: TrackNet) -> None:
    read: list[tuple[int, int, Size]] = []

    def heatmap_decoder(number: int, frame: JoinedFrame, size: Size) -> Detection:
        read.append((number, len(frame.views), size))
        return Detection(number, visible=True, x=1.0, y=2.0, evidence=Evidence(0, 0, 0, 0, 0, 0, 0, 0))

    options, frames = PipelineOptions(stride=1), pictures(8, first=5)
    events = detect(frames, net, preprocessor(), options, wanted=range(6, 9), heatmap_decoder=heatmap_decoder)
    given = [one for event in events if isinstance(event, Detections) for one in event.items]
    assert read == [(number, seen, frames[0].size) for number, seen in zip((6, 7, 8), (2, 3, 4), strict=True)]
    assert [(one.frame, one.x, one.y) for one in given] == [(6, 1, 2), (7, 1, 2), (8, 1, 2)]


def test_prepared_memory_is_freed_without_garbage_collector(net: TrackNet) -> None:
    kept: list[weakref.ref[NDArray[np.uint8]]] = []

    class Watched(Preprocessor):
        def frame_planes(self, picture: Picture) -> NDArray[np.uint8]:
            made = super().frame_planes(picture)
            kept.append(weakref.ref(made))
            return made

    watched = Watched(Size(TINY.width, TINY.height), TINY.mode.family, ResizeFilter.BICUBIC, background=BACKGROUND)
    gc.disable()
    try:
        for _ in detect(pictures(3 * L), net, watched, PipelineOptions(stride=2, workers=2)):
            pass
        assert len(kept) == 3 * L
        assert [one() for one in kept if one() is not None] == []
    finally:
        gc.enable()


def test_no_frames_give_no_detections(net: TrackNet) -> None:
    assert found(net, [], PipelineOptions(stride=1)) == []


def test_the_last_event_says_how_long_each_stage_took(net: TrackNet) -> None:
    *_, last = detect(pictures(14), net, preprocessor(), PipelineOptions(stride=1), wanted=range(3, 9))
    assert isinstance(last, StageSeconds)
    assert last.forward > 0
    assert last.preprocess > 0


def test_an_event_does_not_change_after_it_was_given(net: TrackNet) -> None:
    events = detect(pictures(14), net, preprocessor(), PipelineOptions(stride=1))
    first = next(event for event in events if isinstance(event, StageSeconds))
    then = first.forward
    assert len(list(events)) > 1
    assert first.forward == then


@pytest.mark.parametrize("threshold", [2.0, 1.0, 0.0, -0.5, math.nan])
def test_invalid_threshold_is_refused(threshold: float) -> None:
    with pytest.raises(UsageError, match="not between 0 and 1"):
        PipelineOptions(stride=1, threshold=threshold)


@pytest.mark.parametrize(("workers", "batch"), [(0, 1), (1, 0), (-1, 1)])
def test_zero_workers_are_refused(workers: int, batch: int) -> None:
    with pytest.raises(UsageError, match="At least one worker"):
        PipelineOptions(stride=1, workers=workers, batch=batch)


@pytest.mark.parametrize("stride", [0, -1, L + 1])
def test_a_stride_that_would_lose_frames_is_refused(net: TrackNet, stride: int) -> None:
    with pytest.raises(UsageError, match=f"stride of {stride}"):
        found(net, pictures(9), PipelineOptions(stride=stride))


def test_overlap_where_there_should_be_none_is_refused(net: TrackNet) -> None:
    with pytest.raises(UsageError, match="length, 4, not 2"):
        found(net, pictures(9), PipelineOptions(stride=2, eval_mode=EvalMode.NONOVERLAP))


def test_a_background_of_another_video_is_refused(tmp_path: Path) -> None:
    tiny = TinyTrackNet(L, BackgroundMode.SUBTRACT)
    foreign = Preprocessor(SIZE, tiny.mode.family, background=BACKGROUND[1:])
    with (
        TrackNet.open(tiny.save(tmp_path / "net.onnx"), SessionOptions()) as opened,
        pytest.raises(AppError, match="background is 64x39 but frame 0 is 64x40"),
    ):
        list(detect(pictures(9), opened, foreign, PipelineOptions(stride=1)))


def test_frames_of_changing_size_use_their_own_pixels(net: TrackNet) -> None:
    frames = [ArrayPicture(i, frame if i % 2 else frame[:20, :30].copy()) for i, frame in enumerate(RALLY)]
    options = PipelineOptions(stride=1, threshold=0.3)
    assert_same(found(net, frames, options), by_definition(frames, TINY, options))


def test_starting_late_costs_nothing_before(net: TrackNet) -> None:
    drawn: list[int] = []

    def frames() -> Iterator[ArrayPicture]:
        for picture in pictures(9):
            drawn.append(picture.index)
            yield picture

    events = detect(frames(), net, preprocessor(), PipelineOptions(stride=1))
    time.sleep(0.05)
    assert drawn == []
    list(events)
    assert drawn == list(range(9))
