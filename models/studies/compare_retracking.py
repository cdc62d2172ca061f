"""Compare tracking gaps once more with filling them: `python models/studies/compare_retracking.py --data DIR ...`.

The gaps are those that networks left in rallies of venues they had never seen: frames in which the kept prediction has
not the ball where the label has it, between two in which it has. The same network looks at them again, with a window
for every frame and half its threshold, and near the flight; the functions are those of the window.
"""

import argparse
import math
import sys
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.compare_fills import NEAR, PICTURE, near, pins_in
from models.training.evaluate_held_out import at_threshold, filled
from models.training.flights import Flags, Floats
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import LabelPath, Rally, find_rallies
from rallytrace.domain.detections import Detection, Evidence
from rallytrace.domain.edits import place
from rallytrace.domain.fills.curves import draw_curves
from rallytrace.domain.fills.fill import Fill, best_fill
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.layers import predicted_rows
from rallytrace.domain.track import Layer, Track
from rallytrace.errors import AppError
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import PipelineOptions, detect
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.inference.windows import context_frames
from rallytrace.network_modes import Decoding
from rallytrace.tracking.filling import inpaint_range
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.retracking import FAINTER, Retracking
from rallytrace.tracking.spans import preprocessor_for, scenes_around
from rallytrace.video.reader import VideoReader

LENGTHS = range(3, 31)
"""Frames in a gap."""
GROUPS = ((3, 7), (8, 16), (17, 30), (3, 30))
"""The shortest and the longest gap of each line of the table."""
FILLED, FIRST = "InpaintNet, pinned", "fill shown first"
FAINTER_ONLY, SEEN_AGAIN, RETRACKED = "lower threshold only", "re-tracked, seen", "re-tracked, whole"
WAYS = (FILLED, FIRST, FAINTER_ONLY, SEEN_AGAIN, RETRACKED)
"""The last two are a corridor's detections, and the same with what is left filled, as the window proposes it."""
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

    def off(self, places: Mapping[int, tuple[float, float]], but: Container[int]) -> Floats:
        """How far places are from the label's, px at 512x288, in frames that show the ball; infinite without one.

        Args:
            places: in video pixels, by frame.
            but: frames that are left out.
        """
        truth, scale = self.labels.positions, self.prediction.size.width / PICTURE.width
        wanted = [frame for frame, shown in zip(self.frames, self.shown, strict=True) if shown and frame not in but]
        nowhere = (math.inf, math.inf)
        return np.array([math.dist(places.get(frame, nowhere), truth[frame]) / scale for frame in wanted])


def gaps_of(prediction: Prediction, labels: LabelPath, threshold: float) -> Iterator[Gap]:
    """The gaps of a rally; `threshold` is the network's."""
    found = at_threshold(prediction.detections[: len(labels)], threshold)
    as_run = replace(prediction, detections=found)
    places = np.array([(detection.x, detection.y) for detection in found])
    seen = np.array([detection.visible for detection in found])
    off = np.hypot(*(places - labels.positions[: len(found)]).T) * PICTURE.width / prediction.size.width
    right = seen & labels.visible[: len(found)] & (off <= NEAR)
    ends = np.flatnonzero(right).tolist()
    for before, after in pairwise(ends):
        gap = Gap(as_run, labels, range(before + 1, after))
        cut = any(before < scene <= after for scene in prediction.scenes)
        if len(gap.frames) in LENGTHS and gap.shown.mean() >= SEEN and not cut:
            yield gap


