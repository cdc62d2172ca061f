"""Review: accept and mark frames, ranges and items of the queue."""

from functools import partial

from rallytrace.track import edits
from rallytrace.track.track import Layer, State
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.controllers.queue_controller import QueueController


class ReviewController(Controller):
    """Accepts and marks frames.

    Args:
        queue_controller: moves on from a reviewed item.
    """

    def __init__(self, context: WindowContext, *, queue_controller: QueueController) -> None:
        super().__init__(context)
        self._current_item = context.current_item
        self._queue = queue_controller

    @property
    def commands(self) -> Commands:
        return {
            "accept": self._accept_and_go_on,
            "accept_and_stay": self._accept,
            "unreview": self._unreview,
            "accept_range": self._accept_range,
            "unreview_range": self._unreview_range,
            "accept_rally": self._accept_rally,
            "pin": self._pin,
            "no_ball_in_range": partial(self._mark_range, State.NO_BALL),
            "visible_in_range": partial(self._mark_range, State.VISIBLE),
            "occluded_in_range": partial(self._mark_range, State.OCCLUDED),
            "unclear_in_range": partial(self._mark_range, State.UNCLEAR),
            "clear_range": partial(self._mark_range, State.UNSET),
        }

    def _accept(self) -> bool:
        frame = self._edit_controller.frame
        return frame is not None and self._accept_frames(range(frame, frame + 1))

    def _accept_frames(self, frames: range) -> bool:
        return self._edit_controller.edit(edits.accept(self._workspace.document.track, frames))

    def _unreview(self) -> None:
        frame = self._edit_controller.frame
        frames = self._context.chosen.several or (None if frame is None else range(frame, frame + 1))
        marked = self._workspace.marks.frames
        if frames is not None:
            hint = f" {self._key('unreview_range')} changes the marked range." if marked not in (None, frames) else ""
            self._unreview_all(frames, hint)

    def _unreview_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._unreview_all(frames)

    def _unreview_all(self, frames: range, hint: str = "") -> None:
        """Mark frames as not reviewed and report how many."""
        track = self._workspace.document.track
        before = int(track.reviewed().sum())
        if self._edit_controller.edit(edits.unreview(track, frames)):
            changed = before - int(track.reviewed().sum())
            self._notices.tell(f"{count_noun(changed, 'frame')} marked as not reviewed.{hint}")

    def _accept_and_go_on(self) -> None:
        """Accept the item at the playhead and go to the next, or accept the frame and go to the next unreviewed one.

        Of an item longer than the film strip, accept the visible part and show the next part.
        """
        item = self._current_item
        part, frames, other_item = item.part_to_accept, item.to_accept, item.other_item
        if self._queue.nobody_has_looked(frames) or not self.is_on_screen:
            return
        if part is not None:
            self._workspace.marks.clear()
            if self._accept_frames(part) and self._queue.is_through:
                self._queue.walk(1)
            return
        if frames is None:
            self._go_on_without_item()
            return
        if other_item is not None:
            item.turn_to(other_item)
        if self._accept_frames(frames) and not self._queue.go_to_unseen():
            self._queue.walk(1)

    def _go_on_without_item(self) -> None:
        """Go to the next item after correcting an item's last frame, or accept a frame and go to the next one."""
        if self._current_item.is_done and not self._registry.repeats:
            self._queue.walk(1)
        elif self._accept():
            self._queue.go_to_unreviewed(1)

    @property
    def is_on_screen(self) -> bool:
        """Return whether the frame at the playhead and all of the film strip have been painted."""
        frame, item = self._edit_controller.frame, self._current_item
        if self._workspace.playhead.playing:
            return frame is not None
        return frame == self._workspace.frame and item.painted == item.shown

    def _accept_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._accept_frames(frames)

    def _accept_rally(self) -> None:
        track = self._workspace.document.track
        rally = next((candidate for candidate in track.rallies if self._workspace.frame in candidate.frames), None)
        if rally is None:
            keys = f"{self._key('previous_rally')} and {self._key('next_rally')}"
            self._notices.tell(f"This frame is not in a rally. {keys} go to the next or previous rally.")
            return
        edit = edits.accept(track, rally.frames)
        unset = int(track.unseen()[rally.frames.start : rally.frames.stop].sum())
        if not self._edit_controller.edit(edit):
            return
        left = f" {count_noun(unset, 'frame')} not tracked yet and not marked." if unset else ""
        self._notices.tell(f"{rally.name} is reviewed.{left}")

    def _pin(self) -> None:
        """Pin or unpin the point of the frame. A point without any source in lower layers stays pinned."""
        frame, track = self._edit_controller.frame, self._workspace.document.track
        if frame is None:
            return
        frames = range(frame, frame + 1)
        if track.layer(Layer.HUMAN)[frame]["state"] == State.UNSET:
            self._edit_controller.edit(edits.pin(track, frames))
            return
        unpinned = edits.unpin(track, frames)
        if unpinned is not None:
            self._edit_controller.edit(unpinned)
        else:
            words = "A point that was set by hand, filled or imported stays protected, because no model found it."
            self._notices.tell(f"{words} {self._key('clear_point')} removes it.")

    def _frames_to_mark(self, state: State) -> range | None:
        """Return the marked range, otherwise the item at the playhead, which becomes the current one.

        None without either.
        """
        if self._workspace.marks.frames is not None:
            return self._workspace.marks.frames
        item, other_item = self._current_item, self._current_item.other_item
        if other_item is not None:
            item.turn_to(other_item)
        confirms = item.frames is not None and state is State.VISIBLE
        return item.to_accept if confirms else item.frames  # do not confirm positions that were not shown

    def _mark_range(self, state: State) -> None:
        """Mark all frames of the marked range, or the open frames of the review item."""
        only_open, track = self._workspace.marks.frames is None, self._workspace.document.track
        if only_open and not self.is_on_screen:
            return
        frames = self._frames_to_mark(state)
        if frames is None:
            keys = f"{self._key('range_in')} and {self._key('range_out')}"
            self._notices.tell(f"No range is marked. Mark one with {keys}, or go to a review item.")
            return
        unshown = self._current_item.n_unshown if only_open else 0
        if not self._edit_controller.edit(edits.mark_frames(track, frames, state, only_open=only_open)):
            return
        went = state is State.UNSET or (state is State.VISIBLE and self._queue.go_to_unseen())
        if not went and self._queue.is_through:
            self._queue.lead_on()
        if unshown and state is not State.VISIBLE:
            undo = f"{self._key('undo')} undoes this."
            self._notices.tell(f"{count_noun(unshown, 'frame')} of these had not been shown in the film strip. {undo}")
        left = int((track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] == State.UNSET).sum())
        if state in (State.VISIBLE, State.OCCLUDED) and left:
            self._notices.tell(f"{count_noun(left, 'frame')} not marked: no position is known there.")
        else:
            self._workspace.marks.clear()
