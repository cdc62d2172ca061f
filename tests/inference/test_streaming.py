import inspect
import re
from pathlib import Path
from typing import cast

import cv2
import numpy as np
import onnxruntime
import pytest
from numpy.typing import NDArray

import rallytrace.inference
import tiny_models
from builds import play_device
from rallytrace.errors import AppError, UsageError
from rallytrace.inference import providers
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor, lay_out
from rallytrace.inference.streaming_onnx import InpaintModuleONNX, Prediction, TrackNetModuleONNX, open_on
from rallytrace.model_records.execution_providers import Provider, ProviderStatus, SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.track.geometry import Size
from tiny_models import TinyInpaintNet, TinyTrackNet

Picture = NDArray[np.uint8]
L = 3
FRAMES = tiny_models.rally(11, height=40, width=64)
MEDIAN = np.asarray(np.median(np.stack(FRAMES), axis=0)[..., ::-1], np.uint8)
MODES = ["weight", "average", "nonoverlap"]
PLAIN = TinyTrackNet(L)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


def module(path: Path, tiny: TinyTrackNet = PLAIN, eval_mode: str = "weight", **more: object) -> TrackNetModuleONNX:
    median, warmup = more.get("median"), more.get("median_warmup", 0)
    assert median is None or isinstance(median, np.ndarray)
    assert isinstance(warmup, int)
    return TrackNetModuleONNX(tiny.save(path), L, tiny.mode.value, "cpu", eval_mode, median, warmup)


def run(module: TrackNetModuleONNX, frames: list[Picture]) -> list[Prediction]:
    return [*(found for frame in frames if (found := module.push(frame))), *module.flush()]


def by_definition(
    frames: list[Picture], tiny: TinyTrackNet, eval_mode: str, background: Picture | None = None
) -> list[Prediction]:
    """Window by window and frame by frame: the blend's highest pixel, cut to whole pixels of the frame."""
    preprocessor = Preprocessor(Size(tiny.width, tiny.height), tiny.mode.family, background=background)
    planes = [preprocessor.frame_planes(ArrayPicture(i, frame)) for i, frame in enumerate(frames)]
    stride, alone = (L, True) if eval_mode == "nonoverlap" else (1, False)
    outputs = {}
    for start in tiny_models.window_starts(len(frames), L, stride, pad_tail=alone):
        window = (planes[start : start + L] + planes[-1:] * L)[:L]
        outputs[start] = tiny.heatmaps(lay_out([preprocessor.leading_planes(), *window])[None])[0]
    weights = [1.0, 2, 1] if eval_mode == "weight" else [1.0] * L
    blended = tiny_models.blended_by_definition(outputs, len(frames), stride, weights, weighted_edges=True)
    return [_highest(i, heatmap, frames[i]) for i, heatmap in enumerate(blended)]


def _highest(frame: int, heatmap: NDArray[np.floating], picture: Picture) -> Prediction:
    row, column = np.unravel_index(np.argmax(heatmap), heatmap.shape)
    x = int(column * (picture.shape[1] / heatmap.shape[1]))
    y = int(row * (picture.shape[0] / heatmap.shape[0]))
    return {"Frame": frame, "X": x, "Y": y, "Visibility": int((x, y) != (0, 0))}


@pytest.mark.parametrize("eval_mode", MODES)
@pytest.mark.parametrize("mode", BackgroundMode)
def test_points_are_those_of_the_definition(path: Path, mode: BackgroundMode, eval_mode: str) -> None:
    tiny = TinyTrackNet(L, mode, own_share=0.1)
    found = run(module(path, tiny, eval_mode, median=MEDIAN if mode else None), FRAMES)
    assert found == by_definition(FRAMES, tiny, eval_mode, MEDIAN)
    assert len({(point["X"], point["Y"]) for point in found}) > 5


@pytest.mark.parametrize("eval_mode", MODES)
def test_every_push_answers_for_the_frame_a_window_ago(path: Path, eval_mode: str) -> None:
    streaming = module(path, eval_mode=eval_mode)
    answers = [streaming.push(frame) for frame in FRAMES]
    assert answers[: L - 1] == [None] * (L - 1)
    known = 9 if eval_mode == "nonoverlap" else 11  # without overlap the last two frames wait for their block
    given = [answer["Frame"] for answer in answers if answer]
    assert given == list(range(len(FRAMES) - L + 1))[:known]
    assert [point["Frame"] for point in streaming.flush()] == [9, 10]
    assert streaming.flush() == []


