"""`rallytrace export` with several projects: write one dataset, with each match in one split."""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from rallytrace.commands.recordings import with_recordings
from rallytrace.errors import AppError, UsageError, no_check
from rallytrace.exports.dataset_splits import SplitShares, match_of, splits_of
from rallytrace.exports.exporting import export, preview_export
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import DatasetOptions, ExportFinished, ExportRequest, Pictures, Split
from rallytrace.files.file_access import real_path
from rallytrace.files.paths import VIDEO_SUFFIXES, names_of, videos_in
from rallytrace.files.recordings import missing_files, parts_of
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.storage.project.summary import digest_of
from rallytrace.storage.staging import refuse_folder, staged_folder, write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun
from rallytrace.tracking.video_projects import project_of, refuse_other_video
from rallytrace.video.recording_search import find_recordings

_REPORT_SECONDS: Final = 0.1

ReportProgress = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class MatchVideo:
    """A video of the dataset.

    Attributes:
        match: The match that the video belongs to.
        n_frames: The number of exported frames.
    """

    video: Path
    project: Path
    match: str
    n_frames: int


@dataclass(frozen=True, slots=True)
class SkippedVideo:
    """A video that is not exported, and the reason."""

    video: Path
    error: AppError


def read_material(source: Path, video: Path | None = None) -> Material:
    """Return the material of a project, or of a video's project.

    Args:
        source: A project, or a video that has one.
        video: The video of the project; None to look where the project says.

    Raises:
        AppError: There is no project, or it cannot be read.
    """
    if source.suffix.lower() in VIDEO_SUFFIXES:
        return _material(*project_of(source.resolve(), no_check), video or source.resolve())
    return _material(source, open_project(source), video)


def _material(path: Path, project: Project, video: Path | None) -> Material:
    identity = project.video
    found = video or identity.find(path) or identity.path
    runs = tuple(run.provenance for run in project.runs)
    labels = labels_of(project.track, project.poses)
    kept = None if video else identity
    return Material(
        labels,
        found,
        project.track.recording.turning.size(identity.size),
        runs=runs,
        untouchable=(path,),
        sport=project.facts.sport,
        project=path,
        identity=kept,
    )


def export_many(args: argparse.Namespace) -> int:
    """Export projects as one dataset. Report those that cannot be exported."""
    request = _request(args)
    refuse_folder(request.target, None)
    shares = SplitShares(args.val, args.test)
    videos, left_out = _collect_videos(_sources(args.source), request)
    for item in left_out:
        terminal.complain(item.error)
    if not videos:
        raise AppError(
            tr_lazy("errors", "None of these videos can be exported."), tr_lazy("errors", "Track them first.")
        )
    fixed = None if args.split is None else Split(args.split)
    splits = {item.match: fixed for item in videos} if fixed else splits_of([item.match for item in videos], shares)
    with stopping_on_interrupt() as stop, _progress(lines=args.progress) as report_progress:
        done = _write(videos, splits, request, stop, report_progress)
    record = {
        "place": str(request.target),
        "words": _words(videos, splits),
        "exported": done,
        "left_out": [{"video": str(item.video), "reason": item.error.problem} for item in left_out],
    }
    terminal.remark(f"{request.target}: {record['words']}.")
    if args.progress:
        terminal.say_json_line({**record, "final": True})
    elif args.json:
        terminal.say_json(record)
    return terminal.FAILED if left_out else terminal.DONE


def _request(args: argparse.Namespace) -> ExportRequest:
    if args.format != Format.DATASET:
        if args.progress:
            raise UsageError(
                "--progress is for a dataset of videos and projects.", "Pass --format dataset, or omit it."
            )
        raise UsageError("Several videos can only be exported as a dataset.", "Pass --format dataset.")
    for name in ("video", "range", "match", "force", "sport", "recorded_at", "turn", "mirror"):
        if getattr(args, name):
            option = f"--{name.replace('_', '-')}"
            raise UsageError(f"{option} cannot be used with several videos.", f"Omit {option}.")
    if args.output is None:
        raise UsageError("The folder of the dataset is missing.", "Give a new folder with -o.")
    options = DatasetOptions(pictures=Pictures(args.pictures or Pictures.VIDEO))
    return ExportRequest(Format.DATASET, args.output, only_reviewed=args.only_reviewed, dataset=options)


def _sources(paths: Sequence[Path]) -> list[Path]:
    found: dict[Path, None] = {}
    for path in paths:
        found.update((real_path(video), None) for video in (videos_in(path) if path.is_dir() else (path,)))
    return with_recordings(list(found))


