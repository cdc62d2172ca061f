"""TrackNetV3's two networks as ONNX graphs, built from the layers of a state_dict; any width, any window length.

The layers, and how they are joined, are those of docs/architecture.md ("Model files"). The graphs use opset 17 and
IR 8 (2022): the operators needed have gained nothing that matters here since, and older runtimes still read them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from rallytrace import __version__
from rallytrace.inference.layers import WeightLayers, convolutions_of, input_channels
from rallytrace.inference.model_file import ModelKind
from rallytrace.inference.random_weights import random_inpaintnet_weights, random_tracknet_weights

__all__ = [
    "inpaintnet_graph",
    "input_channels",
    "random_inpaintnet_weights",
    "random_tracknet_weights",
    "tracknet_graph",
]

OPSET = 17
IR_VERSION = 8
_HALVINGS = 3


def tracknet_graph(
    weights: Mapping[str, NDArray[Any]],
    *,
    seq_len: int,
    bg_mode: str,
    height: int = 288,
    width: int = 512,
    metadata: Mapping[str, str],
) -> onnx.ModelProto:
    """A TrackNet: `input` float32 (batch, channels, height, width) to `output` (batch, seq_len, height, width).

    Each batch normalisation is folded into the convolution before it (y = g (Wx - m) / sqrt(v + eps) + b is itself a
    convolution): a smaller file, fewer nodes, and the same result with providers that do not do it themselves.

    Args:
        weights: the state_dict, by layer name.
        seq_len: frames in a window.
        bg_mode: how the net is told the background.
        height: of the pictures, in pixels; a multiple of 8, as the net halves it three times.
        width: likewise.
        metadata: what the file says beside its network, window and batch.

    Raises:
        AppError: a layer is missing, too many, of the wrong shape, or not finite.
        ValueError: the arguments make no TrackNet.
    """
    if height % 2**_HALVINGS or width % 2**_HALVINGS or min(height, width) < 1:
        raise ValueError(f"{width}x{height} is not a multiple of {2**_HALVINGS}")
    layers, drawing = WeightLayers(weights, ModelKind.TRACKNET), _Drawing()
    value = _Value("input", input_channels(seq_len, bg_mode))
    passed = []
    for level in (1, 2, 3):
        value = _block(drawing, layers, f"down_block_{level}", value)
        passed.append(value)
        value = drawing.add("MaxPool", [value], value.channels, f"pool_{level}", kernel_shape=[2, 2], strides=[2, 2])
    value = _block(drawing, layers, "bottleneck", value)
    doubled = drawing.constant("doubled", np.array([1, 1, 2, 2], np.float32))
    for level in (1, 2, 3):
        larger = drawing.add("Resize", [value, "", doubled], value.channels, f"upsample_{level}", **_REPEAT_PIXELS)
        value = drawing.join([larger, passed.pop()], f"join_{level}")
        value = _block(drawing, layers, f"up_block_{level}", value)
    weight, bias = layers.convolution("predictor", value.channels, (1, 1), outputs=seq_len)
    value = drawing.convolve(value, weight, bias, "predictor")
    drawing.add("Sigmoid", [value], seq_len, "output")
    layers.expect_no_more()
    return drawing.model(
        inputs={"input": ["batch", input_channels(seq_len, bg_mode), height, width]},
        output=["batch", seq_len, height, width],
        metadata={**metadata, **_own_metadata(ModelKind.TRACKNET, seq_len), "bg_mode": bg_mode},
    )


def inpaintnet_graph(
    weights: Mapping[str, NDArray[Any]], *, seq_len: int, metadata: Mapping[str, str]
) -> onnx.ModelProto:
    """An InpaintNet: `coords` float32 (batch, seq_len, 2) and `mask` (batch, seq_len, 1) to `output` (like `coords`).

    Args:
        weights: the state_dict, by layer name.
        seq_len: frames in a window.
        metadata: what the file says beside its network, window and batch.

    Raises:
        AppError: a layer is missing, too many, of the wrong shape, or not finite.
    """
    layers, drawing = WeightLayers(weights, ModelKind.INPAINTNET), _Drawing()
    joined = drawing.add("Concat", ["coords", "mask"], 3, "joined", axis=2)
    value = drawing.add("Transpose", [joined], 3, "channels_first", perm=[0, 2, 1])
    passed = []
    for name in ("down_1", "down_2", "down_3"):
        value = _leaky_convolution(drawing, layers, name, value)
        passed.append(value)
    for name in ("buttleneck.conv_1", "buttleneck.conv_2"):  # the original's spelling
        value = _leaky_convolution(drawing, layers, name, value)
    for name in ("up_1", "up_2", "up_3"):
        value = drawing.join([value, passed.pop()], f"{name}.join")
        value = _leaky_convolution(drawing, layers, name, value)
    weight, bias = layers.convolution("predictor", value.channels, (3,), outputs=2)
    value = drawing.convolve(value, weight, bias, "predictor")
    value = drawing.add("Sigmoid", [value], 2, "sigmoid")
    drawing.add("Transpose", [value], 2, "output", perm=[0, 2, 1])
    layers.expect_no_more()
    return drawing.model(
        inputs={"coords": ["batch", seq_len, 2], "mask": ["batch", seq_len, 1]},
        output=["batch", seq_len, 2],
        metadata={**metadata, **_own_metadata(ModelKind.INPAINTNET, seq_len)},
    )


_REPEAT_PIXELS = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}


@dataclass(frozen=True, slots=True)
class _Value:
    """What flows between two nodes."""

    name: str
    channels: int


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A graph while it is drawn."""

    nodes: list[onnx.NodeProto] = field(default_factory=list)
    constants: list[onnx.TensorProto] = field(default_factory=list)

    def add(self, operator: str, inputs: Sequence[_Value | str], channels: int, name: str, **attributes: Any) -> _Value:
        names = [one if isinstance(one, str) else one.name for one in inputs]
        self.nodes.append(helper.make_node(operator, names, [name], name=name, **attributes))
        return _Value(name, channels)

    def constant(self, name: str, array: NDArray[np.float32]) -> str:
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def join(self, values: Sequence[_Value], name: str) -> _Value:
        return self.add("Concat", values, sum(value.channels for value in values), name, axis=1)

    def convolve(self, value: _Value, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str) -> _Value:
        kernel = weight.shape[2:]
        names = [self.constant(f"{name}.weight", weight), self.constant(f"{name}.bias", bias)]
        pads = [size // 2 for size in kernel] * 2
        return self.add("Conv", [value, *names], len(weight), name, kernel_shape=list(kernel), pads=pads)

    def model(
        self,
        inputs: Mapping[str, list[int | str]],
        output: list[int | str],
        metadata: Mapping[str, str],
    ) -> onnx.ModelProto:
        floats = onnx.TensorProto.FLOAT
        graph = helper.make_graph(
            self.nodes,
            metadata["model_name"],
            [helper.make_tensor_value_info(name, floats, shape) for name, shape in inputs.items()],
            [helper.make_tensor_value_info("output", floats, output)],
            self.constants,
        )
        model = helper.make_model(
            graph,
            opset_imports=[helper.make_opsetid("", OPSET)],
            ir_version=IR_VERSION,
            producer_name="rallytrace",
            producer_version=__version__,
        )
        helper.set_model_props(model, dict(metadata))
        return model


def _block(drawing: _Drawing, layers: WeightLayers, block: str, value: _Value) -> _Value:
    for name in convolutions_of(block):
        weight, bias = layers.normalised_convolution(name, value.channels)
        value = drawing.convolve(value, weight, bias, name)
        value = drawing.add("Relu", [value], value.channels, f"{name}.relu")
    return value


def _leaky_convolution(drawing: _Drawing, layers: WeightLayers, name: str, value: _Value) -> _Value:
    weight, bias = layers.convolution(f"{name}.conv", value.channels, (3,))
    value = drawing.convolve(value, weight, bias, name)
    return drawing.add("LeakyRelu", [value], value.channels, f"{name}.relu", alpha=0.01)


def _own_metadata(kind: ModelKind, seq_len: int) -> dict[str, str]:
    return {"model_name": kind.value, "seq_len": str(seq_len), "batch_mode": "dynamic", "batch_size": "1"}
