"""Test what is known of a network before it is opened."""

from pathlib import Path

import numpy as np
import pytest

from builds import play_device
from embedding_models import TinyEmbedding
from narrowing import not_none
from pose_models import TinyPoseModel, save_rtmpose
from rallytrace.errors import UsageError
from rallytrace.files.paths import shipped_model
from rallytrace.inference import providers
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.placement import Placement
from rallytrace.model_records.compiled_models import make_compiled_folder
from rallytrace.model_records.execution_providers import (
    PROVIDERS,
    Device,
    Precision,
    Provider,
    ProviderStatus,
    SessionOptions,
)
from rallytrace.tracking import networks
from rallytrace.tracking.networks import compiles_long, open_embedding_network, open_networks, open_pose_network
from rallytrace.tracking.options import NetworkChoice
from tiny_models import TinyTrackNet


def test_tensorrt_compiles_for_minutes_until_something_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "engines"
    monkeypatch.setattr(networks, "compiled_dir", lambda: root)
    model = TinyTrackNet().save(tmp_path / "net.onnx")
    choice = NetworkChoice(tracknet=model, device=Device(Provider.TENSORRT))
    assert compiles_long(choice)
    folder = make_compiled_folder(root, model, "0" * 64, SessionOptions(Provider.TENSORRT), "1.24.4")
    assert compiles_long(choice), "the folder is empty yet"
    (folder / "net.engine").write_bytes(b"compiled")
    assert not compiles_long(choice)
    assert not compiles_long(NetworkChoice(tracknet=model, device=Device(Provider.CPU)))
    assert not compiles_long(NetworkChoice(tracknet=model)), "automatic never takes TensorRT"


def test_only_included_networks_have_int8_files() -> None:
    device = Device(precision=Precision.INT8)
    chosen, floats = (NetworkChoice(device=one).tracknet_path for one in (device, Device()))
    assert (chosen.name, floats.name) == ("tracknet-int8.onnx", "tracknet.onnx")
    assert NetworkChoice(fast=True, device=device).tracknet_path.name == "tracknet-fast-int8.onnx"
    with pytest.raises(UsageError, match="8-bit"):
        _ = NetworkChoice(tracknet=floats, device=device).tracknet_path


@pytest.mark.shipped_networks
@pytest.mark.parametrize("fast", [False, True])
def test_int8_file_decides_like_its_network(*, fast: bool) -> None:
    device = Device(precision=Precision.INT8)
    made, source = (
        load_model_file(NetworkChoice(device=one, fast=fast).tracknet_path, ModelKind.TRACKNET)
        for one in (device, Device())
    )
    assert made.metadata["source_sha256"] == source.sha256
    assert (made.threshold, made.stride) == (source.threshold, source.stride)
    assert made.second_look == (None if fast else 0.6), "integers are quick enough to look at more frames again"
    assert made.lead == source.lead > 0
    assert not_none(made.flight_check).to_text() == not_none(source.flight_check).to_text()


def test_half_precision_does_not_hinder_a_fallback_to_the_cpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(providers, "probe", lambda provider: ProviderStatus(provider, True, False, "No GPU."))
    model = TinyTrackNet().save(tmp_path / "net.onnx")
    choice = NetworkChoice(
        tracknet=model,
        device=Device(Provider.TENSORRT, precision=Precision.FLOAT16, cores=1, allow_fallback=True),
        inpaint=False,
    )
    with open_networks(choice) as opened:
        assert opened.tracknet.session.provider is Provider.CPU
        assert "No GPU." in opened.tracknet.announcement
    with (
        pytest.raises(UsageError),
        open_networks(NetworkChoice(tracknet=model, device=Device(Provider.CPU, precision=Precision.FLOAT16))),
    ):
        pass


def test_embedding_network_falls_back_with_a_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(providers, "probe", lambda provider: ProviderStatus(provider, True, False, "No GPU."))
    device = Device(Provider.TENSORRT, precision=Precision.FLOAT16, cores=1, allow_fallback=True)
    with open_embedding_network(TinyEmbedding(8).save(tmp_path / "osnet.onnx"), device) as network:
        assert network.session.provider is Provider.CPU
        assert "No GPU." in network.announcement
        assert network.embed(np.full((3, 3, 256, 128), 200, np.float32)).shape == (3, 24)


@pytest.mark.parametrize(
    ("provider", "used"), [(Provider.CUDA, Provider.CPU), (None, Provider.CPU), (Provider.DIRECTML, Provider.DIRECTML)]
)
def test_players_run_on_cpu_where_sizes_need_plans(
    monkeypatch: pytest.MonkeyPatch, provider: Provider | None, used: Provider
) -> None:
    play_device(monkeypatch, provider or Provider.CUDA)
    with open_pose_network(shipped_model("movenet-multipose"), Device(provider, cores=1)) as network:
        assert network.session.provider is used
        assert ("CPU" in network.announcement) == (used is Provider.CPU)


def test_keypoints_run_on_device_and_finder_on_cpu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_device(monkeypatch, Provider.CUDA)
    with open_pose_network(save_rtmpose(tmp_path / "rtmpose.onnx"), Device(Provider.CUDA, cores=1)) as network:
        assert network.session.provider is Provider.CUDA
        assert not_none(network.finder).session.provider is Provider.CPU
        assert "CPU" in network.announcement


def announced(tmp_path: Path, provider: Provider) -> tuple[str, str]:
    model = TinyTrackNet().save(tmp_path / "net.onnx")
    pose = TinyPoseModel().save(tmp_path / "pose.onnx")
    choice = NetworkChoice(tracknet=model, device=Device(provider, cores=1), inpaint=False)
    with open_networks(choice) as opened, open_pose_network(pose, choice.device) as network:
        return opened.tracknet.announcement, network.announcement


@pytest.mark.parametrize(
    ("provider", "there", "elsewhere"),
    [
        (Provider.DIRECTML, 39, {"ConvInteger": 1}),
        (Provider.DIRECTML, 39, {"Shape": 30, "MatMul": 1}),
        (Provider.DIRECTML, 1, {"Relu": 39}),
        (Provider.MIGRAPHX, 1, {"ConvTranspose": 1}),
    ],
)
def test_network_running_elsewhere_is_reported_without_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, provider: Provider, there: int, elsewhere: dict[str, int]
) -> None:
    name = PROVIDERS[provider].runtime_name
    nodes = {name: there, "CPUExecutionProvider": sum(elsewhere.values())}
    play_device(monkeypatch, provider, Placement(nodes, {}, elsewhere))
    for said in announced(tmp_path, provider):
        for kind in elsewhere:
            assert kind in said


@pytest.mark.parametrize(
    ("provider", "placed"),
    [
        (Provider.DIRECTML, Placement({"DmlExecutionProvider": 40}, {}, {})),
        (Provider.DIRECTML, Placement({"DmlExecutionProvider": 40, "CPUExecutionProvider": 12}, {}, {"Shape": 12})),
        (Provider.MIGRAPHX, Placement({"MIGraphXExecutionProvider": 1, "CPUExecutionProvider": 3}, {}, {"Shape": 3})),
    ],
)
def test_shape_arithmetic_that_runs_elsewhere_is_no_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, provider: Provider, placed: Placement
) -> None:
    play_device(monkeypatch, provider, placed)
    assert announced(tmp_path, provider) == ("", "")
