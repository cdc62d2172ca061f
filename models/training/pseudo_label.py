"""Label videos with what a network finds for sure in them: `pseudo_label.py --videos DIR --net FILE --out DIR`.

Only frames in the middle of a flight get a row: found with a high peak, and near the curve through what was found in
the frames around it. The other frames have none, and are never trained on.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.training.predict_held_out import predict
from models.training.predictions import Prediction
from models.training.rallies import VIDEO_ENDINGS, Rally
from rallytrace.errors import AppError

REACH = 3
"""Frames on either side that a flight is looked at over."""
FEWEST = 4
"""Of those, so many must have been found."""


def sure_frames(prediction: Prediction, peak: float, tolerance: float) -> NDArray[np.bool_]:
    """Return the frames whose position is certain, bool (n,).

    Args:
        prediction: what a network found.
        peak: the least heatmap value, 0 to 1.
        tolerance: how far a position may be from the parabola through its neighbours, pixels at 512 across.
    """
    found = prediction.detections
    peaks = np.array([one.evidence.peak if one.visible else 0.0 for one in found])
    rivals = np.array([one.evidence.second_peak for one in found])
    places = np.array([(one.x, one.y) for one in found]) * 512 / prediction.size.width
    good = (peaks >= peak) & (rivals < 0.5 * peaks)
    sure = np.zeros(len(found), np.bool_)
    for frame in np.flatnonzero(good).tolist():
        around = np.arange(max(0, frame - REACH), min(len(found), frame + REACH + 1))
        around = around[(peaks[around] > 0) & (around != frame)]
        both = (around < frame).any() and (around > frame).any()
        if len(around) < FEWEST or not both:
            continue
        curve = np.polynomial.polynomial.polyfit(around - frame, places[around], 2)
        sure[frame] = float(np.hypot(*(curve[0] - places[frame]))) <= tolerance
    return sure


def write_labels(path: Path, prediction: Prediction, sure: Sequence[bool] | NDArray[np.bool_]) -> int:
    """Write the certain frames as labels, and return their number."""
    rows = [
        f"{one.frame},1,{round(one.x)},{round(one.y)}"
        for one, kept in zip(prediction.detections, sure, strict=True)
        if kept
    ]
    path.write_text("\n".join(["Frame,Visibility,X,Y", *rows, ""]), encoding="utf-8")
    return len(rows)


def main() -> int:
    """Read the options, track, and write labels beside links to the videos."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--videos", type=Path, required=True, help="folder with videos")
    parser.add_argument("--net", type=Path, required=True, help="the network's .onnx file")
    parser.add_argument("--out", type=Path, required=True, help="folder for the labels, and for links to the videos")
    parser.add_argument("--peak", type=float, default=0.5, help="least heatmap value (default: 0.5)")
    parser.add_argument("--tolerance", type=float, default=3.0, help="pixels at 512 across (default: 3)")
    given = parser.parse_args()
    videos = sorted(file for file in given.videos.iterdir() if file.suffix.lower() in VIDEO_ENDINGS)
    try:
        predictions = predict([Rally(file.stem, file, file, file.stem) for file in videos], given.net, None, given.peak)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    given.out.mkdir(parents=True, exist_ok=True)
    for video, prediction in zip(videos, predictions, strict=True):
        sure = sure_frames(prediction, given.peak, given.tolerance)
        kept = write_labels(given.out / f"{video.stem}_ball.csv", prediction, sure)
        link = given.out / video.name
        if not link.exists():
            link.symlink_to(video.resolve())
        print(f"{video.stem}: {kept} of {len(sure)} frames are sure.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
