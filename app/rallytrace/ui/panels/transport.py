"""The bar below the video: playback, current frame and time, speed, marked range, and zoom."""

import math
from typing import Final, Self

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from rallytrace.texts import shown_number, tr
from rallytrace.track.wording import DASH, clock, count_noun, join_names
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions, action_button
from rallytrace.ui.keyboard.keys import KeysById, shown_keys
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import LayoutItem, fill_layout
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import format_number, typed_position
from rallytrace.ui.look.widgets import SteadyLabel

SPEEDS: Final = (4.0, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.1)
_REVERSE: Final = "\N{BLACK LEFT-POINTING TRIANGLE} "
_TIMES: Final = "\N{MULTIPLICATION SIGN}"
_PLAYING: Final = ("first_frame", "step_back", "play", "step_forward", "last_frame")
_MARKING: Final = ("range_in", "range_out", "loop")
_ZOOMING: Final = ("zoom_out", "zoom_fit", "zoom_in")


def playback_speed_text(speed: float) -> str:
    """Return a playback speed as text such as 0.5x, with an arrow if it is negative, which means backwards."""
    return f"{_REVERSE if speed < 0 else ''}{shown_number(abs(speed), 'g')}{_TIMES}"


class Transport(QWidget):
    """Buttons for the window's actions, and fields for the playhead and the speed."""

    frame_requested = Signal(int)
    """A typed frame to go to, at most the last known one."""
    time_requested = Signal(float)
    """A typed time to go to, in seconds from the first frame."""
    speed_requested = Signal(float)
    """A playback speed, negative for backwards."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.NoFocus, accessibleName=tr("video", "Playback"))
        self._play = actions["play"]
        self._frame = 0
        self._n_frames = 0
        self.field = self._make_field(actions["go_to"])
        self.total = SteadyLabel(f"/ {format_number(100_000)}")
        self.clock = SteadyLabel("0:00:00.000")
        self.speeds = self._make_speeds()
        self.marks = QLabel()
        self.zoom = SteadyLabel(shown_number(10, ",.0%"))
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._marks_space, self._zoom_space = _space(self), _space(self)
        self._marking = [action_button(actions[name], self) for name in _MARKING]
        self.sound = action_button(actions["sound"], self)
        self.sound.hide()
        actions["sound"].toggled.connect(self.show_heard)
        self.show_heard(actions["sound"].isChecked())
        self._zooming = [action_button(actions[name], self) for name in _ZOOMING]
        self._lay_out([action_button(actions[name], self) for name in _PLAYING])
        self.set_keys({})
        self.show_nothing()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the bar of a window, connected to its documents."""
        bar = cls(context.registry, context.window)
        TransportBinder(bar, context)
        return bar

    def set_keys(self, overrides: KeysById) -> None:
        """Show in the tooltip of the speed which keys change it."""
        found = shown_keys(overrides, "slower", "faster", "speed_down", "speed_up")
        tip = tr("video", "Speed ({keys})", keys=join_names(found)) if found else tr("video", "Speed")
        self.speeds.setToolTip(tip)

    def show_nothing(self) -> None:
        self._n_frames = 0
        self.field.clear()
        self.field.setEnabled(False)
        self.speeds.setEnabled(False)
        self.total.setText("")
        self.clock.setText("")
        self.zoom.setText("")
        self.show_marks(None, None)
        self.show_playback(playing=False, speed=1.0)

    def show_length(self, n_frames: int, *, complete: bool = True) -> None:
        """Show the number of frames, or while the index is not `complete`, the number known so far."""
        self._n_frames = n_frames
        self.field.setEnabled(n_frames > 0)
        self.speeds.setEnabled(n_frames > 0)
        self.total.set_widest(f"/ {format_number(10 ** max(len(str(n_frames)), 4) - 1)}+")
        self.total.setText(f"/ {format_number(max(n_frames - 1, 0))}{'' if complete else '+'}")
        self.total.setToolTip(tr("video", "The last frame") if complete else tr("video", "The last frame read so far"))

    def show_frame(self, frame: int, seconds: float) -> None:
        """Show the current frame, and its time in seconds from the first."""
        self._frame = frame
        if not self.field.hasFocus():
            self._forgive()
            self.field.setText(str(frame))
        self.clock.setText(clock(seconds, 3, hours=True))

    def show_playback(self, *, playing: bool, speed: float) -> None:
        """Show whether the video plays, and the speed."""
        self._play.setIcon(icons.icon("pause" if playing else "play"))
        text = playback_speed_text(speed)
        index = self.speeds.findText(text)
        with QSignalBlocker(self.speeds):
            if index < 0:
                self.speeds.insertItem(0, text, speed)
                index = 0
            self.speeds.setCurrentIndex(index)

    @Slot(bool)
    def show_heard(self, heard: bool) -> None:  # noqa: FBT001 - a signal's
        """Show a crossed-out loudspeaker unless the sound is heard."""
        self.sound.defaultAction().setIcon(icons.icon("volume-high" if heard else "volume-off"))

    def show_sound(self, *, has_sound: bool) -> None:
        """Show the button for the sound only if the video has sound."""
        self.sound.setVisible(has_sound)
        self._make_room()

    def show_marks(self, first: int | None, last: int | None) -> None:
        """Show the marked range. Either end may be missing."""
        if first is None and last is None:
            self.marks.setText("")
        elif first is not None and last is not None:
            self.marks.setText(f"{format_number(first)}{DASH}{format_number(last)}")
            frames = count_noun(last - first + 1, "frame")
            self.marks.setToolTip(tr("video", "The marked range: {frames}", frames=frames))
        else:
            start, end = ("?" if frame is None else format_number(frame) for frame in (first, last))
            self.marks.setText(f"{start}{DASH}{end}")
            self.marks.setToolTip(tr("video", "Mark the other end of the range"))
        self._make_room()

    def show_zoom(self, factor: float) -> None:
        """Show the zoom factor. 1 is one screen pixel per video pixel."""
        self.zoom.setText(shown_number(factor, ",.0%") if math.isfinite(factor) else "")

    @Slot()
    def ask_for_position(self) -> None:
        """Focus the frame field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def minimumSizeHint(self) -> QSize:
        """Return the size without the groups that are hidden in a narrow bar."""
        shown = [widget for group in self._optional for widget in group if not widget.isHidden()]
        spared = sum(widget.minimumSizeHint().expandedTo(widget.minimumSize()).width() for widget in shown)
        full = self._row.minimumSize()
        return QSize(full.width() - spared - self._row.spacing() * len(shown), full.height())

    def _make_field(self, again: QAction) -> QLineEdit:
        field = _FrameField(again, self, alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setFixedWidth(field.fontMetrics().horizontalAdvance("0:00:00.000") + 16)
        field.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        field.setToolTip(tr("video", "Current frame. Type a frame (1200) or a time (1:23.4), then press Enter"))
        field.setAccessibleName(tr("video", "Frame"))
        field.returnPressed.connect(self._go)
        field.focus_left.connect(self._restore)
        field.textEdited.connect(self._forgive)
        return field

    def _make_speeds(self) -> QComboBox:
        box = QComboBox(self, maxVisibleItems=20, sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
        for speed in SPEEDS:
            box.addItem(playback_speed_text(speed), speed)
        box.insertSeparator(box.count())
        for speed in (-0.25, -0.5, -1.0, -2.0, -4.0):
            box.addItem(playback_speed_text(speed), speed)
        box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box.setAccessibleName(tr("video", "Speed"))
        box.activated.connect(self._choose_speed)
        return box

    def _lay_out(self, playing: list[QWidget]) -> None:
        numbers: tuple[LayoutItem, ...] = (self.field, 4, self.total, 12, self.clock)
        left: tuple[LayoutItem, ...] = (*playing, 6, self.speeds, 2, self.sound, 8, *numbers)
        zoom = (self._zoom_space, *self._zooming[:1], self.zoom, *self._zooming[1:])
        parts: tuple[LayoutItem, ...] = (*left, self._marks_space, *self._marking, self.marks, (None, 1), *zoom)
        fill_layout(self._row, *parts, spacing=2, margins=(8, 3, 8, 3))

    @property
    def _optional(self) -> tuple[list[QWidget], ...]:
        return (
            [self._zoom_space, self.zoom, *self._zooming],
            [self.marks],
            [self.total],
            [self._marks_space, *self._marking],
            [self.clock],
        )

    def _make_room(self) -> None:
        """Hide groups, the least important first, until the rest fits."""
        for group in self._optional:
            for widget in group:
                widget.setHidden(widget is self.marks and not self.marks.text())
        for group in self._optional:
            if self._row.minimumSize().width() <= self.width():
                break
            for widget in group:
                widget.hide()

    @Slot()
    def _go(self) -> None:
        position = typed_position(self.field.text())
        if position is None:
            theme.set_property(self.field, "error", True)
            return
        self.field.clearFocus()
        if isinstance(position, int):
            self.frame_requested.emit(min(position, max(self._n_frames - 1, 0)))
        else:
            self.time_requested.emit(position)

    @Slot()
    def _restore(self) -> None:
        self._forgive()
        self.field.setText(str(self._frame) if self._n_frames else "")

    @Slot()
    def _forgive(self) -> None:
        theme.set_property(self.field, "error", False)

    @Slot(int)
    def _choose_speed(self, index: int) -> None:
        self.speed_requested.emit(self.speeds.itemData(index))


class _FrameField(QLineEdit):
    """A line edit that reports when it loses the focus.

    `editingFinished` does not do that if Return was pressed before and refused the text.

    Args:
        again: the action that focuses the field. In the field, its keys select the text again.
    """

    focus_left = Signal()

    def __init__(self, again: QAction, parent: QWidget, *, alignment: Qt.AlignmentFlag) -> None:
        super().__init__(parent, alignment=alignment)
        self._again = again

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) in self._again.shortcuts():
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.focus_left.emit()


class TransportBinder(QObject):
    """Updates the transport bar of a window."""

    def __init__(self, bar: Transport, context: WindowContext) -> None:
        super().__init__(bar)
        self._bar = bar
        self._workspace = context.workspace
        self._edit_controller = context.edit_controller
        self._times = FrameTimes()
        workspace, state, navigation = context.workspace, context.state, context.navigation_controller
        workspace.closed.connect(bar.show_nothing)
        workspace.playhead.state_changed.connect(self._on_playback)
        self._sound = context.sound
        context.sound.sound_found.connect(self._on_sound)
        state.times_changed.connect(self._on_times)
        state.frame_shown.connect(self._on_frame)
        state.marks_changed.connect(bar.show_marks)
        state.keys_changed.connect(bar.set_keys)
        context.view.zoom_changed.connect(bar.show_zoom)
        bar.frame_requested.connect(navigation.go_to)
        bar.time_requested.connect(navigation.go_to_time)
        bar.speed_requested.connect(workspace.playhead.set_speed)
        for requested in (bar.frame_requested, bar.time_requested):
            requested.connect(self._reveal)
        bar.frame_requested.connect(navigation.return_to_view)
        bar.time_requested.connect(navigation.return_to_view)

    @Slot()
    def _reveal(self) -> None:
        """Pan the picture to show the ball after a jump to a frame."""
        self._edit_controller.reveal(self._workspace.frame)

    @Slot()
    def _on_playback(self) -> None:
        playhead = self._workspace.playhead
        self._bar.show_playback(playing=playhead.playing, speed=playhead.speed)

    @Slot()
    def _on_sound(self) -> None:
        self._bar.show_sound(has_sound=self._sound.has_sound)

    @Slot(object)
    def _on_times(self, times: FrameTimes) -> None:
        self._times = times
        info = self._workspace.info
        if info is not None:
            self._bar.show_length(info.n_frames, complete=info.complete)

    @Slot(int)
    def _on_frame(self, frame: int) -> None:
        self._bar.show_frame(frame, self._times.seconds(frame))


def _space(parent: QWidget) -> QWidget:
    space = QWidget(parent)
    space.setFixedWidth(10)
    return space
