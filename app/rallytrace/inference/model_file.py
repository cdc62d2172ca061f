"""What a model file is to RallyTrace: which of the two networks, and how it is to be fed."""

import enum
from dataclasses import dataclass, field
from pathlib import Path

from rallytrace.domain.flight_check import FlightCheck
from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.inference.preprocessing import BackgroundMode, DifferenceMode


class ModelKind(enum.StrEnum):
    """The two networks; the values are those of the model files' `model_name`."""

    TRACKNET = "TrackNet"
    INPAINTNET = "InpaintNet"

    @property
    def article(self) -> str:
        """The name with its article, for sentences."""
        return f"a{'n' if self is ModelKind.INPAINTNET else ''} {self.value}"


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A model that can be run, and how.

    Attributes:
        path: the file.
        kind: which of the two networks it is.
        seq_len: frames in a window.
        size: the picture size of a TrackNet's input and heatmaps; 0x0 for an InpaintNet.
        bg_mode: how a TrackNet is told the background.
        batch: the fixed batch size; None where any will do.
        inputs: input names in the order `input`, or `coords`, `mask`.
        output: name of the output that counts.
        resize: the filter the model was trained with.
        threshold: heatmap value from which a ball counts as seen, 0 to 1.
        difference: what the `subtract` modes do above 255.
        stride: frames from one window's start to the next's that suit the model; None where it says nothing.
        rate: frames a second of the videos it was trained on.
        fill_from: the shortest gap, in frames, that an InpaintNet fills better than a curve through the neighbours.
        sha256: over the file and its data beside it.
        size_bytes: of the file and its data beside it.
        flight_check: decides which peaks of this network are the ball; None where the threshold does.
        metadata: all else that the file says of itself.
    """

    path: Path
    kind: ModelKind
    seq_len: int
    size: Size
    bg_mode: BackgroundMode
    batch: int | None
    inputs: tuple[str, ...]
    output: str
    resize: ResizeFilter
    threshold: float
    difference: DifferenceMode
    stride: int | None
    rate: float
    fill_from: int
    sha256: str
    size_bytes: int
    metadata: dict[str, str] = field(hash=False)
    flight_check: FlightCheck | None = field(default=None, compare=False)
