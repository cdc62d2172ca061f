"""A pose model that can be run, as its file describes it."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats32
from rallytrace.domain.geometry import Size
from rallytrace.domain.poses import KEYPOINTS
from rallytrace.errors import AppError

MOST_PERSONS: Final = 16
"""Most persons of a frame, by confidence: players, umpire and line judges, but not a whole grandstand."""
LARGEST_SIDE: Final = 4096
LARGEST_BATCH: Final = 256
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
    free_size: bool
    stride: int
    batch: int | None
    values: int
    person: int | None
    sha256: str
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


def refuse_pose_model(path: Path, reason: str) -> AppError:
    """The error of a file that cannot be used."""
    return AppError(f"{path} cannot be used: {reason}.", "Choose another file or export it again.")


def normalise_pictures(pictures: Floats32) -> Floats32:
    """RGB pictures (n, 3, H, W) from 0 to 1, less ImageNet's mean, in its deviations."""
    return np.asarray((pictures - _MEAN) / _DEVIATION)
