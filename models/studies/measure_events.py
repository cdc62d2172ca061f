"""How well events and rallies are found: `python models/studies/measure_events.py [--data DIR]`.

Events are measured on simulated rallies, whose events are known: as a broadcast camera sees them, with positions that
are off by a pixel or two, frames without the ball, and hits that a player hides. With `--data`, it is counted how often
what is found along a network's path, one that had never seen the match, is also found along the labels; and whether
each clip, which is one rally, is found as one. With `--labelled`, hits and bounces of tennis and padel points that were
labelled for this (labelled_events.csv) are compared with what is found along the clips' own labels, as badminton, as
tennis, and with the sport left open; and the weights that tell a bounce from a hit are fitted again. With `--poses`,
players are searched in these clips, too, and hits and bounces are counted without and with them, along labels and along
paths as runs leave them, of networks that had never seen the venue; the trees of `analysis/events/trees.py` are fitted
again, three times, and those of the other matches are used for each match (with `--venues`, of the other venues);
`--write` fits them to all matches and puts them into the program. Rallies of badminton that were labelled in the same
file are counted in two halves: rules were mended on the first.
"""

import argparse
import csv
import itertools
import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.studies.event_trees import fit_trees, write_trees
from models.studies.measure_players import find_court, find_poses
from models.training.evaluate_held_out import points_of_run
from models.training.metadata import LEAD
from models.training.predictions import Prediction, read_predictions
from models.training.rallies import Rally, find_rallies
from models.training.simulation.camera import broadcast_camera
from models.training.simulation.rally import GRAVITY, plan_rally
from rallytrace.analysis.events.found_events import ball_bounces, events_along, find_events, find_onward_transitions
from rallytrace.analysis.events.transitions import Transition, find_transitions, list_transitions
from rallytrace.analysis.events.trees import Trees
from rallytrace.analysis.flight.path_flights import Flights, find_flights
from rallytrace.analysis.motion import steady_motion
from rallytrace.analysis.rally_finding import find_play
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.track.courts import CourtSport
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Sport
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import choose_pose_model
from rallytrace.video.reader import VideoReader

Floats: TypeAlias = NDArray[np.float64]
Scene: TypeAlias = tuple[Floats, list[tuple[float, EventKind]]]
"""Positions (n, 3) in metres, `1 / RATE` seconds apart, and what happens at which second."""
Simulated: TypeAlias = tuple[Floats, list[Event]]
"""Positions (2, n) in pixels, NaN where there is no ball, and the events, ascending."""

PICTURE: Final = Size(1280, 720)
RATE: Final = 30.0
UNSEEN: Final = 3_000_000
"""Seed of the first rally. Trainings begin at 0 and at 1,000,000; the figures of `analysis/events/found_events.py` were
found on those from 0 and from 2,000,000 on."""

_HIDDEN: Final = 0.4
"""The share of hits that a player hides for a few frames."""
_STEP: Final = 1 / 240
_DRAG: Final = GRAVITY / 14.0**2
_RADIUS: Final = 0.037
_KEEPS: Final = np.array([0.7, 0.7, -0.65])
"""What is left of the velocity after a bounce."""
_VOLLEYS: Final = 0.25
"""The share of balls that are hit before they bounce."""
_DEAD: Final = 1.0
"""m/s with which a ball comes down that bounces no more to speak of."""


def badminton(rng: np.random.Generator) -> Scene:
    """A rally with a shuttle: it is served, hit to and fro, and lands."""
    rally = plan_rally(rng, rng.uniform(5, 14))
    happens = [(stroke.time, EventKind.HIT) for stroke in rally.strokes]
    happens[0] = (happens[0][0], EventKind.SERVE)
    return rally.shuttle_at(np.arange(int(rally.seconds * RATE)) / RATE), [*happens, (rally.landing, EventKind.LANDING)]


