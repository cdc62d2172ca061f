from pathlib import Path

import numpy as np
import pytest

from models.training.frames import STORED, backgrounds, load_footage
from models.training.rallies import Rally, find_rallies
from training_clips import HEIGHT, WIDTH, dot_path, write_rally


@pytest.fixture
def rally(tmp_path: Path) -> Rally:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv")
    return find_rallies([tmp_path])[0]


def test_footage_holds_every_labelled_frame_scaled_with_its_positions(rally: Rally, tmp_path: Path) -> None:
    footage = load_footage(rally, tmp_path / "cache")
    assert footage.frames.shape == (23, STORED.height, STORED.width, 3)
    assert len(footage) == 23
    expected = (dot_path(24, WIDTH, HEIGHT)[5] + 0.5) * 2 - 0.5
    assert np.allclose(footage.positions[5], expected, atol=1.0)
    row, column = np.rint(footage.positions[5][::-1]).astype(int)
    assert footage.frames[5, row, column].min() > 180
    assert not footage.visible[3]
    assert footage.rate == 30


def test_a_rally_is_decoded_once(rally: Rally, tmp_path: Path) -> None:
    first = load_footage(rally, tmp_path / "cache")
    kept = sorted((tmp_path / "cache").iterdir())
    times = [path.stat().st_mtime_ns for path in kept]
    again = load_footage(rally, tmp_path / "cache")
    assert [path.stat().st_mtime_ns for path in sorted((tmp_path / "cache").iterdir())] == times
    assert np.array_equal(first.frames, again.frames)


def test_a_decoding_that_was_cut_off_is_done_again(rally: Rally, tmp_path: Path) -> None:
    load_footage(rally, tmp_path / "cache")
    (facts,) = (tmp_path / "cache").glob("*.json")
    facts.unlink()
    (frames,) = (tmp_path / "cache").glob("dot-????????????.npy")
    frames.write_bytes(b"half")
    assert len(load_footage(rally, tmp_path / "cache").frames) == 23


def test_backgrounds_do_not_show_what_moves() -> None:
    frames = np.full((40, 8, 8, 3), 50, np.uint8)
    for i in range(40):
        frames[i, i % 8, i // 8] = 255
    assert (backgrounds(frames) == 50).all()
