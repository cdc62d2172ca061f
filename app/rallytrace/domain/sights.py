"""What TrackNet said of frames, as rows of the predicted layer and back."""

from collections.abc import Iterator, Sequence

import numpy as np

from rallytrace.domain.detections import Detection, Evidence, Source
from rallytrace.domain.track import SIGHT, SOURCES, Rows, State


def sights(detections: Sequence[Detection], *, run: int, scene_starts: Sequence[int]) -> Rows:
    """The rows of `SIGHT` for what TrackNet said, in its order.

    Args:
        detections: of any frames.
        run: the number of the run that said it, from 1.
        scene_starts: frames at which a scene begins.
    """
    made = np.zeros(len(detections), SIGHT)
    for row, found in zip(made, detections, strict=True):
        seen = found.evidence
        row["state"] = State.VISIBLE if found.visible else State.NO_BALL
        row["source"] = SOURCES.index(Source.PREDICTED)
        row["x"], row["y"], row["confidence"] = found.x, found.y, seen.peak
        row["peak_x"], row["peak_y"], row["area"] = seen.peak_x, seen.peak_y, seen.area
        row["second_peak"], row["spread"] = seen.second_peak, seen.spread
        row["windows"], row["agreeing"] = seen.windows, seen.agreeing
        row["run"], row["begins_scene"] = run, found.frame in scene_starts
    return made


def detections_of(sights_: Rows, first: int) -> Iterator[Detection]:
    """What TrackNet said, from rows of `SIGHT`; `first` is the number of the first row's frame."""
    for at in np.flatnonzero(sights_["state"] != State.UNSET).tolist():
        state, _, x, y, peak, peak_x, peak_y, area, second, spread, windows, agreeing, _, _ = sights_[at].item()
        yield Detection(
            first + at,
            visible=state == State.VISIBLE,
            x=x,
            y=y,
            evidence=Evidence(peak, peak_x, peak_y, area, second, spread, windows, agreeing),
        )
