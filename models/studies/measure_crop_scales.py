"""Compare crops of pictures of several widths: `measure_crop_scales.py --data DIR --net VENUES=WEIGHTS --cache DIR`.

Each window of eight frames is shown as crops of one size from pictures of each width. A crop contains every labelled
ball of its window, and the same windows are measured at all widths. So the table says how well a network sees the ball
at each scale once it knows where to look, and not how often the ball leaves a crop.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from models.training.export import CROP, load_weights
from models.training.frames import Box, Footage, load_footage
from models.training.rallies import find_rallies, slow_balls
from models.training.tracknet import TrackNet
from models.training.trial import Trial
from rallytrace.errors import AppError
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import MODEL_SIZE, TOLERANCE

KEPT = Size(1280, 720)
"""Frames are kept no larger than this."""
WIDTHS = (768, 896, 1024, 1152)
EDGE_PX = 12
"""Minimum distance of a ball from the edges of a crop."""
MAX_SHIFT = 0.3
"""Maximum distance of the balls from the centre of a crop, as a share of the room that they leave."""
THRESHOLDS = np.arange(0.2, 0.55, 0.05)


@dataclass(frozen=True, slots=True)
class CropWindow:
    """A window with its crops.

    Attributes:
        frames: int (L,), its frames.
        crops: one for each width, in pixels of the kept frames.
    """

    frames: NDArray[np.int64]
    crops: tuple[Box, ...]


def crop_windows(
    footage: Footage, length: int, widths: Sequence[int], rng: np.random.Generator
) -> Iterator[CropWindow]:
    """Yield the windows without overlap whose balls fit into a crop at every width.

    Args:
        footage: the rally.
        length: frames in a window.
        widths: widths of the pictures that crops are cut from.
        rng: draws where in its crop a ball lies, alike at every width.
    """
    in_rally, seen = footage.in_rally(), np.flatnonzero(footage.visible)
    for start in range(0, len(footage) - length + 1, length):
        frames, shift = np.arange(start, start + length), rng.uniform(-MAX_SHIFT, MAX_SHIFT, 2)
        if not in_rally[frames].any():
            continue
        shown = frames[footage.visible[frames]]
        balls = footage.positions[shown if len(shown) else seen[[np.abs(seen - start).argmin()]]]
        crops = [_crop(footage.size, width, balls, shift) for width in widths]
        if all(crops):
            yield CropWindow(frames, tuple(crop for crop in crops if crop is not None))


def _crop(size: Size, width: int, balls: NDArray[np.float32], shift: NDArray[np.float64]) -> Box | None:
    """Return the crop around some balls, (n, 2), in a picture scaled to a width; None if they do not fit."""
    scale, most = size.width / width, np.array([size.width, size.height])
    sides = 2 * np.rint(np.array([CROP.width, CROP.height]) * scale / 2).astype(int)
    low, high = balls.min(axis=0), balls.max(axis=0)
    room = sides - (high - low) - 2 * EDGE_PX * scale
    if (room < 0).any():
        return None
    corner = (low + high - sides) / 2 + shift * room
    left, top = np.clip(2 * np.rint(corner / 2), 0, most - sides).astype(int).tolist()
    return Box(left, top, *sides.tolist())


@torch.no_grad()
def look(network: TrackNet, footage: Footage, frames: NDArray[np.int64], crop: Box) -> Trial:
    """Run a network on a crop of a window, and compare its peaks with the labels."""
    rows, columns = slice(crop.top, crop.top + crop.height), slice(crop.left, crop.left + crop.width)
    pictures = [footage.backgrounds[0][rows, columns], *(footage.crop(frame, crop) for frame in frames.tolist())]
    how = cv2.INTER_AREA if crop.width > CROP.width else cv2.INTER_LINEAR
    scaled = [cv2.resize(np.ascontiguousarray(one), (CROP.width, CROP.height), interpolation=how) for one in pictures]
    planes = np.stack(scaled).transpose(0, 3, 1, 2).reshape(1, -1, CROP.height, CROP.width).astype(np.float32) / 255
    heatmaps = torch.sigmoid(network(torch.from_numpy(planes)))[0].numpy()
    flat = heatmaps.reshape(len(heatmaps), -1)
    peaks = np.stack(np.divmod(flat.argmax(axis=1), heatmaps.shape[2])[::-1], axis=1) * 2 + 1.0
    places = peaks * (crop.width / CROP.width, crop.height / CROP.height) - 0.5 + (crop.left, crop.top)
    shrunk, known = MODEL_SIZE.width / footage.size.width, footage.in_rally()[frames]
    return Trial(
        flat.max(axis=1)[known].astype(float),
        np.hypot(*(places - footage.positions[frames]).T)[known] * shrunk,
        footage.visible[frames][known],
        slow_balls(footage.positions.astype(float) * shrunk, footage.visible)[frames][known],
    )


def line(width: int, looks: Sequence[Trial]) -> str:
    """Return a row of the table, at the threshold with the best accuracy."""
    every = Trial(*(np.concatenate([getattr(one, name) for one in looks]) for name in Trial.__dataclass_fields__))
    best = max((every.at(threshold) for threshold in THRESHOLDS.tolist()), key=lambda row: row["accuracy"])
    near = every.distances[every.visible & (every.distances <= TOLERANCE)]
    return (
        f"{width:5} {len(every.peaks):6} {best['accuracy']:8.4f} {best['precision']:9.3f} {best['recall']:6.3f} "
        f"{best['slow_recall']:6.3f} {np.median(near):9.2f} {best['threshold']:9.2f}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue' (default: the match folder)")
    add("--net", action="append", required=True, metavar="VENUES=FILE", help="venues, and the weights.pt to try there")
    add("--widths", type=int, nargs="+", default=WIDTHS, help="of the pictures that crops are cut from")
    add("--cache", type=Path, required=True, help="folder for decoded frames, about 1.4 MB each")
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)  # on busy processors more threads only wait for each other
    looks: dict[int, list[Trial]] = {width: [] for width in given.widths}
    try:
        rallies = find_rallies(given.data, given.venues)
        for pair in given.net:
            names, _, file = pair.partition("=")
            network = load_weights(Path(file))[0].eval().to(memory_format=torch.channels_last)
            rng = np.random.default_rng(0)
            for rally in rallies:
                if rally.venue not in names.split(","):
                    continue
                footage = load_footage(rally, given.cache, KEPT)
                for window in crop_windows(footage, network.length, given.widths, rng):
                    for width, crop in zip(given.widths, window.crops, strict=True):
                        looks[width].append(look(network, footage, window.frames, crop))
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print("width frames accuracy precision recall   slow median px threshold")
    for width, found in looks.items():
        print(line(width, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
