"""How sensitive the review is: a slider that stands in the histogram of what it lets through."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from rallytrace.domain.queue import LOWEST
from rallytrace.ui.look import theme

LEAST: Final = round(LOWEST * 100)
MOST: Final = 95
_BINS: Final = 34
_HEIGHT: Final = 46
_GRIP: Final = 8
_SIDE: Final = 6.0
_BASE: Final = 12.0
"""Below the bars there is room for the grip."""


class Sensitivity(QAbstractSlider):
    """The least suspicion that is walked to, in percent, over a histogram of all there is.

    What is to the right of the grip is shown in the list. Arrow keys, the wheel and the mouse move it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(LEAST, MOST)
        self.setSingleStep(1)
        self.setPageStep(5)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Least suspicion, in percent")
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self._bars = np.zeros(_BINS)
        self.valueChanged.connect(self._explain)
        self._explain()

    def set_levels(self, levels: NDArray[np.float64]) -> None:
        """The suspicion of each item there is, (n,), 0 to 1."""
        counts, _ = np.histogram(levels, bins=_BINS, range=(LEAST / 100, 1.0))
        highest = counts.max(initial=0)
        # The root, so that a few items beside thousands are still to be seen.
        bars = np.sqrt(counts / highest) if highest else np.zeros(_BINS)
        if not np.array_equal(bars, self._bars):
            self._bars = bars
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As wide as there is room for."""
        return QSize(160, _HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for the bars."""
        return QSize(90, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go where the mouse is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the mouse while its button is down."""
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Stay there."""
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Up and down are for lists; only left and right move the grip."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the bars, what is let through in colour, and the grip under them."""
        tokens = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        floor, ceiling = self.height() - _BASE, 3.0
        width, here = self._width / _BINS, self._x_of(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        for number, share in enumerate(self._bars.tolist()):
            bar = QRectF(_SIDE + number * width, floor, width - 1, 0)
            bar.setTop(floor - max(share * (floor - ceiling), 1.0))
            painter.setBrush(QColor(tokens.accent if bar.center().x() >= here else tokens.strip_no_ball))
            painter.drawRect(bar)
        painter.fillRect(QRectF(here - 0.75, ceiling, 1.5, floor - ceiling), QColor(tokens.text))
        self._draw_grip(painter, QPointF(here, floor), tokens.accent if self.hasFocus() else tokens.text)
        painter.end()

    def _draw_grip(self, painter: QPainter, tip: QPointF, colour: str) -> None:
        half, down = _GRIP / 2, _GRIP + 2
        shape = [tip, tip + QPointF(half + 1, half), tip + QPointF(half + 1, down)]
        shape += [tip + QPointF(-half - 1, down), tip + QPointF(-half - 1, half)]
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(shape))

    @property
    def _width(self) -> float:
        return max(self.width() - 2 * _SIDE, 1.0)

    def _x_of(self, value: int) -> float:
        return _SIDE + (value - LEAST) / (100 - LEAST) * self._width

    def _value_at(self, x: float) -> int:
        return round(LEAST + (x - _SIDE) / self._width * (100 - LEAST))

    def _explain(self) -> None:
        self.setToolTip(f"Only what is wrong with a probability of {self.value()} % or more is in the list")
