"""Where integers do and where floats are due: `python models/studies/compare_rounded_looks.py run|combine ..`.

`run` gives each window of labelled rallies its looks once: the first, and the second (mirrored, half-way) where a peak
is below 0.6, in 8-bit integers; with `--floats` the second also in floats, where a peak is below 0.45. `combine` makes
predictions of them in one of several ways, for `evaluate_held_out.py --against`, and says what a window then costs.
"""

import argparse
import contextlib
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.training.predictions import Prediction, write_predictions
from models.training.rallies import Rally, find_rallies
from rallytrace.domain.detections import Detection
from rallytrace.domain.flight_check import EVIDENCE_FROM
from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.execution_providers import Provider, SessionOptions
from rallytrace.inference.ensemble import Ensemble, JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.networks import TrackNet
from rallytrace.network_modes import Decoding, EvalMode
from rallytrace.video.background import plan_scenes
from rallytrace.video.reader import VideoReader

LENGTH, HALF = 8, 4
UNSURE, DOUBTED = 0.45, 0.6
FAINT = 0.01
"""Values below are kept as 0."""
COSTS = {"first": 117.0, "second": 117.0, "float": 254.0}
"""Processor time of a window in milliseconds, by look (AMD with AVX-512 VNNI; docs/measurements/2026-11-int8.md)."""

Maps = NDArray[np.float32]
Chosen = list[tuple[int, str]]
"""Windows to be joined: first frame in the shot, and look."""


def keep(parts: dict[str, NDArray[Any]], key: str, maps: Maps) -> None:
    flat = maps.ravel()
    at = np.flatnonzero(flat > FAINT)
    parts[f"{key}/at"], parts[f"{key}/values"] = at.astype(np.int32), flat[at]


class Pictures:
    """The pictures of a rally, shot by shot."""

    def __init__(self, video: Path, size: Size) -> None:
        with VideoReader(video) as reader:
            self.video, self.rate = reader.size, reader.rate
            self.scenes = plan_scenes(reader, 0, reader.n_frames, size=size, resize=ResizeFilter.AREA)
            self._pictures = [one.rgb_resized(size, ResizeFilter.AREA) for one in reader.frames(0, reader.n_frames)]

    def starts(self, scene: int) -> list[int]:
        """First frames, in the shot, of its windows."""
        count = self.scenes[scene].stop - self.scenes[scene].start
        starts = list(range(0, max(count, LENGTH) - LENGTH + 1, LENGTH))
        return starts if starts[-1] + LENGTH >= count else [*starts, count - LENGTH]

    def run(self, net: TrackNet, scene: int, start: int, *, mirrored: bool) -> Maps:
        """Heatmaps float32 (L, H, W) of a window."""
        shot = self.scenes[scene]
        chosen = self._pictures[shot.start + start : min(shot.start + start + LENGTH, shot.stop)]
        chosen += chosen[-1:] * (LENGTH - len(chosen))
        window = np.concatenate([one.transpose(2, 0, 1) for one in (shot.median, *chosen)])[None].astype(np.float32)
        window /= np.float32(255)
        if mirrored:
            return np.ascontiguousarray(net.heatmaps(np.ascontiguousarray(window[..., ::-1]))[0][..., ::-1])
        return np.asarray(net.heatmaps(window)[0])


def run_rounded(pictures: Pictures, net: TrackNet) -> dict[str, NDArray[Any]]:
    """First looks, and second ones where a peak is below DOUBTED, in integers."""
    parts: dict[str, NDArray[Any]] = {}
    for scene in range(len(pictures.scenes)):
        peaks = {}
        for start in pictures.starts(scene):
            maps = pictures.run(net, scene, start, mirrored=False)
            peaks[start] = maps.max(axis=(1, 2))
            keep(parts, f"first/{scene}/{start}", maps)
            parts["shape"] = np.array(maps.shape)
        for start, found in peaks.items():
            if start + LENGTH in peaks and min(found[HALF:].min(), peaks[start + LENGTH][:HALF].min()) < DOUBTED:
                maps = pictures.run(net, scene, start + HALF, mirrored=True)
                keep(parts, f"second/{scene}/{start + HALF}", maps)
    parts["scenes"] = np.array([(shot.start, shot.stop) for shot in pictures.scenes])
    parts["size"] = np.array([pictures.video.width, pictures.video.height])
    parts["rate"] = np.array(pictures.rate)
    return parts


