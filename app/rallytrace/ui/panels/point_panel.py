"""The point panel: state, position, source and layers of the current frame, and the counts of the whole track."""

from typing import Final, Self

import numpy as np
from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QLabel, QSizePolicy, QToolButton, QWidget

from rallytrace.session.document import Document
from rallytrace.texts import shown, shown_number, tr
from rallytrace.track.changes import TrackChange
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import faint_peak
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import SOURCES, Frames, Layer, State, Track, is_seen_ball
from rallytrace.track.wording import SOURCE_WORDS, STATE_WORDS
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions
from rallytrace.ui.keyboard.keys import action_key
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.time_text import NO_VALUE, format_number
from rallytrace.ui.look.widgets import (
    DecimalBox,
    ElidedLabel,
    ScrollingPanel,
    ShareBar,
    SteadyLabel,
    give_role,
    one_shot,
)
from rallytrace.ui.picture.overlay import KINDS, LAYER_NAMES, PointKind, colour_of, outline, paint_state
from rallytrace.ui.timeline.timeline_arrays import RunningCounts

_STATES: Final = (
    (State.VISIBLE, "mark_visible"),
    (State.OCCLUDED, "mark_occluded"),
    (State.NO_BALL, "mark_no_ball"),
    (State.UNCLEAR, "mark_unclear"),
)
_NO_POSITION: Final = -1.0
_DECIMALS: Final = 1
_HALF_STEP: Final = 0.5001 * 10**-_DECIMALS
_ROWS: Final = (
    ("visible", STATE_WORDS[State.VISIBLE]),
    ("occluded", STATE_WORDS[State.OCCLUDED]),
    ("no_ball", STATE_WORDS[State.NO_BALL]),
    ("unclear", STATE_WORDS[State.UNCLEAR]),
    ("unset", STATE_WORDS[State.UNSET]),
    ("by_hand", SOURCE_WORDS[Source.HUMAN].author),
)
_SIDE: Final = 14
_RADIUS: Final = 4.0


