"""Load training data by the rules of TrackNetV3, to check that it finds what is exported.

The rules are those of its dataset.py and utils/general.py: every entry of a split is a match with a number, every entry
of `frame` a rally; labels come from `corrected_csv` wherever "test" stands in the path; the size is that of frame 0; a
window is the frames of consecutive rows; the background is the match's median.npz, or else the rally's.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Window:
    """One training example: pictures (L, H, W, 3) RGB, positions (L, 2), visibility (L,), background (H, W, 3)."""

    pictures: NDArray[np.uint8]
    positions: NDArray[np.float64]
    visible: NDArray[np.int64]
    median: NDArray[np.float64]


def rally_folders(root: str, split: str) -> list[str]:
    """Return the frame folders of a split, in the order of the match numbers."""
    matches = sorted(Path(root, split).iterdir(), key=lambda path: int(str(path).split("match")[-1]))
    return [str(rally) for match in matches for rally in sorted((match / "frame").iterdir())]


def windows(rally: str, length: int) -> list[Window]:
    """Return the windows of a rally in order."""
    match, name = rally.split("/frame/")
    kind = "corrected_csv" if "test" in rally else "csv"
    with Path(match, kind, f"{name}_ball.csv").open(encoding="utf8") as stream:
        rows = sorted(csv.DictReader(stream), key=lambda row: int(row["Frame"]))
    median_file = Path(match, "median.npz")
    median = np.load(median_file if median_file.exists() else Path(rally, "median.npz"))["median"]
    height, width = _picture(rally, "0").shape[:2]
    found = []
    for start in range(0, len(rows) - length + 1, length):
        part = rows[start : start + length]
        pictures = np.stack([_picture(rally, row["Frame"]) for row in part])
        assert pictures.shape[1:] == (height, width, 3)
        positions = np.array([[float(row["X"]), float(row["Y"])] for row in part])
        found.append(Window(pictures, positions, np.array([int(row["Visibility"]) for row in part]), median))
    return found


def difference(window: Window) -> NDArray[np.float64]:
    """Return the first picture minus the background, before it is converted to bytes."""
    return np.asarray(np.sum(np.absolute(window.pictures[0] - window.median), 2))


def _picture(rally: str, number: str) -> NDArray[np.uint8]:
    picture = cv2.imread(str(Path(rally, f"{number}.png")))
    assert picture is not None, f"{rally} has no frame {number}"
    return np.asarray(picture[..., ::-1], np.uint8)
