"""Print how often the rule for how a rally ended is right, by true hitters and landings of ShuttleSet.

    uv run python models/studies/measure_endings.py SHUTTLESET/set SHUTTLESET22/set

The rule (`analysis/facts/last_shots.py`) gets the hitter's feet and the landing as a person marked them, give or take
0.2 m. Winner and ending are right if `getpoint_player`, `win_reason` and `lose_reason` say the same.
"""

import argparse
import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np

from models.studies.shuttleset import Row, floor_of, number_of
from rallytrace.analysis.facts.last_shots import ProposedEnding, judge_last_shot
from rallytrace.analysis.shots.shot_metrics import SIGMAS_80_PERCENT, Estimate, ShotMetrics, is_within_lines
from rallytrace.storage.segments.shuttleset import ENDING_BY_REASON, STROKE_NAMES
from rallytrace.track.arrays import Floats
from rallytrace.track.homography import project_floor
from rallytrace.track.lists import Event, EventKind, RallyEnding
from rallytrace.track.match_setup import end_at
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import StrokeType

_SPREAD_M: Final = 0.2 / SIGMAS_80_PERCENT
_SERVICES: Final = frozenset({StrokeType.SHORT_SERVICE, StrokeType.LONG_SERVICE})
_EVENTS: Final = (Event(0, EventKind.HIT), Event(1, EventKind.LANDING))


def read_last_strokes(folder: Path) -> Iterator[tuple[Row, Floats]]:
    """Yield the last stroke of each rally with a winner, and the homography of its court."""
    with (folder / "homography.csv").open(encoding="utf-8-sig", newline="") as stream:
        courts = {row["video"]: row for row in csv.DictReader(stream)}
    for sheet in sorted(folder.glob("*/set*.csv")):
        rallies: dict[str, list[Row]] = defaultdict(list)
        with sheet.open(encoding="utf-8-sig", newline="") as stream:
            for row in csv.DictReader(stream):
                rallies[row["rally"]].append(row)
        for rows in rallies.values():
            last = max(rows, key=lambda row: number_of(row["ball_round"]))
            if last["getpoint_player"]:
                yield last, floor_of(courts[sheet.parent.name])


def propose(last: Row, floor: Floats) -> tuple[ProposedEnding | None, str]:
    """Return the proposal for a last stroke, and the hitter's end."""
    pixels = [[number_of(last[f"{name}_{axis}"]) for axis in "xy"] for name in ("player_location", "landing")]
    (x, y), landed = project_floor(floor, np.array(pixels)).tolist()
    landing = Estimate(landed[0], _SPREAD_M), Estimate(landed[1], _SPREAD_M)
    is_in = is_within_lines(landing, SPORTS[Sport.BADMINTON].court)
    shot = ShotMetrics(0, 1, 1.0, None, None, (x, y, 1.0), landing, is_in)
    is_known = np.isfinite([x, y, *landed]).all()
    return judge_last_shot(_EVENTS, shot, None) if is_known else None, end_at(y)


def main() -> None:
    """Read the folders, propose and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", help="folders with homography.csv and a folder for each match")
    counts: dict[RallyEnding | None, Counter[str]] = defaultdict(Counter)
    n_rallies = 0
    for folder in parser.parse_args().folders:
        for last, floor in read_last_strokes(folder):
            n_rallies += 1
            proposal, hitter = propose(last, floor)
            if proposal is not None and STROKE_NAMES.get(last["type"]) not in _SERVICES:
                is_winner = (proposal.winner == hitter) == (last["getpoint_player"] == last["player"])
                is_ending = is_winner and ENDING_BY_REASON.get(last["lose_reason"]) is proposal.ending
                counts[proposal.ending].update(proposals=1, winner=is_winner, ending=is_ending)
    print("| ending | proposals | winner right | ending right |\n| --- | ---: | ---: | ---: |")
    for ending, row in (*counts.items(), ("all", sum(counts.values(), Counter[str]()))):
        print(f"| {ending} | {row['proposals']} | {_share(row, 'winner')} | {_share(row, 'ending')} |")
    print(f"{n_rallies} rallies")


def _share(row: Mapping[str, int], name: str) -> str:
    return f"{100 * row[name] / row['proposals']:.1f} %"


if __name__ == "__main__":
    main()
