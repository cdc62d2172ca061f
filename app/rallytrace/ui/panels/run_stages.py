"""Where a run's time goes."""

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rallytrace.session.run_reports import RunProgress
from rallytrace.ui.look.widgets import ShareBar, SteadyLabel
from rallytrace.ui.panels.run_words import stage_shares

_STAGES = 4


class StageTable(QWidget):
    """A bar for each stage of a run: its share of the time that all of them took."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        self._rows = [(QLabel(self), ShareBar(self), SteadyLabel("100 %", self)) for _ in range(_STAGES)]
        for at, row in enumerate(self._rows):
            row[0].setProperty("role", "muted")
            for column, widget in enumerate(row):
                grid.addWidget(widget, at, column)

    def show_progress(self, progress: RunProgress) -> None:
        """Show where the time has gone so far."""
        for (name, bar, number), (text, tip, share) in zip(self._rows, stage_shares(progress), strict=True):
            name.setText(text)
            bar.set_parts(((share, "accent"),))
            number.setText(f"{share * 100:.0f} %")
            for widget in (name, bar, number):
                widget.setToolTip(tip)
