"""The docks around the video: their panels, default layout, and saved layout."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, QSettings, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QWidget

from rallytrace import paths
from rallytrace.ui.controller import Controller, WindowContext
from rallytrace.ui.panels.compare_panel import ComparePanel
from rallytrace.ui.panels.frame_table import FrameTable
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.panels.review_panel import ReviewPanel
from rallytrace.ui.panels.run_panel import RunPanel
from rallytrace.ui.panels.track_panel import TrackPanel
from rallytrace.ui.plots.plots_panel import PlotsPanel
from rallytrace.ui.timeline.timeline import Timeline

_SIDE_WIDTH: Final = 268
_TIMELINE_HEIGHT: Final = 208
"""Minimum height; in a higher window the timeline is higher."""
_TIMELINE_SHARE: Final = 0.26
_ROOM_FOR_TWO: Final = 820
"""In a lower window the rally panel is tabbed with the point and run panels."""
_RALLIES_SHARE: Final = 0.4
_VERSION: Final = 3
_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea

PanelT = TypeVar("PanelT", bound=QWidget)


@dataclass(frozen=True, slots=True)
class PanelSpec:
    action: str
    title: str
    area: Qt.DockWidgetArea
    create: Callable[[WindowContext], QWidget]
    beside: str = ""


PANELS: Final = (
    PanelSpec("panel_rallies", "Rallies", _LEFT, RallyPanel.in_window),
    PanelSpec("panel_point", "Point", _LEFT, TrackPanel.in_window),
    PanelSpec("panel_run", "Run", _LEFT, RunPanel.in_window),
    PanelSpec("panel_review", "Review", _RIGHT, ReviewPanel.in_window),
    PanelSpec("panel_timeline", "Timeline", _BOTTOM, Timeline.in_window),
    PanelSpec("panel_compare", "Compare", _RIGHT, ComparePanel.in_window, beside="panel_review"),
    PanelSpec("panel_frames", "Frames", _LEFT, FrameTable.in_window, beside="panel_rallies"),
    PanelSpec("panel_plots", "Plots", _BOTTOM, PlotsPanel.in_window, beside="panel_timeline"),
)
"""Every panel, in the order in which the sides are filled."""


class Docks(Controller):
    """The docks of the window, by the ids of the actions that show and hide them."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        window = context.window
        self._docks: dict[str, QDockWidget] = {}
        self._standard = QByteArray()
        self._arranged = False
        window.setCorner(Qt.Corner.BottomLeftCorner, _BOTTOM)
        window.setCorner(Qt.Corner.BottomRightCorner, _BOTTOM)
        for spec in PANELS:
            self._add(spec)
        self._hide_extras()
        context.workspace.comparing.replaced.connect(self._show_comparison)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {**dict.fromkeys(self._docks, self._toggle), "reset_layout": self._reset}

    def panel(self, kind: type[PanelT]) -> PanelT:
        return next(widget for dock in self._docks.values() if isinstance(widget := dock.widget(), kind))

    @Slot()
    def _show_comparison(self) -> None:
        """Raise the comparison panel when a comparison starts, and lower it when it ends."""
        dock = self._docks["panel_compare"]
        there = self._workspace.comparing.other is not None
        dock.setVisible(there)
        if there:
            dock.raise_()

    def arrange_once(self) -> None:
        """Set the default sizes for the size of the window, unless a layout was restored."""
        if not self._arranged:
            self._arranged = True
            self._arrange()

    def restore(self) -> None:
        """Restore the layout of the window from the last session."""
        window = self._window
        self._standard = window.saveState(_VERSION)
        kept = _layout_file()
        geometry, state, folded = kept.value("geometry"), kept.value("state"), kept.value("folded", [])
        if isinstance(geometry, QByteArray):
            window.restoreGeometry(geometry)
        self._arranged = isinstance(state, QByteArray) and window.restoreState(state, _VERSION)
        self.panel(Timeline).fold([str(name) for name in folded] if isinstance(folded, list) else [])
        self._show_which()

    def remember(self) -> None:
        """Save the layout of the window."""
        kept = _layout_file()
        kept.setValue("geometry", self._window.saveGeometry())
        kept.setValue("state", self._window.saveState(_VERSION))
        kept.setValue("folded", list(self.panel(Timeline).folded))

    def _add(self, spec: PanelSpec) -> None:
        widget = spec.create(self._context)
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        dock = QDockWidget(spec.title, self._window)
        dock.setObjectName(spec.action)
        dock.setWidget(widget)
        self._window.addDockWidget(spec.area, dock)
        dock.visibilityChanged.connect(self._show_which)
        self._docks[spec.action] = dock

    def _hide_extras(self) -> None:
        for spec in PANELS:
            if spec.beside:
                self._window.tabifyDockWidget(self._docks[spec.beside], self._docks[spec.action])
                self._docks[spec.action].hide()

    def _arrange(self) -> None:
        """Set the default layout for a window of this height."""
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
            wanted = self._book[name].isChecked()
            if wanted and dock.isHidden():
                dock.show()
                dock.raise_()
            elif not wanted:
                dock.hide()

    @Slot()
    def _show_which(self) -> None:
        for name, dock in self._docks.items():
            self._book.set_checked(name, on=not dock.isHidden())

    def _reset(self) -> None:
        for dock in self._docks.values():
            dock.setFloating(False)
            dock.show()
        self._window.restoreState(self._standard, _VERSION)
        self._hide_extras()
        self._arrange()


def _layout_file() -> QSettings:
    """The file of window geometry and dock layout; everything else is in the settings."""
    return QSettings(str(paths.config_dir() / "layout.ini"), QSettings.Format.IniFormat)
