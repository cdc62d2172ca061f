"""Test fills by shots in 3D: they lead through hits, and are offered only where they explain the detections."""

from dataclasses import replace

import numpy as np

from court_cameras import broadcast_camera
from flown_rally import EVENTS, RATE, SPORT, seen
from moving_camera import moving_views, shown_moving
from rallytrace.analysis.fills.fill import Fill, Method, best_fill
from rallytrace.analysis.fills.shots_3d import Shots3dContext, fill_along_shots
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import Layer, State, Track, make_rows

SIZE = Size(1280, 720)
COURT = CourtCalibration.of_map(broadcast_camera(SPORT).floor_map, SPORT)
HIT = EVENTS[2].frame
AROUND_HIT = range(HIT - 5, HIT + 6)


def hide(path: Floats, gap: range) -> FillContext:
    """Return what is known of a path (2, n) without a gap, whose hits nobody told."""
    n = path.shape[1]
    rows = make_rows(n, State.NO_BALL, Source.PREDICTED)
    seen_frames = np.setdiff1d(np.flatnonzero(np.isfinite(path[0])), gap)
    rows[seen_frames] = make_rows(
        len(seen_frames), State.VISIBLE, Source.PREDICTED, x=path[0, seen_frames], y=path[1, seen_frames]
    )
    track = Track(n)
    track.make(track.change(Layer.PREDICTED, range(n), rows))
    return FillContext.of(track, gap, events=[event for event in EVENTS if event.frame not in gap])


def fill(context: FillContext, *courts: CourtCalibration) -> Fill:
    seconds = np.array(context.span) / RATE
    return fill_along_shots(context, Shots3dContext(courts, seconds, np.zeros(len(seconds), np.bool_)), SIZE)


def clean_path() -> Floats:
    return seen(noise=0.5).pixels


def test_a_gap_with_a_hit_in_it_is_filled_near_the_truth() -> None:
    path = clean_path()
    found = fill(hide(path, AROUND_HIT), COURT)
    assert found.frames.tolist() == list(AROUND_HIT)
    assert np.hypot(*(found.positions - path[:, found.frames])).max() < 10


def test_gap_of_a_moving_camera_is_filled_near_the_truth() -> None:
    views = moving_views(broadcast_camera(SPORT), SPORT, clean_path().shape[1], SIZE)
    path = shown_moving(clean_path().T, range(clean_path().shape[1]), views).T
    found = fill(hide(path, AROUND_HIT), *views.courts)
    assert found.frames.tolist() == list(AROUND_HIT)
    assert np.hypot(*(found.positions - path[:, found.frames])).max() < 10


def test_it_is_shown_first_where_it_is_offered() -> None:
    context = hide(clean_path(), AROUND_HIT)
    line = Fill(Method.LINEAR, np.array(AROUND_HIT), np.zeros((2, len(AROUND_HIT))))
    assert best_fill((line, fill(context, COURT)), context, width=SIZE.width) != line


def test_without_a_court_it_says_why_there_is_none() -> None:
    found = fill(hide(clean_path(), AROUND_HIT))
    assert not found.offered
    assert found.words


def test_beyond_the_events_of_the_rally_there_is_none() -> None:
    found = fill(hide(clean_path(), range(EVENTS[-1].frame - 2, EVENTS[-1].frame + 3)), COURT)
    assert not found.offered


def test_a_path_that_no_flight_explains_gets_none() -> None:
    path = clean_path()
    path[0, HIT - 25 : HIT + 25] += np.where(np.arange(50) % 2, 60.0, -60.0)
    found = fill(hide(path, AROUND_HIT), COURT)
    assert not found.offered
    assert found.words


def test_frames_in_which_a_person_saw_no_ball_are_not_filled() -> None:
    path = clean_path()
    gap = range(HIT - 1, HIT + 2)
    context = hide(path, gap)
    assert not fill(replace(context, closed=np.isin(context.span, gap)), COURT).offered
