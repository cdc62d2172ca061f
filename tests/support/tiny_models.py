"""Make models of a few kilobytes whose outputs plain numpy predicts, and files that only claim to be models.

A tiny TrackNet is one 1x1 convolution: every heatmap is a weighted mean of the window's planes, mostly of its own
frame's. A tiny InpaintNet mixes a point with the mean of its window, so that different windows say different things.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from rallytrace.inference.checkpoints.graphs import LEAKY_RELU_SLOPE, he_weights
from rallytrace.model_records.input_layouts import BackgroundMode

Floats = NDArray[np.float32]
Axes = Sequence[int | str | None]

BUSY_SIDE = 700
"""Rows of the matrix that a busy model multiplies: some 20 ms for each of its nodes."""


@dataclass(frozen=True)
class TinyTrackNet:
    """What to build."""

    seq_len: int = 3
    mode: BackgroundMode = BackgroundMode.NONE
    height: int = 16
    width: int = 24
    batch: int | None = None
    """None: any."""
    own_share: float = 0.6
    """How much a heatmap takes from its own frame's planes; the rest is from all planes of the window."""
    sees_batch: bool = False
    """Whether the mean over the whole batch is added to every heatmap, which gives padding away."""
    busy: int = 0
    """Nodes that take time and change nothing."""
    leaning: float = 0.0
    """What is added to every heatmap at the right edge, falling in a line to nothing at the left."""

    @property
    def channels(self) -> int:
        """Return the number of planes of a window."""
        return self.mode.family.channels(self.seq_len)

    @property
    def weights(self) -> Floats:
        """Return the share of each plane in each heatmap, (seq_len, channels). Each row sums to 1."""
        everything = np.random.default_rng(self.seq_len).uniform(0.1, 1, (self.seq_len, self.channels))
        own = np.zeros_like(everything)
        for frame in range(self.seq_len):
            first = self.mode.family.leading_channels + frame * self.mode.family.channels_per_frame
            own[frame, first : first + self.mode.family.channels_per_frame] = 1
        parts = [part / part.sum(axis=1, keepdims=True) for part in (own, everything)]
        return np.asarray(self.own_share * parts[0] + (1 - self.own_share) * parts[1], np.float32)

    def heatmaps(self, windows: Floats) -> Floats:
        """Return the model's output for windows (n, channels, height, width)."""
        given = np.einsum("jc,nchw->njhw", self.weights, windows)
        given += np.linspace(0, self.leaning, self.width)
        return np.asarray(given + (windows.mean() if self.sees_batch else 0), np.float32)

    def metadata(self) -> dict[str, str]:
        own = {"model_name": "TrackNet", "seq_len": str(self.seq_len), "bg_mode": self.mode.value}
        return own | _batch_metadata(self.batch)

    def graph(self, metadata: Mapping[str, str] | None = None) -> onnx.ModelProto:
        """Return the model, which may be altered before it is saved."""
        constants = [numpy_helper.from_array(self.weights[..., None, None], "weights")]
        nodes = [helper.make_node("Conv", ["input", "weights"], ["plain"])]
        added = ["plain"]
        if self.leaning:
            ramp = np.linspace(0, self.leaning, self.width, dtype=np.float32)
            constants.append(numpy_helper.from_array(ramp[None, None, None], "ramp"))
            added.append("ramp")
        if self.sees_batch:
            nodes.append(helper.make_node("ReduceMean", ["input"], ["mean"], axes=[0, 1, 2, 3], keepdims=1))
            added.append("mean")
        if self.busy:
            nodes += self._busy_nodes()
            constants += _busy_constants()
            added.append("nothing")
        nodes.append(helper.make_node("Sum", added, ["output"]))
        batch: int | str = "batch" if self.batch is None else self.batch
        return _model(
            nodes,
            constants,
            {"input": [batch, self.channels, self.height, self.width]},
            {"output": [batch, self.seq_len, self.height, self.width]},
            self.metadata() if metadata is None else metadata,
        )

    def save(self, path: Path, metadata: Mapping[str, str] | None = None) -> Path:
        """Write the model, with its own metadata by default."""
        onnx.save(self.graph(metadata), path)
        return path

    def _busy_nodes(self) -> list[onnx.NodeProto]:
        steps = [f"step{i}" for i in range(self.busy + 1)]
        return [
            helper.make_node("ReduceMean", ["input"], ["level"], axes=[0, 1, 2, 3], keepdims=0),
            helper.make_node("Mul", ["matrix", "level"], [steps[0]]),
            *(helper.make_node("MatMul", [steps[i], "matrix"], [steps[i + 1]]) for i in range(self.busy)),
            helper.make_node("ReduceMean", [steps[-1]], ["end"], keepdims=0),
            helper.make_node("Mul", ["end", "zero"], ["nothing"]),
        ]


