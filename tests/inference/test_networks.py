import hashlib
from pathlib import Path

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from family_networks import BallFinder
from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.networks import CarriedState, InpaintNet, TrackNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode
from rallytrace.process.stop_switch import StopSwitch
from tiny_models import TinyInpaintNet, TinyTrackNet, giving, taking

CPU = SessionOptions()


def windows(count: int, tiny: TinyTrackNet) -> NDArray[np.float32]:
    shape = (count, tiny.channels, tiny.height, tiny.width)
    return np.random.default_rng(count).uniform(0, 1, shape).astype(np.float32)


def points(count: int, length: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Coordinates, 0 where they are wanted, and the mask."""
    rng = np.random.default_rng(count)
    mask = (rng.uniform(size=(count, length, 1)) < 0.4).astype(np.float32)
    return (rng.uniform(0, 1, (count, length, 2)) * (1 - mask)).astype(np.float32), mask


@pytest.mark.parametrize("mode", BackgroundMode)
@pytest.mark.parametrize("count", [1, 3])
def test_tracknet_returns_heatmap_per_frame_of_each_window(tmp_path: Path, mode: BackgroundMode, count: int) -> None:
    tiny = TinyTrackNet(4, mode, height=8, width=20)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        assert net.window_shape() == (tiny.channels, 8, 20)
        found = net.heatmaps(windows(count, tiny))
    assert found.shape == (count, 4, 8, 20)
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, tiny.heatmaps(windows(count, tiny)), atol=1e-5)


@pytest.mark.parametrize("count", [1, 3, 4, 5, 8, 9])
def test_fixed_batch_is_padded_and_padding_dropped(tmp_path: Path, count: int) -> None:
    tiny = TinyTrackNet(batch=4, sees_batch=True)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        found = net.heatmaps(windows(count, tiny))
    padded = np.zeros((-(-count // 4) * 4, tiny.channels, tiny.height, tiny.width), np.float32)
    padded[:count] = windows(count, tiny)
    expected = np.concatenate([tiny.heatmaps(padded[start : start + 4]) for start in range(0, len(padded), 4)])
    np.testing.assert_allclose(found, expected[:count], atol=1e-5)


@pytest.mark.parametrize("count", [1, 6])
def test_a_model_for_any_batch_gets_all_windows_at_once(tmp_path: Path, count: int) -> None:
    tiny = TinyTrackNet(sees_batch=True)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        np.testing.assert_allclose(net.heatmaps(windows(count, tiny)), tiny.heatmaps(windows(count, tiny)), atol=1e-5)


@pytest.mark.parametrize("given_back", [(1, 3, -1, 24), (-1, 3, 8, 24), (-1, 3, 24, 16)])
def test_heatmaps_of_wrong_number_or_size_are_refused(tmp_path: Path, given_back: tuple[int, ...]) -> None:
    """As a network exported with a batch of 1 written into its graph, though it declares any."""
    model = TinyTrackNet(3, height=16, width=24).graph()
    model.graph.node[-1].output[0] = "plain_heatmaps"
    model.graph.node.append(helper.make_node("Reshape", ["plain_heatmaps", "given_back"], ["output"]))
    model.graph.initializer.append(numpy_helper.from_array(np.array(given_back), "given_back"))
    for axis in model.graph.output[0].type.tensor_type.shape.dim[2:]:
        axis.dim_param = "open"
    onnx.save(model, tmp_path / "net.onnx")
    with TrackNet.open(tmp_path / "net.onnx", CPU) as net, pytest.raises(AppError, match=r"net\.onnx"):
        net.heatmaps(windows(2, TinyTrackNet(3)))


@pytest.mark.parametrize("element", [TensorProto.FLOAT16, TensorProto.DOUBLE, TensorProto.BOOL, TensorProto.INT64])
def test_heatmaps_are_always_float32(tmp_path: Path, element: int) -> None:
    tiny = TinyTrackNet(3)
    onnx.save(giving(tiny.graph(), element), tmp_path / "net.onnx")
    given = windows(2, tiny)
    given[1] += 5
    with TrackNet.open(tmp_path / "net.onnx", CPU) as net:
        found = net.heatmaps(given)
    assert found.dtype == np.float32
    expected = tiny.heatmaps(given).astype(helper.tensor_dtype_to_np_dtype(element)).astype(np.float32)
    np.testing.assert_allclose(found, expected, atol=0.005)


def test_recurrent_half_precision_state_is_passed_back(tmp_path: Path) -> None:
    finder = BallFinder(FAMILIES["grey"], seq_len=15, recurrent=True)
    onnx.save(giving(finder.graph({}), TensorProto.FLOAT16, "hn"), tmp_path / "net.onnx")
    carried = CarriedState()
    with TrackNet.open(tmp_path / "net.onnx", CPU, family=FAMILIES["grey"]) as net:
        for _ in range(2):
            net.heatmaps(np.zeros((1, *net.window_shape()), np.float32), carried=carried)
    assert carried.values is not None
    assert carried.values.dtype == np.float32


def test_padding_leaves_the_windows_as_they_are(tmp_path: Path) -> None:
    tiny = TinyTrackNet(batch=4)
    given = windows(3, tiny)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        net.heatmaps(given)
    np.testing.assert_array_equal(given, windows(3, tiny))


@pytest.mark.parametrize("mask_first", [False, True])
@pytest.mark.parametrize("batch", [None, 1, 4])
@pytest.mark.parametrize("count", [1, 5])
def test_an_inpaintnet_fills_what_is_asked_and_leaves_the_rest(
    tmp_path: Path, count: int, batch: int | None, *, mask_first: bool
) -> None:
    tiny = TinyInpaintNet(6, batch=batch, mask_first=mask_first)
    coords, mask = points(count, 6)
    with InpaintNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        found = net.coordinates(coords, mask)
    assert found.dtype == np.float32
    assert 0 < mask.sum() < mask.size
    np.testing.assert_allclose(found, np.where(mask == 1, tiny.coordinates(coords, mask), coords), atol=1e-6)


def test_an_inpaintnet_of_open_length_runs_on_sixteen(tmp_path: Path) -> None:
    tiny = TinyInpaintNet(None)
    coords, mask = points(2, 16)
    with InpaintNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net:
        assert net.file.seq_len == 16
        np.testing.assert_allclose(
            net.coordinates(coords, mask), np.where(mask == 1, tiny.coordinates(coords, mask), coords), atol=1e-6
        )


def test_a_network_says_what_it_is(tmp_path: Path) -> None:
    path = TinyTrackNet().save(tmp_path / "net.onnx")
    with TrackNet.open(path, CPU) as net:
        record = net.provenance()
    assert (record["model"], record["provider"]) == ("net.onnx", "cpu")
    assert record["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_answer_about_the_background_is_passed_on(tmp_path: Path) -> None:
    tiny = TinyTrackNet(3, BackgroundMode.CONCAT)
    path = tiny.save(tmp_path / "net.onnx", {"note": "says nothing"})
    with pytest.raises(AppError, match="what its input is"):
        TrackNet.open(path, CPU)
    with TrackNet.open(path, CPU, family=BackgroundMode.CONCAT.family) as net:
        assert net.file.bg_mode is BackgroundMode.CONCAT


def test_the_other_network_is_not_opened(tmp_path: Path) -> None:
    path = TinyTrackNet().save(tmp_path / "net.onnx")
    with pytest.raises(AppError, match="is a TrackNet, but an InpaintNet is needed"):
        InpaintNet.open(path, CPU)


def test_a_thrown_switch_ends_a_run_of_either(tmp_path: Path) -> None:
    stop = StopSwitch()
    stop.stop()
    tiny = TinyTrackNet(batch=2)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU) as net, pytest.raises(Cancelled):
        net.heatmaps(windows(3, tiny), stop)
    with InpaintNet.open(TinyInpaintNet().save(tmp_path / "fill.onnx"), CPU) as net, pytest.raises(Cancelled):
        net.coordinates(*points(1, 5), stop)


def test_a_closed_network_does_not_run(tmp_path: Path) -> None:
    tiny = TinyTrackNet()
    net = TrackNet.open(tiny.save(tmp_path / "net.onnx"), CPU)
    net.close()
    with pytest.raises(RuntimeError, match="closed"):
        net.heatmaps(windows(1, tiny))


def test_float16_inputs_are_converted(tmp_path: Path) -> None:
    tiny = TinyTrackNet()
    onnx.save(taking(tiny.graph(), TensorProto.FLOAT16), tmp_path / "net.onnx")
    with TrackNet.open(tmp_path / "net.onnx", CPU) as net:
        found = net.heatmaps(windows(2, tiny))
    np.testing.assert_allclose(found, tiny.heatmaps(windows(2, tiny)), atol=2e-3)
