"""Enable the available actions, and report events of the video, the project and runs."""

from PySide6.QtCore import Signal, Slot

from rallytrace.errors import AppError, ModelError, ProviderError
from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.project.messages import CopySaved, SaveState
from rallytrace.texts import join_sentences, tr
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.step_names import step_words
from rallytrace.track.track import Layer
from rallytrace.track.wording import frames_text
from rallytrace.tracking.messages import RunOutcome
from rallytrace.ui.controller import Controller, WindowContext
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.notices import Choice


class WindowPresenter(Controller):
    """Enables actions and shows notices when the workspace changes. Panels and the video view update themselves."""

    provider_settings_requested = Signal()
    model_settings_requested = Signal()

    def __init__(self, context: WindowContext) -> None:
        """Create the presenter. All controllers must have been created before."""
        super().__init__(context)
        self._warned: set[str] = set()
        self._damage_words = ""
        self._not_saved: AppError | None = None
        self._asked = ""
        self._is_new = False
        workspace, notices = context.workspace, context.notices
        for changed in (
            workspace.indexed,
            workspace.closed,
            workspace.playhead.state_changed,
            workspace.marks.changed,
            workspace.comparing.replaced,
            workspace.document.changed,
            workspace.document.exported,
            workspace.document.replaced,
            workspace.runs.forgotten,
            workspace.runs.tracker.started,
            workspace.runs.tracker.finished,
            *(controller.needs_changed for controller in context.controllers),
            context.videos.changed,
            context.state.item_visited,
        ):
            changed.connect(self.show_possible)
        workspace.opened.connect(self._on_opened)
        workspace.indexed.connect(self._on_indexed)
        workspace.playhead.moved.connect(self._on_moved)
        workspace.preferences.save_failed.connect(notices.complain)
        workspace.autosaver.state_changed.connect(self._on_saving)
        workspace.autosaver.saved_as.connect(self._on_copied)
        workspace.indexed.connect(self._offer_to_resume)
        workspace.autosaver.found.connect(self._offer_to_resume)
        workspace.closed.connect(self._withdraw_question)
        workspace.runs.tracker.started.connect(self._withdraw_question)
        workspace.runs.refused.connect(notices.complain)
        workspace.runs.tracker.message.connect(notices.tell)
        workspace.runs.tracker.finished.connect(self._on_run_finished)
        workspace.document.changed.connect(self._on_changed)
        context.state.item_visited.connect(notices.clear_news)
        context.state.damage_changed.connect(self._on_damage)
        context.state.keys_changed.connect(context.registry.set_keys)
        self.show_possible()

    @Slot()
    def show_possible(self) -> None:
        """Enable the actions that are possible at the moment, and update their texts."""
        workspace, window = self._workspace, self._window
        document, info = workspace.document, workspace.info
        present = Need.RUNNING if workspace.runs.busy else Need.IDLE
        present |= Need.LIST if self._context.videos.listing.videos else Need.UNCONDITIONAL
        if info is not None:
            present |= Need.VIDEO | (Need.FRAMES if info.complete else Need.UNCONDITIONAL)
            track = document.track
            names_rally = workspace.marks.frames is not None and self._context.walk.marked is None
            for need, holds in (
                (Need.POINTS, any(map(track.has_rows, Layer))),
                (Need.HUMAN_POINTS, track.has_rows(Layer.HUMAN)),
                (Need.RALLIES, bool(track.rallies)),
                (Need.RANGE, workspace.marks.frames is not None),
                (Need.RALLY_RANGE, names_rally),
                (Need.NO_RALLY_RANGE, not names_rally),
                (Need.MARK, (workspace.marks.first, workspace.marks.last) != (None, None)),
                (Need.UNDO, document.undoable is not None),
                (Need.REDO, document.redoable is not None),
                (Need.JUMP, workspace.playhead.can_undo_jump),
                (Need.COMPARISON, workspace.comparing.other is not None),
            ):
                if holds:
                    present |= need
            for controller in self._context.controllers:
                present |= controller.met_needs
        self._registry.set_state(present)
        self._registry["undo"].setText(_undo_text(document.undoable))
        self._registry["redo"].setText(_redo_text(document.redoable))
        if window.isWindowModified() != document.facts.unexported:  # Qt would notify every widget each time
            window.setWindowModified(document.facts.unexported)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if change.cause is not Cause.RUN:
            self._notices.clear_news()

    @Slot(object)
    def _on_opened(self, info: VideoInfo) -> None:
        self._warned.clear()
        self._is_new = True
        self._on_indexed(info)
        self.show_possible()

    @Slot(object)
    def _on_indexed(self, info: VideoInfo) -> None:
        """Show new warnings, and withdraw those that no longer hold: a recording has ended."""
        for warning in info.warnings if info.complete else ():
            if warning not in self._warned:
                self._warned.add(warning)
                self._notices.warn(warning)
        for warning in self._warned.difference(info.warnings) if info.complete else ():
            self._notices.withdraw(warning)

    @Slot(int)
    def _on_moved(self, _frame: int) -> None:
        if self._registry["undo_jump"].isEnabled() != self._workspace.playhead.can_undo_jump:
            self.show_possible()

    @Slot()
    def _offer_to_resume(self) -> None:
        """Once a video and its project are open, offer to resume a run that the end of the program has interrupted."""
        runs, info = self._workspace.runs, self._workspace.info
        if not self._is_new or info is None or not info.complete or self._workspace.locked is not None:
            return
        self._is_new = False
        run = runs.cut_off
        if run is None:
            return
        self._asked = tr("models", "The last run was interrupted at {share:.0%}.", share=run.share_done)
        self._notices.ask(
            self._asked,
            Choice(tr("models", "Continue"), runs.resume),
            Choice(tr("models", "Not now"), runs.dismiss_cut_off),
        )

    @Slot()
    def _withdraw_question(self) -> None:
        if self._asked:
            self._notices.withdraw(self._asked)
            self._asked = ""

    @Slot(object)
    def _on_damage(self, damaged: tuple[range, ...]) -> None:
        """Warn when the first damaged frames of a video are found."""
        if not damaged and self._damage_words:
            self._notices.withdraw(self._damage_words)
            self._damage_words = ""
        elif damaged and not self._damage_words:
            self._damage_words = tr(
                "video",
                "This video is damaged. Frames {frames} cannot be decoded correctly. Pictures and positions there may "
                "be wrong. The timeline marks damaged frames as they are found.",
                frames=frames_text(damaged[0]),
            )
            self._notices.warn(self._damage_words)

    @Slot()
    def _on_saving(self) -> None:
        autosaver = self._workspace.autosaver
        failed = autosaver.state is SaveState.FAILED
        if failed and self._not_saved is None and autosaver.error is not None:
            self._not_saved = autosaver.error
            self._notices.complain(autosaver.error)
        elif self._not_saved is not None and not failed:
            self._notices.withdraw(self._not_saved.shown())
            self._not_saved = None

    @Slot(object)
    def _on_copied(self, copied: CopySaved) -> None:
        if copied.error is not None:
            self._notices.complain(copied.error)
        else:
            self._notices.tell(tr("window", "The project was copied to {path}.", path=copied.path))

    @Slot(object)
    def _on_run_finished(self, outcome: RunOutcome) -> None:
        if isinstance(outcome.error, ProviderError):
            settings = Choice(tr("models", "Provider settings..."), self.provider_settings_requested.emit)
            remedy = tr("models", "Choose another provider in the settings.")
            self._notices.ask(join_sentences(outcome.error.problem, remedy), settings)
        elif isinstance(outcome.error, ModelError):
            settings = Choice(tr("models", "Model settings..."), self.model_settings_requested.emit)
            self._notices.ask(outcome.error.shown(), settings)
        elif outcome.error is not None:
            self._notices.complain(outcome.error)


def _undo_text(step: str | None) -> str:
    return tr("actions", "&Undo: {step}", step=step_words(step)) if step else tr("actions", "&Undo")


def _redo_text(step: str | None) -> str:
    return tr("actions", "&Redo: {step}", step=step_words(step)) if step else tr("actions", "&Redo")
