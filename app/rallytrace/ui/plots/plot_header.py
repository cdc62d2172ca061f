"""The line over the plots: whose curves they are, and the values of one frame."""

import math
from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from rallytrace.domain.detections import Source
from rallytrace.domain.wording import SOURCE_WORDS
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import NOTHING
from rallytrace.ui.look.widgets import ElidedLabel
from rallytrace.ui.panels.source_sign import SourceSign
from rallytrace.ui.picture.trail import KINDS
from rallytrace.ui.plots.plot_paths import CURVES

_NAMED_FROM: Final = 560
"""Pixels of width from which the legend has words."""
_FIGURE_SPACE: Final = "\N{FIGURE SPACE}"


class PlotHeader(QWidget):
    """A legend of the curves there are, and a read-out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.readout = ElidedLabel(parent=self)
        self.readout.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.mark(self.readout, "role", "small")
        self._there: frozenset[Source] = frozenset()
        self._signs = {curve: SourceSign(KINDS[curve], self) for curve in CURVES}
        self.names = {curve: QLabel(SOURCE_WORDS[curve].how.capitalize(), self) for curve in CURVES}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(4)
        for curve in CURVES:
            theme.mark(self.names[curve], "role", "small")
            self._signs[curve].setToolTip(SOURCE_WORDS[curve].how.capitalize())
            row.addWidget(self._signs[curve])
            row.addWidget(self.names[curve])
            row.addSpacing(6)
        row.addWidget(self.readout, 1)

    def show_colours(self, colours: Mapping[Source, QColor]) -> None:
        """The colours of the curves."""
        for curve, sign in self._signs.items():
            sign.show_kind(KINDS[curve], colours[curve].name())

    def show_curves(self, there: Collection[Source]) -> None:
        """The curves that there are."""
        self._there = frozenset(there)
        self._arrange()

    def show_values(self, frame: int, time: str, at: tuple[float, float] | None, speed: float) -> None:
        """What is known of a frame: its time, its position in video pixels, and its speed in pixels a second."""
        x, y = (f"{value:.1f}" for value in at) if at is not None else (NOTHING, NOTHING)
        fast = f"{speed:,.0f}" if math.isfinite(speed) else NOTHING
        padded = (f"x {x.rjust(6, _FIGURE_SPACE)}", f"y {y.rjust(6, _FIGURE_SPACE)}", fast.rjust(6, _FIGURE_SPACE))
        self.readout.setText(f"Frame {frame}   {time}   {'   '.join(padded)} px/s")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Where there is little room the signs stand without their names."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for curve in CURVES:
            self._signs[curve].setVisible(curve in self._there)
            self.names[curve].setVisible(curve in self._there and self.width() >= _NAMED_FROM)
