"""Test the court found by a run: part of the run's step, and never replacing one set by the user."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("PySide6.QtCore")

import clipmaker
from court_cameras import broadcast_camera, court_from, paint_court
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration, court_at, known_parts
from rallytrace.track.camera import Camera
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import CourtWatch, search_file
from rallytrace.tracking.messages import Phase
from rallytrace.video.reader import VideoReader
from runs import OPTIONS, Desk, desk, small_choice

pytestmark = pytest.mark.usefixtures("qapp")

N_FRAMES = 24
SIZE = (640, 360)
CAMERA = broadcast_camera(Sport.TENNIS, size=SIZE)


def film(folder: Path, *, pan: int) -> Path:
    """Return a court of tennis, over which a spot moves; the camera pans by so many pixels a frame."""
    still = paint_court(CAMERA, Sport.TENNIS)[..., ::-1]

    def picture(i: int, width: int, height: int) -> NDArray[np.uint8]:
        moved = np.roll(still, pan * (i - N_FRAMES // 2), axis=1)
        moved[height // 2 : height // 2 + 8, 10 * i : 10 * i + 8] = 250
        return moved[:, :width]

    clip = clipmaker.Clip("clip.mp4", n_frames=N_FRAMES, width=SIZE[0], height=SIZE[1], options={"crf": "10"})
    return clipmaker.make(clip, folder, picture)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return film(tmp_path_factory.mktemp("match"), pan=0)


@pytest.fixture
def one(match: Path, tmp_path: Path) -> Iterator[Desk]:
    with desk(match, small_choice(tmp_path), N_FRAMES) as made:
        yield made


def track(one: Desk, court_of: Sport | None) -> None:
    one.tracker.begin(replace(one.request(options=OPTIONS), court_of=court_of))
    one.outcome()


def test_run_sets_certain_court_and_undo_removes_it(one: Desk) -> None:
    track(one, Sport.AUTO)
    (court,) = one.document.track.courts
    assert (court.sport, court.frame, court.marks) == (Sport.TENNIS, 0, ())
    corners = SPORTS[Sport.TENNIS].court.corners
    off = court.floor_map(Size(*SIZE)).to_pixels(corners) - CAMERA.floor_map.to_pixels(corners)
    assert np.abs(off).max() < 3
    one.document.undo()
    assert one.document.track.courts == ()


def test_first_points_come_before_the_court(one: Desk) -> None:
    track(one, Sport.AUTO)
    assert one.found[0].predicted is not None
    assert [number for number, found in enumerate(one.found) if found.courts] == [1]
    assert Phase.COURT in {progress.phase for progress in one.progress}


def test_court_comes_after_all_points_on_the_screen(one: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallytrace.tracking.run._MAX_SCREEN_SHARE", 0.5)
    one.tracker.begin(replace(one.request(options=OPTIONS), court_of=Sport.AUTO, frame_on_screen=lambda: 3))
    one.outcome()
    kinds = ["court" if found.courts else "screen" if found.provisional else "rest" for found in one.found]
    assert list(dict.fromkeys(kinds)) == ["screen", "court", "rest"]
    on_screen = [found.predicted for found in one.found if found.provisional and found.predicted is not None]
    assert sum(len(rows.frames) for rows in on_screen) == N_FRAMES // 2


def test_checks_read_keyframes_if_there_are_enough(tmp_path: Path) -> None:
    still = paint_court(CAMERA, Sport.TENNIS)[..., ::-1]
    for group, expected in ((5, [0, 5, 10, 15, 20]), (12, [0, 6, 12, 17, 23])):
        options = {"crf": "10", "g": str(group), "sc_threshold": "0"}
        clip = clipmaker.Clip(f"{group}.mp4", n_frames=N_FRAMES, width=SIZE[0], height=SIZE[1], options=options)
        made = clipmaker.make(clip, tmp_path, lambda _, width, height: still[:height, :width])
        with VideoReader(made) as reader:
            assert CourtWatch(reader, Sport.TENNIS)._spread_checks() == expected


def test_a_run_that_is_not_asked_for_it_sets_none(one: Desk) -> None:
    track(one, None)
    assert one.document.track.courts == ()


def test_the_court_of_another_sport_is_not_found(one: Desk) -> None:
    track(one, Sport.BADMINTON)
    assert one.document.track.courts == ()


def test_no_court_holds_where_the_camera_pans(tmp_path: Path) -> None:
    panned = film(tmp_path, pan=1)
    search = search_file(panned, Sport.TENNIS)
    assert search.found is None
    assert search.moves
    with VideoReader(panned) as reader:
        assert CourtWatch(reader, Sport.TENNIS).search_scene(range(N_FRAMES)) is None


def test_court_set_meanwhile_stays(one: Desk) -> None:
    edit = edits.place_court(one.document.track, court_from(0))
    assert edit is not None
    one.document.edit(edit)
    track(one, Sport.AUTO)
    assert one.document.track.courts == (court_from(0),)


def test_court_of_moving_camera_is_followed(tmp_path: Path) -> None:
    """One shot from the first camera, one that pans, one from a camera that is nearer."""
    n, near = 30, broadcast_camera(Sport.TENNIS, size=SIZE, zoom=1.1)
    first, second = (paint_court(camera, Sport.TENNIS)[..., ::-1] for camera in (CAMERA, near))

    def picture(i: int, width: int, height: int) -> NDArray[np.uint8]:
        shown = (first, np.roll(first, 3 * (i - n), axis=1), second)[i // n].copy()
        shown[height // 2 : height // 2 + 8, 5 * i : 5 * i + 8] = 250
        return shown[:, :width]

    clip = clipmaker.Clip("shots.mp4", n_frames=3 * n, width=SIZE[0], height=SIZE[1], options={"crf": "10"})
    video = clipmaker.make(clip, tmp_path, picture)
    with VideoReader(video) as reader:
        watch = CourtWatch(reader, Sport.TENNIS)
        assert watch.search_scene(range(n)) is None
        assert watch.moves
        courts = watch.search_shots([range(n), range(n, 2 * n), range(2 * n, 3 * n)])
    assert [court.frame for court in known_parts(courts)] == [0, n, 2 * n]
    for frame, camera, shift in ((5, CAMERA, 0), (n + 20, CAMERA, 60), (2 * n - 1, CAMERA, 3 * n - 3), (80, near, 0)):
        assert_is_court(courts, frame, camera, shift)


def assert_is_court(courts: Sequence[CourtCalibration], frame: int, camera: Camera, shift: int) -> None:
    """Check that a frame's court is where a camera sees it, shifted to the right."""
    court, corners = court_at(courts, frame), SPORTS[Sport.TENNIS].court.corners
    assert court is not None
    off = court.floor_map(Size(*SIZE)).to_pixels(corners) - camera.floor_map.to_pixels(corners)
    assert np.abs(off - (shift, 0)).max() < 3


