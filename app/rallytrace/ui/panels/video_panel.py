"""The video list panel, with the progress of each video."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QRect, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QPainter, QPainterStateGuard
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidgetItem,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.session.video_list import ListedState, VideoList, VideoStatus
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import action_button
from rallytrace.ui.look import theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.look.widgets import ElidedLabel, Notice, SidePanel, empty_label, flat_button, give_role, plain_tip
from rallytrace.ui.panels.two_line_list import LEFT, Index, TwoLineDelegate, TwoLineList, line_rect, write

_EMPTY: Final = (
    "No videos in the list.\n\nDrop several videos or a folder\non the window,\nor add videos with a button below."
)
_ACTIONS: Final = ("track_list", "one_queue", "export_all", "add_videos")
_BAD: Final = (ListedState.FAILED, ListedState.MISSING)
TO_TRACK: Final = (
    ListedState.WAITING,
    ListedState.PARTIAL,
    ListedState.TRACKING,
    ListedState.IN_USE,
    ListedState.DISK_FULL,
)
PATH_ROLE: Final = Qt.ItemDataRole.UserRole
STATUS_ROLE: Final = Qt.ItemDataRole.UserRole + 1
WORDS_ROLE: Final = Qt.ItemDataRole.UserRole + 2
OPEN_ROLE: Final = Qt.ItemDataRole.UserRole + 3
_BAR: Final = 3


def status_words(status: VideoStatus, *, tracking: bool = True) -> str:
    """Return the status of a video as text for its row.

    Args:
        tracking: whether the list is tracked in the background.
    """
    percent, left = f"{round(100 * status.share)} %", status.left
    items = count_noun(left, "review item") if left else ""
    return {
        ListedState.UNKNOWN: "",
        ListedState.MISSING: "File not found",
        ListedState.FAILED: status.error,
        ListedState.IN_USE: "Open elsewhere",
        ListedState.DISK_FULL: "Disk full",
        ListedState.WAITING: "Waiting" if tracking else "Not tracked",
        ListedState.TRACKING: f"{status.phase or 'Starting'} {percent}",
        ListedState.PARTIAL: f"{percent} tracked",
        ListedState.TRACKED: "Tracked",
        ListedState.TO_REVIEW: f"{items} left",
        ListedState.NOTHING_LEFT: "No review items left",
        ListedState.EXPORTED: f"Exported{DOT}{items} left" if items else "Exported",
    }[status.state]


def short_error(path: Path, error: str) -> str:
    """Return an error without the video's name, which is already in the row."""
    text = error.replace(f"'{path}'", path.name).replace(str(path), path.name)
    return f"It {text.removeprefix(path.name).lstrip()}" if text.startswith(f"{path.name} ") else text


