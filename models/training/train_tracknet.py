"""Train a TrackNet on labelled rallies: `python models/training/train_tracknet.py --data DIR --out DIR`.

Run again with the same --out, it goes on where it stopped.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch

from models.training.batches import Batch, Windows
from models.training.curves import draw_curves
from models.training.export import export_tracknet
from models.training.frames import Footage, load_footage
from models.training.learner import Learner, Pace
from models.training.rallies import Rally, find_rallies
from models.training.tracknet import TrackNet, heatmap_loss, heatmap_targets
from models.training.trial import try_out
from models.training.windows import MODEL, Variation
from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError

CUT = Size(320, 192)
"""What is seen of a frame for most of the training: the ball's surroundings, at 40 % of the whole frame's price."""
SAVE_EVERY = 120.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Pace):
    """How a training goes.

    Attributes:
        width: of the network.
        length: frames in a window.
        cut_share: part of the steps that see only a cut of the frames; the rest see whole ones, half as many.
        batch: windows in a step on cuts.
        rendered_share: rendered windows among all.
    """

    width: int
    length: int = 8
    cut_share: float
    batch: int
    rendered_share: float


class Training(Learner[TrackNet]):
    """A TrackNet on its way."""

    def __init__(self, settings: Settings, device: torch.device) -> None:
        self.settings = settings
        super().__init__(settings, device, self._make, fixed=("width", "length"))

    def _make(self) -> TrackNet:
        made: TrackNet = TrackNet(self.settings.width, self.settings.length).to(self.device)
        made.to(memory_format=torch.channels_last)
        return made

    def learn(self, batch: Batch) -> float:
        """One step; gives the loss."""
        self.network.train()
        inputs = batch.inputs(self.device)
        targets = heatmap_targets(batch.visible.to(self.device), batch.positions.to(self.device), *inputs.shape[2:])
        with torch.autocast(self.device.type, dtype=torch.bfloat16):
            logits = self.network(inputs)
        return self.descend(heatmap_loss(logits.float(), targets, batch.known.to(self.device)))


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
        width=given.width,
        steps=given.steps,
        cut_share=given.cut_share,
        batch=given.batch,
        rate=given.rate,
        decay=given.decay,
        rendered_share=given.rendered_share,
        seed=given.seed,
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
