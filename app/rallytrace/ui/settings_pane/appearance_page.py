"""The appearance page, with a preview of the path and warnings about similar colours."""

import math
import operator
from collections.abc import Mapping
from itertools import combinations
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.settings import APPEARANCE
from rallytrace.settings.sections import AppearanceSettings
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.track.overlay_style import rgb
from rallytrace.track.wording import join_names
from rallytrace.ui.look import theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.widgets import Notice
from rallytrace.ui.picture.overlay import PointKind, Spot, paint_current, paint_trail
from rallytrace.ui.settings_pane.form import FormPage

_Triple: TypeAlias = tuple[float, float, float]
MIN_COLOUR_DISTANCE: Final = 18.0
"""Minimum distance in CIELAB at which two colours are distinguishable in thin lines and small markers."""
_EYES: Final[Mapping[str, tuple[_Triple, _Triple, _Triple]]] = {
    "": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    tr_lazy("settings", "with protanopia (red-blind)"): (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    tr_lazy("settings", "with deuteranopia (green-blind)"): (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    tr_lazy("settings", "with tritanopia (blue-blind)"): (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE_POINT: Final = (0.95047, 1.0, 1.08883)
_HEIGHT: Final = 130
_CURRENT_FRAME: Final = 30
_LAST_FRAME: Final = 60
_CROWD: Final = ("#23262c", "#3a4048")
_COURT: Final = ("#3f7d63", "#4d8f74")
_SHIRT: Final = "#f2f3f1"


def similar_colours(colours: Mapping[str, str]) -> tuple[str, ...]:
    """Return a sentence for each pair of similar colours.

    Args:
        colours: colours as `#rrggbb`, keyed by a name that can begin a sentence, in the language of the window.
    """
    found = []
    for (name, first), (rival, second) in combinations(colours.items(), 2):
        eyes = [kind for kind in _EYES if distance(first, second, kind) < MIN_COLOUR_DISTANCE]
        second_name = rival[:1].lower() + rival[1:]
        if "" in eyes:
            found.append(
                tr("settings", "{first} and {second} have almost the same colour.", first=name, second=second_name)
            )
        elif eyes:
            found.append(
                tr(
                    "settings",
                    "{first} and {second} are hard to tell apart {eyes}.",
                    first=name,
                    second=second_name,
                    eyes=join_names(map(shown, eyes)),
                )
            )
    return tuple(found)


def distance(first: str, second: str, eyes: str = "") -> float:
    """Return the distance in CIELAB between two colours (`#rrggbb`).

    Args:
        first: a colour.
        second: another colour.
        eyes: '' for normal vision, or a colour blindness to simulate, a key of `_EYES`.
    """
    start, end = (_lab(_simulate(_linear(colour), eyes)) for colour in (first, second))
    return math.dist(start, end)


def _linear(colour: str) -> _Triple:
    red, green, blue = map(theme.linear, rgb(colour))
    return red, green, blue


def _simulate(colour: _Triple, eyes: str) -> _Triple:
    red, green, blue = (min(max(sum(map(operator.mul, row, colour)), 0.0), 1.0) for row in _EYES[eyes])
    return red, green, blue


def _lab(colour: _Triple) -> _Triple:
    red, green, blue = colour
    x, y, z = (
        _cubed(value / white)
        for value, white in zip(
            (
                0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
                0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
                0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
            ),
            _WHITE_POINT,
            strict=True,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cubed(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


class PathPreview(QWidget):
    """Shows the colours on a path of predicted, inpainted and human points over dark, green and white areas."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName=tr("settings", "A path in these colours and sizes"))
        self._look = AppearanceSettings()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_look(self, look: AppearanceSettings) -> None:
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            clip = QPainterPath()
            clip.addRoundedRect(box, 6, 6)
            painter.setClipPath(clip)
            _paint_court(painter, box)
            spots = _spots(box)
            frames = range(_CURRENT_FRAME - self._look.trail_past, _CURRENT_FRAME + self._look.trail_future + 1)
            drawn = [spot for spot in spots if spot.frame in frames]
            _paint_heatmap(painter, spots[_CURRENT_FRAME], self._look.heatmap_opacity)
            style = self._look.overlay_style
            paint_trail(painter, drawn, _CURRENT_FRAME, QPointF, style)
            paint_current(painter, spots[_CURRENT_FRAME], QPointF, style, zoom=1.0)


def _spots(box: QRectF) -> list[Spot]:
    spots = []
    for frame in range(_LAST_FRAME + 1):
        share = frame / _LAST_FRAME
        x = box.left() + box.width() * (0.04 + 0.92 * share)
        y = box.top() + box.height() * (0.82 - 0.62 * abs(math.sin(1.5 * math.pi * share)))
        kind = PointKind.INPAINTED if 21 <= frame <= 25 or 33 <= frame <= 34 else PointKind.PREDICTED
        kind = PointKind.HUMAN if frame in (27, 28, _CURRENT_FRAME + 6) else kind
        spots.append(Spot(frame, x, y, kind, kind is PointKind.INPAINTED, frame > 0))
    return spots


def _paint_court(painter: QPainter, box: QRectF) -> None:
    horizon = box.top() + box.height() * 0.5
    crowd = QLinearGradient(box.topLeft(), QPointF(box.left(), horizon))
    crowd.setColorAt(0, QColor(_CROWD[0]))
    crowd.setColorAt(1, QColor(_CROWD[1]))
    painter.fillRect(box, crowd)
    court = QLinearGradient(QPointF(box.left(), horizon), box.bottomLeft())
    court.setColorAt(0, QColor(_COURT[0]))
    court.setColorAt(1, QColor(_COURT[1]))
    painter.fillRect(QRectF(box.left(), horizon, box.width(), box.height()), court)
    shirt = QRectF(
        box.left() + box.width() * 0.44, horizon - box.height() * 0.22, box.width() * 0.09, box.height() * 0.5
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_SHIRT))
    painter.drawRoundedRect(shirt, 8, 8)


def _paint_heatmap(painter: QPainter, spot: Spot, opacity: float) -> None:
    centre, radius = QPointF(spot.x, spot.y), 26.0
    glow = QRadialGradient(centre, radius)
    for share, colour, alpha in ((0, "#ffd24a", opacity), (0.5, "#d8352a", opacity * 0.6), (1, "#d8352a", 0)):
        glow.setColorAt(share, theme.with_alpha(colour, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius, radius)


class AppearancePage(FormPage):
    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(tr("settings", "Appearance"), preferences, APPEARANCE, parent)
        self._preferences = preferences
        self.preview = PathPreview(self)
        self.alike = Notice(parent=self)
        self.body.insertWidget(1, self.preview)
        self.body.insertWidget(2, self.alike)
        self._language = preferences.value.appearance.language
        self.restart = Notice(parent=self)
        self.body.insertWidget(3, self.restart)
        preferences.changed.connect(self._follow)
        self._follow({APPEARANCE})

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if APPEARANCE not in sections:
            return
        look = self._preferences.value.appearance
        self.preview.show_look(look)
        colours = {
            tr("settings", "The predicted path"): look.predicted_colour,
            tr("settings", "The filled path"): look.inpainted_colour,
            tr("settings", "The points set by hand"): look.human_colour,
        }
        self.alike.say(BadgeStatus.WARNING, join_sentences(*similar_colours(colours)))
        change = tr("settings", "The language changes when you start RallyTrace again.")
        self.restart.say(
            BadgeStatus.BUSY, "" if look.language == self._language else change, icon="information-outline"
        )
