"""The point of the frame on the screen: what it is, who says so, and what the others say; and the track in numbers."""

from typing import Final

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import SOURCES, Frames, Layer, State
from rallytrace.domain.wording import SOURCE_WORDS, STATE_WORDS
from rallytrace.session.document import Document
from rallytrace.ui.keyboard.action_lookup import Actions
from rallytrace.ui.look import icons
from rallytrace.ui.look.time_text import NOTHING
from rallytrace.ui.look.widgets import ElidedLabel, ScrollingPanel, SteadyLabel
from rallytrace.ui.panels.layer_table import LayerTable
from rallytrace.ui.panels.source_sign import SourceSign
from rallytrace.ui.panels.track_counts import CountsTable
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.picture.trail import KINDS

_STATES: Final = (
    (State.VISIBLE, "mark_visible"),
    (State.OCCLUDED, "mark_occluded"),
    (State.NO_BALL, "mark_no_ball"),
)
_NO_POSITION: Final = -1.0
_DECIMALS: Final = 1
_HALF_STEP: Final = 0.5001 * 10**-_DECIMALS


class TrackPanel(ScrollingPanel):
    """Shows the track at one frame. Changes are asked for; the document's signals bring them."""

    state_asked = Signal(object)
    """Give the frame on the screen this `State`; `UNSET` takes the human word back."""
    position_asked = Signal(float, float)
    """Put the point of the frame on the screen here, in video pixels."""

    def __init__(self, document: Document, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._actions = actions
        self._frame = 0
        self._style = OverlayStyle()
        self.states = {state: self._state_button(state, name) for state, name in _STATES}
        self.clear = QToolButton(self)
        self.x_box, self.y_box = self._spin_box("x"), self._spin_box("y")
        self.sign = SourceSign(parent=self)
        self.source = ElidedLabel(parent=self)
        self.confidence = SteadyLabel("0.000", self)
        self.run = ElidedLabel(parent=self)
        self.layers = LayerTable(self)
        self.counts = CountsTable(self)
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(250)
        self._counting.timeout.connect(self.counts.refresh)
        self._set_up()
        self._lay_out()
        document.changed.connect(self._take_changes)
        document.replaced.connect(self._take_everything)
        self._take_everything()

    def set_video_size(self, size: Size) -> None:
        """The size of the video, which positions cannot leave."""
        for box, extent in ((self.x_box, size.width), (self.y_box, size.height)):
            with QSignalBlocker(box):
                box.setMaximum(extent - 1)

    @Slot(int)
    def show_frame(self, frame: int) -> None:
        """Show the point of another frame."""
        if frame != self._frame:
            self._frame = frame
            self._refresh()

    def recount(self) -> None:
        """Count the frames that have come, soon: more of the video are known."""
        self.counts.take_changes(self._document.track, np.zeros(0, np.int64))
        self._counting.start()

    def set_style(self, style: OverlayStyle) -> None:
        """Use the colours that the overlay has."""
        self._style = style
        self.counts.set_style(style)
        self.counts.refresh()
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        track = self._document.track
        there = self._frame < track.n_frames
        row = track.shown(self._frame, self._frame + 1)[0] if there else None
        state = State(int(row["state"])) if row is not None else State.UNSET
        self._show_state(state, there=there)
        point = track.point(self._frame) if there else None
        self._show_position((point.x, point.y) if point is not None and point.placed else None)
        self._show_source(SOURCES[int(row["source"])] if row is not None and state is not State.UNSET else None)
        self._show_sight()
        self.layers.show_frame(track, self._frame, self._style)

    def _show_state(self, state: State, *, there: bool) -> None:
        for one, button in self.states.items():
            button.setChecked(one is state)
            button.setEnabled(there)
        human = there and self._document.track.layer(Layer.HUMAN)[self._frame]["state"] != State.UNSET
        self.clear.setEnabled(bool(human))

    def _show_position(self, at: tuple[float, float] | None) -> None:
        for box, value in zip((self.x_box, self.y_box), at or (_NO_POSITION, _NO_POSITION), strict=True):
            with QSignalBlocker(box):
                box.setEnabled(at is not None)
                if abs(box.value() - value) > _HALF_STEP:  # or what is being typed would be lost
                    box.setValue(value)

    def _show_source(self, source: Source | None) -> None:
        self.source.setText(SOURCE_WORDS[source].sentence if source is not None else "Nobody looked yet")
        kind = KINDS[source] if source is not None else None
        self.sign.show_kind(kind, self._style.colour(kind).name() if kind is not None else "")

    def _show_sight(self) -> None:
        """The confidence and the run, which belong to TrackNet's word whatever lies over it."""
        track = self._document.track
        row = track.layer(Layer.PREDICTED)[self._frame] if self._frame < track.n_frames else None
        if row is None or row["state"] == State.UNSET:
            self.confidence.setText(NOTHING)
            self.run.setText("No run yet")
            return
        self.confidence.setText(f"{float(row['confidence']):.3f}")
        number = int(row["run"])
        runs = self._document.runs
        record = runs[number - 1].provenance if 0 < number <= len(runs) else {}
        model = record.get("tracknet")
        name = model.get("model", "") if isinstance(model, dict) else ""
        self.run.setText(f"Run {number}{f', {name}' if name else ''}")

    @Slot(object)
    def _take_changes(self, frames: Frames) -> None:
        at = int(np.searchsorted(frames, self._frame))
        if at < len(frames) and frames[at] == self._frame:
            self._refresh()
        self.counts.take_changes(self._document.track, frames)
        if not self._counting.isActive():
            self._counting.start()

    @Slot()
    def _take_everything(self) -> None:
        self._refresh()
        self.counts.show_track(self._document.track)

    def _state_button(self, state: State, name: str) -> QToolButton:
        action = self._actions[name]
        button = QToolButton(self)
        button.setText(STATE_WORDS[state])
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setToolTip(action.toolTip())
        button.setProperty("role", "segment")
        return button

    def _spin_box(self, name: str) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(_NO_POSITION, 1919)
        box.setDecimals(_DECIMALS)
        box.setSpecialValueText(NOTHING)
        box.setKeyboardTracking(False)
        box.setMinimumWidth(64)
        box.setAlignment(Qt.AlignmentFlag.AlignRight)
        box.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        box.setAccessibleName(f"{name} in video pixels")
        box.setToolTip(f"{name} in video pixels; (0, 0) is the centre of the top left pixel")
        box.valueChanged.connect(self._ask_position)
        return box

    @Slot()
    def _ask_position(self) -> None:
        """Ask for what was typed; the coordinate that was left alone keeps the digits that are not shown."""
        point = self._document.track.point(self._frame)
        if point is not None:
            typed = ((self.x_box.value(), point.x), (self.y_box.value(), point.y))
            x, y = (known if abs(value - known) <= _HALF_STEP else max(value, 0.0) for value, known in typed)
            self.position_asked.emit(x, y)

    def _set_up(self) -> None:
        group = QButtonGroup(self)
        group.setExclusive(False)  # which one is down is the track's to say, not the click's
        for state, button in self.states.items():
            group.addButton(button, int(state))
        group.idClicked.connect(self._ask_state)
        self.clear.setIcon(icons.icon("eraser"))
        self.clear.setToolTip(self._actions["clear_point"].toolTip())
        self.clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear.setAccessibleName("Clear")
        self.clear.clicked.connect(self._ask_clear)
        self.run.setProperty("role", "muted")

    @Slot(int)
    def _ask_state(self, number: int) -> None:
        self._refresh()
        self.state_asked.emit(State(number))

    @Slot()
    def _ask_clear(self) -> None:
        self.state_asked.emit(State.UNSET)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.content)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        states = QHBoxLayout()
        states.setSpacing(2)
        for button in self.states.values():
            states.addWidget(button, 1)
        place = QHBoxLayout()
        place.setSpacing(6)
        for label, box in (("x", self.x_box), ("y", self.y_box)):
            place.addWidget(QLabel(label, self))
            place.addWidget(box, 1)
        source = QHBoxLayout()
        source.setSpacing(6)
        source.addWidget(self.sign)
        source.addWidget(self.source, 1)
        source.addWidget(self.clear)
        sight = QHBoxLayout()
        sight.addWidget(QLabel("Confidence", self))
        sight.addWidget(self.confidence)
        sight.addSpacing(8)
        sight.addWidget(self.run, 1)
        for part in (states, place, source, sight):
            column.addLayout(part)
        for heading, table in (("What each says", self.layers), ("The whole video", self.counts)):
            column.addSpacing(4)
            column.addWidget(_heading(heading))
            column.addWidget(table)
        column.addStretch(1)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label
