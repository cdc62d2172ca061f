"""A dialog in which the user says how the video was recorded, if its file does not."""

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QDoubleSpinBox, QFormLayout, QWidget

from rallytrace.track.recording import MAX_CAMERA_RATE_FPS, Recording
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import wrapped_label

_MIN_SHOWN_SLOWDOWN: Final = 0.01
"""Minimum relative difference between two frame rates for it to be shown."""


class RecordingDialog(QDialog):
    """Asks how the video was recorded.

    Args:
        recording: the current choice.
        file_rate: frame rate of the file, in frames per second.
    """

    recording_chosen = Signal(object)
    """A `Recording`."""

    def __init__(self, recording: Recording, file_rate: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file_rate = file_rate
        self.setWindowTitle("Video recording")
        self.rate = QDoubleSpinBox(self)
        self.rate.setRange(0, MAX_CAMERA_RATE_FPS)
        self.rate.setDecimals(3)
        self.rate.setSpecialValueText(f"As the file plays: {file_rate:.5g} per second")
        self.rate.setSuffix(" per second")
        self.rate.setAccessibleName("Frames that the camera recorded per second")
        self.rate.setValue(recording.camera_rate or 0)
        self.effect = wrapped_label(self, role="muted")
        form = QFormLayout()
        form.addRow("Frames recorded", self.rate)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        lay_column(form, self.effect, self.buttons, owner=self, spacing=10, margins=(16, 16, 16, 12))
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        self.rate.valueChanged.connect(self._describe)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(420)
        self._describe()

    @property
    def chosen(self) -> Recording:
        """Return the recording that the fields describe."""
        rate = self.rate.value()
        return Recording(max(rate, 1.0) if rate else None)

    @Slot()
    def _describe(self) -> None:
        scale = self.chosen.time_scale(self._file_rate)
        if abs(scale - 1) < _MIN_SHOWN_SLOWDOWN:
            words = "Slow motion: enter the frames per second at which the camera recorded, for example 240."
        else:
            slow = f"{1 / scale:.3g} times slower" if scale < 1 else f"{scale:.3g} times faster"
            words = f"The file plays {slow} than the match. Speeds and durations are those of the match."
        self.effect.setText(words)

    @Slot()
    def _accept(self) -> None:
        self.recording_chosen.emit(self.chosen)
        self.accept()
