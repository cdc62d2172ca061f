"""The knowledge around a range to fill, and the known frames on both sides of each part."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Source
from rallytrace.track.lists import Event
from rallytrace.track.spans import overlap
from rallytrace.track.track import SOURCES, Frames, Layer, Rows, State, Track, positions

REACH: Final = 256
"""Least number of examined frames beside a range; the widest window of an InpaintNet fits in."""

ONE_SIDED: Final = 4
"""Most frames filled from one side. About half of 4 are right, fewer of more."""
KNOTS: Final = 5
"""Most known points for filling such frames."""
_FILLED = [SOURCES.index(Source.INPAINTED), SOURCES.index(Source.INTERPOLATED)]
_PREDICTED = SOURCES.index(Source.PREDICTED)


@dataclass(frozen=True, slots=True)
class Span:
    """Frames to fill between two known ones, without known ones between.

    Attributes:
        left: the known frame before them.
        right: the known frame after them.
        frames: to fill; all between the two, or fewer.
        flight: the frames around them up to the next event or wall, with the events at its ends.
    """

    left: int
    right: int
    frames: range
    flight: range

    @property
    def length(self) -> int:
        """The number of frames between the two known ones."""
        return self.right - self.left - 1


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Frames to fill beside a known one, without known ones on their other side.

    Attributes:
        knots: known frames of the flight, ascending; the nearest ones.
    """

    frames: range
    knots: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FillContext:
    """A copy of the knowledge around a range, for any thread.

    Known are TrackNet's seen positions, imported ones, and those placed or found right by a person. Within the range
    only a person's positions count, and no earlier fills, because the range is to be filled anew. Kept frames of the
    range are known like those around it.

    Attributes:
        first: number of the first frame.
        path: float64 (2, n) in video pixels, NaN if unknown.
        known: bool (n,).
        persons: bool (n,), known frames placed or found right by a person.
        peaks: float64 (3, n), position in video pixels and height, 0 to 1, of TrackNet's highest peak; NaN except in
            frames of the range to fill, without those marked occluded or unclear by a person.
        inpainted: bool (n,), frames given to InpaintNet in a run.
        looked_at: bool (n,), frames seen by a run.
        closed: bool (n,), frames never filled: a person saw no ball, or it is not play.
        unclear: bool (n,), frames that a fill leaves out and goes across: a person found that nobody can tell.
        begins: bool (n,), whether a scene begins.
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
    unclear: Flags
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
        """The knowledge of a track around some of its frames.

        Args:
            frames: to be filled, within the track.
            kept: frames, ascending, that keep and lead with their point, whatever its source; None for none.
            events: events that count (`events_shown`), ascending.
            reach: examined frames beside them; by default `REACH`, or twice their number if that is more.
        """
        reach = max(REACH, 2 * len(frames)) if reach is None else reach
        start, stop = max(frames.start - reach, 0), min(frames.stop + reach, track.n_frames)
        window = slice(start, stop)
        shown, human = track.shown_rows(start, stop), track.layer(Layer.HUMAN)[window]
        predicted, inpainted = track.layer(Layer.PREDICTED)[window], track.layer(Layer.INPAINTED)[window]
        path = positions(shown)
        known = np.isfinite(path[0]) & ~_is_filled(shown, human, predicted)
        models = track.shown_rows(start, stop, top=Layer.INPAINTED)
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
        unclear = human["state"] == State.UNCLEAR
        peaks[:, ~inside | known | closed | unclear | (human["state"] == State.OCCLUDED)] = np.nan
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
            unclear,
            predicted["begins_scene"].copy(),
            tuple(event for event in events if start <= event.frame < stop),
        )

    @property
    def span(self) -> range:
        return range(self.first, self.first + len(self.known))

    @property
    def is_complete(self) -> bool:
        """Whether every frame of the range is known, closed or unclear: nothing is left to fill."""
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        return bool((self.known | self.closed | self.unclear)[inside].all())

    def with_known(self, seen: Frames) -> "FillContext":
        """A copy with the peaks of some frames, (m,), as known positions."""
        indices = seen - self.first
        path, known, peaks = self.path.copy(), self.known.copy(), self.peaks.copy()
        path[:, indices], known[indices], peaks[:, indices] = peaks[:2, indices], True, np.nan
        return replace(self, path=path, known=known, peaks=peaks, inpainted=self.inpainted & ~known)

    @property
    def beside_persons(self) -> Flags:
        """Whether the nearest known frame before or after is a person's, (n,)."""
        knots = np.flatnonzero(self.known)
        next_knot = np.searchsorted(knots, np.arange(len(self.known)))
        persons = np.pad(self.persons[knots], 1)
        return np.asarray(persons[next_knot] | persons[next_knot + 1], np.bool_)

    def flights(self) -> Iterator[range]:
        """Spans that touch the range, divided by scene cuts, closed frames and events.

        Neighbours divided by an event share its frame.
        """
        events = [event.frame - self.first for event in self.events]
        for scene in self._open_ranges():
            ends = [
                scene.start,
                *(number for number in events if scene.start < number < scene.stop - 1),
                scene.stop - 1,
            ]
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
        """The known frames among some, ascending; frames outside the context count as unknown."""
        start = max(frames.start - self.first, 0)
        known = self.known[start : max(frames.stop - self.first, 0)]
        knots: list[int] = (self.first + start + np.flatnonzero(known)).tolist()
        return knots

    def gaps(self) -> Iterator[range]:
        """Every run of unknown frames of one scene between two known ones."""
        for scene in self._open_ranges():
            for left, right in pairwise(self.knots(range(self.first + scene.start, self.first + scene.stop))):
                if right - left > 1:
                    yield range(left + 1, right)

    def spans(self) -> tuple[Span, ...]:
        """The parts of the range that can be filled, ascending: each between two known frames of one flight."""
        return tuple(span for flight in self.flights() for span in self._spans_of(flight))

    def _spans_of(self, flight: range) -> Iterator[Span]:
        knots = self.knots(flight)
        # Frames of the range lie only between these.
        first, last = bisect_left(knots, self.frames.start), bisect_left(knots, self.frames.stop)
        for left, right in pairwise(knots[max(first - 1, 0) : last + 1]):
            frames = range(max(left + 1, self.frames.start), min(right, self.frames.stop))
            if frames:
                yield Span(left, right, frames, flight)

    def open_ends(self) -> tuple[OpenEnd, ...]:
        """If no part of the range lies between known frames, the ends that can be filled from one side, ascending.

        None at an event: the ball turns there.
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
                fillable = range(max(inside.start, knots[0] - ONE_SIDED), min(inside.stop, knots[0]))
                ends.append(OpenEnd(fillable, tuple(knots[:KNOTS])))
            if inside[-1] > knots[-1] and flight[-1] not in events:
                fillable = range(max(inside.start, knots[-1] + 1), min(inside.stop, knots[-1] + 1 + ONE_SIDED))
                ends.append(OpenEnd(fillable, tuple(knots[-KNOTS:])))
        return tuple(end for end in ends if end.frames and len(end.knots) > 1)

    def refusals(self) -> tuple[str, ...]:
        """Reasons against filling the rest of the range, in sentences."""
        words: list[str] = []
        for flight in self.flights():
            knots = self.knots(flight)
            first, last = (knots[0], knots[-1]) if knots else (flight.stop, flight.start - 1)
            inside = range(max(flight.start, self.frames.start), min(flight.stop, self.frames.stop))
            if inside and inside.start < first:
                words.append(self._why_unbounded(flight.start, -1))
            if inside and inside.stop - 1 > last:
                words.append(self._why_unbounded(flight.stop - 1, 1))
        if not words and (self.is_complete or not self.spans()):
            words.append(self._why_nothing())
        return tuple(dict.fromkeys(words))

    def _why_unbounded(self, end: int, step: int) -> str:
        """The reason for the missing known point at one end of a flight."""
        event = next((event for event in self.events if event.frame == end), None)
        if event is not None:
            return f"Frame {end} has a {event.kind.value} without a position. Set the ball there first."
        way = "back to" if step < 0 else "up to"
        neighbour, wall = end + step, max(end, end + step)
        if neighbour in self.span and self.closed[neighbour - self.first]:
            return f"No point is known {way} frame {neighbour}, which has no ball or is not in play."
        if wall in self.span and wall > 0 and self.begins[wall - self.first]:
            return f"No point is known {way} the scene cut at frame {wall}."
        return f"There is no point close enough {'before' if step < 0 else 'after'} the range."

    def _why_nothing(self) -> str:
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        if self.closed[inside].all():
            return "This frame is marked as no ball or not in play."
        return "All frames of the range were set by hand."


def _is_filled(shown: Rows, human: Rows, predicted: Rows) -> Flags:
    """Whether a run's guess between known frames is shown; a skipped frame between two seen ones is no guess."""
    skipped = (shown["source"] == _FILLED[1]) & (shown["state"] == State.VISIBLE) & (predicted["state"] == State.UNSET)
    guessed = np.isin(shown["source"], _FILLED) & (human["state"] == State.UNSET) & ~skipped
    return np.asarray(guessed, np.bool_)


def _is_persons(human: Rows, models: Rows) -> Flags:
    """Whether a person placed or accepted the ball; fills and their faint peaks do not count."""
    guessed = np.isin(human["source"], _FILLED)
    faint = (human["source"] == _PREDICTED) & ~is_seen(models)
    return np.asarray((human["state"] != State.UNSET) & ~guessed & ~faint, np.bool_)


def is_seen(models: Rows) -> Flags:
    """Whether TrackNet saw the ball."""
    return np.asarray((models["state"] == State.VISIBLE) & (models["source"] == _PREDICTED), np.bool_)


def _peaks(models: Rows, predicted: Rows) -> Floats:
    """TrackNet's position, or else the highest peak of its heatmap; with its height, (3, n)."""
    seen = is_seen(models)
    peak_positions = [np.where(seen, models[name], predicted[f"peak_{name}"]) for name in ("x", "y")]
    peaks = np.stack([*peak_positions, predicted["confidence"].astype(np.float64)])
    peaks[:, predicted["state"] == State.UNSET] = np.nan
    return peaks
