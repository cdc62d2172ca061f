"""Families of networks: their input and output forms.

A family is one record in `FAMILIES`; checks, runs, `--family`, the settings and the window's question follow from it.
It imports nothing heavy, for `--help` and the settings.
"""

import enum
from dataclasses import dataclass
from typing import Final

from rallytrace.track.geometry import ResizeFilter

_WHITE: Final = 255.0
"""The highest value of a plane."""
_IMAGENET_MEAN: Final = (0.485, 0.456, 0.406)
_IMAGENET_DEVIATION: Final = (0.229, 0.224, 0.225)
_VOLLEYBALL_LENGTHS: Final = (3, 9, 15)
"""The networks of fast-volleyball-tracking-inference: VballNet, of 9 or 15 grey frames (3 in its first ones)."""


class PlaneKind(enum.Enum):
    """A picture's form in a network's input; `channels` is its number of planes."""

    RGB = "red, green, blue"
    BGR = "blue, green, red"
    GREY = "brightness"
    DIFFERENCE = "the difference to the background"

    @property
    def channels(self) -> int:
        return 3 if self in (PlaneKind.RGB, PlaneKind.BGR) else 1


class OutputForm(enum.Enum):
    """The form of a network's output."""

    HEATMAPS = enum.auto()
    """(N, frames, H, W): a value per pixel."""
    GRID = enum.auto()
    """(N, frames x 3 or 4, h, w): per frame and cell a confidence, and the ball's x and y as shares of the cell; a
    fourth plane (its radius) is not used."""
    CLASSES = enum.auto()
    """256 values per pixel; the index of the highest, over 255, is the heatmap: (N, 256, H x W), (N, H x W, 256) or (N,
    256, H, W)."""


class OutputFrames(enum.Enum):
    """The frames of a window with a heatmap."""

    EACH = enum.auto()
    MIDDLE = enum.auto()
    NEWEST = enum.auto()


@dataclass(frozen=True, slots=True)
class Family:
    """Input and output of the networks of one family, and its name for users.

    Attributes:
        name: in the settings file, in `--family`, and in the model files' metadata (`family`).
        label: in a list of choices.
        explanation: as an answer to the question about a model's training.
        frame: planes of each frame, in this order.
        background_first: whether the background's RGB planes precede the frames.
        newest_first: the frames of a window are laid out from the last to the first.
        divisor: divides values of 0 to 255.
        mean: subtracted from each plane of a frame after that; empty for nothing.
        deviation: then divides each plane of a frame; empty for nothing.
        resize: the filter for scaling frames, unless the file names one.
        form: the output's form.
        output_frames: the frames of a window with a heatmap.
        logits: the logistic function converts the output to heatmaps.
        recurrent: whether its networks may have a second input for the second output of the window before, zeros at
            first (`h0`).
        threshold: heatmap value from which a ball counts as seen, unless the file has one.
        lengths: window lengths of known networks; the family is only suggested for these. Empty for any.
        bg_mode: its name in TrackNetV3's files (`bg_mode`); None for other families.
    """

    name: str
    label: str
    explanation: str
    frame: tuple[PlaneKind, ...]
    background_first: bool = False
    newest_first: bool = False
    divisor: float = _WHITE
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
        """The family of a name from the settings or the command line; None for None and unknown names."""
        return None if name is None else FAMILIES.get(name)

    @property
    def channels_per_frame(self) -> int:
        """Number of planes per frame."""
        return sum(kind.channels for kind in self.frame)

    @property
    def leading_channels(self) -> int:
        """Number of planes before the frames: the background's."""
        return PlaneKind.RGB.channels if self.background_first else 0

    @property
    def subtracts(self) -> bool:
        """Whether the background is needed at the video's own size, for the difference."""
        return PlaneKind.DIFFERENCE in self.frame

    @property
    def needs_background(self) -> bool:
        return self.subtracts or self.background_first

    @property
    def is_plain(self) -> bool:
        """Whether planes are only divided by 255."""
        return not (self.mean or self.deviation) and self.divisor == _WHITE

    def channels(self, seq_len: int) -> int:
        """Number of planes of a whole window."""
        return self.leading_channels + seq_len * self.channels_per_frame

    def n_output_frames(self, seq_len: int) -> int:
        """Number of a window's frames with a heatmap."""
        return seq_len if self.output_frames is OutputFrames.EACH else 1

    def past(self, seq_len: int) -> int:
        """Number of a window's frames before those with a heatmap."""
        return {OutputFrames.EACH: 0, OutputFrames.MIDDLE: seq_len // 2, OutputFrames.NEWEST: seq_len - 1}[
            self.output_frames
        ]

    def metadata(self, seq_len: int) -> dict[str, str]:
        """Metadata that identifies such a network in its file."""
        identity = {"family": self.name} if self.bg_mode is None else {"bg_mode": self.bg_mode}
        return {"model_name": "TrackNet", "seq_len": str(seq_len), **identity}


