"""Reviewing: going to items of the queue and to unreviewed frames, and accepting frames."""

from collections.abc import Iterator
from functools import partial
from typing import Final, TypeAlias

import numpy as np
from PySide6.QtCore import QElapsedTimer, Signal, Slot

from rallytrace.domain import edits
from rallytrace.domain.queue import Item
from rallytrace.domain.spans import overlap
from rallytrace.domain.track import Layer, State, Track
from rallytrace.domain.wording import count_noun, frames_text
from rallytrace.session.video_list import ListedState
from rallytrace.ui.controller import Commands, Controller, WindowContext

Area: TypeAlias = tuple[float, float, float, float]
_NEXT_WITHIN: Final = 8
"""Greatest distance in frames of a next item of the same error, in sight of a reviewed one."""
_NEARBY: Final = 8
"""Frames beside an item used for the position of the ball."""
_DISTANT: Final = 60
"""Frames beside an item used for lack of a nearer position; the ball may be anywhere by then."""
_A_FRAME: Final = 0.004
"""How far the ball may move with each frame without a position, as a share of the width of the picture.

With this value every labelled ball of items with a gap was visible (on saved predictions); with 0.003, 97 %.
"""
_LOOK_MS: Final = 1500
"""For so long nobody has seen a frame to which the queue led by itself; Enter and N are meant for the one before."""


