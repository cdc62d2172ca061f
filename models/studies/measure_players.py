"""Whether players are known again from rally to rally, in matches made of real clips of the same players.

    python -m models.studies.measure_players CLIPS [--match NAME ...] [--every N] [--embedding NETWORK.onnx]

CLIPS is the folder with `labelled`, `tennis` and `padel`. `labelled_players.csv` says which clips make a match, and who
is near in each, as scoreboards and pictures show it. No score and no name is given to the program. Printed is for each
match how many rallies are right, wrong, and asked about, and the distances between the looks of one player and of two.
"""

import argparse
import csv
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import numpy as np

from rallytrace.analysis.players.identification import PlayerIdentities, identify_players
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.courts import CourtSport
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.poses import NO_POSES, PoseRows, Poses
from rallytrace.track.track import Track
from rallytrace.tracking.court_search import search_picture
from rallytrace.tracking.networks import open_embedding_network, open_pose_network
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, PoseRun, choose_pose_model
from rallytrace.video.reader import VideoReader

LABELS = Path(__file__).with_name("labelled_players.csv")
PADEL = ((257.0, 150.0), (706.0, 150.0), (857.0, 475.0), (107.0, 475.0))
"""Corners that were placed by hand: a padel court is never found."""


@dataclass(frozen=True)
class LabelledRally:
    """A clip, and who is near in it."""

    clip: Path
    sport: CourtSport
    near: str


def read_matches(clips: Path, names: Sequence[str]) -> dict[str, list[LabelledRally]]:
    """The rallies of each match in their order."""
    matches: defaultdict[str, list[LabelledRally]] = defaultdict(list)
    with LABELS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if not names or row["match"] in names:
                clip = clips / row["folder"] / f"{row['clip']}.mp4"
                matches[row["match"]].append(LabelledRally(clip, CourtSport(row["sport"]), row["near"]))
    return dict(matches)


@dataclass(frozen=True)
class Networks:
    """What looks at the players, and at every how many frames."""

    poses: PoseNetwork
    embedder: EmbeddingNetwork | None
    every: int


def know_match(rallies: Sequence[LabelledRally], networks: Networks) -> PlayerIdentities:
    """Who plays in a match whose rallies follow one another."""
    poses, courts, spans, first, size = NO_POSES, list[CourtCalibration](), list[range](), 0, Size(1, 1)
    for rally in rallies:
        with VideoReader(rally.clip) as reader:
            size, n_frames = reader.size, reader.n_frames
            court = find_court(reader, rally.sport) or (courts[-1] if courts else None)
            if court is not None:
                courts.append(CourtCalibration(first, court.sport, court.corners, court.curvature))
            poses = poses.with_found(
                find_poses(reader, networks.poses, court, first, embedder=networks.embedder, every=networks.every)
            )
        spans.append(range(first, first + n_frames))
        first += n_frames
    track = Track(first)
    track.courts, track.rallies = tuple(courts), tuple(Rally(f"Rally {k}", span) for k, span in enumerate(spans, 1))
    return identify_players(track, poses, size)


def find_court(reader: VideoReader, sport: CourtSport) -> CourtCalibration | None:
    if sport is CourtSport.PADEL:
        return CourtCalibration(0, sport, PADEL)
    found = search_picture(reader.frame(reader.n_frames // 2).bgr(), sport).found
    return None if found is None else CourtCalibration.of_map(found.floor_map, found.sport)


def find_poses(
    reader: VideoReader,
    network: PoseNetwork,
    court: CourtCalibration | None,
    first: int,
    *,
    embedder: EmbeddingNetwork | None = None,
    every: int = 3,
) -> PoseRows:
    """The poses of a clip, with its frames counted from `first`."""
    known = KnownVideo(() if court is None else (court,))
    poses: Poses = NO_POSES
    options = PoseOptions(every=every, known=lambda: known)
    for found in PoseRun(reader, network, options, embedder).events(StopSwitch()):
        poses = poses.with_found(found)
    found = poses.select(range(reader.n_frames))
    rows = found.rows.copy()
    rows["frame"] += first
    seen = found.embeddings
    return PoseRows(found.frames + first, rows, replace(seen, frames=seen.frames + first))


def judge(name: str, rallies: Sequence[LabelledRally], known: PlayerIdentities) -> Iterator[str]:
    """The result for a match, a line for it and one for each rally that is not right.

    Names are arbitrary: a person is whoever is near most often in that person's rallies.
    """
    near = [tuple(sorted(rally.names_at("near"))) for rally in known.rallies]
    meant: dict[tuple[str, ...], str] = {}
    for names in set(near) - {()}:
        said = [rally.near for rally, found in zip(rallies, near, strict=True) if found == names]
        meant[names] = max(sorted(set(said)), key=said.count)
    right = [meant.get(names) == rally.near for rally, names in zip(rallies, near, strict=True)]
    asked = [not rally.is_sure or not rally.players for rally in known.rallies]
    changes = sum(one.near != later.near for one, later in pairwise(rallies))
    wrong = sum(not good and not unsure for good, unsure in zip(right, asked, strict=True))
    same, differ = _distances(known, rallies)
    yield (
        f"{name}: {len(rallies)} rallies, {changes} changes of ends, {sum(right)} right, {wrong} wrong without a "
        f"question, {sum(asked)} asked about; distances {_spread(same)} of one, {_spread(differ)} of two sides"
        f"{f'; weight of embeddings {known.appearance.worth:.2f}' if known.appearance.model else ''}"
    )
    for rally, names, good, unsure, played in zip(rallies, near, right, asked, known.rallies, strict=True):
        if not good or unsure:
            yield f"    {rally.clip.stem}: near {names}, {rally.near} is right; {played.probability:.2f} sure"


def _distances(known: PlayerIdentities, rallies: Sequence[LabelledRally]) -> tuple[list[float], list[float]]:
    """The distances between looks of one side in different rallies, and of two sides."""
    sides = [
        (number, player.is_far != (rally.near == rallies[0].near))
        for number, (rally, played) in enumerate(zip(rallies, known.rallies, strict=True))
        for player in played.players
    ]
    same: list[float] = []
    differ: list[float] = []
    for k, (rally, side) in enumerate(sides):
        for m in range(k):
            if sides[m][0] != rally and not np.isnan(known.distances[k, m]):
                (same if sides[m][1] == side else differ).append(float(known.distances[k, m]))
    return same, differ


def _spread(values: Sequence[float]) -> str:
    if not values:
        return "none"
    low, middle, high = np.percentile(values, (5, 50, 95))
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path)
    parser.add_argument("--match", action="append", default=[])
    parser.add_argument("--every", type=int, default=3, help="look at every N-th frame")
    parser.add_argument("--embedding", type=Path, help="an embedding network (.onnx)")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        network = stack.enter_context(open_pose_network(choose_pose_model(None), Device(cores=1)))
        embedder = None
        if arguments.embedding is not None:
            embedder = stack.enter_context(open_embedding_network(arguments.embedding, Device(cores=1)))
        networks = Networks(network, embedder, arguments.every)
        for name, rallies in read_matches(arguments.clips, arguments.match).items():
            for line in judge(name, rallies, know_match(rallies, networks)):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
