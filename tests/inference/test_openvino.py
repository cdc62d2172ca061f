"""Test OpenVINO, a compiling provider, in an environment of its own."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper

from builds import needs_openvino
from rallytrace.errors import AppError
from rallytrace.inference.model_session import ModelSession
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.providers import choose_provider, probe
from rallytrace.model_records.execution_providers import (
    OPENVINO_CPU,
    PROVIDERS,
    Device,
    Precision,
    Provider,
    SessionOptions,
)
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_trials.provider_trial import try_provider
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.tracking import networks
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from tiny_models import TinyTrackNet

NAME = PROVIDERS[Provider.OPENVINO].runtime_name
pytestmark = needs_openvino
OPENVINO = SessionOptions(Provider.OPENVINO)


def with_hardmax(path: Path, *, alone: bool = False) -> Path:
    """Return a TrackNet whose heatmaps go through an operation that OpenVINO does not have; or that operation alone."""
    model = TinyTrackNet().graph()
    nodes = model.graph.node
    nodes[-1].output[0] = "plain_heatmaps"
    nodes.append(helper.make_node("Hardmax", ["plain_heatmaps"], ["output"]))
    if alone:
        del nodes[:-1], model.graph.initializer[:]
        nodes[0].input[0] = "input"
        model.graph.output[0].type.CopyFrom(model.graph.input[0].type)
    onnx.save(model, path)
    return path


def test_it_is_found_to_work() -> None:
    assert probe(Provider.OPENVINO).reason == ""
    assert choose_provider(Device(Provider.OPENVINO)).provider is Provider.OPENVINO


@pytest.mark.parametrize("mode", BackgroundMode)
def test_a_network_gives_what_it_does_by_definition(tmp_path: Path, mode: BackgroundMode) -> None:
    tiny = TinyTrackNet(mode=mode)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), OPENVINO, family=mode.family) as net:
        for count in (1, 3):
            windows = np.random.default_rng(count).random((count, *net.window_shape()), dtype=np.float32)
            np.testing.assert_allclose(net.heatmaps(windows), tiny.heatmaps(windows), atol=1e-5)


def test_it_runs_crops_and_whole_pictures(tmp_path: Path) -> None:
    tiny = TinyTrackNet(height=32, width=48)
    path = tiny.save(tmp_path / "net.onnx", tiny.metadata() | {"crop": "32x16"})
    with TrackNet.open(path, OPENVINO) as net:
        net.open_crops()
        for seen in (tiny, replace(tiny, height=16, width=32)):
            windows = np.random.default_rng(0).random((1, seen.channels, seen.height, seen.width), dtype=np.float32)
            np.testing.assert_allclose(net.heatmaps(windows), seen.heatmaps(windows), atol=1e-5)


def test_the_record_says_that_it_ran_there_and_on_which_device(tmp_path: Path) -> None:
    with TrackNet.open(TinyTrackNet().save(tmp_path / "net.onnx"), OPENVINO) as net:
        record = net.provenance()
    assert (record["provider"], record["nodes"], record["time_shares"]) == ("openvino", {NAME: 1}, {NAME: 1.0})
    assert re.fullmatch(r"CPU|GPU(\.\d)?", record["options"]["device"])


def test_a_graph_that_is_split_is_run_and_reported_as_split(tmp_path: Path) -> None:
    with ModelSession(with_hardmax(tmp_path / "net.onnx"), OPENVINO) as session:
        placed = session.placement
    assert placed is not None
    assert placed.nodes[NAME] >= 1
    assert placed.elsewhere["Hardmax"] == 1
    assert sum(placed.shares.values()) == pytest.approx(1)
    assert 0 < placed.shares[NAME] < 1


def test_network_running_mostly_elsewhere_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "_ALMOST_ALL_SHARE", 1.0)
    choice = NetworkChoice(tracknet=with_hardmax(tmp_path / "net.onnx"), device=Device(Provider.OPENVINO))
    with open_tracknet(choice) as net:
        assert "Hardmax" in net.announcement


def test_a_model_of_which_it_takes_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AppError, match=r"OpenVINO.*CPUExecutionProvider"):
        ModelSession(with_hardmax(tmp_path / "net.onnx", alone=True), OPENVINO)


def test_a_device_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AppError, match="OpenVINO"):
        ModelSession(
            TinyTrackNet().save(tmp_path / "net.onnx"),
            SessionOptions(Provider.OPENVINO, openvino_device="AUTO:GPU.7,CPU"),
        )


def test_nothing_is_written_to_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for device in ("", "GPU.7"):
        options = SessionOptions(Provider.OPENVINO, openvino_device=device)
        try:
            ModelSession(TinyTrackNet().save(tmp_path / "net.onnx"), options).close()
        except AppError:
            assert device
    assert capfd.readouterr() == ("", "")


def test_cpu_keeps_no_compiled_model(tmp_path: Path) -> None:
    options = SessionOptions(Provider.OPENVINO, openvino_device=OPENVINO_CPU, engine_cache=tmp_path / "engines")
    with TrackNet.open(TinyTrackNet().save(tmp_path / "net.onnx"), options) as net:
        assert net.provenance()["options"]["engine_cache"] is None
    assert not (tmp_path / "engines").exists()


def test_half_precision_is_close_to_the_full_one(tmp_path: Path) -> None:
    tiny = TinyTrackNet(height=64, width=96)
    with TrackNet.open(
        tiny.save(tmp_path / "net.onnx"), SessionOptions(Provider.OPENVINO, Device(precision=Precision.FLOAT16))
    ) as net:
        windows = np.random.default_rng(0).random((1, *net.window_shape()), dtype=np.float32)
        difference = np.abs(net.heatmaps(windows) - tiny.heatmaps(windows))
    assert difference.max() < 0.02


def test_the_network_that_ships_agrees_with_the_cpu() -> None:
    trial = try_provider(NetworkChoice(fast=True, device=Device(Provider.OPENVINO)))
    assert trial.used is Provider.OPENVINO
    assert trial.agreement is ProviderAgreement.SAME
    assert (trial.difference.heatmap_max or 0) < 1e-4
    assert trial.difference.distances