def run_floats(pictures: Pictures, net: TrackNet, kept: "Looks") -> dict[str, NDArray[Any]]:
    """Second looks in floats where a peak of the integers' first look is below UNSURE."""
    parts: dict[str, NDArray[Any]] = {}
    for scene in range(len(pictures.scenes)):
        for start in kept.unsure(scene, UNSURE):
            keep(parts, f"float/{scene}/{start}", pictures.run(net, scene, start, mirrored=True))
    return parts


class Looks:
    """The looks of a rally, kept in files.

    Attributes:
        shape: of the heatmaps of a window.
        scenes: first frame and end of each shot.
        size, rate: of the video.
    """

    def __init__(self, *files: Path) -> None:
        self._parts: dict[str, NDArray[Any]] = {}
        for file in files:
            with np.load(file) as kept:
                self._parts |= dict(kept)
        self.shape = tuple(self._parts["shape"].tolist())
        self.scenes = [tuple(scene) for scene in self._parts["scenes"].tolist()]
        self.size = Size(*self._parts["size"].tolist())
        self.rate = float(self._parts["rate"])

    def starts(self, look: str, scene: int) -> list[int]:
        """First frames, in the shot, of the windows with a look."""
        keys = (key.split("/") for key in self._parts if key.startswith(f"{look}/{scene}/") and key.endswith("/at"))
        return sorted(int(start) for _, _, start, _ in keys)

    def maps(self, look: str, scene: int, start: int) -> Maps:
        whole = np.zeros(math.prod(self.shape), np.float32)
        whole[self._parts[f"{look}/{scene}/{start}/at"]] = self._parts[f"{look}/{scene}/{start}/values"]
        return whole.reshape(self.shape)

    def unsure(self, scene: int, below: float) -> list[int]:
        """First frames of the windows half-way between two with a lower peak in a frame in between."""
        peaks = {start: self.maps("first", scene, start).max(axis=(1, 2)) for start in self.starts("first", scene)}
        return [
            start + HALF
            for start, found in peaks.items()
            if start + LENGTH in peaks and min(found[HALF:].min(), peaks[start + LENGTH][:HALF].min()) < below
        ]


def with_second(kept: Looks, scene: int, below: float, look: str = "second") -> Chosen:
    """First looks, and second ones where a peak is lower, each with its first frame."""
    between = [(start, look) for start in kept.unsure(scene, below)]
    return [*((start, "first") for start in kept.starts("first", scene)), *between]


def where_doubted(kept: Looks, scene: int, least: float, greatest: float) -> Chosen:
    """Both looks in integers, and a third in floats where both together have a peak in between."""
    chosen = with_second(kept, scene, UNSURE)
    peaks = {frame.ordinal: float(frame.joined.max()) for frame in join(kept, scene, chosen)}
    doubted = [
        start
        for start, look in chosen
        if look == "second" and any(least <= peaks[start + at] < greatest for at in range(LENGTH))
    ]
    return [*chosen, *((start, "float") for start in doubted)]


WAYS: dict[str, Callable[[Looks, int], Chosen]] = {
    "integers": lambda kept, scene: with_second(kept, scene, UNSURE),
    "integers-0.6": lambda kept, scene: with_second(kept, scene, DOUBTED),
    "second-in-floats": lambda kept, scene: with_second(kept, scene, UNSURE, "float"),
    "third-in-floats": lambda kept, scene: where_doubted(kept, scene, 0.15, 0.45),
}


