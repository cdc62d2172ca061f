"""Make a pose model of a few kilobytes that finds dots of pure colour, and clips of such dots.

Its inputs, outputs and metadata are those of Ultralytics' export. It gives a person around the reddest pixel of the
picture and one around the bluest, a standing figure with a box of known size. So the places that come out tell how the
picture was fed: its colours, its size, and what lies around it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from clipmaker import Clip, Picture, make

BOX = (24.0, 40.0)
"""Width and height of a person's box, in pixels of the model's picture."""
FIGURE = np.array(
    [
        *((0, -0.42), (-0.06, -0.45), (0.06, -0.45), (-0.1, -0.42), (0.1, -0.42), (-0.2, -0.28), (0.2, -0.28)),
        *((-0.35, -0.1), (0.35, -0.1), (-0.45, 0.05), (0.45, 0.05), (-0.15, 0.08), (0.15, 0.08)),
        *((-0.16, 0.28), (0.16, 0.28), (-0.16, 0.47), (0.16, 0.47)),
    ]
)
"""Where the 17 keypoints are, from the middle of the box, in its width and height."""
ROWS_IN_GRAPH = 300


@dataclass(frozen=True)
class TinyPoseModel:
    """What to build.

    Attributes:
        in_graph: whether it gives (1, 300, 57), as with `nms=True` and of networks that need no suppression.
        classes: how many there are; persons are the last one.
        values: values of each keypoint.
        dynamic: whether batch, height and width are open.
        pyramid: whether the picture goes in beside its half, enlarged again, as in a real YOLO: sides must be even.
    """

    height: int = 192
    width: int = 192
    in_graph: bool = False
    classes: int = 1
    values: int = 3
    dynamic: bool = False
    pyramid: bool = False

    @property
    def row(self) -> int:
        return (6 if self.in_graph else 4 + self.classes) + 17 * self.values

    def metadata(self) -> dict[str, str]:
        names = {number: f"thing {number}" for number in range(self.classes - 1)} | {self.classes - 1: "person"}
        return {
            "description": "Ultralytics YOLO pose model",
            "task": "pose",
            "stride": "32",
            "batch": "1",
            "imgsz": f"[{self.height}, {self.width}]",
            "names": str(names),
            "kpt_shape": f"[17, {self.values}]",
            "end2end": str(self.in_graph),
            "args": "{'nms': None}",
        }

    def graph(self, metadata: dict[str, str] | None = None) -> onnx.ModelProto:
        batch = "batch" if self.dynamic else 1
        sides = ["height", "width"] if self.dynamic else [self.height, self.width]
        rows, columns = (ROWS_IN_GRAPH, self.row) if self.in_graph else (self.row, 4)
        nodes, constants = self._finding()
        if self.pyramid:
            nodes = [*_enlarged_half(), *nodes]
            constants["enlarging"] = np.array([1, 1, 2, 2], np.float32)
            constants["purity"] = np.pad(constants["purity"], ((0, 0), (0, 3), (0, 0), (0, 0)))
            next(node for node in nodes if node.op_type == "Conv").input[0] = "pyramid"
        nodes += self._listed() if self.in_graph else self._candidates()
        model = helper.make_model(
            helper.make_graph(
                nodes,
                "pose",
                [helper.make_tensor_value_info("images", TensorProto.FLOAT, [batch, 3, *sides])],
                [helper.make_tensor_value_info("output0", TensorProto.FLOAT, [batch, rows, columns])],
                [numpy_helper.from_array(value, name) for name, value in {**constants, **self._layout()}.items()],
            ),
            opset_imports=[helper.make_opsetid("", 17)],
            ir_version=8,
        )
        helper.set_model_props(model, self.metadata() if metadata is None else metadata)
        return model

    def save(self, path: Path, metadata: dict[str, str] | None = None) -> Path:
        onnx.save(self.graph(metadata), path)
        return path

    def _finding(self) -> tuple[list[onnx.NodeProto], dict[str, NDArray[np.generic]]]:
        """Return nodes that give `x`, `y` and `sure`, (N, 1, 2), of the reddest and the bluest pixel."""
        constants: dict[str, NDArray[np.generic]] = {
            "flat_shape": np.array([0, 3, -1]),
            "red_and_blue": np.array([0, 2]),
            "one_axis": np.array([1]),
            "half": np.array(0.5, np.float32),
            "two": np.array(2, np.float32),
            "one": np.array(1, np.float32),
            "last_axis": np.array([3]),
            "four": np.array([4]),
        }
        mixed = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1]], np.float32) * 1.5 - 0.5
        constants["purity"] = mixed[..., None, None]
        nodes = [
            # A pure colour has 1, white 0.5, and grey less.
            helper.make_node("Conv", ["images", "purity"], ["pure"]),
            helper.make_node("Reshape", ["pure", "flat_shape"], ["flat"]),
            helper.make_node("ArgMax", ["flat"], ["places"], axis=2, keepdims=0),
            helper.make_node("Gather", ["places", "red_and_blue"], ["at"], axis=1),
            helper.make_node("Shape", ["images"], ["shape"]),
            helper.make_node("Slice", ["shape", "last_axis", "four"], ["width"]),
            helper.make_node("Mod", ["at", "width"], ["column"]),
            helper.make_node("Div", ["at", "width"], ["line"]),
            helper.make_node("ReduceMax", ["flat"], ["highest"], axes=[2], keepdims=0),
            helper.make_node("Gather", ["highest", "red_and_blue"], ["peak"], axis=1),
            helper.make_node("Unsqueeze", ["peak", "one_axis"], ["sure"]),
        ]
        for whole, name in (("column", "x"), ("line", "y")):
            nodes += [
                helper.make_node("Cast", [whole], [f"{name}_float"], to=TensorProto.FLOAT),
                helper.make_node("Add", [f"{name}_float", "half"], [f"{name}_middle"]),
                helper.make_node("Unsqueeze", [f"{name}_middle", "one_axis"], [name]),
            ]
        return nodes, constants

    def _layout(self) -> dict[str, NDArray[np.generic]]:
        """Return which values of a person's row are x, y and confidence, each (row, 1), and the added offsets."""
        width, height = BOX
        of_x, of_y, of_sure, plus = (np.zeros((self.row, 1), np.float32) for _ in range(4))
        if self.in_graph:
            of_x[[0, 2]] = of_y[[1, 3]] = 1
            plus[:4, 0] = -width / 2, -height / 2, width / 2, height / 2
            of_sure[4], plus[5] = 1, self.classes - 1
            first = 6
        else:
            of_x[0] = of_y[1] = 1
            plus[2:4, 0] = width, height
            of_sure[3 + self.classes] = 1
            first = 4 + self.classes
        for number, (across, down) in enumerate(FIGURE):
            at = first + number * self.values
            of_x[at] = of_y[at + 1] = 1
            plus[at : at + 2, 0] = across * width, down * height
            if self.values == 3:
                of_sure[at + 2] = 1
        fainter = np.where(of_sure > 0, np.float32(0.8), np.float32(1)).astype(np.float32)
        return {
            "of_x": of_x,
            "of_y": of_y,
            "of_sure": of_sure,
            "plus": plus,
            "fainter": fainter,
            "nobody": np.zeros((1, ROWS_IN_GRAPH - 2, self.row), np.float32),
        }

    def _person(self) -> list[onnx.NodeProto]:
        """Return nodes that give `persons`, (N, row, 2)."""
        return [
            *(helper.make_node("Mul", [f"of_{name}", name], [f"{name}_part"]) for name in ("x", "y", "sure")),
            helper.make_node("Sum", ["x_part", "y_part", "sure_part", "plus"], ["persons"]),
        ]

    def _candidates(self) -> list[onnx.NodeProto]:
        """Return each person twice, as neighbouring cells do; the second time with less confidence."""
        return [
            *self._person(),
            helper.make_node("Mul", ["persons", "fainter"], ["again"]),
            helper.make_node("Concat", ["persons", "again"], ["output0"], axis=2),
        ]

    def _listed(self) -> list[onnx.NodeProto]:
        return [
            *self._person(),
            helper.make_node("Transpose", ["persons"], ["rows"], perm=[0, 2, 1]),
            helper.make_node("Concat", ["rows", "nobody"], ["output0"], axis=1),
        ]


