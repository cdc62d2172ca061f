"""Train a TrackNet on labelled rallies: `python models/training/train_tracknet.py --data DIR --out DIR --minutes 60`.

Precision and number of threads are chosen by timing a step. Run again with the same --out, it goes on where it stopped;
with --begin-from, from the weights of another training.
"""

import argparse
import ctypes
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import torch

from models.training.batches import Batch, Windows
from models.training.curves import write_log
from models.training.export import CROP, SECOND_LOOK, export_tracknet
from models.training.frames import LARGEST, Footage, load_footage
from models.training.learner import Learner, Pace
from models.training.pasting import collect_cut_outs
from models.training.predictions import find_hard_spots, read_predictions
from models.training.rallies import Rally, find_rallies
from models.training.tracknet import TrackNet, heatmap_loss, heatmap_targets
from models.training.trial import try_out
from models.training.windows import WIDTHS, Variation
from rallytrace.errors import AppError
from rallytrace.track.geometry import Size, parse_size

_M_TRIM_THRESHOLD, _M_TOP_PAD, _M_MMAP_MAX = -1, -2, -4
"""Parameters of glibc's `mallopt` (malloc.h)."""
SAVE_EVERY = 120.0
"""Seconds."""
TRIAL, LAST_TRIAL = 120, 400
"""Windows of the held-out rallies that a network is tried on during the training, and at its end."""
CUT_OUTS = 300
"""Filmed balls to paste."""
SIZE = Size(768, 432)
"""Input of the exported file, unless another is chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(Pace):
    """The settings of a training.

    Attributes:
        width: width of the network.
        length: frames in a window.
        batch: windows in a step.
        steps: maximum number of steps.
        minutes: maximum duration in minutes.
        pasted: share of windows with another ball in place of the filmed one.
        size: size of the network's input when it is tried.
    """

    width: int = 64
    length: int = 8
    batch: int = 8
    steps: int | None = None
    minutes: float = 60.0
    pasted: float = 0.35
    size: Size = SIZE


class Training(Learner[TrackNet]):
    """A TrackNet in training.

    Attributes:
        precision: what the forward pass is computed in.
    """

    def __init__(self, settings: Settings, device: torch.device) -> None:
        self.settings = settings
        self.precision = torch.float32
        super().__init__(settings, device, self._make, fixed=("width", "length"))

    def _make(self) -> TrackNet:
        made: TrackNet = TrackNet(self.settings.width, self.settings.length).to(self.device)
        made.to(memory_format=torch.channels_last)
        return made

    def learn(self, batch: Batch, progress: float) -> torch.Tensor:
        """Take one step, and return the loss."""
        loss = self._loss(batch)
        self.state.windows += len(batch.known)
        return self.gradient_step(loss, self.settings.learning_rate(self.step, progress))

    def _loss(self, batch: Batch) -> torch.Tensor:
        self.network.train()
        background, frames = batch.inputs(self.device, self.precision)
        targets = heatmap_targets(batch.visible.to(self.device), batch.positions.to(self.device), *frames.shape[2:])
        with torch.autocast(self.device.type, dtype=self.precision, enabled=self.precision != torch.float32):
            logits = self.network.logits(background, frames)
        return heatmap_loss(logits.float(), targets, batch.known.to(self.device))

    def choose_precision(self, batch: Batch, threads: int | None) -> str:
        """Time a step in each precision, with one thread and with all, and keep the fastest.

        Args:
            batch: batch to measure with.
            threads: threads of torch; None tries one and all cores.

        Returns:
            What was chosen, in words.
        """
        # bfloat16 is ten times slower than float32 on a processor that has to emulate it, and twice as fast on others.
        counts = [threads] if threads else sorted({1, os.cpu_count() or 1})
        counts = counts if self.device.type == "cpu" else [torch.get_num_threads()]
        took: dict[tuple[torch.dtype, int], float] = {}
        for precision in (torch.float32, torch.bfloat16):
            for count in counts:
                self.precision = precision
                torch.set_num_threads(count)
                took[precision, count] = min(self._time_step(batch) for _ in range(3))
        self.precision, count = min(took, key=lambda choice: took[choice])
        torch.set_num_threads(count)
        name = str(self.precision).removeprefix("torch.")
        return f"{name}, {count} threads: {1000 * took[self.precision, count]:.0f} ms for {len(batch.known)} windows"

    def _time_step(self, batch: Batch) -> float:
        started = time.monotonic()
        self._loss(batch).backward()
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        self.network.zero_grad(set_to_none=True)
        return time.monotonic() - started


def train(training: Training, batches: Iterator[Batch], tests: list[Footage], out: Path) -> None:
    """Train to the end; save and report regularly, and test after each tenth."""
    settings, size = training.settings, training.settings.size
    losses: list[float] = []
    begun = saved = reported = time.monotonic()
    hours, tried = training.state.hours, 0
    first = training.step
    while True:
        elapsed = time.monotonic() - begun
        progress = elapsed / 60 / settings.minutes
        if settings.steps is not None:
            progress = max(progress, training.step / settings.steps)
        if progress >= 1:
            break
        losses.append(float(training.learn(next(batches), progress)))
        training.state.hours = hours + (time.monotonic() - begun) / 3600
        if time.monotonic() - saved > SAVE_EVERY:
            _save(training, out)
            saved = time.monotonic()
        if training.step % 250 == 0:
            pace = 250 * settings.batch / (time.monotonic() - reported)
            row = {"windows": training.state.windows, "hours": training.state.hours}
            row |= {"loss": float(np.mean(losses)), "windows_a_second": pace}
            if tests and progress * 10 >= tried + 1:
                row |= try_out(training.averaged, tests, training.device, size, most=TRIAL).row()
                tried = int(progress * 10)
            _report(training, row, out)
            losses, reported = [], time.monotonic()
    _save(training, out)
    if training.step > first:
        row = {"windows": training.state.windows, "hours": training.state.hours}
        if losses:
            row["loss"] = float(np.mean(losses))
        if tests:
            row |= try_out(training.averaged, tests, training.device, size, most=LAST_TRIAL).row()
        _report(training, row, out)
        _save(training, out)


def _save(training: Training, out: Path) -> None:
    training.save(out / "training.pt")
    training.save_weights(out / "weights.pt")


def _report(training: Training, row: dict[str, float], out: Path) -> None:
    training.state.log.append(row)
    print("  ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
    write_log(out, training.state.log)


def split(
    rallies: list[Rally], held_out_venues: list[str], held_out_rallies: list[str]
) -> tuple[list[Rally], list[Rally]]:
    """Return the rallies to train on, and those held out.

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


