"""Fit the trees that find hits, and tell them from bounces in tennis and padel, and print how well they do.

    python models/studies/fit_event_trees.py CLIPS/labelled CLIPS/badminton_more CLIPS/tennis CLIPS/padel [OPTIONS]

Players are searched in the clips of labelled_events.csv. Hits and bounces are counted without and with them, along
labels and along paths as runs leave them, of networks that had never seen the venue. The trees are fitted three times
to all other matches (with `--venues`, all other venues); `--write` fits them to all and puts them into the program.
"""

import argparse
import csv
import itertools
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.studies.event_trees import Floats, fit_shuttle_trees, fit_trees, write_trees
from models.training.evaluate_held_out import points_of_run
from models.training.metadata import LEAD
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import Rally, find_rallies
from rallytrace.analysis.arcs.path_arcs import find_arcs
from rallytrace.analysis.events.found_events import events_along, follow_rules, split_at_pauses
from rallytrace.analysis.events.transitions import Transition, find_transitions, list_transitions
from rallytrace.analysis.events.trees import Trees
from rallytrace.analysis.motion import steady_motion
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import search_picture
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, PoseRun, choose_pose_model
from rallytrace.video.reader import VideoReader

NEAR_FRAMES: Final = 5
"""How far a found event may be from a labelled one."""
HELD_OUT = Path(__file__).resolve().parents[1] / "training/held_out_768"
MATCHES: Final = (*(f"game{number}_" for number in (10, 1, 2, 3, 5, 7, 8)), "Qatar", "Final", "Octavos", "Semis")
SEEDS: Final = (1, 2, 3)
NOTHING = "-"
EVENTS: Final = Path(__file__).with_name("labelled_events.csv")
UNSURE: Final = "unsure"
"""In labelled_events.csv: something may have happened here, and nothing found near it counts."""
PADEL: Final = ((257.0, 150.0), (706.0, 150.0), (857.0, 475.0), (107.0, 475.0))
"""Corners of the padel court of all clips, placed by hand: a padel court is never found."""


Fit: TypeAlias = tuple[Trees, Trees]
"""The trees of a ball that bounces in play, and those of a shuttle."""


@dataclass(frozen=True, slots=True, eq=False)
class WatchedPoint:
    """A point with its players.

    Attributes:
        match: what was played on one day by the same players, as far as the names of clips tell.
        venue: where, as in `training/folds.csv`.
        turns: by the name of the path: the turns without players, the turns with them, their features (n, 38), and the
            labelled event at each, '-' for none, or 'unsure' beside one.
        events: frame and kind of each labelled event.
    """

    match: str
    venue: str
    sport: Sport
    turns: dict[str, tuple[list[Transition], list[Transition], Floats, NDArray[np.str_]]]
    events: tuple[tuple[int, str], ...]

    @property
    def bouncing(self) -> bool:
        return SPORTS[self.sport].ball.bounces

    def find(self, path: str, fit: Fit | None) -> tuple[Event, ...]:
        """Return the events along a path, by these trees; without players if there are none."""
        without, turns, features, _ = self.turns[path]
        if fit is None:
            return events_along(without, bouncing=self.bouncing)
        odds = np.concatenate([trees.odds(features.T) for trees in fit])
        judged = [
            replace(turn, hit_odds=hit, bounce_odds=bounce, shuttle_odds=shuttle) if turn.is_judged else turn
            for turn, (hit, bounce, shuttle) in zip(turns, odds.T.tolist(), strict=True)
        ]
        return events_along(judged, bouncing=self.bouncing)


def watched_points(folders: list[Path]) -> list[WatchedPoint]:
    """Return the points of labelled_events.csv, with players found by the shipped network."""
    events: dict[str, list[tuple[int, str]]] = {}
    with EVENTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            events.setdefault(row["clip"], []).append((int(row["frame"]), row["event"]))
    predicted = {prediction.name: prediction for prediction in read_predictions(HELD_OUT)}
    points = []
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for rally in find_rallies(folders):
            if rally.name not in events:
                continue
            name = rally.name.partition("_")[0]
            sport = Sport(name) if name in (Sport.TENNIS, Sport.PADEL) else Sport.BADMINTON
            poses, size, rate = watch(rally, sport, network)
            seen = predicted[rally.name]
            paths = {**paths_of(rally, seen), "peaks": path_of_peaks(seen)}
            turns = {name: _judged_turns(path, rate, size, poses, events[rally.name]) for name, path in paths.items()}
            match = next((part for part in MATCHES if part in rally.name), seen.venue)
            points.append(WatchedPoint(match, seen.venue, sport, turns, tuple(events[rally.name])))
    return points


