"""Tracks for tests of suspicion: a ball that is lobbed from side to side, as TrackNet would see it."""

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
    """Return a ball that is hit at (300, 600) and (900, 600) in turn, halfway between at (600, 300), (2, count)."""
    at = np.arange(count) / LOB
    along, turn = at % 1, (at // 1).astype(int) % 2
    x = np.where(turn == 0, 300 + 600 * along, 900 - 600 * along)
    y = 600 - 1200 * along * (1 - along)
    return np.stack([x, y])


def predicted_of(path: Floats) -> Rows:
    """Return what TrackNet says where it is sure of every ball."""
    seen = np.zeros(path.shape[1], PREDICTED_ROW)
    seen["state"], seen["source"] = State.VISIBLE, SOURCES.index(Source.PREDICTED)
    for name, values in zip(("x", "y"), path, strict=True):
        seen[name] = seen[f"peak_{name}"] = values
    seen["confidence"], seen["second_peak"], seen["area"] = 0.75, 0.05, 20
    seen["windows"], seen["agreeing"], seen["spread"], seen["run"] = 8, 8, 0.5, 1
    return seen


def unseen(seen: Rows, at: slice, *, peak: float = 0.1) -> None:
    """Take the ball away from frames of TrackNet's; the peaks stay where they are, but faint."""
    seen["state"][at], seen["x"][at], seen["y"][at] = State.NO_BALL, 0, 0
    seen["confidence"][at], seen["area"][at], seen["agreeing"][at] = peak, 0, 0


def a_track(seen: Rows) -> Track:
    """Return a track of which only TrackNet has spoken."""
    track = Track(len(seen))
    track.make(track.change(Layer.PREDICTED, range(len(seen)), seen))
    return track


def fill(track: Track, frames: range, state: State = State.OCCLUDED) -> None:
    """Let InpaintNet place the ball on a straight line across a gap."""
    x, y = (track.layer(Layer.PREDICTED)[name] for name in ("x", "y"))
    ends = [frames.start - 1, frames.stop]
    line = [np.interp(frames, ends, values[ends]) for values in (x, y)]
    filled = make_rows(len(frames), state, Source.INPAINTED, x=line[0], y=line[1])
    track.make(track.change(Layer.INPAINTED, frames, filled))


def accept(track: Track, frames: range, *, reviewed: bool = True) -> None:
    """Let a person say that frames are right, or only pin them."""
    said = human_rows(track.shown_rows(frames.start, frames.stop), reviewed=reviewed)
    track.make(track.change(Layer.HUMAN, frames, said))
