"""Test the WebGPU plugin, slowly, on a processor that emulates a graphics card with Vulkan."""

import json
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from builds import needs_webgpu
from program import Program
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.providers import choose_provider, probe
from rallytrace.model_records.execution_providers import PROVIDERS, Device, Provider, SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from runs import court
from tiny_models import TinyTrackNet

NAME = PROVIDERS[Provider.WEBGPU].runtime_name
pytestmark = needs_webgpu
WEBGPU = SessionOptions(Provider.WEBGPU)


def test_it_is_found_to_work() -> None:
    assert probe(Provider.WEBGPU).reason == ""
    assert choose_provider(Device(Provider.WEBGPU)).provider is Provider.WEBGPU


@pytest.mark.parametrize("mode", [BackgroundMode.NONE, BackgroundMode.SUBTRACT])
def test_each_network_of_a_process_matches_definition(tmp_path: Path, mode: BackgroundMode) -> None:
    tiny = TinyTrackNet(mode=mode)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), WEBGPU, family=mode.family) as net:
        for count in (1, 3):
            windows = np.random.default_rng(count).random((count, *net.window_shape()), dtype=np.float32)
            np.testing.assert_allclose(net.heatmaps(windows), tiny.heatmaps(windows), atol=1e-5)


def test_verify_agrees_with_cpu_and_labels_are_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rallytrace = Program(capsys)
    model = TinyTrackNet(height=32, width=48).save(tmp_path / "net.onnx")
    _, verdict = rallytrace("verify", model, "--providers", "cpu,webgpu", "--windows", 2, "--json").json
    assert verdict["verdict"] == "agrees"
    assert verdict["heatmap_max"] < 1e-4
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=24), tmp_path, court)
    for provider in ("cpu", "webgpu"):
        asked = ("track", clip, "-o", tmp_path / f"{provider}.csv", "--provider", provider, "--no-inpaint")
        assert rallytrace(*asked, "--tracknet", model, "--batch", 1).code == 0
    assert (tmp_path / "webgpu.csv").read_bytes() == (tmp_path / "cpu.csv").read_bytes()
    ran = json.loads((tmp_path / "webgpu.run.json").read_text())["tracknet"]
    assert ran["provider"] == "webgpu"
    assert ran["nodes"][NAME] >= 1
