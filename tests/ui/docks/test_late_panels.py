"""Test that a panel made when first shown has the same content as one made at the start."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QWidget,
)

from narrowing import not_none, of_type
from qt import wait_until
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.settings.sections import APPEARANCE
from rallytrace.track import edits
from rallytrace.track.lists import EventKind, Rally
from rallytrace.ui.docks.dock_controller import PANELS
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, shown_judged

_READ_ROLES = (Qt.ItemDataRole.DisplayRole, *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 5))
_MOST_ROWS, _MOST_COLUMNS = 30, 12
RALLIES = (Rally("First", range(40, 90)), Rally("Second", range(120, 180)))


def dock_of(window: MainWindow, action: str) -> QDockWidget:
    return of_type(QDockWidget, window.findChild(QDockWidget, action))


def rows_of(model: QAbstractItemModel) -> list[str]:
    cells = [(row, column) for row in range(_MOST_ROWS) for column in range(_MOST_COLUMNS)]
    return [str([model.index(*cell).data(role) for role in _READ_ROLES]) for cell in cells if model.hasIndex(*cell)]


def contents(panel: QWidget) -> list[str]:
    """All that can be read in a panel, in the order of its widgets."""
    read = []
    for part in panel.findChildren(QWidget):
        if not part.isVisibleTo(panel):
            continue
        if isinstance(part, QLabel | QAbstractButton | QLineEdit):
            read.append(f"{part.text()} {part.isEnabled()} {part.toolTip()}")
        elif isinstance(part, QComboBox):
            read.append(f"{part.currentText()} {part.isEnabled()}")
        elif isinstance(part, QAbstractItemView):
            read.append(f"{rows_of(part.model())} {part.currentIndex().row()}")
    return read


def work(window: MainWindow) -> None:
    """Change what panels show: rallies, events, points, settings, keys, the marked range, and the frame."""
    workspace = window.workspace
    document, preferences = workspace.document, workspace.preferences
    for rally in RALLIES:
        document.edit(edits.name_rally(document.track, rally))
    document.edit(not_none(edits.mark_event(document.track, 61, EventKind.HIT)))
    document.edit(edits.place(document.track, 62, 321.0, 123.0))
    preferences.set_keys({"range_in": ("Ctrl+Alt+I",)})
    preferences.update(APPEARANCE, human_colour="#ff00ff")
    workspace.marks.set_frames(range(50, 70))
    go_to(window, 62)
    wait_until(lambda: not workspace.review.busy)


def look_at_each(window: MainWindow) -> dict[str, list[str]]:
    """Return what can be read in each panel, once it is shown and has come to rest."""
    found = {}
    for spec in PANELS:
        dock = dock_of(window, spec.action)
        while dock.visibleRegion().isEmpty():
            window.registry[spec.action].trigger()
            QApplication.processEvents()
        QTest.qWait(50)
        found[spec.action] = contents(dock.widget())
    return found


def what_stays(window: MainWindow) -> dict[str, list[str]]:
    """Return what is in each panel when nothing new comes any more: some of it is looked for once a panel is seen."""
    before, now = None, look_at_each(window)
    while before != now:
        wait_until(lambda: not any(map(window.context.facts.is_busy, (EVENTS, PLAYERS))))
        before, now = now, look_at_each(window)
    return now


def test_a_window_makes_few_panels_at_first(qapp: QApplication) -> None:
    with shown_judged(qapp, [range(60, 66)]) as window:
        made = {spec.action for spec in PANELS if dock_of(window, spec.action).widget() is not None}
    assert made == {spec.action for spec in PANELS if spec.is_early} | {"panel_point", "panel_review"}


def test_panels_made_late_show_what_early_ones_show(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for panels in (PANELS, tuple(replace(spec, is_early=True) for spec in PANELS)):
        monkeypatch.setattr("rallytrace.ui.docks.dock_controller.PANELS", panels)
        with shown_judged(qapp, [range(60, 66), range(200, 225)]) as window:
            work(window)
            found.append(what_stays(window))
            project = window.workspace.autosaver.path
        not_none(project).unlink()
    late, early = found
    for action, read in early.items():
        assert late[action] == read, action
