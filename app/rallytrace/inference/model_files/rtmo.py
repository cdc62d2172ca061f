"""RTMO as exported by MMPose, which finds all persons of a picture in one pass.

The input is BGR, 0 to 255 (N, 3, H, W): the picture shrunk to fit, with a grey border. There are two outputs in pixels
of that picture: boxes (N, n, 5) with corners and confidence, and keypoints (N, n, 17, 3). `PoseNetwork` joins them to
(N, n, 56).

Source: Lu et al., "RTMO", CVPR 2024, as deployed by MMDeploy.
"""

from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import ModelGraph, format_shape, refuse_model
from rallytrace.inference.model_files.pose_file import (
    MAX_PERSONS,
    PoseFamilyName,
    PoseModelFile,
    read_picture_input,
    refuse_other_keypoints,
)
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

_DEFAULT_SIZE: Final = Size(640, 640)
_BOX_VALUES: Final = 5
_VALUES_PER_PERSON: Final = _BOX_VALUES + 3 * len(KEYPOINTS)


def is_rtmo_graph(graph: ModelGraph) -> bool:
    """Return True if a file has both outputs of this family, boxes and keypoints, whatever the keypoints are."""
    return _find_outputs(graph) is not None


def _find_outputs(graph: ModelGraph) -> tuple[str, str] | None:
    """Return the names of the outputs for boxes and keypoints. If axes are free, MMDeploy's names decide."""
    if len(graph.outputs) != 2:
        return None

    def find(usual: str, axes: int, last: int) -> str | None:
        shapes = ((name, shape[-1]) for name, shape in graph.outputs.items() if len(shape) == axes)
        return next(
            (name for name, side in shapes if side == last or (name == usual and not isinstance(side, int))), None
        )

    boxes, keypoints = find("dets", 3, _BOX_VALUES), find("keypoints", 4, 3)
    return None if boxes is None or keypoints is None else (boxes, keypoints)


def read_rtmo(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """Return the pose model in a file and the assumptions made, a sentence each.

    Raises:
        AppError: the input or an output has another form.
    """
    outputs = _find_outputs(graph)
    if outputs is None:
        raise refuse_model(path, tr_lazy("errors", "an RTMO has the outputs (N, n, 5) and (N, n, 17, 3)"))
    pictures = read_picture_input(path, graph, _DEFAULT_SIZE)
    refuse_other_keypoints(path, graph.outputs[outputs[1]][2])
    file = PoseModelFile(
        path=path,
        family=PoseFamilyName.RTMO,
        inputs=(pictures.name,),
        output=outputs[0],
        second_output=outputs[1],
        size=pictures.size,
        batch=pictures.batch,
        sha256=graph.sha256,
    )
    return file, pictures.findings


def prepare_rtmo(pictures: Floats32) -> Floats32:
    """Return the network's input for RGB pictures (N, 3, H, W) in [0, 1]."""
    return np.ascontiguousarray(pictures[:, ::-1] * np.float32(255))


def read_rtmo_persons(output: Floats32, min_confidence: float) -> tuple[Floats32, Floats32, Floats32]:
    """Return the persons in the joined output (n, 56) for one picture, most confident first, in pixels of the picture.

    Returns:
        Corners (n, 4), confidences (n,) and keypoints (n, 17, 3).

    Raises:
        AppError: the output has another form.
    """
    if output.ndim != 2 or output.shape[1] != _VALUES_PER_PERSON:
        raise AppError(
            tr_lazy("errors", "An RTMO returned an output of {shape}.", shape=format_shape(output.shape)),
            tr_lazy("errors", "Choose another file."),
        )
    rows = output[np.isfinite(output).all(axis=1) & (output[:, 4] >= min_confidence)]
    rows = rows[np.argsort(-rows[:, 4], kind="stable")][:MAX_PERSONS]
    return rows[:, :4], rows[:, 4], rows[:, _BOX_VALUES:].reshape(-1, len(KEYPOINTS), 3)