class PointPanel(ScrollingPanel):
    """Shows the track at the current frame. Signals request changes, which appear when the document reports them."""

    state_requested = Signal(object)
    """A `State` for the current frame. `UNSET` clears its human layer."""
    position_requested = Signal(float, float)
    """A position for the current frame's point, in video pixels."""

    def __init__(self, document: Document, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._actions = actions
        self._frame = 0
        self._style = OverlayStyle()
        self.states = {state: self._state_button(state, name) for state, name in _STATES}
        self.clear = QToolButton(self)
        self.clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear.setAccessibleName(tr("window", "Clear"))
        self.hint = give_role(ElidedLabel(parent=self), "muted")
        self.x_box, self.y_box = self._spin_box("x"), self._spin_box("y")
        self.sign = SourceMark(parent=self)
        self.source = ElidedLabel(parent=self)
        self.confidence = SteadyLabel(shown_number(0, ".3f"), self)
        self.run = give_role(ElidedLabel(parent=self), "muted")
        self.layers = LayerTable(self)
        self.counts = CountsTable(self)
        self._counting = one_shot(self, 250, self.counts.refresh)
        self._set_up()
        self._show_tips()
        buttons = [(button, 1) for button in self.states.values()]
        states = lay_column(lay_row(*buttons[:2], spacing=2), lay_row(*buttons[2:], spacing=2), spacing=2)
        position = lay_row(QLabel("x", self), (self.x_box, 1), QLabel("y", self), (self.y_box, 1), spacing=6)
        source = lay_row(self.sign, (self.source, 1), self.clear, spacing=6)
        prediction = lay_row(QLabel(tr("window", "Confidence"), self), self.confidence, 8, (self.run, 1))
        headings = (tr("window", "Layers"), tr("video", "Whole video"))
        layers, counts = (give_role(QLabel(words, self), "heading") for words in headings)
        tables = (4, layers, self.layers, 4, counts, self.counts)
        rows = (states, self.hint, position, source, prediction, *tables, (None, 1))
        lay_column(*rows, owner=self.content, spacing=8, margins=(8, 8, 8, 8))
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        self._on_replaced()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace.document, context.registry, context.window)
        context.state.feed(
            size_changed=panel.set_video_size, times_changed=panel.recount, style_changed=panel.set_style
        )
        context.view.frame_painted.connect(panel.show_frame)
        if context.view.on_screen is not None:
            panel.show_frame(context.view.on_screen.index)
        panel.state_requested.connect(context.edit_controller.mark)
        panel.position_requested.connect(context.edit_controller.move_to)
        for box in (panel.x_box, panel.y_box):
            box.lineEdit().returnPressed.connect(context.navigation_controller.return_to_view)
        return panel

    def set_video_size(self, size: Size) -> None:
        """Set the picture size of the video, which limits positions."""
        for box, extent in ((self.x_box, size.width), (self.y_box, size.height)):
            with QSignalBlocker(box):
                box.setMaximum(extent - 1)

    @Slot(int)
    def show_frame(self, frame: int) -> None:
        if frame != self._frame:
            self._frame = frame
            for box in (self.x_box, self.y_box):
                box.revert()  # the text being typed belongs to another frame
            self._refresh()

    @Slot(object)
    def recount(self, _times: object) -> None:
        """Schedule an update of the counts, because the index has added frames."""
        self.counts.count_changes(self._document.track, np.zeros(0, np.int64))
        self._counting.start()

    def set_style(self, style: OverlayStyle) -> None:
        self._style = style
        self.counts.set_style(style)
        self.counts.refresh()
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        track = self._document.track
        exists = self._frame < track.n_frames
        row = track.shown_row(self._frame)
        state = State(int(row["state"]))
        for one, button in self.states.items():
            button.setChecked(one is state)
            button.setEnabled(exists)
        human = exists and self._document.track.layer(Layer.HUMAN)[self._frame]["state"] != State.UNSET
        self.clear.setEnabled(bool(human))
        point = track.point(self._frame)
        self._show_ring(point)
        self._show_position((point.x, point.y) if point is not None and point.placed else None)
        self._show_source(SOURCES[int(row["source"])] if state is not State.UNSET else None, state)
        self._show_prediction()
        self.layers.show_frame(track, self._frame, self._style)

    def _show_ring(self, point: Point | None) -> None:
        """Show which key accepts a hidden ball's position, or a faint peak, unless the user has set the frame."""
        track, key = self._document.track, action_key(self._actions["mark_visible"])
        hidden = point is not None and point.placed and point.occluded
        faint = self._frame < track.n_frames and faint_peak(track, self._frame) is not None
        judged = self.clear.isEnabled()
        says = key and (hidden or faint) and not judged
        # The prediction of a hidden ball may also be shown as a ring, but the key does not accept that one.
        if not says:
            self.hint.setText("")
        elif hidden:
            self.hint.setText(tr("match", "Ball where it is marked? {key} accepts it.", key=key))
        else:
            self.hint.setText(tr("match", "Ball in the ring? {key} accepts it.", key=key))

    def _show_position(self, position: tuple[float, float] | None) -> None:
        for box, value in zip((self.x_box, self.y_box), position or (_NO_POSITION, _NO_POSITION), strict=True):
            with QSignalBlocker(box):
                box.setEnabled(position is not None)
                if abs(box.value() - value) > _HALF_STEP:  # keeps the text being typed
                    box.setValue(value)

    def _show_source(self, source: Source | None, state: State) -> None:
        self.source.setText(
            shown(SOURCE_WORDS[source].sentence) if source is not None else tr("window", "No label yet")
        )
        kind = KINDS[source] if source is not None else None
        self.sign.show_kind(kind, colour_of(self._style, kind).name() if kind is not None else "", state)

    def _show_prediction(self) -> None:
        """Show confidence and run of the predicted layer, whichever layer is on top."""
        track = self._document.track
        row = track.layer(Layer.PREDICTED)[self._frame] if self._frame < track.n_frames else None
        if row is None or row["state"] == State.UNSET:
            self.confidence.setText(NO_VALUE)
            self.run.setText(tr("models", "Not tracked"))
            self.run.set_tip("")
            return
        self.confidence.setText(shown_number(float(row["confidence"]), ".3f"))
        number = int(row["run"])
        runs = self._document.runs
        record = runs[number - 1].provenance if 0 < number <= len(runs) else {}
        model = record.get("tracknet")
        name = model.get("model", "") if isinstance(model, dict) else ""
        self.run.setText(tr("models", "Run {number}", number=number) if number else tr("models", "Preliminary"))
        self.run.set_tip(str(name))

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        frames = change.frames
        index = int(np.searchsorted(frames, self._frame))
        if index < len(frames) and frames[index] == self._frame:
            self._refresh()
        self.counts.count_changes(self._document.track, frames)
        if not self._counting.isActive():
            self._counting.start()

    @Slot()
    def _on_replaced(self) -> None:
        self._refresh()
        self.counts.show_track(self._document.track)

    def _state_button(self, state: State, name: str) -> QToolButton:
        button = give_role(QToolButton(self), "segment")
        button.setText(shown(STATE_WORDS[state]))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._actions[name].changed.connect(self._show_tips)
        return button

    def _spin_box(self, name: str) -> DecimalBox:
        box = DecimalBox(self)
        box.setRange(_NO_POSITION, 1919)
        box.setDecimals(_DECIMALS)
        box.setSpecialValueText(NO_VALUE)
        box.setKeyboardTracking(False)
        box.setMinimumWidth(64)
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.setAccessibleName(tr("window", "{axis} in video pixels", axis=name))
        tip = tr("window", "{axis} in video pixels; (0, 0) is the centre of the top left pixel", axis=name)
        box.setToolTip(tip)
        box.valueChanged.connect(self._ask_position)
        return box

    @Slot()
    def _ask_position(self) -> None:
        """Request the typed position. A coordinate that was not changed keeps its digits that are not shown."""
        point = self._document.track.point(self._frame)
        if point is not None:
            typed = ((self.x_box.value(), point.x), (self.y_box.value(), point.y))
            x, y = (known if abs(value - known) <= _HALF_STEP else max(value, 0.0) for value, known in typed)
            self.position_requested.emit(x, y)

    def _set_up(self) -> None:
        group = QButtonGroup(self, exclusive=False)
        for state, button in self.states.items():
            group.addButton(button, int(state))
        group.idClicked.connect(self._ask_state)
        self.clear.setIcon(icons.icon("eraser"))
        self._actions["clear_point"].changed.connect(self._show_tips)
        self.clear.clicked.connect(self._ask_clear)

    @Slot()
    def _show_tips(self) -> None:
        """Update the tooltips, which name the current keys of the actions."""
        for state, name in _STATES:
            self.states[state].setToolTip(self._actions[name].toolTip())
        self.clear.setToolTip(self._actions["clear_point"].toolTip())

    @Slot(int)
    def _ask_state(self, number: int) -> None:
        self._refresh()
        self.state_requested.emit(State(number))

    @Slot()
    def _ask_clear(self) -> None:
        self.state_requested.emit(State.UNSET)


