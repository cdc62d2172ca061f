"""Print how often the side that hits is found right, on clips whose hitters a person looked at.

    uv run python models/studies/measure_hitters.py CLIPS/labelled CLIPS/badminton_more CLIPS/tennis CLIPS/padel [--fit]

labelled_hitters.csv holds the side (near or far) of each hit of labelled_events.csv. Hits are taken as labelled, as
found along labels, and as found along paths as runs leave them, of networks that had never seen the venue. Weights are
fitted to all other venues, so every figure is of a venue held out. `--fit` also prints the weights fitted to all
venues, for `rallytrace.analysis.players.sides`.
"""

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.fit_event_trees import EVENTS, HELD_OUT, NEAR_FRAMES, PADEL, paths_of
from models.training.predictions import read_predictions
from models.training.rallies import Rally, find_rallies
from rallytrace.analysis.arcs.path_arcs import find_arcs
from rallytrace.analysis.events.found_events import events_along
from rallytrace.analysis.events.transitions import list_transitions
from rallytrace.analysis.players.sides import (
    FEATURES,
    SURE_PROBABILITY,
    TURNS,
    WEIGHTS,
    HitObservations,
    RallyContacts,
    chain_probabilities,
)
from rallytrace.analysis.shots.shot_metrics import split_rallies
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.match_setup import FAR_END
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import search_picture
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, PoseRun, choose_pose_model
from rallytrace.video.reader import VideoReader

HITTERS: Final = Path(__file__).with_name("labelled_hitters.csv")
WAYS: Final = ("labelled hits", "found along labels", "found along tracked paths")
UNKNOWN: Final = -1
_KINDS: Final = {kind.value: kind for kind in EventKind}
_ROUNDS, _RATE, _PENALTY = 100, 0.2, 0.02
"""Rounds, rate and ridge penalty of the fit."""


@dataclass(frozen=True, slots=True, eq=False)
class WatchedClip:
    """A labelled clip with its players and its court.

    Attributes:
        paths: the path (2, n) of the labels, and the tracked one, by name.
    """

    name: str
    venue: str
    sport: Sport
    poses: Poses
    court: CourtCalibration | None
    size: Size
    rate: float
    paths: Mapping[str, Floats]


@dataclass(frozen=True, slots=True, eq=False)
class WatchedHits:
    """The hits of a rally.

    Attributes:
        way: how the hits were found, one of `WAYS`.
        sides: (n,) labelled sides: 0 for near, 1 for far, `UNKNOWN` where there is no label.
    """

    clip: WatchedClip
    way: str
    seen: HitObservations
    sides: Indices


def read_hitters() -> dict[str, dict[int, int]]:
    """Return 1 for the far side and 0 for the near one, by clip and frame of the hit."""
    found: dict[str, dict[int, int]] = {}
    with HITTERS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["clip"], {})[int(row["frame"])] = int(row["side"] == FAR_END)
    return found


def read_events() -> dict[str, list[Event]]:
    """Return the labelled events of each clip, without those that are unsure or at a wall."""
    found: dict[str, list[Event]] = {}
    with EVENTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["event"] in _KINDS:
                found.setdefault(row["clip"], []).append(Event(int(row["frame"]), _KINDS[row["event"]]))
    return found


def watch_clips(folders: Sequence[Path]) -> Iterator[WatchedClip]:
    """Yield the clips of labelled_hitters.csv, with players found by the network that ships."""
    wanted, predicted = read_hitters(), {prediction.name: prediction for prediction in read_predictions(HELD_OUT)}
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for rally in find_rallies(list(folders)):
            if rally.name in wanted:
                first = rally.name.partition("_")[0]
                sport = Sport(first) if first in (Sport.TENNIS, Sport.PADEL) else Sport.BADMINTON
                seen = predicted.get(rally.name)
                label = rally.path()
                paths = {"labels": np.where(label.visible, label.positions.T, np.nan)}
                if seen is not None:
                    paths = paths_of(rally, seen)
                yield watch(rally, sport, network, paths, rally.name if seen is None else seen.venue)


def watch(rally: Rally, sport: Sport, network: PoseNetwork, paths: Mapping[str, Floats], venue: str) -> WatchedClip:
    """Return a clip with its court and players."""
    with VideoReader(rally.video) as reader:
        court = CourtCalibration(0, sport, PADEL) if sport is Sport.PADEL else None
        for share in (0.5, 0.3, 0.7, 0.1, 0.9):
            found = search_picture(reader.frame(int((reader.n_frames - 1) * share)).bgr(), sport).found
            if found is not None:
                court = CourtCalibration.of_map(found.floor_map, found.sport)
                break
        known = KnownVideo(() if court is None else (court,))
        poses: Poses = NO_POSES
        for rows in PoseRun(reader, network, PoseOptions(every=3, known=lambda: known)).events(StopSwitch()):
            poses = poses.with_found(rows)
        return WatchedClip(rally.name, venue, sport, poses, court, reader.size, reader.rate, paths)


