"""What is known around a range that is to be filled, and between which known frames each part lies."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.detections import Source
from rallytrace.domain.lists import Event
from rallytrace.domain.spans import overlap
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, State, Track, positions

REACH: Final = 256
"""Frames beside a range that are looked at, at least; the widest window of an InpaintNet fits in."""

ONE_SIDED: Final = 4
"""Frames beyond the last known one that are filled from one side, at most. About half of 4 are right, fewer of more."""
_KNOTS: Final = 5
"""Known points from which such frames are filled, at most."""
_FILLED = [SOURCES.index(Source.INPAINTED), SOURCES.index(Source.INTERPOLATED)]
_PREDICTED = SOURCES.index(Source.PREDICTED)


@dataclass(frozen=True, slots=True)
class Span:
    """Frames to fill between two known ones, with nothing known between these.

    Attributes:
        before: the known frame before them.
        after: the known frame after them.
        frames: those to fill; all between the two, or a part.
        flight: the frames around them that no event and no wall parts from them, with the events at its ends.
    """

    before: int
    after: int
    frames: range
    flight: range

    @property
    def length(self) -> int:
        """The number of frames between the two known ones."""
        return self.after - self.before - 1


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Frames to fill beside a known one, with nothing known on their other side.

    Attributes:
        knots: known frames of the flight, ascending; the nearest ones.
    """

    frames: range
    knots: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FillContext:
    """A copy of what is known around a range, for any thread.

    What is known is what TrackNet saw, what was imported, and what a person placed or found right. Within the range
    only what a person set counts, and not earlier fills: these are what the range is filled for. Frames of it that are
    to be kept are known as those around it are.

    Attributes:
        first: the number of its first frame.
        path: float64 (2, n) in video pixels, NaN where nothing is known.
        known: bool (n,).
        persons: bool (n,), those of them that a person has placed or found right.
        peaks: float64 (3, n), where TrackNet saw most of a ball, in video pixels, and how much, 0 to 1; NaN but in
            frames of the range that are to be filled and of which no person has said that the ball is hidden.
        inpainted: bool (n,), where InpaintNet was asked in a run.
        looked_at: bool (n,), where a run has been.
        closed: bool (n,), where nothing is to be filled: a person saw no ball, or it is not play.
        begins: bool (n,), where a scene begins, and where not.
        events: ascending.
    """

    frames: range
    first: int
    path: Floats
    known: Flags
    persons: Flags
    peaks: Floats
    inpainted: Flags
    looked_at: Flags
    closed: Flags
    begins: Flags
    events: tuple[Event, ...]

    @classmethod
    def of(
        cls,
        track: Track,
        frames: range,
        *,
        kept: Frames | None = None,
        events: Sequence[Event] = (),
        reach: int | None = None,
    ) -> "FillContext":
        """What a track knows around some of its frames.

        Args:
            frames: to be filled, within the track.
            kept: those of them, ascending, whose point stays and leads, whatever its source; None for none.
            events: that count (`events_shown`), ascending.
            reach: frames beside them that are looked at; `REACH`, or twice their number, where that is more.
        """
        reach = max(REACH, 2 * len(frames)) if reach is None else reach
        start, stop = max(frames.start - reach, 0), min(frames.stop + reach, track.n_frames)
        part = slice(start, stop)
        shown, human = track.shown(start, stop), track.layer(Layer.HUMAN)[part]
        predicted, inpainted = track.layer(Layer.PREDICTED)[part], track.layer(Layer.INPAINTED)[part]
        path = positions(shown)
        known = np.isfinite(path[0]) & ~_is_filled(shown, human, predicted)
        models = track.shown(start, stop, top=Layer.INPAINTED)
        inside = np.zeros(len(known), np.bool_)
        inside[frames.start - start : frames.stop - start] = True
        inside[(np.zeros(0, np.int64) if kept is None else kept) - start] = False
        persons = _is_persons(human, models)
        known[inside & ~persons] = False
        closed = human["state"] == State.NO_BALL
        for span in track.non_play:
            closed[max(span.start - start, 0) : max(span.stop - start, 0)] = True
        known &= ~closed
        path[:, ~known] = np.nan
        peaks = _peaks(models, predicted)
        peaks[:, ~inside | known | closed | (human["state"] == State.OCCLUDED)] = np.nan
        return cls(
            frames,
            start,
            path,
            known,
            persons & known,
            peaks,
            (inpainted["state"] != State.UNSET) & (inpainted["source"] == _FILLED[0]) & ~known,
            (predicted["state"] != State.UNSET) | (inpainted["state"] != State.UNSET),
            closed,
            predicted["begins_scene"].copy(),
            tuple(event for event in events if start <= event.frame < stop),
        )

    @property
    def span(self) -> range:
        return range(self.first, self.first + len(self.known))

    @property
    def is_complete(self) -> bool:
        """Whether every frame of the range is known, or closed: there is nothing to fill."""
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        return bool((self.known | self.closed)[inside].all())

    def knowing(self, seen: Frames) -> "FillContext":
        """The same with the peaks of some frames, (m,), as known positions."""
        at = seen - self.first
        path, known, peaks = self.path.copy(), self.known.copy(), self.peaks.copy()
        path[:, at], known[at], peaks[:, at] = peaks[:2, at], True, np.nan
        return replace(self, path=path, known=known, peaks=peaks, inpainted=self.inpainted & ~known)

    @property
    def beside_persons(self) -> Flags:
        """Where the nearest known frame before or after is a person's, (n,)."""
        knots = np.flatnonzero(self.known)
        after = np.searchsorted(knots, np.arange(len(self.known)))
        persons = np.pad(self.persons[knots], 1)
        return np.asarray(persons[after] | persons[after + 1], np.bool_)

    def flights(self) -> Iterator[range]:
        """The spans of its frames that touch the range and that no scene cut, no closed frame and no event parts.

        Two that an event parts share its frame.
        """
        events = [event.frame - self.first for event in self.events]
        for scene in self._open_ranges():
            ends = [scene.start, *(at for at in events if scene.start < at < scene.stop - 1), scene.stop - 1]
            for begin, end in pairwise(ends):
                piece = range(self.first + begin, self.first + end + 1)
                if overlap(piece, self.frames):
                    yield piece

    def _open_ranges(self) -> Iterator[range]:
        """Ranges of open frames of one scene, as indices into the arrays."""
        walls = self.closed.copy()
        walls[1:] |= self.closed[:-1] | self.begins[1:]
        walls[0] = True
        edges = [*np.flatnonzero(walls).tolist(), len(walls)]
        for begin, end in pairwise(edges):
            if not self.closed[begin]:
                yield range(begin, end)

    def knots(self, frames: range) -> list[int]:
        """The known frames among some, ascending; frames outside it count as unknown."""
        start = max(frames.start - self.first, 0)
        known = self.known[start : max(frames.stop - self.first, 0)]
        knots: list[int] = (self.first + start + np.flatnonzero(known)).tolist()
        return knots

    def gaps(self) -> Iterator[range]:
        """Every run of frames without a known one, within one scene and between two known frames of it."""
        for scene in self._open_ranges():
            for before, after in pairwise(self.knots(range(self.first + scene.start, self.first + scene.stop))):
                if after - before > 1:
                    yield range(before + 1, after)

    def spans(self) -> tuple[Span, ...]:
        """The parts of the range that can be filled, ascending: each between two known frames of one flight."""
        return tuple(span for flight in self.flights() for span in self._spans_of(flight))

    def _spans_of(self, flight: range) -> Iterator[Span]:
        knots = self.knots(flight)
        # Only between these do frames of the range lie.
        first, last = bisect_left(knots, self.frames.start), bisect_left(knots, self.frames.stop)
        for before, after in pairwise(knots[max(first - 1, 0) : last + 1]):
            frames = range(max(before + 1, self.frames.start), min(after, self.frames.stop))
            if frames:
                yield Span(before, after, frames, flight)

    def open_ends(self) -> tuple[OpenEnd, ...]:
        """Where no part of the range lies between known frames, those that can be filled from one side, ascending.

        None at an event, which says where the ball turns.
        """
        ends, events = [], {event.frame for event in self.events}
        if self.spans():
            return ()
        for flight in self.flights():
            knots = self.knots(flight)
            inside = range(max(flight.start, self.frames.start), min(flight.stop, self.frames.stop))
            if not inside or not knots:
                continue
            if inside.start < knots[0] and flight.start not in events:
                near = range(max(inside.start, knots[0] - ONE_SIDED), min(inside.stop, knots[0]))
                ends.append(OpenEnd(near, tuple(knots[:_KNOTS])))
            if inside[-1] > knots[-1] and flight[-1] not in events:
                near = range(max(inside.start, knots[-1] + 1), min(inside.stop, knots[-1] + 1 + ONE_SIDED))
                ends.append(OpenEnd(near, tuple(knots[-_KNOTS:])))
        return tuple(end for end in ends if end.frames and len(end.knots) > 1)

    def refusals(self) -> tuple[str, ...]:
        """Why the rest of the range cannot be filled, in sentences."""
        words: list[str] = []
        for flight in self.flights():
            knots = self.knots(flight)
            first, last = (knots[0], knots[-1]) if knots else (flight.stop, flight.start - 1)
            inside = range(max(flight.start, self.frames.start), min(flight.stop, self.frames.stop))
            if inside and inside.start < first:
                words.append(self._why_unbounded(flight.start, -1))
            if inside and inside.stop - 1 > last:
                words.append(self._why_unbounded(flight.stop - 1, 1))
        if not words and not self.spans():
            words.append(self._why_nothing())
        return tuple(dict.fromkeys(words))

    def _why_unbounded(self, end: int, step: int) -> str:
        """Why there is no known point between the range and the end of its flight, before it (-1) or after it (1)."""
        event = next((event for event in self.events if event.frame == end), None)
        if event is not None:
            return f"Frame {end} has a {event.kind.value} without a position. Set the ball there first."
        way = "back to" if step < 0 else "up to"
        beside, wall = end + step, max(end, end + step)
        if beside in self.span and self.closed[beside - self.first]:
            return f"No point is known {way} frame {beside}, which has no ball or is non-play."
        if wall in self.span and wall > 0 and self.begins[wall - self.first]:
            return f"No point is known {way} the scene cut at frame {wall}."
        return f"There is no point close enough {'before' if step < 0 else 'after'} the range."

    def _why_nothing(self) -> str:
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        if self.closed[inside].all():
            return "This frame is marked as no ball or non-play."
        return "All frames of the range were set by hand."


