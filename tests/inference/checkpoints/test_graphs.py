import math

import numpy as np
import onnx
import onnxruntime
import pytest

from networks_by_definition import Array, Weights, inpaintnet_by_definition, tracknet_by_definition, uneven
from rallytrace.errors import AppError
from rallytrace.inference.checkpoints.graphs import (
    inpaintnet_graph,
    input_channels,
    random_tracknet_weights,
    tracknet_graph,
)
from tiny_models import random_inpaintnet_weights

_MODES = ("", "subtract", "subtract_concat", "concat")


def _run(model: onnx.ModelProto, **inputs: Array) -> Array:
    onnx.checker.check_model(model, full_check=True)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    output: Array = session.run(["output"], inputs)[0]
    return output


def _multiply_adds(model: onnx.ModelProto) -> int:
    """Those of the convolutions for one window, counted from shapes."""
    inferred = onnx.shape_inference.infer_shapes(model, strict_mode=True).graph
    shapes = {
        value.name: [axis.dim_value for axis in value.type.tensor_type.shape.dim]
        for value in (*inferred.value_info, *inferred.output)
    }
    weights = {tensor.name: tuple(tensor.dims) for tensor in inferred.initializer}
    return sum(
        math.prod(shapes[node.output[0]][1:]) * math.prod(weights[node.input[1]][1:])
        for node in inferred.node
        if node.op_type == "Conv"
    )


def _parameters(weights: Weights) -> int:
    """Trained numbers; what batch normalisation merely counts is left out."""
    return sum(array.size for name, array in weights.items() if "running_" not in name and "num_batches" not in name)


def _shape(value: onnx.ValueInfoProto) -> list[int | str]:
    return [axis.dim_param or axis.dim_value for axis in value.type.tensor_type.shape.dim]


@pytest.mark.parametrize(
    ("bg_mode", "seq_len", "channels"),
    [("", 9, 27), ("subtract", 8, 8), ("subtract_concat", 3, 12), ("concat", 3, 12), ("concat", 8, 27)],
)
def test_the_background_mode_decides_the_input_channels(bg_mode: str, seq_len: int, channels: int) -> None:
    assert input_channels(seq_len, bg_mode) == channels


def test_unknown_background_mode_and_empty_window_are_errors() -> None:
    with pytest.raises(ValueError, match="median"):
        input_channels(8, "median")
    with pytest.raises(ValueError, match="not 0"):
        input_channels(0, "concat")


@pytest.mark.parametrize(
    ("bg_mode", "seq_len", "base"), [("", 3, 2), ("subtract", 2, 3), ("subtract_concat", 1, 1), ("concat", 8, 2)]
)
def test_a_tracknet_computes_what_its_layers_define(bg_mode: str, seq_len: int, base: int) -> None:
    weights = uneven(random_tracknet_weights(seq_len, bg_mode, base_width=base, seed=1))
    pictures = np.random.default_rng(2).random((2, input_channels(seq_len, bg_mode), 16, 24), dtype=np.float32)

    model = tracknet_graph(weights, seq_len=seq_len, bg_mode=bg_mode, height=16, width=24, metadata={})

    expected = [tracknet_by_definition(weights, picture) for picture in pictures]
    np.testing.assert_allclose(_run(model, input=pictures), expected, atol=1e-5)


@pytest.mark.parametrize(("seq_len", "base"), [(16, 4), (5, 3), (1, 2)])
def test_an_inpaintnet_computes_what_its_layers_define(seq_len: int, base: int) -> None:
    weights = uneven(random_inpaintnet_weights(base_width=base, seed=1))
    rng = np.random.default_rng(2)
    coords = rng.random((3, seq_len, 2), dtype=np.float32)
    mask = (rng.random((3, seq_len, 1)) < 0.5).astype(np.float32)

    model = inpaintnet_graph(weights, seq_len=seq_len, metadata={})

    expected = [inpaintnet_by_definition(weights, *one) for one in zip(coords, mask, strict=True)]
    np.testing.assert_allclose(_run(model, coords=coords, mask=mask), expected, atol=1e-5)


def test_the_full_size_tracknet_has_the_published_size_and_cost() -> None:
    weights = random_tracknet_weights(8, "concat", seed=1)
    model = tracknet_graph(weights, seq_len=8, bg_mode="concat", metadata={})

    assert round(_parameters(weights) / 1e6, 2) == 11.34
    in_the_predictor = 64 * 8 * 288 * 512  # 0.08 G, which the published 113.7 G leaves out
    assert round((_multiply_adds(model) - in_the_predictor) / 1e9, 1) == 113.7
    assert _shape(model.graph.input[0]) == ["batch", 27, 288, 512]
    assert _shape(model.graph.output[0]) == ["batch", 8, 288, 512]


def test_the_full_size_inpaintnet_takes_windows_of_sixteen() -> None:
    weights = random_inpaintnet_weights(seed=1)
    model = inpaintnet_graph(weights, seq_len=16, metadata={})

    assert _parameters(weights) == 520_610
    assert {value.name: _shape(value) for value in model.graph.input} == {
        "coords": ["batch", 16, 2],
        "mask": ["batch", 16, 1],
    }
    assert _shape(model.graph.output[0]) == ["batch", 16, 2]


