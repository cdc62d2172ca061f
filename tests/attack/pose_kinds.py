"""Pose models whose answers are none: of another shape, of numbers that are none, of more persons than there are."""

import random
import shutil
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from attack.cases import Case, Kind
from attack.network_kinds import SECONDS
from hostile_models import lying, saved
from pose_models import TinyPoseModel, clip_of_dots
from rallytrace.process.sandbox import MAX_MEMORY_MB

_TYPES = (np.float32, np.float32, np.float32, np.float64, np.float16, np.int64, np.bool_)
_LENGTHS = (0, 1, 2, 4, 56, 57, 300, 5000)
_ODD = (np.nan, np.inf, -np.inf, 3e38, -3e38, 1e6, -1.0, 0.0, 0.9)


def prepare_clip(folder: Path) -> None:
    """A clip of a few frames."""
    shutil.move(clip_of_dots(folder, 4), folder / "clip.mp4")


def _answer(dice: random.Random) -> NDArray[np.generic]:
    """What the model gives: often persons, always wrong somewhere."""
    how = dice.random()
    if how < 0.4:
        shape = tuple(dice.choice(_LENGTHS) for _ in range(dice.randrange(5)))
        while np.prod(shape, dtype=np.int64) > 2**22:
            shape = shape[:-1]
    else:
        many = dice.choice((1, 2, 100, 8400, 200_000 if how > 0.9 else 300))
        shape = (1, 56, many) if dice.random() < 0.5 else (1, many, 57)
    values = np.random.default_rng(dice.randrange(2**32)).random(shape)
    places = np.random.default_rng(dice.randrange(2**32)).random(shape) < dice.choice((0, 0.01, 0.5, 1))
    values = np.where(places, dice.choice(_ODD), values * dice.choice((1, 64, 1e30)))
    with np.errstate(all="ignore"):
        return np.asarray(values, dtype=dice.choice(_TYPES))


def spoil_pose_model(dice: random.Random, whole: Path, folder: Path) -> Case:
    """A model that answers with something else than it declares; the poses of a clip are looked for."""
    shutil.copy(whole / "clip.mp4", folder / "in" / "clip.mp4")
    metadata = TinyPoseModel(height=64, width=64).metadata()
    if dice.random() < 0.2:
        metadata[dice.choice(("kpt_shape", "imgsz", "names", "stride"))] = dice.choice(
            ("", "[17, 3]", "[17, 2]", "[0, 0]", "[-1, -1]", "9" * 50, "[64, 64]", "{0: 'person'}")
        )
    saved(lying(metadata, _answer(dice), batch=dice.choice((1, 2, None))), folder / "in" / "pose.onnx")
    options = ("--confidence", dice.choice(("0.25", "0.001", "0.99")), "--every", dice.choice(("1", "3")))
    command = ("poses", "in/clip.mp4", "--model", "in/pose.onnx", "-o", "out/poses.csv", *options)
    return Case(command, seconds=SECONDS, mb=MAX_MEMORY_MB)


POSES = Kind("poses", prepare_clip, spoil_pose_model)
