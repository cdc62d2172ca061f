import numpy as np

from rallytrace.model_trials.bench_clip import N_FRAMES, bench_clip, paint_out
from rallytrace.video.reader import VideoReader


def test_clip_is_made_once_with_pauses_and_play() -> None:
    clip = bench_clip()
    made = clip.stat().st_mtime_ns
    with VideoReader(clip) as reader:
        assert (reader.n_frames, str(reader.size), reader.rate) == (N_FRAMES, "1280x720", 30)
    assert bench_clip().stat().st_mtime_ns == made


def test_ball_and_its_blur_are_painted_out() -> None:
    picture = np.full((200, 300, 3), 90, np.uint8)
    ball = np.array([(100.0, 100.0), (120.0, 100.0), (140.0, 100.0), (np.nan, np.nan)])
    picture[96:105, 106:135] = 250
    assert np.abs(paint_out(picture, ball, 1).astype(int) - 90).max() <= 4
    assert paint_out(picture, ball, 3) is picture


def test_ball_at_the_edge_is_painted_out() -> None:
    picture = np.full((200, 300, 3), 90, np.uint8)
    picture[:4, :4] = 250
    assert np.abs(paint_out(picture, np.array([(1.0, 1.0)]), 0).astype(int) - 90).max() <= 4
