"""The record of an export format. The window, the command line and the reference derive from it."""

import enum
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.preview import Preview
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest, Pictures
from rallytrace.storage.staging import Foreign

ExportSteps: TypeAlias = Generator[ExportProgress | ExportFinished, None, None]
"""Progress, and `ExportFinished` at the end. A writer leaves nothing behind if closed earlier."""
ExportWriter: TypeAlias = Callable[[Material, ExportRequest, Preview, Check], ExportSteps]


class OptionGroup(enum.Enum):
    """Options of a request for some formats only; each group has a form in the export dialog."""

    COLUMNS = enum.auto()
    PICTURES = enum.auto()
    DATASET = enum.auto()
    OVERLAY = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportFormat:
    """All facts about a format.

    Attributes:
        title: name in the window.
        sentence: the written content, as a sentence.
        ending: end of the target's name after the video's, with the suffix; a folder has no suffix.
        kind: name of the files in a file dialog; '' for a folder.
        preview: describes an export; writes nothing.
        write: writes it.
        foreign: lists files in a written folder that are not an export's, by path.
        options: group of options, if any.
        pictures: the choices of `--pictures`.
        is_truth: whether positions are exported as labels, so doubtful ones are shown before (`findings_in`).
        keeps_labels: whether a file of the whole video holds all labels, so nothing is left to export.
        by_frame: whether unreviewed frames can be left out.
        takes_sport: whether it depends on the sport.
    """

    title: str
    sentence: str
    ending: str
    kind: str
    preview: Callable[[TrackSnapshot, ExportRequest], Preview]
    write: ExportWriter
    foreign: Foreign | None = None
    options: OptionGroup | None = None
    pictures: tuple[Pictures, ...] = ()
    is_truth: bool = True
    keeps_labels: bool = False
    by_frame: bool = True
    takes_sport: bool = False

    @property
    def is_folder(self) -> bool:
        """Whether the target is a folder; a second export adds to it."""
        return not self.kind

    def default_path(self, video: Path) -> Path:
        """The usual target, beside the video."""
        return video.with_name(video.stem + self.ending)

    @property
    def suffix(self) -> str:
        """The usual suffix of files; '' for a folder."""
        return Path(self.ending).suffix

    @property
    def name_filter(self) -> str:
        """Qt's filter of a file dialog: "Labels (*.csv)"."""
        return f"{self.kind} (*{self.suffix})"
