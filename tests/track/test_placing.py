"""Test which point helps a fill most."""

from collections.abc import Sequence

import numpy as np

from rallytrace.analysis.fills.fill import Fill, Method, find_most_useful_frame
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.track.track import PREDICTED_ROW, Layer, State, Track


def around(picture: str, frames: range) -> FillContext:
    """Return the context of some frames of a track.

    `o` is a ball that was seen, `|` a cut and no frame.
    """
    cuts = [at - picture[:at].count("|") for at, letter in enumerate(picture) if letter == "|"]
    picture = picture.replace("|", "")
    track, seen = Track(len(picture)), np.zeros(len(picture), PREDICTED_ROW)
    is_ball = np.array(list(picture)) == "o"
    seen["begins_scene"][cuts] = True
    seen["state"] = np.where(is_ball, State.VISIBLE, State.NO_BALL)
    seen["x"] = np.where(is_ball, 100 + np.arange(len(picture)), 0)
    seen["y"] = np.where(is_ball, 100, 0)
    track.make(track.change(Layer.PREDICTED, range(len(picture)), seen))
    return FillContext.of(track, frames)


def fill(frames: range, y: Sequence[float], words: str = "", method: Method = Method.LINEAR) -> Fill:
    places = np.stack([100.0 + np.array(frames), np.array(y, np.float64)])
    return Fill(method, np.array(frames, np.int64), places, words)


GAP = range(4, 13)
KNOWN = around("oooo.........oooo", GAP)
FLAT = fill(GAP, [100] * 9)


def test_next_point_is_where_fills_differ_most() -> None:
    arch = fill(GAP, [100, 110, 130, 150, 160, 155, 130, 110, 100])
    assert find_most_useful_frame(KNOWN, [FLAT, arch]) == 8


def test_agreeing_fills_need_no_point() -> None:
    near = fill(GAP, [103] * 9)
    assert find_most_useful_frame(KNOWN, [FLAT, near], tolerance=4) is None
    assert find_most_useful_frame(KNOWN, [FLAT], tolerance=4) is None
    assert find_most_useful_frame(KNOWN, []) is None


def test_next_frame_to_place_avoids_known_neighbours() -> None:
    leap = fill(GAP, [400, 110, 110, 110, 110, 110, 110, 110, 110])
    assert find_most_useful_frame(KNOWN, [FLAT, leap]) in range(6, 11)
    short = range(4, 6)
    assert find_most_useful_frame(around("oooo..oooo", short), [fill(short, [1, 1]), fill(short, [1, 30])]) == 5


def test_doubtful_fill_does_not_count_beside_two_others() -> None:
    arch = fill(GAP, [100, 110, 130, 150, 160, 155, 130, 110, 100])
    wild = fill(GAP, [100, 100, 900, 100, 100, 100, 100, 100, 100], "It sees only 8 frames at once.")
    assert find_most_useful_frame(KNOWN, [FLAT, arch, wild]) == 8
    assert find_most_useful_frame(KNOWN, [FLAT, wild]) == 6


def test_an_end_beyond_which_nothing_is_known_comes_first() -> None:
    opening = range(6)
    assert find_most_useful_frame(around("......oooo", opening), []) == 0
    ending = range(4, 10)
    assert find_most_useful_frame(around("oooo......", ending), []) == 9


def test_farthest_end_is_placed_first() -> None:
    assert find_most_useful_frame(around("oooooooo...|.....oo", range(8, 16)), []) == 11
    assert find_most_useful_frame(around("oo.....|...oooooooo", range(2, 10)), []) == 6
