"""A dialog in which the user says how the video was recorded, if its file does not."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QWidget,
)

from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.recording import MAX_CAMERA_RATE_FPS, Recording
from rallytrace.track.turning import Turning
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import DecimalBox, wrapped_label

_MIN_SHOWN_SLOWDOWN: Final = 0.01
"""Minimum relative difference between two frame rates for it to be shown."""
_ANGLES: Final = {
    0: tr_lazy("video", "As the file shows it"),
    1: tr_lazy("video", "90\N{DEGREE SIGN} clockwise"),
    2: "180\N{DEGREE SIGN}",
    3: tr_lazy("video", "90\N{DEGREE SIGN} counterclockwise"),
}
"""The choices by the number of quarter turns clockwise."""


class RecordingDialog(QDialog):
    """Asks how the video was recorded.

    Args:
        file_rate: frame rate of the file, in frames per second.
        proposed_rate: the camera's likely frame rate if the video looks like slow motion. A button sets it.
    """

    chosen = Signal(object)
    """A `Recording` without the size of the file."""

    def __init__(
        self,
        recording: Recording,
        file_rate: float,
        proposed_rate: float | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._recording, self._file_rate = recording, file_rate
        self.setWindowTitle(tr("video", "Video recording"))
        self.rate = DecimalBox(self)
        self.rate.setRange(0, MAX_CAMERA_RATE_FPS)
        self.rate.setDecimals(3)
        self.rate.setSpecialValueText(tr("video", "As the file plays: {rate:.5g} per second", rate=file_rate))
        self.rate.setSuffix(f" {tr('video', 'per second')}")
        self.rate.setAccessibleName(tr("video", "Frames that the camera recorded per second"))
        self.rate.setValue(recording.camera_rate or 0)
        self._unchanged_rate = self.rate.value()
        self.effect = wrapped_label(self, role="muted")
        self.angle = QComboBox(self)
        for quarter_turns, words in _ANGLES.items():
            self.angle.addItem(shown(words), quarter_turns)
        self.angle.setCurrentIndex(self.angle.findData(recording.turning.quarter_turns))
        self.angle.setAccessibleName(tr("video", "Turn the picture"))
        self.mirrored = QCheckBox(tr("video", "Exchange left and right"), self)
        self.mirrored.setChecked(recording.turning.mirrored)
        form = QFormLayout()
        form.addRow(tr("video", "Frames recorded"), self.rate)
        if proposed_rate is not None:
            self.proposal = QPushButton(tr("video", "Set {rate:.5g} per second", rate=proposed_rate), self)
            self.proposal.clicked.connect(partial(self.rate.setValue, proposed_rate))
            form.addRow(tr("video", "Looks like slow motion"), self.proposal)
        form.addRow(tr("video", "Turn the picture"), self.angle)
        form.addRow(tr("video", "Mirror"), self.mirrored)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        lay_column(form, self.effect, self.buttons, owner=self, spacing=10, margins=(16, 16, 16, 12))
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        self.rate.valueChanged.connect(self._describe)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(420)
        self._describe()

    @property
    def _camera_rate(self) -> float | None:
        rate = self.rate.value()
        if rate == self._unchanged_rate:  # it may be rounded
            return self._recording.camera_rate
        return max(rate, 1.0) if rate else None

    @property
    def _turning(self) -> Turning:
        return Turning(self.angle.currentData(), self.mirrored.isChecked())

    @Slot()
    def _describe(self) -> None:
        scale = Recording(self._camera_rate).time_scale(self._file_rate)
        if abs(scale - 1) < _MIN_SHOWN_SLOWDOWN:
            words = tr(
                "video", "Slow motion: enter the frames per second at which the camera recorded, for example 240."
            )
        elif scale < 1:
            words = tr(
                "video",
                "The file plays {factor:.3g} times slower than the match. Speeds and durations are those of the match.",
                factor=1 / scale,
            )
        else:
            words = tr(
                "video",
                "The file plays {factor:.3g} times faster than the match. Speeds and durations are those of the match.",
                factor=scale,
            )
        self.effect.setText(words)

    @Slot()
    def _accept(self) -> None:
        self.chosen.emit(Recording(self._camera_rate, self._turning))
        self.accept()
