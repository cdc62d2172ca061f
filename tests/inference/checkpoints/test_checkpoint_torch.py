import importlib
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rallytrace.errors import AppError
from rallytrace.inference.checkpoints.checkpoint import convert_checkpoint, read_checkpoint
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.model_records.execution_providers import SessionOptions

torch: Any = pytest.importorskip("torch", reason="torch is installed only where models are trained or compared")
nets: Any = importlib.import_module("torch_networks")


def _compare_tracknet(folder: Path, *, seq_len: int, bg_mode: str, base: int) -> None:
    torch.manual_seed(5)
    channels = {"": 3 * seq_len, "subtract": seq_len, "subtract_concat": 4 * seq_len, "concat": 3 * (seq_len + 1)}
    net = nets.tracknet(channels[bg_mode], seq_len, base)
    loss = nets.run_tracknet(net, torch.rand(1, channels[bg_mode], 16, 16)).mean()
    param_dict = {"model_name": "TrackNet", "seq_len": seq_len, "bg_mode": bg_mode}
    nets.save_checkpoint(folder / "TrackNet_best.pt", net, loss, param_dict)

    convert_checkpoint(folder / "TrackNet_best.pt", folder / "TrackNet.onnx")

    window = np.random.default_rng(6).random((1, channels[bg_mode], 288, 512), dtype=np.float32)
    with torch.no_grad():
        expected = nets.run_tracknet(net, torch.from_numpy(window)).numpy()
    with TrackNet.open(folder / "TrackNet.onnx", SessionOptions(threads=os.cpu_count() or 1)) as tracknet:
        heatmaps = tracknet.heatmaps(window)
    assert expected.std() > 0.005
    np.testing.assert_allclose(heatmaps, expected, atol=1e-4)


@pytest.mark.parametrize(
    ("seq_len", "bg_mode", "base"), [(8, "concat", 4), (3, "", 2), (2, "subtract", 3), (4, "subtract_concat", 1)]
)
def test_a_converted_tracknet_agrees_with_torch(tmp_path: Path, seq_len: int, bg_mode: str, base: int) -> None:
    _compare_tracknet(tmp_path, seq_len=seq_len, bg_mode=bg_mode, base=base)


def test_converted_tracknet_agrees_with_torch(tmp_path: Path) -> None:
    _compare_tracknet(tmp_path, seq_len=8, bg_mode="concat", base=64)
    assert (tmp_path / "TrackNet_best.pt").stat().st_size > 130e6  # with the optimiser's state, as published


@pytest.mark.parametrize(("seq_len", "base"), [(16, 32), (7, 5)])
def test_a_converted_inpaintnet_agrees_with_torch(tmp_path: Path, seq_len: int, base: int) -> None:
    torch.manual_seed(5)
    net = nets.inpaintnet(base)
    coords, mask = torch.rand(4, seq_len, 2), torch.ones(4, seq_len, 1)
    loss = nets.run_inpaintnet(net, coords, mask).mean()
    nets.save_checkpoint(tmp_path / "a.pt", net, loss, {"model_name": "InpaintNet", "seq_len": seq_len})

    convert_checkpoint(tmp_path / "a.pt", tmp_path / "a.onnx")

    with torch.no_grad():
        expected = nets.run_inpaintnet(net, coords, mask).numpy()
    with InpaintNet.open(tmp_path / "a.onnx", SessionOptions()) as inpaintnet:
        filled = inpaintnet.coordinates(coords.numpy(), mask.numpy())
    np.testing.assert_allclose(filled, expected, atol=1e-4)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64"])
def test_weights_that_torch_saved_in_another_precision_are_read(tmp_path: Path, dtype: str) -> None:
    net = nets.inpaintnet(2).to(getattr(torch, dtype))
    torch.save({"model": net.state_dict(), "param_dict": {"seq_len": 16}}, tmp_path / "a.pt")
    read = read_checkpoint(tmp_path / "a.pt").weights
    for name, values in net.state_dict().items():
        np.testing.assert_array_equal(read[name], values.float().numpy())


def test_a_checkpoint_in_torchs_old_format_is_recognised(tmp_path: Path) -> None:
    torch.save({"model": {}}, tmp_path / "a.pt", _use_new_zipfile_serialization=False)
    with pytest.raises(AppError, match=r"before version 1\.6"):
        read_checkpoint(tmp_path / "a.pt")


def test_a_network_that_torch_saved_whole_is_refused(tmp_path: Path) -> None:
    torch.save(torch.nn.Conv1d(1, 1, 1), tmp_path / "a.pt")
    with pytest.raises(AppError, match=r"contains 'torch\.nn\.modules\.conv\.Conv1d'"):
        read_checkpoint(tmp_path / "a.pt")


@pytest.mark.parametrize(("frames", "widths"), [(3, (4, 6, 8, 10)), (3, (16, 32, 64, 128)), (1, (2, 3, 4, 5))])
def test_a_converted_hrnet_agrees_with_torch(tmp_path: Path, frames: int, widths: tuple[int, ...]) -> None:
    torch.manual_seed(5)
    net = nets.hrnet(frames, widths)
    nets.run_hrnet(net.train(), torch.rand(2, 3 * frames, 32, 32))
    net.eval()
    torch.save({"model_state_dict": net.state_dict(), "epoch": 3, "train_loss": 0.5}, tmp_path / "best.pth.tar")

    convert_checkpoint(tmp_path / "best.pth.tar", tmp_path / "best.onnx")

    window = np.random.default_rng(6).standard_normal((1, 3 * frames, 288, 512)).astype(np.float32)
    with torch.no_grad():
        expected = torch.sigmoid(nets.run_hrnet(net, torch.from_numpy(window))).numpy()
    with TrackNet.open(tmp_path / "best.onnx", SessionOptions(threads=os.cpu_count() or 1)) as tracknet:
        assert tracknet.file.family.name == "wasb"
        heatmaps = tracknet.heatmaps(window)
    assert expected.std() > 0.005
    np.testing.assert_allclose(heatmaps, expected, atol=1e-4)
