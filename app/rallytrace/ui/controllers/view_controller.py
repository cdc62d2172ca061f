"""The view of the picture: zoom, layers, tone, loupe. The track does not change."""

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QElapsedTimer, Slot
from PySide6.QtWidgets import QApplication

from rallytrace.session.pictures.picture import NEUTRAL, brightening_tone
from rallytrace.settings.sections import PLAYBACK
from rallytrace.texts import join_sentences, tr
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.notices import Choice

LAYERS = ("predicted", "inpainted", "human", "heatmap", "poses", "crop")
_LATE_PICTURE_MS = 150
"""If the picture of a frame takes longer than this, the view says which frame it still shows."""
_BRIGHTNESS_STEP = 0.08
_CONTRAST_STEP = 1.15
_GAMMA_STEP = 1.2
_MAX_GAMMA = 5.0


class ViewController(Controller):
    """Carries out the view actions and shows the open video."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._tone = (0.0, 1.0, 1.0)
        self._is_judged = False
        self._after_fill = QElapsedTimer()
        self._late = one_shot(self, _LATE_PICTURE_MS, self._say_late)
        for name in ("trails", "layer_predicted", "layer_inpainted", "layer_human", "layer_poses"):
            self._registry.set_checked(name, checked=True)
        for name in ("heatmap", "crop"):
            self._show_layer(name)
        self._registry.hold_changed.connect(self._hold)
        self._view.snapping.heatmap_requested.connect(self._look_for_peaks)
        workspace = context.workspace
        self._view.frame_painted.connect(workspace.playhead.presented)
        workspace.playhead.moved.connect(self._await_picture)
        self._view.message_sent.connect(context.notices.tell)
        workspace.opening.connect(self._forget_judgement)
        workspace.opened.connect(self._show_track)
        workspace.turned.connect(self._show_turned)
        workspace.closed.connect(self._show_nothing)
        workspace.document.replaced.connect(self._show_track)
        workspace.document.changed.connect(self._view.refresh)
        workspace.document.poses_found.connect(self._show_poses)
        workspace.loader.loaded.connect(self._show_frame)
        workspace.comparing.replaced.connect(self._show_comparison)
        context.state.style_changed.connect(self._view.set_style)
        workspace.preferences.changed.connect(self._on_settings)
        self._on_settings({PLAYBACK})

    @property
    def commands(self) -> Commands:
        return {
            "zoom_in": self._view.zoom_in,
            "zoom_out": self._view.zoom_out,
            "zoom_fit": self._fit,
            "zoom_full": partial(self._view.set_zoom, 1.0),
            "trails": self._show_trails,
            **{f"layer_{name}": partial(self._show_layer, name) for name in LAYERS},
            "brighter": partial(self._change_tone, brightness=_BRIGHTNESS_STEP),
            "darker": partial(self._change_tone, brightness=-_BRIGHTNESS_STEP),
            "more_contrast": partial(self._change_tone, contrast=_CONTRAST_STEP),
            "less_contrast": partial(self._change_tone, contrast=1 / _CONTRAST_STEP),
            "lift_shadows": partial(self._change_tone, gamma=_GAMMA_STEP),
            "deepen_shadows": partial(self._change_tone, gamma=1 / _GAMMA_STEP),
            "reset_tone": partial(self._set_tone, 0.0, 1.0, 1.0),
        }

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        if PLAYBACK in sections:
            self._view.set_following(self._workspace.preferences.value.playback.follow_ball)

    def _fit(self) -> None:
        self._view.fit()
        self._view.zoom_chosen.emit(0.0)

    @Slot()
    def _await_picture(self) -> None:
        """Start the timer after which the picture counts as late.

        A signal connected directly to the timer would pass the frame number as its interval.
        """
        self._late.start()

    @Slot()
    def _say_late(self) -> None:
        if self._workspace.info is not None:
            self._view.wait_for(self._workspace.frame)

    @Slot(str, bool)
    def _hold(self, name: str, held: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "loupe":
            self._view.set_loupe(held)
        elif name == "hide_overlays":
            self._view.set_overlays_shown(not held)
        elif name == "motion":
            self._workspace.loader.show_motion(held)

    @Slot(int)
    def _look_for_peaks(self, frame: int) -> None:
        """Request the heatmap of a frame for snapping, unless it is already requested for display."""
        if not self._registry["layer_heatmap"].isChecked() and not self._workspace.playhead.playing:
            self._workspace.runs.show_heatmap(frame)

    def _show_trails(self) -> None:
        self._view.set_trails_shown(self._registry["trails"].isChecked())

    @Slot()
    def note_fill(self) -> None:
        """Note that a fill was accepted, because the number keys that chose it switch layers from now on.

        A second press of such a key soon afterwards is then taken as a mistake.
        """
        self._after_fill.start()

    def _show_layer(self, name: str) -> None:
        action = self._registry[f"layer_{name}"]
        shown = action.isChecked()
        if self._after_fill.isValid() and self._after_fill.elapsed() < QApplication.doubleClickInterval():
            self._after_fill.invalidate()
            action.setChecked(not shown)
            self._notices.tell(
                tr(
                    "window",
                    "The fill was accepted. {key} shows or hides the layer.",
                    key=self._key(f"layer_{name}"),
                )
            )
            return
        self._view.set_layer_shown(name, shown)
        if name == "heatmap" and shown:
            self._notices.tell(tr("models", "Computing the heatmap\N{HORIZONTAL ELLIPSIS}"))

    def _change_tone(self, brightness: float = 0, contrast: float = 1, gamma: float = 1) -> None:
        previous = self._tone
        self._set_tone(
            min(max(previous[0] + brightness, -0.8), 0.8),
            min(max(previous[1] * contrast, 0.25), 4.0),
            min(max(previous[2] * gamma, 1 / _MAX_GAMMA), _MAX_GAMMA),
        )

    def _set_tone(self, brightness: float, contrast: float, gamma: float) -> None:
        self._tone = (brightness, contrast, gamma)
        self._view.set_tone(brightness, contrast, gamma)

    @Slot()
    def _show_track(self) -> None:
        self._view.set_track(self._workspace.document.track)
        self._show_poses()

    @Slot()
    def _show_turned(self) -> None:
        self._view.set_heatmap(None)
        self._show_track()

    @Slot()
    def _show_poses(self) -> None:
        self._view.set_poses(self._workspace.document.poses)

    @Slot()
    def _show_nothing(self) -> None:
        self._view.show_frame(None)
        self._view.set_heatmap(None)

    @Slot()
    def _show_frame(self) -> None:
        frame = self._workspace.loader.take()
        if frame is not None:
            self._view.show_frame(frame)
            if not self._is_judged and frame.exact and not frame.motion:
                self._offer_lifting(frame.bgr)

    @Slot()
    def _forget_judgement(self) -> None:
        """Forget whether the video was dark, because another one is open."""
        self._is_judged = False

    def _offer_lifting(self, bgr: NDArray[np.uint8]) -> None:
        """Offer to brighten a dark video, once. A black picture does not count, because later ones may be bright."""
        tone = brightening_tone(bgr)
        self._is_judged = tone is not None
        if tone is not None and tone != NEUTRAL and self._tone == (0.0, 1.0, 1.0):
            lift = partial(self._set_tone, 0.0, 1.0, min(tone.gamma, _MAX_GAMMA))
            key = self._key("lift_shadows")
            words = join_sentences(
                tr("video", "This video is dark. Lift the shadows to see more. The file does not change."),
                tr("video", "Press {key} to do so step by step.", key=key) if key else "",
            )
            self._notices.offer(words, Choice(tr("video", "Lift shadows"), lift))

    @Slot()
    def _show_comparison(self) -> None:
        compared = self._workspace.comparing.other
        self._view.set_other_track(None if compared is None else compared.rows)
