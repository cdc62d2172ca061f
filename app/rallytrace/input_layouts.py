"""How TrackNets are fed: every background mode with its input planes and its words.

A new kind of input (grey pictures, say) is a member and a record here, and for planes of a new kind a method of
`inference.preprocessing.Preprocessor`. Nothing heavy is imported, so that `--help` and the settings can read this.
"""

import enum
from dataclasses import dataclass
from typing import Self


class PlaneKind(enum.Enum):
    """What a picture becomes on its way into a network; `channels` says how many planes that is."""

    RGB = "red, green, blue"
    DIFFERENCE = "the difference to the background"

    @property
    def channels(self) -> int:
        return 3 if self is PlaneKind.RGB else 1


@dataclass(frozen=True, slots=True)
class InputLayout:
    """The planes of a window, and what the mode is called where people choose it.

    Attributes:
        name: in the settings file and in `--bg-mode`.
        label: in a list of choices.
        explanation: as an answer to how a model is given the background.
        frame: planes of each frame, in this order.
        leading: planes of the background, before the frames.
    """

    name: str
    label: str
    explanation: str
    frame: tuple[PlaneKind, ...]
    leading: tuple[PlaneKind, ...] = ()


class BackgroundMode(enum.StrEnum):
    """How a model is given the empty court; the values are those of the model files' `bg_mode`."""

    NONE = ""
    SUBTRACT = "subtract"
    SUBTRACT_CONCAT = "subtract_concat"
    CONCAT = "concat"

    @classmethod
    def named(cls, name: str | None) -> Self | None:
        """The mode of a name from the settings or the command line; None for None and for unknown names."""
        return next((mode for mode in cls if mode.layout.name == name), None)

    @property
    def layout(self) -> InputLayout:
        return LAYOUTS[self]

    @property
    def channels_per_frame(self) -> int:
        """Planes that each frame of a window takes."""
        return sum(kind.channels for kind in self.layout.frame)

    @property
    def leading_channels(self) -> int:
        """Planes before the frames of a window: the background's."""
        return sum(kind.channels for kind in self.layout.leading)

    @property
    def subtracts(self) -> bool:
        """Whether the background is needed at the video's own size, for the difference."""
        return PlaneKind.DIFFERENCE in self.layout.frame

    @property
    def needs_background(self) -> bool:
        return self.subtracts or bool(self.layout.leading)

    def channels(self, seq_len: int) -> int:
        """Planes of a whole window of `seq_len` frames."""
        return self.leading_channels + seq_len * self.channels_per_frame


LAYOUTS: dict[BackgroundMode, InputLayout] = {
    BackgroundMode.NONE: InputLayout(
        name="none",
        label="None",
        explanation="None: frames only",
        frame=(PlaneKind.RGB,),
    ),
    BackgroundMode.SUBTRACT: InputLayout(
        name="subtract",
        label="Difference",
        explanation="Difference: frame minus background, without the frame",
        frame=(PlaneKind.DIFFERENCE,),
    ),
    BackgroundMode.SUBTRACT_CONCAT: InputLayout(
        name="subtract_concat",
        label="Frames and difference",
        explanation="Frames and difference: each frame, and frame minus background",
        frame=(PlaneKind.RGB, PlaneKind.DIFFERENCE),
    ),
    BackgroundMode.CONCAT: InputLayout(
        name="concat",
        label="Separate picture",
        explanation="Separate picture: the background, then the frames",
        frame=(PlaneKind.RGB,),
        leading=(PlaneKind.RGB,),
    ),
}
