"""A decoded frame of a video, and its conversions."""

import functools
import threading
from typing import Any, Final

import av
import cv2
import numpy as np
from av.video.reformatter import ColorRange, Interpolation, VideoReformatter
from numpy.typing import NDArray

from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.colours import ColourDescription
from rallytrace.video.orientation import Orientation

_PLANAR_FORMATS: Final = frozenset(
    {"yuv420p", "yuvj420p", "yuv422p", "yuvj422p", "yuv440p", "yuvj440p", "yuv444p", "yuvj444p"}
)
_FILTERS: Final = {ResizeFilter.AREA: Interpolation.AREA, ResizeFilter.BICUBIC: Interpolation.BICUBIC}
_ACCURATE_FLAGS: Final = Interpolation.FULL_CHR_H_INT | Interpolation.FULL_CHR_H_INP | Interpolation.ACCURATE_RND
_MAX_SCALERS_PER_THREAD: Final = 24

_scalers = threading.local()


def to_bgr(picture: av.VideoFrame, size: Size) -> NDArray[np.uint8]:
    """Return the picture as BGR, (H, W, 3), with exactly the values of OpenCV's video reader."""
    return _to_array(_scale(picture, size, "bgr24", Interpolation.BICUBIC))


def to_display_bgr(picture: av.VideoFrame, size: Size) -> NDArray[np.uint8]:
    """Return the picture as BGR, (H, W, 3), in the colours that video players show.

    `to_bgr` gives other colours for untagged HD, because it treats it as BT.601.
    """
    colours = ColourDescription.of(picture)
    source_range = ColorRange.JPEG if picture.format.is_rgb else colours.range
    key = (picture.width, picture.height, picture.format.name, size, colours)
    shown = _scaler(key).reformat(
        picture,
        size.width,
        size.height,
        "bgr24",
        src_colorspace=colours.matrix,
        src_color_range=source_range,
        dst_color_range=ColorRange.JPEG,
        interpolation=Interpolation.BICUBIC | _ACCURATE_FLAGS,
        threads=1,
    )
    return _to_array(shown)


