"""The settings: a list of pages. Each applies changes at once, and explains refusals."""

from rallytrace.ui.settings_pane.pane import PageName, SettingsPane

__all__ = ["PageName", "SettingsPane"]
