"""Families of networks, each with its input and output layout.

A family is one record in `FAMILIES`. Checks, runs, `--family`, the settings and the window's question are derived from
it. The module imports nothing heavy, for the sake of `--help` and the settings.
"""

import enum
from dataclasses import dataclass
from typing import Final

from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import ResizeFilter

_MAX_LEVEL: Final = 255.0
"""Highest value of a plane."""
_IMAGENET_MEAN: Final = (0.485, 0.456, 0.406)
_IMAGENET_DEVIATION: Final = (0.229, 0.224, 0.225)
_VOLLEYBALL_WINDOW_FRAMES: Final = (3, 9, 15)
"""Window lengths in frames of the networks of fast-volleyball-tracking-inference (VballNet): 9 or 15 grey frames, and 3
in the first versions."""


class PlaneKind(enum.Enum):
    """The kind of picture in a network's input. `channels` is its number of planes."""

    RGB = tr_lazy("models", "red, green, blue")
    BGR = tr_lazy("models", "blue, green, red")
    GREY = tr_lazy("models", "brightness")
    DIFFERENCE = tr_lazy("models", "the difference from the background")

    @property
    def channels(self) -> int:
        return 3 if self in (PlaneKind.RGB, PlaneKind.BGR) else 1


class OutputForm(enum.Enum):
    """The layout of a network's output."""

    HEATMAPS = enum.auto()
    """A value per pixel, (N, frames, H, W)."""
    GRID = enum.auto()
    """A grid, (N, frames x 3 or 4, h, w): for each frame and cell a confidence, and the ball's x and y as fractions of
    the cell. A fourth plane (the radius) is not used."""
    CLASSES = enum.auto()
    """256 values per pixel. The index of the highest one, divided by 255, is the heatmap. Shape (N, 256, H x W), (N, H
    x W, 256) or (N, 256, H, W)."""


class OutputFrames(enum.Enum):
    """Which frames of a window have a heatmap."""

    EACH = enum.auto()
    MIDDLE = enum.auto()
    NEWEST = enum.auto()


@dataclass(frozen=True, slots=True)
class Family:
    """The input and output layout of a family of networks, and its name for users.

    Attributes:
        name: name in the settings file, in `--family`, and in the model files' metadata (`family`).
        label: name in a list of choices.
        explanation: the input and output of its models, as a choice for users who are asked how a model was trained.
        frame: planes of each frame, in this order.
        background_first: whether the background's RGB planes precede the frames.
        newest_first: whether the frames of a window are ordered from the last to the first.
        divisor: number that values of 0 to 255 are divided by.
        mean: value subtracted from each plane of a frame after the division; empty for none.
        deviation: value that each plane of a frame is then divided by; empty for none.
        resize: filter for scaling frames, unless the file names one.
        output_frames: which frames of a window have a heatmap.
        logits: whether the logistic function must be applied to the output.
        recurrent: whether its networks may have a second input (`h0`) that takes the second output of the previous
            window, and zeros at first.
        threshold: heatmap value from which a ball counts as visible, unless the file has one.
        lengths: window lengths of known networks, the only ones for which the family is suggested; empty for any
            length.
        bg_mode: its name in TrackNetV3's files (`bg_mode`); None for other families.
    """

    name: str
    label: str
    explanation: str
    frame: tuple[PlaneKind, ...]
    background_first: bool = False
    newest_first: bool = False
    divisor: float = _MAX_LEVEL
    mean: tuple[float, ...] = ()
    deviation: tuple[float, ...] = ()
    resize: ResizeFilter = ResizeFilter.BICUBIC
    form: OutputForm = OutputForm.HEATMAPS
    output_frames: OutputFrames = OutputFrames.EACH
    logits: bool = False
    recurrent: bool = False
    threshold: float = 0.5
    lengths: tuple[int, ...] = ()
    bg_mode: str | None = None

    @classmethod
    def find(cls, name: str | None) -> "Family | None":
        """Return the family that the settings or the command line name; None without a name or for an unknown one."""
        return None if name is None else FAMILIES.get(name)

    @property
    def channels_per_frame(self) -> int:
        """Return the number of planes per frame."""
        return sum(kind.channels for kind in self.frame)

    @property
    def leading_channels(self) -> int:
        """Return the number of background planes that come before the frames; 0 without a background picture."""
        return PlaneKind.RGB.channels if self.background_first else 0

    @property
    def subtracts(self) -> bool:
        """Return True if the background is needed at the video's own size, for the difference."""
        return PlaneKind.DIFFERENCE in self.frame

    @property
    def needs_background(self) -> bool:
        return self.subtracts or self.background_first

    @property
    def is_plain(self) -> bool:
        """Return True if planes are only divided by 255."""
        return not (self.mean or self.deviation) and self.divisor == _MAX_LEVEL

    def channels(self, seq_len: int) -> int:
        """Return the number of planes of a whole window."""
        return self.leading_channels + seq_len * self.channels_per_frame

    def n_output_frames(self, seq_len: int) -> int:
        """Return how many frames of a window have a heatmap."""
        return seq_len if self.output_frames is OutputFrames.EACH else 1

    def past(self, seq_len: int) -> int:
        """Return how many frames of a window come before the first one with a heatmap."""
        return {OutputFrames.EACH: 0, OutputFrames.MIDDLE: seq_len // 2, OutputFrames.NEWEST: seq_len - 1}[
            self.output_frames
        ]

    def metadata(self, seq_len: int) -> dict[str, str]:
        """Return the metadata that identifies such a network in its file."""
        identity = {"family": self.name} if self.bg_mode is None else {"bg_mode": self.bg_mode}
        return {"model_name": "TrackNet", "seq_len": str(seq_len), **identity}


