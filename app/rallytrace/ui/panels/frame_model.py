"""The Qt model of the frame table, and the layout of its columns."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from rallytrace.session.document import Document
from rallytrace.texts import shown, shown_number, tr
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.track import Frames, State
from rallytrace.track.wording import STATE_WORDS, count_noun
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.panels.frame_rows import (
    COLUMNS,
    Column,
    FrameQuery,
    FrameRow,
    FrameRows,
    RowOrder,
    accept_selection,
    cell_text,
    mark_selection,
    move_point,
    row_of,
    unreview_selection,
)
from rallytrace.ui.panels.row_list import Index

PADDING_PX: Final = 5
"""Padding of cells, in logical pixels."""
SIGN_SIDE_PX: Final = 14
"""Side of icons and check boxes, in logical pixels."""
PIN_SIDE_PX: Final = 12
_MAX_STRETCH: Final = 1.5
"""Maximum factor by which columns are widened to fill the table. The last column takes the remaining width."""
_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_MAX_CACHED_ROWS: Final = 512
"""Maximum number of cached rows, more than are visible at a time."""
_NUMBERS: Final = (Column.FRAME, Column.TIME, Column.X, Column.Y, Column.CONFIDENCE)
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """The columns shown at some width of the table.

    Attributes:
        source_words: whether the name of the source is shown next to its marker.
        time: whether the time column is shown.
        confidence: whether the confidence column is shown.
        state_words: whether the state is shown as text instead of a symbol.
    """

    short_headings: bool = False
    source_words: bool = True
    time: bool = True
    confidence: bool = True
    state_words: bool = True


PLANS: Final = (
    ColumnLayout(),
    ColumnLayout(short_headings=True),
    ColumnLayout(short_headings=True, source_words=False),
    ColumnLayout(short_headings=True, source_words=False, time=False),
    ColumnLayout(short_headings=True, source_words=False, time=False, state_words=False),
)
"""Column layouts from the widest to the narrowest."""
PLANS_WITH_PICTURES: Final = (*PLANS, replace(PLANS[-1], confidence=False))
"""Column layouts with pictures. The narrowest lacks a further column, so that pictures do not widen the panel."""


def share(
    room: int, widest: Mapping[Column, str], measure: Callable[[str], int], picture: int = 0
) -> tuple[ColumnLayout, dict[Column, int]]:
    """Return the widest layout that fits, or else the narrowest, and the width of each column (0 if hidden).

    Args:
        room: available width for all columns, in logical pixels.
        measure: returns the width of a text, in logical pixels.
        picture: width of the picture column, or 0 if there is none.
    """
    plan, needed = PLANS[-1], {}
    for plan in PLANS_WITH_PICTURES if picture else PLANS:
        needed = _needed(plan, widest, measure) | {Column.PICTURE: _picture_column(picture, measure)}
        if sum(needed.values()) <= room:
            break
    stretch = min(max(room / sum(needed.values()), 1.0), _MAX_STRETCH)
    widths = {column: int(width * stretch) for column, width in needed.items()}
    widths[Column.PICTURE] = needed[Column.PICTURE]
    widths[Column.REVIEWED] += max(room - sum(widths.values()), 0)
    return plan, widths


def least_width(widest: Mapping[Column, str], measure: Callable[[str], int], picture: int = 0) -> int:
    """Return the width of the narrowest layout, in logical pixels. The arguments are those of `share`."""
    plan = (PLANS_WITH_PICTURES if picture else PLANS)[-1]
    return sum((_needed(plan, widest, measure) | {Column.PICTURE: _picture_column(picture, measure)}).values())


def _needed(plan: ColumnLayout, widest: Mapping[Column, str], measure: Callable[[str], int]) -> dict[Column, int]:
    needed = {}
    for column in Column:
        cell = measure(widest[column]) + 2 * PADDING_PX + 1
        needed[column] = max(cell, measure(_heading(plan, column)) + 2 * PADDING_PX + 4, SIGN_SIDE_PX + 2 * PADDING_PX)
    needed[Column.SOURCE] = max(
        SIGN_SIDE_PX + PIN_SIDE_PX + 2 * PADDING_PX, measure(_heading(plan, Column.SOURCE)) + 2 * PADDING_PX + 4
    )
    if plan.source_words:
        needed[Column.SOURCE] += measure(widest[Column.SOURCE]) + PADDING_PX
    if not plan.time:
        needed[Column.TIME] = 0
    if not plan.confidence:
        needed[Column.CONFIDENCE] = 0
    if not plan.state_words:
        needed[Column.STATE] = SIGN_SIDE_PX + 2 * PADDING_PX + 4
    return needed


def _picture_column(picture: int, measure: Callable[[str], int]) -> int:
    """Return the width of the column of pictures, whose heading may be wider than they are."""
    return picture and max(picture, measure(shown(COLUMNS[Column.PICTURE].heading)) + 2 * PADDING_PX + 4)


def _heading(plan: ColumnLayout, column: Column) -> str:
    """Return the heading of a column, or '' for a column of symbols, which a tooltip explains."""
    signs_alone = {Column.STATE: not plan.state_words, Column.SOURCE: not plan.source_words}
    spec = COLUMNS[column]
    return "" if signs_alone.get(column) else shown((plan.short_headings and spec.short) or spec.heading)


class FrameModel(QAbstractTableModel):
    """A table model over `FrameRows`. The values of a row are read from the track on demand.

    Attributes:
        rows: the listed frames, sorted.
        size: picture size of the video, which limits positions.
        playhead: the frame on the screen.
    """

    edit_requested = Signal(object)
    """An `Edit` made in a cell."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._known: dict[int, FrameRow] = {}
        self.rows = FrameRows()
        self.times = FrameTimes()
        self.size = Size(1920, 1080)
        self.playhead = -1
        self.plan = ColumnLayout()

    def frame(self, row: int) -> int:
        return int(self.rows.frames[row])

    def row(self, row: int) -> FrameRow:
        frame = self.frame(row)
        known = self._known.get(frame)
        if known is None:
            if len(self._known) >= _MAX_CACHED_ROWS:
                self._known.clear()
            known = self._known[frame] = row_of(self._document.track, frame)
        return known

    def forget(self, frames: Frames | None = None) -> None:
        """Drop cached rows of these frames, or of all."""
        if frames is None or len(frames) > len(self._known):
            self._known.clear()
        else:
            for frame in frames.tolist():
                self._known.pop(frame, None)

    def arrange(self, query: FrameQuery, order: RowOrder) -> bool:
        """List the matching frames, sorted. Return whether any row shows another frame."""
        self.rows.read(self._document.track)
        frames = self.rows.arranged(query, order)
        if np.array_equal(frames, self.rows.frames):
            self.rows.show(frames, query, order)
            return False
        self.beginResetModel()
        self.rows.show(frames, query, order)
        self.endResetModel()
        return True

    def start_over(self) -> None:
        """Drop everything known of the previous track, because another one is shown."""
        self.beginResetModel()
        self.rows.forget()
        self._known.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's name and default
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's name and default
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the item flags. Positions can be edited only if the frame has one."""
        flags = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemNeverHasChildren
        if not index.isValid():
            return _Flag.NoItemFlags
        column = Column(index.column())
        if column is Column.STATE:
            return flags | _Flag.ItemIsEditable
        if column in (Column.X, Column.Y) and self.row(index.row()).position is not None:
            return flags | _Flag.ItemIsEditable
        if column is Column.REVIEWED and self.row(index.row()).state is not State.UNSET:
            return flags | _Flag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return data for editors, tooltips and screen readers. Rows are painted directly from `row`."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        column = Column(index.column())
        if role == _Role.TextAlignmentRole:
            return RIGHT if column in _NUMBERS else LEFT
        row = self.row(index.row())
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return cell_text(row, column, self.times)
        if role == _Role.CheckStateRole and column is Column.REVIEWED and row.state is not State.UNSET:
            return Qt.CheckState.Checked if row.reviewed else Qt.CheckState.Unchecked
        if role == _Role.ToolTipRole:
            return _tip(row, column)
        return self._value(row, column) if role == _Role.EditRole else None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        """Request an edit of a cell. The new value appears when the document reports the change."""
        edit = self._edit(self.row(index.row()), Column(index.column()), value, role)
        if edit is None:
            return False
        self.edit_requested.emit(edit)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == _Role.DisplayRole:
            return _heading(self.plan, column)
        if role == _Role.AccessibleTextRole:
            return shown(COLUMNS[column].heading)
        if role == _Role.ToolTipRole:
            return tr("window", "{tip}. Click to sort", tip=COLUMNS[column].tip)
        if role == _Role.TextAlignmentRole:
            return RIGHT if column in _NUMBERS else LEFT
        return None

    def _value(self, row: FrameRow, column: Column) -> Any:
        if column is Column.STATE:
            return row.state
        if column in (Column.X, Column.Y):
            return row.position[column - Column.X] if row.position is not None else None
        return cell_text(row, column, self.times)

    def _edit(self, row: FrameRow, column: Column, value: Any, role: int) -> Edit | None:
        track, frames = self._document.track, np.array([row.frame], np.int64)
        if column is Column.REVIEWED and role == _Role.CheckStateRole:
            ticked = Qt.CheckState(value) is Qt.CheckState.Checked
            return (accept_selection if ticked else unreview_selection)(track, frames)
        if column is Column.STATE and State(value) is not row.state:
            return mark_selection(track, frames, State(value))
        if column is Column.X:
            return move_point(track, row.frame, x=float(value), size=self.size)
        if column is Column.Y:
            return move_point(track, row.frame, y=float(value), size=self.size)
        return None


def _tip(row: FrameRow, column: Column) -> str | None:
    if column in (Column.X, Column.Y):
        if row.position is None:
            return tr("window", "No position yet. Click on the ball in the video")
        x, y = (shown_number(along, ".2f") for along in row.position)
        return tr("window", "{x}, {y}. Double-click to edit", x=x, y=y)
    if column is Column.STATE:
        return tr("window", "{state}. Double-click to change", state=STATE_WORDS[row.state])
    if row.pinned and column in (Column.SOURCE, Column.REVIEWED):
        if row.reviewed:
            return tr("window", "Reviewed. Runs do not change it")
        return tr("window", "Protected, not reviewed. Runs do not change it")
    return None


def count_text(listed: int, known: int, chosen: int) -> str:
    """Return the row count shown below the table."""
    frames = shown(count_noun(known, "frame"))
    if listed != known:
        frames = tr("video", "{count:,} of {frames}", count=listed, frames=frames)
    if chosen <= 1:
        return frames
    return f"{frames}{DOT}{tr('window', '%n selected', singular='%n selected', n=chosen)}"
