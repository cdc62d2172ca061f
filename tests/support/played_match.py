"""Generate the facts of a random match for the match page: rallies, strokes, shots, landings and feet."""

import math
import random

import numpy as np

from rallytrace.analysis.match.rally_facts import RallyFacts, list_rally_facts
from rallytrace.analysis.shots.shot_metrics import Estimate, ShotMetrics
from rallytrace.exports.report.records import PageFacts, Place, PlayedRally, PlayedStroke, ReportBasis, ReportVideo
from rallytrace.track.courts import Court
from rallytrace.track.detections import Source
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.stroke_types import StrokeGroup

RATE = 30
NAMES = ("Ana Berg", "Chen Yu")
STROKE_FRAMES = 32
STROKE_NAMES = (
    StrokeGroup.SMASH,
    StrokeGroup.CLEAR,
    *(StrokeGroup.LIFT, StrokeGroup.LIFT),
    *(StrokeGroup.NET, StrokeGroup.NET, StrokeGroup.NET),
    StrokeGroup.DROP,
    StrokeGroup.DRIVE,
    StrokeGroup.PUSH,
)
_RALLIES_A_MATCH = 60


def play_match(
    n_rallies: int,
    n_strokes: float,
    seed: int = 1,
    names: tuple[str, str] = NAMES,
    sport: Sport = Sport.BADMINTON,
) -> PageFacts:
    """Return rallies of about `n_strokes` strokes each. A new match begins every sixty rallies."""
    rng, court = random.Random(seed), SPORTS[sport].court
    lengths = [max(1, round(rng.gammavariate(2.2, n_strokes / 2.2))) for _ in range(n_rallies)]
    starts = np.cumsum([0, *(STROKE_FRAMES * (length + 9) for length in lengths)]).tolist()
    rallies = [
        Rally(f"Rally {k + 1}", range(starts[k], starts[k] + STROKE_FRAMES * (length + 1)), rng.choice(("near", "far")))
        for k, length in enumerate(lengths)
    ]
    matches = [MatchSetup(starts[k], names=names) for k in range(0, n_rallies, _RALLIES_A_MATCH)]
    facts = list_rally_facts(rallies, matches, lambda frame: frame / RATE)
    played = [_play_rally(one, length, court, rng) for one, length in zip(facts, lengths, strict=True)]
    frames = sum(len(rally.frames) for rally in rallies)
    counts = {Source.PREDICTED: round(0.8 * frames), Source.INPAINTED: round(0.1 * frames), Source.HUMAN: 40}
    evidence = ReportBasis(frames, 40, counts, court_by_hand=False, searched=n_rallies, recognised=n_rallies)
    video = ReportVideo("match.mp4", starts[-1] / RATE, evidence)
    return PageFacts(names, True, (video,), tuple(played), SPORTS[sport], (_walk(court, rng), _walk(court, rng)))


def _play_rally(facts: RallyFacts, length: int, court: Court, rng: random.Random) -> PlayedRally:
    score = facts.score
    assert score is not None
    near = int(score.start.near_side)
    server = int(score.start.server)
    strokes = []
    place = _random_place(court, rng)
    for k in range(length):
        player = server if k % 2 == 0 else 1 - server
        target = _random_place(court, rng)
        frame = facts.rally.frames.start + STROKE_FRAMES * (k + 1)
        landing = (-target[0], -target[1]) if k == length - 1 else None
        kind = EventKind.HIT if k else EventKind.SERVE
        flight = _fly(frame, landing, rng)
        goes = (-target[0], -target[1])
        is_far = player != near
        by_hand, name = rng.random() < 0.05, rng.choice(STROKE_NAMES) if k else StrokeGroup.SHORT_SERVICE
        strokes.append(
            PlayedStroke(
                *(frame, kind, by_hand, is_far, player, place, flight, goes, landing, name, rng.uniform(0.5, 1)),
                seconds=frame / RATE,
                lands=landing is not None,
            )
        )
        place = target
    return PlayedRally(0, facts, tuple(strokes), score.winner if score.winner is None else int(score.winner), server)


def _fly(frame: int, landing: Place | None, rng: random.Random) -> ShotMetrics:
    speed = Estimate(rng.choice((60, 90, 150, 260)) * rng.uniform(0.7, 1.3), rng.uniform(2, 12))
    ends = None if landing is None else (Estimate(landing[0], 0.1), Estimate(landing[1], 0.15))
    is_in = None if landing is None else rng.choice((True, True, False, None))
    is_sure = rng.random() < 0.6
    net = Estimate(rng.uniform(1.5, 3), 0.1) if is_sure else None
    start = (0.0, -3.0, 2.0)
    return ShotMetrics(frame, frame + STROKE_FRAMES, 1.0, speed if is_sure else None, net, start, ends, is_in)


def _random_place(court: Court, rng: random.Random) -> Place:
    """Return a random position, mostly at the net or at the back."""
    depth = rng.choice((rng.gauss(1.5, 0.5), rng.gauss(0.75 * court.length / 2, 0.9)))
    return rng.uniform(-0.42, 0.42) * court.width, -min(max(depth, 0.2), court.length / 2)


def _walk(court: Court, rng: random.Random) -> np.ndarray:
    n = 3000
    angles, radii = (np.array([rng.random() for _ in range(n)]) for _ in range(2))
    x = 1.6 * np.sqrt(radii) * np.cos(2 * math.pi * angles) * court.width / 6.1
    y = -court.length / 4 + 2.2 * np.sqrt(radii) * np.sin(2 * math.pi * angles) * court.length / 13.4
    return np.column_stack([x, np.minimum(y, -0.2)])
