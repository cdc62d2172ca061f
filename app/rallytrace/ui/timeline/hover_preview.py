"""A small picture of the frame under the mouse, above the timeline."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.domain.geometry import Size
from rallytrace.ui.look import theme

if TYPE_CHECKING:
    from rallytrace.session.frames import Thumbnail

_LARGEST: Final = Size(192, 144)
_BORDER: Final = 4
_CAPTION: Final = 20
_ABOVE: Final = 4
"""Pixels between it and what it stands on."""
_PATIENCE_MS: Final = 120
"""A mouse that only crosses the timeline is not shown anything."""
_NEARBY_OPACITY: Final = 0.7
"""A picture of another frame, which stands there for the moment, is paler."""
_REST_MS: Final = 150
"""A mouse that rests so long wants the exact frame."""


class HoverPreview(QWidget):
    """Stands above a place of the timeline, in its window, and lets the mouse through.

    While the mouse moves any frame nearby does; once it rests the exact one is asked for.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._image = QImage()
        self._exact = False
        self._frame: int | None = None
        self._caption = ""
        self._at = QPoint()
        self._size = QSize(_LARGEST.width, 108)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName("The frame under the mouse")
        self.asking = Asking(self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._appear)
        self.hide()

    @property
    def frame(self) -> int | None:
        """The frame that it is about; None when it is about none."""
        return self._frame

    def set_video_size(self, size: Size) -> None:
        """The shape of the pictures that will come."""
        scale = min(_LARGEST.width / size.width, _LARGEST.height / size.height)
        self._size = QSize(max(round(size.width * scale), 1), max(round(size.height * scale), 1))
        self.leave()

    def point_at(self, frame: int, caption: str, at: QPoint) -> None:
        """Show a frame with some words under it, its foot at a place of the owner."""
        self._at, self._caption = at, caption
        if frame != self._frame:
            self._frame = frame
            self.asking.begin(frame)
        if self.isHidden():
            if not self._patience.isActive():
                self._patience.start()
        else:
            self._place()
            self.update()

    @Slot()
    def leave(self) -> None:
        """Nothing is pointed at."""
        self._patience.stop()
        self.hide()
        self._image = QImage()
        if self._frame is not None:
            self._frame = None
            self.asking.end()

    def show_thumbnail(self, frame: int, thumbnail: "Thumbnail") -> None:
        """Show a picture, if it still is about the frame that is pointed at."""
        if frame == self._frame:
            height, width = thumbnail.rgb.shape[:2]
            held = QImage(thumbnail.rgb.data, width, height, thumbnail.rgb.strides[0], QImage.Format.Format_RGB888)
            self._image, self._exact = held.copy(), thumbnail.index == frame
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the picture, as soon as there is one, and the words under it."""
        tokens = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(tokens.raised))
        picture = QRectF(_BORDER, _BORDER, self._size.width(), self._size.height())
        painter.fillRect(picture, QColor(tokens.canvas))
        if not self._image.isNull():
            painter.setOpacity(1.0 if self._exact else _NEARBY_OPACITY)
            painter.drawImage(picture, self._image)
            painter.setOpacity(1.0)
        painter.setPen(QColor(tokens.text))
        words = QRectF(0, picture.bottom(), self.width(), self.height() - picture.bottom())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._caption)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    @Slot()
    def _appear(self) -> None:
        if self._frame is not None:
            self._place()
            self.show()
            self.raise_()

    def _place(self) -> None:
        """Above the place in whatever window that is in now, and below it where there is no room."""
        window = self._owner.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        wide = max(self._size.width() + 2 * _BORDER, self.fontMetrics().horizontalAdvance(self._caption) + 12)
        high = self._size.height() + _BORDER + _CAPTION
        foot = self._owner.mapTo(window, self._at)
        left = min(max(foot.x() - wide // 2, 0), window.width() - wide)
        top = foot.y() - _ABOVE - high
        if top < 0:
            top = self._owner.mapTo(window, QPoint(0, self._owner.height())).y() + _ABOVE
        self.setGeometry(left, top, wide, high)


class Asking(QObject):
    """Says for which frame a picture is needed, and how exactly."""

    asked = Signal(object, bool)
    """A frame, and whether it has to be that one; None for no frame any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._frame: int | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._ask_exactly)

    def begin(self, frame: int) -> None:
        """The mouse has come to a frame."""
        self._frame = frame
        self.asked.emit(frame, False)
        self._rest.start()

    def end(self) -> None:
        """The mouse points at none."""
        self._rest.stop()
        self._frame = None
        self.asked.emit(None, False)

    @Slot()
    def _ask_exactly(self) -> None:
        self.asked.emit(self._frame, True)
