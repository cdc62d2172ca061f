"""The page of how the video plays."""

from PySide6.QtWidgets import QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.settings import PLAYBACK
from rallytrace.ui.settings_pane.form import DefaultsBar, Page, SettingsForm


class PlaybackPage(Page):
    """How the video plays."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Playback", parent=parent)
        groups = {"": ("cache_mb", "auto_advance", "zoom_to_places", "loop")}
        self.form = SettingsForm(preferences, PLAYBACK, groups, self)
        self.body.addWidget(self.form)
        self.body.addWidget(DefaultsBar(preferences, PLAYBACK, "Give all of these their defaults", self))
        self.body.addStretch(1)
