"""Go through the window as a user does: every panel, mode, dialog, menu and page of settings, one after another."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QMenu, QTabBar, QWidget

from qt import wait_until
from rallytrace.track.edits import Edit, mark_event, name_rally, place, place_match, set_winner
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.match_setup import NEAR_END, MatchSetup
from rallytrace.track.scoring import Scoring
from rallytrace.ui.docks.dock_controller import PANELS
from rallytrace.ui.main_window.window import MainWindow

_EVENTS: Final = (
    (25, EventKind.SERVE),
    (45, EventKind.HIT),
    (70, EventKind.BOUNCE),
    (95, EventKind.LANDING),
)
_MODES: Final = ("event_mode", "court_mode")
_DIALOGS: Final = ("export_labels", "recording", "rally_ending", "set_score", "help", "diagnostics", "manual")


def fill_project(window: MainWindow) -> None:
    """Put points, rallies, a match with a score, and events into the project."""
    document = window.workspace.document
    track = document.track

    def edit(made: Edit | None) -> None:
        assert made is not None
        document.edit(made)

    first, second = Rally("Rally 1", range(20, 60)), Rally("Rally 2", range(65, 100))
    for rally in (first, second):
        edit(name_rally(track, rally))
    edit(place_match(track, MatchSetup(20, Scoring.BADMINTON_21, ("Ana", "Bea"))))
    edit(set_winner(track, first, NEAR_END))
    for frame in range(20, 100, 5):
        edit(place(track, frame, 300 + 2 * frame, 200))
    for frame, kind in _EVENTS:
        edit(mark_event(track, frame, kind))


def tour(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Yield each part of a window with a video, laid out on the screen, with a name for it."""
    window.workspace.playhead.seek(45)
    wait_until(lambda: not window.workspace.review.busy)
    yield "window", window
    for panel in PANELS:
        action = window.registry[panel.action]
        was_open = action.isChecked()
        if not was_open:
            action.trigger()
        dock = next(dock for dock in window.findChildren(QWidget) if dock.objectName() == panel.action)
        dock.raise_()
        _settle()
        yield panel.action, dock
        if not was_open:
            action.trigger()
    for mode in _MODES:
        window.registry[mode].trigger()
        _settle()
        yield mode, window
        window.registry[mode if mode == "event_mode" else "court_cancel"].trigger()
    yield from _menus(window)
    for name in _DIALOGS:
        yield from _dialog(window, name)
    yield from _settings(window)


def _menus(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    for menu in window.menuBar().findChildren(QMenu):
        if menu.actions():
            menu.popup(window.mapToGlobal(window.rect().topLeft()))
            _settle()
            yield f"menu {menu.title()}", menu
            menu.close()


def _dialog(window: MainWindow, name: str) -> Iterator[tuple[str, QWidget]]:
    before = set(_open_windows())
    window.registry[name].trigger()
    _settle()
    for dialog in set(_open_windows()) - before:
        yield from _pages(name, dialog)
        dialog.close()
    _settle()


def _pages(name: str, dialog: QWidget) -> Iterator[tuple[str, QWidget]]:
    """Yield a dialog, once for each of its tabs, of the formats in its list, or of the pages in its list."""
    yield name, dialog
    for choices in dialog.findChildren(QComboBox) if name == "export_labels" else ():
        for choice in range(1, choices.count()):
            choices.setCurrentIndex(choice)
            _settle()
            yield f"{name} {choices.currentText()}", dialog
    for tabs in dialog.findChildren(QTabBar):
        for tab in range(1, tabs.count()):
            tabs.setCurrentIndex(tab)
            _settle()
            yield f"{name} {tab}", dialog
    for rows in dialog.findChildren(QListWidget):
        for row in range(1, rows.count()):
            rows.setCurrentRow(row)
            _settle()
            yield f"{name} row {row}", dialog


def _settings(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    before = set(_open_windows())
    window.registry["settings"].trigger()
    _settle()
    for pane in set(_open_windows()) - before:
        yield from _pages("settings", pane)
        pane.close()


def _open_windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def _settle() -> None:
    """Let layouts follow."""
    for _ in range(4):
        QApplication.processEvents()
    wait_until(lambda: True)
