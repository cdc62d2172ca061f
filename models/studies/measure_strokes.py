"""Print how often the strokes of badminton clips are named right, at hits that the program found itself.

    uv run python models/studies/measure_strokes.py CLIPS/labelled CLIPS/badminton_more [--wrong] [--model FILE]

labelled_strokes.csv holds the names that fit each hit, read off the frames before the program's names were seen. Two
names are separated by | where, say, a flat smash and a drive cannot be told apart. Hits that could not be named are
omitted. Hits, sides and positions are found along paths as runs leave them, of networks that had never seen the venue.
Results on clips that are kept apart were not looked at while the network and the rules were made.
"""

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.fit_event_trees import HELD_OUT, NEAR_FRAMES, paths_of
from models.studies.measure_hitters import WatchedClip, watch
from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from rallytrace.analysis.arcs.path_arcs import find_arcs
from rallytrace.analysis.events.found_events import events_along
from rallytrace.analysis.events.transitions import list_transitions
from rallytrace.analysis.players.sides import RallyContacts
from rallytrace.analysis.shots.shot_metrics import RallyEvents, split_rallies
from rallytrace.analysis.strokes.naming import name_strokes, rallies_to_name
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.court_views import CourtViews
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.tracking.networks import open_pose_network
from rallytrace.tracking.pose_run import choose_pose_model

STROKES: Final = Path(__file__).with_name("labelled_strokes.csv")
SERVICES: Final = frozenset({StrokeGroup.SHORT_SERVICE, StrokeGroup.LONG_SERVICE})
COUNTS: Final = ("strokes", "named", "right", "services", "services right", "false services")


@dataclass(frozen=True, slots=True)
class LabelledClip:
    """The labelled strokes of a clip.

    Attributes:
        strokes: names that are right, keyed by the frame of the hit.
        is_kept_apart: whether results on the clip were not looked at while the network and the rules were made.
    """

    strokes: Mapping[int, frozenset[StrokeGroup]]
    is_kept_apart: bool


def read_labels() -> dict[str, LabelledClip]:
    """Return the labelled clips by name."""
    rows: dict[str, list[dict[str, str]]] = {}
    with STROKES.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["clip"], []).append(row)
    return {
        clip: LabelledClip(
            {int(row["frame"]): frozenset(map(StrokeGroup, row["strokes"].split("|"))) for row in own},
            own[0]["kept_apart"] == "yes",
        )
        for clip, own in rows.items()
    }


def watch_clips(folders: Sequence[Path], wanted: Mapping[str, LabelledClip]) -> Iterator[WatchedClip]:
    """Yield the labelled clips, with players found by the network that ships."""
    predicted = {prediction.name: prediction for prediction in read_predictions(HELD_OUT)}
    with open_pose_network(choose_pose_model(None), Device(cores=1)) as network:
        for rally in find_rallies(list(folders)):
            if rally.name in wanted:
                seen = predicted[rally.name]
                yield watch(rally, Sport.BADMINTON, network, paths_of(rally, seen), seen.venue)


def find_strokes(clip: WatchedClip, network: StrokeNetwork) -> list[Stroke]:
    """Return the strokes that the program finds and names in a clip."""
    if clip.court is None:
        return []
    path, courts = clip.paths["tracked"], (clip.court,)
    seconds = np.arange(path.shape[1]) / clip.rate
    arcs = find_arcs(path, seconds, size=clip.size, begins=seconds == 0)
    events = events_along(list_transitions(arcs, clip.size, clip.poses), bouncing=False)
    views = CourtViews(courts, clip.size)
    sides = {
        side.frame: side
        for rally in split_rallies(events, seconds, min_events=1)
        if any(event.is_hit for event in rally)
        for side in RallyContacts(rally, path, 0, seconds, clip.poses, views).decide({})
    }

    def path_of(first: int, stop: int) -> tuple[Floats, Flags]:
        return path[:, first:stop], np.zeros(stop - first, np.bool_)

    scene = range(path.shape[1])
    played = [RallyEvents(rally, scene) for rally in split_rallies(events, seconds)]
    rallies = rallies_to_name(played, path_of, seconds, poses=clip.poses, courts=courts, size=clip.size, sides=sides)
    return [stroke for rally in rallies for stroke in name_strokes(rally, network)]


def match(labels: Mapping[int, frozenset[StrokeGroup]], found: Sequence[Stroke]) -> dict[int, Stroke | None]:
    """Return the found stroke of each labelled one, by frame; each is the nearest that no other label takes."""
    pairs = sorted((abs(stroke.frame - frame), frame, k) for frame in labels for k, stroke in enumerate(found))
    matched: dict[int, int] = {}
    for away, frame, k in pairs:
        if away <= NEAR_FRAMES and frame not in matched and k not in matched.values():
            matched[frame] = k
    return {frame: found[matched[frame]] if frame in matched else None for frame in labels}


def count(labels: LabelledClip, found: Sequence[Stroke]) -> Counter[str]:
    """Return the `COUNTS` of a clip."""
    counted: Counter[str] = Counter()
    for frame, stroke in match(labels.strokes, found).items():
        right = labels.strokes[frame]
        is_right = stroke is not None and stroke.name in right
        counted["strokes"] += 1
        counted["named"] += stroke is not None
        counted["right"] += is_right
        counted["services"] += bool(right & SERVICES)
        counted["services right"] += is_right and bool(right & SERVICES)
        counted["false services"] += stroke is not None and stroke.name in SERVICES and not right & SERVICES
    return counted


def main() -> None:
    """Read the options, find and name strokes, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path, nargs="+", help="folders of the clips of labelled_strokes.csv")
    parser.add_argument("--wrong", action="store_true", help="also print each stroke that is named wrong")
    parser.add_argument("--model", type=Path, metavar="FILE", help="another network than the one that ships")
    options = parser.parse_args()
    wanted = read_labels()
    counts: dict[bool, Counter[str]] = {False: Counter(), True: Counter()}
    with StrokeNetwork(options.model or paths.shipped_model("strokes")) as network:
        for clip in watch_clips(options.clips, wanted):
            labels, found = wanted[clip.name], find_strokes(clip, network)
            counts[labels.is_kept_apart] += count(labels, found)
            for frame, stroke in match(labels.strokes, found).items() if options.wrong else ():
                if stroke is not None and stroke.name not in labels.strokes[frame]:
                    print(f"{clip.name}, frame {frame}: {stroke.words}, is {' or '.join(labels.strokes[frame])}")
    print(f"| clips | {' | '.join(COUNTS)} |\n| --- {'| ---: ' * len(COUNTS)}|")
    for is_kept_apart, counted in counts.items():
        title = "kept apart" if is_kept_apart else "looked at"
        print(f"| {title} | {' | '.join(str(counted[name]) for name in COUNTS)} |")


if __name__ == "__main__":
    main()
