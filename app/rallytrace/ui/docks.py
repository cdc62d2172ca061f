"""The panels around the video: which there are, where they lie at first, and what is remembered of it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QWidget

from rallytrace import paths

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow

_SIDE_WIDTH: Final = 268
_TIMELINE_HEIGHT: Final = 208
"""At least; a high window gives the timeline its share of what is more."""
_TIMELINE_SHARE: Final = 0.26
_ROOM_FOR_TWO: Final = 820
"""In a lower window the rallies share a place with the point and the run."""
_RALLIES_SHARE: Final = 0.4
_VERSION: Final = 3
_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea
_EXTRAS: Final = (
    ("panel_frames", "panel_rallies"),
    ("panel_plots", "panel_timeline"),
    ("panel_compare", "panel_review"),
)
"""Panels for those who ask for them, and the panel whose place each shares."""


class Docks(QObject):
    """The docks of the window, by the names of the actions that show and hide them."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        self._standard = QByteArray()
        self._arranged = False
        window.setCorner(Qt.Corner.BottomLeftCorner, _BOTTOM)
        window.setCorner(Qt.Corner.BottomRightCorner, _BOTTOM)
        self._add("panel_rallies", "Rallies", window.rallies, _LEFT)
        self._add("panel_point", "Point", window.point, _LEFT)
        self._add("panel_run", "Run", window.run, _LEFT)
        self._add("panel_review", "Review", window.review, _RIGHT)
        self._add("panel_timeline", "Timeline", window.timeline, _BOTTOM)
        self._add("panel_compare", "Compare", window.compare, _RIGHT)
        self._add("panel_frames", "Frames", window.frames, _LEFT)
        self._add("panel_plots", "Plots", window.plots, _BOTTOM)
        self._hide_extras()

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        return {**dict.fromkeys(self._docks, self._toggle), "reset_layout": self._reset}

    def show_dock(self, name: str, *, shown: bool) -> None:
        """Show a panel before those that share its place, or no more."""
        dock = self._docks[name]
        dock.setVisible(shown)
        if shown:
            dock.raise_()

    def arrange_once(self) -> None:
        """Give the panels their usual sizes for the size that the window has got, unless it knows others."""
        if not self._arranged:
            self._arranged = True
            self._arrange()

    def restore(self) -> None:
        """Lie as last time."""
        window = self._window
        self._standard = window.saveState(_VERSION)
        kept = _layout_file()
        geometry, state, folded = kept.value("geometry"), kept.value("state"), kept.value("folded", [])
        if isinstance(geometry, QByteArray):
            window.restoreGeometry(geometry)
        self._arranged = isinstance(state, QByteArray) and window.restoreState(state, _VERSION)
        window.timeline.fold([str(name) for name in folded] if isinstance(folded, list) else [])
        self._show_which()

    def remember(self) -> None:
        """Keep how the window lies for the next time."""
        kept = _layout_file()
        kept.setValue("geometry", self._window.saveGeometry())
        kept.setValue("state", self._window.saveState(_VERSION))
        kept.setValue("folded", list(self._window.timeline.folded))

    def _add(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> None:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        dock.setWidget(widget)
        self._window.addDockWidget(area, dock)
        dock.visibilityChanged.connect(self._show_which)
        self._docks[name] = dock

    def _hide_extras(self) -> None:
        for name, neighbour in _EXTRAS:
            self._window.tabifyDockWidget(self._docks[neighbour], self._docks[name])
            self._docks[name].hide()

    def _arrange(self) -> None:
        """Give the panels their usual places and sizes in a window of this height."""
        window, height = self._window, self._window.height()
        rallies, point, run = (self._docks[name] for name in ("panel_rallies", "panel_point", "panel_run"))
        if height < _ROOM_FOR_TWO:
            window.tabifyDockWidget(rallies, point)
        window.tabifyDockWidget(point, run)
        point.raise_()
        sides = [rallies, self._docks["panel_review"]]
        window.resizeDocks(sides, [_SIDE_WIDTH] * 2, Qt.Orientation.Horizontal)
        timeline = max(_TIMELINE_HEIGHT, round(height * _TIMELINE_SHARE))
        window.resizeDocks([self._docks["panel_timeline"]], [timeline], Qt.Orientation.Vertical)
        if height >= _ROOM_FOR_TWO:
            upper = round((height - timeline) * _RALLIES_SHARE)
            window.resizeDocks([rallies, point], [upper, height - timeline - upper], Qt.Orientation.Vertical)

    def _toggle(self) -> None:
        for name, dock in self._docks.items():
            wanted = self._window.book[name].isChecked()
            if wanted and dock.isHidden():
                dock.show()
                dock.raise_()
            elif not wanted:
                dock.hide()

    @Slot()
    def _show_which(self) -> None:
        for name, dock in self._docks.items():
            self._window.book.set_checked(name, on=not dock.isHidden())

    def _reset(self) -> None:
        for dock in self._docks.values():
            dock.setFloating(False)
            dock.show()
        self._window.restoreState(self._standard, _VERSION)
        self._hide_extras()
        self._arrange()


def _layout_file() -> QSettings:
    """Where the window was and how its panels lay; everything else is in the settings."""
    return QSettings(str(paths.config_dir() / "layout.ini"), QSettings.Format.IniFormat)