class CountsTable(QWidget):
    """Shows the number and share of frames in each state, and of those set by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = OverlayStyle()
        self._running = RunningCounts()
        self.bar = ShareBar(self)
        self.numbers: dict[str, QLabel] = {}
        self._shares: dict[str, QLabel] = {}
        grid = lay_grid(spacing=(8, 2), stretched=0)
        for row, (key, name) in enumerate(_ROWS):
            self.numbers[key], self._shares[key] = QLabel(self), give_role(QLabel(self), "muted")
            grid.addWidget(QLabel(shown(name), self), row, 0)
            grid.addWidget(self.numbers[key], row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self._shares[key], row, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(2, self.fontMetrics().horizontalAdvance(shown_number(1, ".1%")))
        lay_column(self.bar, grid, owner=self, spacing=6)

    def set_style(self, style: OverlayStyle) -> None:
        self._style = style

    def show_track(self, track: Track) -> None:
        self._running.read(track)
        self.refresh()

    def count_changes(self, track: Track, frames: Frames) -> None:
        """Update the counts for changed frames (ascending) and appended ones. `refresh` shows the result."""
        self._running.update(track, frames)

    def refresh(self) -> None:
        counts = self._running.counts
        n_frames = counts.visible + counts.occluded + counts.no_ball + counts.unclear + counts.unset
        total = max(n_frames, 1)
        for key, _ in _ROWS:
            number = int(getattr(counts, key))
            self.numbers[key].setText(format_number(number) if n_frames else "")
            self._shares[key].setText(shown_number(number / total, ".1%") if n_frames else "")
        seen = counts.visible - counts.filled
        self.bar.set_parts(
            (
                (seen / total, self._style.predicted),
                ((counts.filled + counts.occluded) / total, self._style.inpainted),
                (counts.no_ball / total, "strip_no_ball"),
            )
        )


class LayerTable(QWidget):
    """Shows the current frame in each layer: a symbol for state and source, the layer's name, and the position."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = lay_grid(self, spacing=(5, 3), stretched=2)
        self.states: dict[Layer, SourceMark] = {}
        self.names: dict[Layer, QLabel] = {}
        self.positions: dict[Layer, SteadyLabel] = {}
        texts = (_position_text(1000.0, 1000.0), *map(shown, STATE_WORDS.values()))
        widest = max(texts, key=self.fontMetrics().horizontalAdvance)
        for row, (layer, name) in enumerate(LAYER_NAMES.items()):
            self.states[layer] = SourceMark(parent=self)
            self.names[layer] = QLabel(shown(name), self)
            self.positions[layer] = SteadyLabel(widest, self)
            grid.addWidget(self.states[layer], row, 0)
            grid.addWidget(self.names[layer], row, 1)
            grid.addWidget(self.positions[layer], row, 2, Qt.AlignmentFlag.AlignRight)

    def show_frame(self, track: Track, frame: int, style: OverlayStyle) -> None:
        """Show the layers of a frame, or nothing if the track does not have this frame."""
        rows = {layer: track.layer(layer)[frame] if frame < track.n_frames else None for layer in LAYER_NAMES}
        moved = rows[Layer.INPAINTED]
        if moved is not None and is_seen_ball(moved):
            rows[Layer.PREDICTED], rows[Layer.INPAINTED] = moved, None
        for layer, row in rows.items():
            state = State(int(row["state"])) if row is not None else State.UNSET
            is_set = row is not None and state is not State.UNSET
            kind = KINDS[SOURCES[int(row["source"])]] if row is not None and is_set else None
            self.states[layer].show_kind(kind, colour_of(style, kind).name() if kind is not None else "", state)
            words = shown(STATE_WORDS[state]) if is_set else NO_VALUE
            placed = row is not None and state in (State.VISIBLE, State.OCCLUDED) and bool(row["x"] or row["y"])
            self.positions[layer].setText(_position_text(row["x"], row["y"]) if row is not None and placed else words)
            self.positions[layer].setEnabled(is_set)
            self.states[layer].setToolTip(words)
            self.states[layer].setAccessibleName(words)
        human = track.layer(Layer.HUMAN)[frame] if frame < track.n_frames else None
        self.names[Layer.HUMAN].setText(_name_human(human))


