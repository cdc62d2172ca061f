"""Training data in the layout of TrackNetV3.

    <root>/<split>/match<N>/csv/<rally>_ball.csv        frames from 0; for tests also `corrected_csv`
                           /video/<rally>.mp4
                           /frame/<rally>/<i>.png, median.npz
                           /median.npz
                           /card.json, README.md

A split may only contain folders named `match<N>`: TrackNetV3 takes every name in it for a match.
"""

import json
import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace import __version__
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import (
    Tally,
    TrackSnapshot,
    describe_contents,
    describe_unreviewed,
    select,
)
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.rally_cuts import CutList, RallyCut, select_rallies
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest, Pictures, Split
from rallytrace.files.json_files import read_json
from rallytrace.files.paths import DATASET_CARD
from rallytrace.files.recordings import parts_of
from rallytrace.storage.staging import foreign_files, staged_folder, write_text
from rallytrace.storage.templates import render
from rallytrace.storage.track_csv import write_track
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import count_noun
from rallytrace.video.background import background_median
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter, write_median, write_png
from rallytrace.video.reader import VideoReader

_MATCH: Final = re.compile(r"match(\d+)")
_FRAME: Final = re.compile(r"frame/([^/]+)/(0|[1-9]\d{0,8})\.png")
_CRF: Final = 12
_BAND_BYTES: Final = 16 * 2**20
"""Maximum bytes of all rallies' backgrounds that are in memory at the same time."""


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the rallies of a match."""
    cuts = select_rallies(labels, request.frames, only_reviewed=request.only_reviewed)
    options = request.dataset
    folder = match_folder(request.target, options.split, options.match)
    tally = cuts.tally
    contents = _describe_match(f"{options.split}/{folder.name}", len(cuts.cuts), options.pictures)
    says = (contents, describe_contents(tally), *cuts.left_out)
    return Preview(folder, tally, says, describe_unreviewed(tally), select(labels, request.frames), cuts)


def _describe_match(folder: str, n_rallies: int, pictures: Pictures) -> str:
    rallies = count_noun(n_rallies, "rally", "rallies")
    if pictures is Pictures.VIDEO:
        return tr_lazy(
            "exports", "{folder}: {rallies}, labels, videos, backgrounds and a README.", folder=folder, rallies=rallies
        )
    if pictures is Pictures.PNG:
        return tr_lazy(
            "exports",
            "{folder}: {rallies}, labels, PNG frames, backgrounds and a README.",
            folder=folder,
            rallies=rallies,
        )
    return tr_lazy(
        "exports",
        "{folder}: {rallies}, labels, videos and PNG frames, backgrounds and a README.",
        folder=folder,
        rallies=rallies,
    )


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    """Write a match. Its folder appears when it is complete."""
    assert preview.cuts is not None
    options, chosen, done = request.dataset, preview.cuts, 0
    replaces = foreign_in_match if request.overwrite else None
    with (
        open_source_video(material, check) as reader,
        staged_folder(preview.path, parent=request.target, replaces=replaces) as match,
        # Closed before the folder is moved to its target. The file has no name, so it disappears even if the process is
        # killed.
        tempfile.TemporaryFile(dir=match) as file,
    ):
        backgrounds = _RallyBackgrounds(file)
        for cut in chosen.cuts:
            write_rally_labels(match, options.split, cut, reader.size)
            computing = tr_lazy("exports", "Computing the background of {rally}", rally=rally_words(cut.rally.name))
            yield ExportProgress(computing, done, chosen.n_frames)
            median = background_median(reader, [cut.rally.frames], None, ResizeFilter.BICUBIC, check=check)
            backgrounds.add(median)
            folder = match / "frame" / cut.name if options.pictures.as_png else None
            video = match / "video" / f"{cut.name}.mp4" if options.pictures.as_video else None
            if folder is not None:
                folder.mkdir(parents=True)
                write_median(folder / "median.npz", median)
            for number in _write_pictures(reader, cut, video, folder):
                check()
                writing = tr_lazy("exports", "Writing {rally}", rally=rally_words(cut.rally.name))
                yield ExportProgress(writing, done + number, chosen.n_frames)
            done += len(cut.frames)
        yield ExportProgress(tr_lazy("exports", "Computing the background of the match"), done, chosen.n_frames)
        write_median(match / "median.npz", backgrounds.median(check))
        yield ExportProgress(tr_lazy("exports", "Writing the card"), done, chosen.n_frames)
        write_card(
            match,
            chosen,
            _list_facts(reader, request, preview.path) | material.labels.recording.as_record(),
            material.runs,
        )
    counts = count_noun(len(chosen.cuts), "rally", "rallies"), count_noun(chosen.n_frames, "frame")
    yield ExportFinished(preview.path, join_texts(counts))


def _write_pictures(reader: VideoReader, cut: RallyCut, video: Path | None, folder: Path | None) -> Iterator[int]:
    """Write a rally's frames, numbered from 0, as a video, as image files or both; yield how many are done."""
    frames, number = cut.frames, -1
    with ExitStack() as stack:
        clip = None
        if video is not None:
            video.parent.mkdir(exist_ok=True)
            clip = stack.enter_context(
                ClipWriter(video, reader.size, reader.rate, quality=_CRF, pixel_aspect=reader.pixel_aspect)
            )
        for number, frame in enumerate(reader.frames(frames.start, frames.stop)):
            picture = frame.bgr()
            if clip is not None:
                # Use even intervals even if the frame rate varies: a label belongs to a frame number, not to a time.
                clip.add(picture, round(number * TICKS_PER_SECOND / reader.rate))
            if folder is not None:
                write_png(folder / f"{number}.png", picture)
            yield number + 1
    if number + 1 != len(frames):
        raise AppError(
            tr_lazy(
                "errors",
                "{rally} has {labels} labels, but only {decoded} of its frames can be decoded.",
                rally=rally_words(cut.rally.name),
                labels=len(frames),
                decoded=number + 1,
            ),
            tr_lazy("errors", "Convert the video to .mp4, then check the labels."),
        )


