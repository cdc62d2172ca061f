from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from models.training.frames import LARGEST, Box, load_footage, median
from models.training.rallies import Rally, find_rallies
from rallytrace.track.geometry import Size
from training_clips import HEIGHT, WIDTH, dot_path, dot_pictures, footage, write_rally, write_video


@pytest.fixture
def rally(tmp_path: Path) -> Rally:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv")
    return find_rallies([tmp_path])[0]


def test_footage_has_every_labelled_frame_with_positions(rally: Rally, tmp_path: Path) -> None:
    kept = load_footage(rally, tmp_path / "cache")
    assert (kept.size.width, kept.size.height) == (WIDTH, HEIGHT)
    assert len(kept) == 23
    assert np.allclose(kept.positions[5], dot_path(24, WIDTH, HEIGHT)[5], atol=1.0)
    row, column = np.rint(kept.positions[5][::-1]).astype(int)
    assert kept.picture(5)[row, column].min() > 180
    corner = Box(2 * (int(column) // 2) - 4, 2 * (int(row) // 2) - 4, 10, 10)
    part = kept.picture(5)[corner.top : corner.top + 10, corner.left : corner.left + 10]
    assert np.array_equal(kept.crop(5, corner), part)
    assert not kept.visible[3]
    assert kept.rate == 30


def test_a_rally_is_decoded_once(rally: Rally, tmp_path: Path) -> None:
    first = load_footage(rally, tmp_path / "cache")
    kept = sorted((tmp_path / "cache").iterdir())
    times = [path.stat().st_mtime_ns for path in kept]
    again = load_footage(rally, tmp_path / "cache")
    assert [path.stat().st_mtime_ns for path in sorted((tmp_path / "cache").iterdir())] == times
    assert np.array_equal(first.luma, again.luma)


def test_a_decoding_that_was_cut_off_is_done_again(rally: Rally, tmp_path: Path) -> None:
    load_footage(rally, tmp_path / "cache")
    (facts,) = (tmp_path / "cache").glob("*.json")
    facts.unlink()
    (frames,) = (tmp_path / "cache").glob("dot-*.luma.npy")
    frames.write_bytes(b"half")
    assert len(load_footage(rally, tmp_path / "cache").luma) == 23


def test_large_video_is_scaled_with_its_positions(tmp_path: Path) -> None:
    write_video(tmp_path / "big.mp4", dot_pictures(4, 1280, 720))
    (tmp_path / "big_ball.csv").write_text("Frame,Visibility,X,Y\n0,1,640,360\n3,1,100,50\n", encoding="utf-8")
    footage = load_footage(find_rallies([tmp_path])[0], tmp_path / "cache")
    assert footage.size == LARGEST
    assert np.allclose(footage.positions[[0, 3]], [(479.875, 269.875), (74.875, 37.375)])
    assert footage.backgrounds.shape[1:] == (LARGEST.height, LARGEST.width, 3)
    larger = load_footage(find_rallies([tmp_path])[0], tmp_path / "cache", Size(1280, 720))
    assert larger.size == Size(1280, 720)


def test_frames_outside_first_and_last_ball_are_not_used() -> None:
    rally = footage(12)
    visible = np.zeros(12, np.bool_)
    visible[[3, 5, 8]] = True
    assert np.flatnonzero(replace(rally, visible=visible).in_rally()).tolist() == [3, 4, 5, 6, 7, 8]
    assert not replace(rally, visible=np.zeros(12, np.bool_)).in_rally().any()


def test_a_median_does_not_show_what_moves() -> None:
    frames = np.full((40, 8, 8, 3), 50, np.uint8)
    for i in range(40):
        frames[i, i % 8, i // 8] = 255
    assert (median(list(frames)) == 50).all()