@pytest.mark.parametrize("count", range(3 * L))
def test_without_overlap_every_frame_gets_exactly_one_output(path: Path, count: int) -> None:
    found = run(module(path, eval_mode="nonoverlap"), FRAMES[:count])
    assert found == by_definition(FRAMES[:count], PLAIN, "nonoverlap")
    assert [point["Frame"] for point in found] == list(range(count))


@pytest.mark.parametrize("shape", [(16, 24), (7, 9), (33, 100), (720, 1280)])
def test_frames_of_any_size_give_points_in_their_own_pixels(path: Path, shape: tuple[int, int]) -> None:
    frames = [np.asarray(cv2.resize(frame, shape[::-1]), np.uint8) for frame in FRAMES]
    assert run(module(path), frames) == by_definition(frames, PLAIN, "weight")


def test_frames_keep_the_numbers_they_are_pushed_with(path: Path) -> None:
    streaming = module(path)
    given = [streaming.push(frame, frame_id=100 + 7 * i) for i, frame in enumerate(FRAMES)]
    numbers = [answer["Frame"] for answer in [*given, *streaming.flush()] if answer]
    assert numbers == [100 + 7 * i for i in range(len(FRAMES))]


def test_a_dark_heatmap_shows_no_ball(path: Path) -> None:
    black = [np.zeros((40, 64, 3), np.uint8)] * 5
    assert run(module(path), black) == [{"Frame": i, "X": 0, "Y": 0, "Visibility": 0} for i in range(5)]


@pytest.mark.parametrize("mode", [mode for mode in BackgroundMode if mode])
def test_warm_up_uses_median_of_first_frames_without_output(path: Path, mode: BackgroundMode) -> None:
    tiny = TinyTrackNet(L, mode)
    streaming = module(path, tiny, median_warmup=4)
    median = np.median(np.stack(FRAMES[:4]), axis=0).astype(np.uint8)[..., ::-1]
    expected = by_definition(FRAMES[3:], tiny, "weight", median)
    found = run(streaming, FRAMES)
    assert [point["Frame"] for point in found] == list(range(3, 11))
    assert [(point["X"], point["Y"]) for point in found] == [(point["X"], point["Y"]) for point in expected]
    assert streaming.stats["t_median"] > 0


def test_concat_median_may_be_planes_of_model_size(path: Path) -> None:
    tiny = TinyTrackNet(L, BackgroundMode.CONCAT)
    small = np.asarray(cv2.resize(MEDIAN, (tiny.width, tiny.height), interpolation=cv2.INTER_AREA), np.uint8)
    planes = run(module(path, tiny, median=small.transpose(2, 0, 1)), FRAMES)
    assert planes == run(module(path, tiny, median=MEDIAN), FRAMES)


def test_a_model_that_needs_a_background_and_has_none_says_so(path: Path) -> None:
    streaming = module(path, TinyTrackNet(L, BackgroundMode.SUBTRACT))
    with pytest.raises(RuntimeError, match="'subtract' needs a background"):
        streaming.push(FRAMES[0])


@pytest.mark.parametrize("pushed", range(2 * L + 3))
@pytest.mark.parametrize("eval_mode", ["weight", "nonoverlap"])
def test_a_reset_leaves_the_module_as_it_was_constructed(path: Path, eval_mode: str, pushed: int) -> None:
    tiny = TinyTrackNet(L, BackgroundMode.SUBTRACT)
    streaming = module(path, tiny, eval_mode, median_warmup=3)
    fresh = dict(streaming.stats)
    for frame in FRAMES[:pushed]:
        streaming.push(255 - frame, frame_id=50)  # another background, which must not linger
    streaming.reset()
    assert streaming.stats == fresh
    assert streaming.flush() == []
    assert run(streaming, FRAMES) == run(module(path, tiny, eval_mode, median_warmup=3), FRAMES)


@pytest.mark.parametrize("mode", [mode for mode in BackgroundMode if mode])
def test_a_median_may_come_as_other_numbers(path: Path, mode: BackgroundMode) -> None:
    """TrackNetV3's median.npz is float64."""
    tiny = TinyTrackNet(L, mode)
    expected = run(module(path, tiny, median=MEDIAN), FRAMES)
    for dtype in (np.float64, np.int16):
        assert run(module(path, tiny, median=MEDIAN.astype(dtype)), FRAMES) == expected