def to_rgb(picture: av.VideoFrame, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    """Return the picture scaled to `size`, as RGB of shape (h, w, 3)."""
    if resize is ResizeFilter.LINEAR:
        return _resize_in_opencv(picture, size, cv2.INTER_LINEAR)
    if size.width > picture.width or size.height > picture.height:
        return _enlarge(picture, size, resize)
    if not _has_plain_planes(picture):
        return _to_array(_scale(picture, size, "rgb24", _FILTERS[resize] | _ACCURATE_FLAGS))
    planes = [_scale_plane(picture, channel, size, resize) for channel in range(3)]
    mixing = _fit_colour_map(picture.format.name, int(picture.colorspace), int(picture.color_range))
    return np.asarray(cv2.transform(cv2.merge(planes), mixing), np.uint8)


def luma(picture: av.VideoFrame, size: Size) -> NDArray[np.uint8]:
    """Return the brightness of the picture, scaled by area to (h, w): the cheapest image for comparisons."""
    if _has_plain_planes(picture) and picture.width >= size.width and picture.height >= size.height:
        return _scale_plane(picture, 0, size, ResizeFilter.AREA)
    return _to_array(_scale(picture, size, "gray", Interpolation.AREA))


def _crop(picture: av.VideoFrame, left: int, top: int, size: Size) -> NDArray[np.uint8]:
    """Return a crop of a picture with plain planes as BGR, (h, w, 3), like `to_bgr` but without converting the rest."""
    columns_per_sample, rows_per_sample = (
        round(picture.width / picture.planes[1].width),
        round(picture.height / picture.planes[1].height),
    )
    # Crop at whole chroma samples, so that each sample keeps its pixels.
    x, y = left - left % columns_per_sample, top - top % rows_per_sample
    width = min(-(-(left + size.width - x) // columns_per_sample) * columns_per_sample, picture.width - x)
    height = min(-(-(top + size.height - y) // rows_per_sample) * rows_per_sample, picture.height - y)
    crop = av.VideoFrame(width, height, picture.format.name)
    crop.colorspace, crop.color_range = picture.colorspace, picture.color_range
    for channel, plane in enumerate(crop.planes):
        step, drop = (columns_per_sample, rows_per_sample) if channel else (1, 1)
        samples = _samples(picture.planes[channel])[y // drop :, x // step :][: plane.height, : plane.width]
        padded = np.zeros((plane.height, plane.line_size), np.uint8)
        padded[: samples.shape[0], : samples.shape[1]] = samples
        plane.update(padded.tobytes())
    bgr = to_bgr(crop, Size(width, height))
    return np.ascontiguousarray(bgr[top - y :, left - x :][: size.height, : size.width])


def _has_plain_planes(picture: av.VideoFrame) -> bool:
    """Return True if the picture consists of three planes of bytes, none stored upside down."""
    return picture.format.name in _PLANAR_FORMATS and all(plane.line_size > 0 for plane in picture.planes)


def _enlarge(picture: av.VideoFrame, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    """Scale a picture up. Area filtering is done in OpenCV, because FFmpeg's area filter differs when enlarging."""
    if resize is ResizeFilter.BICUBIC:
        return _to_array(_scale(picture, size, "rgb24", Interpolation.BICUBIC | _ACCURATE_FLAGS))
    return _resize_in_opencv(picture, size, cv2.INTER_AREA)


def _resize_in_opencv(picture: av.VideoFrame, size: Size, interpolation: int) -> NDArray[np.uint8]:
    bgr = to_bgr(picture, Size(picture.width, picture.height))
    scaled = cv2.resize(bgr, (size.width, size.height), interpolation=interpolation)
    return np.asarray(cv2.cvtColor(scaled, cv2.COLOR_BGR2RGB), np.uint8)


def _scale(picture: av.VideoFrame, size: Size, form: str, interpolation: Interpolation) -> av.VideoFrame:
    key = (picture.width, picture.height, picture.format.name, size, form, interpolation)
    return _scaler(key).reformat(picture, size.width, size.height, form, interpolation=interpolation, threads=1)


def _scale_plane(picture: av.VideoFrame, channel: int, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
    plane = _samples(picture.planes[channel])
    height, width = plane.shape
    if (width, height) == (size.width, size.height):
        return plane
    grey = av.VideoFrame.from_numpy_buffer(plane, "gray")
    scaled = _scaler((width, height, size, resize)).reformat(
        grey, size.width, size.height, interpolation=_FILTERS[resize], threads=1
    )
    return _samples(scaled.planes[0])


def _scaler(key: tuple[Any, ...]) -> VideoReformatter:
    """Return this thread's reformatter for a conversion. Creating one costs more than a conversion."""
    kept: dict[tuple[Any, ...], VideoReformatter] = _scalers.__dict__.setdefault("kept", {})
    if key not in kept:
        if len(kept) >= _MAX_SCALERS_PER_THREAD:
            kept.clear()
        kept[key] = VideoReformatter()
    return kept[key]


def _samples(plane: av.video.plane.VideoPlane) -> NDArray[np.uint8]:
    """Return a view of a plane of bytes without row padding, (plane height, plane width)."""
    padded = np.asarray(memoryview(plane), np.uint8).reshape(-1, plane.line_size)
    return padded[: plane.height, : plane.width]


def _to_array(picture: av.VideoFrame) -> NDArray[np.uint8]:
    return np.asarray(picture.to_ndarray(), np.uint8)


@functools.cache
def _fit_colour_map(form: str, colorspace: int, color_range: int) -> NDArray[np.float32]:
    """Return the affine map (3, 4) from Y, U, V to the R, G, B of `to_bgr` for this colour description.

    It is fitted to swscale's result for a test picture. So it follows the stream's colour matrix and range as well as
    swscale's rounding, which truncates: results are darker by 1 to 1.5 of 255 levels.
    """
    # Blocks of one unclipped colour are read at their centres, so that chroma is never mixed.
    colours = np.random.default_rng(0).integers([50, 112, 112], [200, 144, 144], (32, 32, 3), np.uint8)
    blocks = colours.repeat(8, axis=0).repeat(8, axis=1)
    sample = av.VideoFrame(256, 256, form)
    sample.colorspace, sample.color_range = colorspace, color_range
    for channel, plane in enumerate(sample.planes):
        padded = np.zeros((plane.height, plane.line_size), np.uint8)
        padded[:, : plane.width] = blocks[:: 256 // plane.height, :: 256 // plane.width, channel]
        plane.update(padded.tobytes())
    bgr = to_bgr(sample, Size(256, 256))[4::8, 4::8].reshape(-1, 3)
    inputs = np.concatenate([colours.reshape(-1, 3), np.ones((bgr.shape[0], 1))], axis=1)
    solution, *_ = np.linalg.lstsq(inputs, bgr[:, ::-1].astype(np.float64), rcond=None)
    return np.asarray(solution.T, np.float32)


class VideoFrame:
    """A decoded frame, converted on demand. Not to be used by two threads at once.

    Attributes:
        index: frame number in presentation order, from 0.
        pts: presentation time in the stream's time base; None if the file has no times.
        time: seconds since the first frame, from the pts or else from the frame rate.
        size: width and height of the upright picture.
    """

    __slots__ = ("_orientation", "_picture", "_shown", "_stored", "index", "pts", "size", "time")

    def __init__(  # noqa: PLR0917 - a value with many parts
        self,
        picture: av.VideoFrame,
        index: int,
        time: float,
        size: Size,
        orientation: Orientation,
        pts: int | None = None,
    ) -> None:
        """Wrap a stored picture. `orientation` brings it upright, after which it has the given `size`."""
        self._picture = picture
        self._orientation = orientation
        self._stored = orientation.size(size)
        self._shown: NDArray[np.uint8] | None = None
        self.index = index
        self.pts = pts
        self.time = time
        self.size = size

    @property
    def nbytes(self) -> int:
        return sum(plane.buffer_size for plane in self._picture.planes)

    def bgr(self) -> NDArray[np.uint8]:
        """Return the upright picture, (H, W, 3) uint8 BGR, with exactly OpenCV's values."""
        return self._orientation.apply(to_bgr(self._picture, self._stored))

    def display_bgr(self) -> NDArray[np.uint8]:
        """Return the upright picture, (H, W, 3) uint8 BGR, in the colours that players show, for videos to watch."""
        if self._shown is None:
            self._shown = self._orientation.apply(to_display_bgr(self._picture, self._stored))
            self._shown.setflags(write=False)
        return self._shown

    def coded(self, size: Size, colours: ColourDescription) -> NDArray[np.uint8] | None:
        """Return the picture's own samples as yuv420p, (3 / 2 H, W); converting to RGB would clip extreme colours.

        Return None if the picture is rotated, scaled, or coded with other colours.
        """
        picture = self._picture
        is_as_stored = self._orientation.is_stored and size == Size(picture.width, picture.height)
        is_rgb = picture.format.is_rgb or picture.format.name.startswith("gray")
        if not is_as_stored or is_rgb or ColourDescription.of(picture) != colours:
            return None
        if picture.format.name in {"yuv420p", "yuvj420p"}:
            return _to_array(picture)
        key = (picture.width, picture.height, picture.format.name, colours)
        narrowed = _scaler(key).reformat(
            picture,
            format="yuv420p",
            src_colorspace=colours.matrix,
            dst_colorspace=colours.matrix,
            src_color_range=colours.range,
            dst_color_range=colours.range,
            interpolation=Interpolation.BICUBIC | _ACCURATE_FLAGS,
            threads=1,
        )
        return _to_array(narrowed)

    def crop(self, left: int, top: int, size: Size) -> NDArray[np.uint8]:
        """Return the part of `bgr` that starts at a column and a row, (h, w, 3). It must lie inside the picture."""
        resized = (self._picture.width, self._picture.height) != (self._stored.width, self._stored.height)
        if resized or not self._orientation.is_stored or not _has_plain_planes(self._picture):
            return np.ascontiguousarray(self.bgr()[top : top + size.height, left : left + size.width])
        return _crop(self._picture, left, top, size)

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """Return the upright picture scaled to `size`, (h, w, 3) uint8 RGB, in about 0.5 ms from 720p to 512x288."""
        return self._orientation.apply(to_rgb(self._picture, self._orientation.size(size), resize))

    def luma(self, size: Size) -> NDArray[np.uint8]:
        """Return the upright picture's brightness scaled to `size`, (h, w) uint8, for fast comparisons."""
        return self._orientation.apply(luma(self._picture, self._orientation.size(size)))
