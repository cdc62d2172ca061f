"""The status line: frame and time, mouse position, message, running task, saving, export state and provider."""

from typing import Final, Self

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from rallytrace.exports.request import ExportProgress
from rallytrace.session.project.messages import SaveState
from rallytrace.settings.words import WORDS
from rallytrace.texts import join_sentences, shown, shown_number, tr, tr_lazy
from rallytrace.track.wording import clock, count_noun
from rallytrace.tracking.messages import ProviderInUse, RunProgress
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.layouts import lay_row
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import ELLIPSIS, NO_VALUE
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    QuietButton,
    SteadyButton,
    SteadyLabel,
    plain_tip,
    show_share,
    thin_bar,
)
from rallytrace.ui.panels.run_panel import share_of, speed_text

_SAVING: Final = {
    SaveState.NOTHING: ("", "content-save-outline", IconColour.MUTED, None),
    SaveState.SAVED: (tr_lazy("window", "Saved"), "check", IconColour.MUTED, None),
    SaveState.UNSAVED: (tr_lazy("window", "Saving"), "content-save-outline", IconColour.MUTED, None),
    SaveState.FAILED: (tr_lazy("window", "Not saved"), "alert", IconColour.WARNING, "warning"),
    SaveState.READ_ONLY: (tr_lazy("window", "Read only"), "lock-outline", IconColour.WARNING, "warning"),
}
"""Text, icon, icon colour and verdict of each save state."""
_UNEXPORTED: Final = tr_lazy("exports", "Labels not exported")
_SPACING: Final = 10
_SEPARATOR: Final = "   "
"""Separator between the keys of a mode."""


