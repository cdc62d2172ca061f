"""Follow the court through a shot of a camera that turns or zooms."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.analysis.court.agreement import is_same_view
from rallytrace.analysis.court.following import carry_court, follow_court
from rallytrace.errors import Check, no_check
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.video.camera_motion import CameraMotion
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_MIN_SEARCH_SECONDS: Final = 0.4
_MAX_SEARCH_SECONDS: Final = 1.0
"""Time between two searches of a frame for court lines: the minimum applies while the camera moves, the maximum while
it stands still."""
_MOTION_RATE: Final = 30.0
"""Number of times per second of video that the camera's motion is measured."""

CourtSearcher = Callable[[VideoFrame, CourtCalibration | None], CourtCalibration | None]


def follow_shot(
    reader: VideoReader, shot: range, search: CourtSearcher, check: Check = no_check
) -> list[CourtCalibration]:
    """Return the courts of a shot whose camera may move; [] if no frame shows a court.

    Args:
        search: called with a frame and the expected court, if any. Returns the court, or None if it is uncertain.

    Raises:
        AppError: the video cannot be decoded there.
    """
    interval = max(1, round(reader.rate / _MOTION_RATE))
    motion, motions = CameraMotion(reader.size), list[Floats]()
    frames: list[int] = []
    anchors: list[CourtCalibration] = []
    expected: CourtCalibration | None = None
    searched = -math.inf
    for frame in reader.frames(shot.start, shot.stop):
        check()
        if (frame.index - shot.start) % interval and frame.index != shot[-1]:
            continue
        frames.append(frame.index)
        motions.append(motion.add(frame))
        if expected is not None and np.isfinite(motions[-1]).all():
            expected = carry_court(expected, motions[-1], reader.size)
        is_moved = expected is None or not is_same_view(expected, anchors[-1], reader.size)
        wait = _MIN_SEARCH_SECONDS if is_moved else _MAX_SEARCH_SECONDS
        if frame.index - searched >= wait * reader.rate or frame.index == shot[-1]:
            searched = frame.index
            found = search(frame, expected)
            if found is not None:
                expected = replace(found, frame=frame.index)
                anchors.append(expected)
    return follow_court(frames, motions, anchors, reader.size, reader.rate) if anchors else []
