"""The walk through the review queue: which item the user is at, what they have seen of it, and what Enter accepts."""

import time
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.review_queue import Item
from rallytrace.session.review_model import ReviewModel
from rallytrace.texts import join_sentences, tr
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.spans import join_spans, overlap
from rallytrace.track.track import Frames, Layer, State
from rallytrace.track.wording import count_noun, frames_text

_MAX_TRAIL_ITEMS: Final = 64
"""Maximum number of visited items that undo can return to."""
_MAX_REMEMBERED_PARTS: Final = 64
"""Number of item parts shown in the film strip that are remembered for undo."""
_MAX_NEXT_DISTANCE_FRAMES: Final = 8
"""Maximum distance in frames of an item that is visited next because it probably has the same error as the last one."""
_KEY_GUARD_SECONDS: Final = 1.5
"""Ignore Enter and N for this long after an automatic jump: the user has not seen the new frame yet."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A step through the review queue.

    Attributes:
        item: the item to go to.
        went_round: whether the step wrapped around, from the last item to an earlier one or from the first to the last.
        found_since: whether the item appeared after the user had passed its position.
    """

    item: Item
    went_round: bool = False
    found_since: bool = False


class Visits:
    """Remembers the items visited in this round and determines the next one."""

    def __init__(self, review: ReviewModel) -> None:
        self._review = review
        self.forget()

    def forget(self) -> None:
        """Start over with another track."""
        self._frames: set[int] = set()  # frames of visited items
        self._last: Item | None = None
        self._trail: deque[Item] = deque(maxlen=_MAX_TRAIL_ITEMS)

    def go(self, direction: int) -> Visit | None:
        """Visit the next (1) or previous (-1) item after the last visited one. Return None without items.

        Going forward skips visited items, even after corrections have split or moved them. After the last item come new
        items before it, then the first item.
        """
        items, last, order = self._review.shown, self._last, self._review.order
        if not items:
            return None
        if direction < 0:
            index = -1 if last is None else bisect_left(items, order(last), key=order) - 1
            visit = Visit(items[index], went_round=last is not None and index < 0)
        else:
            following = next(self._to_visit(), None)
            visit = self._begin_round(items) if following is None else Visit(following)
        self.continue_from(visit.item)
        return visit

    def _begin_round(self, items: Sequence[Item]) -> Visit:
        """Return the first unvisited item. If all are visited, start a new round with the first."""
        item = next((item for item in items if not self.includes(item)), None)
        if item is None:
            self._frames.clear()
            return Visit(items[0], went_round=True)
        return Visit(item, went_round=True, found_since=bool(self._frames))

    def _to_visit(self) -> Iterator[Item]:
        items, last, order = self._review.shown, self._last, self._review.order
        first = 0 if last is None else bisect_right(items, order(last), key=order)
        return (item for item in islice(items, first, None) if not self.includes(item))

    def includes(self, item: Item) -> bool:
        """Return whether most of an item's frames belong to items visited in this round."""
        return 2 * len(self._frames.intersection(item.frames)) > len(item.frames)

    def ahead(self, count: int) -> tuple[Item, ...]:
        """Return the items of the next visits, at most `count`."""
        following = tuple(islice(self._to_visit(), count))
        skipped = (item for item in self._review.shown if item not in following and not self.includes(item))
        return (*following, *islice(skipped, count - len(following)))

    def note(self, item: Item) -> None:
        """Mark an item as visited without changing where the sequence continues."""
        self._frames.update(item.frames)

    def continue_from(self, item: Item) -> None:
        """Mark an item as visited, and continue the sequence after it."""
        self._last = item
        self._trail.append(item)
        self.note(item)

    def go_back_to(self, frames: range) -> None:
        """Continue the sequence after the visited item in these frames. Count the last visited one as unvisited."""
        last = self._last
        item = next((item for item in reversed(self._trail) if overlap(item.frames, frames)), None)
        if item is not None and last is not None and item != last:
            self._frames.difference_update(last.frames)
            self._last = item


