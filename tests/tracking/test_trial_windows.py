"""Windows for comparing networks: spread over a video, and cut as a run cuts them."""

import itertools
from pathlib import Path

import numpy as np
import pytest

from rallytrace.files import paths
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.tracking.trial_windows import spread_starts, trial_windows
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet


@pytest.mark.parametrize(
    ("n_frames", "count", "starts"),
    [
        (100, 1, (0,)),
        (100, 2, (0, 92)),
        (100, 3, (0, 46, 92)),
        (16, 5, (0, 8)),
        (17, 5, (0, 9)),
        (3, 5, (0,)),
    ],
)
def test_windows_are_spread_from_the_first_frame_to_the_last(
    n_frames: int, count: int, starts: tuple[int, ...]
) -> None:
    assert spread_starts(n_frames, 8, count) == starts


@pytest.mark.parametrize("n_frames", range(1, 60, 7))
@pytest.mark.parametrize("count", [1, 2, 4, 7])
def test_windows_never_share_a_frame(n_frames: int, count: int) -> None:
    starts = spread_starts(n_frames, 5, count)
    assert all(later - earlier >= 5 for earlier, later in itertools.pairwise(starts))
    assert starts[-1] + 5 <= max(n_frames, 5)


def test_a_window_behind_the_end_repeats_the_last_frame(tmp_path: Path) -> None:
    file = load_model_file(TinyTrackNet().save(tmp_path / "net.onnx"), ModelKind.TRACKNET)
    with VideoReader(paths.resources_dir() / "demo" / "rally.mp4") as reader:
        work = trial_windows(file, reader, (0, reader.n_frames - 2))
    assert work.windows.shape == (2, 9, 16, 24)
    assert np.array_equal(work.windows[1, 3:6], work.windows[1, 6:9])
    assert not np.array_equal(work.windows[1, 0:3], work.windows[1, 3:6])
    assert work.first(1).starts == (0,)
