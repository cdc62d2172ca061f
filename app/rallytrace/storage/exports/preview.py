"""What an export would write, in words, before it does."""

from dataclasses import dataclass
from pathlib import Path

from rallytrace.domain.lists import EventKind
from rallytrace.errors import AppError
from rallytrace.file_access import refuse_overwrite
from rallytrace.storage.exports.coco import pictures_folder, refuse_pictures
from rallytrace.storage.exports.dataset import CutList, cut_list, match_folder
from rallytrace.storage.exports.labels import ALL_LAYERS, Selection, Tally, TrackSnapshot, select
from rallytrace.storage.exports.request import ExportRequest, Format
from rallytrace.storage.exports.staging import refuse_folder
from rallytrace.storage.exports.words import caution, contents, counted, left_out


@dataclass(frozen=True, slots=True, eq=False)
class Preview:
    """What would be written.

    Attributes:
        place: the file, or the folder of the match.
        tally: how much, and whose word it is.
        says: sentences about what goes out and what does not.
        caution: what nobody has reviewed; '' where everything has been.
        selection: the labels.
        cuts: the rallies of a dataset; None for everything else.
        pictures: the folder of the pictures that are written beside the file; None for none.
    """

    place: Path
    tally: Tally
    says: tuple[str, ...]
    caution: str
    selection: Selection
    cuts: CutList | None = None
    pictures: Path | None = None


def foresee(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Look at what a request comes to; nothing is written.

    Raises:
        AppError: there is nothing to write, or a dataset would hold frames that nobody has looked at.
    """
    if request.format is Format.DATASET:
        return _dataset(labels, request)
    layers = request.overlay.layers if request.format is Format.VIDEO else ALL_LAYERS
    selection = select(labels, request.frames, only_reviewed=request.only_reviewed, layers=layers)
    tally = selection.tally()
    if request.format is Format.VIDEO:
        says = [f"A video of {counted(len(selection.rows), 'frame')}.", f"Drawn: {contents(tally)}"]
        return Preview(request.target, tally, tuple(says), caution(tally), selection)
    marked = _marked(labels, selection) if request.format is Format.EVENTS else 0
    if not tally.frames and not marked:
        why = "has been reviewed" if request.only_reviewed else "a run or a person has looked at"
        raise AppError(f"There is no frame to export that {why}.", "Track the video, or choose another range.")
    if request.format is Format.EVENTS:
        says = [f"Serves, hits, bounces and landings: what the path shows, and {counted(marked, 'event')} set by hand."]
        return Preview(request.target, tally, tuple(says), caution(tally), selection)
    says = [contents(tally), left_out(tally)]
    if request.format is Format.CSV and not request.more_columns and tally.occluded:
        are = "is" if tally.occluded == 1 else "are"
        says.append(
            f"{counted(tally.occluded, 'occluded ball')} {are} written as not visible, without a position. "
            "With source and confidence the position stays."
        )
    folder = pictures_folder(request.target) if request.format is Format.COCO else None
    if folder is not None:
        says.append(_pictures(folder, tally.frames, written=request.coco_pictures))
    return Preview(
        request.target,
        tally,
        tuple(one for one in says if one),
        caution(tally),
        selection,
        pictures=folder if request.coco_pictures else None,
    )


def _pictures(folder: Path, number: int, *, written: bool) -> str:
    what = "The picture" if number == 1 else f"The {number:,} pictures"
    if written:
        return f"{what} it refers to {'is' if number == 1 else 'are'} written beside it, to {folder.name}."
    return f"{what} it refers to, in {folder.name}, {'is' if number == 1 else 'are'} not written."


def refuse_target(request: ExportRequest, preview: Preview, untouchable: tuple[Path, ...] = ()) -> None:
    """Say no before any work is done.

    Args:
        request: what is to be written.
        preview: what it comes to.
        untouchable: files of the user's that are never written to, whatever was asked.

    Raises:
        AppError: the place is taken, is one of those files, or cannot be.
    """
    for path in untouchable:
        if preview.place.exists() and path.exists() and preview.place.samefile(path):
            raise AppError(f"{preview.place.name} is what is being exported from.", "Choose another name.")
    if preview.cuts is None:
        refuse_overwrite(preview.place, overwrite=request.overwrite)
        if preview.pictures is not None:
            refuse_pictures(preview.pictures, overwrite=request.overwrite)
    else:
        refuse_folder(preview.place, overwrite=request.overwrite)


def _marked(labels: TrackSnapshot, selection: Selection) -> int:
    """How many events a hand has set in the range."""
    frames = range(selection.first, selection.first + len(selection.rows))
    return sum(event.frame in frames and event.kind is not EventKind.NONE for event in labels.events)


def _dataset(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    cuts = cut_list(labels, request.frames, only_reviewed=request.only_reviewed)
    options = request.dataset
    place = match_folder(request.target, options.split, options.match)
    wanted = (("videos", options.pictures.as_video), ("PNG frames", options.pictures.as_png))
    kinds = [name for name, is_wanted in wanted if is_wanted]
    tally = cuts.tally
    rallies = "1 rally" if len(cuts.cuts) == 1 else f"{len(cuts.cuts):,} rallies"
    says = (
        f"{options.split}/{place.name}: {rallies}, labels, {' and '.join(kinds)}, backgrounds and a card.",
        contents(tally),
        *cuts.left_out,
    )
    return Preview(place, tally, says, caution(tally), select(labels, request.frames), cuts)
