"""Show strokes over the picture, name them by key in event mode, and go to the least certain ones."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QPainter, QPainterStateGuard

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.strokes import STROKES, unsure_strokes
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.texts import shown, tr
from rallytrace.track import edits
from rallytrace.track.calibration import court_at
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.sports import Sport
from rallytrace.track.track import positions
from rallytrace.track.wording import capitalize
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.court.shot_layer import paint_words
from rallytrace.ui.keyboard.stroke_keys import STROKE_KEYS, stroke_of
from rallytrace.ui.picture.overlay import PictureLayer, ToView

ACTION: Final = "layer_strokes"
_DISPLAY_SECONDS: Final = 0.6
"""Seconds after its hit during which a stroke is named over the picture."""
_FOUND, _UNSURE, _BY_HAND = "#dff1ff", "#ffe08a", "#b9ffc8"
"""Text colours, which are the same in both themes because they are drawn on video."""


class StrokeLayer(PictureLayer):
    """Writes the name of each recent stroke at the place where the ball was hit."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, shown=True)
        self._words: tuple[tuple[str, str, float, float], ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """Return the texts that are shown."""
        return tuple(words for words, *_ in self._words) if self.is_shown else ()

    def show_words(self, words: Sequence[tuple[str, str, float, float]]) -> None:
        """Show texts, each given as (text, colour, x, y) with the position in video pixels."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self.changed.emit()

    def paint(self, painter: QPainter, to_view: ToView, style: OverlayStyle) -> None:  # noqa: ARG002 - a protocol's
        if self.is_shown:
            with QPainterStateGuard(painter):
                for words, colour, x, y in self._words:
                    paint_words(painter, words, to_view(x, y), colour, below=True)  # the speed is shown above it


class StrokeController(Controller):
    """Shows strokes over the picture and carries out actions on them."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.layer = StrokeLayer(self)
        self._facts = context.facts
        self._view.add_layer(self.layer)
        self._registry.set_checked(ACTION, checked=True)
        self._facts.changes(STROKES).connect(self._show)
        context.state.frame_shown.connect(self._show)

    @property
    def commands(self) -> Commands:
        return {
            ACTION: self._show_layer,
            "unsure_stroke": self._go_to_unsure,
            **{action: partial(self._name, action) for action in STROKE_KEYS},
        }

    def _show_layer(self) -> None:
        self.layer.set_shown(self._registry[ACTION].isChecked())

    @Slot()
    def _show(self) -> None:
        info = self._workspace.info
        if info is None:
            self.layer.show_words(())
            return
        frame, reach = self._workspace.frame, max(round(_DISPLAY_SECONDS * info.rate), 1)
        first = max(frame - reach, 0)
        track, strokes = self._workspace.document.track, self._facts[STROKES]
        near = [strokes[hit] for hit in range(first, min(frame + 1, track.n_frames)) if hit in strokes]
        path = positions(track.shown_rows(first, min(frame + 1, track.n_frames)))
        self.layer.show_words(
            [
                (capitalize(shown(stroke.words)), _colour_of(stroke), float(x), float(y))
                for stroke in near
                for x, y in [path[:, stroke.frame - first]]
                if x == x  # noqa: PLR0124 - NaN is not equal to itself
            ]
        )

    def _name(self, action: str) -> None:
        """Name the stroke at the frame. If the user has already given it this name, restore the found one."""
        frame, track, reach = self._edit_controller.frame, self._workspace.document.track, self._workspace.near
        if frame is None:
            return
        near = (event for event in self._facts[EVENTS] if abs(event.frame - frame) <= reach)
        hits = [event.frame for event in near if event.is_hit]
        name = stroke_of(action, self._sport_at(frame))
        if not hits:
            self._notices.tell(tr("match", "No hit at this frame. Go to a hit to name its stroke."))
        elif name is None:
            self._notices.tell(tr("match", "This sport does not have this stroke."))
        else:
            hit = min(hits, key=lambda hit: abs(hit - frame))
            known = self._facts[STROKES].get(hit)
            is_undone = known is not None and known.by_hand and known.name is name
            self._edit_controller.edit(edits.name_stroke(track, hit, None if is_undone else name, reach))

    def _sport_at(self, frame: int) -> Sport:
        court = court_at(self._workspace.document.track.courts, frame)
        return self._workspace.sport if court is None else court.sport

    def _go_to_unsure(self) -> None:
        """Go to the least certain stroke, or if the playhead is at an uncertain stroke, to the next one."""
        queue = [stroke.frame for stroke in unsure_strokes(self._facts)]
        if not queue:
            self._notices.tell(
                tr("match", "No uncertain strokes are left.")
                if self._facts[STROKES]
                else tr("match", "No strokes found yet.")
            )
            return
        current = self._workspace.frame
        place = queue.index(current) + 1 if current in queue else 0
        self._navigation_controller.go_to(queue[place % len(queue)])


def _colour_of(stroke: Stroke) -> str:
    return _BY_HAND if stroke.by_hand else _UNSURE if stroke.is_unsure else _FOUND
