"""What an export would write, in words, before it does."""

from dataclasses import dataclass, replace
from pathlib import Path

from rallytrace.domain.lists import EventKind, Rally
from rallytrace.domain.track import Layer
from rallytrace.domain.wording import count_noun, join_names
from rallytrace.errors import AppError
from rallytrace.exports.coco import pictures_folder
from rallytrace.exports.dataset import CutList, cut_list, match_folder
from rallytrace.exports.labels import (
    ALL_LAYERS,
    Selection,
    Tally,
    TrackSnapshot,
    caution,
    contents,
    left_out,
    select,
)
from rallytrace.exports.request import ExportRequest


@dataclass(frozen=True, slots=True, eq=False)
class Preview:
    """What would be written.

    Attributes:
        path: the file, or the folder of the match.
        tally: how many frames, by source.
        says: sentences about what goes out and what does not.
        caution: how much has not been reviewed; '' where everything has been.
        cuts: the rallies of a dataset; None for everything else.
        pictures: the folder of the pictures that are written beside the file; None for none.
    """

    path: Path
    tally: Tally
    says: tuple[str, ...]
    caution: str
    selection: Selection
    cuts: CutList | None = None
    pictures: Path | None = None


def preview_labels(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The frames that a file of labels would hold.

    Raises:
        AppError: there are none.
    """
    selection = _selected(labels, request)
    tally = selection.tally()
    if not tally.frames:
        raise _nothing(request)
    says = [contents(tally), left_out(tally)]
    return Preview(request.target, tally, tuple(one for one in says if one), caution(tally), selection)


def preview_csv(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """A label file, in which occluded balls lose their position unless more columns are asked for; see above."""
    preview = preview_labels(labels, request)
    occluded = preview.tally.occluded
    if request.more_columns or not occluded:
        return preview
    lost = (
        f"{count_noun(occluded, 'occluded ball')} {'is' if occluded == 1 else 'are'} written as not visible, without a "
        "position. With the columns Source and Confidence the position is kept."
    )
    return replace(preview, says=(*preview.says, lost))


def preview_coco(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """COCO keypoints, and the pictures beside them; see above."""
    preview = preview_labels(labels, request)
    folder = pictures_folder(request.target)
    note = _pictures(folder, preview.tally.frames, written=request.coco_pictures)
    return replace(preview, says=(*preview.says, note), pictures=folder if request.coco_pictures else None)


def preview_video(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """A video with the path over it: all frames of the range, whether anything is known of them or not."""
    selection = _selected(labels, request, request.overlay.layers)
    tally = selection.tally()
    says = (f"A video of {count_noun(len(selection.rows), 'frame')}.", f"Drawn: {contents(tally)}")
    return Preview(request.target, tally, says, caution(tally), selection)


def preview_events(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """A table of events: how many are set by hand is known, those that the path shows are found while it is written.

    Raises:
        AppError: there is neither a frame nor an event.
    """
    selection = _selected(labels, request)
    tally = selection.tally()
    frames = range(selection.first, selection.first + len(selection.rows))
    by_hand = sum(event.frame in frames and event.kind is not EventKind.NONE for event in labels.events)
    if not tally.frames and not by_hand:
        raise _nothing(request)
    says = f"Events found from the path, and {count_noun(by_hand, 'event')} set by hand."
    return Preview(request.target, tally, (says,), caution(tally), selection)


def preview_rallies(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """A table of the rallies that begin in the range.

    Raises:
        AppError: there is none.
    """
    selection = select(labels, request.frames)
    rallies = rallies_in(labels, selection)
    if not rallies:
        raise AppError("There are no rallies to export.", "Find them with Range > Find rallies, or mark and name one.")
    won = sum(bool(rally.winner) for rally in rallies)
    says = f"{count_noun(len(rallies), 'rally', 'rallies')}, {won} with a winner."
    return Preview(request.target, selection.tally(), (says,), "", selection)


def rallies_in(labels: TrackSnapshot, selection: Selection) -> tuple[Rally, ...]:
    """The rallies that begin in the frames of a selection."""
    frames = range(selection.first, selection.first + len(selection.rows))
    return tuple(rally for rally in labels.rallies if rally.frames.start in frames)


def preview_dataset(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The rallies of a match in a dataset.

    Raises:
        AppError: there is none, or one has frames that neither a run nor a person has looked at.
    """
    cuts = cut_list(labels, request.frames, only_reviewed=request.only_reviewed)
    options = request.dataset
    folder = match_folder(request.target, options.split, options.match)
    wanted = (("videos", options.pictures.as_video), ("PNG frames", options.pictures.as_png))
    kinds = [name for name, is_wanted in wanted if is_wanted]
    tally = cuts.tally
    rallies = count_noun(len(cuts.cuts), "rally", "rallies")
    says = (
        f"{options.split}/{folder.name}: {rallies}, labels, {join_names(kinds)}, backgrounds and a README.",
        contents(tally),
        *cuts.left_out,
    )
    return Preview(folder, tally, says, caution(tally), select(labels, request.frames), cuts)


def _selected(labels: TrackSnapshot, request: ExportRequest, layers: frozenset[Layer] = ALL_LAYERS) -> Selection:
    return select(labels, request.frames, only_reviewed=request.only_reviewed, layers=layers)


def _nothing(request: ExportRequest) -> AppError:
    if request.only_reviewed:
        remedy = "Accept frames in the window first, or export all of them, or choose another range."
        return AppError("There are no reviewed frames to export.", remedy)
    return AppError("There are no labelled frames to export.", "Track the video, or choose another range.")


def _pictures(folder: Path, number: int, *, written: bool) -> str:
    what = count_noun(number, "PNG frame")
    if written:
        return f"Also writes {what} to {folder.name}."
    return f"It refers to {what} in {folder.name}, which {'is' if number == 1 else 'are'} not written."
