"""The options of a tracking run. Settings, command line, range checks, run signatures and records derive from them.

An option is a field of one of three sections: models, provider and tracking. Its `Rule` gives the range and the row in
the settings pane; its `RunOption` gives the command-line flag and says what the option affects.
"""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.errors import UsageError
from rallytrace.model_records.execution_providers import (
    CORE_COUNT_RANGE,
    GPU_MEMORY_RANGE_MB,
    GPU_NUMBER_RANGE,
    PROVIDERS,
    Device,
    Precision,
    Provider,
)
from rallytrace.model_records.input_layouts import FAMILIES
from rallytrace.model_records.network_modes import Decoding, DifferenceMode, EvalMode, Look
from rallytrace.settings.rules import Rule, ValueKind, setting_field
from rallytrace.settings.words import WORDS
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import ResizeFilter
from rallytrace.track.sports import SPORTS, Sport

MAX_FRAMES: Final = 10**9
"""Upper limit for frame numbers; no video has that many frames."""
_TRUTH, _INTEGER, _CHOICE, _FILE = ValueKind.TRUTH, ValueKind.INTEGER, ValueKind.CHOICE, ValueKind.FILE


class Effect(enum.Enum):
    """What an option of a run affects."""

    DETECTIONS = enum.auto()
    """TrackNet's detections. Frames that were tracked with another value are tracked again."""
    POINTS = enum.auto()
    """The points computed from the detections, or which frames are tracked."""
    PLAN = enum.auto()
    """TrackNet's detections, if the network supports the option. Run signatures hold what the run really used."""
    SPEED = enum.auto()
    """Only the speed, or the device that computes."""


@dataclass(frozen=True, slots=True)
class RunOption:
    """The command-line flag of an option, and what the option affects.

    Attributes:
        flag: The command-line flag; '' for none. The flag of a setting that is on by default turns it off.
        help: The help text on the command line.
        metavar: The placeholder for the value in the command line's help.
        effect: The part of the result that the option affects.
        recorded: The option's name in the record beside label files; '' to leave it out.
        is_noted: True if a run's provenance lists the option, under the setting's name.
        limits: The minimum and maximum on the command line; None to use the range of the setting.
        is_open: True if the limits themselves are excluded.
        in_window: True if the settings pane shows the option.
        rival: The option of the same section that cannot be combined with this one; '' for none.
    """

    flag: str = ""
    help: str = ""
    metavar: str = ""
    effect: Effect = Effect.SPEED
    recorded: str = ""
    is_noted: bool = False
    limits: tuple[float, float] | None = None
    is_open: bool = False
    in_window: bool = True
    rival: str = ""


def _detection_option(flag: str, help_: str, metavar: str = "", *, is_noted: bool = True, **facts: Any) -> RunOption:
    """Return an option that affects detections; run signatures and records include it."""
    effect, recorded = Effect.DETECTIONS, flag.lstrip("-")
    return RunOption(flag, help_, metavar, effect=effect, recorded=recorded, is_noted=is_noted, **facts)


def _placement_option(flag: str, help_: str, metavar: str = "", **facts: Any) -> RunOption:
    """Return an option that affects only the points computed from the detections."""
    return RunOption(flag, help_, metavar, effect=Effect.POINTS, recorded=flag.lstrip("-"), **facts)


