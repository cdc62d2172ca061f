import numpy as np
import pytest

from models.training import gap_drawing
from models.training.courses import UNIT, Course
from models.training.gap_drawing import LENGTH, Pool, Windows, draw_windows


def _course(count: int = 60, hidden: range = range(0)) -> Course:
    """Return a ball that goes right, one pixel a frame, and is hit in every twentieth frame."""
    frames = np.arange(count)
    positions = np.stack([100.0 + frames, np.full(count, 140.0)], axis=1) / UNIT
    visible = np.ones(count, np.bool_)
    visible[hidden.start : hidden.stop] = False
    return Course(np.where(visible[:, None], positions, 0), visible, frames % 20 == 19)


def _draw(*courses: Course, count: int = 2000, step: int = 1, noise: float | None = None) -> Windows:
    return draw_windows(Pool.of(courses), np.random.default_rng(3), count, step=step, noise=noise)


def _lengths(windows: Windows) -> list[int]:
    return [int(length) for length in np.unique((windows.mask[..., 0] * (windows.weights > 0)).sum(axis=1))]


def test_windows_are_what_the_program_gives_its_inpaintnet() -> None:
    windows = _draw(_course(hidden=range(20, 25)), noise=0.5)
    assert (windows.coords.shape, windows.mask.shape) == ((2000, LENGTH, 2), (2000, LENGTH, 1))
    assert {array.dtype for array in (windows.coords, windows.mask, windows.targets, windows.weights)} == {
        np.dtype(np.float32)
    }
    assert set(np.unique(windows.mask)) == {0, 1}
    assert not windows.coords[windows.mask[..., 0] == 1].any()
    assert (windows.coords >= 0).all()
    assert (windows.coords <= 1).all()


def test_gaps_of_every_length_are_drawn_everywhere() -> None:
    windows = _draw(_course())
    assert set(range(1, 15)) <= set(_lengths(windows))
    assert (windows.mask[:, 1:-1, 0].mean(axis=0) > 0.2).all()


def test_a_gap_may_reach_over_the_windows_edge_in_some() -> None:
    positions, _, struck = Pool.of([_course()]).cut(np.random.default_rng(1), 500, 1)
    inside, over = (
        gap_drawing._gaps(positions, struck, np.random.default_rng(2), one_sided=share)[0][:, [0, -1]]
        for share in (0.0, 0.5)
    )
    assert not inside.any()
    assert 0.1 < over.any(axis=1).mean() < 0.5


def test_hits_lie_in_gaps_more_often_than_by_chance() -> None:
    windows = _draw(Course(_course().positions, _course().visible, np.arange(60) == 30))
    at_hit = np.abs(windows.targets[..., 0] * UNIT[0] - 130) < 0.5
    assert windows.mask[at_hit].mean() > windows.mask.mean() + 0.15


def test_frames_not_to_be_filled_have_mask_0() -> None:
    windows = _draw(_course(hidden=range(20, 25)))
    absent = (windows.mask[..., 0] == 0) & (windows.coords.sum(axis=2) == 0)
    assert 0 < absent.mean() < 0.3
    assert not windows.weights[absent].any()


def test_only_frames_to_fill_whose_place_is_known_count() -> None:
    windows = _draw(_course(hidden=range(20, 25)))
    counted = windows.weights > 0
    assert counted.any()
    assert (windows.mask[..., 0][counted] == 1).all()
    assert (windows.targets[counted] > 0).all()


def test_windows_to_try_a_network_on_are_as_they_are() -> None:
    windows = _draw(_course())
    known = windows.coords[..., 0] > 0
    np.testing.assert_allclose(windows.coords[known], windows.targets[known], atol=1e-6)
    np.testing.assert_allclose(np.diff(windows.targets[..., 0], axis=1) * UNIT[0], 1, atol=1e-3)


def test_every_second_frame_is_twice_as_fast() -> None:
    windows = _draw(_course(), step=2)
    np.testing.assert_allclose(np.diff(windows.targets[..., 0], axis=1) * UNIT[0], 2, atol=1e-3)


def test_windows_never_reach_from_one_course_into_another() -> None:
    far = _course()
    windows = _draw(_course(), Course(far.positions + 0.5, far.visible, far.struck))
    assert (np.abs(np.diff(windows.targets[..., 0], axis=1)) < 0.01).all()


def test_learning_sees_no_window_twice_and_some_mirrored() -> None:
    windows = _draw(_course(), noise=0.5)
    motion = np.diff(windows.targets[..., 0], axis=1).mean(axis=1)
    assert 0.4 < (motion < 0).mean() < 0.6
    assert len(np.unique(motion.round(6))) > 1000


@pytest.mark.parametrize("noise", [None, 0.5])
def test_the_same_chance_draws_the_same_windows(noise: float | None) -> None:
    one, again = (_draw(_course(), count=50, noise=noise) for _ in range(2))
    assert np.array_equal(one.coords, again.coords)
    assert np.array_equal(one.weights, again.weights)


def test_draws_can_be_joined() -> None:
    part = _draw(_course(), count=5)
    joined = Windows.joined([part, part])
    assert joined.coords.shape == (10, LENGTH, 2)
    assert np.array_equal(joined.weights[5:], part.weights)
