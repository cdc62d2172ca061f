"""The keys page: every action with its configurable keys."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from rallytrace.session.preferences import Preferences
from rallytrace.settings import KEYS
from rallytrace.texts import join_sentences, shown, tr
from rallytrace.track.wording import join_names
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_spec import MENUS, ActionSpec, plain_title
from rallytrace.ui.keyboard.actions import ACTIONS, SPECS
from rallytrace.ui.keyboard.key_maps import KEY_MAPS, map_of
from rallytrace.ui.keyboard.keys import KeysById
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_row
from rallytrace.ui.look.widgets import Notice, give_role, plain_table
from rallytrace.ui.settings_pane.form import Page

_ALONE: Final = frozenset(
    {
        *(Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr),
        *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
    }
)
"""Modifiers and lock keys, which are no shortcuts when pressed alone."""
KEY_COLUMNS: Final = 3
_ROW_HEIGHT: Final = 28
_MAX_KEY_WIDTH: Final = 150


class KeyCapture(QLineEdit):
    """A field that captures a key press, which then has no other effect. Esc and a click elsewhere cancel."""

    key_captured = Signal(str)
    """The key as portable text of `QKeySequence`, or '' if the user has pressed Esc."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, placeholderText=tr("settings", "New key"))
        self.setAccessibleName(tr("settings", "Press the new key, or Esc to cancel."))
        self.setMaxLength(0)  # nothing can be pasted into it either
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Handle all keys here, so that none triggers a shortcut or moves the focus."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                event.accept()
                self._note(event)
                return True
        return super().event(event)

    def _note(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or event.key() in _ALONE or event.key() == 0:
            return
        cancelled = event.key() == Qt.Key.Key_Escape and not event.modifiers()
        words = "" if cancelled else words_for(event)
        if words or cancelled:
            self.key_captured.emit(words)


def words_for(event: QKeyEvent) -> str:
    """Return a key press as portable text, or '' if the key has no such text."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.GroupSwitchModifier
    key = event.key()
    if key == Qt.Key.Key_Backtab:
        key = Qt.Key.Key_Tab
    text = event.text()
    if len(text) == 1 and text.isprintable() and not text.isalpha() and not text.isspace():
        # Shift only selects the character, such as "?", or "1" on a French keyboard. It is not part of the shortcut.
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    written = QKeySequence(int(modifiers.value) | int(key)).toString(QKeySequence.SequenceFormat.PortableText)
    return written if written.isprintable() else ""


class KeyDelegate(QStyledItemDelegate):
    """Uses a `KeyCapture` as the editor of a cell."""

    key_captured = Signal(int, int, str)
    """Row and column of the cell, and the key as in `KeyCapture.key_captured`."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Limit the width, so that keys with long names leave room for the names of the actions."""
        return super().sizeHint(option, index).boundedTo(QSize(_MAX_KEY_WIDTH, _ROW_HEIGHT))

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        editor = KeyCapture(parent)
        editor.setProperty("row", index.row())
        editor.setProperty("column", index.column())
        editor.key_captured.connect(self._on_captured)
        return editor

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Do nothing, because the editor starts empty."""

    def setModelData(self, editor: QWidget, model: QObject, index: QModelIndex | QPersistentModelIndex) -> None:
        """Do nothing, because the page changes the keys."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Leave all keys to the editor, even Return, Tab and Escape, which would otherwise close it."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        return super().eventFilter(editor, event)

    def _on_captured(self, words: str) -> None:
        editor = self.sender()
        if isinstance(editor, KeyCapture):
            row, column = int(editor.property("row")), int(editor.property("column"))
            self.closeEditor.emit(editor)
            self.key_captured.emit(row, column, words)


class KeyTable(QTableWidget):
    """A table of all actions, grouped by menu, with cells for up to three keys each."""

    key_entered = Signal(str, int, str)
    """The id of an action, the index of one of its keys, and the new key as portable text."""
    key_removed = Signal(str, int)
    """The id of an action, and the index of the key to be removed."""
    action_chosen = Signal(str)
    """The id of the action in the current row, or '' for a heading."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 1 + KEY_COLUMNS, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._rows: dict[str, int] = {}
        self._specs: dict[int, ActionSpec] = {}
        self.setHorizontalHeaderLabels(
            [tr("settings", "Action"), tr("settings", "Key"), tr("settings", "Second key"), tr("settings", "Third key")]
        )
        plain_table(self, _ROW_HEIGHT)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, 1 + KEY_COLUMNS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(tr("settings", "Actions and their keys"))
        delegate = KeyDelegate(self)
        delegate.key_captured.connect(self._on_captured)
        self.setItemDelegate(delegate)
        self.clicked.connect(self._begin)
        self.currentCellChanged.connect(self._tell)
        self._fill()

    def row_of(self, action: str) -> int:
        return self._rows[action]

    def action_at(self, row: int) -> str:
        """Return the id of the action in a row, or '' for a heading."""
        spec = self._specs.get(row)
        return "" if spec is None else spec.id

    def show_keys(self, overrides: KeysById) -> None:
        """Show the keys of all actions. Actions with changed keys are in italics, and invalid keys get an icon."""
        contested = keys.find_conflicts(overrides)
        for row, spec in self._specs.items():
            given = tuple(overrides.get(spec.id, spec.keys))
            self._show_name(row, spec, changed=spec.id in overrides)
            for column in range(KEY_COLUMNS):
                key = given[column] if column < len(given) else ""
                self._show_key(row, 1 + column, key, contested)

    def filter(self, words: str) -> int:
        """Show only actions whose name, tooltip, menu or keys contain all these words. Return their number."""
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row visible when a notice above takes space."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit the current cell on Return, F2 or Space. Request to remove its key on Delete or Backspace."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2, Qt.Key.Key_Space):
            self._begin(index)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and index.column() > 0:
            self.key_removed.emit(self.action_at(index.row()), index.column() - 1)
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        by_menu: dict[str, list[ActionSpec]] = {menu: [] for menu in MENUS}
        for spec in ACTIONS:
            by_menu[spec.menu[0]].append(spec)
        for menu, specs in by_menu.items():
            self._add_heading(plain_title(shown(menu)))
            for spec in specs:
                row = self.rowCount()
                self.insertRow(row)
                self._rows[spec.id] = row
                self._specs[row] = spec
                for column in range(1 + KEY_COLUMNS):
                    self.setItem(row, column, QTableWidgetItem())
                self._item(row, 0).setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)

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
        menu = " > ".join(plain_title(shown(title)) for title in spec.menu[1:])
        name = f"{menu} > {spec.name}" if menu else spec.name
        item.setText(f"    {name}")
        item.setToolTip(tr("settings", "{tip} (keys changed)", tip=spec.tip) if changed else shown(spec.tip))
        font = QFont(self.font())
        font.setItalic(changed)
        item.setFont(font)

    def _show_key(self, row: int, column: int, key: str, contested: Mapping[str, Sequence[ActionSpec]]) -> None:
        item, spec = self._item(row, column), self._specs[row]
        problem = keys.action_key_problem(spec, key) if key else None
        twice = problem is None and spec in contested.get(keys.sequence(key).toString(), ())
        item.setText(key if keys.key_problem(key) else keys.key_text(key))
        warned = bool(problem or twice)
        if item.icon().isNull() is warned:  # Qt lays out the table again for each icon set, even an equal one
            item.setIcon(icons.verdict_icon(BadgeStatus.WARNING) if warned else QIcon())
        if problem:
            item.setToolTip(shown(problem))
        elif twice:
            item.setToolTip(tr("settings", "Another action also has this key."))
        else:
            item.setToolTip(tr("settings", "Click to change the key"))

    def _text_of(self, row: int, spec: ActionSpec) -> str:
        cells = " ".join(self._item(row, column).text() for column in range(1 + KEY_COLUMNS))
        return f"{cells} {spec.searched}".lower()

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
    def _on_captured(self, row: int, column: int, key: str) -> None:
        self.setFocus()
        if key:
            self.key_entered.emit(self.action_at(row), column - 1, key)

    @Slot()
    def _tell(self) -> None:
        self.action_chosen.emit(self.action_at(self.currentRow()))


class KeysPage(Page):
    """The page on which the user changes the keys of actions. It shows conflicts between keys."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        introduction = tr(
            "settings",
            "Click a key or press {key}, then press the new key, or Esc to keep the old one. Delete removes a key.",
            key=keys.key_text("Return"),
        )
        super().__init__(tr("settings", "Keys"), introduction, parent)
        self._preferences = preferences
        self._former: dict[str, tuple[str, ...]] = {}
        self._newest: tuple[str, str] = ("", "")
        prompt = tr("settings", "Find an action or a key")
        self.search = QLineEdit(self, placeholderText=prompt, clearButtonEnabled=True)
        self.search.setAccessibleName(prompt)
        self.none_found = give_role(QLabel(tr("settings", "No action matches."), self), "muted")
        self.none_found.hide()
        self.maps = QComboBox(self, placeholderText=tr("settings", "Your own keys"))
        self.maps.setAccessibleName(tr("settings", "Key map"))
        self.maps.addItems([shown(key_map.name) for key_map in KEY_MAPS])
        self.problem = Notice(parent=self)
        self.remove_from_others = QPushButton(self)
        self.remove_from_others.hide()
        self.table = KeyTable(self)
        self.table.setMinimumHeight(220)
        self.reset_one = QPushButton(tr("settings", "Restore default keys"), self)
        self.reset_all = QPushButton(tr("settings", "Restore defaults for all actions"), self)
        self.undone = Notice(tr("settings", "Undo"), self)
        self._lay_out()
        self.maps.activated.connect(self._choose_map)
        self.search.textChanged.connect(self._filter)
        self.remove_from_others.clicked.connect(self._remove_from_others)
        self.table.key_entered.connect(self._give)
        self.table.key_removed.connect(self._remove)
        self.table.action_chosen.connect(self._on_row)
        self.reset_one.clicked.connect(self._reset_row)
        self.reset_all.clicked.connect(self._reset_all)
        self.undone.pressed.connect(self._undo)
        preferences.changed.connect(self._follow)
        self._show()

    def _lay_out(self) -> None:
        row = lay_row(QLabel(tr("settings", "Key map"), self), (self.maps, 1))
        self.body.addLayout(row)
        self.body.addWidget(self.search)
        self.body.addWidget(self.problem)
        row = lay_row(self.remove_from_others, (None, 1))
        self.body.addLayout(row)
        self.body.addWidget(self.none_found)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.undone)
        row = lay_row(self.reset_one, (None, 1), self.reset_all)
        self.body.addLayout(row)

    @property
    def _overrides(self) -> dict[str, tuple[str, ...]]:
        return dict(self._preferences.value.keys)

    @Slot(str, int, str)
    def _give(self, action: str, number: int, key: str) -> None:
        """Replace the key of an action at index `number`, or add a key if there is none."""
        assigned = list(self._keys_of(action))
        if number < len(assigned):
            assigned[number] = key
        else:
            assigned.append(key)
        self._newest = (action, key)
        self._set(action, tuple(dict.fromkeys(assigned)))

    @Slot(str, int)
    def _remove(self, action: str, number: int) -> None:
        assigned = self._keys_of(action) if action else ()
        if number < len(assigned):
            self._set(action, assigned[:number] + assigned[number + 1 :])

    @Slot()
    def _remove_from_others(self) -> None:
        action, key = self._newest
        overrides = self._overrides
        for spec in self._others_with(action, key):
            left = tuple(known for known in self._keys_of(spec.id) if keys.sequence(known) != keys.sequence(key))
            overrides |= {spec.id: left}
        self._preferences.set_keys(_only_changed(overrides))
        self.table.setFocus()

    @Slot()
    def _reset_row(self) -> None:
        action = self.table.action_at(self.table.currentRow())
        if action:
            self._set(action, SPECS[action].keys)

    @Slot()
    def _reset_all(self) -> None:
        self._replace({}, tr("settings", "All keys were restored to the defaults."))

    @Slot(int)
    def _choose_map(self, index: int) -> None:
        if map_of(self._overrides) is not KEY_MAPS[index]:
            self._replace(dict(KEY_MAPS[index].keys), tr("settings", "The keys of this map have replaced yours."))

    def _replace(self, overrides: dict[str, tuple[str, ...]], message: str) -> None:
        """Set the keys of all actions, and offer to undo that. If several key maps were tried, this undoes them all."""
        trying = not self.undone.isHidden() and map_of(self._overrides) is not None
        former = self._former if trying else self._overrides
        self._preferences.set_keys(overrides) if overrides else self._preferences.reset(KEYS)
        self._former = former
        self.undone.say(BadgeStatus.GOOD, message)

    @Slot()
    def _undo(self) -> None:
        self._preferences.set_keys(self._former)
        self.reset_all.setFocus()

    @Slot(str)
    def _filter(self, words: str) -> None:
        found = self.table.filter(words)
        self.none_found.setVisible(not found)
        self.table.setVisible(bool(found))

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if KEYS in sections:
            self.undone.say(BadgeStatus.GOOD, "")
            self._show()

    @Slot()
    def _on_row(self) -> None:
        self.reset_one.setEnabled(self.table.action_at(self.table.currentRow()) in self._preferences.value.keys)

    def _show(self) -> None:
        overrides = self._overrides
        chosen = map_of(overrides)
        self.maps.setCurrentIndex(-1 if chosen is None else KEY_MAPS.index(chosen))
        self.table.show_keys(overrides)
        self.problem.say(BadgeStatus.WARNING, join_sentences(*keys.conflicts(overrides)))
        rivals = self._others_with(*self._newest) if self._newest[0] else []
        self.remove_from_others.setVisible(bool(rivals))
        names = join_names(f"'{spec.name}'" for spec in rivals) if rivals else ""
        remove = tr("settings", "Remove {key} from {names}", key=keys.key_text(self._newest[1]), names=names)
        self.remove_from_others.setText(remove.replace("&", "&&"))
        self.reset_all.setEnabled(bool(overrides))
        self._on_row()

    def _keys_of(self, action: str) -> tuple[str, ...]:
        return tuple(self._overrides.get(action, SPECS[action].keys))

    def _others_with(self, action: str, key: str) -> list[ActionSpec]:
        """Return the other actions that conflict with this action on a key, none if it no longer has the key."""
        newest = SPECS[action]
        specs = keys.find_conflicts(self._overrides).get(keys.sequence(key).toString(), [])
        return (
            [spec for spec in specs if spec is not newest and keys.can_clash(newest, spec)] if newest in specs else []
        )

    def _set(self, action: str, given: tuple[str, ...]) -> None:
        self._preferences.set_keys(_only_changed({**self._overrides, action: given}))


def _only_changed(overrides: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return the overrides without those that equal the default keys. Overrides of unknown actions are kept."""
    return {action: given for action, given in overrides.items() if action not in SPECS or given != SPECS[action].keys}
