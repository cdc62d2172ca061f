from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import numpy as np
import onnx
import onnxruntime

from flight_checks import by_lines
from models.training import train_rounding
from models.training.batches import Windows
from models.training.export import export_tracknet
from models.training.quantise_tracknet import middle_windows, quantise_rounded
from models.training.rallies import find_rallies
from models.training.rounding import RoundedTrackNet, imitation_loss, load_rounded, save_rounded
from models.training.tracknet import TrackNet
from models.training.windows import Variation
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import FLIGHT_CHECK, ModelKind
from rallytrace.track.geometry import Size
from training_clips import footage, write_rally


def _trained() -> TrackNet:
    torch.manual_seed(1)
    network = TrackNet(16)
    torch.nn.init.normal_(network.temporal.norm.weight)
    torch.nn.init.zeros_(network.output.bias)
    for _ in range(2):
        network(torch.rand(2, 27, 32, 48))
    network.eval()
    return network


def _rounded(network: TrackNet, windows: Any) -> RoundedTrackNet:
    rounded = RoundedTrackNet(network)
    rounded.eval()
    with torch.no_grad():
        rounded(windows)
    rounded.settle()
    return rounded


def test_rounded_heatmaps_are_close_and_trainable() -> None:
    network, windows = _trained(), torch.rand(2, 27, 32, 48)
    rounded = _rounded(network, windows)
    with torch.no_grad():
        wanted = network(windows)
        away = (torch.sigmoid(rounded(windows)) - torch.sigmoid(wanted)).abs()
        assert 0 < float(away.max()) < 0.2
        rounded.network.head.parametrizations.weight.original *= 2
    optimizer = torch.optim.Adam(rounded.parameters(), lr=1e-3)
    losses = []
    for _ in range(30):
        loss = imitation_loss(rounded(windows), wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    assert losses[-1] < losses[0] / 2
    assert float(imitation_loss(wanted, wanted)) == 0


def test_network_without_rounding_equals_its_origin() -> None:
    network, windows = _trained(), torch.rand(1, 27, 32, 48)
    rounded = _rounded(network, windows)
    with torch.no_grad():
        assert torch.allclose(rounded.in_floats()(windows), network(windows), atol=1e-4)
        assert not torch.equal(rounded(windows), network(windows))


def test_all_ranges_are_of_tensors_of_the_exported_file(tmp_path: Path) -> None:
    rounded = _rounded(_trained(), torch.rand(1, 27, 32, 48))
    path = tmp_path / "floats.onnx"
    assert export_tracknet(rounded.in_floats(), path, {}, Size(48, 32)) < 1e-4
    named = {name for node in onnx.load(path).graph.node for name in node.output}
    ranges = rounded.ranges()
    assert set(ranges) <= named
    assert all(least <= 0 < greatest for least, greatest in ranges.values())


def test_saved_network_rounds_the_same(tmp_path: Path) -> None:
    windows = torch.rand(1, 27, 32, 48)
    rounded = _rounded(_trained(), windows)
    save_rounded(rounded, tmp_path / "rounded.pt")
    again = load_rounded(tmp_path / "rounded.pt")
    with torch.no_grad():
        assert torch.allclose(again(windows), rounded(windows), atol=1e-4)
    (tmp_path / "text.pt").write_text("no weights", encoding="utf-8")
    with pytest.raises(AppError, match="rounded weights"):
        load_rounded(tmp_path / "text.pt")


def test_the_training_gives_a_network_that_rounds() -> None:
    rallies = [footage()]
    windows = Windows([(rallies, 1.0)], length=8, batch=2, variation=Variation(Size(64, 48)), seed=1)
    whole = [torch.rand(1, 27, 32, 48)]
    rounded, losses = train_rounding.train(_trained(), whole, iter(windows), 0.3)
    assert losses
    assert isinstance(rounded, RoundedTrackNet)
    with torch.no_grad():
        assert torch.isfinite(rounded(whole[0])).all()


def test_the_file_of_integers_rounds_as_the_training_did(tmp_path: Path) -> None:
    write_rally(tmp_path / "clips" / "dot.mp4", tmp_path / "clips" / "dot_ball.csv", count=12)
    network = _trained()
    check = by_lines().to_text()
    export_tracknet(network, tmp_path / "net.onnx", {"threshold": "0.3", FLIGHT_CHECK: check}, Size(48, 32))
    file = load_model_file(tmp_path / "net.onnx", ModelKind.TRACKNET)
    windows = np.stack([*middle_windows(find_rallies([tmp_path / "clips"]), file)])
    rounded = _rounded(network, torch.from_numpy(windows))
    save_rounded(rounded, tmp_path / "rounded.pt")
    out = tmp_path / "int8.onnx"
    quantise_rounded(file, tmp_path / "rounded.pt", find_rallies([tmp_path / "clips"]), out, "a dot")
    made = load_model_file(out, ModelKind.TRACKNET)
    assert (made.metadata["source_sha256"], made.threshold) == (file.sha256, 0.3)
    assert made.flight_check is not None
    assert made.flight_check.to_text() == check
    given = onnxruntime.InferenceSession(out, providers=["CPUExecutionProvider"]).run(None, {"input": windows})[0]
    with torch.no_grad():
        wanted = torch.sigmoid(rounded(torch.from_numpy(windows)))
    assert np.abs(given[:, :, ::2, ::2] - wanted.numpy()).max() < 0.1
