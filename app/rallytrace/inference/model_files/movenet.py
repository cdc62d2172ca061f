"""MoveNet MultiPose: find persons from the output of the network, decoded as in Google's graph.

The input is RGB in [0, 1] (N, 3, H, W), with height and width any multiples of 32. The output is (N, 90, H/4, W/4):
heatmap of centres, keypoints relative to the centre, heatmaps of keypoints, their offsets within a cell, size of the
box, and its offset. Pairs are row, column, in cells. Any number of persons is found; the original graph finds at most
six.

Source: the TensorFlow.js graph of movenet/multipose/lightning/1, read by `models/training/make_poses.py`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import ModelGraph, format_shape, refuse_model
from rallytrace.inference.model_files.pose_file import (
    MAX_PERSONS,
    PoseFamilyName,
    PoseModelFile,
    read_picture_input,
)
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

_CELL_PX: Final = 4
"""Size of a cell in pixels."""
_DEFAULT_SIZE: Final = Size(448, 256)
_KEYPOINT_COUNT: Final = len(KEYPOINTS)
_HEAD_CHANNELS: Final = (1, 2 * _KEYPOINT_COUNT, _KEYPOINT_COUNT, 2 * _KEYPOINT_COUNT, 2, 2)
"""Number of channels of each head."""
_MIN_KEYPOINT_CONFIDENCE: Final = 0.127
"""Minimum confidence of a keypoint that counts for the person's confidence."""
_DISTANCE_VARIANCE_FRACTION: Final = 0.3
"""Tolerance for a keypoint's distance from where the centre predicts it: the variance in cells, as a fraction of the
shorter side."""
_PEAK_NEIGHBOURHOOD: Final = np.ones((5, 5), np.uint8)
"""A centre is the highest value within this neighbourhood."""


def is_movenet_graph(graph: ModelGraph) -> bool:
    """Return True if the file's metadata names this network."""
    return graph.metadata.get("pose_family") == PoseFamilyName.MOVENET.value


def read_movenet(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """Return the pose model in a file.

    Raises:
        AppError: the input or output has another form.
    """
    pictures = read_picture_input(path, graph, _DEFAULT_SIZE)
    (output, given), *others = graph.outputs.items()
    if others or len(given) != 4 or given[1] != sum(_HEAD_CHANNELS):
        raise refuse_model(path, tr_lazy("errors", "MoveNet's output is (N, {sum}, H/4, W/4)", sum=sum(_HEAD_CHANNELS)))
    file = PoseModelFile(
        path=path,
        family=PoseFamilyName.MOVENET,
        inputs=(pictures.name,),
        output=output,
        size=pictures.size,
        batch=pictures.batch,
        sha256=graph.sha256,
        free_size=not pictures.is_sized,
    )
    return file, ()


@dataclass(frozen=True, slots=True, eq=False)
class _Heads:
    """The heads for one picture, channels last. The module docstring describes them."""

    centre: Floats32
    regression: Floats32
    heatmap: Floats32
    offset: Floats32
    box_size: Floats32
    box_offset: Floats32

    @classmethod
    def of(cls, output: Floats32) -> "_Heads":
        parts = np.split(output.transpose(1, 2, 0), np.cumsum(_HEAD_CHANNELS)[:-1], axis=2)
        centre, regression, heatmap, offset, box_size, box_offset = map(np.ascontiguousarray, parts)
        return cls(centre[..., 0], regression, heatmap, offset, box_size, box_offset)


def read_movenet_persons(output: Floats32, min_confidence: float) -> tuple[Floats32, Floats32, Floats32]:
    """Return the persons in the output (90, H/4, W/4) for one picture, most confident first, in pixels of the picture.

    Returns:
        Corners (n, 4), confidences (n,) and keypoints (n, 17, 3).

    Raises:
        AppError: the output has another form.
    """
    if output.ndim != 3 or len(output) != sum(_HEAD_CHANNELS):
        raise AppError(
            tr_lazy("errors", "A MoveNet returned an output of {shape}.", shape=format_shape(output.shape)),
            tr_lazy("errors", "Choose another file."),
        )
    heads = _Heads.of(np.where(np.isfinite(output), output, np.float32(0)))
    # The confidence of a person is that of its centre, reduced by its keypoints.
    peaks = (heads.centre >= max(min_confidence, 0.01)) & (
        heads.centre >= cv2.dilate(heads.centre, _PEAK_NEIGHBOURHOOD)
    )
    rows, columns = np.nonzero(peaks)
    order = np.argsort(-heads.centre[rows, columns], kind="stable")[: 2 * MAX_PERSONS]
    found = [_read_person(heads, int(rows[k]), int(columns[k])) for k in order]
    found = sorted((person for person in found if person[1] >= min_confidence), key=lambda person: -person[1])[
        :MAX_PERSONS
    ]
    corners = np.array([person[0] for person in found], np.float32).reshape(-1, 4)
    scores = np.array([person[1] for person in found], np.float32)
    return corners, scores, np.array([person[2] for person in found], np.float32).reshape(-1, _KEYPOINT_COUNT, 3)


def _read_person(heads: _Heads, row: int, column: int) -> tuple[Floats32, float, Floats32]:
    height, width = heads.centre.shape
    middle = np.array([row, column], np.float32) + heads.box_offset[row, column]
    half = np.maximum(heads.box_size[row, column], 0) / 2
    top, left = np.clip(middle - half, 0, (height, width)).tolist()
    bottom, right = np.clip(middle + half, 0, (height, width)).tolist()
    guesses = np.array([row, column], np.float32) + heads.regression[row, column].reshape(_KEYPOINT_COUNT, 2)
    inside = np.s_[int(np.ceil(top)) : int(np.ceil(bottom)), int(np.ceil(left)) : int(np.ceil(right))]
    keypoints = np.zeros((_KEYPOINT_COUNT, 3), np.float32)
    patch = heads.heatmap[inside]
    if patch.size:
        keypoints = _place_keypoints(heads, patch, guesses, inside[0].start, inside[1].start)
    seen = keypoints[keypoints[:, 2] > _MIN_KEYPOINT_CONFIDENCE, 2]
    score = float(heads.centre[row, column]) * (float(seen.mean()) if len(seen) else 0.0)
    corners = np.array([left, top, right, bottom], np.float32) * _CELL_PX
    return corners, score, keypoints


def _place_keypoints(heads: _Heads, patch: Floats32, guesses: Floats32, first_row: int, first_column: int) -> Floats32:
    """Return keypoints (17, 3): the best cell of each heatmap near its predicted position, within the box."""
    variance = _DISTANCE_VARIANCE_FRACTION * min(heads.centre.shape)
    rows = np.arange(first_row, first_row + patch.shape[0])[:, None, None] - guesses[:, 0]
    columns = np.arange(first_column, first_column + patch.shape[1])[None, :, None] - guesses[:, 1]
    weighed = patch * np.exp(-(rows**2 + columns**2) / variance)
    best = weighed.reshape(-1, _KEYPOINT_COUNT).argmax(axis=0)
    row, column = np.divmod(best, patch.shape[1])
    joints = np.arange(_KEYPOINT_COUNT)
    offsets = heads.offset[row + first_row, column + first_column].reshape(_KEYPOINT_COUNT, _KEYPOINT_COUNT, 2)[
        joints, joints
    ]
    y, x = row + first_row + offsets[:, 0], column + first_column + offsets[:, 1]
    return np.stack([x * _CELL_PX, y * _CELL_PX, weighed[row, column, joints]], axis=1).astype(np.float32)
