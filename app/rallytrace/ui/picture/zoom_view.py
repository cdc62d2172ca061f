"""Which part of the picture is seen, and how close: what zooms, and what lies where."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from rallytrace.domain.geometry import Size
from rallytrace.ui.picture.viewport import Viewport

_MARGIN: Final = 0.12
"""So much of the picture's width and height is shown around an area, for a ball that is beside it."""
_CLOSEST: Final = 3.0


class ZoomView(QWidget):
    """A widget that a picture is shown in at some zoom; `PictureView` paints it."""

    zoomed = Signal(float)
    """Another zoom: device pixels for each pixel of the video."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._viewport: Viewport | None = None
        self._cursor: QPointF | None = None

    @property
    def zoom(self) -> float:
        """Device pixels for each pixel of the video; 1 without one."""
        return self._viewport.scale if self._viewport else 1.0

    @property
    def fitted(self) -> bool:
        """Whether the picture fills the view, and will go on doing so."""
        return self._viewport is None or self._viewport.fitted

    @Slot()
    def fit(self) -> None:
        """Show the whole picture, as large as it can be."""
        if self._viewport:
            self._become(Viewport.fit(self._viewport.picture, self._device_size()))

    @Slot()
    def zoom_in(self) -> None:
        """One stop closer, at the cursor where it is on the picture."""
        self._step_zoom(1)

    @Slot()
    def zoom_out(self) -> None:
        """One stop farther away."""
        self._step_zoom(-1)

    def set_zoom(self, zoom: float) -> None:
        """Show so many device pixels for each pixel of the video, the same position in the middle; 1 is 100 %."""
        if self._viewport:
            size = self._viewport.canvas
            self._become(self._viewport.zoomed(zoom, size.width / 2, size.height / 2))

    @Slot(object)
    def show_area(self, area: tuple[float, float, float, float] | None) -> None:
        """Show a part of the picture and what is around it: left, top, right, bottom as positions; None for all."""
        if self._viewport is None or area is None:
            self.fit()
            return
        width, height = (share * _MARGIN for share in (self._viewport.picture.width, self._viewport.picture.height))
        left, top, right, bottom = area
        wide = (left - width, top - height, right + width, bottom + height)
        self._become(self._viewport.showing(*wide, at_most=_CLOSEST))

    def _step_zoom(self, steps: int) -> None:
        if self._viewport:
            size = self._viewport.canvas
            at = (size.width / 2, size.height / 2)
            if self._cursor is not None and self.position(self._cursor) is not None:
                at = self._device(self._cursor)
            self._become(self._viewport.stepped(steps, *at))

    def _become(self, viewport: Viewport) -> None:
        before, self._viewport = self._viewport, viewport
        if viewport == before:
            return
        if before is None or before.scale != viewport.scale:
            self.zoomed.emit(viewport.scale)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit again, or keep the middle."""
        super().resizeEvent(event)
        self._adapt()

    def event(self, event: QEvent) -> bool:
        """Also notice that the screen counts its pixels differently now."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._adapt()
        return super().event(event)

    def place(self, x: float, y: float) -> QPointF:
        """Where in the view, in logical pixels, a position of the video lies."""
        assert self._viewport is not None
        u, v = self._viewport.to_canvas(x, y)
        return QPointF(u, v) / self.devicePixelRatioF()

    def position(self, at: QPointF) -> tuple[float, float] | None:
        """The position of the video at a place of the view in logical pixels; None outside the picture."""
        if self._viewport is None:
            return None
        x, y = self._viewport.to_video(*self._device(at))
        return (x, y) if self._viewport.holds(x, y) else None

    @property
    def under_cursor(self) -> tuple[float, float] | None:
        """The position of the video under the cursor; None outside the picture."""
        return None if self._cursor is None else self.position(self._cursor)

    def _device(self, at: QPointF) -> tuple[float, float]:
        ratio = self.devicePixelRatioF()
        return at.x() * ratio, at.y() * ratio

    def _device_size(self) -> Size:
        ratio = self.devicePixelRatioF()
        return Size(max(round(self.width() * ratio), 1), max(round(self.height() * ratio), 1))

    def _adapt(self) -> None:
        if self._viewport:
            self._become(self._viewport.resized(self._device_size()))
