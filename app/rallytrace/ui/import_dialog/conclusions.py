"""How a label file is read: the conclusions with their evidence, and tables of rows with problems."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from rallytrace.storage.labels.aspects import Aspect, Certainty, Conclusion
from rallytrace.storage.labels.report import LabelRows, RowNote
from rallytrace.texts import join_list, shown, shown_number, tr, tr_lazy
from rallytrace.track.label_lint import Finding
from rallytrace.track.timecode import TimeCode
from rallytrace.track.wording import capitalize
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.widgets import (
    IconMark,
    ScrollingPanel,
    WheelGuard,
    give_role,
    icon_button,
    plain_table,
    wrapped_label,
)

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROW_HEIGHT: Final = 24
_GROUPS: Final = (
    tr_lazy("window", "Values"),
    tr_lazy("window", "Columns"),
    tr_lazy("window", "File format"),
)
_SIZE: Final = re.compile(r"\s*(\d{1,5})\s*[xX*]\s*(\d{1,5})\s*\Z", re.ASCII)
_TYPED_TIPS: Final = {
    Aspect.COORDINATES: tr_lazy(
        "window", "Choose, or type the picture size that the labels were made for, such as 1024x576"
    ),
    Aspect.TIMELINE_START: tr_lazy(
        "window", "Choose, or type the time code at which the video starts, such as 00:59:50:00"
    ),
}
"""Tooltips of the aspects for which the user can type a value."""
_MARGIN: Final = 12
_MIN_HEADING_WIDTH_PX: Final = 158
_AFTER_FRAMES: Final = re.compile("[:\N{FULLWIDTH COLON}] ?")
"""What separates the frames of a finding from its description."""


@dataclass(frozen=True, slots=True)
class NoteLine:
    location: str
    words: str
    text: str
    frame: int


def lines_of_notes(notes: Sequence[RowNote], labels: LabelRows) -> list[NoteLine]:
    """Return table lines for rows that were corrected or not imported. Those of imported rows have a frame to show."""
    frames = dict(zip(labels.lines.tolist(), labels.frames.tolist(), strict=True)) if notes else {}
    return [
        NoteLine(shown_number(note.line, ","), shown(note.words), note.text, frames.get(note.line, -1))
        for note in notes
    ]


def lines_of_findings(findings: Sequence[Finding]) -> list[NoteLine]:
    """Return table lines for possible errors in the labels that would be imported."""
    lines = []
    for finding in findings:
        first, last = finding.frames.start, finding.frames[-1]
        location = shown_number(first, ",")
        if first != last:
            location = tr("video", "{first:,} to {last:,}", first=first, last=last)
        words = _AFTER_FRAMES.split(shown(finding.words), maxsplit=1)[-1]
        lines.append(NoteLine(location, capitalize(words), shown(finding.kind.value), first))
    return lines


def ask_to_check(summary: str, questions: Iterable[Conclusion]) -> str:
    """Return a text that asks the user to check the conclusions that are not certain, after a summary of the file."""
    names = join_list(tr("window", "'{name}'", name=question.aspect.words) for question in questions)
    return tr(
        "window",
        "{summary} Please check {names}: the file can be read in more than one way.",
        summary=summary,
        names=names,
    )


class LineModel(QAbstractTableModel):
    """A table model of `NoteLine`s."""

    def __init__(self, names: tuple[str, str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self._lines: Sequence[NoteLine] = ()

    def show_lines(self, lines: Sequence[NoteLine]) -> None:
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def frame_of(self, row: int) -> int:
        """Return the frame of a line, or -1 for none."""
        return self._lines[row].frame if 0 <= row < len(self._lines) else -1

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, also as its tooltip, because the cell may be too narrow for it."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return (line.location, line.words, line.text)[index.column()]
        if role == Qt.ItemDataRole.FontRole and index.column() == 2:
            return theme.fixed_font()
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return shown(self._names[section])
        return None


class LineTable(QTableView):
    """A table of `NoteLine`s. `frame_chosen` reports the frame of the selected line; unnamed columns are hidden."""

    frame_chosen = Signal(int)

    def __init__(self, names: tuple[str, str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.lines = LineModel(names, self)
        self.setModel(self.lines)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        plain_table(self, _ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(0, 92)
        self.setColumnWidth(2, 180)
        for column, name in enumerate(names):
            self.setColumnHidden(column, not name)
        if not names[0]:  # notes are few
            self.setWordWrap(True)
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.selectionModel().currentRowChanged.connect(self._choose)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        frame = self.lines.frame_of(index.row())
        if frame >= 0:
            self.frame_chosen.emit(frame)


def _sign(certainty: Certainty) -> tuple[QIcon, str]:
    if certainty is Certainty.UNSURE:
        return icons.verdict_icon(BadgeStatus.WARNING), tr("window", "Uncertain: please check")
    if certainty is Certainty.LIKELY:
        return icons.icon("check", IconColour.GOOD), tr("window", "Likely")
    if certainty is Certainty.CERTAIN:
        return icons.verdict_icon(BadgeStatus.GOOD), tr("window", "Certain")
    return icons.icon("account-check-outline", IconColour.ACCENT), tr("window", "Your choice")


class ChoiceBox(QComboBox):
    """A combo box for one aspect of how a file is read. It ignores the mouse wheel, which scrolls the list instead.

    For some aspects the user can type a value: a picture size for the coordinates, a time code for the first frame.
    """

    name_picked = Signal(str)

    def __init__(self, aspect: Aspect, parent: QWidget | None = None) -> None:
        super().__init__(parent, minimumContentsLength=16)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setAccessibleName(shown(aspect.words))
        self.activated.connect(self._pick)
        WheelGuard(self)
        self._aspect = aspect
        self._typed: QLineEdit | None = None
        if aspect in _TYPED_TIPS:
            self._typed = QLineEdit(self)
            self.setLineEdit(self._typed)
            self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            self.setToolTip(shown(_TYPED_TIPS[aspect]))
            self._typed.editingFinished.connect(self._read)

    def show_conclusion(self, conclusion: Conclusion) -> None:
        self.clear()
        for choice in conclusion.choices:
            self.addItem(shown(choice.words), choice.name)
        self.setCurrentIndex(self.findData(conclusion.choice))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Return, accept the typed value, but do not trigger the dialog's Import button."""
        if self.isEditable() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    @Slot(int)
    def _pick(self, index: int) -> None:
        self.name_picked.emit(self.itemData(index))

    @Slot()
    def _read(self) -> None:
        """Choose the typed picture size or time code. Replace any other text by the last choice."""
        chosen = self.itemText(self.currentIndex())
        if self._typed is None or self._typed.text() == chosen:
            return
        name = _name_of_typed(self._aspect, self._typed.text().strip())
        if name:
            self.name_picked.emit(name)
        else:
            self.setEditText(chosen)