@dataclass(frozen=True, slots=True)
class WalkHost:
    """What the walk reads and moves in its window.

    Attributes:
        frame: returns the playhead's frame.
        target: returns the frame that edits apply to, or None until its picture is shown.
        playing: returns whether the video plays.
        repeats: returns how often the pressed key has repeated.
        marked: returns the marked range, or None.
        next_video: returns a sentence with the key for the next listed video, or ''.
        key: returns the key of an action.
        edit: applies an edit, or nothing if it is None, and returns True; returns False if editing is impossible.
        clear_marked: removes the marked range.
        go_to: goes to a frame.
        leave_for: prepares for a move to an item with these frames.
        arrive: goes to a frame of the item that the walk is at now.
        go_beyond: continues the review in the next (1) or previous (-1) listed video, or returns False without one.
        tell: shows a message.
        visited: called when another item is under review.
        changed: called when another item was visited, other frames of it are on the screen, or others are selected.
    """

    frame: Callable[[], int]
    target: Callable[[], int | None]
    playing: Callable[[], bool]
    repeats: Callable[[], int]
    marked: Callable[[], range | None]
    next_video: Callable[[], str]
    key: Callable[[str], str]
    edit: Callable[[Edit | None], bool]
    clear_marked: Callable[[], None]
    go_to: Callable[[int], None]
    leave_for: Callable[[range], None]
    arrive: Callable[[Item, int], None]
    go_beyond: Callable[[int], bool]
    tell: Callable[[str], None]
    visited: Callable[[], None]
    changed: Callable[[], None]


