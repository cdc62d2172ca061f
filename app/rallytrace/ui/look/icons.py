"""Icons: glyphs of Material Design Icons, painted in the colours of the theme.

An icon reads its colour when it is painted, so a change of theme only needs a repaint. `resources/icons/make_font.py`
makes the font.
"""

import enum
import json
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QIconEngine, QPainter, QPainterStateGuard, QPixmap

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.texts import tr_lazy
from rallytrace.ui.look import theme

_FOLDER: Final = paths.resources_dir() / "icons"


class IconColour(enum.Enum):
    """The colour of an icon, as the name of one of the theme's `Tokens`."""

    TEXT = "text"
    MUTED = "muted"
    ACCENT = "accent"
    ON_PRIMARY = "on_primary"
    GOOD = "good"
    WARNING = "warning"
    BAD = "bad"
    BUSY = "busy"


class BadgeStatus(enum.StrEnum):
    """The status that a badge or notice shows. The style sheet selects by its value, as the property `verdict`."""

    GOOD = "good"
    WARNING = "warning"
    BAD = "bad"
    BUSY = "busy"


_SHAPES = {
    BadgeStatus.GOOD: ("check-circle", IconColour.GOOD),
    BadgeStatus.WARNING: ("alert", IconColour.WARNING),
    BadgeStatus.BAD: ("close-octagon", IconColour.BAD),
    BadgeStatus.BUSY: ("progress-clock", IconColour.BUSY),
}


@cache
def icon(name: str, ink: IconColour = IconColour.TEXT) -> QIcon:
    """Return the glyph with a name in Material Design Icons 6, such as "play" or "folder-open-outline".

    Raises:
        KeyError: the set has no such glyph.
    """
    return QIcon(_GlyphEngine(_glyphs()[name], ink))


def verdict_icon(verdict: BadgeStatus) -> QIcon:
    """Return the icon of a status. The icons differ in shape, so that no one has to rely on their colour."""
    return icon(*_SHAPES[verdict])


def application_icon() -> QIcon:
    return QIcon(str(_FOLDER / "rallytrace.svg"))


class _GlyphEngine(QIconEngine):
    def __init__(self, glyph: str, ink: IconColour) -> None:
        super().__init__()
        self._glyph = glyph
        self._ink = ink
        self._drawn: dict[tuple[int, int, str], QPixmap] = {}

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:  # noqa: ARG002 - Qt's
        font = QFont(_family())
        font.setPixelSize(max(min(rect.width(), rect.height()), 1))
        with QPainterStateGuard(painter):
            painter.setPen(QColor(self._colour(mode)))
            painter.setFont(font)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._glyph)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        # A styled button asks for this with every painting, and there are forty of them.
        key = (size.width(), size.height(), self._colour(mode))
        if key not in self._drawn:
            drawn = QPixmap(size.expandedTo(QSize(1, 1)))  # a button may be squeezed to nothing
            drawn.fill(Qt.GlobalColor.transparent)
            with QPainter(drawn) as painter:
                self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
            self._drawn[key] = drawn
        return self._drawn[key]

    def _colour(self, mode: QIcon.Mode) -> str:
        tokens = theme.tokens()
        return tokens.disabled if mode == QIcon.Mode.Disabled else str(getattr(tokens, self._ink.value))

    def clone(self) -> QIconEngine:
        return _GlyphEngine(self._glyph, self._ink)


@cache
def _glyphs() -> dict[str, str]:
    codes = json.loads((_FOLDER / "glyphs.json").read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}


@cache
def _family() -> str:
    number = QFontDatabase.addApplicationFont(str(_FOLDER / "glyphs.ttf"))
    families = QFontDatabase.applicationFontFamilies(number)
    if not families:
        raise AppError(
            tr_lazy("errors", "The icon font cannot be read."), tr_lazy("errors", "Install RallyTrace again.")
        )
    return families[0]
