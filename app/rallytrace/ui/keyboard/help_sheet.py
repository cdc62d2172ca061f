"""The key sheet: the current keys of all actions, on a page for each task, with a search over all pages."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from rallytrace.texts import join_list, shown, tr, tr_lazy
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MODES, TASKS
from rallytrace.ui.keyboard.actions import ACTIONS, OTHER_KEYS, SPECS
from rallytrace.ui.keyboard.keys import gesture_text, key_problem, key_text
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import ElidedLabel, display_columns, give_role, room_on_screen

_COLUMN_PX = 300
_MAX_CHARACTERS = 40
"""If an action's name and keys have more characters than this together, only its first key is shown."""
_HEADING_ROWS = 1
"""Height of a heading, in rows of the sheet."""
_NOTE_ROWS = 4
"""Height of a note below a group, in rows of the sheet."""
_MAX_NAMES = 4
"""Maximum number of actions that a note lists by name. The rest are only counted."""
_HEADING_MARGIN_PX = 8
_SECTION_MARGIN_PX = 6
_KEY_CAP_MARGIN_PX = 6
_CHOSEN = "chosen"
"""Style role of the action that Enter runs."""
_HINT = tr_lazy(
    "actions",
    "Search all pages. Up and Down choose an action, Enter runs it. You can change the keys in the settings.",
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the sheet, in the language of the window.

    Attributes:
        id: id of an action, or '' for keys and gestures that cannot be changed.
        search: further words by which a search finds the line, in English, too.
    """

    id: str
    task: str
    group: str
    name: str
    tip: str
    keys: tuple[str, ...]
    search: str
    begins_section: bool = False

    @property
    def caps(self) -> tuple[str, ...]:
        return self.keys if sum(map(display_columns, (self.name, *self.keys))) <= _MAX_CHARACTERS else self.keys[:1]

    def matches(self, words: Sequence[str]) -> bool:
        """Return whether each searched word (in lower case) is the start of a word or key of the entry.

        A search for a single character finds only the key.
        """
        keys = [key.casefold() for key in self.keys]
        if len("".join(words)) == 1 and words[0].isascii():
            return words[0] in keys
        text = f"{self.task} {self.group} {self.name} {self.tip} {self.search}"
        return all(any(start.startswith(word) for start in keys) or _is_in(word, text) for word in words)

    def is_named(self, words: Sequence[str]) -> bool:
        """Return whether any word of the entry's name starts with a searched word."""
        return any(_is_in(word, self.name) for word in words)


def _is_in(word: str, text: str) -> bool:
    """Return whether a text contains a word (in lower case), in scripts with spaces as the start of a word."""
    if display_columns(word) > len(word):
        return word in text.casefold()
    return any(start.startswith(word) for start in _words_of(text))


def _words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, each with and without its punctuation."""
    return [*text.casefold().split(), *re.findall(r"\w+", text.casefold())]


_Group: TypeAlias = tuple[str, list[Entry]]
"""A heading, and the lines below it."""


class HelpSheet(QDialog):
    """Shows the keys of all actions, in as many columns as fit."""

    def __init__(self, registry: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("actions", "Keys"))
        self._registry = registry
        self._n_columns = 0
        self._at = 0
        self._search = QLineEdit(
            placeholderText=tr("actions", "Search for an action or a key"), clearButtonEnabled=True
        )
        self._tasks = QTabBar(drawBase=False, expanding=False)
        self._tasks.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tasks.setAccessibleName(tr("actions", "Tasks"))
        for task in TASKS:
            self._tasks.addTab(shown(task))
        self._tasks.currentChanged.connect(self._leave_search)
        self._search.textChanged.connect(self._begin)
        self._search.returnPressed.connect(self._run)
        self._manual = QPushButton(tr("actions", "Manual"), autoDefault=False)
        self._manual.clicked.connect(self._open_manual)
        self.addAction(registry["manual"])  # its key, which the window alone has otherwise
        self._area = QScrollArea(widgetResizable=True)
        self._hint = give_role(ElidedLabel(shown(_HINT)), "muted")
        top = lay_row((self._search, 1), (self._hint, 3), self._manual, spacing=16)
        lay_column(top, self._tasks, (self._area, 1), owner=self, spacing=4, margins=(12, 6, 8, 4))
        registry.keys_changed.connect(self._build)
        self.resize(QSize(1320, 800).boundedTo(room_on_screen(self)))
        self._build()

    @property
    def shown(self) -> tuple[Entry, ...]:
        """Return the entries of the chosen page, or during a search the results from all pages.

        Results whose name matches come first.
        """
        words = self._search.text().casefold().split()
        every = entries(self._registry)
        if not words:
            task = shown(list(TASKS)[self._tasks.currentIndex()])
            return tuple(entry for entry in every if entry.task == task)
        found = sorted((entry for entry in every if entry.matches(words)), key=lambda entry: not entry.is_named(words))
        return tuple(entry for _, group in _by_group(found) for entry in group)

    @property
    def chosen(self) -> Entry | None:
        """Return the search result that Enter runs: the first, or the one chosen with the arrow keys, or None."""
        found = [entry for entry in self.shown if entry.id] if self._search.text().strip() else []
        return found[self._at % len(found)] if found else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a search result with Up and Down, or a page with Ctrl+PgUp and Ctrl+PgDown."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        if step is not None:
            self._at += step
            self._build()
        elif pages is not None and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._tasks.setCurrentIndex((self._tasks.currentIndex() + pages) % self._tasks.count())
        else:
            super().keyPressEvent(event)

    @Slot()
    def _begin(self) -> None:
        self._at = 0
        self._hint.setText(shown(_HINT))
        self._build()

    @Slot()
    def _leave_search(self) -> None:
        """Clear the search and show the chosen page."""
        if self._search.text():
            self._search.clear()
        else:
            self._build()

    @Slot()
    def _run(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        action = self._registry[chosen.id]
        if not action.isEnabled():
            reason = action.toolTip().splitlines()[-1]
            reason = f"{reason[0].lower()}{reason[1:]}"
            self._hint.setText(tr("actions", "{action}: {reason}.", action=chosen.name, reason=reason))
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
        tip = shown(SPECS["manual"].tip)
        self._manual.setToolTip(tr("actions", "{tip} ({key})", tip=tip, key=key_text(key)) if key else tip)
        page = QWidget()
        row = lay_row(owner=page, spacing=8, margins=(0, 0, 2, 0))
        lines = self.shown
        notes = _notes(self._registry)
        for groups in _in_columns(_by_group(lines), notes, self._n_columns):
            row.addLayout(_column(groups, notes, self.chosen), 1)
        if not lines:
            no_results = give_role(QLabel(tr("actions", "No action or key matches.")), "muted")
            row.addWidget(no_results, 1, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._area.setWidget(page)
        row.activate()  # gives the chosen one its place
        for name in page.findChildren(QLabel):
            if name.property("role") == _CHOSEN:
                self._area.ensureWidgetVisible(name)


def entries(registry: ActionRegistry) -> tuple[Entry, ...]:
    """Return all actions, page by page in the order of the menus, followed by mouse gestures and other fixed keys."""
    found = [
        Entry(
            spec.id,
            shown(task),
            spec.group,
            spec.name,
            shown(spec.tip),
            _keys(registry.keys_of(spec.id)),
            f"{task} {spec.searched} {spec.search}",
            spec.begins_section,
        )
        for task, menus in TASKS.items()
        for menu in menus
        for spec in ACTIONS
        if spec.menu[0] == menu
    ]
    accept_keys = tuple(key for name in ("mark_visible", "mark_occluded") for key in _keys(registry.keys_of(name))[:1])
    name, tip = tr_lazy("actions", "Accept the selected gap only"), tr_lazy("actions", "As visible, or as hidden")
    task, search = next(iter(TASKS)), f"{name} {tip} fill"
    found.append(Entry("", shown(task), SPECS["fill"].group, shown(name), shown(tip), accept_keys, search))
    found += [
        Entry(
            "",
            shown(other.task),
            shown(other.group),
            shown(other.name),
            "",
            tuple(map(_other_key, other.keys)),
            f"{other.task} {other.group} {other.name} {other.search}",
        )
        for other in OTHER_KEYS
    ]
    return tuple(found)


def _other_key(key: str) -> str:
    return gesture_text(key) if key_problem(key) else key_text(key)


def _notes(registry: ActionRegistry) -> dict[str, str]:
    modes = {spec.group: spec.needs & MODES for spec in ACTIONS if spec.needs & MODES}
    suspended = {group: _few([spec.name for spec in registry.suspended_in(mode)]) for group, mode in modes.items()}
    return {
        group: tr("actions", "No key in this mode: {names}.", names=names)
        for group, names in suspended.items()
        if names
    }


def _few(names: Sequence[str]) -> str:
    """Return the first names as a list, and how many more there are, such as 'Undo, Redo, 3 more'."""
    more = len(names) - _MAX_NAMES
    return join_list([*names[:_MAX_NAMES], *([tr("actions", "{count} more", count=more)] if more > 0 else [])])


def _keys(keys: Sequence[str]) -> tuple[str, ...]:
    """Return keys as text in the system's notation. The keypad's Enter is left out if Return is among them."""
    return tuple(key_text(key) for key in keys if key.replace("Enter", "Return") not in keys or "Enter" not in key)


def _by_group(shown: Sequence[Entry]) -> list[_Group]:
    groups: dict[str, list[Entry]] = {}
    for entry in shown:
        groups.setdefault(entry.group, []).append(entry)
    return list(groups.items())


def _in_columns(groups: list[_Group], notes: Mapping[str, str], count: int) -> list[list[_Group]]:
    """Distribute groups over `count` columns, in order, without splitting any, so that the columns are low."""
    limit = 1
    while len(columns := _filled_columns(groups, notes, limit)) > count:
        limit += 1
    return columns + [[] for _ in range(count - len(columns))]


def _filled_columns(groups: list[_Group], notes: Mapping[str, str], limit: int) -> list[list[_Group]]:
    """Fill columns with groups, in order. A column has at most `limit` rows unless a single group has more."""
    columns: list[list[_Group]] = [[]]
    used = 0
    for title, group in groups:
        rows = _HEADING_ROWS + len(group) + (_NOTE_ROWS if title in notes else 0)
        if used and used + rows > limit:
            columns.append([])
            used = 0
        columns[-1].append((title, group))
        used += rows
    return columns


def _column(groups: Sequence[_Group], notes: Mapping[str, str], chosen: Entry | None) -> QVBoxLayout:
    column = lay_column(spacing=1)
    for title, group in groups:
        column.addSpacing(_HEADING_MARGIN_PX if column.count() else 0)
        heading = give_role(QLabel(title), "heading")
        column.addWidget(heading)
        lines = lay_column(spacing=1)
        for entry in group:
            lines.addSpacing(_SECTION_MARGIN_PX if entry.begins_section and lines.count() else 0)
            line = _caps(entry.caps)
            name = QLabel(entry.name)
            name.setToolTip(entry.tip)
            name.setContentsMargins(0, 0, _KEY_CAP_MARGIN_PX, 0)
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
