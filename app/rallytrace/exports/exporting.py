"""Exports: every format as one record, with what writes it from a video's frames and its labels."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.court.rally_flights import SeenPath, fly_rallies
from rallytrace.domain.detections import Point
from rallytrace.domain.flight import find_flights
from rallytrace.domain.found_events import drop_denied_events, find_events, path_in_play
from rallytrace.domain.geometry import Size
from rallytrace.domain.hitters import Hitter, HitterFinder
from rallytrace.domain.label_lint import Finding, LintKind, lint
from rallytrace.domain.lists import Event, EventKind, Sport, events_shown, near_frames
from rallytrace.domain.pictures import picture_times
from rallytrace.domain.spans import overlap
from rallytrace.domain.track import Layer, positions
from rallytrace.domain.wording import count_noun
from rallytrace.errors import AppError, Check
from rallytrace.exports.coco import foreign_pictures, write_coco
from rallytrace.exports.court import measure_events, preview_court, write_courts
from rallytrace.exports.cvat import write_cvat
from rallytrace.exports.dataset import foreign_in_match
from rallytrace.exports.labels import Selection, TrackSnapshot
from rallytrace.exports.poses import poses_in, preview_poses, write_coco_poses, write_pose_table
from rallytrace.exports.preview import (
    Preview,
    preview_coco,
    preview_csv,
    preview_dataset,
    preview_events,
    preview_labels,
    preview_rallies,
    preview_video,
    rallies_in,
)
from rallytrace.exports.request import (
    ExportFinished,
    ExportProgress,
    ExportRequest,
    Format,
)
from rallytrace.file_access import refuse_output
from rallytrace.file_kinds import find_kind
from rallytrace.storage.project.identity import VideoIdentity
from rallytrace.storage.staging import refuse_folder, staged_folder
from rallytrace.storage.track_csv import EventMeasures, write_events, write_rallies, write_track
from rallytrace.tracking.video_projects import refuse_other_video
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """What is exported from.

    Attributes:
        labels: as they were when the export was asked for.
        index: of its frames, if it is known.
        runs: the provenance of the runs that the labels come from.
        untouchable: further files that are never written to: where the labels come from.
        sport: what is played; None where nobody has said so for this video.
        project: the project that the labels come from; None for the open one, and for a label file.
        identity: what the project remembers of its video, which is compared before pictures are read; None where the
            video is known to be the one.
    """

    labels: TrackSnapshot
    video: Path
    size: Size
    index: FrameIndex | None = None
    runs: tuple[Mapping[str, Any], ...] = ()
    untouchable: tuple[Path, ...] = ()
    sport: Sport | None = None
    project: Path | None = None
    identity: VideoIdentity | None = None


_Steps: TypeAlias = Generator[ExportProgress | ExportFinished, None, None]
_Writer: TypeAlias = Callable[[Material, ExportRequest, Preview, Check], _Steps]


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """All that is known of a format. What the window and the command line need to offer it is derived from this.

    Attributes:
        title: what it is called in the window.
        sentence: what is written, in a sentence.
        ending: what the name of the file or folder has after the video's, with the suffix; a folder has no suffix.
        kind: what the files are called in a file dialog; '' for a folder.
        preview: what a request comes to; nothing is written.
        write: writes it; the last value is `ExportFinished`. Closed before that, it leaves nothing behind.
        is_truth: whether positions go out as labels, so that doubtful ones are shown before (`findings_in`).
        keeps_labels: whether a file of the whole video holds all labels, so that nothing is left to export.
        by_frame: whether frames that nobody has reviewed can be left out of it.
        takes_sport: whether it depends on the sport.
    """

    format: Format
    title: str
    sentence: str
    ending: str
    kind: str
    preview: Callable[[TrackSnapshot, ExportRequest], Preview]
    write: _Writer
    is_truth: bool = True
    keeps_labels: bool = False
    by_frame: bool = True
    takes_sport: bool = False

    @property
    def is_folder(self) -> bool:
        """Whether a folder is written, to which a second export adds."""
        return not self.kind

    def default_path(self, video: Path) -> Path:
        """Where an export goes unless another path is named: beside the video."""
        return video.with_name(video.stem + self.ending)

    @property
    def suffix(self) -> str:
        """The usual one of its files; '' for a folder."""
        return Path(self.ending).suffix

    @property
    def name_filter(self) -> str:
        """The filter of a file dialog, as Qt wants it: "Labels (*.csv)"."""
        return f"{self.kind} (*{self.suffix})"


def export(material: Material, request: ExportRequest, check: Check) -> _Steps:
    """Write what is asked for; `ExportFinished` comes last. When it is closed before that, nothing of it stays.

    Args:
        request: what, how and where to.
        check: called for every picture, and often besides; raises to stop.

    Raises:
        AppError: it cannot be done, or the disk does not take it; what was there before is as it was.
    """
    preview = preview_export(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    check()
    yield from FORMATS[request.format].write(material, request, preview, check)


def preview_export(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """What a request comes to; nothing is written.

    Raises:
        AppError: there is nothing to write, or a dataset would hold frames that nobody has looked at.
    """
    return FORMATS[request.format].preview(labels, request)


def refuse_target(request: ExportRequest, preview: Preview, untouchable: tuple[Path, ...] = ()) -> None:
    """Refuse a target before any work is done.

    Args:
        request: what is to be written.
        untouchable: files of the user's that are never written to, whatever was asked.

    Raises:
        AppError: the place is taken, is one of those files, or cannot be.
    """
    about = FORMATS[request.format]
    if about.is_folder:
        refuse_folder(preview.path, foreign_in_match if request.overwrite else None, sources=untouchable)
        return
    refuse_output(preview.path, find_kind(about.suffix), overwrite=request.overwrite, sources=untouchable)
    if preview.pictures is not None:
        refuse_folder(preview.pictures, foreign_pictures if request.overwrite else None, sources=untouchable)


def findings_in(labels: TrackSnapshot, preview: Preview, format_: Format, size: Size) -> list[Finding]:
    """What is suspicious in the labels that would go out, in the order of the frames.

    Args:
        preview: what would be written of them; it says itself which frames stay out.
    """
    if not FORMATS[format_].is_truth:
        return []
    selection = preview.selection
    cuts = labels.cuts[selection.first : selection.first + len(selection.rows)]
    found = lint(selection.rows, size, first=selection.first, begins_scene=cuts)
    return [one for one in found if one.kind is not LintKind.GAP and _goes_out(one, preview)]


def _goes_out(finding: Finding, preview: Preview) -> bool:
    """Whether the frames are in a rally of the dataset, if it is one."""
    if preview.cuts is None:
        return True
    return any(overlap(cut.rally.frames, finding.frames) for cut in preview.cuts.cuts)


def _index(material: Material, check: Check) -> FrameIndex:
    if material.index is not None and material.index.n_frames >= material.labels.n_frames:
        return material.index
    with _opened(material, check) as reader:
        return reader.index


def _opened(material: Material, check: Check) -> VideoReader:
    """Open the video, and refuse one that cannot be the one of these labels."""
    if material.project is not None and material.identity is not None:
        refuse_other_video(material.identity, material.video, material.project, check)
    reader = VideoReader(material.video, index=material.index, check=check)
    if reader.size == material.size and reader.n_frames >= material.labels.n_frames:
        return reader
    facts = f"{reader.size} and {reader.n_frames} frames"
    reader.close()
    raise AppError(
        f"{material.video.name} is not the video of these labels. It has {facts}. Their video has {material.size} "
        f"and {material.labels.n_frames} frames.",
        "Choose the video that was labelled.",
    )


def _write_csv(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Writing the labels")
    points = _checked(preview.selection.points(), check)
    path, more = preview.path, request.more_columns
    rows = write_track(path, points, material.size, more_columns=more, overwrite=request.overwrite)
    yield ExportFinished(path, count_noun(rows, "row"))


def _checked(points: Iterable[Point], check: Check) -> Iterator[Point]:
    """The same points, with `check` called before each."""
    for point in points:
        check()
        yield point


def _write_coco(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    """The pictures appear after the file, and neither without the other."""
    with ExitStack() as stack:
        if preview.pictures is not None:
            from rallytrace.exports.pictures import write_pictures  # noqa: PLC0415 - the window need not wait

            reader = stack.enter_context(_opened(material, check))
            staged = stack.enter_context(
                staged_folder(preview.pictures, replaces=foreign_pictures if request.overwrite else None)
            )
            yield from write_pictures(reader, preview.selection, staged, check=check)
        yield ExportProgress("Writing the labels")
        name = material.video.name
        write_coco(preview.path, preview.selection, material.size, name, overwrite=request.overwrite, check=check)
    tally = preview.tally
    frames = count_noun(tally.frames, "frame" if preview.pictures is None else "picture")
    yield ExportFinished(preview.path, f"{frames}, {count_noun(tally.visible + tally.occluded, 'keypoint')}")


def _write_cvat(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Writing the labels")
    keyframes = write_cvat(
        preview.path,
        preview.selection,
        material.size,
        material.labels.n_frames,
        material.video.name,
        overwrite=request.overwrite,
        check=check,
    )
    yield ExportFinished(preview.path, f"a track of {count_noun(keyframes, 'keyframe')}")


def _write_dataset(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    from rallytrace.exports.pictures import write_dataset  # noqa: PLC0415 - as above

    assert preview.cuts is not None
    with _opened(material, check) as reader:
        yield from write_dataset(reader, request, preview.path, preview.cuts, runs=material.runs, check=check)
    rallies = count_noun(len(preview.cuts.cuts), "rally", "rallies")
    yield ExportFinished(preview.path, f"{rallies}, {count_noun(preview.cuts.n_frames, 'frame')}")


def _write_video(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    from rallytrace.exports.pictures import write_video  # noqa: PLC0415 - as above

    frames = range(preview.selection.first, preview.selection.first + len(preview.selection.rows))
    with _opened(material, check) as reader:
        yield from write_video(reader, material.labels, request, preview.path, frames, check=check)
    yield ExportFinished(preview.path, count_noun(len(frames), "frame"))


def _write_events(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    """Events set by hand and found along the path; found ones only in reviewed frames where that is asked for."""
    yield ExportProgress("Finding events")
    index = _index(material, check)
    labels = material.labels
    seconds = index.seconds
    shown = events_shown(
        found_in(labels, seconds, material.size, request.sport), labels.events, near_frames(index.rate)
    )
    by_hand = frozenset(labels.events)
    events = [event for event in shown if _is_event_exported(event, preview.selection, request, by_hand)]
    players = _hitters(shown, labels)
    write_events(
        preview.path,
        events,
        seconds,
        positions=positions(labels.shown()),
        rallies=labels.rallies,
        by_hand=by_hand,
        players=players,
        measures=_measures(material, shown, seconds, check),
        overwrite=request.overwrite,
    )
    yield ExportFinished(preview.path, count_noun(len(events), "event"))


def _measures(
    material: Material, shown: Sequence[Event], seconds: NDArray[np.float64], check: Check
) -> EventMeasures | None:
    """Speeds, heights and landing places of events; None where no court is known."""
    labels, size = material.labels, material.size
    if not labels.courts:
        return None
    pixels = np.where(labels.repeats, np.nan, positions(labels.shown()))
    path = SeenPath(pixels, picture_times(seconds[: labels.n_frames], labels.repeats), size.width)
    rallies = fly_rallies(shown, path, labels.courts, size, check)
    return measure_events(flight for rally in rallies for flight in rally.flights)


def _write_rallies(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Finding events")
    index, labels = _index(material, check), material.labels
    seconds = index.seconds
    shown = events_shown(
        found_in(labels, seconds, material.size, request.sport), labels.events, near_frames(index.rate)
    )
    rallies = rallies_in(labels, preview.selection)
    write_rallies(preview.path, rallies, shown, seconds, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(rallies), "rally", "rallies"))


def _hitters(shown: Sequence[Event], labels: TrackSnapshot) -> Mapping[int, Hitter] | None:
    """Who hit the ball, by frame; None where no poses are known."""
    return HitterFinder(labels.poses).find(shown, positions(labels.shown())) if labels.poses else None


def _write_poses(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Writing the poses")
    found = poses_in(material.labels, request.frames)
    rows = write_pose_table(preview.path, found, overwrite=request.overwrite, check=check)
    yield ExportFinished(preview.path, count_noun(rows, "person"))


def _write_coco_poses(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Writing the poses")
    found = poses_in(material.labels, request.frames)
    write_coco_poses(preview.path, found, material.size, material.video.name, overwrite=request.overwrite, check=check)
    frames = count_noun(len(found.frames), "frame")
    yield ExportFinished(preview.path, f"{count_noun(len(found.rows), 'person')} in {frames}")


def _write_court(material: Material, request: ExportRequest, preview: Preview, check: Check) -> _Steps:
    yield ExportProgress("Writing the court")
    check()
    courts = material.labels.courts
    write_courts(preview.path, courts, material.size, material.video.name, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(courts), "court"))


def found_in(
    labels: TrackSnapshot, seconds: NDArray[np.float64], size: Size, sport: Sport = Sport.AUTO
) -> tuple[Event, ...]:
    """The events that the path shows, as it is after all that a person has said of it; none in non-play ranges.

    Args:
        seconds: when each frame is shown, at least (labels.n_frames,).
    """
    path, begins = path_in_play(labels.shown(), labels.cuts, labels.non_play, labels.repeats)
    known = [event.frame for event in labels.events if event.kind is not EventKind.NONE]
    times = picture_times(seconds[: labels.n_frames], labels.repeats)
    found = find_flights(path, times, size=size, begins=begins, breaks=known)
    return drop_denied_events(find_events(found, size, sport), labels.layers[Layer.HUMAN], labels.repeats)


def _is_event_exported(event: Event, selection: Selection, request: ExportRequest, by_hand: frozenset[Event]) -> bool:
    """Whether an event is in the range; one that was set by hand counts as reviewed."""
    row = event.frame - selection.first
    if not 0 <= row < len(selection.rows):
        return False
    return event in by_hand or not request.only_reviewed or bool(selection.reviewed[row])


FORMATS: Final[Mapping[Format, ExportFormat]] = {
    one.format: one
    for one in (
        ExportFormat(
            Format.CSV,
            "Labels (TrackNet CSV)",
            "One row per frame: number, visibility, x and y in whole pixels.",
            "_ball.csv",
            "Labels",
            preview_csv,
            _write_csv,
            keeps_labels=True,
        ),
        ExportFormat(
            Format.DATASET,
            "Training dataset",
            "TrackNetV3's layout: one clip per rally, frames counted from 0.",
            "_dataset",
            "",
            preview_dataset,
            _write_dataset,
        ),
        ExportFormat(
            Format.COCO,
            "COCO keypoints",
            "One JSON file. Visibility is 2 for a visible ball, 1 for an occluded one.",
            "_coco.json",
            "COCO keypoints",
            preview_coco,
            _write_coco,
        ),
        ExportFormat(
            Format.CVAT,
            "CVAT for video 1.1",
            "One track of points with keyframes.",
            "_cvat.xml",
            "CVAT for video",
            preview_labels,
            _write_cvat,
        ),
        ExportFormat(
            Format.EVENTS,
            "Events (CSV)",
            "One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres.",
            "_events.csv",
            "Events",
            preview_events,
            _write_events,
            is_truth=False,
            takes_sport=True,
        ),
        ExportFormat(
            Format.RALLIES,
            "Rallies (CSV)",
            "One row per rally: name, start, end, length in seconds, hits and winner.",
            "_rallies.csv",
            "Rallies",
            preview_rallies,
            _write_rallies,
            is_truth=False,
            by_frame=False,
            takes_sport=True,
        ),
        ExportFormat(
            Format.VIDEO,
            "Video with the path",
            "H.264 without sound, in the colours of the window.",
            "_overlay.mp4",
            "Videos",
            preview_video,
            _write_video,
            is_truth=False,
        ),
        ExportFormat(
            Format.POSES,
            "Players' poses (CSV)",
            "One row per person: frame, box and 17 keypoints, each with its confidence.",
            "_poses.csv",
            "Poses",
            preview_poses,
            _write_poses,
            is_truth=False,
            by_frame=False,
        ),
        ExportFormat(
            Format.COCO_POSES,
            "Players' poses (COCO)",
            "One JSON file of COCO's category person, with 17 keypoints each.",
            "_coco_poses.json",
            "COCO keypoints",
            preview_poses,
            _write_coco_poses,
            is_truth=False,
            by_frame=False,
        ),
        ExportFormat(
            Format.COURT,
            "Court (JSON)",
            "Corners in pixels, the map from the floor in metres to the picture, and the camera.",
            "_court.json",
            "Court",
            preview_court,
            _write_court,
            is_truth=False,
            by_frame=False,
        ),
    )
}
"""Every format, in the order in which they are offered. A new one is added here and to `Format`, and the command line's
list of words (`arguments.FORMATS`)."""
