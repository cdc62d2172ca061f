"""Turn a test camera from frame to frame, and show a rally as it sees it."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.camera import Camera, move_camera
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.poses import NO_POSES, Person, PoseRows, Poses
from rallytrace.track.sports import Sport

STEP = 5
"""Frames from one stored court to the next."""


def turned(camera: Camera, frame: int) -> Camera:
    """Return the camera in a frame: it pans and zooms with a period of some seconds."""
    return move_camera(camera, (0.05 * np.sin(frame / 50), 0.0, 0.06 * np.sin(frame / 30), 0.0, 0.0, 0.0, 0.0))


def moving_views(camera: Camera, sport: Sport, n_frames: int, size: Size) -> CourtViews:
    courts = [
        replace(CourtCalibration.of_map(turned(camera, frame).floor_map, sport, frame), moves=True)
        for frame in range(0, n_frames + STEP, STEP)
    ]
    return CourtViews(tuple(courts), size)


def shown_moving(pixels: Floats, frames: Sequence[int], views: CourtViews) -> Floats:
    """Return where frames (n,) show pixels (n, 2) of frame 0."""
    return np.array([views.show_in(frame, [0], row[None])[0] for frame, row in zip(frames, pixels, strict=True)])


def poses_shown_moving(poses: Poses, views: CourtViews, n_frames: int) -> Poses:
    """Return the persons of frame 0's view as each frame shows them."""
    rows = poses.select(range(n_frames)).rows
    found: dict[int, list[Person]] = {}
    for frame in np.unique(rows["frame"]).tolist():
        found[frame] = []
        for person in poses.persons_at(frame):
            keypoints = person.keypoints.copy()
            keypoints[:, :2] = views.show_in(frame, [0] * len(keypoints), keypoints[:, :2].astype(np.float64))
            (x0, y0), (x1, y1) = views.show_in(frame, [0, 0], np.array(person.box).reshape(2, 2)).tolist()
            found[frame].append(replace(person, box=(x0, y0, x1, y1), keypoints=keypoints))
    return NO_POSES.with_found(PoseRows.of(found))
