"""Move through the queue of review items and through unreviewed frames."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QElapsedTimer, Signal, Slot

from rallytrace.analysis.ball_area import area_around
from rallytrace.analysis.review_queue import Item
from rallytrace.session.video_list import ListedState
from rallytrace.track.spans import overlap
from rallytrace.track.track import State
from rallytrace.track.wording import count_noun, frames_text
from rallytrace.ui.controller import Commands, Controller, WindowContext

_MAX_NEXT_DISTANCE_FRAMES: Final = 8
"""Maximum distance in frames from a reviewed item to a next visible one with the same error."""
_MAX_SPEED_WIDTHS_PER_FRAME: Final = 0.004
"""Maximum movement of the ball per frame without a position, as a share of the picture width.

With this value every labelled ball of items with a gap was visible (on saved predictions), with 0.003 97 %.
"""
_KEY_GUARD_MS: Final = 1500
"""Ignore Enter and N for this long after an automatic jump: the user has not seen the new frame yet."""


class QueueController(Controller):
    """Moves to the items of the queue and within them."""

    video_requested = Signal(object, int)
    """The path of a listed video in which to continue the review, and its first (1) or last (-1) item to start at."""
    item_shown = Signal(object)
    """The frames of the new item."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._current_item = context.current_item
        self._offered = False  # whether the last message offered less certain items
        self._led_to: int | None = None  # the frame that the queue jumped to by itself
        self._looked_at = QElapsedTimer()  # time since that frame is on the screen
        self._zoom = 0.0  # zoom last chosen for review items, or 0
        context.view.zoom_chosen.connect(self._keep_zoom)
        context.view.frame_painted.connect(self._begin_look)
        context.edit_controller.frame_marked.connect(self._on_marked)
        context.workspace.review.queue_changed.connect(self._expect_next)

    @Slot(object)
    def go_to_item(self, item: Item) -> None:
        """Go to an item of the queue."""
        self._workspace.review.visits.go_on_from(item)
        self._show_item(item)

    def _show_item(self, item: Item) -> None:
        self._offered = False
        self._workspace.marks.clear()  # The marks belong to another item and would redirect Enter.
        self.item_shown.emit(item.frames)
        self._workspace.playhead.pause()
        # First, because other views of the item are updated before the picture is ready.
        self._current_item.walk_to(item.frames)
        frame = self._entry(item)
        self._navigation_controller.go_to(frame)
        if self._workspace.preferences.value.playback.zoom_to_places:
            self._zoom_to(item, frame)
        self._edit_controller.reveal(frame)
        self._expect_next()

    def _entry(self, item: Item) -> int:
        """Return the frame of an item to go to: its first one in the film strip, otherwise a representative one."""
        return item.frame if self._current_item.shown is None else item.frames.start

    @Slot()
    def _expect_next(self) -> None:
        (following,) = self._workspace.review.visits.ahead(1) or (None,)
        self._workspace.loader.expect(None if following is None else self._entry(following))

    def _zoom_to(self, item: Item, frame: int) -> None:
        """Zoom to the area where the ball may be in an item, or to its position at the zoom last chosen for items."""
        track, info = self._workspace.document.track, self._workspace.info
        a_frame = _MAX_SPEED_WIDTHS_PER_FRAME * info.size.width if info is not None else 0.0
        frames = range(frame, frame + 1) if self._zoom else item.frames
        area = area_around(track, frames, a_frame)
        if self._zoom and area is not None:
            self._view.show_around((area[0] + area[2]) / 2, (area[1] + area[3]) / 2, self._zoom)
        else:
            self._view.show_area(area)

    @Slot(float)
    def _keep_zoom(self, zoom: float) -> None:
        if self._current_item.includes(self._workspace.frame):
            self._zoom = zoom

    def _turn_to(self, frame: int) -> None:
        self._navigation_controller.go_to(frame)
        self._edit_controller.reveal(frame)

    @property
    def commands(self) -> Commands:
        return {
            "next_suspicious": partial(self._go_by_key, 1),
            "previous_suspicious": partial(self._go_by_key, -1),
            "item_first": partial(self._go_in_item, 0),
            "item_last": partial(self._go_in_item, -1),
            "look_elsewhere": self._look_elsewhere,
            "next_unreviewed": partial(self.go_to_unreviewed, 1),
            "previous_unreviewed": partial(self.go_to_unreviewed, -1),
        }

    def _look_elsewhere(self) -> None:
        if self._current_item.shown is None:
            self._notices.tell(f"The film strip is closed. {self._key('panel_strip')} opens it.")
        else:
            self._notices.tell(
                f"Film strip: uncertain frames are shown around {self._current_item.look_elsewhere().value}."
            )

    @property
    def is_through(self) -> bool:
        """Return whether no frame of the item at the playhead is open or suspicious any more."""
        review = self._workspace.review
        if not self._current_item.includes(self._workspace.frame) or review.paused:
            return False
        review.flush()
        return self._current_item.is_reviewed or self._left_in_queue() is None

    def lead_on(self) -> None:
        """Move to the next item automatically. Ignore a key that was meant for the last item."""
        before, self._led_to = self._current_item.walked_to, None
        self.walk(1)
        if self._current_item.walked_to is not before:
            self._give_time()

    def _give_time(self) -> None:
        """Ignore Enter and N at this frame until the user can have seen it."""
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
        """Return whether the queue has just jumped to this frame and the user has not moved since."""
        if self._led_to is None or self._led_to != self._workspace.frame:
            return False
        return not self._looked_at.isValid() or self._looked_at.elapsed() < _KEY_GUARD_MS

    def nobody_has_looked(self, frames: range | None) -> bool:
        """Return whether Enter came before the user can have seen an automatic jump, or is still held from before.

        With `frames` None (single frames), holding the key is allowed unless it has just accepted a fill.
        """
        current = self._workspace.frame
        if self._registry.repeats:
            return frames is not None or self._led_to == current
        if self._is_unseen:
            words = frames_text(frames or range(current, current + 1))
            self._notices.tell(f"Already done. Press {self._key('accept')} again to accept {words}.")
            return True
        self._led_to = None
        return False

    @Slot()
    def go_on_after_fill(self) -> None:
        """Go to the first still queued frames of the item after the fill, otherwise to the next item.

        So every fill moves on, and the next target of Enter is always newly shown.
        """
        review, current = self._workspace.review, self._workspace.frame
        if self._current_item.includes(current):
            review.flush()
            items = sorted(self._asked_in_item(), key=lambda item: (item.frames.stop <= current, item.frames.start))
            left = next(iter(items), None)
            if left is None:
                self.walk(1)
            else:
                review.visits.note(left)
                self._show_item(left)
        self._give_time()

    @Slot(int)
    def _on_marked(self, frame: int) -> None:
        """Move to the next item if a frame was marked, no frame of this item is open, and no fill is previewed."""
        if self._current_item.includes(frame) and self._current_item.is_reviewed and not self._workspace.review.paused:
            self.lead_on()

    def _go_by_key(self, direction: int) -> None:
        """Go to the next or previous item. Include less certain items if the last message offered them."""
        if direction > 0 and self._is_unseen:
            self._notices.tell(f"This is already the next item. Press {self._key('next_suspicious')} again to skip it.")
            return
        review = self._workspace.review
        review.flush()
        offered, self._offered = self._offered, False
        if offered and not review.shown and review.less_certain:
            review.set_threshold(0.0)
            self._go_to_end(direction)
        else:
            self.walk(direction)

    def walk(self, direction: int) -> None:
        """Go to the next or previous item. Forward, first visit the rest of the last item or one next to it."""
        review = self._workspace.review
        review.flush()
        left = self._left_open() if direction > 0 else None
        neighbour = self._left_beside() if direction > 0 and left is None else None
        if left is not None:
            self.go_to_item(left)
        elif neighbour is not None:
            review.visits.note(neighbour)
            self._show_item(neighbour)  # the sequence continues from its old position afterwards
        else:
            self._walk_on(direction)

    def _walk_on(self, direction: int) -> None:
        step = self._workspace.review.visits.go(direction)
        ended = step is None or (step.went_round and not step.found_since)
        if ended and self._go_beyond(direction):
            return
        if step is None:
            self._tell_nothing_left()
            return
        self.go_to_item(step.item)
        if step.went_round:
            ends = ("last", "first") if direction > 0 else ("first", "last")
            remark = "This one has not been visited yet." if step.found_since else f"This is the {ends[1]} one."
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
        """Go to the first (1) or last (-1) item of the queue, as after opening a video."""
        if self._go_to_end(direction):
            self._give_time()

    def _go_to_end(self, direction: int) -> bool:
        self._workspace.review.flush()
        step = self._workspace.review.visits.go(direction)
        if step is not None:
            self.go_to_item(step.item)
        return step is not None

    def _go_beyond(self, direction: int) -> bool:
        """Continue the review in the next listed video with open items, if all videos form one queue."""
        review, videos = self._workspace.review, self._context.videos
        if review.busy or not videos.listing.one_queue or videos.current not in videos:
            return False
        path = videos.neighbour(direction, lambda status: status.state is ListedState.TO_REVIEW)
        if path is not None:
            self.video_requested.emit(path, direction)
        return path is not None

    @property
    def _next_video(self) -> str:
        """Return a sentence with the key for the next listed video, or '' for none."""
        videos = self._context.videos
        path = videos.neighbour(1) if videos.current in videos else None
        return "" if path is None else f"{self._key('next_video')} opens {path.name}."

    def _go_in_item(self, index: int) -> None:
        """Go to the first (0) or last (-1) frame of the item at the playhead, otherwise of the last visited item."""
        item = self._current_item.other_item or self._current_item.walked_to
        if item is None:
            self._notices.tell(f"This frame is in no review item. Press {self._key('next_suspicious')} to go to one.")
        else:
            self._turn_to(item[index])

    def _left_open(self) -> Item | None:
        """Return the rest of the last visited item if the playhead has left it."""
        return None if self._current_item.includes(self._workspace.frame) else self._left_in_queue()

    def _left_beside(self) -> Item | None:
        """Return the nearest unvisited item next to the last visited one, once that is reviewed."""
        item = self._current_item.walked_to
        if item is None or not self._current_item.is_reviewed:
            return None
        review = self._workspace.review
        distances: dict[Item, int] = {}
        for candidate in review.shown:
            distance = max(candidate.frames.start - item.stop, item.start - candidate.frames.stop)
            if distance <= _MAX_NEXT_DISTANCE_FRAMES and not review.visits.includes(candidate):
                distances[candidate] = distance
        return min(distances, key=lambda candidate: distances[candidate], default=None)

    def _left_in_queue(self) -> Item | None:
        """Return the first queued item that overlaps the last visited item."""
        return next(self._asked_in_item(), None)

    def _asked_in_item(self) -> Iterator[Item]:
        """Yield the queued items within the last visited item, in its order."""
        item, shown = self._current_item.walked_to or range(0), self._workspace.review.shown
        return (candidate for candidate in shown if overlap(candidate.frames, item))

    def go_to_unseen(self) -> bool:
        """Go to the next part of the item that the film strip has not shown yet. Return False if there is none."""
        unseen = self._current_item.unseen
        if unseen is None or self._current_item.is_reviewed:
            return False
        self._turn_to(unseen)
        return True

    def go_to_unreviewed(self, direction: int) -> None:
        track, current = self._workspace.document.track, self._workspace.frame
        open_ = (track.shown_rows()["state"] != State.UNSET) & ~track.reviewed()
        ahead = np.flatnonzero(open_[current + 1 :]) + current + 1 if direction > 0 else np.flatnonzero(open_[:current])
        if len(ahead):
            self._turn_to(int(ahead[0] if direction > 0 else ahead[-1]))
        else:
            self._notices.tell(f"No unreviewed frames {'after' if direction > 0 else 'before'} this one.")
