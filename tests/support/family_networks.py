"""Make networks of each family that find a drawn ball only if they get the input of their family, and a clip of it.

Each compares every pixel of its input with the colour that the ball has there, as the family would see it: planes in
another order, another scale, mean or deviation, or frames in another order are of another colour. What is alike over
5x5 pixels is a peak, so that edges, where colours mix, are none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

import clipmaker
from clipmaker import Clip
from rallytrace.model_records.input_layouts import FAMILIES, Family, OutputForm, OutputFrames, PlaneKind

BALL, COURT = (200, 120, 60), (50, 80, 110)
"""RGB. The sum of the differences is 240: no difference wraps or is clipped."""
VIDEO_WIDTH, VIDEO_HEIGHT, RADIUS = 384, 224, 10
WIDTH, HEIGHT = 192, 112
"""Of the networks' pictures."""
FRAMES = 64


def ball_at(frame: int) -> tuple[float, float]:
    """Return where the ball is drawn, in pixels of the video: it moves to and fro in arcs."""
    along = abs((frame * 9 + 40) % 600 - 300) + 40
    return float(along), 60.0 + 0.4 * (frame % 16 - 8) ** 2 * 3


def paint(frame: int, width: int, height: int) -> clipmaker.Picture:
    rows, columns = np.ogrid[:height, :width]
    x, y = ball_at(frame)
    inside = (columns - x) ** 2 + (rows - y) ** 2 <= RADIUS**2
    return np.where(inside[..., None], np.array(BALL), np.array(COURT)).astype(np.uint8)


def ball_clip(folder: Path) -> Path:
    clip = Clip("ball.mp4", options={"crf": "8"}, n_frames=FRAMES, width=VIDEO_WIDTH, height=VIDEO_HEIGHT)
    return clipmaker.make(clip, folder, paint)


LENGTHS = {"grey": 9, "grey_grid": 9, "rgb_grid": 5, "concat": 8, "subtract": 8}
"""Of the families whose networks are not of 3 frames."""


