"""A simulated analyst: he knows the truth of what he looks at, and corrects a rally's track in one of several ways.

An act is a key or a click; a drag over the timeline is one, too. He has ticked 'Go on after a click'.

* Enter, what is left of the item is right, on to the next: 1. The playhead then stands at the item's frame to look at
  first. (N, on to the next without a word, would be 1 as well.) Where 'no ball' was the last thing to be said of the
  item, or to be asked by the queue, the window goes on by itself. A fill that is taken goes on as N does: to the first
  frames after it that the queue still asks about in the item, which Enter then accepts alone, or else to the next.
* Any other frame: 1, by a step or by a click on the timeline; also back into the item, to say Enter there.
* A point: 1, by a click. The next frame is shown then, unless that one was the item's last.
* X, no ball: 1. Of several frames, Shift-drag and Shift+X: 2; of all frames of the item Shift+X: 1.
* F, the ghosts of the item with the gap around it, except what is well seen there; elsewhere those of the gap: 1. Of
  some of the item's frames, by Shift-drag: 1. They stay while points are placed, and follow them. Enter takes over the
  one shown first: 1. Another method's: a number key more. To take none, where they are in the way: 1.

* With the film strip (`cells`) every frame that it shows is under the hand: a click in its cell places the ball, a
  right click says that there is none, and to go there costs nothing. N shows an item from its first frame on. Each
  further part costs 1 to look at, also where nothing is wrong in it, and so does a ball outside of its cell. With
  `looks` the first part costs 1, too, besides the key that led there.

At an item he sees the trail over the picture, and so which of its frames are wrong, and whether wrong ones go on beyond
it; of ghosts he sees whether they are right. He places points where the label has them. Only to look costs nothing.
Whether he corrects frames by hand or by a fill is settled before he knows how good the fill is: by whatever would take
fewer acts if it were right. Where it is not, he places the middle of the longest stretch that is still wrong, or the
end of one beyond which nothing is known, until it is. Where no ball is between two stretches he may say so first, so
that one fill does for both.
"""

import enum
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from models.studies.desk import NOWHERE, Deed, Desk, Flags, Offer, Trial
from rallytrace.analysis.fills.fill import Fill, find_next_place
from rallytrace.analysis.review_queue import Item
from rallytrace.track.spans import overlap, spans_of_flags
from rallytrace.track.track import Layer, State


def best_of(desk: Desk, offer: Offer, trial: Trial) -> tuple[Fill | None, Flags]:
    """The fill with the fewest wrong frames, of equal ones that shown first, and which are wrong with it, (n,)."""
    chosen = np.zeros(desk.track.n_frames, np.bool_)
    chosen[trial.frames.start : trial.frames.stop] = True
    chosen[trial.kept] = False
    fills: tuple[Fill | None, ...] = offer.fills or (None,)
    tried = [(fill, desk.wrong(fill) & chosen) for fill in fills]
    return min(tried, key=lambda one: (one[1].sum(), one[0] is not offer.first))


