"""The look of the window: Fusion with a palette and one style sheet, made from one set of colours, light or dark.

No widget has a style sheet of its own. A widget is styled by its object name or a property (`role`, `verdict`, `error`)
in `resources/style`; a self-painting widget uses `tokens()`.
"""

import csv
import enum
import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from rallytrace.files import paths
from rallytrace.session.languages import current_language

Rgb: TypeAlias = tuple[int, int, int]
_GREATEST_LINE_HEIGHT: Final = 1.4
"""In units of the font's size. The lines of Noto Sans CJK are 1.45 apart."""
_LOW_FONTS: Final = ("DejaVu Sans", "Liberation Sans", "Ubuntu", "Helvetica Neue", "Arial")
"""Fonts with lines close together, in order of preference."""
_MIN_CONTRAST: Final = 2.6
_STEPS: Final = 20
TEXT_PX = 13
"""Size of all text except headings, in logical pixels."""
_THEMES: WeakKeyDictionary[QApplication, "Theme"] = WeakKeyDictionary()
"""The theme of each application object; tests may create several."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of a theme, each "#rrggbb", for the style sheet, the palette, icons and painted widgets.

    `resources/style/colours.tsv` says what each colour is for, and which roles of the palette use it.

    Attributes:
        dark: whether the theme has light text on a dark background.
    """

    dark: bool
    window: str
    panel: str
    raised: str
    hover: str
    pressed: str
    field: str
    alternate: str
    canvas: str
    border: str
    outline: str
    text: str
    muted: str
    disabled: str
    accent: str
    primary: str
    on_primary: str
    selection: str
    on_selection: str
    good: str
    warning: str
    bad: str
    busy: str
    good_ground: str
    warning_ground: str
    bad_ground: str
    busy_ground: str
    strip: str
    strip_grid: str
    strip_unset: str
    strip_no_ball: str
    strip_occluded: str
    strip_curve: str
    strip_rally: str
    strip_range: str
    playhead: str
    compared: str
    shadow: str
    on_video: str


def _read_colours() -> list[dict[str, str]]:
    """Read a row for each colour: its name, its values in both themes, its roles in the palette, and its meaning."""
    with (paths.resources_dir() / "style" / "colours.tsv").open(encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table, delimiter="\t"))


_COLOURS: Final = _read_colours()
LIGHT = Tokens(dark=False, **{colour["name"]: colour["light"] for colour in _COLOURS})
DARK = Tokens(dark=True, **{colour["name"]: colour["dark"] for colour in _COLOURS})


def with_alpha(colour: QColor | str, alpha: float) -> QColor:
    """Return a copy of a colour with an opacity, 0 to 1."""
    copy = QColor(colour)
    copy.setAlphaF(alpha)
    return copy


def legible(colour: Rgb, ground: Rgb) -> Rgb:
    """Return the colour, darkened or lightened as far as necessary to contrast with the background."""
    target = 0 if luminance(ground) > 0.18 else 255
    for step in range(_STEPS + 1):
        share = step / _STEPS
        mixed = tuple(round(channel * (1 - share) + target * share) for channel in colour)
        tried = (mixed[0], mixed[1], mixed[2])
        if contrast(tried, ground) >= _MIN_CONTRAST:
            return tried
    return target, target, target


def contrast(first: Rgb, second: Rgb) -> float:
    """Return the contrast ratio of two colours, 1 to 21, by the Web Content Accessibility Guidelines (WCAG) 2.1."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Rgb) -> float:
    """Return the relative luminance of a colour, 0 to 1, as defined in WCAG 2.1."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(level: int) -> float:
    """Convert a channel of an sRGB colour, 0 to 255, to linear light, 0 to 1 (IEC 61966-2-1)."""
    value = level / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