@dataclass(frozen=True)
class TinyInpaintNet:
    """What to build."""

    seq_len: int | None = 5
    """None: the length is open."""
    batch: int | None = None
    mask_first: bool = False
    """Whether the mask is the first of the two inputs."""

    def coordinates(self, coords: NDArray[np.floating[Any]], mask: NDArray[np.floating[Any]]) -> Floats:
        """Return the model's output for windows (n, length, 2) and masks (n, length, 1)."""
        joined = np.concatenate((coords, mask), axis=2)
        return np.asarray(joined @ _INPAINT_OWN + joined.mean(axis=1, keepdims=True) @ _INPAINT_MEAN, np.float32)

    def metadata(self) -> dict[str, str]:
        length = {} if self.seq_len is None else {"seq_len": str(self.seq_len)}
        return {"model_name": "InpaintNet"} | length | _batch_metadata(self.batch)

    def save(self, path: Path, metadata: Mapping[str, str] | None = None) -> Path:
        """Write the model. Its input names have no meaning."""
        batch: int | str = "batch" if self.batch is None else self.batch
        length: int | str = "length" if self.seq_len is None else self.seq_len
        nodes = [
            helper.make_node("Concat", ["points", "marks"], ["joined"], axis=2),
            helper.make_node("ReduceMean", ["joined"], ["mean"], axes=[1], keepdims=1),
            helper.make_node("MatMul", ["joined", "own"], ["near"]),
            helper.make_node("MatMul", ["mean", "all"], ["far"]),
            helper.make_node("Add", ["near", "far"], ["output"]),
        ]
        inputs: dict[str, Axes] = {"points": [batch, length, 2], "marks": [batch, length, 1]}
        if self.mask_first:
            inputs = dict(reversed(inputs.items()))
        constants = [numpy_helper.from_array(_INPAINT_OWN, "own"), numpy_helper.from_array(_INPAINT_MEAN, "all")]
        said = self.metadata() if metadata is None else metadata
        onnx.save(_model(nodes, constants, inputs, {"output": [batch, length, 2]}, said), path)
        return path


def endless_tracknet(path: Path) -> Path:
    """Return a TrackNet whose first node is an endless loop."""
    model = TinyTrackNet().graph()
    turn = helper.make_graph(
        [helper.make_node("Identity", ["go"], ["still"]), helper.make_node("Identity", ["held"], ["kept"])],
        "turn",
        [
            helper.make_tensor_value_info("number", TensorProto.INT64, []),
            helper.make_tensor_value_info("go", TensorProto.BOOL, []),
            helper.make_tensor_value_info("held", TensorProto.FLOAT, None),
        ],
        [
            helper.make_tensor_value_info("still", TensorProto.BOOL, []),
            helper.make_tensor_value_info("kept", TensorProto.FLOAT, None),
        ],
    )
    model.graph.node[0].input[0] = "turned"
    model.graph.node.insert(0, helper.make_node("Loop", ["", "yes", "input"], ["turned"], body=turn))
    model.graph.initializer.append(numpy_helper.from_array(np.array(True), "yes"))
    onnx.save(model, path)
    return path


def claiming(
    inputs: Mapping[str, Axes],
    outputs: Mapping[str, Axes],
    metadata: Mapping[str, str] | None = None,
    *,
    element: int = TensorProto.FLOAT,
) -> onnx.ModelProto:
    """Return a model of one node with these inputs and outputs. It can be inspected, but not run."""
    nodes = [helper.make_node("Identity", [next(iter(inputs), "")], [next(iter(outputs))])]
    return _model(nodes, [], inputs, outputs, metadata or {}, element=element)


def giving(model: onnx.ModelProto, element: int, name: str = "output") -> onnx.ModelProto:
    """Return the model with an output of another number type, rounded down for integers."""
    giver = next(node for node in model.graph.node if name in node.output)
    giver.output[list(giver.output).index(name)] = f"{name}_as_float"
    model.graph.node.append(helper.make_node("Cast", [f"{name}_as_float"], [name], to=element))
    next(one for one in model.graph.output if one.name == name).type.tensor_type.elem_type = element
    return model


def taking(model: onnx.ModelProto, element: int, name: str = "input") -> onnx.ModelProto:
    """Return the model with an input of another number type."""
    for node in model.graph.node:
        for place, given in enumerate(node.input):
            if given == name:
                node.input[place] = f"{name}_as_float"
    model.graph.node.insert(0, helper.make_node("Cast", [name], [f"{name}_as_float"], to=TensorProto.FLOAT))
    next(one for one in model.graph.input if one.name == name).type.tensor_type.elem_type = element
    return model


def of_any_size(model: onnx.ModelProto) -> onnx.ModelProto:
    """Return the model without the height and width of its pictures."""
    for value in (*model.graph.input, *model.graph.output):
        for axis, name in zip(value.type.tensor_type.shape.dim[2:], ("height", "width"), strict=True):
            axis.Clear()
            axis.dim_param = name
    return model


def keep_weights_in(model: onnx.ModelProto, location: str) -> bytes:
    """Make a model read its first constant from a file of that name, and return the content that it needs."""
    tensor = model.graph.initializer[0]
    weights = bytes(tensor.raw_data)
    tensor.ClearField("raw_data")
    tensor.data_location = TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value=location)
    return weights


