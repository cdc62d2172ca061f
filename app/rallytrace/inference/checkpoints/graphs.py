"""Build TrackNetV3's two networks as ONNX graphs from a state_dict, for any width and window length.

The layers and their connections are described in docs/model-files.md ("Checkpoints"). The graphs use opset 17 and IR 8
(2022): later versions add nothing that is needed here, and older runtimes can read these.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper, numpy_helper

from rallytrace import __version__
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.texts import tr_lazy

NORMALISATION_EPSILON = 1e-5
"""Number that torch adds to the variance in batch normalisation by default."""

_TRIPLE_BLOCKS = frozenset({"down_block_3", "bottleneck", "up_block_1"})
"""Blocks of a TrackNet with three convolutions; the others have two."""

Parameters = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weight and bias of a convolution, float32 (out, in, *kernel) and (out,)."""
LEAKY_RELU_SLOPE = 0.01
"""Slope of an InpaintNet's leaky ReLU for negative values."""
_BATCHES_TRACKED = 1000
OPSET = 17
IR_VERSION = 8
_POOLING_LEVELS = 3
NEAREST_UPSAMPLING = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}


def input_channels(seq_len: int, bg_mode: str) -> int:
    """Return the number of planes in a TrackNet's input.

    Raises:
        ValueError: `seq_len` is below 1, or `bg_mode` is unknown.
    """
    if seq_len < 1:
        raise ValueError(f"a window has 1 frame or more, not {seq_len}")
    return BackgroundMode(bg_mode).family.channels(seq_len)


def convolutions_of(block: str) -> list[str]:
    """Return the names of the convolutions in a block of a TrackNet, in order."""
    return [f"{block}.conv_{number}" for number in range(1, 4 if block in _TRIPLE_BLOCKS else 3)]


class WeightLayers:
    """The layers of a state_dict, taken out one by one.

    Each method for a layer raises AppError if the layer is missing, has the wrong shape, or contains non-finite
    numbers.
    """

    def __init__(self, weights: Mapping[str, NDArray[Any]], network: str) -> None:
        """Take a state_dict that should belong to a `network`."""
        self._left = dict(weights)
        self._network = network

    def convolution(self, name: str, inputs: int, kernel: tuple[int, ...], *, outputs: int | None = None) -> Parameters:
        """Take out a convolution with a bias. If `outputs` is None, the weight determines it."""
        weight = self._pop(f"{name}.weight", (outputs, inputs, *kernel))
        return weight, self._pop(f"{name}.bias", (len(weight),))

    def normalised_convolution(self, name: str, inputs: int) -> Parameters:
        """Take out a 3x3 convolution (`conv`) without bias, merged with its batch normalisation (`bn`)."""
        return self.normalised(f"{name}.conv", f"{name}.bn", inputs, 3)

    def normalised(self, name: str, norm: str, inputs: int, kernel: int) -> Parameters:
        """Take out a square convolution without bias, and return it merged with its batch normalisation."""
        weight = self._pop(f"{name}.weight", (None, inputs, kernel, kernel))
        gain, shift, mean, variance = (
            self._pop(f"{norm}.{parameter}", (len(weight),)).astype(np.float64)
            for parameter in ("weight", "bias", "running_mean", "running_var")
        )
        self._left.pop(f"{norm}.num_batches_tracked", None)  # only used in training
        if variance.min() < 0:
            self._refuse(f"the layer '{norm}.running_var' contains a negative variance")
        scale = gain / np.sqrt(variance + NORMALISATION_EPSILON)
        folded = self._finite(norm, weight * scale[:, None, None, None])
        return folded, self._finite(norm, shift - mean * scale)

    def expect_no_more(self) -> None:
        """Raise AppError if a layer is left, because the weights then belong to another network."""
        if self._left:
            self._refuse(f"it has no layer {min(self._left)[:100]!a}")

    def _pop(self, name: str, shape: tuple[int | None, ...]) -> NDArray[np.float32]:
        if name not in self._left:
            self._refuse(f"the layer '{name}' is missing")
        layer = self._left.pop(name)
        fits = len(layer.shape) == len(shape) and all(
            wanted in (None, found) for wanted, found in zip(shape, layer.shape, strict=True)
        )
        if not fits:
            expected = format_shape(["any" if size is None else size for size in shape])
            self._refuse(f"the layer '{name}' has the shape {format_shape(layer.shape)} instead of {expected}")
        return self._finite(name, layer)

    def _finite(self, name: str, array: NDArray[Any]) -> NDArray[np.float32]:
        with np.errstate(over="ignore"):
            single = array.astype(np.float32)
        if not np.isfinite(single).all():
            raise AppError(
                tr_lazy(
                    "errors",
                    "The layer '{name}' of the {network} contains values that are not finite.",
                    name=name,
                    network=self._network,
                ),
                tr_lazy("errors", "Its training failed. Use an earlier checkpoint."),
            )
        return single

    def _refuse(self, reason: str) -> NoReturn:
        raise AppError(
            tr_lazy("errors", "The layers are not those of {network}: {reason}.", network=self._network, reason=reason),
            tr_lazy(
                "errors", "Only networks of TrackNetV3 and WASB can be converted. Their number of channels may differ."
            ),
        )


