"""`rallytrace track --project`: track videos into their projects, as the window does."""

import argparse
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.analysis.rally_finding import are_numbered, find_rallies
from rallytrace.analysis.review_queue import count_items
from rallytrace.commands.shared import device_of, family_of, recording_from, remark_on_sport, typed_options
from rallytrace.commands.video_batch import BatchReport, VideoOutcome, VideoState, outcome_record, refuse_missing
from rallytrace.commands.video_project import VideoProject
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import labels_of
from rallytrace.files.file_access import real_path
from rallytrace.model_records.execution_providers import Device
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.process.threads import lower_process_priority, return_large_blocks
from rallytrace.settings import ModelSettings, Settings, read_settings, settings_path
from rallytrace.storage.project.summary import digest_of
from rallytrace.track.edits import RunKey
from rallytrace.track.geometry import Size
from rallytrace.track.lists import near_frames
from rallytrace.track.recording import Recording
from rallytrace.track.sports import Sport
from rallytrace.track.track import State, Track
from rallytrace.track.turned_track import change_recording
from rallytrace.track.wording import capitalize, count_noun
from rallytrace.tracking.messages import DetectionsFound, JobMessage, Phase, PlayersFound, RunProgress
from rallytrace.tracking.network_cache import NetworkCache
from rallytrace.tracking.options import NetworkChoice, TrackOptions, TrackRequest
from rallytrace.tracking.pose_work import PoseWork
from rallytrace.tracking.requests import RunRecorder, play_left, players_after, run_request
from rallytrace.tracking.resuming import CutOffRun
from rallytrace.tracking.run import RunWork
from rallytrace.tracking.work import JobContext
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

_SAVE_SECONDS: Final = 1.0
"""Interval between two saves of found rows: the most work that is lost if the process is killed."""
_REFUSED: Final = ("output", "range", "source_column", "cluster", "force")
"""Options for label files, which do not apply to projects."""
_JOB: Final = 1

ReportProgress = Callable[[dict[str, Any]], None]


def track_into_projects(args: argparse.Namespace, tracking_options: dict[str, Any]) -> int:
    """Track each video into its project. A failure does not stop the others."""
    for name in _REFUSED:
        if getattr(args, name):
            option = "-o" if name == "output" else f"--{name.replace('_', '-')}"
            raise UsageError(f"{option} cannot be used with --project.", f"Omit one of them: {option} is for labels.")
    if args.low_priority:
        lower_process_priority()
    return_large_blocks()
    resumes = len(args.videos) > 1 or any(path.is_dir() for path in args.videos)
    batch = BatchReport(resumes=resumes, joins=not args.separate)
    _collect(batch, args.videos)
    sport = None if args.sport is None else Sport(args.sport)
    settings = read_settings(settings_path()).settings
    device = device_of(args, settings.provider)
    settings = with_typed(settings, args, tracking_options)
    recorded = partial(recording_from, args)
    tracking = ProjectTracking(settings, device, args.background, sport=sport, recorded=recorded, lines=args.progress)
    with stopping_on_interrupt() as stop, contextlib.closing(tracking):
        for video in batch.videos:
            if video not in batch.outcomes:
                batch.record(video, tracking.track(video, stop))
    _report(batch, json_wanted=args.json, lines=args.progress)
    return batch.code


def with_typed(settings: Settings, args: argparse.Namespace, tracking_options: dict[str, Any]) -> Settings:
    """Return the settings, overridden by the networks and tracking options typed on the command line."""
    typed, models, tracking = typed_options(args, ModelSettings), settings.models, settings.tracking
    if "tracknet" in typed or tracking_options.get("fast"):
        models = replace(models, tracknet=None, family=None)  # the family was chosen for another network
        tracking = replace(tracking, fast=False)
    family = family_of(typed.get("tracknet"), typed.get("family"))
    if family is not None:
        typed |= {"family": family.name, "family_by_sha256": {}}
    return replace(settings, models=replace(models, **typed), tracking=replace(tracking, **tracking_options))


def _collect(batch: BatchReport, paths: list[Path]) -> None:
    known: set[Path] = set()
    for path in paths:
        for video in batch.listed(path) if path.is_dir() else (path,):
            if real_path(video) not in known:
                known.add(real_path(video))
                batch.videos.append(video)


def _report(batch: BatchReport, *, json_wanted: bool, lines: bool) -> None:
    if batch.resumes:
        for line in batch.table():
            (terminal.remark if json_wanted or lines else terminal.say)(line)
    elif (error := batch.outcomes[batch.videos[0]].error) is not None:
        terminal.complain(error)
    else:
        terminal.remark(_summary(batch.outcomes[batch.videos[0]]))
    if json_wanted:
        terminal.say_json(batch.records())


