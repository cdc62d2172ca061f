"""A settings form made from rules: one row per setting, with headings and reset buttons."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QToolButton, QWidget

from rallytrace.errors import AppError
from rallytrace.session.preferences import Preferences
from rallytrace.settings import SECTIONS, rules_of
from rallytrace.settings.rules import InvalidValueError, Rule, ValueKind
from rallytrace.texts import shown, shown_number, tr
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.widgets import Notice, give_role, icon_button, show_text, wrapped_label
from rallytrace.ui.settings_pane.fields import (
    AUTOMATIC,
    ChoiceField,
    ColourField,
    NumberField,
    SliderField,
    TickField,
)

_LABEL_WIDTH = 150
_WIDEST_LABEL = 180
"""Longer names of settings are wrapped."""


class SettingRow(QObject):
    """The widgets of one setting, and their connection to the preferences.

    Attributes:
        label: name of the setting; empty for a check box, which has its own text.
        body: the field with its unit and reset button, and below it the help and the error.
    """

    def __init__(self, preferences: Preferences, section: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._section = section
        self.name = name
        self.rule = rules_of(section)[name]
        self._default = getattr(SECTIONS[section](), name)
        self.label = QLabel("" if self.rule.kind is ValueKind.TRUTH else shown(self.rule.name), parent)
        self.field = _field(self.rule, parent)
        self.label.setBuddy(self.field)
        self.field.setAccessibleName(shown(self.rule.name))
        self.field.setAccessibleDescription(shown(self.rule.help))
        self.field.setObjectName(name)
        self._reset = _reset_button(self._reset_words(), parent)
        self._refusal = wrapped_label(parent, role="error")
        self._refusal.hide()
        self.body = self._laid_out(parent)
        self.field.value_edited.connect(self._apply)
        self.field.typing_paused.connect(self._validate)
        self.field.focus_left.connect(self._go_back)
        self._reset.clicked.connect(self._go_to_default)
        preferences.changed.connect(self._follow)
        self._show()

    @property
    def refusal(self) -> str:
        """Return why the typed value is not valid, or '' if it is."""
        return self._refusal.text()

    def _laid_out(self, parent: QWidget) -> QWidget:
        body = QWidget(parent)
        top = lay_row(self.field, spacing=6)
        if self.rule.unit:
            top.addWidget(QLabel(shown(self.rule.unit), body))
        top.addWidget(self._reset)
        top.addStretch(1)
        column = lay_column(top, owner=body, spacing=3)
        if self.rule.help:
            column.addWidget(wrapped_label(body, self._help(), role="muted"))
        column.addWidget(self._refusal)
        return body

    def _help(self) -> str:
        if not self.rule.none_words:
            return shown(self.rule.help)
        automatic = shown(self.rule.none_words)
        automatic = automatic[0].lower() + automatic[1:]
        return tr("settings", "{help} Automatic: {automatic}.", help=self.rule.help, automatic=automatic)

    def _reset_words(self) -> str:
        if self._default is None:
            return tr("settings", "{name}: back to automatic", name=self.rule.name)
        value: Any = self._default
        if isinstance(value, bool):
            value = tr("settings", "on") if value else tr("settings", "off")
        elif isinstance(value, float):
            value = shown_number(value, "g")
        value = dict(self.rule.choices).get(value, value)
        return tr("settings", "{name}: back to {value}", name=self.rule.name, value=value)

    def _current(self) -> Any:
        return getattr(getattr(self._preferences.value, self._section), self.name)

    def _show(self) -> None:
        self._shown: Any = self._current()
        self.field.show_value(self._shown)
        self._reset.setVisible(self._current() != self._default)

    @Slot(object)
    def _apply(self, value: object) -> None:
        try:
            self._preferences.update(self._section, **{self.name: value})
        except AppError as error:
            self._refuse(error)
        else:
            self._refuse(None)
            self._show()

    @Slot(object)
    def _validate(self, value: object) -> None:
        try:
            self.rule.value(value)
        except InvalidValueError as error:
            self._refuse(AppError(error.problem))
        else:
            self._refuse(None)

    @Slot()
    def _go_back(self) -> None:
        """Show the value in use again. The error text stays, so that the user can read it."""
        self._show()
        theme.set_property(self.field, "error", False)

    @Slot()
    def _go_to_default(self) -> None:
        self._apply(self._default)
        self.field.setFocus()

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if self._section in sections and not (self.refusal and self._current() == self._shown):
            self._refuse(None)
            self._show()

    def _refuse(self, error: AppError | None) -> None:
        words = "" if error is None else error.shown()
        theme.set_property(self.field, "error", bool(words))
        show_text(self._refusal, words)


def _field(rule: Rule, parent: QWidget) -> Any:
    match rule.kind:
        case ValueKind.TRUTH:
            return TickField(rule, parent)
        case ValueKind.CHOICE:
            return ChoiceField(rule, parent)
        case ValueKind.COLOUR:
            return ColourField(rule, parent)
        case ValueKind.INTEGER | ValueKind.DECIMAL if rule.slider:
            return SliderField(rule, parent)
        case ValueKind.INTEGER | ValueKind.DECIMAL:
            made = NumberField(rule, parent)
            metrics = made.fontMetrics()
            automatic = metrics.horizontalAdvance(shown(AUTOMATIC)) if rule.none_words else 0
            made.setFixedWidth(max(20 * metrics.averageCharWidth(), automatic + 8 * metrics.averageCharWidth()))
            return made
        case _:
            raise TypeError(rule.kind)


def _reset_button(words: str, parent: QWidget) -> QToolButton:
    button = icon_button(parent, icons.icon("restore", IconColour.MUTED), words, size=14)
    button.setAutoRaise(True)
    keeps = button.sizePolicy()
    keeps.setRetainSizeWhenHidden(True)
    button.setSizePolicy(keeps)
    return button


class Page(QScrollArea):
    """A page of the settings window with a title, a sentence of introduction, and widgets in `body`."""

    def __init__(self, title: str, sentence: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(title)
        self.title = title
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        self.body = lay_column(owner=inside, spacing=10, margins=(20, 16, 20, 16))
        heading = give_role(QLabel(title, inside), "title")
        self.body.addWidget(heading)
        if sentence:
            self.body.addWidget(wrapped_label(inside, sentence, role="muted"))
        self.setWidget(inside)


class SettingsForm(QWidget):
    """A form with a row for each setting of a section, under the headings that their rules give.

    Args:
        names: names of the settings to show, in order, or None for all of the section.

    Attributes:
        rows: the rows, keyed by the name of the setting.
    """

    def __init__(
        self,
        preferences: Preferences,
        section: str,
        parent: QWidget | None = None,
        *,
        names: Sequence[str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: dict[str, SettingRow] = {}
        grid = lay_grid(self, spacing=(14, 12), stretched=1)
        grid.setColumnMinimumWidth(0, _LABEL_WIDTH)
        rules, heading = rules_of(section), ""
        for name in rules if names is None else names:
            if rules[name].group != heading:
                heading = rules[name].group
                grid.addWidget(give_role(QLabel(shown(heading), self), "heading"), grid.rowCount(), 0, 1, 2)
            row = SettingRow(preferences, section, name, self)
            self.rows[name] = row
            line = grid.rowCount()
            grid.addWidget(row.label, line, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
            row.label.setMinimumHeight(row.field.sizeHint().height())
            if row.label.sizeHint().width() > _WIDEST_LABEL:
                row.label.setWordWrap(True)
                row.label.setAlignment(Qt.AlignmentFlag.AlignRight)
                row.label.setFixedWidth(_WIDEST_LABEL)
            grid.addWidget(row.body, line, 1)

    def show_row(self, name: str, *, shown: bool) -> None:
        self.rows[name].label.setVisible(shown)
        self.rows[name].body.setVisible(shown)


class FormPage(Page):
    """A page with the form of a section and a button that restores its defaults."""

    def __init__(
        self,
        title: str,
        preferences: Preferences,
        section: str,
        parent: QWidget | None = None,
        *,
        sentence: str = "",
    ) -> None:
        super().__init__(title, sentence, parent)
        self.form = SettingsForm(preferences, section, self)
        self.defaults = DefaultsBar(preferences, section, self)
        self.body.addWidget(self.form)
        self.body.addWidget(self.defaults)
        self.body.addStretch(1)


class DefaultsBar(QWidget):
    """A button that restores the defaults of a whole section. This can be undone until the next change."""

    def __init__(self, preferences: Preferences, section: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._section = section
        self._previous: Any = None
        self.button = QPushButton(tr("settings", "Restore defaults"), self)
        self.notice = Notice(tr("settings", "Undo"), self)
        lay_column(self.notice, (self.button, 0, Qt.AlignmentFlag.AlignLeft), owner=self, margins=(0, 6, 0, 0))
        self.button.clicked.connect(self._reset)
        self.notice.pressed.connect(self._undo)
        preferences.changed.connect(self._follow)

    @Slot()
    def _reset(self) -> None:
        previous = getattr(self._preferences.value, self._section)
        self._preferences.reset(self._section)
        if getattr(self._preferences.value, self._section) != previous:
            self._previous = previous
            self.notice.say(BadgeStatus.GOOD, tr("settings", "The defaults were restored."))

    @Slot()
    def _undo(self) -> None:
        values = {name: getattr(self._previous, name) for name in rules_of(self._section)}
        self._preferences.update(self._section, **values)
        self.button.setFocus()

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if self._section in sections:
            self.notice.say(BadgeStatus.GOOD, "")
