"""What is known around a range to fill, and the known frames on both sides of each part."""

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

MIN_CONTEXT_FRAMES: Final = 256
"""Smallest number of examined frames beside a range; the widest window of an InpaintNet fits in."""

MAX_ONE_SIDED_FRAMES: Final = 4
"""Largest number of frames filled from one side. About half of 4 are correct, fewer of more."""
MAX_KNOWN_POINTS: Final = 5
"""Largest number of known points for filling such frames."""
_FILLED = [SOURCES.index(Source.INPAINTED), SOURCES.index(Source.INTERPOLATED)]
_PREDICTED = SOURCES.index(Source.PREDICTED)


@dataclass(frozen=True, slots=True)
class Span:
    """Frames to fill between two known ones, without known ones in between.

    Attributes:
        left: known frame before them.
        right: known frame after them.
        frames: frames to fill: all between the two, or fewer.
        shot: frames around them up to the next event or boundary, including the events at its ends.
    """

    left: int
    right: int
    frames: range
    shot: range

    @property
    def length(self) -> int:
        """Return the number of frames between the two known ones."""
        return self.right - self.left - 1


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Frames to fill beside a known one, without known ones on their other side.

    Attributes:
        known_frames: nearest known frames between the same events, ascending.
    """

    frames: range
    known_frames: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FillContext:
    """A copy of what is known around a range, usable by any thread.

    TrackNet's detections, imported positions, and positions that the user set or accepted are known. Within the range,
    only positions by the user count, and no earlier fills, because the range is filled anew. Kept frames of the range
    are known like those around it.

    Attributes:
        first: number of the first frame.
        path: float64 (2, n) in video pixels, NaN if unknown.
        known: bool (n,).
        persons: bool (n,), known frames that the user set or accepted.
        peaks: float64 (3, n), position in video pixels and height, 0 to 1, of TrackNet's highest peak; NaN except in
            frames of the range to fill, without those that the user marked occluded or unclear.
        inpainted: bool (n,), frames that a run gave to InpaintNet.
        looked_at: bool (n,), frames that a run analysed.
        closed: bool (n,), frames that are never filled: the user marked no ball, or they are not play.
        unclear: bool (n,), frames that a fill skips but passes over: the user marked them as impossible to tell.
        begins: bool (n,), whether a scene begins at a frame.
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
        """Return what a track knows around some of its frames.

        Args:
            frames: frames to fill, within the track.
            kept: frames, ascending, that keep their point, whatever its source, and guide the fill; None for none.
            events: events that count (`events_shown`), ascending.
            reach: number of examined frames on either side; by default `MIN_CONTEXT_FRAMES`, or twice the number of
                frames if that is more.
        """
        reach = max(MIN_CONTEXT_FRAMES, 2 * len(frames)) if reach is None else reach
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
        """Return True if every frame of the range is known, closed or unclear: nothing is left to fill."""
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        return bool((self.known | self.closed | self.unclear)[inside].all())

    def with_known(self, seen: Frames) -> "FillContext":
        """Return a copy in which the peaks of some frames, (m,), are known positions."""
        indices = seen - self.first
        path, known, peaks = self.path.copy(), self.known.copy(), self.peaks.copy()
        path[:, indices], known[indices], peaks[:, indices] = peaks[:2, indices], True, np.nan
        return replace(self, path=path, known=known, peaks=peaks, inpainted=self.inpainted & ~known)

    @property
    def beside_persons(self) -> Flags:
        """Return whether the nearest known frame before or after was set by the user, (n,)."""
        known_frames = np.flatnonzero(self.known)
        next_knot = np.searchsorted(known_frames, np.arange(len(self.known)))
        persons = np.pad(self.persons[known_frames], 1)
        return np.asarray(persons[next_knot] | persons[next_knot + 1], np.bool_)

    def shots(self) -> Iterator[range]:
        """Yield the parts that touch the range, divided by scene cuts, closed frames and events.

        Two parts divided by an event share its frame.
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
        """Yield ranges of open frames of one scene, as indices into the arrays."""
        boundaries = self.closed.copy()
        boundaries[1:] |= self.closed[:-1] | self.begins[1:]
        boundaries[0] = True
        edges = [*np.flatnonzero(boundaries).tolist(), len(boundaries)]
        for begin, end in pairwise(edges):
            if not self.closed[begin]:
                yield range(begin, end)

    def known_frames(self, frames: range) -> list[int]:
        """Return the known frames among some, ascending; frames outside the context count as unknown."""
        start = max(frames.start - self.first, 0)
        known = self.known[start : max(frames.stop - self.first, 0)]
        known_frames: list[int] = (self.first + start + np.flatnonzero(known)).tolist()
        return known_frames

    def gaps(self) -> Iterator[range]:
        """Yield every run of unknown frames of one scene between two known ones."""
        for scene in self._open_ranges():
            for left, right in pairwise(self.known_frames(range(self.first + scene.start, self.first + scene.stop))):
                if right - left > 1:
                    yield range(left + 1, right)

    def spans(self) -> tuple[Span, ...]:
        """Return the parts of the range that can be filled, ascending.

        Each lies between two known frames, without an event in between.
        """
        return tuple(span for shot in self.shots() for span in self._spans_of(shot))

    def _spans_of(self, shot: range) -> Iterator[Span]:
        known_frames = self.known_frames(shot)
        # Frames of the range lie only between these.
        first, last = bisect_left(known_frames, self.frames.start), bisect_left(known_frames, self.frames.stop)
        for left, right in pairwise(known_frames[max(first - 1, 0) : last + 1]):
            frames = range(max(left + 1, self.frames.start), min(right, self.frames.stop))
            if frames:
                yield Span(left, right, frames, shot)

    def open_ends(self) -> tuple[OpenEnd, ...]:
        """Return the ends that can be filled from one side, ascending, if no part lies between known frames.

        An end at an event is not filled: the ball changes direction there.
        """
        ends, events = [], {event.frame for event in self.events}
        if self.spans():
            return ()
        for shot in self.shots():
            known_frames = self.known_frames(shot)
            inside = range(max(shot.start, self.frames.start), min(shot.stop, self.frames.stop))
            if not inside or not known_frames:
                continue
            if inside.start < known_frames[0] and shot.start not in events:
                fillable = range(
                    max(inside.start, known_frames[0] - MAX_ONE_SIDED_FRAMES), min(inside.stop, known_frames[0])
                )
                ends.append(OpenEnd(fillable, tuple(known_frames[:MAX_KNOWN_POINTS])))
            if inside[-1] > known_frames[-1] and shot[-1] not in events:
                fillable = range(
                    max(inside.start, known_frames[-1] + 1),
                    min(inside.stop, known_frames[-1] + 1 + MAX_ONE_SIDED_FRAMES),
                )
                ends.append(OpenEnd(fillable, tuple(known_frames[-MAX_KNOWN_POINTS:])))
        return tuple(end for end in ends if end.frames and len(end.known_frames) > 1)

    def refusals(self) -> tuple[str, ...]:
        """Return the reasons against filling the rest of the range, in sentences."""
        words: list[str] = []
        for shot in self.shots():
            known_frames = self.known_frames(shot)
            first, last = (known_frames[0], known_frames[-1]) if known_frames else (shot.stop, shot.start - 1)
            inside = range(max(shot.start, self.frames.start), min(shot.stop, self.frames.stop))
            if inside and inside.start < first:
                words.append(self._why_unbounded(shot.start, -1))
            if inside and inside.stop - 1 > last:
                words.append(self._why_unbounded(shot.stop - 1, 1))
        if not words and (self.is_complete or not self.spans()):
            words.append(self._why_nothing())
        return tuple(dict.fromkeys(words))

    def _why_unbounded(self, end: int, step: int) -> str:
        """Return the reason for the missing known point at one end of a part."""
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
    """Return whether a run's estimate between known frames is shown. A skipped frame between two detections is not."""
    skipped = (shown["source"] == _FILLED[1]) & (shown["state"] == State.VISIBLE) & (predicted["state"] == State.UNSET)
    guessed = np.isin(shown["source"], _FILLED) & (human["state"] == State.UNSET) & ~skipped
    return np.asarray(guessed, np.bool_)


def _is_persons(human: Rows, models: Rows) -> Flags:
    """Return whether the user set or accepted the ball; fills and their faint peaks do not count."""
    guessed = np.isin(human["source"], _FILLED)
    faint = (human["source"] == _PREDICTED) & ~is_seen(models)
    return np.asarray((human["state"] != State.UNSET) & ~guessed & ~faint, np.bool_)


def is_seen(models: Rows) -> Flags:
    """Return whether TrackNet detected the ball."""
    return np.asarray((models["state"] == State.VISIBLE) & (models["source"] == _PREDICTED), np.bool_)


def _peaks(models: Rows, predicted: Rows) -> Floats:
    """Return TrackNet's position or else the highest peak of its heatmap, with its height, (3, n)."""
    seen = is_seen(models)
    peak_positions = [np.where(seen, models[name], predicted[f"peak_{name}"]) for name in ("x", "y")]
    peaks = np.stack([*peak_positions, predicted["confidence"].astype(np.float64)])
    peaks[:, predicted["state"] == State.UNSET] = np.nan
    return peaks