def _summary(outcome: VideoOutcome) -> str:
    record = outcome.record
    if "project" not in record:
        return "Interrupted before the first frame was tracked. Nothing was written."
    text = {
        VideoState.SKIPPED: "These frames have already been tracked with the same model and options.",
        VideoState.INTERRUPTED: "Interrupted. Run the same command to continue.",
    }.get(outcome.state, "Tracked.")
    left = "" if record["review_items"] is None else f" Review items left: {record['review_items']}."
    court = f" {capitalize(record['court'])} court found." if record["court"] else " No court found."
    ball = f"{record['visible']:,} of {record['rows']:,} frames with a ball."
    rallies = f" {count_noun(record['rallies'], 'rally', 'rallies')}." if record["rallies"] else ""
    return f"{record['project']}: {text} {ball}{court}{rallies}{left}"


class ProjectTracking:
    """Tracks videos into their projects, with models and options from the window's settings.

    Args:
        settings: The window's settings, overridden by the options typed on the command line.
        device: The device that runs the networks.
        background: The frames for the median background, as typed; None to use the settings.
        sport: The sport of the videos; None if not given.
        recorded: Returns how a video was recorded, given what its project says.
        lines: True to write progress to stdout as JSON lines instead of drawing it.
    """

    def __init__(
        self,
        settings: Settings,
        device: Device,
        background: str | None,
        *,
        sport: Sport | None,
        recorded: Callable[[Recording], Recording],
        lines: bool,
    ) -> None:
        self._settings = settings
        self._choice = NetworkChoice.of(settings, device)
        self._typed = TrackRequest(self._choice, TrackOptions(), None, background)
        self._sport, self._recorded = sport, recorded
        if sport is not None:
            remark_on_sport(self._choice.tracknet_path, sport)
        self._lines = lines
        self._networks = NetworkCache()

    def close(self) -> None:
        self._networks.close()

    def track(self, video: Path, stop: StopSwitch) -> VideoOutcome:
        """Track what is left of a video. Return errors as part of the outcome."""
        if stop.stopped:
            outcome = VideoOutcome(VideoState.NOT_STARTED)
        else:
            try:
                with self._progress_of(video) as report_progress:
                    outcome = self._track(video, stop, report_progress)
            except AppError as error:
                outcome = VideoOutcome(VideoState.FAILED, error=error)
        if self._lines:
            terminal.say_json_line({**outcome_record(video, outcome), "final": True})
        return outcome

    def _track(self, video: Path, stop: StopSwitch, report_progress: ReportProgress) -> VideoOutcome:
        refuse_missing(video)
        with VideoReader(video, cache_bytes=0) as reader:
            index, size, n_frames = reader.index, reader.size, reader.n_frames
            options = TrackOptions.of(self._settings.tracking, n_frames)
            if self._typed.background is not None:
                options = replace(options, background_over=self._typed.options_for(n_frames).background_over)
            opened = VideoProject(reader, begins_own=True)
        with opened:
            track = opened.project.track
            old = track.recording
            new = self._recorded(old)
            size = old.turning.size(size)
            if (change := change_recording(track, new, size)) is not None:
                opened.project.edit(change)
            size = old.turning.inverse().then(new.turning).size(size)
            run = ProjectRun(
                opened,
                size,
                index,
                report_progress,
                self._sport or opened.project.facts.sport or Sport(self._settings.tracking.sport),
                finds_rallies=self._settings.tracking.rallies_after_runs,
            )
            outcome = run.carry_out(
                video.resolve(), self._choice, options, stop, self._networks, models=self._settings.models
            )
            if self._sport is not None:
                run.note_sport(self._sport)
        project = opened.path if opened.kept else None
        record = {**outcome.record, **({} if project is None else {"project": str(project)})}
        return replace(outcome, record=record)

    @contextlib.contextmanager
    def _progress_of(self, video: Path) -> Iterator[ReportProgress]:
        if self._lines:
            yield lambda record: terminal.say_json_line({"video": str(real_path(video)), **record})
            return
        with terminal.progress_bar(video.name) as bar:

            def draw(record: dict[str, Any]) -> None:
                bar.total = record["total"]
                bar.set_postfix_str("" if record["phase"] == "Tracking" else record["phase"], refresh=False)
                bar.update(record["done"] - bar.n)

            yield draw


