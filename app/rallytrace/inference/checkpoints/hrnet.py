"""Build WASB's network (HRNet) as an ONNX graph from a state_dict, for any number of branches, blocks and channels.

Parallel branches of decreasing resolution are fused after each module. The names of the layers give the number of
branches. They do not tell whether both stem convolutions keep the resolution; this is assumed.

Sources: Tarashima et al., "Widely Applicable Strong Baseline for Sports Ball Detection and Tracking", BMVC 2023; Wang
et al., "Deep High-Resolution Representation Learning for Visual Recognition", TPAMI 2020.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray

from rallytrace.inference.checkpoints.graphs import (
    NEAREST_UPSAMPLING,
    GraphBuilder,
    Value,
    WeightLayers,
    network_metadata,
)
from rallytrace.inference.model_files.model_file import ModelKind

_STAGES = (2, 3, 4)
_LOGITS_FAMILY = "wasb"


def hrnet_graph(
    weights: Mapping[str, NDArray[Any]],
    *,
    seq_len: int,
    height: int = 288,
    width: int = 512,
    metadata: Mapping[str, str],
) -> onnx.ModelProto:
    """Build an HRNet.

    It maps `input` float32 (batch, 3 seq_len, height, width) to `output` (batch, seq_len, height, width), as logits.

    Args:
        weights: state_dict by layer name.
        seq_len: number of frames in a window.
        height: height of the pictures in pixels, a multiple of 8 because the last branch halves it three times.
        width: width of the pictures in pixels, a multiple of 8 too.
        metadata: metadata besides network, window and batch.

    Raises:
        AppError: a layer is missing, unexpected, of the wrong shape, or not finite.
    """
    net = _HrNet(weights)
    value = net.convolve(Value("input", 3 * seq_len), "conv1", "bn1", 3)
    value = net.convolve(value, "conv2", "bn2", 3)
    values = [net.blocks(value, "layer1")]
    for stage in _STAGES:
        values = net.stage(net.transition(values, f"transition{stage - 1}"), f"stage{stage}")
    weight, bias = net.layers.convolution("final_layers.0", values[0].channels, (1, 1), outputs=seq_len)
    net.builder.convolve(values[0], weight, bias, "final_layers.0", output="output")
    net.layers.expect_no_more()
    return net.builder.model(
        inputs={"input": ["batch", 3 * seq_len, height, width]},
        output=["batch", seq_len, height, width],
        metadata={**metadata, **network_metadata(ModelKind.TRACKNET, seq_len), "family": _LOGITS_FAMILY},
    )


class _HrNet:
    """The graph under construction, and the layers that are left."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self._names = tuple(weights)
        self.layers, self.builder = WeightLayers(weights, "an HRNet"), GraphBuilder()

    def count(self, prefix: str) -> int:
        """Return the number of numbered parts below a prefix. A part without layers counts if a later one has any."""
        pattern = re.compile(rf"{re.escape(prefix)}\.(\d{{1,3}})\.")
        return max((int(found[1]) + 1 for name in self._names if (found := pattern.match(name))), default=0)

    def has(self, prefix: str) -> bool:
        return any(name.startswith(f"{prefix}.") for name in self._names)

    def convolve(
        self, value: Value, name: str, norm: str, kernel: int, *, stride: int = 1, activates: bool = True
    ) -> Value:
        weight, bias = self.layers.normalised(name, norm, value.channels, kernel)
        value = self.builder.convolve(value, weight, bias, name, stride=stride)
        return self._activate(value, name) if activates else value

    def blocks(self, value: Value, name: str) -> Value:
        """Add a sequence of residual blocks: bottlenecks of three convolutions, or basic blocks of two."""
        for number in range(self.count(name)):
            value = self._block(value, f"{name}.{number}")
        return value

    def transition(self, values: Sequence[Value], name: str) -> list[Value]:
        """Return the inputs of the next stage. A new branch is the last one at a lower resolution."""
        made = []
        for number in range(max(self.count(name), len(values))):
            prefix, is_new = f"{name}.{number}", number >= len(values)
            value = values[-1] if is_new else values[number]
            if is_new:
                for step in range(self.count(prefix)):
                    value = self.convolve(value, f"{prefix}.{step}.0", f"{prefix}.{step}.1", 3, stride=2)
            elif self.has(prefix):
                value = self.convolve(value, f"{prefix}.0", f"{prefix}.1", 3)
            made.append(value)
        return made

    def stage(self, values: list[Value], name: str) -> list[Value]:
        for number in range(self.count(name)):
            module = f"{name}.{number}"
            values = [self.blocks(value, f"{module}.branches.{branch}") for branch, value in enumerate(values)]
            values = [self._fuse(values, f"{module}.fuse_layers.{branch}", branch) for branch in range(len(values))]
        return values

    def _block(self, value: Value, name: str) -> Value:
        kernels = (1, 3, 1) if self.has(f"{name}.conv3") else (3, 3)
        made = value
        for number, kernel in enumerate(kernels, 1):
            last = number == len(kernels)
            made = self.convolve(made, f"{name}.conv{number}", f"{name}.bn{number}", kernel, activates=not last)
        kept = value
        if self.has(f"{name}.downsample"):
            kept = self.convolve(value, f"{name}.downsample.0", f"{name}.downsample.1", 1, activates=False)
        return self._activate(self.builder.add("Add", [made, kept], made.channels, f"{name}.sum"), name)

    def _fuse(self, values: Sequence[Value], name: str, branch: int) -> Value:
        """Return the sum of all branches at the resolution of `branch`."""
        parts = [self._resample(value, f"{name}.{other}", other - branch) for other, value in enumerate(values)]
        total = parts[0]
        for number, part in enumerate(parts[1:], 1):
            total = self.builder.add("Add", [total, part], total.channels, f"{name}.sum{number}")
        return self._activate(total, name)

    def _resample(self, value: Value, name: str, levels: int) -> Value:
        """Double the resolution of a branch `levels` times, or halve it if `levels` is negative."""
        if levels > 0:
            value = self.convolve(value, f"{name}.0", f"{name}.1", 1, activates=False)
            scales = self.builder.constant(f"{name}.scales", np.array([1, 1, 2**levels, 2**levels], np.float32))
            return self.builder.add(
                "Resize", [value, "", scales], value.channels, f"{name}.larger", **NEAREST_UPSAMPLING
            )
        for step in range(-levels):
            prefix, last = f"{name}.{step}", step == -levels - 1
            value = self.convolve(value, f"{prefix}.0", f"{prefix}.1", 3, stride=2, activates=not last)
        return value

    def _activate(self, value: Value, name: str) -> Value:
        return self.builder.add("Relu", [value], value.channels, f"{name}.relu")
