"""Print how often scoreboards are read right, and winners proposed right, on clips whose boards a person has read.

    uv run python models/studies/measure_boards.py CLIPS

labelled_boards.csv holds both rows of the board as each clip shows it. The clips of a venue are joined in its order, as
if they were one video, each clip a rally. Many are not consecutive: a winner is known where the next board is one point
further by the rules. The winner of the first such rally is set by hand, as its row could be either player's.
"""

import argparse
import csv
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.scoring.board import EndVote, find_board_winners
from rallytrace.files import paths
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import NEAR_END
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import ScoringSystem
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.video.reader import VideoReader
from rallytrace.video.scoreboard.board import BoardFinder, BoardReader

BOARDS: Final = Path(__file__).with_name("labelled_boards.csv")
_SHARES: Final = (0.3, 0.6)
_CLIP_FRAMES: Final = 100
Rows = tuple[tuple[str, ...], tuple[str, ...]]
Read = tuple[tuple[str, ...], tuple[str, ...], float]
"""Both rows, and the probability that they are read right."""


def read_labels() -> dict[str, Rows]:
    """Return the numbers of both rows by clip."""
    with BOARDS.open(encoding="utf-8") as file:
        return {row["clip"]: _rows_of(row) for row in csv.DictReader(file)}


def _rows_of(row: Mapping[str, str]) -> Rows:
    upper, lower = row["upper"].split(" "), row["lower"].split(" ")
    return tuple(upper), tuple(lower)


def read_pictures(path: Path) -> list[NDArray[np.uint8]]:
    with VideoReader(path) as reader:
        return [reader.frame(int(share * reader.n_frames)).bgr() for share in _SHARES]


def propose(
    systems: Sequence[ScoringSystem], rows: Sequence[Read | None], known: Mapping[int, str]
) -> dict[int, tuple[str, str]]:
    """Return the winners proposed for a row of clips, by the clip: the end, and what it rests on."""
    rallies = [Rally(f"Rally {k}", range(_CLIP_FRAMES * k, _CLIP_FRAMES * k + 60)) for k in range(len(rows))]
    readings = [
        BoardReading(_CLIP_FRAMES * k + 20, _CLIP_FRAMES * k + 40, *read, 2)
        for k, read in enumerate(rows)
        if read is not None
    ]
    votes = [EndVote(k, end, is_user=True) for k, end in known.items()]
    found = find_board_winners(systems, readings, rallies, votes)
    return {frames.start // _CLIP_FRAMES: (winner.end, winner.words) for frames, winner in found.items()}


def true_winners(systems: Sequence[ScoringSystem], rows: Sequence[Rows]) -> dict[int, str]:
    """Return the ends of the winners that the labels show, if the upper row began at the near end."""
    found: dict[int, str] = {}
    for k in range(len(rows) - 1):
        sure = [(*row, 1.0) for row in rows]
        found |= {number: end for number, (end, _) in propose(systems, sure, {k: NEAR_END}).items()}
        if found:
            return found
    return {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clips", type=Path, help="folder with the clips and tables of venues")
    given = parser.parse_args()
    labels = read_labels()
    venues: dict[str, str] = {}
    for table in given.clips.glob("venues*.csv"):
        with table.open(encoding="utf-8") as file:
            venues |= {row["clip"]: row["venue"] for row in csv.DictReader(file)}
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for clip in labels:
        groups[venues.get(clip, "odense")].append(clip)
    total = np.zeros(5, np.int64)
    started = time.process_time()
    with DigitNetwork(paths.shipped_model("digits")) as network:
        for venue, clips in groups.items():
            total += _measure(venue, clips, labels, network, given.clips)
    n_clips, n_read, n_known, n_proposed, n_right = total.tolist()
    print(f"all: {n_read} of {n_clips} boards right; {n_proposed} of {n_known} winners proposed, {n_right} right")
    print(f"{(time.process_time() - started) / n_clips:.2f} s of processor time a clip, the search included")


def _measure(
    venue: str, clips: Sequence[str], labels: Mapping[str, Rows], network: DigitNetwork, folder: Path
) -> NDArray[np.int64]:
    pictures = [read_pictures(next(folder.rglob(f"{clip}.mp4"))) for clip in clips]
    finder = BoardFinder(network.classify)
    for pair in pictures[:16]:
        for picture in pair[: 1 if len(pictures) > len(_SHARES) else None]:
            finder.add(picture)
    place, truth = finder.find(), [labels[clip] for clip in clips]
    read: list[Read | None] = [None] * len(clips)
    if place is not None:
        reader = BoardReader(place, network.classify)
        for _, second in pictures:
            reader.add(second[place.region()])
        scores = reader.scores()
        read = [None if score is None else (score.upper, score.lower, score.probability) for score in scores]
    for clip, seen, shown in zip(clips, read, truth, strict=True):
        if seen is None or seen[:2] != shown:
            print(f"  {clip}: {seen}, not {shown}")
    sport = next((sport for sport in (Sport.TENNIS, Sport.PADEL) if sport in venue), Sport.BADMINTON)
    systems = [scoring.system for scoring in SPORTS[sport].scoring]
    winners = true_winners(systems, truth)
    by_hand = dict(list(winners.items())[:1])
    proposed = propose(systems, read, by_hand)
    right = sum(winners.get(k) == end for k, (end, _) in proposed.items())
    n_read = sum(seen is not None and seen[:2] == shown for seen, shown in zip(read, truth, strict=True))
    counts = np.array([len(clips), n_read, len(winners), len(proposed), right], np.int64)
    print(f"{venue}: {n_read} of {len(clips)} boards right; {len(proposed)} of {len(winners)} winners, {right} right")
    return counts


if __name__ == "__main__":
    main()
