"""What is lost between true and found geometry when strokes are named, in rendered rallies.

    python -m models.studies.measure_strokes [--rallies 60] [--model FILE]

The rallies, their camera, court and noise are those of `measure_flights`. Players are given, not found in pictures:
feet off by 3 pixels, a wrist within 10 pixels of the shuttle at a player's own strokes. Printed is how many strokes of
rendered rallies get the name by which they were drawn: with true places and times; with those that are seen, hits given
within a frame; and with the hits that are found, where those are within 0.1 s.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from models.studies.measure_flights import NEAR_SECONDS, Simulated
from models.training.rendering.court import Side
from models.training.rendering.figure import Physique
from models.training.rendering.players import walk
from models.training.rendering.rally import Shot
from rallytrace import paths
from rallytrace.domain.arrays import Floats
from rallytrace.domain.court.sports import COURTS, CourtSport
from rallytrace.domain.events.found_events import find_events
from rallytrace.domain.flight.path_flights import find_flights
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventKind, Sport
from rallytrace.domain.poses import KEYPOINTS, LEFT_ANKLE, RIGHT_ANKLE, RIGHT_WRIST, Person
from rallytrace.domain.strokes.features import StrokeSequence
from rallytrace.domain.strokes.record import StrokeProbabilities
from rallytrace.domain.strokes.seen import SeenStrokes, WatchedRally, see_strokes
from rallytrace.domain.strokes.types import StrokeGroup
from rallytrace.inference.stroke_network import StrokeNetwork

SIZE = Size(1280, 720)
GROUPS = {
    Shot.SERVE: StrokeGroup.SHORT_SERVICE,
    Shot.HIGH_SERVE: StrokeGroup.LONG_SERVICE,
    Shot.CLEAR: StrokeGroup.CLEAR,
    Shot.DROP: StrokeGroup.DROP,
    Shot.SMASH: StrokeGroup.SMASH,
    Shot.DRIVE: StrokeGroup.DRIVE,
    Shot.NET: StrokeGroup.NET,
    Shot.LIFT: StrokeGroup.LIFT,
}
TALL, FEET_PX, WRIST_PX = 1.75, 3.0, 10.0
HITS = (EventKind.SERVE, EventKind.HIT)


class WatchedSimulation:
    """A rendered rally with two players, (n, 2) metres at each stroke and side."""

    def __init__(self, seed: int) -> None:
        self.simulated = simulated = Simulated(seed)
        self._rng = np.random.default_rng([seed, 7])
        physique = Physique(TALL, right_handed=True)
        self.strokes = simulated.rally.strokes
        self.times = simulated.times
        self.feet = {
            side: walk(simulated.rally, side, physique, simulated.seconds, np.random.default_rng([seed, side + 2]))
            for side in Side
        }

    def true_sequence(self) -> StrokeSequence:
        """What a network is told by somebody who knows all."""
        sides = [stroke.side for stroke in self.strokes]
        contact = np.array([stroke.contact for stroke in self.strokes])
        hitter, opponent = (
            np.array([self._feet_at(time, turn * side) for time, side in zip(self.times[:-1], sides, strict=True)])
            for turn in (1, -1)
        )
        target = np.concatenate([contact[1:, :2], [self.simulated.landing()]])
        low = (contact[:, 2] < COURTS[CourtSport.BADMINTON].net_middle).astype(float)
        return StrokeSequence(self.times[:-1], hitter, opponent, contact[:, :2], target, low)

    def _feet_at(self, time: float, side: int) -> Floats:
        path = self.feet[Side(side)]
        return np.array([np.interp(time, self.simulated.seconds, path[:, axis]) for axis in (0, 1)])

    def see(self, events: Sequence[Event]) -> SeenStrokes | None:
        """Its strokes at events, as the program sees them."""
        frames = [event.frame for event in events]
        pixels = self.simulated.pixels
        balls = np.array([pixels[:, _nearest_seen(pixels, frame)] for frame in frames])
        persons = tuple(self._persons_at(frame, ball) for frame, ball in zip(frames, balls, strict=True))
        rally = WatchedRally(tuple(events), balls, self.simulated.seconds[frames], persons)
        return see_strokes(rally, self.simulated.camera, CourtSport.BADMINTON)

    def _persons_at(self, frame: int, ball: Floats) -> tuple[Person, ...]:
        second = float(self.simulated.seconds[frame])
        nearest = int(np.abs(self.times[:-1] - second).argmin())
        return tuple(self._person(second, side, ball if self.strokes[nearest].side is side else None) for side in Side)

    def _person(self, second: float, side: Side, ball: Floats | None) -> Person:
        x, y = self._feet_at(second, side).tolist()
        camera = self.simulated.camera
        foot, head = camera.project([[x, y, 0.0], [x, y, TALL]])
        keypoints = np.tile(np.array([*head, 0.0], np.float32), (len(KEYPOINTS), 1))
        for ankle in (LEFT_ANKLE, RIGHT_ANKLE):
            keypoints[ankle] = [*(foot + self._rng.normal(0, FEET_PX, 2)), 0.9]
        if ball is not None:
            keypoints[RIGHT_WRIST] = [*(ball + self._rng.normal(0, WRIST_PX, 2)), 0.9]
        half = 0.2 * (foot[1] - head[1])
        return Person((float(foot[0] - half), float(head[1]), float(foot[0] + half), float(foot[1])), 0.9, keypoints)

    def given_events(self) -> list[Event]:
        """The true hits and the landing, off by up to a frame."""
        moved = self.times + self._rng.uniform(-1, 1, len(self.times)) / self.simulated.rate
        frames = np.abs(self.simulated.seconds[:, None] - moved).argmin(axis=0).tolist()
        kinds = [EventKind.SERVE, *[EventKind.HIT] * (len(frames) - 2), EventKind.LANDING]
        return [Event(frame, kind) for frame, kind in zip(frames, kinds, strict=True)]

    def found_events(self) -> list[Event]:
        """Those that the program finds."""
        flights = find_flights(
            self.simulated.pixels,
            self.simulated.seconds,
            size=SIZE,
            begins=np.zeros(len(self.simulated.seconds), np.bool_),
        )
        return list(find_events(flights, SIZE, Sport.BADMINTON))


def _nearest_seen(pixels: Floats, frame: int) -> int:
    seen = np.flatnonzero(np.isfinite(pixels[0]))
    return int(seen[np.abs(seen - frame).argmin()])


def best_groups(found: StrokeProbabilities) -> list[StrokeGroup]:
    """The likeliest group of each stroke."""
    return [list(StrokeGroup)[index] for index in found.groups.argmax(axis=1)]


def judge(seeds: range, network: StrokeNetwork) -> str:
    """Counts of strokes that get their name, in a table."""
    total, right, sides = 0, np.zeros(3, int), np.zeros(2, int)
    found = invented = 0
    for seed in seeds:
        watched = WatchedSimulation(seed)
        names = [GROUPS[stroke.shot] for stroke in watched.strokes]
        own = ["near" if stroke.side is Side.NEAR else "far" for stroke in watched.strokes]
        total += len(names)
        answers = best_groups(network.classify(watched.true_sequence()))
        right[0] += sum(name is answer for name, answer in zip(names, answers, strict=True))
        for place, events in ((1, watched.given_events()), (2, watched.found_events())):
            seen = watched.see(events)
            if seen is None:
                continue
            answers = best_groups(network.classify(seen.sequence))
            seconds = watched.simulated.seconds[list(seen.frames)]
            for second, answer, side in zip(seconds, answers, seen.sides, strict=True):
                nearest = int(np.abs(watched.times[:-1] - second).argmin())
                if abs(watched.times[nearest] - second) > NEAR_SECONDS:
                    invented += place == 2
                    continue
                found += place == 2
                right[place] += answer is names[nearest]
                sides[place - 1] += side == own[nearest]
    return (
        f"{total} strokes in {len(seeds)} rallies\n"
        f"true geometry: {right[0]} named right ({right[0] / total:.3f})\n"
        f"found geometry, hits given: {right[1]} ({right[1] / total:.3f}); sides right {sides[0] / total:.3f}\n"
        f"found geometry, hits found ({found} of {total}, {invented} invented): {right[2]} "
        f"({right[2] / max(found, 1):.3f} of those found); sides right {sides[1] / max(found, 1):.3f}\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=60)
    parser.add_argument("--model", type=Path, help="another network than the one that ships")
    options = parser.parse_args()
    with StrokeNetwork(options.model or paths.shipped_model("strokes")) as network:
        sys.stdout.write(judge(range(options.rallies), network))
    return 0


if __name__ == "__main__":
    sys.exit(main())
