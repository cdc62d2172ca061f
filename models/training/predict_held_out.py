"""Track rallies with networks that never saw them: `python models/training/predict_held_out.py --net VENUE,..=FILE ..`.

What comes of it is kept with its evidence, for `evaluate_held_out.py` and for learning when to doubt a network. A file
of weights (.pt) in place of a model's is run by torch, on a GPU if there is one: there all rallies take seconds.
"""

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import av
import numpy as np

from models.training.predictions import Prediction, write_predictions
from models.training.rallies import Rally, find_rallies
from rallytrace.analysis.flight_check import EVIDENCE_FROM
from rallytrace.errors import AppError
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.video.reader import VideoReader


@contextlib.contextmanager
def resaved(video: Path, quality: int | None, brighter: int = 0) -> Iterator[Path]:
    """A copy of a video that looks the same: what a run finds in it and not in the video is chance.

    Args:
        quality: of x264, its CRF: 0 loses nothing, nobody sees a difference at 16; None for the video itself.
        brighter: levels, of 255, by which every pixel is brighter.
    """
    if quality is None:
        yield video
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.mp4")
        with av.open(str(video)) as source, av.open(str(copy), "w") as target:
            seen = source.streams.video[0]
            options = {"crf": str(quality), "preset": "veryfast"}
            saved = target.add_stream("libx264", rate=seen.average_rate, options=options)
            saved.width, saved.height, saved.pix_fmt = seen.width, seen.height, "yuv420p"
            saved.thread_count = 1
            for frame in source.decode(seen):
                planes = frame.to_ndarray(format="yuv420p")
                planes[: frame.height] = np.minimum(planes[: frame.height], 255 - brighter) + brighter
                copied = av.VideoFrame.from_ndarray(planes, format="yuv420p")
                copied.pts, copied.time_base = frame.pts, frame.time_base
                target.mux(saved.encode(copied))
            target.mux(saved.encode(None))
        yield copy


def predict(
    rallies: list[Rally],
    tracknet: Path,
    stride: int | None,
    threshold: float,
    *,
    quality: int | None = None,
    brighter: int = 0,
) -> list[Prediction]:
    """Track rallies with one network, its windows overlapping, without inpainting."""
    predictions = []
    with open_networks(NetworkChoice(tracknet=tracknet, inpaint=False)) as networks:
        for rally in rallies:
            with resaved(rally.video, quality, brighter) as video, VideoReader(video) as reader:
                run = LabelRun(
                    reader, networks.tracknet, None, TrackOptions(stride=stride, every=1, threshold=threshold)
                )
                run.carry_out(StopSwitch())
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
            print(f"{rally.name}: {len(run.detections)} frames", flush=True)
    return predictions


def main() -> int:
    """Read the options, track, and keep what was said."""
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
    parser.add_argument("--threshold", type=float, default=EVIDENCE_FROM, help=f"default: {EVIDENCE_FROM}")
    parser.add_argument("--resave", type=int, metavar="CRF", help="track copies of the videos, saved again by x264")
    parser.add_argument("--brighter", type=int, default=0, metavar="LEVELS", help="brightness added to these copies")
    parser.add_argument("--cache", type=Path, help="folder for decoded frames, with weights (default: OUT/cache)")
    parser.add_argument("--out", type=Path, required=True, help="folder for the predictions")
    given = parser.parse_args()
    try:
        rallies = find_rallies(given.data, given.venues)
        predictions = []
        for pair in given.net:
            names, _, file = pair.partition("=")
            chosen = [rally for rally in rallies if rally.venue in names.split(",") or rally.name in names.split(",")]
            if file.endswith(".pt"):
                from models.training.gpu_predictions import predict_on_gpu  # noqa: PLC0415 - needs torch

                predictions += predict_on_gpu(chosen, Path(file), given.cache or given.out / "cache")
            else:
                predictions += predict(
                    chosen, Path(file), given.stride, given.threshold, quality=given.resave, brighter=given.brighter
                )
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    write_predictions(given.out, predictions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