def keep_freed_memory() -> None:
    """Let glibc keep the memory of freed tensors for the next ones.

    By default every large tensor is mapped again, and clearing its pages takes a fifth of a step (measured: 672 + 143
    ms of user and system time for eight windows, 597 + 5 with this).
    """
    if platform.libc_ver()[0] == "glibc":
        libc = ctypes.CDLL(None)
        for parameter, value in ((_M_MMAP_MAX, 0), (_M_TRIM_THRESHOLD, 2**31 - 1), (_M_TOP_PAD, 2**28)):
            libc.mallopt(parameter, value)


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--shares", type=float, nargs="*", help="of the windows, one for each folder (default: by its frames)")
    add("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue' (default: the match folder)")
    add("--hold-out", nargs="*", default=[], metavar="VENUE", help="venues to test on, never to train on")
    add("--hold-out-rally", nargs="*", default=[], metavar="NAME", help="rallies to test on, never to train on")
    add("--out", type=Path, required=True, help="folder for network, log and curves; also to go on from")
    add("--cache", type=Path, help="folder for decoded frames, about 0.8 MB each (default: OUT/cache)")
    add("--begin-from", type=Path, help="training.pt or weights.pt of another training to take the weights from")
    add("--width", type=int, default=64, help="of the network, a multiple of 16 (default: 64)")
    add("--minutes", type=float, default=60.0, help="how long (default: 60)")
    add("--steps", type=int, help="at most (default: no limit)")
    add("--batch", type=int, default=8, help="windows in a step (default: 8)")
    add("--rate", type=float, default=2e-3, help="highest learning rate (default: 0.002)")
    add("--decay", type=float, default=0.02, help="weight decay (default: 0.02)")
    add("--pasted", type=float, default=0.35, help="share of windows with a ball pasted in (default: 0.35)")
    add(
        "--whole",
        action="store_true",
        help="windows of whole pictures as large as --size, for a last training (--batch 2 --rate 4e-4)",
    )
    add(
        "--widths",
        type=int,
        nargs=2,
        default=WIDTHS,
        metavar=("NARROWEST", "WIDEST"),
        help=f"of the pictures that windows are cut from (default: {WIDTHS[0]} {WIDTHS[1]})",
    )
    add("--largest", type=_size, default=LARGEST, help=f"size of the frames kept in the cache (default: {LARGEST})")
    add(
        "--size",
        type=_input_size,
        default=SIZE,
        help=f"of the network's input when tried and exported (default: {SIZE})",
    )
    add("--hard", type=Path, help="folder of predict_held_out.py; windows where those networks failed are shown more")
    add("--seed", type=int, default=1, help="default: 1")
    add("--workers", type=int, default=2, help="processes that make windows (default: 2)")
    add("--threads", type=int, help="of torch (default: whichever is faster, one or all cores)")
    add(
        "--device",
        default="cuda" if torch.cuda.is_available() else "cpu",
        help="where to train (default: a GPU if any)",
    )
    add("--trained-on", default="labelled rallies", help="a few words for the file's metadata")
    add("--sport", default="badminton", help="for the metadata (default: badminton)")
    add("--threshold", type=float, default=0.4, help="for the metadata (default: 0.4)")
    return parser


