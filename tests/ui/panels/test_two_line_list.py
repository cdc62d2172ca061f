"""Rows of two lines: what gives way in a narrow list, and where their tips appear."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from qt import put_on_screen
from rallytrace.ui.panels.two_line_list import TwoLineDelegate, TwoLineList, fit_parts

PARTS = ("11-9", "12.4 s", "8 hits", "100-472")


@pytest.mark.parametrize(("count", "width"), [(4, 10_000), (1, 1)])
def test_wide_row_has_all_parts_and_narrow_one_the_first(qapp: QApplication, count: int, width: int) -> None:
    assert qapp is not None
    text = fit_parts(PARTS, QFontMetrics(QFont()), width)
    assert [part in text for part in PARTS] == [index < count for index in range(4)]


def test_last_parts_give_way_first(qapp: QApplication) -> None:
    assert qapp is not None
    metrics = QFontMetrics(QFont())
    room = metrics.horizontalAdvance(fit_parts(PARTS[:2], metrics, 10_000))
    assert fit_parts(PARTS, metrics, room) == fit_parts(PARTS[:2], metrics, 10_000)
    assert fit_parts((), metrics, room) == ""


def test_tip_of_a_row_covers_no_row(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qapp is not None
    shown: list[QPoint] = []
    monkeypatch.setattr(QToolTip, "showText", lambda point, *_: shown.append(point))
    window = QWidget()
    window.resize(300, 400)
    rows = TwoLineList("Rows", window)
    rows.setItemDelegate(TwoLineDelegate(rows))
    rows.resize(200, 400)
    rows.addItems([f"Row {number}" for number in range(5)])
    for item in rows.rows:
        item.setToolTip("Near: Lee\nFar: Shi")
    put_on_screen(window)
    middle = rows.visualRect(rows.model().index(1, 0)).center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, middle, rows.viewport().mapToGlobal(middle))
    QApplication.sendEvent(rows.viewport(), event)
    (point,) = shown
    left, right = rows.mapToGlobal(QPoint(0, 0)).x(), rows.mapToGlobal(QPoint(rows.width(), 0)).x()
    assert point.x() >= right or point.x() < left
