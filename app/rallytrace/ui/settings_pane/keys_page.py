"""The page of the keys."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.settings import KEYS
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_spec import ActionSpec
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.form import Page
from rallytrace.ui.settings_pane.key_table import KeyTable
from rallytrace.ui.settings_pane.notice import Notice

_SPECS: Final = {spec.id: spec for spec in ACTIONS}
_HOW: Final = "Click a key, or press Return on it, and press the new one. Delete takes a key away."


class KeysPage(Page):
    """Every action with its keys, to be changed, and what is wrong with them in words."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Keys", _HOW, parent)
        self._preferences = preferences
        self._former: dict[str, tuple[str, ...]] = {}
        self._newest: tuple[str, str] = ("", "")
        self.search = QLineEdit(self)
        self.search.setPlaceholderText("Find an action or a key")
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName("Find an action or a key")
        self.none_found = QLabel("No action has that in its name or among its keys.", self)
        self.none_found.setProperty("role", "muted")
        self.none_found.hide()
        self.trouble = Notice(parent=self)
        self.take = QPushButton(self)
        self.take.hide()
        self.table = KeyTable(self)
        self.table.setMinimumHeight(220)
        self.reset_one = QPushButton("Back to its own keys", self)
        self.reset_all = QPushButton("Give all actions their own keys", self)
        self.undone = Notice("Undo", self)
        self._lay_out()
        self.search.textChanged.connect(self._narrow)
        self.take.clicked.connect(self._take_from_others)
        self.table.pressed.connect(self._give)
        self.table.removed.connect(self._remove)
        self.table.chosen.connect(self._on_row)
        self.reset_one.clicked.connect(self._reset_row)
        self.reset_all.clicked.connect(self._reset_all)
        self.undone.pressed.connect(self._undo)
        preferences.changed.connect(self._follow)
        self._show()

    def _lay_out(self) -> None:
        self.body.addWidget(self.search)
        self.body.addWidget(self.trouble)
        row = QHBoxLayout()
        row.addWidget(self.take)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.none_found)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.undone)
        row = QHBoxLayout()
        row.addWidget(self.reset_one)
        row.addStretch(1)
        row.addWidget(self.reset_all)
        self.body.addLayout(row)

    @property
    def _overrides(self) -> dict[str, tuple[str, ...]]:
        return dict(self._preferences.value.keys)

    @Slot(str, int, str)
    def _give(self, action: str, place: int, key: str) -> None:
        """Let an action have a key, in the place of one it has or besides."""
        now = list(self._keys_of(action))
        if place < len(now):
            now[place] = key
        else:
            now.append(key)
        self._newest = (action, key)
        self._set(action, tuple(dict.fromkeys(now)))

    @Slot(str, int)
    def _remove(self, action: str, place: int) -> None:
        now = self._keys_of(action) if action else ()
        if place < len(now):
            self._set(action, now[:place] + now[place + 1 :])

    @Slot()
    def _take_from_others(self) -> None:
        """Leave the key that was pressed last to its action alone."""
        action, key = self._newest
        overrides = self._overrides
        for spec in self._others_with(action, key):
            left = tuple(one for one in self._keys_of(spec.id) if keys.sequence(one) != keys.sequence(key))
            overrides |= {spec.id: left}
        self._preferences.set_keys(_only_changed(overrides))
        self.table.setFocus()

    @Slot()
    def _reset_row(self) -> None:
        action = self.table.action_at(self.table.currentRow())
        if action:
            self._set(action, _SPECS[action].keys)

    @Slot()
    def _reset_all(self) -> None:
        former = self._overrides
        self._preferences.reset(KEYS)
        self._former = former
        self.undone.say(BadgeStatus.GOOD, "Every action has its own keys again.")

    @Slot()
    def _undo(self) -> None:
        self._preferences.set_keys(self._former)
        self.reset_all.setFocus()

    @Slot(str)
    def _narrow(self, words: str) -> None:
        found = self.table.narrow(words)
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
        self.table.show_keys(overrides)
        self.trouble.say(BadgeStatus.WARNING, " ".join(keys.conflicts(overrides)))
        others = self._others_with(*self._newest) if self._newest[0] else []
        self.take.setVisible(bool(others))
        names = " and ".join(f"'{spec.name}'" for spec in others)
        self.take.setText(f"Take {keys.key_text(self._newest[1])} from {names}".replace("&", "&&"))
        self.reset_all.setEnabled(bool(overrides))
        self._on_row()

    def _keys_of(self, action: str) -> tuple[str, ...]:
        return tuple(self._overrides.get(action, _SPECS[action].keys))

    def _others_with(self, action: str, key: str) -> list[ActionSpec]:
        """The other actions that have this key, as long as the action has it."""
        wanted = keys.sequence(key)
        if wanted not in [keys.sequence(one) for one in self._keys_of(action)]:
            return []
        return [
            spec
            for spec in ACTIONS
            if spec.id != action and wanted in [keys.sequence(one) for one in self._keys_of(spec.id)]
        ]

    def _set(self, action: str, given: tuple[str, ...]) -> None:
        self._preferences.set_keys(_only_changed({**self._overrides, action: given}))


def _only_changed(overrides: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Without the actions whose keys are those of the table; what the table does not know is left alone."""
    return {
        action: given for action, given in overrides.items() if action not in _SPECS or given != _SPECS[action].keys
    }
