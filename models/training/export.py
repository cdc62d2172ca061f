"""Export a trained TrackNet to ONNX files with metadata, and compare them with PyTorch.

`python models/training/export.py --weights models/training/weights/tracknet.pt --out models` writes the two that ship.
"""

import argparse
import sys
import warnings
from datetime import UTC, datetime
from pathlib import Path
from pickle import UnpicklingError

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
import onnxruntime
import torch

from models.training.learner import TrainingState
from models.training.metadata import LEAD, write_metadata
from models.training.tracknet import Heatmaps, TrackNet
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_file import FLIGHT_CHECK
from rallytrace.track.geometry import Size

OPSET = 17
SIZES = {"tracknet": Size(768, 432), "tracknet-fast": Size(512, 288)}
"""Input sizes of the files that ship, by name."""
CROP = Size(320, 192)
"""Part of the default file's picture in which the ball is followed: see decision 40."""
SECOND_LOOK = 0.45
"""Heatmap value below which the default file's frames are looked at again: see decision 7."""


def export_tracknet(network: TrackNet, path: Path, metadata: dict[str, str], size: Size) -> float:
    """Write a network as ONNX and compare it with PyTorch.

    Args:
        network: the trained network.
        path: the file to write.
        metadata: what the file should say of itself beside its shapes.
        size: size of the input; sides are multiples of 16.

    Returns:
        The largest difference between any two heatmap values.
    """
    heatmaps = Heatmaps(network.to("cpu").to(memory_format=torch.contiguous_format)).eval()
    channels = 3 * (network.length + 1)
    sample = torch.rand(2, channels, size.height, size.width, generator=torch.Generator().manual_seed(1))
    with warnings.catch_warnings():
        # The exporter by tracing needs nothing but onnx, and says at length that it will be replaced.
        warnings.simplefilter("ignore")
        torch.onnx.export(
            heatmaps,
            (sample[:1],),
            str(path),
            input_names=["input"],
            output_names=["output"],
            dynamic_axes={"input": {0: "batch"}, "output": {0: "batch"}},
            opset_version=OPSET,
            dynamo=False,
        )
    own = {
        "model_name": "TrackNet",
        "seq_len": str(network.length),
        "bg_mode": "concat",
        "batch_mode": "dynamic",
        "resize": "area",
        "stride": str(network.length),
        "lead": f"{LEAD:g}",
        "licence": "MIT",
        **metadata,
    }
    write_metadata(path, own)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    with torch.no_grad():
        expected = heatmaps(sample).numpy()
    given = session.run(None, {"input": sample.numpy()})[0]
    return float(np.abs(given - expected).max())


def load_weights(path: Path) -> tuple[TrackNet, TrainingState]:
    """Return a network with the weights that a training kept, and its training state.

    Raises:
        AppError: the file is no such file.
    """
    try:
        state = torch.load(path, map_location="cpu", weights_only=True)
        weights = {
            name: value.float() if value.is_floating_point() else value for name, value in state["averaged"].items()
        }
        network = TrackNet(
            weights["merge.0.weight"].shape[0], len(weights["context.bias"]) // len(weights["head_norm.bias"])
        )
        network.load_state_dict(weights)
        return network, TrainingState(**state["experience"])
    except (OSError, KeyError, RuntimeError, TypeError, UnpicklingError) as error:
        raise AppError(
            f"{path} holds no weights of a TrackNet: {error}.", "Name a weights.pt of a training."
        ) from error


def main() -> int:
    """Read the options and write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", type=Path, required=True, help="weights.pt or training.pt of a training")
    parser.add_argument("--out", type=Path, required=True, help="folder for tracknet.onnx and tracknet-fast.onnx")
    parser.add_argument("--threshold", type=float, nargs=2, default=(0.4, 0.4), help="of the two (default: 0.4 0.4)")
    parser.add_argument("--sport", default="badminton, tennis, padel", help="default: badminton, tennis, padel")
    parser.add_argument("--trained-on", default="labelled rallies", help="a few words")
    parser.add_argument("--fps", type=float, default=30.0, help="of the rallies trained on (default: 30)")
    parser.add_argument("--flight-check", type=Path, help="file of train_flight_check.py, to go into both files")
    given = parser.parse_args()
    try:
        network, training = load_weights(given.weights)
        given.out.mkdir(parents=True, exist_ok=True)
        for (name, size), threshold in zip(SIZES.items(), given.threshold, strict=True):
            metadata = {
                "sport": given.sport,
                "fps": f"{given.fps:g}",
                "threshold": f"{threshold:g}",
                "trained_on": f"{given.trained_on}; {training.windows} windows",
                "date": datetime.now(UTC).date().isoformat(),
            }
            if size == SIZES["tracknet"]:
                metadata |= {"second_look": f"{SECOND_LOOK:g}", "crop": str(CROP)}
            if given.flight_check:
                metadata[FLIGHT_CHECK] = given.flight_check.read_text(encoding="ascii").strip()
            path = given.out / f"{name}.onnx"
            difference = export_tracknet(network, path, metadata, size)
            print(f"{path}: {path.stat().st_size} bytes, differs from torch by at most {difference:.2g}.")
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