def rally(count: int, height: int = 16, width: int = 24) -> list[NDArray[np.uint8]]:
    """Return frames (height, width, 3) with a round spot moving over a dim court, brighter in some than in others."""
    rng = np.random.default_rng(count)
    rows, columns = np.mgrid[:height, :width]
    frames = []
    for i in range(count):
        x, y = (0.5 + 0.35 * np.sin(i / 2)) * width, (0.5 + 0.35 * np.cos(i / 3)) * height
        spot = np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 5)[..., None] * (250 if i % 5 else 90)
        frames.append(np.clip(spot + rng.uniform(0, 40, (height, width, 3)), 0, 255).astype(np.uint8))
    return frames


def window_starts(count: int, seq_len: int, stride: int, *, pad_tail: bool = False) -> list[int]:
    """Return the first frames of the windows over `count` frames, including the one at the end."""
    if count < seq_len:
        return [0] if count else []
    regular = list(range(0, count - seq_len + 1, stride))
    end = regular[-1] + seq_len
    if end == count:
        return regular
    return [*regular, end if pad_tail else count - seq_len]


def blended_by_definition(
    outputs: Mapping[int, NDArray[np.floating[Any]]],
    count: int,
    stride: int,
    weights: Sequence[float],
    *,
    weighted_edges: bool = False,
) -> list[NDArray[np.floating[Any]]]:
    """Return each frame's value from the `outputs` of windows by their starts, the weighted mean.

    A frame that fewer windows hold than one in the middle of an endless stream takes their plain mean, and so do those
    that a window laid over the tail out of turn speaks for: the frames that no regular window was still to come for.
    """
    length = len(weights)
    regular = [start for start in outputs if start % stride == 0]
    is_tail_out_of_turn = len(regular) < len(outputs)
    blended = []
    for frame in range(count):
        is_late = is_tail_out_of_turn and frame >= max(regular) + stride
        held = [start for start in (outputs if is_late else regular) if start <= frame < start + length]
        in_the_middle = sum(1 for start in range(frame - length + 1, frame + 1) if start % stride == 0)
        weigh = weighted_edges or (len(held) == in_the_middle and not is_late)
        shares = [weights[frame - start] if weigh else 1.0 for start in held]
        values = [outputs[start][frame - start] for start in held]
        blended.append(np.average(np.stack(values), axis=0, weights=shares))
    return blended


_INPAINT_OWN = np.array([[0.3, 0.1], [0.1, 0.2], [0.2, 0.3]], np.float32)
_INPAINT_MEAN = np.array([[0.2, 0.1], [0.1, 0.3], [0.05, 0.1]], np.float32)


def _batch_metadata(batch: int | None) -> dict[str, str]:
    return {"batch_mode": "dynamic" if batch is None else "fixed", "batch_size": str(batch or 1)}


def _busy_constants() -> list[onnx.TensorProto]:
    shuffle = np.eye(BUSY_SIDE)[np.random.default_rng(0).permutation(BUSY_SIDE)]
    return [
        numpy_helper.from_array(shuffle.astype(np.float32), "matrix"),
        numpy_helper.from_array(np.zeros((), np.float32), "zero"),
    ]


def _model(
    nodes: Sequence[onnx.NodeProto],
    constants: Sequence[onnx.TensorProto],
    inputs: Mapping[str, Axes],
    outputs: Mapping[str, Axes],
    metadata: Mapping[str, str],
    *,
    element: int = TensorProto.FLOAT,
) -> onnx.ModelProto:
    graph = helper.make_graph(
        nodes,
        "tiny",
        [helper.make_tensor_value_info(name, element, shape) for name, shape in inputs.items()],
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in outputs.items()],
        constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, dict(metadata))
    return model


def random_inpaintnet_weights(*, base_width: int = 32, seed: int) -> dict[str, NDArray[Any]]:
    """Return the state_dict of an untrained InpaintNet. Its layers fit any window length.

    Args:
        base_width: channels of the outermost layers; 32 is the published net.
        seed: the same seed gives the same numbers.

    Returns:
        float32 arrays by layer name.
    """
    rng = np.random.default_rng(seed)
    weights: dict[str, NDArray[Any]] = {}
    for name, inputs, width in _inpaintnet_layers(base_width):
        weights[f"{name}.weight"] = he_weights(rng, (width, inputs, 3), leak=LEAKY_RELU_SLOPE)
        weights[f"{name}.bias"] = np.zeros(width, np.float32)
    return weights


def _inpaintnet_layers(base: int) -> Iterator[tuple[str, int, int]]:
    yield "down_1.conv", 3, base
    yield "down_2.conv", base, 2 * base
    yield "down_3.conv", 2 * base, 4 * base
    yield "buttleneck.conv_1.conv", 4 * base, 8 * base
    yield "buttleneck.conv_2.conv", 8 * base, 8 * base
    yield "up_1.conv", (8 + 4) * base, 4 * base
    yield "up_2.conv", (4 + 2) * base, 2 * base
    yield "up_3.conv", (2 + 1) * base, base
    yield "predictor", base, 2