def _enlarged_half() -> list[onnx.NodeProto]:
    return [
        helper.make_node("AveragePool", ["images"], ["halved"], kernel_shape=[2, 2], strides=[2, 2], pads=[0, 0, 1, 1]),
        helper.make_node("Resize", ["halved", "", "enlarging"], ["enlarged"], mode="nearest"),
        helper.make_node("Concat", ["images", "enlarged"], ["pyramid"], axis=1),
    ]


def save_rtmpose(
    path: Path,
    *,
    joints: int = 17,
    size: tuple[int, int] = (48, 64),
    batch: int | str = "batch",
    names: Sequence[str] = ("simcc_x", "simcc_y"),
    tells_joints: bool = True,
) -> Path:
    """Write an RTMPose in MMDeploy's form that finds all keypoints at the reddest pixel. Its redness is the confidence.

    Its confidence is how red that is.
    """
    width, height = size
    mixed = np.array([1, -1, -1], np.float32) * (0.229, 0.224, 0.225)
    constants: dict[str, NDArray[np.generic]] = {
        "red": mixed.astype(np.float32).reshape(1, 3, 1, 1),
        "mean": np.array([0.485 - 0.456 - 0.406], np.float32),
        "columns": np.repeat(np.arange(width), 2),
        "rows": np.repeat(np.arange(height), 2),
        "joints": np.ones((1, joints, 1), np.float32),
    }
    nodes = [helper.make_node("Conv", ["input", "red", "mean"], ["redness"])]
    for name, across, other in ((names[0], "columns", 2), (names[1], "rows", 3)):
        nodes += [
            helper.make_node("ReduceMax", ["redness"], [f"{across}_high"], axes=[other], keepdims=0),
            helper.make_node("Gather", [f"{across}_high", across], [f"{across}_twice"], axis=2),
            helper.make_node("Mul", [f"{across}_twice", "joints"], [name]),
        ]
    shown = joints if tells_joints else "MatMulsimcc_x_dim_1"
    graph = helper.make_graph(
        nodes,
        "rtmpose",
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, [batch, 3, height, width])],
        [
            helper.make_tensor_value_info(name, TensorProto.FLOAT, [batch, shown, 2 * side])
            for name, side in zip(names, size, strict=True)
        ],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)
    return path


def dots(i: int, width: int, height: int) -> Picture:
    """Return frame `i`: on dim grey, a red dot moving right by 4 pixels a frame, and a blue one at rest."""
    picture = np.full((height, width, 3), 60, np.uint8)
    for (x, y), colour in ((red_at(i, width, height), (255, 0, 0)), (blue_at(width, height), (0, 0, 255))):
        picture[y - 4 : y + 5, x - 4 : x + 5] = colour
    return picture


def red_at(i: int, width: int, height: int) -> tuple[int, int]:
    """Return the middle of the red dot, the far player."""
    return width // 4 + 4 * i, height // 3


def blue_at(width: int, height: int) -> tuple[int, int]:
    """Return the middle of the blue dot, the near player."""
    return width // 2, 3 * height // 4


def clip_of_dots(folder: Path, n_frames: int = 12) -> Path:
    """Return a video of 384x216 with the two dots."""
    clip = Clip("dots.mp4", n_frames=n_frames, width=384, height=216, pix_fmt="yuv444p", options={"crf": "4"})
    return make(clip, folder, dots)
