"""The record of an export format, and the preview of an export.

The window, the command line and the reference pages derive from these records.
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
from rallytrace.texts import shown, tr_lazy
from rallytrace.track.track import Layer


@dataclass(frozen=True, slots=True, eq=False)
class Preview:
    """The description of an export before it is written.

    Attributes:
        path: The file to write, or the folder of the match.
        tally: The numbers of frames, by source.
        says: Sentences about the content.
        caution: A sentence about unreviewed frames, or ''.
        selection: The frames to export.
        cuts: The rallies of a dataset; None for other formats.
        pictures: The folder of images to write beside the file, if any.
    """

    path: Path
    tally: Tally
    says: tuple[str, ...]
    caution: str
    selection: Selection
    cuts: CutList | None = None
    pictures: Path | None = None


ExportSteps: TypeAlias = Generator[ExportProgress | ExportFinished, None, None]
"""A generator of progress, with `ExportFinished` at the end. If closed earlier, it leaves nothing behind."""
ExportWriter: TypeAlias = Callable[[Material, ExportRequest, Preview, Check], ExportSteps]


class OptionGroup(enum.Enum):
    """Options that only some formats have; each group has a form in the export dialog."""

    COLUMNS = enum.auto()
    TABLE = enum.auto()
    PICTURES = enum.auto()
    DATASET = enum.auto()
    OVERLAY = enum.auto()
    CLIPS = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportFormat:
    """Everything the program knows about a format.

    Attributes:
        title: The name in the window.
        sentence: A sentence on what is written.
        ending: What follows the video's name in the target's name, with the suffix; a folder has no suffix.
        kind: The name of the files in a file dialog; '' for a folder.
        preview: Describes an export without writing anything.
        foreign: Lists the files in an exported folder, by path, that no export wrote.
        options: The group of options, if any.
        is_truth: True if positions are exported as labels. The user then sees suspicious ones first (`findings_in`).
        keeps_labels: True if a file of the whole video contains all labels, so that nothing is left to export.
        by_frame: True if unreviewed frames can be left out.
        takes_sport: True if the export depends on the sport.
        for_viewers: True if words for viewers are in it. They are in the language in use; all other files are English.
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
    for_viewers: bool = False

    @property
    def is_folder(self) -> bool:
        """Return True if the target is a folder. A second export adds to it."""
        return not self.kind

    def default_path(self, video: Path) -> Path:
        """Return the default target beside the video; a name that is too long is shortened."""
        return fitting_path(video.with_name(video.stem), self.ending, reserve=FILES_BESIDE_BYTES)

    @property
    def suffix(self) -> str:
        """Return the default suffix of files; '' for a folder."""
        return Path(self.ending).suffix

    @property
    def name_filter(self) -> str:
        """Return the filter for Qt's file dialog in the language of the window, such as "Labels (*.csv)"."""
        return f"{shown(self.kind)} (*{self.suffix})"


make_table_format = partial(ExportFormat, is_truth=False, by_frame=False)
"""Makes the record of a format that does not contain labels of frames."""


def preview_labels(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the export of a label file.

    Raises:
        AppError: There are no frames to export.
    """
    selection = select_requested(labels, request)
    tally = selection.tally()
    if not tally.frames:
        raise nothing_to_export(request)
    says = tuple(filter(None, (describe_contents(tally), describe_left_out(tally))))
    return Preview(request.target, tally, says, describe_unreviewed(tally), selection)


def preview_table(labels: TrackSnapshot, request: ExportRequest, sentence: str) -> Preview:
    """Describe the export of a file that contains no labels; `sentence` says what it contains."""
    selection = select(labels, request.frames)
    return Preview(request.target, selection.tally(), (sentence,), "", selection)


def select_requested(labels: TrackSnapshot, request: ExportRequest, layers: frozenset[Layer] = ALL_LAYERS) -> Selection:
    return select(labels, request.frames, only_reviewed=request.only_reviewed, layers=layers)


def nothing_to_export(request: ExportRequest) -> AppError:
    if request.only_reviewed:
        return AppError(
            tr_lazy("errors", "There are no reviewed frames to export."),
            tr_lazy("errors", "Accept frames in the window first, or export all of them, or choose another range."),
        )
    return AppError(
        tr_lazy("errors", "There are no labelled frames to export."),
        tr_lazy("errors", "Track the video, or choose another range."),
    )
