"""A page of settings out of their rules: one row each, under headings, with a way back to the defaults."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.notice import Notice, wrapped_label
from rallytrace.ui.settings_pane.row import SettingRow

_LABEL_WIDTH = 150


class Page(QScrollArea):
    """One page of the settings: a title, a sentence, and whatever `body` is given."""

    def __init__(self, title: str, sentence: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        inside.setProperty("role", "plain")
        self.body = QVBoxLayout(inside)
        self.body.setContentsMargins(20, 16, 20, 16)
        self.body.setSpacing(10)
        heading = QLabel(title, inside)
        heading.setProperty("role", "title")
        self.body.addWidget(heading)
        if sentence:
            self.body.addWidget(wrapped_label(inside, sentence, role="muted"))
        self.setWidget(inside)
        self.setAccessibleName(title)


class SettingsForm(QWidget):
    """Rows of settings of one section.

    Args:
        groups: a heading ('' for none) and the names of the settings under it.
        sliders: those of them that get a slider.

    Attributes:
        rows: by the settings' names.
    """

    def __init__(
        self,
        preferences: Preferences,
        section: str,
        groups: Mapping[str, Sequence[str]],
        parent: QWidget | None = None,
        *,
        sliders: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.rows: dict[str, SettingRow] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(12)
        grid.setColumnMinimumWidth(0, _LABEL_WIDTH)
        grid.setColumnStretch(1, 1)
        for heading, names in groups.items():
            if heading:
                grid.addWidget(subheading(heading, self), grid.rowCount(), 0, 1, 2)
            for name in names:
                row = SettingRow(preferences, section, name, self, slider=name in sliders)
                self.rows[name] = row
                place = grid.rowCount()
                grid.addWidget(row.label, place, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
                row.label.setMinimumHeight(row.field.sizeHint().height())
                grid.addWidget(row.body, place, 1)

    def show_row(self, name: str, *, shown: bool) -> None:
        """Show or hide a setting."""
        self.rows[name].label.setVisible(shown)
        self.rows[name].body.setVisible(shown)


class DefaultsBar(QWidget):
    """Gives a whole section its defaults back, and offers to undo that as long as nothing else is changed."""

    def __init__(self, preferences: Preferences, section: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._section = section
        self._before: Any = None
        self.button = QPushButton(words, self)
        self.notice = Notice("Undo", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.notice)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.button.clicked.connect(self._reset)
        self.notice.pressed.connect(self._undo)
        preferences.changed.connect(self._follow)

    @Slot()
    def _reset(self) -> None:
        before = getattr(self._preferences.value, self._section)
        self._preferences.reset(self._section)
        if getattr(self._preferences.value, self._section) != before:
            self._before = before
            self.notice.say(BadgeStatus.GOOD, "The defaults are back.")

    @Slot()
    def _undo(self) -> None:
        values = {one.name: getattr(self._before, one.name) for one in fields(self._before)}
        self._preferences.update(self._section, **values)
        self.button.setFocus()

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if self._section in sections:
            self.notice.say(BadgeStatus.GOOD, "")


def subheading(words: str, parent: QWidget) -> QLabel:
    """A heading within a page."""
    label = QLabel(words, parent)
    label.setProperty("role", "heading")
    return label
