"""The options of a run, as the run uses them. `settings.run_options` lists them for the user."""

from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from rallytrace.analysis.flight_check import MIN_EVIDENCE_PEAK, FlightCheck
from rallytrace.errors import UsageError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.model_records.execution_providers import Device, Precision
from rallytrace.model_records.input_layouts import Family
from rallytrace.settings import RUN_OPTIONS, RunOptions, Settings, TrackingSettings
from rallytrace.texts import tr_lazy
from rallytrace.track.recording import AS_FILE, Recording


@dataclass(frozen=True, slots=True)
class NetworkChoice:
    """The networks of a run, and their device.

    Attributes:
        tracknet: The .onnx file; None for an included one.
        inpaintnet: The .onnx file; None for the included one.
        inpaint: True to fill gaps.
        family: The input layout of the TrackNet if its file does not state one.
        chosen_families: Pairs of (sha256 of a file, name of its family) chosen by the user. The file itself and
            `family` take precedence.
        device: The device that runs the networks.
        fast: True for the included TrackNet with a smaller input.
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
        """Return the networks chosen in the settings; `device` replaces the device of the settings."""
        models = settings.models
        return cls(
            tracknet=models.tracknet,
            fast=settings.tracking.fast,
            inpaintnet=models.inpaintnet,
            inpaint=models.inpaint,
            # A choice belongs to a file, not to its path, where another file may be now. Old settings only have the
            # path's.
            family=None if models.family_by_sha256 else Family.find(models.family),
            chosen_families=tuple(models.family_by_sha256.items()),
            device=settings.provider.device if device is None else device,
        )

    @property
    def tracknet_path(self) -> Path:
        """Return the path of the TrackNet file.

        Raises:
            AppError: The included file is missing, or 8-bit integers were chosen for the user's own file.
        """
        included = "tracknet-fast" if self.fast else "tracknet"
        if self.device.precision is not Precision.INT8:
            return self.tracknet or shipped_model(included)
        if self.tracknet is not None:
            raise UsageError(
                tr_lazy("errors", "This network has no 8-bit file."),
                tr_lazy(
                    "errors", "Choose another precision, or make the file with: rallytrace optimise MODEL --video VIDEO"
                ),
            )
        return shipped_model(f"{included}-int8")

    @property
    def inpaintnet_path(self) -> Path:
        """Return the path of the InpaintNet file.

        Raises:
            AppError: No file was chosen, and the included one is missing.
        """
        return self.inpaintnet or shipped_model("inpaintnet")


_MAX_SHOWN_CHARACTERS: Final = 60
"""Maximum number of the user's characters that a message repeats."""


@dataclass(frozen=True, slots=True)
class TrackOptions(RunOptions):
    """The options of one run over one video.

    Attributes:
        frames: The frames to track; None for all.
        background_over: The frames for the median background of the whole run.
        recording: How the video was recorded.
    """

    frames: range | None = None
    background_over: range | None = None
    recording: Recording = AS_FILE

    @classmethod
    def of(cls, settings: TrackingSettings, n_frames: int) -> "TrackOptions":
        """Return the options of the settings for a video of `n_frames`.

        A background range beyond the end of the video is ignored, because it was set for a longer video.
        """
        background = None
        if settings.background_start is not None or settings.background_stop is not None:
            stop = n_frames if settings.background_stop is None else min(settings.background_stop, n_frames)
            background = range(settings.background_start or 0, stop) or None
        return cls(**_values(settings), background_over=background)

    def ball_threshold(self, tracknet: ModelFile) -> float:
        """Return the minimum heatmap value of a ball: the chosen one, or the network's default."""
        return tracknet.threshold if self.threshold is None else self.threshold

    def detection_threshold(self, tracknet: ModelFile) -> float:
        """Return the minimum heatmap value of a detection: the threshold, or less if a flight check decides."""
        return self.ball_threshold(tracknet) if self.flight_check_with(tracknet) is None else MIN_EVIDENCE_PEAK

    def flight_check_with(self, tracknet: ModelFile) -> FlightCheck | None:
        """Return the network's flight check; None if a threshold was chosen instead."""
        return tracknet.flight_check if self.threshold is None else None

    def settled(self, tracknet: ModelFile, *, stride: int, step: int, batch: int) -> dict[str, Any]:
        """Return the final value of every option by name, as plain values."""
        return {
            **_values(self),
            "stride": stride,
            "every": step,
            "batch": batch,
            "threshold": self.ball_threshold(tracknet),
            "resize": self.resize or tracknet.resize,
            "difference": self.difference or tracknet.difference,
        }


