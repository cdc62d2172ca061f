"""The strip that says how likely each frame is wrong."""

from typing import ClassVar

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import suspicion_picture
from rallytrace.ui.timeline.time_view import TimeView


class SuspicionStrip(Strip):
    """Bars from 0 to 1; those that reach the threshold stand out."""

    name: ClassVar[str] = "Suspicion"
    tip: ClassVar[str] = (
        "How likely the frame is wrong, from 0 to 1. From the dashed line on it is one of those to be reviewed."
    )
    tells_of_track: ClassVar[bool] = False
    least_height: ClassVar[int] = 19
    usual_height: ClassVar[int] = 34

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.suspicion_changed.connect(self.redraw)
        view.doubt_changed.connect(self.redraw_frames)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw bars, and the threshold as a line."""
        n_frames, threshold = self.view.suspicion.values.shape[1], self.view.suspicious_from
        if not n_frames:
            return
        body = plot.adjusted(0, 3, 0, -1)
        columns = self.columns(plot, n_frames)
        height = self.device_pixels(body.height())
        _, highest = self.view.suspicion.envelope(0, columns)
        self.draw_picture(painter, body, suspicion_picture(highest, threshold, columns, height, self.view.colours()))
        self.draw_threshold(painter, body.top() + (1 - threshold) * body.height())
