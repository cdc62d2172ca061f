"""The settings, section by section, each with its default and its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.settings.languages import LANGUAGES, SYSTEM
from rallytrace.settings.rules import Rule, ValueKind, setting_field
from rallytrace.settings.run_options import TRACKING_HEADINGS, ModelSettings, ProviderSettings, TrackingSettings
from rallytrace.texts import tr_lazy
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
        tr_lazy("settings", "Frame cache"),
        tr_lazy(
            "settings",
            "Memory for decoded frames, a third of it during a run. More memory makes stepping and scrubbing faster.",
        ),
        *(64, 16384),
        unit="MB",
    )
    auto_advance: bool = _tick(
        False,
        tr_lazy("settings", "Advance after a click"),
        tr_lazy("settings", "Go to the next frame after you place the ball."),
    )
    zoom_to_places: bool = _tick(
        True,
        tr_lazy("settings", "Zoom to review items"),
        tr_lazy("settings", "Zoom in on the ball when you go to a review item."),
    )
    follow_ball: bool = _tick(
        False,
        tr_lazy("settings", "Follow the ball"),
        tr_lazy("settings", "While zoomed in, centre the ball when it leaves the middle of the view."),
    )
    review_in_time: bool = _tick(
        False,
        tr_lazy("settings", "Review in time order"),
        tr_lazy("settings", "If off, the item whose correction repairs most comes first."),
    )
    fast_jumps: bool = _tick(
        False,
        tr_lazy("settings", "Fast jumps"),
        tr_lazy(
            "settings",
            "Copy the open video in the background, without loss, so that jumps are faster. If off, all copies are "
            "deleted.",
        ),
    )
    fast_jumps_gb: int = _integer(
        20,
        tr_lazy("settings", "Disk space for fast jumps"),
        tr_lazy(
            "settings",
            "An hour of video takes about 8 GB at 720p and 13 to 50 GB at 1080p. The oldest copies are deleted first.",
        ),
        *(1, 10_000),
        unit="GB",
    )
    sound: bool = _tick(
        True, tr_lazy("settings", "Play the sound"), tr_lazy("settings", "Play the sound of the video at normal speed.")
    )
    volume: int = _integer(
        80, tr_lazy("settings", "Volume"), tr_lazy("settings", "Volume of the sound."), *(0, 100), unit="%", slider=True
    )
    loop: bool = _tick(
        False, tr_lazy("settings", "Loop the range"), tr_lazy("settings", "Repeat the marked range during playback.")
    )
    lead_in: float = _decimal(
        0.5,
        tr_lazy("settings", "Seconds before"),
        tr_lazy("settings", "Time before each rally or event, when a list is played or saved as clips."),
        *(0, 60),
        unit="s",
    )
    lead_out: float = _decimal(
        0.5,
        tr_lazy("settings", "Seconds after"),
        tr_lazy("settings", "Time after each rally or event, when a list is played or saved as clips."),
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
        tr_lazy("settings", "Theme"),
        tr_lazy("settings", "Light or dark."),
        choices=(
            ("system", tr_lazy("settings", "System")),
            ("light", tr_lazy("settings", "Light")),
            ("dark", tr_lazy("settings", "Dark")),
        ),
    )
    language: str = _choice(
        SYSTEM,
        tr_lazy("settings", "Language"),
        tr_lazy(
            "settings", "Language of the window and the match page. It takes effect when you start RallyTrace again."
        ),
        choices=((SYSTEM, tr_lazy("settings", "System")), *((language.code, language.name) for language in LANGUAGES)),
    )
    predicted_colour: str = _colour(
        _DEFAULT_STYLE.predicted, tr_lazy("settings", "Predicted path"), group=tr_lazy("settings", "Colours")
    )
    inpainted_colour: str = _colour(
        _DEFAULT_STYLE.inpainted, tr_lazy("settings", "Filled path"), group=tr_lazy("settings", "Colours")
    )
    human_colour: str = _colour(
        _DEFAULT_STYLE.human, tr_lazy("settings", "Set by hand"), group=tr_lazy("settings", "Colours")
    )
    marker_size: float = _decimal(
        _DEFAULT_STYLE.marker_size,
        tr_lazy("settings", "Marker size"),
        tr_lazy("settings", "Size of the ball's marker on the video."),
        *(4, 30),
        unit="px",
        group=tr_lazy("settings", "Sizes"),
        slider=True,
    )
    line_width: float = _decimal(
        _DEFAULT_STYLE.line_width,
        tr_lazy("settings", "Line width"),
        tr_lazy("settings", "Width of the path on the video."),
        *(0.5, 10),
        unit="px",
        group=tr_lazy("settings", "Sizes"),
        slider=True,
    )
    trail_past: int = _integer(
        _DEFAULT_STYLE.trail_past,
        tr_lazy("settings", "Trail behind"),
        tr_lazy("settings", "Frames of the path before the current frame."),
        *(0, 500),
        unit=tr_lazy("settings", "frames"),
        group=tr_lazy("settings", "On the video"),
    )
    trail_future: int = _integer(
        _DEFAULT_STYLE.trail_future,
        tr_lazy("settings", "Trail ahead"),
        tr_lazy("settings", "Frames of the path after the current frame, drawn fainter."),
        *(0, 500),
        unit=tr_lazy("settings", "frames"),
        group=tr_lazy("settings", "On the video"),
    )
    heatmap_opacity: float = _decimal(
        _DEFAULT_STYLE.heatmap_opacity,
        tr_lazy("settings", "Heatmap opacity"),
        tr_lazy("settings", "Opacity of the heatmap over the video."),
        *(0.05, 1),
        group=tr_lazy("settings", "On the video"),
        slider=True,
    )
    badge_corner: str = _choice(
        _DEFAULT_STYLE.badge_corner,
        tr_lazy("settings", "Frame number and state"),
        tr_lazy("settings", "Corner of the video to show them in, or beside the video if there is space."),
        choices=(
            ("top_left", tr_lazy("settings", "Top left")),
            ("top_right", tr_lazy("settings", "Top right")),
            ("bottom_left", tr_lazy("settings", "Bottom left")),
            ("bottom_right", tr_lazy("settings", "Bottom right")),
        ),
        group=tr_lazy("settings", "On the video"),
    )
    table_pictures: bool = _tick(
        True,
        tr_lazy("settings", "Pictures in the frame table"),
        tr_lazy(
            "settings", "Show a picture of the ball in each row. A right click on the table's headings does the same."
        ),
        group=tr_lazy("settings", "Tables"),
    )
    table_style: str = _choice(
        TableStyle.PLAIN,
        tr_lazy("settings", "Exported tables"),
        tr_lazy(
            "settings", "How tables of events, rallies, strokes and poses are written. Label files are always plain."
        ),
        choices=(
            (TableStyle.PLAIN, tr_lazy("settings", "Plain CSV")),
            (TableStyle.EXCEL, tr_lazy("settings", "Excel")),
            (TableStyle.EXCEL_COMMA, tr_lazy("settings", "Excel with decimal commas")),
        ),
        group=tr_lazy("settings", "Tables"),
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
    KEYS: Rule(ValueKind.KEYS, tr_lazy("settings", "Keys"), tr_lazy("settings", "Only actions with changed keys.")),
    RECENT_VIDEOS: Rule(ValueKind.FILES, tr_lazy("settings", "Recent videos")),
    FILTERS: Rule(
        ValueKind.WORDS, tr_lazy("settings", "Filters"), tr_lazy("settings", "Saved filters of rallies, by name.")
    ),
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
            return tr_lazy(
                "errors",
                "The background start, frame {start}, must be before the background end, frame {stop}.",
                start=start,
                stop=stop,
            )
    return ""
