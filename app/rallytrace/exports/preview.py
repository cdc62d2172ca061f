"""Describes an export before it is written; the formats' own previews begin with these."""

from dataclasses import dataclass
from pathlib import Path

from rallytrace.domain.track import Layer
from rallytrace.errors import AppError
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
from rallytrace.exports.rally_cuts import CutList
from rallytrace.exports.request import ExportRequest


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
