"""Shuttles moved to where no label is: the filmed one is painted over, and another flies elsewhere.

A few rallies show the shuttle over few backgrounds. A drawn one crosses crowds, kits and advertisements that no
labelled flight crossed, and takes nothing from the picture but what the network should learn to ignore.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.training.frames import Pictures

Floats = NDArray[np.float32]

_SHUTTLE = 5.0
"""Pixels around a labelled position, in stored frames, that a shuttle at rest may cover."""


@dataclass(frozen=True, slots=True)
class Streak:
    """How a drawn shuttle looks, in pixels of the stored frames.

    Attributes:
        radius: half its width.
        length: of the shuttle itself, along its flight.
        shutter: part of a frame's time that it moves while being seen.
        colour: RGB, 0 to 255.
        cover: how much of the light behind its middle it keeps back, 0 to 1.
        lead: how far before the middle of the exposure the label lies, as part of a frame's motion.
    """

    radius: float
    length: float
    shutter: float
    colour: Floats
    cover: float
    lead: float


def replace_shuttle(
    frames: Pictures,
    background: Pictures,
    visible: NDArray[np.bool_],
    positions: Floats,
    rng: np.random.Generator,
) -> tuple[NDArray[np.bool_], Floats]:
    """Paint over the labelled shuttle and draw another flight, in place.

    Args:
        frames: uint8 (n, h, w, 3), changed.
        background: uint8 (h, w, 3), what is painted over the filmed shuttle.
        visible: bool (n,).
        positions: float32 (n, 2), pixels of the frames.
        rng: decides the flight and its look.

    Returns:
        Visibility and positions of the drawn shuttle.
    """
    for place in np.flatnonzero(visible).tolist():
        around = positions[max(place - 1, 0) : place + 2][visible[max(place - 1, 0) : place + 2]]
        reach = float(np.abs(around - positions[place]).max()) / 2
        _blend(frames[place], background, positions[place], _SHUTTLE + reach)
    height, width = frames.shape[1:3]
    path = flight(len(frames), width, height, rng)
    streak = _draw_streak(rng)
    shown = range(len(frames))
    if rng.random() < 0.2:
        begin, end = sorted(rng.integers(0, len(frames) + 1, 2).tolist())
        shown = range(begin, end)
    drawn = np.zeros(len(frames), np.bool_)
    motion = np.gradient(path, axis=0).astype(np.float32)
    for place in shown:
        drawn[place] = _draw(frames[place], path[place], motion[place], streak)
    return drawn, (path + streak.lead * motion).astype(np.float32)


def flight(count: int, width: int, height: int, rng: np.random.Generator) -> Floats:
    """Positions of a shuttle over `count` frames, float32 (count, 2): a launch, gravity, and drag along the path."""
    position = rng.uniform((0.08, 0.05), (0.92, 0.95)) * (width, height)
    angle = rng.uniform(0, 2 * np.pi)
    speed = min(float(rng.lognormal(np.log(6.0), 0.8)), 45.0)
    velocity = speed * np.array([np.cos(angle), np.sin(angle)])
    gravity, drag = rng.uniform(0.1, 0.9), rng.uniform(0.0, 0.012)
    path = np.empty((count, 2), np.float32)
    for step in range(count):
        path[step] = position
        velocity = velocity * (1 - min(drag * float(np.hypot(*velocity)), 0.5)) + (0, gravity)
        position = position + velocity
    # The window is any part of a flight: its middle, not its start, lies where the start was drawn.
    return np.asarray(path - (path[count // 2] - path[0]), np.float32)


def _draw_streak(rng: np.random.Generator) -> Streak:
    tone = rng.uniform(150, 255)
    return Streak(
        radius=float(rng.uniform(0.9, 2.3)),
        length=float(rng.uniform(0.5, 4.0)),
        shutter=float(rng.uniform(0.15, 0.6)),
        colour=np.clip(tone + rng.normal(0, 8, 3), 0, 255).astype(np.float32),
        cover=float(rng.uniform(0.45, 1.0)),
        lead=float(rng.uniform(0.0, 0.3)),
    )


def _draw(frame: Pictures, position: Floats, motion: Floats, streak: Streak) -> bool:
    """Draw a shuttle smeared along its motion; whether any of it lies inside the picture."""
    height, width = frame.shape[:2]
    if not (0 <= position[0] <= width - 1 and 0 <= position[1] <= height - 1):
        return False
    speed = float(np.hypot(*motion))
    along = motion / speed if speed > 1e-3 else np.array([0.0, 1.0], np.float32)
    half = along * (streak.length + streak.shutter * speed) / 2
    reach = float(np.abs(half).max()) + streak.radius + 2
    rows, columns, window = _window(frame, position, reach)
    offset = np.stack([columns - position[0], rows - position[1]], axis=-1)
    share = np.clip(offset @ half / max(float(half @ half), 1e-6), -1, 1)
    distance = np.linalg.norm(offset - share[..., None] * half, axis=-1)
    # A shuttle in motion is thinner in light than one at rest: the same light over a longer way.
    thinned = streak.cover * max(0.4, min(1.0, (streak.length + 4) / (streak.length + streak.shutter * speed + 1e-6)))
    cover = thinned * np.clip((streak.radius + 0.6 - distance) / 1.2, 0, 1)[..., None]
    window[:] = (window * (1 - cover) + streak.colour * cover + 0.5).astype(np.uint8)
    return True


def _blend(frame: Pictures, background: Pictures, position: Floats, radius: float) -> None:
    """Replace a disc of the frame by the background, softly at the rim."""
    rows, columns, window = _window(frame, position, radius + 2)
    distance = np.hypot(columns - position[0], rows - position[1])
    cover = np.clip((radius + 1 - distance) / 2, 0, 1)[..., None]
    behind = _window(background, position, radius + 2)[2]
    window[:] = (window * (1 - cover) + behind * cover + 0.5).astype(np.uint8)


def _window(picture: Pictures, position: Floats, reach: float) -> tuple[NDArray[np.int64], NDArray[np.int64], Pictures]:
    """Row and column numbers, and the pixels themselves, of a square around a position."""
    height, width = picture.shape[:2]
    left, right = (int(np.clip(position[0] + side * reach, 0, width)) for side in (-1, 1))
    top, bottom = (int(np.clip(position[1] + side * reach, 0, height)) for side in (-1, 1))
    rows, columns = np.mgrid[top:bottom, left:right]
    return rows, columns, picture[top:bottom, left:right]
