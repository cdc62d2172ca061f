"""The help sheet: the current keys of most actions on one page, with a search over all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MODES, ActionSpec
from rallytrace.ui.keyboard.actions import ACTIONS, GESTURES, SPECS
from rallytrace.ui.keyboard.keys import gesture_text, key_text
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import ElidedLabel, give_role, room_on_screen

_COLUMN_PX = 252
_MOST_SIGNS = 34
"""If name and keys have more characters than this, only the first key is shown."""
_HEADING_ROWS = 1
_NOTE_ROWS = 3
"""Heights of a heading and of a note below a group, in rows."""
_MOST_NAMES = 4
"""Actions without a key that a note names; of the others it says how many."""
_ABOVE_HEADING = 4
_BEFORE_CAPS = 6
"""Pixels."""
_LEAST_ROWS = 2
"""Least rows in each column of a group continued in the next one."""
_MOUSE = "Mouse"
_CHOSEN = "chosen"
"""Role of the name of Enter's action."""
_HINT = "A search finds all actions: Up and Down choose, Enter runs one. Keys can be changed in the settings."


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the sheet; without `id` it is no action."""

    id: str
    group: str
    name: str
    tip: str
    keys: tuple[str, ...]
    rare: bool = False

    @property
    def caps(self) -> tuple[str, ...]:
        return self.keys if len(self.name) + sum(map(len, self.keys)) <= _MOST_SIGNS else self.keys[:1]

    def matches(self, words: Sequence[str]) -> bool:
        """Whether it contains all words (in lower case) of a search; a single character alone is a key."""
        keys = [key.casefold() for key in self.keys]
        text = " ".join([self.group, self.name, self.tip, *keys]).casefold()
        return words[0] in keys if len("".join(words)) == 1 else all(word in text for word in words)


_Group: TypeAlias = tuple[str, list[Entry]]
"""A heading, and the lines below it."""


class HelpSheet(QDialog):
    """Shows the keys in as many columns as fit."""

    def __init__(self, registry: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        self._registry = registry
        self._n_columns = 0
        self._at = 0
        self._search = QLineEdit(placeholderText="Search for an action or a key", clearButtonEnabled=True)
        self._search.textChanged.connect(self._begin)
        self._search.returnPressed.connect(self._run)
        self._manual = QPushButton("Manual", autoDefault=False)
        self._manual.clicked.connect(self._open_manual)
        self.addAction(registry["manual"])  # its key, which the window alone has otherwise
        self._area = QScrollArea(widgetResizable=True)
        self._hint = give_role(ElidedLabel(_HINT), "muted")
        top = lay_row((self._search, 1), (self._hint, 3), self._manual, spacing=16)
        lay_column(top, (self._area, 1), owner=self, spacing=4, margins=(12, 6, 8, 4))
        registry.keys_changed.connect(self._build)
        self.resize(QSize(1320, 800).boundedTo(room_on_screen(self)))
        self._build()

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The results of a search; without one all but rare actions."""
        words = self._search.text().casefold().split()
        return tuple(entry for entry in entries(self._registry) if (words or not entry.rare) and entry.matches(words))

    @property
    def chosen(self) -> Entry | None:
        """Enter's action: the first result, or the choice of the arrow keys."""
        found = [entry for entry in self.shown if entry.id] if self._search.text().strip() else []
        return found[self._at % len(found)] if found else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._at += step
            self._build()

    @Slot()
    def _begin(self) -> None:
        self._at = 0
        self._hint.setText(_HINT)
        self._build()

    @Slot()
    def _run(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        action = self._registry[chosen.id]
        if not action.isEnabled():
            self._hint.setText(f"{chosen.name}: not possible now.")
            return
        self.hide()
        action.trigger()

    @Slot()
    def _open_manual(self) -> None:
        self.hide()
        self._registry["manual"].trigger()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._search.clear()
        self._search.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns() != self._n_columns:
            QTimer.singleShot(0, self, self._build)

    def _columns(self) -> int:
        return max(self.width() // _COLUMN_PX, 1)

    @Slot()
    def _build(self) -> None:
        self._n_columns = self._columns()
        key = next(iter(self._registry.keys_of("manual")), "")
        self._manual.setToolTip(f"Read the manual ({key_text(key)})" if key else "Read the manual")
        page = QWidget()
        row = lay_row(owner=page, spacing=8, margins=(0, 0, 2, 0))
        shown = self.shown
        notes = _notes(self._registry)
        for groups in _in_columns(_by_group(shown), notes, self._n_columns):
            row.addLayout(_column(groups, notes, self.chosen), 1)
        if not shown:
            no_results = give_role(QLabel("No action or key matches."), "muted")
            row.addWidget(no_results, 1, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._area.setWidget(page)
        row.activate()  # gives the chosen one its place
        for name in page.findChildren(QLabel):
            if name.property("role") == _CHOSEN:
                self._area.ensureWidgetVisible(name)


def entries(registry: ActionRegistry) -> tuple[Entry, ...]:
    """All actions in the order of the menus, then mouse gestures."""
    by_keys = [
        Entry(spec.id, _group(spec), spec.name, spec.tip, _keys(registry.keys_of(spec.id)), spec.rare)
        for spec in ACTIONS
    ]
    accept_keys = tuple(key for name in ("mark_visible", "mark_occluded") for key in _keys(registry.keys_of(name))[:1])
    gap = Entry("", _group(SPECS["fill"]), "Accept the selected gap only", "", accept_keys)
    mouse = (Entry("", _MOUSE, action, "", tuple(map(gesture_text, hands))) for action, hands in GESTURES)
    return (*by_keys, gap, *mouse)


def _notes(registry: ActionRegistry) -> dict[str, str]:
    modes = {_group(spec): spec.needs & MODES for spec in ACTIONS if spec.needs & MODES}
    resting = {group: _few([spec.name for spec in registry.resting(mode)]) for group, mode in modes.items()}
    return {group: f"Without a key in this mode: {names}." for group, names in resting.items() if names}


def _few(names: Sequence[str]) -> str:
    """The first names, and how many more there are; '' without any."""
    more = len(names) - _MOST_NAMES
    return ", ".join([*names[:_MOST_NAMES], *([f"{more} more"] if more > 0 else [])])


def _group(spec: ActionSpec) -> str:
    """The heading of an action: the name of its menu."""
    return spec.menu[-1].replace("&", "")


def _keys(keys: Sequence[str]) -> tuple[str, ...]:
    """The keys as native text; the keypad's Enter is left out beside Return."""
    return tuple(key_text(key) for key in keys if key.replace("Enter", "Return") not in keys or "Enter" not in key)


def _by_group(shown: Sequence[Entry]) -> list[_Group]:
    groups: dict[str, list[Entry]] = {}
    for entry in shown:
        groups.setdefault(entry.group, []).append(entry)
    return list(groups.items())


def _in_columns(groups: list[_Group], notes: Mapping[str, str], count: int) -> list[list[_Group]]:
    """Distribute groups, in order, to at most `count` columns of the least possible height; some go on in the next."""
    limit = _HEADING_ROWS + _LEAST_ROWS + _NOTE_ROWS
    while len(columns := _filled_columns(groups, notes, limit)) > count:
        limit += 1
    return columns + [[] for _ in range(count - len(columns))]


def _filled_columns(groups: list[_Group], notes: Mapping[str, str], limit: int) -> list[list[_Group]]:
    """Columns of at most `limit` rows; a group with a note is in one piece."""
    columns: list[list[_Group]] = [[]]
    used = 0
    for title, group in groups:
        note, left = _NOTE_ROWS if title in notes else 0, group
        while left:
            room = limit - used - _HEADING_ROWS - note
            if room < len(left):
                room = 0 if note else min(room, len(left) - _LEAST_ROWS)
            if used and room < min(_LEAST_ROWS, len(left)):
                columns.append([])
                used = 0
                continue
            block, left = (left, []) if room <= 0 else (left[:room], left[room:])
            columns[-1].append((title, block))
            used += len(block) + _HEADING_ROWS + note
    return columns


def _column(groups: Sequence[_Group], notes: Mapping[str, str], chosen: Entry | None) -> QVBoxLayout:
    column = lay_column(spacing=1)
    for title, group in groups:
        column.addSpacing(_ABOVE_HEADING if column.count() else 0)
        heading = give_role(QLabel(title), "heading")
        column.addWidget(heading)
        lines = lay_column(spacing=1)
        for entry in group:
            line = _caps(entry.caps)
            name = QLabel(entry.name)
            name.setToolTip(entry.tip)
            name.setContentsMargins(0, 0, _BEFORE_CAPS, 0)
            if entry == chosen:
                theme.set_property(name, "role", _CHOSEN)
            line.insertWidget(0, name)
            lines.addLayout(line)
        column.addLayout(lines)
        if title in notes:
            note = give_role(QLabel(notes[title]), "muted")
            note.setWordWrap(True)
            note.setMaximumWidth(_COLUMN_PX - 16)
            column.addWidget(note)
    column.addStretch()
    return column


def _caps(keys: Sequence[str]) -> QHBoxLayout:
    row = lay_row((None, 0), spacing=3)
    for key in keys:
        cap = give_role(QLabel(key), "key")
        cap.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(cap)
    return row
