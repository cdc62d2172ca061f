from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallytrace.video.shots import CUT, SIMILAR, CutDetector, Signature, difference
from views import view, with_player

RATE = 30.0
VIEWS = [view(which, 32, 18) for which in range(4)]


def cuts_in(pictures: Sequence[Signature]) -> list[int]:
    detector = CutDetector(RATE)
    found = [detector.add(index, picture) for index, picture in enumerate(pictures)]
    return sorted([*(cut for cut in found if cut is not None), *detector.finish()])


def _walking(which: int, n: int) -> list[Signature]:
    return [with_player(VIEWS[which], (i * 3 % 40) / 40) for i in range(n)]


def _mixed(one: Signature, other: Signature, share: float) -> Signature:
    return np.asarray(one * (1 - share) + other * share, np.uint8)


def test_another_view_differs_and_a_moving_player_does_not() -> None:
    for one in range(4):
        for other in range(4):
            apart = difference(with_player(VIEWS[one], 0.2), with_player(VIEWS[other], 0.7))
            assert apart < SIMILAR if one == other else apart > CUT


@given(st.lists(st.integers(6, 70), min_size=1, max_size=8))
@settings(max_examples=25, deadline=None)
def test_every_hard_cut_is_found_where_it_is(lengths: list[int]) -> None:
    pictures: list[Signature] = []
    for turn, length in enumerate(lengths):
        pictures += _walking(turn % 4, length)
    assert cuts_in(pictures) == list(np.cumsum(lengths)[:-1])


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_flash_is_no_cut(length: int) -> None:
    pictures = _walking(0, 60)
    for i in range(30, 30 + length):
        pictures[i] = np.asarray(pictures[i].astype(int).clip(0, 55) + 200, np.uint8)
    assert cuts_in(pictures) == []


@pytest.mark.parametrize("seconds", [1.5, 3, 6])
def test_a_pan_is_no_cut(seconds: float) -> None:
    steps = int(seconds * RATE)
    pan = [view(0, 32, 18, shift=1.5 * i / steps) for i in range(steps)]
    assert cuts_in([*_walking(0, 45), *pan, *[pan[-1]] * 45]) == []


@pytest.mark.parametrize("n", [6, 15, 30])
def test_a_dissolve_is_one_cut_in_its_middle(n: int) -> None:
    dissolve = [_mixed(VIEWS[0], VIEWS[1], i / n) for i in range(n)]
    (cut,) = cuts_in([*_walking(0, 60), *dissolve, *_walking(1, 60)])
    assert abs(cut - (60 + n / 2)) <= max(4, n / 4)


def test_a_wipe_is_one_cut() -> None:
    wipe = []
    for i in range(20):
        picture = VIEWS[2].copy()
        picture[:, : i * 32 // 20] = VIEWS[3][:, : i * 32 // 20]
        wipe.append(picture)
    (cut,) = cuts_in([*_walking(2, 50), *wipe, *_walking(3, 50)])
    assert 50 <= cut <= 70


@pytest.mark.parametrize("tail", [1, 2, 3])
def test_the_first_frames_of_the_next_shot_at_the_end_are_cut_off(tail: int) -> None:
    assert cuts_in([*_walking(0, 40), *_walking(1, tail)]) == [40]


def test_slow_change_of_light_is_no_cut() -> None:
    dusk = [np.asarray(VIEWS[0] * (1 - i / 400), np.uint8) for i in range(300)]
    assert cuts_in(dusk) == []
