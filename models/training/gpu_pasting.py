"""Balls moved to where no label is, for many windows at once on a GPU: what `pasting.py` does to one.

Covers are computed for whole pictures: on a GPU that is cheaper than looking after small parts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from models.training.pasting import BALL, REACH, CutOut, draw_flight, draw_streak

_MOVES = 40 / 255
"""Difference to the background from which a pixel counts as moving."""


@dataclass(frozen=True, slots=True, eq=False)
class CutOuts:
    """Filmed balls on a device.

    Attributes:
        paths: float32 (k, L, 2), x and y around the place in the middle frame.
        covers: float32 (k, L, s, s).
        colours: float32 (k, L, 3) in [0, 1].
    """

    paths: Tensor
    covers: Tensor
    colours: Tensor

    @classmethod
    def load(cls, balls: Sequence[CutOut], device: torch.device) -> "CutOuts":
        """Copy cut-outs of equal length to a device."""
        paths = np.stack([ball.path - ball.path[len(ball.path) // 2] for ball in balls])
        covers = np.stack([ball.covers[..., 0] for ball in balls])
        colours = np.stack([ball.colours[:, 0, 0] for ball in balls]) / 255
        return cls(
            *(
                torch.from_numpy(part.astype(np.float32)).to(device, non_blocking=True)
                for part in (paths, covers, colours)
            )
        )


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """What is decided about balls to paste, by a random generator on the processor.

    Attributes:
        flights: float32 (n, L, 2), around the place in the middle frame, of drawn balls.
        shown: bool (n, L), frames that show the ball.
        drawn: bool (n,), drawn or cut out.
        chosen: int64 (n,), which cut-out.
        looks: float32 (n, 8): radius, length, shutter, cover, lead, red, green, blue.
        anchors: float32 (n, 2), shares of the picture, where the ball is in the middle frame.
        on_players: bool (n,), on what moves instead, where there is any.
        jitter: float32 (n, 2), pixels away from there.
    """

    flights: NDArray[np.float32]
    shown: NDArray[np.bool_]
    drawn: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    looks: NDArray[np.float32]
    anchors: NDArray[np.float32]
    on_players: NDArray[np.bool_]
    jitter: NDArray[np.float32]

    @classmethod
    def draw(cls, count: int, length: int, balls: int, rng: np.random.Generator) -> "Drawing":
        """Decide about `count` windows, with so many cut-outs to choose from."""
        flights = np.stack([draw_flight(length, 512, 288, rng) for _ in range(count)])
        shown = np.ones((count, length), np.bool_)
        for row in np.flatnonzero(rng.random(count) < 0.15).tolist():
            begin, end = sorted(rng.integers(0, length + 1, 2).tolist())
            shown[row] = (np.arange(length) >= begin) & (np.arange(length) < end)
        streaks = [draw_streak(rng) for _ in range(count)]
        looks = [
            (one.radius, one.length, one.shutter, one.cover, one.lead, *(one.colour / 255).tolist()) for one in streaks
        ]
        return cls(
            flights - flights[:, length // 2, None],
            shown,
            (rng.random(count) < 1 / 3) | (balls == 0),
            rng.integers(max(balls, 1), size=count),
            np.array(looks, np.float32),
            rng.uniform(0.03, 0.97, (count, 2)).astype(np.float32),
            rng.random(count) < 0.6,
            rng.normal(0, 1.5, (count, 2)).astype(np.float32),
        )


def erase_balls(frames: Tensor, backgrounds: Tensor, visible: Tensor, positions: Tensor) -> Tensor:
    """Frames with the background over the labelled balls.

    Args:
        frames: (n, L, 3, h, w) in [0, 1].
        backgrounds: (n, 3, h, w).
        visible: bool (n, L).
        positions: float32 (n, L, 2), pixels of the frames.
    """
    steps = (positions[:, 1:] - positions[:, :-1]).abs().amax(-1) * (visible[:, 1:] & visible[:, :-1])
    nothing = torch.zeros_like(steps[:, :1])
    reach = torch.maximum(torch.cat([nothing, steps], 1), torch.cat([steps, nothing], 1)) / 2
    across, down = _offsets(frames, positions)
    cover = ((BALL + reach + 1)[..., None, None] - torch.hypot(across, down)) / 2
    cover = (cover.clamp(0, 1) * visible[..., None, None])[:, :, None].to(frames.dtype)
    return frames * (1 - cover) + backgrounds[:, None] * cover


def paste_balls(
    frames: Tensor, backgrounds: Tensor, drawing: Drawing, balls: CutOuts | None
) -> tuple[Tensor, Tensor, Tensor]:
    """Frames with other balls, whether each shows one, and where.

    Args:
        frames: (n, L, 3, h, w) in [0, 1], that show none.
        backgrounds: (n, 3, h, w); where the frames differ from them, something moves.
        drawing: what was decided.
        balls: cut-outs to choose from, if any.

    Returns:
        Frames, bool (n, L), and float32 (n, L, 2).
    """
    device, (height, width) = frames.device, frames.shape[3:]
    looks = torch.from_numpy(drawing.looks).to(device, non_blocking=True)
    drawn = torch.from_numpy(drawing.drawn).to(device, non_blocking=True)[:, None]
    flights = torch.from_numpy(drawing.flights).to(device, non_blocking=True)
    anchors = _anchors(frames[:, frames.shape[1] // 2], backgrounds, drawing)[:, None]
    motion = torch.gradient(flights, dim=1)[0]
    path, colour = flights + anchors, looks[:, None, 5:]
    cover = _streaks(frames, path, motion, looks)
    labels = path + looks[:, None, 4:5] * motion
    if balls is not None:
        chosen = torch.from_numpy(drawing.chosen).to(device, non_blocking=True)
        filmed = balls.paths[chosen] + anchors
        cover = torch.where(drawn[..., None, None], cover, _cut_out_covers(frames, filmed, balls.covers[chosen]))
        colour = torch.where(drawn[..., None], colour, balls.colours[chosen])
        path = torch.where(drawn[..., None], path, filmed)
        labels = torch.where(drawn[..., None], labels, filmed)
    inside = (path >= 0).all(-1) & (path[..., 0] <= width - 1) & (path[..., 1] <= height - 1)
    shown = torch.from_numpy(drawing.shown).to(device, non_blocking=True) & inside
    weight = (cover * shown[..., None, None])[:, :, None].to(frames.dtype)
    return frames * (1 - weight) + colour[..., None, None].to(frames.dtype) * weight, shown, labels


def _offsets(frames: Tensor, positions: Tensor) -> tuple[Tensor, Tensor]:
    """How far each pixel lies from a position, across and down, float32 (n, L, h, w) after broadcasting."""
    columns = torch.arange(frames.shape[4], device=frames.device)
    rows = torch.arange(frames.shape[3], device=frames.device)
    across = columns - positions[..., 0, None]
    down = rows - positions[..., 1, None]
    return across[..., None, :], down[..., :, None]


def _anchors(middle: Tensor, backgrounds: Tensor, drawing: Drawing) -> Tensor:
    """Where balls are in the middle frames, float32 (n, 2)."""
    height, width = middle.shape[2:]
    moves = (middle - backgrounds)[:, :, ::2, ::2].abs().amax(1).flatten(1) > _MOVES
    place = (torch.rand(moves.shape, device=moves.device) * moves).argmax(1)
    columns = -(-width // 2)
    moving = torch.stack([2 * (place % columns), 2 * (place // columns)], 1).float()
    moving = moving + torch.from_numpy(drawing.jitter).to(moving.device, non_blocking=True)
    anywhere = torch.from_numpy(drawing.anchors).to(moving.device, non_blocking=True) * moving.new_tensor(
        [width, height]
    )
    wanted = torch.from_numpy(drawing.on_players).to(moving.device, non_blocking=True) & (moves.sum(1) > 30)
    return torch.where(wanted[:, None], moving, anywhere)


def _streaks(frames: Tensor, path: Tensor, motion: Tensor, looks: Tensor) -> Tensor:
    """Covers of drawn balls, smeared along their motion, (n, L, h, w)."""
    radius, length, shutter, most = (looks[:, place, None] for place in range(4))
    speed = motion.norm(dim=-1)
    still = motion.new_tensor([0.0, 1.0])
    along = torch.where((speed > 1e-3)[..., None], motion / speed.clamp(min=1e-3)[..., None], still)
    half = along * ((length + shutter * speed) / 2)[..., None]
    across, down = _offsets(frames, path)
    half_x, half_y = half[..., 0, None, None], half[..., 1, None, None]
    share = (across * half_x + down * half_y) / (half_x**2 + half_y**2).clamp(min=1e-6)
    share = share.clamp(-1, 1)
    distance = torch.hypot(across - share * half_x, down - share * half_y)
    # A shuttle in motion is thinner in light than one at rest: the same light over a longer way.
    thinned = most * ((length + 4) / (length + shutter * speed + 1e-6)).clamp(0.4, 1.0)
    return thinned[..., None, None] * ((radius[..., None, None] + 0.6 - distance) / 1.2).clamp(0, 1)


def _cut_out_covers(frames: Tensor, path: Tensor, covers: Tensor) -> Tensor:
    """Covers of cut-outs at their places, (n, L, h, w)."""
    across, down = _offsets(frames, path)
    shape = (*path.shape[:2], *frames.shape[3:])
    # 0 is the middle of a cut-out, which is REACH pixels from the middle of its first one.
    grid = torch.stack([(across / (REACH + 0.5)).expand(shape), (down / (REACH + 0.5)).expand(shape)], dim=-1)
    found = functional.grid_sample(covers.flatten(0, 1)[:, None], grid.flatten(0, 1), align_corners=False)
    return found.reshape(shape)
