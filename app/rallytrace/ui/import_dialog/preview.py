"""A preview of labels over the video, frame by frame."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterStateGuard, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.session.pictures.picture import NEUTRAL
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.report import LabelRows
from rallytrace.texts import shown, tr
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import State, is_placed
from rallytrace.track.wording import STATE_WORDS
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.theme import with_alpha
from rallytrace.ui.look.widgets import ElidedLabel, give_role, icon_button
from rallytrace.ui.picture.badge import paint_notices
from rallytrace.ui.picture.canvas import Canvas
from rallytrace.ui.picture.overlay import KINDS, Spot, paint_current, paint_trail
from rallytrace.ui.picture.viewport import Corner, Viewport

_MAX_DOTS: Final = 2500
"""Approximate maximum number of the file's positions that are drawn as dots."""
_TRAIL_FRAMES: Final = 8
"""Number of frames before and after the shown one for which the path is drawn."""
_DOT_ALPHA: Final = 0.55
_KEYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}


class LabelPreview(QWidget):
    """Shows a frame with its label and the path around it. All other positions of the file are small dots."""

    def __init__(self, size: Size, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName=tr("window", "Labels over the video"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 135)
        self._size = size
        self._labels: LabelRows | None = None
        self._dots: list[tuple[float, float]] = []
        self._picture: LoadedFrame | None = None
        self.frame = 0
        self._canvas = Canvas()
        self._style = OverlayStyle(trail_past=_TRAIL_FRAMES, trail_future=_TRAIL_FRAMES)
        theme.current().changed.connect(self.update)

    @property
    def shows_its_frame(self) -> bool:
        """Return whether the shown picture is that of `frame`."""
        return self._picture is not None and self._picture.index == self.frame

    def sizeHint(self) -> QSize:
        return QSize(560, round(560 * self._size.height / self._size.width))

    def set_style(self, style: OverlayStyle) -> None:
        self._style = style
        self.update()

    def show_labels(self, labels: LabelRows) -> None:
        self._labels = labels
        rows = np.flatnonzero(is_placed(labels.rows))
        rows = rows[:: max(len(rows) // _MAX_DOTS, 1)]
        self._dots = list(zip(*_positions(labels, rows), strict=True))
        self.update()

    def turn_to(self, frame: int) -> None:
        self.frame = frame
        self.update()

    def show_picture(self, picture: LoadedFrame | None) -> None:
        """Show a picture. Labels are drawn over it only if it is that of `frame`."""
        self._picture = picture
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            ratio = self.devicePixelRatioF()
            canvas = Size(max(round(self.width() * ratio), 1), max(round(self.height() * ratio), 1))
            viewport = Viewport.fit(self._size, canvas, 1.0 if self._picture is None else self._picture.pixel_aspect)
            self._paint_ground(painter, viewport)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)

            def to_view(x: float, y: float) -> QPointF:
                u, v = viewport.to_canvas(x, y)
                return QPointF(u, v) / ratio

            self._paint_dots(painter, [to_view(x, y) for x, y in self._dots])
            spots = self._spots()
            paint_trail(painter, spots, self.frame, to_view, self._style)
            for spot in spots:
                if spot.frame == self.frame:
                    paint_current(painter, spot, to_view, self._style, zoom=viewport.scale / ratio)
            if not self.shows_its_frame:
                words = tr("video", "Frame {frame:,}…", frame=self.frame)
                paint_notices(painter, [words], self.rect().toRectF(), Corner.TOP_RIGHT)

    def _paint_ground(self, painter: QPainter, viewport: Viewport) -> None:
        """Paint the picture, or an empty area of its shape, without scaling device pixels."""
        with QPainterStateGuard(painter):
            painter.scale(1 / self.devicePixelRatioF(), 1 / self.devicePixelRatioF())
            canvas = QRect(0, 0, viewport.canvas.width + 1, viewport.canvas.height + 1)
            tokens = theme.tokens()
            picture = self._picture
            if picture is not None and picture.bgr.shape[:2] == (self._size.height, self._size.width):
                covered = self._canvas.draw_frame(painter, picture.bgr, viewport, NEUTRAL)
            else:
                corner, end = viewport.to_canvas(-0.5, -0.5), viewport.to_canvas(self._size.width, self._size.height)
                covered = QRect(
                    round(corner[0]), round(corner[1]), round(end[0] - corner[0]), round(end[1] - corner[1])
                )
                painter.fillRect(covered, QColor(tokens.strip_unset))
            painter.setClipRegion(QRegion(canvas) - QRegion(covered))
            painter.fillRect(canvas, QColor(tokens.canvas))

    def _paint_dots(self, painter: QPainter, dots: list[QPointF]) -> None:
        for width, colour, alpha in ((3.4, "black", 0.25), (2.2, self._style.predicted, _DOT_ALPHA)):
            ink = with_alpha(colour, alpha)
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPoints(dots)

    def _spots(self) -> list[Spot]:
        """Return the labels with a position in `frame` and up to `_TRAIL_FRAMES` frames before and after it."""
        labels = self._labels
        if labels is None:
            return []
        first, stop = np.searchsorted(
            labels.frames, (self.frame - _TRAIL_FRAMES, self.frame + _TRAIL_FRAMES + 1)
        ).tolist()
        rows = np.arange(first, stop)[is_placed(labels.rows)[first:stop]]
        spots: list[Spot] = []
        for row, x, y in zip(rows.tolist(), *_positions(labels, rows), strict=True):
            frame, hidden = int(labels.frames[row]), bool(labels.rows["state"][row] == State.OCCLUDED)
            joined = bool(spots) and spots[-1].frame == frame - 1
            spots.append(Spot(frame, x, y, KINDS[Source.IMPORTED], hidden, joined))
        return spots


def _positions(labels: LabelRows, rows: NDArray[np.intp]) -> tuple[list[float], list[float]]:
    return labels.rows["x"][rows].tolist(), labels.rows["y"][rows].tolist()


class PreviewPanel(QWidget):
    frame_requested = Signal(int)
    """The number of a frame whose picture is needed."""

    def __init__(self, facts: VideoFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: LabelRows | None = None
        self.preview = LabelPreview(facts.size, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("video", "Frame"))
        self.slider.setRange(0, max((facts.n_frames or 1) - 1, 0))
        self.slider.valueChanged.connect(self._turn)
        self.words = give_role(ElidedLabel("", self), "muted")
        previous = icon_button(self, icons.icon("skip-previous-outline"), tr("window", "The previous label"))
        following = icon_button(self, icons.icon("skip-next-outline"), tr("window", "The next label"))
        previous.clicked.connect(self._go_before)
        following.clicked.connect(self._go_after)
        row = lay_row(previous, (self.slider, 1), following, spacing=4)
        lay_column((self.preview, 1), row, self.words, owner=self, spacing=4)

    @property
    def frame(self) -> int:
        """Return the frame that is shown or being loaded."""
        return self.preview.frame

    def show_labels(self, labels: LabelRows) -> None:
        """Show other labels. On the first call, go to the label in the middle of them."""
        first_time = self._labels is None
        self._labels = labels
        if self.slider.maximum() == 0 and len(labels):
            self.slider.setMaximum(int(labels.frames[-1]))
        self.preview.show_labels(labels)
        if first_time:
            seen = labels.frames[labels.rows["state"] == State.VISIBLE]
            frame = int(seen[len(seen) // 2]) if len(seen) else 0
            self.go(frame)
            self._turn(frame)
        self._tell()

    def show_picture(self, picture: LoadedFrame | None) -> None:
        """Show the picture of the frame that `frame_requested` has asked for."""
        self.preview.show_picture(picture)

    @Slot(int)
    def go(self, frame: int) -> None:
        self.slider.setValue(frame)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the same keys as in the main window."""
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.go(self.frame + step)

    @Slot(int)
    def _turn(self, frame: int) -> None:
        self.preview.turn_to(frame)
        self._tell()
        self.frame_requested.emit(frame)

    @Slot()
    def _go_before(self) -> None:
        if self._labels is not None:
            row = int(np.searchsorted(self._labels.frames, self.frame)) - 1
            self.go(int(self._labels.frames[row]) if row >= 0 else self.frame)

    @Slot()
    def _go_after(self) -> None:
        if self._labels is not None:
            row = int(np.searchsorted(self._labels.frames, self.frame, side="right"))
            self.go(int(self._labels.frames[row]) if row < len(self._labels) else self.frame)

    def _tell(self) -> None:
        labels, frame = self._labels, self.frame
        index = 0 if labels is None else int(np.searchsorted(labels.frames, frame))
        if labels is None or index >= len(labels) or int(labels.frames[index]) != frame:
            self.words.setText(tr("video", "Frame {frame:,}: no label", frame=frame))
            return
        row, line = labels.rows[index], int(labels.lines[index])
        state = State(int(row["state"]))
        words, x, y = shown(STATE_WORDS[state]).lower(), float(row["x"]), float(row["y"])
        if state is State.NO_BALL:
            text = tr("video", "Frame {frame:,}, line {line:,}: {state}", frame=frame, line=line, state=words)
        else:
            text = tr(
                "video",
                "Frame {frame:,}, line {line:,}: {state} at ({x:.1f}, {y:.1f})",
                frame=frame,
                line=line,
                state=words,
                x=x,
                y=y,
            )
        self.words.setText(text)