def _values(options: RunOptions) -> dict[str, Any]:
    return {listed.name: getattr(options, listed.name) for listed in fields(RunOptions)}


class RangeError(UsageError):
    """A range of frames lies beyond the end of a video."""


@dataclass(frozen=True, slots=True)
class TrackRequest:
    """A request that applies to each of several videos.

    Attributes:
        frames: The range to track, as typed; None for all frames.
        background: The range for the median background, as typed; None for the default.
    """

    networks: NetworkChoice
    options: TrackOptions
    frames: str | None = None
    background: str | None = None

    def __post_init__(self) -> None:
        """Raise UsageError for invalid ranges."""
        for text in filter(None, (self.frames, self.background)):
            parse_frames(text, n_frames=_MAX_FRAMES)

    def options_for(self, n_frames: int) -> TrackOptions:
        """Return the options for a video of `n_frames`.

        Raises:
            RangeError: A range starts after the end of the video.
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
        """Return the options that affect labels by command-line name, without networks, cores, batch and memory."""
        family = self.networks.family
        values = {**_values(self.options), "precision": self.networks.device.precision.value}
        values["family"] = None if family is None else family.name
        recorded = {listed.option.recorded: values[listed.name] for listed in RUN_OPTIONS if listed.option.recorded}
        typed: dict[str, Any] = {"range": self.frames, "background": self.background}
        recording, turning = self.options.recording, self.options.recording.turning
        # What is not said is left out of older records, too.
        typed |= {"turn": str(90 * turning.quarter_turns) if turning.quarter_turns else None}
        typed |= {"mirror": turning.mirrored or None, "recorded-at": recording.camera_rate}
        return {**typed, **recorded}


_MAX_FRAMES: Final = 10**10
"""Upper limit for frame numbers; no video has that many frames."""


def parse_frames(text: str, *, n_frames: int) -> range:
    """Parse a range of frames typed as `A:B`, with B excluded; either number may be omitted.

    Raises:
        UsageError: The text is not a range, or the range has no frame of the video.
    """
    first, colon, stop = text.partition(":")
    try:
        frames = range(int(first or 0), int(stop or n_frames))
    except ValueError:
        colon = ""
        frames = range(0)
    text = text if len(text) <= _MAX_SHOWN_CHARACTERS else f"{text[:_MAX_SHOWN_CHARACTERS]}..."
    if not colon:
        raise UsageError(
            tr_lazy("errors", "'{given}' is not a range of frames.", given=text),
            tr_lazy("errors", "Write it as START:END, END not included, for example 300:600."),
        )
    if frames.start < 0:
        raise UsageError(
            tr_lazy("errors", "The range {given} starts before frame 0.", given=text),
            tr_lazy("errors", "Frames are counted from 0."),
        )
    if len(frames) == 0:
        raise UsageError(
            tr_lazy("errors", "The range {given} is empty.", given=text),
            tr_lazy("errors", "END must be larger than START, because END is not included."),
        )
    if frames.start >= n_frames:
        raise UsageError(
            tr_lazy(
                "errors",
                "The range {given} starts after the last frame of the video, {frames}.",
                given=text,
                frames=n_frames - 1,
            )
        )
    return range(frames.start, min(frames.stop, n_frames))


def as_pair(frames: range | None) -> list[int] | None:
    """Return a range as [first frame, exclusive end]."""
    return None if frames is None else [frames.start, frames.stop]
