"""Telling one camera from another, whatever it does to its picture."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.video.main_camera import View, agreement
from views import hall, with_player

Picture = NDArray[np.uint8]
WIDTH, HEIGHT = 320, 180


def court(which: int = 0) -> Picture:
    return hall(which, WIDTH, HEIGHT)


def part(picture: Picture, zoom: float, x: float = 0.5, y: float = 0.5) -> Picture:
    """A part about a centre (in shares), as large as the whole."""
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
    assert after.is_of(before)
    assert not after.is_other_than(before)


@pytest.mark.parametrize("which", range(1, 4))
def test_another_camera_is_another_one(which: int) -> None:
    one, other = View.of_picture(court(0)), View.of_picture(court(which))
    assert other.is_other_than(one)
    assert one.is_other_than(other)
    assert not other.is_of(one)


@pytest.mark.parametrize("which", range(4))
def test_a_close_up_is_another_view(which: int) -> None:
    whole = View.of_picture(court(which))
    assert View.of_picture(part(court(which), 3, 0.3, 0.6)).is_other_than(whole)


def test_an_empty_picture_agrees_with_nothing_and_is_still_itself() -> None:
    grey = View.of_picture(np.full((HEIGHT, WIDTH, 3), 90, np.uint8))
    assert agreement(grey, View.of_picture(court())) < 0.5
    assert not grey.is_other_than(View.of_picture(np.full((HEIGHT, WIDTH, 3), 95, np.uint8)))


def test_the_median_of_views_is_without_those_who_walk_through() -> None:
    seen = [View.of_picture(with_player(court(), place)) for place in (0.0, 0.3, 0.6, 0.9)]
    empty = View.of_picture(court())
    assert np.abs(View.median(seen).picture.astype(int) - empty.picture).max() < 12
