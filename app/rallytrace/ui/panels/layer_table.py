"""What each layer says about one frame, side by side."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rallytrace.domain.track import SOURCES, Layer, State, Track
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.ui.look.time_text import NOTHING
from rallytrace.ui.look.widgets import ElidedLabel
from rallytrace.ui.panels.source_sign import SourceSign
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.picture.trail import KINDS, PointKind

_LAYERS: Final = {
    Layer.PREDICTED: "Predicted",
    Layer.INPAINTED: "Inpainted",
    Layer.IMPORTED: "Imported",
    Layer.HUMAN: "By hand",
}
_SIGNS: Final = {
    Layer.PREDICTED: PointKind.PREDICTED,
    Layer.INPAINTED: PointKind.INPAINTED,
    Layer.IMPORTED: PointKind.PREDICTED,
    Layer.HUMAN: PointKind.HUMAN,
}


class LayerTable(QWidget):
    """A row for each layer: its sign, its name, the state and the position it gives."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(2, 1)
        self._signs: dict[Layer, SourceSign] = {}
        self.words: dict[Layer, ElidedLabel] = {}
        self.positions: dict[Layer, QLabel] = {}
        for at, (layer, name) in enumerate(_LAYERS.items()):
            self._signs[layer] = SourceSign(_SIGNS[layer], self)
            self.words[layer] = ElidedLabel(parent=self)
            self.positions[layer] = QLabel(self)
            grid.addWidget(self._signs[layer], at, 0)
            grid.addWidget(QLabel(name, self), at, 1)
            grid.addWidget(self.words[layer], at, 2)
            grid.addWidget(self.positions[layer], at, 3, Qt.AlignmentFlag.AlignRight)

    def show_frame(self, track: Track, frame: int, style: OverlayStyle) -> None:
        """Show what the layers say about a frame; nothing, where the track does not have it."""
        for layer in _LAYERS:
            row = track.layer(layer)[frame] if frame < track.n_frames else None
            state = State(int(row["state"])) if row is not None else State.UNSET
            said = row is not None and state is not State.UNSET
            kind = KINDS[SOURCES[int(row["source"])]] if row is not None and said else _SIGNS[layer]
            self._signs[layer].show_kind(kind, style.colour(kind).name() if said else "")
            self.words[layer].setText(NOTHING if state is State.UNSET else STATE_WORDS[state])
            placed = row is not None and state in (State.VISIBLE, State.OCCLUDED) and bool(row["x"] or row["y"])
            self.positions[layer].setText(f"{row['x']:.1f}, {row['y']:.1f}" if row is not None and placed else "")
            self.words[layer].setEnabled(said)
