"""Make paths of a ball hit to and fro, for tests of what is found in paths."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.arcs.curve import unit_displacement
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import Rows, State, make_rows

Floats = NDArray[np.float64]

SIZE = Size(1280, 720)
RATE = 30.0


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A path with its true contacts.

    Attributes:
        path: (2, n) px; whole sixteenths, so that moving it by whole pixels changes no difference.
        seconds: (n,).
        hits: the frames in which the ball turns.
        begins: (n,), no scene begins anywhere.
    """

    path: Floats
    seconds: Floats
    hits: tuple[int, ...]
    begins: NDArray[np.bool_]


def played(seed: int, strokes: int, *, noise: float = 1.0, drag: float = 0.5) -> Played:
    """Return a ball that moves in arcs, slowed down by the air. The seed chooses the ends on the left and right.

    The seed picks the ends on the left and right.
    """
    rng = np.random.default_rng(seed)
    lengths = rng.integers(18, 34, strokes)
    side = np.where(np.arange(strokes + 1) % 2 == 0, 300.0, 980.0)
    places = np.stack([side + rng.uniform(-80, 80, strokes + 1), rng.uniform(450, 600, strokes + 1)])
    parts = []
    for stroke, length in enumerate(lengths):
        s, whole = np.arange(length) / RATE, length / RATE
        way = places[:, stroke + 1] - places[:, stroke]
        # The air takes from the speed across the picture; gravity bends the ball down.
        pull = np.array([-way[0] / whole, rng.uniform(1200, 2400)])
        speed = (way - pull * unit_displacement(whole, drag)) / whole
        parts.append(places[:, stroke, None] + np.outer(speed, s) + np.outer(pull, unit_displacement(s, drag)))
    path = np.concatenate(parts, axis=1)
    path = np.round((path + rng.normal(0, noise, path.shape)) * 16) / 16
    count = path.shape[1]
    hits = tuple(np.cumsum(lengths)[:-1].tolist())
    return Played(path, np.arange(count) / RATE, hits, np.zeros(count, np.bool_))


def climbing() -> Rows:
    """Return rows of 30 frames in which the ball continues and climbs: a bounce in tennis, none in badminton."""
    steps = np.array([(3.0, -4.0 + k) for k in range(16)] + [(3.0, -12.0 + k) for k in range(14)])
    x, y = (300.0 + np.cumsum(steps, axis=0)).T
    return make_rows(30, State.VISIBLE, Source.PREDICTED, x=x, y=y)
