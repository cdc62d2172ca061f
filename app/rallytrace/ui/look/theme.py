"""The look of the window: Fusion, a palette and one style sheet, from one set of colours; light, dark, or the system's.

Nobody else sets style sheets. A widget says what it is by an object name or a property (`role`, `verdict`, `error`),
and the sheet in `resources/style` gives that a look; a widget that paints itself asks `tokens()`.
"""

import enum
import re
from dataclasses import fields
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from rallytrace import paths
from rallytrace.ui.look.tokens import DARK, LIGHT, Tokens

TEXT_PX = 13
"""The size of all text that is not a heading, in pixels of a screen at 100 %."""


_THEMES: WeakKeyDictionary[QApplication, "Theme"] = WeakKeyDictionary()
"""The one theme of the one application, found without asking Qt: a painting asks for it a hundred times."""


class ThemeChoice(enum.StrEnum):
    """What the analyst chose in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """The theme in use; there is one for an application.

    Attributes:
        tokens: the colours that are in use.
    """

    changed = Signal()
    """Colours are others now; whoever paints them paints again."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.tokens = LIGHT
        self._app = app
        self._choice = ThemeChoice.SYSTEM
        self._dressed = False
        app.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def choice(self) -> ThemeChoice:
        """What was chosen last."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Take on a look, and with `Choice.SYSTEM` keep to the system's from now on."""
        self._choice = choice
        hints = self._app.styleHints()
        if choice is ThemeChoice.SYSTEM:
            hints.unsetColorScheme()
        else:
            # So that title bars and the system's own dialogs match, where the platform can do that.
            hints.setColorScheme(Qt.ColorScheme.Dark if choice is ThemeChoice.DARK else Qt.ColorScheme.Light)
        self._follow(hints.colorScheme())

    @Slot(Qt.ColorScheme)
    def _follow(self, scheme: Qt.ColorScheme) -> None:
        """Wear the colours that the choice, or the system, asks for."""
        dark = self._choice is ThemeChoice.DARK or (
            self._choice is ThemeChoice.SYSTEM and scheme is Qt.ColorScheme.Dark
        )
        tokens = DARK if dark else LIGHT
        if self._dressed and tokens is self.tokens:
            return
        self.tokens = tokens
        if not self._dressed:
            self._app.setStyle(QStyleFactory.create("Fusion"))
            self._app.setFont(_font())
            self._dressed = True
        self._app.setPalette(palette(tokens))
        self._app.setStyleSheet(style_sheet(tokens))
        self.changed.emit()


def apply(app: QApplication, choice: str) -> Theme:
    """Give an application the look that was chosen: "system", "light" or "dark"."""
    theme = _theme_of(app)
    theme.choose(ThemeChoice(choice))
    return theme


def current() -> Theme:
    """The theme of the running application, whose `changed` says when colours change."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("there is no application to have a theme")
    return _theme_of(app)


def tokens() -> Tokens:
    """The colours in use; the light ones where there is no application."""
    return current().tokens if isinstance(QGuiApplication.instance(), QApplication) else LIGHT


def mark(widget: QWidget, name: str, value: Any) -> None:
    """Set a property that the style sheet looks at ("verdict", "error", "role") and show its look at once."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def fixed_font() -> QFont:
    """A font whose letters are all of one width, in the size of the window's text."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(TEXT_PX - 1)
    return font


def style_sheet(tokens: Tokens) -> str:
    """The style sheet with colours in the place of their names.

    Raises:
        KeyError: for a name that is not among the tokens.
    """
    folder = paths.resources_dir() / "style"
    names = {field.name: str(getattr(tokens, field.name)) for field in fields(tokens)}
    names["glyphs"] = (folder / ("dark" if tokens.dark else "light")).as_posix()
    sheet = (folder / "rallytrace.qss").read_text(encoding="utf-8")
    return re.sub(r"@(\w+)", lambda found: names[found[1]], sheet)


def palette(tokens: Tokens) -> QPalette:
    """The same colours for what the style draws by itself and for dialogs of the system."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette()
    for part, colour in {
        role.Window: tokens.panel,
        role.WindowText: tokens.text,
        role.Base: tokens.field,
        role.AlternateBase: tokens.alternate,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.muted,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.bad,
        role.Light: tokens.hover,
        role.Midlight: tokens.raised,
        role.Mid: tokens.border,
        role.Dark: tokens.outline,
        role.Shadow: tokens.shadow,
        role.Highlight: tokens.selection,
        role.HighlightedText: tokens.on_selection,
        role.Accent: tokens.accent,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
    }.items():
        made.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(group.Disabled, part, QColor(tokens.disabled))
    made.setColor(group.Disabled, role.Highlight, QColor(tokens.border))
    return made


def _theme_of(app: QApplication) -> Theme:
    theme = _THEMES.get(app)
    if theme is None:
        theme = _THEMES[app] = Theme(app)
    return theme


def _font() -> QFont:
    """The system's font in our size, with digits of one width so that running numbers stand still."""
    font = QFont(QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).family())
    font.setPixelSize(TEXT_PX)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
