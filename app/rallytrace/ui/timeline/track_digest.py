"""What the panels want to know of a track, frame by frame, in plain arrays that are quick to reduce."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, State, Track


class Origin(enum.IntEnum):
    """Who put a point there, as it is drawn."""

    PREDICTED = 0
    INPAINTED = 1
    """By InpaintNet or a curve."""
    HUMAN = 2


_ORIGINS: Final = {
    Source.PREDICTED: Origin.PREDICTED,
    Source.INPAINTED: Origin.INPAINTED,
    Source.INTERPOLATED: Origin.INPAINTED,
    Source.IMPORTED: Origin.PREDICTED,
    Source.HUMAN: Origin.HUMAN,
}
_ORIGIN_OF_ROW: Final = np.array([_ORIGINS[source] for source in SOURCES], np.uint8)
N_STATES: Final = len(State)
N_LOOKS: Final = len(Origin) * N_STATES


def look(origin: Origin, state: State) -> int:
    """The number for a state on somebody's word, 0 to N_LOOKS - 1; 0 is a frame nobody looked at."""
    return origin * N_STATES + state if state is not State.UNSET else 0


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
    table = np.bincount(_looks(track.shown(start, stop)), minlength=N_LOOKS).reshape(len(Origin), N_STATES)
    unset, visible, occluded, no_ball = table.sum(axis=0).tolist()
    filled = int(table[Origin.INPAINTED, State.VISIBLE])
    return TrackCounts(visible, occluded, no_ball, unset, int(table[Origin.HUMAN].sum()), filled)


class TrackDigest:
    """A track reduced to what is drawn of it.

    Attributes:
        looks: state and origin of each frame, as `look` numbers them, (n,) uint8.
        paths: for each layer the positions it has, (2, n) float32 in video pixels, NaN without one.
        confidence: of each frame that a run has seen, (n,) float32, 0 to 1; NaN elsewhere.
    """

    def __init__(self, track: Track | None = None) -> None:
        self._make(0)
        if track is not None:
            self.read(track)

    @property
    def n_frames(self) -> int:
        """How many frames it covers."""
        return len(self.looks)

    def read(self, track: Track) -> None:
        """Take everything from a track."""
        self._make(track.n_frames)
        self._take(track, 0, track.n_frames)

    def update(self, track: Track, frames: Frames) -> None:
        """Take what has changed: these frames (ascending), and those that the track has grown by."""
        if track.n_frames > self.n_frames:
            self._grow(track.n_frames - self.n_frames)
        if len(frames):
            self._take(track, int(frames[0]), int(frames[-1]) + 1)

    def _make(self, count: int) -> None:
        self.looks: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.paths = {layer: np.full((2, count), np.nan, np.float32) for layer in Layer}
        self.confidence: NDArray[np.float32] = np.full(count, np.nan, np.float32)

    def _grow(self, more: int) -> None:
        unknown = np.full((2, more), np.nan, np.float32)
        self.looks = np.concatenate([self.looks, np.zeros(more, np.uint8)])
        self.paths = {layer: np.concatenate([path, unknown], axis=1) for layer, path in self.paths.items()}
        self.confidence = np.concatenate([self.confidence, unknown[0]])

    def _take(self, track: Track, start: int, stop: int) -> None:
        self.looks[start:stop] = _looks(track.shown(start, stop))
        for layer, path in self.paths.items():
            rows = track.layer(layer)[start:stop]
            placed = _placed(rows)
            path[0, start:stop] = np.where(placed, rows["x"], np.nan)
            path[1, start:stop] = np.where(placed, rows["y"], np.nan)
        predicted = track.layer(Layer.PREDICTED)[start:stop]
        seen = predicted["state"] != State.UNSET
        self.confidence[start:stop] = np.where(seen, predicted["confidence"], np.nan)


def _looks(shown: Rows) -> NDArray[np.uint8]:
    said = shown["state"] != State.UNSET
    return np.where(said, _ORIGIN_OF_ROW[shown["source"]] * N_STATES + shown["state"], 0).astype(np.uint8)


def _placed(rows: Rows) -> NDArray[np.bool_]:
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known), np.bool_)
