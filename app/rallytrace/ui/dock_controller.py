"""The docks around the video: their panels, default layout, and saved layout."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QByteArray, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.court.court_panel import CourtPanel
from rallytrace.ui.film_strip.cell_painting import HEIGHT as STRIP_HEIGHT
from rallytrace.ui.film_strip.cells import GAP
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.look.icons import icon
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import icon_button
from rallytrace.ui.panels.compare_panel import ComparePanel
from rallytrace.ui.panels.event_panel import EventPanel
from rallytrace.ui.panels.frame_table import FrameTable
from rallytrace.ui.panels.point_panel import PointPanel
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.panels.review_panel import ReviewPanel
from rallytrace.ui.panels.run_panel import RunPanel
from rallytrace.ui.panels.video_panel import VideoPanel
from rallytrace.ui.players.player_panel import PlayerPanel
from rallytrace.ui.plots.plots_panel import PlotsPanel
from rallytrace.ui.timeline.timeline import Timeline
from rallytrace.ui.window_layout import VERSION, KeptLayout, KeptWindow, Layout

_SIDE_WIDTH: Final = 268
_TIMELINE_HEIGHT: Final = 208
"""Minimum height; in a higher window the timeline is higher."""
_TIMELINE_SHARE: Final = 0.26
_LOW_TIMELINE: Final = 150
"""The height of the timeline beside the film strip in a low window."""
_SHARE_BESIDE_STRIP: Final = 0.14
"""The timeline's share of the height of a very high window, beside the film strip."""
_LOW: Final = 820
"""In a lower window the film strip takes its room from the timeline, too."""
_ROOM_FOR_TWO: Final = 1300
"""In a lower window the rally panel is tabbed with the point and run panels: the frame table then has the height of the
side.
"""
_ROOM_FOR_ROWS: Final = 1000
"""From this height of the window on, the film strip has two rows."""
_ROW_SHARE: Final = 0.1
"""The share of each row in the height of a still higher window."""
_RALLIES_SHARE: Final = 0.4
_STRIP: Final = "panel_strip"
_MATCH_PANELS: Final = ("panel_court", "panel_events", "panel_rallies")
_MATCH_TABS: Final = ("panel_players", "panel_review", "panel_compare")
"""The other panels of that side are tabs beside the rallies: over one another they would leave the court no room."""
_MATCH_WIDTH: Final = 320
_MATCH_SHARE: Final = 0.22
"""The share of the panels in the width of a very wide window, in the layout for a match."""
_MATCH_SHARES: Final = (0.48, 0.32, 0.2)
"""Their shares in the height of the side."""
_LOW_COURT_SHARE: Final = 0.48
"""The court's in a low window, in which the lists share a place."""
_FLIGHTS: Final = "layer_flights"
_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea

PanelT = TypeVar("PanelT", bound=QWidget)


