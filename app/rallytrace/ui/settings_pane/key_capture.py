"""Taking down the key that is pressed, in the cell of a table."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

_ALONE: Final = frozenset(
    {
        *(Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr),
        *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
    }
)
"""Keys that only come with others."""


class KeyCapture(QLineEdit):
    """Waits for one key. No key does here what it does elsewhere; a click elsewhere ends the wait."""

    captured = Signal(str)
    """The key in portable words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(0)  # nothing can be pasted into it either
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setPlaceholderText("New key")
        self.setAccessibleName("Press the new key. A click elsewhere leaves it as it is.")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Keep every key from shortcuts and from moving the focus."""
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
        words = words_for(event)
        if words:
            self.captured.emit(words)


def words_for(event: QKeyEvent) -> str:
    """A key press in portable words; '' for one that cannot be written down."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.GroupSwitchModifier
    key = event.key()
    if key == Qt.Key.Key_Backtab:
        key = Qt.Key.Key_Tab
    text = event.text()
    if len(text) == 1 and text.isprintable() and not text.isalnum() and not text.isspace():
        # "?" is what was meant, not Shift and the key it happens to lie on.
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    written = QKeySequence(int(modifiers.value) | int(key)).toString(QKeySequence.SequenceFormat.PortableText)
    return written if written.isprintable() else ""


class KeyDelegate(QStyledItemDelegate):
    """Puts a `KeyCapture` into a cell that is edited."""

    captured = Signal(int, int, str)
    """Row and column of the cell, and the key in portable words."""

    def createEditor(  # noqa: N802 - Qt's name
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        """Wait for a key in this cell."""
        editor = KeyCapture(parent)
        editor.setProperty("row", index.row())
        editor.setProperty("column", index.column())
        editor.captured.connect(self._take)
        return editor

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802 - Qt's name
        """Begin with nothing in it."""

    def setModelData(self, editor: QWidget, model: QObject, index: QModelIndex | QPersistentModelIndex) -> None:  # noqa: N802 - Qt's name
        """Write nothing: whoever owns the table does."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Leave all keys to the editor: Return, Tab and Escape are keys like others here."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        return super().eventFilter(editor, event)

    def _take(self, words: str) -> None:
        editor = self.sender()
        if isinstance(editor, KeyCapture):
            row, column = int(editor.property("row")), int(editor.property("column"))
            self.closeEditor.emit(editor)
            self.captured.emit(row, column, words)