def random_tracknet_weights(seq_len: int, bg_mode: str, *, base_width: int = 64, seed: int) -> dict[str, NDArray[Any]]:
    """Return the state_dict of an untrained TrackNet.

    Args:
        seq_len: number of frames in a window.
        bg_mode: background mode.
        base_width: number of channels of the outermost blocks; 64 in the published network.
        seed: the same seed gives the same numbers.

    Returns:
        float32 arrays by layer name, and int64 for `num_batches_tracked`.

    Raises:
        ValueError: the arguments do not describe a TrackNet.
    """
    rng = np.random.default_rng(seed)
    weights: dict[str, NDArray[Any]] = {}
    for block, inputs, width in _tracknet_blocks(input_channels(seq_len, bg_mode), base_width):
        channels = inputs
        for name in convolutions_of(block):
            weights[f"{name}.conv.weight"] = he_weights(rng, (width, channels, 3, 3))
            weights |= _neutral_normalisation(f"{name}.bn", width)
            channels = width
    weights["predictor.weight"] = he_weights(rng, (seq_len, base_width, 1, 1))
    weights["predictor.bias"] = np.zeros(seq_len, np.float32)
    return weights


def _tracknet_blocks(inputs: int, base: int) -> Iterator[tuple[str, int, int]]:
    """Yield the name, input channels and output channels of each block, in the order of the state_dict."""
    yield "down_block_1", inputs, base
    yield "down_block_2", base, 2 * base
    yield "down_block_3", 2 * base, 4 * base
    yield "bottleneck", 4 * base, 8 * base
    yield "up_block_1", (8 + 4) * base, 4 * base
    yield "up_block_2", (4 + 2) * base, 2 * base
    yield "up_block_3", (2 + 1) * base, base


def he_weights(rng: np.random.Generator, shape: tuple[int, ...], *, leak: float = 0.0) -> NDArray[np.float32]:
    """Return normal random numbers of variance 2 / ((1 + leak^2) fan_in), equation 15 of He et al. (2015), float32."""
    deviation = math.sqrt(2 / ((1 + leak**2) * math.prod(shape[1:])))
    return rng.standard_normal(shape, dtype=np.float32) * np.float32(deviation)


def _neutral_normalisation(name: str, width: int) -> dict[str, NDArray[Any]]:
    return {
        f"{name}.weight": np.ones(width, np.float32),
        f"{name}.bias": np.zeros(width, np.float32),
        f"{name}.running_mean": np.zeros(width, np.float32),
        f"{name}.running_var": np.ones(width, np.float32),
        f"{name}.num_batches_tracked": np.array(_BATCHES_TRACKED),
    }


def tracknet_graph(
    weights: Mapping[str, NDArray[Any]],
    *,
    seq_len: int,
    bg_mode: str,
    height: int = 288,
    width: int = 512,
    metadata: Mapping[str, str],
) -> onnx.ModelProto:
    """Build a TrackNet.

    It maps `input` float32 (batch, channels, height, width) to `output` (batch, seq_len, height, width). Each batch
    normalisation is merged into the convolution before it (y = g (Wx - m) / sqrt(v + eps) + b is itself a convolution).
    This gives a smaller file, fewer nodes, and the same result on providers that do not optimise it.

    Args:
        weights: state_dict by layer name.
        seq_len: number of frames in a window.
        bg_mode: background mode.
        height: height of the pictures in pixels, a multiple of 8 because the network halves it three times.
        width: width of the pictures in pixels, a multiple of 8 too.
        metadata: metadata besides network, window and batch.

    Raises:
        AppError: a layer is missing, unexpected, of the wrong shape, or not finite.
        ValueError: the arguments do not describe a TrackNet.
    """
    if height % 2**_POOLING_LEVELS or width % 2**_POOLING_LEVELS or min(height, width) < 1:
        raise ValueError(f"{width}x{height} is not a multiple of {2**_POOLING_LEVELS}")
    layers, builder = WeightLayers(weights, ModelKind.TRACKNET), GraphBuilder()
    value = Value("input", input_channels(seq_len, bg_mode))
    passed = []
    for level in (1, 2, 3):
        value = _block(builder, layers, f"down_block_{level}", value)
        passed.append(value)
        value = builder.add("MaxPool", [value], value.channels, f"pool_{level}", kernel_shape=[2, 2], strides=[2, 2])
    value = _block(builder, layers, "bottleneck", value)
    doubled = builder.constant("doubled", np.array([1, 1, 2, 2], np.float32))
    for level in (1, 2, 3):
        larger = builder.add("Resize", [value, "", doubled], value.channels, f"upsample_{level}", **NEAREST_UPSAMPLING)
        value = builder.join([larger, passed.pop()], f"join_{level}")
        value = _block(builder, layers, f"up_block_{level}", value)
    weight, bias = layers.convolution("predictor", value.channels, (1, 1), outputs=seq_len)
    value = builder.convolve(value, weight, bias, "predictor")
    builder.add("Sigmoid", [value], seq_len, "output")
    layers.expect_no_more()
    return builder.model(
        inputs={"input": ["batch", input_channels(seq_len, bg_mode), height, width]},
        output=["batch", seq_len, height, width],
        metadata={**metadata, **network_metadata(ModelKind.TRACKNET, seq_len), "bg_mode": bg_mode},
    )


