"""When a ball was hit, to a fraction of a frame."""

import numpy as np
import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, SECONDS, SPORT, seen
from narrowing import not_none
from rallytrace.analysis.shots.contact_times import find_contact_times
from rallytrace.analysis.shots.shot_metrics import measure_rally
from rallytrace.track.arrays import Floats


def hit_at(moment: float, rate: float, noise: float = 0.0, seed: int = 0) -> tuple[Floats, Floats]:
    """Return positions and times of a ball that comes down, and at a moment goes up and across."""
    seconds = np.arange(round(0.8 * rate)) / rate
    since = seconds - moment
    before, after = np.minimum(since, 0), np.maximum(since, 0)
    x = 640 + 300 * before + 900 * after
    y = 300 + 400 * before + 250 * before**2 - 700 * after + 400 * after**2
    return np.stack([x, y]) + np.random.default_rng(seed).normal(0, noise, (2, len(seconds))), seconds


@pytest.mark.parametrize("rate", [25.0, 30.0, 60.0, 120.0])
@pytest.mark.parametrize("moment", [0.4, 0.413, 0.427])
def test_contact_is_found_between_frames(rate: float, moment: float) -> None:
    pixels, seconds = hit_at(moment, rate)
    nearest = np.array([np.abs(seconds - moment).argmin()])
    for frame in (nearest - 1, nearest, nearest + 1):
        (time,), (spread,) = find_contact_times(frame, pixels, seconds, 1280.0)
        assert abs(time - moment) * rate < 0.1
        assert spread * rate < 0.5


def test_intervals_of_contact_times_hold() -> None:
    moments = np.random.default_rng(1).uniform(0.38, 0.44, 150)
    held = []
    for seed, moment in enumerate(moments.tolist()):
        pixels, seconds = hit_at(moment, 30.0, noise=1.5, seed=seed)
        (time,), (spread,) = find_contact_times(np.array([round(moment * 30)]), pixels, seconds, 1280.0)
        held.append(abs(time - moment) < 1.2816 * spread)
    assert 0.7 < np.mean(held) < 0.98


def test_contact_without_later_positions_keeps_its_frame_time() -> None:
    pixels, seconds = hit_at(0.413, 30.0)
    pixels[:, 13:] = np.nan
    (time,), (spread,) = find_contact_times(np.array([12]), pixels, seconds, 1280.0)
    assert time == seconds[12]
    assert spread == pytest.approx(1.2 / 30)


def test_sure_shots_meet_at_the_times_of_the_contacts() -> None:
    times = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT)).contact_times()
    truth = {event.frame: second for event, second in zip(EVENTS, SECONDS.tolist(), strict=True)}
    assert set(times) <= set(truth)
    assert len(times) >= 2
    assert max(abs(time.value - truth[frame]) for frame, time in times.items()) < 0.005


def test_contact_is_found_in_a_flown_rally() -> None:
    path = seen()
    frames = np.array([event.frame for event in EVENTS[1:3]])
    times, _ = find_contact_times(frames, path.pixels, path.seconds, 1280.0)
    assert np.abs(times - SECONDS[1:3]).max() < 0.3 * 0.02
