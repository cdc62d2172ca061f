"""Start runs over the open video: choose frames and settings, and record results."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.process.giving_way import set_playing
from rallytrace.session.document import Document, RunStep
from rallytrace.session.pictures.frame_loader import FrameLoader
from rallytrace.session.pictures.growth import allowing_growth
from rallytrace.session.playhead import Marks, Playhead
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.autosave import ProjectAutosaver
from rallytrace.session.tracker import Tracker
from rallytrace.storage.project.project import Project
from rallytrace.texts import tr_lazy
from rallytrace.track.duplicate_frames import whole_pictures
from rallytrace.track.layers import LayerSlice
from rallytrace.track.spans import subtract_spans
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, RunRecord, State
from rallytrace.tracking.messages import (
    DetectionsFound,
    HeatmapRequest,
    InpaintRequest,
    PlayersFound,
    PoseRequest,
    RunOutcome,
    RunState,
)
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, choose_pose_model
from rallytrace.tracking.requests import RunRecorder, play_left, players_after, run_request
from rallytrace.tracking.resuming import CutOffRun
from rallytrace.tracking.retracking import Retracking
from rallytrace.video.file_state import VideoChangedError

_WINDOW_REACH_FRAMES: Final = 14
"""Frames before and after a range that its windows reach, for windows of eight frames."""
_MIN_ADDED_SECONDS: Final = 2.0
"""Seconds of video that a recording must have added before the next run over it."""
_N_RECENT_RUNS: Final = 5
"""Number of last runs from which the duration of re-tracking is estimated."""
_NETWORK_FACTS: Final = ("sha256", "provider", "options")
"""Facts that two runs' networks must share to be comparable in speed."""