def _model(
    name: str, none_words: str = tr_lazy("settings", "The included model"), option: RunOption | None = None
) -> Any:
    return setting_field(
        _FILE, None, name, tr_lazy("settings", "The .onnx file to use."), none_words=none_words, option=option
    )


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """The networks that find the ball and the players.

    Attributes:
        pose: The pose model that finds the players; None for the included one.
        embedding: The network that helps to recognise players; None to use only the colours of their clothes.
        family: The family chosen for the current TrackNet, if its file does not state one.
        family_by_sha256: The families chosen so far, by the sha256 of the model file.
    """

    tracknet: Path | None = _model(
        tr_lazy("settings", "TrackNet"),
        option=RunOption("--tracknet", "a TrackNet .onnx file (default: the included model)", "F"),
    )
    inpaintnet: Path | None = _model(
        tr_lazy("settings", "InpaintNet"),
        option=RunOption(
            "--inpaintnet", "an InpaintNet .onnx file (default: the included model)", "F", rival="inpaint"
        ),
    )
    family: str | None = setting_field(
        _CHOICE,
        None,
        tr_lazy("settings", "Family"),
        tr_lazy("settings", "What a TrackNet takes as input and returns."),
        choices=tuple((family.name, family.label) for family in FAMILIES.values()),
        none_words=tr_lazy("settings", "As stated in the file"),
        option=RunOption(
            "--family",
            f"input and output of a TrackNet, if the file does not state them: {', '.join(FAMILIES)}",
            "NAME",
            recorded="family",
        ),
    )
    inpaint: bool = setting_field(
        _TRUTH,
        True,
        tr_lazy("settings", "Fill gaps"),
        tr_lazy("settings", "InpaintNet estimates the position where TrackNet finds no ball."),
        option=RunOption("--no-inpaint", "do not fill gaps", effect=Effect.POINTS, rival="inpaintnet"),
    )
    recent_tracknets: tuple[Path, ...] = setting_field(ValueKind.FILES, (), tr_lazy("settings", "Recent TrackNets"))
    recent_inpaintnets: tuple[Path, ...] = setting_field(ValueKind.FILES, (), tr_lazy("settings", "Recent InpaintNets"))
    pose: Path | None = _model(tr_lazy("settings", "Pose model"))
    recent_poses: tuple[Path, ...] = setting_field(ValueKind.FILES, (), tr_lazy("settings", "Recent pose models"))
    embedding: Path | None = _model(tr_lazy("settings", "Embedding network"), tr_lazy("settings", "None"))
    recent_embeddings: tuple[Path, ...] = setting_field(
        ValueKind.FILES, (), tr_lazy("settings", "Recent embedding networks")
    )
    pose_every: int = setting_field(
        _INTEGER,
        3,
        tr_lazy("settings", "Frame step"),
        tr_lazy("settings", "Find the players in every Nth frame, and interpolate the frames in between."),
        1,
        15,
        unit=tr_lazy("settings", "frames"),
    )
    poses_after_runs: bool = setting_field(
        _TRUTH,
        True,
        tr_lazy("settings", "Also after tracking"),
        tr_lazy("settings", "After each run that finds the ball, find the players in the same frames."),
    )
    family_by_sha256: Mapping[str, str] = field(
        default_factory=dict,
        metadata={
            "rule": Rule(
                ValueKind.WORDS,
                tr_lazy("settings", "Families"),
                tr_lazy("settings", "Families of models whose files do not state one, by SHA-256."),
                key="answers",
            )
        },
        hash=False,
    )


