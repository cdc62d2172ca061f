"""The sound of a video, in time with its pictures."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from clicks import RATE, with_clicks
from clipmaker import Clip
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import BINS_PER_FRAME, SoundReader, measure_loudness


def index_of(video: Path) -> FrameIndex:
    with VideoReader(video) as reader:
        return reader.index


@pytest.mark.parametrize("name", ["a.mp4", "a.mkv", "a.ts"])
@pytest.mark.parametrize("n_parts", [1, 2])
def test_clicks_are_heard_when_they_sound(
    encoded: Callable[[Clip], Path], tmp_path: Path, name: str, n_parts: int
) -> None:
    """Also in the second part of a joined recording, whose clock starts anew."""
    part = with_clicks(encoded(Clip("seen.mp4", b_frames=2)), tmp_path / name)
    video = tmp_path / f"joined_{name}"
    video.write_bytes(part.read_bytes() * (n_parts if name == "a.ts" else 1))
    index = index_of(video)
    start = float(index.pts[120 * (n_parts - 1) if name == "a.ts" else 0] * index.time_base)
    reader = SoundReader.open(video, index)
    assert reader is not None
    with reader:
        heard = np.concatenate([*reader.read(start + 0.5, start + 3.5)], axis=1)[0]
    loud = np.flatnonzero(np.abs(heard) > 0.3)
    first = loud[np.diff(loud, prepend=-RATE) > RATE // 2] / RATE
    assert first == pytest.approx([0.5, 1.5, 2.5], abs=0.03)


def test_loudness_peaks_at_the_frames_of_the_clicks(encoded: Callable[[Clip], Path], tmp_path: Path) -> None:
    video = with_clicks(encoded(Clip("seen.mp4")), tmp_path / "a.mp4")
    index = index_of(video)
    *_, peaks = measure_loudness(video, index, every=0.0)
    assert len(peaks) == index.n_frames * BINS_PER_FRAME
    loud = np.flatnonzero(peaks > 0.3)
    starts = loud[np.diff(loud, prepend=-100) > 10] / BINS_PER_FRAME
    assert starts == pytest.approx([np.searchsorted(index.seconds, second) for second in range(len(starts))], abs=1)
    assert len(starts) >= 3


def test_a_silent_video_has_no_loudness(encoded: Callable[[Clip], Path]) -> None:
    video = encoded(Clip("seen.mp4"))
    assert not list(measure_loudness(video, index_of(video), every=1.0))
