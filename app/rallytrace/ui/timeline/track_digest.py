"""What the panels want to know of a track, frame by frame, in plain arrays that are quick to reduce."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, State, Track, positions
from rallytrace.ui.timeline.summaries import Kinds, Reaches, Values


class PointOrigin(enum.IntEnum):
    """Who put a point there, as it is drawn."""

    PREDICTED = 0
    INPAINTED = 1
    """By InpaintNet or a curve."""
    HUMAN = 2


_ORIGINS: Final = {
    Source.PREDICTED: PointOrigin.PREDICTED,
    Source.INPAINTED: PointOrigin.INPAINTED,
    Source.INTERPOLATED: PointOrigin.INPAINTED,
    Source.IMPORTED: PointOrigin.PREDICTED,
    Source.HUMAN: PointOrigin.HUMAN,
}
_ORIGIN_OF_ROW: Final = np.array([_ORIGINS[source] for source in SOURCES], np.uint8)
N_STATES: Final = len(State)
N_LOOKS: Final = len(PointOrigin) * N_STATES
CONFIDENCE: Final = 2 * len(PointOrigin)
"""The row of the confidence, behind those that `curve` numbers."""


def look(origin: PointOrigin, state: State) -> int:
    """The number for a state on somebody's word, 0 to N_LOOKS - 1; 0 is a frame nobody looked at."""
    return origin * N_STATES + state if state is not State.UNSET else 0


def curve(origin: PointOrigin, coordinate: int) -> int:
    """The row of the x (0) or y (1) that somebody gave."""
    return 2 * origin + coordinate


@dataclass(frozen=True, slots=True)
class TrackCounts:
    """How many frames have which state.

    Attributes:
        visible: the ball is seen, or filled in and counted as seen.
        occluded: the ball is there without being seen.
        no_ball: there is none.
        unset: nobody looked.
        by_hand: a person decided, whatever it is.
        filled: among the visible, those that InpaintNet or a curve put there.
    """

    visible: int = 0
    occluded: int = 0
    no_ball: int = 0
    unset: int = 0
    by_hand: int = 0
    filled: int = 0


def counts_of(track: Track, frames: range | None = None) -> TrackCounts:
    """How many frames (of a range) have which state."""
    start, stop = (0, track.n_frames) if frames is None else (frames.start, frames.stop)
    return _counts(_histogram(_looks(track.shown(start, stop))))


class RunningCounts:
    """The counts of a whole track, kept up to date at the cost of the frames that change."""

    def __init__(self) -> None:
        self._looks: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self._histogram = _histogram(self._looks)

    @property
    def counts(self) -> TrackCounts:
        """As of the last `read` or `update`."""
        return _counts(self._histogram)

    def read(self, track: Track) -> None:
        """Count everything."""
        self._looks = _looks(track.shown())
        self._histogram = _histogram(self._looks)

    def update(self, track: Track, frames: Frames) -> None:
        """Take what has changed: these frames (ascending), and those that the track has grown by."""
        more = track.n_frames - len(self._looks)
        if more > 0:
            unset = np.zeros(more, np.uint8)
            self._looks = np.concatenate([self._looks, unset])
            self._histogram += _histogram(unset)
        if len(frames):
            first, stop = int(frames[0]), int(frames[-1]) + 1
            now = _looks(track.shown(first, stop))
            self._histogram += _histogram(now) - _histogram(self._looks[first:stop])
            self._looks[first:stop] = now


def _histogram(looks: NDArray[np.uint8]) -> NDArray[np.int64]:
    """How many frames have each look, (N_LOOKS,)."""
    return np.bincount(looks, minlength=N_LOOKS)


def _counts(histogram: NDArray[np.int64]) -> TrackCounts:
    table = histogram.reshape(len(PointOrigin), N_STATES)
    unset, visible, occluded, no_ball = table.sum(axis=0).tolist()
    filled = int(table[PointOrigin.INPAINTED, State.VISIBLE])
    return TrackCounts(visible, occluded, no_ball, unset, int(table[PointOrigin.HUMAN].sum()), filled)


