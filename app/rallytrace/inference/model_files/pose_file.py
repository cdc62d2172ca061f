"""A runnable pose model as its file describes it."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import printable
from rallytrace.inference.model_files.model_graph import ModelGraph, batch_words, refuse_model
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.poses import KEYPOINTS

MAX_PERSONS: Final = 16
"""Maximum number of persons in a frame, by confidence: enough for players, umpire and line judges, but not for a whole
grandstand."""
MIN_SIDE_PX: Final = 32
_MAX_SIDE_PX: Final = 4096
_MAX_BATCH: Final = 256
_MEAN: Final = np.array([0.485, 0.456, 0.406], np.float32)[:, None, None]
_DEVIATION: Final = np.array([0.229, 0.224, 0.225], np.float32)[:, None, None]


class PoseFamilyName(StrEnum):
    """The kinds of pose models; `pose_families.FAMILIES` has a record of each."""

    YOLO = "ultralytics-yolo"
    MOVENET = "movenet-multipose"
    RTMO = "rtmo"
    RTMPOSE = "rtmpose"


@dataclass(frozen=True, slots=True)
class PoseModelFile:
    """A runnable pose model with its options.

    Attributes:
        family: how the model is run and its output decoded.
        size: size of the input pictures; if `free_size`, the largest size that the model was exported for.
        free_size: whether it takes pictures of any size, in multiples of `stride`.
        batch: fixed batch size; None for any.
        values: number of values per keypoint: 2 (x, y) or 3 (x, y, confidence).
        person: class number of persons in a YOLO model; None if the file names none, so that all classes count.
        second_output: output that is joined to the first on the last axis: keypoints of an RTMO, rows of an RTMPose.
        sha256: hash of the file and its external data.
    """

    path: Path
    family: PoseFamilyName
    inputs: tuple[str]
    output: str
    size: Size
    batch: int | None
    sha256: str
    free_size: bool = False
    stride: int = MIN_SIDE_PX
    values: int = 3
    person: int | None = None
    second_output: str | None = None

    def input_size(self, video: Size) -> Size:
        """Return the size of the input picture for a video, without needless borders if the model allows it."""
        if not self.free_size:
            return self.size
        share = min(self.size.width / video.width, self.size.height / video.height)
        sides = (-(-round(side * share) // self.stride) * self.stride for side in (video.width, video.height))
        return Size(*(max(side, self.stride) for side in sides))

    @property
    def words(self) -> str:

        family = {
            PoseFamilyName.YOLO: "YOLO",
            PoseFamilyName.MOVENET: "MoveNet MultiPose",
            PoseFamilyName.RTMO: "RTMO",
            PoseFamilyName.RTMPOSE: "RTMPose",
        }[self.family]
        if self.free_size:
            return tr_lazy(
                "models",
                "Pose model ({family}) of {count} keypoints, pictures of up to {size}, {batch}.",
                family=family,
                count=len(KEYPOINTS),
                size=self.size,
                batch=batch_words(self.batch),
            )
        return tr_lazy(
            "models",
            "Pose model ({family}) of {count} keypoints, pictures of {size}, {batch}.",
            family=family,
            count=len(KEYPOINTS),
            size=self.size,
            batch=batch_words(self.batch),
        )


def refuse_other_keypoints(path: Path, joints: int | str) -> None:
    """Raise AppError if the number of keypoints is known and is not COCO's."""
    if isinstance(joints, int) and joints != len(KEYPOINTS):
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "it has {joints} keypoints, but the {count} of COCO are needed",
                joints=joints,
                count=len(KEYPOINTS),
            ),
        )


@dataclass(frozen=True, slots=True)
class PictureInput:
    """The picture input of a network, (N, 3, H, W).

    Attributes:
        batch: fixed batch size; None for any.
        is_sized: whether the file declares the size.
        findings: a sentence about the assumed size, if the file declares none.
    """

    name: str
    size: Size
    batch: int | None
    is_sized: bool

    @property
    def findings(self) -> tuple[str, ...]:
        return (
            ()
            if self.is_sized
            else (tr_lazy("models", "Its picture size is not given, so {size} is assumed.", size=self.size),)
        )


def read_picture_input(path: Path, graph: ModelGraph, usual: Size, *, largest_side: int = _MAX_SIDE_PX) -> PictureInput:
    """Return the only input of a file.

    Args:
        usual: size to assume if the file declares none.
        largest_side: longest side in pixels that is accepted.

    Raises:
        AppError: there are more inputs, or it does not take pictures, or its sides or batches are too small or too
            large.
    """
    if len(graph.inputs) != 1 or any(len(shape) != 4 or shape[1] not in (3, "?") for shape in graph.inputs.values()):
        raise refuse_model(path, tr_lazy("errors", "it needs one input of pictures, (N, 3, H, W)"))
    ((name, (first, _, *sides)),) = graph.inputs.items()
    if name not in graph.float_inputs:
        raise refuse_model(path, tr_lazy("errors", "its input '{name}' is not float32", name=printable(name, 40)))
    batch = first if isinstance(first, int) else None
    if batch is not None and batch > _MAX_BATCH:
        raise refuse_model(
            path,
            tr_lazy("errors", "its batches of {batch} are larger than {max_batch}", batch=batch, max_batch=_MAX_BATCH),
        )
    usual_sides = (usual.height, usual.width)
    height, width = (
        side if isinstance(side, int) else usual_side for side, usual_side in zip(sides, usual_sides, strict=True)
    )
    if not (min(height, width) >= MIN_SIDE_PX and max(height, width) <= largest_side):
        raise refuse_model(
            path,
            tr_lazy(
                "errors",
                "its pictures of {width}x{height} must have sides of {min_side_px} to {largest_side}",
                width=width,
                height=height,
                min_side_px=MIN_SIDE_PX,
                largest_side=largest_side,
            ),
        )
    return PictureInput(name, Size(width, height), batch, all(isinstance(side, int) for side in sides))


def normalise_pictures(pictures: Floats32) -> Floats32:
    """Normalise RGB pictures (n, 3, H, W) from 0 to 1 by ImageNet's mean and standard deviation."""
    return np.asarray((pictures - _MEAN) / _DEVIATION)
