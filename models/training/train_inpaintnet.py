"""Train an InpaintNet: `python models/training/train_inpaintnet.py --data DIR --out DIR`.

It learns from labelled rallies and from simulated flight.
Run again with --resume, it goes on where it stopped, and ends with the same weights as without the stop.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch
from torch import Tensor

from models.training.courses import Course, label_courses, simulate
from models.training.curves import write_log
from models.training.gap_drawing import LENGTH, Pool, Windows, draw_windows
from models.training.inpaintnet import PICTURE, InpaintNet, export_inpaintnet, fill_loss
from models.training.learner import Learner, Pace
from models.training.rallies import Rally, find_rallies
from rallytrace.errors import AppError

SIMULATED_NOISE, LABEL_NOISE = 0.9, 0.3
"""Noise added to what the network sees, at most, in pixels at 512x288; labels bring some of their own."""
HALF_RATE = 0.3
"""Share of steps that see every second frame only: of fast video, or of a long gap."""
TOLD_EVERY = 250
SAVED_EVERY = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Pace):
    """The settings of a training.

    Attributes:
        width: features of the network.
        depth: its blocks.
        batch: windows in a step.
        simulated: simulated rallies.
        simulated_share: simulated share of the windows, 0 to 1.
    """

    WARM_UP: ClassVar[int] = 100

    width: int = 192
    depth: int = 3
    steps: int = 9000
    batch: int = 1024
    simulated: int = 800
    simulated_share: float = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """The training data and the test data."""

    labelled: Sequence[Pool]
    shares: Sequence[float]
    """Of each of these pools among the windows that are not simulated; they add up to 1."""
    simulated: Pool | None
    held_out: Pool | None

    def windows(self, settings: Settings, step: int) -> Windows:
        """Return the windows of a step, which depend only on its number."""
        rng = np.random.default_rng([settings.seed, step])
        apart = 2 if rng.random() < HALF_RATE else 1
        count = round(settings.batch * settings.simulated_share) if self.simulated is not None else 0
        counts = rng.multinomial(settings.batch - count, self.shares)
        parts = [
            draw_windows(pool, rng, int(part), step=apart, noise=LABEL_NOISE)
            for pool, part in zip(self.labelled, counts, strict=True)
        ]
        if self.simulated is not None and count:
            parts.append(draw_windows(self.simulated, rng, count, step=apart, noise=SIMULATED_NOISE))
        return Windows.joined(parts)


class Training(Learner[InpaintNet]):
    """An InpaintNet in training."""

    def __init__(self, settings: Settings, device: torch.device) -> None:
        self.settings = settings
        # The windows of a step depend on all of them, and a resumed training ends as one that never stopped.
        super().__init__(settings, device, self._make, fixed=tuple(asdict(settings)))

    def _make(self) -> InpaintNet:
        made: InpaintNet = InpaintNet(self.settings.width, self.settings.depth).to(self.device)
        return made

    def learn(self, windows: Windows) -> float:
        """Take one step, and return the loss."""
        self.network.train()
        coords, mask, targets, weights = _tensors(windows, self.device)
        rate = self.settings.learning_rate(self.step, self.step / self.settings.steps)
        return float(self.gradient_step(fill_loss(self.network(coords, mask), targets, weights), rate))


@torch.no_grad()
def mean_distance(network: InpaintNet, pool: Pool, device: torch.device) -> float:
    """Return the mean distance in pixels at 512x288 over the frames of a gap, on windows of unseen rallies."""
    windows = draw_windows(pool, np.random.default_rng(0), 4096, step=1)
    coords, mask, targets, weights = _tensors(windows, device)
    apart = (network(coords, mask) - targets) * torch.tensor(PICTURE, device=device)
    return float(apart.norm(dim=2)[weights > 0].mean())


def _tensors(windows: Windows, device: torch.device) -> list[Tensor]:
    """Return coordinates, mask, targets and weights on the network's device."""
    arrays = (windows.coords, windows.mask, windows.targets, windows.weights)
    return [torch.from_numpy(array).to(device) for array in arrays]


