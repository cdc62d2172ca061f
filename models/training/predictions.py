"""Store what networks found in rallies that they had never seen, with the evidence.

The shipped network has seen every clip there is, so its own doubts there are worthless for learning when to doubt.
"""

import csv
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from models.training.frames import Footage
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import MODEL_SIZE, TOLERANCE

_COLUMNS = (
    "Frame", "Visibility", "X", "Y",
    "Peak", "PeakX", "PeakY", "Area", "SecondPeak", "Spread", "Windows", "Agreeing", "SecondX", "SecondY",
)  # fmt: skip
_FACTS = "rallies.json"


@dataclass(frozen=True, slots=True)
class Prediction:
    """The results of a network for one rally.

    Attributes:
        name: the rally's.
        venue: the rally's.
        size: the video's size, to which the positions belong.
        rate: frames per second of the video.
        threshold: heatmap value from which a ball counted as seen.
        scenes: first frames of the shots, ascending.
        tracknet: sha256 of the network's file.
        detections: one for each frame, ascending.
    """

    name: str
    venue: str
    size: Size
    rate: float
    threshold: float
    scenes: tuple[int, ...]
    tracknet: str
    detections: Sequence[Detection]


def write_predictions(folder: Path, predictions: Sequence[Prediction]) -> None:
    """Write a table for each rally, and the facts about all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    facts = {}
    for prediction in predictions:
        table = folder / f"{prediction.name}.csv"
        table.parent.mkdir(parents=True, exist_ok=True)  # a rally's name may name its match: `match1/1_00_00`
        with table.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(_COLUMNS)
            writer.writerows(_row(detection) for detection in prediction.detections)
        facts[prediction.name] = {
            "venue": prediction.venue,
            "size": [prediction.size.width, prediction.size.height],
            "rate": prediction.rate,
            "threshold": prediction.threshold,
            "scenes": list(prediction.scenes),
            "tracknet": prediction.tracknet,
        }
    (folder / _FACTS).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def read_predictions(folder: Path) -> list[Prediction]:
    """Read what `write_predictions` wrote, by name."""
    facts = json.loads((folder / _FACTS).read_text(encoding="utf-8"))
    return [
        Prediction(
            name,
            about["venue"],
            Size(*about["size"]),
            about["rate"],
            about["threshold"],
            tuple(about["scenes"]),
            about["tracknet"],
            _read_detections(folder / f"{name}.csv"),
        )
        for name, about in sorted(facts.items())
    ]


def _row(found: Detection) -> list[str | int]:
    evidence = found.evidence
    return [
        found.frame, int(found.visible), f"{found.x:.2f}", f"{found.y:.2f}",
        f"{evidence.peak:.4f}", f"{evidence.peak_x:.2f}", f"{evidence.peak_y:.2f}", evidence.area,
        f"{evidence.second_peak:.4f}", f"{evidence.spread:.2f}", evidence.windows, evidence.agreeing,
        f"{evidence.second_x:.2f}", f"{evidence.second_y:.2f}",
    ]  # fmt: skip


def _read_detections(path: Path) -> list[Detection]:
    with path.open(encoding="utf-8", newline="") as stream:
        return [
            Detection(
                int(row["Frame"]),
                row["Visibility"] == "1",
                float(row["X"]),
                float(row["Y"]),
                Evidence(
                    float(row["Peak"]),
                    float(row["PeakX"]),
                    float(row["PeakY"]),
                    int(row["Area"]),
                    float(row["SecondPeak"]),
                    float(row["Spread"]),
                    int(row["Windows"]),
                    int(row["Agreeing"]),
                    float(row.get("SecondX", 0)),
                    float(row.get("SecondY", 0)),
                ),
            )
            for row in csv.DictReader(stream)
        ]


@dataclass(frozen=True, slots=True)
class HardSpot:
    """A place where a network was wrong in an unseen rally: a missed ball, or a false position.

    Training should show such spots more often.

    Attributes:
        frame: frame of the rally.
        x: pixels of the kept frames.
        y: likewise.
    """

    frame: int
    x: float
    y: float


def find_hard_spots(prediction: Prediction, footage: Footage, threshold: float) -> list[HardSpot]:
    """Return the missed balls and false positions of a rally, ascending by frame.

    Args:
        prediction: prediction of the rally, by a network that was not trained on it.
        footage: the same rally, with its labels.
        threshold: heatmap value from which a position counts as predicted.
    """
    shrunk = np.array([footage.size.width / prediction.size.width, footage.size.height / prediction.size.height])
    counted = footage.in_rally()
    tolerance = TOLERANCE * footage.size.width / MODEL_SIZE.width
    spots = []
    for found in prediction.detections:
        if found.frame >= len(footage) or not counted[found.frame]:
            continue
        said = found.visible and found.evidence.peak > threshold
        x, y = ((np.array([found.x, found.y]) + 0.5) * shrunk - 0.5).tolist()
        label_x, label_y = footage.positions[found.frame].tolist()
        visible = bool(footage.visible[found.frame])
        if visible and said and np.hypot(x - label_x, y - label_y) <= tolerance:
            continue
        if visible:
            spots.append(HardSpot(found.frame, label_x, label_y))
        if said:
            spots.append(HardSpot(found.frame, x, y))
    return spots