def join(kept: Looks, scene: int, chosen: Chosen) -> Iterator[JoinedFrame]:
    """The heatmaps of a shot, as a run joins those of its windows."""
    first, stop = kept.scenes[scene]
    regular = kept.starts("first", scene)
    ensemble = Ensemble(LENGTH, HALF, EvalMode.WEIGHT)
    for start, look in sorted(chosen):
        if look == "first" and (start % LENGTH == 0 or start == regular[-1]):
            yield from ensemble.pop_before(-(-start // LENGTH) * LENGTH)
        ensemble.add(start, kept.maps(look, scene, start), min(LENGTH, stop - first - start))
    yield from ensemble.pop_rest()


def combine(rally: Rally, kept: Looks, way: str) -> tuple[Prediction, dict[str, int]]:
    """What a run would find that looks in one of WAYS, and how many windows it would run of each look."""
    detections: list[Detection] = []
    counts = dict.fromkeys(COSTS, 0)
    for scene, (first, _stop) in enumerate(kept.scenes):
        chosen = WAYS[way](kept, scene)
        for _, look in chosen:
            counts[look] += 1
        detections += [
            decode_heatmap(
                first + frame.ordinal,
                frame.joined,
                frame.views,
                method=Decoding.CENTROID,
                threshold=EVIDENCE_FROM,
                video=kept.size,
            )
            for frame in join(kept, scene, chosen)
        ]
    shots = tuple(first for first, _ in kept.scenes)
    return Prediction(rally.name, rally.venue, kept.size, kept.rate, EVIDENCE_FROM, shots, way, detections), counts


def file_of(folder: Path, rally: Rally, look: str = "") -> Path:
    return folder / f"{rally.name.replace('/', '-')}{look}.npz"


def save(file: Path, parts: dict[str, NDArray[Any]]) -> None:
    """Write a file that is there once it is whole: a study that is cut off goes on with the next rally."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part.npz")
    np.savez(unfinished, **parts)  # type: ignore[arg-type]
    unfinished.rename(file)


def run(rallies: Sequence[Rally], given: argparse.Namespace) -> None:
    """Run the looks of the rallies that have none yet."""
    for pair in given.net:
        names, _, files = pair.partition("=")
        with contextlib.ExitStack() as stack:
            rounded, floats = (
                stack.enter_context(TrackNet.open(Path(file), SessionOptions(Provider.CPU)))
                for file in files.split(",")
            )
            for rally in rallies:
                if rally.venue not in names.split(","):
                    continue
                integers, second = file_of(given.looks, rally), file_of(given.looks, rally, ".float")
                if integers.exists() and (second.exists() or not given.floats):
                    continue
                pictures = Pictures(rally.video, rounded.file.size)
                if not integers.exists():
                    save(integers, run_rounded(pictures, rounded))
                if given.floats:
                    save(second, run_floats(pictures, floats, Looks(integers)))
                print(rally.name, flush=True)


def main() -> int:
    """Read the options, and run or combine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["run", "combine"])
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    parser.add_argument("--venues", type=Path, nargs="*", default=[], help="CSV files 'clip,venue'")
    parser.add_argument("--looks", type=Path, required=True, help="folder of the looks")
    parser.add_argument("--net", action="append", default=[], metavar="VENUES=INTEGERS,FLOATS", help="files to run")
    parser.add_argument("--floats", action="store_true", help="run second looks in floats, too")
    parser.add_argument("--way", choices=[*WAYS], default="integers", help="of combining")
    parser.add_argument("--out", type=Path, help="folder for the predictions")
    given = parser.parse_args()
    rallies = find_rallies(given.data, given.venues)
    if given.what == "run":
        run(rallies, given)
        return 0
    wanted = ("", ".float") if "floats" in given.way else ("",)
    predictions, total = [], dict.fromkeys(COSTS, 0)
    for rally in rallies:
        files = [file_of(given.looks, rally, look) for look in wanted]
        if all(file.exists() for file in files):
            prediction, counts = combine(rally, Looks(*files), given.way)
            predictions.append(prediction)
            total = {look: total[look] + counts[look] for look in COSTS}
    if predictions:
        write_predictions(given.out, predictions)
        cost = sum(total[look] * COSTS[look] for look in COSTS) / total["first"]
        print(f"{given.way}: {len(predictions)} rallies, windows {total}, {cost:.0f} ms for each of the first looks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
