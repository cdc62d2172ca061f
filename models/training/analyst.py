"""A simulated analyst: he knows the truth of what he looks at, and mends a rally's track in one of several ways.

An act is a key or a click; a drag over the timeline is one, too.

* Enter, what is left of the item is right, on to the next: 1. The playhead then stands at the item's frame to look at
  first. (N, on to the next without a word, would be 1 as well.)
* Any other frame: 1, by a step or by a click on the timeline.
* A point: 1, by a click. In frames one after the other a click each, for the window goes on by itself.
* X, no ball: 1. Of several frames, Shift-drag and Shift+X: 2.
* F, the ghosts of the gap at the playhead: 1. Of other frames, which are marked first by Shift-drag: 2. They stay while
  points are placed, and follow them. Enter takes over the one shown first: 1. Another method's: a number key more.

At an item he sees the trail over the picture, and so which of its frames are wrong, and whether wrong ones go on beyond
it; of ghosts he sees whether they are right. He places points where the label has them. Only to look costs nothing.
Whether he mends frames by hand or by a fill is settled before he knows how good the fill is: by whatever would take
fewer acts if it were right. Where it is not, he places the middle of the longest stretch that is still wrong, or the
end of one beyond which nothing is known, until it is.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from models.training.desk import Deed, Desk, Flags, Offer
from rallytrace.domain.fills import Fill, where_to_place
from rallytrace.domain.motion import positions
from rallytrace.domain.queue import Item
from rallytrace.domain.suspicion.neighbours import pieces


@dataclass(frozen=True, slots=True)
class Window:
    """What the window does by itself.

    Attributes:
        fills: it has fills.
        goes_on: Enter that takes a fill over also accepts what is left of the item, and goes on to the next; where
            there is more to mend the analyst holds Shift, and it does not.
        shows_ghosts: a point beyond which nothing is known brings the ghosts of the frames between it and what is known
            on the other side, without F.
        heeds_found: what is found to be a hit or a bounce parts flights, so that no fill goes across it; else only a
            person's word does, and here there is none.
        leads: F, and every point while there are ghosts, takes the playhead to where a point helps most: to the end of
            frames beyond which nothing is known, or to where the ghosts differ most.
    """

    fills: bool = True
    goes_on: bool = False
    shows_ghosts: bool = False
    heeds_found: bool = True
    leads: bool = True


def step_through(desk: Desk) -> None:
    """Look at every frame and mend those that are wrong."""
    desk.begin()
    for frame in range(desk.track.n_frames):
        desk.frame = frame
        if desk.wrong()[frame]:
            _mend(desk, frame)
        desk.spend(Deed.STEP)
    desk.note()


def mend_in_time_order(desk: Desk) -> None:
    """Go from wrong frame to wrong frame, as if somebody said where they are."""
    desk.begin()
    for frame in np.flatnonzero(desk.wrong()).tolist():
        desk.spend(Deed.GO)
        desk.frame = frame
        _mend(desk, frame)


def walk_the_queue(desk: Desk, window: Window) -> None:
    """Mend item after item until the queue is empty."""
    while items := desk.items():
        _Visit(desk, items[0], window).work()


def step_through_the_rest(desk: Desk) -> None:
    """Look at every frame that nobody has reviewed and mend those that are wrong."""
    desk.begin()
    for frame in np.flatnonzero(desk.open()).tolist():
        desk.spend(Deed.STEP)
        desk.frame = frame
        if desk.wrong()[frame]:
            _mend(desk, frame)
    desk.note()


def _mend(desk: Desk, frame: int) -> None:
    if desk.truth.ball[frame]:
        desk.place(frame)
    else:
        desk.mark_no_ball(range(frame, frame + 1))


class _Visit:
    """The work on one item."""

    def __init__(self, desk: Desk, item: Item, window: Window) -> None:
        self._desk, self._item, self._window = desk, item, window
        desk.begin(item.gain)
        desk.frame = item.frame

    def work(self) -> None:
        """Mend it, accept what is left of it, and go on."""
        desk, ball = self._desk, self._desk.truth.ball
        wrong = desk.wrong()
        for run in self._runs(wrong & ~ball):
            if len(run) == 1:
                desk.go_to(run.start)
            desk.mark_no_ball(run)
        filled = False
        for run in self._runs(wrong & ball):
            filled = self._window.fills and self._worth_filling(run)
            if filled:
                self._fill(run)
            else:
                self._place_all(run)
        if not (filled and self._window.goes_on):
            desk.spend(Deed.GO_ON)
        desk.accept(self._item.frames)

    def _runs(self, wrong: Flags) -> list[range]:
        """The runs of wrong frames that are in the item, if only in part, or touch it; that at the playhead first."""
        item, playhead = self._item.frames, self._desk.frame
        runs = [run for run in pieces(wrong) if run.start <= item.stop and run.stop >= item.start]
        return sorted(runs, key=lambda run: (playhead not in run, run.start))

    def _place_all(self, run: range) -> None:
        self._desk.go_to(run.start)
        for frame in run:
            self._desk.frame = frame
            self._desk.place(frame)

    def _gap(self, run: range) -> range | None:
        """The gap around a run, where F may fill all of it because there is a ball all the time."""
        desk = self._desk
        gap = desk.gap(desk.frame if desk.frame in run else run.start, found=self._window.heeds_found)
        if gap is None or gap.start > run.start or gap.stop < run.stop:
            return None
        part = slice(gap.start, gap.stop)
        return gap if (desk.truth.ball | ~desk.truth.known)[part].all() else None

    def _worth_filling(self, run: range) -> bool:
        """Whether a fill takes fewer acts than a point in every frame, if it is right at once."""
        gap = self._gap(run)
        to_begin = 1 if gap is None else int(self._desk.frame not in gap)
        return to_begin + 2 < len(run) + int(self._desk.frame != run.start)

    def _fill(self, run: range) -> None:
        """Fill a run, or the gap around it, with as many points as it takes."""
        desk, gap = self._desk, self._gap(run)
        if gap is not None:
            if desk.frame not in gap:
                desk.go_to(run[len(run) // 2])
            desk.spend(Deed.FILL)
        elif self._window.shows_ghosts and (ends := self._open_ends(run)):
            for end in ends:
                desk.go_to(end)
                desk.place(end)
        else:
            desk.spend(Deed.MARK)
            desk.spend(Deed.FILL)
        self._place_until_right(run if gap is None else gap)

    def _open_ends(self, run: range) -> list[int]:
        """The ends of a run without a ball beyond which nothing is known; none where something is on both sides."""
        shown = np.isfinite(positions(self._desk.track.shown())[0])
        if self._desk.gap(run.start, found=self._window.heeds_found) is not None or shown[run.start : run.stop].any():
            return []
        ends = []
        if run.start == 0 or not shown[run.start - 1]:
            ends.append(run.start)
        if len(run) > 1 and (run.stop == len(shown) or not shown[run.stop]):
            ends.append(run[-1])
        return ends

    def _place_until_right(self, frames: range) -> None:
        desk = self._desk
        while True:
            offer = desk.offer(frames, found=self._window.heeds_found)
            fill, left = _best(desk, offer)
            doubtful = where_to_place(offer.around, offer.fills) if self._window.leads else None
            if doubtful is not None:
                desk.frame = doubtful
            if not left.any():
                break
            there = doubtful is not None and left[doubtful]
            desk.go_to(desk.frame if there else _frame_to_place(offer, fill, left))
            desk.place(desk.frame)
        if fill is not None:
            desk.spend(Deed.CHOOSE, int(fill is not offer.first))
            desk.take(fill)


def _best(desk: Desk, offer: Offer) -> tuple[Fill | None, Flags]:
    """The fill with the fewest wrong frames, of equal ones that shown first, and which are wrong with it, (n,)."""
    chosen = np.zeros(desk.track.n_frames, np.bool_)
    chosen[offer.around.frames.start : offer.around.frames.stop] = True
    fills: tuple[Fill | None, ...] = offer.fills or (None,)
    tried = [(fill, desk.wrong(fill) & chosen) for fill in fills]
    return min(tried, key=lambda one: (one[1].sum(), one[0] is not offer.first))


def _frame_to_place(offer: Offer, fill: Fill | None, left: Flags) -> int:
    """Of the longest stretch that is left within a flight: its middle, or the end beyond which nothing is known."""
    run, knots = max(_left_by_flight(offer, left), key=lambda one: len(one[0]))
    middle = run[(len(run) - 1) // 2]
    if fill is not None and middle in fill.frames:
        return middle
    if not knots or run.stop <= knots[0]:
        return run.start
    return run[-1] if run.start > knots[-1] else middle


def _left_by_flight(offer: Offer, left: Flags) -> Iterator[tuple[range, list[int]]]:
    """The stretches of frames that are left, each within one flight, with what is known of this flight."""
    for flight in offer.around.flights():
        knots = offer.around.knots(flight)
        for run in pieces(left[flight.start : flight.stop]):
            yield range(flight.start + run.start, flight.start + run.stop), knots
