"""Reviewing: walking to what is probably wrong or unseen, and saying of frames that they are right."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.domain import edits
from rallytrace.domain.detections import Source
from rallytrace.domain.queue import Item
from rallytrace.domain.track import SOURCES, Layer, State, Track
from rallytrace.session.workspace import Workspace
from rallytrace.ui.editing import Editing
from rallytrace.ui.moving import Moving
from rallytrace.ui.notices import Notices

Area: TypeAlias = tuple[float, float, float, float]
_AROUND: Final = 8
"""Frames beside a place that tell where the ball is."""
_A_FRAME: Final = 0.008
"""So much of the picture's width may a ball that nobody sees get farther away with every frame."""


class Reviewing(QObject):
    """Carries out what the analyst decides about frames that the models have spoken of."""

    place_changed = Signal()
    """The walk through the queue has come to another place."""
    area_wanted = Signal(object)
    """The part of the picture that shows a place of the queue: left, top, right and bottom in video pixels, or None for
    the whole."""

    def __init__(
        self,
        workspace: Workspace,
        editing: Editing,
        moving: Moving,
        notices: Notices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._editing = editing
        self._moving = moving
        self._notices = notices
        self._place: range | None = None

    @property
    def place(self) -> range | None:
        """The frames that were walked to in the queue, while the playhead is among them and some of them are open.

        Enter accepts them all, and what is done to a range is done to them where none is marked.
        """
        place = self._place
        if place is None or self._workspace.frame not in place:
            return None
        human = self._workspace.document.track.layer(Layer.HUMAN)[place.start : place.stop]
        return place if (human["state"] == State.UNSET).any() else None

    @Slot(object)
    def go_to_item(self, item: Item) -> None:
        """Go to a place of the queue."""
        self._workspace.review.walk_from(item)
        self._place = item.frames
        self._workspace.marks.clear()  # which was of another place, and would take Enter for itself
        self._moving.go_to(item.frame)
        if self._workspace.preferences.value.playback.zoom_to_places:
            info = self._workspace.info
            reach = _A_FRAME * info.size.width * len(item.frames) if info is not None else 0.0
            self.area_wanted.emit(area_around(self._workspace.document.track, item.frames, reach))
        self.place_changed.emit()

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        return {
            "accept": self._accept_and_go_on,
            "accept_and_stay": self._accept,
            "unreview": self._unreview,
            "accept_range": self._accept_range,
            "accept_rally": self._accept_rally,
            "pin": self._pin,
            "no_ball_in_range": partial(self._mark_range, State.NO_BALL),
            "visible_in_range": partial(self._mark_range, State.VISIBLE),
            "clear_range": partial(self._mark_range, State.UNSET),
            "next_suspicious": partial(self._walk, 1),
            "previous_suspicious": partial(self._walk, -1),
            "next_unreviewed": partial(self._go_to_unreviewed, 1),
            "previous_unreviewed": partial(self._go_to_unreviewed, -1),
        }

    def _accept(self) -> None:
        frame = self._editing.frame
        if frame is not None:
            self._editing.edit(edits.accept(self._workspace.document.track, range(frame, frame + 1)))

    @Slot()
    def go_on_when_settled(self) -> None:
        """Go on to the next place when a person has spoken of every frame of this one."""
        here = self._place is not None and self._workspace.frame in self._place
        if here and self.place is None:
            self._walk(1)

    def _walk(self, direction: int) -> None:
        review = self._workspace.review
        review.flush()
        item = review.walk(direction)
        if item is not None:
            self.go_to_item(item)
        elif review.busy:
            self._notices.tell("The frames are still being looked at. It takes a moment.")
        elif review.items:
            self._notices.tell("No place is left that is as suspicious as you asked for. The Review panel shows more.")
        else:
            self._notices.tell("No suspicious place is left.")

    def _unreview(self) -> None:
        frame = self._editing.frame
        if frame is not None:
            self._editing.edit(edits.unreview(self._workspace.document.track, range(frame, frame + 1)))

    def _accept_and_go_on(self) -> None:
        """On the walk through the queue a whole place is right at once; else a frame is."""
        if self._editing.frame is None:
            return
        place = self.place
        if place is None:
            self._accept()
            self._go_to_unreviewed(1)
        else:
            self._editing.edit(edits.accept(self._workspace.document.track, place))
            self._walk(1)

    def _accept_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._editing.edit(edits.accept(self._workspace.document.track, frames))

    def _accept_rally(self) -> None:
        track = self._workspace.document.track
        rally = next((one for one in track.rallies if self._workspace.frame in one.frames), None)
        if rally is None:
            self._notices.tell("This frame is in no rally. PgUp and PgDn go to the rallies.")
            return
        edit = edits.accept(track, rally.frames)
        unset = int((track.shown(rally.frames.start, rally.frames.stop)["state"] == State.UNSET).sum())
        self._editing.edit(edit)
        left = f" {unset} of its frames nobody has looked at: they stay open." if unset else ""
        self._notices.tell(f"{rally.name} is reviewed.{left}")

    def _pin(self) -> None:
        """Pin what is shown; a pinned frame is let go, but never a point that a hand has placed."""
        frame, track = self._editing.frame, self._workspace.document.track
        if frame is None:
            return
        row = track.layer(Layer.HUMAN)[frame]
        if row["state"] == State.UNSET:
            self._editing.edit(edits.pin(track, range(frame, frame + 1)))
        elif SOURCES[int(row["source"])] is Source.HUMAN:
            self._notices.tell("A point set by hand is pinned as it is. Delete gives the frame back to the models.")
        else:
            self._editing.edit(edits.mark(track, range(frame, frame + 1), State.UNSET))

    def _mark_range(self, state: State) -> None:
        frames = self._workspace.marks.frames or self.place
        if frames is None:
            self._notices.tell("No range is marked. I and O mark one; on a place of the queue it is that place.")
            return
        self._editing.edit(edits.mark(self._workspace.document.track, frames, state))
        self._workspace.marks.clear()
        if state is not State.UNSET:
            self.go_on_when_settled()

    def _go_to_unreviewed(self, direction: int) -> None:
        track, here = self._workspace.document.track, self._workspace.frame
        open_ = (track.shown()["state"] != State.UNSET) & ~track.reviewed()
        beyond = np.flatnonzero(open_[here + 1 :]) + here + 1 if direction > 0 else np.flatnonzero(open_[:here])
        if len(beyond):
            self._moving.go_to(int(beyond[0] if direction > 0 else beyond[-1]))
        else:
            self._notices.tell(f"No frame {'after' if direction > 0 else 'before'} this one is unreviewed.")


def area_around(track: Track, frames: range, reach: float) -> Area | None:
    """The part of the picture in which the ball may be in some frames; None where nobody knows.

    Args:
        track: what is known.
        frames: which.
        reach: how far from where it is known to be, in video pixels.

    Returns:
        Left, top, right and bottom in video pixels; they may lie outside the picture.
    """
    start, stop = max(frames.start - _AROUND, 0), frames.stop + _AROUND
    x, y = track.positions(start, stop)
    known = (x != 0) | (y != 0)
    if not known.any():
        return None
    x, y = x[known], y[known]
    return float(x.min()) - reach, float(y.min()) - reach, float(x.max()) + reach, float(y.max()) + reach
