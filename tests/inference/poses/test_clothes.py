"""The colours of clothes are those between the keypoints of a pose."""

from dataclasses import replace

import numpy as np

from poses import person
from rallytrace.inference.poses.clothes import clothes_colours, with_colours
from rallytrace.inference.preprocessing import ArrayPicture
from rallytrace.track.appearance import BINS, NO_COLOURS, mean_colours

ONE = person(100, 120, width=60, height=160)
"""Shoulders at row 75, hips at 133, knees at 165."""


def court_with(shirt: tuple[int, int, int], shorts: tuple[int, int, int]) -> np.ndarray:
    """Return a green picture in BGR with a player dressed so."""
    picture = np.full((240, 200, 3), (60, 140, 40), np.uint8)
    picture[72:132, 80:120], picture[132:160, 80:120] = shirt, shorts
    return picture


def test_shirt_and_shorts_have_their_own_colours() -> None:
    colours = mean_colours(clothes_colours(ONE, court_with((0, 0, 220), (250, 250, 250)))[None])
    red, white = colours
    assert red[5:].sum() > 0.95
    assert set(np.flatnonzero(red > 0.1) % 8) <= {5 % 8, 6 % 8, 14 % 8}
    assert white[4] > 0.9


def test_a_darker_picture_changes_less_than_another_shirt() -> None:
    red, dark_red, blue = (
        clothes_colours(ONE, court_with(shirt, (20, 20, 20))) for shirt in ((0, 0, 220), (0, 0, 150), (200, 60, 0))
    )
    likeness = [np.minimum(red, other).sum() for other in (dark_red, blue)]
    assert likeness[0] > 1.5 * likeness[1]


def test_parts_that_the_pose_does_not_show_have_no_colours() -> None:
    hidden = person(100, 120, width=60, height=160, seen=0.1)
    outside = person(900, 900)
    picture = court_with((0, 0, 220), (20, 20, 20))
    assert not clothes_colours(hidden, picture).any()
    assert not clothes_colours(outside, picture).any()
    legs_hidden = replace(ONE, keypoints=ONE.keypoints.copy())
    legs_hidden.keypoints[13:15, 2] = 0
    colours = clothes_colours(legs_hidden, picture)
    assert colours[:BINS].sum() > 250
    assert not colours[BINS:].any()


def test_the_persons_of_a_picture_are_dressed() -> None:
    (one,) = with_colours([ONE], ArrayPicture(3, court_with((0, 0, 220), (20, 20, 20))))
    assert one.colours.any()
    assert not ONE.colours.any()
    assert len(NO_COLOURS) == 2 * BINS
    assert with_colours([], ArrayPicture(3, court_with((0, 0, 0), (0, 0, 0)))) == ()
