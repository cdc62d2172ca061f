"""Paste balls where no label is: the filmed one is painted over, and another one moves elsewhere.

A few rallies show the ball over few backgrounds. One that is cut out of another rally, or drawn, is put where the
networks fail: slow, and before players, who are what moves against the background.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.frames import Box, Footage, Pictures

Floats = NDArray[np.float32]

BALL = 5.0
"""Pixels around a labelled position, in kept frames, that a ball at rest may cover."""
REACH = 20
"""Half the side of what is cut out around a filmed ball."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The appearance of a drawn shuttle, in pixels of the kept frames.

    Attributes:
        radius: half its width.
        length: length of the shuttle itself, along its flight.
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


@dataclass(frozen=True, slots=True, eq=False)
class CutOut:
    """A filmed ball over a few frames, without its background.

    Attributes:
        path: float32 (n, 2), x and y in pixels of its own kept frames.
        covers: float32 (n, s, s, 1), how much of the light behind is kept back, 0 to 1; (s - 1) / 2 is the ball.
        colours: float32 (n, s, s, 3), RGB of the ball.
    """

    path: Floats
    covers: Floats
    colours: Floats


def erase_ball(frames: Pictures, background: Pictures, visible: NDArray[np.bool_], positions: Floats) -> None:
    """Paint the background over a labelled ball, in place.

    Args:
        frames: uint8 (n, h, w, 3), changed.
        background: uint8 (h, w, 3).
        visible: bool (n,).
        positions: float32 (n, 2), pixels of the frames.
    """
    for place in np.flatnonzero(visible).tolist():
        around = positions[max(place - 1, 0) : place + 2][visible[max(place - 1, 0) : place + 2]]
        reach = float(np.abs(around - positions[place]).max()) / 2
        _blend(frames[place], background, positions[place], BALL + reach)


