"""A line for the tags of a rally or an event."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QStringListModel, Qt, Signal, Slot
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from rallytrace.ui.look.widgets import NameLine

_MAX_CHARACTERS: Final = 300
_TAG: Final = re.compile(r'\s*(?:"([^"]*)"?|([^,]*))\s*(?:,|$)')


class TagLine(NameLine):
    """A text field for tags separated by commas, which completes tags already in use.

    Args:
        name: name for screen readers.
    """

    tags_typed = Signal(object)
    """A list of tags."""

    def __init__(self, name: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: tuple[str, ...] = ()
        self._is_edited = False
        self._offered = complete_inline(self)
        self.setMaxLength(_MAX_CHARACTERS)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.textEdited.connect(self._offer)
        self.editingFinished.connect(self._take)
        self.returnPressed.connect(self.clearFocus)

    @property
    def is_typed(self) -> bool:
        """Return whether the user is typing tags that were not accepted yet.

        `isModified` would be wrong, because a completion resets it.
        """
        return self.hasFocus() and self._is_edited

    def set_known(self, tags: Iterable[str]) -> None:
        """Set the tags that are offered as completions."""
        self._known = tuple(map(_quote, sorted(set(tags))))

    def show_tags(self, tags: Sequence[str]) -> None:
        """Show other tags."""
        self._is_edited = False
        self.setText(", ".join(map(_quote, tags)))

    def ask(self) -> None:
        """Take the keyboard focus and select the text."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    @Slot(str)
    def _offer(self, text: str) -> None:
        self._is_edited = True
        word = text.rpartition(",")[2].lstrip()
        head, typed = text.removesuffix(word), word.casefold()
        is_at_end = self.cursorPosition() == len(text)
        found = [f"{head}{tag}" for tag in self._known if typed and tag.casefold().startswith(typed)]
        self._offered.setStringList(found if is_at_end else [])

    @Slot()
    def _take(self) -> None:
        if self._is_edited:
            self._is_edited = False
            self.tags_typed.emit(read_tags(self.text()))


def complete_inline(line: QLineEdit) -> QStringListModel:
    """Make a text field complete typed text from the strings of the returned model, ignoring case."""
    offered = QStringListModel(line)
    completer = QCompleter(offered, line)
    completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    line.setCompleter(completer)
    return offered


def _quote(tag: str) -> str:
    return f'"{tag}"' if "," in tag else tag


def read_tags(text: str) -> list[str]:
    """Return the tags in a typed text. A tag in quotes may contain commas."""
    found = (quoted or plain for quoted, plain in _TAG.findall(text))
    return [tag for tag in (" ".join(tag.split()) for tag in found) if tag]
