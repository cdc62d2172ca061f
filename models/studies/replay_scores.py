"""Replays real matches: the counted score, server and ends against those that ShuttleSet's annotators wrote.

    python models/studies/replay_scores.py FOLDER

A rally's winner is the side whose points grew. A match is replayed only if each of its points is in the file.
"""

import argparse
import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.domain.lists import Rally
from rallytrace.domain.match.counting import count_rallies
from rallytrace.domain.match.placed import PlacedMatch
from rallytrace.domain.match.rules import Side

_NAMES: Final = ("A", "B")


@dataclass(frozen=True, slots=True)
class NotedRally:
    """A rally as the annotators wrote it.

    Attributes:
        game: its number, from 0.
        points: of A and B after it.
        server: 'A' or 'B'; '' if the first stroke is missing.
        near_side: the player nearer to the camera at the serve; '' if unknown.
    """

    game: int
    points: tuple[int, int]
    server: str
    near_side: str


def read_match(folder: Path) -> list[NotedRally]:
    """The rallies of a match in order."""
    rallies = []
    for game, sheet in enumerate(sorted(folder.glob("set*.csv"))):
        by_rally: dict[int, list[dict[str, str]]] = {}
        with sheet.open(encoding="utf-8-sig", newline="") as stream:
            for row in csv.DictReader(stream):
                by_rally.setdefault(int(float(row["rally"])), []).append(row)
        rallies += [_note(game, rows) for _, rows in sorted(by_rally.items())]
    return rallies


def _note(game: int, rows: Sequence[dict[str, str]]) -> NotedRally:
    first, last = rows[0], rows[-1]
    points = int(float(last["roundscore_A"])), int(float(last["roundscore_B"]))
    is_first = float(first["ball_round"] or 0) == 1
    heights = first["player_location_y"], first["opponent_location_y"]
    near_side = ""
    if all(heights):
        is_hitter_near = float(heights[0]) > float(heights[1])
        near_side = first["player"] if is_hitter_near else _NAMES[1 - _NAMES.index(first["player"])]
    return NotedRally(game, points, first["player"] if is_first else "", near_side)


def winners_of(rallies: Sequence[NotedRally]) -> str | None:
    """The winners, a letter each; None if a point is missing."""
    winners, game, points = "", -1, (0, 0)
    for rally in rallies:
        points = points if rally.game == game else (0, 0)
        game = rally.game
        grown = rally.points[0] - points[0], rally.points[1] - points[1]
        if sorted(grown) != [0, 1]:
            return None
        winners += _NAMES[grown.index(1)]
        points = rally.points
    return winners


def replay(rallies: Sequence[NotedRally], winners: str) -> dict[str, int]:
    """Numbers of rallies, and of those whose score, server or ends differ."""
    match = PlacedMatch(
        names=("A", "B"),
        server=Side(_NAMES.index(rallies[0].server or "A")),
        near_side=Side(_NAMES.index(rallies[0].near_side or "A")),
    )
    listed = [Rally(str(index), range(index, index + 1), winner) for index, winner in enumerate(winners)]
    differing = {"rallies": len(rallies), "scores": 0, "servers": 0, "ends": 0, "faults": 0}
    for noted, score in zip(rallies, count_rallies((match,), listed), strict=True):
        assert score is not None
        counted = score.end.points if sum(score.end.points) else score.end.rounds[-1]
        differing["scores"] += counted != noted.points
        differing["servers"] += bool(noted.server) and score.server_name != noted.server
        differing["ends"] += bool(noted.near_side) and score.near_name != noted.near_side
        differing["faults"] += bool(score.fault)
    return differing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    totals: dict[str, int] = {}
    n_matches = 0
    for folder in sorted(path for path in parser.parse_args().folder.iterdir() if path.is_dir()):
        rallies = read_match(folder)
        winners = winners_of(rallies)
        if winners is None:
            print(f"{folder.name}: left out, points are missing in the file")
            continue
        n_matches += 1
        differing = replay(rallies, winners)
        totals = {name: totals.get(name, 0) + number for name, number in differing.items()}
        print(f"{folder.name}: {differing}")
    print(f"{n_matches} matches: {totals}")


if __name__ == "__main__":
    main()
