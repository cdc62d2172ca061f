"""Test the panels around the video on a laptop's screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton, QTabBar, QWidget

from lobs import SIZE
from narrowing import of_type
from program import light_rally
from qt import wait_until
from rallytrace.files import paths
from rallytrace.main import build
from rallytrace.session.comparing import OtherTrack
from rallytrace.session.preferences import Preferences
from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.ui.court.court_panel import CourtPanel
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.look.icons import icon
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.point_panel import PointPanel
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.timeline.strip import Strip
from windows import open_video, press, shown, shown_judged

LAPTOP = QSize(1280, 720)


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the demo rally on a laptop's screen, with the film strip."""
    with shown(qapp) as window:
        window.resize(LAPTOP)
        open_video(window, light_rally())
        if not window.registry["panel_strip"].isChecked():
            window.registry["panel_strip"].trigger()
        yield window


def width_of(window: MainWindow, name: str) -> int:
    return of_type(QDockWidget, window.findChild(QDockWidget, name)).width()


def test_no_panel_makes_the_window_larger_than_a_laptops_screen(window: MainWindow) -> None:
    for key in (Qt.Key.Key_F9, Qt.Key.Key_F10):
        press(window, key)
        wait_until(lambda: window.plots.isVisible() or window.frames.isVisible())
    assert window.size() == LAPTOP
    assert window.minimumSizeHint().boundedTo(LAPTOP) == window.minimumSizeHint()


def test_opened_panel_keeps_width_of_other_side(window: MainWindow) -> None:
    before = width_of(window, "panel_review")
    press(window, Qt.Key.Key_F9)
    wait_until(window.frames.isVisible)
    assert width_of(window, "panel_review") == before


@pytest.mark.parametrize(("height", "beside"), [(900, True), (1440, False)])
def test_in_a_high_window_the_rallies_lie_over_the_point(window: MainWindow, height: int, beside: bool) -> None:
    window.resize(1920, height)
    wait_until(lambda: window.height() == height)
    window.registry["reset_layout"].trigger()
    rallies, point = window.docks.panel(RallyPanel), window.docks.panel(PointPanel)
    wait_until(point.isVisible)
    assert rallies.visibleRegion().isEmpty() is beside
    if not beside:
        assert rallies.mapToGlobal(rallies.rect().bottomLeft()).y() < point.mapToGlobal(point.rect().topLeft()).y()


def test_the_standard_form_shows_the_panels_in_use(qapp: QApplication) -> None:
    with shown_judged(qapp, [range(60, 70)]) as window:
        workspace = window.workspace
        window.context.videos.add([light_rally()])
        wait_until(lambda: window.context.videos.paths)
        workspace.comparing.begin(OtherTrack("other.csv", workspace.document.track.shown_rows()), SIZE)
        press(window, Qt.Key.Key_F9)
        window.registry["reset_layout"].trigger()
        for name in ("panel_strip", "panel_compare", "panel_videos"):
            assert window.registry[name].isChecked(), name
        wait_until(window.docks.panel(FilmStrip).isVisible)
        assert not window.registry["panel_frames"].isChecked()


def test_a_laptop_shows_three_rallies_beside_the_court(qapp: QApplication) -> None:
    with shown_judged(qapp, ()) as window:
        window.resize(LAPTOP)
        track = window.workspace.document.track
        for number, first in enumerate(range(0, 400, 100), 1):
            window.workspace.document.edit(edits.name_rally(track, Rally(f"Rally {number}", range(first, first + 50))))
        window.registry["match_layout"].trigger()
        wait_until(lambda: not window.rallies.list.visibleRegion().isEmpty())
        rallies = window.rallies.list
        wait_until(lambda: rallies.viewport().height() >= 3 * rallies.sizeHintForRow(0))
        assert window.docks.panel(CourtPanel).height() >= 130
        assert window.size() == LAPTOP