def train(training: Training, material: Material, out: Path) -> None:
    """Train to the end; save and report regularly."""
    losses: list[float] = []
    saved = told = time.monotonic()
    while training.step < training.settings.steps:
        losses.append(training.learn(material.windows(training.settings, training.step)))
        now = time.monotonic()
        if now - saved > SAVED_EVERY:
            training.save(out / "training.pt")
            saved = now
        if training.step % TOLD_EVERY == 0 or training.step == training.settings.steps:
            row = {"step": float(training.step), "loss": float(np.mean(losses)), "seconds": now - told}
            if material.held_out is not None:
                row["held_out"] = mean_distance(training.averaged, material.held_out, training.device)
            training.state.log.append(row)
            write_log(out, training.state.log)
            print("  ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
            losses, told = [], time.monotonic()
    training.save(out / "training.pt")


def split(rallies: list[Rally], held_out: Sequence[str]) -> tuple[list[Rally], list[Rally]]:
    """Return the rallies to train on, and those of the held-out venues.

    Raises:
        AppError: a venue does not exist, or nothing would be left.
    """
    missing = sorted(set(held_out) - {rally.venue for rally in rallies})
    if missing:
        raise AppError(f"There is no venue {', '.join(missing)} to hold out.", "Check the names.")
    tests = [rally for rally in rallies if rally.venue in held_out]
    rest = [rally for rally in rallies if rally.venue not in held_out]
    if not rest:
        raise AppError("Nothing is left to train on.", "Hold out less.")
    return rest, tests


def _pool(courses: list[Course]) -> Pool | None:
    long_enough = [course for course in courses if len(course) > 2 * LENGTH]
    return Pool.of(long_enough) if long_enough else None


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    usual = Settings()
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--shares", type=float, nargs="*", help="of the labelled windows, one for each folder (default: by its frames)")
    add("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue' (default: the match folder)")
    add("--hold-out", nargs="*", default=[], metavar="VENUE", help="venues never to train on")
    add("--out", type=Path, required=True, help="folder for network, log and checkpoint")
    add("--resume", action="store_true", help="go on from the checkpoint in --out, if there is one")
    for name, explanation in (
        ("width", "features of the network"),
        ("depth", "blocks of the network"),
        ("steps", "of the training"),
        ("batch", "windows in a step"),
        ("rate", "highest learning rate"),
        ("decay", "of the weights"),
        ("simulated", "simulated rallies, each before three cameras"),
        ("simulated-share", "of the windows"),
        ("seed", "decides everything"),
    ):
        value = getattr(usual, name.replace("-", "_"))
        add(f"--{name}", type=type(value), default=value, help=f"{explanation} (default: {value})")
    add("--threads", type=int, default=1, help="processor threads (default: 1)")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="where (default: a GPU if any)")
    add("--fill-from", type=int, help="for the metadata: the shortest gap it should fill")
    add("--trained-on", default="labelled rallies and simulated flight", help="a few words for the metadata")
    add("--sport", default="badminton", help="for the metadata (default: badminton)")
    add("--fps", type=float, default=30.0, help="for the metadata: of the labelled rallies (default: 30)")
    add("--model-version", default="1", help="for the metadata (default: 1)")
    return parser


def _gather(given: argparse.Namespace) -> Material:
    if given.shares and len(given.shares) != len(given.data):
        raise AppError("--shares must have a number for each folder of --data.", "Give as many, or none.")
    rallies = find_rallies(given.data, given.venues)
    learned, tests = split(rallies, given.hold_out)
    pools, shares = [], []
    for place, folder in enumerate(given.data):
        courses = label_courses([rally for rally in learned if rally.video.is_relative_to(folder)])
        pool = _pool(courses)
        if pool is not None:
            pools.append(pool)
            shares.append(given.shares[place] if given.shares else float(sum(map(len, courses))))
    if not sum(shares):
        raise AppError("No labelled rally is long enough to learn from.", f"It needs more than {2 * LENGTH} frames.")
    simulated = Pool.of(simulate(given.simulated)) if given.simulated and given.simulated_share else None
    return Material(pools, [share / sum(shares) for share in shares], simulated, _pool(label_courses(tests)))


def _metadata(given: argparse.Namespace) -> dict[str, str]:
    filling = {} if given.fill_from is None else {"fill_from": str(given.fill_from)}
    return filling | {
        "sport": given.sport,
        "fps": f"{given.fps:g}",
        "trained_on": given.trained_on,
        "date": datetime.now(UTC).date().isoformat(),
        "version": given.model_version,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options and train."""
    given = _options().parse_args(arguments)
    torch.set_num_threads(given.threads)
    settings = Settings(**{name: getattr(given, name) for name in asdict(Settings())})
    training = Training(settings, torch.device(given.device))
    kept = given.out / "training.pt"
    try:
        if given.resume and kept.exists():
            training.resume(kept)
            print(f"Going on from step {training.step} of {settings.steps}.")
        material = _gather(given)
        given.out.mkdir(parents=True, exist_ok=True)
        train(training, material, given.out)
        difference = export_inpaintnet(training.averaged, given.out / "inpaintnet.onnx", _metadata(given))
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{given.out / 'inpaintnet.onnx'}: differs from torch by at most {difference:.2g} px at 512x288.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