def heatmaps(rally: Rally, net: TrackNet, gaps: Sequence[Gap]) -> dict[int, JoinedFrame]:
    """What a network's windows say of the gaps' frames, one starting with every frame."""
    kept: dict[int, JoinedFrame] = {}

    def keep(number: int, frame: JoinedFrame, _size: object) -> Detection:
        kept[number] = frame
        return decode_heatmap(
            number, frame.joined, (), method=Decoding.CENTROID, threshold=0.5, video=gaps[0].prediction.size
        )

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
                near = context_frames(gap.frames, seq_len=net.file.seq_len, stride=1)
                read = range(max(near.start, scene.start), min(near.stop, scene.stop))
                for _ in detect(
                    reader.frames(read.start, read.stop),
                    net,
                    preprocessor_for(scene, net, options),
                    PipelineOptions(stride=1, workers=2),
                    wanted=gap.frames,
                    heatmap_decoder=keep,
                ):
                    pass
    return kept


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """How a gap fares.

    Attributes:
        off: by the way of repairing it, px at 512x288, (n,) of the frames that show the ball and have no pin; infinite
            where it has none.
        invented: by the way, in how many of the frames that show no ball it has one.
        length: frames of the gap.
        hidden: how many frames show no ball.
    """

    off: dict[str, Floats]
    invented: dict[str, int]
    length: int
    hidden: int


def worth(gap: Gap, seen: Mapping[int, JoinedFrame], inpaintnet: InpaintNet, threshold: float, pins: int) -> Worth:
    """Repair a gap by filling it, and by tracking it once more, both through the same pins.

    Args:
        gap: which.
        seen: what the network sees in its frames.
        inpaintnet: fills as it does in the window.
        threshold: of the network that has tracked it.
        pins: points that a person has placed in it, at the label's own place.
    """
    pinned = pinned_at(gap, pins)
    prediction = gap.prediction
    context = FillContext.of(track_of(gap, pinned), gap.frames)
    seconds = np.array(context.span) / prediction.rate
    network = inpaint_range(inpaintnet, context, prediction.size)
    offered = (*draw_curves(context, seconds, prediction.size), network)
    places = {
        FILLED: _of_fill(network),
        FIRST: _of_fill(best_fill(offered, context, width=prediction.size.width) or offered[0]),
    }
    retracking = Retracking.around(context, seconds, prediction.size)
    nowhere = replace(retracking, corridor=replace(retracking.corridor, path=np.full((2, len(gap.frames)), np.nan)))
    for only, whole, way in ((None, FAINTER_ONLY, nowhere), (SEEN_AGAIN, RETRACKED, retracking)):
        heatmap_decoder = way.heatmap_decoder(Decoding.CENTROID, FAINTER * threshold)
        again = {frame: heatmap_decoder(frame, seen[frame], prediction.size) for frame in gap.frames} | as_seen(pinned)
        if only is not None:
            places[only] = {frame: (one.x, one.y) for frame, one in again.items() if one.visible}
        places[whole] = with_the_rest_filled(prediction, again, inpaintnet, threshold)
    hidden = [frame for frame, shown in zip(gap.frames, gap.shown, strict=True) if not shown]
    return Worth(
        {name: gap.off(those, pinned) for name, those in places.items()},
        {name: sum(frame in those for frame in hidden) for name, those in places.items()},
        len(gap.frames),
        len(hidden),
    )


def pinned_at(gap: Gap, pins: int) -> dict[int, tuple[float, float]]:
    """Where a person places points: as in `pins_in`, or in the next frame that shows the ball."""
    shown = [frame for frame, there in zip(gap.frames, gap.shown, strict=True) if there]
    at = {min(shown, key=lambda frame: abs(frame - wanted)) for wanted in pins_in(gap.frames, pins)}
    return {frame: (float(x), float(y)) for frame in at for x, y in [gap.labels.positions[frame]]}


def track_of(gap: Gap, pinned: Mapping[int, tuple[float, float]]) -> Track:
    found = gap.prediction.detections
    track = Track(found[-1].frame + 1)
    frames = np.array([detection.frame for detection in found])
    track.make(track.change(Layer.PREDICTED, frames, predicted_rows(found, run=1, scene_starts=gap.prediction.scenes)))
    for frame, (x, y) in pinned.items():
        track.make(place(track, frame, x, y).changes[0])
    return track


def _of_fill(fill: Fill) -> dict[int, tuple[float, float]]:
    return {frame: (x, y) for frame, (x, y) in zip(fill.frames.tolist(), fill.positions.T.tolist(), strict=True)}


