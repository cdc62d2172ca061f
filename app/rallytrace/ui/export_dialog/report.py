"""What an export would write, how far it is, and how it ended."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rallytrace.domain.label_lint import Finding
from rallytrace.errors import AppError
from rallytrace.session.exporter import ExportOutcome
from rallytrace.storage.exports.preview import Preview
from rallytrace.tracking.export_events import ExportProgress
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.time_text import ELLIPSIS, counted, grouped
from rallytrace.ui.look.words_label import ElidedLabel
from rallytrace.ui.settings_pane.notice import Notice, wrapped_label
from rallytrace.ui.trouble.crash_dialog import open_path

_STEPS: Final = 1000
_MOST_NAMED: Final = 3
_ONLY: Final = "Show it"
_FIRST: Final = "Show the first"
_NEXT: Final = "Show the next"


class FindingsNotice(Notice):
    """What is suspicious in the labels that would go out; its button goes to the frames, one finding after another."""

    frame_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_FIRST, parent)
        self._findings: Sequence[Finding] = ()
        self._next = 0
        if self.button is not None:
            self.button.setAutoDefault(False)
        self.pressed.connect(self._go)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Say what was found, as far as there is room."""
        if findings == self._findings:
            return
        self._findings = findings
        self._point_to(0)
        left = len(findings) - _MOST_NAMED
        named = [finding.words for finding in findings[:_MOST_NAMED]] + ([f"{grouped(left)} more."] if left > 0 else [])
        lines = [f"{counted(len(findings), 'finding')} to look at:", *named] if findings else []
        self.say(BadgeStatus.WARNING, "\n".join(lines))

    @Slot()
    def _go(self) -> None:
        if self._findings:
            self.frame_asked.emit(self._findings[self._next].frames.start)
            self._point_to((self._next + 1) % len(self._findings))

    def _point_to(self, at: int) -> None:
        self._next = at
        if self.button is not None:
            self.button.setText(_ONLY if len(self._findings) == 1 else _FIRST if at == 0 else _NEXT)


class ForecastCard(QWidget):
    """What would be written, in words; what nobody has reviewed or is suspicious; and what is in the way.

    Attributes:
        words: what goes out and what does not.
        caution: what nobody has reviewed.
        findings: what is suspicious.
        trouble: why it cannot be done.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = wrapped_label(self)
        self.caution = Notice(parent=self)
        self.findings = FindingsNotice(self)
        self.trouble = Notice(parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.words, self.caution, self.findings, self.trouble):
            column.addWidget(widget)

    def show_preview(self, preview: Preview | None, error: AppError | None, findings: Sequence[Finding]) -> None:
        """Show what an export comes to, and why it cannot be made, if so."""
        self.words.setText("\n".join(preview.says) if preview is not None else "")
        self.words.setVisible(preview is not None)
        self.caution.say(BadgeStatus.WARNING, preview.caution if preview is not None else "")
        self.findings.show_findings(findings)
        self.trouble.say(BadgeStatus.BAD, str(error) if error is not None else "")


class ExportProgressBar(QWidget):
    """How far an export is.

    Attributes:
        phase: what it is at.
        bar: how much is done.
        headway: the same in numbers.
        cancel: stops it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phase = ElidedLabel(parent=self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.headway = QLabel(self)
        self.headway.setProperty("role", "muted")
        self.cancel = QPushButton("Cancel", self)
        self.cancel.setAutoDefault(False)
        head = QHBoxLayout()
        head.addWidget(self.phase, 1)
        head.addWidget(self.headway)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(row)
        self.hide()

    def begin(self) -> None:
        """An export has been asked for."""
        self.cancel.setEnabled(True)
        self.show_progress(ExportProgress("Beginning"))
        self.show()

    @Slot(object)
    def show_progress(self, progress: ExportProgress) -> None:
        """Follow it."""
        self.phase.setText(f"{progress.phase}{ELLIPSIS}")
        known = progress.total > 0
        self.headway.setText(f"{grouped(progress.done)} of {counted(progress.total, 'frame')}" if known else "")
        self.bar.setRange(0, _STEPS if known else 0)
        self.bar.setValue(round(_STEPS * progress.done / progress.total) if known else 0)


class ExportResult(Notice):
    """How the last export ended, with a way to what was written."""

    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Open the folder", parent)
        self._place: Path | None = None
        if self.button is not None:
            self.button.setAutoDefault(False)
        self.pressed.connect(self._open)

    def show_outcome(self, outcome: ExportOutcome) -> None:
        """Say how it ended."""
        done = outcome.exported
        self._place = None if done is None else done.place
        if done is not None:
            self.say(BadgeStatus.GOOD, f"{done.place.name} is written: {done.words}.")
        elif outcome.error is not None:
            self.say(BadgeStatus.BAD, str(outcome.error))
        else:
            self.say(BadgeStatus.WARNING, "Cancelled. Nothing was written.")
        if self.button is not None:
            self.button.setVisible(done is not None)

    @Slot()
    def _open(self) -> None:
        if self._place is not None:
            open_path(self._place if self._place.is_dir() else self._place.parent)
