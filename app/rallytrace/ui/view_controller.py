"""How the picture is looked at: zoom, layers, tone, loupe; nothing of it changes the track."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Slot

from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import APPEARANCE, AppearanceSettings
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.look.time_text import ELLIPSIS
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.picture.viewport import Corner

LAYERS = ("predicted", "inpainted", "human", "heatmap")
_BRIGHTNESS_STEP = 0.08
_CONTRAST_STEP = 1.15
_GAMMA_STEP = 1.2


class ViewController(QObject):
    """Carries out what the analyst asks of the view, and keeps the view in the settings' colours and sizes."""

    def __init__(
        self, workspace: Workspace, view: VideoView, book: ActionRegistry, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._view = view
        self._book = book
        self._tone = (0.0, 1.0, 1.0)
        for name in ("trails", "layer_predicted", "layer_inpainted", "layer_human"):
            book.set_checked(name, on=True)
        self._show_layer("heatmap")
        book.held.connect(self._hold)
        view.snapping.wanted.connect(self._look_for_peaks)
        workspace.preferences.changed.connect(self._on_event)
        self._on_event({APPEARANCE})

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        return {
            "zoom_in": self._view.zoom_in,
            "zoom_out": self._view.zoom_out,
            "zoom_fit": self._view.fit,
            "zoom_full": partial(self._view.set_zoom, 1.0),
            "trails": self._show_trails,
            **{f"layer_{name}": partial(self._show_layer, name) for name in LAYERS},
            "brighter": partial(self._change_tone, brightness=_BRIGHTNESS_STEP),
            "darker": partial(self._change_tone, brightness=-_BRIGHTNESS_STEP),
            "more_contrast": partial(self._change_tone, contrast=_CONTRAST_STEP),
            "less_contrast": partial(self._change_tone, contrast=1 / _CONTRAST_STEP),
            "lift_shadows": partial(self._change_tone, gamma=_GAMMA_STEP),
            "deepen_shadows": partial(self._change_tone, gamma=1 / _GAMMA_STEP),
            "reset_tone": self._reset_tone,
        }

    @Slot(str, bool)
    def _hold(self, name: str, on: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "loupe":
            self._view.set_loupe(on)
        elif name == "hide_overlays":
            self._view.set_overlays_shown(not on)

    @Slot(int)
    def _look_for_peaks(self, frame: int) -> None:
        """Ask for the heatmap of a frame, unless it is on its way already because it is to be seen."""
        if not self._book["layer_heatmap"].isChecked() and not self._workspace.playhead.playing:
            self._workspace.runs.show_heatmap(frame)

    def _show_trails(self) -> None:
        self._view.set_trails_shown(self._book["trails"].isChecked())

    def _show_layer(self, name: str) -> None:
        shown = self._book[f"layer_{name}"].isChecked()
        self._view.set_layer_shown(name, shown)
        if name == "heatmap" and shown:
            self._view.notify(f"Looking at the heatmap{ELLIPSIS}")

    def _change_tone(self, brightness: float = 0, contrast: float = 1, gamma: float = 1) -> None:
        before = self._tone
        self._set_tone(
            min(max(before[0] + brightness, -0.8), 0.8),
            min(max(before[1] * contrast, 0.25), 4.0),
            min(max(before[2] * gamma, 0.2), 5.0),
        )

    def _reset_tone(self) -> None:
        self._set_tone(0.0, 1.0, 1.0)

    def _set_tone(self, brightness: float, contrast: float, gamma: float) -> None:
        self._tone = (brightness, contrast, gamma)
        self._view.set_tone(brightness, contrast, gamma)

    @Slot(object)
    def _on_event(self, sections: set[str]) -> None:
        if APPEARANCE in sections:
            self._view.set_style(overlay_style(self._workspace.preferences.value.appearance))


def overlay_style(appearance: AppearanceSettings) -> OverlayStyle:
    """The overlay as the settings have it."""
    return OverlayStyle(
        predicted=appearance.predicted_colour,
        inpainted=appearance.inpainted_colour,
        human=appearance.human_colour,
        marker_size=appearance.marker_size,
        line_width=appearance.line_width,
        trail_past=appearance.trail_past,
        trail_future=appearance.trail_future,
        heatmap_opacity=appearance.heatmap_opacity,
        badge_corner=Corner(appearance.badge_corner),
    )