def _name_of_typed(aspect: Aspect, text: str) -> str:
    """Return the name of the choice for a typed text, or '' if the text is not a value of this aspect."""
    if aspect is Aspect.TIMELINE_START:
        return text if TimeCode.parse(text) is not None else ""
    size = _SIZE.match(text)
    is_size = size is not None and int(size[1]) and int(size[2])
    return f"{int(size[1])}x{int(size[2])}" if size is not None and is_size else ""


class ConclusionRow(QWidget):
    choice_made = Signal(object, str)
    """An `Aspect` and the name of the choice, or '' for the detected value."""

    def __init__(self, aspect: Aspect, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.aspect = aspect
        self._mark = IconMark(self)
        heading = QLabel(shown(aspect.words), self)
        widths = (heading.fontMetrics().horizontalAdvance(shown(one.words)) for one in Aspect)
        heading.setMinimumWidth(max(_MIN_HEADING_WIDTH_PX, *widths))
        self.box = ChoiceBox(aspect, self)
        heading.setBuddy(self.box)
        name = tr("window", "{aspect}: back to the detected value", aspect=aspect.words)
        tip = tr("window", "Back to the detected value")
        self.back = icon_button(self, icons.icon("undo-variant"), tip, name=name)
        self.evidence = wrapped_label(self, role="small")
        kept = self.back.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(kept)
        grid = lay_grid(self, spacing=(8, 2), stretched=2)
        grid.addWidget(self._mark, 0, 0)
        grid.addWidget(heading, 0, 1)
        grid.addWidget(self.box, 0, 2)
        grid.addWidget(self.back, 0, 3)
        grid.addWidget(self.evidence, 1, 1, 1, 3)
        self.box.name_picked.connect(self._choose)
        self.back.clicked.connect(self._give_up)

    def show_conclusion(self, conclusion: Conclusion) -> None:
        icon, words = _sign(conclusion.certainty)
        self._mark.set_icon(icon)
        self._mark.setToolTip(words)
        self._mark.setAccessibleName(words)
        self.box.show_conclusion(conclusion)
        self.box.setEnabled(len(conclusion.choices) > 1)
        self.evidence.setText(shown(conclusion.evidence))
        self.back.setVisible(conclusion.certainty is Certainty.GIVEN)

    @Slot(str)
    def _choose(self, name: str) -> None:
        self.choice_made.emit(self.aspect, name)

    @Slot()
    def _give_up(self) -> None:
        self.box.setFocus()
        self.choice_made.emit(self.aspect, "")


class ConclusionList(ScrollingPanel):
    choice_made = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window", "How the file is read"))
        self.rows: dict[Aspect, ConclusionRow] = {}
        self._column = lay_column(owner=self.content, spacing=10, margins=(0, 0, _MARGIN, 0))
        self._headings: list[QLabel] = []
        self._groups: list[QVBoxLayout] = []
        for words in _GROUPS:
            heading = give_role(QLabel(shown(words), self.content), "heading")
            group = lay_column(spacing=10)
            self._column.addLayout(lay_row(heading))
            self._column.addLayout(group)
            self._column.addSpacing(6)
            self._headings.append(heading)
            self._groups.append(group)
        self._column.addStretch(1)

    def show_conclusions(self, conclusions: tuple[Conclusion, ...]) -> None:
        """Show conclusions. Existing rows are updated in place, so that they keep the focus."""
        for aspect in self.rows.keys() - {conclusion.aspect for conclusion in conclusions}:
            self.rows.pop(aspect).deleteLater()
        counts = [0, 0, 0]
        for conclusion in conclusions:
            group = conclusion.aspect.group
            row = self.rows.get(conclusion.aspect) or self._add(conclusion.aspect)
            self._groups[group].insertWidget(counts[group], row)
            counts[group] += 1
            row.show_conclusion(conclusion)
            row.show()
        for heading, count in zip(self._headings, counts, strict=True):
            heading.setVisible(count > 0)

    def _add(self, aspect: Aspect) -> ConclusionRow:
        row = self.rows[aspect] = ConclusionRow(aspect, self.content)
        row.choice_made.connect(self.choice_made)
        return row