class Panel(Protocol):
    """The class of a panel."""

    @classmethod
    def in_window(cls, context: WindowContext) -> QWidget:
        """The panel of a window, connected to its documents; it shows their present state."""


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel and its place.

    Attributes:
        is_early: whether it must be there from the start, since it shows what has happened before it is seen.
    """

    action: str
    title: str
    area: Qt.DockWidgetArea
    kind: type[Panel]
    neighbour: str = ""
    upper: str = ""
    is_early: bool = False


PANELS: Final = (
    PanelSpec("panel_rallies", "Rallies", _LEFT, RallyPanel),
    PanelSpec("panel_videos", "Videos", _LEFT, VideoPanel, neighbour="panel_rallies"),
    PanelSpec("panel_point", "Point", _LEFT, PointPanel),
    PanelSpec("panel_run", "Run", _LEFT, RunPanel, is_early=True),
    PanelSpec("panel_review", "Review", _RIGHT, ReviewPanel),
    PanelSpec("panel_timeline", "Timeline", _BOTTOM, Timeline, is_early=True),
    PanelSpec("panel_compare", "Compare", _RIGHT, ComparePanel, neighbour="panel_review"),
    PanelSpec("panel_events", "Events", _RIGHT, EventPanel, neighbour="panel_review"),
    PanelSpec("panel_court", "Court", _RIGHT, CourtPanel, neighbour="panel_review"),
    PanelSpec("panel_players", "Players", _RIGHT, PlayerPanel, neighbour="panel_review"),
    PanelSpec("panel_frames", "Frames", _LEFT, FrameTable, neighbour="panel_rallies"),
    PanelSpec(_STRIP, "Film strip", _BOTTOM, FilmStrip, upper="panel_timeline", is_early=True),
    PanelSpec("panel_plots", "Plots", _BOTTOM, PlotsPanel, neighbour="panel_timeline", is_early=True),
)
"""Every panel, in the order of filling the sides."""


class PanelDock(QDockWidget):
    """The place of a panel. The panel is made when it is first seen or asked for: most sessions need few of them."""

    panel_made = Signal(object)
    focus_left_behind = Signal()
    """The panel is seen no more, and the keyboard is still in it: Qt only moves what is behind a tab out of sight."""

    def __init__(self, spec: PanelSpec, context: WindowContext) -> None:
        super().__init__(spec.title, context.window)
        self.kind: type = spec.kind
        self._make_panel = partial(spec.kind.in_window, context)
        self.setObjectName(spec.action)
        if spec.area is _BOTTOM:
            _put_title_beside(self)
        self.visibilityChanged.connect(self._note_seen)

    @property
    def panel(self) -> QWidget:
        if self.widget() is None:
            panel = self._make_panel()
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.setWidget(panel)
            self.panel_made.emit(panel)
        return self.widget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave out the title and the ground for a part of the panel, which paints its own ground."""
        if self.widget() is None or not self.widget().geometry().contains(event.rect()):
            super().paintEvent(event)

    @Slot(bool)
    def _note_seen(self, seen: bool) -> None:  # noqa: FBT001 - a signal's
        focused = QApplication.focusWidget()
        if seen:
            self.panel  # noqa: B018 - made by asking for it
        elif focused is not None and self.isAncestorOf(focused):
            self.focus_left_behind.emit()

    def bring_forward(self) -> None:
        """Show the panel, in front of others in the same place."""
        if self.widget() is None:
            self.resize(self.panel.sizeHint())  # until it is laid out: lists scroll to the current row at once
        self.show()
        self.raise_()


