"""The clips the bench makes itself."""

from pathlib import Path

import numpy as np

from clipmaker import Clip, make
from rallytrace.track.geometry import Size
from rallytrace.video.reader import VideoReader
from window_bench.clips import change_rate, write_bench_clip, write_long_clip


def test_clip_has_requested_size_rate_and_groups(tmp_path: Path) -> None:
    source = make(Clip("source.mp4", n_frames=30), tmp_path)
    clip = tmp_path / "clip.mp4"
    write_bench_clip(source, clip, size=Size(320, 180), rate=30, n_frames=100, group=40)
    with VideoReader(clip) as reader:
        assert (reader.size, reader.n_frames, reader.rate) == (Size(320, 180), 100, 30)
        assert reader.index.keyframes.tolist() == [0, 40, 80]
        again, first = (next(reader.frames(i, i + 1)).bgr().astype(int) for i in (30, 0))
    assert np.abs(again - first).mean() < 4, "the source begins anew"
    assert [path.name for path in tmp_path.glob("unfinished*")] == []


def test_the_same_pictures_at_another_rate(tmp_path: Path) -> None:
    slow = make(Clip("slow.mp4", n_frames=60, b_frames=2), tmp_path)
    fast = tmp_path / "fast.mp4"
    change_rate(slow, fast, 2)
    with VideoReader(slow) as one, VideoReader(fast) as other:
        assert (one.rate, other.rate) == (30, 60)
        assert other.index.keyframes.tolist() == one.index.keyframes.tolist()
        for here, there in zip(one.frames(), other.frames(), strict=True):
            assert (here.bgr() == there.bgr()).all()
            assert there.time == here.time / 2


def test_a_clip_of_any_length_from_one_group_of_pictures(tmp_path: Path) -> None:
    source = make(Clip("source.mp4", n_frames=3), tmp_path)
    clip = tmp_path / "long.mp4"
    write_long_clip(source, clip, size=Size(320, 180), rate=30, n_frames=130, group=40)
    with VideoReader(clip) as reader:
        assert (reader.size, reader.n_frames, reader.rate) == (Size(320, 180), 130, 30)
        assert reader.index.keyframes.tolist() == [0, 40, 80, 120]
        pictures = [frame.bgr() for frame in reader.frames()]
    assert (pictures[7] == pictures[87]).all()
    assert (pictures[7] != pictures[8]).any()
    assert [path.name for path in tmp_path.glob("unfinished*")] == []
