"""Track rallies with networks that never saw them: `python models/training/predict_held_out.py --net VENUE,..=FILE ..`.

What comes of it is kept with its evidence, for `evaluate_held_out.py` and for learning when to doubt a network.
"""

import argparse
import sys
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

from models.training.predictions import Prediction, write_predictions
from models.training.rallies import Rally, find_rallies
from rallytrace.analysis.flight_check import MIN_EVIDENCE_PEAK
from rallytrace.errors import AppError
from rallytrace.model_records.network_modes import Look
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.messages import RunProgress
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.video.reader import VideoReader


def predict(
    rallies: list[Rally],
    tracknet: Path,
    stride: int | None,
    threshold: float,
    *,
    look: Look = Look.WHOLE,
) -> list[Prediction]:
    """Track rallies with one network, its windows overlapping, without inpainting."""
    predictions = []
    with open_networks(NetworkChoice(tracknet=tracknet, inpaint=False)) as networks:
        for rally in rallies:
            with VideoReader(rally.video) as reader:
                options = TrackOptions(stride=stride, every=1, threshold=threshold, look=look)
                run = LabelRun(reader, networks.tracknet, None, options)
                sent: list[object] = []
                run.carry_out(StopSwitch(), sent.append)
                predictions.append(
                    Prediction(
                        rally.name,
                        rally.venue,
                        reader.size,
                        reader.rate,
                        threshold,
                        tuple(run.scenes),
                        networks.tracknet.file.sha256,
                        run.detections,
                    )
                )
            looks = next(message.stages for message in reversed(sent) if isinstance(message, RunProgress))
            windows = f"{looks.whole_windows} windows of whole pictures and {looks.cropped_windows} of crops"
            print(f"{rally.name}: {len(run.detections)} frames, {windows}", flush=True)
    return predictions


def main() -> int:
    """Read the options, track, and store the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument(
        "--net",
        action="append",
        required=True,
        metavar="NAMES=FILE",
        help="venues or rallies, and the file to run there",
    )
    parser.add_argument("--stride", type=int, help="frames from window to window (default: what suits the model)")
    parser.add_argument("--threshold", type=float, default=MIN_EVIDENCE_PEAK, help=f"default: {MIN_EVIDENCE_PEAK}")
    parser.add_argument(
        "--look", type=Look, choices=list(Look), default=Look.WHOLE, help="follow the ball, or always look at all of it"
    )
    parser.add_argument("--out", type=Path, required=True, help="folder for the predictions")
    given = parser.parse_args()
    try:
        rallies = find_rallies(given.data, given.venues)
        predictions = []
        for pair in given.net:
            names, _, file = pair.partition("=")
            chosen = [rally for rally in rallies if rally.venue in names.split(",") or rally.name in names.split(",")]
            predictions += predict(chosen, Path(file), given.stride, given.threshold, look=given.look)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    write_predictions(given.out, predictions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
