"""The strip that says what is known about every frame, what happens in it, and which rally it belongs to."""

from typing import ClassVar, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.ui.look import theme
from rallytrace.ui.timeline import event_lane
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import standing_picture, state_picture
from rallytrace.ui.timeline.time_view import TimeView

_RALLY_LANE: Final = 17
_STANDING: Final = 3
"""Height of the line that says what is reviewed."""
_NO_PLAY: Final = "not play"
_DAMAGE_LINE: Final = 3


class StateStrip(Strip):
    """Source and state of each frame, a line under what is reviewed, and above them events and rallies."""

    name: ClassVar[str] = "State"
    promise: ClassVar[str] = "What is known of every frame will stand here."
    tip: ClassVar[str] = (
        "Colour: who said it. High: visible. Striped: occluded. Low: no ball. Empty: nobody looked. Mark on top: by "
        "hand. Line below: reviewed; dotted: pinned. Hatched: not play. Hatched under a line: damaged in the file. "
        "Signs: serve (triangle), hit (cross), bounce (down and up), landing (on the ground); in the colour of points "
        "by hand where they were set by hand."
    )
    least_height: ClassVar[int] = 60
    usual_height: ClassVar[int] = 62

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.events_changed.connect(self.redraw)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw rallies, events, states, and what is reviewed."""
        top = self._rally_lane
        body = plot.adjusted(0, top + (event_lane.LANE if len(self.view.event_frames) else 0), 0, -_STANDING - 5)
        columns = self.columns(plot, self.view.digest.n_frames)
        colours, digest = self.view.colours(), self.view.digest
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, state_picture(digest.looks, columns, height, colours))
        line = QRect(body.left(), body.bottom() + 3, body.width(), _STANDING)
        height = self.device_pixels(_STANDING)
        self.draw_picture(painter, line, standing_picture(digest.standing, columns, height, colours))
        self._draw_rallies(painter, plot)
        event_lane.draw_events(painter, self, plot, top)

    def draw_non_play(self, painter: QPainter) -> None:
        """Hatch what is not play, and say so where there is room; hatch what is damaged."""
        super().draw_non_play(painter)
        tokens = theme.tokens()
        width = painter.fontMetrics().horizontalAdvance(_NO_PLAY) + 12
        for area in self.areas(self.view.non_play):
            if area.width() > 1.5 * width:
                words = QRectF(area.center().x() - width / 2, area.center().y() - 8, width, 17)
                painter.fillRect(words, QColor(tokens.strip))
                painter.setPen(QColor(tokens.muted))
                painter.drawText(words, Qt.AlignmentFlag.AlignCenter, _NO_PLAY)
        self._draw_damage(painter)

    def _draw_damage(self, painter: QPainter) -> None:
        """Hatch what is damaged, the other way than what is not play, under a line."""
        colour = QColor(theme.tokens().bad)
        for area in self.areas(self.view.damaged):
            painter.fillRect(area, QBrush(colour, Qt.BrushStyle.BDiagPattern))
            painter.fillRect(QRectF(area.left(), 0, area.width(), _DAMAGE_LINE), colour)

    def double_clicked(self, x: float, y: float) -> None:
        """Show the rally that was hit; everything, when there is none or it is shown already."""
        rally = self.view.rally_at(self.view.axis.frame_at(x - self.plot.left())) if y < _RALLY_LANE else None
        wanted = self.view.axis.fit(rally.frames) if rally else self.view.axis.fit()
        self.view.axis = wanted if wanted != self.view.axis else wanted.fit()

    @property
    def _rally_lane(self) -> int:
        return _RALLY_LANE if self.view.rallies else 3

    def _draw_rallies(self, painter: QPainter, part: QRect) -> None:
        tokens, metrics, height = theme.tokens(), painter.fontMetrics(), self.height()
        band, ink, plot = QColor(tokens.strip_rally), QPen(QColor(tokens.text)), QRectF(self.plot)
        shown = self.frames_under(part)
        for rally in self.view.rallies:
            if rally.frames.stop < shown.start or rally.frames.start >= shown.stop:
                continue
            left, right = self.x_of(rally.frames.start), self.x_of(rally.frames.stop)
            area = QRectF(left, 1, max(right - left, 2.0), _RALLY_LANE - 3)
            painter.fillRect(area, band)
            painter.fillRect(QRectF(left, 1, 1, height), band)
            inner = area.intersected(plot).adjusted(4, 0, -2, 0)
            if inner.width() > 16:
                painter.setPen(ink)
                name = metrics.elidedText(rally.name, Qt.TextElideMode.ElideMiddle, int(inner.width()))
                painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, name)
