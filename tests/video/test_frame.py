from collections.abc import Callable
from pathlib import Path

import av
import cv2
import numpy as np
import pytest
from av.video.reformatter import ColorRange, Colorspace
from numpy.typing import NDArray

import clipmaker
from clipmaker import Clip
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame
from rallytrace.video.orientation import Orientation
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]
SMALL = Size(96, 54)


def _court(_i: int, width: int, height: int) -> NDArray[np.uint8]:
    """Saturated areas with sharp edges, where careless colour scaling shows."""
    y, x = np.mgrid[0:height, 0:width]
    stripes = (x // 7 + y // 5) % 3
    colours = np.array([[30, 120, 60], [200, 60, 40], [70, 80, 190]], np.uint8)
    return np.asarray(colours[stripes], np.uint8)


def _resized_by_opencv(frame: VideoFrame, size: Size) -> NDArray[np.int64]:
    small = cv2.resize(frame.bgr(), (size.width, size.height), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2RGB), np.int64)


@pytest.mark.parametrize("pix_fmt", ["yuv420p", "yuv422p", "yuv444p", "yuvj420p"])
def test_shrinking_by_area_is_opencv_of_the_bgr_picture(pix_fmt: str, tmp_path: Path) -> None:
    clip = Clip("court.mkv", width=384, height=216, pix_fmt=pix_fmt, n_frames=1, options={"crf": "1"})
    with VideoReader(clipmaker.make(clip, tmp_path, _court)) as reader:
        frame = reader.frame(0)
        apart = np.abs(frame.rgb_resized(SMALL, ResizeFilter.AREA) - _resized_by_opencv(frame, SMALL))
        assert apart.mean() < 0.8
        assert apart.max() <= 8


@pytest.mark.parametrize("colorspace", [Colorspace.ITU709, Colorspace.ITU601])
@pytest.mark.parametrize("color_range", [ColorRange.MPEG, ColorRange.JPEG])
def test_the_streams_colour_description_is_followed(colorspace: int, color_range: int) -> None:
    picture = av.VideoFrame.from_ndarray(_court(0, 384, 216), "rgb24").reformat(format="yuv420p")
    picture.colorspace, picture.color_range = colorspace, color_range
    frame = VideoFrame(picture, 0, 0.0, Size(384, 216), Orientation())
    apart = np.abs(frame.rgb_resized(SMALL, ResizeFilter.AREA) - _resized_by_opencv(frame, SMALL))
    assert apart.mean() < 1.5


def test_bicubic_shrinking_is_antialiased(tmp_path: Path) -> None:
    def comb(_i: int, width: int, height: int) -> NDArray[np.uint8]:
        picture = np.full((height, width, 3), 40, np.uint8)
        picture[:, ::2] = 200
        return picture

    with VideoReader(clipmaker.make(Clip("comb.mkv", n_frames=1, options={"crf": "1"}), tmp_path, comb)) as reader:
        small = reader.frame(0).rgb_resized(Size(48, 27), ResizeFilter.BICUBIC)
        assert np.ptp(small[5:-5, 5:-5].astype(int)) < 12
        assert abs(small.mean() - 120) < 6


@pytest.mark.parametrize("resize", ResizeFilter)
@pytest.mark.parametrize("rotation", [0, 90, -90, 180])
def test_a_small_picture_is_upright_and_has_the_size_asked_for(
    rotation: int, resize: ResizeFilter, tmp_path: Path
) -> None:
    path = clipmaker.make(Clip("clip.mp4", rotation=rotation, n_frames=2, width=384, height=384), tmp_path)
    with VideoReader(path) as reader:
        small = reader.frame(1).rgb_resized(Size(240, 160), resize)
        assert small.shape == (160, 240, 3)
        assert small.dtype == np.uint8
        assert small.flags.c_contiguous
        assert clipmaker.number_in(small) == 1


@pytest.mark.parametrize(
    "clip",
    [
        Clip("ten bits.mp4", codec="libx265", pix_fmt="yuv420p10le"),
        Clip("odd size.mp4", width=193, height=109, pix_fmt="yuv444p"),
        Clip("colours.mkv", codec="ffv1", pix_fmt="bgr0", n_frames=60),
        Clip("grey.mkv", pix_fmt="gray"),
    ],
    ids=lambda clip: clip.name,
)
@pytest.mark.parametrize("size", [Size(96, 54), Size(512, 288), Size(193, 50)])
def test_every_kind_of_picture_can_be_scaled(clip: Clip, size: Size, encoded: Encode) -> None:
    with VideoReader(encoded(clip)) as reader:
        frame = reader.frame(33)
        assert clipmaker.number_in(frame.bgr()) == 33
        for resize in ResizeFilter:
            assert clipmaker.number_in(frame.rgb_resized(size, resize)) == 33
        luma = frame.luma(size)
        assert luma.shape == (size.height, size.width)
        assert clipmaker.number_in(np.repeat(luma[..., None], 3, axis=2)) == 33


def test_enlarging_by_area_is_opencv_exactly(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("constant rate.mp4"))) as reader:
        frame = reader.frame(3)
        large = Size(512, 288)
        assert np.array_equal(frame.rgb_resized(large, ResizeFilter.AREA), _resized_by_opencv(frame, large))


def test_a_frame_knows_the_memory_it_holds(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("constant rate.mp4"))) as reader:
        assert 192 * 108 * 3 // 2 <= reader.frame(0).nbytes <= 256 * 108 * 3 // 2
