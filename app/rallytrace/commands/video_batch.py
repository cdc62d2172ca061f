"""The videos of one `track` command: where their labels go, which are done, and the table of results."""

import enum
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rallytrace.commands.recordings import SEPARATE_ADVICE, with_recordings
from rallytrace.errors import AppError, DiskFullError, UsageError
from rallytrace.files.file_access import real_path, refuse_output, refuse_special, refuse_unwritable
from rallytrace.files.file_kinds import CSV, RUN_RECORD
from rallytrace.files.paths import VIDEO_SUFFIXES, is_dead_link, names_of, videos_in
from rallytrace.files.recordings import parts_of
from rallytrace.process import terminal
from rallytrace.storage.project.location import HeldError
from rallytrace.track.wording import count_noun
from rallytrace.tracking.label_records import (
    LabelFinding,
    LabelState,
    RequestedRun,
    check_labels,
    default_label_path,
    read_record,
    record_path,
)
from rallytrace.video.file_state import FileState


class VideoState(enum.StrEnum):
    """The state of a video when the command ends."""

    DONE = "done"
    SKIPPED = "skipped"
    """The labels existed already, made by the same run."""
    FAILED = "failed"
    INTERRUPTED = "interrupted"
    NOT_STARTED = "not started"


@dataclass(frozen=True, slots=True)
class TrackJob:
    """A video to track.

    Attributes:
        target: The label file to write.
        state: The state of the video file when the command started.
        overwrite: True if an existing target may be replaced.
    """

    video: Path
    target: Path
    state: FileState
    overwrite: bool


@dataclass(frozen=True, slots=True)
class VideoOutcome:
    """The result for one video.

    Attributes:
        record: The record of the run that made the labels; empty without labels.
        error: The error if it failed.
    """

    state: VideoState
    record: Mapping[str, Any] = field(default_factory=dict)
    error: AppError | None = None


class BatchReport:
    """The results of the videos of one command.

    Attributes:
        videos: All videos, and folders without videos, in order.
        resumes: True if done videos are skipped and errors reported one by one: for several videos, a folder of them,
            or a folder for their labels. False to raise an error at once.
        joins: True to join the parts of a recording in a folder.
        outcomes: The results so far, by path.
    """

    def __init__(self, *, resumes: bool, joins: bool = True) -> None:
        self.videos: list[Path] = []
        self.resumes = resumes
        self.joins = joins
        self.outcomes: dict[Path, VideoOutcome] = {}

    def listed(self, folder: Path) -> list[Path]:
        """Return the videos in a folder. Record an empty or unreadable folder itself as failed.

        Links to missing files are left out with a remark.
        """
        try:
            listed = videos_in(folder)
            videos = [video for video in listed if not is_dead_link(video)]
            for link in sorted(set(listed).difference(videos)):
                terminal.remark(f"Skipped {link}: it is a link to a file that does not exist.")
            if not videos:
                raise _no_videos(folder)
        except AppError as error:
            self.videos.append(folder)
            self.record(folder, VideoOutcome(VideoState.FAILED, error=error))
            return []
        return with_recordings(videos, SEPARATE_ADVICE) if self.joins else videos

    def record(self, video: Path, outcome: VideoOutcome) -> None:
        """Record the result of a video. With several videos, print an error at once."""
        self.outcomes[video] = outcome
        if outcome.error is not None and self.resumes:
            terminal.complain(outcome.error)

    @property
    def code(self) -> int:
        """Return the exit code."""
        states = {outcome.state for outcome in self.outcomes.values()}
        if states & {VideoState.INTERRUPTED, VideoState.NOT_STARTED}:
            return terminal.INTERRUPTED
        return terminal.FAILED if VideoState.FAILED in states else terminal.DONE

    def records(self) -> list[dict[str, Any]]:
        """Return one record per video, for scripts."""
        if not self.resumes:
            return [dict(outcome.record) for outcome in self.outcomes.values() if outcome.error is None]
        return [outcome_record(video, self.outcomes[video]) for video in self.videos]

    def table(self) -> list[str]:
        """Return a table with one line per video, and a line that counts the states."""
        names = names_of(self.videos)
        width = min(max(map(len, names)), _MAX_NAME_CHARACTERS)
        lines = [f"{'video':<{width}}  {'state':<11}  {'frames':>7}  {'found':>5}  {'frames/s':>8}"]
        for name, video in zip(names, self.videos, strict=True):
            outcome = self.outcomes[video]
            shown = name if len(name) <= width else f"...{name[3 - width :]}"
            lines.append(f"{shown:<{width}}  {outcome.state:<11}  {_figures(outcome)}".rstrip())
        count = Counter(outcome.state for outcome in self.outcomes.values())
        words = ", ".join(f"{count[state]} {state}" for state in VideoState if count[state])
        return [*lines, f"{count_noun(len(self.videos), 'video')}: {words}."]


