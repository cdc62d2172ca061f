"""Show or hide the 3D shots near the playhead over the picture."""

from typing import Final

from PySide6.QtCore import Slot

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.shots.shot_metrics import RallyShots
from rallytrace.texts import tr
from rallytrace.track.court_views import CourtViews
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.court.shot_layer import DrawnShot, ShotLayer, draw_rally

_DISPLAY_SECONDS: Final = 1.0
"""Seconds for which a shot stays visible after its end."""
ACTION: Final = "layer_shots"


class ShotController(Controller):
    """Draws the 3D shots at the shown frame over the picture. Computes them only while the layer is on."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.layer = ShotLayer(self)
        self._facts = context.facts
        self._drawn: tuple[RallyShots | None, tuple[DrawnShot, ...]] = (None, ())
        self._view.add_layer(self.layer)
        # `toggled` instead of `triggered`, because layouts switch the action as well.
        self._registry[ACTION].toggled.connect(self._set_shown)
        self._facts.changes(SHOTS).connect(self._show)
        document = context.workspace.document
        for changed in (self._facts.changes(EVENTS), document.changed, document.replaced):
            changed.connect(self._refresh)
        context.state.frame_shown.connect(self._show)

    @property
    def commands(self) -> Commands:
        return {ACTION: self._tell_missing_court}

    def _tell_missing_court(self) -> None:
        if self.layer.is_shown and not self._workspace.document.track.courts:
            key = self._key("court_mode")
            self._notices.tell(tr("match", "Shots in 3D need a court. Press {key} to set it.", key=key))

    @Slot(bool)
    def _set_shown(self, shown: bool) -> None:  # noqa: FBT001 - a signal's
        self.layer.set_shown(shown)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Request the shots between the current events if the layer is shown."""
        if self.layer.is_shown and self._workspace.info is not None:
            self._facts.request(SHOTS)
            self._show()

    @Slot()
    def _show(self) -> None:
        if not self.layer.is_shown or self._workspace.info is None:
            return
        frame, info = self._workspace.frame, self._workspace.info
        views = CourtViews(self._workspace.document.track.courts, info.size)
        staying = round(_DISPLAY_SECONDS * info.rate)
        found = [
            shot.seen_in(frame, rally.view, views)
            for rally in self._facts[SHOTS]
            if rally.events[0].frame <= frame <= rally.events[-1].frame + staying
            for shot in self._draw(rally)
            if shot.frames.start <= frame <= shot.frames[-1] + staying
        ]
        self.layer.show_shots(found, frame)

    def _draw(self, rally: RallyShots) -> tuple[DrawnShot, ...]:
        if self._drawn[0] is not rally:
            self._drawn = rally, tuple(draw_rally(rally, self._workspace.times_of_play))
        return self._drawn[1]
