"""How a network is run: joining of windows, decoding of heatmaps, subtraction of the background."""

import enum

from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy


class EvalMode(enum.StrEnum):
    """How overlapping windows are joined. The values are those of TrackNetV3's option `--eval_mode`."""

    WEIGHT = "weight"
    """Weighted mean with triangular weights, since networks are best in the middle of a window."""
    AVERAGE = "average"
    NONOVERLAP = "nonoverlap"
    """No overlap: each frame belongs to one window."""

    @classmethod
    def parse(cls, text: str) -> "EvalMode":
        """Return the mode with a name.

        Raises:
            UsageError: no mode has this name.
        """
        try:
            return cls(text)
        except ValueError:
            names = ", ".join(f"'{mode}'" for mode in cls)
            raise UsageError(
                tr_lazy("errors", "Unknown eval mode '{name}'.", name=text),
                tr_lazy("errors", "Choose one of {names}.", names=names),
            ) from None


class Look(enum.StrEnum):
    """What part of the picture a network looks at."""

    FOLLOW = "follow"
    """The whole picture to find the ball, then a crop around it."""
    WHOLE = "whole"


class Decoding(enum.StrEnum):
    """How a heatmap is converted to a position."""

    CENTROID = "centroid"
    """The mean of the pixels around the highest one, weighted by their values. It has subpixel precision."""
    BLOB = "blob"
    """The centre of the blob's bounding box, truncated to whole pixels twice, like predict.py of TrackNetV3."""
    ARGMAX = "argmax"
    """The highest pixel."""


class DifferenceMode(enum.StrEnum):
    """How differences from the background that exceed 255 are handled. A difference is summed over three channels.

    The streaming code clips them. The original training code casts them to uint8, which wraps around, so a checkpoint
    trained there needs WRAP.
    """

    CLIP = "clip"
    WRAP = "wrap"