def watch(rally: Rally, sport: Sport, network: PoseNetwork) -> tuple[Poses, Size, float]:
    """Return the poses of a rally's players, and size and frame rate of its video."""
    with VideoReader(rally.video) as reader:
        court = None
        if sport is Sport.PADEL:
            court = CourtCalibration(0, sport, PADEL)
        elif found := search_picture(reader.frame(reader.n_frames // 2).bgr(), sport).found:
            court = CourtCalibration.of_map(found.floor_map, found.sport)
        known = KnownVideo(() if court is None else (court,))
        poses: Poses = NO_POSES
        for rows in PoseRun(reader, network, PoseOptions(every=3, known=lambda: known)).events(StopSwitch()):
            poses = poses.with_found(rows)
        return poses, reader.size, reader.rate


def paths_of(rally: Rally, seen: Prediction) -> dict[str, Floats]:
    """Return the path (2, n) of the labels, and that of a run with networks that had not seen the venue."""
    label = rally.path()
    tracked = np.full((2, len(seen.detections)), np.nan)
    for point in points_of_run(seen):
        if point.placed:
            tracked[:, point.frame] = point.x, point.y
    return {"labels": np.where(label.visible, label.positions.T, np.nan), "tracked": tracked}


def path_of_peaks(seen: Prediction) -> Floats:
    """Return the path (2, n) of all peaks above the threshold, including wrong ones to learn from."""
    peaks = np.array([(one.x, one.y) if one.visible else (np.nan, np.nan) for one in seen.detections])
    moved: Floats = peaks + LEAD * steady_motion(peaks, np.isfinite(peaks[:, 0]))
    return moved.T


def score(rallies: Sequence[tuple[Sequence[tuple[int, str]], Sequence[Event]]], kind: str) -> list[str]:
    """Return how many events of a kind are found and invented, and F1 within `NEAR_FRAMES` and within three frames."""
    right, n_true, n_found = np.sum([counts(*one, kind, NEAR_FRAMES) for one in rallies], axis=0).tolist()
    close = sum(counts(*one, kind, 3)[0] for one in rallies)
    f1s = (f"{2 * number / (n_true + n_found):.3f}" for number in (right, close))
    return [f"{right} of {n_true}", str(n_found - right), *f1s]


def _judged_turns(
    path: Floats, rate: float, size: Size, poses: Poses, events: Sequence[tuple[int, str]]
) -> tuple[list[Transition], list[Transition], Floats, NDArray[np.str_]]:
    """Return transitions as in `WatchedPoint.turns`. Each event belongs to its nearest one."""
    frames = np.arange(path.shape[1])
    flown = find_arcs(path, frames / rate, size=size, begins=frames == 0)
    at, transitions = find_transitions(flown, size, poses)
    kinds = np.full(len(at), NOTHING, "<U8")
    taken = set()
    near = [(abs(int(turn) - frame), k, frame, kind) for k, turn in enumerate(at) for frame, kind in events]
    for apart, k, frame, kind in sorted(near):
        if apart < NEAR_FRAMES and kinds[k] == NOTHING and frame not in taken:
            kinds[k] = kind
            taken.add(frame)
    beside = [any(abs(int(turn) - frame) < NEAR_FRAMES for frame in taken) for turn in at]
    kinds[(kinds == NOTHING) & np.array(beside, np.bool_)] = UNSURE
    return list_transitions(flown, size), list_transitions(flown, size, poses), transitions.contact_features.T, kinds


def fit_points(points: Sequence[WatchedPoint], seed: int) -> Fit:
    """Return the trees fitted to the transitions of some points."""
    features, kinds, _ = _gather(points, bouncing=True)
    hits, bounces = ((features, (kinds == kind).astype(np.float64)) for kind in ("hit", "bounce"))
    of_shuttle, kinds, by_rules = _gather(points, bouncing=False)
    shuttle_trees = fit_shuttle_trees(of_shuttle, np.isin(kinds, ("serve", "hit")).astype(np.float64), by_rules, seed)
    return fit_trees(hits, bounces, seed), shuttle_trees


def _gather(points: Sequence[WatchedPoint], *, bouncing: bool) -> tuple[Floats, NDArray[np.str_], Floats]:
    """Return features (n, 38), labels (n,), and whether the rules find a hit (n,), of transitions that are sure."""
    found = [turns for point in points if point.bouncing is bouncing for turns in point.turns.values()]
    features, kinds = np.concatenate([one[2] for one in found]), np.concatenate([one[3] for one in found])
    by_rules = np.concatenate([_hit_by_rules(turns, bouncing=bouncing) for _, turns, _, _ in found])
    known = kinds != UNSURE
    return features[known], kinds[known], by_rules[known]


def _hit_by_rules(turns: Sequence[Transition], *, bouncing: bool) -> Floats:
    found = [event for part in split_at_pauses(turns) for event in follow_rules(part, bouncing=bouncing)]
    hits = [event.frame for event in found if event.is_hit]
    return np.isin([turn.frame for turn in turns], hits).astype(np.float64)


def of_rackets(points: Sequence[WatchedPoint], *, by_venue: bool) -> str:
    """Return a table of hits and bounces without players, and with them by three fits."""
    ways = "without players", *(f"with players, fit {seed}" for seed in SEEDS)
    lines = [
        f"| | {' | '.join(f'{way}: found | invented | F1 | within 3: F1' for way in ways)} |",
        f"| ---{' | ---:' * 4 * len(ways)} |",
    ]
    groups = [point.venue if by_venue else point.match for point in points]
    fits: list[dict[str, Fit | None]] = [dict.fromkeys(groups)]
    fits += [
        {
            group: fit_points([one for one, its in zip(points, groups, strict=True) if its != group], seed)
            for group in groups
        }
        for seed in SEEDS
    ]
    for sport, path, kind in itertools.product(SPORTS, ("labels", "tracked"), ("hit", "bounce")):
        mine = [pair for pair in zip(points, groups, strict=True) if pair[0].sport is sport]
        if not mine or (kind == "bounce" and not SPORTS[sport].ball.bounces):
            continue
        cells = [
            cell
            for fit in fits
            for cell in score([(point.events, point.find(path, fit[group])) for point, group in mine], kind)
        ]
        lines.append(f"| {sport.value}, {path}, {kind} | {' | '.join(cells)} |")
    return "\n".join(lines)


def counts(truth: Sequence[tuple[int, str]], found: Sequence[Event], kind: str, near: int) -> tuple[int, int, int]:
    """Return how many events of a kind are found, how many there are, and how many are found there and elsewhere."""
    wanted = [frame for frame, name in truth if ("hit" if name == "serve" else name) == kind]
    said = [event.frame for event in found if (event.is_hit if kind == "hit" else event.kind.value == kind)]
    left, right = set(said), set[int]()
    for apart, frame, other in sorted((abs(frame - other), frame, other) for frame in wanted for other in said):
        if apart <= near and frame not in right and other in left:
            right.add(frame)
            left.remove(other)
    return len(right), len(wanted), len(said)


def main() -> None:
    """Read the options, fit, print and optionally write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path, nargs="+", help="folders of the clips of labelled_events.csv")
    parser.add_argument("--venues", action="store_true", help="fit to other venues, not only other matches")
    parser.add_argument("--write", action="store_true", help="put trees fitted to all into the program")
    arguments = parser.parse_args()
    points = watched_points(arguments.clips)
    print(of_rackets(points, by_venue=arguments.venues))
    if arguments.write:
        write_trees(*fit_points(points, SEEDS[0]))


if __name__ == "__main__":
    main()
