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
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import CourtsChange
from rallytrace.track.steps import Steps

Distances: TypeAlias = Mapping[range, Mapping[str, Distance]]


@dataclass(frozen=True, slots=True, eq=False)
class _RallyForMeasuring:
    """A rally in which running distances are to be measured: its players, its courts, and the times (n,) of frames."""

    players: RallyPlayers
    views: CourtViews
    seconds: Floats

    @property
    def key(self) -> tuple[object, ...]:
        rally = self.players.frames
        return self.players, self.views, self.seconds[rally.start : rally.stop].tobytes()

    def measure(self, check: Check) -> tuple[range, Mapping[str, Distance]]:
        """Return the frames of the rally, and the distance that each player ran, keyed by the player's name."""
        check()
        rally, found = self.players.frames, {}
        for player in self.players.players:
            boxes = player.followed.boxes
            feet = np.column_stack([(boxes[:, 0] + boxes[:, 2]) / 2, boxes[:, 3]])
            frames = player.followed.frames
            distance = measure_distance(frames, self.views.to_floor(frames, feet), rally, self.seconds)
            if distance is not None:
                found[player.name] = distance
        return rally, found


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source, jobs = facts.source, []
    for played in facts[PLAYERS].rallies:
        yield
        if source.size is None or not played.players:
            continue
        views = CourtViews(source.record.courts, source.size).within(played.frames)
        if views.at(played.frames.start) is not None:
            rally = _RallyForMeasuring(played, views, source.seconds)
            jobs.append(Job.prepared(rally.key, rally.measure, played.frames.start))
    return jobs


def _gather(_facts: Facts, results: Sequence[tuple[range, Mapping[str, Distance]]]) -> Distances:
    return {rally: found for rally, found in results if found}


DISTANCES: Final[Node[Distances]] = Node(
    "distances", {}, _plan, _gather, reads=frozenset({CourtsChange}), after=(PLAYERS,), is_lazy=True
)
"""How far each player ran, by the rally's frames and the player's name. Uncertain distances are omitted."""
