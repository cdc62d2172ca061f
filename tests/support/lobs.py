"""Make tracks for tests of suspicion: a ball lobbed from side to side, as TrackNet would see it."""

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, Rows, State, Track, human_rows, make_rows

SIZE = Size(1280, 720)
RATE = 30.0
LOB = 40
"""Frames from hit to hit."""


def flight(count: int) -> Floats:
    """Return the path of a ball hit at (300, 600) and (900, 600) in turn, halfway between at (600, 300), (2, count)."""
    at = np.arange(count) / LOB
    along, turn = at % 1, (at // 1).astype(int) % 2
    x = np.where(turn == 0, 300 + 600 * along, 900 - 600 * along)
    y = 600 - 1200 * along * (1 - along)
    return np.stack([x, y])


def predicted_of(path: Floats) -> Rows:
    """Return TrackNet's rows for a path with a certain ball in each frame."""
    seen = np.zeros(path.shape[1], PREDICTED_ROW)
    seen["state"], seen["source"] = State.VISIBLE, SOURCES.index(Source.PREDICTED)
    for name, values in zip(("x", "y"), path, strict=True):
        seen[name] = seen[f"peak_{name}"] = values
    seen["confidence"], seen["second_peak"], seen["area"] = 0.75, 0.05, 20
    seen["windows"], seen["agreeing"], seen["spread"], seen["run"] = 8, 8, 0.5, 1
    return seen


def unseen(seen: Rows, at: slice, *, peak: float = 0.1) -> None:
    """Remove the ball from predicted frames. Their peaks stay, but are faint."""
    seen["state"][at], seen["x"][at], seen["y"][at] = State.NO_BALL, 0, 0
    seen["confidence"][at], seen["area"][at], seen["agreeing"][at] = peak, 0, 0


def a_track(seen: Rows) -> Track:
    """Return a track with predicted rows only."""
    track = Track(len(seen))
    track.make(track.change(Layer.PREDICTED, range(len(seen)), seen))
    return track


def fill(track: Track, frames: range, state: State = State.OCCLUDED) -> None:
    """Fill a gap along a straight line as InpaintNet."""
    x, y = (track.layer(Layer.PREDICTED)[name] for name in ("x", "y"))
    ends = [frames.start - 1, frames.stop]
    line = [np.interp(frames, ends, values[ends]) for values in (x, y)]
    filled = make_rows(len(frames), state, Source.INPAINTED, x=line[0], y=line[1])
    track.make(track.change(Layer.INPAINTED, frames, filled))


def accept(track: Track, frames: range, *, reviewed: bool = True) -> None:
    """Accept frames as the user, or only protect them."""
    said = human_rows(track.shown_rows(frames.start, frames.stop), reviewed=reviewed)
    track.make(track.change(Layer.HUMAN, frames, said))
