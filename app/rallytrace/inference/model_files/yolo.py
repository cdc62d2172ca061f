"""Pose models of the YOLO kind: read their files, and decode persons from their output.

The files are exported by Ultralytics. In the metadata `task` is 'pose', `kpt_shape` is the number of keypoints and of
values per keypoint, `imgsz` the picture's height and width, and `names` the classes. The input is RGB in [0, 1] (N, 3,
H, W): the picture shrunk to fit, with a grey border (114). The output, in pixels of that picture, has one of two forms.
Either all candidates, (N, 4 + classes + values, candidates): centre and size of the box, confidence of each class,
keypoints. Or, if the graph suppresses overlapping boxes, (N, persons, 6 + values): corners, confidence, class,
keypoints, and rows of zeros after the last person.
"""

import re
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, printable
from rallytrace.inference.model_files.model_graph import FLOAT_TYPES, ModelGraph, Shape, format_shape, refuse_model
from rallytrace.inference.model_files.pose_file import (
    MAX_PERSONS,
    MIN_SIDE_PX,
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
_MAX_BOX_OVERLAP: Final = 0.7
"""Overlap (IoU) above which only the most confident box counts, as in Ultralytics' program."""
MAX_CANDIDATES: Final = 5_000
"""Maximum number of persons in a picture before suppression; a full grandstand has a few hundred confident ones."""
_MAX_COORDINATE_PX: Final = 1e6
"""Largest coordinate in pixels. NaN is excluded too."""
MIN_CONFIDENCE: Final = 0.25
"""Minimum confidence, as in Ultralytics' program."""


def is_yolo_graph(graph: ModelGraph) -> bool:
    """Return True if a file is a YOLO exported by Ultralytics, for any task: no other exports name their task."""
    return "task" in graph.metadata or "kpt_shape" in graph.metadata


def read_yolo(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """Return the pose model in a file and the assumptions made, a sentence each.

    Raises:
        AppError: the file cannot be run.
    """
    task = graph.metadata.get("task", "")
    if task not in ("", "pose"):
        raise refuse_model(
            path,
            tr_lazy(
                "errors", "it is a YOLO for the task '{task}', but a pose model is needed", task=printable(task, 40)
            ),
        )
    values = _values(path, graph)
    usual = _usual_size(graph)
    pictures = read_picture_input(path, graph, usual or _DEFAULT_SIZE)
    output, given = next(iter(graph.outputs.items()))
    _refuse_output(path, given, values)
    if (kind := graph.output_types[output]) not in FLOAT_TYPES:
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "its output '{output}' is {kind}, but float32 is needed",
                output=printable(output, 40),
                kind=kind,
            ),
        )
    person = re.search(r"(\d{1,6}): ['\"]person['\"]", graph.metadata.get("names", "")[:100_000])
    file = PoseModelFile(
        path=path,
        family=PoseFamilyName.YOLO,
        inputs=(pictures.name,),
        output=output,
        size=pictures.size,
        batch=pictures.batch,
        sha256=graph.sha256,
        free_size=not pictures.is_sized,
        stride=_stride(graph),
        values=values,
        person=int(person[1]) if person else None,
    )
    return file, () if usual else pictures.findings


def _values(path: Path, graph: ModelGraph) -> int:
    """Return the number of values per keypoint. The keypoints must be COCO's 17."""
    numbers = _whole_numbers(graph.metadata.get("kpt_shape", ""))
    if len(numbers) != 2 or numbers[1] not in (2, 3):
        raise refuse_model(path, tr_lazy("errors", "its metadata has no valid kpt_shape (keypoints, values of each)"))
    refuse_other_keypoints(path, numbers[0])
    return numbers[1]


def _usual_size(graph: ModelGraph) -> Size | None:
    """Return the size from `imgsz`, or None if the file lacks it."""
    sides = _whole_numbers(graph.metadata.get("imgsz", ""))
    sides = sides * 2 if len(sides) == 1 else sides
    return Size(sides[1], sides[0]) if len(sides) == 2 else None


def _stride(graph: ModelGraph) -> int:
    numbers = _whole_numbers(graph.metadata.get("stride", ""))
    return numbers[0] if len(numbers) == 1 and 1 <= numbers[0] <= 256 else MIN_SIDE_PX


def _refuse_output(path: Path, given: Shape, values: int) -> None:
    """Raise AppError if the output cannot be of persons, as far as its shape is known."""
    keypoints = len(KEYPOINTS) * values
    if len(given) != 3:
        raise refuse_model(path, tr_lazy("errors", "a pose model's output has 3 axes"))
    holds_candidates = not isinstance(given[1], int) or given[1] >= 5 + keypoints
    if not holds_candidates and isinstance(given[2], int) and given[2] != 6 + keypoints:
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "its output {shape} does not have {count} keypoints per person",
                shape=format_shape(given),
                count=len(KEYPOINTS),
            ),
        )


