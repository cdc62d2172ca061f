import inspect
import re
from pathlib import Path

import onnxruntime
import pytest

import rallytrace.inference
import tiny_models
from rallytrace.errors import AppError, UsageError
from rallytrace.execution_providers import Provider
from rallytrace.inference import InpaintModuleONNX, TrackNetModuleONNX, providers
from rallytrace.inference.providers import ProviderStatus
from rallytrace.input_layouts import BackgroundMode
from tiny_models import TinyInpaintNet, TinyTrackNet

L = 3
(FRAME,) = tiny_models.rally(1)
PLAIN = TinyTrackNet(L)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


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
def test_a_model_of_another_length_or_mode_is_refused_also_without_metadata(
    path: Path, metadata: dict[str, str] | None
) -> None:
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
    with pytest.raises(UsageError, match="no eval mode 'median'"):
        TrackNetModuleONNX(path, L, "", "cpu", "median")
    with pytest.raises(ValueError, match="'median' is not a valid BackgroundMode"):
        TrackNetModuleONNX(path, L, "median", "cpu")
    path.write_bytes(b"no model")
    with pytest.raises(AppError, match="is not an ONNX model"):
        TrackNetModuleONNX(path, L, "", "cpu")


def test_what_the_shapes_leave_open_the_arguments_settle(path: Path) -> None:
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
@pytest.mark.parametrize("device", ["cuda", "cuda:0", "cuda:1", TorchDevice("cuda:0")])
def test_a_device_that_cannot_run_is_replaced_with_a_warning_and_the_truth(path: Path, device: object) -> None:
    with pytest.warns(RuntimeWarning, match=r"device='cuda.*CPU") as caught:
        streaming = TrackNetModuleONNX(PLAIN.save(path), L, "", device)
    assert streaming.provider == "cpu"
    assert [one.filename for one in caught] == [__file__]
    assert [streaming.push(FRAME) is None for _ in range(3)] == [True, True, False]
    with pytest.warns(RuntimeWarning, match="CPU"):
        assert InpaintModuleONNX(TinyInpaintNet(L).save(path), L, device, (1, 1)).provider == "cpu"


@pytest.mark.usefixtures("no_cuda")
@pytest.mark.parametrize("device", [None, "cpu", "cpu:0", TorchDevice("cpu")])
def test_other_devices_are_no_reason_to_warn(path: Path, device: object) -> None:
    assert TrackNetModuleONNX(PLAIN.save(path), L, "", device).provider == "cpu"


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