class ReviewController(Controller):
    """Carries out the review actions."""

    video_requested = Signal(object, int)
    """A video of the list (its path) for continuing the review, with its first (1) or last (-1) item."""
    item_shown = Signal(object)
    """The frames of the new item."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._current_item = context.current_item
        self._offered = False  # less certain items, by the last message
        self._led_to: int | None = None  # the frame, not chosen by the user's own step or key
        self._looked_at = QElapsedTimer()  # since it is on the screen
        self._zoom = 0.0  # chosen last for review items; 0 for none
        context.view.zoom_chosen.connect(self._keep_zoom)
        context.view.frame_painted.connect(self._begin_look)
        context.edit_controller.frame_marked.connect(self._on_marked)
        context.workspace.review.queue_changed.connect(self._expect_next)

    @Slot(object)
    def go_to_item(self, item: Item) -> None:
        """Go to an item of the queue."""
        self._workspace.review.walk_from(item)
        self._show_item(item)

    def _show_item(self, item: Item) -> None:
        self._offered = False
        self._workspace.marks.clear()  # of another item; they would take Enter for themselves
        self.item_shown.emit(item.frames)
        self._workspace.playhead.pause()
        # First: other views of the item are made on the way to the picture.
        self._current_item.walk_to(item.frames)
        frame = self._entry(item)
        self._navigation_controller.go_to(frame)
        if self._workspace.preferences.value.playback.zoom_to_places:
            self._zoom_to(item, frame)
        self._edit_controller.reveal(frame)
        self._expect_next()

    def _entry(self, item: Item) -> int:
        """The frame to go to: the film strip shows all of an item from its first frame on; without it one is shown."""
        return item.frame if self._current_item.shown is None else item.frames.start

    @Slot()
    def _expect_next(self) -> None:
        (following,) = self._workspace.review.ahead(1) or (None,)
        self._workspace.loader.expect(None if following is None else self._entry(following))

    def _zoom_to(self, item: Item, frame: int) -> None:
        """Show the ball's possible area in an item; at the zoom last chosen for items, its position in the frame."""
        track, info = self._workspace.document.track, self._workspace.info
        a_frame = _A_FRAME * info.size.width if info is not None else 0.0
        frames = range(frame, frame + 1) if self._zoom else item.frames
        area = area_around(track, frames, a_frame)
        if self._zoom and area is not None:
            self._view.show_around((area[0] + area[2]) / 2, (area[1] + area[3]) / 2, self._zoom)
        else:
            self._view.show_area(area)

    def _turn_to(self, frame: int) -> None:
        self._navigation_controller.go_to(frame)
        self._edit_controller.reveal(frame)

    @Slot(float)
    def _keep_zoom(self, zoom: float) -> None:
        if self._current_item.includes(self._workspace.frame):
            self._zoom = zoom

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
            "clear_range": partial(self._mark_range, State.UNSET),
            "next_suspicious": partial(self._go_by_key, 1),
            "previous_suspicious": partial(self._go_by_key, -1),
            "item_first": partial(self._go_in_item, 0),
            "item_last": partial(self._go_in_item, -1),
            "look_elsewhere": self._look_elsewhere,
            "next_unreviewed": partial(self._go_to_unreviewed, 1),
            "previous_unreviewed": partial(self._go_to_unreviewed, -1),
        }

    def _look_elsewhere(self) -> None:
        if self._current_item.shown is None:
            self._notices.tell(f"The film strip is closed. {self._key('panel_strip')} opens it.")
        else:
            self._notices.tell(
                f"Film strip: frames in doubt are shown around {self._current_item.look_elsewhere().value}."
            )

    def _accept(self) -> bool:
        frame = self._edit_controller.frame
        if frame is None:
            return False
        return self._edit_controller.edit(edits.accept(self._workspace.document.track, range(frame, frame + 1)))

    @property
    def _is_through(self) -> bool:
        """Whether no frame of the item at the playhead is open or suspicious any more."""
        review = self._workspace.review
        if not self._current_item.includes(self._workspace.frame) or review.paused:
            return False
        review.flush()
        return self._current_item.is_reviewed or self._left_in_queue() is None

    def _lead_on(self) -> None:
        """Go to the next item unasked; a key that was meant for the last one passes over nothing there."""
        before, self._led_to = self._current_item.walked_to, None
        self._walk(1)
        if self._current_item.walked_to is not before:
            self._give_time()

    def _give_time(self) -> None:
        """Let Enter and N do nothing at this frame until the user can have seen it."""
        self._led_to = self._workspace.frame
        self._looked_at.invalidate()
        if self._view.on_screen is not None:
            self._begin_look(self._view.on_screen.index)

    @Slot(int)
    def _begin_look(self, frame: int) -> None:
        if frame == self._led_to and not self._looked_at.isValid():
            self._looked_at.start()

    @property
    def _is_unseen(self) -> bool:
        """Whether the queue led to this frame only just now, and the user has not moved since."""
        if self._led_to is None or self._led_to != self._workspace.frame:
            return False
        return not self._looked_at.isValid() or self._looked_at.elapsed() < _LOOK_MS

    @Slot()
    def go_on_after_fill(self) -> None:
        """Go to the first still queued frames of the item after the fill, or else to the next item.

        So a fill always leads on, and Enter's next target is always newly shown.
        """
        review, current = self._workspace.review, self._workspace.frame
        if self._current_item.includes(current):
            review.flush()
            items = sorted(self._asked_in_item(), key=lambda item: (item.frames.stop <= current, item.frames.start))
            left = next(iter(items), None)
            if left is None:
                self._walk(1)
            else:
                review.note_visited(left)
                self._show_item(left)
        self._give_time()

    @Slot(int)
    def _on_marked(self, frame: int) -> None:
        """After a frame was marked: go to the next item if no frame of this one is open and no fill is previewed."""
        if self._current_item.includes(frame) and self._current_item.is_reviewed and not self._workspace.review.paused:
            self._lead_on()

    def _go_by_key(self, direction: int) -> None:
        """Go to the next or previous item; include less certain items if the last message has offered them."""
        if direction > 0 and self._is_unseen:
            self._notices.tell(f"This is the next item already. {self._key('next_suspicious')} again passes over it.")
            return
        review = self._workspace.review
        review.flush()
        offered, self._offered = self._offered, False
        if offered and not review.shown and review.less_certain:
            review.set_threshold(0.0)
            self._go_to_end(direction)
        else:
            self._walk(direction)

    def _walk(self, direction: int) -> None:
        """Go to the next or previous item; forward, first to the rest of the one visited last or beside it."""
        review = self._workspace.review
        review.flush()
        left = self._left_open() if direction > 0 else None
        neighbour = self._left_beside() if direction > 0 and left is None else None
        if left is not None:
            self.go_to_item(left)
        elif neighbour is not None:
            review.note_visited(neighbour)
            self._show_item(neighbour)  # the walk resumes at its old position
        else:
            self._walk_on(direction)

    def _walk_on(self, direction: int) -> None:
        step = self._workspace.review.walk(direction)
        ended = step is None or (step.went_round and not step.found_since)
        if ended and self._go_beyond(direction):
            return
        if step is None:
            self._tell_nothing_left()
            return
        self.go_to_item(step.item)
        if step.went_round:
            ends = ("last", "first") if direction > 0 else ("first", "last")
            remark = "This one was not visited yet." if step.found_since else f"This is the {ends[1]} one."
            self._notices.tell(f"That was the {ends[0]} review item. {remark}")

    def _tell_nothing_left(self) -> None:
        review = self._workspace.review
        if review.busy:
            self._notices.tell("The frames are still being checked. Try again in a moment.")
        elif review.less_certain:
            self._offered = True
            rest, key = count_noun(review.less_certain, "less certain item"), self._key("next_suspicious")
            self._notices.tell(f"No review items of {review.threshold:.0%} or more are left. {key} shows {rest}.")
        elif review.items:
            self._notices.tell("No review items for this reason are left. Choose all reasons in the Review panel.")
        else:
            self._notices.tell(f"No review items are left. {self._next_video}".rstrip())

    def go_to_end(self, direction: int) -> None:
        """Go to the first (1) or the last (-1) item of the queue, as it is after a video has been opened."""
        if self._go_to_end(direction):
            self._give_time()

    def _go_to_end(self, direction: int) -> bool:
        self._workspace.review.flush()
        step = self._workspace.review.walk(direction)
        if step is not None:
            self.go_to_item(step.item)
        return step is not None

    def _go_beyond(self, direction: int) -> bool:
        """Continue the review in the next listed video with open items, if it is to be one queue."""
        review, videos = self._workspace.review, self._context.videos
        if review.busy or not videos.listing.one_queue or videos.current not in videos:
            return False
        path = videos.neighbour(direction, lambda status: status.state is ListedState.TO_REVIEW)
        if path is not None:
            self.video_requested.emit(path, direction)
        return path is not None

    @property
    def _next_video(self) -> str:
        """A sentence with the key for the next video of the list; '' for none."""
        videos = self._context.videos
        path = videos.neighbour(1) if videos.current in videos else None
        return "" if path is None else f"{self._key('next_video')} opens {path.name}."

    def _go_in_item(self, index: int) -> None:
        """Go to the first (0) or last (-1) frame of the item at the playhead, or else of the one visited last."""
        item = self._current_item.other_item or self._current_item.walked_to
        if item is None:
            self._notices.tell(f"This frame is in no review item. {self._key('next_suspicious')} goes to one.")
        else:
            self._turn_to(item[index])

    def _left_open(self) -> Item | None:
        """The rest of the item visited last, if the playhead has left it."""
        return None if self._current_item.includes(self._workspace.frame) else self._left_in_queue()

    def _left_beside(self) -> Item | None:
        """The nearest unvisited item beside the one visited last, once reviewed."""
        item = self._current_item.walked_to
        if item is None or not self._current_item.is_reviewed:
            return None
        review = self._workspace.review
        distances: dict[Item, int] = {}
        for candidate in review.shown:
            distance = max(candidate.frames.start - item.stop, item.start - candidate.frames.stop)
            if distance <= _NEXT_WITHIN and not review.was_visited(candidate):
                distances[candidate] = distance
        return min(distances, key=lambda candidate: distances[candidate], default=None)

    def _left_in_queue(self) -> Item | None:
        """The first item of the queue overlapping the item visited last."""
        return next(self._asked_in_item(), None)

    def _asked_in_item(self) -> Iterator[Item]:
        """The queue's items within the item visited last, in its order."""
        item, shown = self._current_item.walked_to or range(0), self._workspace.review.shown
        return (candidate for candidate in shown if overlap(candidate.frames, item))

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
        """Mark frames as not reviewed, and say how many were."""
        track = self._workspace.document.track
        before = int(track.reviewed().sum())
        if self._edit_controller.edit(edits.unreview(track, frames)):
            changed = before - int(track.reviewed().sum())
            self._notices.tell(f"{count_noun(changed, 'frame')} marked as not reviewed.{hint}")

    def _accept_and_go_on(self) -> None:
        """Accept the item at the playhead and go to the next, or accept the frame and go to the next unreviewed one.

        Of an item longer than the film strip, the visible part is accepted; the next part follows.
        """
        if self._nobody_has_looked(self._current_item.to_accept) or not self.is_on_screen:
            return
        accepted, frames, other_item = (
            self._current_item.part_to_accept,
            self._current_item.to_accept,
            self._current_item.other_item,
        )
        if accepted is not None:
            self._workspace.marks.clear()
            if self._edit_controller.edit(edits.accept(self._workspace.document.track, accepted)) and self._is_through:
                self._walk(1)
            return
        if frames is None:
            self._go_on_without_item()
            return
        if other_item is not None:
            self._current_item.turn_to(other_item)
        accepted_all = self._edit_controller.edit(edits.accept(self._workspace.document.track, frames))
        if accepted_all and not self._went_to_unseen():
            self._walk(1)

    def _go_on_without_item(self) -> None:
        """Go to the next item after correcting an item's last frame, or accept a frame and go to the next one."""
        if self._current_item.is_done and not self._registry.repeats:
            self._walk(1)
        elif self._accept():
            self._go_to_unreviewed(1)

    @property
    def is_on_screen(self) -> bool:
        """Whether the frame at the playhead has been painted, with all of the film strip."""
        frame, item = self._edit_controller.frame, self._current_item
        if self._workspace.playhead.playing:
            return frame is not None
        return frame == self._workspace.frame and item.painted == item.shown

    def _nobody_has_looked(self, frames: range | None) -> bool:
        """Whether Enter comes before the user can have seen where the queue led, or is still down from before.

        Single frames (None) go by while it is held, unless it has accepted a fill.
        """
        current = self._workspace.frame
        if self._registry.repeats:
            return frames is not None or self._led_to == current
        if self._is_unseen:
            words = frames_text(frames or range(current, current + 1))
            self._notices.tell(f"That was done already. {self._key('accept')} again accepts {words}.")
            return True
        self._led_to = None
        return False

    def _went_to_unseen(self) -> bool:
        """Go to the item's next part not yet shown in the film strip, if there is one."""
        unseen = self._current_item.unseen
        if unseen is None or self._current_item.is_reviewed:
            return False
        self._turn_to(unseen)
        return True

    def _accept_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._edit_controller.edit(edits.accept(self._workspace.document.track, frames))

    def _accept_rally(self) -> None:
        track = self._workspace.document.track
        rally = next((candidate for candidate in track.rallies if self._workspace.frame in candidate.frames), None)
        if rally is None:
            keys = f"{self._key('previous_rally')} and {self._key('next_rally')}"
            self._notices.tell(f"This frame is not in a rally. {keys} go to the rallies.")
            return
        edit = edits.accept(track, rally.frames)
        unset = int((track.shown_rows(rally.frames.start, rally.frames.stop)["state"] == State.UNSET).sum())
        if not self._edit_controller.edit(edit):
            return
        left = f" {count_noun(unset, 'frame')} not tracked yet: not marked." if unset else ""
        self._notices.tell(f"{rally.name} is reviewed.{left}")

    def _pin(self) -> None:
        """Pin or unpin the point of the frame; a point without any source in lower layers stays pinned."""
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
            words = "A point that was set by hand, filled or imported stays pinned, because it is found nowhere else."
            self._notices.tell(f"{words} {self._key('clear_point')} removes it.")

    def _frames_to_mark(self, state: State) -> range | None:
        """The marked range, or else the item at the playhead, made the current one; None for neither."""
        if self._workspace.marks.frames is not None:
            return self._workspace.marks.frames
        item, other_item = self._current_item, self._current_item.other_item
        if other_item is not None:
            item.turn_to(other_item)
        confirms = item.frames is not None and state is State.VISIBLE
        return item.to_accept if confirms else item.frames  # unseen positions are not confirmed

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
        went = state is State.UNSET or (state is State.VISIBLE and self._went_to_unseen())
        if not went and self._is_through:
            self._lead_on()
        if unshown and state is not State.VISIBLE:
            undo = f"{self._key('undo')} undoes this."
            self._notices.tell(f"{count_noun(unshown, 'frame')} of these had not been shown in the film strip. {undo}")
        left = int((track.layer(Layer.HUMAN)[frames.start : frames.stop]["state"] == State.UNSET).sum())
        if state in (State.VISIBLE, State.OCCLUDED) and left:
            self._notices.tell(f"{count_noun(left, 'frame')} not marked: no position is known there.")
        else:
            self._workspace.marks.clear()

    def _go_to_unreviewed(self, direction: int) -> None:
        track, current = self._workspace.document.track, self._workspace.frame
        open_ = (track.shown_rows()["state"] != State.UNSET) & ~track.reviewed()
        ahead = np.flatnonzero(open_[current + 1 :]) + current + 1 if direction > 0 else np.flatnonzero(open_[:current])
        if len(ahead):
            self._turn_to(int(ahead[0] if direction > 0 else ahead[-1]))
        else:
            self._notices.tell(f"There is no unreviewed frame {'after' if direction > 0 else 'before'} this one.")


