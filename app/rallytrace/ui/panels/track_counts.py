"""The track in numbers: how many frames have which state, as a bar and as a table."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rallytrace.domain.track import Frames, Track
from rallytrace.ui.look.time_text import grouped
from rallytrace.ui.look.widgets import ShareBar
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.timeline.track_digest import RunningCounts

_ROWS: Final = (
    ("visible", "Visible"),
    ("occluded", "Occluded"),
    ("no_ball", "No ball"),
    ("unset", "Not looked at"),
    ("by_hand", "By hand"),
)


class CountsTable(QWidget):
    """A number and a share for each state, and for what people decided."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = OverlayStyle()
        self._running = RunningCounts()
        self.bar = ShareBar(self)
        self.numbers: dict[str, QLabel] = {}
        self._shares: dict[str, QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for at, (key, name) in enumerate(_ROWS):
            self.numbers[key], self._shares[key] = QLabel(self), QLabel(self)
            self._shares[key].setProperty("role", "muted")
            grid.addWidget(QLabel(name, self), at, 0)
            grid.addWidget(self.numbers[key], at, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self._shares[key], at, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(2, self.fontMetrics().horizontalAdvance("100.0 %"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.bar)
        column.addLayout(grid)

    def set_style(self, style: OverlayStyle) -> None:
        """Use the overlay's colours."""
        self._style = style

    def show_track(self, track: Track) -> None:
        """Count a track's frames."""
        self._running.read(track)
        self.refresh()

    def take_changes(self, track: Track, frames: Frames) -> None:
        """These frames (ascending) have changed, or some have come; `refresh` shows it."""
        self._running.update(track, frames)

    def refresh(self) -> None:
        """Show what has been counted."""
        counts = self._running.counts
        n_frames = counts.visible + counts.occluded + counts.no_ball + counts.unset
        whole = max(n_frames, 1)
        for key, _ in _ROWS:
            number = int(getattr(counts, key))
            self.numbers[key].setText(grouped(number) if n_frames else "")
            self._shares[key].setText(f"{100 * number / whole:.1f} %" if n_frames else "")
        seen = counts.visible - counts.filled
        self.bar.set_parts(
            (
                (seen / whole, self._style.predicted),
                ((counts.filled + counts.occluded) / whole, self._style.inpainted),
                (counts.no_ball / whole, "strip_no_ball"),
            )
        )
