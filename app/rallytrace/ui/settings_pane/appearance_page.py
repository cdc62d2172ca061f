"""The page of what it looks like, with a small picture of what comes of it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from rallytrace.session.preferences import Preferences
from rallytrace.settings import APPEARANCE
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.colour_check import likenesses
from rallytrace.ui.settings_pane.form import DefaultsBar, Page, SettingsForm
from rallytrace.ui.settings_pane.notice import Notice
from rallytrace.ui.settings_pane.path_preview import PathPreview

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("theme",),
    "Colours": ("predicted_colour", "inpainted_colour", "human_colour"),
    "Sizes": ("marker_size", "line_width"),
    "On the video": ("trail_past", "trail_future", "heatmap_opacity", "badge_corner"),
}
_SLIDERS: Final = ("marker_size", "line_width", "heatmap_opacity")


class AppearancePage(Page):
    """What it looks like."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__("Appearance", parent=parent)
        self._preferences = preferences
        self.preview = PathPreview(self)
        self.alike = Notice(parent=self)
        self.form = SettingsForm(preferences, APPEARANCE, _GROUPS, self, sliders=_SLIDERS)
        self.body.addWidget(self.preview)
        self.body.addWidget(self.alike)
        self.body.addWidget(self.form)
        self.body.addWidget(DefaultsBar(preferences, APPEARANCE, "Give all of these their defaults", self))
        self.body.addStretch(1)
        preferences.changed.connect(self._follow)
        self._follow({APPEARANCE})

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if APPEARANCE not in sections:
            return
        now = self._preferences.value.appearance
        self.preview.show_look(now)
        colours = {
            "The predicted path": now.predicted_colour,
            "The inpainted path": now.inpainted_colour,
            "The human points": now.human_colour,
        }
        self.alike.say(BadgeStatus.WARNING, " ".join(likenesses(colours)))