def inpaintnet_graph(
    weights: Mapping[str, NDArray[Any]], *, seq_len: int, metadata: Mapping[str, str]
) -> onnx.ModelProto:
    """Build an InpaintNet.

    It maps `coords` float32 (batch, seq_len, 2) and `mask` (batch, seq_len, 1) to `output` in the shape of `coords`.

    Args:
        weights: state_dict by layer name.
        seq_len: number of frames in a window.
        metadata: metadata besides network, window and batch.

    Raises:
        AppError: a layer is missing, unexpected, of the wrong shape, or not finite.
    """
    layers, builder = WeightLayers(weights, ModelKind.INPAINTNET), GraphBuilder()
    joined = builder.add("Concat", ["coords", "mask"], 3, "joined", axis=2)
    value = builder.add("Transpose", [joined], 3, "channels_first", perm=[0, 2, 1])
    passed = []
    for name in ("down_1", "down_2", "down_3"):
        value = _leaky_convolution(builder, layers, name, value)
        passed.append(value)
    for name in ("buttleneck.conv_1", "buttleneck.conv_2"):  # the original's spelling
        value = _leaky_convolution(builder, layers, name, value)
    for name in ("up_1", "up_2", "up_3"):
        value = builder.join([value, passed.pop()], f"{name}.join")
        value = _leaky_convolution(builder, layers, name, value)
    weight, bias = layers.convolution("predictor", value.channels, (3,), outputs=2)
    value = builder.convolve(value, weight, bias, "predictor")
    value = builder.add("Sigmoid", [value], 2, "sigmoid")
    builder.add("Transpose", [value], 2, "output", perm=[0, 2, 1])
    layers.expect_no_more()
    return builder.model(
        inputs={"coords": ["batch", seq_len, 2], "mask": ["batch", seq_len, 1]},
        output=["batch", seq_len, 2],
        metadata={**metadata, **network_metadata(ModelKind.INPAINTNET, seq_len)},
    )


@dataclass(frozen=True, slots=True)
class Value:
    """A tensor between two nodes: its name and its number of channels."""

    name: str
    channels: int


@dataclass(frozen=True, slots=True)
class GraphBuilder:
    """An ONNX graph under construction."""

    nodes: list[onnx.NodeProto] = field(default_factory=list)
    constants: list[onnx.TensorProto] = field(default_factory=list)

    def add(self, operator: str, inputs: Sequence[Value | str], channels: int, name: str, **attributes: Any) -> Value:
        names = [value if isinstance(value, str) else value.name for value in inputs]
        self.nodes.append(helper.make_node(operator, names, [name], name=name, **attributes))
        return Value(name, channels)

    def constant(self, name: str, array: NDArray[np.float32]) -> str:
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def join(self, values: Sequence[Value], name: str) -> Value:
        return self.add("Concat", values, sum(value.channels for value in values), name, axis=1)

    def convolve(
        self,
        value: Value,
        weight: NDArray[np.float32],
        bias: NDArray[np.float32],
        name: str,
        *,
        stride: int = 1,
        output: str = "",
    ) -> Value:
        kernel = weight.shape[2:]
        names = [self.constant(f"{name}.weight", weight), self.constant(f"{name}.bias", bias)]
        pads = [size // 2 for size in kernel] * 2
        shape = {"kernel_shape": list(kernel), "pads": pads, "strides": [stride] * len(kernel)}
        return self.add("Conv", [value, *names], len(weight), output or name, **shape)

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


def _block(builder: GraphBuilder, layers: WeightLayers, block: str, value: Value) -> Value:
    for name in convolutions_of(block):
        weight, bias = layers.normalised_convolution(name, value.channels)
        value = builder.convolve(value, weight, bias, name)
        value = builder.add("Relu", [value], value.channels, f"{name}.relu")
    return value


def _leaky_convolution(builder: GraphBuilder, layers: WeightLayers, name: str, value: Value) -> Value:
    weight, bias = layers.convolution(f"{name}.conv", value.channels, (3,))
    value = builder.convolve(value, weight, bias, name)
    return builder.add("LeakyRelu", [value], value.channels, f"{name}.relu", alpha=LEAKY_RELU_SLOPE)


def network_metadata(kind: ModelKind, seq_len: int) -> dict[str, str]:
    return {"model_name": kind.value, "seq_len": str(seq_len), "batch_mode": "dynamic", "batch_size": "1"}
