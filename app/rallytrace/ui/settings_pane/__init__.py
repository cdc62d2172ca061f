"""The settings: a list of pages. Each applies changes at once, and explains refusals."""

from rallytrace.ui.settings_pane.pane import SettingsPane

__all__ = ["SettingsPane"]
