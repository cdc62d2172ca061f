"""Scenes are play if they show the court of the main camera in its place, or slow motion is not."""

from collections.abc import Iterator

import numpy as np
import pytest

from broadcast import N_FRAMES, RATE, broadcast
from rallytrace.track.arrays import Floats
from rallytrace.tracking.non_play import NonPlayFinder
from rallytrace.video.background import Scene
from rallytrace.video.main_camera import MainCamera, View
from rallytrace.video.reader import VideoReader
from views import hall

CORNERS = np.array([[20.0, 10], [70, 10], [90, 50], [0, 50]])
WHOLE = range(N_FRAMES)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VideoReader]:
    with VideoReader(broadcast(tmp_path_factory.mktemp("broadcast"))) as opened:
        yield opened


def non_play(
    reader: VideoReader,
    scene: Scene,
    monkeypatch: pytest.MonkeyPatch,
    *,
    seen: Floats | None = None,
    others: int = 0,
    gap: int = 9,
    courts: int = 1,
) -> tuple[range, ...]:
    """Return what is non-play in a scene where this court is seen, if the main camera shows `CORNERS`."""

    def find_corners(*_: object) -> Floats | None:
        return seen

    monkeypatch.setattr("rallytrace.tracking.non_play.find_corners", find_corners)
    places = (*range(others // 2), *range(others // 2 + gap, others + gap))
    other_views = dict.fromkeys(places, View.of_picture(hall(1, 96, 54)))
    camera = MainCamera((View.of_picture(hall(0, 96, 54)),), other_views, 100, (CORNERS,) * courts)
    return NonPlayFinder(reader, camera).non_play_in(scene, WHOLE)


def scene_of(which: int, frames: range) -> Scene:
    return Scene(frames.start, frames.stop, hall(which, 96, 54))


OTHER = scene_of(1, range(90, 120))


def test_main_camera_shows_play_without_a_search(reader: VideoReader, monkeypatch: pytest.MonkeyPatch) -> None:
    assert non_play(reader, scene_of(0, range(90)), monkeypatch) == ()


@pytest.mark.parametrize("others", [0, 40], ids=["seldom", "often"])
def test_view_without_a_court_is_non_play(others: int, reader: VideoReader, monkeypatch: pytest.MonkeyPatch) -> None:
    assert non_play(reader, OTHER, monkeypatch, others=others) == (range(90, 120),)


@pytest.mark.parametrize(
    ("options", "is_play"),
    [
        pytest.param({"others": 0}, False, id="another venue"),
        pytest.param({"others": 40}, True, id="a second camera that follows play"),
        pytest.param({"others": 40, "gap": 0}, False, id="much of a short video, once"),
        pytest.param({"courts": 3}, True, id="highlights of several matches"),
    ],
)
def test_court_elsewhere_is_play_if_it_is_frequent(
    options: dict[str, int], is_play: bool, reader: VideoReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = non_play(reader, OTHER, monkeypatch, seen=CORNERS + 40, **options)
    assert found == (() if is_play else (range(90, 120),))


@pytest.mark.parametrize(("moved", "is_play"), [(0, True), (10, True), (60, False)])
def test_view_in_doubt_is_play_with_the_court_in_place(
    moved: int, is_play: bool, reader: VideoReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainCamera, "has_colours_of", lambda _camera, _view: True)
    found = non_play(reader, OTHER, monkeypatch, seen=CORNERS + moved)
    assert found == (() if is_play else (range(90, 120),))


def test_slow_motion_of_an_earlier_scene_is_non_play(reader: VideoReader) -> None:
    def views(moments: Floats) -> np.ndarray:
        x = np.arange(32) - 16
        people = [np.exp(-(((x - 12 * np.sin(3 * t)) / 2) ** 2)) * 100 for t in moments]
        return np.array([np.broadcast_to(row[None, :, None], (18, 32, 3)) for row in people]).astype(np.uint8)

    rally = Scene(0, 90, hall(0, 96, 54), views(np.arange(90) / RATE))
    slow = Scene(235, 300, hall(0, 96, 54), views(4 + np.arange(65) * 0.5 / RATE))
    assert NonPlayFinder(reader, None).non_play_in(slow, WHOLE, scenes=[rally, slow]) == (range(235, 300),)
    assert NonPlayFinder(reader, None).non_play_in(rally, WHOLE, scenes=[rally, slow]) == ()
    assert NonPlayFinder(reader, None, [range(240, 241)]).non_play_in(slow, WHOLE, scenes=[rally, slow]) == ()
