"""The comparison in numbers: rates, frames by outcome, distances."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rallytrace.domain.disagreements import WORDS
from rallytrace.domain.metrics import Comparison, Counts, Outcome
from rallytrace.ui.compare_panel.outcome_sign import OutcomeSign
from rallytrace.ui.look.time_text import NOTHING, grouped

_RATES: Final = (
    ("accuracy", "Accuracy", "(TP + TN) / all"),
    ("precision", "Precision", "TP / (TP + FP1 + FP2)"),
    ("recall", "Recall", "TP / (TP + FN)"),
    ("f1", "F1", "Of precision and recall"),
)
_OUTCOMES: Final = (
    (Outcome.TP, "tp", "TP: both see the ball, within 4 px at 512x288"),
    (Outcome.TN, "tn", "TN: neither sees a ball"),
    (Outcome.FP1, "fp1", "FP1: both see a ball, farther than 4 px apart at 512x288"),
    (Outcome.FP2, "fp2", "FP2: this track sees a ball, the other none"),
    (Outcome.FN, "fn", "FN: the other sees a ball, this track none"),
)


class Numbers(QWidget):
    """What TrackNet's measure says.

    Attributes:
        rates: accuracy, precision, recall and F1, by the names that `Counts` gives them.
        counts: how many frames have an outcome.
        distance: how far apart they are where both see a ball.
        left_out: what is in none of the numbers.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rates = {name: QLabel(NOTHING, self) for name, _, _ in _RATES}
        self.counts = {outcome: QLabel(NOTHING, self) for outcome, _, _ in _OUTCOMES}
        self.distance, self.left_out = QLabel(self), QLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._rate_grid())
        column.addLayout(self._count_grid())
        for label in (self.distance, self.left_out):
            label.setWordWrap(True)
            label.setProperty("role", "muted")
            column.addWidget(label)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show the numbers of a comparison."""
        counts = comparison.counts
        for name, label in self.rates.items():
            label.setText(f"{getattr(counts, name):.3f}" if counts.frames else NOTHING)
        for outcome, name, _ in _OUTCOMES:
            self.counts[outcome].setText(grouped(getattr(counts, name)))
        self.distance.setText(distance_words(comparison))
        self.left_out.setText(_left_out(comparison))
        self.left_out.setVisible(bool(self.left_out.text()))

    def _rate_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for at, (key, name, tip) in enumerate(_RATES):
            title = QLabel(name, self)
            title.setProperty("role", "small")
            self.rates[key].setProperty("role", "heading")
            for row, label in enumerate((title, self.rates[key])):
                label.setToolTip(tip)
                grid.addWidget(label, row, at)
            grid.setColumnStretch(at, 1)
        return grid

    def _count_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for at, (outcome, key, tip) in enumerate(_OUTCOMES):
            name, code = QLabel(WORDS[outcome].capitalize(), self), QLabel(key.upper(), self)
            code.setProperty("role", "small")
            for label in (name, code, self.counts[outcome]):
                label.setToolTip(tip)
            grid.addWidget(OutcomeSign(outcome, self), at, 0)
            grid.addWidget(name, at, 1)
            grid.addWidget(code, at, 2)
            grid.addWidget(self.counts[outcome], at, 3, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(3, self.fontMetrics().horizontalAdvance("100,000"))
        return grid


def distance_words(comparison: Comparison) -> str:
    """How far apart they are, in a sentence; '' where they never both see a ball."""
    if not comparison.errors.size:
        return ""
    half, *more = comparison.error_quantiles().items()
    rest = ", ".join(f"{share:.0%} within {far:.1f}" for share, far in more)
    return f"Distance mean {comparison.mean_error:.1f}, median {half[1]:.1f} px; {rest}"


def _left_out(comparison: Comparison) -> str:
    counts: Counts = comparison.counts
    if not counts.frames:
        return "No frame is known to both."
    parts = []
    if comparison.unmatched:
        parts.append(f"{grouped(comparison.unmatched)} known to the other only")
    if comparison.unlabelled:
        parts.append(f"{grouped(comparison.unlabelled)} known here only")
    return f"Not counted: {', '.join(parts)}." if parts else ""
