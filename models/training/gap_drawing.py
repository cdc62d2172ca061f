"""Draw windows with gaps as they occur: where a player is in the way, where a smash was missed, anywhere.

What the program asks of an InpaintNet is in `rallytrace.inference.inpainting`: a frame to fill has mask 1, one without
a ball that is not to be filled (the ball had left the picture) has mask 0, and both have the coordinates (0, 0).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from models.training.courses import UNIT, Course, Flags, Floats

LENGTH = 16
ONE_SIDED = 0.15
"""Share of windows whose gap may reach over the window's edge, as in the windows beside those that see all of it."""
AT_HIT = 0.4
"""Share of windows with a gap over a hit, where there is one: the players stand there, and hide the shuttle."""
AFTER_HIT = 0.15
"""Share with a gap that begins at a hit, the hardest hit first: a smash too fast to be seen."""
SECOND_GAP, CUT_OFF = 0.3, 0.15
"""Shares of windows with another gap, and of windows that lie over the beginning or the end of a scene."""


@dataclass(frozen=True, slots=True, eq=False)
class Windows:
    """Windows with gaps, and the truth inside them.

    Attributes:
        coords: float32 (n, 16, 2), as shares of the picture; 0 where not known.
        mask: float32 (n, 16, 1), 1 in frames to fill.
        targets: float32 (n, 16, 2), where the ball is.
        weights: float32 (n, 16), how much each frame counts; 0 outside gaps and where nobody knows.
    """

    coords: NDArray[np.float32]
    mask: NDArray[np.float32]
    targets: NDArray[np.float32]
    weights: NDArray[np.float32]

    @classmethod
    def joined(cls, parts: "Sequence[Windows]") -> Self:
        """Return all windows of several draws."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__slots__))


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """Consecutive courses, and where windows may begin in them.

    Attributes:
        positions: float64 (n, 2).
        visible: bool (n,).
        struck: bool (n,).
        starts: first frames of windows by the step between their frames (1, or 2: every second frame).
    """

    positions: Floats
    visible: Flags
    struck: Flags
    starts: dict[int, NDArray[np.int64]]

    @classmethod
    def of(cls, courses: Sequence[Course]) -> Self:
        """Return the pool of some courses. No window reaches from one course into another."""
        offsets = np.cumsum([0, *(len(course) for course in courses)])
        starts = {
            step: np.concatenate(
                [
                    offset + np.arange(max(0, len(course) - step * (LENGTH - 1)))
                    for offset, course in zip(offsets, courses, strict=False)
                ]
            )
            for step in (1, 2)
        }
        visible = np.concatenate([course.visible for course in courses])
        for step, found in starts.items():
            seen = visible[found[:, None] + step * np.arange(LENGTH)].sum(axis=1)
            starts[step] = found[seen >= LENGTH // 2]
        return cls(
            np.concatenate([course.positions for course in courses]),
            visible,
            np.concatenate([course.struck for course in courses]),
            starts,
        )

    def cut(self, rng: np.random.Generator, count: int, step: int) -> tuple[Floats, Flags, Flags]:
        """Return positions (count, 16, 2), visible and struck (count, 16) of random windows."""
        chosen = rng.choice(self.starts[step], count)[:, None] + step * np.arange(LENGTH)
        struck = self.struck[chosen]
        if step == 2:  # a hit in a frame that is passed over
            struck = struck | self.struck[np.minimum(chosen + 1, len(self.struck) - 1)]
        return self.positions[chosen], self.visible[chosen], struck


def draw_windows(pool: Pool, rng: np.random.Generator, count: int, *, step: int, noise: float | None = None) -> Windows:
    """Draw windows with gaps from a pool, mirrored, shifted, sheared and stretched at random.

    Args:
        pool: pool to draw from.
        rng: decides everything.
        count: how many.
        step: 1, or 2 for every second frame.
        noise: of the looking, at most, as standard deviation in pixels at 512x288; None for windows as they are, to try
            a network on.
    """
    positions, visible, struck = pool.cut(rng, count, step)
    if noise is not None:
        positions, visible = _vary(positions, visible, rng)
    wanted, length = _gaps(positions, struck, rng, one_sided=0.0 if noise is None else ONE_SIDED)
    also, absent = _more_gaps(visible, wanted, rng)
    known = visible & ~wanted & ~also & ~absent
    mask = wanted | also
    seen = positions + rng.normal(size=positions.shape) * rng.uniform(0, noise or 0, (count, 1, 1)) / UNIT
    coords = np.where(known[..., None], np.clip(seen, 1e-4, 1), 0)
    enough = known.sum(axis=1, keepdims=True) >= 2
    # Every length counts alike, though the straight line's error grows with the square of it at first.
    weights = np.where(wanted & visible & enough, 1 / (length * (1 + 0.45 * length)), 0)
    weights += np.where(also & visible & ~wanted & enough, 0.1, 0)
    return Windows(
        coords.astype(np.float32), mask[..., None].astype(np.float32), positions.astype(np.float32),
        weights.astype(np.float32),
    )  # fmt: skip


def _vary(positions: Floats, visible: Flags, rng: np.random.Generator) -> tuple[Floats, Flags]:
    count = len(positions)
    mirrored = rng.random((count, 1)) < 0.5
    varied = positions.copy()
    varied[..., 0] = np.where(mirrored, 1 - varied[..., 0], varied[..., 0])
    # Other cameras: nearer or farther, higher or lower, and a little to the side.
    stretch = np.exp(rng.normal(0, 0.12, (count, 1, 1)) + rng.normal(0, 0.08, (count, 1, 2)))
    lean = rng.normal(0, 0.08, (count, 1)) * (varied[..., 1] - 0.5)
    varied[..., 0] += lean
    varied = (varied - 0.5) * stretch + 0.5 + rng.normal(0, 0.04, (count, 1, 2))
    return varied, visible & np.all((varied > 0) & (varied < 1), axis=2)


def _gaps(
    positions: Floats, struck: Flags, rng: np.random.Generator, *, one_sided: float
) -> tuple[Flags, NDArray[np.int64]]:
    """Return one gap per window: its frames, bool (n, 16), and its length (n, 1)."""
    count = len(positions)
    length = rng.integers(1, LENGTH - 1, count)
    first = rng.integers(1, LENGTH - length)
    free = rng.integers(1 - length, LENGTH)
    chance = rng.random(count)
    # The speed after a frame, in pixels; hits are told apart by it, with some luck.
    speed = np.pad(np.hypot(*np.moveaxis(np.diff(positions, axis=1) * UNIT, 2, 0)), ((0, 0), (0, 1)))
    hit = np.argmax(struck * (1 + speed * rng.random(speed.shape)), axis=1)
    has_hit = struck.any(axis=1)
    over = np.clip(hit - rng.integers(0, length), 1, LENGTH - 1 - length)
    after = np.clip(hit + rng.integers(0, 2, count), 1, LENGTH - 1 - length)
    first = np.where(has_hit & (chance < AT_HIT), over, first)
    first = np.where(has_hit & (chance > 1 - AFTER_HIT), after, first)
    first = np.where(rng.random(count) < one_sided, free, first)
    frames = np.arange(LENGTH)
    gap = (frames >= first[:, None]) & (frames < (first + length)[:, None])
    return gap, length[:, None]


def _more_gaps(visible: Flags, wanted: Flags, rng: np.random.Generator) -> tuple[Flags, Flags]:
    """Return additional frames to fill, and frames without a ball that are not to be filled, each bool (n, 16)."""
    count = len(visible)
    frames = np.arange(LENGTH)
    first, length = rng.integers(0, LENGTH, (count, 1)), rng.integers(1, 6, (count, 1))
    second = (frames >= first) & (frames < first + length) & (rng.random((count, 1)) < SECOND_GAP)
    filled = rng.random((count, 1)) < 0.5
    edge = rng.integers(1, 8, (count, 1))
    at_start = rng.random((count, 1)) < 0.5
    cut = np.where(at_start, frames < edge, frames >= LENGTH - edge) & (rng.random((count, 1)) < CUT_OFF)
    missing = ~visible | second
    # A real gap that the drawn one touches is part of it.
    touching = _spread(wanted, missing)
    also = (missing & filled) | touching
    return also & ~wanted & ~(cut & ~touching), (missing | cut) & ~also & ~wanted


def _spread(marked: Flags, over: Flags) -> Flags:
    """Return the frames of `over` that are connected to marked ones by frames of `over`."""
    reached = marked.copy()
    for _ in range(LENGTH):
        grown = reached.copy()
        grown[:, 1:] |= reached[:, :-1] & over[:, 1:]
        grown[:, :-1] |= reached[:, 1:] & over[:, :-1]
        if np.array_equal(grown, reached):
            break
        reached = grown
    return reached & ~marked