def frame_to_place(offer: Offer, fill: Fill | None, left: Flags) -> int:
    """Of the longest stretch that is left within a flight: its middle, or the end beyond which nothing is known."""
    run, known_frames = max(_left_by_flight(offer, left), key=lambda one: len(one[0]))
    middle = run[(len(run) - 1) // 2]
    if fill is not None and middle in fill.frames:
        return middle
    if not known_frames or run.stop <= known_frames[0]:
        return run.start
    return run[-1] if run.start > known_frames[-1] else middle


def _left_by_flight(offer: Offer, left: Flags) -> Iterator[tuple[range, list[int]]]:
    """The stretches of frames that are left, each within one flight, with what is known of this flight."""
    for flight in offer.context.flights():
        known_frames = offer.context.known_frames(flight)
        for run in spans_of_flags(left[flight.start : flight.stop]):
            yield range(flight.start + run.start, flight.start + run.stop), known_frames


class AfterFill(enum.Enum):
    """Where a fill that is taken leads."""

    ON = enum.auto()
    """To what the queue still asks about the item, or else to the next one."""
    ON_WHEN_DONE = enum.auto()
    """To the next item if the queue asks nothing more about this one; else nowhere."""
    TO_DOUBT = enum.auto()
    """To what the queue still asks about the item; never to another one."""


@dataclass(frozen=True, slots=True)
class Window:
    """What the window does by itself.

    Attributes:
        fills: it has fills.
        leads: F, and every point while there are ghosts, takes the playhead to where a point helps most: to the end of
            frames beyond which nothing is known, or to where the ghosts differ most.
        keeps_seen: F on an item leaves alone what is well seen.
        takes_peaks: fills take up faint peaks.
        heeds_found: what is found to be a hit or a bounce parts flights, so that no fill goes across it; else only a
            person's word does, and here there is none.
        shows_marked: what is marked of an item has its ghosts without F.
        steps_on: clicks and X go on to the next frame.
        shows_ghosts: an item that shows no ball in any frame has its ghosts without F.
        accepts_seen: Enter that takes a fill over also accepts what was well seen and led it.
        after_fill: where a fill that is taken leads.
        cells: of the film strip; 1 without it.
        looks: each item of the queue costs an act only to look at it.
    """

    fills: bool = True
    leads: bool = True
    keeps_seen: bool = True
    takes_peaks: bool = True
    heeds_found: bool = True
    shows_marked: bool = True
    steps_on: bool = True
    shows_ghosts: bool = False
    accepts_seen: bool = False
    after_fill: AfterFill = AfterFill.ON
    cells: int = 1
    looks: bool = False


def step_through(desk: Desk) -> None:
    """Look at every frame and correct those that are wrong."""
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
    """Correct item after item until the queue is empty."""
    desk.cells = window.cells
    while items := desk.items():
        _Visit(desk, items[0], window).work()


def step_through_the_rest(desk: Desk) -> None:
    """Look at every frame that nobody has reviewed and correct those that are wrong."""
    desk.begin()
    desk.cells = 1
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
        self._trial: Trial | None = None
        self._gone_on = False
        self._asked = item.frames
        desk.begin(item.gain)
        if window.cells > 1:
            desk.turn_to(item.frames)
        else:
            desk.frame = item.frame
        desk.spend(Deed.LOOK, int(window.looks))

    def work(self) -> None:
        """Correct it, accept what is left of it, and go on."""
        desk = self._desk
        if self._window.shows_ghosts and self._is_empty():
            self._trial = self._trial_at(desk.frame)
        self._mark_no_ball()
        while runs := self._runs(desk.wrong() & desk.truth.ball):
            self._mend(runs)
        self._leave()

    def _runs(self, wrong: Flags) -> list[range]:
        """The runs of wrong frames that are in the item, if only in part, or touch it; that at the playhead first."""
        item, playhead = self._item.frames, self._desk.frame
        runs = [run for run in spans_of_flags(wrong) if run.start <= item.stop and run.stop >= item.start]
        return sorted(runs, key=lambda run: (playhead not in run, run.start))

    def _is_empty(self) -> bool:
        """Whether no frame of the place shows a ball."""
        item = self._item.frames
        return bool((self._desk.track.shown_rows(item.start, item.stop)["state"] == State.NO_BALL).all())

    def _mark_no_ball(self) -> None:
        """Where a ball is shown, or proposed, and there is none; Shift+X where there is none in the whole place."""
        desk, item = self._desk, self._item.frames
        ball = (desk.truth.ball & desk.truth.known)[item.start : item.stop]
        runs = self._runs(desk.wrong() & ~desk.truth.ball)
        inside = all(run.start >= item.start and run.stop <= item.stop for run in runs)
        if not ball.any() and inside and (self._trial is not None or sum(map(len, runs)) > 1):
            desk.mark_no_ball(item, whole_item=True)
            self._trial = None
            self._look_whether_done()
            return
        self._mark_runs(runs)

    def _mark_runs(self, runs: Iterable[range]) -> None:
        """X in each frame, or Shift-drag and Shift+X."""
        for run in runs:
            if len(run) == 1:
                self._desk.go_to(run.start)
            self._desk.mark_no_ball(run)
            if len(run) == 1:
                self._look_whether_settled()
                self._step_on(run.start)

    def _mend(self, runs: Sequence[range]) -> None:
        """Correct the first of some runs, or more of them, by hand or by a fill."""
        if self._gone_on:
            self._gone_on, self._desk.frame = False, NOWHERE
        if self._trial is not None and not self._mends(self._trial, runs[0]):
            self._desk.spend(Deed.CLOSE)
            self._trial = None
        if self._trial is None and self._window.fills:
            self._begin_fill(runs)
        if self._trial is None:
            self._place_all(runs[0])
        else:
            self._place_until_right(self._trial)
            self._trial = None

    def _mends(self, trial: Trial, run: range) -> bool:
        """Whether fills of these frames would correct a run, and give no frame a ball that has none.

        Nothing is filled that is not between two known frames; what is wrong will be known.
        """
        filled, between = self._filled(trial)
        truth = self._desk.truth
        return bool(filled[run.start : run.stop].all() and (truth.ball | ~truth.known)[filled & between].all())

    def _filled(self, trial: Trial) -> tuple[Flags, Flags]:
        """Which frames fills are for, and which lie between two that are known or will be, (n,) each."""
        desk = self._desk
        filled = np.zeros(desk.track.n_frames, np.bool_)
        filled[trial.frames.start : trial.frames.stop] = True
        filled[trial.kept] = False
        filled &= desk.track.layer(Layer.HUMAN)["state"] == State.UNSET
        context = desk.context(trial)
        known = np.flatnonzero(context.known) + context.first
        leading = np.union1d(known, np.flatnonzero(filled & desk.wrong() & desk.truth.ball))
        between = np.zeros(len(filled), np.bool_)
        between[leading[:1].sum() : leading[-1:].sum() + 1] = len(leading) > 0
        return filled, between

    def _place_all(self, run: range) -> None:
        for frame in run:
            self._desk.go_to(frame)
            self._place(frame)

    def _place(self, frame: int) -> None:
        """Click; where clicks go on by themselves, the next frame is shown then, if it is one of the place's."""
        self._desk.place(frame)
        self._step_on(frame)

    def _step_on(self, frame: int) -> None:
        if self._window.steps_on and frame != self._item.frames[-1]:
            self._desk.frame = frame + 1

    def _begin_fill(self, runs: Sequence[range]) -> None:
        """Have fills proposed, where that takes fewer acts than a point in every frame if they are right at once."""
        desk, run = self._desk, runs[0]
        self._close_between(runs)
        frame, trial = self._where_to_begin(run)
        mended = [one for one in runs if self._mends(trial, one)]
        to_begin = 2 if frame is None else 1 + desk.way_to(frame)
        if to_begin + 1 >= sum(len(one) + desk.way_to(one.start) for one in mended):
            return
        if frame is None:
            desk.spend(Deed.MARK)
        else:
            desk.go_to(frame)
        if frame is not None or not self._window.shows_marked:
            desk.spend(Deed.FILL)
        self._trial = trial

    def _close_between(self, runs: Sequence[range]) -> None:
        """Say where no ball is between the runs of a place, if one fill of all the rest takes fewer acts then."""
        desk = self._desk
        trial = self._trial_at(desk.frame)
        if trial is None:
            return
        filled, between = self._filled(trial)
        empty = spans_of_flags(filled & between & desk.truth.known & ~desk.truth.ball)
        mended = [run for run in runs if filled[run.start : run.stop].all()]
        acts = sum(1 + desk.way_to(one.start) if len(one) == 1 else 2 for one in empty)
        if acts + 2 < sum(min(len(one) + 1, 3) for one in mended):
            self._mark_runs(empty)

    def _where_to_begin(self, run: range) -> tuple[int | None, Trial]:
        """Where F has fills that correct a run: at the playhead, or in its middle; None where it must be marked."""
        for frame in (self._desk.frame, run[len(run) // 2]):
            trial = self._trial_at(frame)
            if trial is not None and self._mends(trial, run):
                return frame, trial
        return None, self._desk.trial_of(run, found=self._window.heeds_found)

    def _trial_at(self, frame: int) -> Trial | None:
        """What F proposes fills for at a frame."""
        if frame == NOWHERE:
            return None
        window = self._window
        return self._desk.trial_at(frame, self._item.frames, found=window.heeds_found, keeping=window.keeps_seen)

    def _place_until_right(self, trial: Trial) -> None:
        desk = self._desk
        while True:
            offer = desk.offer(trial, peaks=self._window.takes_peaks)
            fill, left = best_of(desk, offer, trial)
            doubtful = (
                find_next_place(offer.context, offer.fills, tolerance=offer.apart) if self._window.leads else None
            )
            if doubtful is not None:
                desk.frame = doubtful
            if not left.any():
                break
            if (empty := left & ~desk.truth.ball).any():
                self._mark_runs(spans_of_flags(empty))
                continue
            there = doubtful is not None and left[doubtful]
            desk.go_to(desk.frame if there else frame_to_place(offer, fill, left))
            self._place(desk.frame)
        if fill is not None:
            desk.spend(Deed.CHOOSE, int(fill is not offer.first))
            desk.accept_fill(fill)
            for frame in trial.kept.tolist() if self._window.accepts_seen else ():
                desk.accept(range(frame, frame + 1))
            self._go_on_after_fill()

    def _go_on_after_fill(self) -> None:
        if self._window.after_fill is AfterFill.ON_WHEN_DONE:
            self._look_whether_done()
            return
        item, here = self._item.frames, self._desk.frame
        if here not in item:
            return
        asked = [one.frames for one in self._desk.items()]
        left = [frames for frames in asked if overlap(frames, item)]
        if left:
            self._asked = min(left, key=lambda frames: (frames.stop <= here, frames.start))
            self._desk.frame = self._asked.start
        else:
            self._gone_on = self._window.after_fill is AfterFill.ON

    def _look_whether_done(self) -> None:
        """After much was said at once, it also goes on when the queue asks nothing more about the place."""
        self._look_whether_settled()
        item = self._item.frames
        if not self._gone_on and self._desk.frame in item:
            asked = (one.frames for one in self._desk.items())
            self._gone_on = not any(overlap(frames, item) for frames in asked)

    def _look_whether_settled(self) -> None:
        """The window goes on when a person has decided on every frame of the place that it is in."""
        self._gone_on = self._is_settled() and self._desk.frame in self._item.frames

    def _is_settled(self) -> bool:
        item = self._item.frames
        return bool((self._desk.track.layer(Layer.HUMAN)["state"][item.start : item.stop] != State.UNSET).all())

    def _leave(self) -> None:
        """Enter, or N where nothing is left of the place."""
        desk, asked = self._desk, self._asked
        if self._window.cells > 1:
            desk.look_at_rest(self._item.frames)
        if self._gone_on:
            return
        if self._trial is not None:
            desk.spend(Deed.CLOSE)
        if not self._is_settled() and desk.frame not in asked:
            desk.go_to(asked.start)  # in the film strip the mouse need not be there, only the cell be shown
        desk.spend(Deed.GO_ON)
        desk.accept(asked)
