"""Make the models that ship, and their figures: `python models/training/make_models.py --data DIR --out DIR`.

Renders rallies, trains a network for each of two folds of venues, keeps what these say about the venues they never saw,
goes on with the first of them without some rallies of venues it then knows, and at last, on everything, with that one.
Hours on a processor; stopped and started again, it goes on where it was.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

from models.training.rallies import find_rallies
from rallytrace.errors import AppError

HERE = Path(__file__).resolve().parent
FIRST_SEED = 1000
RATES = (30, 30, 30, 25, 30, 60, 30)
"""Frames a second of the rendered rallies, in turn: mostly the usual, some European, some fast."""
BIT_RATES = (600_000, 900_000, 1_400_000, 2_000_000, 3_000_000)


@dataclass(frozen=True, slots=True)
class Step:
    """A command to run, unless what it makes is there.

    Attributes:
        makes: the last file it writes.
        script: one of this folder.
        arguments: for it.
    """

    makes: Path
    script: str
    arguments: tuple[str, ...]

    def run(self) -> None:
        """Run it to its end.

        Raises:
            CalledProcessError: it failed.
        """
        if not self.makes.exists():
            subprocess.run([sys.executable, str(HERE / self.script), *self.arguments], check=True)  # noqa: S603


def rendering(out: Path, count: int) -> Iterator[Step]:
    """Rallies of the renderer, each with a seed, frame rate and bit rate of its own."""
    for seed in range(FIRST_SEED, FIRST_SEED + count):
        name = f"r{seed}"
        options = {
            "--seed": seed,
            "--out": out,
            "--name": name,
            "--seconds": 6,
            "--fps": RATES[seed % len(RATES)],
            "--bit-rate": BIT_RATES[seed % len(BIT_RATES)],
        }
        yield Step(out / f"{name}_ball.csv", "rendering/render.py", _flat(options))


def folds(venues: dict[str, int]) -> tuple[list[str], list[str]]:
    """Venues in two halves with about as many frames: the largest first, each to the smaller half."""
    halves: tuple[list[str], list[str]] = ([], [])
    weights = [0, 0]
    for venue in sorted(venues, key=lambda name: (-venues[name], name)):
        smaller = int(weights[1] < weights[0])
        halves[smaller].append(venue)
        weights[smaller] += venues[venue]
    return halves


def _flat(options: dict[str, object]) -> tuple[str, ...]:
    """Options and their values, lists unrolled, as a command line wants them."""
    return tuple(
        str(part)
        for name, value in options.items()
        for part in (name, *(value if isinstance(value, (list, tuple)) else (value,)))
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, help="CSV file 'clip,venue'")
    parser.add_argument("--out", type=Path, required=True, help="folder for everything that is made")
    parser.add_argument("--rendered", type=int, default=85, help="rallies to render (default: 85)")
    parser.add_argument("--steps", type=int, default=5000, help="of each fold's training (default: 5000)")
    parser.add_argument(
        "--more-steps", type=int, default=3000, help="after the first fold, without --known (default: 3000)"
    )
    parser.add_argument("--last-steps", type=int, default=2000, help="after those, on everything (default: 2000)")
    parser.add_argument(
        "--known", nargs="*", default=[], metavar="NAME", help="rallies of the first fold to hold out once"
    )
    return parser


def main() -> int:
    """Read the options and make everything that is missing."""
    given = _options().parse_args()
    out: Path = given.out
    try:
        rallies = find_rallies(given.data, given.venues)
        frames: dict[str, int] = {}
        for rally in rallies:
            frames[rally.venue] = frames.get(rally.venue, 0) + len(rally.path())
        halves = dict(zip("ab", folds(frames), strict=True))
        print(f"Folds: {halves['a']} and {halves['b']}.")
        rendered = out / "rendered"
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(Step.run, rendering(rendered, given.rendered)))
        for step in _trainings(given, rendered, halves):
            step.run()
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"{Path(error.cmd[1]).name} failed; see above.", file=sys.stderr)
        return 1
    return 0


def _trainings(given: argparse.Namespace, rendered: Path, halves: dict[str, list[str]]) -> Iterator[Step]:
    out: Path = given.out
    data = {"--data": given.data, **({"--venues": given.venues} if given.venues else {})}
    both = {**data, "--rendered": rendered, "--cache": out / "cache"}
    for name, venues in halves.items():
        options = {**both, "--hold-out": venues, "--steps": given.steps, "--out": out / name}
        yield Step(out / name / "tracknet.onnx", "train_tracknet.py", _flat(options))
    nets = [
        part
        for name, venues in halves.items()
        for part in ("--net", f"{','.join(venues)}={out / name / 'tracknet.onnx'}")
    ]
    kept = out / "held_out"
    yield Step(kept / "rallies.json", "predict_held_out.py", (*_flat({**data, "--out": kept}), *nets))
    # What ships goes on from a fold, and from the run that tests known venues: nothing learned is thrown away.
    known = {
        **both,
        "--begin-from": out / "a" / "training.pt",
        "--steps": given.more_steps,
        "--rate": 1e-3,
        "--out": out / "known",
        **({"--hold-out-rally": given.known} if given.known else {}),
    }
    yield Step(out / "known" / "tracknet.onnx", "train_tracknet.py", _flat(known))
    everything = {
        **both,
        "--begin-from": out / "known" / "training.pt",
        "--steps": given.last_steps,
        "--rate": 5e-4,
        "--cut-share": 0.5,
        "--out": out / "all",
    }
    yield Step(out / "all" / "tracknet.onnx", "train_tracknet.py", _flat(everything))
    for name, venues in halves.items():
        options = {**data, "--hold-out": venues, "--out": out / f"inpaintnet-{name}", "--resume": ()}
        yield Step(out / f"inpaintnet-{name}" / "inpaintnet.onnx", "train_inpaintnet.py", _flat(options))
    yield Step(
        out / "inpaintnet" / "inpaintnet.onnx",
        "train_inpaintnet.py",
        _flat({**data, "--out": out / "inpaintnet", "--resume": ()}),
    )


if __name__ == "__main__":
    sys.exit(main())