def paste_ball(
    frames: Pictures, background: Pictures, cut_out: CutOut | None, rng: np.random.Generator
) -> tuple[NDArray[np.bool_], Floats]:
    """Paste another ball into frames without one, in place.

    Args:
        frames: uint8 (n, h, w, 3), changed.
        background: uint8 (h, w, 3); where the frames differ from it, something moves.
        cut_out: the ball to put there; without one a shuttle is drawn.
        rng: decides flight and look.

    Returns:
        bool (n,) and float32 (n, 2): visibility and positions of the pasted ball.
    """
    count, height, width = frames.shape[:3]
    anchor = _anchor(frames[count // 2], background, rng)
    motion: Floats
    if cut_out is None:
        path = draw_flight(count, width, height, rng)
        path += anchor - path[count // 2]
    else:
        path = cut_out.path - cut_out.path[count // 2] + anchor
    shown = range(count)
    if rng.random() < 0.15:
        begin, end = sorted(rng.integers(0, count + 1, 2).tolist())
        shown = range(begin, end)
    drawn = np.zeros(count, np.bool_)
    motion = np.gradient(path, axis=0).astype(np.float32)
    if cut_out is not None:
        for place in shown:
            drawn[place] = _insert(frames[place], path[place], cut_out.covers[place], cut_out.colours[place])
        return drawn, path.astype(np.float32)
    streak = draw_streak(rng)
    for place in shown:
        drawn[place] = _draw(frames[place], path[place], motion[place], streak)
    return drawn, (path + streak.lead * motion).astype(np.float32)


def draw_flight(count: int, width: int, height: int, rng: np.random.Generator) -> Floats:
    """Return positions of a ball over `count` frames, float32 (count, 2): a launch, gravity, and drag along the path.

    Four in ten are slow (about a pixel a frame, as at the top of a lob or in the hand), the others fly.
    """
    position = rng.uniform((0.08, 0.05), (0.92, 0.95)) * (width, height)
    angle = rng.uniform(0, 2 * np.pi)
    slow = rng.random() < 0.4
    speed = min(float(rng.lognormal(np.log(1.0 if slow else 9.0), 0.8)), 65.0)
    velocity = speed * np.array([np.cos(angle), np.sin(angle)])
    gravity = rng.uniform(0.0, 0.3) if slow else rng.uniform(0.15, 1.3)
    drag = rng.uniform(0.0, 0.009)
    path = np.empty((count, 2), np.float32)
    for step in range(count):
        path[step] = position
        velocity = velocity * (1 - min(drag * float(np.hypot(*velocity)), 0.5)) + (0, gravity)
        position = position + velocity
    # The window is any part of a flight: its middle, not its start, lies where the start was drawn.
    return np.asarray(path - (path[count // 2] - path[0]), np.float32)


def collect_cut_outs(rallies: Sequence[Footage], length: int, wanted: int, rng: np.random.Generator) -> list[CutOut]:
    """Return filmed balls over `length` frames each, from random places; fewer if too few stand apart."""
    tries = (cut_out_ball(rallies[int(rng.integers(len(rallies)))], length, rng) for _ in range(10 * wanted))
    return list(itertools.islice((found for found in tries if found is not None), wanted))


def cut_out_ball(rally: Footage, count: int, rng: np.random.Generator) -> CutOut | None:
    """Return a filmed ball over `count` frames of a rally, or None if the random choice does not stand apart.

    What covers the background is taken from the difference to it: `picture = (1 - cover) * background + cover * ball`
    with the ball's colour taken to be the brightest that it shows, so balls darker than what is behind them are left.
    """
    start = int(rng.integers(max(1, len(rally) - count + 1)))
    chosen = np.arange(start, start + count)
    if chosen[-1] >= len(rally) or not rally.visible[chosen].all():
        return None
    path = rally.positions[chosen]
    low, high = path.min(axis=0), path.max(axis=0)
    size = rally.size
    if (low < REACH + 2).any() or high[0] > size.width - REACH - 3 or high[1] > size.height - REACH - 3:
        return None
    covers, colours = [], []
    for frame, (x, y) in zip(chosen.tolist(), path.tolist(), strict=True):
        found = _matte(rally, frame, x, y, _half_length(path, frame - start))
        if found is None:
            return None
        covers.append(found[0])
        colours.append(found[1])
    if rng.random() < 0.5:
        covers = [cover[:, ::-1] for cover in covers]
        path = path * (-1, 1)
    return CutOut(path.astype(np.float32), np.stack(covers), np.stack(colours))


def _half_length(path: Floats, place: int) -> float:
    """Return half of the ball's movement from one frame to the next, in pixels."""
    around = path[max(place - 1, 0) : place + 2]
    return float(np.abs(np.diff(around, axis=0)).max()) / 2 if len(around) > 1 else 0.0


def _matte(rally: Footage, frame: int, x: float, y: float, half: float) -> tuple[Floats, Floats] | None:
    """Return cover (s, s, 1) and colour (s, s, 3) of the ball at a position, or None if something else moves there."""
    column, row = 2 * round(x / 2), 2 * round(y / 2)
    box = Box(column - REACH, row - REACH, 2 * REACH + 2, 2 * REACH + 2)
    picture = rally.crop(frame, box).astype(np.float32)
    part = (slice(box.top, box.top + box.height), slice(box.left, box.left + box.width))
    behind = rally.backgrounds[0][part].astype(np.float32)
    # Moved by whole and part pixels, so that the labelled position is the middle of the cut-out.
    shift = np.array([[1, 0, REACH - (x - box.left)], [0, 1, REACH - (y - box.top)]], np.float64)
    side = 2 * REACH + 1
    picture, behind = (
        np.asarray(
            cv2.warpAffine(plane, shift, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
            np.float32,
        )
        for plane in (picture, behind)
    )
    offset = np.arange(side) - REACH
    distance = np.hypot(*np.meshgrid(offset, offset))
    radius = BALL + 1 + half
    rim = (distance > radius + 1) & (distance < radius + 6)
    difference = picture - behind
    if radius > REACH - 6 or np.abs(difference).max(axis=2)[rim].mean() > 9:
        return None
    inside = distance < radius
    brightness = picture.mean(axis=2)
    brightest = picture[inside][np.argsort(brightness[inside])[-4:]].mean(axis=0)
    room = brightest - behind
    if room[inside].mean() < 50:
        return None
    cover = (difference * room).sum(axis=2) / np.maximum((room * room).sum(axis=2), 900.0)
    soft = np.clip((radius + 1 - distance) / 2, 0, 1)
    cover = np.clip(cover * 1.15 - 0.08, 0, 1) * soft
    if cover.max() < 0.35:
        return None
    return cover[..., None].astype(np.float32), np.broadcast_to(brightest, (side, side, 3)).astype(np.float32)


def _anchor(frame: Pictures, background: Pictures, rng: np.random.Generator) -> Floats:
    """Return the ball's position in the middle frame: on something that moves in six of ten cases, else anywhere."""
    height, width = frame.shape[:2]
    if rng.random() < 0.6:
        rows, columns = np.nonzero(cv2.absdiff(frame[::2, ::2], background[::2, ::2]).max(axis=2) > 40)
        if rows.size > 30:
            chosen = int(rng.integers(rows.size))
            place = np.array([2 * columns[chosen], 2 * rows[chosen]]) + rng.normal(0, 1.5, 2)
            return np.asarray(place, np.float32)
    return np.asarray(rng.uniform((0.03, 0.03), (0.97, 0.97)) * (width, height), np.float32)


def _insert(frame: Pictures, position: Floats, cover: Floats, colour: Floats) -> bool:
    """Draw a cut-out into a frame at a subpixel position, and return whether its middle lies inside the picture."""
    height, width = frame.shape[:2]
    if not (0 <= position[0] <= width - 1 and 0 <= position[1] <= height - 1):
        return False
    side = cover.shape[0]
    left, top = (int(np.floor(value)) - REACH for value in position)
    part = position - np.floor(position)
    shift = np.array([[1, 0, part[0]], [0, 1, part[1]]], np.float64)
    moved = cv2.warpAffine(cover, shift, (side, side), flags=cv2.INTER_LINEAR)
    rows = slice(max(top, 0), min(top + side, height))
    columns = slice(max(left, 0), min(left + side, width))
    inner = (slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left))
    weight = moved[inner][..., None]
    window = frame[rows, columns]
    window[:] = (window * (1 - weight) + colour[inner] * weight + 0.5).astype(np.uint8)
    return True


def draw_streak(rng: np.random.Generator) -> Streak:
    tone = rng.uniform(130, 255)
    return Streak(
        radius=float(rng.uniform(1.2, 3.4)),
        length=float(rng.uniform(0.5, 6.0)),
        shutter=float(rng.uniform(0.15, 0.6)),
        colour=np.clip(tone + rng.normal(0, 12, 3), 0, 255).astype(np.float32),
        cover=float(rng.uniform(0.4, 1.0)),
        lead=float(rng.uniform(0.0, 0.3)),
    )


def _draw(frame: Pictures, position: Floats, motion: Floats, streak: Streak) -> bool:
    """Draw a shuttle blurred along its motion, and return whether any of it lies inside the picture."""
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
    """Replace a disc of the frame by the background, with a soft edge."""
    rows, columns, window = _window(frame, position, radius + 2)
    distance = np.hypot(columns - position[0], rows - position[1])
    cover = np.clip((radius + 1 - distance) / 2, 0, 1)[..., None]
    behind = _window(background, position, radius + 2)[2]
    window[:] = (window * (1 - cover) + behind * cover + 0.5).astype(np.uint8)


def _window(picture: Pictures, position: Floats, reach: float) -> tuple[NDArray[np.int64], NDArray[np.int64], Pictures]:
    """Return row and column numbers and the pixels of a square around a position."""
    height, width = picture.shape[:2]
    left, right = (int(np.clip(position[0] + side * reach, 0, width)) for side in (-1, 1))
    top, bottom = (int(np.clip(position[1] + side * reach, 0, height)) for side in (-1, 1))
    rows, columns = np.mgrid[top:bottom, left:right]
    return rows, columns, picture[top:bottom, left:right]
