"""The panel of plots: x, y and speed over the timeline's frames."""

import enum
import math
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, Self

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedLayout, QWidget

from rallytrace.session.document import Document
from rallytrace.texts import shown, shown_number, tr, tr_lazy
from rallytrace.track.changes import TrackChange
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle, rgb
from rallytrace.track.track import positions
from rallytrace.track.wording import SOURCE_WORDS, capitalize
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.theme import legible
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import NO_VALUE
from rallytrace.ui.look.widgets import ElidedLabel, give_role
from rallytrace.ui.panels.point_panel import SourceMark
from rallytrace.ui.picture.overlay import KINDS
from rallytrace.ui.plots.plot_paths import CURVES, PlotPaths
from rallytrace.ui.timeline.time_view import TimeView

if TYPE_CHECKING:
    from rallytrace.ui.plots.plot_board import PlotBoard, PlotMouse


_EDIT_DELAY_MS: Final = 30
_RUN_DELAY_MS: Final = 250
_MAX_MANUAL_EDIT_FRAMES: Final = 3
"""A change of at most this many frames is taken for a manual edit and shown at once. Runs change more at a time."""
_SIGN_PX: Final = 32
_MIN_NAMED_WIDTH_PX: Final = 560
"""Minimum width of the panel, in pixels, for names in the legend."""
_VALUES_WIDTH_PX: Final = 320
"""Width of the panel, in pixels, that long names in the legend leave for the values of the frame."""
_FIGURE_SPACE: Final = "\N{FIGURE SPACE}"


