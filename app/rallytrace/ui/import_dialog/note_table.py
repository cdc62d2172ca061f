"""Tables of what is to be said about single rows of a file, however many there are."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from rallytrace.domain.label_lint import Finding
from rallytrace.storage.labels.diagnosis import LabelRows, RowNote
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import grouped

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROW_HEIGHT: Final = 24


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A row of such a table.

    Attributes:
        place: the number of the line, or the frames.
        words: what is the matter.
        text: the row as it stands in the file; ''.
        frame: where in the video it can be looked at; -1 for nowhere.
    """

    place: str
    words: str
    text: str
    frame: int


def lines_of_notes(notes: Sequence[RowNote], labels: LabelRows) -> list[NoteLine]:
    """Rows that were mended or refused; those that count can be looked at."""
    frames = dict(zip(labels.lines.tolist(), labels.frames.tolist(), strict=True)) if notes else {}
    return [NoteLine(grouped(note.line), note.words, note.text, frames.get(note.line, -1)) for note in notes]


def lines_of_findings(findings: Sequence[Finding]) -> list[NoteLine]:
    """What is worth a look in the labels as they would be."""
    lines = []
    for finding in findings:
        first, last = finding.frames.start, finding.frames[-1]
        place = grouped(first) if first == last else f"{grouped(first)} to {grouped(last)}"
        _, _, words = finding.words.partition(": ")
        lines.append(NoteLine(place, f"{words[:1].upper()}{words[1:]}", finding.kind.value, first))
    return lines


class LineModel(QAbstractTableModel):
    """The lines, for Qt: only those on the screen cost anything."""

    def __init__(self, names: tuple[str, str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self._lines: Sequence[NoteLine] = ()

    def show_lines(self, lines: Sequence[NoteLine]) -> None:
        """Show others."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def frame_of(self, row: int) -> int:
        """Where a line can be looked at; -1 for nowhere."""
        return self._lines[row].frame if 0 <= row < len(self._lines) else -1

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """How many lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Place, words and text."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; its tooltip has all of it."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return (line.place, line.words, line.text)[index.column()]
        if role == Qt.ItemDataRole.FontRole and index.column() == 2:
            return theme.fixed_font()
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._names[section]
        return None


class LineTable(QTableView):
    """A table of lines; choosing one turns the preview to its frame."""

    frame_chosen = Signal(int)

    def __init__(self, names: tuple[str, str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LineModel(names, self)
        self.setModel(self.lines)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(0, 92)
        self.setColumnWidth(2, 180)
        self.selectionModel().currentRowChanged.connect(self._choose)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        frame = self.lines.frame_of(index.row())
        if frame >= 0:
            self.frame_chosen.emit(frame)
