"""Trying a provider on real windows, and what came of it."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rallytrace.session.provider_survey import TrialReport
from rallytrace.tracking.trial_result import ProviderAgreement
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.notice import wrapped_label
from rallytrace.ui.settings_pane.verdict_badge import VerdictBadge

_BADGES: Final = {
    ProviderAgreement.SAME: (BadgeStatus.GOOD, "Agrees with the CPU"),
    ProviderAgreement.CLOSE: (BadgeStatus.WARNING, "Nearly agrees with the CPU"),
    ProviderAgreement.DIFFERENT: (BadgeStatus.BAD, "Differs from the CPU"),
    None: (BadgeStatus.BAD, "Did not run"),
}


class TrialPanel(QWidget):
    """A button that tries the chosen provider, and a table of what it found.

    Attributes:
        button: starts the trial.
        cancel: stops it.
        badge: what came of it.
    """

    wanted = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton("Test", self)
        self.cancel = QPushButton("Cancel", self)
        self.badge = VerdictBadge(self)
        self._about = wrapped_label(self, role="muted")
        self._progress = QProgressBar(self)
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(6)
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(20)
        self._figures.setVerticalSpacing(3)
        self._sentences = wrapped_label(self)
        self._sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._labels: list[QLabel] = []
        self.button.clicked.connect(self.wanted)
        self.cancel.clicked.connect(self.cancelled)
        self._lay_out()
        self.show_nothing("")

    @property
    def text(self) -> str:
        """Everything that is said about the trial."""
        return "\n".join([*(label.text() for label in self._labels), self._sentences.text()])

    def show_nothing(self, label: str) -> None:
        """Nothing has been tried with the provider of this name."""
        self._about.setText(f"Runs some windows of the demo rally on {label} and on the CPU, and compares.")
        self._show(badge=False, works=False)
        self._fill([])
        self._sentences.hide()

    def show_work(self, label: str) -> None:
        """The trial is under way."""
        self._about.setText(f"Trying {label} ...")
        self.badge.show_verdict(BadgeStatus.BUSY, "Trying")
        self._show(badge=True, works=True)
        self._fill([])
        self._sentences.hide()

    def show_report(self, report: TrialReport, label: str) -> None:
        """Show what a trial found."""
        self._about.setText(f"The trial of {label}:")
        self.badge.show_verdict(*_BADGES[report.agreement])
        self._show(badge=True, works=False)
        self._fill(_figures(report.figures, label) if report.figures else [])
        self._sentences.setText(" ".join(report.sentences if not report.figures else report.sentences[-1:]))
        self._sentences.show()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.button)
        top.addWidget(self.cancel)
        top.addWidget(self.badge)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._about)
        column.addLayout(top)
        column.addWidget(self._progress)
        column.addLayout(self._figures)
        column.addWidget(self._sentences)

    def _show(self, *, badge: bool, works: bool) -> None:
        self.badge.setVisible(badge)
        self._progress.setVisible(works)
        self.cancel.setVisible(works)
        self.button.setVisible(not works)

    def _fill(self, lines: list[tuple[str, str]]) -> None:
        for label in self._labels:
            self._figures.removeWidget(label)
            label.deleteLater()
        self._labels = []
        for row, words in enumerate(lines):
            for column, text in enumerate(words):
                label = QLabel(text, self)
                label.setProperty("role", "heading" if column else "muted")
                self._figures.addWidget(label, row, column)
                self._labels.append(label)
        self._figures.setColumnStretch(1, 1)


def _figures(found: Mapping[str, Any], label: str) -> list[tuple[str, str]]:
    """The numbers of a trial, with what they are."""
    heatmap, position = found["heatmap_difference"], found["position_difference_px"]
    one, length = found["frames_per_second"], found["fastest_frames_per_second"] / max(found["frames_per_second"], 1e-9)
    on_cpu = found["cpu_windows_per_second"]
    return [
        (f"Frames a second on {label}", f"{one:.3g} at a window for every frame, {one * length:.3g} without overlap"),
        (
            "Frames a second on the CPU",
            f"{on_cpu:.3g} at a window for every frame, {on_cpu * length:.3g} without overlap",
        ),
        ("Largest heatmap difference", "not a number" if heatmap is None else f"{heatmap:.2g} of 1"),
        ("Largest difference of the ball's position", _pixels(position)),
        ("Start", f"{found['start_seconds']:.1f} s until the first window was done"),
    ]


def _pixels(position: float | None) -> str:
    return "no frame in which both see the ball" if position is None else f"{position:.2f} px of a 1280x720 video"
