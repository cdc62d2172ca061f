"""A pose model that can be run, as its file describes it."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import printable
from rallytrace.inference.model_files.model_graph import ModelGraph, refuse_model
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

MOST_PERSONS: Final = 16
"""Most persons of a frame, by confidence: players, umpire and line judges, but not a whole grandstand."""
LEAST_SIDE: Final = 32
_LARGEST_SIDE: Final = 4096
_LARGEST_BATCH: Final = 256
_MEAN: Final = np.array([0.485, 0.456, 0.406], np.float32)[:, None, None]
_DEVIATION: Final = np.array([0.229, 0.224, 0.225], np.float32)[:, None, None]


class PoseFamilyName(StrEnum):
    """The kinds of pose models; `families.FAMILIES` has a record of each."""

    YOLO = "ultralytics-yolo"
    MOVENET = "movenet-multipose"
    RTMO = "rtmo"
    RTMPOSE = "rtmpose"


@dataclass(frozen=True, slots=True)
class PoseModelFile:
    """A runnable pose model, and its options.

    Attributes:
        family: how it is fed and read.
        size: of its pictures; with `free_size`, the largest of its export.
        free_size: whether it takes pictures of any size, in multiples of `stride`.
        batch: the fixed batch size; None for any.
        values: of each keypoint: 2 (x, y) or 3 (x, y, confidence).
        person: of a YOLO, the class number of persons; None if the file names none, so that all count.
        second_output: joined to the first on the last axis: an RTMO's keypoints, an RTMPose's rows.
        sha256: over the file and its data beside it.
    """

    path: Path
    family: PoseFamilyName
    inputs: tuple[str]
    output: str
    size: Size
    batch: int | None
    sha256: str
    free_size: bool = False
    stride: int = LEAST_SIDE
    values: int = 3
    person: int | None = None
    second_output: str | None = None

    def input_size(self, video: Size) -> Size:
        """The size of a frame's input picture, without needless borders if the model is flexible."""
        if not self.free_size:
            return self.size
        share = min(self.size.width / video.width, self.size.height / video.height)
        sides = (-(-round(side * share) // self.stride) * self.stride for side in (video.width, video.height))
        return Size(*(max(side, self.stride) for side in sides))

    @property
    def words(self) -> str:
        batch = "any batch" if self.batch is None else f"batches of {self.batch}"
        up_to = "up to " if self.free_size else ""
        family = {
            PoseFamilyName.YOLO: "YOLO",
            PoseFamilyName.MOVENET: "MoveNet MultiPose",
            PoseFamilyName.RTMO: "RTMO",
            PoseFamilyName.RTMPOSE: "RTMPose",
        }[self.family]
        return f"Pose model ({family}) of {len(KEYPOINTS)} keypoints, pictures of {up_to}{self.size}, {batch}."


def refuse_other_keypoints(path: Path, joints: int | str) -> None:
    """Raise AppError for a known number of keypoints that is not COCO's."""
    if isinstance(joints, int) and joints != len(KEYPOINTS):
        raise refuse_model(path, f"it has {joints} keypoints, but the {len(KEYPOINTS)} of COCO are needed")


@dataclass(frozen=True, slots=True)
class PictureInput:
    """The input of a network of pictures, (N, 3, H, W).

    Attributes:
        batch: the fixed batch size; None for any.
        is_sized: whether the file gives the size.
        findings: the assumption of another size, a sentence.
    """

    name: str
    size: Size
    batch: int | None
    is_sized: bool

    @property
    def findings(self) -> tuple[str, ...]:
        return () if self.is_sized else (f"Its picture size is not given, so {self.size} is assumed.",)


def read_picture_input(
    path: Path, graph: ModelGraph, usual: Size, *, largest_side: int = _LARGEST_SIDE
) -> PictureInput:
    """The only input of a file.

    Args:
        usual: the size if the file gives none.

    Raises:
        AppError: there are more, or it is none of pictures, or its sides or batches are too small or too large.
    """
    if len(graph.inputs) != 1 or any(len(shape) != 4 or shape[1] not in (3, "?") for shape in graph.inputs.values()):
        raise refuse_model(path, "it needs one input of pictures, (N, 3, H, W)")
    ((name, (first, _, *sides)),) = graph.inputs.items()
    if name not in graph.float_inputs:
        raise refuse_model(path, f"its input '{printable(name, 40)}' is not float32")
    batch = first if isinstance(first, int) else None
    if batch is not None and batch > _LARGEST_BATCH:
        raise refuse_model(path, f"its batches of {batch} are larger than {_LARGEST_BATCH}")
    usual_sides = (usual.height, usual.width)
    height, width = (side if isinstance(side, int) else due for side, due in zip(sides, usual_sides, strict=True))
    if not (min(height, width) >= LEAST_SIDE and max(height, width) <= largest_side):
        raise refuse_model(path, f"its pictures of {width}x{height} must have sides of {LEAST_SIDE} to {largest_side}")
    return PictureInput(name, Size(width, height), batch, all(isinstance(side, int) for side in sides))


def normalise_pictures(pictures: Floats32) -> Floats32:
    """RGB pictures (n, 3, H, W) from 0 to 1, less ImageNet's mean, in its deviations."""
    return np.asarray((pictures - _MEAN) / _DEVIATION)
