"""Make the models that ship, and their figures: `python models/training/make_models.py --data DIR ... --out DIR`.

Trains a TrackNet for each of two folds of venues, which the other fold's network never sees, keeps what these find at
the venues they never saw, trains the one that ships on everything, and writes its files; then the InpaintNets likewise.
Each training begins from the weights that are kept in `weights/`, so a little time is never wasted; stopped and started
again, the command goes on where it was.
"""

import argparse
import csv
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

from models.training.rallies import find_rallies
from rallytrace.errors import AppError

HERE = Path(__file__).resolve().parent
FOLDS = HERE / "folds.csv"
WEIGHTS = HERE / "weights"
NETS, CHECKS = "ab", "1234"
"""Folds of the networks; and of the flight checks, which take a minute each, so that each leaves out less."""
THRESHOLD = 0.35
"""Of the heatmaps, where the flight check does not decide: the best at venues never seen."""


@dataclass(frozen=True, slots=True)
class Step:
    """A command to run unless its output exists.

    Attributes:
        makes: the last file it writes.
        script: one of this folder.
        arguments: arguments of the command.
    """

    makes: Path
    script: str
    arguments: tuple[str, ...]

    def run(self) -> None:
        """Run the command to its end.

        Raises:
            CalledProcessError: it failed.
        """
        if not self.makes.exists():
            subprocess.run([sys.executable, str(HERE / self.script), *self.arguments], check=True)  # noqa: S603


def folds(frames: dict[str, int], fixed: dict[str, str], names: str = NETS) -> dict[str, list[str]]:
    """Return venues in folds: the fixed ones first, then the others by size, each into the smallest fold.

    Args:
        frames: labelled frames of each venue.
        fixed: the fold of venues whose networks are kept; a fold names the venues that its network never sees.
        names: names of the folds, a letter each.
    """
    parts: dict[str, list[str]] = {name: [] for name in names}
    for venue in sorted(frames, key=lambda name: (name not in fixed, -frames[name], name)):
        smallest = min(names, key=lambda fold: sum(frames[name] for name in parts[fold]))
        parts[fixed.get(venue, smallest)].append(venue)
    return parts


def read_folds(path: Path, column: str = "net") -> dict[str, str]:
    """Return the fixed folds, by venue, from a CSV file `venue,net,check`.

    They are those of the networks or of the flight checks.
    """
    with path.open(encoding="utf-8", newline="") as stream:
        return {row["venue"]: row[column] for row in csv.DictReader(stream)}


def _flat(options: dict[str, object]) -> tuple[str, ...]:
    """Return options and values as a command line wants them, with lists unrolled."""
    return tuple(
        str(part)
        for name, value in options.items()
        for part in (name, *(value if isinstance(value, (list, tuple)) else (value,)))
    )


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument(
        "--train-only", type=Path, nargs="*", default=[], help="more of them, to train on only: no figure is theirs"
    )
    parser.add_argument("--shares", type=float, nargs="*", help="of the windows, one for each folder of both")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--out", type=Path, required=True, help="folder for everything that is made")
    parser.add_argument("--minutes", type=float, default=60.0, help="of each of the three trainings (default: 60)")
    return parser


def main() -> int:
    """Read the options and make everything that is missing."""
    given = _options().parse_args()
    try:
        frames: dict[str, int] = {}
        for rally in find_rallies(given.data, given.venues):
            frames[rally.venue] = frames.get(rally.venue, 0) + len(rally.path())
        halves = folds(frames, read_folds(FOLDS))
        print(f"Venues never seen: {halves['a']} by network a, {halves['b']} by network b.")
        for step in (*_tracknets(given, halves), *_inpaintnets(given, halves)):
            step.run()
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"{Path(error.cmd[1]).name} failed; see above.", file=sys.stderr)
        return 1
    return 0


def _tracknets(given: argparse.Namespace, halves: dict[str, list[str]]) -> Iterator[Step]:
    out: Path = given.out
    data: dict[str, object] = {"--data": given.data, "--venues": given.venues}
    training: dict[str, object] = {**data, "--data": [*given.data, *given.train_only], "--cache": out / "cache"}
    training |= {"--shares": given.shares} if given.shares else {}
    for name, venues in halves.items():
        options = {**training, "--minutes": given.minutes, "--begin-from": WEIGHTS / f"fold-{name}.pt"}
        options |= {"--hold-out": venues, "--out": out / name}
        yield Step(out / name / "tracknet.onnx", "train_tracknet.py", _flat(options))
    nets = [
        part
        for name, venues in halves.items()
        for part in ("--net", f"{','.join(venues)}={out / name / 'tracknet.onnx'}")
    ]
    kept = out / "held_out"
    yield Step(kept / "rallies.json", "predict_held_out.py", (*_flat({**data, "--out": kept}), *nets))
    checks: dict[str, object] = {**data, "--predictions": kept, "--out": out}
    yield Step(out / "flight-check.txt", "train_flight_check.py", _flat(checks))
    options = {**training, "--minutes": given.minutes, "--begin-from": WEIGHTS / "tracknet.pt", "--out": out / "all"}
    options |= {"--hard": kept, "--threshold": THRESHOLD}
    yield Step(out / "all" / "tracknet.onnx", "train_tracknet.py", _flat(options))
    shipped: dict[str, object] = {"--weights": out / "all" / "weights.pt", "--out": out}
    shipped |= {"--threshold": (THRESHOLD, THRESHOLD), "--flight-check": out / "flight-check.txt"}
    yield Step(out / "tracknet-fast.onnx", "export.py", _flat(shipped))


def _inpaintnets(given: argparse.Namespace, halves: dict[str, list[str]]) -> Iterator[Step]:
    out: Path = given.out
    data: dict[str, object] = {"--data": given.data, "--venues": given.venues, "--resume": ()}
    for name, venues in halves.items():
        options = {**data, "--hold-out": venues, "--out": out / f"inpaintnet-{name}"}
        yield Step(out / f"inpaintnet-{name}" / "inpaintnet.onnx", "train_inpaintnet.py", _flat(options))
    options = {**data, "--out": out / "inpaintnet"}
    yield Step(out / "inpaintnet" / "inpaintnet.onnx", "train_inpaintnet.py", _flat(options))


if __name__ == "__main__":
    sys.exit(main())