@dataclass(frozen=True, slots=True)
class ProviderSettings:
    """The device that runs the networks; `device` combines these settings."""

    name: str = setting_field(
        _CHOICE,
        "auto",
        tr_lazy("settings", "Provider"),
        WORDS["provider"],
        choices=(
            ("auto", tr_lazy("settings", "Best available")),
            *((provider.value, PROVIDERS[provider].setting_label) for provider in Provider),
        ),
        option=RunOption(
            "--provider", "the software that runs the networks, an execution provider of ONNX Runtime (default: auto)"
        ),
    )
    allow_fallback: bool = setting_field(
        _TRUTH,
        False,
        tr_lazy("settings", "Fall back to the CPU"),
        tr_lazy("settings", "Use the CPU if the provider does not work. Otherwise the run stops with an error."),
        option=RunOption("--allow-fallback", "use the CPU if the provider does not work"),
    )
    device_id: int = setting_field(
        _INTEGER,
        0,
        tr_lazy("settings", "Device"),
        tr_lazy("settings", "Number of the GPU, from 0."),
        *GPU_NUMBER_RANGE,
        option=RunOption("--device", "number of the GPU, from 0 (default: 0)", "N"),
    )
    gpu_memory_limit_mb: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "GPU memory"),
        tr_lazy("settings", "Maximum GPU memory to use."),
        *GPU_MEMORY_RANGE_MB,
        unit="MB",
        none_words=tr_lazy("settings", "No limit"),
        option=RunOption("--gpu-memory", "maximum GPU memory to use", "MB"),
    )
    precision: Precision = setting_field(
        _CHOICE,
        Precision.AUTO,
        tr_lazy("settings", "Precision"),
        tr_lazy(
            "settings",
            "Fewer bits are faster and slightly less exact. 8-bit integers are for the included networks. Automatic: "
            "the CPU uses them where a trial shows that they pay off. A provider without the chosen precision uses "
            "its own.",
        ),
        choices=(
            (Precision.AUTO, tr_lazy("settings", "Automatic")),
            (Precision.FLOAT32, tr_lazy("settings", "32-bit floats")),
            (Precision.TF32, tr_lazy("settings", "TF32 (NVIDIA)")),
            (Precision.FLOAT16, tr_lazy("settings", "16-bit floats")),
            (Precision.BFLOAT16, tr_lazy("settings", "bfloat16")),
            (Precision.INT8, tr_lazy("settings", "8-bit integers")),
        ),
        member_type=Precision,
        option=RunOption(
            "--precision",
            f"precision of the calculation, one of {', '.join(Precision)}; not every provider has all (default: auto)",
            "NAME",
            recorded="precision",
        ),
    )
    cores: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Processor cores"),
        tr_lazy("settings", "Number of CPU cores for a run."),
        *CORE_COUNT_RANGE,
        none_words=tr_lazy("settings", "All cores"),
        option=RunOption("--threads", "number of CPU cores to use (default: all)", "N"),
    )

    @property
    def device(self) -> Device:
        """Return the device for tracking runs."""
        return Device(
            provider=None if self.name == "auto" else Provider(self.name),
            device_id=self.device_id,
            gpu_memory_limit_mb=self.gpu_memory_limit_mb,
            precision=self.precision,
            cores=self.cores,
            allow_fallback=self.allow_fallback,
        ).with_supported_precision()


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Options of a tracking run. None means that the model's metadata, the video or the machine decides."""

    fast: bool = setting_field(
        _TRUTH,
        False,
        tr_lazy("settings", "Fast"),
        tr_lazy(
            "settings",
            "Use smaller frames and run the network once on each. Takes less time, but misses small and slow balls "
            "more often.",
        ),
        group=tr_lazy("settings", "Windows"),
        option=RunOption(
            "--fast",
            "use smaller frames and run the network once on each: takes less time, but misses small and slow balls "
            "more often; not with --stride",
        ),
    )
    eval_mode: EvalMode = setting_field(
        _CHOICE,
        EvalMode.WEIGHT,
        tr_lazy("settings", "Overlapping windows"),
        tr_lazy("settings", "How the results of overlapping windows are combined."),
        choices=(
            ("weight", tr_lazy("settings", "Weighted mean (centre counts most)")),
            ("average", tr_lazy("settings", "Plain mean")),
            ("nonoverlap", tr_lazy("settings", "No overlap")),
        ),
        member_type=EvalMode,
        group=tr_lazy("settings", "Windows"),
        option=_detection_option("--eval-mode", "how results of overlapping windows are combined (default: weight)"),
    )
    stride: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Window step (stride)"),
        tr_lazy(
            "settings",
            "{definition} At most the window length. Your choice turns off the second look at uncertain ones.",
            definition=WORDS["window step"],
        ),
        1,
        1024,
        unit=tr_lazy("settings", "frames"),
        none_words=tr_lazy("settings", "Chosen for the model"),
        group=tr_lazy("settings", "Windows"),
        option=_detection_option(
            "--stride",
            "frames from the start of one window to the next (default: what suits the model, with a second look where "
            "it is uncertain)",
            "N",
        ),
    )
    look: Look = setting_field(
        _CHOICE,
        Look.FOLLOW,
        tr_lazy("settings", "Look at"),
        tr_lazy(
            "settings",
            "Following the ball takes less time: the network looks at the whole picture to find the ball, then at the "
            "part around it.",
        ),
        choices=(
            ("follow", tr_lazy("settings", "The part around the ball")),
            ("whole", tr_lazy("settings", "The whole picture")),
        ),
        member_type=Look,
        group=tr_lazy("settings", "Windows"),
        option=RunOption(
            "--look",
            "follow: look at the whole picture to find the ball, then at the part around it, which takes less time; "
            "whole: always look at the whole picture, as with --stride, --batch and --fast (default: follow)",
            effect=Effect.PLAN,
            recorded="look",
            is_noted=True,
        ),
    )
    every: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Frame step"),
        tr_lazy("settings", "Track every Nth frame and interpolate the frames in between."),
        1,
        100,
        unit=tr_lazy("settings", "frames"),
        none_words=tr_lazy("settings", "From the frame rate"),
        group=tr_lazy("settings", "Windows"),
        option=_detection_option(
            "--every",
            "track every Nth frame and interpolate the frames in between; 1 tracks all (default: from the frame rate)",
            "N",
        ),
    )
    batch: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Batch size"),
        tr_lazy("settings", "Windows in one call of the model."),
        1,
        256,
        unit=tr_lazy("settings", "windows"),
        none_words=tr_lazy("settings", "Chosen for the provider"),
        group=tr_lazy("settings", "Windows"),
        option=RunOption(
            "--batch", "windows in one call of the model (default: chosen for the provider)", "N", is_noted=True
        ),
    )
    threshold: float | None = setting_field(
        ValueKind.DECIMAL,
        None,
        tr_lazy("settings", "Threshold"),
        tr_lazy("settings", "The ball is found where the heatmap is above this value."),
        0.01,
        0.99,
        none_words=tr_lazy("settings", "From the model"),
        group=tr_lazy("settings", "Positions"),
        option=_detection_option(
            "--threshold",
            "the ball is found where the heatmap is above this value; turns off the flight check",
            "T",
            limits=(0, 1),
            is_open=True,
        ),
    )
    decoding: Decoding = setting_field(
        _CHOICE,
        Decoding.CENTROID,
        tr_lazy("settings", "Decoding"),
        tr_lazy("settings", "How the position is calculated from the heatmap."),
        choices=(
            ("centroid", tr_lazy("settings", "Centroid: subpixel")),
            ("blob", tr_lazy("settings", "Blob: as in TrackNetV3")),
            ("argmax", tr_lazy("settings", "Highest pixel")),
        ),
        member_type=Decoding,
        group=tr_lazy("settings", "Positions"),
        option=_detection_option("--decode", "how the position is calculated from the heatmap (default: centroid)"),
    )
    resize: ResizeFilter | None = setting_field(
        _CHOICE,
        None,
        tr_lazy("settings", "Resizing"),
        choices=tuple((mode.value, "") for mode in ResizeFilter),
        member_type=ResizeFilter,
        none_words=tr_lazy("settings", "From the model"),
        group=tr_lazy("settings", "Positions"),
        option=_detection_option("--resize", "resampling filter for frames", in_window=False),
    )
    difference: DifferenceMode | None = setting_field(
        _CHOICE,
        None,
        tr_lazy("settings", "Difference"),
        choices=tuple((mode.value, "") for mode in DifferenceMode),
        member_type=DifferenceMode,
        none_words=tr_lazy("settings", "From the model"),
        group=tr_lazy("settings", "Positions"),
        option=_detection_option(
            "--difference",
            "how differences above 255 are handled, for models with background subtraction",
            is_noted=False,
            in_window=False,
        ),
    )
    longest_gap: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Longest gap"),
        tr_lazy("settings", "Longer gaps are not filled. 0: fill no gaps."),
        0,
        1000,
        unit=tr_lazy("settings", "frames"),
        none_words=tr_lazy("settings", "Window length of the model"),
        group=tr_lazy("settings", "Gaps"),
        option=_placement_option(
            "--max-gap",
            "do not fill gaps of more than N frames (default: the model's window length)",
            "N",
            is_noted=True,
            limits=(0, MAX_FRAMES),
        ),
    )
    inpainted_visible: bool = setting_field(
        _TRUTH,
        False,
        tr_lazy("settings", "Filled positions count as visible"),
        tr_lazy(
            "settings",
            "Export positions that InpaintNet put into gaps as visible, as TrackNetV3 does. Otherwise they count as "
            "hidden.",
        ),
        group=tr_lazy("settings", "Gaps"),
        option=_placement_option(
            "--inpainted-visible",
            "write positions that InpaintNet put into gaps as visible, as TrackNetV3 does, instead of hidden",
            is_noted=True,
        ),
    )
    every_camera: bool = setting_field(
        _TRUTH,
        False,
        tr_lazy("settings", "Track every camera"),
        tr_lazy("settings", "If off, other camera views, such as most replays, are marked as not in play and skipped."),
        group=tr_lazy("settings", "Frames"),
        option=_placement_option(
            "--every-camera",
            "also track other cameras and replays. Without it and without --range, only the main camera is tracked",
        ),
    )
    hardware_decoding: bool = setting_field(
        _TRUTH,
        False,
        tr_lazy("settings", "Decode in hardware"),
        tr_lazy("settings", "Decode the video of a run on the graphics card, if that gives exactly the same pictures."),
        group=tr_lazy("settings", "Frames"),
        option=RunOption(
            "--hardware-decoding",
            "decode the video on the graphics card, if that gives exactly the same pictures; a note says if not",
        ),
    )

    def __post_init__(self) -> None:
        """Raise UsageError if a number is out of its range."""
        for listed in options_in(RunOptions):
            listed.refuse_outside(getattr(self, listed.name))