def test_a_key_opens_the_frame_table_to_filter_it(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    wait_until(window.frames.filter.text.hasFocus)
    QTest.keyClicks(window.frames.filter.text, "10-19")
    assert window.frames.model.rows.frames.tolist() == list(range(10, 20))
    assert not window.frames.visibleRegion().isEmpty()


def test_panel_key_raises_tab_then_hides_panel(window: MainWindow) -> None:
    rallies, point = window.docks.panel(RallyPanel), window.docks.panel(PointPanel)
    wait_until(lambda: not point.visibleRegion().isEmpty())
    assert rallies.visibleRegion().isEmpty()
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: not rallies.visibleRegion().isEmpty())
    assert window.registry["panel_rallies"].isChecked()
    press(window, Qt.Key.Key_F5)
    wait_until(lambda: not rallies.isVisible())
    assert not window.registry["panel_rallies"].isChecked()


@pytest.mark.parametrize("hidden", [False, True], ids=["behind a tab", "hidden"])
def test_enter_asks_for_the_name_of_a_range_where_it_is_seen(window: MainWindow, hidden: bool) -> None:
    rallies = window.docks.panel(RallyPanel)
    if hidden:
        for _ in range(2):
            window.registry["panel_rallies"].trigger()
        wait_until(lambda: not rallies.isVisible())
    window.workspace.marks.set_frames(range(10, 90))
    press(window, Qt.Key.Key_Return)
    wait_until(rallies.naming.name.hasFocus)
    assert not rallies.naming.name.visibleRegion().isEmpty()
    QTest.keyClick(rallies.naming.name, Qt.Key.Key_Return)
    assert [rally.frames for rally in window.workspace.document.track.rallies] == [range(10, 90)]


def test_fields_are_reached_with_tab(window: MainWindow) -> None:
    """All that filters the frames, and the position of the point."""

    def reached() -> set[QWidget]:
        found: set[QWidget] = set()
        while (now := QApplication.focusWidget()) is not None and now not in found:
            found.add(now)
            QTest.keyClick(now, Qt.Key.Key_Tab)
        return found

    window.point.x_box.setEnabled(True)
    window.point.y_box.setEnabled(True)
    window.view.setFocus()
    assert {window.point.x_box, window.point.y_box} <= reached()
    press(window, Qt.Key.Key_F9)
    wait_until(window.frames.isVisible)
    asked = window.frames.filter
    window.view.setFocus()
    assert {asked.text, asked.fold} <= reached()
    asked.text.setFocus()
    QTest.keyClick(asked.text, Qt.Key.Key_Tab)
    QTest.keyClick(asked.fold, Qt.Key.Key_Space)
    assert {asked.state, asked.below} <= reached()


def test_the_frame_table_has_headings_and_eight_rows_also_there(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9)
    wait_until(window.frames.isVisible)
    model, grid = window.frames.model, window.frames.grid
    shown_columns = [at for at in range(model.columnCount()) if not grid.isColumnHidden(at)]
    name = Qt.ItemDataRole.AccessibleTextRole
    assert all(model.headerData(at, Qt.Orientation.Horizontal, name) for at in shown_columns)
    assert grid.viewport().height() // grid.rowHeight(0) >= 8


def strip_height(window: MainWindow) -> int:
    return window.docks.panel(FilmStrip).height()


def pull_strip_higher(window: MainWindow) -> int:
    """Give the strip two rows, as somebody does who drags its edge; returns the height it then has."""
    dock = of_type(QDockWidget, window.findChild(QDockWidget, "panel_strip"))
    window.resizeDocks([dock], [240], Qt.Orientation.Vertical)
    wait_until(lambda: strip_height(window) > 205)
    return strip_height(window)


def test_film_strip_height_survives_a_restart(qapp: QApplication) -> None:
    with shown(qapp) as window:
        window.registry["panel_strip"].trigger()
        high = pull_strip_higher(window)
    with shown(qapp) as window:
        open_video(window, light_rally())
        assert window.docks.panel(FilmStrip).isVisible()
        wait_until(lambda: strip_height(window) == high)


