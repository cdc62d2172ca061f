"""The user's settings with their types, ranges and texts, and the file that keeps them.

This package does not import Qt: the window and the command line read the same settings. `session.preferences` holds
them in the window.
"""

from rallytrace.settings.file import LoadedSettings, read_settings, settings_path, write_changes, write_settings
from rallytrace.settings.rules import Rule, ValueKind
from rallytrace.settings.run_options import (
    RUN_OPTIONS,
    ModelSettings,
    ProviderSettings,
    RunOptions,
    TrackingSettings,
    options_in,
)
from rallytrace.settings.sections import (
    APPEARANCE,
    COLLECTIONS,
    FILTERS,
    KEYS,
    MODELS,
    PLAYBACK,
    PROVIDER,
    RECENT_VIDEOS,
    SECTIONS,
    TRACKING,
    AppearanceSettings,
    PlaybackSettings,
    Section,
    Settings,
    rules_of,
)

__all__ = [
    "APPEARANCE",
    "COLLECTIONS",
    "FILTERS",
    "KEYS",
    "MODELS",
    "PLAYBACK",
    "PROVIDER",
    "RECENT_VIDEOS",
    "RUN_OPTIONS",
    "SECTIONS",
    "TRACKING",
    "AppearanceSettings",
    "LoadedSettings",
    "ModelSettings",
    "PlaybackSettings",
    "ProviderSettings",
    "Rule",
    "RunOptions",
    "Section",
    "Settings",
    "TrackingSettings",
    "ValueKind",
    "options_in",
    "read_settings",
    "rules_of",
    "settings_path",
    "write_changes",
    "write_settings",
]
