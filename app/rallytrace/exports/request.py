"""What to export, how and where to, and the progress of it: plain values for any thread."""

import enum
from dataclasses import dataclass, field
from pathlib import Path

from rallytrace.domain.lists import Sport
from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.domain.track import Layer
from rallytrace.errors import UsageError
from rallytrace.exports.labels import ALL_LAYERS


class Format(enum.StrEnum):
    CSV = "csv"
    """TrackNet's label file."""
    DATASET = "dataset"
    """A folder in TrackNetV3's layout, to train on."""
    COCO = "coco"
    CVAT = "cvat"
    EVENTS = "events"
    """A table of serves, hits, bounces and landings."""
    RALLIES = "rallies"
    """A table of the rallies."""
    VIDEO = "video"
    """The video with the path drawn over it."""
    POSES = "poses"
    """A table of the players' poses."""
    COCO_POSES = "coco-poses"
    COURT = "court"
    """Where the court is, and the camera."""


class Split(enum.StrEnum):
    """What TrackNetV3's layout uses a match for."""

    TRAIN = "train"
    VAL = "val"
    TEST = "test"


class Pictures(enum.StrEnum):
    VIDEO = "video"
    """A video a rally, as the published dataset; TrackNetV3's preprocess.py makes the frames of it."""
    PNG = "png"
    """A PNG a frame with the backgrounds, as TrackNetV3's loader reads them."""
    BOTH = "both"

    @property
    def as_video(self) -> bool:
        return self is not Pictures.PNG

    @property
    def as_png(self) -> bool:
        return self is not Pictures.VIDEO


@dataclass(frozen=True, slots=True)
class DatasetOptions:
    """How a dataset is written.

    Attributes:
        split: what the match is for.
        match: its number; None takes the next one that is free.
    """

    split: Split = Split.TRAIN
    match: int | None = None
    pictures: Pictures = Pictures.VIDEO

    def __post_init__(self) -> None:
        if self.match is not None and self.match < 1:
            raise UsageError(f"The match number {self.match} is not valid.", "Match numbers start at 1.")


@dataclass(frozen=True, slots=True)
class OverlayOptions:
    """What is drawn over a video.

    Attributes:
        trail_past: how many frames of the path so far.
        trail_future: how many frames of the path to come.
        speed: how fast the result plays, 1 being the video's own speed.
        caption: whether frame number and time are written into the corner.
        style: colours and sizes; its trails are not used.
        poses: whether the players' skeletons are drawn, too.
    """

    layers: frozenset[Layer] = ALL_LAYERS
    trail_past: int = 12
    trail_future: int = 0
    speed: float = 1.0
    caption: bool = True
    style: OverlayStyle = field(default_factory=OverlayStyle)
    poses: bool = False

    def __post_init__(self) -> None:
        if not self.layers:
            raise UsageError("No layer is chosen.", "Choose at least one layer.")
        if not 0 <= self.trail_past <= 500 or not 0 <= self.trail_future <= 500:
            raise UsageError("The trail must have 0 to 500 frames.", "Choose a shorter trail.")
        if not 0.05 <= self.speed <= 16:
            raise UsageError(f"The speed {self.speed:g} is not valid.", "It must be from 0.05 to 16.")


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """An export.

    Attributes:
        target: the file, or for a dataset the folder that holds `train`, `val` and `test`.
        frames: only these; None for the whole video.
        only_reviewed: leave out what nobody has reviewed.
        overwrite: whether what is there already may be replaced.
        more_columns: whether a label file also has source and confidence.
        coco_pictures: whether the pictures that COCO keypoints refer to are written.
        dataset: how a dataset is written.
        overlay: what is drawn over a video.
        sport: decides what events are found.
    """

    format: Format
    target: Path
    frames: range | None = None
    only_reviewed: bool = False
    overwrite: bool = False
    more_columns: bool = False
    coco_pictures: bool = False
    dataset: DatasetOptions = field(default_factory=DatasetOptions)
    overlay: OverlayOptions = field(default_factory=OverlayOptions)
    sport: Sport = Sport.AUTO


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """How far it is.

    Attributes:
        phase: what it is at, in words.
        done: how many frames are done.
        total: of how many; 0 where that says nothing.
    """

    phase: str
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ExportFinished:
    """An export that is done.

    Attributes:
        path: the file, or the folder of the match.
    """

    path: Path
    words: str