def _whole_numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d{1,6}", text[:100])]


def read_yolo_persons(
    output: Floats32, file: PoseModelFile, min_confidence: float
) -> tuple[Floats32, Floats32, Floats32]:
    """Return the persons in the output for one picture, most confident first, in pixels of that picture.

    Persons with non-finite numbers are dropped.

    Args:
        output: (values, candidates), or (persons, values) if the graph suppresses overlapping boxes.
        min_confidence: minimum confidence; 0 for a trial, with any number of persons.

    Returns:
        Corners (n, 4), confidences (n,) and keypoints (n, 17, 3).

    Raises:
        AppError: the output has neither form, or too many persons for a real result.
    """
    keypoints = len(KEYPOINTS) * file.values
    if output.ndim != 2:
        raise _no_persons(file, output)
    in_graph = output.shape[1] == 6 + keypoints
    classes = output.shape[0] - 4 - keypoints
    if not in_graph and classes < 1:
        raise _no_persons(file, output)
    if in_graph:
        rows, kinds = output, output[:, 5]
        wanted = (
            rows[:, 4] >= min_confidence
            if file.person is None
            else (rows[:, 4] >= min_confidence) & (kinds == file.person)
        )
        rows = _keep_plausible(rows[wanted], file, min_confidence)
        return rows[:MAX_PERSONS, :4], rows[:MAX_PERSONS, 4], _keypoints(rows[:MAX_PERSONS, 6:], file.values)
    of_class = output[4 : 4 + classes]
    person = file.person if file.person is not None and file.person < classes else None
    scores = of_class.max(axis=0) if person is None else of_class[person]
    wanted = scores >= min_confidence
    # An overflow gives an infinite box, which is dropped later.
    with np.errstate(over="ignore", invalid="ignore"):
        upper = output[:2, wanted].T - output[2:4, wanted].T / 2
        lower = upper + output[2:4, wanted].T
    joined = np.concatenate(
        (upper, lower, scores[wanted][:, None], np.zeros((len(upper), 1), np.float32), output[4 + classes :, wanted].T),
        axis=1,
    )
    rows = _keep_plausible(joined, file, min_confidence)
    rows = rows[_suppress_overlaps(rows[:, :4], rows[:, 4], min_confidence)]
    return rows[:, :4], rows[:, 4], _keypoints(rows[:, 6:], file.values)


def _no_persons(file: PoseModelFile, output: Floats32) -> AppError:
    given = format_shape(output.shape)
    return AppError(
        tr_lazy(
            "errors",
            "{path} returned an output of the shape {given}, which does not contain persons.",
            path=file.path,
            given=given,
        ),
        tr_lazy("errors", "Choose another file."),
    )


def _keep_plausible(rows: Floats32, file: PoseModelFile, min_confidence: float) -> Floats32:
    """Return the persons with finite numbers near the picture, most confident first.

    Raises:
        AppError: there are too many for a real result.
    """
    if len(rows) > MAX_CANDIDATES and min_confidence > 0:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} found {count:,} persons in a picture. More than {max_candidates:,} cannot be right.",
                path=file.path,
                count=len(rows),
                max_candidates=MAX_CANDIDATES,
            ),
            tr_lazy("errors", "Choose another file, or a higher --confidence."),
        )
    kept = rows[(np.abs(rows) <= _MAX_COORDINATE_PX).all(axis=1)]
    return np.asarray(kept[np.argsort(-kept[:, 4], kind="stable")][:MAX_CANDIDATES], np.float32)


def _suppress_overlaps(corners: Floats32, scores: Floats32, min_confidence: float) -> NDArray[np.int64]:
    boxes = np.concatenate((corners[:, :2], corners[:, 2:] - corners[:, :2]), axis=1).astype(np.float64)
    kept = cv2.dnn.NMSBoxes(boxes.tolist(), scores.tolist(), min_confidence, _MAX_BOX_OVERLAP)
    return np.asarray(kept, np.int64).reshape(-1)[:MAX_PERSONS]


def _keypoints(rows: Floats32, values: int) -> Floats32:
    """Return keypoints (n, 17, 3). If the model gives no confidences, all are 1."""
    points = rows.reshape(-1, len(KEYPOINTS), values)
    return points if values == 3 else np.concatenate((points, np.ones((*points.shape[:2], 1), np.float32)), axis=2)
