"""Frames whose track may be wrong, with the truth: kept predictions as the program would show them, beside labels."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from models.training.evaluate_held_out import at_threshold, filled
from models.training.predictions import Prediction
from models.training.rallies import LabelPath
from rallytrace.domain.detections import Detection, Point, Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.history import History
from rallytrace.domain.layers import sights
from rallytrace.domain.suspicion import SuspicionEvidence, evidence_of
from rallytrace.domain.track import Layer, Track, rows_of_points
from rallytrace.inference.networks import InpaintNet

FAR = 10 / 1280
"""A position so far from the label's, as a share of the picture's width, is wrong."""

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A rally with a network's track and the truth about it.

    Attributes:
        name: the rally's.
        venue: the rally's.
        evidence: against each frame of the track, (n,).
        ball: frames that show a ball, (n,).
        missed: frames that show a ball which the track has not, or has elsewhere, (n,).
        invented: frames in which the track shows a ball and the label has none, (n,).
        unseen: frames that show a ball just where the track has it, but calls it occluded, (n,).
        labelled: frames with a label; the others are in no figure, (n,).
    """

    name: str
    venue: str
    evidence: SuspicionEvidence
    ball: Flags
    missed: Flags
    invented: Flags
    unseen: Flags
    labelled: Flags


def case_of(prediction: Prediction, labels: LabelPath, inpaintnet: InpaintNet, threshold: float) -> Case:
    """A rally's track as the program would show it, and what is wrong with it."""
    found = [_as_run(detection) for detection in at_threshold(prediction.detections, threshold)]
    points = filled(replace(prediction, detections=found), threshold, inpaintnet, inpaintnet.file.seq_len)
    track = track_of(found, points, prediction.scenes)
    seconds = np.arange(track.n_frames) / prediction.rate
    evidence = evidence_of(track, range(track.n_frames), size=prediction.size, seconds=seconds)
    at = np.array([point.frame for point in points])
    labelled, ball, missed, invented, unseen = (np.zeros(track.n_frames, np.bool_) for _ in range(5))
    within = at[at < len(labels)]
    labelled[within] = labels.known[within]
    ball[within] = labels.known[within] & labels.visible[within]
    for point in points:
        if labelled[point.frame]:
            x, y = labels.positions[point.frame]
            away = float(np.hypot(point.x - x, point.y - y))
            near = point.placed and away <= FAR * prediction.size.width
            missed[point.frame] = labels.visible[point.frame] and not near
            invented[point.frame] = point.visible and not labels.visible[point.frame]
            unseen[point.frame] = labels.visible[point.frame] and near and not point.visible
    return Case(prediction.name, prediction.venue, evidence, ball, missed, invented, unseen, labelled)


def _as_run(found: Detection) -> Detection:
    """The detection as a run at this threshold has it: without a ball, there is no blob."""
    return found if found.visible else replace(found, evidence=replace(found.evidence, area=0))


def track_of(found: Sequence[Detection], points: Sequence[Point], scenes: Sequence[int]) -> Track:
    """The track that a run leaves: TrackNet's word, and over it what InpaintNet makes of it where that differs."""
    track = Track(found[-1].frame + 1)
    frames = np.array([detection.frame for detection in found])
    rows, shown = sights(found, run=1, scene_starts=scenes), rows_of_points(points)
    other = [
        point.source is not Source.PREDICTED or point.visible != seen.visible
        for point, seen in zip(points, found, strict=True)
    ]
    changes = (
        track.change(Layer.PREDICTED, frames, rows),
        track.change(Layer.INPAINTED, frames[other], shown[other]),
    )
    History(track).do(Edit("Track", changes))
    return track
