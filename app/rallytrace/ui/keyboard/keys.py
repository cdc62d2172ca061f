"""Shortcuts: the keys of actions, their conflicts, and the own keys of focused widgets."""

import math
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from rallytrace.track.wording import join_names
from rallytrace.ui.keyboard.action_spec import MENUS, MODES, ActionSpec, Hold, Need
from rallytrace.ui.keyboard.actions import ACTIONS, SPECS

_NEVER_BOTH: Final = (
    Need.RALLY_RANGE | Need.NO_RALLY_RANGE,
    Need.RUNNING | Need.IDLE,
    Need.PREVIEW | Need.NO_PREVIEW,
    Need.PROPOSAL | Need.NO_PROPOSAL,
    Need.PROPOSAL | Need.PREVIEW,
)

_MENU_KEYS: Final = (
    {}
    if sys.platform == "darwin"
    else {f"Alt+{title[title.index('&') + 1].upper()}": title.replace("&", "") for title in MENUS}
)
"""The menus of the menu bar by their keys."""

KeysById = Mapping[str, Sequence[str]]
"""Keys as portable text ("Ctrl+Shift+Z") by the action's id; without defaults."""
_Key = Qt.Key
_Modifier = Qt.KeyboardModifier
_STEPPING = frozenset({_Key.Key_Left, _Key.Key_Right, _Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown})
"""Keys of a slider or a bar of tabs."""
_MOVING = _STEPPING | {_Key.Key_Up, _Key.Key_Down, _Key.Key_Backspace, _Key.Key_Delete}
"""Keys of a text field, with any modifier."""
_EDITING = frozenset({_Key.Key_A, _Key.Key_C, _Key.Key_V, _Key.Key_X, _Key.Key_Y, _Key.Key_Z, _Key.Key_Insert})
"""Keys of a text field, with Ctrl."""
_UNDOING = (_Key.Key_Y, _Key.Key_Z)
_LETTER_ROWS: Final = (("QWERTYUIOP", 16), ("ASDFGHJKL", 30), ("ZXCVBNM", 44))
_LETTER_BY_SCAN_CODE: Final = {
    code: ord(letter) for letters, first in _LETTER_ROWS for code, letter in enumerate(letters, first)
}
"""Latin letters by scan code, as on a US keyboard: of Windows, and of Linux, plus 8 under X11."""
_LETTER_ON_MACOS: Final = dict(enumerate(map(ord, f"ASDFHGZXCV BQWERYT{' ' * 13}OU IP LJ K    NM")))
"""The same by virtual key, a position on macOS (`kVK_ANSI_A`)."""


def keys_of(spec: ActionSpec, overrides: KeysById) -> tuple[str, ...]:
    """Return the valid keys of an action as portable text, from the overrides or the defaults."""
    return tuple(key for key in overrides.get(spec.id, spec.keys) if key_problem(key) is None)


def shown_keys(overrides: KeysById, *names: str) -> tuple[str, ...]:
    """Return the first keys of actions in the notation and language of the system.

    Actions without a key are left out.
    """
    given = (keys_of(SPECS[name], overrides) for name in names)
    return tuple(key_text(keys[0]) for keys in given if keys)


@cache
def sequence(key: str) -> QKeySequence:
    """Return the key as a QKeySequence, or empty if the text is no key."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def bare_key(key: str) -> int:
    return int(_combination(key).key())


@cache
def key_text(key: str) -> str:
    """Return the key as text in the notation and language of the system."""
    return sequence_text(sequence(key))


def sequence_text(keys: QKeySequence) -> str:
    """Return a key as text in the notation and language of the system. Outside of macOS Qt's Return is called Enter."""
    text = keys.toString(QKeySequence.SequenceFormat.NativeText)
    if sys.platform == "darwin":
        return text
    if text.endswith("Return"):
        return text.removesuffix("Return") + "Enter"
    return f"{text} (keypad)" if text.endswith("Enter") else text


def action_key(action: QAction) -> str:
    """Return the first key of an action, as text, or ''."""
    return sequence_text(action.shortcut())


def action_link(action: QAction, words: str, target: str = "#") -> str:
    """Return a link in rich text, below other text, to an action with its key, or '' while the action is disabled."""
    return f'<br><br><a href="{target}">{words}</a> {action_key(action)}' if action.isEnabled() else ""


def gesture_text(gesture: str) -> str:
    """Return a mouse gesture, such as "Ctrl+drag", with its modifier as in `key_text`."""
    modifier, plus, act = gesture.rpartition("+")
    return key_text(f"{modifier}+A").removesuffix("A") + act if plus else act


