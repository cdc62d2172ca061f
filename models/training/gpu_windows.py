"""Training windows made on a GPU, thousands a second: what `windows.py` and `batches.py` do on processors.

A batch is made of groups. The windows of a group are cut from pictures of one size and scaled alike, so that a group is
a few operations on large arrays; everything else differs from window to window.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from models.training.batches import rally_odds
from models.training.frames import Footage
from models.training.gpu_footage import Reel, number_type, resize_matrix
from models.training.gpu_looks import vary
from models.training.gpu_pasting import CutOuts, Drawing, erase_balls, paste_balls
from models.training.predictions import HardSpot
from models.training.windows import Variation, background_odds
from rallytrace.track.geometry import Size

HARD_SHARE = 0.3
"""Of the windows of a rally with hard spots."""
GROUP = 16
"""Windows of a group, where a batch is as large."""
_BLURRED, _SHARPENED = 0.25, 0.15
"""Shares of the groups."""


@dataclass(frozen=True, slots=True, eq=False)
class GpuBatch:
    """Windows on a GPU.

    Attributes:
        pictures: (n, 1 + L, 3, h, w) in [0, 1], the background first.
        known: bool (n, L), frames that count in the loss.
        visible: bool (n, L), frames that show the ball.
        positions: float32 (n, L, 2), x and y in pixels of the pictures.
    """

    pictures: Tensor
    known: Tensor
    visible: Tensor
    positions: Tensor

    def inputs(self, device: torch.device, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
        """Backgrounds (n, 3, h, w) and frames (n L, 3, h, w), channels last, for `TrackNet.logits`."""
        parts = self.pictures[:, 0], self.pictures[:, 1:].flatten(0, 1)
        backgrounds, frames = (part.to(device, dtype).contiguous(memory_format=torch.channels_last) for part in parts)
        return backgrounds, frames


@dataclass(slots=True, eq=False)
class _Choice:
    """Frames and boxes of the windows of a group, chosen on the processor.

    Attributes:
        frames: int64 (n, L), numbers in the reel.
        corners: int64 (n, 2), left and top of the boxes.
        rallies: int64 (n,), places in the reel's backgrounds.
        known: bool (n, L).
        visible: bool (n, L).
        positions: float32 (n, L, 2), pixels of the kept frames.
        pasted: bool (n,), which windows get another ball.
    """

    frames: NDArray[np.int64]
    corners: NDArray[np.int64]
    rallies: NDArray[np.int64]
    known: NDArray[np.bool_]
    visible: NDArray[np.bool_]
    positions: NDArray[np.float32]
    pasted: NDArray[np.bool_]


class GpuWindows:
    """Batches of training windows from rallies whose frames are on a GPU, for ever.

    Args:
        groups: rallies in groups (a folder, a sport), with the share of the windows that each is to give.
        reels: the frames by size; of other rallies, too.
        length: frames in a window.
        variation: how windows are varied.
        seed: decides everything.
        hard: places by name of the rally, that HARD_SHARE of the rally's windows show.
    """

    def __init__(
        self,
        groups: Sequence[tuple[Sequence[Footage], float]],
        reels: Mapping[Size, Reel],
        *,
        length: int = 8,
        variation: Variation | None = None,
        seed: int = 1,
        hard: Mapping[str, Sequence[HardSpot]] | None = None,
    ) -> None:
        kept = [
            ([one for one in rallies if len(one) >= length and one.in_rally().any()], share)
            for rallies, share in groups
        ]
        self._rallies = [rally for rallies, _ in kept for rally in rallies]
        odds = rally_odds([(rallies, share) for rallies, share in kept if rallies])
        self._rng = np.random.default_rng(seed)
        self._reels, self._length, self._hard = reels, length, hard or {}
        self._variation = variation or Variation()
        self._in_rally = [rally.in_rally() for rally in self._rallies]
        sizes = [rally.size for rally in self._rallies]
        self._sizes = sorted(set(sizes), key=str)
        self._members = [np.array([i for i, one in enumerate(sizes) if one == size]) for size in self._sizes]
        self._size_odds = np.array([odds[members].sum() for members in self._members])
        self._odds = [odds[members] / odds[members].sum() for members in self._members]
        self._device = next(iter(reels.values())).luma.device
        cut_outs = self._variation.cut_outs
        self._balls = CutOuts.load(cut_outs, self._device) if cut_outs else None

    def batches(self, groups: int, group: int) -> Iterator[GpuBatch]:
        """Batches of so many groups of so many windows, for ever."""
        while True:
            parts = [self._group(group) for _ in range(groups)]
            yield GpuBatch(
                *(
                    torch.cat([getattr(part, name) for part in parts])
                    for name in ("pictures", "known", "visible", "positions")
                )
            )

    def _group(self, count: int) -> GpuBatch:
        at = int(self._rng.choice(len(self._sizes), p=self._size_odds))
        size = self._sizes[at]
        reel, box = self._reels[size], self._draw_box(size)
        choice = self._choose(count, self._members[at], self._odds[at], reel, box)
        tops, lefts = (self._send(choice.corners[:, place]) for place in (1, 0))
        frames = reel.crop(self._send(choice.frames), tops, lefts, box)
        rallies = self._send(choice.rallies)
        whole = reel.crop_backgrounds(rallies, torch.zeros_like(rallies), tops, lefts, box)
        kinds = self._rng.choice(reel.backgrounds.shape[1], count, p=background_odds(reel.backgrounds.shape[1]))
        behind = reel.crop_backgrounds(rallies, self._send(kinds), tops, lefts, box)
        visible = self._send(choice.visible)
        positions = self._send(choice.positions - choice.corners[:, None].astype(np.float32))
        pasted = np.flatnonzero(choice.pasted)
        if pasted.size:
            chosen = self._send(pasted)
            clean = erase_balls(frames[chosen], whole[chosen], visible[chosen], positions[chosen])
            drawing = Drawing.draw(
                pasted.size, self._length, 0 if self._balls is None else len(self._balls.paths), self._rng
            )
            frames[chosen], visible[chosen], positions[chosen] = paste_balls(clean, whole[chosen], drawing, self._balls)
        pictures = torch.cat([behind[:, None], frames], dim=1)
        flipped = self._rng.random(count) < 0.5
        pictures = self._scale(pictures, flipped)
        visible, positions = self._move(visible, positions, box, flipped)
        return GpuBatch(vary(pictures, self._rng), self._send(choice.known), visible, positions)

    def _draw_box(self, size: Size) -> Size:
        """Width and height of what is cut out of pictures of a size, which becomes as large as the view."""
        view, rng = self._variation.view, self._rng
        width = np.exp(rng.uniform(*np.log(self._variation.widths)))
        scale = size.width / width * np.exp(rng.normal(0, 0.04, 2))
        sides = 2 * np.rint(np.array([view.width, view.height]) * scale / 2)
        return Size(min(int(sides[0]), size.width), min(int(sides[1]), size.height))

    def _choose(
        self, count: int, members: NDArray[np.int64], odds: NDArray[np.float64], reel: Reel, box: Size
    ) -> _Choice:
        rng, length = self._rng, self._length
        made = _Choice(
            np.empty((count, length), np.int64),
            np.empty((count, 2), np.int64),
            np.empty(count, np.int64),
            np.empty((count, length), np.bool_),
            np.empty((count, length), np.bool_),
            np.empty((count, length, 2), np.float32),
            rng.random(count) < self._variation.pasted,
        )
        for row, member in enumerate(rng.choice(members, count, p=odds).tolist()):
            rally = self._rallies[member]
            spots = self._hard.get(rally.name, ())
            spot = spots[int(rng.integers(len(spots)))] if spots and rng.random() < HARD_SHARE else None
            chosen = self._choose_frames(len(rally), spot)
            visible, positions = rally.visible[chosen], rally.positions[chosen]
            shown = np.array([[spot.x, spot.y]]) if spot else positions[visible]
            made.frames[row] = reel.first[rally.name] + chosen
            made.rallies[row] = reel.place[rally.name]
            made.known[row], made.visible[row] = self._in_rally[member][chosen], visible
            made.positions[row] = positions
            made.corners[row] = self._choose_corner(rally.size, box, shown, 1.0 if spot else None)
            made.pasted[row] &= spot is None
        return made

    def _choose_frames(self, count: int, spot: HardSpot | None) -> NDArray[np.int64]:
        rng, length = self._rng, self._length
        step = 2 if rng.random() < 0.12 and count > 2 * length else 1
        start = int(rng.integers(count))
        if spot:
            start = max(0, spot.frame - step * int(rng.integers(length)))
        chosen = min(start, count - 1 - step * (length - 1)) + step * np.arange(length)
        return chosen[::-1] if rng.random() < 0.25 else chosen

    def _choose_corner(
        self, size: Size, box: Size, spots: NDArray[np.floating], around: float | None
    ) -> NDArray[np.int64]:
        rng, most = self._rng, np.array([size.width - box.width, size.height - box.height])
        if len(spots) and rng.random() < (self._variation.around_ball if around is None else around):
            corner = spots[rng.integers(len(spots))] - np.array([box.width, box.height]) * rng.uniform(0.1, 0.9, 2)
        else:
            corner = rng.uniform(0, 1, 2) * most
        return np.asarray(2 * (np.clip(np.rint(corner), 0, most) // 2), np.int64)

    def _scale(self, pictures: Tensor, flipped: NDArray[np.bool_]) -> Tensor:
        """Pictures (n, 1 + L, 3, h, w) as large as the view, some mirrored; blurred, sharpened, or neither."""
        view, rng = self._variation.view, self._rng
        look, sigma, amount = rng.random(), float(rng.uniform(0.4, 1.1)), float(rng.uniform(0.3, 1.0))
        down, across = resize_matrix(pictures.shape[3], view.height), resize_matrix(pictures.shape[4], view.width)
        scaled = self._resample(pictures, down, across, flipped)
        if look < _BLURRED:
            return _soften(scaled, sigma)
        if look < _BLURRED + _SHARPENED:
            return (scaled + amount * (scaled - _soften(scaled, 1.0))).clamp_(0, 1)
        return scaled

    def _resample(
        self, pictures: Tensor, down: NDArray[np.float32], across: NDArray[np.float32], flipped: NDArray[np.bool_]
    ) -> Tensor:
        dtype = number_type(self._device)
        both = torch.from_numpy(np.stack([across, across[::-1]])).to(self._device, dtype, non_blocking=True)
        columns = both[self._send(flipped.astype(np.int64))].transpose(1, 2)
        narrow = torch.bmm(pictures.flatten(1, 3), columns).unflatten(1, pictures.shape[1:4])
        return torch.from_numpy(down).to(self._device, dtype, non_blocking=True) @ narrow

    def _move(self, visible: Tensor, positions: Tensor, box: Size, flipped: NDArray[np.bool_]) -> tuple[Tensor, Tensor]:
        view = self._variation.view
        scale = positions.new_tensor([view.width / box.width, view.height / box.height])
        moved = (positions + 0.5) * scale - 0.5
        far = moved.new_tensor([view.width - 0.5, view.height - 0.5])
        inside = ((moved >= -0.5) & (moved < far)).all(-1)
        mirrored = torch.stack([view.width - 1 - moved[..., 0], moved[..., 1]], dim=-1)
        return visible & inside, torch.where(self._send(flipped)[:, None, None], mirrored, moved)

    def _send(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self._device, non_blocking=True)


def _soften(pictures: Tensor, sigma: float) -> Tensor:
    """Pictures (n, 1 + L, 3, h, w) after a Gaussian blur."""
    height, width = pictures.shape[3:]
    return _gaussian(height, sigma, pictures) @ (pictures @ _gaussian(width, sigma, pictures))


def _gaussian(length: int, sigma: float, like: Tensor) -> Tensor:
    """A blur along one side as a symmetric matrix, each row of which sums to about 1."""
    place = torch.arange(length, device=like.device, dtype=torch.float32)
    weights = torch.exp(-((place[:, None] - place) ** 2) / (2 * sigma**2))
    middle = weights[length // 2].sum()
    edge = weights.sum(dim=1)
    # What lies beyond the border is taken to be as the border's own pixel.
    return (weights / middle + torch.diag(1 - edge / middle)).to(like.dtype)


def load_reels(rallies: Sequence[Footage], device: torch.device) -> dict[Size, Reel]:
    """The frames of rallies on a device, by their size."""
    sizes = sorted({rally.size for rally in rallies}, key=str)
    return {size: Reel.load([one for one in rallies if one.size == size], device) for size in sizes}
