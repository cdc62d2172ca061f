"""The preview with what turns it: a slider over the video, the label before and the label after."""

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QVBoxLayout, QWidget

from rallytrace.domain.track import State
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.diagnosis import LabelRows
from rallytrace.ui.import_dialog.preview import LabelPreview
from rallytrace.ui.look import icons
from rallytrace.ui.look.time_text import grouped
from rallytrace.ui.look.words_label import ElidedLabel

if TYPE_CHECKING:
    from rallytrace.session.frames import LoadedFrame
_KEYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}


class PreviewPanel(QWidget):
    """Shows the labels of any frame.

    Attributes:
        preview: the picture with the labels.
        slider: the frame.
        words: what the label of the frame says.
    """

    frame_wanted = Signal(int)
    """The picture of this frame is to be shown."""

    def __init__(self, facts: VideoFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: LabelRows | None = None
        self.preview = LabelPreview(facts.size, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, max((facts.n_frames or 1) - 1, 0))
        self.slider.setAccessibleName("Frame")
        self.slider.valueChanged.connect(self._turn)
        self.words = ElidedLabel("", self)
        self.words.setProperty("role", "muted")
        before = self._button("skip-previous-outline", "The label before")
        after = self._button("skip-next-outline", "The label after")
        before.clicked.connect(self._go_before)
        after.clicked.connect(self._go_after)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(before)
        row.addWidget(self.slider, 1)
        row.addWidget(after)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.preview, 1)
        column.addLayout(row)
        column.addWidget(self.words)

    @property
    def frame(self) -> int:
        """The frame that is shown, or waited for."""
        return self.preview.frame

    def show_labels(self, labels: LabelRows) -> None:
        """Show other labels; the first time a frame in their middle."""
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

    def show_picture(self, picture: "LoadedFrame | None") -> None:
        """Show a frame's picture, which was asked for by `frame_wanted`."""
        self.preview.show_picture(picture)

    @Slot(int)
    def go(self, frame: int) -> None:
        """Turn to a frame."""
        self.slider.setValue(frame)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """The keys that step in the main window step here too."""
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.go(self.frame + step)

    def _button(self, icon: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    @Slot(int)
    def _turn(self, frame: int) -> None:
        self.preview.turn_to(frame)
        self._tell()
        self.frame_wanted.emit(frame)

    @Slot()
    def _go_before(self) -> None:
        if self._labels is not None:
            at = int(np.searchsorted(self._labels.frames, self.frame)) - 1
            self.go(int(self._labels.frames[at]) if at >= 0 else self.frame)

    @Slot()
    def _go_after(self) -> None:
        if self._labels is not None:
            at = int(np.searchsorted(self._labels.frames, self.frame, side="right"))
            self.go(int(self._labels.frames[at]) if at < len(self._labels) else self.frame)

    def _tell(self) -> None:
        labels, frame = self._labels, self.frame
        name = f"Frame {grouped(frame)}"
        at = 0 if labels is None else int(np.searchsorted(labels.frames, frame))
        if labels is None or at >= len(labels) or int(labels.frames[at]) != frame:
            self.words.setText(f"{name}: no label")
            return
        row, line = labels.rows[at], int(labels.lines[at])
        state = State(int(row["state"]))
        place = f" at ({float(row['x']):.1f}, {float(row['y']):.1f})" if state is not State.NO_BALL else ""
        self.words.setText(f"{name}, line {grouped(line)}: {STATE_WORDS[state].lower()}{place}")
