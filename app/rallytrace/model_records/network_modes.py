"""Modes of a network's run: joining of windows, decoding of heatmaps, subtraction of backgrounds."""

import enum

from rallytrace.errors import UsageError


class EvalMode(enum.StrEnum):
    """How overlapping windows are joined; the values are those of the original's `--eval_mode`."""

    WEIGHT = "weight"
    """Triangular weights: a frame is known best from the middle of a window."""
    AVERAGE = "average"
    NONOVERLAP = "nonoverlap"
    """Windows that do not overlap; each frame has one."""

    @classmethod
    def parse(cls, text: str) -> "EvalMode":
        """The mode of that name.

        Raises:
            UsageError: there is none.
        """
        try:
            return cls(text)
        except ValueError:
            names = ", ".join(f"'{mode}'" for mode in cls)
            raise UsageError(f"There is no eval mode '{text}'.", f"Choose one of {names}.") from None


class Decoding(enum.StrEnum):
    """How a heatmap becomes a position."""

    CENTROID = "centroid"
    """The mean of the pixels around the highest one, weighted by their values: finer than a pixel."""
    BLOB = "blob"
    """The centre of the blob's bounding box, cut to whole pixels twice, as the original's predict.py does."""
    ARGMAX = "argmax"
    """The highest pixel."""


class DifferenceMode(enum.StrEnum):
    """How a difference to the background above 255 is handled (it is summed over three channels).

    The streaming code clips it. The original's training code casts it to uint8, which wraps: a checkpoint trained
    there wants WRAP.
    """

    CLIP = "clip"
    WRAP = "wrap"
