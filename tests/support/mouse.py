"""Simulate mouse gestures that `QTest` lacks: turning the wheel, and moving with a key or a button held.

`QTest.mouseMove` asks the display server to move the real pointer. Nothing comes of it where another window lies above,
nor where Qt believes the pointer to be already, if only because an earlier test left it there.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_NO_KEY, _NO_BUTTON = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton


def turn_wheel(over: QWidget, at: QPoint, notches: int, keys: Qt.KeyboardModifier = _NO_KEY) -> None:
    """Turn the wheel by some notches, away from the hand for positive numbers."""
    there = QPointF(over.mapToGlobal(at))
    turned = QPoint(0, 120 * notches)
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(over, QWheelEvent(QPointF(at), there, QPoint(), turned, _NO_BUTTON, keys, phase, False))


def swipe(over: QWidget, at: QPoint, steps: Sequence[QPoint], keys: Qt.KeyboardModifier = _NO_KEY) -> None:
    """Swipe two fingers over a trackpad: small steps in eighths of a degree, between events without a step."""
    phases = Qt.ScrollPhase
    for step, phase in [
        (QPoint(), phases.ScrollBegin),
        *((step, phases.ScrollUpdate) for step in steps),
        (QPoint(), phases.ScrollEnd),
    ]:
        there = QPointF(over.mapToGlobal(at))
        event = QWheelEvent(QPointF(at), there, QPoint(), step, _NO_BUTTON, keys, phase, False)
        QApplication.sendEvent(over, event)


def move_mouse(
    over: QWidget, to: QPoint | QPointF, keys: Qt.KeyboardModifier = _NO_KEY, held: Qt.MouseButton | None = None
) -> None:
    """Move the mouse to a position. The event goes straight to the widget, wherever the real pointer is.

    Args:
        held: the buttons held meanwhile; None for those that `QTest` holds.
    """
    held = QApplication.mouseButtons() if held is None else held
    here = QPointF(to)
    there = over.mapToGlobal(here)
    QApplication.sendEvent(over, QMouseEvent(QEvent.Type.MouseMove, here, there, _NO_BUTTON, held, keys))


def double_click(over: QWidget, at: QPoint, keys: Qt.KeyboardModifier = _NO_KEY) -> None:
    """Double-click. `QTest.mouseDClick` alone leaves the button pressed."""
    QTest.mouseDClick(over, Qt.MouseButton.LeftButton, keys, at)
    QTest.mouseRelease(over, Qt.MouseButton.LeftButton, keys, at)
