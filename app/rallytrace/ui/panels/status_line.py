"""The line at the bottom: where we are, what runs, on what, what is not exported yet, and what there is to say."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QToolButton, QWidget

from rallytrace.session.project_events import SaveState
from rallytrace.session.run_reports import ProviderInUse, RunProgress
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.time_text import ELLIPSIS, NOTHING, clock
from rallytrace.ui.look.widgets import ElidedLabel, SteadyLabel, plain_tip
from rallytrace.ui.panels.run_words import pace, share_of

NOTICE_MS: Final = 5000
"""How long a notice stays before it fades."""
_FADE_MS: Final = 700
_ICON: Final = QSize(16, 16)
_STEPS: Final = 1000


class Message(QWidget):
    """One sentence at a time. A notice fades; warnings stay, one after the other, until they are clicked away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._warnings: list[str] = []
        self.mark = QLabel(self)
        self.words = ElidedLabel(parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.mark)
        row.addWidget(self.words, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTICE_MS)
        self._timer.timeout.connect(self._fade)
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(_FADE_MS)
        self._fading.valueChanged.connect(self._fade_to)
        self._fading.finished.connect(self._show_next)
        self._show_next()

    def tell(self, text: str) -> None:
        """Say something that need not be kept. While a warning stands it is not said."""
        if not self._warnings:
            self._say(text)
            self._timer.start()

    def hold(self, text: str) -> None:
        """Say something for as long as it holds, until '' is said. While a warning stands it is not said."""
        if not self._warnings:
            self._say(text)

    def warn(self, text: str) -> None:
        """Say something that stays until it is clicked away; the same is not said twice."""
        if text not in self._warnings:
            self._warnings.append(text)
            self._show_next()

    @property
    def text(self) -> str:
        """What is being said."""
        return self.words.text()

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """It has been seen."""
        del self._warnings[:1]
        self._show_next()

    @Slot()
    def _show_next(self) -> None:
        warned = bool(self._warnings)
        self.mark.setVisible(warned)
        self.setCursor(Qt.CursorShape.PointingHandCursor if warned else Qt.CursorShape.ArrowCursor)
        if warned:
            more = len(self._warnings) - 1
            self.mark.setPixmap(icons.icon("alert", IconColour.WARNING).pixmap(_ICON))
            self.words.set_tip("Click when you have read it")
            self._say(f"{self._warnings[0]}{f'  (and {more} more)' if more else ''}")
        else:
            self.words.set_tip("")
            self._say("")

    def _say(self, text: str) -> None:
        self._timer.stop()
        self._fading.stop()
        self.words.opacity = 1.0
        self.words.setText(text)
        self.words.update()

    @Slot()
    def _fade(self) -> None:
        self._fading.start()

    @Slot(object)
    def _fade_to(self, opacity: float) -> None:
        self.words.opacity = opacity
        self.words.update()


_SAVING: Final = {
    SaveState.NOTHING: ("", "content-save-outline", IconColour.MUTED, None),
    SaveState.SAVED: ("Saved", "check", IconColour.MUTED, None),
    SaveState.UNSAVED: ("Saving", "content-save-outline", IconColour.MUTED, None),
    SaveState.FAILED: ("Not saved", "alert", IconColour.WARNING, "warning"),
    SaveState.READ_ONLY: ("Read only", "lock-outline", IconColour.WARNING, "warning"),
}
"""Words, icon, ink and verdict."""


class StatusLine(QWidget):
    """What is always to be seen, in one line. It does not take the keyboard."""

    cancel_asked = Signal()
    """Stop the run."""
    provider_asked = Signal()
    """Show where the provider is chosen."""
    export_asked = Signal()
    """Export the labels."""
    save_asked = Signal()
    """Try again to save the project."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = SteadyLabel("0000000   0:00:00.000")
        self.cursor_place = SteadyLabel("x 0000.0   y 0000.0")
        self.mode = QLabel(self)
        self.message = Message(self)
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
        """Which frame is on the screen, and its time in seconds; None where there is none."""
        self.place.setText(NOTHING if frame is None else f"{frame}   {clock(seconds, 3)}")

    def show_cursor(self, at: tuple[float, float] | None) -> None:
        """Where the mouse is, in video pixels; None where it is not over the picture."""
        self.cursor_place.setText("" if at is None else f"x {at[0]:.1f}   y {at[1]:.1f}")

    def show_mode(self, words: str, tip: str = "") -> None:
        """What single keys do now, while that is not the usual; '' while it is."""
        self.mode.setVisible(bool(words))
        self.mode.setText(words)
        self.mode.setToolTip(plain_tip(tip))

    def show_provider(self, provider: ProviderInUse | None) -> None:
        """What the models run on, with a warning when it is not what was asked for; None before anything has run."""
        warned = provider is not None and provider.warning
        self.provider.setText("Not run yet" if provider is None else provider.name)
        self.provider.setIcon(
            icons.icon("alert", IconColour.WARNING) if warned else icons.icon("chip", IconColour.MUTED)
        )
        theme.mark(self.provider, "verdict", "warning" if warned else None)
        if provider is None:
            tip = "What the models run on is shown here once they have run"
        else:
            asked = provider.asked or "the best there is"
            tip = provider.announcement or f"The models run on {provider.name}; asked for: {asked}"
        self.provider.setToolTip(f"{tip}. Click for the settings".replace("..", "."))

    def show_saving(self, state: SaveState, tip: str = "") -> None:
        """Whether what is on the screen is on the disk; `tip` says where, or why not."""
        words, icon, ink, verdict = _SAVING[state]
        self.saved.setVisible(state is not SaveState.NOTHING)
        self.saved.setText(words)
        self.saved.setIcon(icons.icon(icon, ink))
        self.saved.setToolTip(plain_tip(tip))
        theme.mark(self.saved, "verdict", verdict)

    def show_unexported(self, *, unexported: bool) -> None:
        """Whether there are edits that no exported file has."""
        self.unexported.setVisible(unexported)

    def show_index(self, known: int, promised: int) -> None:
        """How far the index is; it is complete when as many frames are known as promised."""
        self._index = (known, promised) if known < promised else None
        self._show_task()

    def show_run(self, progress: RunProgress | None) -> None:
        """How far the run is; None when there is none."""
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
        self.cancel.setToolTip("Stop the run and keep what it has found")
        self.unexported.setText("Not exported")
        self.unexported.setIcon(icons.icon("circle-medium", IconColour.WARNING))
        self.unexported.setToolTip("There are changes that no exported file has. Click to export")
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
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 8, 1)
        row.setSpacing(10)
        for widget, stretch in (
            (self.place, 0),
            (self.cursor_place, 0),
            (self.mode, 0),
            (self.message, 1),
            (self.task, 0),
            (self.bar, 0),
            (self.cancel, 0),
            (self.saved, 0),
            (self.unexported, 0),
            (self.provider, 0),
        ):
            row.addWidget(widget, stretch)
