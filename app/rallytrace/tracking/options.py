"""What a user can choose about a run."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rallytrace.errors import UsageError
from rallytrace.execution_providers import Device
from rallytrace.paths import shipped_model
from rallytrace.settings import rules_of

if TYPE_CHECKING:
    from rallytrace.input_layouts import Family
from typing import Final

from rallytrace.domain.flight_check import EVIDENCE_FROM, FlightCheck
from rallytrace.domain.geometry import ResizeFilter
from rallytrace.inference.ensemble import EvalMode
from rallytrace.inference.heatmap import Decoding
from rallytrace.inference.model_file import ModelFile
from rallytrace.inference.preprocessing import DifferenceMode
from rallytrace.settings import TRACKING


@dataclass(frozen=True, slots=True)
class NetworkChoice:
    """Which networks to run, and on what.

    Attributes:
        tracknet: the .onnx file; None for one that ships.
        inpaintnet: the .onnx file; None for the one that ships.
        inpaint: whether gaps are filled at all.
        family: how the TrackNet is fed, where its file leaves that open.
        chosen_families: (digest of a file, name of a family): what was chosen for files that leave it open. What a
            file says itself, and `family`, come first.
        device: what they run on.
        fast: of the two TrackNets that ship, the one for a smaller picture.
    """

    tracknet: Path | None = None
    inpaintnet: Path | None = None
    inpaint: bool = True
    family: "Family | None" = None
    chosen_families: tuple[tuple[str, str], ...] = ()
    device: Device = field(default_factory=Device)
    fast: bool = False

    @property
    def tracknet_path(self) -> Path:
        """The TrackNet's file.

        Raises:
            AppError: it is to be one that ships, and is missing.
        """
        return self.tracknet or shipped_model("tracknet-fast" if self.fast else "tracknet")

    @property
    def inpaintnet_path(self) -> Path:
        """The InpaintNet's file.

        Raises:
            AppError: it is to be the one that ships, and is missing.
        """
        return self.inpaintnet or shipped_model("inpaintnet")


def check_limits(section: str, **options: tuple[str, int | None]) -> None:
    """Hold options of the command line to the limits of the settings that choose the same.

    Args:
        **options: for each option, with underscores for hyphens, the name of the setting and the value, None for none.

    Raises:
        UsageError: a value is too small or too large.
    """
    rules = rules_of(section)
    for option, (setting, value) in options.items():
        low, high = int(rules[setting].minimum), int(rules[setting].maximum)
        if value is not None and not low <= value <= high:
            name = f"--{option.replace('_', '-')}"
            raise UsageError(f"{name} {value} is not valid: it must be from {low} to {high}.")


_LONGEST: Final = 60
"""Letters of what was typed that are shown."""


@dataclass(frozen=True, slots=True)
class TrackOptions:
    """Choices for one run; None leaves a choice to the model's metadata, the video and the machine.

    Attributes:
        frames: the frames to track; None for all.
        eval_mode: how overlapping windows are joined.
        stride: frames from one window's start to the next's.
        every: run on every n-th frame and fill the rest between.
        decoding: how a heatmap becomes a position.
        threshold: heatmap value from which a ball counts as seen, whatever the frames around it show; None leaves the
            decision to the network's flight check, where its file has one.
        resize: the filter frames are brought to the model's size with.
        difference: what the `subtract` modes do above 255.
        batch: windows in a model run.
        longest_gap: longer gaps are not inpainted.
        inpainted_visible: a ball in an inpainted gap counts as visible, not as occluded.
        background_over: frames whose median is the background of the whole run.
        every_camera: what the main camera does not show is tracked as well.
    """

    frames: range | None = None
    eval_mode: EvalMode = EvalMode.WEIGHT
    stride: int | None = None
    every: int | None = None
    decoding: Decoding = Decoding.CENTROID
    threshold: float | None = None
    resize: ResizeFilter | None = None
    difference: DifferenceMode | None = None
    batch: int | None = None
    longest_gap: int | None = None
    inpainted_visible: bool = False
    background_over: range | None = None
    every_camera: bool = False

    def __post_init__(self) -> None:
        check_limits(TRACKING, **{name: (name, getattr(self, name)) for name in ("stride", "every", "batch")})
        if self.longest_gap is not None and self.longest_gap < 0:
            raise UsageError(f"--max-gap {self.longest_gap} is not valid: it must be 0 (fill no gaps) or more.")
        if self.threshold is not None and not 0 < self.threshold < 1:
            raise UsageError(f"--threshold {self.threshold:g} is not valid: it must be above 0 and below 1.")

    def threshold_with(self, tracknet: ModelFile) -> float:
        """Heatmap value from which a ball counts as seen: what was chosen, or what suits the network."""
        return tracknet.threshold if self.threshold is None else self.threshold

    def decoded_from(self, tracknet: ModelFile) -> float:
        """Heatmap value from which a frame has a detection: that threshold, or less where a flight check decides."""
        return self.threshold_with(tracknet) if self.check_with(tracknet) is None else EVIDENCE_FROM

    def check_with(self, tracknet: ModelFile) -> FlightCheck | None:
        """What decides which peaks are the ball: the network's flight check, unless a threshold was chosen."""
        return tracknet.flight_check if self.threshold is None else None


