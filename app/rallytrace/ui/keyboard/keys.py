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

from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.wording import join_names
from rallytrace.ui.keyboard.action_spec import MENUS, MODES, ActionSpec, Hold, Need, plain_title
from rallytrace.ui.keyboard.actions import ACTIONS, GESTURES, SPECS

_NEVER_BOTH: Final = (
    Need.RALLY_RANGE | Need.NO_RALLY_RANGE,
    Need.RUNNING | Need.IDLE,
    Need.PREVIEW | Need.NO_PREVIEW,
    Need.PROPOSAL | Need.NO_PROPOSAL,
    Need.PROPOSAL | Need.PREVIEW,
)

KeysById = Mapping[str, Sequence[str]]
"""The user's own keys as portable text ("Ctrl+Shift+Z"), by action id. Actions with default keys are left out."""
_Key = Qt.Key
_Modifier = Qt.KeyboardModifier
_STEPPING = frozenset({_Key.Key_Left, _Key.Key_Right, _Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown})
"""Keys that a slider or a tab bar uses."""
_MOVING = _STEPPING | {_Key.Key_Up, _Key.Key_Down, _Key.Key_Backspace, _Key.Key_Delete}
"""Keys that a text field uses with any modifier."""
_EDITING = frozenset({_Key.Key_A, _Key.Key_C, _Key.Key_V, _Key.Key_X, _Key.Key_Y, _Key.Key_Z, _Key.Key_Insert})
"""Keys that a text field uses with Ctrl."""
_UNDOING = (_Key.Key_Y, _Key.Key_Z)
_LETTER_ROWS: Final = (("QWERTYUIOP", 16), ("ASDFGHJKL", 30), ("ZXCVBNM", 44))
_LETTER_BY_SCAN_CODE: Final = {
    code: ord(letter) for letters, first in _LETTER_ROWS for code, letter in enumerate(letters, first)
}
"""Latin letters of a US keyboard, keyed by scan code. X11 and Wayland report the code plus 8."""
_LETTER_ON_MACOS: Final = dict(enumerate(map(ord, f"ASDFHGZXCV BQWERYT{' ' * 13}OU IP LJ K    NM")))
"""Latin letters keyed by virtual key, which on macOS means the position of a key (`kVK_ANSI_A` is 0)."""


def keys_of(spec: ActionSpec, overrides: KeysById) -> tuple[str, ...]:
    """Return the valid keys of an action as portable text: the user's own, or if there are none, the defaults."""
    return tuple(key for key in overrides.get(spec.id, spec.keys) if key_problem(key) is None)


def shown_keys(overrides: KeysById, *names: str) -> tuple[str, ...]:
    """Return the first key of each action in the system's notation and language, without actions that have no key."""
    given = (keys_of(SPECS[name], overrides) for name in names)
    return tuple(key_text(keys[0]) for keys in given if keys)


@cache
def sequence(key: str) -> QKeySequence:
    """Return a key as a QKeySequence, which is empty if the text is not a key."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def bare_key(key: str) -> int:
    return int(_combination(key).key())


def key_text(key: str) -> str:
    """Return a key, given as portable text, in the notation and language of the system."""
    return sequence_text(sequence(key))


def sequence_text(keys: QKeySequence) -> str:
    """Return a key in the notation and language of the system. Qt's Return is called Enter, except on macOS."""
    text = keys.toString(QKeySequence.SequenceFormat.NativeText)
    if sys.platform == "darwin":
        return text
    if text.endswith("Return"):
        return text.removesuffix("Return") + "Enter"
    on_keypad = keys.toString(QKeySequence.SequenceFormat.PortableText).endswith("Enter")
    return tr("actions", "{key} (keypad)", key=text) if on_keypad else text


def action_key(action: QAction) -> str:
    """Return the first key of an action in the system's notation, or '' if it has none."""
    return sequence_text(action.shortcut())


def action_link(action: QAction, words: str, target: str = "#") -> str:
    """Return a link to an action, with its key, to append to rich text. Return '' while the action is disabled.

    Args:
        action: the action, for its key and state.
    """
    return f'<br><br><a href="{target}">{words}</a> {action_key(action)}' if action.isEnabled() else ""