def _position_text(x: float, y: float) -> str:
    return f"{shown_number(x, '.1f')}, {shown_number(y, '.1f')}"


def _name_human(row: np.void | None) -> str:
    """Return the name to show for a row of the human layer. A model's point is named as accepted or pinned."""
    if row is None or row["state"] == State.UNSET or SOURCES[int(row["source"])] is Source.HUMAN:
        return shown(LAYER_NAMES[Layer.HUMAN])
    return tr("window", "Reviewed") if row["reviewed"] else tr("window", "Protected")


class SourceMark(QWidget):
    """A widget that shows the marker of a source as on the video, or a small ring if there is no source."""

    def __init__(self, kind: PointKind | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._colour = ""
        self._state: State | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_kind(self, kind: PointKind | None, colour: str = "", state: State | None = None) -> None:
        """Show the marker of a source.

        Args:
            kind: kind of the source, or None for a small ring.
            colour: colour of the marker, "#rrggbb".
            state: state that the marker shows, or None in a legend.
        """
        if (kind, colour, state) != (self._kind, self._colour, self._state):
            self._kind, self._colour, self._state = kind, colour, state
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.tokens()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre, colour = QPointF(self.width() / 2, self.height() / 2), QColor(self._colour or tokens.muted)
            painter.setPen(QPen(QColor(tokens.muted), 1))
            if self._kind is None:
                painter.drawEllipse(centre, 2.0, 2.0)
            elif self._state is not None:
                paint_state(painter, self._state, self._kind, centre, radius=_RADIUS, colour=colour)
            else:
                painter.setBrush(colour)
                painter.drawPath(outline(self._kind, centre, _RADIUS))
