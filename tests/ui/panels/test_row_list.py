"""Test two-line rows: shortening in narrow lists, and the places of tooltips."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from qt import put_on_screen
from rallytrace.session.video_list import ListedState, VideoStatus
from rallytrace.ui.panels.row_list import RowDelegate, RowList, RowLook, RowModel, fit_parts, write
from rallytrace.ui.panels.video_panel import VideoModel, VideoRow

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


class Names(RowModel[str]):
    def words(self, row: str) -> str:
        return row

    def tip(self, row: str) -> str:
        return f"{row}\nNear: Lee"


class NameDelegate(RowDelegate[str]):
    def draw(self, painter: QPainter, area: QRect, row: str, look: RowLook) -> None:
        write(painter, area, row, look.font, look.text)


@pytest.fixture
def window(qapp: QApplication) -> Iterator[QWidget]:
    assert qapp is not None
    window = QWidget()
    window.resize(300, 400)
    yield window
    window.close()


@pytest.fixture
def rows(window: QWidget) -> RowList[str]:
    """Return a list of five rows."""
    names = Names(window)
    rows = RowList("Rows", names, NameDelegate(names), window)
    rows.resize(200, 400)
    names.set_rows([f"Row {number}" for number in range(5)])
    put_on_screen(window)
    return rows


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=6))
def test_other_rows_replace_the_old_ones(before: list[int], after: list[int]) -> None:
    model = Names()
    counts: list[int] = []
    model.rowsInserted.connect(lambda _parent, first, last: counts.append(last - first + 1))
    model.rowsRemoved.connect(lambda _parent, first, last: counts.append(first - last - 1))
    model.set_rows(list(map(str, before)))
    model.set_rows(list(map(str, after)))
    assert model.rows == tuple(map(str, after))
    assert sum(counts) == model.rowCount() == len(after)


def test_a_kept_row_stays_selected(rows: RowList[str]) -> None:
    names = rows.model()
    assert isinstance(names, Names)
    rows.select_row(3)
    names.set_rows(["First", *names.rows[2:]])
    assert rows.selected == ["Row 3"]
    assert rows.current_row == 2


def test_enter_and_double_click_choose_and_delete_removes(rows: RowList[str]) -> None:
    chosen: list[object] = []
    rows.row_chosen.connect(chosen.append)
    rows.removal_requested.connect(lambda: chosen.append("gone"))
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert chosen == [], "no row is selected"
    rows.select_row(1)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Delete):
        QTest.keyClick(rows, key)
    rows.doubleClicked.emit(rows.model().index(4, 0))
    assert chosen == ["Row 1", "gone", "Row 4"]


@pytest.mark.parametrize(
    ("first", "count", "before", "order"),
    [(0, 1, 2, "bacd"), (0, 2, 4, "cdab"), (3, 1, 0, "dabc"), (1, 2, 0, "bcad"), (1, 1, 2, None)],
)
def test_dragged_videos_take_their_new_places(first: int, count: int, before: int, order: str | None) -> None:
    model = VideoModel()
    model.set_rows([VideoRow(Path(name), VideoStatus(ListedState.TRACKED), "Tracked") for name in "abcd"])
    root = QModelIndex()
    assert model.moveRows(root, first, count, root, before) is (order is not None)
    assert "".join(row.path.name for row in model.rows) == (order or "abcd")


def test_tip_of_a_row_covers_no_row(rows: RowList[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QPoint] = []
    monkeypatch.setattr(QToolTip, "showText", lambda point, *_: shown.append(point))
    middle = rows.visualRect(rows.model().index(1, 0)).center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, middle, rows.viewport().mapToGlobal(middle))
    QApplication.sendEvent(rows.viewport(), event)
    (point,) = shown
    left, right = rows.mapToGlobal(QPoint(0, 0)).x(), rows.mapToGlobal(QPoint(rows.width(), 0)).x()
    assert point.x() >= right or point.x() < left
