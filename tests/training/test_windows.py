from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.training.augmentation import augment
from models.training.pasting import collect_cut_outs, draw_flight, erase_ball, paste_ball
from models.training.windows import CUT, Variation, cut_window
from rallytrace.track.geometry import Size
from training_clips import footage


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 23), st.sampled_from([CUT, Size(512, 288)]))
def test_the_ball_is_where_the_window_says(seed: int, start: int, view: Size) -> None:
    rng = np.random.default_rng(seed)
    window = cut_window(footage(), start, 8, Variation(view=view, pasted=0.0), rng)
    assert window.pictures.shape == (9, view.height, view.width, 3)
    shown = np.flatnonzero(window.visible)
    for place in shown:
        x, y = np.rint(window.positions[place]).astype(int)
        if 8 <= x < view.width - 8 and 8 <= y < view.height - 8:
            bright = window.pictures[place + 1].astype(int).sum(axis=2)
            behind = window.pictures[0].astype(int).sum(axis=2)
            away = np.abs(bright - behind)
            assert away[y - 2 : y + 3, x - 2 : x + 3].max() >= 0.5 * away.max()


def test_a_picture_that_is_narrower_than_the_view_is_shown_whole() -> None:
    view = Size(320, 180)
    variation = Variation(view=view, widths=(200, 300), pasted=0.0)
    window = cut_window(footage(), 0, 8, variation, np.random.default_rng(5))
    assert window.visible.all()
    scaled = np.array([view.width / footage().size.width, view.height / footage().size.height])
    there = (footage().positions + 0.5) * scaled - 0.5
    for position in window.positions:
        mirrored = position * (-1, 1) + (view.width - 1, 0)
        assert min(np.abs(there - one).sum(axis=1).min() for one in (position, mirrored)) < 0.1


def test_windows_of_whole_pictures_show_most_of_them() -> None:
    view = Size(512, 288)
    variation = replace(Variation.of_whole(view), pasted=0.0)
    windows = [cut_window(footage(), 0, 8, variation, np.random.default_rng(seed)) for seed in range(20)]
    assert all(window.pictures.shape == (9, 288, 512, 3) for window in windows)
    assert np.mean([window.visible.mean() for window in windows]) > 0.8


def test_a_ball_outside_the_cut_is_not_visible() -> None:
    rng = np.random.default_rng(3)
    view = Size(96, 64)
    windows = [cut_window(footage(), 0, 8, Variation(view=view, pasted=0.0, around_ball=0.0), rng) for _ in range(20)]
    for window in windows:
        inside = (window.positions >= -0.5).all(axis=1) & (window.positions < (95.5, 63.5)).all(axis=1)
        assert np.array_equal(window.visible, inside)
    assert not all(window.visible.all() for window in windows)


def test_windows_around_the_ball_show_it() -> None:
    rng = np.random.default_rng(4)
    view = Size(160, 96)
    for start in range(0, 16, 2):
        window = cut_window(footage(), start, 8, Variation(view=view, pasted=0.0, around_ball=1.0), rng)
        assert window.visible.any()


def test_an_erased_ball_leaves_the_background() -> None:
    frames = np.stack([footage().picture(i) for i in range(8)])
    erase_ball(frames, footage().backgrounds[0], footage().visible[:8], footage().positions[:8])
    assert np.abs(frames.astype(int) - footage().backgrounds[0]).max() <= 40
    for frame, (x, y) in zip(frames, np.rint(footage().positions[:8]).astype(int), strict=True):
        assert np.abs(frame[y, x].astype(int) - footage().backgrounds[0][y, x]).max() <= 6


@pytest.mark.parametrize("filmed", [False, True])
def test_a_pasted_ball_is_where_it_says(filmed: bool) -> None:
    rng = np.random.default_rng(5)
    cut_outs = collect_cut_outs([footage()], 8, 3, rng)
    assert cut_outs
    background = footage().backgrounds[0]
    seen = 0
    for _ in range(12):
        frames = np.repeat(background[None], 8, axis=0)
        drawn, where = paste_ball(frames, background, cut_outs[0] if filmed else None, rng)
        away = np.abs(frames.astype(int) - background).max(axis=3)
        assert (away[~drawn] == 0).all()
        for place in np.flatnonzero(drawn).tolist():
            rows, columns = np.nonzero(away[place] > 0.5 * away[place].max())
            if (where[place] > 25).all() and (where[place] < (615, 335)).all():
                assert np.hypot(columns.mean() - where[place][0], rows.mean() - where[place][1]) < 25
                seen += 1
    assert seen > 10


def test_a_ball_before_something_that_moves_is_not_cut_out() -> None:
    shifted = replace(footage(), backgrounds=np.roll(footage().backgrounds, 8, axis=2))
    assert collect_cut_outs([shifted], 8, 2, np.random.default_rng(1)) == []


@given(st.integers(0, 2**32))
def test_a_flight_keeps_to_the_neighbourhood_of_the_picture(seed: int) -> None:
    path = draw_flight(8, 640, 360, np.random.default_rng(seed))
    assert path.shape == (8, 2)
    assert np.isfinite(path).all()
    assert np.linalg.norm(np.diff(path, axis=0), axis=1).max() < 80


@pytest.mark.parametrize("seed", range(12))
def test_a_look_changes_colours_but_not_places(seed: int) -> None:
    window = np.zeros((3, 40, 60, 3), np.uint8)
    window[:, 10:20, 30:40] = 255
    varied = augment(window, np.random.default_rng(seed)).astype(int).sum(axis=3)
    assert varied.shape == (3, 40, 60)
    assert (varied[:, 12:18, 32:38].mean(axis=(1, 2)) > varied[:, 25:35, 5:25].mean(axis=(1, 2)) + 100).all()
