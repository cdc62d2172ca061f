"""The options of a run in the form of the run; `settings.run_options` lists them."""

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from rallytrace.analysis.flight_check import EVIDENCE_FROM, FlightCheck
from rallytrace.errors import UsageError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.model_records.execution_providers import Device, Precision
from rallytrace.model_records.input_layouts import Family
from rallytrace.settings import RUN_OPTIONS, RunOptions, Settings, TrackingSettings


@dataclass(frozen=True, slots=True)
class NetworkChoice:
    """The networks of a run, and their device.

    Attributes:
        tracknet: the .onnx file; None for an included one.
        inpaintnet: the .onnx file; None for the included one.
        inpaint: whether gaps are filled at all.
        family: the input layout of the TrackNet, if its file leaves it open.
        chosen_families: (digest of a file, name of a family), the choices for such files. The file itself and `family`
            come first.
        fast: the included TrackNet for a smaller picture.
    """

    tracknet: Path | None = None
    inpaintnet: Path | None = None
    inpaint: bool = True
    family: Family | None = None
    chosen_families: tuple[tuple[str, str], ...] = ()
    device: Device = field(default_factory=Device)
    fast: bool = False

    @classmethod
    def of(cls, settings: Settings, device: Device | None = None) -> "NetworkChoice":
        """The networks of settings; `device` takes the place of theirs."""
        models = settings.models
        return cls(
            tracknet=models.tracknet,
            fast=settings.tracking.fast,
            inpaintnet=models.inpaintnet,
            inpaint=models.inpaint,
            # A choice is of a file, not of its path: another may be there now. Older settings have the path's only.
            family=None if models.answers else Family.find(models.family),
            chosen_families=tuple(models.answers.items()),
            device=settings.provider.device if device is None else device,
        )

    @property
    def tracknet_path(self) -> Path:
        """The TrackNet's file.

        Raises:
            AppError: no file was chosen, and the included one is missing; or integers of another one were.
        """
        included = "tracknet-fast" if self.fast else "tracknet"
        if self.device.precision is not Precision.INT8:
            return self.tracknet or shipped_model(included)
        if self.tracknet is not None:
            raise UsageError(
                "There is no 8-bit file of this network.",
                "Choose another precision, or make one: rallytrace optimise MODEL --video V.",
            )
        return shipped_model(f"{included}-int8")

    @property
    def inpaintnet_path(self) -> Path:
        """The InpaintNet's file.

        Raises:
            AppError: no file was chosen, and the included one is missing.
        """
        return self.inpaintnet or shipped_model("inpaintnet")


_LONGEST: Final = 60
"""Letters of what was typed that are shown."""


@dataclass(frozen=True, slots=True)
class TrackOptions(RunOptions):
    """The options of one run over one video.

    Attributes:
        frames: the frames to track; None for all.
        background_over: frames for the median background of the whole run.
    """

    frames: range | None = None
    background_over: range | None = None

    @classmethod
    def of(cls, settings: TrackingSettings, n_frames: int) -> "TrackOptions":
        """The options of settings for a video of `n_frames`; a background beyond its end was set for a longer one."""
        background = None
        if settings.background_start is not None or settings.background_stop is not None:
            stop = n_frames if settings.background_stop is None else min(settings.background_stop, n_frames)
            background = range(settings.background_start or 0, stop) or None
        return cls(**_values(settings), background_over=background)

    def threshold_with(self, tracknet: ModelFile) -> float:
        """The least heatmap value of a ball: the chosen one, or the network's own."""
        return tracknet.threshold if self.threshold is None else self.threshold

    def decoded_from(self, tracknet: ModelFile) -> float:
        """The least heatmap value of a detection: that threshold, or less if a flight check decides."""
        return self.threshold_with(tracknet) if self.check_with(tracknet) is None else EVIDENCE_FROM

    def check_with(self, tracknet: ModelFile) -> FlightCheck | None:
        """The network's flight check; None if a threshold was chosen instead."""
        return tracknet.flight_check if self.threshold is None else None

    def settled(self, tracknet: ModelFile, *, stride: int, step: int, batch: int) -> dict[str, Any]:
        """The value of each option by name, in plain values, after the decisions about the run."""
        return {
            **_values(self),
            "stride": stride,
            "every": step,
            "batch": batch,
            "threshold": self.threshold_with(tracknet),
            "resize": self.resize or tracknet.resize,
            "difference": self.difference or tracknet.difference,
        }


def _values(options: RunOptions) -> dict[str, Any]:
    return {listed.name: getattr(options, listed.name) for listed in fields(RunOptions)}


class RangeError(UsageError):
    """A range of frames beyond a video."""


@dataclass(frozen=True, slots=True)
class TrackRequest:
    """The same request for each of several videos.

    Attributes:
        frames: the range to track, as typed; None for all.
        background: the frames for the median background, likewise.
    """

    networks: NetworkChoice
    options: TrackOptions
    frames: str | None = None
    background: str | None = None

    def __post_init__(self) -> None:
        """Raise UsageError for impossible ranges."""
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
        """The options behind labels, by name on the command line, without networks, cores, batch and memory."""
        family = self.networks.family
        values = {**_values(self.options), "precision": self.networks.device.precision.value}
        values["family"] = None if family is None else family.name
        recorded = {listed.option.recorded: values[listed.name] for listed in RUN_OPTIONS if listed.option.recorded}
        return {"range": self.frames, "background": self.background, **recorded}


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
        raise UsageError(f"The range {text} is empty.", "END must be larger than START, because END is not included.")
    if frames.start >= n_frames:
        raise UsageError(f"The range {text} starts after the last frame of the video, {n_frames - 1}.")
    return range(frames.start, min(frames.stop, n_frames))


def as_pair(frames: range | None) -> list[int] | None:
    """A range as its first frame and its exclusive end."""
    return None if frames is None else [frames.start, frames.stop]