@cache
def key_problem(key: str) -> str | None:
    """Why a text is no usable key; None if it is one."""
    found = sequence(key)
    written = found.toString(QKeySequence.SequenceFormat.PortableText)
    if found.isEmpty() or not written or not written.isprintable() or written.endswith("Unknown"):
        return f"'{key}' is not a key."
    if found.count() > 1:
        return f"'{key}' is more than one key."
    return None


def conflicts(overrides: KeysById) -> tuple[str, ...]:
    """Return the problems of these keys, one sentence each: unknown action, invalid key, or one key for two actions."""
    found = [f"There is no action '{name}'." for name in overrides if name not in SPECS]
    found += [
        f"{spec.name}: {problem}"
        for spec in ACTIONS
        for key in dict.fromkeys(overrides.get(spec.id, spec.keys))
        if (problem := action_key_problem(spec, key)) is not None
    ]
    found += [
        f"{key_text(key)} is the key of {_names(specs)}, so it would do nothing."
        for key, specs in find_conflicts(overrides).items()
    ]
    return tuple(found)


def action_key_problem(spec: ActionSpec, key: str) -> str | None:
    """Why a text is no usable key for an action; None if it is one."""
    problem = key_problem(key) or (_hold_problem(key) if spec.hold is not Hold.PRESS_ONLY else None)
    menu = None if problem else _MENU_KEYS.get(sequence(key).toString())
    return problem if menu is None else f"{key_text(key)} opens the menu '{menu}'."


def find_conflicts(overrides: KeysById) -> dict[str, list[ActionSpec]]:
    """Return the actions with a common key, enabled at the same time, by the key in portable text."""
    users: dict[str, dict[str, ActionSpec]] = {}
    for spec in ACTIONS:
        for key in overrides.get(spec.id, spec.keys):
            if action_key_problem(spec, key) is None:
                users.setdefault(sequence(key).toString(), {})[spec.id] = spec
    found = {
        key: [
            spec
            for spec in specs.values()
            if any(spec is not peer and can_clash(spec, peer) for peer in specs.values())
        ]
        for key, specs in users.items()
    }
    return {key: specs for key, specs in found.items() if specs}


def conflict_text(key: str, specs: Sequence[ActionSpec]) -> str:
    """Return the message for a key of several enabled actions."""
    count = "Two" if len(specs) == 2 else str(len(specs))
    return f"{count} actions have the key {key_text(key)}: {_names(specs)}. Change one of them in the settings."


def _names(specs: Sequence[ActionSpec]) -> str:
    return join_names(f"'{spec.name}'" for spec in specs)


def can_clash(first: ActionSpec, second: ActionSpec) -> bool:
    """Return whether two actions can be enabled at the same time, and cannot share a key."""
    if (first.needs ^ second.needs) & MODES:
        return False
    needs = first.needs | second.needs
    return not any(pair in needs for pair in _NEVER_BOTH)


def _hold_problem(key: str) -> str | None:
    """Return the problem of a hold key with modifiers, since these may be released before it; None without."""
    if _combination(key).keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        return f"'{key}' cannot be held down for this action. Choose a key without Ctrl, Alt or Shift."
    return None


def _combination(key: str) -> QKeyCombination:
    # PySide6's stubs lack QKeySequence.__getitem__.
    first = sequence(key)[0]  # type: ignore[index]
    assert isinstance(first, QKeyCombination)
    return first


# Qt offers every key to the focused widget before it looks for a shortcut (ShortcutOverride). The filter is on
# the widget only: on the application it would be called for every mouse move and paint event.


class OwnKeys(QObject):
    """Gives a widget the keys that it uses itself before they trigger the window's shortcuts.

    Args:
        wants: whether the widget uses a key now.
    """

    def __init__(self, widget: QWidget, wants: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(widget)
        self._wants = wants
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        takes = event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event)
        if takes:
            event.accept()
        return takes


@dataclass(frozen=True, slots=True)
class _Release:
    """A release reported by the system.

    Attributes:
        key: `Qt.Key`, or 0.
        timestamp: time stamp in milliseconds.
        repeats: number of its repeats before.
        was_held: whether it was down as a hold key.
    """

    key: int
    timestamp: int
    repeats: int
    was_held: bool

    def is_no_end(self, event: QKeyEvent) -> bool:
        """Return whether a press shows that the release was a mere repeat of the key."""
        return event.key() == self.key and event.timestamp() == self.timestamp > 0


def _moment(event: QKeyEvent) -> float:
    """Return when a key went down or up, in seconds of the system's clock, because the window may have been busy."""
    return event.timestamp() / 1000 or time.monotonic()


@runtime_checkable
class Revertible(Protocol):
    """A field whose value is accepted when the focus leaves it."""

    def revert(self) -> None:
        """Drop the text typed since the value was last accepted."""