class ProjectRun:
    """A run over all play in a video, recorded in its project exactly as the window would record it.

    Args:
        size: The size of the video.
        index: The frame index of the video.
        report_progress: Called with the progress a few times per second.
        sport: The sport of the court to find if the project has none.
        finds_rallies: Whether to find rallies, unless the user has named one.
    """

    def __init__(
        self,
        opened: VideoProject,
        size: Size,
        index: FrameIndex,
        report_progress: ReportProgress,
        sport: Sport,
        *,
        finds_rallies: bool,
    ) -> None:
        self._opened = opened
        self._sport = sport
        self._project = opened.project
        self._size = size
        self._index = index
        self._seconds = index.seconds * self._track.recording.time_scale(index.rate)
        self._report_progress = report_progress
        self._recorder = RunRecorder(self._project, RunKey())
        self._saved_at = 0.0
        self._finds_rallies = finds_rallies and are_numbered(self._track.rallies)

    @property
    def _track(self) -> Track:
        return self._project.track

    def carry_out(
        self,
        video: Path,
        choice: NetworkChoice,
        options: TrackOptions,
        stop: StopSwitch,
        networks: NetworkCache,
        *,
        models: ModelSettings,
    ) -> VideoOutcome:
        """Track the frames that are left, then find the players.

        Raises:
            AppError: The project cannot be saved.
        """
        frames = range(self._track.n_frames)
        spans, project = play_left(self._project, frames), self._project
        if not spans:
            return VideoOutcome(VideoState.SKIPPED, self._record({}))
        request = run_request(
            video, self._index, choice, options, project, spans=spans, within=frames, sport=self._sport
        )
        context = JobContext(networks, self._on_event, lambda _loaded: None, lambda: False)
        state, error, provenance = _carry_out(RunWork(_JOB, request, stop, context))
        self._finish(provenance, done=state is VideoState.DONE)
        found = bool(self._recorder.number)
        if state is VideoState.DONE:
            players = players_after(request, models, lambda: project, len(frames))
            if players is not None:
                self._recorder = RunRecorder(project, RunKey())
                state, error, pose_provenance = _carry_out(PoseWork(_JOB, players, stop, context))
                self._recorder.finish(pose_provenance)
                self._opened.save()
                found |= bool(self._recorder.number)
                provenance |= {"pose_frames": pose_provenance["frames"]}
        if state is VideoState.DONE and not found:
            state = VideoState.SKIPPED
        tracked = {("tracked" if name == "frames" else name): value for name, value in provenance.items()}
        return VideoOutcome(state, self._record(tracked), error)

    def note_sport(self, sport: Sport) -> None:
        """Record the sport in the project if the project has a run.

        Raises:
            AppError: The project cannot be saved.
        """
        if self._project.runs:
            self._project.note(sport=sport)
            self._opened.save()

    def _on_event(self, event: object) -> None:
        match event:
            case DetectionsFound() | PlayersFound():
                self._enter(event)
            case RunProgress():
                speed = round(event.frames_per_second, 1)
                record = {"phase": event.phase.value, "done": event.done, "total": event.total}
                self._report_progress({**record, "frames_per_second": speed, "share": self._share_done(event)})
            case JobMessage():
                terminal.remark(event.text)

    def _share_done(self, event: RunProgress) -> float:
        is_ball = event.phase is not Phase.POSES
        play = self._track.n_frames - sum(map(len, self._track.non_play)) if is_ball else event.total
        return round(1 - (event.total - event.done) / max(play, 1), 4) if event.total else 0.0

    def _enter(self, found: DetectionsFound | PlayersFound) -> None:
        self._recorder.enter(found)
        if time.monotonic() - self._saved_at >= _SAVE_SECONDS:
            self._opened.save()
            self._saved_at = time.monotonic()

    def _finish(self, provenance: dict[str, Any], *, done: bool) -> None:
        recorder, project = self._recorder, self._project
        if recorder.number and self._finds_rallies:
            labels, seconds = labels_of(self._track, project.poses), self._seconds
            near = near_frames(self._track.recording.rate(self._index.rate))
            source = LabelsSource(labels, seconds, self._size, self._sport, near)
            events = ComputedFacts(source, lambda: None)[EVENTS]
            found = find_rallies(self._track, seconds, size=self._size, events=events, growing=not done)
            if found is not None:
                project.edit(replace(found, name="Track", step=recorder.step))
        recorder.finish(provenance)
        cut_off = CutOffRun.of(self._track, project.runs) if done else None
        if cut_off is not None:
            project.complete_run(cut_off.number, {"seconds": 0.0})  # this run has completed the interrupted one
        self._opened.save()

    def _record(self, provenance: dict[str, Any]) -> dict[str, Any]:
        states = self._track.shown_rows()["state"]
        rows = int((states != State.UNSET).sum())
        left = count_items(self._track, size=self._size, seconds=self._seconds) if rows else None
        return {
            **provenance,
            "rows": rows,
            "visible": int((states == State.VISIBLE).sum()),
            "review_items": left,
            "court": next((court.sport.value for court in self._track.courts if not court.is_lost), None),
            "rallies": len(self._track.rallies),
            "labels": digest_of(self._track),
        }


def _carry_out(work: RunWork | PoseWork) -> tuple[VideoState, AppError | None, dict[str, Any]]:
    """Run a job. Return how it ended, its error if any, and its provenance with the time taken and number of frames."""
    state, error, started = VideoState.DONE, None, time.monotonic()
    try:
        work.do()
    except Cancelled:
        state = VideoState.INTERRUPTED
    except AppError as failure:
        state, error = VideoState.FAILED, failure
    seconds = round(time.monotonic() - started, 3)
    return state, error, {**work.provenance, "seconds": seconds, "frames": work.frames}
