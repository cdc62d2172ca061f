"""Times of contacts, from the picture and from shots in 3D."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, SECONDS, SPORT, seen
from rallytrace.analysis.facts.contact_times import CONTACT_TIMES
from rallytrace.analysis.facts.events import EVENTS as SHOWN_EVENTS
from rallytrace.analysis.facts.graph import Facts
from rallytrace.analysis.facts.scenes import SCENES, Scenes
from rallytrace.analysis.shots.ball import aim_shots, simulate
from rallytrace.analysis.shots.shot_metrics import Estimate, ObservedPath, measure_rally
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import GRAVITY_M_PER_S2, SPORTS, Sport
from rallytrace.track.steps import run_steps


def contact_times(
    *,
    with_court: bool = False,
    cuts: Sequence[int] = (),
    non_play: Sequence[range] = (),
    pixels: Floats | None = None,
    observed: ObservedPath | None = None,
    events: Sequence[Event] = EVENTS,
    sport: Sport = SPORT,
) -> dict[int, Estimate]:
    path = observed or seen()
    path = path if pixels is None else replace(path, pixels=pixels)
    n_frames = len(path.seconds)
    shots = (measure_rally(events, path, broadcast_camera(sport), sport),) if with_court else ()

    class Known:
        source = SimpleNamespace(
            record=SimpleNamespace(n_frames=n_frames),
            size=Size(1280, 720),
            seconds=path.seconds,
            positions=lambda first, stop: path.pixels[:, first:stop],
            repeats=lambda first, stop: np.zeros(stop - first, np.bool_),
        )

        def __getitem__(self, node: object) -> Any:
            if node is SCENES:
                borders = [*cuts, *(border for span in non_play for border in (span.start, span.stop))]
                return Scenes(np.array([0, *borders]), n_frames)
            return events if node is SHOWN_EVENTS else shots

    facts = cast("Facts", Known())
    assert CONTACT_TIMES.plan is not None
    jobs = run_steps(CONTACT_TIMES.plan(facts))
    return dict(CONTACT_TIMES.value(facts, [job.read()(lambda: None) for job in jobs]))


@pytest.mark.parametrize("with_court", [False, True])
def test_every_event_has_a_time_near_the_truth(with_court: bool) -> None:
    found = contact_times(with_court=with_court)
    assert list(found) == [event.frame for event in EVENTS]
    errors = [abs(found[event.frame].value - second) for event, second in zip(EVENTS, SECONDS, strict=True)]
    assert max(errors[1:3]) < 0.006


@pytest.mark.parametrize("divide", ["cut", "non-play range"])
def test_path_of_another_scene_moves_no_contact(divide: str) -> None:
    contact = EVENTS[1].frame
    border = contact + 4
    parts: dict[str, Any] = {"cuts": [border]} if divide == "cut" else {"non_play": [range(border, border + 3)]}
    pixels = seen().pixels.copy()
    here = contact_times(pixels=pixels, **parts)[contact]
    pixels[:, border:] += 300
    assert contact_times(pixels=pixels)[contact] != here
    assert contact_times(pixels=pixels, **parts)[contact] == here


_SERVED_RATE = 30.0
_SERVED_SECONDS = np.array([0.9, 1.34, 1.79, 2.69, 3.3])
_SERVED_KINDS = (EventKind.HIT, EventKind.BOUNCE, EventKind.HIT, EventKind.BOUNCE, EventKind.HIT)


def _served(seed: int) -> tuple[ObservedPath, tuple[Event, ...], Floats]:
    """Return what a camera sees of a toss, a serve, its return and the start of the next shot.

    The events, which are up to a frame beside the contacts, and the true times of the contacts are returned too.
    """
    rng = np.random.default_rng(seed)
    ball, camera = SPORTS[Sport.TENNIS].ball, broadcast_camera(Sport.TENNIS)
    floor = ball.radius
    places = np.array([(-1, -12.1, 2.7), (2, 5, floor), (3, 13, 1.1), (-2, -7, floor), (-3, -13, 0.9)])
    places[:, :2] += rng.uniform(-0.8, 0.8, (5, 2)) * (1.0, 0.5)
    times = _SERVED_SECONDS + rng.uniform(0, 1 / _SERVED_RATE)
    drag = np.full(4, ball.drag)
    velocities = aim_shots(places[:-1], places[1:], np.diff(times), drag, rounds=20, steps=60).velocities[0]
    flown = simulate(places[:-1], velocities, drag, np.zeros(4), np.diff(times))
    seconds = np.arange(0, times[-1] + 0.25, 1 / _SERVED_RATE)
    shot = np.clip(np.searchsorted(times, seconds, side="right") - 1, 0, 3)
    positions, _ = flown.sample(shot, np.clip(seconds - times[shot], 0, None))
    for end, velocity in ((0, (0.2, 0.1, -rng.uniform(0.5, 2.5))), (-1, (1.0, 24.0, 4.0))):
        since = (seconds - times[end])[:, None]
        moved = places[end] + velocity * since - (0, 0, GRAVITY_M_PER_S2 / 2) * since**2
        positions = np.where(since < 0 if end == 0 else since > 0, moved, positions)
    pixels = camera.project(positions) + rng.normal(0, 1.0, (len(seconds), 2))
    frames = np.round(times * _SERVED_RATE + rng.uniform(-1, 1, 5)).astype(int).tolist()
    return ObservedPath(pixels.T, seconds, 1280), tuple(map(Event, frames, _SERVED_KINDS)), times


def test_contact_times_after_a_toss_are_within_their_intervals() -> None:
    held = []
    for seed in range(16):
        path, events, times = _served(seed)
        found = contact_times(with_court=True, observed=path, events=events, sport=Sport.TENNIS)
        assert max(abs(time.value * _SERVED_RATE - frame) for frame, time in found.items()) < 2.5
        held.append([abs(one.value - time) < one.half_width for one, time in zip(found.values(), times, strict=True)])
    assert np.mean(held, axis=0).min() >= 0.75