def _collect_videos(sources: Sequence[Path], request: ExportRequest) -> tuple[list[MatchVideo], list[SkippedVideo]]:
    videos: dict[Path, MatchVideo] = {}
    left_out = []
    for source in sources:
        try:
            found = _inspect(source, request)
            videos.setdefault(found.project, found)
        except AppError as error:
            left_out.append(
                SkippedVideo(
                    source,
                    AppError(
                        tr_lazy("errors", "Skipped {name}: {problem}", name=source.name, problem=error.problem),
                        error.remedy,
                    ),
                )
            )
    return _with_parts_together(list(videos.values())), left_out


def _with_parts_together(videos: Sequence[MatchVideo]) -> list[MatchVideo]:
    """Return the videos, with all parts of a recording in the same match."""
    match_by_video = {item.video: item.match for item in videos}
    for recording in find_recordings(match_by_video).videos:
        first, *others = parts_of(recording)
        match_by_video |= dict.fromkeys(others, match_by_video[first])
    return [replace(item, match=match_by_video[item.video]) for item in videos]


def _inspect(source: Path, request: ExportRequest) -> MatchVideo:
    material = read_material(source)
    for missing in missing_files(material.video):
        raise AppError(
            tr_lazy("errors", "There is no video {missing}.", missing=missing), tr_lazy("errors", "Put it back.")
        )
    assert material.project is not None
    if material.identity is not None:
        refuse_other_video(material.identity, material.video, material.project, no_check)
    cuts = preview_export(material.labels, request).cuts
    n_frames = cuts.n_frames if cuts is not None else 0
    return MatchVideo(material.video, material.project, match_of(material.video), n_frames)


def _write(
    videos: Sequence[MatchVideo],
    splits: dict[str, Split],
    request: ExportRequest,
    stop: StopSwitch,
    report_progress: ReportProgress,
) -> list[dict[str, Any]]:
    """Write the dataset and return a record of each video. The folder appears when it is complete."""
    done: list[dict[str, Any]] = []
    total, frames_done = sum(item.n_frames for item in videos), 0
    with staged_folder(request.target) as staged:
        report_progress({"phase": tr_lazy("exports", "Starting"), "done": 0, "total": total, "unfinished": str(staged)})
        for item in videos:
            split = splits[item.match]
            one_request = replace(request, target=staged, dataset=replace(request.dataset, split=split))
            project = open_project(item.project)
            material, digest = _material(item.project, project, item.video), digest_of(project.track)
            with closing(export(material, one_request, stop.check)) as events:
                for event in events:
                    if isinstance(event, ExportFinished):
                        match_folder = event.path.relative_to(staged).as_posix()
                    else:
                        phase = tr_lazy("exports", "{name}: {phase}", name=item.video.name, phase=event.phase)
                        report_progress({"phase": phase, "done": frames_done + event.done, "total": total})
            frames_done += item.n_frames
            done.append(
                {"video": str(item.video), "match": Path(item.match).name, "folder": match_folder, "labels": digest}
            )
        names = names_of(Path(item["video"]) for item in done)
        named = [{**item, "video": name} for item, name in zip(done, names, strict=True)]
        write_text(staged / "dataset.json", json.dumps({"videos": named}, indent=2) + "\n")
        write_text(staged / "README.md", _card(named))
    return done


def _card(done: Sequence[dict[str, Any]]) -> str:
    rows = [f"| {entry['folder']} | {entry['video']} | {entry['match']} |" for entry in done]
    head = ["# Dataset", "", "Exported by RallyTrace. All videos of a match are in one split.", ""]
    return "\n".join([*head, "| folder | video | match |", "|---|---|---|", *rows]) + "\n"


def _words(videos: Sequence[MatchVideo], splits: dict[str, Split]) -> str:
    """Describe the dataset, for example: 12 videos of 10 matches (train 8, val 1, test 1), 2,000 frames."""
    kinds = list(splits.values())
    return tr_lazy(
        "exports",
        "{videos} of {matches} (train {train}, val {val}, test {test}), {frames}",
        videos=count_noun(len(videos), "video"),
        matches=count_noun(len(splits), "match", "matches"),
        train=kinds.count(Split.TRAIN),
        val=kinds.count(Split.VAL),
        test=kinds.count(Split.TEST),
        frames=count_noun(sum(item.n_frames for item in videos), "frame"),
    )


@contextmanager
def _progress(*, lines: bool) -> Iterator[ReportProgress]:
    if lines:
        written_at = 0.0

        def write(record: dict[str, Any]) -> None:
            nonlocal written_at
            if time.monotonic() - written_at >= _REPORT_SECONDS:
                written_at = time.monotonic()
                terminal.say_json_line(record)

        yield write
        return
    with terminal.progress_bar() as bar:

        def draw(record: dict[str, Any]) -> None:
            bar.set_description_str(record["phase"], refresh=False)
            bar.total = record["total"]
            bar.update(record["done"] - bar.n)

        yield draw