class ReviewWalk:
    """The last visited review item, its open frames, and the moves from item to item.

    A frame is open until the user accepts, sets or marks it.

    Args:
        clock: returns seconds.

    Attributes:
        visits: the visits to queued items.
        item: the frames of the last visited item, or None.
        shown: all frames in the film strip, or None while it is hidden.
        keyed: the frames in the film strip that keys apply to: one, or several selected with the rubber band. None if
            keys apply to the frame in the picture.
        beside: frames of the strip that are shown together with the item, or None.
        seen: ascending ranges of the item's frames that the film strip has shown.
        painted: the frames that the film strip painted last, or None while it is hidden.
        part: the frames of the item that the film strip should show, or None to start with the first ones.
    """

    def __init__(self, review: ReviewModel, host: WalkHost, clock: Callable[[], float] = time.monotonic) -> None:
        self._review, self._host, self._clock = review, host, clock
        self.visits = Visits(review)
        self.shown: range | None = None
        self.keyed: range | None = None
        self.painted: range | None = None
        self.part: range | None = None
        self._parts: deque[tuple[range, range]] = deque(maxlen=_MAX_REMEMBERED_PARTS)
        self._offers_less_certain = False  # whether the last message offered less certain items
        self._led_to: int | None = None  # the frame that the walk jumped to by itself
        self._seen_since: float | None = None  # when that frame appeared on the screen
        self._on_screen: int | None = None  # the frame painted last
        self.start_over()

    def start_over(self) -> None:
        """Forget the item and the visits, because the track was replaced."""
        self.item: range | None = None
        self.beside: range | None = None
        self.seen: tuple[range, ...] = ()
        self._parts.clear()
        self.visits.forget()

    # Where the user is

    @property
    def open_item(self) -> range | None:
        """Return the frames of the item while the playhead is in it and some of them are open, else None.

        Without a marked range, range actions apply to the open frames.
        """
        return self.item if self.includes(self._host.frame()) and not self.is_reviewed else None

    @property
    def other_item(self) -> range | None:
        """Return the frames of the queued item at the playhead if another item was visited last."""
        frame = self._host.frame()
        if frame in (self.item or ()) and not self.is_reviewed:
            return None
        item = self._review.item_at(frame)
        return None if item is None else item.frames

    @property
    def is_reviewed(self) -> bool:
        return not self._open(self.item or range(0)).any()

    @property
    def is_done(self) -> bool:
        """Return whether the playhead is still in the item and no frame of it is open. The next item then follows."""
        return self.includes(self._host.frame()) and self.is_reviewed and self.other_item is None

    @property
    def is_on_screen(self) -> bool:
        """Return whether the frame at the playhead and all of the film strip have been painted."""
        target = self._host.target()
        if self._host.playing():
            return target is not None
        return target == self._host.frame() and self.painted == self.shown

    def includes(self, frame: int) -> bool:
        """Return whether a frame belongs to the item or is shown together with it."""
        return self.item is not None and (frame in self.item or frame in (self.beside or ()))

    def entry(self, item: Item) -> int:
        """Return the frame of an item to go to: its first one in the film strip, otherwise a representative one."""
        return item.frame if self.shown is None else item.frames.start

    def turn_to(self, frames: range) -> None:
        """Make these frames, which must include the playhead, the item under review."""
        self.item, self.beside, self.seen = frames, None, ()
        self.show_beside(self.shown)
        self._host.changed()

    def walk_to(self, frames: range, *, shown_first: range | None = None) -> None:
        """Make these frames the item under review. The caller moves the playhead there.

        Args:
            shown_first: frames of the item that the film strip should show; None for the first ones.
        """
        self.item, self.beside, self.seen, self.part = frames, None, (), shown_first
        self._host.visited()
        self._host.changed()

    def return_to(self, frames: Frames) -> range | None:
        """Return to the item that edited frames belong to, and to the part of it that the film strip showed then.

        Returns:
            The part, or None if the strip shows the item already or the item is not remembered.
        """
        current = (self.item or range(0), self.shown or range(0))
        view = next((known for known in (current, *reversed(self._parts)) if _any_in_both(frames, *known)), current)
        if view == current:
            return None
        item, shown = view
        self.walk_to(item, shown_first=shown)
        self.visits.go_back_to(item)
        return shown

    # What has been seen, and what Enter accepts

    def show_beside(self, frames: range | None) -> None:
        """Set the film strip's frames. Frames next to the item count as part of it while they are shown."""
        item, self.shown = self.item or range(0), frames
        if frames is None:
            self.painted = None
        visible, seen = self._visible_of(item), self.seen
        neighbours = frames if visible else None
        if visible:
            seen = join_spans((*seen, visible))
            if not self._parts or self._parts[-1] != (item, frames):
                self._parts.append((item, frames or range(0)))
        if (neighbours, seen) != (self.beside, self.seen):
            self.beside, self.seen = neighbours, seen
            self._host.changed()

    def select(self, frames: range | None) -> None:
        """Make keys act on these frames, selected in the film strip; on the frame in the picture if None."""
        if frames != self.keyed:
            self.keyed = frames
            self._host.changed()

    @property
    def selected(self) -> range | None:
        """Return the frames selected in the film strip if there are several."""
        return self.keyed if self.keyed is not None and len(self.keyed) > 1 else None

    @property
    def to_accept(self) -> range | None:
        """Return the frames to which Enter applies: those of the item at the playhead, or None without an item.

        While the film strip shows a part of the item, they are the frames shown so far without interruption. Frames
        selected in the strip take precedence while some are open, and so does a range marked within the item.
        """
        part, other = self.part_to_accept, self.other_item
        if part is not None:
            return part
        if other is not None:
            return self._visible_of(other) or other
        return self.open_item if self.open_item is None or self.beside is None else self._seen_here

    @property
    def part_to_accept(self) -> range | None:
        """Return the frames selected in the strip while some are open, otherwise the range marked within the item."""
        selected = self.selected
        return selected if selected is not None and self._open(selected).any() else self.marked

    @property
    def marked(self) -> range | None:
        """Return the marked range if it lies within the reviewed item."""
        marked, item = self._host.marked(), self.item or range(0)
        return marked if marked is not None and marked.start in item and marked[-1] in item else None

    @property
    def n_open(self) -> int:
        """Return how many of the frames that Enter acts on are still open; 0 if the playhead is outside them."""
        return int(self._open(self.to_accept or range(0)).sum())

    @property
    def open_frames(self) -> range:
        """Return the range from the first to the last open frame that Enter acts on; empty if there is none."""
        frames = self.to_accept or range(0)
        found = np.flatnonzero(self._open(frames))
        return frames[int(found[0]) : int(found[-1]) + 1] if len(found) else range(0)

    @property
    def n_unshown(self) -> int:
        """Return how many frames of the item the film strip has not shown yet; 0 unless the strip shows the item."""
        return len(self.item or ()) - sum(map(len, self.seen)) if self.beside is not None else 0

    @property
    def unseen(self) -> int | None:
        """Return the frame to go to for the next part of the item not shown in the strip yet, or None."""
        item, seen = self.item, self._seen_here
        if item is None or seen is None or self.beside is None:
            return None
        if seen.stop < item.stop:
            return seen.stop
        return next((span.stop for span in reversed(self.seen[:-1])), item.start if seen.start > item.start else None)

    @property
    def _seen_here(self) -> range | None:
        """Return the item's frames that the strip has shown around the playhead, otherwise those shown first."""
        spans = (span for span in self.seen if self._host.frame() in span)
        return next(spans, self.seen[0] if self.seen else None)

    def _visible_of(self, item: range) -> range:
        """Return the frames of an item that the film strip shows."""
        shown = self.shown or range(0)
        return range(max(shown.start, item.start), min(shown.stop, item.stop))

    def _open(self, frames: range) -> NDArray[np.bool_]:
        human = self._review.track.layer(Layer.HUMAN)[frames.start : frames.stop]
        return np.asarray(human["state"] == State.UNSET, np.bool_)

    # From item to item

    def next(self, direction: int = 1) -> None:
        """Go to the next (1) or previous (-1) item. Include less certain items if the last message offered them."""
        if direction > 0 and self._is_unseen:
            key = self._host.key("next_suspicious")
            self._host.tell(tr("window", "This is already the next item. Press {key} again to skip it.", key=key))
            return
        self._review.flush()
        offered, self._offers_less_certain = self._offers_less_certain, False
        if offered and not self._review.shown and self._review.less_certain:
            self._review.choose_items(threshold=0.0)
            self._go_to_end(direction)
        else:
            self._go_on(direction)

    def go_to_item(self, item: Item) -> None:
        """Go to an item of the queue."""
        self.visits.continue_from(item)
        self._arrive(item)

    def go_to_end(self, direction: int) -> None:
        """Go to the first (1) or last (-1) item of the queue, as after opening a video."""
        if self._go_to_end(direction):
            self._start_key_guard()

    def go_in_item(self, index: int) -> None:
        """Go to the first (0) or last (-1) frame of the item at the playhead, otherwise of the last visited item."""
        item = self.other_item or self.item
        if item is None:
            key = self._host.key("next_suspicious")
            self._host.tell(tr("window", "This frame is in no review item. Press {key} to go to one.", key=key))
        else:
            self._host.go_to(item[index])

    def go_to_unreviewed(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) frame with a result that is not reviewed."""
        track, current = self._review.track, self._host.frame()
        frames = np.flatnonzero((track.shown_rows()["state"] != State.UNSET) & ~track.reviewed())
        ahead = frames[frames > current] if direction > 0 else frames[frames < current]
        if len(ahead):
            self._host.go_to(int(ahead[0] if direction > 0 else ahead[-1]))
        else:
            after, before = (
                tr("window", "No unreviewed frames after this one."),
                tr("window", "No unreviewed frames before this one."),
            )
            self._host.tell(after if direction > 0 else before)

    def note_mark(self, frame: int) -> None:
        """Go to the next item if the marked frame was the last open one of this item, and no fill is previewed."""
        if self.includes(frame) and self.is_reviewed and not self._review.paused:
            self._advance()

    def note_fill(self) -> None:
        """After a fill, go to the first frames of the item that are still queued, otherwise to the next item.

        Every fill moves on, so that Enter always applies to something newly shown.
        """
        current = self._host.frame()
        if self.includes(current):
            self._review.flush()
            left = sorted(self._queued_in_item(), key=lambda item: (item.frames.stop <= current, item.frames.start))
            if left:
                self.visits.note(left[0])
                self._arrive(left[0])
            else:
                self._go_on(1)
        self._start_key_guard()

    def note_painted(self, frame: int) -> None:
        """Note the time when the frame that the walk jumped to appears on the screen."""
        self._on_screen = frame
        if frame == self._led_to and self._seen_since is None:
            self._seen_since = self._clock()

    def _arrive(self, item: Item) -> None:
        self._offers_less_certain = False
        self._host.leave_for(item.frames)
        self.walk_to(item.frames)  # before the playhead moves: other views are updated before the picture is ready
        self._host.arrive(item, self.entry(item))

    def _go_on(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) item.

        Before the next one, visit what is left of the last item, or an item next to it.
        """
        self._review.flush()
        ahead = direction > 0
        left = next(self._queued_in_item(), None) if ahead and not self.includes(self._host.frame()) else None
        neighbour = self._left_beside() if ahead and left is None else None
        if left is not None:
            self.go_to_item(left)
        elif neighbour is not None:
            self.visits.note(neighbour)
            self._arrive(neighbour)  # the sequence continues from its old position afterwards
        else:
            self._visit_next(direction)

    def _visit_next(self, direction: int) -> None:
        visit = self.visits.go(direction)
        has_ended = visit is None or (visit.went_round and not visit.found_since)
        if has_ended and not self._review.busy and self._host.go_beyond(direction):
            return
        if visit is None:
            self._tell_nothing_left()
            return
        self.go_to_item(visit.item)
        if visit.went_round:
            self._host.tell(_end_text(ahead=direction > 0, is_new=visit.found_since))

    def _tell_nothing_left(self) -> None:
        review, host = self._review, self._host
        if review.busy:
            host.tell(tr("window", "The frames are still being checked. Try again in a moment."))
        elif review.less_certain:
            self._offers_less_certain = True
            rest, key = count_noun(review.less_certain, "less certain item"), host.key("next_suspicious")
            text = tr(
                "window",
                "No review items of {share:.0%} or more are left. {key} shows {rest}.",
                share=review.threshold,
                key=key,
                rest=rest,
            )
            host.tell(text)
        elif review.items:
            host.tell(tr("window", "No review items for this reason are left. Choose all reasons in the Review panel."))
        else:
            host.tell(join_sentences(tr("window", "No review items are left."), host.next_video()))

    def _go_to_end(self, direction: int) -> bool:
        self._review.flush()
        visit = self.visits.go(direction)
        if visit is not None:
            self.go_to_item(visit.item)
        return visit is not None

    def _left_beside(self) -> Item | None:
        """Return the nearest unvisited item next to the last visited one; None while that one is not reviewed."""
        item = self.item
        if item is None or not self.is_reviewed:
            return None
        distances: dict[Item, int] = {}
        for candidate in self._review.shown:
            distance = max(candidate.frames.start - item.stop, item.start - candidate.frames.stop)
            if distance <= _MAX_NEXT_DISTANCE_FRAMES and not self.visits.includes(candidate):
                distances[candidate] = distance
        return min(distances, key=lambda candidate: distances[candidate], default=None)

    def _queued_in_item(self) -> Iterator[Item]:
        """Yield the queued items that overlap the last visited item, in the order of the queue."""
        item = self.item or range(0)
        return (candidate for candidate in self._review.shown if overlap(candidate.frames, item))

    @property
    def _is_finished(self) -> bool:
        """Return True if the item at the playhead has no open or suspicious frames left."""
        if not self.includes(self._host.frame()) or self._review.paused:
            return False
        self._review.flush()
        return self.is_reviewed or next(self._queued_in_item(), None) is None

    def _advance(self) -> None:
        """Move to the next item automatically. Ignore a key that was meant for the last item."""
        before, self._led_to = self.item, None
        self._go_on(1)
        if self.item is not before:
            self._start_key_guard()

    def _start_key_guard(self) -> None:
        """Ignore Enter and N at this frame until the user can have seen it."""
        self._led_to = self._host.frame()
        self._seen_since = self._clock() if self._on_screen == self._led_to else None

    @property
    def _is_unseen(self) -> bool:
        """Return whether the walk has just jumped to this frame and the user has not moved since."""
        if self._led_to is None or self._led_to != self._host.frame():
            return False
        return self._seen_since is None or self._clock() - self._seen_since < _KEY_GUARD_SECONDS

    # Accept and mark

    def accept(self) -> None:
        """Accept the item at the playhead and go to the next, or accept the frame and go to the next unreviewed one.

        If the item is longer than the film strip, accept only the visible part and show the next one.
        """
        part, frames, other_item = self.part_to_accept, self.to_accept, self.other_item
        if self._is_too_early(frames) or not self.is_on_screen:
            return
        if part is not None:
            self._host.clear_marked()
            if self._accept(part) and self._is_finished:
                self._go_on(1)
            return
        if frames is None:
            self._go_on_without_item()
            return
        if other_item is not None:
            self.turn_to(other_item)
        if self._accept(frames) and not self._go_to_unseen():
            self._go_on(1)

    def accept_frame(self) -> bool:
        """Accept the frame on the screen, and stay."""
        frame = self._host.target()
        return frame is not None and self._accept(range(frame, frame + 1))

    def mark(self, state: State) -> None:
        """Mark all frames of the marked range, or the open frames of the review item."""
        host, only_open, track = self._host, self._host.marked() is None, self._review.track
        if only_open and not self.is_on_screen:
            return
        frames = self._frames_to_mark(state)
        if frames is None:
            text = tr(
                "window",
                "No range is marked. Mark one with {first_key} and {last_key}, or go to a review item.",
                first_key=host.key("range_in"),
                last_key=host.key("range_out"),
            )
            host.tell(text)
            return
        unshown = self.n_unshown if only_open else 0
        if not host.edit(edits.mark_frames(track, frames, state, only_open=only_open)):
            return
        went = state is State.UNSET or (state is State.VISIBLE and self._go_to_unseen())
        if not went and self._is_finished:
            self._advance()
        if unshown and state is not State.VISIBLE:
            text = tr(
                "window",
                "{frames} of these had not been shown in the film strip. {key} undoes this.",
                frames=count_noun(unshown, "frame"),
                key=host.key("undo"),
            )
            host.tell(text)
        left = int(self._open(frames).sum())
        if state in (State.VISIBLE, State.OCCLUDED) and left:
            frames_left = count_noun(left, "frame")
            host.tell(tr("window", "{frames} not marked: no position is known there.", frames=frames_left))
        else:
            host.clear_marked()

    def _accept(self, frames: range) -> bool:
        return self._host.edit(edits.accept(self._review.track, frames))

    def _is_too_early(self, frames: range | None) -> bool:
        """Return whether to ignore Enter: the user cannot have seen the jump to this frame, or is holding the key.

        A key held over single frames (`frames` is None) is ignored only at a frame to which the walk has just jumped.
        """
        current = self._host.frame()
        if self._host.repeats():
            return frames is not None or self._led_to == current
        if self._is_unseen:
            words, key = frames_text(frames or range(current, current + 1)), self._host.key("accept")
            self._host.tell(tr("window", "Already done. Press {key} again to accept {frames}.", key=key, frames=words))
            return True
        self._led_to = None
        return False

    def _go_on_without_item(self) -> None:
        """Go to the next item after correcting an item's last frame, or accept a frame and go to the next one."""
        if self.is_done and not self._host.repeats():
            self._go_on(1)
        elif self.accept_frame():
            self.go_to_unreviewed(1)

    def _go_to_unseen(self) -> bool:
        """Go to the next part of the item that the film strip has not shown yet. Return False if there is none."""
        unseen = self.unseen
        if unseen is None or self.is_reviewed:
            return False
        self._host.go_to(unseen)
        return True

    def _frames_to_mark(self, state: State) -> range | None:
        """Return the marked range, otherwise the item at the playhead, which becomes the current one.

        None without either.
        """
        if self._host.marked() is not None:
            return self._host.marked()
        other_item = self.other_item
        if other_item is not None:
            self.turn_to(other_item)
        confirms = self.open_item is not None and state is State.VISIBLE
        return self.to_accept if confirms else self.open_item  # do not confirm positions that were not shown


def _end_text(*, ahead: bool, is_new: bool) -> str:
    """Return what the walk says when it continues at the other end of the queue.

    Args:
        ahead: whether it walks to the next item, not to the previous one.
        is_new: whether the item there was found after the walk had passed it.
    """
    if is_new and ahead:
        return tr("window", "That was the last review item. This one has not been visited yet.")
    if is_new:
        return tr("window", "That was the first review item. This one has not been visited yet.")
    if ahead:
        return tr("window", "That was the last review item. This is the first one.")
    return tr("window", "That was the first review item. This is the last one.")


def _any_in_both(frames: Frames, first: range, second: range) -> bool:
    return bool(((frames >= max(first.start, second.start)) & (frames < min(first.stop, second.stop))).any())
