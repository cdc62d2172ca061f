"""The dock of the plots. Until it is first seen with something to show, nothing of pyqtgraph is loaded."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Frames, positions
from rallytrace.session.document import Document
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import legible
from rallytrace.ui.plots.no_plots import NoPlots
from rallytrace.ui.plots.plot_header import PlotHeader
from rallytrace.ui.plots.plot_paths import CURVES, PlotPaths
from rallytrace.ui.timeline.frame_times import FrameTimes
from rallytrace.ui.timeline.time_view import TimeView, rgb

if TYPE_CHECKING:
    from rallytrace.ui.plots.plot_board import PlotBoard
    from rallytrace.ui.plots.plot_mouse import PlotMouse

_SOON_MS: Final = 30
_LATER_MS: Final = 250
_FEW: Final = 3
"""Frames up to which a change is taken for a hand's and is shown at once; a run brings more of them at a time."""


class PlotsPanel(QWidget):
    """x, y and the speed of the ball over one axis, with the timeline's gestures.

    Attributes:
        view: the axis, the marks, and the lines that move.
        head: the line over the plots.
        empty: what stands there while there is nothing to plot.
        board: the plots, once they have been needed.
    """

    sought = Signal(int, bool)
    """A frame, and whether the mouse is still held: True while scrubbing, False when it comes to rest."""
    range_selected = Signal(object)
    """A range of frames."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.view = TimeView(self)
        self.head = PlotHeader(self)
        self.empty = NoPlots(self)
        self.board: PlotBoard | None = None
        self._hand: PlotMouse | None = None
        self._paths = PlotPaths()
        self._unread = self._untimed = True
        self._drawing = QTimer(self)
        self._drawing.setSingleShot(True)
        self._drawing.timeout.connect(self._draw)
        self._full = QWidget(self)
        self._column = QVBoxLayout(self._full)
        self._pages = QStackedLayout(self)
        self._lay_out()
        document.changed.connect(self._take_changes)
        document.replaced.connect(self._take_everything)
        theme.current().changed.connect(self._dress)
        self.view.axis_changed.connect(self._draw_at_once)
        self.view.marks_changed.connect(self._draw_lines)
        self.view.playhead_moved.connect(self._draw_lines)
        self.view.hover_moved.connect(self._draw_lines)
        self._take_everything()

    def _lay_out(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self._full)
        self.setMinimumSize(240, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("Plots")

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Another frame is on the screen; what is shown turns like a page when it would leave it."""
        self.view.playhead = frame
        if self._hand is None or not self._hand.held:
            self.view.axis = self.view.axis.showing(frame)

    def set_times(self, times: FrameTimes) -> None:
        """When the frames are shown; the axis is at least as long as what is known."""
        self.view.times = times
        self._untimed = True
        self._lengthen()
        self._draw_in(_LATER_MS)

    def set_video_size(self, size: Size) -> None:
        """The size of the video, for the scales of x and y."""
        self.view.size = size
        if self.board is not None:
            self.board.zoomed.clear()
        self._draw_at_once()

    def set_path_colours(self, predicted: str, inpainted: str, human: str) -> None:
        """The colours of the overlay, each "#rrggbb"."""
        self.view.path_colours = (predicted, inpainted, human)
        self._dress()

    def set_marks(self, first: int | None, last: int | None) -> None:
        """The range from I to O; either may not be set."""
        self.view.marks = (first, last)
        self.view.marks_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Catch up with what happened while nobody looked."""
        super().showEvent(event)
        self._draw_at_once()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep to the same frames across another width of the plots."""
        if event.type() is QEvent.Type.Resize and self.board is not None:
            self.view.axis = self.view.axis.resized(self.board.axis_width)
            self._draw_at_once()
        return super().eventFilter(watched, event)

    def _lengthen(self) -> None:
        self.view.axis = self.view.axis.of(max(self._document.track.n_frames, len(self.view.times.known)))

    @Slot(object)
    def _take_changes(self, frames: Frames) -> None:
        if not self.isVisible():
            self._unread = True
        elif not self._unread:
            self._paths.update(self._document.track, self.view.times, frames)
            self._draw_in(_SOON_MS if len(frames) <= _FEW else _LATER_MS)

    @Slot()
    def _take_everything(self) -> None:
        self._unread = True
        self._lengthen()
        self.view.axis = self.view.axis.fit()
        self._draw_at_once()

    @Slot()
    def _draw_at_once(self) -> None:
        self._draw_in(0)

    def _draw_in(self, milliseconds: int) -> None:
        """Draw after a pause; what comes in the meantime is drawn with it, and never puts it off."""
        if not self._drawing.isActive() or self._drawing.remainingTime() > milliseconds:
            self._drawing.start(milliseconds)

    @Slot()
    def _draw(self) -> None:
        if not self.isVisible():
            return  # being shown asks again
        track, times = self._document.track, self.view.times
        if self._unread:
            self._paths.read(track, times)
        elif self._untimed:
            self._paths.retime(track, times)
        self._unread = self._untimed = False
        there = {curve for curve in CURVES if self._paths.has(curve)}
        self.empty.show_reason(video=track.n_frames > 0)
        self._pages.setCurrentWidget(self._full if there else self.empty)
        self.head.show_curves(there)
        if there:
            self._built().draw()
            self._draw_lines()

    def _built(self) -> "PlotBoard":
        if self.board is None:
            from rallytrace.ui.plots.plot_board import PlotBoard  # noqa: PLC0415 - a window starts without pyqtgraph
            from rallytrace.ui.plots.plot_mouse import PlotMouse  # noqa: PLC0415 - the same

            self.board = PlotBoard(self.view, self._paths, self._full)
            self._column.addWidget(self.board.widget)
            self.board.viewport.installEventFilter(self)
            self._hand = PlotMouse(self.view, self.board, self)
            self._hand.sought.connect(self.sought)
            self._hand.range_selected.connect(self.range_selected)
            self._hand.values_zoomed.connect(self._draw_at_once)
            self._dress()
        return self.board

    @Slot()
    def _dress(self) -> None:
        ground = rgb(theme.tokens().strip)
        predicted, inpainted, human = (QColor(*legible(rgb(one), ground)) for one in self.view.path_colours)
        imported = QColor(theme.tokens().strip_curve)
        colours = dict(zip(CURVES, (predicted, inpainted, imported, human), strict=True))
        self.head.show_colours(colours)
        self.empty.draw_sign()
        if self.board is not None:
            self.board.dress(colours)
            self._draw_at_once()

    @Slot()
    def _draw_lines(self) -> None:
        if self.board is not None and self.isVisible():
            self.board.draw_lines()
            self._read_out()

    def _read_out(self) -> None:
        """The values of the frame under the mouse, else of the frame on the screen."""
        frame = self.view.hover if self.view.hover is not None else self.view.playhead
        if frame < min(self._paths.n_frames, self._document.track.n_frames):
            x, y = positions(self._document.track.shown(frame, frame + 1))[:, 0].tolist()
            at = (x, y) if x == x else None  # noqa: PLR0124 - NaN is not equal to itself
            self.head.show_values(frame, self.view.time_text(frame), at, float(self._paths.speed[frame]))
