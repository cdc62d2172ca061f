"""A trained TrackNet in 8-bit integers: `python models/training/quantise_tracknet.py MODEL --data DIR .. --out FILE`.

Nothing is trained: windows of many rallies give the range of each tensor (`rallytrace.model_trials.quantising`).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.training.rallies import Rally, find_rallies
from rallytrace.errors import AppError
from rallytrace.inference.model_file import ModelFile, ModelKind, load_model_file
from rallytrace.model_trials.quantising import quantise_on
from rallytrace.model_trials.trial_windows import iter_windows
from rallytrace.video.reader import VideoReader


def spread_rallies(rallies: Sequence[Rally], count: int) -> list[Rally]:
    """Some of the rallies, from as many venues as there are, in turns."""
    turns: dict[str, int] = {}
    ranked = []
    for rally in rallies:
        ranked.append((turns.setdefault(rally.venue, 0), rally.venue, rally))
        turns[rally.venue] += 1
    return [rally for _, _, rally in sorted(ranked, key=lambda place: place[:2])][:count]


def middle_windows(rallies: Sequence[Rally], file: ModelFile) -> Iterator[NDArray[np.float32]]:
    """The window in the middle of each rally, where the ball is in play."""
    for rally in rallies:
        with VideoReader(rally.video) as reader:
            yield from iter_windows(file, reader, [max((reader.n_frames - file.seq_len) // 2, 0)])
        print(rally.name, flush=True)


def main() -> int:
    """Read the options and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path, help="the TrackNet's .onnx file")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--windows", type=int, default=24, help="how many, one of a rally (default: 24)")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    try:
        file = load_model_file(given.model, ModelKind.TRACKNET)
        rallies = spread_rallies(find_rallies(given.data, given.venues), given.windows)
        windows = middle_windows(rallies, file)
        quantise_on(windows, file, given.out, f"{len(rallies)} windows of {len({one.venue for one in rallies})} venues")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{given.out}: {given.out.stat().st_size} bytes, of {file.size_bytes}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
