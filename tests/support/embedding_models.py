"""Make embedding networks of a few kilobytes with a known result: the mean colours of eight parts of the picture."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

NUMBERS = 24
"""Of a vector: three colours of four rows of two parts."""


@dataclass(frozen=True)
class TinyEmbedding:
    """What to build.

    Attributes:
        batch: fixed, or None for any.
        declared: numbers of a vector, as the file says.
        subtracted: a mean that the network subtracts itself, as FastReID's exports do.
        mixes: whether a picture's vector depends on the others in its batch.
        scale: scale of the vectors.
    """

    batch: int | None = None
    width: int = 128
    height: int = 256
    declared: int = NUMBERS
    subtracted: float = 0.0
    mixes: bool = False
    scale: float = 1.0

    def graph(self) -> onnx.ModelProto:
        batch = self.batch or "batch"
        nodes = [
            helper.make_node(
                "AveragePool",
                ["centred" if self.subtracted else "images"],
                ["parts"],
                kernel_shape=[self.height // 4, self.width // 2],
                strides=[self.height // 4, self.width // 2],
            ),
            helper.make_node("Flatten", ["parts"], ["unscaled"]),
            helper.make_node("Mul", ["unscaled", "scale"], ["flat" if self.mixes else "features"]),
        ]
        constants: dict[str, NDArray[np.generic]] = {"scale": np.array(self.scale, np.float32)}
        if self.subtracted:
            nodes.insert(0, helper.make_node("Sub", ["images", "mean"], ["centred"]))
            constants["mean"] = np.full((1, 3, 1, 1), self.subtracted, np.float32)
        if self.mixes:
            nodes += [
                helper.make_node("CumSum", ["flat", "first_axis"], ["features"]),
            ]
            constants["first_axis"] = np.array(0)
        return helper.make_model(
            helper.make_graph(
                nodes,
                "embedding",
                [helper.make_tensor_value_info("images", TensorProto.FLOAT, [batch, 3, self.height, self.width])],
                [helper.make_tensor_value_info("features", TensorProto.FLOAT, [batch, self.declared])],
                [numpy_helper.from_array(value, name) for name, value in constants.items()],
            ),
            opset_imports=[helper.make_opsetid("", 17)],
            ir_version=8,
        )

    def save(self, path: Path) -> Path:
        onnx.save(self.graph(), path)
        return path


def parts_of(picture: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the result of the network for a picture (3, H, W), computed from its definition."""
    _, height, width = picture.shape
    means = picture.reshape(3, 4, height // 4, 2, width // 2).mean(axis=(2, 4))
    return np.asarray(means.reshape(-1), np.float32)
