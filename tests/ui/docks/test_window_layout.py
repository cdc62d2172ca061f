"""The two layouts of the window: each with its own panels, each as it was left."""

from collections import deque
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QWidget

from narrowing import of_type
from program import demo_video
from qt import wait_until
from rallytrace.files import paths
from rallytrace.track.lists import Rally
from rallytrace.ui.court.court_panel import CourtPanel
from rallytrace.ui.docks.window_layout import KeptWindow, Layout
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.players.player_panel import PlayerPanel
from windows import open_video, press, shown

LAPTOP = QSize(1280, 720)
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown(qapp) as window:
        window.resize(LAPTOP)
        open_video(window, demo_video())
        yield window


def panels(window: MainWindow) -> set[str]:
    return {dock.objectName() for dock in window.findChildren(QDockWidget) if not dock.isHidden()}


def test_a_key_goes_to_the_match_and_gives_the_picture_more_room(window: MainWindow) -> None:
    before, width = panels(window), window.view.width()
    press(window, Qt.Key.Key_F2, SHIFT)
    assert panels(window) == {"panel_court", "panel_events", "panel_rallies", "panel_timeline"}
    wait_until(lambda: window.view.width() > 1.2 * width)
    assert window.timeline.height() < 170
    assert window.size() == LAPTOP
    press(window, Qt.Key.Key_F2, SHIFT)
    assert panels(window) == before
    wait_until(lambda: window.view.width() == width)


def test_panels_at_the_sides_keep_a_useful_height(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2, SHIFT)
    court, events = (window.findChild(QDockWidget, name) for name in ("panel_court", "panel_events"))
    assert court is not None
    assert events is not None
    window.resizeDocks([court, events], [1, 2000], Qt.Orientation.Vertical)
    wait_until(lambda: court.height() > 0)
    assert court.widget().height() >= 130
    window.resizeDocks([court, events], [2000, 1], Qt.Orientation.Vertical)
    assert events.widget().height() >= 130


@pytest.mark.parametrize(("width", "least"), [(1280, 260), (1920, 330), (3840, 500)])
def test_wider_windows_have_wider_sides(window: MainWindow, width: int, least: int) -> None:
    window.resize(width, 900)
    window.registry["reset_layout"].trigger()
    side = window.findChild(QDockWidget, "panel_review")
    assert side is not None
    wait_until(lambda: side.width() >= least)


def test_a_zoom_for_corrections_does_not_follow_into_the_match(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Plus)
    assert not window.view.fitted
    press(window, Qt.Key.Key_F2, SHIFT)
    assert window.view.fitted


def test_shots_over_the_picture_belong_to_the_match(window: MainWindow) -> None:
    assert not window.shot_controller.layer.is_shown
    press(window, Qt.Key.Key_F2, SHIFT)
    assert window.shot_controller.layer.is_shown
    press(window, Qt.Key.Key_F2, SHIFT)
    assert not window.shot_controller.layer.is_shown


def test_each_layout_comes_back_as_it_was_left(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F9)
    labelling = panels(window)
    press(window, Qt.Key.Key_F2, SHIFT)
    press(window, Qt.Key.Key_F8)
    press(window, Qt.Key.Key_7)
    watching = panels(window)
    press(window, Qt.Key.Key_F2, SHIFT)
    assert panels(window) == labelling
    press(window, Qt.Key.Key_F2, SHIFT)
    assert panels(window) == watching
    assert not window.shot_controller.layer.is_shown


def test_the_standard_form_is_that_of_the_shown_layout(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2, SHIFT)
    standard = panels(window)
    press(window, Qt.Key.Key_F8)
    window.registry["reset_layout"].trigger()
    assert panels(window) == standard
    press(window, Qt.Key.Key_F2, SHIFT)
    assert "panel_timeline" in panels(window)


def test_the_next_session_begins_with_both_layouts(qapp: QApplication) -> None:
    with shown(qapp) as window:
        press(window, Qt.Key.Key_F9)
        labelling = panels(window)
        press(window, Qt.Key.Key_F2, SHIFT)
    with shown(qapp) as window:
        assert window.registry["match_layout"].isChecked()
        assert panels(window) == {"panel_court", "panel_events", "panel_rallies", "panel_timeline"}
        press(window, Qt.Key.Key_F2, SHIFT)
        assert panels(window) == labelling


def test_a_file_of_an_earlier_version_is_the_layout_for_labels(qapp: QApplication) -> None:
    with shown(qapp):
        pass
    file = paths.config_dir() / "layout.ini"
    kept = [line for line in file.read_text().splitlines() if not line.startswith(("layout=", "shots="))]
    file.write_text("\n".join(kept))
    read = KeptWindow.read()
    assert read.layout is Layout.LABEL
    assert set(read.layouts) == {Layout.LABEL}
    assert not read.layouts[Layout.LABEL].shows_shots


def test_the_key_that_renames_a_rally_does_not_change_the_layout(window: MainWindow) -> None:
    window.edit_controller.keep_rally(Rally("First", range(50, 90)))
    before = panels(window)
    press(window, Qt.Key.Key_F5)
    window.rallies.list.setFocus()
    window.rallies.list.select_row(0)
    QTest.keyClick(window.rallies.list, Qt.Key.Key_F2)
    assert window.rallies.list.findChild(QLineEdit) is not None
    assert panels(window) == before


def tabs_of(window: MainWindow, name: str) -> set[str]:
    dock = of_type(QDockWidget, window.findChild(QDockWidget, name))
    return {tab.objectName() for tab in window.tabifiedDockWidgets(dock)}


def come_to_rest(widget: QWidget) -> None:
    """Wait until docks have taken their places, which they do once they are shown: many looks find the same size."""
    seen = deque[int](maxlen=100)

    def rests() -> bool:
        seen.append(widget.height())
        return seen.count(widget.height()) == seen.maxlen

    wait_until(rests)


def test_panels_opened_in_match_layout_leave_court_its_room(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F2, SHIFT)
    court, players = window.docks.panel(CourtPanel), window.docks.panel(PlayerPanel)
    wait_until(court.isVisible)
    come_to_rest(court)
    height = court.height()
    for name in ("panel_players", "panel_review"):
        window.registry[name].trigger()
        assert tabs_of(window, name) >= {"panel_events", "panel_rallies"}
    wait_until(lambda: not window.review.visibleRegion().isEmpty())
    come_to_rest(court)
    assert not players.isHidden()
    assert court.height() > 0.7 * height
    assert window.size() == LAPTOP


def test_a_panel_that_a_kept_layout_does_not_know_is_a_tab(qapp: QApplication) -> None:
    """As one is that came with a later version."""
    with shown(qapp) as window:
        press(window, Qt.Key.Key_F2, SHIFT)
        window.removeDockWidget(of_type(QDockWidget, window.findChild(QDockWidget, "panel_players")))
    with shown(qapp) as window:
        assert "panel_players" not in panels(window)
        window.registry["panel_players"].setEnabled(True)
        window.registry["panel_players"].trigger()
        assert "panel_events" in tabs_of(window, "panel_players")


def test_enlarged_film_strip_is_remembered(qapp: QApplication) -> None:
    with shown(qapp) as window:
        window.docks.panel(FilmStrip).set_zoom_steps(2)
    with shown(qapp) as window:
        assert window.docks.panel(FilmStrip).zoom_steps == 2