def as_seen(pinned: Mapping[int, tuple[float, float]]) -> dict[int, Detection]:
    """A person's points as the program hands them to InpaintNet."""
    evidence = Evidence(1.0, 0.0, 0.0, 0, 0.0, 0.0, 0, 0)
    return {frame: Detection(frame, visible=True, x=x, y=y, evidence=evidence) for frame, (x, y) in pinned.items()}


def with_the_rest_filled(
    prediction: Prediction, again: Mapping[int, Detection], net: InpaintNet, threshold: float
) -> dict[int, tuple[float, float]]:
    """Where the ball is once the run has filled what it still has not seen: what the window proposes."""
    found = [again.get(detection.frame, detection) for detection in prediction.detections]
    points = filled(replace(prediction, detections=found), FAINTER * threshold, net, net.file.seq_len)
    return {point.frame: (point.x, point.y) for point in points if point.placed and point.frame in again}


def table(found: Sequence[Worth], ways: Sequence[str] = WAYS) -> Iterator[str]:
    """Lines of a table: of the frames that show the ball, how many are right and how many wrong, by length."""
    yield "| frames | gaps | frames with a ball | " + " | ".join(ways) + " |"
    yield "|---" * (len(ways) + 3) + "|"
    for shortest, longest in GROUPS:
        part = [one for one in found if shortest <= one.length <= longest]
        if part:
            off = {name: np.concatenate([one.off[name] for one in part]) for name in ways}
            count = len(off[FILLED])
            cells = [f"{shortest} to {longest}", str(len(part)), str(count), *(_cell(off[name]) for name in ways)]
            yield "| " + " | ".join(cells) + " |"
    hidden = sum(one.hidden for one in found)
    invented = (sum(one.invented[name] for one in found) for name in ways)
    yield f"| no ball in the label | | {hidden} | " + " | ".join(f"{count} invented" for count in invented) + " |"
    yield ""


def _cell(off: Floats) -> str:
    placed = np.isfinite(off)
    return f"{100 * near(off):.0f} % right, {100 * float((placed & (off > NEAR)).mean()):.0f} % wrong"


HELD_OUT = Path(__file__).resolve().parents[1] / "training/held_out"


def measure(
    fold: Sequence[str], predictions: Path, data: Sequence[Path], venues: Path | None, pins: Sequence[int]
) -> Iterator[tuple[int, Worth]]:
    """Repair the gaps of the venues that a fold's networks never saw; gives the number of pins, and how a gap fared."""
    rallies = {rally.name: rally for rally in find_rallies(list(data), venues)}
    tracknet, inpaintnet, *own = fold
    with open_networks(NetworkChoice(tracknet=Path(tracknet), inpaintnet=Path(inpaintnet))) as networks:
        assert networks.inpaintnet is not None
        threshold = networks.tracknet.file.threshold
        for prediction in read_predictions(predictions):
            if prediction.venue not in own or prediction.name not in rallies:
                continue
            rally = rallies[prediction.name]
            gaps = list(gaps_of(prediction, rally.path(), threshold))
            seen = heatmaps(rally, networks.tracknet, gaps) if gaps else {}
            for gap in gaps:
                for count in pins:
                    yield count, worth(gap, seen, networks.inpaintnet, threshold, count)
            print(f"{rally.name}: {len(gaps)} gaps", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--venues", type=Path, help="CSV file 'clip,venue'")
    add("--predictions", type=Path, default=HELD_OUT, help="kept predictions (default: those beside this script)")
    add(
        "--fold",
        nargs="+",
        action="append",
        required=True,
        metavar=("TRACKNET INPAINTNET", "VENUE"),
        help="two .onnx files, and the venues that they never saw; may be given again",
    )
    add("--pins", type=int, nargs="+", default=[0, 1], help="points placed in each gap (default: 0 1)")
    given = parser.parse_args(arguments)
    found: list[tuple[int, Worth]] = []
    try:
        for fold in given.fold:
            found += measure(fold, given.predictions, given.data, given.venues, given.pins)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    for count in given.pins:
        print(f"{count} {'pin' if count == 1 else 'pins'} in each gap")
        for line in table([one for pins, one in found if pins == count]):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
