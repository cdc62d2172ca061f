"""Test that the page has the facts of the project: strokes by player, positions from the player's end."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from court_cameras import broadcast_camera, court_from
from exports import Desk
from narrowing import of_type
from poses import poses_of, standing_at
from rallytrace.analysis.facts.graph import Node
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.players.identification import PlayerIdentities
from rallytrace.errors import AppError, Cancelled, no_check
from rallytrace.exports.findings import Findings
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.report.collecting import collect_facts
from rallytrace.exports.report.records import PageFacts
from rallytrace.exports.request import ExportProgress
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, place_court, place_match
from rallytrace.track.geometry import Size
from rallytrace.track.homography import FloorMap
from rallytrace.track.lists import Event, EventKind, EventsChange, PlacedStroke, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.poses import LEFT_WRIST, Person
from rallytrace.track.recording import Recording
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.track.track import Layer, State
from rallytrace.video.index import FrameIndex

REAL_FINDINGS = Findings.__getitem__
SIZE = Size(1280, 720)
N_FRAMES = 200
RALLIES = (
    Rally("Rally 1", range(10, 60), "near"),
    Rally("Rally 2", range(80, 130), "far"),
    Rally("Late", range(150, 190)),
)
HITS = (Event(20, EventKind.SERVE), Event(45, EventKind.HIT), Event(90, EventKind.SERVE))
ENDS = NEAR, FAR = (1.0, -4.0), (-1.5, 5.0)
"""Feet of the players, metres."""
BALL_ROW_PX = 330.0
"""Row of the ball, within reach of both."""


def floor() -> FloorMap:
    return broadcast_camera(curvature=-0.02).floor_map


def player_at(place: tuple[float, float], wrist: tuple[float, float] | None = None) -> Person:
    (pixel,) = floor().to_pixels([place]).tolist()
    made = standing_at(*pixel, height=140)
    if wrist is not None:
        made.keypoints[LEFT_WRIST, :2] = wrist
    return made


def material(
    match: MatchSetup | None = None, *, court: bool = True, poses: bool = True, name: str = "match.mp4"
) -> Material:
    """Three rallies; the near player serves the first two, the far one returns once."""
    desk = Desk(N_FRAMES)
    xs = np.linspace(300, 900, N_FRAMES)
    desk.say(Layer.PREDICTED, range(N_FRAMES), State.VISIBLE, Source.PREDICTED, xs.tolist(), y=BALL_ROW_PX)
    desk.name(*RALLIES)
    desk.do(Edit("Events", (EventsChange((), HITS),)))
    if match is not None:
        desk.do(place_match(desk.track, match))
    if court:
        desk.do(place_court(desk.track, court_from(0)))
    hitters = {20: NEAR, 45: FAR, 90: NEAR}
    found = {
        frame: [
            player_at(end, (float(xs[frame]), BALL_ROW_PX) if hitters.get(frame) == end else None)
            for end in (NEAR, FAR)
        ]
        for frame in range(0, N_FRAMES, 5)
    }
    ticks = np.arange(N_FRAMES, dtype=np.int64)
    index = FrameIndex(ticks, ticks[:1], ticks[:1], Fraction(1, 25))
    return Material(labels_of(desk.track, poses_of(*found.items()) if poses else poses_of()), Path(name), SIZE, index)


def collect(*materials: Material, frames: range | None = None) -> PageFacts:
    steps = collect_facts(materials, Sport.BADMINTON, no_check, frames)
    while True:
        try:
            assert isinstance(next(steps), ExportProgress)
        except StopIteration as end:
            return of_type(PageFacts, end.value)


def test_strokes_belong_to_the_player_at_the_end_of_the_hitter() -> None:
    facts = collect(material(MatchSetup(names=("Ana", "Bea"))))
    first, second, late = facts.rallies
    assert facts.players == ("Ana", "Bea")
    assert [(stroke.frame, stroke.player, stroke.by_hand) for stroke in first.strokes] == [(20, 0, True), (45, 1, True)]
    assert [stroke.player for stroke in second.strokes] == [0]
    assert late.strokes == ()
    assert [(rally.winner, rally.server) for rally in facts.rallies] == [(0, 0), (1, 0), (None, 1)]


def test_slow_motion_is_said_and_lasts_as_long_as_the_play() -> None:
    normal, slow = material(), material()
    slow = replace(slow, labels=replace(slow.labels, recording=Recording(200)))
    facts, slow_facts = collect(normal), collect(slow)
    assert slow_facts.videos[0].seconds == pytest.approx(facts.videos[0].seconds / 8)
    assert slow_facts.rallies[0].facts.seconds == pytest.approx(facts.rallies[0].facts.seconds / 8)
    assert "Recorded at 200 frames per second" in slow_facts.videos[0].remarks[0]
    assert [stroke.clock for stroke in slow_facts.rallies[0].strokes] == ["0:00:00.8", "0:00:01.8"]


def test_each_stroke_has_its_own_time() -> None:
    strokes = [stroke for rally in collect(material()).rallies for stroke in rally.strokes]
    assert [(stroke.frame, stroke.clock) for stroke in strokes] == [
        (20, "0:00:00.8"),
        (45, "0:00:01.8"),
        (90, "0:00:03.6"),
    ]


def test_places_are_seen_from_the_end_of_each_player() -> None:
    facts = collect(material(MatchSetup(names=("Ana", "Bea"))))
    serve, hit = facts.rallies[0].strokes
    assert serve.place == pytest.approx(NEAR, abs=0.05)
    assert serve.target == pytest.approx(FAR, abs=0.05)
    assert hit.place == pytest.approx((-FAR[0], -FAR[1]), abs=0.05)
    assert facts.feet is not None
    for feet, place in zip(facts.feet, (NEAR, (-FAR[0], -FAR[1])), strict=True):
        assert len(feet) == len([frame for rally in RALLIES for frame in rally.frames if frame % 5 == 0])
        assert feet.mean(axis=0) == pytest.approx(place, abs=0.05)


def test_a_change_of_ends_changes_who_hits_from_the_near_end() -> None:
    facts = collect(material(MatchSetup(names=("Ana", "Bea"), score="20-0")))
    assert [[stroke.player for stroke in rally.strokes] for rally in facts.rallies] == [[0, 1], [1], []]
    assert [rally.winner for rally in facts.rallies] == [0, 0, None]


def test_without_a_match_the_players_are_called_by_their_ends() -> None:
    facts = collect(material())
    assert not facts.has_names
    assert [rally.winner for rally in facts.rallies] == [0, 1, None]
    assert [stroke.player for stroke in facts.rallies[0].strokes] == [0, 1]


def test_players_recognised_in_every_rally_need_no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """They change ends after the first rally; the page follows the persons, or says that it counts by the end."""
    made = material()

    def facts_if(probability: float, *materials: Material) -> PageFacts:
        monkeypatch.setattr(Findings, "__getitem__", changed_ends(probability))
        return collect(*materials)

    known = facts_if(0.95, made)
    assert known.players == ("Player 1", "Player 2")
    assert not known.has_names
    assert [[stroke.player for stroke in rally.strokes] for rally in known.rallies] == [[0, 1], [1], []]
    for facts in (facts_if(0.85, made), facts_if(0.95, made, made)):
        assert facts.players == ("Near end", "Far end")
        assert [[stroke.player for stroke in rally.strokes] for rally in facts.rallies[:3]] == [[0, 1], [0], []]


def changed_ends(probability: float) -> Callable[[Findings, Node[Any]], Any]:
    """Return the reader of findings in which the players change ends after the first rally, this certain."""
    read = REAL_FINDINGS

    def get(findings: Findings, node: Node[Any]) -> Any:
        value = read(findings, node)
        if node is not PLAYERS:
            return value
        names, rallies = ("Player 1", "Player 2"), []
        for number, rally in enumerate(value.rallies):
            persons = [int(player.is_far) ^ (number > 0) for player in rally.players]
            seen = (
                replace(player, person=person, name=names[person], probability=probability)
                for player, person in zip(rally.players, persons, strict=True)
            )
            rallies.append(replace(rally, players=tuple(seen)))
        return PlayerIdentities(names, tuple(rallies), value.appearance)

    return get


def test_players_named_by_hand_are_followed_without_a_score() -> None:
    labels = material().labels
    (x, y), (far_x, far_y) = floor().to_pixels([NEAR, FAR]).tolist()
    said = (PlayerName(20, x, y - 20, "Cleo"), PlayerName(20, far_x, far_y - 20, "Dora"))
    facts = collect(replace(material(), labels=replace(labels, player_names=said)))
    assert facts.has_names
    assert set(facts.players) == {"Cleo", "Dora"}
    cleo = facts.players.index("Cleo")
    assert [stroke.player for stroke in facts.rallies[0].strokes] == [cleo, 1 - cleo]
    assert [rally.winner for rally in facts.rallies] == [cleo, 1 - cleo, None]
    assert facts.videos[0].evidence.names_by_hand == 2


def test_conflicting_ends_of_rallies_are_known() -> None:
    made = material(MatchSetup(names=("Ana", "Bea")))
    (x, y), (far_x, far_y) = floor().to_pixels([NEAR, FAR]).tolist()
    for near, far, differ in (("Ana", "Bea", False), ("Bea", "Ana", True), ("Cleo", "Dora", False)):
        said = (PlayerName(20, x, y - 20, near), PlayerName(20, far_x, far_y - 20, far))
        facts = collect(replace(made, labels=replace(made.labels, player_names=said)))
        assert {rally.facts.ends_differ for rally in facts.rallies} == {differ}, near
        assert {rally.facts.has_conflict for rally in facts.rallies[:2]} == {differ}
        expected = "The score puts Ana at the near end, but the video shows Bea there." if differ else ""
        assert {rally.facts.score_doubt for rally in facts.rallies[:2]} == {expected}
        assert [rally.facts.known_score is None for rally in facts.rallies[:2]] == [differ] * 2
        assert [rally.server is None for rally in facts.rallies[:2]] == [differ] * 2, "it follows from the score"


def test_users_stroke_name_precedes_found_name() -> None:
    labels = replace(material().labels, strokes=(PlacedStroke(45, StrokeGroup.SMASH),))
    serve, hit = collect(replace(material(), labels=labels)).rallies[0].strokes
    assert (hit.name, hit.probability) == ("smash", 1.0)
    assert serve.name == StrokeGroup.LONG_SERVICE
    assert 0 < serve.probability < 1


def test_strokes_without_poses_and_court_lack_player_and_place() -> None:
    facts = collect(material(court=False, poses=False))
    assert facts.sport is None
    assert facts.feet is not None
    assert [len(feet) for feet in facts.feet] == [0, 0]
    assert [(stroke.player, stroke.place) for stroke in facts.rallies[0].strokes] == [(None, None)] * 2


def test_several_videos_are_one_match_whoever_is_named_first() -> None:
    parts = (
        material(MatchSetup(names=("Ana", "Bea")), name="1.mp4"),
        material(MatchSetup(names=("BEA", "Ana")), name="2.mp4"),
        material(MatchSetup(names=("Cleo", "Ana")), name="3.mp4"),
        material(name="4.mp4"),
    )
    facts = collect(*parts)
    assert [(rally.video, rally.winner) for rally in facts.rallies] == [
        (0, 0),
        (0, 1),
        (0, None),
        (1, 1),
        (1, 0),
        (1, None),
    ]
    assert [bool(video.remarks) for video in facts.videos] == [False, False, True, True]


def test_only_rallies_of_the_asked_frames_are_on_the_page() -> None:
    assert [rally.facts.rally.name for rally in collect(material(), frames=range(70, 200)).rallies] == [
        "Rally 2",
        "Late",
    ]


def test_a_video_that_cannot_be_read_has_no_pictures() -> None:
    assert collect(material()).thumbnails == ()


def test_no_rallies_are_an_error_and_a_stop_ends_the_work() -> None:
    with pytest.raises(AppError):
        collect(material(), frames=range(195, 200))

    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        list(collect_facts([material()], Sport.BADMINTON, stop))
