import hashlib
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from hrnet_weights import hrnet_weights
from networks_by_definition import Weights, inpaintnet_by_definition, uneven
from rallytrace.errors import AppError
from rallytrace.inference.checkpoints.checkpoint import convert_checkpoint, read_checkpoint
from rallytrace.inference.checkpoints.graphs import random_tracknet_weights
from rallytrace.inference.model_files.model_check import ModelVerdict, check_model
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.model_records.execution_providers import SessionOptions
from tiny_models import random_inpaintnet_weights
from torch_archives import OWN_WEIGHTS, Archive, Call, Global, write_checkpoint

_TRACKNET: dict[str, Any] = {
    "model_name": "TrackNet",
    "seq_len": 2,
    "epochs": 30,
    "batch_size": 10,
    "optim": "Adam",
    "learning_rate": 0.001,
    "lr_scheduler": "",
    "bg_mode": "concat",
    "alpha": 0.5,
    "save_dir": "/home/somebody/exp",
    "debug": False,
    "max_time": None,
}
_INPAINTNET = {"model_name": "InpaintNet", "seq_len": 16, "bg_mode": "", "mask_ratio": 0.3}


@pytest.fixture(scope="module")
def weights() -> Weights:
    return uneven(random_tracknet_weights(2, "concat", base_width=1, seed=1))


@pytest.fixture(scope="module")
def tracknet_pt(tmp_path_factory: pytest.TempPathFactory, weights: Weights) -> Path:
    return write_checkpoint(tmp_path_factory.mktemp("checkpoint") / "TrackNet_best.pt", weights, _TRACKNET)


def _refusal(call: Callable[[], object]) -> str:
    with pytest.raises(AppError) as refusal:
        call()
    return refusal.value.problem


def test_a_checkpoint_gives_its_network_and_how_it_was_trained(tracknet_pt: Path, weights: Weights) -> None:
    checkpoint = read_checkpoint(tracknet_pt)
    assert (checkpoint.model_name, checkpoint.seq_len, checkpoint.bg_mode) == ("TrackNet", 2, "concat")
    assert checkpoint.parameters == _TRACKNET
    assert list(checkpoint.weights) == list(weights)
    for name, array in weights.items():
        np.testing.assert_array_equal(checkpoint.weights[name], array)


@pytest.mark.parametrize("prefix", ["module.", "_orig_mod.", "module._orig_mod.", "_orig_mod.module."])
def test_prefixes_of_parallel_and_compiled_training_are_dropped(tmp_path: Path, weights: Weights, prefix: str) -> None:
    path = write_checkpoint(tmp_path / "a.pt", weights, _TRACKNET, prefix=prefix)
    assert list(read_checkpoint(path).weights) == list(weights)


def test_converted_tracknet_fits_without_assumptions(tmp_path: Path, tracknet_pt: Path) -> None:
    target = tmp_path / "TrackNet.onnx"
    converted = convert_checkpoint(tracknet_pt, target)

    assert converted.parameters == read_checkpoint(tracknet_pt).parameters
    check = check_model(target)
    assert check.verdict is ModelVerdict.FITS
    assert check.summary == "TrackNet over 2 frames at 512x288, background mode concat, any batch."
    assert list(tmp_path.iterdir()) == [target]
    with TrackNet.open(target, SessionOptions()) as tracknet:
        assert tracknet.heatmaps(np.zeros((3, *tracknet.window_shape()), np.float32)).shape == (3, 2, 288, 512)


def test_the_model_file_says_where_it_came_from(tmp_path: Path, tracknet_pt: Path) -> None:
    convert_checkpoint(tracknet_pt, tmp_path / "a.onnx")
    model = onnx.load(tmp_path / "a.onnx")
    assert {entry.key: entry.value for entry in model.metadata_props} == {
        "model_name": "TrackNet",
        "seq_len": "2",
        "bg_mode": "concat",
        "batch_mode": "dynamic",
        "batch_size": "1",
        "resize": "bicubic",
        "threshold": "0.5",
        "source_sha256": hashlib.sha256(tracknet_pt.read_bytes()).hexdigest(),
        "training.epochs": "30",
        "training.batch_size": "10",
        "training.optim": "Adam",
        "training.learning_rate": "0.001",
        "training.lr_scheduler": "",
        "training.alpha": "0.5",
    }


def test_difference_network_is_marked_as_trained_with_wrapping(tmp_path: Path) -> None:
    weights = random_tracknet_weights(2, "subtract", base_width=1, seed=1)
    source = write_checkpoint(tmp_path / "a.pt", weights, {"seq_len": 2, "bg_mode": "subtract"})
    convert_checkpoint(source, tmp_path / "a.onnx")
    with TrackNet.open(tmp_path / "a.onnx", SessionOptions()) as tracknet:
        assert tracknet.file.difference == "wrap"


