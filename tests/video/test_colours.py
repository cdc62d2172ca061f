"""Colours of videos to be watched: as in the source, with tags that say how they are coded."""

from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.video.colours import ColourDescription
from rallytrace.video.overlay_video import Mark, OverlayPlan, write_overlay_video
from rallytrace.video.reader import VideoReader

PATCHES = (
    (155, 53, 45),
    (63, 102, 240),
    (32, 240, 118),
    (235, 128, 128),
    (16, 128, 128),
    (180, 60, 200),
    (110, 90, 200),
)
"""Y, U, V; some are outside of what RGB can express."""
HD, SD, PAL = (1280, 720), (640, 480), (720, 576)
UNKNOWN = (2, 2, 2)
STYLE = OverlayStyle(line_width=10, marker_size=30)


def encode(
    path: Path, size: tuple[int, int], tags: tuple[int, int, int], *, form: str = "yuv420p", full: bool = False
) -> Path:
    """Three frames of vertical patches; `tags` are matrix, primaries and transfer."""
    width, height = size
    with av.open(str(path), "w") as container:
        codec = "libx265" if "10" in form else "libx264"
        options = {"x265-params": "log-level=none:crf=4"} if "10" in form else {"crf": "2"}
        stream = container.add_stream(codec, rate=25, options=options)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height, stream.pix_fmt = width, height, form
        context = stream.codec_context
        context.colorspace, context.color_primaries, context.color_trc = tags
        context.color_range = 2 if full else 1
        context.time_base = Fraction(1, 25)
        for i in range(3):
            frame = av.VideoFrame(width, height, form)
            for channel, plane in enumerate(frame.planes):
                kind = np.dtype("<u2" if "10" in form else "u1")
                row = np.array(PATCHES)[np.arange(plane.width) * len(PATCHES) // plane.width, channel]
                samples = np.zeros((plane.height, plane.line_size // kind.itemsize), kind)
                samples[:, : plane.width] = row << (2 if "10" in form else 0)
                plane.update(samples.tobytes())
            frame.colorspace, frame.color_range = tags[0], 2 if full else 1
            frame.pts = i
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return path


def patches(frame: av.VideoFrame) -> NDArray[np.int64]:
    """Y, U and V in the middle of each patch."""
    found = []
    for plane in frame.planes[:3]:
        columns = [(2 * number + 1) * plane.width // (2 * len(PATCHES)) for number in range(len(PATCHES))]
        rows = np.asarray(memoryview(plane), np.uint8).reshape(-1, plane.line_size)
        found.append(rows[plane.height // 4, columns].astype(np.int64))
    return np.stack(found, axis=1)


def overlay_of(video: Path, path: Path, marks: list[Mark] | None = None) -> av.VideoFrame:
    with VideoReader(video) as reader:
        plan = OverlayPlan(range(3), STYLE, caption=False)
        for _ in write_overlay_video(reader, path, plan, lambda _: marks or []):
            pass
    with av.open(str(path)) as container:
        return next(container.decode(video=0))


@pytest.mark.parametrize(
    ("size", "tags", "options", "told"),
    [
        (HD, (1, 1, 1), {}, (1, 1, 1, 1)),
        (HD, UNKNOWN, {}, (1, 1, 1, 1)),
        (SD, UNKNOWN, {}, (6, 6, 6, 1)),
        (PAL, UNKNOWN, {}, (5, 5, 6, 1)),
        (SD, (6, 6, 6), {}, (6, 6, 6, 1)),
        (PAL, (5, 5, 6), {}, (5, 5, 6, 1)),
        (SD, (1, 1, 1), {}, (1, 1, 1, 1)),
        (HD, (6, 6, 6), {}, (6, 6, 6, 1)),
        (HD, (1, 1, 1), {"full": True}, (1, 1, 1, 2)),
        (HD, (1, 1, 1), {"form": "yuvj420p", "full": True}, (1, 1, 1, 2)),
        (HD, (9, 9, 16), {"form": "yuv420p10le"}, (9, 9, 16, 1)),
        (HD, (9, 9, 18), {"form": "yuv420p10le"}, (9, 9, 18, 1)),
        (HD, (1, 1, 1), {"form": "yuv422p"}, (1, 1, 1, 1)),
    ],
    ids=str,
)
def test_colours_stay_and_are_tagged(
    tmp_path: Path,
    size: tuple[int, int],
    tags: tuple[int, int, int],
    options: dict[str, object],
    told: tuple[int, int, int, int],
) -> None:
    video = encode(tmp_path / "video.mp4", size, tags, **options)  # type: ignore[arg-type]
    shown = overlay_of(video, tmp_path / "overlay.mp4")
    assert np.abs(patches(shown) - PATCHES).max() <= 2
    assert (shown.colorspace, shown.color_primaries, shown.color_trc, shown.color_range) == told


@pytest.mark.parametrize(("size", "matrix"), [(HD, 1), (HD, 2), (SD, 2), (SD, 6)], ids=str)
def test_marks_have_the_colours_of_the_style(tmp_path: Path, size: tuple[int, int], matrix: int) -> None:
    """What a player shows of a ring is the ring's colour, whatever the matrix; beside it nothing changes."""
    video = encode(tmp_path / "video.mp4", size, (matrix, matrix, matrix))
    mark = Mark(0, size[0] * 0.64, size[1] * 0.75, Source.HUMAN)
    shown = overlay_of(video, tmp_path / "overlay.mp4", [mark])
    plain = overlay_of(video, tmp_path / "plain.mp4")
    assert np.abs(patches(shown) - PATCHES).max() <= 2
    colours = ColourDescription.of(shown)
    rgb, before = (
        picture.reformat(format="rgb24", src_colorspace=colours.matrix, dst_color_range=2).to_ndarray().astype(int)
        for picture in (shown, plain)
    )
    changed = np.abs(rgb - before).max(axis=2) > 60
    wanted = np.array([int(STYLE.colour_of(Source.HUMAN)[at : at + 2], 16) for at in (1, 3, 5)])
    assert np.abs(rgb[changed] - wanted).max(axis=1).min() < 24


def test_hdr_is_told(tmp_path: Path) -> None:
    for transfer, words in ((16, "HDR (PQ)"), (18, "HDR (HLG)"), (1, "")):
        video = encode(tmp_path / f"{transfer}.mp4", SD, (9, 9, transfer), form="yuv420p10le")
        with VideoReader(video) as reader:
            assert words in reader.colours.note
            assert bool(words) is bool(reader.colours.note)
