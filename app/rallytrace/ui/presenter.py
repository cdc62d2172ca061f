"""Keeping what the window shows in step with the workspace: every signal of a session object ends in a slot here."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from rallytrace.domain.spans import joined
from rallytrace.domain.track import Frames, Layer
from rallytrace.domain.wording import frames_text
from rallytrace.errors import AppError
from rallytrace.session.frames import VideoInfo
from rallytrace.session.project_events import CopySaved, SaveState
from rallytrace.session.run_reports import ProviderInUse, RunOutcome, RunProgress
from rallytrace.settings.sections import APPEARANCE, KEYS
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.panels.run_panel import findings
from rallytrace.ui.timeline.time_axis import FrameTimes
from rallytrace.ui.view_controller import overlay_style

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow


_PATIENCE_MS = 25
"""How long the place of the playhead waits for its picture before it is shown without."""


class WindowPresenter(QObject):
    """Shows what has changed, and makes possible what makes sense now."""

    _saving_failed = False

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._damaged: tuple[range, ...] = ()
        self._warned: set[str] = set()
        self._place_timer = QTimer(self)
        self._place_timer.setSingleShot(True)
        self._place_timer.timeout.connect(self._show_place)
        workspace = window.workspace
        workspace.opening.connect(self._opening)
        workspace.opened.connect(self._opened)
        workspace.indexed.connect(self._indexed)
        workspace.closed.connect(self._closed)
        workspace.failed.connect(self._failed)
        workspace.loader.loaded.connect(self._loaded)
        workspace.loader.thumbnail_ready.connect(window.timeline.show_thumbnail)
        window.timeline.thumbnail_wanted.connect(self._point)
        workspace.playhead.moved.connect(self._moved)
        workspace.playhead.state_changed.connect(self._playback_changed)
        workspace.marks.changed.connect(self._marked)
        window.filling.preview.turned.connect(self.show_possible)
        window.proposing.proposal.turned.connect(self.show_possible)
        window.eventing.turned.connect(self.show_possible)
        window.eventing.finder.changed.connect(self._show_events)
        window.reviewing.place_changed.connect(self._show_place)
        workspace.comparing.replaced.connect(self._show_comparison)
        workspace.review.judged.connect(self._show_suspicion)
        workspace.review.queue_changed.connect(self._show_threshold)
        workspace.document.changed.connect(self._edited)
        workspace.document.replaced.connect(self._replaced)
        workspace.document.history_changed.connect(self.show_possible)
        workspace.document.rallies_changed.connect(self.show_possible)
        workspace.preferences.changed.connect(self._on_event)
        workspace.preferences.save_failed.connect(window.notices.complain)
        workspace.keeper.state_changed.connect(self._show_saving)
        workspace.keeper.saved_as.connect(self._copied)
        runs = workspace.runs
        runs.forgotten.connect(self._run_forgotten)
        runs.refused.connect(window.notices.complain)
        runs.tracker.started.connect(self._run_started)
        runs.tracker.progressed.connect(self._run_progressed)
        runs.tracker.said.connect(window.notices.tell)
        runs.tracker.finished.connect(self._run_finished)
        runs.tracker.provider_in_use.connect(self._provider_known)
        window.view.painted.connect(workspace.playhead.presented)
        window.view.painted.connect(self._painted)
        window.view.hovered.connect(window.status.show_cursor)
        window.view.zoomed.connect(window.transport.show_zoom)
        self._on_event({APPEARANCE, KEYS})
        self._closed()

    @Slot()
    def show_possible(self) -> None:
        """Enable what makes sense with what is there."""
        window, workspace = self._window, self._window.workspace
        document, info = workspace.document, workspace.info
        present = Need.RUNNING if workspace.runs.busy else Need.IDLE
        if info is not None:
            present |= Need.VIDEO | (Need.FRAMES if info.complete else Need.NOTHING)
            track = document.track
            for need, there in (
                (Need.POINTS, any(map(track.says_anything, Layer))),
                (Need.HUMAN_POINTS, track.says_anything(Layer.HUMAN)),
                (Need.RALLIES, bool(track.rallies)),
                (Need.RANGE, workspace.marks.frames is not None),
                (Need.NO_RANGE, workspace.marks.frames is None),
                (Need.PREVIEW, window.filling.preview.frames is not None),
                (Need.NO_PREVIEW, window.filling.preview.frames is None),
                (Need.PROPOSAL, window.proposing.proposal.there),
                (Need.NO_PROPOSAL, not window.proposing.proposal.there),
                (Need.MARK, (workspace.marks.first, workspace.marks.last) != (None, None)),
                (Need.UNDO, document.undoable is not None),
                (Need.REDO, document.redoable is not None),
                (Need.JUMP, workspace.playhead.can_undo_jump),
                (Need.COMPARISON, workspace.comparing.other is not None),
                (Need.EVENT_MODE, window.eventing.on),
            ):
                present |= need if there else Need.NOTHING
        window.book.set_state(present)
        window.book["undo"].setText(f"&Undo: {document.undoable}" if document.undoable else "&Undo")
        window.book["redo"].setText(f"&Redo: {document.redoable}" if document.redoable else "&Redo")
        window.status.show_unexported(unexported=document.unexported)
        if window.isWindowModified() != document.unexported:  # Qt would tell every widget each time
            window.setWindowModified(document.unexported)

    @Slot(object)
    def _opening(self, path: Path) -> None:
        """Nothing is said: mostly the picture is there at once."""
        self._window.failed = False
        self._window.setWindowTitle(f"{path.name}[*] \N{EN DASH} RallyTrace")
        self._window.show_video(shown=True)

    @Slot(object)
    def _opened(self, info: VideoInfo) -> None:
        window = self._window
        self._damaged = ()
        self._warned.clear()
        window.setWindowTitle(f"{info.path.name}[*] \N{EN DASH} RallyTrace")
        window.setWindowFilePath(str(info.path))
        window.timeline.set_video(info.size, info.rate)
        window.plots.set_video_size(info.size)
        window.frames.set_video_size(info.size)
        window.point.set_video_size(info.size)
        window.view.set_track(window.workspace.document.track)
        window.show_video(shown=True)
        self._indexed(info)
        self._show_place()

    @Slot(object)
    def _indexed(self, info: VideoInfo) -> None:
        window, promised = self._window, max(info.index.promised, info.n_frames)
        seconds = window.workspace.seconds
        window.timeline.set_indexed(info.n_frames, 0 if info.complete else promised)
        window.timeline.set_times(seconds, info.rate)
        times = FrameTimes(seconds, info.rate)
        for panel in (window.rallies, window.frames, window.plots, window.review, window.compare):
            panel.set_times(times)
        window.transport.show_length(info.n_frames, complete=info.complete)
        window.status.show_index(info.n_frames, 0 if info.complete else promised)
        for warning in info.warnings if info.complete else ():
            if warning not in self._warned:
                self._warned.add(warning)
                window.notices.warn(warning)
        self._show_damage(info.index.damaged)
        window.point.recount()
        self.show_possible()

    def _show_damage(self, found: Iterable[range]) -> None:
        """Show what is known to be damaged, and say so when the first of it is met."""
        window, damaged = self._window, joined((*self._damaged, *found))
        if damaged and not self._damaged:
            window.notices.warn(
                f"This video is damaged. Frames {frames_text(damaged[0])} cannot be decoded properly, and what is seen "
                "or found there may be wrong. The timeline marks such frames as they are met."
            )
        self._damaged = damaged
        window.timeline.set_damaged(damaged)

    @Slot()
    def _show_saving(self) -> None:
        window, keeper = self._window, self._window.workspace.keeper
        tip = str(keeper.trouble) if keeper.trouble else f"Everything is kept in {keeper.path}" if keeper.path else ""
        window.status.show_saving(keeper.state, tip)
        failed = keeper.state is SaveState.FAILED
        if failed and not self._saving_failed and keeper.trouble is not None:
            window.notices.complain(keeper.trouble)
        elif self._saving_failed and not failed:
            window.notices.clear()
        self._saving_failed = failed

    @Slot(object)
    def _copied(self, copied: CopySaved) -> None:
        if copied.trouble is not None:
            self._window.notices.complain(copied.trouble)
        else:
            self._window.notices.tell(f"A copy of the project is in {copied.path}.")

    @Slot()
    def _closed(self) -> None:
        window = self._window
        window.setWindowTitle("RallyTrace[*]")
        window.setWindowFilePath("")
        window.view.show_frame(None)
        window.view.set_heatmap(None)
        window.transport.show_nothing()
        window.run.show_nothing()
        window.status.show_frame(None)
        window.status.show_index(0, 0)
        window.status.show_run(None)
        window.show_video(shown=False)
        self.show_possible()

    @Slot(object)
    def _failed(self, error: AppError) -> None:
        self._window.failed = self._window.workspace.info is None
        if self._window.failed:
            self._window.show_video(shown=False)
        self._window.notices.complain(error)

    @Slot()
    def _loaded(self) -> None:
        frame = self._window.workspace.loader.take()
        if frame is not None:
            self._window.view.show_frame(frame)

    @Slot(object, bool)
    def _point(self, frame: int | None, exact: bool) -> None:  # noqa: FBT001 - a signal's
        self._window.workspace.loader.thumbnail(frame, exact=exact)

    @Slot(int)
    def _moved(self, _frame: int) -> None:
        """The picture comes first: what else shows the place follows it, or goes ahead when it takes its time."""
        self._place_timer.start(_PATIENCE_MS)
        if self._window.book["undo_jump"].isEnabled() != self._window.workspace.playhead.can_undo_jump:
            self.show_possible()

    @Slot()
    def _show_place(self) -> None:
        self._place_timer.stop()
        frame = self._window.workspace.frame
        window, times = self._window, self._window.workspace.seconds
        seconds = float(times[frame]) if frame < len(times) else 0.0
        window.transport.show_frame(frame, seconds)
        window.status.show_frame(frame, seconds)
        window.timeline.set_playhead(frame)
        for panel in (window.rallies, window.frames, window.plots, window.review, window.compare):
            panel.set_playhead(frame)
        self._show_open()

    @Slot(int)
    def _painted(self, frame: int) -> None:
        """The panels beside the picture speak of the frame that is on the screen."""
        if self._place_timer.isActive():
            self._show_place()
        self._window.point.show_frame(frame)

    @Slot()
    def _playback_changed(self) -> None:
        playhead = self._window.workspace.playhead
        self._window.transport.show_playback(playing=playhead.playing, speed=playhead.speed)
        self._window.book.set_checked("loop", on=self._window.workspace.preferences.value.playback.loop)
        self.show_possible()

    @Slot()
    def _marked(self) -> None:
        marks = self._window.workspace.marks
        self._window.timeline.set_marks(marks.first, marks.last)
        self._window.plots.set_marks(marks.first, marks.last)
        self._window.transport.show_marks(marks.first, marks.last)
        self._window.rallies.set_range(marks.frames)
        self._window.frames.set_range(marks.frames)
        self.show_possible()

    @Slot(object)
    def _edited(self, _frames: Frames) -> None:
        self._window.view.refresh()
        self._show_open()

    def _show_open(self) -> None:
        reviewing = self._window.reviewing
        self._window.review.show_open(reviewing.n_open, reviewing.place or range(0))

    @Slot(object)
    def _show_suspicion(self, frames: range) -> None:
        review = self._window.workspace.review
        self._window.timeline.set_suspicion(review.probability, review.threshold, frames)

    @Slot()
    def _show_threshold(self) -> None:
        self._show_suspicion(range(0))

    @Slot()
    def _show_events(self) -> None:
        self._window.timeline.set_events(self._window.eventing.finder.found)

    @Slot()
    def _show_comparison(self) -> None:
        window, comparing = self._window, self._window.workspace.comparing
        window.view.set_other_track(None if comparing.other is None else comparing.other.rows)
        window.timeline.set_outcomes(comparing.outcomes)
        window.docks.show_dock("panel_compare", shown=comparing.other is not None)
        self.show_possible()

    @Slot()
    def _replaced(self) -> None:
        document = self._window.workspace.document
        self._window.view.set_track(document.track)
        self._window.run.show_kept(len(document.runs))

    @Slot(int)
    def _run_started(self, _job: int) -> None:
        self.show_possible()

    @Slot(object)
    def _run_progressed(self, progress: RunProgress) -> None:
        window = self._window
        window.run.show_progress(progress)
        window.status.show_run(progress)
        window.timeline.set_working(window.workspace.runs.spans, progress.done)

    @Slot(object)
    def _run_finished(self, outcome: RunOutcome) -> None:
        window, runs = self._window, self._window.workspace.runs
        found = "" if outcome.proposed else findings(window.workspace.document.track, runs.spans)
        window.run.show_outcome(outcome, found)
        window.timeline.set_working()
        self._show_damage(range(first, stop) for first, stop in outcome.provenance.get("damaged", ()))
        if not runs.busy:
            window.status.show_run(None)
        if outcome.error is not None:
            window.notices.complain(outcome.error)
        self.show_possible()

    @Slot()
    def _run_forgotten(self) -> None:
        self._window.run.show_nothing()
        self._window.timeline.set_working()
        self._window.status.show_run(None)
        self.show_possible()

    @Slot(object)
    def _provider_known(self, provider: ProviderInUse) -> None:
        self._window.run.show_provider(provider)
        self._window.status.show_provider(provider)

    @Slot(object)
    def _on_event(self, sections: set[str]) -> None:
        window = self._window
        settings = window.workspace.preferences.value
        if KEYS in sections:
            window.book.set_keys(settings.keys)
            window.frames.set_keys(settings.keys)
        if APPEARANCE in sections:
            look = settings.appearance
            for panel in (window.timeline, window.plots):
                panel.set_path_colours(look.predicted_colour, look.inpainted_colour, look.human_colour)
            window.point.set_style(overlay_style(look))
            window.frames.set_style(overlay_style(look))
        for name in ("auto_advance", "zoom_to_places"):
            window.book.set_checked(name, on=getattr(settings.playback, name))
        window.book.set_checked("loop", on=settings.playback.loop)