def test_a_converted_inpaintnet_computes_what_its_layers_define(tmp_path: Path) -> None:
    weights = uneven(random_inpaintnet_weights(base_width=2, seed=1))
    source = write_checkpoint(tmp_path / "a.pt", weights, _INPAINTNET)
    assert convert_checkpoint(source, tmp_path / "a.onnx").model_name == "InpaintNet"

    coords = np.random.default_rng(2).random((1, 16, 2), dtype=np.float32)
    mask = np.ones((1, 16, 1), np.float32)
    with InpaintNet.open(tmp_path / "a.onnx", SessionOptions()) as inpaintnet:
        filled = inpaintnet.coordinates(coords, mask)
    np.testing.assert_allclose(filled[0], inpaintnet_by_definition(weights, coords[0], mask[0]), atol=1e-5)


@pytest.mark.parametrize(
    ("seq_len", "bg_mode"), [(9, ""), (8, "concat"), (2, "subtract"), (5, "subtract_concat"), (1, "concat")]
)
def test_missing_param_dict_values_are_inferred_from_layers(tmp_path: Path, seq_len: int, bg_mode: str) -> None:
    weights = random_tracknet_weights(seq_len, bg_mode, base_width=1, seed=1)
    checkpoint = read_checkpoint(write_checkpoint(tmp_path / "a.pt", weights, {}))
    assert (checkpoint.model_name, checkpoint.seq_len, checkpoint.bg_mode) == ("TrackNet", seq_len, bg_mode)


def test_three_frames_of_twelve_channels_are_asked_about(tmp_path: Path) -> None:
    weights = random_tracknet_weights(3, "concat", base_width=1, seed=1)
    path = write_checkpoint(tmp_path / "a.pt", weights, {})
    assert "12 input channels fit several modes: 'subtract_concat', 'concat'." in _refusal(
        lambda: read_checkpoint(path)
    )
    path = write_checkpoint(tmp_path / "b.pt", weights, {"bg_mode": "concat"})
    assert read_checkpoint(path).bg_mode == "concat"


@pytest.mark.parametrize("seq_len", [None, 0, -1, 8.0, "8", True, 2**40])
def test_an_inpaintnet_without_a_sensible_window_is_refused(tmp_path: Path, seq_len: object) -> None:
    weights = random_inpaintnet_weights(base_width=1, seed=1)
    path = write_checkpoint(tmp_path / "a.pt", weights, {"seq_len": seq_len})
    reason = "does not say how many frames" if seq_len is None else "invalid seq_len"
    assert reason in _refusal(lambda: read_checkpoint(path))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"model_name": "TrackNetV9"}, "a network called 'TrackNetV9'"),
        ({"bg_mode": "median"}, "the background mode 'median'"),
    ],
)
def test_an_unknown_network_or_background_is_named(
    tmp_path: Path, weights: Weights, wrong: dict[str, Any], reason: str
) -> None:
    path = write_checkpoint(tmp_path / "a.pt", weights, _TRACKNET | wrong)
    assert reason in _refusal(lambda: read_checkpoint(path))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seq_len": 3}, "'down_block_1.conv_1.conv.weight' has the shape (1, 9, 3, 3) instead of (any, 12, 3, 3)"),
        ({"bg_mode": "subtract"}, "'down_block_1.conv_1.conv.weight'"),
        ({"model_name": "InpaintNet"}, "not those of InpaintNet: the layer 'down_1.conv.weight' is missing"),
    ],
)
def test_layers_contradicting_param_dict_are_named(
    tmp_path: Path, weights: Weights, wrong: dict[str, Any], reason: str
) -> None:
    source = write_checkpoint(tmp_path / "a.pt", weights, _TRACKNET | wrong)
    assert reason in _refusal(lambda: convert_checkpoint(source, tmp_path / "a.onnx"))
    assert list(tmp_path.iterdir()) == [source]


@pytest.mark.parametrize("root", [[], {}, {"model": {}}, {"model": [1]}, {"state_dict": {}}])
def test_an_archive_without_a_state_dict_is_refused(tmp_path: Path, root: object) -> None:
    path = Archive().write(tmp_path / "a.pt", root)
    assert "no state_dict under the key 'model'" in _refusal(lambda: read_checkpoint(path))


def test_own_training_weights_are_told_from_checkpoints(tmp_path: Path) -> None:
    said = _refusal(lambda: convert_checkpoint(OWN_WEIGHTS, tmp_path / "a.onnx"))
    assert "contains weights of RallyTrace's own training" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("layers", [{"a": 1}, {3: 4}, {"a": Call(Global("torch", "Size"), ([1],))}])
