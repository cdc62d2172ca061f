"""A trained TrackNet in 8-bit integers: `python models/training/quantise_tracknet.py MODEL --data DIR .. --out FILE`.

Nothing is trained here: windows of many rallies give the range of each tensor (`rallytrace.model_trials.quantising`).
With `--rounded FILE` of `train_rounding.py` (torch is needed) weights and ranges are those that were trained for this.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import onnx
from numpy.typing import NDArray

from models.training.metadata import write_metadata
from models.training.rallies import Rally, find_rallies
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import FLIGHT_CHECK, ModelFile, ModelKind
from rallytrace.model_trials.quantising import quantise_on
from rallytrace.tracking.trial_windows import iter_windows
from rallytrace.video.reader import VideoReader


def spread_rallies(rallies: Sequence[Rally], count: int) -> list[Rally]:
    """Return some of the rallies, taking venues in turn."""
    turns: dict[str, int] = {}
    ranked = []
    for rally in rallies:
        ranked.append((turns.setdefault(rally.venue, 0), rally.venue, rally))
        turns[rally.venue] += 1
    return [rally for _, _, rally in sorted(ranked, key=lambda place: place[:2])][:count]


def middle_windows(rallies: Sequence[Rally], file: ModelFile) -> Iterator[NDArray[np.float32]]:
    """Yield the window in the middle of each rally, where the ball is in play."""
    for rally in rallies:
        with VideoReader(rally.video) as reader:
            yield from iter_windows(file, reader, [max((reader.n_frames - file.seq_len) // 2, 0)])
        print(rally.name, flush=True)


def quantise_rounded(file: ModelFile, rounded: Path, rallies: Sequence[Rally], out: Path, calibrated_on: str) -> None:
    """Write weights and ranges trained for integers, with the metadata of the imitated network.

    Raises:
        AppError: the weights are none, or the file cannot be written.
    """
    from models.training.export import export_tracknet  # noqa: PLC0415 - needs torch
    from models.training.rounding import load_rounded  # noqa: PLC0415

    network = load_rounded(rounded)
    with tempfile.TemporaryDirectory() as folder:
        floats = Path(folder, "floats.onnx")
        check = {FLIGHT_CHECK: file.flight_check.to_text()} if file.flight_check else {}
        export_tracknet(network.in_floats(), floats, {**file.metadata, **check}, file.size)
        made = load_model_file(floats, ModelKind.TRACKNET)
        quantise_on(middle_windows(rallies, made), made, out, calibrated_on, ranges=network.ranges())
    amend_metadata(out, {"source_sha256": file.sha256, "trained_for": "8-bit integers"})


def amend_metadata(file: Path, facts: dict[str, str]) -> None:
    """Add facts to the metadata of a file."""
    written = {one.key: one.value for one in onnx.load(file).metadata_props}
    write_metadata(file, {**written, **facts})


def main() -> int:
    """Read the options and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path, help="the TrackNet's .onnx file")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--rounded", type=Path, help="weights and ranges of train_rounding.py for this model")
    parser.add_argument("--second-look", metavar="VALUE", help="peak below which frames get one (default: as in MODEL)")
    parser.add_argument("--windows", type=int, default=24, help="how many, one of a rally (default: 24)")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    try:
        file = load_model_file(given.model, ModelKind.TRACKNET)
        rallies = spread_rallies(find_rallies(given.data, given.venues), given.windows)
        calibrated_on = f"{len(rallies)} windows of {len({one.venue for one in rallies})} venues"
        if given.rounded:
            quantise_rounded(file, given.rounded, rallies, given.out, calibrated_on)
        else:
            quantise_on(middle_windows(rallies, file), file, given.out, calibrated_on)
        if given.second_look is not None:
            amend_metadata(given.out, {"second_look": given.second_look})
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{given.out}: {given.out.stat().st_size} bytes, of {file.size_bytes}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