class DockController(Controller):
    """The docks of the window, by the ids of their actions."""

    panel_made = Signal(object)
    """A panel, just made."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        window = context.window
        self._docks: dict[str, PanelDock] = {}
        self._standard = QByteArray()
        self._arranged = False
        self.layout = Layout.LABEL
        self._kept: dict[Layout, KeptLayout] = {}
        self._is_switching = False
        self._strip_wanted = True
        self._strip_height = 0  # when it was hidden last; 0 for never
        # Without animation: a second drag while it goes on leaves the picture grey.
        window.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks)
        window.setCorner(Qt.Corner.BottomLeftCorner, _BOTTOM)
        window.setCorner(Qt.Corner.BottomRightCorner, _BOTTOM)
        for spec in PANELS:
            self._add(spec)
        self._share_left_side()
        self._hide_extras()
        context.workspace.comparing.replaced.connect(self._show_comparison)
        context.current_item.item_visited.connect(self._show_strip)
        context.workspace.review.queue_changed.connect(self._show_strip_of_track)
        context.videos.added.connect(self._show_added)

    @property
    def commands(self) -> Commands:
        panels = {name: partial(self._toggle, name) for name in self._docks}
        return {
            **panels,
            "filter_frames": self._ask_for_frames,
            "match_layout": self._switch,
            "reset_layout": self._reset,
        }

    def panel(self, kind: type[PanelT]) -> PanelT:
        docks = (dock for dock in self._docks.values() if issubclass(dock.kind, kind))
        return next(panel for dock in docks if isinstance(panel := dock.panel, kind))

    @Slot()
    def _show_comparison(self) -> None:
        """Show the comparison panel and the film strip when a comparison starts, and hide the panel when it ends."""
        if self._workspace.comparing.other is not None:
            self._bring_forward("panel_compare")
            self._show_strip()
        else:
            self._docks["panel_compare"].hide()

    @Slot(object)
    def _show_added(self, videos: Sequence[Path]) -> None:
        if videos:
            self.show_videos()

    @Slot()
    def show_videos(self) -> None:
        """Show the list of videos: some have been added to it, or it goes on being tracked."""
        self._bring_forward("panel_videos")

    def _bring_forward(self, name: str) -> None:
        self._docks[name].bring_forward()

    @Slot()
    def show_review(self) -> None:
        """Bring the review to the front after a move to an item, unless the user has closed it."""
        if not self._docks["panel_review"].isHidden():
            self._docks["panel_review"].raise_()

    def open_review(self) -> None:
        """Show the review, also if the user has closed it."""
        self._bring_forward("panel_review")

    @Slot()
    def _show_strip_of_track(self) -> None:
        if self._workspace.info is not None and self._workspace.review.looked_at_any:
            self._show_strip()

    @Slot()
    def _show_strip(self) -> None:
        """Show the film strip, of a track, a review item or a comparison, unless somebody has closed it."""
        dock = self._docks[_STRIP]
        if self._strip_wanted and dock.isHidden():
            dock.show()
            self._give_room_to_strip()

    def _give_room_to_strip(self) -> None:
        """Take the room of the strip from the picture and the timeline, or give it back."""
        strip, timeline = self._docks[_STRIP], self._docks["panel_timeline"]
        height = self._window.height()
        if strip.isHidden():
            self._window.resizeDocks([timeline], [self._timeline_height()], Qt.Orientation.Vertical)
        else:
            rows = 2 if height >= _ROOM_FOR_ROWS else 1
            row = max(STRIP_HEIGHT, round(height * _ROW_SHARE))
            usual = max(_TIMELINE_HEIGHT, round(height * _SHARE_BESIDE_STRIP))
            heights = [self._strip_height or rows * (row + GAP), _LOW_TIMELINE if height < _LOW else usual]
            self._window.resizeDocks([strip, timeline], heights, Qt.Orientation.Vertical)

    def _timeline_height(self) -> int:
        return max(_TIMELINE_HEIGHT, round(self._window.height() * _TIMELINE_SHARE))

    def arrange_once(self) -> None:
        """Set the default sizes for the size of the window, unless a layout was restored."""
        if not self._arranged:
            self._arranged = True
            self._arrange()

    def _switch(self) -> None:
        """Go to the other layout, as it was left or in its standard form."""
        self._kept[self.layout] = self._describe()
        self.layout = Layout.MATCH if self._registry["match_layout"].isChecked() else Layout.LABEL
        kept = self._kept.get(self.layout)
        self._is_switching = True
        if kept is None or not self._restore(kept.state):
            self._reset()
        else:
            self._take(kept)
        self._is_switching = False
        self._registry.set_checked(_STRIP, checked=not self._docks[_STRIP].isHidden())
        self._show_which()
        if self.layout is Layout.MATCH:
            self._registry["zoom_fit"].trigger()  # a zoom is for corrections

    def _restore(self, state: QByteArray) -> bool:
        """Restore the places of the panels; one that the state does not know yet becomes a tab, hidden."""
        if not self._window.restoreState(state, VERSION):
            return False
        for spec in PANELS:
            if spec.neighbour and spec.action.encode("utf-16-be") not in state.data():
                beside_events = self.layout is Layout.MATCH and spec.area is _RIGHT
                neighbour = self._docks["panel_events" if beside_events else spec.neighbour]
                self._window.tabifyDockWidget(neighbour, self._docks[spec.action])
                self._docks[spec.action].hide()
        return True

    def _describe(self) -> KeptLayout:
        flights = self._registry[_FLIGHTS].isChecked()
        return KeptLayout(self._window.saveState(VERSION), self._strip_wanted, self._strip_height, flights)

    def _take(self, kept: KeptLayout) -> None:
        self._strip_wanted, self._strip_height = kept.wants_strip, kept.strip_height
        self._registry.set_checked(_FLIGHTS, checked=kept.shows_flights)

    def restore(self) -> None:
        """Restore the layouts of the window from the last session."""
        window = self._window
        self._standard = window.saveState(VERSION)
        kept = KeptWindow.read()
        self._kept, self.layout = dict(kept.layouts), kept.layout
        self._registry.set_checked("match_layout", checked=kept.layout is Layout.MATCH)
        if kept.geometry is not None:
            window.restoreGeometry(kept.geometry)
        shown = kept.layouts.get(kept.layout)
        self._arranged = shown is not None and self._restore(shown.state)
        self._strip_wanted, self._strip_height = kept.layout is Layout.LABEL, 0
        if shown is not None:
            self._take(shown)
        self.panel(Timeline).fold(kept.folded)
        self._show_which()

    def remember(self) -> None:
        """Save the layouts of the window."""
        layouts = {**self._kept, self.layout: self._describe()}
        KeptWindow(self._window.saveGeometry(), self.layout, layouts, list(self.panel(Timeline).folded)).write()

    def shutdown(self) -> None:
        """Hear no more of the docks: they are deleted one by one."""
        for dock in self._docks.values():
            dock.blockSignals(True)

    def _add(self, spec: PanelSpec) -> None:
        dock = self._docks[spec.action] = PanelDock(spec, self._context)
        dock.panel_made.connect(self.panel_made)
        dock.visibilityChanged.connect(self._show_which)
        dock.focus_left_behind.connect(self._view.setFocus)
        self._window.addDockWidget(spec.area, dock)
        if spec.is_early:
            dock.panel.show()

    def _hide_extras(self) -> None:
        for spec in PANELS:
            if spec.neighbour:
                self._window.tabifyDockWidget(self._docks[spec.neighbour], self._docks[spec.action])
            elif spec.upper:
                upper, lower = self._docks[spec.action], self._docks[spec.upper]
                self._window.splitDockWidget(upper, lower, Qt.Orientation.Vertical)
            if spec.neighbour or spec.upper:
                self._docks[spec.action].hide()

    def _share_left_side(self) -> None:
        """Put the panels of the left side over one another: stacked they need a higher window than laptops have."""
        rallies, point, run = (self._docks[name] for name in ("panel_rallies", "panel_point", "panel_run"))
        self._window.tabifyDockWidget(rallies, point)
        self._window.tabifyDockWidget(point, run)
        point.raise_()

    def _arrange(self) -> None:
        """Set the default layout for a window of this size."""
        if self.layout is Layout.MATCH:
            self._arrange_match()
        else:
            self._arrange_label()
        self._registry.set_checked(_FLIGHTS, checked=self.layout is Layout.MATCH)

    def _arrange_match(self) -> None:
        """Give the picture the window, but for a side with the court over events and rallies."""
        window, height = self._window, self._window.height()
        is_low = height < _ROOM_FOR_TWO
        court, events, rallies = (self._docks[name] for name in _MATCH_PANELS)
        tabs = [self._docks[name] for name in _MATCH_TABS]
        for dock in self._docks.values():
            dock.hide()
        for dock in (court, events, rallies, *tabs):
            window.removeDockWidget(dock)
        for dock in (court, events) if is_low else (court, events, rallies):
            window.addDockWidget(_RIGHT, dock, Qt.Orientation.Vertical)
        if is_low:
            window.tabifyDockWidget(events, rallies)
        for dock in tabs:
            window.addDockWidget(_RIGHT, dock)
            window.tabifyDockWidget(rallies, dock)
            dock.hide()
        for dock in (court, events, rallies):
            dock.show()
        rallies.raise_()
        width = max(_MATCH_WIDTH, round(_MATCH_SHARE * window.width()))
        window.resizeDocks([court, events], [width] * 2, Qt.Orientation.Horizontal)
        shares = (_LOW_COURT_SHARE, 1 - _LOW_COURT_SHARE) if is_low else _MATCH_SHARES
        heights = [round(share * height) for share in shares]
        window.resizeDocks([court, events, rallies][: len(heights)], heights, Qt.Orientation.Vertical)

    def _arrange_label(self) -> None:
        window, height = self._window, self._window.height()
        rallies, point = self._docks["panel_rallies"], self._docks["panel_point"]
        if height >= _ROOM_FOR_TWO:
            self._part_left_side()
        point.raise_()
        sides = [rallies, self._docks["panel_review"]]
        window.resizeDocks(sides, [_SIDE_WIDTH] * 2, Qt.Orientation.Horizontal)
        timeline = self._timeline_height()
        window.resizeDocks([self._docks["panel_timeline"]], [timeline], Qt.Orientation.Vertical)
        if height >= _ROOM_FOR_TWO:
            upper = round((height - timeline) * _RALLIES_SHARE)
            window.resizeDocks([rallies, point], [upper, height - timeline - upper], Qt.Orientation.Vertical)

    def _part_left_side(self) -> None:
        """Put the rallies, with the frame table beside them, over the other panels of the left side."""
        point, run = self._docks["panel_point"], self._docks["panel_run"]
        self._window.removeDockWidget(run)
        self._window.removeDockWidget(point)
        self._window.addDockWidget(_LEFT, point, Qt.Orientation.Vertical)  # `splitDockWidget` would make it a tab again
        self._window.tabifyDockWidget(point, run)
        point.show()
        run.show()

    def _toggle(self, name: str) -> None:
        dock, wanted = self._docks[name], self._registry[name].isChecked()
        if not wanted and self._is_behind_tab(dock):
            wanted = True
            self._registry.set_checked(name, checked=True)
        if name == _STRIP and not wanted:
            self._strip_height = dock.height()
        if wanted:
            dock.bring_forward()
        else:
            dock.hide()
        if name == _STRIP:
            self._strip_wanted = wanted
            self._give_room_to_strip()

    def _is_behind_tab(self, dock: QDockWidget) -> bool:
        has_tabs = not all(tab.isHidden() for tab in self._window.tabifiedDockWidgets(dock))
        return dock.visibleRegion().isEmpty() and not dock.isHidden() and has_tabs

    def _ask_for_frames(self) -> None:
        self._bring_forward("panel_frames")
        field = self.panel(FrameTable).filter.text
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    @Slot()
    def ask_for_rally_name(self) -> None:
        """Show the rally panel, and focus the field for the name of the marked range."""
        self._bring_forward("panel_rallies")
        self.panel(RallyPanel).naming.ask()

    @Slot()
    def ask_for_tags(self) -> None:
        """Show the rally panel, and focus the tags of a rally."""
        self._bring_forward("panel_rallies")
        self.panel(RallyPanel).ask_for_tags()

    @Slot()
    def ask_for_event_tags(self) -> None:
        """Show the event panel, and focus the tags of an event."""
        self._bring_forward("panel_events")
        self.panel(EventPanel).ask_for_tags()

    @Slot()
    def _show_which(self) -> None:
        if self._is_switching:
            return
        for name, dock in self._docks.items():
            shown = not dock.isHidden()
            if name == _STRIP and not shown and self._registry[name].isChecked():
                self._strip_wanted = False  # somebody has closed it
                self._strip_height = dock.height()
            self._registry.set_checked(name, checked=shown)

    def _reset(self) -> None:
        """Give the shown layout its standard form."""
        for dock in self._docks.values():
            dock.setFloating(False)
            dock.show()
        self._window.restoreState(self._standard, VERSION)
        self._hide_extras()
        self._strip_wanted, self._strip_height = self.layout is Layout.LABEL, 0
        self._arrange()


def _put_title_beside(dock: QDockWidget) -> None:
    """Give a dock its buttons at its left side instead of a title.

    A title would take a quarter of a low panel, and catch the mouse on its way to the edge between two panels.
    """
    side, buttons = QWidget(dock), []
    for name, words, slot in (
        ("close", f"Close the {dock.windowTitle().lower()}", dock.close),
        ("dock-window", "Undock, or dock again", lambda: dock.setFloating(not dock.isFloating())),
    ):
        button = icon_button(side, icon(name), words, size=13)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(slot)
        buttons.append(button)
    lay_column(*buttons, (None, 0), owner=side, spacing=2, margins=(1, 1, 1, 1))
    dock.setFeatures(dock.features() | QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar)
    dock.setTitleBarWidget(side)
