"""The default layouts: positions and sizes of the panels for a window size."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from rallytrace.ui.film_strip.cell_painting import HEIGHT as STRIP_HEIGHT
from rallytrace.ui.picture.cells import GAP

Docks: TypeAlias = Mapping[str, QDockWidget]
"""Docks, keyed by the id of the action that shows or hides them."""
_MIN_SIDE_WIDTH_PX: Final = 268
_SIDE_WIDTH_SHARE: Final = 0.18
"""Width of the panels at each side, as a share of the window's width."""
_MAX_SIDE_WIDTH_PX: Final = 520
_MIN_TIMELINE_HEIGHT_PX: Final = 208
"""Minimum height of the timeline, in pixels. It is higher in a higher window."""
_TIMELINE_SHARE: Final = 0.26
_LOW_TIMELINE_HEIGHT_PX: Final = 160
"""Height of the timeline next to the film strip in a low window, in pixels."""
_SHARE_BESIDE_STRIP: Final = 0.14
"""Height of the timeline next to the film strip, as a share of a high window's height."""
_LOW_WINDOW_HEIGHT_PX: Final = 1000
"""In a window lower than this, in pixels, the timeline becomes lower while the film strip is shown."""
_MIN_STACKED_HEIGHT_PX: Final = 1300
"""In a window lower than this, in pixels, the rally panel shares tabs with the point and run panels.

The frame table then has the full height of the side.
"""
_MIN_TWO_ROW_HEIGHT_PX: Final = 1000
"""Minimum window height, in pixels, for a film strip of two rows."""
_ROW_HEIGHT_SHARE: Final = 0.11
"""Height of each of the strip's two rows, as a share of the window's height, so that a shuttle is visible."""
_SINGLE_ROW_HEIGHT_SHARE: Final = 0.14
"""Height of a strip of one row, as a share of the window's height."""
_RALLIES_SHARE: Final = 0.4
_MATCH_PANELS: Final = ("panel_court", "panel_events", "panel_rallies")
_MATCH_TABS: Final = ("panel_players", "panel_review", "panel_compare")
"""Panels that share tabs with the rallies in the match layout. Stacked, they would leave no space for the court."""
_MATCH_WIDTH: Final = 320
_MATCH_SHARE: Final = 0.22
"""Width of the panels in the match layout, as a share of the window's width."""
_MATCH_TIMELINE_HEIGHT_PX: Final = 96
"""Height of the timeline in the match layout, in logical pixels."""
_MATCH_SHARES: Final = (0.48, 0.32, 0.2)
"""Heights of the panels in the match layout, as shares of the window's height."""
_LOW_COURT_SHARE: Final = 0.48
"""Height of the court panel in a low window, as a share of the window's height. The lists are tabs there."""
_MIN_LISTS_HEIGHT_PX: Final = 450
"""Minimum height of the lists in the match layout, in pixels, so that three rallies are visible in a low window."""
_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea


def share_left_side(window: QMainWindow, docks: Docks) -> None:
    """Show the panels of the left side as tabs, because a laptop's window is too low to stack them."""
    rallies, point, run = (docks[name] for name in ("panel_rallies", "panel_point", "panel_run"))
    window.tabifyDockWidget(rallies, point)
    window.tabifyDockWidget(point, run)
    point.raise_()


def arrange_match(window: QMainWindow, docks: Docks) -> None:
    """Arrange the match layout: a large picture, the court, events and rallies on one side, and a low timeline."""
    height = window.height()
    is_low = height < _MIN_STACKED_HEIGHT_PX
    court, events, rallies = (docks[name] for name in _MATCH_PANELS)
    tabs, timeline = [docks[name] for name in _MATCH_TABS], docks["panel_timeline"]
    for dock in docks.values():
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
    for dock in (court, events, rallies, timeline):
        dock.show()
    rallies.raise_()
    window.resizeDocks([timeline], [_MATCH_TIMELINE_HEIGHT_PX], Qt.Orientation.Vertical)
    width = max(_MATCH_WIDTH, round(_MATCH_SHARE * window.width()))
    window.resizeDocks([court, events], [width] * 2, Qt.Orientation.Horizontal)
    lists = max(round((1 - _LOW_COURT_SHARE) * height), _MIN_LISTS_HEIGHT_PX)
    heights = [height - lists, lists] if is_low else [round(share * height) for share in _MATCH_SHARES]
    window.resizeDocks([court, events, rallies][: len(heights)], heights, Qt.Orientation.Vertical)


def arrange_label(window: QMainWindow, docks: Docks) -> None:
    """Arrange the label layout: the picture between lists, point and run on one side and the review on the other."""
    height = window.height()
    rallies, point = docks["panel_rallies"], docks["panel_point"]
    if height >= _MIN_STACKED_HEIGHT_PX:
        _stack_left_side(window, docks)
    point.raise_()
    sides = [rallies, docks["panel_review"]]
    width = min(max(_MIN_SIDE_WIDTH_PX, round(_SIDE_WIDTH_SHARE * window.width())), _MAX_SIDE_WIDTH_PX)
    window.resizeDocks(sides, [width] * 2, Qt.Orientation.Horizontal)
    timeline = _timeline_height(window)
    window.resizeDocks([docks["panel_timeline"]], [timeline], Qt.Orientation.Vertical)
    if height >= _MIN_STACKED_HEIGHT_PX:
        upper = round((height - timeline) * _RALLIES_SHARE)
        window.resizeDocks([rallies, point], [upper, height - timeline - upper], Qt.Orientation.Vertical)


def _stack_left_side(window: QMainWindow, docks: Docks) -> None:
    """Place the point and run panels below the rallies and the frame table instead of in tabs with them."""
    point, run = docks["panel_point"], docks["panel_run"]
    window.removeDockWidget(run)
    window.removeDockWidget(point)
    window.addDockWidget(_LEFT, point, Qt.Orientation.Vertical)  # `splitDockWidget` would tab it again
    window.tabifyDockWidget(point, run)
    point.show()
    run.show()


def give_room_to_strip(window: QMainWindow, docks: Docks, chosen: int) -> None:
    """Resize the film strip and the timeline after the strip was shown or hidden.

    Args:
        chosen: height of the strip when it was last hidden, in logical pixels, or 0 for the default height.
    """
    strip, timeline = docks["panel_strip"], docks["panel_timeline"]
    height = window.height()
    if strip.isHidden():
        window.resizeDocks([timeline], [_timeline_height(window)], Qt.Orientation.Vertical)
    else:
        rows = 2 if height >= _MIN_TWO_ROW_HEIGHT_PX else 1
        row = max(STRIP_HEIGHT, round(height * (_ROW_HEIGHT_SHARE if rows > 1 else _SINGLE_ROW_HEIGHT_SHARE)))
        usual = max(_MIN_TIMELINE_HEIGHT_PX, round(height * _SHARE_BESIDE_STRIP))
        heights = [chosen or rows * (row + GAP), _LOW_TIMELINE_HEIGHT_PX if height < _LOW_WINDOW_HEIGHT_PX else usual]
        window.resizeDocks([strip, timeline], heights, Qt.Orientation.Vertical)


def _timeline_height(window: QMainWindow) -> int:
    return max(_MIN_TIMELINE_HEIGHT_PX, round(window.height() * _TIMELINE_SHARE))