class _RallyBackgrounds:
    """The backgrounds of a match's rallies, kept in a file because those of a long match do not fit into memory."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._shape: tuple[int, ...] = ()
        self._count = 0

    def add(self, background: NDArray[np.uint8]) -> None:
        """Add a rally's background, (H, W, 3) RGB. All must have the same size."""
        self._shape = background.shape
        self._file.write(background.tobytes())
        self._count += 1

    def median(self, check: Check) -> Floats:
        """Return the median of all backgrounds, (H, W, 3) RGB."""
        result = np.empty(int(np.prod(self._shape)), np.float64)
        length = max(_BAND_BYTES // self._count, 1)
        for begin in range(0, len(result), length):
            check()
            band = slice(begin, begin + length)
            bands = [self._read_band(number, band, len(result)) for number in range(self._count)]
            result[band] = np.median(bands, axis=0)
        return result.reshape(self._shape)

    def _read_band(self, number: int, band: slice, size: int) -> NDArray[np.uint8]:
        self._file.seek(number * size + band.start)
        return np.frombuffer(self._file.read(min(band.stop, size) - band.start), np.uint8)


def _list_facts(reader: VideoReader, request: ExportRequest, path: Path) -> dict[str, Any]:
    return {
        "match": path.name,
        "split": request.dataset.split.value,
        "video": reader.path.name,
        "size": str(reader.size),
        "rate": reader.rate,
        "range": None if request.frames is None else [request.frames.start, request.frames.stop],
        "pictures": request.dataset.pictures.value,
        **_file_starts(reader),
    }


def _file_starts(reader: VideoReader) -> dict[str, Any]:
    """Return the first frame of each file of a recording in several files."""
    names = [file.name for file in parts_of(reader.path)]
    return {"files": dict(zip(names, reader.index.file_starts, strict=False))} if len(names) > 1 else {}


def match_folder(root: Path, split: Split, match: int | None) -> Path:
    """Return the folder of a match; if `match` is None, use the next free number."""
    folder = root / split
    if match is None:
        try:
            taken = [int(found[1]) for path in folder.iterdir() if (found := _MATCH.fullmatch(path.name))]
        except FileNotFoundError:
            taken = []
        except OSError as error:
            raise AppError(
                tr_lazy(
                    "errors", "The folder {folder} cannot be read: {reason}.", folder=folder, reason=error.strerror
                ),
                tr_lazy("errors", "Choose another folder."),
            ) from error
        match = max(taken, default=0) + 1
    return folder / f"match{match}"


def foreign_in_match(match: Path) -> list[str]:
    """Return the files in a match folder that its card does not list; without a card, all files.

    Raises:
        OSError: The folder cannot be read.
    """
    try:
        card = read_json(match / DATASET_CARD)
        spans = {str(rally["name"]): range(*map(int, rally["video_frames"])) for rally in card["rallies"]}
    except (AppError, FileNotFoundError, ValueError, TypeError, KeyError, RecursionError):
        return foreign_files(match, lambda _: False)
    written = {DATASET_CARD, "README.md", "median.npz"}
    for name in spans:
        written |= {f"csv/{name}_ball.csv", f"corrected_csv/{name}_ball.csv"}
        written |= {f"video/{name}.mp4", f"frame/{name}/median.npz"}

    def is_written(path: str) -> bool:
        found = _FRAME.fullmatch(path)
        return path in written or (found is not None and int(found[2]) < len(spans.get(found[1], ())))

    return foreign_files(match, is_written)


def write_rally_labels(match: Path, split: Split, cut: RallyCut, video: Size) -> None:
    """Write the label files of a rally, whose first frame is 0.

    TrackNetV3's preprocessing reads `csv`. Its loader reads `corrected_csv` if the path contains "test".
    """
    points = [replace(point, frame=point.frame - cut.frames.start) for point in cut.selection.points()]
    folders = ["csv", "corrected_csv"] if "test" in f"{split}/{cut.name}" else ["csv"]
    for name in folders:
        (match / name).mkdir(exist_ok=True)
        write_track(match / name / f"{cut.name}_ball.csv", points, video)


def write_card(match: Path, chosen: CutList, facts: Mapping[str, Any], runs: Sequence[Mapping[str, Any]]) -> None:
    """Write the facts about the data: card.json for programs, README.md for people.

    Args:
        facts: Video, size, frame rate and other facts as plain values.
        runs: The provenance of the runs that made the labels.
    """
    record = {
        "rallytrace": __version__,
        **facts,
        "frames": chosen.n_frames,
        "labels": _as_record(chosen.tally),
        "events_by_hand": _count_events(event for cut in chosen.cuts for event in cut.events),
        "rallies": [
            {
                "name": cut.name,
                "called": cut.rally.name,
                "video_frames": [cut.frames.start, cut.frames.stop],
                "labels": _as_record(cut.selection.tally()),
                "events_by_hand": _count_events(cut.events),
            }
            for cut in chosen.cuts
        ],
        "left_out": list(chosen.left_out),
        "models": _list_models(runs),
    }
    reviewed = describe_unreviewed(chosen.tally) or "Every frame has been reviewed."
    sentences = (describe_contents(chosen.tally), reviewed, *chosen.left_out)
    write_text(match / DATASET_CARD, json.dumps(record, indent=2) + "\n")
    write_text(match / "README.md", render("dataset.md", **record, sentences=sentences))


def _list_models(runs: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for run in runs:
        for kind in ("tracknet", "inpaintnet"):
            model = run.get(kind)
            if isinstance(model, Mapping) and model.get("sha256"):
                sha256 = str(model["sha256"])
                found.setdefault(sha256, {"kind": kind, "model": str(model.get("model", "")), "sha256": sha256})
    return list(found.values())


def _as_record(tally: Tally) -> dict[str, Any]:
    return {
        "visible": tally.visible,
        "occluded": tally.occluded,
        "without_position": tally.without_position,
        "reviewed": tally.frames - tally.n_unreviewed,
        "by_source": {source.value: count for source, count in tally.by_source.items()},
        "unreviewed_by_source": {source.value: count for source, count in tally.unreviewed.items()},
    }


def _count_events(events: Iterable[Event]) -> dict[str, int]:
    return dict(Counter(event.kind.value for event in events if event.kind is not EventKind.NO_EVENT))


FORMAT = ExportFormat(
    title=tr_lazy("exports", "Training dataset"),
    sentence=tr_lazy("exports", "TrackNetV3's layout: one clip per rally, frames counted from 0."),
    ending="_dataset",
    kind="",
    preview=_preview,
    write=_write,
    foreign=foreign_in_match,
    options=OptionGroup.DATASET,
    pictures=tuple(Pictures),
)
