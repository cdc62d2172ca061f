"""Who hits in a rally, as a fact of a track: without influence of other scenes, and as the user says."""

import numpy as np

from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.analysis.facts.players import HIT_SIDES, HITTERS
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, PlacedHitter, Rally
from rallytrace.track.poses import NO_POSES, Person, PoseRows
from rallytrace.track.track import ROW, Layer, State, make_rows
from stroke_rally import COURT, EVENTS, FRAMES, RATE, path, poses, standing

CLOSE_UP_FRAMES = 72


def facts_of(
    starts: list[int],
    close_ups: list[int],
    hitters: tuple[PlacedHitter, ...] = (),
    *,
    rate: float = RATE,
    first_ball: int = EVENTS[0].frame,
) -> ComputedFacts:
    """Return the facts of a video with the same rally at some frames, and close-ups of a player at others.

    Args:
        first_ball: frame of the rally in which the ball of its first contact is known.
    """
    n_frames = max([start + FRAMES for start in starts] + [start + CLOSE_UP_FRAMES for start in close_ups])
    rows, cuts = make_rows(n_frames, State.NO_BALL, Source.PREDICTED), np.zeros(n_frames, np.bool_)
    found: dict[int, list[Person]] = {}
    events: list[Event] = []
    for start in starts:
        whole = path()
        whole[:, [EVENTS[0].frame, first_ball]] = whole[:, [first_ball, EVENTS[0].frame]]
        seen = np.flatnonzero(np.isfinite(whole[0]))
        for frame in seen.tolist():
            x, y = whole[:, frame].tolist()
            rows[start + frame] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)[0]
        found |= {start + frame: list(poses().persons_at(frame)) for frame in range(0, FRAMES, 3)}
        events += [Event(start + event.frame, event.kind) for event in EVENTS]
    for start in close_ups:
        for frame in range(start, start + CLOSE_UP_FRAMES, 3):
            found[frame] = [standing((0.0, -6.0)), standing((1.0, 6.0))]
        events += [Event(start + frame, EventKind.HIT) for frame in (10, 30, 50)]
        rows[start : start + CLOSE_UP_FRAMES] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=640.0, y=90.0)[0]
    cuts[[*starts, *close_ups]] = True
    labels = TrackSnapshot(
        {layer: rows if layer is Layer.PREDICTED else np.zeros(n_frames, ROW) for layer in Layer},
        np.zeros(n_frames, np.bool_),
        cuts,
        np.zeros(n_frames, np.bool_),
        rallies=tuple(Rally(f"Rally {start}", range(start, start + FRAMES)) for start in starts),
        events=tuple(sorted(events, key=lambda event: event.frame)),
        poses=NO_POSES.with_found(PoseRows.of(dict(sorted(found.items())))),
        courts=(COURT,),
        hitters=hitters,
    )
    return ComputedFacts(LabelsSource(labels, np.arange(n_frames) / rate, Size(1280, 720)), lambda: None)


def sides_from(facts: ComputedFacts, start: int) -> list[tuple[int, str, float]]:
    frames = range(start, start + FRAMES)
    sides = [facts[HIT_SIDES][frame] for frame in facts[HIT_SIDES] if frame in frames]
    return [(side.frame - start, side.end, round(side.probability, 6)) for side in sides]


def test_close_ups_do_not_change_who_hits() -> None:
    alone = sides_from(facts_of([0], []), 0)
    between = facts_of([0, FRAMES + CLOSE_UP_FRAMES], [FRAMES])
    assert [end for _, end, _ in alone] == ["near", "far", "near"]
    assert sides_from(between, 0) == alone
    assert sides_from(between, FRAMES + CLOSE_UP_FRAMES) == alone


def test_rallies_joined_by_a_cut_are_decided_apart() -> None:
    joined = facts_of([0, FRAMES], [])
    assert sides_from(joined, FRAMES) == sides_from(joined, 0)


def test_users_hitter_counts_at_the_nearest_hit() -> None:
    facts = facts_of([0], [], (PlacedHitter(46, "near"),))
    hit = facts[HITTERS][45]
    assert (hit.end, hit.side.by_hand) == ("near", True)


def test_fast_video_shows_the_ball_before_its_first_contact() -> None:
    at_contact, before = (facts_of([0], [], rate=120.0, first_ball=frame) for frame in (20, 5))
    assert sides_from(at_contact, 0)
    assert sides_from(before, 0) == sides_from(at_contact, 0)
