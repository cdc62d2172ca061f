"""Define an InpaintNet that starts with the straight line and learns a correction.

The published one is a convolution over coordinates in which a gap reads as a ball in the corner. Here a gap is filled
with the straight line between its neighbours before anything is learned. Window and correction are relative to the
known points, so that the network is as good as a line from its first step and needs no data to learn where it is.
"""

import warnings
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import Tensor, nn

from models.training.metadata import write_metadata
from rallytrace.inference.inpainting import GAP_WINDOWS, TWO_SIDED

LENGTH = 16
OPSET = 17
PICTURE = (512.0, 288.0)
SMALLEST = 6.0
"""Pixels: known points closer together than this are not blown up any further."""


class Block(nn.Module):
    """Mixes all features of a window: normalised, gated, added."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.value, self.gate = nn.Linear(width, width), nn.Linear(width, width)
        self.join = nn.Linear(width, width)
        # Nothing is added at first: the whole network starts as a straight line.
        nn.init.zeros_(self.join.weight)
        nn.init.zeros_(self.join.bias)

    def forward(self, features: Tensor) -> Tensor:
        """Map features (n, width) to features (n, width)."""
        told = self.norm(features)
        # Where the gap lies decides which known points count how much: a product, which a plain layer learns slowly.
        given: Tensor = features + self.join(self.value(told) * torch.sigmoid(self.gate(told)))
        return given


class InpaintNet(nn.Module):
    """Positions for the masked frames of windows of sixteen.

    Args:
        width: features of a window.
        depth: blocks.
    """

    def __init__(self, width: int = 192, depth: int = 3) -> None:
        super().__init__()
        self.width, self.depth = width, depth
        self.enter = nn.Linear(LENGTH * 6 + 4, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(depth)))
        self.leave = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, LENGTH * 2))
        last = self.leave[1]
        assert isinstance(last, nn.Linear)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        frames = torch.arange(LENGTH, dtype=torch.float32)
        self.register_buffer("frames", frames, persistent=False)
        self.register_buffer("earlier", (frames <= frames[:, None]).float() * (frames + 1), persistent=False)
        self.register_buffer("later", (frames >= frames[:, None]).float() * (LENGTH - frames), persistent=False)
        self.register_buffer("picture", torch.tensor(PICTURE), persistent=False)

    def forward(self, coords: Tensor, mask: Tensor) -> Tensor:
        """Fill gaps.

        Args:
            coords: (n, 16, 2) as shares of the picture; (0, 0) where not known.
            mask: (n, 16, 1), 1 in frames to fill.

        Returns:
            (n, 16, 2) in 0 to 1: filled where the mask is 1, as given elsewhere.
        """
        seen = ((coords.sum(2, keepdim=True) > 0).float() * (1 - mask)).clamp(0, 1)
        places = coords * self.picture * seen
        count = seen.sum(1, keepdim=True).clamp(min=1)
        centre = places.sum(1, keepdim=True) / count
        spread = (((places - centre) * seen) ** 2).sum((1, 2), keepdim=True) / count
        scale = torch.sqrt(spread + SMALLEST**2)
        line, before, after = self._line((places - centre) / scale * seen, seen)
        each = torch.cat((line, seen, mask, before, after), 2).flatten(1)
        whole = torch.cat(
            ((centre / self.picture - 0.5).flatten(1), torch.log(scale / 30).flatten(1), count[:, 0] / 16), 1
        )
        features = self.blocks(self.enter(torch.cat((each, whole), 1)))
        added = self.leave(features).reshape(-1, LENGTH, 2)
        filled = (((line + added) * scale + centre) / self.picture).clamp(0, 1)
        given: Tensor = filled * mask + coords * (1 - mask)
        return given

    def _line(self, places: Tensor, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return the straight line (n, 16, 2) between known neighbours, and their distances.

        Distances are (n, 16, 1) each, 1 for none.

        With a neighbour on one side only, the ball stays there; with none, in the middle.
        """
        marks = seen.transpose(1, 2)
        last = (marks * self.earlier).amax(2, keepdim=True)  # number of the neighbour before, from 1; 0 for none
        next_ = (marks * self.later).amax(2, keepdim=True)  # and after, counted from the window's end
        has_last, has_next = (last > 0.5).float(), (next_ > 0.5).float()
        left = (last == self.frames + 1).float() @ places
        right = (next_ == LENGTH - self.frames).float() @ places
        before = self.frames[:, None] - (last - 1)
        after = (LENGTH - next_) - self.frames[:, None]
        share = before / (before + after).clamp(min=1)
        share = share * has_last * has_next + (1 - has_last) * has_next
        line = left + (right - left) * share
        far = float(LENGTH)
        return line, before / far * has_last + 1 - has_last, after / far * has_next + 1 - has_next


def fill_loss(filled: Tensor, targets: Tensor, weights: Tensor) -> Tensor:
    """Return the mean distance in pixels at 512x288, smooth below half a pixel, weighted by frame."""
    apart = (filled - targets) * torch.tensor(PICTURE)
    distance = torch.sqrt((apart**2).sum(2) + 0.25) - 0.5
    return (distance * weights).sum() / weights.sum().clamp(min=1e-9)


def export_inpaintnet(network: InpaintNet, path: Path, metadata: dict[str, str]) -> float:
    """Write a network as ONNX and compare it with PyTorch.

    Args:
        network: the trained network.
        path: the file to write.
        metadata: what the file should say of itself beside its shapes.

    Returns:
        The largest difference between any two coordinates, in pixels at 512x288.
    """
    network = network.to("cpu").eval()
    coords, mask = _sample()
    axes = {0: "batch"}
    with warnings.catch_warnings():
        # The exporter by tracing needs nothing but onnx, and says at length that it will be replaced.
        warnings.simplefilter("ignore")
        torch.onnx.export(
            network,
            (coords[:2], mask[:2]),
            str(path),
            input_names=["coords", "mask"],
            output_names=["output"],
            dynamic_axes={"coords": axes, "mask": axes, "output": axes},
            opset_version=OPSET,
            dynamo=False,
        )
    own = {
        "model_name": "InpaintNet",
        "seq_len": str(LENGTH),
        "batch_mode": "dynamic",
        "licence": "MIT",
        GAP_WINDOWS: TWO_SIDED,
    }
    write_metadata(path, own | metadata)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    with torch.no_grad():
        expected = network(coords, mask).numpy()
    given = session.run(None, {"coords": coords.numpy(), "mask": mask.numpy()})[0]
    return float((np.abs(given - expected) * PICTURE).max())


def _sample() -> tuple[Tensor, Tensor]:
    """Return windows of every kind: gaps of all lengths and places, nothing known, nothing to fill."""
    draw = torch.Generator().manual_seed(1)
    frames = torch.arange(LENGTH)
    first = torch.randint(0, LENGTH, (64, 1), generator=draw)
    mask = ((frames >= first) & (frames < first + torch.randint(0, LENGTH + 1, (64, 1), generator=draw))).float()
    absent = (torch.rand(64, LENGTH, generator=draw) < 0.1).float()
    coords = torch.rand(64, LENGTH, 2, generator=draw) * (1 - mask)[..., None] * (1 - absent)[..., None]
    mask[0], coords[0] = 1.0, 0.0
    mask[1] = 0.0
    return coords, mask[..., None]
