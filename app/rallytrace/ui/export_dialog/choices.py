"""What can be chosen about an export besides its format: one small form for each format that has any."""

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rallytrace.domain.track import Layer
from rallytrace.settings import AppearanceSettings
from rallytrace.storage.exports.request import DatasetOptions, OverlayOptions, Pictures, Split, ink_of
from rallytrace.ui.settings_pane.notice import wrapped_label

_PICTURES: Final = {
    Pictures.VIDEO: "A video for each rally",
    Pictures.PNG: "PNG frames",
    Pictures.BOTH: "Videos and PNG frames",
}
_SPLITS: Final = {Split.TRAIN: "Training", Split.VAL: "Validation", Split.TEST: "Test"}
_LAYERS: Final = {
    Layer.PREDICTED: "Predicted",
    Layer.INPAINTED: "Inpainted",
    Layer.IMPORTED: "Imported",
    Layer.HUMAN: "Human",
}
_SPEEDS: Final = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0)
_LONGEST_TRAIL: Final = 500
_MOST_MATCHES: Final = 9999


class NoChoices(QWidget):
    """The form of a format about which nothing can be chosen."""

    changed = Signal()


class CsvChoices(QWidget):
    """Which columns a label file has.

    Attributes:
        more_columns: the tick for source and confidence.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.more_columns = QCheckBox("Add the columns Source and Confidence", self)
        self.more_columns.setToolTip("With them an occluded ball keeps its position")
        self.more_columns.toggled.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.more_columns)
        column.addStretch(1)


class CocoChoices(QWidget):
    """What goes with COCO keypoints.

    Attributes:
        pictures: the tick for the pictures that they refer to.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = QCheckBox("Write the pictures it refers to", self)
        self.pictures.setToolTip("PNG frames in a folder beside the file, about a megabyte each")
        self.pictures.toggled.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pictures)
        column.addStretch(1)


class DatasetChoices(QWidget):
    """What a dataset holds and what for.

    Attributes:
        pictures: in which form the pictures are.
        split: what the match is for.
        match: its number; 0 for the next one that is free.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = _combo(self, [(words, kind) for kind, words in _PICTURES.items()])
        self.split = _combo(self, [(words, kind) for kind, words in _SPLITS.items()])
        self.match = QSpinBox(self)
        self.match.setRange(0, _MOST_MATCHES)
        self.match.setSpecialValueText("next free")
        self.match.setMinimumWidth(110)
        self.pictures.currentIndexChanged.connect(self.changed)
        self.split.currentIndexChanged.connect(self.changed)
        self.match.valueChanged.connect(self.changed)
        form = _form(self)
        form.addRow("Pictures", self.pictures)
        form.addRow("Used for", self.split)
        form.addRow("Match", self.match)
        hint = "TrackNetV3 makes frames and backgrounds of the videos itself. PNG frames take about a megabyte each."
        form.addRow(wrapped_label(self, hint, role="small"))

    @property
    def options(self) -> DatasetOptions:
        """What is chosen."""
        # Qt gives enums that are strings back as plain strings.
        split, pictures = Split(self.split.currentData()), Pictures(self.pictures.currentData())
        return DatasetOptions(split, self.match.value() or None, pictures)


class OverlayChoices(QWidget):
    """What is drawn over a video.

    Attributes:
        layers: a tick for each layer.
        trail_past: frames of the path so far.
        trail_future: frames of the path to come.
        speed: how fast it plays.
        caption: whether frame number and time are written into the picture.
    """

    changed = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.layers = {layer: QCheckBox(words, self) for layer, words in _LAYERS.items()}
        self.trail_past, self.trail_future = _trail(self, "Trail behind"), _trail(self, "Trail ahead")
        self.trail_past.setValue(appearance.trail_past)
        self.trail_future.setValue(0)
        self.speed = _combo(self, [("As recorded" if speed == 1 else f"{speed:g} times", speed) for speed in _SPEEDS])
        self.speed.setCurrentIndex(_SPEEDS.index(1.0))
        self.caption = QCheckBox("Write frame number and time into the picture", self)
        self.caption.setChecked(True)
        for tick in self.layers.values():
            tick.setChecked(True)
            tick.toggled.connect(self.changed)
        self.caption.toggled.connect(self.changed)
        self.trail_past.valueChanged.connect(self.changed)
        self.trail_future.valueChanged.connect(self.changed)
        self.speed.currentIndexChanged.connect(self.changed)
        self._lay_out()

    @property
    def options(self) -> OverlayOptions:
        """What is chosen.

        Raises:
            UsageError: no layer is.
        """
        return OverlayOptions(
            frozenset(layer for layer, tick in self.layers.items() if tick.isChecked()),
            self.trail_past.value(),
            self.trail_future.value(),
            self.speed.currentData(),
            self.caption.isChecked(),
            ink_of(self._appearance),
        )

    @Slot(object)
    def follow(self, appearance: AppearanceSettings) -> None:
        """Draw in these colours from now on."""
        self._appearance = appearance

    def _lay_out(self) -> None:
        layers = QGridLayout()
        layers.setHorizontalSpacing(16)
        for at, tick in enumerate(self.layers.values()):
            layers.addWidget(tick, at // 2, at % 2)
        layers.setColumnStretch(2, 1)
        trails = QHBoxLayout()
        trails.setSpacing(6)
        for field, words in ((self.trail_past, "behind,"), (self.trail_future, "frames ahead")):
            trails.addWidget(field)
            trails.addWidget(QLabel(words, self))
        trails.addStretch(1)
        form = _form(self)
        form.addRow("Layers", layers)
        form.addRow("Trail", trails)
        form.addRow("Speed", self.speed)
        form.addRow("", self.caption)


def _form(parent: QWidget) -> QFormLayout:
    form = QFormLayout(parent)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(12)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form


def _combo(parent: QWidget, choices: list[tuple[str, object]]) -> QComboBox:
    combo = QComboBox(parent)
    for words, value in choices:
        combo.addItem(words, value)
    combo.setMinimumWidth(170)
    return combo


def _trail(parent: QWidget, name: str) -> QSpinBox:
    field = QSpinBox(parent)
    field.setRange(0, _LONGEST_TRAIL)
    field.setMinimumWidth(72)
    field.setAccessibleName(name)
    return field
