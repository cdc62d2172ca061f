"""What tracking a gap once more is worth: the frames a network missed, looked at again with the same network."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from models.training.evaluate_held_out import at_threshold, filled
from models.training.flights import Flags, Floats
from models.training.pinned_gaps import NEAR
from models.training.predictions import Prediction
from models.training.rallies import LabelPath, Rally
from rallytrace.domain.detections import Detection
from rallytrace.domain.fills import Surroundings, best_fill, curves
from rallytrace.domain.sights import sights
from rallytrace.domain.track import Layer, Track
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import Decoding, decode
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import PipelineOptions, detect
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.inference.windows import context
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.pinned import pinned_fill
from rallytrace.tracking.retracking import FAINTER, Retracking
from rallytrace.tracking.spans import preprocessor_for, scenes_around
from rallytrace.video.reader import VideoReader

LENGTHS = range(3, 31)
"""Frames in a gap."""
SEEN = 0.8
"""The share of a gap's frames whose label shows the ball, at least: else it is no gap but play that is over."""


@dataclass(frozen=True, slots=True, eq=False)
class Gap:
    """Frames in which a network has not the ball where the label has it, between two in which it has.

    Attributes:
        prediction: of its rally, as a run at the network's threshold has it.
        labels: of its rally.
        frames: of the gap.
    """

    prediction: Prediction
    labels: LabelPath
    frames: range

    @property
    def shown(self) -> Flags:
        """In which of its frames the label shows the ball, (n,)."""
        return self.labels.visible[self.frames.start : self.frames.stop]

    def off(self, places: Mapping[int, tuple[float, float]]) -> Floats:
        """How far places are from the label's, px at 512x288, in the frames that show the ball; infinite without one."""
        wanted = [self.frames[at] for at in np.flatnonzero(self.shown)]
        scale = self.prediction.size.width / 512
        return np.array(
            [
                np.hypot(*(np.array(places[frame]) - self.labels.positions[frame])) / scale
                if frame in places
                else np.inf
                for frame in wanted
            ]
        )


def gaps_of(prediction: Prediction, labels: LabelPath, threshold: float) -> Iterator[Gap]:
    """The gaps of a rally; `threshold` is the network's."""
    found = at_threshold(prediction.detections[: len(labels)], threshold)
    as_run = replace(prediction, detections=found)
    places = np.array([(detection.x, detection.y) for detection in found])
    seen = np.array([detection.visible for detection in found])
    off = np.hypot(*(places - labels.positions[: len(found)]).T) * 512 / prediction.size.width
    right = seen & labels.visible[: len(found)] & (off <= NEAR)
    ends = np.flatnonzero(right).tolist()
    for before, behind in zip(ends, ends[1:], strict=False):
        gap = Gap(as_run, labels, range(before + 1, behind))
        cut = any(before < scene <= behind for scene in prediction.scenes)
        if len(gap.frames) in LENGTHS and gap.shown.mean() >= SEEN and not cut:
            yield gap


def heatmaps(rally: Rally, net: TrackNet, gaps: Sequence[Gap]) -> dict[int, JoinedFrame]:
    """What a network's windows say of the gaps' frames, one starting with every frame."""
    kept: dict[int, JoinedFrame] = {}

    def keep(number: int, frame: JoinedFrame, _size: object) -> Detection:
        kept[number] = frame
        return decode(number, frame.joined, (), method=Decoding.CENTROID, threshold=0.5, video=gaps[0].prediction.size)

    with VideoReader(rally.video) as reader:
        for _ in reader.scan():
            pass
        options, stop = TrackOptions(), StopSwitch()
        whole = range(reader.n_frames)
        for scene in scenes_around(reader, whole, net, options, stop=stop, preparing=lambda _share: None):
            inside = range(scene.start, scene.stop)
            for gap in gaps:
                if gap.frames.start not in inside:
                    continue
                near = context(gap.frames, seq_len=net.file.seq_len, stride=1)
                read = range(max(near.start, scene.start), min(near.stop, scene.stop))
                for _ in detect(
                    reader.frames(read.start, read.stop),
                    net,
                    preprocessor_for(scene, net, options),
                    PipelineOptions(stride=1, workers=2),
                    wanted=gap.frames,
                    reading=keep,
                ):
                    pass
    return kept


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """How a gap fares.

    Attributes:
        off: by the way of filling it, px at 512x288, (n,) of the frames that show the ball; infinite where it has none.
        invented: by the way, in how many of the other frames it has a ball.
        length: frames of the gap.
        hidden: how many frames show no ball.
    """

    off: dict[str, Floats]
    invented: dict[str, int]
    length: int
    hidden: int


def worth(gap: Gap, seen: Mapping[int, JoinedFrame], inpaintnet: InpaintNet, threshold: float) -> Worth:
    """Fill a gap by a curve and by the network, and track it once more: without a corridor and with one."""
    prediction = gap.prediction
    track = _track(prediction)
    around = Surroundings.of(track, gap.frames)
    seconds = np.array(around.held) / prediction.rate
    drawn = curves(around, seconds, prediction.size)
    network = pinned_fill(inpaintnet, around, prediction.size)
    first = best_fill((*drawn, network), around) or drawn[0]
    places = {
        fill_name: dict(zip(fill.frames.tolist(), map(tuple, fill.positions.T.tolist()), strict=True))
        for fill_name, fill in (("InpaintNet", network), ("shown first", first))
    }
    closer = Retracking.around(around, seconds, prediction.size).reading(Decoding.CENTROID, FAINTER * threshold)
    again = {frame: closer(frame, seen[frame], prediction.size) for frame in gap.frames}
    fainter = {frame: _fainter(frame, seen[frame], prediction, threshold) for frame in gap.frames}
    for name, found in (("fainter", fainter), ("re-tracked", again)):
        places[name] = {frame: (one.x, one.y) for frame, one in found.items() if one.visible}
        places[f"{name}, filled"] = _with_gaps_filled(prediction, found, inpaintnet, threshold)
    hidden = [frame for frame, shown in zip(gap.frames, gap.shown, strict=True) if not shown]
    return Worth(
        {name: gap.off(those) for name, those in places.items()},
        {name: sum(frame in those for frame in hidden) for name, those in places.items()},
        len(gap.frames),
        len(hidden),
    )


def _track(prediction: Prediction) -> Track:
    found = prediction.detections
    track = Track(found[-1].frame + 1)
    frames = np.array([detection.frame for detection in found])
    track.make(track.change(Layer.PREDICTED, frames, sights(found, run=1, scene_starts=prediction.scenes)))
    return track


def _fainter(frame: int, seen: JoinedFrame, prediction: Prediction, threshold: float) -> Detection:
    return decode(
        frame, seen.joined, seen.views, method=Decoding.CENTROID, threshold=FAINTER * threshold, video=prediction.size
    )


def _with_gaps_filled(
    prediction: Prediction, again: Mapping[int, Detection], net: InpaintNet, threshold: float
) -> dict[int, tuple[float, float]]:
    """Where the ball is once the run has filled what it still has not seen."""
    found = [again.get(detection.frame, detection) for detection in prediction.detections]
    points = filled(_as_kept(prediction, found), FAINTER * threshold, net, net.file.seq_len)
    return {point.frame: (point.x, point.y) for point in points if point.placed and point.frame in again}


def _as_kept(prediction: Prediction, found: Sequence[Detection]) -> Prediction:
    return replace(prediction, detections=list(found))
