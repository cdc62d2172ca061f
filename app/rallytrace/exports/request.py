"""The request and the progress of an export, as plain values for any thread."""

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import ALL_LAYERS
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.sports import Sport
from rallytrace.track.table_style import TableStyle
from rallytrace.track.track import Layer


class Split(enum.StrEnum):
    """The split that a match belongs to in TrackNetV3's layout."""

    TRAIN = "train"
    VAL = "val"
    TEST = "test"


class Pictures(enum.StrEnum):
    VIDEO = "video"
    """A video of each rally, as in the published dataset; TrackNetV3's preprocess.py extracts the frames."""
    PNG = "png"
    """A PNG file of each frame, with the backgrounds, for TrackNetV3's loader."""
    VIDEO_AND_PNG = "both"

    @property
    def as_video(self) -> bool:
        return self is not Pictures.PNG

    @property
    def as_png(self) -> bool:
        return self is not Pictures.VIDEO


@dataclass(frozen=True, slots=True)
class DatasetOptions:
    """The options of a dataset. If `match` is None, the next free match number is used."""

    split: Split = Split.TRAIN
    match: int | None = None
    pictures: Pictures = Pictures.VIDEO

    def __post_init__(self) -> None:
        if self.match is not None and self.match < 1:
            raise UsageError(
                tr_lazy("errors", "The match number {number} is not valid.", number=self.match),
                tr_lazy("errors", "Match numbers start at 1."),
            )


@dataclass(frozen=True, slots=True)
class OverlayOptions:
    """The options of a video with the path drawn on it.

    Attributes:
        trail_past: The number of frames of the path before the current one, 0 to 500.
        trail_future: The number of frames of the path after the current one, 0 to 500.
        speed: The playback speed, 0.05 to 16; 1 is the speed of the video.
        caption: True to show frame number and time.
        style: Colours and sizes; the trail lengths of the style are not used.
        poses: True to draw the players' skeletons.
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
            raise UsageError(tr_lazy("errors", "No layer is chosen."), tr_lazy("errors", "Choose at least one layer."))
        if not 0 <= self.trail_past <= 500 or not 0 <= self.trail_future <= 500:
            raise UsageError(
                tr_lazy("errors", "The trail must have 0 to 500 frames."), tr_lazy("errors", "Choose a shorter trail.")
            )
        if not 0.05 <= self.speed <= 16:
            raise UsageError(
                tr_lazy("errors", "The speed {speed:g} is not valid.", speed=self.speed),
                tr_lazy("errors", "It must be from {lowest:g} to {highest:g}.", lowest=0.05, highest=16),
            )


class Drawing(enum.StrEnum):
    """The things that can be drawn on clips."""

    PATH = "path"
    SKELETONS = "skeletons"
    SCORE = "score"
    COURT = "court"
    SPEED = "speed"


DEFAULT_PATTERN: Final = "{video}_{number}_{name}"
DEFAULT_EVENT_PATTERN: Final = "{video}_{frame}_{event}"
EVENT_MARGIN_SECONDS: Final = 1.0
"""Default for the seconds before and after an event."""
NAME_FIELDS: Final = ("video", "number", "name", "winner", "score", "tags", "frame", "event")
"""The fields in braces that a pattern of file names may contain."""


@dataclass(frozen=True, slots=True)
class ClipOptions:
    """The options of clips.

    Attributes:
        filter: The filter for the rallies or events to save; '' for all.
        of_events: True to save single events instead of rallies.
        lead_in: The seconds before each rally or event.
        lead_out: The seconds after each rally or event.
        drawn: What is drawn over the video.
        sound: True to keep the video's sound.
        copy: True to copy the encoded data from the keyframe before, and draw nothing.
        hardware: True to encode on the graphics card if possible.
        pattern: The pattern of file names, with fields in braces.
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
            raise UsageError(
                tr_lazy("errors", "Nothing can be drawn on copied clips."),
                tr_lazy("errors", "Omit --copy, or {options}.", options=drawn),
            )
        if self.copy and self.hardware:
            raise UsageError(
                tr_lazy("errors", "Copied clips are not encoded: --hardware has no effect."),
                tr_lazy("errors", "Omit --copy or --hardware."),
            )
        unknown = set(re.findall(r"\{(.*?)\}", self.pattern)) - set(NAME_FIELDS)
        if unknown:
            raise UsageError(
                tr_lazy("errors", "The names of clips have no field '{name}'.", name=min(unknown)),
                tr_lazy("errors", "The fields are {names}.", names=", ".join(NAME_FIELDS)),
            )
        if "{event}" in self.pattern and not self.of_events:
            raise UsageError(
                tr_lazy("errors", "Rallies have no {field} for their names.", field="{event}"),
                tr_lazy("errors", "Omit that field, or add --events."),
            )


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """A request for an export.

    Attributes:
        target: The file, or the folder of a dataset with `train`, `val` and `test`.
        frames: The range to export; None for the whole video.
        only_reviewed: True to leave out unreviewed frames.
        overwrite: True to replace existing files.
        more_columns: True to write source and confidence into a label file.
        court_columns: True to write metres and km/h into a label file.
        coco_pictures: True to write the images of COCO keypoints.
        overlay: The options of a video with the path.
        sport: The sport for finding events.
    """

    format: Format
    target: Path
    frames: range | None = None
    only_reviewed: bool = False
    overwrite: bool = False
    more_columns: bool = False
    court_columns: bool = False
    coco_pictures: bool = False
    table_style: TableStyle = TableStyle.PLAIN
    dataset: DatasetOptions = field(default_factory=DatasetOptions)
    overlay: OverlayOptions = field(default_factory=OverlayOptions)
    clips: ClipOptions = field(default_factory=ClipOptions)
    sport: Sport = Sport.AUTO


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """The progress of an export.

    Attributes:
        phase: What is being done, as a text for the user.
        done: The number of frames done.
        total: The number of all frames; 0 if unknown.
    """

    phase: str
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ExportFinished:
    """The end of an export.

    Attributes:
        path: The file, or the folder of the match.
        words: A text on what was written, such as "3 clips, 900 frames".
        records: Records of the clips written, for JSON.
        notes: Sentences about what is missing or different.
    """

    path: Path
    words: str
    records: tuple[Mapping[str, object], ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def sentences(self) -> str:
        """Return what was written, and the notes, as sentences."""
        return join_texts([tr_lazy("exports", "{contents}.", contents=self.words), *self.notes], " ")
