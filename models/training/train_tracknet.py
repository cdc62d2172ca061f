"""Train a TrackNet on labelled rallies: `python models/training/train_tracknet.py --data DIR --out DIR`.

Run again with the same --out, it goes on where it stopped.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch
from torch.optim.lr_scheduler import LambdaLR

from models.training.batches import Batch, Windows
from models.training.curves import draw_curves
from models.training.export import export_tracknet
from models.training.frames import Footage, load_footage
from models.training.rallies import Rally, find_rallies
from models.training.tracknet import TrackNet, heatmap_loss, heatmap_targets
from models.training.trial import try_out
from models.training.windows import MODEL, Variation
from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError

CUT = Size(320, 192)
"""What is seen of a frame for most of the training: the ball's surroundings, at 40 % of the whole frame's price."""
WARM_UP = 200
AVERAGING = 0.998
"""How much of the averaged weights is kept at each step."""
SAVE_EVERY = 120.0


@dataclass(frozen=True, slots=True)
class Settings:
    """How a training goes.

    Attributes:
        width: of the network.
        length: frames in a window.
        steps: in all.
        cut_share: part of the steps that see only a cut of the frames; the rest see whole ones, half as many.
        batch: windows in a step on cuts.
        rate: the highest learning rate.
        decay: of the weights.
        rendered_share: rendered windows among all.
        seed: decides the batches and the first weights.
    """

    width: int
    length: int
    steps: int
    cut_share: float
    batch: int
    rate: float
    decay: float
    rendered_share: float
    seed: int

    def learning_rate(self, step: int) -> float:
        """Share of the highest rate: up in a straight line, then down along a cosine."""
        if step < WARM_UP:
            return (step + 1) / WARM_UP
        done = min(1.0, (step - WARM_UP) / max(1, self.steps - WARM_UP))
        return 0.01 + 0.99 * float(1 + np.cos(np.pi * done)) / 2


@dataclass(slots=True)
class Training:
    """A network on its way, with all that is needed to go on later."""

    settings: Settings
    device: torch.device
    network: TrackNet = field(init=False)
    averaged: TrackNet = field(init=False)
    optimizer: torch.optim.Optimizer = field(init=False)
    schedule: LambdaLR = field(init=False)
    step: int = 0
    log: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        torch.manual_seed(self.settings.seed)
        made = [TrackNet(self.settings.width, self.settings.length).to(self.device) for _ in range(2)]
        self.network, self.averaged = (network.to(memory_format=torch.channels_last) for network in made)
        self.averaged.load_state_dict(self.network.state_dict())
        self.averaged.eval()
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=self.settings.rate, weight_decay=self.settings.decay
        )
        self.schedule = LambdaLR(self.optimizer, self.settings.learning_rate)

    def learn(self, batch: Batch) -> float:
        """One step; gives the loss."""
        self.network.train()
        inputs = batch.inputs(self.device)
        targets = heatmap_targets(batch.visible.to(self.device), batch.positions.to(self.device), *inputs.shape[2:])
        with torch.autocast(self.device.type, dtype=torch.bfloat16):
            logits = self.network(inputs)
        loss = heatmap_loss(logits.float(), targets, batch.known.to(self.device))
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self.schedule.step()
        self.step += 1
        self._average()
        return float(loss.detach())

    @torch.no_grad()
    def _average(self) -> None:
        """Let the averaged weights follow; early on quickly, or they would still remember the start."""
        keep = min(AVERAGING, (1 + self.step) / (10 + self.step))
        theirs = self.network.state_dict()
        for name, value in self.averaged.state_dict().items():
            if value.is_floating_point():
                value.lerp_(theirs[name], 1 - keep)
            else:
                value.copy_(theirs[name])

    def save(self, path: Path) -> None:
        """Keep everything in a file, replacing the one of before only once it is whole."""
        state = {
            "network": self.network.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "schedule": self.schedule.state_dict(),
            "step": self.step,
            "log": self.log,
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a file that `save` wrote."""
        state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.averaged.load_state_dict(state["averaged"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.schedule.load_state_dict(state["schedule"])
        self.step, self.log = state["step"], state["log"]

    def save_weights(self, path: Path) -> None:
        """Keep only what another training can begin from: the averaged weights, in half precision."""
        state = self.averaged.state_dict()
        # What normalises is kept whole: a variance may be too small for half precision.
        halved = {
            name: value.half() if value.is_floating_point() and "running" not in name else value
            for name, value in state.items()
        }
        torch.save({"averaged": halved}, path)

    def begin_from(self, path: Path) -> None:
        """Take only the averaged weights of another training.

        Raises:
            AppError: the file is missing, or of another network.
        """
        try:
            state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
            self.network.load_state_dict(state["averaged"])
        except FileNotFoundError:
            raise AppError(f"There are no weights {path}.", "Check the name.") from None
        except (KeyError, RuntimeError, UnpicklingError) as error:
            raise AppError(
                f"{path} holds no weights of a TrackNet of width {self.settings.width}.",
                "Begin from a training.pt or weights.pt that was written with the same --width.",
            ) from error
        self.averaged.load_state_dict(state["averaged"])


def batches(
    settings: Settings, step: int, filmed: list[Footage], rendered: list[Footage], workers: int
) -> Iterator[Batch]:
    """The batches from a step on: cuts first, whole frames later."""
    turn = round(settings.steps * settings.cut_share)
    for first, last, view, batch in (
        (0, turn, CUT, settings.batch),
        (turn, settings.steps, MODEL, settings.batch // 2),
    ):
        if step >= last or first == last:
            continue
        windows = Windows(
            filmed,
            rendered,
            rendered_share=settings.rendered_share,
            length=settings.length,
            batch=max(1, batch),
            variation=Variation(view=view, around_ball=0.75 if view == CUT else 0.3),
            # A training that goes on must not see the same windows again.
            seed=settings.seed + 1000 * step,
        )
        loader = windows.loader(workers)
        for _ in range(max(step, first), last):
            yield next(loader)
        step = last


def train(
    training: Training,
    filmed: list[Footage],
    rendered: list[Footage],
    tests: list[Footage],
    *,
    out: Path,
    workers: int,
) -> None:
    """Train to the end, saving and telling on the way."""
    settings = training.settings
    losses: list[float] = []
    saved = told = time.monotonic()
    for batch in batches(settings, training.step, filmed, rendered, workers):
        losses.append(training.learn(batch))
        now = time.monotonic()
        if now - saved > SAVE_EVERY:
            training.save(out / "training.pt")
            saved = now
        if training.step % 250 == 0 or training.step == settings.steps:
            row = {"step": float(training.step), "loss": float(np.mean(losses)), "seconds": now - told}
            if tests and (training.step % 2000 == 0 or training.step == settings.steps):
                row |= try_out(training.averaged, tests, training.device).row()
            training.log.append(row)
            print("  ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
            draw_curves(out, training.log)
            losses, told = [], time.monotonic()
    training.save(out / "training.pt")
    training.save_weights(out / "weights.pt")


def split(
    rallies: list[Rally], held_out_venues: list[str], held_out_rallies: list[str]
) -> tuple[list[Rally], list[Rally]]:
    """Rallies to train on, and those that are never trained on.

    Raises:
        AppError: something to hold out does not exist, or nothing would be left.
    """
    known = {rally.venue for rally in rallies} | {rally.name for rally in rallies}
    missing = [name for name in (*held_out_venues, *held_out_rallies) if name not in known]
    if missing:
        raise AppError(f"There is no venue or rally {', '.join(missing)} to hold out.", "Check the names.")
    tests = [rally for rally in rallies if rally.venue in held_out_venues or rally.name in held_out_rallies]
    rest = [rally for rally in rallies if rally not in tests]
    if not rest:
        raise AppError("Nothing is left to train on.", "Hold out less.")
    return rest, tests


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--rendered", type=Path, nargs="*", default=[], help="folders with rendered rallies")
    add("--venues", type=Path, help="CSV file 'clip,venue': what belongs together (default: the match folder)")
    add("--hold-out", nargs="*", default=[], metavar="VENUE", help="venues to test on, never to train on")
    add("--hold-out-rally", nargs="*", default=[], metavar="NAME", help="rallies to test on, never to train on")
    add("--out", type=Path, required=True, help="folder for network, log and curves; also to go on from")
    add("--cache", type=Path, help="folder for decoded frames, about 0.7 MB each (default: OUT/cache)")
    add("--begin-from", type=Path, help="training.pt or weights.pt of another training to take the weights from")
    add("--width", type=int, default=64, help="of the network, a multiple of 16 (default: 64)")
    add("--steps", type=int, default=12000, help="default: 12000; about 50 minutes on two cores")
    add("--cut-share", type=float, default=0.75, help="part of the steps on cut frames (default: 0.75)")
    add("--batch", type=int, default=8, help="windows in a step (default: 8)")
    add("--rate", type=float, default=2e-3, help="highest learning rate (default: 0.002)")
    add("--decay", type=float, default=0.02, help="weight decay (default: 0.02)")
    add("--rendered-share", type=float, default=0.3, help="of the windows (default: 0.3)")
    add("--seed", type=int, default=1, help="default: 1")
    add("--workers", type=int, default=2, help="processes that make windows (default: 2)")
    add("--threads", type=int, help="of torch; 1 where several trainings run side by side (default: all cores)")
    add(
        "--device",
        default="cuda" if torch.cuda.is_available() else "cpu",
        help="where to train (default: a GPU if any)",
    )
    add("--trained-on", default="labelled rallies", help="a few words for the file's passport")
    add("--sport", default="badminton", help="for the passport (default: badminton)")
    add("--threshold", type=float, default=0.4, help="for the passport (default: 0.4)")
    return parser


def main() -> int:
    """Read the options and train."""
    given = _options().parse_args()
    if given.threads:
        torch.set_num_threads(given.threads)
    try:
        rallies = find_rallies(given.data, given.venues)
        wanted, tests = split(rallies, given.hold_out, given.hold_out_rally)
        cache = given.cache or given.out / "cache"
        given.out.mkdir(parents=True, exist_ok=True)
        filmed, held_out = ([load_footage(rally, cache) for rally in part] for part in (wanted, tests))
        rendered = [load_footage(rally, cache) for rally in find_rallies(given.rendered)] if given.rendered else []
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    settings = Settings(
        given.width,
        8,
        given.steps,
        given.cut_share,
        given.batch,
        given.rate,
        given.decay,
        given.rendered_share,
        given.seed,
    )
    training = Training(settings, torch.device(given.device))
    kept = given.out / "training.pt"
    try:
        if kept.exists():
            training.resume(kept)
            print(f"Going on from step {training.step} of {settings.steps}.")
        elif given.begin_from:
            training.begin_from(given.begin_from)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{len(filmed)} rallies, {len(rendered)} rendered ones; {len(held_out)} held out.", flush=True)
    train(training, filmed, rendered, held_out, out=given.out, workers=given.workers)
    passport = {
        "sport": given.sport,
        "fps": f"{np.median([rally.rate for rally in filmed]):g}",
        "threshold": f"{given.threshold:g}",
        "trained_on": given.trained_on,
        "date": datetime.now(UTC).date().isoformat(),
    }
    difference = export_tracknet(training.averaged, given.out / "tracknet.onnx", passport)
    print(f"{given.out / 'tracknet.onnx'}: differs from torch by at most {difference:.2g}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
