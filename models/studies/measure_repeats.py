"""What it is worth to know repeated pictures: `python models/studies/measure_repeats.py VIDEO ...`.

Each video is tracked once with the networks that ship. Its track is made twice from the same detections, once without
what they say of repeats. Labels in `NAME_ball.csv` beside `NAME.mp4` decide which frames are wrong. Prints a row a
video: repeats, then, without and with them, pairs whose labels differ, wrong frames, review items, and events found.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Detection
from rallytrace.domain.geometry import Size
from rallytrace.domain.layers import LayerSlice, predicted_rows
from rallytrace.domain.metrics import WRONG, outcomes
from rallytrace.domain.queue import count_items
from rallytrace.domain.track import ROW, Layer, Rows, Track, rows_of_points
from rallytrace.exports.findings import find_label_events
from rallytrace.exports.labels import labels_of
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.storage.track_csv import read_track
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.networks import Networks, open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.points import GapFilling
from rallytrace.video.reader import VideoReader

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Tracked:
    """A video as TrackNet saw it.

    Attributes:
        detections: of all its frames, ascending.
        scenes: the first frames of its shots.
        seconds: when each frame is shown, (n,).
        labels: rows of `ROW`, (n,); unset where there is no label.
    """

    detections: Sequence[Detection]
    scenes: Sequence[int]
    size: Size
    seconds: NDArray[np.float64]
    labels: Rows

    @property
    def repeats(self) -> Flags:
        """Which frames show the picture of the frame before, (n,)."""
        found = np.zeros(len(self.seconds), np.bool_)
        found[[detection.frame for detection in self.detections if detection.repeats]] = True
        return found


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted of a track."""

    differing: int
    wrong: int
    items: int
    events: int


def tracked(video: Path, networks: Networks) -> Tracked:
    """Track a video, and read its labels."""
    with VideoReader(video) as reader:
        run = LabelRun(reader, networks.tracknet, networks.inpaintnet, TrackOptions())
        run.carry_out(StopSwitch())
        labels = np.zeros(reader.n_frames, ROW)
        points = [point for point in read_track(_labels_beside(video)) if point.frame < reader.n_frames]
        labels[[point.frame for point in points]] = rows_of_points(points)
        return Tracked(run.detections, run.scenes, reader.size, reader.index.seconds, labels)


def _labels_beside(video: Path) -> Path:
    return video.with_name(f"{video.stem}_ball.csv")


def track_of(seen: Tracked, networks: Networks, *, knowing: bool) -> Track:
    """The track that a run leaves; `knowing` what shows the same picture, or not."""
    found = seen.detections if knowing else [replace(one, repeats=False) for one in seen.detections]
    rows = predicted_rows(found, run=1, scene_starts=seen.scenes)
    predicted = Layer.PREDICTED, np.array([one.frame for one in found]), rows
    track = Track.from_layers(len(seen.seconds), {predicted[0]: predicted[1:]})
    file, net = networks.tracknet.file, networks.inpaintnet
    filling = GapFilling.of(TrackOptions(), file, net, seen.size, step=1)
    frames = range(track.n_frames)
    filled = filling.rows(LayerSlice.of(track), frames)
    track.make(track.change(Layer.INPAINTED, frames, filled))
    return track


def figures(track: Track, seen: Tracked) -> Figures:
    """What is counted of one of a video's tracks."""
    shown = track.shown_rows()
    state, x, y = shown["state"], shown["x"].round(), shown["y"].round()
    differs = (np.diff(state) != 0) | (np.diff(x) != 0) | (np.diff(y) != 0)
    return Figures(
        int((differs & seen.repeats[1:]).sum()),
        int(np.isin(outcomes(shown, seen.labels, seen.size), WRONG).sum()),
        count_items(track, size=seen.size, seconds=seen.seconds),
        len(find_label_events(labels_of(track), seen.seconds, seen.size)),
    )


def row(name: str, seen: Tracked, before: Figures, after: Figures) -> str:
    """A row of the table."""
    pairs = [(before.differing, after.differing), (before.wrong, after.wrong)]
    pairs += [(before.items, after.items), (before.events, after.events)]
    repeats = f"{int(seen.repeats.sum())} of {len(seen.seconds)}"
    return f"| {name} | {repeats} | " + " | ".join(f"{old} -> {new}" for old, new in pairs) + " |"


def main() -> None:
    """Measure the videos that are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("videos", nargs="+", type=Path)
    args = parser.parse_args()
    print("| video | repeats | differing pairs | wrong frames | review items | events |\n|---|---|---|---|---|---|")
    with open_networks(NetworkChoice()) as networks:
        for video in args.videos:
            seen = tracked(video, networks)
            counts = [figures(track_of(seen, networks, knowing=knowing), seen) for knowing in (False, True)]
            print(row(video.stem, seen, *counts), flush=True)


if __name__ == "__main__":
    main()
