"""Test the shots drawn over the pictures of a moving camera."""

import numpy as np
import pytest

pytest.importorskip("PySide6.QtGui")

from court_cameras import broadcast_camera
from flown_rally import EVENTS, SPORT, seen
from moving_camera import moving_views, shown_moving
from rallytrace.analysis.shots.shot_metrics import measure_rally
from rallytrace.track.geometry import Size
from rallytrace.ui.court.shot_layer import draw_rally


def test_each_frame_shows_the_shot_where_its_camera_sees_it() -> None:
    camera, path = broadcast_camera(SPORT), seen()
    views = moving_views(camera, SPORT, len(path.seconds), Size(1280, 720))
    rally = measure_rally(EVENTS, path, camera, SPORT)
    assert rally is not None
    frame = EVENTS[1].frame + 15
    (shot,) = (shot for shot in draw_rally(rally, path.seconds) if frame in shot.frames)
    drawn = shot.seen_in(frame, 0, views)
    (ball,) = shown_moving(path.pixels[:, frame : frame + 1].T, [frame], views)
    np.testing.assert_allclose(drawn.path[frame - shot.frames.start], ball, atol=6)
    assert np.abs(drawn.path - shot.path).max() > 20
