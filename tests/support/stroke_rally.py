"""Make a badminton rally in front of a camera for tests: the two players and the shuttle at each event."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from court_cameras import broadcast_camera
from poses import person
from rallytrace.analysis.shots.ball import aim_shots, simulate
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import LEFT_ANKLE, NO_POSES, RIGHT_ANKLE, RIGHT_WRIST, Person, PoseRows, Poses
from rallytrace.track.sports import SPORTS, Sport

RATE: Final = 30.0
FRAMES: Final = 150
NEAR_FEET, FAR_FEET = (0.5, -2.6), (-0.6, 3.0)
EVENTS: Final = (
    Event(20, EventKind.SERVE),
    Event(45, EventKind.HIT),
    Event(75, EventKind.HIT),
    Event(110, EventKind.LANDING),
)
"""The near player serves."""
PLACES: Final = ((0.7, -2.6, 1.0), (-0.8, 3.0, 0.7), (1.0, -2.6, 2.6), (-1.5, 5.0, 0.0))
"""Of the shuttle at the events: x, y, z in metres."""
CAMERA: Final = broadcast_camera()
COURT: Final = CourtCalibration.of_map(CAMERA.floor_map, Sport.BADMINTON)


def pixels_at(x: float, y: float, z: float) -> tuple[float, float]:
    """Return the position of a place in the picture."""
    column, row = CAMERA.project([[x, y, z]])[0].tolist()
    return column, row


def path() -> NDArray[np.float64]:
    """Return the positions (2, FRAMES) of the shuttle, which are known only around the events."""
    made = np.full((2, FRAMES), np.nan)
    for event, place in zip(EVENTS, PLACES, strict=True):
        made[:, event.frame] = pixels_at(*place)
    return made


def flown_path() -> Floats:
    """Return the path (2, n) of the shuttle between the events, flown by the laws of physics."""
    seconds_of_frames = np.arange(FRAMES) / RATE
    places, drag = np.array(PLACES), np.full(3, SPORTS[Sport.BADMINTON].ball.drag)
    begins = seconds_of_frames[[event.frame for event in EVENTS]]
    aimed = aim_shots(places[:-1], places[1:], np.diff(begins), drag, rounds=20, steps=60)
    flown = simulate(places[:-1], np.asarray(aimed.velocities[0]), drag, np.zeros(3), np.diff(begins))
    seconds = seconds_of_frames[EVENTS[0].frame : EVENTS[-1].frame]
    shots = np.searchsorted(begins, seconds, side="right") - 1
    return np.asarray(CAMERA.project(flown.sample(shots, seconds - begins[shots])[0]).T)


def poses(seen: float = 0.8) -> Poses:
    """Return both players in every third frame. At a stroke, its player's right wrist is at the shuttle.

    Args:
        seen: confidence of that wrist.
    """
    found = {frame: [standing(NEAR_FEET), standing(FAR_FEET)] for frame in range(0, FRAMES, 3)}
    for event, place, hitter in zip(EVENTS[:3], PLACES, (0, 1, 0), strict=False):
        persons = [standing(NEAR_FEET), standing(FAR_FEET)]
        persons[hitter].keypoints[RIGHT_WRIST] = *pixels_at(*place), seen
        found[event.frame] = persons
    return NO_POSES.with_found(PoseRows.of(found))


def standing(feet: tuple[float, float]) -> Person:
    column, row = pixels_at(*feet, 0.0)
    height = row - pixels_at(*feet, 1.8)[1]
    made = person(column, row - height / 2, width=0.4 * height, height=height)
    made.keypoints[[LEFT_ANKLE, RIGHT_ANKLE], :2] = column, row
    return made
