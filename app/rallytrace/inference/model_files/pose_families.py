"""The families of pose models: how each file is recognised and read, and its output decoded."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.inference.model_files import movenet, rtmo, rtmpose, yolo
from rallytrace.inference.model_files.model_graph import ModelGraph, refuse_model
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.inference.model_files.pose_file import PoseFamilyName, PoseModelFile, normalise_pictures
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32

Persons: TypeAlias = tuple[Floats32, Floats32, Floats32]
"""Corners (n, 4), confidences (n,) and keypoints (n, 17, 3), in pixels of the network's picture."""


@dataclass(frozen=True, slots=True)
class PoseFamily:
    """A kind of pose model.

    Attributes:
        is_graph: returns True for a file of this kind, judged by its metadata.
        read: returns the model and the assumptions made, a sentence each; raises `AppError`.
        decode: returns the persons in the output for one picture with a minimum confidence.
        min_confidence: minimum confidence of persons that count.
        prepare: converts RGB pictures (n, 3, H, W) in [0, 1] to the network's input.
        is_searched: whether parts of the picture are searched for players, because the network takes small pictures.
        is_top_down: whether it only locates the keypoints of persons that the included model finds.
    """

    is_graph: Callable[[ModelGraph], bool]
    read: Callable[[Path, ModelGraph], tuple[PoseModelFile, tuple[str, ...]]]
    decode: Callable[[Floats32, PoseModelFile, float], Persons]
    min_confidence: float
    is_searched: bool
    is_top_down: bool = False
    prepare: Callable[[Floats32], Floats32] = lambda pictures: pictures


_MOVENET_MIN_CONFIDENCE: Final = 0.12

FAMILIES: Final = {
    PoseFamilyName.YOLO: PoseFamily(
        yolo.is_yolo_graph, yolo.read_yolo, yolo.read_yolo_persons, yolo.MIN_CONFIDENCE, is_searched=False
    ),
    PoseFamilyName.MOVENET: PoseFamily(
        movenet.is_movenet_graph,
        movenet.read_movenet,
        lambda output, _file, min_confidence: movenet.read_movenet_persons(output, min_confidence),
        min_confidence=_MOVENET_MIN_CONFIDENCE,
        is_searched=True,
    ),
    PoseFamilyName.RTMO: PoseFamily(
        rtmo.is_rtmo_graph,
        rtmo.read_rtmo,
        lambda output, _file, min_confidence: rtmo.read_rtmo_persons(output, min_confidence),
        min_confidence=0.3,
        is_searched=False,
        prepare=rtmo.prepare_rtmo,
    ),
    PoseFamilyName.RTMPOSE: PoseFamily(
        rtmpose.is_rtmpose_graph,
        rtmpose.read_rtmpose,
        lambda output, file, _least: rtmpose.read_rtmpose_person(output, file),
        # For the persons that the included model finds.
        min_confidence=_MOVENET_MIN_CONFIDENCE,
        is_searched=True,
        is_top_down=True,
        prepare=normalise_pictures,
    ),
}


def is_pose_graph(graph: ModelGraph) -> bool:
    """Return True if a file is a pose model, even one that cannot be used."""
    return any(family.is_graph(graph) for family in FAMILIES.values())


def load_pose_model(path: Path) -> PoseModelFile:
    """Check a file and return its pose model.

    Raises:
        AppError: the file cannot be run, or is another network.
    """
    return read_pose_model(path, read_model_graph(path))[0]


def read_pose_model(path: Path, graph: ModelGraph) -> tuple[PoseModelFile, tuple[str, ...]]:
    """Return the pose model in a file and the assumptions made, a sentence each.

    Raises:
        AppError: the file cannot be run.
    """
    for family in FAMILIES.values():
        if family.is_graph(graph):
            return family.read(path, graph)
    raise refuse_model(
        path,
        tr_lazy("errors", "neither its metadata (task, kpt_shape, pose_family) nor its outputs belong to a pose model"),
    )


def read_persons(output: Floats32, file: PoseModelFile, min_confidence: float) -> Persons:
    """Return the persons in the output for one picture, most confident first.

    Raises:
        AppError: the output does not have the family's form.
    """
    return FAMILIES[file.family].decode(output, file, min_confidence)
