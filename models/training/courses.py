"""Provide paths of shuttles to learn from: labelled ones, and simulated ones as seen by a camera."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import av
import numpy as np
from numpy.typing import NDArray

from models.training.rallies import Rally
from models.training.simulation.camera import broadcast_camera
from models.training.simulation.rally import plan_rally

UNIT = np.array([512.0, 288.0])
"""Distances are in pixels of a picture of this size, whatever the video's."""
VIEWS = 3
"""Cameras that film a simulated rally: planning it takes far longer than looking at it."""
TURN = 3.0
"""Pixels a frame by which a hit changes the shuttle's motion, at least; gravity and drag change it by about 0.7."""
RECENT = 2
"""Frames over which the motion before and after a hit is measured."""

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """The positions of a shuttle in consecutive frames.

    Attributes:
        positions: float64 (n, 2), x and y as shares of the picture's width and height; may lie outside of 0 to 1.
        visible: bool (n,), whether the position is known and in the picture.
        struck: bool (n,), whether a racket meets the shuttle in, or nearest to, the frame.
    """

    positions: Floats
    visible: Flags
    struck: Flags

    def __len__(self) -> int:
        return len(self.positions)


def labelled_course(rally: Rally) -> Course:
    """Return a labelled course. Its hits are where it turns sharply."""
    labels = rally.path()
    with av.open(str(rally.video)) as container:
        stream = container.streams.video[0]
        size = np.array([stream.width, stream.height], np.float64)
    positions = (labels.positions + 0.5) / size
    return Course(positions, labels.visible.copy(), breaks(positions, labels.visible))


def breaks(positions: Floats, visible: Flags) -> Flags:
    """Return where the motion turns faster than in free flight, because of a racket, a body or the floor.

    Args:
        positions: float64 (n, 2), shares of the picture.
        visible: bool (n,); nothing is said near frames without a ball.

    Returns:
        bool (n,), one frame for each turn.
    """
    places = positions * UNIT
    count = len(places)
    change = np.zeros(count)
    middle = np.arange(RECENT, count - RECENT)
    before = (places[middle] - places[middle - RECENT]) / RECENT
    after = (places[middle + RECENT] - places[middle]) / RECENT
    clear = np.all([visible[middle + k] for k in range(-RECENT, RECENT + 1)], axis=0)
    # Along its own line a smash slows down by several pixels a frame, and nobody hit it: half a turn's angle is wanted.
    turned = (before * after).sum(axis=1) < 0.5 * np.hypot(*before.T) * np.hypot(*after.T)
    change[middle] = np.where(clear & turned, np.hypot(*(after - before).T), 0.0)
    padded = np.pad(change, RECENT)
    around = np.max([padded[k : k + count] for k in range(2 * RECENT + 1)], axis=0)
    return np.asarray((change >= TURN) & (change == around))


def simulated_courses(seed: int) -> Iterator[Course]:
    """Return one simulated rally seen by a few cameras, at frame rates from 12 to 60.

    The seed decides everything. Places are exact: noise belongs to the looking, and is added when a window is drawn.
    """
    rng = np.random.default_rng([seed, 77])
    rally = plan_rally(rng, rng.uniform(8, 16))
    for _ in range(VIEWS):
        rate = rng.choice([12.5, 15.0, 25.0, 30.0, 50.0, 60.0]) if rng.random() < 0.6 else rng.uniform(12, 60)
        times = np.arange(rng.uniform(0, 1 / rate), rally.seconds, 1 / rate)
        positions = (broadcast_camera(rng).project(rally.shuttle_at(times)) + 0.5) / (1280, 720)
        struck = np.zeros(len(times), np.bool_)
        hits = np.array([stroke.time for stroke in rally.strokes])
        struck[np.clip(np.round((hits - times[0]) * rate).astype(np.int64), 0, len(times) - 1)] = True
        yield Course(positions, np.all((positions > 0) & (positions < 1), axis=1), struck)


def simulate(count: int, first: int = 0) -> list[Course]:
    """Return the courses of some rallies from a seed on, always the same."""
    return [course for seed in range(first, first + count) for course in simulated_courses(seed)]


def as_labelled(course: Course, rng: np.random.Generator, jitter: float = 0.4) -> Course:
    """Return a course as a person labels it, slightly off the shuttle.

    The deviation is `jitter` pixels at 512x288 along each axis.
    """
    return replace(course, positions=course.positions + rng.normal(0, jitter, course.positions.shape) / UNIT)


def label_courses(rallies: Sequence[Rally]) -> list[Course]:
    """Return the courses of labelled rallies."""
    return [labelled_course(rally) for rally in rallies]
