"""Measure how far the players run in each rally."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.facts.graph import Facts, Job, Node
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.players.identification import RallyPlayers
from rallytrace.analysis.players.running import Distance, measure_distance
from rallytrace.errors import Check
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.geometry import Size
from rallytrace.track.lists import CourtsChange
from rallytrace.track.steps import Steps

Distances: TypeAlias = Mapping[range, Mapping[str, Distance]]


@dataclass(frozen=True, slots=True, eq=False)
class _RallyForMeasuring:
    """A rally in which running distances are to be measured: its players, its court, and the times (n,) of frames."""

    players: RallyPlayers
    court: CourtCalibration
    size: Size
    seconds: Floats

    @property
    def key(self) -> tuple[object, ...]:
        rally = self.players.frames
        return self.players, self.court, self.size, self.seconds[rally.start : rally.stop].tobytes()

    def measure(self, check: Check) -> tuple[range, Mapping[str, Distance]]:
        """Return the frames of the rally, and the distance that each player ran, keyed by the player's name."""
        check()
        rally, found = self.players.frames, {}
        for player in self.players.players:
            boxes = player.followed.boxes
            feet = np.column_stack([(boxes[:, 0] + boxes[:, 2]) / 2, boxes[:, 3]])
            places = self.court.floor_map(self.size).to_floor(feet)
            distance = measure_distance(player.followed.frames, places, rally, self.seconds)
            if distance is not None:
                found[player.name] = distance
        return rally, found


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source, jobs = facts.source, []
    for played in facts[PLAYERS].rallies if source.size is not None else ():
        yield
        court = court_at(source.record.courts, played.frames.start)
        if court is not None and played.players and source.size is not None:
            rally = _RallyForMeasuring(played, court, source.size, source.seconds)
            jobs.append(Job.prepared(rally.key, rally.measure, played.frames.start))
    return jobs


def _gather(_facts: Facts, results: Sequence[tuple[range, Mapping[str, Distance]]]) -> Distances:
    return {rally: found for rally, found in results if found}


DISTANCES: Final[Node[Distances]] = Node(
    "distances", {}, _plan, _gather, reads=frozenset({CourtsChange}), after=(PLAYERS,), is_lazy=True
)
"""How far each player ran, by the rally's frames and the player's name. Uncertain distances are omitted."""
