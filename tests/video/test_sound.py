"""The sound of a span of a video, in time with its pictures."""

from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest

from clipmaker import Clip
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import SoundReader

RATE = 48_000


def with_clicks(video: Path, path: Path) -> Path:
    """Return a copy of a video with a sound that is silent but for a click at each full second."""
    with av.open(str(video)) as source, av.open(str(path), "w") as target:
        pictures = source.streams.video[0]
        copied = target.add_stream_from_template(pictures)
        sound = target.add_stream("aac", rate=RATE, layout="mono")
        samples = np.zeros((1, 4 * RATE), np.float32)
        samples[0].reshape(4, RATE)[:, :400] = 0.8
        frame = av.AudioFrame.from_ndarray(samples, format="fltp", layout="mono")
        frame.sample_rate, frame.pts = RATE, 0
        target.mux([*sound.encode(frame), *sound.encode(None)])
        for packet in source.demux(pictures):
            if packet.size:
                packet.stream = copied
                target.mux(packet)
    return path


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
