"""The status line: frame and time, mouse position, message, running task, saving, export state and provider."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QToolButton, QWidget

from rallytrace.domain.wording import clock
from rallytrace.session.project_events import SaveState
from rallytrace.session.run_reports import ProviderInUse, RunProgress
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.time_text import ELLIPSIS, NOTHING
from rallytrace.ui.look.widgets import ElidedLabel, SteadyLabel, filled, plain_tip
from rallytrace.ui.panels.run_panel import pace, share_of

_STEPS: Final = 1000
_SAVING: Final = {
    SaveState.NOTHING: ("", "content-save-outline", IconColour.MUTED, None),
    SaveState.SAVED: ("Saved", "check", IconColour.MUTED, None),
    SaveState.UNSAVED: ("Saving", "content-save-outline", IconColour.MUTED, None),
    SaveState.FAILED: ("Not saved", "alert", IconColour.WARNING, "warning"),
    SaveState.READ_ONLY: ("Read only", "lock-outline", IconColour.WARNING, "warning"),
}
"""Text, icon, its colour, and verdict."""


class StatusLine(QWidget):
    """The line at the bottom of the window. It takes no keyboard focus."""

    cancel_asked = Signal()
    provider_asked = Signal()
    """The provider was clicked."""
    export_asked = Signal()
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = SteadyLabel("0000000   0:00:00.000")
        self.cursor_place = SteadyLabel("x 0000.0   y 0000.0")
        self.mode = QLabel(self)
        self.message = ElidedLabel(parent=self)
        self.task = ElidedLabel(parent=self)
        self.bar = QProgressBar(self)
        self.cancel = QToolButton(self)
        self.saved = QToolButton(self)
        self.unexported = QToolButton(self)
        self.provider = QToolButton(self)
        self._run: RunProgress | None = None
        self._index: tuple[int, int] | None = None
        self._set_up()
        self._lay_out()
        self.show_frame(None)
        self.show_cursor(None)
        self.show_mode("")
        self.show_provider(None)
        self.show_saving(SaveState.NOTHING)
        self.show_unexported(unexported=False)
        self._show_task()
        theme.current().changed.connect(self.update)

    def show_frame(self, frame: int | None, seconds: float = 0.0) -> None:
        """Show the current frame and its time in seconds."""
        self.place.setText(NOTHING if frame is None else f"{frame}   {clock(seconds, 3)}")

    def show_cursor(self, at: tuple[float, float] | None) -> None:
        """Show the mouse position in video pixels; None outside of the picture."""
        self.cursor_place.setText("" if at is None else f"x {at[0]:.1f}   y {at[1]:.1f}")

    def show_mode(self, words: str, tip: str = "") -> None:
        """Show a mode in which keys act differently; '' for the usual one."""
        self.mode.setVisible(bool(words))
        self.mode.setText(words)
        self.mode.setToolTip(plain_tip(tip))

    def show_provider(self, provider: ProviderInUse | None) -> None:
        """Show the provider, with a warning when it is not the requested one; None before the first run."""
        warned = provider is not None and provider.warning
        self.provider.setText("Not run yet" if provider is None else provider.name)
        self.provider.setIcon(
            icons.icon("alert", IconColour.WARNING) if warned else icons.icon("chip", IconColour.MUTED)
        )
        theme.mark(self.provider, "verdict", "warning" if warned else None)
        if provider is None:
            tip = "The provider that the models run on, known after the first run"
        else:
            asked = provider.asked or "automatic"
            tip = provider.announcement or f"The models run on {provider.name}; requested: {asked}"
        self.provider.setToolTip(f"{tip}. Click for the settings".replace("..", "."))

    def show_saving(self, state: SaveState, tip: str = "") -> None:
        """Show whether all changes are saved; `tip` says where, or why not."""
        words, icon, ink, verdict = _SAVING[state]
        self.saved.setVisible(state is not SaveState.NOTHING)
        self.saved.setText(words)
        self.saved.setIcon(icons.icon(icon, ink))
        self.saved.setToolTip(plain_tip(tip))
        theme.mark(self.saved, "verdict", verdict)

    def show_unexported(self, *, unexported: bool) -> None:
        self.unexported.setVisible(unexported)

    def show_index(self, known: int, promised: int) -> None:
        """Show the progress of the index; it is complete when `known` reaches `promised`."""
        self._index = (known, promised) if known < promised else None
        self._show_task()

    def show_run(self, progress: RunProgress | None) -> None:
        """Show the progress of the run, if there is one."""
        self._run = progress
        self._show_task()

    def _show_task(self) -> None:
        run, index = self._run, self._index
        share = share_of(run) if run is not None else index[0] / index[1] if index is not None else None
        if run is not None:
            speed = pace(run)
            self.task.setText(f"{run.phase}   {speed}" if speed else f"{run.phase}{ELLIPSIS}")
        elif index is not None:
            self.task.setText("Reading the frame times")
        for widget in (self.task, self.bar):
            widget.setVisible(run is not None or index is not None)
        self.cancel.setVisible(run is not None)
        self.bar.setRange(0, 0 if share is None else _STEPS)
        self.bar.setValue(0 if share is None else round(share * _STEPS))

    def _set_up(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.place.setToolTip("Frame and time")
        self.cursor_place.setToolTip("The mouse, in video pixels")
        self.place.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.task.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.task.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(110, 8)
        self.cancel.setIcon(icons.icon("close"))
        self.cancel.setToolTip("Stop the run and keep its results")
        self.unexported.setText("Not exported")
        self.unexported.setIcon(icons.icon("circle-medium", IconColour.WARNING))
        self.unexported.setToolTip("Some changes are not in any exported file. Click to export")
        theme.mark(self.mode, "verdict", "busy")
        for button, asked in (
            (self.cancel, self.cancel_asked),
            (self.saved, self.save_asked),
            (self.unexported, self.export_asked),
            (self.provider, self.provider_asked),
        ):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(asked)
        self.cancel.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _lay_out(self) -> None:
        left = (self.place, self.cursor_place, self.mode, (self.message, 1), self.task, self.bar, self.cancel)
        right = (self.saved, self.unexported, self.provider)
        filled(QHBoxLayout(self), *left, *right, spacing=10, margins=(8, 1, 8, 1))