class VideoBatch(BatchReport):
    """The videos that one command tracks into label files.

    Attributes:
        jobs: The videos left to track, in order.
    """

    def __init__(self, paths: Sequence[Path], output: str | None, *, force: bool, joins: bool) -> None:
        """Find the videos, and refuse impossible requests at once.

        Raises:
            AppError: There is no video, or nothing can be written.
            UsageError: Two of the named files have the same target, or a target is the video itself.
        """
        named_folder = any(path.is_dir() for path in paths)
        folder = _folder(output, folder_needed=named_folder or len(paths) > 1)
        super().__init__(resumes=named_folder or len(paths) > 1 or folder is not None, joins=joins)
        self.jobs: list[TrackJob] = []
        self._force = force
        self._targets: dict[Path, Path] = {}
        for path in paths:
            self._add(path, folder, output)
        self._refuse_doubled(named_folder=named_folder)
        if not self._targets:
            raise next(iter(filter(None, (outcome.error for outcome in self.outcomes.values()))))
        if folder is not None:
            if named_folder and folder.suffix.lower() == ".csv" and not folder.exists():
                raise UsageError(f"{folder} is a file, but the label files need a folder.", "Give a folder.")
            make_folder(folder)
            refuse_unwritable(folder)
        for video, target in self._targets.items():
            self._prepare(video, target)

    def _add(self, path: Path, folder: Path | None, output: str | None) -> None:
        if not path.is_dir():
            is_default = folder is not None or output is None
            self._list(path, self._default_target(path, folder or path.parent) if is_default else Path(str(output)))
            return
        for video in self.listed(path):
            target_folder = video.parent if folder is None else folder / video.parent.relative_to(path)
            self._list(video, self._default_target(video, target_folder))

    def _default_target(self, video: Path, folder: Path) -> Path:
        """Return the default label file. Print a remark if its name is shortened."""
        target = default_label_path(video, folder)
        if not target.name.startswith(video.stem):
            terminal.remark(f"The name of {video.name} is too long for its labels. They are called {target.name}.")
        return target

    def _list(self, video: Path, target: Path) -> None:
        """Add a video, but only once if both it and its folder are named."""
        if not any(real_path(video) == real_path(known) and target == self._targets[known] for known in self._targets):
            self.videos.append(video)
            self._targets[video] = target

    def _refuse_doubled(self, *, named_folder: bool) -> None:
        counts = Counter(self._targets.values())
        doubled = {target for target, count in counts.items() if count > 1}
        if doubled and not named_folder:
            raise UsageError(
                f"Two of the videos would be written to {min(doubled)}.",
                "Track them separately, each with its own -o.",
            )
        for video, target in list(self._targets.items()):
            if target in doubled:
                names = [
                    known.name
                    for known, known_target in self._targets.items()
                    if known_target == target and known != video
                ]
                error = AppError(
                    f"{video} would be written to {target}, like {', '.join(names) or 'another'}.",
                    "Rename one, or track them separately, each with its own -o.",
                )
                self.record(video, VideoOutcome(VideoState.FAILED, error=error))
        self._targets = {video: target for video, target in self._targets.items() if target not in doubled}

    def _prepare(self, video: Path, target: Path) -> None:
        try:
            refuse_missing(video)
            if not (self.resumes or self._force):
                _refuse_interrupted(target)
            for path, kind in ((target, CSV), (record_path(target), RUN_RECORD)):
                if path.parent.exists() or not self.resumes:  # otherwise the folder is made later
                    refuse_output(path, kind, overwrite=self._force or self.resumes, sources=self._targets)
            self.jobs.append(TrackJob(video, target, FileState.of(video), self._force))
        except AppError as error:
            if not self.resumes:
                raise
            self.record(video, VideoOutcome(VideoState.FAILED, error=error))

    def record(self, video: Path, outcome: VideoOutcome) -> None:
        """Record the result of a video and remove it from the jobs."""
        super().record(video, outcome)
        self.jobs = [job for job in self.jobs if job.video != video]

    def skip_done(self, asked: Callable[[], RequestedRun]) -> None:
        """Record videos whose labels exist already: as done if the same run made them, otherwise as failed.

        Raises:
            AppError: A network cannot be read.
        """
        if self._force or not self.resumes:
            return
        jobs, self.jobs = self.jobs, []
        labels_exist = any(job.target.exists() or record_path(job.target).exists() for job in jobs)
        run = asked() if labels_exist else None
        for job in jobs:
            finding = LabelFinding(LabelState.MISSING)
            try:
                finding = finding if run is None else check_labels(job.target, job.state.content, run)
                _refuse_other(job.target, finding)
            except AppError as error:
                self.record(job.video, VideoOutcome(VideoState.FAILED, error=error))
                continue
            if finding.state is LabelState.DONE:
                self.record(job.video, VideoOutcome(VideoState.SKIPPED, finding.record))
            else:
                partial = finding.state is LabelState.PARTIAL
                self.jobs.append(TrackJob(job.video, job.target, job.state, partial))


