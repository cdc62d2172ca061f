"""Which camera is the main one, if that is clear."""

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

import clipmaker
from clipmaker import Clip
from narrowing import not_none
from rallytrace.errors import Cancelled
from rallytrace.video.main_camera import (
    FindCorners,
    MainCamera,
    View,
    choose_main_camera,
    find_main_camera,
    view_agreement,
)
from rallytrace.video.reader import VideoReader
from views import film, hall, with_player

CUTS = [(0, 0), (90, 1), (120, 0), (200, 2), (235, 0), (300, 3), (330, 0)]


def looks(shown: Sequence[int]) -> list[View]:
    """Pictures of these cameras, one after another; somebody walks about."""
    return [View.of_picture(with_player(hall(which, 160, 90), (7 * at % 20) / 20)) for at, which in enumerate(shown)]


def shows(camera: MainCamera | None) -> list[bool]:
    assert camera is not None
    return [camera.may_show(View.of_picture(hall(which, 160, 90))) for which in range(4)]


def test_the_camera_that_shows_most_is_the_main_one() -> None:
    assert (
        shows(choose_main_camera(looks([0] * 20 + [1] * 3 + [0] * 20 + [2] * 3 + [0] * 20 + [3])))
        == [True] + [False] * 3
    )


def test_a_view_that_was_not_seen_before_is_not_the_main_cameras() -> None:
    camera = choose_main_camera(looks([0] * 20 + [1] * 3 + [0] * 20))
    assert shows(camera) == [True, False, False, False]
    assert not not_none(camera).may_show(looks([99])[0])


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param([0] * 40, id="there is one camera only"),
        pytest.param([0] * 9 + list(range(10, 20)) + [0] * 9 + list(range(20, 40)), id="too much is something else"),
        pytest.param([0] * 15 + [1] * 10 + [0] * 10 + [1] * 5, id="another camera shows much as well"),
        pytest.param([0] * 30 + [1] * 10, id="it was moved and did not come back"),
        pytest.param([at % 4 for at in range(40)], id="four take turns"),
    ],
)
def test_unclear_video_has_no_main_camera(shown: list[int]) -> None:
    assert choose_main_camera(looks(shown)) is None


def corners_in(courts: Sequence[int], shown: Sequence[int]) -> FindCorners:
    """Return a search that finds a court in the views of some cameras."""
    return lambda frames: np.zeros((4, 2)) if any(shown[frame] in courts for frame in frames) else None


def test_camera_that_shows_a_court_is_the_main_one() -> None:
    shown = [1] * 9 + [0] * 11 + [2] * 9 + [3] * 11
    camera = not_none(choose_main_camera(looks(shown), corners_in([0], shown)))
    assert [camera.certainly_shows(looks([which])[0]) for which in range(4)] == [True, False, False, False]
    assert len(camera.corners) == 1


def test_cameras_of_highlights_with_courts_are_all_main_ones() -> None:
    shown = [0] * 10 + [1] * 3 + [2] * 12 + [3] * 8
    camera = choose_main_camera(looks(shown), corners_in([0, 2, 3], shown))
    assert shows(camera) == [True, False, True, True]


def test_court_that_is_hardly_shown_decides_nothing() -> None:
    shown = [0] * 20 + [1] * 5 + [0] * 20
    camera = choose_main_camera(looks(shown), corners_in([1], shown))
    assert shows(camera) == [True, False, False, False]
    assert not_none(camera).corners == ()


def test_a_second_camera_that_shows_much_may_show_play_as_well() -> None:
    shown = ([0] * 8 + [1] * 3) * 5 + [0] * 5 + [2] * 3
    assert shows(choose_main_camera(looks(shown))) == [True, True, False, False]


def test_main_camera_survives_light_and_zoom_changes() -> None:
    dark = [View((view.picture * 0.6).astype(np.uint8)) for view in looks([0] * 12)]
    camera = not_none(choose_main_camera([*looks([0] * 12 + [1] * 3), *dark, *looks([2] * 3 + [0] * 4)]))
    assert camera.may_show(dark[3])
    assert camera.may_show(looks([0])[0])
    assert not camera.may_show(looks([1])[0])


