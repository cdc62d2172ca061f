"""Pictures of what moves."""

import numpy as np

from rallytrace.video.motion import motion_picture


def test_moving_ball_is_bright_now_and_dark_before_and_after() -> None:
    frames = []
    for x in (10, 20, 30):
        frame = np.full((40, 60, 3), 200, np.uint8)
        frame[18:22, x : x + 4] = 255
        frames.append(frame)
    moving = motion_picture(frames[1], [frames[0], frames[2]])
    ground = moving[0, 0, 0]
    assert moving[19, 21, 0] > ground + 100
    assert moving[19, 11, 0] == moving[19, 31, 0] == ground


def test_without_other_frames_nothing_moves() -> None:
    frame = np.random.default_rng(1).integers(0, 255, (8, 8, 3), np.uint8)
    assert motion_picture(frame, []).max() < 128