def pickleball(rng: np.random.Generator) -> Scene:
    """A rally with a ball that bounces before most hits, and until it is dead after the last; it begins held."""
    side = int(rng.choice([-1, 1]))
    place = np.array([rng.uniform(-2, 2), side * 6.7, rng.uniform(0.6, 0.9)])
    places, happens = [np.repeat(place[None], int(0.5 / _STEP), axis=0)], []
    hits = int(rng.integers(4, 13))
    for hit in range(hits):
        happens.append((sum(map(len, places)) * _STEP, EventKind.HIT if hit else EventKind.SERVE))
        flown = _flown(place, _struck(rng, place, -side))
        volleyed = 0 < hit < hits - 1 and rng.random() < _VOLLEYS
        if volleyed:
            flown = flown[: max(2, len(flown) - int(rng.uniform(0.06, 0.2) / _STEP))]
        places.append(flown[:-1])
        while not volleyed:
            happens.append((sum(map(len, places)) * _STEP, EventKind.BOUNCE))
            velocity = (flown[-1] - flown[-2]) / _STEP * _KEEPS
            flown = _flown(np.array([*flown[-1, :2], _RADIUS]), velocity)
            if hit < hits - 1:
                flown = flown[: int(rng.uniform(0.4, 0.75) * len(flown)) + 2]
            places.append(flown[:-1])
            if hit < hits - 1 or velocity[2] < _DEAD:
                break
        side, place = -side, flown[-1]
    return np.concatenate(places)[:: round(1 / RATE / _STEP)], happens


def seen(seed: int, scene: Callable[[np.random.Generator], Scene], *, noise: float, missing: float) -> Simulated:
    """A rally as a network may see it.

    Args:
        seed: which one.
        scene: `badminton` or `pickleball`.
        noise: standard deviation of the positions, in pixels.
        missing: the share of frames without a ball.
    """
    rng = np.random.default_rng(seed)
    places, happens = scene(rng)
    path = broadcast_camera(rng).project(places).T
    path += rng.normal(0, noise, path.shape)
    outside = (path < 0).any(axis=0) | (path[0] > PICTURE.width - 1) | (path[1] > PICTURE.height - 1)
    path[:, outside | (rng.random(path.shape[1]) < missing)] = np.nan
    truth = [Event(round(second * RATE), kind) for second, kind in happens]
    for event in truth:
        if event.kind is EventKind.HIT and rng.random() < _HIDDEN:
            path[:, max(0, event.frame - rng.integers(0, 3)) : event.frame + rng.integers(1, 4)] = np.nan
    return path, truth


def _struck(rng: np.random.Generator, place: Floats, side: int) -> Floats:
    """The velocity (3,) in m/s of a ball that goes from a place (3,) to the floor of a half, by shooting."""
    target = np.array([rng.uniform(-2.3, 2.3), side * rng.uniform(2.5, 6.0)])
    apart = target - place[:2]
    slope = math.tan(math.radians(rng.uniform(8, 30)))
    heading = np.array([*(apart / np.hypot(*apart)), slope])
    slow, fast = 2.0, 40.0
    for _ in range(18):
        speed = (slow + fast) / 2
        end = _flown(place, speed * heading)[-1, :2] - place[:2]
        slow, fast = (speed, fast) if np.hypot(*end) < np.hypot(*apart) else (slow, speed)
    return fast * heading


def _flown(place: Floats, velocity: Floats) -> Floats:
    """(n, 3) places, `_STEP` apart, of a ball until it meets the floor."""
    places = [place]
    while len(places) < 2 or place[2] > _RADIUS:
        velocity = velocity * (1 - _DRAG * math.hypot(*velocity) * _STEP) - (0.0, 0.0, GRAVITY * _STEP)
        place = place + velocity * _STEP
        places.append(place)
    return np.array(places)


NEAR = 5
"""Frames that a found event may be off."""
HELD_OUT = Path(__file__).resolve().parents[1] / "training/held_out"
HELD_OUT_768 = HELD_OUT.with_name("held_out_768")
MATCHES: Final = (*(f"game{number}_" for number in (10, 1, 2, 3, 5, 7, 8)), "Qatar", "Final", "Octavos", "Semis")
SEEDS: Final = (1, 2, 3)
NOTHING = "-"
EVENTS: Final = Path(__file__).with_name("labelled_events.csv")
LABELLED: Final = ("hit", "bounce", "wall", NOTHING)
SHUTTLES: Final = ("serve", "hit", "landing", NOTHING)
UNSURE: Final = "unsure"
"""In labelled_events.csv: something may have happened here, and nothing found near it counts."""
HELD_OUT_RALLIES: Final = frozenset(("a00022", "b00007", "a00047", "a00026", "a00046", "a00004", "a00033", "changzhou"))
"""Every second rally of badminton with labelled hits, by venue and name; no rule was mended on them."""


