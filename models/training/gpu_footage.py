"""All frames of a training in a GPU's memory, and parts of them as pictures: nothing is decoded or copied meanwhile.

Frames are kept as NV12, like on disk (`frames.py`): 23,000 of 960x540 take 18 GB.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from models.training.frames import Footage
from rallytrace.track.geometry import Size

_PART = 256
"""Frames copied at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Reel:
    """The frames of all rallies whose pictures are of one size.

    Attributes:
        luma: uint8 (n, h, w).
        chroma: uint8 (n, h / 2, w / 2, 2).
        backgrounds: uint8 (rallies, k, h, w, 3).
        first: number of the first frame of each rally, by name.
        place: index of each rally in `backgrounds`, by name.
    """

    luma: Tensor
    chroma: Tensor
    backgrounds: Tensor
    first: dict[str, int]
    place: dict[str, int]

    @classmethod
    def load(cls, rallies: Sequence[Footage], device: torch.device) -> "Reel":
        """Copy rallies of one size to a device."""
        size, count = rallies[0].size, sum(len(one.luma) for one in rallies)
        luma = torch.empty((count, size.height, size.width), dtype=torch.uint8, device=device)
        chroma = torch.empty((count, size.height // 2, size.width // 2, 2), dtype=torch.uint8, device=device)
        first: dict[str, int] = {}
        at = 0
        for one in rallies:
            first[one.name] = at
            for start in range(0, len(one.luma), _PART):
                part = slice(at + start, at + min(start + _PART, len(one.luma)))
                luma[part] = torch.from_numpy(np.array(one.luma[start : start + _PART])).to(device)
                chroma[part] = torch.from_numpy(np.array(one.chroma[start : start + _PART])).to(device)
            at += len(one.luma)
        backgrounds = torch.stack([torch.from_numpy(np.array(one.backgrounds)) for one in rallies]).to(device)
        return cls(luma, chroma, backgrounds, first, {one.name: place for place, one in enumerate(rallies)})

    def crop(self, frames: Tensor, tops: Tensor, lefts: Tensor, box: Size) -> Tensor:
        """Parts of frames, in [0, 1].

        Args:
            frames: int64 (n, L), numbers in the reel.
            tops: int64 (n,), even.
            lefts: likewise.
            box: width and height, even.

        Returns:
            float16 or float32 (n, L, 3, height, width) RGB.
        """
        rows, columns = _places(tops, box.height), _places(lefts, box.width)
        picked = frames[:, :, None, None]
        luma = self.luma[picked, rows[:, None, :, None], columns[:, None, None, :]].to(number_type(self.luma.device))
        halved = self.chroma[picked, rows[:, None, ::2, None] // 2, columns[:, None, None, ::2] // 2]
        blue, red = (halved.to(luma.dtype) - 128).repeat_interleave(2, 2).repeat_interleave(2, 3).unbind(-1)
        # ITU-R BT.601 with limited range, as OpenCV converts NV12.
        light = 1.164 * (luma - 16)
        rgb = torch.stack((light + 1.596 * red, light - 0.813 * red - 0.391 * blue, light + 2.018 * blue), dim=2)
        return rgb.clamp_(0, 255).div_(255)

    def crop_backgrounds(self, rallies: Tensor, kinds: Tensor, tops: Tensor, lefts: Tensor, box: Size) -> Tensor:
        """Parts of backgrounds in [0, 1], (n, 3, height, width), for int64 (n,) rallies and kinds."""
        rows, columns = _places(tops, box.height), _places(lefts, box.width)
        found = self.backgrounds[
            rallies[:, None, None], kinds[:, None, None], rows[:, :, None], columns[:, None, :]
        ].permute(0, 3, 1, 2)
        return found.to(number_type(found.device)).div_(255)


def number_type(device: torch.device) -> torch.dtype:
    """What pictures are computed in: processors are slow at float16."""
    return torch.float16 if device.type == "cuda" else torch.float32


def _places(starts: Tensor, length: int) -> Tensor:
    return starts[:, None] + torch.arange(length, device=starts.device)


def resize_matrix(source: int, target: int) -> NDArray[np.float32]:
    """How OpenCV scales one side, float32 (target, source): by area where much smaller, else linear."""
    scale = source / target
    edges = np.arange(target)[:, None] * scale
    pixels = np.arange(source)[None]
    if scale > 1.25:
        shared = np.minimum(edges + scale, pixels + 1) - np.maximum(edges, pixels)
        weights = np.clip(shared, 0, None)
    else:
        middle = np.clip((np.arange(target)[:, None] + 0.5) * scale - 0.5, 0, source - 1)
        weights = np.clip(1 - np.abs(middle - pixels), 0, None)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), np.float32)
