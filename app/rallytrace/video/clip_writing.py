"""Write pictures as a video for measurements: plain H.264 with regular keyframes."""

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Final

import av
import numpy as np
from numpy.typing import NDArray

from rallytrace.files.file_access import atomic_file
from rallytrace.track.geometry import Size

_ENCODER: Final = {"preset": "veryfast", "crf": "20", "sc_threshold": "0"}
"""No keyframes except the regular ones."""


def write_pictures(pictures: Iterable[NDArray[np.uint8]], target: Path, *, size: Size, rate: int, group: int) -> None:
    """Write pictures as an .mp4 (H.264), which is only there when it is complete.

    Args:
        pictures: BGR, (height, width, 3).
        target: the file, which is replaced.
        rate: frames per second.
        group: frames from one keyframe to the next.
    """
    with (
        atomic_file(target, overwrite=True) as unfinished,
        av.open(str(unfinished), "w", format="mp4") as container,
    ):
        stream = container.add_stream("libx264", rate=rate, options=_ENCODER | {"keyint_min": str(group)})
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height, stream.pix_fmt, stream.gop_size = size.width, size.height, "yuv420p", group
        stream.codec_context.time_base = Fraction(1, rate)
        for i, picture in enumerate(pictures):
            frame = av.VideoFrame.from_ndarray(picture, "bgr24")
            frame.pts, frame.time_base = i, stream.codec_context.time_base
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
