"""The request and the progress of an export: plain values for any thread."""

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import ALL_LAYERS
from rallytrace.track.lists import Sport
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import Layer


class Split(enum.StrEnum):
    """The use of a match in TrackNetV3's layout."""

    TRAIN = "train"
    VAL = "val"
    TEST = "test"


class Pictures(enum.StrEnum):
    VIDEO = "video"
    """A video for each rally, as in the published dataset; TrackNetV3's preprocess.py extracts the frames."""
    PNG = "png"
    """A PNG file for each frame, with the backgrounds, for TrackNetV3's loader."""
    VIDEO_AND_PNG = "both"

    @property
    def as_video(self) -> bool:
        return self is not Pictures.PNG

    @property
    def as_png(self) -> bool:
        return self is not Pictures.VIDEO


@dataclass(frozen=True, slots=True)
class DatasetOptions:
    """Options of a dataset; the match number None is the next free one."""

    split: Split = Split.TRAIN
    match: int | None = None
    pictures: Pictures = Pictures.VIDEO

    def __post_init__(self) -> None:
        if self.match is not None and self.match < 1:
            raise UsageError(f"The match number {self.match} is not valid.", "Match numbers start at 1.")


@dataclass(frozen=True, slots=True)
class OverlayOptions:
    """Options of a video with the path.

    Attributes:
        trail_past: frames of the path before the current one, 0 to 500.
        trail_future: frames of the path after the current one, 0 to 500.
        speed: of playback, 0.05 to 16; 1 is the video's.
        caption: whether to write frame number and time.
        style: colours and sizes; its trails are not used.
        poses: whether to draw the players' skeletons.
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


class Drawing(enum.StrEnum):
    """What can be drawn on clips."""

    PATH = "path"
    SKELETONS = "skeletons"
    SCORE = "score"
    COURT = "court"
    SPEED = "speed"


DEFAULT_PATTERN: Final = "{video}_{number}_{name}"
DEFAULT_EVENT_PATTERN: Final = "{video}_{frame}_{event}"
AROUND_EVENT: Final = 1.0
"""Seconds before and after an event, if nobody says otherwise."""
NAME_FIELDS: Final = ("video", "number", "name", "winner", "score", "tags", "frame", "event")
"""Fields in braces that a pattern of file names may have."""


@dataclass(frozen=True, slots=True)
class ClipOptions:
    """What clips show.

    Attributes:
        filter: finds the rallies or events to cut out; '' for all.
        of_events: cut out single events, not rallies.
        lead_in: seconds before each.
        lead_out: seconds after it.
        drawn: over the picture.
        sound: keep the video's sound.
        copy: copy the video's data from the keyframe before, and draw nothing.
        hardware: encode by hardware where there is some.
        pattern: of file names, with fields in braces.
    """

    filter: str = ""
    of_events: bool = False
    lead_in: float = 0.0
    lead_out: float = 0.0
    drawn: frozenset[Drawing] = frozenset()
    sound: bool = True
    copy: bool = False
    hardware: bool = False
    pattern: str = DEFAULT_PATTERN

    def __post_init__(self) -> None:
        if self.copy and self.drawn:
            drawn = ", ".join(f"--{drawing.value}" for drawing in Drawing if drawing in self.drawn)
            raise UsageError("Nothing can be drawn on copied clips.", f"Omit --copy, or {drawn}.")
        if self.copy and self.hardware:
            raise UsageError("Copied clips are not encoded: --hardware has no effect.", "Omit --copy or --hardware.")
        unknown = set(re.findall(r"\{(.*?)\}", self.pattern)) - set(NAME_FIELDS)
        if unknown:
            raise UsageError(
                f"The names of clips have no field '{min(unknown)}'.", f"The fields are {', '.join(NAME_FIELDS)}."
            )
        if "{event}" in self.pattern and not self.of_events:
            raise UsageError("Rallies have no {event} for their names.", "Omit that field, or add --events.")


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """A request for an export.

    Attributes:
        target: the file, or a dataset's folder with `train`, `val` and `test`.
        frames: None for the whole video.
        only_reviewed: leave out unreviewed frames.
        overwrite: replace existing files.
        more_columns: write source and confidence into a label file.
        court_columns: write metres and km/h into a label file.
        coco_pictures: write the pictures of COCO keypoints.
        sport: for finding events.
    """

    format: Format
    target: Path
    frames: range | None = None
    only_reviewed: bool = False
    overwrite: bool = False
    more_columns: bool = False
    court_columns: bool = False
    coco_pictures: bool = False
    dataset: DatasetOptions = field(default_factory=DatasetOptions)
    overlay: OverlayOptions = field(default_factory=OverlayOptions)
    clips: ClipOptions = field(default_factory=ClipOptions)
    sport: Sport = Sport.AUTO


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """The progress of an export.

    Attributes:
        phase: the current work, in words.
        done: number of frames done.
        total: number of all frames; 0 if unknown.
    """

    phase: str
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ExportFinished:
    """A finished export.

    Attributes:
        path: the file, or the folder of the match.
        words: what was written.
        records: of the written clips, for JSON.
    """

    path: Path
    words: str
    records: tuple[Mapping[str, object], ...] = ()
