"""Collect what is known around a range to fill, and find the known frames on both sides of each part."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np

from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Source
from rallytrace.track.lists import Event
from rallytrace.track.spans import overlap
from rallytrace.track.track import SOURCES, Frames, Layer, Rows, State, Track, positions

MIN_CONTEXT_FRAMES: Final = 256
"""Smallest number of frames examined on either side of a range. It is more than the widest window of an InpaintNet."""

MAX_ONE_SIDED_FRAMES: Final = 4
"""Largest number of frames that are filled from one side. Of 4 frames about half are correct; of more, fewer."""
MAX_KNOWN_POINTS: Final = 5
"""Largest number of known points from which such frames are filled."""
_FILLED = [SOURCES.index(Source.INPAINTED), SOURCES.index(Source.INTERPOLATED)]
_PREDICTED = SOURCES.index(Source.PREDICTED)


@dataclass(frozen=True, slots=True)
class Span:
    """Frames to fill between two known frames, with no known frame in between.

    Attributes:
        left: known frame before them.
        right: known frame after them.
        frames: frames to fill: all frames between the two, or some of them.
        shot: the frames around them up to the next event or boundary on either side, including events at its ends.
    """

    left: int
    right: int
    frames: range
    shot: range

    @property
    def length(self) -> int:
        """Return the number of frames between the two known frames."""
        return self.right - self.left - 1


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """Frames to fill with a known frame on one side only.

    Attributes:
        frames: frames to fill.
        known_frames: nearest known frames between the same events, ascending.
    """

    frames: range
    known_frames: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class FillContext:
    """A copy of what is known around a range to fill, for use by any thread.

    TrackNet's detections, imported positions, and positions that the user set or accepted are known. Within the range,
    only the user's positions and those of kept frames count, because everything else in the range is filled again.

    Attributes:
        first: number of the context's first frame.
        path: float64 (2, n) known positions in video pixels; NaN elsewhere.
        known: bool (n,), whether the position is known.
        by_user: bool (n,), whether the user set or accepted the position.
        peaks: float64 (3, n), x and y in video pixels and value, 0 to 1, of TrackNet's highest peak. NaN outside the
            range to fill, in known and closed frames, and in frames that the user marked as occluded or unclear.
        inpainted: bool (n,), whether a run passed the frame to InpaintNet.
        analysed: bool (n,), whether a run analysed the frame.
        closed: bool (n,), whether the frame must not be filled: it is not play, or the user marked it as no ball.
        unclear: bool (n,), whether the user marked the frame as unclear. A fill leaves it out, but continues across it.
        begins: bool (n,), whether a scene begins at the frame.
        events: events of the context, ascending.
    """

    frames: range
    first: int
    path: Floats
    known: Flags
    by_user: Flags
    peaks: Floats
    inpainted: Flags
    analysed: Flags
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
        """Return what a track knows around a range of its frames.

        Args:
            frames: frames to fill, within the track.
            kept: ascending frames that keep their point, whatever its source, and guide the fill; None for none.
            events: events as shown (see `events_shown`), ascending.
            reach: number of frames examined on either side; by default twice the number of frames to fill, but at least
                `MIN_CONTEXT_FRAMES`.
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
        by_user = _is_set_by_user(human, models)
        known[inside & ~by_user] = False
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
            by_user & known,
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
        """Return True if nothing is left to fill: every frame of the range is known, closed or unclear."""
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        return bool((self.known | self.closed | self.unclear)[inside].all())

    def with_known(self, seen: Frames) -> "FillContext":
        """Return a copy in which the peaks of the given frames, (m,), are known positions."""
        indices = seen - self.first
        path, known, peaks = self.path.copy(), self.known.copy(), self.peaks.copy()
        path[:, indices], known[indices], peaks[:, indices] = peaks[:2, indices], True, np.nan
        return replace(self, path=path, known=known, peaks=peaks, inpainted=self.inpainted & ~known)

    @property
    def beside_user_points(self) -> Flags:
        """Return whether the user set the nearest known frame before or after each frame, (n,)."""
        known_frames = np.flatnonzero(self.known)
        next_knot = np.searchsorted(known_frames, np.arange(len(self.known)))
        by_user = np.pad(self.by_user[known_frames], 1)
        return np.asarray(by_user[next_knot] | by_user[next_knot + 1], np.bool_)

    def shots(self) -> Iterator[range]:
        """Yield the parts of the context that overlap the range, divided at scene cuts, closed frames and events.

        Two parts that are divided by an event both include its frame.
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
        """Yield ranges of frames of one scene that are not closed, as indices into the arrays."""
        boundaries = self.closed.copy()
        boundaries[1:] |= self.closed[:-1] | self.begins[1:]
        boundaries[0] = True
        edges = [*np.flatnonzero(boundaries).tolist(), len(boundaries)]
        for begin, end in pairwise(edges):
            if not self.closed[begin]:
                yield range(begin, end)

    def known_frames(self, frames: range) -> list[int]:
        """Return the known frames within a range, ascending. Frames outside the context count as unknown."""
        start = max(frames.start - self.first, 0)
        known = self.known[start : max(frames.stop - self.first, 0)]
        known_frames: list[int] = (self.first + start + np.flatnonzero(known)).tolist()
        return known_frames

    def gaps(self) -> Iterator[range]:
        """Yield each gap: the unknown frames of one scene between two known frames."""
        for scene in self._open_ranges():
            for left, right in pairwise(self.known_frames(range(self.first + scene.start, self.first + scene.stop))):
                if right - left > 1:
                    yield range(left + 1, right)

    def spans(self) -> tuple[Span, ...]:
        """Return the parts of the range that can be filled, ascending.

        Each lies between two known frames without an event in between.
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
        """Return the parts of the range that can be filled from one side, ascending; none if there are `spans`.

        A part beside an event is not filled this way, because the ball changes direction there.
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
        """Return sentences about why the rest of the range cannot be filled."""
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
        """Return a sentence about why there is no known point at one end of a part.

        Args:
            end: frame at that end of the part.
            step: -1 for the start of the part, 1 for its end.
        """
        event = next((event for event in self.events if event.frame == end), None)
        if event is not None:
            return tr_lazy(
                "match",
                "Frame {frame} has a {event} without a position. Set the ball there first.",
                frame=str(end),
                event=event.kind.text,
            )
        neighbour, wall = end + step, max(end, end + step)
        is_closed = neighbour in self.span and self.closed[neighbour - self.first]
        is_cut = wall in self.span and wall > 0 and self.begins[wall - self.first]
        explain = _why_no_start if step < 0 else _why_no_end
        return explain(neighbour, wall, is_closed=bool(is_closed), is_cut=bool(is_cut))

    def _why_nothing(self) -> str:
        inside = slice(self.frames.start - self.first, self.frames.stop - self.first)
        if self.closed[inside].all():
            return tr_lazy("match", "This frame is marked as no ball or not in play.")
        return tr_lazy("match", "All frames of the range were set by hand.")


def _why_no_start(neighbour: int, wall: int, *, is_closed: bool, is_cut: bool) -> str:
    if is_closed:
        return tr_lazy(
            "match", "The gap begins after frame {frame}, which has no ball or is not in play.", frame=str(neighbour)
        )
    if is_cut:
        return tr_lazy("match", "The gap begins at the scene cut at frame {frame}.", frame=str(wall))
    return tr_lazy("match", "There is no point close enough before the range.")


def _why_no_end(neighbour: int, wall: int, *, is_closed: bool, is_cut: bool) -> str:
    if is_closed:
        return tr_lazy(
            "match", "The gap ends before frame {frame}, which has no ball or is not in play.", frame=str(neighbour)
        )
    if is_cut:
        return tr_lazy("match", "The gap ends at the scene cut at frame {frame}.", frame=str(wall))
    return tr_lazy("match", "There is no point close enough after the range.")


def _is_filled(shown: Rows, human: Rows, predicted: Rows) -> Flags:
    """Return whether the displayed position was estimated by a run, (n,).

    This does not include frames that a run over every n-th frame skipped between two detections.
    """
    skipped = (shown["source"] == _FILLED[1]) & (shown["state"] == State.VISIBLE) & (predicted["state"] == State.UNSET)
    guessed = np.isin(shown["source"], _FILLED) & (human["state"] == State.UNSET) & ~skipped
    return np.asarray(guessed, np.bool_)


def _is_set_by_user(human: Rows, models: Rows) -> Flags:
    """Return whether the user set or accepted the ball, (n,). Fills that were applied do not count."""
    guessed = np.isin(human["source"], _FILLED)
    faint = (human["source"] == _PREDICTED) & ~is_seen(models)
    return np.asarray((human["state"] != State.UNSET) & ~guessed & ~faint, np.bool_)


def is_seen(models: Rows) -> Flags:
    """Return whether TrackNet detected the ball, (n,).

    Args:
        models: rows of a track without the human layer.
    """
    return np.asarray((models["state"] == State.VISIBLE) & (models["source"] == _PREDICTED), np.bool_)


def _peaks(models: Rows, predicted: Rows) -> Floats:
    """Return x, y and value of TrackNet's detection, or if there is none, of its heatmap's highest peak, (3, n)."""
    seen = is_seen(models)
    peak_positions = [np.where(seen, models[name], predicted[f"peak_{name}"]) for name in ("x", "y")]
    peaks = np.stack([*peak_positions, predicted["confidence"].astype(np.float64)])
    peaks[:, predicted["state"] == State.UNSET] = np.nan
    return peaks
