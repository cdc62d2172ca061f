"""Describe how a video was recorded, where the user knows what the file does not say."""

from dataclasses import dataclass
from typing import Any, Final

from rallytrace.track.geometry import Size
from rallytrace.track.turning import NO_TURNING, Turning

MAX_CAMERA_RATE_FPS: Final = 10_000
"""Highest frame rate of a camera that the program accepts, in frames per second."""


@dataclass(frozen=True, slots=True)
class Recording:
    """How a video was recorded.

    Attributes:
        camera_rate: frames per second that the camera recorded, for slow motion; None if this is the file's frame rate.
        turning: how the picture is turned after the file's own orientation.
        file_size: size of the picture before that; None if it is not turned, or not yet opened.
    """

    camera_rate: float | None = None
    turning: Turning = NO_TURNING
    file_size: Size | None = None

    def __post_init__(self) -> None:
        if self.camera_rate is not None and not 1 <= self.camera_rate <= MAX_CAMERA_RATE_FPS:
            raise ValueError(f"no camera records {self.camera_rate:g} frames per second")

    def rate(self, file_rate: float) -> float:
        """Return the frames per second of play, given the file's frame rate; 0 if both rates are unknown."""
        return self.camera_rate or file_rate

    def time_scale(self, file_rate: float) -> float:
        """Return the seconds of play in a second of the file: below 1 for slow motion."""
        return file_rate / self.camera_rate if self.camera_rate and file_rate else 1.0

    def as_record(self) -> dict[str, Any]:
        """Return plain values for the records of runs and exports."""
        turned = {"turned": 90 * self.turning.quarter_turns, "mirrored": self.turning.mirrored}
        return {"recorded_at": self.camera_rate, **turned}


AS_FILE: Final = Recording()
"""A video that was recorded at the file's frame rate."""
