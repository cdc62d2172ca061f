"""The workspace: the open video with its track, playback, runs and project. It needs no window."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.analysis.fills.gaps import find_events_around
from rallytrace.errors import AppError
from rallytrace.session.comparing import ComparisonController
from rallytrace.session.document import Document
from rallytrace.session.pictures.frame_loader import FrameLoader, VideoInfo
from rallytrace.session.playhead import Marks, Playhead
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.autosave import ProjectAutosaver
from rallytrace.session.project.messages import OpenVideoFacts, ProjectFound
from rallytrace.session.review import Review
from rallytrace.session.runs import Runs
from rallytrace.settings.sections import PLAYBACK, TRACKING
from rallytrace.storage.project.location import existing_projects
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import Event, RecordingsChange, near_frames
from rallytrace.track.sports import Sport
from rallytrace.track.track import Frames, times_of

MEGABYTE = 2**20


class Workspace(QObject):
    """One open video with all its parts. Call `shutdown` before deleting it.

    Attributes:
        project: the project that the user opened explicitly, or None for the video's own.
        sport: the sport of this video, otherwise the one in the settings.
        seconds: presentation time of each known frame since the first one, (n,) float64.
    """

    opening = Signal(object)
    """The path of a video that is being opened."""
    opened = Signal(object)
    """A `VideoInfo`. The first picture is ready."""
    indexed = Signal(object)
    """A `VideoInfo` with more frames, and finally all of them."""
    closing = Signal()
    """The open video is about to close. Everything is still available."""
    closed = Signal()
    ending = Signal()
    """All parts must stop their threads and child processes now."""
    sport_changed = Signal()
    clock_changed = Signal()
    """The user says that the camera recorded at another rate."""
    about_to_turn = Signal()
    """The track is turned, and its picture will be. Unfinished work in pixels of the old picture no longer fits."""
    turned = Signal(object)
    """The `VideoInfo` of the open video, whose picture the user has turned."""
    failed = Signal(object)
    """An AppError: the video could not be opened, or a picture could not be read."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self._own_sport: Sport | None = None
        self.sport = Sport(preferences.value.tracking.sport)
        self.document = Document(self)
        self.review = Review(self.document, self)
        self.comparing = ComparisonController(self.document, self)
        self.loader = FrameLoader(self)
        self.playhead = Playhead(self)
        self.marks = Marks(self)
        self.seconds = np.zeros(0)
        self._scrubbing = False
        self._left_at = 0
        self.project: Path | None = None
        self._before: tuple[Path, Path | None] | None = None
        self.autosaver = ProjectAutosaver(self)
        self.runs = Runs(
            preferences=preferences,
            document=self.document,
            loader=self.loader,
            playhead=self.playhead,
            marks=self.marks,
            autosaver=self.autosaver,
            parent=self,
        )
        self.runs.sport = self.sport
        self.document.recorded.connect(self.autosaver.record)
        self.document.changed.connect(self._on_changed)
        self.autosaver.found.connect(self._restore)
        self.loader.opened.connect(self._begin)
        self.loader.indexed.connect(self._extend)
        self.loader.turned.connect(self._turn)
        self.loader.failed.connect(self._fail)
        self.playhead.moved.connect(self._request)
        self.playhead.state_changed.connect(self._look_ahead)
        self.marks.changed.connect(self._set_loop)
        preferences.changed.connect(self._on_settings)
        self.runs.tracker.started.connect(self._limit_frames)
        self.runs.tracker.finished.connect(self._limit_frames)
        self.runs.forgotten.connect(self._limit_frames)
        self._limit_frames()
        self._order_queue()

    @property
    def info(self) -> VideoInfo | None:
        return self.loader.info

    @property
    def frame(self) -> int:
        return self.playhead.frame

    @Slot(object)
    def open(self, path: Path, project: Path | None = None) -> None:
        """Open a video, replacing the open one. `opened` or `failed` follows.

        Args:
            project: the project to use, or None for the video's own.
        """
        previous = (self.info.path, self.project) if self.info is not None else None
        self.close_video()
        self.project, self._before = project, previous
        self.opening.emit(path)
        self.loader.open(path)

    @property
    def locked(self) -> AppError | None:
        return self.autosaver.locked

    @property
    def times(self) -> NDArray[np.float64]:
        """Return each track frame's time in the video file, in seconds, (n,), extrapolated beyond the known ones."""
        return times_of(self.document.track, self.seconds)

    @property
    def time_scale(self) -> float:
        """Return how many seconds of real play one second of the file shows; below 1 for slow motion."""
        return self.document.track.recording.time_scale(0.0 if self.info is None else self.info.rate)

    @property
    def times_of_play(self) -> NDArray[np.float64]:
        """Return each track frame's time in real play, in seconds, (n,), for speeds and durations."""
        return self.times * self.time_scale

    @property
    def near(self) -> int:
        """Return how many frames apart a found and a manual event may be to count as the same. See `near_frames`."""
        return near_frames(self.document.track.recording.rate(self.info.rate if self.info is not None else 0.0))

    def found_around(self, frames: range, kept: Frames | None = None) -> tuple[Event, ...]:
        """Return the events that the path shows around a range to fill.

        Args:
            frames: the range. Its points are ignored.
            kept: frames of the range whose points are used after all, ascending.
        """
        if self.info is None:
            return ()
        track, size, poses = self.document.track, self.info.size, self.document.poses
        return find_events_around(
            track, frames, seconds=self.times_of_play, size=size, kept=kept, chosen=self.sport, poses=poses
        )

    def close_video(self) -> None:
        if self.info is not None:
            self.closing.emit()
        self.runs.tracker.forget()
        self._limit_frames()
        self.playhead.pause()
        had_one = self.info is not None
        self.document.project.note(playhead=self.frame or self._left_at)
        self._left_at = 0
        self._take_sport(None)
        self._scrubbing = False
        self.autosaver.close()
        self.loader.close()
        self.marks.clear()
        self.seconds = np.zeros(0)
        self.review.set_video(None, self.seconds)
        self.document.open(0)
        self.playhead.set_times(self.seconds)
        if had_one:
            self.closed.emit()

    def set_sport(self, sport: Sport) -> None:
        """Set the sport of the open video and save it in the project."""
        if self.info is not None and self.locked is None:
            self._take_sport(sport)
            self.document.project.note(sport=sport)

    def _take_sport(self, sport: Sport | None) -> None:
        self._own_sport = sport
        in_use = sport or Sport(self.preferences.value.tracking.sport)
        if in_use is not self.sport:
            self.sport = self.runs.sport = in_use
            self.sport_changed.emit()

    def scrub(self, frame: int, *, held: bool) -> None:
        """Show frames while dragging on the timeline: a nearby one while the button is held, then the exact one."""
        first_touch = not self._scrubbing
        self._scrubbing = held
        if first_touch:
            self.playhead.pause()
        if frame == self.playhead.frame:
            self._request(frame)
        else:
            self.playhead.seek(frame, jump=first_touch)

    def shutdown(self) -> None:
        """Stop all threads and close the video. Return when every thread has ended."""
        self.ending.emit()
        if self.info is not None:
            self.closing.emit()
        self.playhead.pause()
        self.runs.shutdown()
        self.document.project.note(playhead=self.frame or self._left_at)
        self.autosaver.shutdown()
        self.loader.shutdown()

    @Slot(object)
    def _fail(self, error: AppError) -> None:
        """Report the error. If no video is open, reopen the previous one."""
        previous, self._before = self._before, None
        self.failed.emit(error)
        if self.info is None and previous is not None:
            path, self.project = previous
            self.opening.emit(path)
            self.loader.open(path)

    @Slot(object)
    def _begin(self, info: VideoInfo) -> None:
        self._before = None
        self.document.open(info.n_frames)
        self._set_times(info)
        named = None if self.project in existing_projects(info.path)[:1] else self.project
        self.preferences.remember_video(named or info.path)
        self.opened.emit(info)
        self.autosaver.open(self._facts(info), self.project)
        self.loader.request(0)

    @Slot(object)
    def _extend(self, info: VideoInfo) -> None:
        self.document.grow(info.n_frames)
        self._set_times(info)
        if info.complete:
            self.autosaver.update_video(self._facts(info))
            if info.index.interlacing.first_field is not None:
                self.loader.request(self.frame)
        self.indexed.emit(info)
        self._return()
        self.runs.keep_up()

    @Slot(object)
    def _restore(self, found: ProjectFound) -> None:
        """Continue with the project, apply its sport, and go to the last shown frame once it is indexed."""
        if found.project is not None:
            self.document.restore(found.project)
            self._apply_recording()
        self._take_sport(self.document.facts.sport)
        self._left_at = self.document.facts.playhead
        self._return()

    def _return(self) -> None:
        if 0 < self._left_at < len(self.seconds):
            if self.playhead.frame == 0:
                self.playhead.seek(self._left_at, jump=False)
            self._left_at = 0

    def _facts(self, info: VideoInfo) -> OpenVideoFacts:
        size = info.turning.inverse().size(info.size)
        return OpenVideoFacts(info.path, size, info.rate, info.n_frames, info.index if info.complete else None)

    def _apply_recording(self) -> None:
        """Take over how the video was recorded, as the project now says."""
        if self.info is None:
            return
        turning = self.document.track.recording.turning
        if turning != self.info.turning:
            self.runs.forget()
            self.loader.turn(turning)
            self.comparing.turn(turning, self.info.size)
            self.about_to_turn.emit()
        self._set_times(self.info)
        self.clock_changed.emit()

    @Slot(object)
    def _turn(self, info: VideoInfo) -> None:
        self._set_times(info)
        self.turned.emit(info)
        self.clock_changed.emit()
        self.loader.request(self.frame)

    def _set_times(self, info: VideoInfo) -> None:
        self.seconds = info.index.seconds
        self.playhead.set_times(self.seconds)
        self.review.set_video(info.size, self.seconds * self.time_scale)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if RecordingsChange in change.subjects:
            self._apply_recording()

    @Slot(int)
    def _request(self, frame: int) -> None:
        if self.info is not None:
            self.loader.request(frame, scrubbing=self._scrubbing)

    @Slot()
    def _look_ahead(self) -> None:
        speed = self.playhead.speed if self.playhead.playing else 0.0
        self.loader.look_ahead(int(np.sign(speed)), abs(speed))

    @Slot()
    def _limit_frames(self) -> None:
        """Limit the memory for frames during a run, because a network takes 400 MB or more."""
        budget = self.preferences.value.playback.cache_mb * MEGABYTE
        self.loader.set_budget(budget // 3 if self.runs.busy else budget)

    @Slot()
    def _set_loop(self) -> None:
        self.playhead.set_loop(self.marks.frames if self.preferences.value.playback.loop else None)

    def _order_queue(self) -> None:
        self.review.set_in_time(on=self.preferences.value.playback.review_in_time)

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        if PLAYBACK in sections:
            self._limit_frames()
            self._set_loop()
            self._order_queue()
        if TRACKING in sections:
            self._take_sport(self._own_sport)
