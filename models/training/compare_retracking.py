"""Compare tracking gaps once more with filling them: `python models/training/compare_retracking.py --data DIR ...`.

The gaps are those that networks left in rallies of venues they had never seen: frames in which the kept prediction has
not the ball where the label has it, between two in which it has. The same network looks at them again, with a window
for every frame and half its threshold, and near the flight; the functions are those of the window.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from models.training.retracked_gaps import Worth, gaps_of, heatmaps, table, worth
from rallytrace.errors import AppError
from rallytrace.tracking.networks import NetworkChoice, open_networks

HELD_OUT = Path(__file__).resolve().parent / "held_out"


def measure(
    fold: Sequence[str], predictions: Path, data: Sequence[Path], venues: Path | None, pins: Sequence[int]
) -> Iterator[tuple[int, Worth]]:
    """Mend the gaps of the venues that a fold's networks never saw; gives the number of pins, and how a gap fared."""
    rallies = {rally.name: rally for rally in find_rallies(list(data), venues)}
    tracknet, inpaintnet, *own = fold
    with open_networks(NetworkChoice(tracknet=Path(tracknet), inpaintnet=Path(inpaintnet))) as networks:
        assert networks.inpaintnet is not None
        threshold = networks.tracknet.file.threshold
        for prediction in read_predictions(predictions):
            if prediction.venue not in own or prediction.name not in rallies:
                continue
            rally = rallies[prediction.name]
            gaps = list(gaps_of(prediction, rally.path(), threshold))
            seen = heatmaps(rally, networks.tracknet, gaps) if gaps else {}
            for gap in gaps:
                for count in pins:
                    yield count, worth(gap, seen, networks.inpaintnet, threshold, count)
            print(f"{rally.name}: {len(gaps)} gaps", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--venues", type=Path, help="CSV file 'clip,venue'")
    add("--predictions", type=Path, default=HELD_OUT, help="kept predictions (default: those beside this script)")
    add(
        "--fold",
        nargs="+",
        action="append",
        required=True,
        metavar=("TRACKNET INPAINTNET", "VENUE"),
        help="two .onnx files, and the venues that they never saw; may be given again",
    )
    add("--pins", type=int, nargs="+", default=[0, 1], help="points placed in each gap (default: 0 1)")
    given = parser.parse_args(arguments)
    found: list[tuple[int, Worth]] = []
    try:
        for fold in given.fold:
            found += measure(fold, given.predictions, given.data, given.venues, given.pins)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    for count in given.pins:
        print(f"{count} {'pin' if count == 1 else 'pins'} in each gap")
        for line in table([one for pins, one in found if pins == count]):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