class PlotsPanel(QWidget):
    frame_sought = Signal(int, bool)
    """A frame, and whether the mouse button is still held."""
    range_selected = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.NoFocus, accessibleName=tr("window", "Plots"))
        self._document = document
        self.view = TimeView(self)
        self.head = PlotHeader(self)
        self.empty = NoPlots(self)
        self.board: PlotBoard | None = None
        self._mouse: PlotMouse | None = None
        self._paths = PlotPaths()
        self._unread = self._untimed = True
        self._loading = False
        self._drawing = QTimer(self, singleShot=True)
        self._drawing.timeout.connect(self._draw)
        self._full = QWidget(self)
        self._column = lay_column(self.head, owner=self._full, spacing=0)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self._full)
        self.setMinimumSize(240, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        theme.current().changed.connect(self._apply_colours)
        self.view.axis_changed.connect(self._draw_at_once)
        self.view.marks_changed.connect(self._draw_lines)
        self.view.playhead_moved.connect(self._draw_lines)
        self.view.hover_moved.connect(self._draw_lines)
        self._on_replaced()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace.document, context.window)
        workspace = context.workspace
        workspace.opening.connect(panel._on_opening)
        workspace.opened.connect(panel._forget_gesture)
        for read in (workspace.failed, workspace.closed, workspace.autosaver.found):
            read.connect(panel._on_read)
        context.state.feed(
            size_changed=panel.set_video_size,
            times_changed=panel.set_times,
            frame_shown=panel.set_playhead,
            marks_changed=panel.set_marks,
            style_changed=panel.set_style,
        )
        panel.frame_sought.connect(context.navigation_controller.scrub)
        panel.range_selected.connect(workspace.marks.set_frames)
        return panel

    @Slot()
    def _forget_gesture(self) -> None:
        self.view.hover = None
        if self._mouse is not None:
            self._mouse.forget()

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Move the playhead, and scroll to keep it in view."""
        self.view.playhead = frame
        if self._mouse is None or not self._mouse.held:
            self.view.axis = self.view.axis.showing(frame)

    def set_times(self, times: FrameTimes) -> None:
        """Set the times of the frames. The axis covers at least these frames."""
        self.view.times = times
        self._untimed = True
        self._lengthen()
        self._draw_in(_RUN_DELAY_MS)

    def set_video_size(self, size: Size) -> None:
        self.view.size = size
        if self.board is not None:
            self.board.zoomed.clear()
        self._draw_at_once()

    @Slot(object)
    def set_style(self, style: OverlayStyle) -> None:
        self.view.path_colours = (style.predicted, style.inpainted, style.human)
        self._apply_colours()

    def set_marks(self, first: int | None, last: int | None) -> None:
        """Show the marked range. Either end may be missing."""
        self.view.marks = (first, last)
        self.view.marks_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._unread:
            self.empty.show_reason(NoPlotsReason.LOADING)
        self._draw_at_once()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.board is not None:
            self.view.axis = self.view.axis.resized(self.board.axis_width)
            self._draw_at_once()
        return super().eventFilter(watched, event)

    def _lengthen(self) -> None:
        self.view.axis = self.view.axis.with_length(max(self._document.track.n_frames, len(self.view.times.known)))

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        frames = change.frames
        if not self.isVisible():
            self._unread = True
        elif not self._unread and len(frames):
            self._paths.update(self._document.track, self.view.times, frames)
            self._draw_in(_EDIT_DELAY_MS if len(frames) <= _MAX_MANUAL_EDIT_FRAMES else _RUN_DELAY_MS)

    @Slot()
    def _on_replaced(self) -> None:
        self._unread = True
        self._lengthen()
        self.view.axis = self.view.axis.fit()
        self._draw_at_once()

    @Slot()
    def _draw_at_once(self) -> None:
        self._draw_in(0)

    def _draw_in(self, milliseconds: int) -> None:
        """Draw after this many milliseconds, together with all changes until then. Later requests do not delay it."""
        if not self._drawing.isActive() or self._drawing.remainingTime() > milliseconds:
            self._drawing.start(milliseconds)

    @Slot()
    def _draw(self) -> None:
        if not self.isVisible():
            return  # showEvent draws
        track, times = self._document.track, self.view.times
        if self._unread:
            self._paths.read(track, times)
        elif self._untimed:
            self._paths.retime(track, times)
        self._unread = self._untimed = False
        present = {curve for curve in CURVES if self._paths.has(curve)}
        self._say_why_nothing()
        self._pages.setCurrentWidget(self._full if present else self.empty)
        self.head.show_curves(present)
        if present:
            self._built().draw()
            self._draw_lines()

    def _say_why_nothing(self) -> None:
        reason = NoPlotsReason.NO_PATH if self._document.track.n_frames else NoPlotsReason.NO_VIDEO
        self.empty.show_reason(NoPlotsReason.LOADING if self._loading else reason)

    @Slot()
    def _on_opening(self) -> None:
        self._loading = True
        self._say_why_nothing()

    @Slot()
    def _on_read(self) -> None:
        self._loading = False
        self._say_why_nothing()

    def _built(self) -> "PlotBoard":
        if self.board is None:
            # A window starts without pyqtgraph.
            from rallytrace.ui.plots.plot_board import PlotBoard, PlotMouse  # noqa: PLC0415

            self.board = PlotBoard(self.view, self._paths, self._full)
            self._column.addWidget(self.board.widget)
            self.board.viewport.installEventFilter(self)
            self._mouse = PlotMouse(self.view, self.board, self)
            self._mouse.frame_sought.connect(self.frame_sought)
            self._mouse.range_selected.connect(self.range_selected)
            self._mouse.values_zoomed.connect(self._draw_at_once)
            self._apply_colours()
        return self.board

    @Slot()
    def _apply_colours(self) -> None:
        ground = rgb(theme.tokens().strip)
        predicted, inpainted, human = (QColor(*legible(rgb(colour), ground)) for colour in self.view.path_colours)
        imported = QColor(theme.tokens().strip_curve)
        colours = dict(zip(CURVES, (predicted, inpainted, imported, human), strict=True))
        self.head.show_colours(colours)
        self.empty.draw_sign()
        if self.board is not None:
            self.board.set_colours(colours)
            self._draw_at_once()

    @Slot()
    def _draw_lines(self) -> None:
        if self.board is not None and self.isVisible():
            self.board.draw_lines()
            self._read_out()

    def _read_out(self) -> None:
        frame = self.view.hover if self.view.hover is not None else self.view.playhead
        if frame < min(self._paths.n_frames, self._document.track.n_frames):
            x, y = positions(self._document.track.shown_rows(frame, frame + 1))[:, 0].tolist()
            position = (x, y) if x == x else None  # noqa: PLR0124 - NaN is not equal to itself
            self.head.show_values(frame, self.view.time_text(frame), position, float(self._paths.speed[frame]))


class NoPlotsReason(enum.Enum):
    NO_VIDEO = (tr_lazy("window", "No video is open"), tr_lazy("window", "Open a video to see its path over time."))
    LOADING = (
        tr_lazy("window", "Loading…"),
        tr_lazy("window", "The path appears here when the video and its project have been read."),
    )
    NO_PATH = (
        tr_lazy("window", "No path yet"),
        tr_lazy("window", "Track the video or set points by hand. x, y and speed are then shown here."),
    )


class NoPlots(QWidget):
    """The text shown while there is nothing to plot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = QLabel(self)
        self.heading, self.hint = give_role(QLabel(self), "heading"), give_role(QLabel(self, wordWrap=True), "muted")
        column = lay_column((None, 2), owner=self, spacing=4, margins=None)
        for label in (self._sign, self.heading, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(3)
        self.show_reason(NoPlotsReason.NO_VIDEO)
        self.draw_sign()

    def show_reason(self, reason: NoPlotsReason) -> None:
        heading, hint = reason.value
        self.heading.setText(shown(heading))
        self.hint.setText(shown(hint))

    def draw_sign(self) -> None:
        self._sign.setPixmap(icons.icon("chart-line", icons.IconColour.MUTED).pixmap(_SIGN_PX, _SIGN_PX))


class PlotHeader(QWidget):
    """The line above the plots with the legend of the curves and the values of one frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.readout = give_role(ElidedLabel(parent=self), "small")
        self.readout.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._present: frozenset[Source] = frozenset()
        self._signs = {curve: SourceMark(KINDS[curve], self) for curve in CURVES}
        words = {curve: capitalize(shown(SOURCE_WORDS[curve].manner)) for curve in CURVES}
        self.names = {curve: give_role(QLabel(words[curve], self), "small") for curve in CURVES}
        names_width = sum(name.sizeHint().width() for name in self.names.values())
        self._named_width = max(_MIN_NAMED_WIDTH_PX, names_width + _VALUES_WIDTH_PX)
        row = lay_row(owner=self, spacing=4, margins=(8, 2, 8, 2))
        for curve in CURVES:
            self._signs[curve].setToolTip(words[curve])
            row.addWidget(self._signs[curve])
            row.addWidget(self.names[curve])
            row.addSpacing(6)
        row.addWidget(self.readout, 1)

    def show_colours(self, colours: Mapping[Source, QColor]) -> None:
        for curve, sign in self._signs.items():
            sign.show_kind(KINDS[curve], colours[curve].name())

    def show_curves(self, present: Collection[Source]) -> None:
        self._present = frozenset(present)
        self._arrange()

    def show_values(self, frame: int, time: str, position: tuple[float, float] | None, speed: float) -> None:
        """Show time, position (video pixels) and speed (pixels per second) of a frame."""
        x, y = (shown_number(value, ".1f") for value in position) if position is not None else (NO_VALUE, NO_VALUE)
        fast = shown_number(speed, ",.0f") if math.isfinite(speed) else NO_VALUE
        x, y, fast = (value.rjust(6, _FIGURE_SPACE) for value in (x, y, fast))
        text = tr(
            "window",
            "Frame {frame}   {time}   x {x}   y {y}   {speed} px/s",
            frame=frame,
            time=time,
            x=x,
            y=y,
            speed=fast,
        )
        self.readout.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for curve in CURVES:
            self._signs[curve].setVisible(curve in self._present)
            self.names[curve].setVisible(curve in self._present and self.width() >= self._named_width)
