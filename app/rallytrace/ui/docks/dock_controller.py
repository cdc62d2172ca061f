"""Manage the docks around the video: the list of panels, their visibility, and the saved layouts."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, Qt, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from rallytrace.texts import tr, tr_lazy
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.court.court_panel import CourtPanel
from rallytrace.ui.docks.dock_arrangement import arrange_label, arrange_match, give_room_to_strip, share_left_side
from rallytrace.ui.docks.panel_dock import Panel, PanelDock
from rallytrace.ui.docks.window_layout import VERSION, KeptLayout, KeptWindow, Layout
from rallytrace.ui.film_strip.film_strip import FilmStrip
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

_STRIP: Final = "panel_strip"
_SHOTS: Final = "layer_shots"
_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea

PanelT = TypeVar("PanelT", bound=QWidget)


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel and its default position.

    Attributes:
        is_early: whether it is created at startup, because it must record what happens before it is first shown.
        button: id of an action that has a button at the panel's left edge, or ''.
        closing: text of the button at the panel's left edge that closes it; '' for a panel with a title.
    """

    action: str
    title: str
    area: Qt.DockWidgetArea
    kind: type[Panel]
    neighbour: str = ""
    upper: str = ""
    is_early: bool = False
    button: str = ""
    closing: str = ""


PANELS: Final = (
    PanelSpec("panel_rallies", tr_lazy("match", "Rallies"), _LEFT, RallyPanel),
    PanelSpec("panel_videos", tr_lazy("video", "Videos"), _LEFT, VideoPanel, neighbour="panel_rallies"),
    PanelSpec("panel_point", tr_lazy("match", "Point"), _LEFT, PointPanel),
    PanelSpec("panel_run", tr_lazy("models", "Run"), _LEFT, RunPanel, is_early=True),
    PanelSpec("panel_review", tr_lazy("window", "Review"), _RIGHT, ReviewPanel),
    PanelSpec(
        "panel_timeline",
        tr_lazy("window", "Timeline"),
        _BOTTOM,
        Timeline,
        is_early=True,
        closing=tr_lazy("window", "Close the timeline"),
    ),
    PanelSpec("panel_compare", tr_lazy("window", "Compare"), _RIGHT, ComparePanel, neighbour="panel_review"),
    PanelSpec("panel_events", tr_lazy("match", "Events"), _RIGHT, EventPanel, neighbour="panel_review"),
    PanelSpec("panel_court", tr_lazy("match", "Court"), _RIGHT, CourtPanel, neighbour="panel_review"),
    PanelSpec("panel_players", tr_lazy("match", "Players"), _RIGHT, PlayerPanel, neighbour="panel_review"),
    PanelSpec("panel_frames", tr_lazy("video", "Frames"), _LEFT, FrameTable, neighbour="panel_rallies"),
    PanelSpec(
        _STRIP,
        tr_lazy("window", "Film strip"),
        _BOTTOM,
        FilmStrip,
        upper="panel_timeline",
        is_early=True,
        button="look_elsewhere",
        closing=tr_lazy("window", "Close the film strip"),
    ),
    PanelSpec(
        "panel_plots",
        tr_lazy("window", "Plots"),
        _BOTTOM,
        PlotsPanel,
        neighbour="panel_timeline",
        is_early=True,
        closing=tr_lazy("window", "Close the plots"),
    ),
)
"""All panels, in the order in which they are added to the window's sides."""


