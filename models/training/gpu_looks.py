"""One window, many cameras, for a batch on a GPU: what `augmentation.py` does to one window with OpenCV."""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from models.training.augmentation import mixing_matrix

_LUMA_TABLE: Final = (
    (16, 11, 10, 16, 24, 40, 51, 61), (12, 12, 14, 19, 26, 58, 60, 55), (14, 13, 16, 24, 40, 57, 69, 56),
    (14, 17, 22, 29, 51, 87, 80, 62), (18, 22, 37, 56, 68, 109, 103, 77), (24, 35, 55, 64, 81, 104, 113, 92),
    (49, 64, 78, 87, 103, 121, 120, 101), (72, 92, 95, 98, 112, 100, 103, 99),
)  # fmt: skip
"""Quantisation of brightness at quality 50 (ITU-T T.81, table K.1)."""
_CHROMA_TABLE: Final = (
    (17, 18, 24, 47, 99, 99, 99, 99), (18, 21, 26, 66, 99, 99, 99, 99), (24, 26, 56, 99, 99, 99, 99, 99),
    (47, 66, 99, 99, 99, 99, 99, 99), *((99,) * 8,) * 4,
)  # fmt: skip
"""The same of colour (table K.2)."""
_TO_YCC: Final = ((0.299, 0.587, 0.114), (-0.168736, -0.331264, 0.5), (0.5, -0.418688, -0.081312))


def vary(windows: Tensor, rng: np.random.Generator) -> Tensor:
    """Give each window another light and colour, some of them noise or the traces of compression.

    Args:
        windows: (n, 1 + L, 3, h, w) in [0, 1], h and w multiples of 16.
        rng: decides the looks.
    """
    toned = _tone(windows, rng)
    noise = np.where(rng.random(len(windows)) < 0.3, rng.uniform(1.0, 6.0, len(windows)), 0.0) / 255
    toned = toned + torch.randn_like(toned) * _each(noise, toned)
    squeezed = np.flatnonzero(rng.random(len(windows)) < 0.15)
    if squeezed.size:
        chosen = torch.from_numpy(squeezed).to(toned.device)
        toned[chosen] = compress(toned[chosen].clamp(0, 1), rng.integers(25, 80, squeezed.size))
    return toned.clamp_(0, 1)


def _tone(windows: Tensor, rng: np.random.Generator) -> Tensor:
    count = len(windows)
    gamma = np.exp(rng.normal(0, 0.22, count))
    contrast, light = np.exp(rng.normal(0, 0.15, count)), rng.normal(0, 0.05, count)
    gains = np.exp(rng.normal(0, 0.07, (count, 3)))
    mixing: NDArray[np.float64] = np.stack(
        [mixing_matrix(rng) if rng.random() < 0.6 else np.eye(3) for _ in range(count)]
    )
    gained = _sent(gains, windows)[:, None, :, None, None]
    toned = windows.clamp(1 / 512, 1) ** _each(gamma, windows)
    toned = ((toned * gained - 0.5) * _each(contrast, windows) + _each(light + 0.5, windows)).clamp_(0, 1)
    mixed = _sent(mixing, windows)[:, None] @ toned.flatten(3)
    return mixed.reshape(windows.shape).clamp_(0, 1)


def _each(values: NDArray[np.float64], like: Tensor) -> Tensor:
    return _sent(values, like)[:, None, None, None, None]


def _sent(values: NDArray[np.floating], like: Tensor) -> Tensor:
    """Numbers where another tensor is, without waiting for what is computed there."""
    return torch.from_numpy(values.astype(np.float32)).to(like.device, like.dtype, non_blocking=True)


def compress(windows: Tensor, quality: NDArray[np.int64]) -> Tensor:
    """Windows as JPEG would give them back, with half as many samples of colour either way.

    Args:
        windows: (n, 1 + L, 3, h, w) in [0, 1].
        quality: (n,), 1 to 100.
    """
    strength = np.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    pictures = windows.float() * 255 - 128
    matrix = pictures.new_tensor(_TO_YCC)
    # The first channel keeps its offset of 128 below zero, as JPEG has it; the others are around zero anyhow.
    planes = torch.einsum("dc,nlchw->nldhw", matrix, pictures)
    luma = _quantise_blocks(planes[:, :, 0], _LUMA_TABLE, strength)
    halved = functional.avg_pool2d(planes[:, :, 1:].flatten(0, 1), 2).unflatten(0, windows.shape[:2])
    colour = torch.stack([_quantise_blocks(halved[:, :, one], _CHROMA_TABLE, strength) for one in (0, 1)], dim=2)
    colour = colour.repeat_interleave(2, 3).repeat_interleave(2, 4)
    whole = torch.cat([luma[:, :, None], colour], dim=2)
    rgb = torch.einsum("cd,nldhw->nlchw", torch.linalg.inv(matrix), whole)
    return ((rgb + 128) / 255).clamp_(0, 1).to(windows.dtype)


def _quantise_blocks(planes: Tensor, table: tuple[tuple[int, ...], ...], strength: NDArray[np.float64]) -> Tensor:
    """Planes (n, L, h, w) after the cosine transform of blocks of eight, rounding, and the way back."""
    count, length, height, width = planes.shape
    angle = np.pi / 16 * np.outer(np.arange(8), 2 * np.arange(8) + 1)
    basis = _sent(np.cos(angle) * np.where(np.arange(8) == 0, np.sqrt(1 / 8), 0.5)[:, None], planes)
    steps = np.clip(np.round(np.array(table) * strength[:, None, None]), 1, 255)
    step = _sent(steps, planes)[:, None, None, None]
    blocks = planes.reshape(count, length, height // 8, 8, width // 8, 8).transpose(3, 4)
    rounded = torch.round(basis @ blocks @ basis.T / step) * step
    return (basis.T @ rounded @ basis).transpose(3, 4).reshape(planes.shape)