def test_a_graph_says_what_it_is_and_what_else_it_was_told() -> None:
    weights = random_tracknet_weights(2, "subtract", base_width=1, seed=1)
    model = tracknet_graph(weights, seq_len=2, bg_mode="subtract", metadata={"sport": "tennis", "seq_len": "9"})
    assert {entry.key: entry.value for entry in model.metadata_props} == {
        "model_name": "TrackNet",
        "seq_len": "2",
        "bg_mode": "subtract",
        "batch_mode": "dynamic",
        "batch_size": "1",
        "sport": "tennis",
    }


def test_the_same_weights_give_the_same_file() -> None:
    first, second = (
        tracknet_graph(
            random_tracknet_weights(1, "", base_width=1, seed=5), seq_len=1, bg_mode="", metadata={"a": "1", "b": "2"}
        ).SerializeToString(deterministic=True)
        for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("base", [2, 8, 32])
def test_random_weights_give_varied_heatmaps(base: int) -> None:
    weights = random_tracknet_weights(8, "concat", base_width=base, seed=3)
    model = tracknet_graph(weights, seq_len=8, bg_mode="concat", height=32, width=64, metadata={})
    heatmaps = _run(model, input=np.random.default_rng(4).random((1, 27, 32, 64), dtype=np.float32))
    assert heatmaps.std() > 0.02
    assert 0.01 < np.quantile(heatmaps, 0.05) < np.quantile(heatmaps, 0.95) < 0.99


def test_random_weights_have_the_names_and_types_of_a_state_dict() -> None:
    weights = random_tracknet_weights(8, "concat", seed=1)
    assert list(weights)[:6] == [
        f"down_block_1.conv_1.{part}"
        for part in (
            "conv.weight",
            "bn.weight",
            "bn.bias",
            "bn.running_mean",
            "bn.running_var",
            "bn.num_batches_tracked",
        )
    ]
    assert {array.dtype for name, array in weights.items() if "num_batches" not in name} == {np.dtype(np.float32)}
    assert weights["down_block_1.conv_1.bn.num_batches_tracked"].dtype == np.int64
    assert weights["up_block_1.conv_1.conv.weight"].shape == (256, 768, 3, 3)
    assert list(random_inpaintnet_weights(seed=1))[6:10] == [
        "buttleneck.conv_1.conv.weight",
        "buttleneck.conv_1.conv.bias",
        "buttleneck.conv_2.conv.weight",
        "buttleneck.conv_2.conv.bias",
    ]


def _tracknet_error(weights: Weights) -> str:
    with pytest.raises(AppError) as refusal:
        tracknet_graph(weights, seq_len=2, bg_mode="concat", metadata={})
    return refusal.value.problem


@pytest.fixture
def weights() -> Weights:
    return random_tracknet_weights(2, "concat", base_width=2, seed=1)


def test_the_first_missing_layer_is_named(weights: Weights) -> None:
    del weights["up_block_2.conv_1.bn.running_var"], weights["up_block_3.conv_2.conv.weight"]
    assert "the layer 'up_block_2.conv_1.bn.running_var' is missing" in _tracknet_error(weights)


def test_the_first_layer_of_the_wrong_shape_is_named(weights: Weights) -> None:
    weights["bottleneck.conv_1.conv.weight"] = np.zeros((16, 9, 3, 3), np.float32)
    assert (
        "the layer 'bottleneck.conv_1.conv.weight' has the shape (16, 9, 3, 3) instead of (any, 8, 3, 3)"
        in _tracknet_error(weights)
    )


def test_wrong_window_length_is_noticed_at_first_layer(weights: Weights) -> None:
    with pytest.raises(AppError, match=r"'down_block_1.conv_1.conv.weight' .* \(2, 9, 3, 3\) instead of \(any, 12"):
        tracknet_graph(weights, seq_len=3, bg_mode="concat", metadata={})


def test_a_layer_too_many_means_another_network(weights: Weights) -> None:
    weights["attention.weight"] = np.zeros(3, np.float32)
    assert "has no layer 'attention.weight'" in _tracknet_error(weights)
    with pytest.raises(AppError, match=r"InpaintNet: the layer 'down_1.conv.weight' is missing"):
        inpaintnet_graph(weights, seq_len=16, metadata={})


@pytest.mark.parametrize("value", [np.nan, np.inf, 1e300])
def test_a_layer_that_is_not_finite_is_named(weights: Weights, value: float) -> None:
    weights["predictor.bias"] = np.array([0, value])
    assert "The layer 'predictor.bias' of the TrackNet contains values that are not finite" in _tracknet_error(weights)


def test_a_negative_variance_is_named(weights: Weights) -> None:
    weights["bottleneck.conv_2.bn.running_var"][1] = -1
    assert "'bottleneck.conv_2.bn.running_var' contains a negative variance" in _tracknet_error(weights)


@pytest.mark.parametrize(("height", "width"), [(284, 512), (288, 500), (0, 512)])
def test_picture_not_divisible_by_eight_is_an_error(weights: Weights, height: int, width: int) -> None:
    with pytest.raises(ValueError, match="multiple of 8"):
        tracknet_graph(weights, seq_len=2, bg_mode="concat", height=height, width=width, metadata={})


def test_every_mode_of_the_background_makes_a_graph() -> None:
    for bg_mode in _MODES:
        weights = random_tracknet_weights(2, bg_mode, base_width=1, seed=1)
        model = tracknet_graph(weights, seq_len=2, bg_mode=bg_mode, metadata={})
        assert _shape(model.graph.input[0])[1] == input_channels(2, bg_mode)
