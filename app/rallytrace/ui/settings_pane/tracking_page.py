"""The page of how a run is made."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.settings import TRACKING
from rallytrace.ui.settings_pane.form import DefaultsBar, Page, SettingsForm
from rallytrace.ui.settings_pane.number_field import AUTOMATIC, NumberField

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Windows": ("fast", "eval_mode", "stride", "every", "batch"),
    "Positions": ("threshold", "decoding"),
    "Gaps": ("longest_gap", "inpainted_visible"),
    "Background": ("background_start", "background_stop"),
    "Frames": ("every_camera", "from_playhead_first"),
}


class TrackingPage(Page):
    """How a run is made. A run that is under way keeps the options it began with."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Tracking", "The next run uses these; one that is under way keeps what it began with.", parent)
        self.form = SettingsForm(preferences, TRACKING, _GROUPS, self)
        self.defaults = DefaultsBar(preferences, TRACKING, "Give all of these their defaults", self)
        self.body.addWidget(self.form)
        self.body.addWidget(self.defaults)
        self.body.addStretch(1)

    @Slot(object)
    def show_model_threshold(self, threshold: float | None) -> None:
        """Say what the threshold of the model in use is, where none is set here."""
        field = self.form.rows["threshold"].field
        if isinstance(field, NumberField):
            field.set_automatic_words(AUTOMATIC if threshold is None else f"{AUTOMATIC}: {threshold:g}")
