"""Pose models of the YOLO kind: facts from their files, and persons from their output.

The files are from Ultralytics' export. In the metadata `task` is 'pose', `kpt_shape` is the number of keypoints and of
values of each, `imgsz` the picture's height and width, `names` the classes. The input is RGB in [0, 1] (N, 3, H, W):
the picture shrunk to fit, with a grey border (114). The output, in pixels of that picture, has one of two forms. All
candidates, (N, 4 + classes + values, candidates): the box's centre and size, the confidence of each class, the
keypoints. Or, with the suppression of overlapping boxes in the graph, (N, most, 6 + values): corners, confidence,
class, keypoints, and rows of zeros after the last one.
"""

import re
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, printable
from rallytrace.inference.model_files.model_graph import FRACTIONS, ModelGraph, Shape, format_shape, refuse_model
from rallytrace.inference.model_files.pose_file import (
    LEAST_SIDE,
    MOST_PERSONS,
    PoseFamilyName,
    PoseModelFile,
    read_picture_input,
    refuse_other_keypoints,
)
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

_USUAL: Final = Size(640, 640)
_SAME_PERSON: Final = 0.7
"""Of boxes with a larger overlap only the most confident counts; as in Ultralytics' program."""
MOST_CANDIDATES: Final = 5_000
"""Most persons in a picture before suppression; a full grandstand has some hundred confident ones."""
_FARTHEST: Final = 1e6
"""In pixels; NaN is excluded, too."""
LEAST_CONFIDENCE: Final = 0.25
"""As in Ultralytics' program."""


def is_yolo_graph(graph: ModelGraph) -> bool:
    """Whether a file is a YOLO of Ultralytics' export, for any task: only these name one."""
    return "task" in graph.metadata or "kpt_shape" in graph.metadata


def read_yolo(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """The pose model in a file, and the assumptions, a sentence each.

    Raises:
        AppError: it cannot be run.
    """
    task = graph.metadata.get("task", "")
    if task not in ("", "pose"):
        raise refuse_model(path, f"it is a YOLO for the task '{printable(task, 40)}', but a pose model is needed")
    values = _values(path, graph)
    usual = _usual_size(graph)
    pictures = read_picture_input(path, graph, usual or _USUAL)
    output, given = next(iter(graph.outputs.items()))
    _refuse_output(path, given, values)
    if (kind := graph.output_types[output]) not in FRACTIONS:
        raise refuse_model(path, f"its output '{printable(output, 40)}' is {kind}, but float32 is needed")
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
    """The number of values per keypoint; the keypoints must be COCO's 17, with known wrists."""
    numbers = _whole_numbers(graph.metadata.get("kpt_shape", ""))
    if len(numbers) != 2 or numbers[1] not in (2, 3):
        raise refuse_model(path, "its metadata has no valid kpt_shape (keypoints, values of each)")
    refuse_other_keypoints(path, numbers[0])
    return numbers[1]


def _usual_size(graph: ModelGraph) -> Size | None:
    """The size of `imgsz`, if the file has it."""
    sides = _whole_numbers(graph.metadata.get("imgsz", ""))
    sides = sides * 2 if len(sides) == 1 else sides
    return Size(sides[1], sides[0]) if len(sides) == 2 else None


def _stride(graph: ModelGraph) -> int:
    numbers = _whole_numbers(graph.metadata.get("stride", ""))
    return numbers[0] if len(numbers) == 1 and 1 <= numbers[0] <= 256 else LEAST_SIDE


def _refuse_output(path: Path, given: Shape, values: int) -> None:
    """Refuse an output unlike persons, as far as its shape is known."""
    keypoints = len(KEYPOINTS) * values
    if len(given) != 3:
        raise refuse_model(path, "a pose model's output has 3 axes")
    holds_candidates = not isinstance(given[1], int) or given[1] >= 5 + keypoints
    if not holds_candidates and isinstance(given[2], int) and given[2] != 6 + keypoints:
        raise refuse_model(
            path, f"its output {format_shape(given)} does not have {len(KEYPOINTS)} keypoints per person"
        )


def _whole_numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d{1,6}", text[:100])]


def read_yolo_persons(output: Floats32, file: PoseModelFile, least: float) -> tuple[Floats32, Floats32, Floats32]:
    """The persons in the output for one picture, most confident first, in pixels of that picture.

    Args:
        output: (values, candidates), or (persons, values) if the graph suppresses overlapping boxes.
        least: the least confidence; 0 for a trial, with any number of persons.

    Returns:
        Corners (n, 4), confidences (n,) and keypoints (n, 17, 3).

    Raises:
        AppError: the output has neither form, or too many persons for a real result. Persons with numbers that are not
            finite are dropped.
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
        wanted = rows[:, 4] >= least if file.person is None else (rows[:, 4] >= least) & (kinds == file.person)
        rows = _keep_plausible(rows[wanted], file, least)
        return rows[:MOST_PERSONS, :4], rows[:MOST_PERSONS, 4], _keypoints(rows[:MOST_PERSONS, 6:], file.values)
    of_class = output[4 : 4 + classes]
    person = file.person if file.person is not None and file.person < classes else None
    scores = of_class.max(axis=0) if person is None else of_class[person]
    wanted = scores >= least
    # An overflow gives an infinite box, dropped later.
    with np.errstate(over="ignore", invalid="ignore"):
        upper = output[:2, wanted].T - output[2:4, wanted].T / 2
        lower = upper + output[2:4, wanted].T
    joined = np.concatenate(
        (upper, lower, scores[wanted][:, None], np.zeros((len(upper), 1), np.float32), output[4 + classes :, wanted].T),
        axis=1,
    )
    rows = _keep_plausible(joined, file, least)
    rows = rows[_suppress_overlaps(rows[:, :4], rows[:, 4], least)]
    return rows[:, :4], rows[:, 4], _keypoints(rows[:, 6:], file.values)


def _no_persons(file: PoseModelFile, output: Floats32) -> AppError:
    given = format_shape(output.shape)
    return AppError(
        f"{file.path} returned an output of the shape {given}, which does not contain persons.", "Choose another file."
    )


def _keep_plausible(rows: Floats32, file: PoseModelFile, least: float) -> Floats32:
    """The persons with finite numbers within reach of a picture, most confident first.

    Raises:
        AppError: they are too many for a real result.
    """
    if len(rows) > MOST_CANDIDATES and least > 0:
        raise AppError(
            f"{file.path} found {len(rows):,} persons in a picture. More than {MOST_CANDIDATES:,} cannot be right.",
            "Choose another file, or a higher --confidence.",
        )
    kept = rows[(np.abs(rows) <= _FARTHEST).all(axis=1)]
    return np.asarray(kept[np.argsort(-kept[:, 4], kind="stable")][:MOST_CANDIDATES], np.float32)


def _suppress_overlaps(corners: Floats32, scores: Floats32, least: float) -> NDArray[np.int64]:
    boxes = np.concatenate((corners[:, :2], corners[:, 2:] - corners[:, :2]), axis=1).astype(np.float64)
    kept = cv2.dnn.NMSBoxes(boxes.tolist(), scores.tolist(), least, _SAME_PERSON)
    return np.asarray(kept, np.int64).reshape(-1)[:MOST_PERSONS]


def _keypoints(rows: Floats32, values: int) -> Floats32:
    """(n, 17, 3); without the model's confidences every keypoint is certain."""
    points = rows.reshape(-1, len(KEYPOINTS), values)
    return points if values == 3 else np.concatenate((points, np.ones((*points.shape[:2], 1), np.float32)), axis=2)