def gesture_text(gesture: str) -> str:
    """Return a mouse gesture, such as "Ctrl+drag", in the language of the window and the system's notation."""
    modifier, plus, act = gesture.rpartition("+")
    act = shown(GESTURES.get(act, act))
    return key_text(f"{modifier}+A").removesuffix("A") + act if plus else act


@cache
def key_problem(key: str) -> str | None:
    """Return why a text is not a valid key, as a sentence for `shown`, or None if it is one."""
    found = sequence(key)
    written = found.toString(QKeySequence.SequenceFormat.PortableText)
    if found.isEmpty() or not written or not written.isprintable() or written.endswith("Unknown"):
        return tr_lazy("actions", "'{key}' is not a key.", key=key)
    if found.count() > 1:
        return tr_lazy("actions", "'{key}' is more than one key.", key=key)
    return None


def conflicts(overrides: KeysById) -> tuple[str, ...]:
    """Return a sentence for each problem of these keys: an unknown action, an invalid key, or a key used twice."""
    found = [tr("actions", "There is no action '{name}'.", name=name) for name in overrides if name not in SPECS]
    found += [
        tr("actions", "{action}: {problem}", action=spec.name, problem=problem)
        for spec in ACTIONS
        for key in dict.fromkeys(overrides.get(spec.id, spec.keys))
        if (problem := action_key_problem(spec, key)) is not None
    ]
    found += [
        tr(
            "actions",
            "{key} is the key of {names}, so it would do nothing.",
            key=key_text(key),
            names=_names(specs),
        )
        for key, specs in find_conflicts(overrides).items()
    ]
    return tuple(found)


def action_key_problem(spec: ActionSpec, key: str) -> str | None:
    """Return why a text is not a valid key for an action, as a sentence for `shown`, or None if it is one."""
    problem = key_problem(key) or (_hold_problem(key) if spec.hold is not Hold.PRESS_ONLY else None)
    if problem is not None:
        return problem
    menu = _menu_opened_by(sequence(key).toString())
    return tr_lazy("actions", "{key} opens the menu '{menu}'.", key=key_text(key), menu=menu) if menu else None


def _menu_opened_by(key: str) -> str:
    """Return the title of the menu in the menu bar that a key opens, or ''. It depends on the language."""
    letter = key.removeprefix("Alt+")
    if sys.platform == "darwin" or letter == key:
        return ""
    titles = map(shown, MENUS)
    return next((plain_title(title) for title in titles if f"&{letter}" in title.upper()), "")


def find_conflicts(overrides: KeysById) -> dict[str, list[ActionSpec]]:
    """Return the actions that share a key and can be enabled at the same time, keyed by the key as portable text."""
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
    """Return the message to the user for a key that several enabled actions share."""
    words, names = key_text(key), _names(specs)
    if len(specs) == 2:
        return tr(
            "actions",
            "Two actions have the key {key}: {names}. Change one of them in the settings.",
            key=words,
            names=names,
        )
    return tr(
        "actions",
        "{count} actions have the key {key}: {names}. Change one of them in the settings.",
        count=len(specs),
        key=words,
        names=names,
    )


def _names(specs: Sequence[ActionSpec]) -> str:
    return join_names(f"'{spec.name}'" for spec in specs)


def can_clash(first: ActionSpec, second: ActionSpec) -> bool:
    """Return whether two actions with the same key would conflict, because they can be enabled at the same time."""
    if (first.needs ^ second.needs) & MODES:
        return False
    needs = first.needs | second.needs
    return not any(pair in needs for pair in _NEVER_BOTH)


def _hold_problem(key: str) -> str | None:
    """Return for `shown` why a key cannot be a hold key, or None. Modifiers could be released before the key itself."""
    if _combination(key).keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        return tr_lazy(
            "actions",
            "'{key}' cannot be held down for this action. Choose a key without Ctrl, Alt or Shift.",
            key=key,
        )
    return None