def events_of(path: Floats, sport: Sport = Sport.BADMINTON) -> tuple[Event, ...]:
    """The events that a path (2, n) shows."""
    begins = np.arange(path.shape[1]) == 0
    return find_events(find_flights(path, np.arange(path.shape[1]) / RATE, size=PICTURE, begins=begins), PICTURE, sport)


def pairs(truth: Sequence[tuple[int, str]], found: Sequence[Event]) -> Counter[tuple[str, str]]:
    """How often what happens, by frame and name, was found as what; each found event counts once."""
    left, counts = list(found), Counter[tuple[str, str]]()
    for frame, name in truth:
        near = [one for one in left if abs(one.frame - frame) <= NEAR]
        best = min(near, key=lambda one: abs(one.frame - frame), default=None)
        counts[name, NOTHING if best is None else best.kind.value] += 1
        if best is not None:
            left.remove(best)
    counts.update((NOTHING, one.kind.value) for one in left)
    return counts


def named(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.frame, event.kind.value) for event in events]


def table(counts: Counter[tuple[str, str]], happenings: Sequence[str] | None = None) -> str:
    """Rows are what happens, columns what was found."""
    names = [kind.value for kind in EventKind if kind is not EventKind.NO_EVENT] + [NOTHING]
    lines = ["", *names], ["---", *["---:"] * len(names)]
    rows_ = happenings or names
    cells = [*lines, *([happens, *(str(counts[happens, found]) for found in names)] for happens in rows_)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def of_labels(data: Path) -> str:
    """What labels and held-out predictions agree on, in sentences."""
    counts, alone, sundered = Counter[tuple[str, str]](), [0, 0], [0, 0]
    labels = {rally.name: rally.path() for rally in find_rallies([data])}
    for prediction in read_predictions(HELD_OUT):
        if prediction.name not in labels:
            continue
        label = labels[prediction.name]
        sees = [d.visible for d in prediction.detections]
        paths = (
            np.where(label.visible, label.positions.T, np.nan),
            np.where(sees, np.array([[d.x, d.y] for d in prediction.detections]).T, np.nan),
        )
        by_labels, by_network = map(events_of, paths)
        counts += pairs(named(by_labels), by_network)
        for at, path in enumerate(paths):
            found = len(find_play(track_of(path), np.arange(path.shape[1]) / RATE, size=PICTURE))
            alone[at] += found == 1
            sundered[at] += found > 1
    both = sum(number for (one, other), number in counts.items() if NOTHING not in (one, other))
    same = sum(number for (one, other), number in counts.items() if one == other)
    along = sum(number for (one, _), number in counts.items() if one != NOTHING)
    extra = sum(number for (one, _), number in counts.items() if one == NOTHING)
    return (
        f"Along the labels {along} events are found; {both} of them also along the networks' paths, {same} as the "
        f"same kind, and {extra} only there. One rally is found in {alone[0]} clips by their labels and in {alone[1]} "
        f"by the networks, more than one in {sundered[0]} and {sundered[1]}."
    )


def of_cut_rallies(paths: Sequence[Floats]) -> str:
    """How often the first hit is a serve, of rallies that are cut within each of their flights, in a sentence."""
    called, total = 0, 0
    for path in paths:
        hits = [event.frame for event in events_of(path) if event.kind in (EventKind.SERVE, EventKind.HIT)]
        for start, stop in itertools.pairwise(hits[1:]):
            for share in (0.2, 0.5, 0.8):
                cut = int(start + share * (stop - start))
                found = [event.kind for event in events_of(path[:, cut:])]
                first = next((kind for kind in found if kind in (EventKind.SERVE, EventKind.HIT)), None)
                called, total = called + (first is EventKind.SERVE), total + 1
    return f"Cut within a flight, {called} of {total} rallies begin with a serve."


def track_of(path: Floats) -> Track:
    """A track with nothing but a path."""
    sees = np.isfinite(path[0])
    said = make_rows(path.shape[1], State.NO_BALL, Source.PREDICTED)
    said["state"][sees], said["x"][sees], said["y"][sees] = State.VISIBLE, *path[:, sees]
    track = Track(path.shape[1])
    track.make(track.change(Layer.PREDICTED, range(track.n_frames), said))
    return track


@dataclass(frozen=True, slots=True, eq=False)
class Point:
    """A point of tennis or padel with labelled events.

    Attributes:
        match: the match, or the clip where that is not known.
        sport: what is played.
        size: of the video.
        flown: the flights along the labels.
        events: frame and kind (hit, bounce, or wall in padel) of each event.
    """

    match: str
    sport: Sport
    size: Size
    flown: Flights
    events: tuple[tuple[int, str], ...]

    def counts(self, sport: Sport) -> Counter[tuple[str, str]]:
        """How often what happens was found as what, with the sport given."""
        found = find_events(self.flown, self.size, sport)
        return pairs(self.events, found)

    def turns(self) -> tuple[Floats, NDArray[np.bool_]]:
        """The turns near labelled hits and bounces: `Transitions.bounce_features` (n, 3), and which bounce."""
        at, transitions = find_transitions(self.flown, self.size)
        kinds = [self._kind_near(int(frame)) for frame in at + self.flown.frames.start]
        sharp = [turn.is_sharp for turn in list_transitions(self.flown, self.size)]
        chosen = np.array([kind in ("hit", "bounce") for kind in kinds], np.bool_) & np.array(sharp, np.bool_)
        return transitions.bounce_features().T[chosen], np.array([kind == "bounce" for kind in kinds], np.bool_)[chosen]

    def _kind_near(self, frame: int) -> str | None:
        near = [event for event in self.events if abs(event[0] - frame) < NEAR]
        return min(near, key=lambda event: abs(event[0] - frame))[1] if near else None


def flights_of(rally: Rally) -> tuple[Flights, Size]:
    """The flights along a rally's labels, and the size of its video."""
    with VideoReader(rally.video) as reader:
        size, rate = reader.size, reader.rate
    label = rally.path()
    path = np.where(label.visible, label.positions.T, np.nan)
    at = np.arange(path.shape[1])
    return find_flights(path, at / rate, size=size, begins=at == 0), size


def of_open_sport(folder: Path) -> str:
    """How often the ball keeps its direction up or down the picture in a folder's rallies, and what follows from it."""
    rallies = [list_transitions(*flights_of(rally)) for rally in find_rallies([folder])]
    onward = [kept for rally in rallies for kept in find_onward_transitions(rally)]
    bouncing = sum(ball_bounces(rally, Sport.AUTO) is True for rally in rallies)
    # One after another, with pauses between them.
    joined = [
        replace(turn, second=turn.second + 1000 * number) for number, rally in enumerate(rallies) for turn in rally
    ]
    return (
        f"{folder.name}: at {sum(onward)} of {len(onward)} turns the ball keeps its direction ({np.mean(onward):.2f}). "
        f"Taken to bounce: {bouncing} of {len(rallies)} rallies by themselves; "
        f"all as one match: {'yes' if ball_bounces(joined, Sport.AUTO) else 'no'}."
    )


def sport_of(rally: Rally) -> Sport:
    """By the clip's name: `tennis_...`, `padel_...`, or badminton."""
    said = rally.name.partition("_")[0]
    return Sport(said) if said in (Sport.TENNIS, Sport.PADEL) else Sport.BADMINTON


def read_events() -> dict[str, list[tuple[int, str]]]:
    """The frames and kinds of labelled_events.csv, by clip."""
    events: dict[str, list[tuple[int, str]]] = {}
    with EVENTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            events.setdefault(row["clip"], []).append((int(row["frame"]), row["event"]))
    return events


def labelled_points(folders: list[Path]) -> list[Point]:
    """The points of labelled_events.csv whose clips are in some folders."""
    events, points = read_events(), []
    for rally in find_rallies(folders):
        if rally.name in events and sport_of(rally) is not Sport.BADMINTON:
            flown, size = flights_of(rally)
            sport, _, rest = rally.name.partition("_")
            match = rest.partition("_")[0] if sport == Sport.TENNIS else rest
            points.append(Point(match, Sport(sport), size, flown, tuple(events[rally.name])))
    return points


def of_labelled_events(folders: list[Path]) -> str:
    """Tables of what happens against what is found, and the weights that tell a bounce from a hit."""
    points, parts = labelled_points(folders), []
    for played, sport in itertools.product((Sport.TENNIS, Sport.PADEL), (Sport.BADMINTON, Sport.TENNIS, Sport.AUTO)):
        counts = sum((one.counts(sport) for one in points if one.sport is played), Counter[tuple[str, str]]())
        parts.append(f"{played.value.capitalize()}, found as {sport.value}:\n\n{table(counts, LABELLED)}\n")
    features_of = [point.turns() for point in points]
    right = total = 0
    for match in {point.match for point in points}:
        own = [point.match == match for point in points]
        weights = fit([turn for turn, mine in zip(features_of, own, strict=True) if not mine])
        for features, bounces in itertools.compress(features_of, own):
            right += int(((features @ weights[:-1] + weights[-1] > 0) == bounces).sum())
            total += len(bounces)
    names = ("up", "across", "gain", "bias")
    weighed = ", ".join(f"{name} {weight:.2f}" for name, weight in zip(names, fit(features_of), strict=True))
    parts.append(f"Weights: {weighed}. With those of the other matches {right} of {total} turns are told right.")
    return "\n".join(parts)


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

    def find(self, path: str, trees: Trees | None) -> tuple[Event, ...]:
        """The events along a path, by these trees; without players if there are none."""
        without, turns, features, _ = self.turns[path]
        if trees is None:
            return events_along(without, bouncing=True)
        judged = [
            replace(turn, hit_odds=hit, bounce_odds=bounce) if turn.is_judged else turn
            for turn, (hit, bounce) in zip(turns, trees.odds(features.T).T.tolist(), strict=True)
        ]
        return events_along(judged, bouncing=True)


def watched_points(folders: list[Path]) -> list[WatchedPoint]:
    """The points of labelled_events.csv, with players found by the network that ships."""
    events = read_events()
    predicted = {prediction.name: prediction for prediction in read_predictions(HELD_OUT_768)}
    points = []
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for rally in find_rallies(folders):
            sport = sport_of(rally)
            if rally.name not in events or sport is Sport.BADMINTON:
                continue
            poses, size, rate = watch(rally, network)
            seen = predicted[rally.name]
            paths = {**paths_of(rally, seen), "peaks": path_of_peaks(seen)}
            turns = {name: _judged_turns(path, rate, size, poses, events[rally.name]) for name, path in paths.items()}
            match = next(part for part in MATCHES if part in rally.name)
            points.append(WatchedPoint(match, seen.venue, sport, turns, tuple(events[rally.name])))
    return points


def watch(rally: Rally, network: PoseNetwork | None) -> tuple[Poses, Size, float]:
    """The poses of a rally's players, none without a network, and size and frame rate of its video."""
    with VideoReader(rally.video) as reader:
        if network is None:
            return NO_POSES, reader.size, reader.rate
        court = find_court(reader, CourtSport(sport_of(rally).value))
        return NO_POSES.with_found(find_poses(reader, network, court, 0)), reader.size, reader.rate


def paths_of(rally: Rally, seen: Prediction) -> dict[str, Floats]:
    """The path (2, n) of the labels, and that which a run leaves whose networks had not seen the venue."""
    label = rally.path()
    tracked = np.full((2, len(seen.detections)), np.nan)
    for point in points_of_run(seen):
        if point.placed:
            tracked[:, point.frame] = point.x, point.y
    return {"labels": np.where(label.visible, label.positions.T, np.nan), "tracked": tracked}


def path_of_peaks(seen: Prediction) -> Floats:
    """The path (2, n) of all peaks above the threshold, moved ahead: with wrong ones, to learn from."""
    peaks = np.array([(one.x, one.y) if one.visible else (np.nan, np.nan) for one in seen.detections])
    moved: Floats = peaks + LEAD * steady_motion(peaks, np.isfinite(peaks[:, 0]))
    return moved.T


def of_shuttles(folders: list[Path], network: PoseNetwork | None) -> str:
    """How many labelled hits of badminton are found, by halves and paths, and tables of what is found as what."""
    events = read_events()
    predicted = {prediction.name: prediction for prediction in read_predictions(HELD_OUT_768)}
    found: dict[tuple[str, str], list[tuple[list[tuple[int, str]], list[Event]]]] = {}
    for rally in find_rallies(folders):
        if rally.name not in events or sport_of(rally) is not Sport.BADMINTON:
            continue
        poses, size, rate = watch(rally, network)
        half = "held out" if rally.name in HELD_OUT_RALLIES else "first half"
        for name, path in paths_of(rally, predicted[rally.name]).items():
            frames = np.arange(path.shape[1])
            flown = find_flights(path, frames / rate, size=size, begins=frames == 0)
            unsure = [frame for frame, kind in events[rally.name] if kind == UNSURE]
            sure = [
                event
                for event in find_events(flown, size, Sport.BADMINTON, poses=poses)
                if all(abs(event.frame - frame) > NEAR for frame in unsure)
            ]
            found.setdefault((half, name), []).append((events[rally.name], sure))
    lines = ["| | found | invented | F1 | within 3: F1 |", f"| ---{' | ---:' * 4} |"]
    for (half, name), rallies in sorted(found.items()):
        lines.append(f"| badminton, {half}, {name}, hit | {' | '.join(score(rallies, 'hit'))} |")
    for (half, name), rallies in sorted(found.items()):
        total = sum((pairs(truth, events) for truth, events in rallies), Counter[tuple[str, str]]())
        lines += ["", f"Badminton, {half}, {name}:", "", table(total, SHUTTLES)]
    return "\n".join(lines)


def score(rallies: Sequence[tuple[Sequence[tuple[int, str]], Sequence[Event]]], kind: str) -> list[str]:
    """How many events of a kind are found and invented, and F1 within `NEAR` and within three frames."""
    right, n_true, n_found = np.sum([counts(*one, kind, NEAR) for one in rallies], axis=0).tolist()
    close = sum(counts(*one, kind, 3)[0] for one in rallies)
    f1s = (f"{2 * number / (n_true + n_found):.3f}" for number in (right, close))
    return [f"{right} of {n_true}", str(n_found - right), *f1s]


def _judged_turns(
    path: Floats, rate: float, size: Size, poses: Poses, events: Sequence[tuple[int, str]]
) -> tuple[list[Transition], list[Transition], Floats, NDArray[np.str_]]:
    """As in `WatchedPoint.turns`; each event belongs to its nearest turn."""
    frames = np.arange(path.shape[1])
    flown = find_flights(path, frames / rate, size=size, begins=frames == 0)
    at, transitions = find_transitions(flown, size, poses)
    kinds = np.full(len(at), NOTHING, "<U8")
    taken = set()
    near = [(abs(int(turn) - frame), k, frame, kind) for k, turn in enumerate(at) for frame, kind in events]
    for apart, k, frame, kind in sorted(near):
        if apart < NEAR and kinds[k] == NOTHING and frame not in taken:
            kinds[k] = kind
            taken.add(frame)
    beside = [any(abs(int(turn) - frame) < NEAR for frame in taken) for turn in at]
    kinds[(kinds == NOTHING) & np.array(beside, np.bool_)] = UNSURE
    return list_transitions(flown, size), list_transitions(flown, size, poses), transitions.contact_features.T, kinds


def fit_points(points: Sequence[WatchedPoint], seed: int) -> Trees:
    """The trees by the turns of some points."""
    found = [found for point in points for found in point.turns.values()]
    features, kinds = np.concatenate([one[2] for one in found]), np.concatenate([one[3] for one in found])
    known = kinds != UNSURE
    hits, bounces = ((features[known], (kinds[known] == kind).astype(np.float64)) for kind in ("hit", "bounce"))
    return fit_trees(hits, bounces, seed)


def of_rackets(points: Sequence[WatchedPoint], *, by_venue: bool) -> str:
    """A table of hits and bounces without players, and with them by three fits."""
    ways = "without players", *(f"with players, fit {seed}" for seed in SEEDS)
    lines = [
        f"| | {' | '.join(f'{way}: found | invented | F1 | within 3: F1' for way in ways)} |",
        f"| ---{' | ---:' * 4 * len(ways)} |",
    ]
    groups = [point.venue if by_venue else point.match for point in points]
    fits: list[dict[str, Trees | None]] = [dict.fromkeys(groups)]
    fits += [
        {
            group: fit_points([one for one, its in zip(points, groups, strict=True) if its != group], seed)
            for group in groups
        }
        for seed in SEEDS
    ]
    sports = [sport for sport in (Sport.TENNIS, Sport.PADEL) if any(point.sport is sport for point in points)]
    for sport, path, kind in itertools.product(sports, ("labels", "tracked"), ("hit", "bounce")):
        mine = [pair for pair in zip(points, groups, strict=True) if pair[0].sport is sport]
        cells = [
            cell
            for trees in fits
            for cell in score([(point.events, point.find(path, trees[group])) for point, group in mine], kind)
        ]
        lines.append(f"| {sport.value}, {path}, {kind} | {' | '.join(cells)} |")
    return "\n".join(lines)


def counts(truth: Sequence[tuple[int, str]], found: Sequence[Event], kind: str, near: int) -> tuple[int, int, int]:
    """How many events of a kind are found, how many there are, and how many are found there and elsewhere."""
    wanted = [frame for frame, name in truth if ("hit" if name == "serve" else name) == kind]
    said = [event.frame for event in found if (event.is_hit if kind == "hit" else event.kind.value == kind)]
    left, right = set(said), set[int]()
    for apart, frame, other in sorted((abs(frame - other), frame, other) for frame in wanted for other in said):
        if apart <= near and frame not in right and other in left:
            right.add(frame)
            left.remove(other)
    return len(right), len(wanted), len(said)


def fit(turns: Sequence[tuple[Floats, NDArray[np.bool_]]]) -> Floats:
    """The weights of a logistic regression with a small penalty, and its bias, by Newton's method."""
    features, bounces = (np.concatenate(column) for column in zip(*turns, strict=True))
    mean, deviation = features.mean(axis=0), features.std(axis=0)
    inputs = np.column_stack([(features - mean) / deviation, np.ones(len(features))])
    penalty, weights = np.diag([1.0] * features.shape[1] + [0.0]), np.zeros(features.shape[1] + 1)
    for _ in range(50):
        chance = 1 / (1 + np.exp(-inputs @ weights))
        curvature = inputs.T @ (inputs * (chance * (1 - chance))[:, None]) + penalty
        weights -= np.linalg.solve(curvature, inputs.T @ (chance - bounces) + penalty @ weights)
    scaled = weights[:-1] / deviation
    return np.append(scaled, weights[-1] - (scaled * mean).sum())


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=100, help="how many are simulated")
    parser.add_argument("--data", type=Path, help="a folder of labelled rallies")
    parser.add_argument("--labelled", type=Path, nargs="+", help="folders of the clips of labelled_events.csv")
    parser.add_argument("--poses", action="store_true", help="with --labelled: with players, which takes minutes")
    parser.add_argument(
        "--venues", action="store_true", help="with --poses: fit to other venues, not only other matches"
    )
    parser.add_argument("--write", action="store_true", help="with --poses: put trees fitted to all into the program")
    arguments = parser.parse_args()
    sports = {sport_of(rally) for rally in find_rallies(arguments.labelled)} if arguments.labelled else set()
    if arguments.labelled and arguments.poses:
        if sports - {Sport.BADMINTON}:
            points = watched_points(arguments.labelled)
            print(of_rackets(points, by_venue=arguments.venues))
            if arguments.write:
                write_trees(fit_points(points, SEEDS[0]))
        if Sport.BADMINTON in sports:
            with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
                print(of_shuttles(arguments.labelled, network))
        return
    for scene, sport in ((badminton, Sport.BADMINTON), (pickleball, Sport.TENNIS)):
        for noise, missing in ((0.7, 0.02), (1.5, 0.06), (2.5, 0.15)):
            counts = Counter[tuple[str, str]]()
            for seed in range(UNSEEN, UNSEEN + arguments.rallies):
                path, truth = seen(seed, scene, noise=noise, missing=missing)
                counts += pairs(named(truth), events_of(path, sport))
            words = f"positions off by {noise} px, {missing:.0%} of the frames without a ball"
            print(f"{scene.__name__.capitalize()}, {words}:\n\n{table(counts)}\n")
    print(of_cut_rallies([seen(UNSEEN + seed, badminton, noise=1.0, missing=0.05)[0] for seed in range(30)]))
    if arguments.data:
        labels = [rally.path() for rally in find_rallies([arguments.data])]
        print(of_cut_rallies([np.where(label.visible, label.positions.T, np.nan) for label in labels]))
        print(of_labels(arguments.data), of_open_sport(arguments.data), sep="\n")
    if sports - {Sport.BADMINTON}:
        print(of_labelled_events(arguments.labelled), *map(of_open_sport, arguments.labelled), sep="\n")
    if Sport.BADMINTON in sports:
        print(of_shuttles(arguments.labelled, None))


if __name__ == "__main__":
    main()
