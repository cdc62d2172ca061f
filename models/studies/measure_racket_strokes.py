"""Who plays the strokes of tennis and padel, and how the rules name them, against what a person saw.

    python -m models.studies.measure_racket_strokes CLIPS [--clip NAME ...]

CLIPS is the folder with `tennis` and `padel`. `labelled_strokes.csv` has the side and the stroke of each hit of
`labelled_events.csv` in these clips, by the picture of the hit and the path around it; an empty name stands for one
that the picture leaves open. The path is the clip's own labels, the poses are those of the network that ships. Printed
is for each sport, with the labelled events and with found ones, how many hits have the right side and the right name,
and of how many a player is said: by the nearest wrist (where nobody is named), and by the model of named players.
"""

import argparse
import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from models.studies.measure_events import EVENTS, NEAR
from models.studies.measure_players import find_court, find_poses
from models.training.rallies import find_rallies
from rallytrace.domain.arrays import Floats
from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.court.rally_flights import split_rallies
from rallytrace.domain.court.sports import CourtSport
from rallytrace.domain.events.found_events import find_events
from rallytrace.domain.flight.path_flights import find_flights
from rallytrace.domain.geometry import Size
from rallytrace.domain.hitters import HitterFinder
from rallytrace.domain.lists import Event, EventKind, Rally, Sport
from rallytrace.domain.players.hits import find_player_hits
from rallytrace.domain.players.known import know_players
from rallytrace.domain.poses import NO_POSES, Poses
from rallytrace.domain.strokes.racket_rules import racket_strokes
from rallytrace.domain.strokes.seen import see_strokes, watch_rally
from rallytrace.domain.track import Track
from rallytrace.execution_providers import Device
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import choose_pose_model
from rallytrace.video.reader import VideoReader

STROKES: Final = Path(__file__).with_name("labelled_strokes.csv")
UNNAMED: Final = "-"


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A point of tennis or padel.

    Attributes:
        path: (2, n) positions of the ball by its labels, NaN without one.
        seconds: (n,) of the frames.
        events: labelled ones.
        truth: side and name of the stroke at each labelled hit, by its frame.
    """

    court: PlacedCourt
    poses: Poses
    size: Size
    path: Floats
    seconds: Floats
    events: tuple[Event, ...]
    truth: Mapping[int, tuple[str, str]]

    def found_events(self) -> Iterator[tuple[Event, ...]]:
        """The events that the program finds, by rally."""
        begins = np.arange(len(self.seconds)) == 0
        flights = find_flights(self.path, self.seconds, size=self.size, begins=begins)
        sport = Sport(self.court.sport.value)
        yield from split_rallies(find_events(flights, self.size, sport, poses=self.poses), self.seconds)

    def hitters(self, events: Sequence[Event]) -> Mapping[str, Mapping[int, str]]:
        """Sides by frame, as each of the two ways to find players says them."""
        named = Track(len(self.seconds))
        named.courts, named.rallies = (self.court,), (Rally("Rally 1", range(len(self.seconds))),)
        known = know_players(named, self.poses, self.size)
        wrists = HitterFinder(self.poses).find(events, self.path)
        players = find_player_hits(known, self.poses, events, self.path)
        return {
            "wrist": {frame: hitter.name for frame, hitter in wrists.items()},
            "player": {frame: "far" if hit.player.is_far else "near" for frame, hit in players.items()},
        }

    def strokes(self, rally: tuple[Event, ...]) -> Iterator[tuple[int, str, str]]:
        """Frame, side and name of each stroke of a rally."""
        camera = self.court.camera(self.size)
        watched = watch_rally(rally, self.path, 0, self.seconds, self.poses)
        seen = None if camera is None else see_strokes(watched, camera, self.court.sport)
        if seen is not None:
            names = {stroke.frame: stroke.name.value for stroke in racket_strokes(seen, self.court.sport)}
            yield from (
                (frame, side, names.get(frame, UNNAMED)) for frame, side in zip(seen.frames, seen.sides, strict=True)
            )


def read_clips(folder: Path, names: Sequence[str], network: PoseNetwork) -> Iterator[Clip]:
    events, strokes = _rows_by_clip(EVENTS), _rows_by_clip(STROKES)
    kinds = {"hit": EventKind.HIT, "bounce": EventKind.BOUNCE}
    labels = {rally.name: rally.path() for rally in find_rallies([folder])}
    for name, rows in strokes.items():
        if names and name not in names:
            continue
        sport = CourtSport(name.partition("_")[0])
        with VideoReader(folder / sport.value / f"{name}.mp4") as reader:
            court = find_court(reader, sport)
            if court is None:
                sys.stdout.write(f"{name}: no court is sure\n")
                continue
            poses = NO_POSES.with_found(find_poses(reader, network, court, 0))
            size, seconds = reader.size, np.asarray(reader.index.seconds)
        path = np.where(labels[name].visible, labels[name].positions.T, np.nan)
        yield Clip(
            *(court, poses, size, path, seconds[: path.shape[1]]),
            tuple(Event(int(row["frame"]), kinds[row["event"]]) for row in events[name] if row["event"] in kinds),
            {int(row["frame"]): (row["side"], row["stroke"]) for row in rows},
        )


def _rows_by_clip(table: Path) -> Mapping[str, list[dict[str, str]]]:
    rows: defaultdict[str, list[dict[str, str]]] = defaultdict(list)
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            rows[row["clip"]].append(row)
    return rows


def compare(clip: Clip, rallies: Sequence[tuple[Event, ...]], reach: int) -> Counter[str]:
    """Counts of hits whose stroke is there, of right sides, and of names that are right, wrong or missing."""
    left = {frame: (side, name) for rally in rallies for frame, side, name in clip.strokes(rally)}
    counts = Counter(hits=len(clip.truth))
    for frame, (side, name) in clip.truth.items():
        nearest = min(left, key=lambda other: abs(other - frame), default=None)
        if nearest is None or abs(nearest - frame) > reach:
            continue
        found_side, found_name = left.pop(nearest)
        counts.update(found=1, sides=int(found_side == side))
        if name:
            verdict = "unnamed" if found_name == UNNAMED else "right" if found_name == name else "wrong"
            counts.update([verdict, f"{name} {verdict}"])
    counts.update(invented=len(left))
    for way, sides in clip.hitters([event for rally in rallies for event in rally]).items():
        for frame, (side, _) in clip.truth.items():
            nearest = min(sides, key=lambda other: abs(other - frame), default=None)
            if nearest is not None and abs(nearest - frame) <= reach:
                counts.update({f"{way} said": 1, f"{way} right": int(sides[nearest] == side)})
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path)
    parser.add_argument("--clip", action="append", default=[])
    arguments = parser.parse_args()
    totals: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for clip in read_clips(arguments.clips, arguments.clip, network):
            sport = clip.court.sport.value
            totals[sport, "events given"] += compare(clip, [clip.events], 0)
            totals[sport, "events found"] += compare(clip, list(clip.found_events()), NEAR)
    for (sport, events), counts in totals.items():
        sys.stdout.write(f"{sport}, {events}: {', '.join(f'{name} {n}' for name, n in counts.items())}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
