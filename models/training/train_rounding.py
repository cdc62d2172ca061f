"""Train a TrackNet for 8-bit integers: `train_rounding.py --weights FILE --data DIR .. --cache DIR --out FILE`.

A copy that rounds as integers will (`rounding.py`) learns to give the heatmaps of the network in floats; labels say
only where windows are cut. `quantise_tracknet.py --rounded` writes the ONNX file.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch

from models.training.batches import Batch, Windows
from models.training.export import load_weights
from models.training.frames import Footage, load_footage
from models.training.rallies import find_rallies
from models.training.rounding import RoundedTrackNet, imitation_loss, save_rounded
from models.training.tracknet import TrackNet
from models.training.train_tracknet import split
from models.training.windows import Variation
from rallytrace.errors import AppError
from rallytrace.track.geometry import Size

WHOLE = Size(768, 432)
"""Pictures that the ranges are taken from."""
WEIGHTS_RATE, STEPS_RATE = 2e-4, 2e-3
"""Highest learning rates, of weights and of the logarithms of steps."""
WARM_UP = 50
KEPT = 0.98
"""How much of the averaged weights is kept at each step."""


def train(
    network: TrackNet, whole: Sequence[torch.Tensor], batches: Iterator[Batch], seconds: float
) -> tuple[RoundedTrackNet, list[float]]:
    """Return a rounding copy of a network, and its losses.

    Args:
        network: what it is to imitate; it does not change.
        whole: windows (1, 3 (1 + L), h, w) that the first ranges are taken from.
        batches: windows to learn from.
        seconds: how long.
    """
    network.eval()
    device = next(network.parameters()).device
    rounded = RoundedTrackNet(network).to(device).eval()
    with torch.no_grad():
        for window in whole:
            rounded(window)
    rounded.settle()
    parameters = dict(rounded.named_parameters())
    steps = [value for name, value in parameters.items() if name.endswith("log_step")]
    weights = [value for name, value in parameters.items() if not name.endswith("log_step")]
    optimizer = torch.optim.Adam([{"params": weights}, {"params": steps}], lr=WEIGHTS_RATE, betas=(0.9, 0.99))
    averaged = [value.detach().clone() for value in parameters.values()]
    losses: list[torch.Tensor] = []
    begun = time.monotonic()
    while (progress := (time.monotonic() - begun) / seconds) < 1:
        share = min(1.0, (len(losses) + 1) / WARM_UP) * (0.01 + 0.99 * (1 + np.cos(np.pi * progress)) / 2)
        for group, rate in zip(optimizer.param_groups, (WEIGHTS_RATE, STEPS_RATE), strict=True):
            group["lr"] = rate * share
        background, frames = next(batches).inputs(device)
        windows = torch.cat([background, frames.unflatten(0, (len(background), -1)).flatten(1, 2)], dim=1)
        with torch.no_grad():
            wanted = network(windows)
        loss = imitation_loss(rounded(windows), wanted)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(rounded.parameters(), 1.0)
        optimizer.step()
        kept = min(KEPT, (1 + len(losses)) / (10 + len(losses)))
        torch._foreach_lerp_(averaged, [value.detach() for value in parameters.values()], 1 - kept)
        losses.append(loss.detach())
    with torch.no_grad():
        for value, mean in zip(parameters.values(), averaged, strict=True):
            value.copy_(mean)
    return rounded, [float(loss) for loss in losses]


def whole_windows(rallies: Sequence[Footage], length: int, device: torch.device) -> Iterator[torch.Tensor]:
    """Yield the window in the middle of each rally, (1, 3 (1 + L), h, w)."""
    for rally in rallies:
        start = max(0, (len(rally) - length) // 2)
        chosen = [min(start + place, len(rally) - 1) for place in range(length)]
        pictures = np.stack([rally.backgrounds[0], *(rally.picture(frame) for frame in chosen)])
        planes = torch.from_numpy(pictures).to(device).permute(0, 3, 1, 2).float() / 255
        size = (WHOLE.height, WHOLE.width)
        yield torch.nn.functional.interpolate(planes, size, mode="bilinear", antialias=True).flatten(0, 1)[None]


def main() -> int:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--weights", type=Path, required=True, help="weights.pt or training.pt of a training")
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    add("--hold-out", nargs="*", default=[], metavar="VENUE", help="venues never to train on")
    add("--cache", type=Path, required=True, help="folder for decoded frames, about 0.8 MB each")
    add("--seconds", type=float, default=60.0, help="how long (default: 60, for a GPU)")
    add("--ranges-of", type=int, default=24, help="rallies that the first ranges are taken from (default: 24)")
    add("--batch", type=int, default=32, help="windows in a step (default: 32)")
    add("--seed", type=int, default=1, help="default: 1")
    add("--workers", type=int, default=2, help="processes that make windows (default: 2)")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="default: a GPU if any")
    add("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    device = torch.device(given.device)
    try:
        rallies, _ = split(find_rallies(given.data, given.venues), given.hold_out, [])
        network = load_weights(given.weights)[0].to(device)
        footage = [load_footage(rally, given.cache) for rally in rallies]
        windows = Windows(
            [(footage, 1.0)],
            length=network.length,
            batch=given.batch,
            variation=Variation(pasted=0.35),
            seed=given.seed,
        )
        chosen = [footage[place] for place in np.linspace(0, len(footage) - 1, given.ranges_of).astype(int)]
        whole = list(whole_windows(chosen, network.length, device))
        rounded, losses = train(network, whole, windows.loader(given.workers), given.seconds)
        save_rounded(rounded.cpu(), given.out)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    tenth = max(1, len(losses) // 10)
    first, last = np.mean(losses[:tenth]), np.mean(losses[-tenth:])
    print(f"{len(losses)} steps of {given.batch} windows; loss {first:.4f} at first, {last:.4f} in the end.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
