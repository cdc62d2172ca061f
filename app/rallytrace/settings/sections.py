"""The settings, section by section, each with its default and its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.settings.languages import LANGUAGES, SYSTEM
from rallytrace.settings.rules import Rule, ValueKind, setting_field
from rallytrace.settings.run_options import TRACKING_HEADINGS, ModelSettings, ProviderSettings, TrackingSettings
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.table_style import TableStyle

_DEFAULT_STYLE: Final = OverlayStyle()


_tick: Final = partial(setting_field, ValueKind.TRUTH)
_choice: Final = partial(setting_field, ValueKind.CHOICE)
_integer: Final = partial(setting_field, ValueKind.INTEGER)
_decimal: Final = partial(setting_field, ValueKind.DECIMAL)
_colour: Final = partial(setting_field, ValueKind.COLOUR)


@dataclass(frozen=True, slots=True)
class PlaybackSettings:
    cache_mb: int = _integer(
        192,
        "Frame cache",
        "Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.",
        *(64, 16384),
        unit="MB",
    )
    auto_advance: bool = _tick(False, "Advance after a click", "Go to the next frame after you place the ball.")
    zoom_to_places: bool = _tick(True, "Zoom to review items", "Zoom in on the ball when you go to a review item.")
    follow_ball: bool = _tick(
        False, "Follow the ball", "While zoomed in, centre the ball when it leaves the middle of the view."
    )
    review_in_time: bool = _tick(
        False, "Review in time order", "If off, the item whose correction repairs most comes first."
    )
    fast_jumps: bool = _tick(
        False,
        "Fast jumps",
        "Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are "
        "deleted.",
    )
    fast_jumps_gb: int = _integer(
        20,
        "Disk space for fast jumps",
        "An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.",
        *(1, 10_000),
        unit="GB",
    )
    sound: bool = _tick(True, "Play the sound", "Play the sound of the video at normal speed.")
    volume: int = _integer(80, "Volume", "Volume of the sound.", *(0, 100), unit="%", slider=True)
    loop: bool = _tick(False, "Loop the range", "Repeat the marked range during playback.")
    lead_in: float = _decimal(
        0.5,
        "Seconds before",
        "Time before each rally or event, when a list is played or saved as clips.",
        *(0, 60),
        unit="s",
    )
    lead_out: float = _decimal(
        0.5,
        "Seconds after",
        "Time after each rally or event, when a list is played or saved as clips.",
        *(0, 60),
        unit="s",
    )


@dataclass(frozen=True, slots=True)
class AppearanceSettings:
    """How the window and the overlay look.

    The default colours can be told apart with any common form of colour blindness.
    """

    theme: str = _choice(
        "system",
        "Theme",
        "Light or dark.",
        choices=(("system", "System"), ("light", "Light"), ("dark", "Dark")),
    )
    language: str = _choice(
        SYSTEM,
        "Language",
        "Language of the window and the match page. It takes effect when you start RallyTrace again.",
        choices=((SYSTEM, "System"), *((language.code, language.name) for language in LANGUAGES)),
    )
    predicted_colour: str = _colour(_DEFAULT_STYLE.predicted, "Predicted path", group="Colours")
    inpainted_colour: str = _colour(_DEFAULT_STYLE.inpainted, "Filled path", group="Colours")
    human_colour: str = _colour(_DEFAULT_STYLE.human, "Set by hand", group="Colours")
    marker_size: float = _decimal(
        _DEFAULT_STYLE.marker_size,
        "Marker size",
        "Size of the ball's marker on the video.",
        *(4, 30),
        unit="px",
        group="Sizes",
        slider=True,
    )
    line_width: float = _decimal(
        _DEFAULT_STYLE.line_width,
        "Line width",
        "Width of the path on the video.",
        *(0.5, 10),
        unit="px",
        group="Sizes",
        slider=True,
    )
    trail_past: int = _integer(
        _DEFAULT_STYLE.trail_past,
        "Trail behind",
        "Frames of the path before the current frame.",
        *(0, 500),
        unit="frames",
        group="On the video",
    )
    trail_future: int = _integer(
        _DEFAULT_STYLE.trail_future,
        "Trail ahead",
        "Frames of the path after the current frame, drawn fainter.",
        *(0, 500),
        unit="frames",
        group="On the video",
    )
    heatmap_opacity: float = _decimal(
        _DEFAULT_STYLE.heatmap_opacity,
        "Heatmap opacity",
        "Opacity of the heatmap over the video.",
        *(0.05, 1),
        group="On the video",
        slider=True,
    )
    badge_corner: str = _choice(
        _DEFAULT_STYLE.badge_corner,
        "Frame number and state",
        "Corner of the video to show them in, or beside the video if there is space.",
        choices=(
            ("top_left", "Top left"),
            ("top_right", "Top right"),
            ("bottom_left", "Bottom left"),
            ("bottom_right", "Bottom right"),
        ),
        group="On the video",
    )
    table_pictures: bool = _tick(
        True,
        "Pictures in the frame table",
        "Show a picture of the ball in each row. A right click on the table's headings does the same.",
        group="Tables",
    )
    table_style: str = _choice(
        TableStyle.PLAIN,
        "Exported tables",
        "How tables of events, rallies, strokes and poses are written. Label files are always plain.",
        choices=(
            (TableStyle.PLAIN, "Plain CSV"),
            (TableStyle.EXCEL, "Excel"),
            (TableStyle.EXCEL_COMMA, "Excel with decimal commas"),
        ),
        group="Tables",
    )

    @property
    def overlay_style(self) -> OverlayStyle:
        """Return the overlay style that these settings describe."""
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
FILTERS: Final = "filters"

SECTIONS: Final[Mapping[str, type[Section]]] = {
    MODELS: ModelSettings,
    PROVIDER: ProviderSettings,
    TRACKING: TrackingSettings,
    PLAYBACK: PlaybackSettings,
    APPEARANCE: AppearanceSettings,
}
"""The sections that consist of single settings, by name."""

COLLECTIONS: Final[Mapping[str, Rule]] = {
    KEYS: Rule(ValueKind.KEYS, "Keys", "Only actions with changed keys."),
    RECENT_VIDEOS: Rule(ValueKind.FILES, "Recent videos"),
    FILTERS: Rule(ValueKind.WORDS, "Filters", "Saved filters of rallies, by name."),
}
"""The sections that hold a single table or list, by name."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of the user's settings.

    Attributes:
        keys: The user's own keys by action id; actions with their default keys are left out.
        recent_videos: Recently opened videos, the latest first.
        filters: Saved filters for rallies and events, by name.
    """

    models: ModelSettings = field(default_factory=ModelSettings)
    provider: ProviderSettings = field(default_factory=ProviderSettings)
    tracking: TrackingSettings = field(default_factory=TrackingSettings)
    playback: PlaybackSettings = field(default_factory=PlaybackSettings)
    appearance: AppearanceSettings = field(default_factory=AppearanceSettings)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    recent_videos: tuple[Path, ...] = ()
    filters: Mapping[str, str] = field(default_factory=dict, hash=False)


def rules_of(section: str) -> dict[str, Rule]:
    """Return the rules of a section's settings by field name, in the order of the settings pane."""
    shown = [
        (found.name, found.metadata["rule"])
        for found in fields(SECTIONS[section])
        if "option" not in found.metadata or found.metadata["option"].in_window
    ]
    headings = TRACKING_HEADINGS if section == TRACKING else ()
    return dict(sorted(shown, key=lambda pair: headings.index(pair[1].group) if headings else 0))


def contradiction(section: Section) -> str:
    """Return a sentence that describes a contradiction within a section, or '' if there is none."""
    if isinstance(section, TrackingSettings):
        start, stop = section.background_start or 0, section.background_stop
        if stop is not None and start >= stop:
            return f"The background start, frame {start}, must be before the background end, frame {stop}."
    return ""
