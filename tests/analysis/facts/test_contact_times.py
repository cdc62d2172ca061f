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
from rallytrace.analysis.shots.shot_metrics import Estimate, measure_rally
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size
from rallytrace.track.steps import run_steps


def contact_times(
    *,
    with_court: bool = False,
    cuts: Sequence[int] = (),
    non_play: Sequence[range] = (),
    pixels: Floats | None = None,
) -> dict[int, Estimate]:
    path = seen()
    path = path if pixels is None else replace(path, pixels=pixels)
    n_frames = len(path.seconds)
    shots = (measure_rally(EVENTS, path, broadcast_camera(SPORT), SPORT),) if with_court else ()

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
            return EVENTS if node is SHOWN_EVENTS else shots

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