class Runs(QObject):
    """Starts runs over the open video and records their results in the document.

    Attributes:
        sport: the sport whose court runs search for if the document has none.
    """

    forgotten = Signal()
    """The current run was dropped. Its end will not be reported."""
    refused = Signal(object)
    """An AppError: the run cannot start."""

    def __init__(
        self,
        *,
        preferences: Preferences,
        document: Document,
        loader: FrameLoader,
        playhead: Playhead,
        marks: Marks,
        autosaver: ProjectAutosaver,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._document = document
        self._loader = loader
        self._playhead = playhead
        self._marks = marks
        self._autosaver = autosaver
        self.tracker = Tracker(self)
        self.sport = Sport.AUTO
        self.spans: tuple[range, ...] = ()
        self.play_job: int | None = None
        """Job number of the latest run over all play, or over all play from a frame on. None before the first."""
        self._keeps_up = False
        self._has_seen_growth = False
        self._n_requested = 0
        """Number of frames of the track when the last run over all play began."""
        playhead.state_changed.connect(self._give_way)
        loader.closed.connect(self._stop_keeping_up)
        self._recorder = JobRecorder(document, self.tracker, self)
        self._paces: list[RunRecord] = []
        self.tracker.finished.connect(self._note_pace)
        self.tracker.finished.connect(self._go_on_keeping_up)
        document.replaced.connect(self._forget_pace)

    @property
    def busy(self) -> bool:
        return self.tracker.busy

    def undo(self) -> None:
        """Undo the last step. If it belongs to the running job, stop the job."""
        if self._refuse(None):
            return
        job = self._document.undoable_job
        if job is not None and self.tracker.works_on(job):
            self.forget()
        self._document.undo()

    @Slot()
    def forget(self) -> None:
        """Drop the current run, whose further results would not fit. Those that it has delivered stay."""
        was_busy = self.busy
        self._keeps_up = False
        self.tracker.forget()
        if was_busy:
            self.forgotten.emit()

    def redo(self) -> None:
        """Redo the last undone step."""
        if not self._refuse(None):
            self._document.redo()

    def track_all(self) -> None:
        """Track every frame outside non-play ranges, starting at the playhead if the settings say so.

        Frames that are added to a growing recording are tracked as they come, until the user cancels the run.
        """
        info = self._loader.info
        self._keeps_up, self._n_requested = True, self._document.track.n_frames
        self._has_seen_growth = info is not None and info.grows
        self._track_play(self._all())

    def keep_up(self) -> None:
        """Track what a growing recording has added since the last run."""
        info = self._loader.info
        if info is None or not self._keeps_up or self.busy or self._autosaver.locked is not None:
            return
        n_added = self._document.track.n_frames - self._n_requested
        is_due = n_added >= _MIN_ADDED_SECONDS * info.rate if info.grows else n_added > 0 or self._has_seen_growth
        if is_due:
            self.track_all()

    @Slot(object)
    def _go_on_keeping_up(self, outcome: RunOutcome) -> None:
        # A run that began just before the file was known to grow fails, because the file has changed.
        if outcome.state is RunState.FAILED and not isinstance(outcome.error, VideoChangedError):
            self._keeps_up = False
        self.keep_up()

    @Slot()
    def _stop_keeping_up(self) -> None:
        self._keeps_up = False

    @property
    def cut_off(self) -> CutOffRun | None:
        """Return the project's latest run if it was interrupted and can be resumed."""
        info = self._loader.info
        if info is None or not info.complete or self._autosaver.locked is not None or self.busy:
            return None
        return CutOffRun.of(self._document.track, self._document.runs)

    def resume(self) -> None:
        """Resume the interrupted run. In the part that it has tracked, only gaps are filled."""
        run = self.cut_off
        if run is not None:
            self._track(
                *subtract_spans(run.frames, self._document.track.non_play),
                play_range=run.frames,
                continues=run.signature,
            )

    def dismiss_cut_off(self) -> None:
        """Stop offering to resume the interrupted run."""
        run = self.cut_off
        if run is not None:
            self._document.project.complete_run(run.number, {"seconds": 0.0})

    def track_from_here(self) -> None:
        """Track the frames from the playhead to the end, outside non-play ranges."""
        self._track_play(range(self._playhead.frame, self._all().stop))

    def track_range(self) -> None:
        frames = self._marks.frames
        if frames is not None:
            self._track(frames)

    def retrack_range(self) -> None:
        """Track the marked range again, including frames already done by the same models."""
        frames = self._marks.frames
        if frames is not None:
            self._track(frames, repeats=True)

    def propose(self, retracking: Retracking) -> int | None:
        """Re-track a range as a proposal. The track does not change.

        Returns:
            The job number for the tracker's `proposed`, or None if no run can start now.
        """
        return self._track(retracking.frames, repeats=True, retracking=retracking)

    def estimate_retracking(self, n_frames: int) -> tuple[float, float] | None:
        """Estimate the seconds for re-tracking a number of frames. See `retracking_seconds`.

        The runs and proposals of this session count first, because they reflect the present load, then the project's
        runs.
        """
        return retracking_seconds([*self._document.runs, *self._paces], n_frames)

    @Slot(object)
    def _note_pace(self, outcome: RunOutcome) -> None:
        if outcome.state is RunState.DONE and outcome.provenance.get("stride"):
            self._paces.append(RunRecord("", outcome.provenance))

    @Slot()
    def _forget_pace(self) -> None:
        self._paces.clear()

    def reinpaint(self) -> None:
        """Fill the gaps again, in the marked range or everywhere."""
        info, settings, track = self._loader.info, self._preferences.value, self._document.track
        if info is None or self.busy:
            return
        is_tracked = (track.layer(Layer.PREDICTED)["state"] != State.UNSET).any()
        no_gaps = AppError(
            tr_lazy("errors", "There are no gaps to fill yet."), tr_lazy("errors", "Track the video first.")
        )
        if self._refuse(None if is_tracked else no_gaps):
            return
        self.spans = (self._marks.frames or self._all(),)
        self.tracker.begin(
            InpaintRequest(
                choice=NetworkChoice.of(settings),
                options=TrackOptions.of(settings.tracking, track.n_frames),
                size=info.size,
                layers=LayerSlice.of(track),
                frames=self._marks.frames,
            )
        )

    def find_poses(self) -> None:
        """Find the players in the marked range, or in all frames outside non-play ranges."""
        info, settings = self._loader.info, self._preferences.value
        if info is None or self.busy or self._refuse(None):
            return
        marked = self._marks.frames
        self.spans = () if marked is None else (marked,)
        spans = self.spans or play_left(self._document.project, self._all())
        self.tracker.begin(
            PoseRequest(
                video=info.path,
                index=info.index if info.complete else None,
                model=choose_pose_model(settings.models.pose),
                device=settings.provider.device,
                options=PoseOptions(
                    tuple(spans),
                    settings.models.pose_every,
                    known=self._courts,
                    turning=self._document.track.recording.turning,
                ),
                embedding=settings.models.embedding,
            )
        )

    def show_heatmap(self, frame: int) -> None:
        """Compute the heatmap of a frame. The tracker's `heatmap_ready` delivers it."""
        info = self._loader.info
        if info is None:
            return
        settings = self._preferences.value
        options = replace(TrackOptions.of(settings.tracking, info.n_frames), recording=self._document.track.recording)
        index = info.index if info.complete else None
        self.tracker.show_heatmap(HeatmapRequest(info.path, index, frame, NetworkChoice.of(settings), options))

    def _present_project(self) -> Project:
        """Return the open project. The tracker thread calls this, and reads only immutable values of the project."""
        return self._document.project

    def _courts(self) -> KnownVideo:
        """Return only the courts, so that a search for players that the user starts repeats earlier searches."""
        return KnownVideo(self._document.track.courts)

    @Slot()
    def cancel(self) -> None:
        """Stop the run and keep its results."""
        self._keeps_up = False
        self.tracker.cancel()

    def shutdown(self) -> None:
        set_playing(False)
        self.tracker.shutdown()

    def _refuse(self, problem: AppError | None) -> bool:
        problem = self._autosaver.locked or problem
        if problem is not None:
            self.refused.emit(problem)
        return problem is not None

    def _all(self) -> range:
        return range(self._document.track.n_frames)

    @Slot()
    def _give_way(self) -> None:
        set_playing(self._playhead.playing)

    def _frame_on_screen(self) -> int:
        return self._playhead.frame

    def _track_play(self, frames: range) -> None:
        non_play = self._document.track.non_play
        left = subtract_spans(frames, non_play)
        if non_play and not left:
            problem = tr_lazy("errors", "All of these frames are marked as not in play.")
            self.refused.emit(AppError(problem, tr_lazy("errors", "Mark the range to track it anyway.")))
            return
        self._track(*left, play_range=frames)

    def _track(
        self,
        *spans: range,
        repeats: bool = False,
        play_range: range | None = None,
        continues: str | None = None,
        retracking: Retracking | None = None,
    ) -> int | None:
        """Start a run over some spans, if one can start now, and return its job number.

        Args:
            *spans: frames to track.
            repeats: whether to track frames again that the same models have done.
            play_range: frames to search for non-play ranges, from the playhead on; None for no search.
            continues: signature of an interrupted run to resume.
            retracking: the proposal to make instead of changing the track.
        """
        info = self._loader.info
        if info is None or self.busy or self._refuse(None):
            return None
        settings = self._preferences.value
        document = self._document
        self.spans = tuple(span for span in spans if len(span))
        if retracking is None:
            self.spans = tuple(whole_pictures(document.track, span) for span in self.spans)
        follows_playhead = play_range is not None and settings.tracking.from_playhead_first
        request = run_request(
            info.path,
            allowing_growth(info.index) if info.complete else None,
            NetworkChoice.of(settings),
            TrackOptions.of(settings.tracking, document.track.n_frames),
            document.project,
            spans=self.spans,
            within=play_range,
            sport=self.sport,
        )
        request = replace(
            request,
            frame_on_screen=self._frame_on_screen if follows_playhead else None,
            continues=continues,
            known={} if repeats else request.known,
            retracking=retracking,
            court_of=request.court_of if retracking is None else None,
            reads_board=request.reads_board and not info.grows,
        )
        job = self.tracker.begin(request)
        if play_range is not None:
            self.play_job = job
        if retracking is None:
            document.project.expect_run(RunStep(job))
            players = players_after(request, settings.models, self._present_project, document.track.n_frames)
            if players is not None:
                self.tracker.begin(players)
        return job


def retracking_seconds(runs: Sequence[RunRecord], n_frames: int) -> tuple[float, float] | None:
    """Estimate how many seconds it takes to track a number of frames again, as (minimum, expected). None without a run.

    A run alongside other work takes longer than on an idle machine. So the fastest of the last runs with the same
    network on the same device gives the minimum, and the latest run gives the expected time.

    Args:
        runs: the records of the track's runs, oldest first.
    """
    known = [(_network(run), pace) for run in runs if (pace := _seconds_a_window(run)) is not None]
    if not known:
        return None
    network, latest = known[-1]
    least = min(pace for used, pace in known[-_N_RECENT_RUNS:] if used == network)
    n_windows = n_frames + _WINDOW_REACH_FRAMES
    return least * n_windows, latest * n_windows


def _network(run: RunRecord) -> list[Any]:
    used = run.provenance.get("tracknet") or {}
    return [used.get(name) for name in _NETWORK_FACTS]


def _seconds_a_window(run: RunRecord) -> float | None:
    seconds, done, stride = (run.provenance.get(key) for key in ("seconds", "frames", "stride"))
    return float(seconds * stride / (done + _WINDOW_REACH_FRAMES)) if seconds and done and stride else None


class JobRecorder(QObject):
    """Records the tracker's jobs in the document's project. Jobs for another project are not recorded."""

    def __init__(self, document: Document, tracker: Tracker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._tracker = tracker
        self._runs: dict[int, RunRecorder] = {}
        for found in (tracker.found, tracker.players_found):
            found.connect(self._record)
        tracker.finished.connect(self._finish)
        document.replaced.connect(self._begin_again)

    @Slot(object)
    def _record(self, found: DetectionsFound | PlayersFound) -> None:
        self._run(found.job).enter(found)

    @Slot(object)
    def _finish(self, outcome: RunOutcome) -> None:
        self._run(outcome.job).finish(outcome.provenance)
        del self._runs[outcome.job]

    @Slot()
    def _begin_again(self) -> None:
        self._runs.clear()
        self._tracker.forget()

    def _run(self, job: int) -> RunRecorder:
        return self._runs.setdefault(job, RunRecorder(self._document.project, RunStep(job)))
