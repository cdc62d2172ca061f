"""RTMPose as exported by MMPose, which locates the keypoints of one person in a box found by another model.

The input is RGB normalised by ImageNet's mean and standard deviation (N, 3, H, W): the enlarged box, black outside the
frame. There are two outputs with a row of half pixels for each keypoint: simcc_x (N, 17, 2 W) and simcc_y (N, 17, 2 H).
`PoseNetwork` joins them to (N, 17, 2 W + 2 H).

Source: Jiang et al., "RTMPose", 2023, as deployed by MMDeploy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import ModelGraph, format_shape, refuse_model
from rallytrace.inference.model_files.pose_file import (
    PictureInput,
    PoseFamilyName,
    PoseModelFile,
    read_picture_input,
    refuse_other_keypoints,
)
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

_DEFAULT_SIZE: Final = Size(192, 256)
_VALUES_PER_PIXEL: Final = 2
"""Number of output values per pixel in a row."""
_OUTPUT_NAME_PREFIX: Final = "simcc"
"""Prefix of the outputs' names in MMDeploy's exports."""
_BOX_ENLARGEMENT: Final = 1.25


def is_rtmpose_graph(graph: ModelGraph) -> bool:
    """Return True if a file has this family's outputs, even with other keypoints or in three dimensions."""
    if any(name.startswith(_OUTPUT_NAME_PREFIX) for name in graph.outputs):
        return True
    taken, given = next(iter(graph.inputs.values()), ()), list(graph.outputs.values())
    if len(taken) != 4 or len(given) != 2 or any(len(shape) != 3 for shape in given):
        return False
    return [shape[2] for shape in given] == [side * _VALUES_PER_PIXEL for side in taken[:1:-1] if isinstance(side, int)]


def read_rtmpose(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """Return the pose model in a file and the assumptions made, a sentence each.

    Raises:
        AppError: the input or an output has another form, or the keypoints are not COCO's.
    """
    if len(graph.outputs) != 2 or any(len(shape) != 3 for shape in graph.outputs.values()):
        raise refuse_model(path, tr_lazy("errors", "an RTMPose has the outputs simcc_x and simcc_y of 3 axes"))
    joints = [shape[1] for shape in graph.outputs.values()]
    for number in joints:
        refuse_other_keypoints(path, number)
    is_named = all(output.startswith(_OUTPUT_NAME_PREFIX) for output in graph.outputs)
    columns, rows = sorted(graph.outputs) if is_named else graph.outputs
    pictures = _read_input(path, graph, (graph.outputs[columns][2], graph.outputs[rows][2]))
    size = pictures.size
    file = PoseModelFile(
        path=path,
        family=PoseFamilyName.RTMPOSE,
        inputs=(pictures.name,),
        output=columns,
        second_output=rows,
        size=size,
        batch=pictures.batch,
        sha256=graph.sha256,
    )
    findings = []
    if not any(isinstance(number, int) for number in joints):
        findings.append(
            tr_lazy(
                "models",
                "Its number of keypoints is not given, so the {count} of COCO are assumed.",
                count=len(KEYPOINTS),
            )
        )
    if size.height < size.width * 1.2:
        findings.append(
            tr_lazy(
                "models",
                "Its pictures of {size} are wider than persons. It may be made for hands, faces or animals.",
                size=size,
            )
        )
    return file, tuple(findings)


def _read_input(path: Path, graph: ModelGraph, given: Sequence[int | str]) -> PictureInput:
    """Return the input. Its size is the file's, or else half that of the outputs, or else the default."""
    usual = (_DEFAULT_SIZE.width, _DEFAULT_SIZE.height)
    known = (row // _VALUES_PER_PIXEL if isinstance(row, int) else side for row, side in zip(given, usual, strict=True))
    pictures = read_picture_input(path, graph, Size(*known))
    for row, side in zip(given, (pictures.size.width, pictures.size.height), strict=True):
        if isinstance(row, int) and row != _VALUES_PER_PIXEL * side:
            raise refuse_model(
                path,
                tr_lazy(
                    "errors",
                    "its rows of {row} numbers are not {values_per_pixel} for each of {side} pixels",
                    row=row,
                    values_per_pixel=_VALUES_PER_PIXEL,
                    side=side,
                ),
            )
    return pictures


def read_rtmpose_person(output: Floats32, file: PoseModelFile) -> tuple[Floats32, Floats32, Floats32]:
    """Return the person in the joined output (17, 2 W + 2 H) for one picture, in pixels from the picture's corner.

    Returns:
        Corners (1, 4) of the keypoints, the mean confidence (1,) and keypoints (1, 17, 3).

    Raises:
        AppError: the output has other keypoints or another form.
    """
    width = _VALUES_PER_PIXEL * file.size.width
    if output.shape != (len(KEYPOINTS), width + _VALUES_PER_PIXEL * file.size.height):
        raise AppError(
            tr_lazy(
                "errors",
                "{path} returned an output of {shape}, which does not have {count} keypoints.",
                path=file.path,
                shape=format_shape(output.shape),
                count=len(KEYPOINTS),
            ),
            tr_lazy("errors", "Choose another file."),
        )
    columns, rows = np.split(np.where(np.isfinite(output), output, np.float32(0)), [width], axis=1)
    places = np.stack([columns.argmax(axis=1), rows.argmax(axis=1)], axis=1) / _VALUES_PER_PIXEL + 0.5
    sure = np.clip(np.minimum(columns.max(axis=1), rows.max(axis=1)), 0, 1)
    corners = np.concatenate([places.min(axis=0), places.max(axis=0)])[None]
    keypoints = np.concatenate([places, sure[:, None]], axis=1)[None]
    return corners.astype(np.float32), sure.mean(keepdims=True), keypoints.astype(np.float32)


@dataclass(frozen=True, slots=True)
class Crop:
    """The part of a frame that the network sees as the picture of a person.

    Attributes:
        middle: x and y of the centre of the box.
        size: size of the network's picture.
        scale: pixels of the frame per pixel of the picture.
    """

    middle: tuple[float, float]
    scale: float
    size: Size

    @classmethod
    def of(cls, box: Sequence[float], size: Size) -> "Crop":
        """Return the crop around a box, with the same centre."""
        left, top, right, bottom = box
        scale = _BOX_ENLARGEMENT * max((right - left) / size.width, (bottom - top) / size.height, 1 / size.width)
        return cls(((left + right) / 2, (top + bottom) / 2), scale, size)

    def lay_out(self, bgr: NDArray[np.uint8]) -> Floats32:
        """Return the picture (3, H, W) of a frame (h, w, 3), RGB from 0 to 1."""
        left, top = self._corner
        matrix = np.array([[self.scale, 0, left], [0, self.scale, top]])
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        cut = cv2.warpAffine(bgr, matrix, (self.size.width, self.size.height), flags=flags)
        return np.asarray(cut[..., ::-1].transpose(2, 0, 1), np.float32, order="C") / np.float32(255)

    def to_frame(self, keypoints: Floats32) -> Floats32:
        """Convert keypoints (17, 3), measured from the corner of the input picture, to keypoints in the frame."""
        left, top = self._corner
        in_frame = (keypoints[:, :2] - 0.5) * self.scale + np.array([left, top])
        return np.concatenate([in_frame, keypoints[:, 2:]], axis=1).astype(np.float32)

    @property
    def _corner(self) -> tuple[float, float]:
        x, y = self.middle
        return x - self.scale * self.size.width / 2, y - self.scale * self.size.height / 2