def test_one_court_serves_while_the_camera_rests(tmp_path: Path) -> None:
    """The camera rests, pans, and rests again."""
    n = 75
    still = paint_court(CAMERA, Sport.TENNIS)[..., ::-1]

    def picture(i: int, width: int, height: int) -> NDArray[np.uint8]:
        return np.roll(still, 3 * min(max(0, i - 30), 15), axis=1)[:height, :width]

    clip = clipmaker.Clip("end.mp4", n_frames=n, width=SIZE[0], height=SIZE[1], options={"crf": "10"})
    with VideoReader(clipmaker.make(clip, tmp_path, picture)) as reader:
        courts = CourtWatch(reader, Sport.TENNIS).search_shots([range(n)])
    assert len(courts) < 15
    for frame, shift in ((0, 0), (29, 0), (38, 24), (50, 45), (74, 45)):
        assert_is_court(courts, frame, CAMERA, shift)


def test_equal_views_get_the_same_court(tmp_path: Path) -> None:
    """Two shots of a camera that moved in between, the second one noisier, and one of another camera."""
    n = 30
    first, other = (
        paint_court(c, Sport.TENNIS)[..., ::-1] for c in (CAMERA, broadcast_camera(Sport.TENNIS, size=SIZE, zoom=1.1))
    )
    noise = np.random.default_rng(5).normal(0, 12, first.shape)
    noisy = np.clip(first + noise, 0, 255).astype(np.uint8)

    def picture(i: int, width: int, height: int) -> NDArray[np.uint8]:
        return (first, other, noisy)[i // n][:height, :width]

    clip = clipmaker.Clip("equal.mp4", n_frames=3 * n, width=SIZE[0], height=SIZE[1], options={"crf": "10"})
    with VideoReader(clipmaker.make(clip, tmp_path, picture)) as reader:
        courts = CourtWatch(reader, Sport.TENNIS).search_shots([range(n), range(n, 2 * n), range(2 * n, 3 * n)])
    assert [court.frame for court in courts] == [0, n, 2 * n]
    assert courts[0].corners == courts[2].corners != courts[1].corners


def test_run_follows_the_court_of_a_moving_camera(tmp_path: Path) -> None:
    with desk(film(tmp_path, pan=1), small_choice(tmp_path), N_FRAMES) as made:
        track(made, Sport.AUTO)
        assert made.document.track.courts == ()
        assert any("moves" in said for said in made.said)