class VideoPanel(SidePanel):
    """Shows the video list. Signals report the user's requests."""

    video_requested = Signal(object)
    """The path of a video to open."""
    removal_requested = Signal(object)
    """The paths of videos to remove from the list."""

    def __init__(self, videos: VideoList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._videos = videos
        self._open: Path | None = None
        self.list = TwoLineList("Videos", self)
        self.empty = empty_label(self, _EMPTY)
        self.problem = Notice(parent=self)
        self.count = give_role(ElidedLabel(parent=self), "muted")
        tip = "Remove the selected videos from the list (Delete). The files are kept"
        self.remove = flat_button(self, "Remove", "playlist-minus", tip)
        self.offered = lay_row(spacing=2)
        self.list.setItemDelegate(VideoDelegate(self.list))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.item_chosen.connect(self._ask_for)
        self.list.removal_requested.connect(self._ask_to_remove)
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.list.model().rowsMoved.connect(self._apply_order)
        self.remove.clicked.connect(self._ask_to_remove)
        self.pages = stack_pages(self, self.empty, self.list)
        foot = lay_row(self.offered, self.remove, (None, 1), spacing=2)
        lay_column(self.count, (self.pages, 1), self.problem, foot, owner=self, spacing=6, margins=(8, 8, 8, 6))
        # Queued, because a row is in the list twice while it is being dragged.
        videos.changed.connect(self._refresh, Qt.ConnectionType.QueuedConnection)
        videos.status_changed.connect(self._show_status)
        self._refresh()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its list."""
        panel = cls(context.videos, context.window)
        panel.offer([context.registry[name] for name in _ACTIONS])
        if context.workspace.info is not None:
            panel.set_open(context.workspace.info.path)
        context.workspace.opening.connect(panel.set_open)
        context.workspace.closed.connect(panel.set_closed)
        return panel

    def offer(self, actions: Sequence[QAction]) -> None:
        """Add buttons for actions on the list."""
        for action in actions:
            self.offered.addWidget(action_button(action, self))

    @Slot(object)
    def set_open(self, path: Path) -> None:
        """Mark the open video."""
        self._open = path
        self._mark_open()

    @Slot()
    def set_closed(self) -> None:
        self._open = None
        self._mark_open()

    @property
    def chosen(self) -> list[Path]:
        """Return the selected videos, in list order."""
        return [self._path(item) for item in self.list.rows if item.isSelected()]

    @Slot()
    def _refresh(self) -> None:
        """Show the videos and keep the selection."""
        chosen, current = set(self.chosen), self.list.currentIndex().data(PATH_ROLE)
        with QSignalBlocker(self.list):
            self.list.clear()
            for path in self._videos.paths:
                item = QListWidgetItem(path.name)
                item.setData(PATH_ROLE, path)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
                self._describe(item)
                self.list.addItem(item)
                if path == current:
                    self.list.setCurrentItem(item)
                item.setSelected(path in chosen)
        self.pages.setCurrentIndex(bool(self.list.count()))
        self._mark_open()
        self._show_chosen()
        self._sum_up()

    @Slot(object)
    def _show_status(self, path: Path) -> None:
        item = next((row for row in self.list.rows if self._path(row) == path), None)
        if item is not None:
            self._describe(item)
            self._sum_up()
            self._show_chosen()

    def _describe(self, item: QListWidgetItem) -> None:
        path = self._path(item)
        status = self._videos.status(path)
        status = replace(status, error=short_error(path, status.error))
        words = status_words(status, tracking=self._videos.listing.tracking)
        item.setData(STATUS_ROLE, status)
        item.setData(WORDS_ROLE, words)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{path.name}: {words}")
        item.setToolTip(plain_tip("\n".join(filter(None, (str(path), status.error)))))

    def _sum_up(self) -> None:
        states = [item.data(STATUS_ROLE).state for item in self.list.rows]
        parts = [count_noun(len(states), "video")] if states else []
        to_track = sum(state in TO_TRACK for state in states)
        left = sum(item.data(STATUS_ROLE).left or 0 for item in self.list.rows)
        failed = sum(state in _BAD for state in states)
        parts += [f"{to_track} to track"] if to_track else []
        parts += [f"{left} to review"] if left else []
        parts += [f"{failed} failed"] if failed else []
        self.count.setText(DOT.join(parts))

    def _mark_open(self) -> None:
        for item in self.list.rows:
            item.setData(OPEN_ROLE, self._path(item) == self._open)

    @Slot()
    def _show_chosen(self) -> None:
        """Show the selected video's full error, or the reason why it is waiting."""
        chosen = [item for item in self.list.rows if item.isSelected()]
        status: VideoStatus | None = chosen[0].data(STATUS_ROLE) if len(chosen) == 1 else None
        waits = status is not None and status.state not in _BAD
        self.problem.say(BadgeStatus.WARNING if waits else BadgeStatus.BAD, "" if status is None else status.error)
        self.remove.setEnabled(bool(chosen))

    @Slot()
    def _apply_order(self) -> None:
        self._videos.arrange([self._path(item) for item in self.list.rows])

    @Slot(QListWidgetItem)
    def _ask_for(self, item: QListWidgetItem) -> None:
        self.video_requested.emit(self._path(item))

    @Slot()
    def _ask_to_remove(self) -> None:
        if self.chosen:
            self.removal_requested.emit(self.chosen)

    def _path(self, item: QListWidgetItem) -> Path:
        return Path(item.data(PATH_ROLE))


class VideoDelegate(TwoLineDelegate):
    """Paints a video in two lines, with a progress bar below them until all of it is tracked."""

    HEIGHT = 46

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, row = theme.tokens(), option.rect
        status: VideoStatus = index.data(STATUS_ROLE)
        with QPainterStateGuard(painter):
            look = self.paint_row(painter, option, current=bool(index.data(OPEN_ROLE)))
            colour = tokens.bad if status.state in _BAD and not look.selected else look.muted
            write(painter, line_rect(row, 0), index.data(), look.font, look.text)
            write(painter, line_rect(row, 1), index.data(WORDS_ROLE), look.small, colour)
            if status.state in (ListedState.TRACKING, ListedState.PARTIAL):
                bar = QRect(row.left() + LEFT, row.bottom() - _BAR - 2, row.width() - LEFT - 8, _BAR)
                painter.fillRect(bar, QColor(tokens.border))
                bar.setWidth(round(bar.width() * status.share))
                painter.fillRect(bar, QColor(tokens.accent if status.state is ListedState.TRACKING else tokens.muted))
