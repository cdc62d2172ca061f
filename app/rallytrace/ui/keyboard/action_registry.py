"""The actions of a window: the table as menus, a tool bar, tooltips and configurable keys."""

import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton, QWidget

from rallytrace.texts import shown, tr
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.action_spec import FILLED_AFTER, MENUS, MODES, ActionSpec, Hold, Need, reason_for
from rallytrace.ui.keyboard.actions import ACTIONS, SPECS, TOOL_BAR
from rallytrace.ui.keyboard.keys import Keyboard, KeysById
from rallytrace.ui.look import icons

TAP_SECONDS = 0.25
"""A key that is released within this time counts as tapped, not held."""
_MENU_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""Roles by which macOS moves some actions to its application menu."""
_NATIVE = QKeySequence.SequenceFormat.NativeText


class ActionRegistry(QObject):
    """The QActions of a window, created from the table of actions.

    Attributes:
        home: receives the focus when Esc is pressed in a text field.
    """

    triggered = Signal(str)
    """The id of a triggered action. A checkable one already has its new state: `registry[id].isChecked()`."""
    hold_changed = Signal(str, bool)
    """The id of an action with a hold key, and whether the action is now on."""
    keys_changed = Signal()
    conflict_found = Signal(str)
    """A message for the user: a key that several enabled actions share was pressed, so none was triggered."""

    def __init__(self, window: QWidget, overrides: KeysById | None = None) -> None:
        super().__init__(window)
        self.home: QWidget | None = None
        self._needs = {spec.id: spec.needs.value for spec in ACTIONS}  # numbers, for flags are slow to compare
        self._actions: dict[str, QAction] = {}
        self._texts = {spec.id: (shown(spec.text), shown(spec.tip)) for spec in ACTIONS}
        self._tips: dict[str, str] = {}
        self._menus: dict[tuple[str, ...], QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._hold_ids: dict[int, str] = {}
        self._users: dict[str, list[ActionSpec]] = {}
        self._modes = Need.UNCONDITIONAL
        self._present = 0
        self._before_hold: dict[str, bool] = {}
        self._last_hold = ("", False)
        self._keyboard = Keyboard(window)
        self._keyboard.key_held.connect(self._hold)
        self._keyboard.key_repeated.connect(self._resume_hold)
        self._keyboard.field_escaped.connect(self._go_home)
        for spec in ACTIONS:
            self._actions[spec.id] = self._make(spec)
        self.overrides: KeysById = dict(overrides or {})
        self._give_keys()
        window.addActions(list(self._actions.values()))  # last, because the window is told of each change of an action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    @property
    def repeats(self) -> int:
        """Return how often the pressed key has auto-repeated, or 0 for a first press or a click."""
        return self._keyboard.repeats

    def set_state(self, present: Need) -> None:
        """Enable each action whose needs are all in `present`, and disable the others."""
        bits = present.value
        changed = bits ^ self._present
        if not changed:
            return
        self._present = bits
        for name, needs in self._needs.items():
            if needs & changed:
                self._actions[name].setEnabled(needs & bits == needs)
                self._give_tip(name)
        modes = present & MODES
        if modes != self._modes:
            self._modes = modes
            self._give_keys()

    def set_checked(self, name: str, checked: bool) -> None:  # noqa: FBT001 - as `setChecked`
        """Check or uncheck an action without triggering it."""
        self._actions[name].setChecked(checked)

    def set_keys(self, overrides: KeysById) -> None:
        """Set the keys of the actions. Those not in `overrides` get their defaults."""
        if overrides != self.overrides:
            self.overrides = dict(overrides)
            self._give_keys()
            self.keys_changed.emit()

    def suspended_in(self, mode: Need) -> tuple[ActionSpec, ...]:
        """Return the actions that have no key in a mode because the mode's actions use it."""
        taken = self._keys_in(mode)
        specs = (spec for spec in SPECS.values() if not spec.needs & MODES)
        return tuple(spec for spec in specs if taken.intersection(map(_portable_text, self.keys_of(spec.id))))

    def keys_of(self, name: str) -> tuple[str, ...]:
        """Return the current keys of an action, as portable text."""
        return keys.keys_of(SPECS[name], self.overrides)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report a key shared by several enabled actions, which Qt would ignore, and drop unwanted repeats of a key."""
        if isinstance(event, QShortcutEvent) and isinstance(watched, QAction):
            if self._keyboard.repeats and not watched.autoRepeat():
                return True
            return self._is_ambiguous(event.key().toString(QKeySequence.SequenceFormat.PortableText))
        return super().eventFilter(watched, event)

    def build_menus(self, bar: QMenuBar) -> None:
        for title in MENUS:
            self._menus[title,] = bar.addMenu(shown(title))
            self._menus[title,].setToolTipsVisible(True)
        for spec in ACTIONS:
            menu = self._menu(spec.menu, line_above=spec.begins_section)
            if spec.begins_section and not menu.isEmpty():
                menu.addSeparator()
            menu.addAction(self._actions[spec.id])
            if spec.id in FILLED_AFTER:
                self._menu(FILLED_AFTER[spec.id], line_above=False)

    def menu(self, path: tuple[str, ...]) -> QMenu:
        """Return the menu with a path, the titles from the menu bar down."""
        return self._menus[path]

    def build_tool_bar(self, bar: QToolBar) -> None:
        for index, group in enumerate(TOOL_BAR):
            if index:
                bar.addSeparator()
            bar.addActions([self._actions[name] for name in group])

    def connect_all(self, slots: Mapping[str, Callable[[], object]]) -> None:
        """Connect each slot to the action with its id.

        Raises:
            KeyError: there is no such action.
        """
        for name, slot in slots.items():
            self._actions[name].triggered.connect(partial(_call, slot))

    def _make(self, spec: ActionSpec) -> QAction:
        action = QAction(self._texts[spec.id][0], self)
        action.setObjectName(spec.id)
        action.setEnabled(not spec.needs)
        if spec.icon:
            action.setIcon(icons.icon(spec.icon))
        action.setIconText(spec.name)
        action.setCheckable(spec.checkable or bool(spec.setting))
        action.setIconVisibleInMenu(not action.isCheckable())  # the check mark has its place
        action.setAutoRepeat(spec.repeats)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setMenuRole(_MENU_ROLES.get(spec.id, QAction.MenuRole.NoRole))
        if spec.choice:
            if spec.choice not in self._groups:
                self._groups[spec.choice] = QActionGroup(self)
            self._groups[spec.choice].addAction(action)
        action.triggered.connect(self._tell)
        action.installEventFilter(self)
        return action

    def _give_keys(self) -> None:
        self._keyboard.let_go()
        self._hold_ids, self._users = {}, {}
        taken = self._keys_in(self._modes)
        for name, spec in SPECS.items():
            yields = not self._needs[name] & MODES.value
            active = [key for key in self.keys_of(name) if not (yields and _portable_text(key) in taken)]
            for key in dict.fromkeys(map(_portable_text, active)):
                self._users.setdefault(key, []).append(spec)
            action, words = self._actions[name], keys.key_text(active[0]) if active else ""
            text, tip = self._texts[name]
            self._tips[name] = tr("actions", "{tip} ({key})", tip=tip, key=words) if words else tip
            self._give_tip(name)
            if spec.hold is Hold.PRESS_ONLY:
                action.setShortcuts([keys.sequence(key) for key in active])
                written = bool(words) and words != keys.sequence(active[0]).toString(_NATIVE)
                action.setText(f"{text}\t{words}" if written else text)
                continue
            # QAction shortcuts have no release event; a menu shows text after a tab as the key. On macOS the menu bar
            # would take that key before the window.
            action.setText(f"{text}\t{words}" if words and sys.platform != "darwin" else text)
            self._hold_ids |= {keys.bare_key(key): name for key in active}
        self._keyboard.set_hold_keys(frozenset(self._hold_ids))

    def _give_tip(self, name: str) -> None:
        """Set the tooltip of an action. If the action is disabled, the tooltip also says why."""
        reason = shown(_reason_for(self._needs[name] & ~self._present))
        self._actions[name].setToolTip(f"{self._tips[name]}\n{reason}" if reason else self._tips[name])

    def _keys_in(self, modes: Need) -> frozenset[str]:
        names = (name for name, needs in self._needs.items() if needs & modes.value)
        return frozenset(_portable_text(key) for name in names for key in self.keys_of(name))

    def _is_ambiguous(self, key: str) -> bool:
        """Return whether several enabled actions share a key. If so, emit `conflict_found`."""
        possible = [spec for spec in self._users.get(key, ()) if self._actions[spec.id].isEnabled()]
        if len(possible) > 1:
            self.conflict_found.emit(keys.conflict_text(key, possible))
        return len(possible) > 1

    def _menu(self, path: tuple[str, ...], *, line_above: bool) -> QMenu:
        if path not in self._menus:
            parent = self._menu(path[:-1], line_above=False)
            if line_above and not parent.isEmpty():
                parent.addSeparator()
            self._menus[path] = parent.addMenu(shown(path[-1]))
            self._menus[path].setToolTipsVisible(True)
        return self._menus[path]

    @Slot()
    def _tell(self) -> None:
        action = self.sender()
        if not isinstance(action, QAction):
            return
        name = action.objectName()
        if SPECS[name].hold is Hold.PRESS_ONLY:
            self.triggered.emit(name)
        else:
            self.hold_changed.emit(name, action.isChecked())

    @Slot(int, bool)
    def _hold(self, key: int, pressed: bool) -> None:  # noqa: FBT001 - a signal's
        """Toggle the action of a hold key at the press, and back at the release unless it was a tap."""
        name = self._hold_ids[key]
        action = self._actions[name]
        if pressed:
            self._last_hold = ("", False)
        if pressed and action.isEnabled() and not self._is_ambiguous(QKeySequence(key).toString()):
            self._before_hold[name] = action.isChecked()
            self._switch(name, not action.isChecked())
        elif not pressed and name in self._before_hold:
            previous = self._before_hold.pop(name)
            self._last_hold = name, previous
            tapped = self._keyboard.down_seconds < TAP_SECONDS
            if not (tapped and SPECS[name].hold is Hold.OR_TAP):
                self._switch(name, previous)

    @Slot(int)
    def _resume_hold(self, key: int) -> None:
        """Toggle the action of a hold key again, because the reported release of the key was false."""
        name, previous = self._last_hold
        if name == self._hold_ids.get(key):
            self._before_hold[name] = previous
            self._switch(name, not previous)

    def _switch(self, name: str, checked: bool) -> None:  # noqa: FBT001 - as above
        if self._actions[name].isChecked() != checked:
            self._actions[name].setChecked(checked)
            self.hold_changed.emit(name, checked)

    @Slot()
    def _go_home(self) -> None:
        if self.home is not None:
            self.home.setFocus(Qt.FocusReason.ShortcutFocusReason)


@cache
def _reason_for(missing: int) -> str:
    return reason_for(Need(missing))


@cache
def _portable_text(key: str) -> str:
    return keys.sequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def _call(slot: Callable[[], object], _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - a signal's
    slot()


class Actions(Protocol):
    """The window's actions by id: an `ActionRegistry`, or a dictionary."""

    def __getitem__(self, name: str, /) -> QAction: ...


def action_button(action: QAction, parent: QWidget | None = None) -> QToolButton:
    """Return a flat button for an action, which cannot have the focus."""
    button = QToolButton(parent, autoRaise=True, toolButtonStyle=Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button