def _combination(key: str) -> QKeyCombination:
    # PySide6's stubs lack QKeySequence.__getitem__.
    first = sequence(key)[0]  # type: ignore[index]
    assert isinstance(first, QKeyCombination)
    return first


# Qt offers every key to the focused widget before it looks for a shortcut (ShortcutOverride). The filter is on
# the widget only: on the application it would be called for every mouse move and paint event.


class OwnKeys(QObject):
    """Keeps keys that a widget uses itself from triggering the window's shortcuts.

    Args:
        widget: the widget that receives the keys.
        wants: returns whether the widget uses the key of an event at the moment.
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
    """The release of a key as the system has reported it.

    Attributes:
        key: the key (`Qt.Key`), or 0 if none was released yet.
        timestamp: time stamp of the event in milliseconds.
        repeats: how often the key had repeated before.
        was_held: whether the key was down as a hold key.
    """

    key: int
    timestamp: int
    repeats: int
    was_held: bool

    def is_false(self, event: QKeyEvent) -> bool:
        """Return whether the next press shows that the key was not released but has repeated."""
        return event.key() == self.key and event.timestamp() == self.timestamp > 0


def _moment(event: QKeyEvent) -> float:
    """Return the time of a key event in seconds. The system's time is used, because Qt may deliver the event late."""
    return event.timestamp() / 1000 or time.monotonic()


@runtime_checkable
class Revertible(Protocol):
    """A field whose value is accepted when the focus leaves it."""

    def revert(self) -> None:
        """Restore the last accepted value, dropping text typed since."""


@runtime_checkable
class Yielding(Protocol):
    """A field that leaves some keys to the window's shortcuts."""

    def yields(self, event: QKeyEvent) -> bool:
        """Return True for a key event that is meant for the window's shortcuts."""