class DockController(Controller):
    """Shows and hides the window's panels, and switches, saves and restores their layouts."""

    panel_made = Signal(object)
    """A panel that was just created."""

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
        self._strip_height = 0  # height when it was last hidden, or 0
        # Animation is off, because a second drag during an animation leaves the picture grey.
        window.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks)
        window.setCorner(Qt.Corner.BottomLeftCorner, _BOTTOM)
        window.setCorner(Qt.Corner.BottomRightCorner, _BOTTOM)
        for spec in PANELS:
            self._add(spec)
        share_left_side(window, self._docks)
        self._hide_extras()
        context.workspace.comparing.replaced.connect(self._show_comparison)
        context.state.item_visited.connect(self._show_strip)
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
            "look_elsewhere": self._look_elsewhere,
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

    def _look_elsewhere(self) -> None:
        """Centre the film strip's cells on the next guess where the ball is, and tell the user which guess this is."""
        if self._context.walk.shown is None:
            key = self._key(_STRIP)
            self._notices.tell(tr("window", "The film strip is closed. {key} opens it.", key=key))
        else:
            guess = self.panel(FilmStrip).look_elsewhere()
            words = tr("window", "Film strip: uncertain frames are shown around {guess}.", guess=guess.value)
            self._notices.tell(words)

    @Slot()
    def show_videos(self) -> None:
        """Show the video list in front of other panels, because videos were added or are being tracked."""
        self._bring_forward("panel_videos")

    def _bring_forward(self, name: str) -> None:
        self._docks[name].bring_forward()

    @Slot()
    def show_review(self) -> None:
        """Bring the review panel to the front after a move to an item, unless the user has closed it."""
        if not self._docks["panel_review"].isHidden():
            self._docks["panel_review"].raise_()

    def open_review(self) -> None:
        """Show the review panel, even if the user has closed it."""
        self._bring_forward("panel_review")

    @Slot()
    def _show_strip_of_track(self) -> None:
        if self._workspace.info is not None and self._workspace.review.has_rows:
            self._show_strip()

    @Slot()
    def _show_strip(self) -> None:
        """Show the film strip, unless the user has closed it."""
        dock = self._docks[_STRIP]
        if self._strip_wanted and dock.isHidden():
            dock.show()
            give_room_to_strip(self._window, self._docks, self._strip_height)

    def arrange_once(self) -> None:
        """Apply the default sizes when first called, unless a layout was restored."""
        if not self._arranged:
            self._arranged = True
            self._arrange()

    def _switch(self) -> None:
        """Switch to the other layout, as the user last left it, or in its default form if it was never used."""
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
            self._registry["zoom_fit"].trigger()  # the zoom is only for corrections

    def _restore(self, state: QByteArray) -> bool:
        """Restore the panels' positions. Return False if the saved state is not valid.

        A panel that the saved state does not contain becomes a hidden tab.
        """
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
        shots = self._registry[_SHOTS].isChecked()
        return KeptLayout(self._window.saveState(VERSION), self._strip_wanted, self._strip_height, shots)

    def _take(self, kept: KeptLayout) -> None:
        self._strip_wanted, self._strip_height = kept.wants_strip, kept.strip_height
        self._registry.set_checked(_SHOTS, checked=kept.shows_shots)

    def restore(self) -> None:
        """Restore the layouts of the last session."""
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
        self.panel(FilmStrip).set_zoom_steps(kept.zoom_steps)
        self._show_which()

    def remember(self) -> None:
        layouts = {**self._kept, self.layout: self._describe()}
        folded, zoom_steps = list(self.panel(Timeline).folded), self.panel(FilmStrip).zoom_steps
        KeptWindow(self._window.saveGeometry(), self.layout, layouts, folded, zoom_steps).write()

    def shutdown(self) -> None:
        """Block the signals of the docks, which are deleted one by one when the window closes."""
        for dock in self._docks.values():
            dock.blockSignals(True)

    def _add(self, spec: PanelSpec) -> None:
        dock = self._docks[spec.action] = PanelDock(
            spec.action, spec.title, spec.kind, self._context, closing=spec.closing, button=spec.button
        )
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

    def _arrange(self) -> None:
        """Apply the default layout for the window's size."""
        if self.layout is Layout.MATCH:
            arrange_match(self._window, self._docks)
        else:
            arrange_label(self._window, self._docks)
        self._registry.set_checked(_SHOTS, checked=self.layout is Layout.MATCH)

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
            give_room_to_strip(self._window, self._docks, self._strip_height)

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
        """Show the rally panel and focus the name field of the marked range."""
        self._bring_forward("panel_rallies")
        self.panel(RallyPanel).naming.ask()

    @Slot()
    def ask_for_tags(self) -> None:
        """Show the rally panel and focus the tags of a rally."""
        self._bring_forward("panel_rallies")
        self.panel(RallyPanel).ask_for_tags()

    @Slot()
    def ask_for_event_tags(self) -> None:
        """Show the event panel and focus the tags of an event."""
        self._bring_forward("panel_events")
        self.panel(EventPanel).ask_for_tags()

    @Slot()
    def _show_which(self) -> None:
        if self._is_switching:
            return
        for name, dock in self._docks.items():
            shown = not dock.isHidden()
            if name == _STRIP and not shown and self._registry[name].isChecked():
                self._strip_wanted = False  # the user has closed it
                self._strip_height = dock.height()
            self._registry.set_checked(name, checked=shown)

    def _reset(self) -> None:
        """Reset the current layout to its default form. The video list is shown if it has videos."""
        for dock in self._docks.values():
            dock.setFloating(False)
            dock.show()
        self._window.restoreState(self._standard, VERSION)
        self._hide_extras()
        self._strip_wanted, self._strip_height = self.layout is Layout.LABEL, 0
        if self._context.videos.paths:
            self.show_videos()
        self._arrange()
        self._show_strip_of_track()
        if self._workspace.comparing.other is not None:
            self._show_comparison()
