import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.training.looks import vary_look
from models.training.pasting import flight, replace_shuttle
from models.training.windows import MODEL, Variation, cut_window
from rallytrace.domain.geometry import Size
from training_clips import footage

RALLY = footage()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 23), st.sampled_from([MODEL, Size(320, 192)]))
def test_the_ball_is_where_the_window_says(seed: int, start: int, view: Size) -> None:
    rng = np.random.default_rng(seed)
    window = cut_window(RALLY, start, 8, Variation(view=view, pasted=0.0), rng)
    assert window.pictures.shape == (9, view.height, view.width, 3)
    shown = np.flatnonzero(window.visible)
    for place in shown:
        x, y = np.rint(window.positions[place]).astype(int)
        if 8 <= x < view.width - 8 and 8 <= y < view.height - 8:
            bright = window.pictures[place + 1].astype(int).sum(axis=2)
            behind = window.pictures[0].astype(int).sum(axis=2)
            away = np.abs(bright - behind)
            assert away[y - 2 : y + 3, x - 2 : x + 3].max() >= 0.5 * away.max()


def test_a_ball_outside_the_cut_is_not_visible() -> None:
    rng = np.random.default_rng(3)
    view = Size(96, 64)
    windows = [cut_window(RALLY, 0, 8, Variation(view=view, pasted=0.0, around_ball=0.0), rng) for _ in range(20)]
    for window in windows:
        inside = (window.positions >= -0.5).all(axis=1) & (window.positions < (95.5, 63.5)).all(axis=1)
        assert np.array_equal(window.visible, inside)
    assert not all(window.visible.all() for window in windows)


def test_windows_around_the_ball_show_it() -> None:
    rng = np.random.default_rng(4)
    view = Size(160, 96)
    for start in range(0, 16, 2):
        window = cut_window(RALLY, start, 8, Variation(view=view, pasted=0.0, around_ball=1.0), rng)
        assert window.visible.any()


def test_a_pasted_shuttle_takes_the_filmed_ones_place() -> None:
    frames = RALLY.frames[:8].copy()
    background = RALLY.backgrounds[0]
    positions = RALLY.positions[:8]
    seen = np.ones(8, np.bool_)
    drawn, where = replace_shuttle(frames, background, seen, positions, np.random.default_rng(1))
    assert drawn.any()
    for place in range(8):
        x, y = np.rint(positions[place]).astype(int)
        if np.hypot(*(where[place] - positions[place])) > 30:
            assert np.abs(frames[place, y, x].astype(int) - background[y, x]).max() <= 1
        if drawn[place] and (where[place] > 20).all() and (where[place] < (620, 340)).all():
            left, top = np.rint(where[place]).astype(int) - 12
            part = (slice(top, top + 25), slice(left, left + 25))
            assert np.abs(frames[place][part].astype(int) - background[part]).max() > 20


@given(st.integers(0, 2**32))
def test_a_flight_keeps_to_the_neighbourhood_of_the_picture(seed: int) -> None:
    path = flight(8, 640, 360, np.random.default_rng(seed))
    assert path.shape == (8, 2)
    assert np.isfinite(path).all()
    assert np.linalg.norm(np.diff(path, axis=0), axis=1).max() < 80


@pytest.mark.parametrize("seed", range(12))
def test_a_look_changes_colours_but_not_places(seed: int) -> None:
    window = np.zeros((3, 40, 60, 3), np.uint8)
    window[:, 10:20, 30:40] = 255
    varied = vary_look(window, np.random.default_rng(seed)).astype(int).sum(axis=3)
    assert varied.shape == (3, 40, 60)
    assert (varied[:, 12:18, 32:38].mean(axis=(1, 2)) > varied[:, 25:35, 5:25].mean(axis=(1, 2)) + 100).all()