class Standing(enum.IntEnum):
    """What a person has said to a frame by keeping what is there."""

    NONE = 0
    PINNED = 1
    """No run changes it."""
    REVIEWED = 2
    """It was looked at and found, or put, right."""


class TrackDigest:
    """A track reduced to what is drawn of it.

    Attributes:
        looks: state and origin of each frame, as `look` numbers them.
        standing: whether each frame is reviewed or pinned, as `Standing` numbers it.
        curves: for each origin the positions it gave, x and y in video pixels, in the rows that `curve` numbers, and
            in row `CONFIDENCE` that of each frame that a run has seen, 0 to 1; NaN where there is none. Who placed a
            point counts, not in which layer it lies now: a prediction stays one when InpaintNet confirms it or a
            person accepts it. Where a person has spoken, only that counts: a point that was put right would look wrong
            still, with the wrong one beside it.
    """

    def __init__(self, track: Track | None = None) -> None:
        self._make(0)
        if track is not None:
            self.read(track)

    @property
    def n_frames(self) -> int:
        """How many frames it covers."""
        return len(self.looks.values)

    def read(self, track: Track) -> None:
        """Take everything from a track."""
        self._make(track.n_frames)
        if any(map(track.says_anything, Layer)):
            self._take(track, 0, track.n_frames)

    def update(self, track: Track, frames: Frames) -> None:
        """Take what has changed: these frames (ascending), and those that the track has grown by."""
        if track.n_frames > self.n_frames:
            self._grow(track.n_frames - self.n_frames)
        if len(frames):
            self._take(track, int(frames[0]), int(frames[-1]) + 1)

    def _make(self, count: int) -> None:
        self.looks = Kinds(count, N_LOOKS)
        self.standing = Kinds(count, len(Standing))
        self.curves = Reaches(CONFIDENCE + 1, count)

    def _grow(self, more: int) -> None:
        self.looks.grow(more)
        self.standing.grow(more)
        self.curves.grow(more)

    def _take(self, track: Track, start: int, stop: int) -> None:
        human, predicted = (track.layer(layer)[start:stop] for layer in (Layer.HUMAN, Layer.PREDICTED))
        self.looks.enter(start, _looks(track.shown(start, stop)))
        self.standing.enter(start, _standing(human))
        curves = self.curves.values[:, start:stop]
        curves[:] = np.nan
        for layer in Layer:
            if layer is Layer.HUMAN:
                curves[:CONFIDENCE, human["state"] != State.UNSET] = np.nan
            _enter_positions(track.layer(layer)[start:stop], curves)
        curves[CONFIDENCE] = np.where(predicted["state"] != State.UNSET, predicted["confidence"], np.nan)
        self.curves.sum_up(start, stop)

    def path(self, origin: PointOrigin) -> Values:
        """The positions that somebody gave, (2, n)."""
        return self.curves.values[curve(origin, 0) : curve(origin, 1) + 1]


def _enter_positions(rows: Rows, curves: Values) -> None:
    """Enter a layer's positions with whoever gave them, over those of lower layers."""
    if not rows["state"].any():
        return
    placed = positions(rows)
    origins = np.where(np.isfinite(placed[0]), _ORIGIN_OF_ROW[rows["source"]], len(PointOrigin))
    for origin in PointOrigin:
        at = np.flatnonzero(origins == origin)
        if len(at):
            curves[curve(origin, 0) : curve(origin, 1) + 1, at] = placed[:, at]


def _looks(shown: Rows) -> NDArray[np.uint8]:
    said = shown["state"] != State.UNSET
    return np.where(said, _ORIGIN_OF_ROW[shown["source"]] * N_STATES + shown["state"], 0).astype(np.uint8)


def _standing(human: Rows) -> NDArray[np.uint8]:
    """Reviewed frames, and among the others those that keep what a model said."""
    by_others = human["source"] != SOURCES.index(Source.HUMAN)
    kept = np.where(by_others & (human["state"] != State.UNSET), Standing.PINNED, Standing.NONE)
    return np.where(human["reviewed"], Standing.REVIEWED, kept).astype(np.uint8)
