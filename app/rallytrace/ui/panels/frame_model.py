"""The frames as Qt's views read them: a row costs the same in the first second and after three hours."""

from typing import Any, Final, TypeAlias

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from rallytrace.domain.edits import Edit
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Frames, State
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.session.document import Document
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.panels import frame_edits
from rallytrace.ui.panels.frame_columns import ColumnLayout
from rallytrace.ui.panels.frame_rows import Column, FrameRow, FrameRows, Order, Wanted, row_of
from rallytrace.ui.panels.frame_words import HEADING_TIPS, cell_text, headings
from rallytrace.ui.timeline.frame_times import FrameTimes

Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_AT_ONCE: Final = 512
"""So many rows are remembered, which is more than a screen holds."""
_NUMBERS: Final = (Column.FRAME, Column.TIME, Column.X, Column.Y, Column.CONFIDENCE)
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FrameModel(QAbstractTableModel):
    """The rows of `FrameRows`, read from the document's track when they are looked at.

    Attributes:
        rows: which frames there are, in which order.
        times: when frames are shown.
        size: of the video, which positions cannot leave.
        playhead: the frame on the screen.
        plan: in how much detail rows are told of.
    """

    edit_asked = Signal(object)
    """An `Edit` that somebody made in a cell."""

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
        """The frame that a row shows."""
        return int(self.rows.frames[row])

    def row(self, row: int) -> FrameRow:
        """What is to be told in a row."""
        frame = self.frame(row)
        known = self._known.get(frame)
        if known is None:
            if len(self._known) >= _AT_ONCE:
                self._known.clear()
            known = self._known[frame] = row_of(self._document.track, frame)
        return known

    def forget(self, frames: Frames | None = None) -> None:
        """These frames (all of them) have changed: look at them again when they are asked for."""
        if frames is None or len(frames) > len(self._known):
            self._known.clear()
        else:
            for frame in frames.tolist():
                self._known.pop(frame, None)

    def arrange(self, wanted: Wanted, order: Order) -> bool:
        """Show what is wanted, in an order; returns whether any row shows another frame than before."""
        self.rows.read(self._document.track)
        frames = self.rows.arranged(wanted, order)
        if np.array_equal(frames, self.rows.frames):
            self.rows.show(frames, wanted, order)
            return False
        self.beginResetModel()
        self.rows.show(frames, wanted, order)
        self.endResetModel()
        return True

    def start_over(self) -> None:
        """Another track is open: nothing is known of it yet."""
        self.beginResetModel()
        self.rows.forget()
        self._known.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's name and default
        """How many frames are shown."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's name and default
        """How much is told of each."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Which cells can be changed: a position only where there is one."""
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
        """What a cell says; the rows are painted from `row`, so this is for editors and readers of screens."""
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

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:  # noqa: N802 - Qt's name
        """Ask for what was chosen or typed in a cell; the document's signals bring it."""
        edit = self._edit(self.row(index.row()), Column(index.column()), value, role)
        if edit is None:
            return False
        self.edit_asked.emit(edit)
        return True

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """What the columns are."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == _Role.DisplayRole:
            return self._heading(column)
        if role == _Role.ToolTipRole:
            return f"{HEADING_TIPS[column]}. Click to sort"
        if role == _Role.TextAlignmentRole:
            return RIGHT if column in _NUMBERS else LEFT
        return None

    def _heading(self, column: Column) -> str:
        if column is Column.STATE and not self.plan.state_words:
            return ""
        return headings(short=self.plan.short_headings)[column]

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
            return (frame_edits.accept if ticked else frame_edits.unreview)(track, frames)
        if column is Column.STATE and State(value) is not row.state:
            return frame_edits.mark(track, frames, State(value))
        if column is Column.X:
            return frame_edits.move(track, row.frame, x=float(value), within=self.size)
        if column is Column.Y:
            return frame_edits.move(track, row.frame, y=float(value), within=self.size)
        return None


def _tip(row: FrameRow, column: Column) -> str | None:
    if column in (Column.X, Column.Y):
        if row.position is None:
            return "Nobody has said where the ball is. Click on it in the picture"
        return f"{row.position[0]:.2f}, {row.position[1]:.2f}. Double-click to type another"
    if column is Column.STATE:
        return f"{STATE_WORDS[row.state]}. Double-click for another"
    if row.pinned and column in (Column.SOURCE, Column.REVIEWED):
        return "Reviewed: no run changes it" if row.reviewed else "Pinned: no run changes it. Not reviewed"
    return None


def in_words(shown: int, known: int, chosen: int) -> str:
    """How many frames there are in a table."""
    frames = counted(known, "frame") if shown == known else f"{shown:,} of {counted(known, 'frame')}"
    return f"{frames}  \N{MIDDLE DOT}  {chosen:,} chosen" if chosen > 1 else frames