def observe_hits(clip: WatchedClip) -> Iterator[WatchedHits]:
    """Yield the hits of a clip's rallies, in each of the three ways."""
    labelled, wanted = read_events()[clip.name], read_hitters()[clip.name]
    for way in WAYS:
        path = clip.paths.get("tracked" if way == WAYS[2] else "labels")
        if path is None or clip.court is None:
            continue
        seconds = np.arange(path.shape[1]) / clip.rate
        events = labelled
        if way != WAYS[0]:
            arcs = find_arcs(path, seconds, size=clip.size, begins=seconds == 0)
            bounces = SPORTS[clip.sport].ball.bounces
            events = list(events_along(list_transitions(arcs, clip.size, clip.poses), bouncing=bounces))
        for rally in split_rallies(events, seconds, min_events=1):
            seen = RallyContacts(rally, path, 0, seconds, clip.poses, CourtViews((clip.court,), clip.size)).observe()
            if seen is not None and seen.frames:
                yield WatchedHits(clip, way, seen, _labels_of(seen.frames, wanted))


def _labels_of(frames: Sequence[int], wanted: Mapping[int, int]) -> Indices:
    """Return the label of each hit, (n,): that of the nearest labelled hit, which no other hit takes."""
    sides, taken = np.full(len(frames), UNKNOWN), set[int]()
    for away, k, frame in sorted((abs(hit - frame), k, frame) for k, hit in enumerate(frames) for frame in wanted):
        if away <= NEAR_FRAMES and sides[k] == UNKNOWN and frame not in taken:
            sides[k] = wanted[frame]
            taken.add(frame)
    return sides


def fit_weights(rallies: Sequence[WatchedHits]) -> Floats:
    """Return the weights that make the labels likeliest, with hits without a label summed over."""
    n = len(FEATURES)
    weights = np.append(np.zeros(n), np.eye(len(TURNS))[0] * 2)
    mean, square = np.zeros(len(weights)), np.zeros(len(weights))
    for step in range(1, _ROUNDS + 1):
        slope = -_PENALTY * weights
        for rally in rallies:
            near, turns = rally.seen.features @ weights[:n], rally.seen.turns @ weights[n:]
            said = near + np.where(rally.sides == UNKNOWN, 0.0, np.where(rally.sides == 0, 1e3, -1e3))
            (free_near, free_turns, _), (near, turned, _) = (chain_probabilities(odds, turns) for odds in (near, said))
            slope[:n] += rally.seen.features.T @ (near - free_near)
            slope[n:] += rally.seen.turns.T @ (turned - free_turns)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        rate = _RATE * (1 - step / (_ROUNDS + 1)) * np.sqrt(1 - 0.99**step) / (1 - 0.9**step)
        weights = weights + rate * mean / (np.sqrt(square) + 1e-6)
    return weights


def judge(rallies: Sequence[WatchedHits]) -> Iterator[tuple[WatchedHits, int, float, bool]]:
    """Yield rally, frame, probability and whether the side is right, by weights fitted to all other venues."""
    for venue in dict.fromkeys(rally.clip.venue for rally in rallies):
        weights = fit_weights([rally for rally in rallies if rally.clip.venue != venue])
        for rally in rallies:
            if rally.clip.venue == venue:
                near = rally.seen.weigh({}, weights.tolist())
                for frame, chance, side in zip(rally.seen.frames, near.tolist(), rally.sides.tolist(), strict=True):
                    if side != UNKNOWN:
                        yield rally, frame, max(chance, 1 - chance), (chance < 0.5) == side


def main() -> None:
    """Read the options, find players, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path, nargs="+", help="folders of the clips of labelled_hitters.csv")
    parser.add_argument("--fit", action="store_true", help="also print the weights fitted to all venues")
    parser.add_argument("--without-poses", action="store_true", help="find hitters without players")
    options = parser.parse_args()
    clips = list(watch_clips(options.clips))
    if options.without_poses:
        clips = [replace(clip, poses=NO_POSES) for clip in clips]
    print_table([rally for clip in clips for rally in observe_hits(clip)], fit=options.fit)


def print_table(rallies: Sequence[WatchedHits], *, fit: bool = False) -> None:
    """Print right, sure, and sure and wrong hits of each sport and way, and the hits that are wrong."""
    counts: Counter[tuple[str, str, str]] = Counter()
    for rally, frame, chance, is_right in judge(rallies):
        key = rally.clip.sport.value, rally.way
        is_sure = chance >= SURE_PROBABILITY
        counts.update((*key, name) for name, holds in _TOLD.items() if holds(is_right, is_sure))
        if not is_right:
            print(f"{rally.clip.name}, {rally.way}, frame {frame}: wrong, probability {chance:.3f}")
    print(f"| sport, hits | {' | '.join(_TOLD)} |\n| --- {'| ---: ' * len(_TOLD)}|")
    for sport, way in dict.fromkeys(key[:2] for key in counts):
        print(f"| {sport}, {way} | {' | '.join(str(counts[sport, way, name]) for name in _TOLD)} |")
    if fit:
        weights = fit_weights(rallies).tolist()
        print(", ".join(f"{weight:.2f}" for weight in weights), "now", WEIGHTS)


_TOLD: Final[Mapping[str, Callable[[bool, bool], bool]]] = {
    "hits": lambda right, sure: True,  # noqa: ARG005
    "right": lambda right, sure: right,  # noqa: ARG005
    "sure": lambda right, sure: sure,  # noqa: ARG005
    "sure and wrong": lambda right, sure: sure and not right,
}
"""The columns of the table, with what counts for each."""


if __name__ == "__main__":
    main()
