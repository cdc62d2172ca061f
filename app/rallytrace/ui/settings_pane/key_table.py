"""The table of actions and their keys."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_spec import MENUS, ActionSpec
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.keyboard.keys import KeysById
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.key_capture import KeyDelegate

KEY_COLUMNS: Final = 3
_ROW_HEIGHT: Final = 28


class KeyTable(QTableWidget):
    """Actions under the names of their menus; three cells for the keys of each, to be pressed into."""

    pressed = Signal(str, int, str)
    """Action id, which of its keys, and the new key in portable words."""
    removed = Signal(str, int)
    """Action id, and which of its keys is to go."""
    chosen = Signal(str)
    """The action of the current row; '' where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 1 + KEY_COLUMNS, parent)
        self._rows: dict[str, int] = {}
        self._specs: dict[int, ActionSpec] = {}
        self.setHorizontalHeaderLabels(["Action", "Key", "or", "or"])
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, 1 + KEY_COLUMNS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, 112)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAccessibleName("Actions and their keys")
        delegate = KeyDelegate(self)
        delegate.captured.connect(self._take)
        self.setItemDelegate(delegate)
        self.clicked.connect(self._begin)
        self.currentCellChanged.connect(self._tell)
        self._fill()

    def row_of(self, action: str) -> int:
        """The row of an action."""
        return self._rows[action]

    def action_at(self, row: int) -> str:
        """The action of a row; '' for a heading."""
        spec = self._specs.get(row)
        return "" if spec is None else spec.id

    def show_keys(self, overrides: KeysById) -> None:
        """Write the keys into the cells; changed actions stand out, and so do keys that belong to two."""
        shared = _shared(overrides)
        for row, spec in self._specs.items():
            given = tuple(overrides.get(spec.id, spec.keys))
            self._show_name(row, spec, changed=spec.id in overrides)
            for place in range(KEY_COLUMNS):
                key = given[place] if place < len(given) else ""
                self._show_key(row, 1 + place, key, shared)

    def narrow(self, words: str) -> int:
        """Show only the actions that have all these words in their name, menu or keys; returns how many."""
        wanted = words.lower().split()
        shown = 0
        group_row, group_shown = -1, False
        for row in range(self.rowCount()):
            spec = self._specs.get(row)
            if spec is None:
                self._hide_group(group_row, hidden=not group_shown)
                group_row, group_shown = row, False
                continue
            hit = all(word in self._text_of(row, spec) for word in wanted)
            self.setRowHidden(row, not hit)
            group_shown |= hit
            shown += hit
        self._hide_group(group_row, hidden=not group_shown)
        return shown

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the current row in sight when a notice above takes room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Return or F2 waits for a key in the cell, Delete empties it."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Space):
            self._begin(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and index.column() > 0:
            self.removed.emit(self.action_at(index.row()), index.column() - 1)
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        by_menu: dict[str, list[ActionSpec]] = {menu: [] for menu in MENUS}
        for spec in ACTIONS:
            by_menu[spec.menu[0]].append(spec)
        for menu, specs in by_menu.items():
            self._add_heading(menu.replace("&", ""))
            for spec in specs:
                row = self.rowCount()
                self.insertRow(row)
                self._rows[spec.id] = row
                self._specs[row] = spec
                for column in range(1 + KEY_COLUMNS):
                    self.setItem(row, column, QTableWidgetItem())

    def _add_heading(self, words: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        item = QTableWidgetItem(words)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        item.setFont(font)
        self.setItem(row, 0, item)
        self.setSpan(row, 0, 1, 1 + KEY_COLUMNS)

    def _hide_group(self, row: int, *, hidden: bool) -> None:
        if row >= 0:
            self.setRowHidden(row, hidden)

    def _show_name(self, row: int, spec: ActionSpec, *, changed: bool) -> None:
        item = self._item(row, 0)
        menu = " > ".join(part.replace("&", "") for part in spec.menu[1:])
        name = f"{menu} > {spec.name}" if menu else spec.name
        item.setText(f"    {name}")
        item.setToolTip(f"{spec.tip} (its keys are changed)" if changed else spec.tip)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        font = QFont(self.font())
        font.setItalic(changed)
        item.setFont(font)

    def _show_key(self, row: int, column: int, key: str, shared: Mapping[str, int]) -> None:
        item = self._item(row, column)
        problem = keys.problem_with(key) if key else None
        twice = bool(key) and problem is None and shared[keys.sequence(key).toString()] > 1
        item.setText(keys.key_text(key) if problem is None else key)
        item.setIcon(icons.verdict_icon(BadgeStatus.WARNING) if problem or twice else QIcon())
        item.setToolTip(problem or ("Another action has this key too." if twice else "Click, then press the new key"))

    def _text_of(self, row: int, spec: ActionSpec) -> str:
        cells = " ".join(self._item(row, column).text() for column in range(1 + KEY_COLUMNS))
        return f"{cells} {spec.tip} {' '.join(spec.menu)}".replace("&", "").lower()

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None
        return item

    @Slot(QModelIndex)
    def _begin(self, index: QModelIndex) -> None:
        waits = self.state() == QAbstractItemView.State.EditingState
        if index.column() > 0 and self.action_at(index.row()) and not waits:
            self.setCurrentIndex(index)
            self.edit(index)

    @Slot(int, int, str)
    def _take(self, row: int, column: int, key: str) -> None:
        self.setFocus()
        self.pressed.emit(self.action_at(row), column - 1, key)

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit(self.action_at(self.currentRow()))


def _shared(overrides: KeysById) -> Counter[str]:
    """How many actions each key has."""
    return Counter(
        written
        for spec in ACTIONS
        for written in {keys.sequence(key).toString() for key in keys.keys_of(spec, overrides)}
    )