TRACKING_HEADINGS: Final = ("Windows", "Positions", "Gaps", "Events", "Background", "Frames")
"""The headings of the tracking page in the settings pane, in order."""
_BACKGROUND: Final = tr_lazy(
    "settings",
    "The background is the median of these frames. Leave both empty to let RallyTrace choose frames for each scene.",
)


@dataclass(frozen=True, slots=True)
class TrackingSettings(RunOptions):
    """The options of a tracking run, and tracking settings that only the window uses."""

    sport: str = setting_field(
        _CHOICE,
        "auto",
        tr_lazy("settings", "Sport"),
        tr_lazy(
            "settings",
            "Decides which court is searched for, whether the ball bounces in play, and how strokes are named. "
            "Automatic: any court, then the sport of the court or of the path. Match > Sport sets it for one video.",
        ),
        choices=(
            (Sport.AUTO, tr_lazy("settings", "Automatic, from court or path")),
            *((sport, record.title) for sport, record in SPORTS.items()),
        ),
        group=tr_lazy("settings", "Events"),
    )
    rallies_after_runs: bool = setting_field(
        _TRUTH,
        True,
        tr_lazy("settings", "Find rallies"),
        tr_lazy("settings", "While the video is tracked, find its rallies. If you named one yourself, none are added."),
        group=tr_lazy("settings", "Events"),
    )
    background_start: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Background start"),
        _BACKGROUND,
        0,
        2**31 - 1,
        none_words=tr_lazy("settings", "First frame"),
        group=tr_lazy("settings", "Background"),
    )
    background_stop: int | None = setting_field(
        _INTEGER,
        None,
        tr_lazy("settings", "Background end"),
        tr_lazy("settings", "{background} This frame is not included.", background=_BACKGROUND),
        1,
        2**31 - 1,
        none_words=tr_lazy("settings", "Last frame"),
        group=tr_lazy("settings", "Background"),
    )
    from_playhead_first: bool = setting_field(
        _TRUTH,
        True,
        tr_lazy("settings", "Start at the playhead"),
        tr_lazy("settings", "Track from the frame on the screen first, then the rest of the video."),
        group=tr_lazy("settings", "Frames"),
    )