_MAX_NAME_CHARACTERS: Final = 48


def _folder(output: str | None, *, folder_needed: bool) -> Path | None:
    if output is None:
        return None
    path = Path(output)
    named_as_folder = output.endswith(("/", os.sep))
    if path.is_dir() or not (folder_needed or named_as_folder):
        return path if path.is_dir() else None
    if path.exists():
        raise UsageError(f"{path} is a file, but the label files need a folder.", "Give a folder.")
    return path


def make_folder(path: Path) -> None:
    """Create a folder for label files if it does not exist.

    Raises:
        AppError: The folder cannot be created.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AppError(f"The folder {path} cannot be created: {error.strerror}.", "Choose another folder.") from error


def refuse_missing(video: Path) -> None:
    """Raise AppError unless the video is an existing file."""
    for file in parts_of(video):
        if not os.path.exists(file):  # noqa: PTH110 - never raises
            if file.is_symlink():
                raise AppError(f"{file} is a link to a file that does not exist.", "Remove it, or put the file back.")
            raise AppError(f"There is no video {file}.", "Check the name.")
        refuse_special(file)


def _refuse_interrupted(target: Path) -> None:
    """Refuse to replace the labels of an interrupted or failed run, which look like complete ones."""
    record = read_record(target)
    if record is not None and target.exists() and record.get("complete") is False:
        raise AppError(
            f"{target} has only {record.get('rows')} frames, because the run was interrupted or failed.",
            "Pass --force to track the video again, or choose another name.",
        )


def _refuse_other(target: Path, finding: LabelFinding) -> None:
    if finding.state is LabelState.OTHER:
        raise AppError(
            f"{target} {finding.reason}; it was not changed.",
            "Choose another folder for the labels (-o), or pass --force to replace what is there.",
        )


def _no_videos(folder: Path) -> AppError:
    if not any(folder.iterdir()):
        return AppError(f"The folder {folder} is empty.", "Check the name.")
    endings = ", ".join(VIDEO_SUFFIXES)
    return AppError(
        f"There is no video in the folder {folder} or its subfolders: no file ends in {endings}.",
        "Check the name, or list the files themselves.",
    )


def _figures(outcome: VideoOutcome) -> str:
    record, rows = outcome.record, outcome.record.get("rows", 0)
    if outcome.error is not None and not rows:
        return f"{'':24}  {outcome.error.problem}"
    if not rows:
        return ""
    speed = f"{_speed(record):8.1f}" if outcome.state is not VideoState.SKIPPED else ""
    reason = "" if outcome.error is None else f"  {outcome.error.problem}"
    return f"{rows:>7,}  {_found_share(record):>5.0%}  {speed:>8}{reason}"


def _found_share(record: Mapping[str, Any]) -> float:
    return float(record.get("visible", 0)) / max(int(record["rows"]), 1)


def _speed(record: Mapping[str, Any]) -> float:
    return float(int(record.get("tracked", record["rows"])) / max(float(record.get("seconds", 0)), 0.001))


def outcome_record(video: Path, outcome: VideoOutcome) -> dict[str, Any]:
    """Return the result of a video, for scripts."""
    found: dict[str, Any] = {**outcome.record, "video": str(real_path(video)), "state": outcome.state.value}
    if outcome.record.get("rows"):
        found |= {
            "found_share": round(_found_share(outcome.record), 4),
            "frames_per_second": round(_speed(outcome.record), 1),
        }
    if outcome.error is not None:
        found |= {"reason": outcome.error.problem, "remedy": outcome.error.remedy}
    if isinstance(outcome.error, HeldError):
        found["in_use"] = True
    if isinstance(outcome.error, DiskFullError):
        found["disk_full"] = True
    return found
