"""Videos with a sound that is silent but for clicks."""

from pathlib import Path

import av
import numpy as np

RATE = 48_000
CLICK_SAMPLES = 400


def with_clicks(video: Path, path: Path) -> Path:
    """Return a copy of a video with four seconds of sound that is silent but for a click at each full second."""
    with av.open(str(video)) as source, av.open(str(path), "w") as target:
        pictures = source.streams.video[0]
        copied = target.add_stream_from_template(pictures)
        sound = target.add_stream("aac", rate=RATE, layout="mono")
        samples = np.zeros((1, 4 * RATE), np.float32)
        samples[0].reshape(4, RATE)[:, :CLICK_SAMPLES] = 0.8
        frame = av.AudioFrame.from_ndarray(samples, format="fltp", layout="mono")
        frame.sample_rate, frame.pts = RATE, 0
        target.mux([*sound.encode(frame), *sound.encode(None)])
        for packet in source.demux(pictures):
            if packet.size:
                packet.stream = copied
                target.mux(packet)
    return path