def test_a_reset_keeps_a_median_that_was_given(path: Path) -> None:
    streaming = module(path, TinyTrackNet(L, BackgroundMode.SUBTRACT), median=MEDIAN)
    first = run(streaming, FRAMES)
    streaming.reset()
    assert run(streaming, FRAMES) == first


def test_frames_after_a_flush_are_a_stream_of_their_own(path: Path) -> None:
    tiny = TinyTrackNet(L, own_share=0.1)
    streaming = module(path, tiny)
    run(streaming, FRAMES[:5])
    after = run(streaming, FRAMES[5:])
    fresh = run(module(path, tiny), FRAMES[5:])
    assert [(point["X"], point["Y"]) for point in after] == [(point["X"], point["Y"]) for point in fresh]


def test_stats_count_and_time_what_was_done(path: Path) -> None:
    streaming = module(path)
    assert streaming.stats == dict.fromkeys(
        ("push_calls", "outputs", "t_preprocess", "t_forward", "t_post", "t_median"), 0
    )
    given = [streaming.push(frame) for frame in FRAMES]
    assert streaming.stats["push_calls"] == len(FRAMES)
    assert streaming.stats["outputs"] == sum(answer is not None for answer in given)
    streaming.flush()
    assert streaming.stats["outputs"] == len(FRAMES)
    assert all(streaming.stats[key] > 0 for key in ("t_preprocess", "t_forward", "t_post"))


(FRAME,) = tiny_models.rally(1)