@pytest.mark.parametrize("gop", [5, 250])
def test_main_camera_is_found_with_any_keyframe_rate(gop: int, tmp_path: Path) -> None:
    clip = Clip("broadcast.mp4", n_frames=400, rate=10, gop=gop, b_frames=2)
    shares: list[float] = []
    with VideoReader(clipmaker.make(clip, tmp_path, film(CUTS, hall))) as reader:
        camera = find_main_camera(reader, progress=shares.append)
    assert shows(camera) == [True, False, False, False]
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_a_camera_knows_its_own_picture() -> None:
    camera = not_none(choose_main_camera(looks([0] * 20 + [1] * 3 + [0] * 20)))
    assert [camera.shows(view) for view in looks([0, 1, 2])] == [True, False, False]


def test_a_video_of_a_few_seconds_is_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with VideoReader(clipmaker.make(Clip("rally.mp4", n_frames=70, rate=10), tmp_path, film(CUTS, hall))) as reader:
        monkeypatch.setattr(reader, "frame", None)
        monkeypatch.setattr(reader, "keyframes", None)
        assert find_main_camera(reader) is None


def test_the_look_can_be_stopped(tmp_path: Path) -> None:
    seen: list[float] = []

    def check() -> None:
        if len(seen) == 3:
            raise Cancelled

    with (
        VideoReader(clipmaker.make(Clip("match.mp4", n_frames=400, rate=10), tmp_path, film(CUTS, hall))) as reader,
        pytest.raises(Cancelled),
    ):
        find_main_camera(reader, check=check, progress=seen.append)
    assert len(seen) == 3


Picture = NDArray[np.uint8]
WIDTH, HEIGHT = 320, 180


def court(which: int = 0) -> Picture:
    return hall(which, WIDTH, HEIGHT)


def part(picture: Picture, zoom: float, x: float = 0.5, y: float = 0.5) -> Picture:
    """Return a part about a centre (in shares), as large as the whole."""
    width, height = WIDTH / zoom, HEIGHT / zoom
    left, top = round(x * WIDTH - width / 2), round(y * HEIGHT - height / 2)
    taken = picture[max(top, 0) : round(top + height), max(left, 0) : round(left + width)]
    return np.asarray(cv2.resize(taken, (WIDTH, HEIGHT)), np.uint8)


def lit(picture: Picture, light: float) -> Picture:
    return np.asarray((picture * light).clip(0, 255), np.uint8)


def with_score(picture: Picture) -> Picture:
    copy = picture.copy()
    copy[8:34, 10:110], copy[-24:] = (160, 30, 30), (225, 225, 225)
    return copy


@pytest.mark.parametrize("which", range(4))
@pytest.mark.parametrize(
    "changed",
    [
        pytest.param(lambda it: with_player(it, 0.3), id="somebody walks"),
        pytest.param(lambda it: part(it, 1.15), id="zoomed"),
        pytest.param(lambda it: np.roll(it, WIDTH // 20, axis=1), id="panned"),
        pytest.param(lambda it: lit(it, 0.6), id="darker"),
        pytest.param(lambda it: lit(it, 1.2), id="brighter"),
        pytest.param(with_score, id="with a score"),
    ],
)
def test_a_camera_is_recognised_whatever_it_does_to_its_picture(which: int, changed: object) -> None:
    assert callable(changed)
    before, after = View.of_picture(court(which)), View.of_picture(changed(court(which)))
    assert after.is_same_camera(before)
    assert not after.is_different_camera(before)


@pytest.mark.parametrize("which", range(1, 4))
def test_another_camera_is_another_one(which: int) -> None:
    one, other = View.of_picture(court(0)), View.of_picture(court(which))
    assert other.is_different_camera(one)
    assert one.is_different_camera(other)
    assert not other.is_same_camera(one)


@pytest.mark.parametrize("which", range(4))
def test_a_close_up_is_another_view(which: int) -> None:
    whole = View.of_picture(court(which))
    assert View.of_picture(part(court(which), 3, 0.3, 0.6)).is_different_camera(whole)


def test_empty_picture_matches_only_itself() -> None:
    grey = View.of_picture(np.full((HEIGHT, WIDTH, 3), 90, np.uint8))
    assert view_agreement(grey, View.of_picture(court())) < 0.5
    assert not grey.is_different_camera(View.of_picture(np.full((HEIGHT, WIDTH, 3), 95, np.uint8)))


def test_the_median_of_views_is_without_those_who_walk_through() -> None:
    seen = [View.of_picture(with_player(court(), place)) for place in (0.0, 0.3, 0.6, 0.9)]
    empty = View.of_picture(court())
    assert np.abs(View.median(seen).picture.astype(int) - empty.picture).max() < 12
