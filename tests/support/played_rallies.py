"""Make rallies of players on a court for tests: their positions in metres, and the colours of their clothes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from court_cameras import court_from
from poses import standing_at
from rallytrace.analysis.players.identification import PlayerIdentities, identify_players
from rallytrace.track.appearance import BINS, NO_COLOURS, Colours
from rallytrace.track.arrays import AnyFloats
from rallytrace.track.embeddings import pack_vectors
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.poses import NO_POSES, Person, PoseRows, Poses
from rallytrace.track.sports import Sport
from rallytrace.track.track import Track

SIZE = Size(1280, 720)
RED, BLUE, GREEN, WHITE = 6, 11, 8, 4
"""Colours of clothes: numbers of bins."""
_FRAMES = 30
_EVERY = 3


def dressed(shirt: int, shorts: int = WHITE) -> Colours:
    colours = NO_COLOURS.copy()
    colours[[shirt, BINS + shorts]] = 255
    return colours


@dataclass
class PlayedMatch:
    """Consecutive rallies of 30 frames.

    Attributes:
        rallies: of each the players as (metres across, metres along, colours).
        vectors: vectors of an embedding network, by the numbers of rally and player.
    """

    rallies: Sequence[Sequence[tuple[float, float, Colours]]]
    sport: Sport = Sport.BADMINTON
    vectors: Mapping[tuple[int, int], AnyFloats] = field(default_factory=dict)
    track: Track = field(init=False)

    def __post_init__(self) -> None:
        self.track = Track(_FRAMES * len(self.rallies))
        self.track.courts = (court_from(0, self.sport),)
        self.track.rallies = tuple(
            Rally(f"Rally {number}", self.frames(number - 1)) for number in range(1, len(self.rallies) + 1)
        )

    def frames(self, number: int) -> range:
        return range(_FRAMES * number, _FRAMES * (number + 1))

    @property
    def poses(self) -> Poses:
        found = {
            frame: [self._seen(number, index, frame) for index in range(len(players))]
            for number, players in enumerate(self.rallies)
            for frame in self.frames(number)[::_EVERY]
        }
        return NO_POSES.with_found(PoseRows.of(found, "e" * 64))

    def _seen(self, rally: int, player: int, frame: int) -> Person:
        seen, vector = self._person(*self.rallies[rally][player], frame), self.vectors.get((rally, player))
        return seen if vector is None else replace(seen, embedding=pack_vectors(vector[None])[0])

    def place(self, rally: int, player: int) -> tuple[float, float]:
        """Return the middle of a player's box in the rally's first frame."""
        left, top, right, bottom = self._person(*self.rallies[rally][player], self.frames(rally).start).box
        return (left + right) / 2, (top + bottom) / 2

    def known(self) -> PlayerIdentities:
        return identify_players(self.track, self.poses, SIZE)

    def _person(self, across: float, along: float, colours: Colours, frame: int) -> Person:
        sway = 0.2 * np.sin(frame / 5)
        (pixels,) = self.track.courts[0].floor_map(SIZE).to_pixels([(across + sway, along)])
        return replace(standing_at(float(pixels[0]), float(pixels[1])), colours=colours)