@pytest.fixture
def no_cuda(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine where nothing but the CPU runs."""

    def absent(provider: Provider, **_: float) -> ProviderStatus:
        return ProviderStatus(provider, in_build=True, usable=False, reason="There is no such card here.")

    monkeypatch.setattr(providers, "probe", absent)


def test_a_missing_file_is_named(path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(f"ONNX model file not found: {path}") + "$"):
        TrackNetModuleONNX(str(path), L, "", "cpu")
    with pytest.raises(ValueError, match=re.escape(f"ONNX model file not found: {path}") + "$"):
        InpaintModuleONNX(path, L, "cpu", (1, 1))


@pytest.mark.parametrize("metadata", [None, {}])
def test_model_of_other_length_or_mode_is_refused(path: Path, metadata: dict[str, str] | None) -> None:
    TinyTrackNet(8, BackgroundMode.CONCAT).save(path, metadata)
    length = f"Model metadata mismatch: expected seq_len=9, got 8. Model={path}"
    with pytest.raises(ValueError, match=f"^{re.escape(length)}$"):
        TrackNetModuleONNX(path, 9, "concat", "cpu")
    with pytest.raises(ValueError, match=r"^Model metadata mismatch: expected bg_mode=\W*, got \W?concat\W+Model="):
        TrackNetModuleONNX(path, 8, "", "cpu")
    TinyInpaintNet(8).save(path, metadata)
    length = f"Model metadata mismatch: expected seq_len=16, got 8. Model={path}"
    with pytest.raises(ValueError, match=f"^{re.escape(length)}$"):
        InpaintModuleONNX(path, 16, "cpu", (1, 1))


def test_the_other_network_and_unknown_modes_are_refused(path: Path) -> None:
    PLAIN.save(path)
    with pytest.raises(ValueError, match="expected model_name=InpaintNet, got TrackNet"):
        InpaintModuleONNX(path, L, "cpu", (1, 1))
    with pytest.raises(UsageError, match="Unknown eval mode 'median'"):
        TrackNetModuleONNX(path, L, "", "cpu", "median")
    with pytest.raises(ValueError, match="'median' is not a valid BackgroundMode"):
        TrackNetModuleONNX(path, L, "median", "cpu")
    path.write_bytes(b"no model")
    with pytest.raises(AppError, match="is not an ONNX model"):
        TrackNetModuleONNX(path, L, "", "cpu")


def test_arguments_settle_what_shapes_leave_open(path: Path) -> None:
    for mode in (BackgroundMode.CONCAT, BackgroundMode.SUBTRACT_CONCAT):
        TinyTrackNet(3, mode).save(path, {})
        streaming = TrackNetModuleONNX(path, 3, mode.value, "cpu", median_warmup=1)
        assert [streaming.push(FRAME) is None for _ in range(4)] == [True, True, False, False]


def test_without_any_provider_nothing_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onnxruntime, "get_available_providers", list)
    with pytest.raises(RuntimeError, match=r"^No ONNX Runtime execution providers available$"):
        TrackNetModuleONNX(PLAIN.save(path), L, "", "cpu")


class TorchDevice:
    """Reads like a torch.device."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


@pytest.mark.usefixtures("no_cuda")
@pytest.mark.parametrize(
    "device",
    [
        *("cuda", "cuda:0", "cuda:1", "CUDA:0", TorchDevice("cuda:0"), "CUDAExecutionProvider"),
        *("gpu", "GPU:1", 0, "1", "mps", TorchDevice("mps:0"), "dml", "DirectML"),
        *("npu", "npu:0", "graphics card"),
    ],
    ids=str,
)
def test_unusable_device_is_replaced_with_a_warning(path: Path, device: object) -> None:
    with pytest.warns(RuntimeWarning, match=rf"device='{device}'.*CPU") as caught:
        streaming = TrackNetModuleONNX(PLAIN.save(path), L, "", device)
    assert streaming.provider == "cpu"
    assert [one.filename for one in caught] == [__file__]
    assert [streaming.push(FRAME) is None for _ in range(3)] == [True, True, False]
    with pytest.warns(RuntimeWarning, match="CPU"):
        assert InpaintModuleONNX(TinyInpaintNet(L).save(path), L, device, (1, 1)).provider == "cpu"


@pytest.mark.usefixtures("no_cuda")
@pytest.mark.parametrize("device", [None, "cpu", "cpu:0", TorchDevice("cpu"), "CPU", "CPUExecutionProvider", "auto"])
def test_other_devices_are_no_reason_to_warn(path: Path, device: object) -> None:
    assert TrackNetModuleONNX(PLAIN.save(path), L, "", device).provider == "cpu"


@pytest.mark.parametrize("device", ["dml", "DML:0", "DmlExecutionProvider", "directml", "gpu", "gpu:0", 0, "0", None])
def test_every_name_of_a_device_that_runs_leads_to_it(
    path: Path, device: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_device(monkeypatch, Provider.DIRECTML)
    assert TrackNetModuleONNX(PLAIN.save(path), L, "", device).provider == "directml"


@pytest.mark.parametrize(("device", "number"), [("dml", 0), ("dml:1", 1), (1, 1), ("gpu:2", 2), (None, 0)])
def test_the_number_says_which_device(device: object, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play_device(monkeypatch, Provider.DIRECTML)
    given: list[SessionOptions] = []

    def load(options: SessionOptions) -> TrackNet:
        given.append(options)
        return cast("TrackNet", None)

    open_on(device, load)
    assert [(one.provider, one.device.device_id) for one in given] == [(Provider.DIRECTML, number)]


@pytest.mark.parametrize("device", ["cuda:x", "cuda:", "cuda:-1", "gpu:1.5", "cpu:0:1", -1])
def test_invalid_number_is_refused_with_a_message(path: Path, device: object) -> None:
    with pytest.raises(ValueError, match=f"device='{device}'"):
        TrackNetModuleONNX(PLAIN.save(path), L, "", device)


def test_the_signatures_are_the_forks() -> None:
    names = list(inspect.signature(TrackNetModuleONNX).parameters)
    assert names == ["model_path", "seq_len", "bg_mode", "device", "eval_mode", "median", "median_warmup"]
    defaults = [one.default for one in inspect.signature(TrackNetModuleONNX).parameters.values()]
    assert defaults[4:] == ["weight", None, 0]
    assert list(inspect.signature(TrackNetModuleONNX.push).parameters) == ["self", "frame_bgr", "frame_id"]
    assert list(inspect.signature(InpaintModuleONNX).parameters) == ["model_path", "seq_len", "device", "img_scaler"]
    assert list(inspect.signature(InpaintModuleONNX.push).parameters) == ["self", "pred"]


def test_both_modules_are_offered_by_the_room_itself() -> None:
    assert rallytrace.inference.TrackNetModuleONNX is TrackNetModuleONNX
    assert {"InpaintModuleONNX", "TrackNetModuleONNX"} <= set(rallytrace.inference.__all__)
    with pytest.raises(AttributeError, match="TrackNetModule"):
        _ = rallytrace.inference.TrackNetModule
