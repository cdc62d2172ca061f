"""Of which frames: the whole video or the marked range, and whether only what has been reviewed."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QRadioButton, QVBoxLayout, QWidget

from rallytrace.session.playhead import Marks
from rallytrace.ui.look.time_text import counted, grouped


class Extent(QWidget):
    """Which frames go out.

    Attributes:
        whole: all of the video.
        marked: what lies between the In and the Out mark.
        only_reviewed: leave out what nobody has looked at.
    """

    changed = Signal()

    def __init__(self, marks: Marks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks = marks
        self.whole = QRadioButton("Whole video", self)
        self.marked = QRadioButton("Marked range", self)
        self.only_reviewed = QCheckBox("Only what has been reviewed", self)
        self.whole.setChecked(True)
        self.marked.toggled.connect(self.changed)
        self.only_reviewed.toggled.connect(self.changed)
        marks.changed.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 3, 0, 0)
        column.setSpacing(2)
        for widget in (self.whole, self.marked, self.only_reviewed):
            column.addWidget(widget)
        self._follow()

    @property
    def frames(self) -> range | None:
        """The range; None for the whole video."""
        return self._marks.frames if self.marked.isChecked() else None

    def set_frames(self, n_frames: int) -> None:
        """Say how many frames the video has."""
        self.whole.setText(f"Whole video, {counted(n_frames, 'frame')}" if n_frames else "Whole video")

    @Slot()
    def _follow(self) -> None:
        frames = self._marks.frames
        self.marked.setEnabled(frames is not None)
        if frames is None:
            self.whole.setChecked(True)
            self.marked.setText("Marked range")
            self.marked.setToolTip("Mark a range with In and Out first")
        else:
            self.marked.setText(f"Marked range, {grouped(frames.start)} to {grouped(frames.stop - 1)}")
            self.marked.setToolTip("")
        self.changed.emit()