@dataclass(frozen=True)
class BallFinder:
    """What to build.

    Attributes:
        recurrent: whether it has an input `h0`; the first window after a start then gives peaks of only 0.6.
        radius_plane: a grid with a fourth plane for each frame.
        swollen: pixels by which its spots reach beyond the ball.
        standing: it shows a spot that stands, wherever the ball is.
    """

    family: Family
    seq_len: int = 0
    recurrent: bool = False
    radius_plane: bool = False
    swollen: int = 0
    standing: bool = False

    @property
    def length(self) -> int:
        return self.seq_len or LENGTHS.get(self.family.name, 3)

    def save(self, path: Path, metadata: dict[str, str] | None = None) -> Path:
        """Write the model, with or without metadata."""
        onnx.save(self.graph(metadata or {}), path)
        return path

    def graph(self, metadata: dict[str, str]) -> onnx.ModelProto:
        builder = _Builder()
        alike = self._alike(builder)
        if self.recurrent:
            alike = builder.op("Mul", alike, builder.op("Add", builder.constant(0.6), builder.op("Squeeze", "h0")))
            builder.nodes.append(
                helper.make_node(
                    "Sub",
                    [builder.constant(np.full((1, 1, 1), 0.4)), builder.op("Mul", builder.constant(0.0), "h0")],
                    ["hn"],
                )
            )
        form = self.family.form
        made = {
            OutputForm.HEATMAPS: self._heatmaps,
            OutputForm.GRID: self._grid,
            OutputForm.CLASSES: self._classes,
        }[form](builder, alike)
        builder.nodes.append(helper.make_node("Identity", [made], ["output"]))
        size = (HEIGHT, WIDTH)
        inputs: dict[str, Sequence[int | str]] = {"clip": ("B", self.family.channels(self.length), *size)}
        outputs: dict[str, Sequence[int | str]] = {"output": self._output_shape()}
        if self.recurrent:
            inputs["h0"] = outputs["hn"] = (1, "B", 1)
        return builder.model(inputs, outputs, metadata)

    def _output_shape(self) -> Sequence[int | str]:
        n_output_frames = self.family.n_output_frames(self.length)
        if self.family.form is OutputForm.GRID:
            return ("B", n_output_frames * (4 if self.radius_plane else 3), HEIGHT // 16, WIDTH // 16)
        if self.family.form is OutputForm.CLASSES:
            pixels = HEIGHT * WIDTH
            return ("B", pixels, 256) if self.family.divisor == 1 else ("B", 256, pixels)
        return ("B", n_output_frames, HEIGHT, WIDTH)

    def _alike(self, builder: "_Builder") -> str:
        """Return how similar each pixel and its surroundings are to a ball, (N, output frames, H, W) from 0 to 1."""
        family, length = self.family, self.length
        colours, spread = _colours(family)
        leading = family.leading_channels
        target = np.concatenate([_as_fed(COURT[:leading], family), *[colours] * length])
        apart = builder.op("Abs", builder.op("Sub", "clip", builder.constant(target[None, :, None, None])))
        order = list(range(length))[:: -1 if family.newest_first else 1]
        frames = {
            OutputFrames.EACH: list(range(length)),
            OutputFrames.MIDDLE: [length // 2],
            OutputFrames.NEWEST: [length - 1],
        }[family.output_frames]
        weights = np.zeros((len(frames), len(target), 1, 1), np.float32)
        per = family.channels_per_frame
        for row, frame in enumerate(frames):
            first = leading + order.index(frame) * per
            weights[row, [*range(leading), *range(first, first + per)]] = -1 / spread
        near = builder.op("Conv", apart, builder.constant(weights), builder.constant(np.ones(len(frames))))
        clipped = builder.op("Clip", near, builder.constant(0.0), builder.constant(1.0))
        sharp = builder.op("Clip", builder.op("Mul", clipped, builder.constant(3.0)), "", builder.constant(1.0))
        found = builder.op("AveragePool", sharp, kernel_shape=[5, 5], pads=[2, 2, 2, 2])
        if self.standing:
            spot = np.zeros((1, 1, HEIGHT, WIDTH))
            spot[..., 40:50, 90:100] = 1
            return builder.op("Add", builder.op("Mul", found, builder.constant(0.0)), builder.constant(spot))
        if not self.swollen:
            return found
        side = 2 * self.swollen + 1
        return builder.op("MaxPool", found, kernel_shape=[side, side], pads=[self.swollen] * 4, strides=[1, 1])

    def _heatmaps(self, builder: "_Builder", alike: str) -> str:
        if not self.family.logits:
            return alike
        return builder.op("Mul", builder.op("Sub", alike, builder.constant(0.5)), builder.constant(14.0))

    def _grid(self, builder: "_Builder", alike: str) -> str:
        cell = {"kernel_shape": [16, 16], "strides": [16, 16]}
        rows, columns = np.mgrid[:HEIGHT, :WIDTH]
        total = builder.op("AveragePool", alike, **cell)
        floor = builder.op("Add", total, builder.constant(1e-6))
        planes = [builder.op("MaxPool", alike, **cell)]
        for place in (columns, rows):
            within = (place % 16 + 0.5)[None, None] / 16
            weighed = builder.op("AveragePool", builder.op("Mul", alike, builder.constant(within)), **cell)
            planes.append(builder.op("Div", weighed, floor))
        if self.radius_plane:
            planes.append(total)
        axis = builder.constant(np.array([2]))
        parts = [builder.op("Unsqueeze", plane, axis) for plane in planes]
        joined = builder.op("Concat", *parts, axis=2)
        shape = np.array([-1, len(planes) * self.length, HEIGHT // 16, WIDTH // 16])
        return builder.op("Reshape", joined, builder.constant(shape))

    def _classes(self, builder: "_Builder", alike: str) -> str:
        value = builder.op("Mul", alike, builder.constant(255.0))
        off = builder.op("Sub", builder.constant(np.arange(256.0)[None, :, None, None]), value)
        logits = builder.op("Neg", builder.op("Mul", off, off))
        flat = builder.op("Reshape", logits, builder.constant(np.array([0, 256, HEIGHT * WIDTH])))
        return builder.op("Transpose", flat, perm=[0, 2, 1]) if self.family.divisor == 1 else flat


def _colours(family: Family) -> tuple[NDArray[np.float64], float]:
    """Return the ball's colours in a frame's planes as the family sees them, and their tolerance."""
    parts: list[float] = []
    for kind in family.frame:
        parts += {
            PlaneKind.RGB: BALL,
            PlaneKind.BGR: BALL[::-1],
            PlaneKind.GREY: (float(np.dot(BALL, (0.299, 0.587, 0.114))),),
            PlaneKind.DIFFERENCE: (float(np.abs(np.subtract(BALL, COURT)).sum()),),
        }[kind]
    unit = 255 / family.divisor / (float(np.mean(family.deviation)) if family.deviation else 1)
    return _as_fed(parts, family), 0.3 * unit * (0.5 + 0.5 * (len(parts) > 1))


def _as_fed(values: Sequence[float], family: Family) -> NDArray[np.float64]:
    fed = np.asarray(values, np.float64) / family.divisor
    if family.mean and len(fed):
        fed = (fed - family.mean) / family.deviation
    return fed


class _Builder:
    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def constant(self, value: Any) -> str:
        array = np.asarray(value)
        array = array.astype(np.int64 if array.dtype.kind == "i" else np.float32)
        name = f"constant{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def op(self, kind: str, *inputs: str, **attributes: Any) -> str:
        name = f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def model(
        self,
        inputs: dict[str, Sequence[int | str]],
        outputs: dict[str, Sequence[int | str]],
        metadata: dict[str, str],
    ) -> onnx.ModelProto:
        taken, given = (
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in some.items()]
            for some in (inputs, outputs)
        )
        graph = helper.make_graph(self.nodes, "ball finder", taken, given, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
        onnx.checker.check_model(model)
        helper.set_model_props(model, metadata)
        return model


EVERY_FAMILY = [
    *(BallFinder(family) for family in FAMILIES.values()),
    BallFinder(FAMILIES["grey"], seq_len=15),
    BallFinder(FAMILIES["grey"], seq_len=15, recurrent=True),
    BallFinder(FAMILIES["grey_grid"], radius_plane=True),
]