def test_a_window_that_is_ended_and_not_closed_keeps_its_layout(qapp: QApplication) -> None:
    """As a signal ends it."""
    layout = paths.config_dir() / "layout.ini"
    with shown(qapp) as window:
        assert not layout.exists()
        window.shutdown()
        assert layout.exists()


def test_film_strip_height_survives_closing(window: MainWindow) -> None:
    window.resize(1600, 960)
    wait_until(lambda: window.height() == 960)
    high = pull_strip_higher(window)
    window.registry["panel_strip"].trigger()
    assert not window.docks.panel(FilmStrip).isVisible()
    window.registry["panel_strip"].trigger()
    wait_until(lambda: strip_height(window) == high)


def test_on_a_small_screen_windows_are_no_larger_than_it(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a laptop at 150 %, with room for the title of the window; what accepts and exports is on it."""
    small = QSize(853, 480)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: small)
    with shown(qapp) as window:
        open_video(window, light_rally())
        window.resize(small)
        assert window.width() <= small.width()
        accept = window.review.accept
        assert accept.mapTo(window, accept.rect().bottomRight()).x() < small.width()
        for name in ("export_labels", "settings", "help"):
            window.registry[name].setEnabled(True)
            window.registry[name].trigger()
            (dialog,) = (one for one in qapp.topLevelWidgets() if one.isVisible() and one is not window)
            assert dialog.height() < small.height() - 20
            for button in dialog.findChildren(QPushButton):
                if button.text() == "Export":
                    assert dialog.rect().contains(button.mapTo(dialog, button.rect().bottomRight()))
            dialog.close()


def test_the_first_window_leaves_room_for_its_title(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1440, 900))
    assert qapp is not None
    window = build(Preferences())
    assert window.height() <= 870
    assert window.height() > 800
    window.shutdown()


def test_tall_window_has_taller_timeline_beside_film_strip(window: MainWindow) -> None:
    window.resize(2560, 2000)
    wait_until(lambda: window.height() == 2000)
    for _ in range(2):
        window.registry["panel_strip"].trigger()
    wait_until(lambda: window.timeline.height() == 280)


def test_five_panels_on_one_side_show_full_names(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9)
    press(window, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    wait_until(window.videos.isVisible)
    (tabs,) = (one for one in window.findChildren(QTabBar) if one.isVisible() and one.count() == 5)
    assert [tabs.tabText(at) for at in range(5)] == ["Rallies", "Point", "Run", "Videos", "Frames"]
    assert tabs.elideMode() is Qt.TextElideMode.ElideNone
    wait_until(lambda: tabs.tabRect(4).right() <= tabs.width())
    assert all(tabs.tabRect(at).width() >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(at)) for at in range(5))


def test_film_strip_opens_with_a_tracked_video(qapp: QApplication) -> None:
    with shown(qapp) as window:
        open_video(window, light_rally())
        assert not window.docks.panel(FilmStrip).isVisible()
    with shown_judged(qapp, [range(60, 66)]) as window:
        wait_until(window.docks.panel(FilmStrip).isVisible)


def test_n_raises_review_panel_unless_closed(qapp: QApplication) -> None:
    with shown_judged(qapp, [range(60, 66), range(200, 225)]) as window:
        window.registry["panel_events"].trigger()
        wait_until(lambda: window.review.visibleRegion().isEmpty())
        press(window, Qt.Key.Key_N)
        wait_until(lambda: not window.review.visibleRegion().isEmpty())
        window.registry["panel_review"].trigger()
        wait_until(lambda: not window.review.isVisible())
        press(window, Qt.Key.Key_N)
        assert not window.review.isVisible()


@pytest.mark.parametrize("size", [QSize(0, 0), QSize(0, 13)])
def test_zero_size_panels_draw_without_errors(window: MainWindow, size: QSize) -> None:
    icon("close").pixmap(size)
    strip = next(iter(window.timeline.findChildren(Strip)))
    strip.resize(size)
    strip.repaint()
    strip.render(QPixmap(8, 8))