class StatusLine(QWidget):
    """The line at the bottom of the window. It takes no keyboard focus."""

    cancel_requested = Signal()
    provider_requested = Signal()
    """The provider was clicked."""
    export_requested = Signal()
    save_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.frame_text = SteadyLabel("0000000   0:00:00.000")
        self.mouse_position = SteadyLabel(_position_text(1000.0, 1000.0))
        self.mode = QLabel(self)
        self.message = ElidedLabel(parent=self)
        self.task = ElidedLabel(parent=self)
        self.bar = thin_bar(self)
        self.cancel = QToolButton(self)
        self.cancel.setAccessibleName(tr("window", "Stop"))
        self.cancel.setToolTip(tr("models", "Stop the run and keep its results"))
        # These have a fixed width, because an edit must not trigger a new layout of the whole window.
        self.unexported = QuietButton(shown(_UNEXPORTED), self)
        usual = (shown(_SAVING[state][0]) for state in (SaveState.SAVED, SaveState.UNSAVED))
        self.saved = SteadyButton(max(usual, key=self.fontMetrics().horizontalAdvance), self)
        self.provider = QToolButton(self)
        self._right = (self.unexported, self.saved, self.provider)
        self._mode_parts: list[str] = []
        self._run: RunProgress | None = None
        self._index: tuple[int, int] | None = None
        self._export: ExportProgress | None = None
        self._copied: float | None = None
        self._finding = ""
        self._grows = False
        self._unexported: tuple[bool, int] | None = None
        self._set_up()
        left = (self.frame_text, self.mouse_position, self.mode, (self.message, 1), self.task, self.bar, self.cancel)
        lay_row(*left, *self._right, owner=self, spacing=_SPACING, margins=(8, 1, 8, 1))
        self.show_frame(None)
        self.show_cursor(None)
        self.show_mode("")
        self.show_provider(None)
        self.show_saving(SaveState.NOTHING)
        self.show_unexported(unexported=False)
        self._show_task()
        theme.current().changed.connect(self.update)

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the status line of a window, connected to its documents."""
        line = cls(context.window)
        StatusBinder(line, context)
        return line

    def show_frame(self, frame: int | None, seconds: float = 0.0) -> None:
        """Show the current frame and its time in seconds."""
        self.frame_text.setText(NO_VALUE if frame is None else f"{frame}   {clock(seconds, 3)}")

    def show_cursor(self, position: tuple[float, float] | None) -> None:
        """Show the mouse position in video pixels, or None outside the picture."""
        self.mouse_position.setText("" if position is None else _position_text(*position))

    def show_mode(self, words: str, tip: str = "") -> None:
        """Show the keys of a mode, or '' for the normal mode."""
        self._mode_parts = words.split(_SEPARATOR) if words else []
        self.mode.setVisible(bool(words))
        self.mode.setToolTip(plain_tip(tip))
        self._fit_mode()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_mode()

    def _fit_mode(self) -> None:
        """Drop the last keys of the mode if there is no space for them."""
        parts, widgets = self._mode_parts, (self.frame_text, self.mouse_position, *self._right)
        shown = [widget for widget in widgets if not (widget.isHidden() or self._is_quiet(widget))]
        taken = sum(widget.sizeHint().width() + _SPACING for widget in shown)
        room = self.width() - taken - self.message.minimumSizeHint().width() - 4 * _SPACING
        for count in range(len(parts), 0, -1):
            self.mode.setText(_SEPARATOR.join(parts[:count]))
            if self.mode.sizeHint().width() <= room:
                break

    def _is_quiet(self, widget: QWidget) -> bool:
        return widget is self.unexported and not widget.isEnabled()

    def show_provider(self, provider: ProviderInUse | None) -> None:
        """Show the provider, with a warning if it is not the requested one. None before the first run."""
        warned = provider is not None and provider.warning
        self.provider.setText(tr("models", "No model loaded") if provider is None else provider.name)
        self.provider.setIcon(
            icons.icon("alert", IconColour.WARNING) if warned else icons.icon("chip", IconColour.MUTED)
        )
        theme.set_property(self.provider, "verdict", "warning" if warned else None)
        if provider is None:
            tip = join_sentences(WORDS["provider"], tr("models", "Known after the first run."))
        elif provider.announcement:
            tip = provider.announcement
        else:
            asked = provider.asked or tr("models", "automatic")
            tip = tr("models", "The models run on {provider}; requested: {asked}.", provider=provider.name, asked=asked)
        self.provider.setToolTip(join_sentences(tip, tr("settings", "Click to open the settings")))

    def show_saving(self, state: SaveState, tip: str = "") -> None:
        """Show whether all changes are saved. `tip` names the file or the failure."""
        words, icon, ink, verdict = _SAVING[state]
        self.saved.setVisible(state is not SaveState.NOTHING)
        self.saved.setText(shown(words))
        self.saved.setIcon(icons.icon(icon, ink))
        self.saved.setToolTip(plain_tip(tip))
        theme.set_property(self.saved, "verdict", verdict)

    def show_unexported(self, *, unexported: bool, left_out: int = 0) -> None:
        """Show whether there were edits since the last export, or how many unreviewed frames that export left out."""
        if (unexported, left_out) == self._unexported:
            return  # a button with an icon would be repainted with each edit
        self._unexported = unexported, left_out
        self.unexported.setEnabled(unexported or left_out > 0)
        if unexported or not left_out:
            words, tip = shown(_UNEXPORTED), tr("exports", "Some changes are not exported yet. Click to export")
        else:
            frames = count_noun(left_out, "unreviewed frame")
            words = tr("exports", "Exported, except {frames}", frames=frames)
            tip = tr("exports", "Only reviewed frames are exported. Click to export")
        self.unexported.setText(words)
        self.unexported.setToolTip(tip if self.unexported.isEnabled() else "")
        self._fit_mode()
        ink = IconColour.WARNING if unexported else IconColour.MUTED
        self.unexported.setIcon(icons.icon("circle-medium", ink))

    def show_index(self, known: int, promised: int) -> None:
        """Show that `known` of `promised` frames are indexed. The index is complete when they are equal."""
        self._index = (known, promised) if known < promised else None
        self._show_task()

    def show_growth(self, *, grows: bool) -> None:
        """Show whether the file is still being recorded."""
        self._grows = grows
        self._show_task()

    def show_run(self, progress: RunProgress | None) -> None:
        """Show the progress of the run, or None without one."""
        self._run = progress
        self._show_task()

    def show_export(self, progress: ExportProgress | None) -> None:
        """Show the progress of the export, or None without one."""
        self._export = progress
        self._show_task()

    def show_finding(self, words: str) -> None:
        """Show what is being computed after a run, or '' for nothing."""
        self._finding = words
        self._show_task()

    def show_copied(self, share: float | None) -> None:
        """Show what share of the video, 0 to 1, is copied for fast seeking, or None while nothing is being copied."""
        self._copied = share
        self._show_task()

    def _show_task(self) -> None:
        run, export, index = self._run, self._export, self._index
        words, share = "", None
        if run is not None:
            phase, speed, share = shown(run.phase.text), speed_text(run), share_of(run)
            parts = [f"{phase}   {speed}" if speed else f"{phase}{ELLIPSIS}", _export_text(export)]
            words = _SEPARATOR.join(filter(None, parts))
        elif export is not None:
            phase = shown(export.phase)
            phase = f"{phase[:1].lower()}{phase[1:]}"
            words, share = tr("exports", "Export: {phase}", phase=phase) + ELLIPSIS, _share_of_export(export)
        elif index is not None:
            words, share = tr("video", "Reading the frame times"), index[0] / index[1]
        elif self._finding:
            words = f"{shown(self._finding)}{ELLIPSIS}"
        elif self._grows:
            words = tr("video", "Still being recorded") + ELLIPSIS
        elif self._copied is not None:
            words, share = tr("video", "Preparing fast jumps"), self._copied
        self.task.setText(words)
        for widget in (self.task, self.bar):
            widget.setVisible(bool(words))
        self.cancel.setVisible(run is not None)
        show_share(self.bar, share)

    def _set_up(self) -> None:
        self.frame_text.setToolTip(tr("video", "Current frame and time"))
        self.mouse_position.setToolTip(tr("window", "Mouse position in video pixels"))
        self.frame_text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.task.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.task.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar.setFixedWidth(110)
        self.cancel.setIcon(icons.icon("close"))
        theme.set_property(self.mode, "verdict", "busy")
        for button, asked in (
            (self.cancel, self.cancel_requested),
            (self.saved, self.save_requested),
            (self.unexported, self.export_requested),
            (self.provider, self.provider_requested),
        ):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(asked)
        self.cancel.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def _share_of_export(export: ExportProgress) -> float | None:
    return export.done / export.total if export.total else None


def _export_text(export: ExportProgress | None) -> str:
    """Return a text for the export that is shown next to a run's progress, because the run uses the progress bar."""
    share = None if export is None else _share_of_export(export)
    if export is None:
        return ""
    return tr("exports", "Export") + ELLIPSIS if share is None else tr("exports", "Export {share:.0%}", share=share)


