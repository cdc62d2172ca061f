"""Follow the players through a rally: one in each half of the court, or two in doubles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.analysis.court.player_positions import are_on_court, feet_of_rows
from rallytrace.track.appearance import mean_colours
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.court_views import CourtViews
from rallytrace.track.embeddings import NO_EMBEDDINGS, Embeddings
from rallytrace.track.geometry import Size
from rallytrace.track.poses import PersonRows, Poses
from rallytrace.track.sports import SPORTS

_MIN_DOUBLES_SHARE: Final = 0.4
"""The match is doubles if at least this share of the analysed frames has two players in one half."""
_MAX_STEP_M: Final = 0.35
"""Largest distance that a player runs from frame to frame: about 10 m/s."""
_MIN_FRAMES: Final = 3
"""Smallest number of frames in which a player must be visible."""
_COLOUR_COST_M: Final = 3.0
"""Cost of completely different colours of the clothes, as a distance; used in doubles."""
_BOX_UNITS_PER_PIXEL: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class FollowedPlayer:
    """A player in one rally.

    Attributes:
        rally: index of the rally.
        is_far: whether the player is in the far half of the court.
        frames: (n,) analysed frames in which the player is visible, ascending.
        boxes: (n, 4) left, top, right and bottom in video pixels.
        colours: (parts, BINS) mean histograms of the clothes; NaN for a part that is not visible.
        embeddings: embeddings from a few of the frames.
    """

    rally: int
    is_far: bool
    frames: Indices
    boxes: Floats
    colours: Floats
    embeddings: Embeddings = NO_EMBEDDINGS

    def box_at(self, frame: int, reach: int) -> Floats | None:
        """Return the player's box in the nearest frame with a box; None if that is more than `reach` frames away."""
        index = int(np.abs(self.frames - frame).argmin())
        return self.boxes[index] if abs(int(self.frames[index]) - frame) <= reach else None


def follow_players(
    poses: Poses, courts: Sequence[CourtCalibration], size: Size, rally: int, frames: range
) -> list[FollowedPlayer]:
    """Return the players of a rally, near ones first. There are none without a court.

    Args:
        courts: courts of the video, ascending.
        rally: index of the rally.
    """
    court = court_at(courts, frames.start)
    if court is None:
        return []
    found = poses.select(frames)
    rows, vectors = found.rows, found.vectors_of_rows()
    feet = CourtViews(tuple(courts), size).to_floor(rows["frame"], feet_of_rows(rows))
    on_court = are_on_court(feet, court.sport)
    rows, feet, vectors = rows[on_court], feet[on_court], vectors[on_court]
    halves = [np.flatnonzero((feet[:, 1] > 0) == is_far) for is_far in (False, True)]
    is_doubles = SPORTS[court.sport].is_always_doubles or any(_is_doubles(rows["frame"][half]) for half in halves)
    players = []
    for is_far, half in zip((False, True), halves, strict=True):
        chains = _follow_two(rows, feet, half) if is_doubles else [_most_confident(rows, half)]
        for chain in chains:
            if len(chain) >= _MIN_FRAMES:
                chosen = rows[chain]
                boxes, colours = chosen["box"] / _BOX_UNITS_PER_PIXEL, mean_colours(chosen["colours"])
                frame_numbers = chosen["frame"].astype(np.int64)
                embeddings = found.embeddings.select(vectors[chain][vectors[chain] >= 0])
                players.append(FollowedPlayer(rally, is_far, frame_numbers, boxes, colours, embeddings))
    return players


def _is_doubles(frames: Indices) -> bool:
    counts = np.unique(frames, return_counts=True)[1]
    return len(counts) > 0 and float((counts >= 2).mean()) >= _MIN_DOUBLES_SHARE


def _most_confident(rows: PersonRows, half: Indices) -> list[int]:
    """Return the index of the most confident person in each frame, which is the first one."""
    return [int(half[index]) for index in np.unique(rows["frame"][half], return_index=True)[1]]


def _follow_two(rows: PersonRows, feet: Floats, half: Indices) -> list[list[int]]:
    """Return two chains of persons, as indices. Each is continued with the nearest person of similar colours."""
    chains: list[list[int]] = [[], []]
    colours = np.sqrt(rows["colours"].astype(np.float64))
    chain_colours = [np.zeros(colours.shape[1]), np.zeros(colours.shape[1])]

    def cost(chain: int, k: int) -> float:
        """Return the cost in metres of continuing a chain with person k."""
        if not chains[chain]:
            return 0.0
        last = chains[chain][-1]
        gap = max(int(rows["frame"][k]) - int(rows["frame"][last]), 1)
        distance = float(np.hypot(*(feet[k] - feet[last])))
        lengths = float(np.linalg.norm(chain_colours[chain]) * np.linalg.norm(colours[k]))
        similarity = float(chain_colours[chain] @ colours[k]) / lengths if lengths else 0.5
        return min(distance, distance / gap / _MAX_STEP_M + 1.0) + _COLOUR_COST_M * math.sqrt(max(1 - similarity, 0.0))

    for _, group in groupby(half.tolist(), key=lambda k: int(rows["frame"][k])):
        found = list(group)[:2]
        costs = [[cost(chain, k) for k in found] for chain in (0, 1)]
        pairs: Sequence[tuple[int, int]] = ((0 if costs[0][0] <= costs[1][0] else 1, 0),)
        if len(found) == 2:
            stay = costs[0][0] + costs[1][1] <= costs[0][1] + costs[1][0]
            pairs = ((0, 0), (1, 1)) if stay else ((0, 1), (1, 0))
        for chain, k in pairs:
            chains[chain].append(found[k])
            chain_colours[chain] += colours[found[k]]
    return chains