def _is_filled(shown: Rows, human: Rows, predicted: Rows) -> Flags:
    """Where a run's guess between known frames is shown; a skipped frame between two seen ones is no guess."""
    skipped = (shown["source"] == _FILLED[1]) & (shown["state"] == State.VISIBLE) & (predicted["state"] == State.UNSET)
    guessed = np.isin(shown["source"], _FILLED) & (human["state"] == State.UNSET) & ~skipped
    return np.asarray(guessed, np.bool_)


def _is_persons(human: Rows, models: Rows) -> Flags:
    """Where a person has placed or accepted the ball; fills and the faint peaks they took up do not count."""
    guessed = np.isin(human["source"], _FILLED)
    faint = (human["source"] == _PREDICTED) & ~is_seen(models)
    return np.asarray((human["state"] != State.UNSET) & ~guessed & ~faint, np.bool_)


def is_seen(models: Rows) -> Flags:
    """Where TrackNet saw the ball."""
    return np.asarray((models["state"] == State.VISIBLE) & (models["source"] == _PREDICTED), np.bool_)


def _peaks(models: Rows, predicted: Rows) -> Floats:
    """Where TrackNet saw the ball, elsewhere the highest peak of its heatmap; with its height, (3, n)."""
    seen = is_seen(models)
    peak_positions = [np.where(seen, models[name], predicted[f"peak_{name}"]) for name in ("x", "y")]
    peaks = np.stack([*peak_positions, predicted["confidence"].astype(np.float64)])
    peaks[:, predicted["state"] == State.UNSET] = np.nan
    return peaks
