"""Test that metres, speeds, events and players do not depend on the shape and number of pixels."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clipmaker import Clip, make
from court_cameras import broadcast_camera, paint_court
from flown_rally import EVENTS, SPORT, seen
from found_events import find_events
from lobs import predicted_of
from narrowing import not_none
from played_rallies import BLUE, RED, SIZE, PlayedMatch, dressed
from rally_paths import played
from rallytrace.analysis.arcs.path_arcs import find_arcs
from rallytrace.analysis.court.drafting import CourtDraft, court_near, snap_to_lines
from rallytrace.analysis.court.player_positions import feet_on_floor
from rallytrace.analysis.hitters import find_wrist_hitters
from rallytrace.analysis.players.sides import RallyContacts
from rallytrace.analysis.rally_finding import find_play_along
from rallytrace.analysis.shots.shot_metrics import ObservedPath, ShotMetrics, measure_rally
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.homography import project_floor
from rallytrace.track.label_lint import lint
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import RIGHT_WRIST, Person, PoseRows, Poses
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import CourtWatch, search_picture, search_record, search_video
from rallytrace.video.court_lines import find_line_evidence
from rallytrace.video.reader import VideoReader

HD = Size(1280, 720)
ANAMORPHIC = [Size(1440, 1080, 4 / 3), Size(704, 576, 16 / 11), Size(720, 480, 32 / 27), Size(960, 1080, 2.0)]
"""Pictures of 16:9, as cameras write them; of the second and third some columns are beyond the picture."""
NARROW = Size(720, 720, 10 / 11)

anamorphic_sizes = st.builds(
    lambda width, height: Size(width, height, 16 / 9 * height / width), st.integers(400, 2600), st.integers(400, 1500)
)


def stretched(positions: Floats, size: Size) -> Floats:
    """Positions (2, n) of a picture of 1280x720 in one of another size that shows the same."""
    scale = size.height / HD.height
    x, y = positions
    return np.stack([(x + 0.5) * scale / size.pixel_aspect - 0.5, (y + 0.5) * scale - 0.5])


def flown(path: ObservedPath, corners: Floats, size: Size) -> list[ShotMetrics]:
    """Return the shots of the rally in `flown_rally`."""
    court = CourtCalibration(0, SPORT, tuple((float(x), float(y)) for x, y in corners.T))
    return list(not_none(measure_rally(EVENTS, path, not_none(court.camera(size)), SPORT)).shots)


def numbers_of(shots: list[ShotMetrics], mirror: float = 1.0) -> list[list[float]]:
    """All numbers with their spreads; unknown ones are NaN."""
    found = []
    for shot in shots:
        estimates = [shot.speed, shot.net, shot.apex, *(shot.landing or (None, None))]
        values = np.array([[np.nan] * 2 if one is None else [one.value, one.spread] for one in estimates])
        values[3, 0] *= mirror
        x, y, z = shot.start or (np.nan,) * 3
        found.append([*values.ravel().tolist(), mirror * x, y, z, shot.length or np.nan, float(shot.is_in or 0)])
    return found


HD_PATH = seen()
HD_CORNERS = broadcast_camera(SPORT).floor_map.to_pixels(SPORTS[SPORT].court.corners).T


@cache
def hd_numbers() -> list[list[float]]:
    """Return the numbers of the rally in a picture of 1280x720."""
    return numbers_of(flown(HD_PATH, HD_CORNERS, HD))


def test_the_flown_rally_has_numbers_to_compare() -> None:
    assert np.isfinite(hd_numbers()).sum() > 25


@settings(max_examples=12)
@given(anamorphic_sizes)
def test_speeds_and_intervals_do_not_depend_on_pixels(size: Size) -> None:
    path = ObservedPath(stretched(HD_PATH.pixels, size), HD_PATH.seconds, size.width)
    found = numbers_of(flown(path, stretched(HD_CORNERS, size), size))
    np.testing.assert_allclose(found, hd_numbers(), rtol=2e-3, atol=2e-3)


@pytest.mark.parametrize("size", [HD, ANAMORPHIC[0]], ids=str)
def test_speeds_are_the_same_in_a_mirror(size: Size) -> None:
    pixels, corners = stretched(HD_PATH.pixels, size), stretched(HD_CORNERS, size)
    pixels[0], corners[0] = size.width - 1 - pixels[0], size.width - 1 - corners[0]
    shots = flown(ObservedPath(pixels, HD_PATH.seconds, size.width), corners[:, [1, 0, 3, 2]], size)
    np.testing.assert_allclose(numbers_of(shots, mirror=-1.0), hd_numbers(), rtol=2e-2, atol=2e-2)


@pytest.mark.parametrize("curvature", [0.0, -0.03])
@pytest.mark.parametrize("size", [*ANAMORPHIC, NARROW], ids=str)
def test_camera_and_floor_do_not_depend_on_pixels(size: Size, curvature: float) -> None:
    camera = broadcast_camera(SPORT, curvature=curvature, size=(round(size.square_width), size.height))
    square = Size(round(size.square_width), size.height)
    floor_map = camera.floor_map
    scale = size.width / square.width
    corners = [((x + 0.5) * scale - 0.5, y) for x, y in floor_map.to_pixels(SPORTS[SPORT].court.corners).tolist()]
    court = CourtCalibration(0, SPORT, tuple(corners), curvature)
    found = not_none(court.camera(replace(size, pixel_aspect=1 / scale)))
    np.testing.assert_allclose(found.position, camera.position, atol=0.02)
    assert found.focal == pytest.approx(camera.focal, rel=2e-3)
    place = np.array([[1.0, 2.0, 1.5]])
    np.testing.assert_allclose(found.project(place), stretch_columns(camera.project(place), scale), atol=0.05)
    ray, wanted = found.rays(found.project(place)), place[0] - found.position
    np.testing.assert_allclose(ray[0], wanted / np.linalg.norm(wanted), atol=1e-4)


def stretch_columns(positions: Floats, scale: float) -> Floats:
    """Positions (n, 2) in a picture `scale` times as wide."""
    return np.column_stack([(positions[:, 0] + 0.5) * scale - 0.5, positions[:, 1]])


@pytest.mark.parametrize("size", ANAMORPHIC, ids=str)
def test_court_is_found_in_squeezed_pictures(size: Size) -> None:
    """The painted court is that of a broadcast camera in square pixels."""
    shape = round(size.square_width), size.height
    camera = broadcast_camera(SPORT, size=shape)
    picture = paint_court(replace(camera, size=(float(shape[0]), float(shape[1]))), SPORT)
    scale = size.width / shape[0]
    columns = np.clip(np.rint((np.arange(size.width) + 0.5) / scale - 0.5).astype(int), 0, shape[0] - 1)
    found = not_none(search_picture(np.ascontiguousarray(picture[:, columns]), SPORT, 1 / scale).found)
    corners = stretch_columns(camera.floor_map.to_pixels(SPORTS[SPORT].court.corners), scale)
    np.testing.assert_allclose(found.corners, corners, atol=0.004 * size.width)
    placed = not_none(CourtCalibration.of_map(found.floor_map, SPORT).camera(replace(size, pixel_aspect=1 / scale)))
    assert placed.position[2] == pytest.approx(camera.position[2], rel=0.05)


@settings(max_examples=10)
@given(anamorphic_sizes, st.integers(0, 9))
def test_events_and_rallies_do_not_depend_on_pixels(size: Size, seed: int) -> None:
    rally = played(seed, 6)
    found, wanted = (
        find_events(find_arcs(path, rally.seconds, size=one, begins=rally.begins), one)
        for path, one in ((stretched(rally.path, size), size), (rally.path, HD))
    )
    assert found == wanted
    assert found
    cuts = np.zeros(len(rally.seconds), np.bool_)
    in_play, wanted_play = (
        find_play_along(path, cuts, (), rally.seconds, size=one)
        for path, one in ((stretched(rally.path, size), size), (rally.path, HD))
    )
    assert in_play == wanted_play


@pytest.fixture
def match() -> PlayedMatch:
    return PlayedMatch([[(0.5, -4.0, dressed(RED)), (-0.5, 4.0, dressed(BLUE))]])


def squeezed(poses: Poses, size: Size) -> Poses:
    """Poses found in square pixels, in the pixels of a video."""
    found = poses.select(range(10**6))
    made: dict[int, list[Person]] = {}
    for frame in found.frames.tolist():
        made[frame] = []
        for person in poses.persons_at(frame):
            left, top, right, bottom = person.box
            keypoints = person.keypoints.copy()
            keypoints[:, 0] = (keypoints[:, 0] + 0.5) / size.pixel_aspect - 0.5
            box = (left + 0.5) / size.pixel_aspect - 0.5, top, (right + 0.5) / size.pixel_aspect - 0.5, bottom
            made[frame].append(replace(person, box=box, keypoints=keypoints))
    return Poses().with_found(PoseRows.of(made))


@pytest.mark.parametrize("pixel_aspect", [0.5, 10 / 11, 4 / 3, 2.0])
def test_hitters_do_not_depend_on_pixels(match: PlayedMatch, pixel_aspect: float) -> None:
    """The ball is a little nearer to a wrist than the farthest at which a player hits, straight to the side."""
    size = Size(round(SIZE.width / pixel_aspect), SIZE.height, pixel_aspect)
    frames = range(3, 28, 6)
    path = np.full((2, match.track.n_frames), np.nan)
    for number, frame in enumerate(frames):
        near, far = sorted(match.poses.persons_at(frame), key=lambda person: -person.box[3])
        hitter = far if number % 2 else near
        path[:, frame] = hitter.keypoints[RIGHT_WRIST, :2] + (0.9 * hitter.height, 0)
    events = [Event(frame, EventKind.HIT) for frame in frames]
    narrow, poses = path.copy(), squeezed(match.poses, size)
    narrow[0] = (path[0] + 0.5) / pixel_aspect - 0.5
    wanted = find_wrist_hitters(match.poses, events, path)
    found = find_wrist_hitters(poses, events, narrow, pixel_aspect)
    assert [hitter.name for hitter in wanted.values()] == ["near", "far", "near", "far", "near"]
    assert {frame: (hitter.name, hitter.hand) for frame, hitter in found.items()} == {
        frame: (hitter.name, hitter.hand) for frame, hitter in wanted.items()
    }
    (court,) = match.track.courts
    squeezed_court = replace(court, corners=tuple(((x + 0.5) / pixel_aspect - 0.5, y) for x, y in court.corners))
    seconds = np.arange(match.track.n_frames) / 30
    wide, thin = (
        RallyContacts(tuple(events), ball, 0, seconds, seen, CourtViews((calibration,), picture)).decide({})
        for ball, seen, calibration, picture in (
            (path, match.poses, court, SIZE),
            (narrow, poses, squeezed_court, size),
        )
    )
    assert [side.end for side in thin] == [side.end for side in wide]
    assert [side.probability for side in thin] == pytest.approx([side.probability for side in wide], abs=0.02)
    persons = match.poses.persons_at(3)
    place = feet_on_floor(persons, court.floor_map(SIZE))
    squeezed_place = feet_on_floor(poses.persons_at(3), squeezed_court.floor_map(size))
    np.testing.assert_allclose(squeezed_place, place, atol=0.03)


def test_a_jump_is_measured_in_square_pixels() -> None:
    """A leap of a twentieth of the diagonal and a bit, straight to the side."""
    size = Size(640, 720, 2.0)
    path = np.tile([[300.0], [200.0]], 20)
    path[0] += 0.5 * np.arange(20)
    path[0, 10] += 0.06 * np.hypot(1280, 720) / 2
    rows = predicted_of(path)
    assert [one.kind.name for one in lint(rows, size) if one.kind.name == "JUMP"] == ["JUMP"]
    assert not [one for one in lint(rows, Size(1280, 720)) if one.kind.name == "JUMP"]


@pytest.fixture(scope="module")
def hdv(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Floats]:
    """Return a video of 960x720 that is shown as 1280x720, of a broadcast camera; and its corners, (4, 2)."""
    camera = broadcast_camera(SPORT)
    picture = paint_court(camera, SPORT)[..., ::-1]
    columns = np.clip(np.rint((np.arange(960) + 0.5) * 4 / 3 - 0.5).astype(int), 0, 1279)
    narrow = np.ascontiguousarray(picture[:, columns])
    clip = Clip("hdv.mp4", n_frames=6, width=960, height=720, pixel_aspect=Fraction(4, 3), options={"crf": "12"})
    path = make(clip, tmp_path_factory.mktemp("hdv"), lambda *_: narrow)
    corners = camera.floor_map.to_pixels(SPORTS[SPORT].court.corners)
    return path, np.column_stack([(corners[:, 0] + 0.5) * 0.75 - 0.5, corners[:, 1]])


def test_court_of_a_camcorder_has_the_true_camera(hdv: tuple[Path, Floats]) -> None:
    path, corners = hdv
    with VideoReader(path) as reader:
        search, watched = search_video(reader, SPORT), CourtWatch(reader, Sport.BADMINTON).search_scene(range(6))
        size = reader.size
    truth = broadcast_camera(SPORT).position
    np.testing.assert_allclose(not_none(search.found).corners, corners, atol=2.5)
    np.testing.assert_allclose(not_none(not_none(watched).camera(size)).position, truth, atol=0.5)
    record = search_record(search, SPORT)
    assert record["pixel_aspect"] == pytest.approx(4 / 3, abs=1e-4)
    middle = np.array([959 / 2, 719 / 2])
    far_left = project_floor(np.array(record["homography"]), SPORTS[SPORT].court.corners[:1])[0] + middle
    np.testing.assert_allclose(far_left, corners[0], atol=3.0)


def test_corners_set_by_hand_snap_to_lines_of_squeezed_pictures(hdv: tuple[Path, Floats]) -> None:
    path, corners = hdv
    with VideoReader(path) as reader:
        evidence, size = find_line_evidence(reader.frame(2).bgr(), 4 / 3), reader.size
    for x, y in corners.tolist():
        np.testing.assert_allclose(snap_to_lines(evidence, (x + 4, y - 3), 12.0), (x, y), atol=2.5)
    near = tuple((x + 2, y + 2) for x, y in corners.tolist())
    draft = CourtDraft.of_court(CourtCalibration(0, SPORT, near), size)
    np.testing.assert_allclose(not_none(court_near(evidence, draft, SPORT)).corners, corners, atol=2.5)
