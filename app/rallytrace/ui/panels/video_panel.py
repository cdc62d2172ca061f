"""The video list panel, with the progress of each video."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import QItemSelectionModel, QRect, Qt, Signal, Slot
from PySide6.QtGui import QAction, QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QWidget,
)

from rallytrace.session.video_list import ListedState, VideoList, VideoStatus
from rallytrace.texts import shown, shown_number, tr
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import action_button
from rallytrace.ui.look import theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.look.widgets import ElidedLabel, Notice, SidePanel, empty_label, flat_button, give_role
from rallytrace.ui.panels.row_list import (
    LEFT_MARGIN_PX,
    Index,
    RowDelegate,
    RowList,
    RowLook,
    RowModel,
    line_rect,
    write,
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
_BAR_HEIGHT_PX: Final = 3
_Select = QItemSelectionModel.SelectionFlag


def status_words(status: VideoStatus, *, tracking: bool = True) -> str:
    """Return the status of a video as text for its row.

    Args:
        tracking: whether the listed videos are being tracked in the background.
    """
    left = status.left or 0
    items = tr("video", "%n review items left", singular="%n review item left", n=left)
    exported = tr("exports", "Exported")
    return {
        ListedState.UNKNOWN: "",
        ListedState.MISSING: tr("video", "File not found"),
        ListedState.FAILED: status.error,
        ListedState.IN_USE: tr("video", "Open elsewhere"),
        ListedState.DISK_FULL: tr("video", "Disk full"),
        ListedState.WAITING: tr("video", "Waiting") if tracking else tr("models", "Not tracked"),
        ListedState.TRACKING: f"{shown(status.phase) or tr('video', 'Starting')} {shown_number(status.share, '.0%')}",
        ListedState.PARTIAL: tr("video", "{share:.0%} tracked", share=status.share),
        ListedState.TRACKED: tr("video", "Tracked"),
        ListedState.TO_REVIEW: items,
        ListedState.NOTHING_LEFT: tr("video", "No review items left"),
        ListedState.EXPORTED: f"{exported}{DOT}{items}" if left else exported,
    }[status.state]


def short_error(path: Path, error: str) -> str:
    """Return an error in the language of the window, in English without the name of the video, which the row shows."""
    translated = shown(error)
    text = translated.replace(f"'{path}'", path.name).replace(str(path), path.name)
    is_english = translated == error
    begins_with_name = is_english and text.startswith(f"{path.name} ")
    return f"It {text.removeprefix(path.name).lstrip()}" if begins_with_name else text


@dataclass(frozen=True, slots=True)
class VideoRow:
    """A listed video with its status and the words for it."""

    path: Path
    status: VideoStatus
    words: str


class VideoModel(RowModel[VideoRow]):
    """The listed videos. The user can drag a row to another position."""

    def words(self, row: VideoRow) -> str:
        return f"{row.path.name}: {row.words}"

    def tip(self, row: VideoRow) -> str:
        return "\n".join(filter(None, (str(row.path), row.status.error)))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let rows be dragged between others, but not onto them."""
        drag, drop = Qt.ItemFlag.ItemIsDragEnabled, Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | (drag if index.isValid() else drop)

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def moveRows(self, parent: Index, first: int, count: int, to: Index, before: int) -> bool:
        if not self.beginMoveRows(parent, first, first + count - 1, to, before):
            return False
        moved, rest = self.rows[first : first + count], self.rows[:first] + self.rows[first + count :]
        place = before - count * (before > first)
        self.rows = (*rest[:place], *moved, *rest[place:])
        self.endMoveRows()
        return True


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
        self.rows = VideoModel(self)
        self.list = RowList(tr("video", "Videos"), self.rows, VideoDelegate(self.rows), self)
        no_videos = tr(
            "video",
            "No videos in the list.\n\nDrop several videos or a folder\non the window,\n"
            "or add videos with a button below.",
        )
        self.empty = empty_label(self, no_videos)
        self.problem = Notice(parent=self)
        self.count = give_role(ElidedLabel(parent=self), "muted")
        tip = tr("video", "Remove the selected videos from the list (Delete). The files are kept")
        self.remove = flat_button(self, tr("window", "Remove"), "playlist-minus", tip)
        self.offered = lay_row(spacing=2)
        self.list.setUniformItemSizes(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.row_chosen.connect(self._ask_for)
        self.list.removal_requested.connect(self._ask_to_remove)
        self.list.selectionModel().selectionChanged.connect(self._show_chosen)
        self.rows.rowsMoved.connect(self._apply_order)
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
        self._open = path
        self._mark_open()

    @Slot()
    def set_closed(self) -> None:
        self._open = None
        self._mark_open()

    @property
    def chosen(self) -> list[Path]:
        """Return the selected videos, in list order."""
        return [row.path for row in self.list.selected]

    @Slot()
    def _refresh(self) -> None:
        """Show the videos and keep the selection."""
        chosen, current = set(self.chosen), self.list.currentIndex().row()
        path = self.rows.rows[current].path if current >= 0 else None
        self.rows.set_rows([self._describe(path) for path in self._videos.paths])
        self.list.select_row(self._row_of(path))
        for row, video in enumerate(self.rows.rows):
            flag = _Select.Select if video.path in chosen else _Select.Deselect
            self.list.selectionModel().select(self.rows.index(row), flag)
        self.pages.setCurrentIndex(bool(self.rows.rows))
        self._mark_open()
        self._show_chosen()
        self._sum_up()

    @Slot(object)
    def _show_status(self, path: Path) -> None:
        row = self._row_of(path)
        if row >= 0:
            rows = self.rows.rows
            self.rows.set_rows((*rows[:row], self._describe(path), *rows[row + 1 :]))
            self._sum_up()
            self._show_chosen()

    def _row_of(self, path: Path | None) -> int:
        return next((row for row, video in enumerate(self.rows.rows) if video.path == path), -1)

    def _describe(self, path: Path) -> VideoRow:
        status = self._videos.status(path)
        status = replace(status, error=short_error(path, status.error))
        return VideoRow(path, status, status_words(status, tracking=self._videos.listing.tracking))

    def _sum_up(self) -> None:
        states = [video.status.state for video in self.rows.rows]
        parts = [shown(count_noun(len(states), "video"))] if states else []
        to_track = sum(state in TO_TRACK for state in states)
        left = sum(video.status.left or 0 for video in self.rows.rows)
        failed = sum(state in _BAD for state in states)
        parts += [tr("video", "%n to track", singular="%n to track", n=to_track)] if to_track else []
        parts += [tr("video", "%n to review", singular="%n to review", n=left)] if left else []
        parts += [tr("video", "%n failed", singular="%n failed", n=failed)] if failed else []
        self.count.setText(DOT.join(parts))

    def _mark_open(self) -> None:
        self.rows.point_out(self._row_of(self._open))

    @Slot()
    def _show_chosen(self) -> None:
        """Show the full error of the selected video, or why it is waiting."""
        chosen = self.list.selected
        status = chosen[0].status if len(chosen) == 1 else None
        waits = status is not None and status.state not in _BAD
        self.problem.say(
            BadgeStatus.WARNING if waits else BadgeStatus.BAD, "" if status is None else shown(status.error)
        )
        self.remove.setEnabled(bool(chosen))

    @Slot()
    def _apply_order(self) -> None:
        self._videos.arrange([video.path for video in self.rows.rows])

    @Slot(object)
    def _ask_for(self, video: VideoRow) -> None:
        self.video_requested.emit(video.path)

    @Slot()
    def _ask_to_remove(self) -> None:
        if self.chosen:
            self.removal_requested.emit(self.chosen)


class VideoDelegate(RowDelegate[VideoRow]):
    """Paints a video in two lines, with a progress bar below them until all of it is tracked."""

    HEIGHT = 46

    def draw(self, painter: QPainter, area: QRect, row: VideoRow, look: RowLook) -> None:
        tokens, state = theme.tokens(), row.status.state
        colour = tokens.bad if state in _BAD and not look.selected else look.muted
        write(painter, line_rect(area, 0), row.path.name, look.font, look.text)
        write(painter, line_rect(area, 1), row.words, look.small, colour)
        if state in (ListedState.TRACKING, ListedState.PARTIAL):
            bar = QRect(
                area.left() + LEFT_MARGIN_PX,
                area.bottom() - _BAR_HEIGHT_PX - 2,
                area.width() - LEFT_MARGIN_PX - 8,
                _BAR_HEIGHT_PX,
            )
            painter.fillRect(bar, QColor(tokens.border))
            bar.setWidth(round(bar.width() * row.status.share))
            painter.fillRect(bar, QColor(tokens.accent if state is ListedState.TRACKING else tokens.muted))