class RangeError(UsageError):
    """A range of frames that a video does not have."""


@dataclass(frozen=True, slots=True)
class TrackRequest:
    """What is asked for each of several videos.

    Attributes:
        frames: the range to track, as it was typed; None for all.
        background: the frames whose median is the background, likewise.
    """

    networks: NetworkChoice
    options: TrackOptions
    frames: str | None = None
    background: str | None = None

    def __post_init__(self) -> None:
        """Raise UsageError for ranges that no video has."""
        for text in filter(None, (self.frames, self.background)):
            parse_frames(text, n_frames=_ANY_VIDEO)

    def options_for(self, n_frames: int) -> TrackOptions:
        """The options for a video of `n_frames`.

        Raises:
            RangeError: it is shorter than a range.
        """
        try:
            frames, background = (
                None if text is None else parse_frames(text, n_frames=n_frames)
                for text in (self.frames, self.background)
            )
        except UsageError as error:
            raise RangeError(error.problem, error.remedy) from error
        return replace(self.options, frames=frames, background_over=background)

    def as_record(self) -> dict[str, Any]:
        """What labels depend on beside the networks' files, by its name on the command line.

        How many cores, windows or megabytes are used at a time is not in it.
        """
        options, family = self.options, self.networks.family
        return {
            "range": self.frames,
            "background": self.background,
            "eval-mode": options.eval_mode.value,
            "stride": options.stride,
            "every": options.every,
            "decode": options.decoding.value,
            "threshold": options.threshold,
            "resize": None if options.resize is None else options.resize.value,
            "difference": None if options.difference is None else options.difference.value,
            "max-gap": options.longest_gap,
            "inpainted-visible": options.inpainted_visible,
            "every-camera": options.every_camera,
            "family": None if family is None else family.name,
            "fp16": self.networks.device.fp16,
        }


_ANY_VIDEO: Final = 10**10
"""More frames than a video has."""


def parse_frames(text: str, *, n_frames: int) -> range:
    """A range of frames as users write it, `A:B` with B not included; either may be left out.

    Raises:
        UsageError: it is no such range, or none of its frames is in the video.
    """
    first, colon, stop = text.partition(":")
    try:
        frames = range(int(first or 0), int(stop or n_frames))
    except ValueError:
        colon = ""
        frames = range(0)
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    if not colon:
        raise UsageError(
            f"'{text}' is not a range of frames.", "Write it as START:END, END not included, for example 300:600."
        )
    if frames.start < 0:
        raise UsageError(f"The range {text} starts before frame 0.", "Frames are counted from 0.")
    if len(frames) == 0:
        raise UsageError(f"The range {text} is empty.", "END, which is not included, must be larger than START.")
    if frames.start >= n_frames:
        raise UsageError(f"The range {text} starts after the last frame of the video, {n_frames - 1}.")
    return range(frames.start, min(frames.stop, n_frames))
