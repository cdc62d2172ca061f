"""The pictures under the overlay, made once for as long as nothing about them changes."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from rallytrace.session.picture import Enlarger, Part, Patch, Tone
from rallytrace.ui.picture.viewport import Viewport


class Canvas:
    """The visible part of a frame and of a heatmap, in device pixels."""

    def __init__(self) -> None:
        self._frame = _Sheet(QImage.Format.Format_RGB32)
        self._heatmap = _Sheet(QImage.Format.Format_ARGB32_Premultiplied)

    def draw_frame(self, painter: QPainter, bgr: NDArray[np.uint8], viewport: Viewport, tone: Tone) -> QRect:
        """Draw what a viewport shows of a frame (H, W, 3), and say where; the painter counts in device pixels."""
        return self._frame.draw(
            painter, (bgr, viewport, tone), lambda enlarger: enlarger.cut(bgr, part_of(viewport), tone)
        )

    def draw_heatmap(self, painter: QPainter, values: NDArray[np.float32], viewport: Viewport, opacity: float) -> None:
        """Draw what a viewport shows of a heatmap (h, w) float32 that covers the whole frame."""
        part, width = part_of(viewport), viewport.picture.width
        self._heatmap.draw(
            painter, (values, viewport, opacity), lambda enlarger: enlarger.cut_heatmap(values, part, width, opacity)
        )

    def forget(self) -> None:
        """Let go of the pictures."""
        for sheet in (self._frame, self._heatmap):
            sheet.forget()


class _Sheet:
    """A patch as Qt draws it, made anew only when what it is made from is something else."""

    def __init__(self, form: QImage.Format) -> None:
        self._form = form
        self.forget()

    def forget(self) -> None:
        self._enlarger = Enlarger()
        self._made_from: tuple[NDArray[Any], Viewport, Any] | None = None
        self._patch: Patch | None = None
        self._image = QImage()

    def draw(
        self,
        painter: QPainter,
        made_from: tuple[NDArray[Any], Viewport, Any],
        make: Callable[[Enlarger], Patch | None],
    ) -> QRect:
        was = self._made_from
        if was is None or was[0] is not made_from[0] or was[1:] != made_from[1:]:
            self._made_from, self._patch = made_from, make(self._enlarger)
            self._image = QImage() if self._patch is None else image_of(self._patch, self._form)
        if self._patch is None:
            return QRect()
        painter.drawImage(QPoint(self._patch.u, self._patch.v), self._image)
        return QRect(QPoint(self._patch.u, self._patch.v), self._image.size())


def part_of(viewport: Viewport) -> Part:
    """What a viewport shows, as the picture's maker takes it."""
    canvas = viewport.canvas
    return Part(viewport.left, viewport.top, viewport.scale, canvas.width, canvas.height, sharp=viewport.sharp)


def image_of(patch: Patch, form: QImage.Format) -> QImage:
    """A patch as an image over the same memory: it must not be used longer than the patch is kept."""
    height, width = patch.pixels.shape[:2]
    return QImage(patch.pixels.data, width, height, 4 * width, form)