def area_around(track: Track, frames: range, a_frame: float) -> Area | None:
    """The ball's possible area of the picture in a range of frames; None without a position near it.

    It covers the positions in and beside the range, or the last one before and the first one after it, and grows with
    the number of frames without a position.

    Args:
        a_frame: greatest movement of the ball in a frame without a position, in video pixels.

    Returns:
        Left, top, right and bottom in video pixels, possibly outside the picture.
    """
    start, stop = max(frames.start - _DISTANT, 0), min(frames.stop + _DISTANT, track.n_frames)
    cuts = start + np.flatnonzero(track.layer(Layer.PREDICTED)[start:stop]["begins_scene"])
    start = max([start, *cuts[cuts <= frames.start].tolist()])
    stop = min([stop, *cuts[cuts > frames[-1]].tolist()])
    x, y = track.positions(start, stop)
    known = start + np.flatnonzero((x != 0) | (y != 0))
    if not len(known):
        return None
    last, next_ = known[known < frames.start][-1:], known[known >= frames.stop][:1]
    nearby = known[(known >= frames.start - _NEARBY) & (known < frames.stop + _NEARBY)]
    offsets = np.concatenate([last, nearby, next_]) - start
    unknown = np.abs(np.arange(frames.start, frames.stop)[:, None] - known).min(axis=1)
    reach = a_frame * float(unknown.max())
    x, y = x[offsets], y[offsets]
    return float(x.min()) - reach, float(y.min()) - reach, float(x.max()) + reach, float(y.max()) + reach
