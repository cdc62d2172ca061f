"""The settings: a list of pages, each of which applies what is changed at once and says what it refuses and why."""

from rallytrace.ui.settings_pane.pane import PageName, SettingsPane

__all__ = ["PageName", "SettingsPane"]