class BackgroundMode(enum.StrEnum):
    """TrackNetV3's ways to be given the background; the values are those of its model files' `bg_mode`."""

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
            label="RGB frames",
            explanation="RGB frames, nothing else (TrackNetV2, TrackNetV3 without background)",
            frame=(PlaneKind.RGB,),
            bg_mode="",
        ),
        Family(
            name="subtract",
            label="Difference",
            explanation="Difference: frame minus background, without the frame (TrackNetV3)",
            frame=(PlaneKind.DIFFERENCE,),
            bg_mode="subtract",
        ),
        Family(
            name="subtract_concat",
            label="Frames and difference",
            explanation="Frames and difference: each frame, and frame minus background (TrackNetV3)",
            frame=(PlaneKind.RGB, PlaneKind.DIFFERENCE),
            bg_mode="subtract_concat",
        ),
        Family(
            name="concat",
            label="Separate picture",
            explanation="Separate picture: the background, then the frames (TrackNetV3)",
            frame=(PlaneKind.RGB,),
            background_first=True,
            bg_mode="concat",
        ),
        Family(
            name="bgr",
            label="BGR frames",
            explanation="BGR frames: OpenCV's colour order (some copies of TrackNetV2)",
            frame=(PlaneKind.BGR,),
            resize=ResizeFilter.LINEAR,
            lengths=(3,),
        ),
        Family(
            name="wasb",
            label="ImageNet, logits",
            explanation="RGB frames with ImageNet's mean and deviation, and logits as output (WASB)",
            frame=(PlaneKind.RGB,),
            mean=_IMAGENET_MEAN,
            deviation=_IMAGENET_DEVIATION,
            resize=ResizeFilter.LINEAR,
            logits=True,
            lengths=(3,),
        ),
        Family(
            name="imagenet",
            label="ImageNet",
            explanation="RGB frames with ImageNet's mean and deviation, and heatmaps as output (WASB with a sigmoid)",
            frame=(PlaneKind.RGB,),
            mean=_IMAGENET_MEAN,
            deviation=_IMAGENET_DEVIATION,
            resize=ResizeFilter.LINEAR,
            lengths=(3,),
        ),
        Family(
            name="newest",
            label="Heatmap of the last frame",
            explanation="RGB frames, with a heatmap of only the last one",
            frame=(PlaneKind.RGB,),
            output_frames=OutputFrames.NEWEST,
            lengths=(3,),
        ),
        Family(
            name="middle",
            label="Heatmap of the middle frame",
            explanation="RGB frames, with a heatmap of only the middle one",
            frame=(PlaneKind.RGB,),
            output_frames=OutputFrames.MIDDLE,
            lengths=(3,),
        ),
        Family(
            name="grey",
            label="Grey frames",
            explanation="Grey frames (VballNet)",
            frame=(PlaneKind.GREY,),
            resize=ResizeFilter.AREA,
            recurrent=True,
            lengths=_VOLLEYBALL_LENGTHS,
        ),
        Family(
            name="grey_grid",
            label="Grey frames, grid",
            explanation="Grey frames, with a grid of cells as output (VballNetGrid)",
            frame=(PlaneKind.GREY,),
            resize=ResizeFilter.AREA,
            form=OutputForm.GRID,
            recurrent=True,
        ),
        Family(
            name="rgb_grid",
            label="RGB frames, grid",
            explanation="RGB frames, with a grid of cells as output (GridTrackNet, VballNetGrid in colour)",
            frame=(PlaneKind.RGB,),
            resize=ResizeFilter.AREA,
            form=OutputForm.GRID,
        ),
        Family(
            name="tracknet1",
            label="256 classes",
            explanation="BGR frames, newest first, with 256 classes per pixel as output (first TrackNet, PyTorch)",
            frame=(PlaneKind.BGR,),
            newest_first=True,
            resize=ResizeFilter.LINEAR,
            form=OutputForm.CLASSES,
            output_frames=OutputFrames.NEWEST,
        ),
        Family(
            name="tracknet1_keras",
            label="256 classes, 0 to 255",
            explanation="BGR frames of 0 to 255, newest first, with 256 classes per pixel as output (first TrackNet, "
            "Keras)",
            frame=(PlaneKind.BGR,),
            newest_first=True,
            divisor=1.0,
            resize=ResizeFilter.LINEAR,
            form=OutputForm.CLASSES,
            output_frames=OutputFrames.NEWEST,
        ),
    )
}
"""Every family by its name, in the order of the choices."""
