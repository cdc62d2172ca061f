"""The court set by hand in the real window: found, dragged, accepted, discarded, removed, undone."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import clipmaker
from court_cameras import broadcast_camera, court_from, paint_court
from mouse import move_mouse
from narrowing import not_none
from qt import wait_until
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.camera import Camera
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import CourtsChange
from rallytrace.track.recording import Recording
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.track import DTYPES, Layer
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning
from rallytrace.ui.main_window.window import MainWindow
from windows import press, shown_with

SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
SIZE = (640, 360)


def club_camera() -> Camera:
    """Return a camera that cuts off the two near corners."""
    camera = broadcast_camera(size=SIZE, zoom=1.5, beside=0.8)
    return replace(camera, position=camera.position + np.array([0.0, 0.0, 2.2]))


def clip_of(camera: Camera | None, folder: Path) -> Path:
    """Return a clip of a painted court, or of grey."""
    still = np.full((SIZE[1], SIZE[0], 3), 150, np.uint8)
    if camera is not None:
        still = paint_court(camera, Sport.BADMINTON)[..., ::-1]

    def picture(_i: int, width: int, height: int) -> NDArray[np.uint8]:
        return still[:height, :width]

    clip = clipmaker.Clip("clip.mp4", n_frames=8, width=SIZE[0], height=SIZE[1], options={"crf": "10"})
    return clipmaker.make(clip, folder, picture)


@pytest.fixture(scope="module")
def clips(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    cameras = {"broadcast": broadcast_camera(size=SIZE), "club": club_camera(), "grey": None}
    return {name: clip_of(camera, tmp_path_factory.mktemp(name)) for name, camera in cameras.items()}


def copied(clip: Path, folder: Path) -> Path:
    """Return a clip beside which there is no project."""
    shutil.copy(clip, folder)
    return folder / clip.name


@pytest.fixture
def broadcast(qapp: QApplication, clips: dict[str, Path], tmp_path: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, copied(clips["broadcast"], tmp_path)) as window:
        yield window


@pytest.fixture
def club(qapp: QApplication, clips: dict[str, Path], tmp_path: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, copied(clips["club"], tmp_path)) as window:
        yield window


@pytest.fixture
def grey(qapp: QApplication, clips: dict[str, Path], tmp_path: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, copied(clips["grey"], tmp_path)) as window:
        yield window


def begin(window: MainWindow) -> None:
    """Press the key, and wait until the lines of the picture are known."""
    press(window, Qt.Key.Key_O, SHIFT)
    assert window.court_controller.on
    wait_until(lambda: window.court_controller.layer.evidence is not None)


def drag(window: MainWindow, floor: tuple[float, float], target: tuple[float, float]) -> None:
    """Drag a crossing to a place in video pixels, and wait for what the lines say to it."""
    draft, view, layer = window.court_controller.layer.draft, window.view, window.court_controller.layer
    (x, y), *_ = not_none(draft).court.floor_map(Size(*SIZE)).to_pixels([floor]).tolist()
    QTest.mousePress(view, LEFT, Qt.KeyboardModifier.NoModifier, view.to_view(x, y).toPoint())
    move_mouse(view, view.to_view(*target).toPoint(), held=LEFT)
    QTest.mouseRelease(view, LEFT, Qt.KeyboardModifier.NoModifier, view.to_view(*target).toPoint())
    wait_until(lambda: not layer.notice.startswith("Looking"))


def pixel_of(camera: Camera, floor: tuple[float, float]) -> tuple[float, float]:
    (x, y), *_ = camera.floor_map.to_pixels([floor]).tolist()
    return x, y


def shows(window: MainWindow, frame: int) -> bool:
    return window.view.frame is not None and window.view.frame.index == frame


def courts(window: MainWindow) -> tuple[CourtCalibration, ...]:
    return window.workspace.document.track.courts


def off_by(court: CourtCalibration, camera: Camera) -> float:
    floor = SPORTS[court.sport].court.corners
    return float(np.abs(court.floor_map(Size(*SIZE)).to_pixels(floor) - camera.floor_map.to_pixels(floor)).max())


def test_court_set_by_hand_is_carried_through_a_moving_shot(broadcast: MainWindow) -> None:
    """The court that was found is off; between frames 0 and 6 it moves by 12 pixels."""
    camera, document = broadcast_camera(size=SIZE), broadcast.workspace.document
    wrong = CourtCalibration.of_map(replace(camera, focal=0.9 * camera.focal).floor_map, Sport.BADMINTON)
    later = replace(wrong, frame=6, corners=tuple((x + 12, y) for x, y in wrong.corners))
    document.edit(not_none(edits.set_courts(document.track, (replace(wrong, moves=True), later))))
    begin(broadcast)
    wait_until(lambda: not broadcast.court_controller.layer.notice.startswith("Looking"))
    for floor in ((x, y) for x in (-3.05, 3.05) for y in (-6.7, 6.7)):
        drag(broadcast, floor, pixel_of(camera, floor))
    press(broadcast, Qt.Key.Key_Return)
    first, second = courts(broadcast)
    assert (first.frame, first.moves, second.frame, second.moves) == (0, True, 6, False)
    assert off_by(first, camera) < 3
    assert np.abs(np.subtract(second.corners, first.corners) - (12, 0)).max() < 2
    press(broadcast, Qt.Key.Key_O, SHIFT)
    press(broadcast, Qt.Key.Key_Delete)
    assert courts(broadcast) == ()


def test_visible_court_is_set_by_two_keys_and_one_undo(broadcast: MainWindow) -> None:
    begin(broadcast)
    assert courts(broadcast) == ()
    press(broadcast, Qt.Key.Key_Return)
    (court,) = courts(broadcast)
    assert off_by(court, broadcast_camera(size=SIZE)) < 3
    assert not broadcast.court_controller.on
    press(broadcast, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert courts(broadcast) == ()


def test_until_the_sport_is_said_the_court_tells_where_to_say_it(broadcast: MainWindow) -> None:
    begin(broadcast)
    assert "Match > Sport" in broadcast.court_controller.layer.notice
    broadcast.workspace.set_sport(Sport.BADMINTON)
    wait_until(lambda: broadcast.court_controller.layer.notice.startswith("Badminton"))
    assert "Match > Sport" not in broadcast.court_controller.layer.notice


def test_one_crossing_is_enough_without_near_corners(club: MainWindow) -> None:
    begin(club)
    drag(club, (-3.03, 6.68), pixel_of(club_camera(), (-3.03, 6.68)))
    press(club, Qt.Key.Key_Return)
    (court,) = courts(club)
    assert off_by(court, club_camera()) < 6
    assert len(court.marks) == 1


def test_court_without_lines_is_placed_by_four_crossings(grey: MainWindow) -> None:
    grey.workspace.set_sport(Sport.BADMINTON)
    begin(grey)
    for floor in ((-3.03, 6.68), (3.03, 6.68), (3.03, -2.0), (-3.03, -2.0)):
        drag(grey, floor, pixel_of(club_camera(), floor))
    press(grey, Qt.Key.Key_Return)
    (court,) = courts(grey)
    assert off_by(court, club_camera()) < 12
    assert len(court.marks) == 4


def test_camera_moved_at_a_cut_gets_its_own_court(broadcast: MainWindow) -> None:
    track = broadcast.workspace.document.track
    broadcast.workspace.document.edit(not_none(edits.place_court(track, court_from(0))))
    row = np.zeros(1, DTYPES[Layer.PREDICTED])
    row["begins_scene"] = True
    broadcast.workspace.document.edit(Edit("Track", (track.change(Layer.PREDICTED, [4], row),)))
    for frame in range(1, 7):
        press(broadcast, Qt.Key.Key_Right)
        wait_until(partial(shows, broadcast, frame))
    begin(broadcast)
    drag(broadcast, (-3.03, 6.68), pixel_of(broadcast_camera(size=SIZE), (-3.03, 6.68)))
    press(broadcast, Qt.Key.Key_Return, SHIFT)
    before, after = courts(broadcast)
    assert before == court_from(0)
    assert after.frame == 4
    assert off_by(after, broadcast_camera(size=SIZE)) < 3
    assert not broadcast.court_controller.on


def test_court_of_moving_camera_is_set_for_one_part(broadcast: MainWindow) -> None:
    document = broadcast.workspace.document
    before, lost, after = court_from(0), CourtCalibration.missing(Sport.BADMINTON, 2), court_from(7)
    document.edit(Edit("Track", (CourtsChange((), (before, lost, after)),)))
    for frame in range(1, 6):
        press(broadcast, Qt.Key.Key_Right)
        wait_until(partial(shows, broadcast, frame))
    assert broadcast.court_controller.court is None
    begin(broadcast)
    press(broadcast, Qt.Key.Key_Return)
    found = courts(broadcast)
    assert [court.frame for court in found] == [0, 2, 7]
    assert (found[0], found[2]) == (before, after)
    assert off_by(found[1], broadcast_camera(size=SIZE)) < 3


def test_court_of_a_shot_does_not_begin_in_an_earlier_part(broadcast: MainWindow) -> None:
    document = broadcast.workspace.document
    moving = replace(court_from(0), moves=True), court_from(2)
    document.edit(Edit("Track", (CourtsChange((), (*moving, court_from(4))),)))
    for frame in range(1, 6):
        press(broadcast, Qt.Key.Key_Right)
        wait_until(partial(shows, broadcast, frame))
    begin(broadcast)
    drag(broadcast, (-3.03, 6.68), pixel_of(broadcast_camera(size=SIZE), (-3.03, 6.68)))
    press(broadcast, Qt.Key.Key_Return, SHIFT)
    found = courts(broadcast)
    assert found[:-1] == moving
    assert (found[-1].frame, found[-1].marks != ()) == (4, True)


def test_escape_discards_the_drag(broadcast: MainWindow) -> None:
    broadcast.workspace.document.edit(not_none(edits.place_court(broadcast.workspace.document.track, court_from(0))))
    begin(broadcast)
    press(broadcast, Qt.Key.Key_Escape)
    assert courts(broadcast) == (court_from(0),)
    assert not broadcast.court_controller.on


def test_a_court_is_removed_while_it_is_set(broadcast: MainWindow) -> None:
    broadcast.workspace.document.edit(not_none(edits.place_court(broadcast.workspace.document.track, court_from(0))))
    begin(broadcast)
    press(broadcast, Qt.Key.Key_Delete)
    assert courts(broadcast) == ()


def test_clicks_place_no_ball_while_the_court_is_set(broadcast: MainWindow) -> None:
    begin(broadcast)
    view = broadcast.view
    QTest.mouseClick(view, LEFT, Qt.KeyboardModifier.NoModifier, view.to_view(20, 20).toPoint())
    QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, view.to_view(20, 20).toPoint())
    assert broadcast.workspace.document.undoable is None
    press(broadcast, Qt.Key.Key_Escape)
    QTest.mouseClick(view, LEFT, Qt.KeyboardModifier.NoModifier, view.to_view(20, 20).toPoint())
    assert broadcast.workspace.document.undoable is not None


def test_layer_without_court_says_how_to_set_it(grey: MainWindow) -> None:
    assert grey.notices.isHidden()
    press(grey, Qt.Key.Key_6)
    assert not grey.notices.isHidden()


def test_closing_the_video_ends_it(broadcast: MainWindow) -> None:
    begin(broadcast)
    broadcast.workspace.close_video()
    assert not broadcast.court_controller.on
    assert broadcast.court_controller.layer.draft is None


def test_turning_the_video_discards_the_draft(broadcast: MainWindow) -> None:
    workspace, controller = broadcast.workspace, broadcast.court_controller
    begin(broadcast)
    assert workspace.info is not None
    turn = not_none(change_recording(workspace.document.track, Recording(turning=Turning(2)), workspace.info.size))
    workspace.document.edit(turn)
    assert not controller.on
    assert controller.layer.draft is None
    assert not workspace.document.track.courts