def _size(text: str, multiple: int = 1) -> Size:
    size = parse_size(text)
    if size is None or size.width % multiple or size.height % multiple or not size.width * size.height:
        raise argparse.ArgumentTypeError(f"'{text}' is no WIDTHxHEIGHT in multiples of {multiple}.")
    return size


def _input_size(text: str) -> Size:
    return _size(text, 16)


def _groups(given: argparse.Namespace, wanted: Sequence[Rally], cache: Path) -> list[tuple[list[Footage], float]]:
    """Return the rallies to train on by folder, with the share of the windows of each folder."""
    groups = []
    for place, folder in enumerate(given.data):
        footage = [load_footage(rally, cache, given.largest) for rally in wanted if rally.video.is_relative_to(folder)]
        share = given.shares[place] if given.shares else float(sum(len(one) for one in footage))
        groups.append((footage, share))
    return groups


def _settings(given: argparse.Namespace) -> Settings:
    return Settings(
        width=given.width,
        steps=given.steps,
        minutes=given.minutes,
        batch=given.batch,
        rate=given.rate,
        decay=given.decay,
        pasted=given.pasted,
        size=given.size,
        seed=given.seed,
    )


def _begin(training: Training, given: argparse.Namespace) -> None:
    """Continue the training in the output folder, or start from the given weights."""
    kept = given.out / "training.pt"
    if kept.exists():
        training.resume(kept)
        print(f"Going on after {training.state.windows} windows.")
    elif given.begin_from:
        training.begin_from(given.begin_from)


def _batches(
    training: Training, groups: list[tuple[list[Footage], float]], given: argparse.Namespace
) -> Iterator[Batch]:
    settings, rallies = training.settings, [one for part, _ in groups for one in part]
    footage = {one.name: one for one in rallies}
    rng = np.random.default_rng([settings.seed, training.state.windows])
    cut_outs = collect_cut_outs(rallies, settings.length, CUT_OUTS, rng) if settings.pasted else []
    narrowest, widest = given.widths
    variation = replace(
        Variation.of_whole(given.size) if given.whole else Variation(widths=(narrowest, widest)),
        pasted=settings.pasted,
        cut_outs=cut_outs,
    )
    hard = {
        one.name: find_hard_spots(one, footage[one.name], given.threshold)
        for one in (read_predictions(given.hard) if given.hard else ())
        if one.name in footage
    }
    # A training that goes on must not see the same windows again.
    seed = settings.seed + training.state.windows
    windows = Windows(groups, length=settings.length, batch=settings.batch, variation=variation, seed=seed, hard=hard)
    return windows.loader(given.workers)


def _export(training: Training, rates: Sequence[float], given: argparse.Namespace) -> None:
    metadata = {
        "sport": given.sport,
        "fps": f"{np.median(rates):g}",
        "threshold": f"{given.threshold:g}",
        "second_look": f"{SECOND_LOOK:g}",
        "crop": str(CROP),
        "trained_on": given.trained_on,
        "date": datetime.now(UTC).date().isoformat(),
    }
    path = given.out / "tracknet.onnx"
    difference = export_tracknet(training.averaged, path, metadata, given.size)
    print(f"{path}: differs from torch by at most {difference:.2g}.")


def main() -> int:
    """Read the options and train."""
    given = _options().parse_args()
    keep_freed_memory()
    if given.shares and len(given.shares) != len(given.data):
        print("--shares must have a number for each folder of --data.", file=sys.stderr)
        return 2
    training = Training(_settings(given), torch.device(given.device))
    try:
        wanted, tests = split(find_rallies(given.data, given.venues), given.hold_out, given.hold_out_rally)
        cache = given.cache or given.out / "cache"
        given.out.mkdir(parents=True, exist_ok=True)
        groups = _groups(given, wanted, cache)
        held_out = [load_footage(rally, cache, given.largest) for rally in tests]
        _begin(training, given)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{len(wanted)} rallies; {len(held_out)} held out.", flush=True)
    batches = _batches(training, groups, given)
    print(training.choose_precision(next(batches), given.threads), flush=True)
    train(training, batches, held_out, given.out)
    _export(training, [rally.rate for footage, _ in groups for rally in footage], given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