def _position_text(x: float, y: float) -> str:
    return f"x {shown_number(x, '.1f')}   y {shown_number(y, '.1f')}"


class StatusBinder(QObject):
    """Updates the status line of a window."""

    def __init__(self, line: StatusLine, context: WindowContext) -> None:
        super().__init__(line)
        self._line = line
        self._workspace = context.workspace
        self._times = FrameTimes()
        workspace, state, document = context.workspace, context.state, context.workspace.document
        workspace.closed.connect(self._on_closed)
        for changed in (document.changed, document.exported, document.replaced):
            changed.connect(self._on_exported)
        workspace.autosaver.state_changed.connect(self._on_saving)
        workspace.runs.forgotten.connect(self._on_run_over)
        workspace.runs.tracker.progressed.connect(line.show_run)
        workspace.runs.tracker.finished.connect(self._on_run_over)
        workspace.runs.tracker.provider_in_use.connect(line.show_provider)
        context.copying.progressed.connect(line.show_copied)
        state.finding_changed.connect(line.show_finding)
        state.export_progressed.connect(line.show_export)
        state.times_changed.connect(self._on_times)
        state.frame_shown.connect(self._on_frame)
        state.mode_changed.connect(line.show_mode)
        state.hint_changed.connect(line.message.setText)
        context.view.cursor_moved.connect(line.show_cursor)
        line.save_requested.connect(workspace.autosaver.retry)
        line.cancel_requested.connect(workspace.runs.cancel)

    @Slot()
    def _on_closed(self) -> None:
        self._line.show_frame(None)
        self._line.show_index(0, 0)
        self._line.show_growth(grows=False)
        self._line.show_run(None)

    @Slot()
    def _on_exported(self) -> None:
        document = self._workspace.document
        self._line.show_unexported(unexported=document.facts.unexported, left_out=document.facts.left_out)

    @Slot()
    def _on_saving(self) -> None:
        autosaver = self._workspace.autosaver
        saved = tr("window", "All changes are saved in {path}", path=autosaver.path) if autosaver.path else ""
        self._line.show_saving(autosaver.state, autosaver.error.shown() if autosaver.error else saved)

    @Slot()
    def _on_run_over(self) -> None:
        if not self._workspace.runs.busy:
            self._line.show_run(None)

    @Slot(object)
    def _on_times(self, times: FrameTimes) -> None:
        self._times = times
        info = self._workspace.info
        if info is not None:
            self._line.show_index(info.n_frames, 0 if info.complete else max(info.index.promised, info.n_frames))
            self._line.show_growth(grows=info.grows)

    @Slot(int)
    def _on_frame(self, frame: int) -> None:
        self._line.show_frame(frame, self._times.seconds(frame))
