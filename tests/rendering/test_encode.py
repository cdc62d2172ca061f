from fractions import Fraction
from pathlib import Path

import av
import numpy as np

from models.training.rendering.render import write_video


def test_a_video_holds_every_frame_with_keyframes_as_asked(tmp_path: Path) -> None:
    frames = [np.full((96, 128, 3), 8 * i, np.uint8) for i in range(25)]
    count = write_video(tmp_path / "a.mp4", frames, fps=30, bit_rate=200_000, keyframe_interval=10)
    assert count == 25
    with av.open(tmp_path / "a.mp4") as container:
        stream = container.streams.video[0]
        assert (stream.width, stream.height) == (128, 96)
        assert stream.average_rate == Fraction(30)
        assert stream.codec_context.name == "h264"
        decoded = list(container.decode(stream))
    assert len(decoded) == 25
    keys = [i for i, frame in enumerate(decoded) if frame.key_frame]
    assert keys[0] == 0
    assert max(np.diff([*keys, 25])) <= 10
    assert [frame.pts for frame in decoded] == sorted(frame.pts for frame in decoded if frame.pts is not None)