@runtime_checkable
class Yielding(Protocol):
    """A field that leaves some keys to the window's shortcuts."""

    def yields(self, event: QKeyEvent) -> bool:
        """Return True for a key that the field does not type."""


class Keyboard(QObject):
    """Filters the key events of a window and its floating docks.

    On X11, Qt does not recognise every repeat of a held key as one: a release and a press come with the same time stamp
    (seen with Xvfb). Those are repeats here, too.

    Attributes:
        repeats: number of repeats of the pressed key; 0 for its first press.
        down_seconds: time between press and release of the last released key, by the times of its events.
    """

    key_held = Signal(int, bool)
    """A key (`Qt.Key`) of `set_hold_keys`, and whether it is down."""
    key_repeated = Signal(int)
    """A key with a false release: it has only repeated."""
    field_escaped = Signal()
    """Esc was pressed in a text field; its typed text is dropped if possible (`Revertible`)."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.repeats = 0
        self.down_seconds = 0.0
        self._pressed_at: dict[int, float] = {}
        self._window = window
        self._let_go_of = _Release(0, 0, 0, was_held=False)
        self._hold_keys: frozenset[int] = frozenset()
        self._down: set[int] = set()
        self._watched: QWidget | None = None
        self._tab_down = self._by_tab = False
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._watch)
            app.applicationStateChanged.connect(self._let_go_in_background)
            self._watch(None, app.focusWidget())

    def set_hold_keys(self, keys: frozenset[int]) -> None:
        """Set the keys (`Qt.Key`) of actions on while they are held."""
        self.let_go()
        self._hold_keys = keys

    @Slot()
    def let_go(self) -> None:
        """Release all held keys."""
        for key in sorted(self._down):
            self._release(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer ShortcutOverride events, and report held keys; True consumes the event."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._offered(watched, event)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pressed(watched, event)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self._released(watched, event)
        if kind == QEvent.Type.WindowDeactivate:
            self.let_go()
        return False

    def _offered(self, watched: QObject, event: QKeyEvent) -> bool:
        """Answer a ShortcutOverride: accept it if the widget needs the key itself."""
        if watched is (self._watched or self._window):  # not again when it propagates to the window
            if self._let_go_of.is_no_end(event):
                self.repeats = self._let_go_of.repeats + 1
            else:
                self.repeats = self.repeats + 1 if event.isAutoRepeat() else 0
        self._tab_down = event.key() in (_Key.Key_Tab, _Key.Key_Backtab)
        if not self._is_ours(watched):
            return False
        if isinstance(watched, QKeySequenceEdit):  # accepts every key by itself
            return False
        if _pops_up(watched):
            # A popup list handles its keys itself, some already in ShortcutOverride.
            event.accept()
            return False
        if isinstance(watched, Yielding) and watched.yields(event):
            return True  # not accepted, so the shortcut gets it
        if _types(watched, event) or _walks(watched, event) or (self._by_tab and _presses(watched, event)):
            event.accept()
            return True
        # On some systems text fields use Ctrl+E and the like; our shortcuts come first.
        return is_field(watched) and bool(event.modifiers() & _Modifier.ControlModifier)

    def _pressed(self, watched: QObject, event: QKeyEvent) -> bool:
        if not self._is_ours(watched) or _pops_up(watched):
            return False
        if is_field(watched):
            if event.key() == _Key.Key_Escape and not _edits_a_cell(watched):
                if isinstance(watched, Revertible):
                    watched.revert()
                self.field_escaped.emit()
                return True
            return False
        key = self._hold_key(event)
        if key not in self._hold_keys or event.modifiers() & ~_Modifier.KeypadModifier:
            return False
        if not event.isAutoRepeat() and key not in self._down:
            self._down.add(key)
            if self._let_go_of.is_no_end(event) and self._let_go_of.was_held:
                self.key_repeated.emit(key)
            else:
                self._pressed_at[key] = _moment(event)
                self.key_held.emit(key, True)
        return True

    def _released(self, watched: QObject, event: QKeyEvent) -> bool:
        self._tab_down = False
        key = self._hold_key(event)
        if not event.isAutoRepeat() and watched is (self._watched or self._window):
            self._let_go_of = _Release(event.key(), event.timestamp(), self.repeats, was_held=key in self._down)
            self.repeats = 0
        if key not in self._down:
            return False
        if not event.isAutoRepeat():
            self._release(key, _moment(event))
        return True

    def _hold_key(self, event: QKeyEvent) -> int:
        """Return the key of an event as in `set_hold_keys`; Qt finds it on any layout for shortcuts only."""
        return event.key() if event.key() in self._hold_keys else _latin_key(event)

    def _release(self, key: int, moment: float = math.inf) -> None:
        self._down.discard(key)
        self.down_seconds = moment - self._pressed_at.get(key, moment)
        self.key_held.emit(key, False)

    def _is_ours(self, watched: QObject) -> bool:
        """Return whether the widget is in our window, in one of its floating docks, or in a popup of them."""
        widget = watched if isinstance(watched, QWidget) else None
        while widget is not None:
            top = widget.window()
            if top is self._window:
                return True
            floats = top.windowType() in (Qt.WindowType.Tool, Qt.WindowType.Popup)
            widget = top.parentWidget() if floats else None
        return False

    @Slot(QWidget, QWidget)
    def _watch(self, _previous: QWidget | None, focused: QWidget | None) -> None:
        if self._watched is not None and self._watched is not self._window and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = focused
        if focused is not None and focused is not self._window:
            focused.installEventFilter(self)
            self._by_tab = self._tab_down
        if focused is not None and is_field(focused):
            self.let_go()

    @Slot(Qt.ApplicationState)
    def _let_go_in_background(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.let_go()


def _latin_key(event: QKeyEvent) -> int:
    """Return the key of an event. For a letter of another script, the Latin letter at its position."""
    key, platform = event.key(), QGuiApplication.platformName()
    if not 0xFF < key < _Key.Key_Escape:  # Latin-1, or a key without a character
        return key
    if platform == "cocoa":
        return _LETTER_ON_MACOS.get(event.nativeVirtualKey(), key)
    return _LETTER_BY_SCAN_CODE.get(event.nativeScanCode() - (8 if platform in ("xcb", "wayland") else 0), key)


def is_delete(event: QKeyEvent) -> bool:
    """Return whether the key is labelled "delete": on macOS Backspace, elsewhere Del."""
    return event.key() == _Key.Key_Delete or (event.key() == _Key.Key_Backspace and sys.platform == "darwin")


def is_field(widget: QObject | None) -> bool:
    """Return whether the widget takes typed text or numbers."""
    if isinstance(widget, (QLineEdit, QPlainTextEdit, QTextEdit)):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, (QAbstractSpinBox, QKeySequenceEdit))


def _types(watched: QObject, event: QKeyEvent) -> bool:
    if not is_field(watched):
        return False
    key, modifiers = event.key(), event.modifiers()
    if key in _MOVING:
        return True
    if _Key.Key_F1 <= key <= _Key.Key_F35:
        return False
    if key in _EDITING and modifiers & _Modifier.ControlModifier:
        # Without typed text, Ctrl+Z undoes the last edit, such as the position just entered.
        line = watched.lineEdit() if isinstance(watched, (QAbstractSpinBox, QComboBox)) else watched
        untyped = isinstance(line, QLineEdit) and not (line.isUndoAvailable() or line.isRedoAvailable())
        return not (untyped and key in _UNDOING)
    commanding = modifiers & (_Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier)
    # On a Mac, Option alone types other signs.
    by_alt_gr = bool(modifiers & _Modifier.AltModifier) and (
        bool(modifiers & _Modifier.ControlModifier) == (sys.platform != "darwin")
    )
    return not commanding or (by_alt_gr and event.text().isprintable() and bool(event.text()))


def _walks(watched: QObject, event: QKeyEvent) -> bool:
    """Return whether the key goes up or down in a list or a box of choices, clicked or not."""
    listing = isinstance(watched, (QAbstractItemView, QComboBox))
    return listing and not event.modifiers() and event.key() in (_Key.Key_Up, _Key.Key_Down)


def _presses(watched: QObject, event: QKeyEvent) -> bool:
    """Return whether the key operates a button, check box, slider, tab or list focused with Tab."""
    if event.modifiers():
        return False
    if isinstance(watched, QAbstractButton):
        return event.key() in (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
    if isinstance(watched, (QAbstractSlider, QTabBar)):
        return event.key() in _STEPPING
    listing = isinstance(watched, (QAbstractItemView, QComboBox))
    return listing and (event.key() in _MOVING or event.key() in (_Key.Key_Space, _Key.Key_Return))


def _pops_up(watched: QObject) -> bool:
    """Return whether the widget is in the popup of a combo box."""
    return isinstance(watched, QWidget) and watched.window().windowType() == Qt.WindowType.Popup


def _edits_a_cell(watched: QObject) -> bool:
    """Return whether the field is the editor of a table cell: Esc cancels the edit."""
    parent = watched.parent() if isinstance(watched, QWidget) else None
    return parent is not None and isinstance(parent.parent(), QAbstractItemView)