class ThemeChoice(enum.StrEnum):
    """The user's choice of theme in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Applies a theme to the application, and follows the system's theme if the user has chosen that.

    Attributes:
        in_use: the current colours. A class attribute, because painting reads them very often.
    """

    in_use: ClassVar[Tokens] = LIGHT
    changed = Signal()
    """The colours have changed, so widgets that paint themselves must repaint."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        Theme.in_use = self.tokens = LIGHT
        self._app = app
        self.choice = ThemeChoice.SYSTEM
        self._dressed = False
        app.styleHints().colorSchemeChanged.connect(self._follow)

    def choose(self, choice: ThemeChoice) -> None:
        """Apply the chosen theme. `ThemeChoice.SYSTEM` follows the system's theme from now on."""
        self.choice = choice
        hints = self._app.styleHints()
        if choice is ThemeChoice.SYSTEM:
            hints.unsetColorScheme()
        else:
            # For matching title bars and system dialogs, if the platform can do that.
            hints.setColorScheme(Qt.ColorScheme.Dark if choice is ThemeChoice.DARK else Qt.ColorScheme.Light)
        self._follow(hints.colorScheme())

    @Slot(Qt.ColorScheme)
    def _follow(self, scheme: Qt.ColorScheme) -> None:
        dark = self.choice is ThemeChoice.DARK or (self.choice is ThemeChoice.SYSTEM and scheme is Qt.ColorScheme.Dark)
        tokens = DARK if dark else LIGHT
        if self._dressed and tokens is self.tokens:
            return
        Theme.in_use = self.tokens = tokens
        if not self._dressed:
            self._app.setStyle(QStyleFactory.create("Fusion"))
            self._app.setFont(_font())
            self._dressed = True
        self._app.setPalette(palette(tokens))
        self._app.setStyleSheet(style_sheet(tokens))
        self.changed.emit()


def apply(app: QApplication, choice: str) -> Theme:
    """Set the theme of an application: "system", "light" or "dark"."""
    theme = _theme_of(app)
    theme.choose(ThemeChoice(choice))
    return theme


def current() -> Theme:
    """Return the theme of the running application."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("a theme needs a QApplication")
    return _theme_of(app)


def tokens() -> Tokens:
    """Return the current colours. Before a theme is applied, these are the light ones."""
    return Theme.in_use


def set_property(widget: QWidget, name: str, value: Any) -> None:
    """Set a property by which the style sheet selects ("verdict", "error" or "role"), and restyle the widget."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def fixed_font() -> QFont:
    """Return a monospaced font that matches the window's text."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(TEXT_PX - 1)
    return font


def style_sheet(tokens: Tokens) -> str:
    """Return the style sheet with each `@name` replaced by the colour of this name.

    Raises:
        KeyError: there is no colour of this name.
    """
    folder = paths.resources_dir() / "style"
    names = {field.name: str(getattr(tokens, field.name)) for field in fields(tokens)}
    names["glyphs"] = (folder / ("dark" if tokens.dark else "light")).as_posix()
    sheet = (folder / "rallytrace.qss").read_text(encoding="utf-8")
    return re.sub(r"@(\w+)", lambda found: names[found[1]], sheet)


def palette(tokens: Tokens) -> QPalette:
    """Return a palette of these colours, which the Qt style and system dialogs use instead of the style sheet."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette()
    for colour in _COLOURS:
        for name in colour["roles"].split():
            made.setColor(role[name], QColor(getattr(tokens, colour["name"])))
    for colour_role in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(group.Disabled, colour_role, QColor(tokens.disabled))
    made.setColor(group.Disabled, role.Highlight, QColor(tokens.border))
    return made


def _theme_of(app: QApplication) -> Theme:
    theme = _THEMES.get(app)
    if theme is None:
        theme = _THEMES[app] = Theme(app)
    return theme


def _line_height(family: str) -> float:
    """Return the distance between the lines of a font, in units of its size."""
    font = QFont(family)
    font.setPixelSize(100)
    return QFontMetricsF(font).lineSpacing() / 100


def _font() -> QFont:
    """Return the system's font in the size `TEXT_PX`, with digits of equal width and the language's own characters.

    If its lines are so far apart that the window would not fit a small screen, as those of Noto Sans CJK are, another
    font sets the distance, and draws Latin letters.
    """
    family = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).family()
    own, low = current_language().fonts, ""
    if _line_height(family) > _GREATEST_LINE_HEIGHT:
        there = QFontDatabase.families()
        low = next((name for name in _LOW_FONTS if name in there), "")
    font = QFont([low, *own, family] if low else [family, *own])
    font.setPixelSize(TEXT_PX)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