class Keyboard(QObject):
    """Filters the key events of a window and its floating docks.

    On X11, Qt does not mark every repeat of a held key as such, but sends a release and a press with the same time
    stamp (seen with Xvfb). Such a pair counts as a repeat here.

    Attributes:
        repeats: how often the pressed key has repeated; 0 after its first press.
        down_seconds: time in seconds for which the last released key was down, from the time stamps of its events.
    """

    key_held = Signal(int, bool)
    """A key (`Qt.Key`) of `set_hold_keys`, and whether it is down."""
    key_repeated = Signal(int)
    """A hold key whose last release was false: the key has only repeated."""
    field_escaped = Signal()
    """Esc was pressed in a text field. If the field is `Revertible`, its typed text was dropped."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.repeats = 0
        self.down_seconds = 0.0
        self._pressed_at: dict[int, float] = {}
        self._window = window
        self._last_release = _Release(0, 0, 0, was_held=False)
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
        """Set the keys (`Qt.Key`) of actions that are on while the key is held down."""
        self.let_go()
        self._hold_keys = keys

    @Slot()
    def let_go(self) -> None:
        """Treat all held keys as released."""
        for key in sorted(self._down):
            self._release(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer ShortcutOverride events and report held keys. Return True if the event must go no further."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._answer_override(watched, event)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pressed(watched, event)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self._released(watched, event)
        if kind == QEvent.Type.WindowDeactivate:
            self.let_go()
        return False

    def _answer_override(self, watched: QObject, event: QKeyEvent) -> bool:
        """Accept a ShortcutOverride event if the widget needs the key itself. Return True if it must go no further."""
        if watched is (self._watched or self._window):  # not again when it propagates to the window
            if self._last_release.is_false(event):
                self.repeats = self._last_release.repeats + 1
            else:
                self.repeats = self.repeats + 1 if event.isAutoRepeat() else 0
        self._tab_down = event.key() in (_Key.Key_Tab, _Key.Key_Backtab)
        if not self._is_ours(watched):
            return False
        if isinstance(watched, QKeySequenceEdit):  # accepts every key by itself
            return False
        if _is_in_popup(watched):
            # A popup list handles its keys itself, some already in ShortcutOverride.
            event.accept()
            return False
        if isinstance(watched, Yielding) and watched.yields(event):
            return True  # not accepted, so the shortcut gets it
        if _types(watched, event) or _moves_in_list(watched, event) or (self._by_tab and _operates(watched, event)):
            event.accept()
            return True
        # On some systems text fields use Ctrl+E and the like; our shortcuts come first.
        return is_field(watched) and bool(event.modifiers() & _Modifier.ControlModifier)

    def _pressed(self, watched: QObject, event: QKeyEvent) -> bool:
        if not self._is_ours(watched) or _is_in_popup(watched):
            return False
        if is_field(watched):
            if event.key() == _Key.Key_Escape and not _is_cell_editor(watched):
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
            if self._last_release.is_false(event) and self._last_release.was_held:
                self.key_repeated.emit(key)
            else:
                self._pressed_at[key] = _moment(event)
                self.key_held.emit(key, True)
        return True

    def _released(self, watched: QObject, event: QKeyEvent) -> bool:
        self._tab_down = False
        key = self._hold_key(event)
        if not event.isAutoRepeat() and watched is (self._watched or self._window):
            self._last_release = _Release(event.key(), event.timestamp(), self.repeats, was_held=key in self._down)
            self.repeats = 0
        if key not in self._down:
            return False
        if not event.isAutoRepeat():
            self._release(key, _moment(event))
        return True

    def _hold_key(self, event: QKeyEvent) -> int:
        """Return the key of an event: unchanged if it is a hold key, otherwise mapped to a Latin letter.

        Qt itself maps letters of other scripts to Latin letters for shortcuts, but not for key events.
        """
        return event.key() if event.key() in self._hold_keys else _latin_key(event)

    def _release(self, key: int, moment: float = math.inf) -> None:
        self._down.discard(key)
        self.down_seconds = moment - self._pressed_at.get(key, moment)
        self.key_held.emit(key, False)

    def _is_ours(self, watched: QObject) -> bool:
        """Return whether the widget is in this window, in one of its floating docks, or in a popup of either."""
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
    """Return the key of an event, or for a letter of another script, the Latin letter at that place of the keyboard."""
    key, platform = event.key(), QGuiApplication.platformName()
    if not 0xFF < key < _Key.Key_Escape:  # Latin-1, or a key without a character
        return key
    if platform == "cocoa":
        return _LETTER_ON_MACOS.get(event.nativeVirtualKey(), key)
    return _LETTER_BY_SCAN_CODE.get(event.nativeScanCode() - (8 if platform in ("xcb", "wayland") else 0), key)


def is_delete(event: QKeyEvent) -> bool:
    """Return whether the key is the one labelled "delete", which is Backspace on macOS and Del elsewhere."""
    return event.key() == _Key.Key_Delete or (event.key() == _Key.Key_Backspace and sys.platform == "darwin")


def is_field(widget: QObject | None) -> bool:
    """Return whether the user can type text or numbers into the widget."""
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


def _moves_in_list(watched: QObject, event: QKeyEvent) -> bool:
    """Return whether the key is Up or Down in a list or combo box, however this got the focus."""
    listing = isinstance(watched, (QAbstractItemView, QComboBox))
    return listing and not event.modifiers() and event.key() in (_Key.Key_Up, _Key.Key_Down)


def _operates(watched: QObject, event: QKeyEvent) -> bool:
    """Return whether the key operates this button, check box, slider, tab bar, list or combo box."""
    if event.modifiers():
        return False
    if isinstance(watched, QAbstractButton):
        return event.key() in (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
    if isinstance(watched, (QAbstractSlider, QTabBar)):
        return event.key() in _STEPPING
    listing = isinstance(watched, (QAbstractItemView, QComboBox))
    return listing and (event.key() in _MOVING or event.key() in (_Key.Key_Space, _Key.Key_Return))


def _is_in_popup(watched: QObject) -> bool:
    """Return whether the widget is in the popup of a combo box."""
    return isinstance(watched, QWidget) and watched.window().windowType() == Qt.WindowType.Popup


def _is_cell_editor(watched: QObject) -> bool:
    """Return whether the field is the editor of a table cell, in which Esc cancels the edit."""
    parent = watched.parent() if isinstance(watched, QWidget) else None
    return parent is not None and isinstance(parent.parent(), QAbstractItemView)