OptionSection: TypeAlias = ModelSettings | ProviderSettings | RunOptions


@dataclass(frozen=True, slots=True)
class ListedOption:
    """An option of a run: its field name, its default, its rule and its command-line option."""

    name: str
    default: Any
    rule: Rule
    option: RunOption

    @property
    def key(self) -> str:
        """Return the option's attribute name in parsed arguments."""
        return self.option.flag.lstrip("-").replace("-", "_")

    @property
    def turns_off(self) -> bool:
        """Return True if the command-line flag turns the setting off, because it is on by default."""
        return self.default is True

    @property
    def range(self) -> tuple[float, float]:
        """Return the minimum and maximum on the command line."""
        return self.option.limits or (self.rule.minimum, self.rule.maximum)

    def typed(self, value: Any) -> Any:
        """Convert the parsed argument to the option's value."""
        if self.turns_off:
            return not value
        return self.rule.member_type(value) if self.rule.member_type is not None else value

    def refuse_outside(self, value: Any) -> None:
        """Raise UsageError if a number is out of the option's range."""
        if self.rule.kind not in (ValueKind.INTEGER, ValueKind.DECIMAL) or value is None:
            return
        minimum, maximum = self.range
        if not minimum <= value <= maximum or (self.option.is_open and value in self.range):
            bounds = (
                f"above {minimum:g} and below {maximum:g}"
                if self.option.is_open
                else f"from {minimum:g} to {maximum:g}"
            )
            raise UsageError(f"{self.option.flag} {value:g} is not valid: it must be {bounds}.")


def options_in(section: type[OptionSection]) -> tuple[ListedOption, ...]:
    """Return the options of a section in field order."""
    return tuple(
        ListedOption(found.name, found.default, found.metadata["rule"], found.metadata["option"])
        for found in fields(section)
        if "option" in found.metadata
    )


RUN_OPTIONS: Final = (*options_in(ModelSettings), *options_in(ProviderSettings), *options_in(RunOptions))
"""All options of a tracking run."""