def test_a_state_dict_of_something_else_is_refused(tmp_path: Path, layers: object) -> None:
    path = Archive().write(tmp_path / "a.pt", {"model": layers})
    assert "something other than numbers" in _refusal(lambda: read_checkpoint(path))


def test_hostile_checkpoint_is_refused_without_effect(tmp_path: Path) -> None:
    class Bomb:
        def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
            return os.mkdir, (str(tmp_path / "ran"),)

    source = Archive().write_pickle(tmp_path / "a.pt", pickle.dumps({"model": Bomb(), "param_dict": _TRACKNET}, 2))
    assert "mkdir'" in _refusal(lambda: convert_checkpoint(source, tmp_path / "a.onnx"))
    assert list(tmp_path.iterdir()) == [source]


def test_weights_that_overflow_are_found_by_the_trial_run(tmp_path: Path, weights: Weights) -> None:
    huge = {
        name: np.full_like(array, 3e38) if name.endswith("conv.weight") else array for name, array in weights.items()
    }
    source = write_checkpoint(tmp_path / "a.pt", huge, _TRACKNET)
    assert "not finite" in _refusal(lambda: convert_checkpoint(source, tmp_path / "a.onnx"))
    assert list(tmp_path.iterdir()) == [source]


def test_existing_file_is_replaced_only_on_request(tmp_path: Path, tracknet_pt: Path) -> None:
    target = tmp_path / "a.onnx"
    convert_checkpoint(tracknet_pt, target)
    made = target.read_bytes()
    assert "already exists" in _refusal(lambda: convert_checkpoint(tracknet_pt, target))
    assert target.read_bytes() == made
    convert_checkpoint(tracknet_pt, target, overwrite=True)
    assert check_model(target).verdict is ModelVerdict.FITS


def test_a_failed_conversion_leaves_the_existing_file_alone(tmp_path: Path, weights: Weights) -> None:
    source = write_checkpoint(tmp_path / "a.pt", weights, _TRACKNET | {"seq_len": 5})
    target = tmp_path / "a.onnx"
    target.write_bytes(b"precious")
    _refusal(lambda: convert_checkpoint(source, target, overwrite=True))
    assert target.read_bytes() == b"precious"


def test_a_target_that_cannot_be_is_refused_before_any_work(tmp_path: Path, tracknet_pt: Path) -> None:
    assert "does not exist" in _refusal(lambda: convert_checkpoint(tracknet_pt, tmp_path / "none" / "a.onnx"))
    assert "is a folder" in _refusal(lambda: convert_checkpoint(tracknet_pt, tmp_path, overwrite=True))
    assert _refusal(lambda: convert_checkpoint(tracknet_pt, tracknet_pt, overwrite=True))


def test_a_write_that_fails_is_explained_and_cleaned_up(
    tmp_path: Path, tracknet_pt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    said = _refusal(lambda: convert_checkpoint(tracknet_pt, tmp_path / "a.onnx"))
    assert str(tmp_path / "a.onnx") in said
    assert "the disk is full" in said
    assert list(tmp_path.iterdir()) == []


def _wasb_checkpoint(path: Path, weights: Weights) -> Path:
    archive = Archive()
    layers = {f"module.{name}": archive.tensor(array) for name, array in weights.items()}
    return archive.write(path, {"model_state_dict": layers, "epoch": 30, "test_loss": None})


def test_a_checkpoint_of_wasb_becomes_a_network_of_its_family(tmp_path: Path) -> None:
    source = _wasb_checkpoint(tmp_path / "wasb_badminton_best.pth.tar", hrnet_weights(3))
    checkpoint = convert_checkpoint(source, tmp_path / "wasb.onnx")
    assert checkpoint.seq_len == 3
    assert "keep the resolution" in " ".join(checkpoint.findings)
    found = check_model(tmp_path / "wasb.onnx")
    assert found.verdict is ModelVerdict.FITS
    assert found.model is not None
    assert (found.model.family.name, str(found.model.size)) == ("wasb", "512x288")


def test_a_checkpoint_of_wasb_without_a_layer_is_refused(tmp_path: Path) -> None:
    weights = hrnet_weights(3)
    del weights["stage3.0.fuse_layers.2.0.1.0.weight"]
    source = _wasb_checkpoint(tmp_path / "best.pth.tar", weights)
    assert "stage3.0.fuse_layers.2.0" in _refusal(lambda: convert_checkpoint(source, tmp_path / "wasb.onnx"))
