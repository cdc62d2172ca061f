"""The record of an export format, and the description of an export in advance.

The window, the command line and the reference derive from records.
"""

import enum
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias

from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import (
    ALL_LAYERS,
    Selection,
    Tally,
    TrackSnapshot,
    describe_contents,
    describe_left_out,
    describe_unreviewed,
    select,
)
from rallytrace.exports.material import Material
from rallytrace.exports.rally_cuts import CutList
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest, Pictures
from rallytrace.files.file_names import FILES_BESIDE_BYTES, fitting_path
from rallytrace.storage.staging import Foreign
from rallytrace.track.track import Layer


@dataclass(frozen=True, slots=True, eq=False)
class Preview:
    """The result of an export, in advance.

    Attributes:
        path: the file, or the folder of the match.
        tally: numbers of frames, by source.
        says: sentences about the content.
        caution: a sentence about unreviewed frames, or ''.
        cuts: the rallies of a dataset; None for other formats.
        pictures: the folder of pictures to be written beside the file, if any.
    """

    path: Path
    tally: Tally
    says: tuple[str, ...]
    caution: str
    selection: Selection
    cuts: CutList | None = None
    pictures: Path | None = None


ExportSteps: TypeAlias = Generator[ExportProgress | ExportFinished, None, None]
"""Progress, and `ExportFinished` at the end. A writer leaves nothing behind if closed earlier."""
ExportWriter: TypeAlias = Callable[[Material, ExportRequest, Preview, Check], ExportSteps]


class OptionGroup(enum.Enum):
    """Options of a request for some formats only; each group has a form in the export dialog."""

    COLUMNS = enum.auto()
    PICTURES = enum.auto()
    DATASET = enum.auto()
    OVERLAY = enum.auto()
    CLIPS = enum.auto()


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
        """The usual target, beside the video; with a shortened name if that is too long."""
        return fitting_path(video.with_name(video.stem), self.ending, reserve=FILES_BESIDE_BYTES)

    @property
    def suffix(self) -> str:
        """The usual suffix of files; '' for a folder."""
        return Path(self.ending).suffix

    @property
    def name_filter(self) -> str:
        """Qt's filter of a file dialog: "Labels (*.csv)"."""
        return f"{self.kind} (*{self.suffix})"


make_table_format = partial(ExportFormat, is_truth=False, by_frame=False)
"""The record of a format without labels of frames."""


def preview_labels(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The frames of a file of labels.

    Raises:
        AppError: there are none.
    """
    selection = select_requested(labels, request)
    tally = selection.tally()
    if not tally.frames:
        raise nothing_to_export(request)
    says = tuple(filter(None, (describe_contents(tally), describe_left_out(tally))))
    return Preview(request.target, tally, says, describe_unreviewed(tally), selection)


def preview_table(labels: TrackSnapshot, request: ExportRequest, sentence: str) -> Preview:
    """A file without labels of frames; `sentence` describes it."""
    selection = select(labels, request.frames)
    return Preview(request.target, selection.tally(), (sentence,), "", selection)


def select_requested(labels: TrackSnapshot, request: ExportRequest, layers: frozenset[Layer] = ALL_LAYERS) -> Selection:
    return select(labels, request.frames, only_reviewed=request.only_reviewed, layers=layers)


def nothing_to_export(request: ExportRequest) -> AppError:
    if request.only_reviewed:
        remedy = "Accept frames in the window first, or export all of them, or choose another range."
        return AppError("There are no reviewed frames to export.", remedy)
    return AppError("There are no labelled frames to export.", "Track the video, or choose another range.")
