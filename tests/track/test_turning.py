"""Turning a video: positions, pictures, poses and courts are turned alike, and back."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from court_cameras import court_from
from narrowing import not_none
from poses import person
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track import edits
from rallytrace.track.calibration import are_corners
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.label_edits import name_players
from rallytrace.track.lists import PlacedHitter, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.poses import KEYPOINTS, PoseRows, keypoints_of
from rallytrace.track.scoring import Side
from rallytrace.track.track import REGION_FIELDS, Layer, State, Track, make_rows
from rallytrace.track.turned_track import change_recording, turn_rows
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.video.orientation import Orientation

SIZE = Size(1280, 720)
ALL = [Turning(quarter_turns, mirrored) for quarter_turns in range(4) for mirrored in (False, True)]
TURNINGS = st.sampled_from(ALL)
QUARTER, MIRROR = Turning(1), Turning(0, mirrored=True)


@given(TURNINGS, TURNINGS, st.floats(0, 1279), st.floats(0, 719))
def test_two_turnings_are_one(first: Turning, second: Turning, x: float, y: float) -> None:
    one = second.move(*first.move(x, y, SIZE), first.size(SIZE))
    assert first.then(second).move(x, y, SIZE) == pytest.approx(one, abs=1e-9)
    assert first.then(second).size(SIZE) == second.size(first.size(SIZE))
    assert first.then(first.inverse()) == NO_TURNING == first.inverse().then(first)


def test_a_mirror_exchanges_left_and_right_of_the_turned_picture() -> None:
    x, y = QUARTER.move(100.0, 200.0, SIZE)
    assert Turning(1, mirrored=True).move(100.0, 200.0, SIZE) == (SIZE.height - 1 - x, y)


def test_four_quarter_turns_and_two_mirrors_are_nothing() -> None:
    assert QUARTER.then(QUARTER).then(QUARTER).then(QUARTER) == NO_TURNING == MIRROR.then(MIRROR)


@pytest.mark.parametrize("turning", ALL, ids=lambda turning: turning.words or "as it is")
@pytest.mark.parametrize("stored", ALL, ids=lambda turning: turning.words or "as it is")
def test_pixels_and_positions_are_turned_alike(stored: Turning, turning: Turning) -> None:
    size = Size(5, 3)
    picture = np.arange(15, dtype=np.uint8).reshape(3, 5)
    upright = Orientation().turned(stored).apply(picture)
    turned = Orientation().turned(stored).turned(turning).apply(picture)
    rows, columns = np.indices(upright.shape)
    x, y = turning.move(columns.astype(float), rows.astype(float), stored.size(size))
    assert (turned[y.astype(int), x.astype(int)] == upright).all()
    assert turned.shape == (turning.size(stored.size(size)).height, turning.size(stored.size(size)).width)


def filled() -> Project:
    """Return a project of 8 frames with points, evidence, a court, players and a score."""
    project = Project(VideoIdentity.unknown(8))
    track = project.track
    rows = make_rows(6, State.VISIBLE, Source.PREDICTED, x=np.linspace(3, 1200, 6), y=np.linspace(700, 0.25, 6))
    predicted = track.layer(Layer.PREDICTED)[:6].copy()
    for name in rows.dtype.names or ():
        predicted[name] = rows[name]
    predicted["peak_x"], predicted["peak_y"] = rows["x"] + 1, rows["y"]
    for name, value in zip(REGION_FIELDS, (640, 60, 512, 288), strict=True):
        predicted[name][2:] = value
    project.edit(edits.Edit("Track", (track.change(Layer.PREDICTED, range(6), predicted),)))
    for edit in (
        edits.place(track, 3, 100.5, 200.25),
        edits.mark_frames(track, range(5, 6), State.NO_BALL),
        edits.place_court(track, court_from(0)),
        edits.name_rally(track, Rally("Rally 1", range(1, 7), "near")),
        edits.place_match(track, MatchSetup(near_side=Side.SECOND)),
        edits.set_hitter(track, 2, PlacedHitter(2, "far", (320.5, 80.0))),
        name_players(track, [PlayerName(2, 320.5, 80, "Ann"), PlayerName(2, 300, 160.25, "Bea")]),
    ):
        project.edit(not_none(edit))
    one = person(200, 300)
    one.keypoints[KEYPOINTS.index("left_wrist"), :2] = 150, 290
    project.add_poses(PoseRows.of({2: [one, person(900, 200)]}))
    return project


def state(track: Track) -> list[object]:
    lists = (track.courts, track.player_names, track.hitters, track.rallies, track.matches, track.recordings)
    return [*lists, *(track.layer(layer).tobytes() for layer in Layer)]


def turn(project: Project, turning: Turning) -> None:
    recording = project.track.recording
    edit = not_none(change_recording(project.track, replace(recording, turning=turning), recording.turning.size(SIZE)))
    project.edit(edit)


@pytest.mark.parametrize("turning", ALL[1:], ids=lambda turning: turning.words)
def test_a_turn_is_undone_exactly(turning: Turning) -> None:
    project = filled()
    before, poses = state(project.track), project.poses.tiles[0].rows.tobytes()
    turn(project, turning)
    assert state(project.track) != before
    assert project.poses.tiles[0].rows.tobytes() != poses
    project.undo()
    assert state(project.track) == before
    assert project.poses.tiles[0].rows.tobytes() == poses


@pytest.mark.parametrize(
    "steps",
    [
        [QUARTER, Turning(2), Turning(3), NO_TURNING],
        [MIRROR, NO_TURNING],
        [Turning(2), NO_TURNING],
        [Turning(1, mirrored=True), Turning(3), NO_TURNING],
    ],
    ids=["four quarter turns", "two mirrors", "two half turns", "mixed"],
)
def test_turned_all_the_way_round_is_as_before(steps: list[Turning]) -> None:
    project = filled()
    track = project.track
    shown, courts, names, winner = track.shown_rows(), track.courts, track.player_names, track.rallies[0].winner
    for step in steps:
        turn(project, step)
    assert track.shown_rows()["x"] == pytest.approx(shown["x"], abs=1e-9)
    assert track.shown_rows()["y"] == pytest.approx(shown["y"], abs=1e-9)
    assert np.array(track.courts[0].corners) == pytest.approx(np.array(courts[0].corners), abs=1e-9)
    assert [(one.x, one.y) for one in track.player_names] == [(one.x, one.y) for one in names]
    assert track.rallies[0].winner == winner
    assert track.recordings == ()


@pytest.mark.parametrize("turning", ALL[1:], ids=lambda turning: turning.words)
def test_court_is_still_one_that_a_camera_sees(turning: Turning) -> None:
    project = filled()
    (court,) = project.track.courts
    turn(project, turning)
    (turned,) = project.track.courts
    assert are_corners(turned.corners)
    expected = {tuple(np.round(turning.move(*corner, SIZE), 6)) for corner in court.corners}
    assert {tuple(np.round(corner, 6)) for corner in turned.corners} == expected


def test_upside_down_the_near_player_is_the_far_one() -> None:
    project = filled()
    turn(project, Turning(2))
    track = project.track
    assert (track.rallies[0].winner, track.matches[0].near_side) == ("far", Side.FIRST)
    assert (track.hitters[0].end, track.hitters[0].place) == ("near", (1279 - 320.5, 719 - 80.0))
    turn(project, MIRROR)
    assert track.rallies[0].winner == "near", "a mirror leaves the ends, two half turns are none"


@pytest.mark.parametrize(
    ("steps", "winner"),
    [
        ([QUARTER, Turning(2), NO_TURNING], "near"),
        ([QUARTER, Turning(2)], "far"),
        ([Turning(2), Turning(3), NO_TURNING], "near"),
        ([Turning(2), Turning(2, mirrored=True)], "far"),
        ([QUARTER, Turning(3), NO_TURNING], "near"),
    ],
)
def test_ends_without_court_do_not_depend_on_steps(steps: list[Turning], winner: str) -> None:
    project = filled()
    project.edit(not_none(edits.remove_court(project.track, 0)))
    for step in steps:
        turn(project, step)
    assert project.track.rallies[0].winner == winner
    assert (project.track.matches[0].near_side is Side.SECOND) == (winner == "near")


def test_mirrored_left_wrist_is_the_right_one() -> None:
    project = filled()
    turn(project, MIRROR)
    left, right = (KEYPOINTS.index(f"{side}_wrist") for side in ("left", "right"))
    keypoints = keypoints_of(project.poses.tiles[0].rows)[0]
    assert keypoints[right, :2].tolist() == [1279 - 150, 290]
    assert keypoints[left, 0] > 1000


def test_poses_found_in_a_turned_picture_stay_where_they_are() -> None:
    project = filled()
    turn(project, QUARTER)
    found = PoseRows.of({5: [person(300, 600)]})
    project.add_poses(found)
    assert project.poses.select(range(5, 6)).rows.tobytes() == found.rows.tobytes()


def test_searched_area_is_turned() -> None:
    rows = filled().track.layer(Layer.PREDICTED)[:6]
    turned = turn_rows(rows, QUARTER, SIZE)
    assert [int(turned[name][2]) for name in REGION_FIELDS] == [720 - 60 - 288, 640, 288, 512]
    assert all(turned[name][0] == 0 for name in REGION_FIELDS), "the whole picture"


def test_hidden_ball_in_the_corner_keeps_its_position() -> None:
    rows = make_rows(1, State.OCCLUDED, Source.HUMAN, x=1279, y=0)
    turned = turn_rows(rows, MIRROR, SIZE)
    assert turn_rows(turned, MIRROR, SIZE)["x"][0] == pytest.approx(1279, abs=1e-3)


def test_clock_and_turning_are_set_one_by_one() -> None:
    project = filled()
    turn(project, QUARTER)
    project.edit(not_none(edits.set_recording(project.track, replace(project.track.recording, camera_rate=240))))
    assert (project.track.recording.camera_rate, project.track.recording.turning) == (240, QUARTER)
    turn(project, NO_TURNING)
    assert project.track.recording.camera_rate == 240
