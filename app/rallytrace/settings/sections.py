"""The settings themselves, section by section, each with its default and its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.domain.lists import Sport
from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.execution_providers import CORES, GPU_MEMORY_MB, GPU_NUMBERS, PROVIDERS, Device, Provider
from rallytrace.input_layouts import FAMILIES
from rallytrace.settings.rules import Rule, ValueKind

_LOOK: Final = OverlayStyle()
_BACKGROUND = (
    "The background is the median of these frames. Leave both empty and RallyTrace chooses frames for each scene."
)


def _of(default: Any, rule: Rule) -> Any:
    """A dataclass field with its rule."""
    return field(default=default, metadata={"rule": rule})


def _table(rule: Rule) -> Any:
    return field(default_factory=dict, metadata={"rule": rule}, hash=False)


def _tick(default: bool, name: str, help_: str, **more: Any) -> Any:  # noqa: FBT001 - the default of a tick is a bool
    return _of(default, Rule(ValueKind.TRUTH, name, help_, **more))


def _choice(
    default: str | None, name: str, help_: str, *, nothing: str = "", group: str = "", key: str = "", **choices: str
) -> Any:
    rule = Rule(ValueKind.CHOICE, name, help_, choices=tuple(choices.items()), nothing=nothing, group=group, key=key)
    return _of(default, rule)


def _whole(default: int | None, name: str, help_: str, within: tuple[int, int], **more: Any) -> Any:
    return _of(default, Rule(ValueKind.WHOLE, name, help_, *within, **more))


def _decimal(default: float | None, name: str, help_: str, within: tuple[float, float], **more: Any) -> Any:
    return _of(default, Rule(ValueKind.DECIMAL, name, help_, *within, **more))


def _model(name: str, nothing: str = "The included model") -> dict[str, Rule]:
    return {"rule": Rule(ValueKind.FILE, name, "Path of an .onnx file.", nothing=nothing)}


def _files(name: str) -> Any:
    return _of((), Rule(ValueKind.FILES, name))


def _colour(default: str, name: str, **more: Any) -> Any:
    return _of(default, Rule(ValueKind.COLOUR, name, **more))


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """Which networks find the ball, and which one the players.

    Attributes:
        pose: no pose model ships; without one no poses are found.
        family: the one that the user has chosen for the TrackNet in use, whose file leaves it open.
        answers: all such answers, by the sha256 of the model.
    """

    tracknet: Path | None = field(default=None, metadata=_model("TrackNet"))
    inpaintnet: Path | None = field(default=None, metadata=_model("InpaintNet"))
    family: str | None = _choice(
        None,
        "Family",
        "How TrackNet is fed and read.",
        nothing="As its file says",
        key="bg_mode",
        **{family.name: family.label for family in FAMILIES.values()},
    )
    inpaint: bool = _tick(True, "Fill gaps", "InpaintNet estimates the position where TrackNet finds no ball.")
    recent_tracknets: tuple[Path, ...] = _files("Recent TrackNets")
    recent_inpaintnets: tuple[Path, ...] = _files("Recent InpaintNets")
    pose: Path | None = field(default=None, metadata=_model("Pose model", "None"))
    recent_poses: tuple[Path, ...] = _files("Recent pose models")
    pose_every: int = _whole(
        3, "Frame step", "Find the players in every N-th frame, and interpolate between.", (1, 15), unit="frames"
    )
    poses_after_runs: bool = _tick(
        False, "Also after tracking", "Find the players after every run that finds the ball, in the same frames."
    )
    answers: Mapping[str, str] = _table(
        Rule(ValueKind.WORDS, "Answers", "The family of a model whose file does not say it, by sha256.")
    )


@dataclass(frozen=True, slots=True)
class ProviderSettings:
    name: str = _choice(
        "auto",
        "Provider",
        "The ONNX Runtime execution provider that runs the models.",
        auto="Best available",
        **{provider.value: PROVIDERS[provider].setting_label for provider in Provider},
    )
    allow_fallback: bool = _tick(
        False, "Fall back to the CPU", "Use the CPU if the provider cannot run. Otherwise the run stops with an error."
    )
    device_id: int = _whole(0, "Device", "Number of the GPU, from 0.", GPU_NUMBERS)
    gpu_memory_limit_mb: int | None = _whole(
        None, "GPU memory", "Maximum GPU memory to use.", GPU_MEMORY_MB, unit="MB", nothing="No limit"
    )
    fp16: bool = _tick(
        False, "Half precision", "16-bit floats: faster, slightly less exact. TensorRT and OpenVINO only."
    )
    cores: int | None = _whole(None, "Processor cores", "Number of CPU cores for a run.", CORES, nothing="All cores")

    @property
    def device(self) -> Device:
        """What runs use."""
        return Device(
            provider=None if self.name == "auto" else Provider(self.name),
            device_id=self.device_id,
            gpu_memory_limit_mb=self.gpu_memory_limit_mb,
            fp16=self.fp16,
            cores=self.cores,
            allow_fallback=self.allow_fallback,
        ).forgiving()


@dataclass(frozen=True, slots=True)
class TrackingSettings:
    fast: bool = _tick(
        False,
        "Fast",
        "Uses smaller frames, each seen once. Takes a third of the time, but misses small and slow balls more often.",
        group="Windows",
    )
    eval_mode: str = _choice(
        "weight",
        "Overlapping windows",
        "How the results of windows that contain the same frame are combined.",
        weight="Weighted mean (centre counts most)",
        average="Plain mean",
        nonoverlap="No overlap",
        group="Windows",
    )
    stride: int | None = _whole(
        None,
        "Stride",
        "Frames from one window to the next, at most the window length. A larger stride is faster. A stride that is "
        "chosen here switches off the second look at frames that the network is unsure about.",
        (1, 1024),
        unit="frames",
        nothing="Chosen for the model",
        group="Windows",
    )
    every: int | None = _whole(
        None,
        "Frame step",
        "Track every N-th frame and interpolate the frames between.",
        (1, 100),
        unit="frames",
        nothing="From the frame rate",
        group="Windows",
    )
    batch: int | None = _whole(
        None,
        "Batch size",
        "Windows in one call of the model.",
        (1, 256),
        unit="windows",
        nothing="Chosen for the provider",
        group="Windows",
    )
    threshold: float | None = _decimal(
        None,
        "Threshold",
        "A ball is found where the heatmap is above this value.",
        (0.01, 0.99),
        nothing="From the model",
        group="Positions",
    )
    decoding: str = _choice(
        "centroid",
        "Decoding",
        "How the position is computed from the heatmap.",
        centroid="Centroid: subpixel",
        blob="Blob: as TrackNetV3 does",
        argmax="Highest pixel",
        group="Positions",
    )
    longest_gap: int | None = _whole(
        None,
        "Longest gap",
        "Longer gaps are not filled. 0: no gap is filled.",
        (0, 1000),
        unit="frames",
        nothing="Window length of the model",
        group="Gaps",
    )
    inpainted_visible: bool = _tick(
        False,
        "Inpainted counts as visible",
        "Export inpainted positions as visible, as TrackNetV3 does. Otherwise they are occluded.",
        group="Gaps",
    )
    sport: str = _choice(
        Sport.AUTO.value,
        "Sport",
        "Only the events that are found depend on it: in tennis and padel the ball bounces in play. The included "
        "network finds the ball in all three. Review > Sport says it for one video.",
        auto="Auto, from the path",
        badminton="Badminton",
        tennis="Tennis",
        padel="Padel",
        group="Events",
    )
    background_start: int | None = _whole(
        None, "Background start", _BACKGROUND, (0, 2**31 - 1), nothing="First frame", group="Background"
    )
    background_stop: int | None = _whole(
        None,
        "Background end",
        f"{_BACKGROUND} This frame is not included.",
        (1, 2**31 - 1),
        nothing="Last frame",
        group="Background",
    )
    every_camera: bool = _tick(
        False,
        "Track every camera",
        "Otherwise other camera views, such as most replays, are marked as non-play and skipped.",
        group="Frames",
    )
    from_playhead_first: bool = _tick(
        True,
        "Start at the playhead",
        "What is on the screen is tracked first, then what follows it, then the rest.",
        group="Frames",
    )


@dataclass(frozen=True, slots=True)
class PlaybackSettings:
    cache_mb: int = _whole(
        192,
        "Frame cache",
        "Memory for decoded frames, a third of it during a run. A larger cache makes stepping and scrubbing faster.",
        (64, 16384),
        unit="MB",
    )
    auto_advance: bool = _tick(False, "Advance after a click", "Go to the next frame after the ball has been placed.")
    zoom_to_places: bool = _tick(True, "Zoom to review items", "Zoom in on the ball when you go to a review item.")
    follow_ball: bool = _tick(
        False, "Follow the ball", "While zoomed in, the ball is centred when it leaves the middle of the view."
    )
    review_in_time: bool = _tick(
        False, "Review in order of time", "Otherwise the item whose correction repairs most comes first."
    )
    loop: bool = _tick(False, "Loop the range", "Repeat the marked range during playback.")


@dataclass(frozen=True, slots=True)
class AppearanceSettings:
    """What it looks like. The colours are told apart with every common kind of colour blindness."""

    theme: str = _choice("system", "Theme", "Light or dark.", system="System", light="Light", dark="Dark")
    predicted_colour: str = _colour(_LOOK.predicted, "Predicted path", group="Colours")
    inpainted_colour: str = _colour(_LOOK.inpainted, "Inpainted path", group="Colours")
    human_colour: str = _colour(_LOOK.human, "Set by hand", group="Colours")
    marker_size: float = _decimal(
        _LOOK.marker_size,
        "Marker size",
        "Size of the ball's marker on the video.",
        (4, 30),
        unit="px",
        group="Sizes",
        slider=True,
    )
    line_width: float = _decimal(
        _LOOK.line_width,
        "Line width",
        "Width of the path on the video.",
        (0.5, 10),
        unit="px",
        group="Sizes",
        slider=True,
    )
    trail_past: int = _whole(
        _LOOK.trail_past,
        "Trail behind",
        "Frames of the path before the current frame.",
        (0, 500),
        unit="frames",
        group="On the video",
    )
    trail_future: int = _whole(
        _LOOK.trail_future,
        "Trail ahead",
        "Frames of the path after the current frame, drawn fainter.",
        (0, 500),
        unit="frames",
        group="On the video",
    )
    heatmap_opacity: float = _decimal(
        _LOOK.heatmap_opacity,
        "Heatmap opacity",
        "Opacity of the heatmap over the video.",
        (0.05, 1),
        group="On the video",
        slider=True,
    )
    badge_corner: str = _choice(
        _LOOK.badge_corner,
        "Frame number and state",
        "Corner of the video in which they are shown, or beside the video if there is space.",
        top_left="Top left",
        top_right="Top right",
        bottom_left="Bottom left",
        bottom_right="Bottom right",
        group="On the video",
    )
    table_pictures: bool = _tick(
        True,
        "Pictures in the frame table",
        "Show a cut-out of each row's frame around the ball. A right click on the headings of the table does the same.",
        group="Frame table",
    )

    @property
    def overlay_style(self) -> OverlayStyle:
        """How the overlay looks with these settings."""
        return OverlayStyle(
            predicted=self.predicted_colour,
            inpainted=self.inpainted_colour,
            human=self.human_colour,
            marker_size=self.marker_size,
            line_width=self.line_width,
            trail_past=self.trail_past,
            trail_future=self.trail_future,
            heatmap_opacity=self.heatmap_opacity,
            badge_corner=self.badge_corner,
        )


Section: TypeAlias = ModelSettings | ProviderSettings | TrackingSettings | PlaybackSettings | AppearanceSettings

MODELS: Final = "models"
PROVIDER: Final = "provider"
TRACKING: Final = "tracking"
PLAYBACK: Final = "playback"
APPEARANCE: Final = "appearance"
KEYS: Final = "keys"
RECENT_VIDEOS: Final = "recent_videos"

SECTIONS: Final[Mapping[str, type[Section]]] = {
    MODELS: ModelSettings,
    PROVIDER: ProviderSettings,
    TRACKING: TrackingSettings,
    PLAYBACK: PlaybackSettings,
    APPEARANCE: AppearanceSettings,
}
"""The sections that are made of single settings, by name."""

COLLECTIONS: Final[Mapping[str, Rule]] = {
    KEYS: Rule(ValueKind.KEYS, "Keys", "Only the actions whose keys the user has changed."),
    RECENT_VIDEOS: Rule(ValueKind.FILES, "Recent videos"),
}
"""The sections that are one value, by name."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings.

    Attributes:
        models: which networks find the ball, and which one the players.
        provider: what they run on.
        tracking: how a run is made.
        playback: how the video plays.
        appearance: what it looks like.
        keys: an action's id and its keys, only where the user has changed them.
        recent_videos: the latest first.
    """

    models: ModelSettings = field(default_factory=ModelSettings)
    provider: ProviderSettings = field(default_factory=ProviderSettings)
    tracking: TrackingSettings = field(default_factory=TrackingSettings)
    playback: PlaybackSettings = field(default_factory=PlaybackSettings)
    appearance: AppearanceSettings = field(default_factory=AppearanceSettings)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    recent_videos: tuple[Path, ...] = ()


def rules_of(section: str) -> dict[str, Rule]:
    """The rules of a section's settings by name, in the order in which they are shown."""
    return {one.name: one.metadata["rule"] for one in fields(SECTIONS[section])}


def contradiction(section: Section) -> str:
    """What in a section goes against itself, in a sentence; '' where nothing does."""
    if isinstance(section, TrackingSettings):
        start, stop = section.background_start or 0, section.background_stop
        if stop is not None and start >= stop:
            return f"The background start, frame {start}, must be before the background end, frame {stop}."
    return ""