class BackgroundMode(enum.StrEnum):
    """How TrackNetV3 uses the background. The values are those of `bg_mode` in its model files."""

    NONE = ""
    SUBTRACT = "subtract"
    SUBTRACT_CONCAT = "subtract_concat"
    CONCAT = "concat"

    @property
    def family(self) -> Family:
        return next(family for family in FAMILIES.values() if family.bg_mode == self.value)


FAMILIES: Final[dict[str, Family]] = {
    family.name: family
    for family in (
        Family(
            name="none",
            label=tr_lazy("models", "RGB frames"),
            explanation=tr_lazy("models", "RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)"),
            frame=(PlaneKind.RGB,),
            bg_mode="",
        ),
        Family(
            name="subtract",
            label=tr_lazy("models", "Difference"),
            explanation=tr_lazy("models", "Difference: frame minus background, without the frame (TrackNetV3)"),
            frame=(PlaneKind.DIFFERENCE,),
            bg_mode="subtract",
        ),
        Family(
            name="subtract_concat",
            label=tr_lazy("models", "Frames and difference"),
            explanation=tr_lazy("models", "Frames and difference: each frame, and frame minus background (TrackNetV3)"),
            frame=(PlaneKind.RGB, PlaneKind.DIFFERENCE),
            bg_mode="subtract_concat",
        ),
        Family(
            name="concat",
            label=tr_lazy("models", "Separate picture"),
            explanation=tr_lazy("models", "Separate picture: the background, then the frames (TrackNetV3)"),
            frame=(PlaneKind.RGB,),
            background_first=True,
            bg_mode="concat",
        ),
        Family(
            name="bgr",
            label=tr_lazy("models", "BGR frames"),
            explanation=tr_lazy("models", "BGR frames: OpenCV's colour order (some copies of TrackNetV2)"),
            frame=(PlaneKind.BGR,),
            resize=ResizeFilter.LINEAR,
            lengths=(3,),
        ),
        Family(
            name="wasb",
            label=tr_lazy("models", "ImageNet, logits"),
            explanation=tr_lazy(
                "models", "RGB frames with ImageNet's mean and standard deviation, and logits as output (WASB)"
            ),
            frame=(PlaneKind.RGB,),
            mean=_IMAGENET_MEAN,
            deviation=_IMAGENET_DEVIATION,
            resize=ResizeFilter.LINEAR,
            logits=True,
            lengths=(3,),
        ),
        Family(
            name="imagenet",
            label=tr_lazy("models", "ImageNet"),
            explanation=tr_lazy(
                "models",
                "RGB frames with ImageNet's mean and standard deviation, and heatmaps as output (WASB with a sigmoid)",
            ),
            frame=(PlaneKind.RGB,),
            mean=_IMAGENET_MEAN,
            deviation=_IMAGENET_DEVIATION,
            resize=ResizeFilter.LINEAR,
            lengths=(3,),
        ),
        Family(
            name="newest",
            label=tr_lazy("models", "Heatmap of the last frame"),
            explanation=tr_lazy("models", "RGB frames, with a heatmap of only the last one"),
            frame=(PlaneKind.RGB,),
            output_frames=OutputFrames.NEWEST,
            lengths=(3,),
        ),
        Family(
            name="middle",
            label=tr_lazy("models", "Heatmap of the middle frame"),
            explanation=tr_lazy("models", "RGB frames, with a heatmap of only the middle one"),
            frame=(PlaneKind.RGB,),
            output_frames=OutputFrames.MIDDLE,
            lengths=(3,),
        ),
        Family(
            name="grey",
            label=tr_lazy("models", "Grey frames"),
            explanation=tr_lazy("models", "Grey frames (VballNet)"),
            frame=(PlaneKind.GREY,),
            resize=ResizeFilter.AREA,
            recurrent=True,
            lengths=_VOLLEYBALL_WINDOW_FRAMES,
        ),
        Family(
            name="grey_grid",
            label=tr_lazy("models", "Grey frames, grid"),
            explanation=tr_lazy("models", "Grey frames, with a grid of cells as output (VballNetGrid)"),
            frame=(PlaneKind.GREY,),
            resize=ResizeFilter.AREA,
            form=OutputForm.GRID,
            recurrent=True,
        ),
        Family(
            name="rgb_grid",
            label=tr_lazy("models", "RGB frames, grid"),
            explanation=tr_lazy(
                "models", "RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)"
            ),
            frame=(PlaneKind.RGB,),
            resize=ResizeFilter.AREA,
            form=OutputForm.GRID,
        ),
        Family(
            name="tracknet1",
            label=tr_lazy("models", "256 classes"),
            explanation=tr_lazy(
                "models", "BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)"
            ),
            frame=(PlaneKind.BGR,),
            newest_first=True,
            resize=ResizeFilter.LINEAR,
            form=OutputForm.CLASSES,
            output_frames=OutputFrames.NEWEST,
        ),
        Family(
            name="tracknet1_keras",
            label=tr_lazy("models", "256 classes, 0 to 255"),
            explanation=tr_lazy(
                "models",
                "BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, Keras)",
            ),
            frame=(PlaneKind.BGR,),
            newest_first=True,
            divisor=1.0,
            resize=ResizeFilter.LINEAR,
            form=OutputForm.CLASSES,
            output_frames=OutputFrames.NEWEST,
        ),
    )
}
"""All families by name, in the order of the choices."""
