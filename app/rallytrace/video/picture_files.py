"""Write picture files: PNG, .mp4 (H.264) picture by picture, and backgrounds for TrackNetV3."""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import av
import cv2
import numpy as np
from av.error import FFmpegError
from av.video.reformatter import ColorRange, Interpolation, VideoReformatter
from numpy.typing import NDArray

from rallytrace.track.geometry import Size
from rallytrace.video.colours import ColourDescription
from rallytrace.video.frame import VideoFrame

TICKS_PER_SECOND: Final = 90_000
"""Ticks per second of picture times."""
_SECONDS_PER_KEYFRAME: Final = 1
_SOUND_BIT_RATE: Final = 160_000
"""Bit rate of the AAC sound in bits per second."""
_NO_DIFFERENCE: Final = np.zeros(3)
_ACCURATE_FLAGS: Final = Interpolation.BICUBIC | Interpolation.FULL_CHR_H_INP | Interpolation.ACCURATE_RND
"""Without these flags swscale darkens every picture by two levels of 255."""


def write_png(path: Path, bgr: NDArray[np.uint8]) -> None:
    """Write a picture, (H, W, 3) BGR, losslessly.

    Raises:
        OSError: the file cannot be written.
    """
    # OpenCV's default is faster than any explicit level; the files are a sixth larger.
    done, data = cv2.imencode(".png", bgr)
    if not done:
        raise OSError(None, "the picture cannot be encoded", str(path))
    path.write_bytes(data.tobytes())


def encode_jpeg(bgr: NDArray[np.uint8], size: Size, quality: int = 72) -> bytes:
    """Return a picture, (H, W, 3) BGR, scaled to a size and encoded as JPEG.

    Args:
        quality: JPEG quality, 0 to 100.
    """
    smaller = cv2.resize(bgr, (size.width, size.height), interpolation=cv2.INTER_AREA)
    return cv2.imencode(".jpg", smaller, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()


def write_median(path: Path, rgb: NDArray[np.uint8] | NDArray[np.float64]) -> None:
    """Write a background, (H, W, 3) RGB, as an .npz file with one array, `median`.

    It is stored as float64: TrackNetV3 subtracts it from pictures without conversion, and bytes would wrap around.

    Raises:
        OSError: the file cannot be written.
    """
    with path.open("wb") as stream:
        np.savez_compressed(stream, median=rgb.astype(np.float64))


class ClipWriter:
    """A writer of an .mp4. A context manager; if it is left by an exception, the file is unusable.

    It writes no B-frames, so all readers number the frames in the same way. An odd width or height is kept, although
    most players cannot show it; see `round_up_to_even`.

    Args:
        rate: approximate frames per second.
        quality: x264's constant rate factor: 18 looks like the original, 12 hardly differs in any pixel.
        pixel_aspect: displayed width of a pixel divided by its height.
        colours: how to code and tag colours. None codes them untagged, as readers such as OpenCV expect (BT.601,
            limited range).
        sound: sample rate and channel layout of the sound to add; None for no sound.
        hardware: True to encode in hardware if possible.

    Raises:
        OSError: the file cannot be written (raised by any method).
    """

    def __init__(
        self,
        path: Path,
        size: Size,
        rate: float,
        *,
        quality: int,
        pixel_aspect: Fraction = Fraction(1),
        colours: ColourDescription | None = None,
        sound: tuple[int, str] | None = None,
        hardware: bool = False,
    ) -> None:
        self._path = path
        self.frames = 0
        try:
            self._container = av.open(str(path), "w", format="mp4", options={"movflags": "faststart"})
        except FFmpegError as error:
            raise _as_os_error(error, path) from error
        frame_rate = Fraction(rate).limit_denominator(1001)
        encoder = find_hardware_encoder() if hardware and size == round_up_to_even(size) else ""
        options = _HARDWARE_ENCODERS[encoder](quality) if encoder else {"preset": "veryfast", "crf": str(quality)}
        stream = self._container.add_stream(encoder or "libx264", rate=frame_rate, options=options)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height = size.width, size.height
        stream.pix_fmt = "yuv420p" if size == round_up_to_even(size) else "yuv444p"
        stream.gop_size = max(round(rate * _SECONDS_PER_KEYFRAME), 1)
        stream.codec_context.max_b_frames = 0
        stream.codec_context.sample_aspect_ratio = pixel_aspect
        stream.codec_context.time_base = Fraction(1, TICKS_PER_SECOND)
        self._colours = colours
        if colours is not None:
            _tag(stream.codec_context, colours)
        self._stream = stream
        self._form = VideoReformatter()
        self.sound_seconds = 0.0
        self._sound = None if sound is None else self._add_sound_stream(*sound)
        self._n_samples = 0

    def add(self, bgr: NDArray[np.uint8], tick: int, source: VideoFrame | None = None) -> None:
        """Add a picture.

        Args:
            bgr: (H, W, 3) in the writer's size.
            tick: time in ticks from the start, later than that of the previous picture.
            source: frame whose `display_bgr` is the basis of `bgr`. Its samples are kept where nothing was drawn.
        """
        picture = av.VideoFrame.from_ndarray(np.ascontiguousarray(bgr), "bgr24")
        colours = self._colours
        frame = self._convert(picture)
        kept = None
        if source is not None and colours is not None and self._stream.pix_fmt == "yuv420p":
            kept = source.coded(Size(self._stream.width, self._stream.height), colours)
        if kept is not None and source is not None:
            drawn = cv2.inRange(cv2.absdiff(bgr, source.display_bgr()), _NO_DIFFERENCE, _NO_DIFFERENCE) == 0
            frame = av.VideoFrame.from_ndarray(_merge(kept, np.asarray(frame.to_ndarray()), drawn), "yuv420p")
        if colours is not None:
            _tag(frame, colours)
        frame.pts, frame.time_base = tick, self._stream.codec_context.time_base
        self._write(frame)
        self.frames += 1

    def _convert(self, picture: av.VideoFrame) -> av.VideoFrame:
        colours = self._colours
        return self._form.reformat(
            picture,
            format=self._stream.pix_fmt,
            dst_colorspace=None if colours is None else colours.matrix,
            src_color_range=None if colours is None else ColorRange.JPEG,
            dst_color_range=None if colours is None else colours.range,
            interpolation=_ACCURATE_FLAGS,
        )

    def _add_sound_stream(self, rate: int, layout: str) -> av.AudioStream:
        stream = self._container.add_stream("aac", rate=rate, layout=layout)
        assert isinstance(stream, av.AudioStream)
        stream.bit_rate = _SOUND_BIT_RATE
        return stream

    def add_sound_until(self, blocks: Iterator[NDArray[np.float32]], seconds: float) -> None:
        """Append blocks of sound, see `add_sound`, up to a time in the output file or to the last block."""
        while self.sound_seconds < seconds and (block := next(blocks, None)) is not None:
            self.add_sound(block)

    def add_sound(self, samples: NDArray[np.float32]) -> None:
        """Append sound.

        Args:
            samples: (channels, n), from -1 to 1.
        """
        assert self._sound is not None
        stream = self._sound
        frame = av.AudioFrame.from_ndarray(np.ascontiguousarray(samples), format="fltp", layout=stream.layout.name)
        frame.sample_rate, frame.pts, frame.time_base = stream.rate, self._n_samples, Fraction(1, stream.rate)
        self._n_samples += samples.shape[1]
        self.sound_seconds = self._n_samples / stream.rate
        self._write_sound(frame)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            with contextlib.suppress(FFmpegError, OSError):
                self._container.close()
            return
        try:
            self._write(None)
            if self._sound is not None:
                self._write_sound(None)
        except BaseException:
            with contextlib.suppress(FFmpegError, OSError):
                self._container.close()
            raise
        try:
            self._container.close()
        except FFmpegError as failure:
            raise _as_os_error(failure, self._path) from failure

    def _write(self, frame: av.VideoFrame | None) -> None:
        try:
            self._container.mux(self._stream.encode(frame))
        except FFmpegError as error:
            raise _as_os_error(error, self._path) from error

    def _write_sound(self, frame: av.AudioFrame | None) -> None:
        assert self._sound is not None
        try:
            self._container.mux(self._sound.encode(frame))
        except FFmpegError as error:
            raise _as_os_error(error, self._path) from error


def _merge(kept: NDArray[np.uint8], painted: NDArray[np.uint8], drawn: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Return a yuv420p picture, (3 / 2 H, W), with the samples of another one at the drawn pixels, (H, W)."""
    height, width = drawn.shape
    colour = drawn.reshape(height // 2, 2, width // 2, 2).any(axis=(1, 3)).reshape(-1)
    where = np.concatenate([drawn.reshape(-1), colour, colour]).reshape(kept.shape)
    return np.where(where, painted, kept)


def _tag(coded: av.VideoCodecContext | av.VideoFrame, colours: ColourDescription) -> None:
    coded.colorspace, coded.color_range = colours.matrix, colours.range
    coded.color_primaries, coded.color_trc = colours.primaries, colours.transfer


_HARDWARE_ENCODERS: Final[Mapping[str, Callable[[int], dict[str, str]]]] = {
    "h264_nvenc": lambda quality: {"preset": "p5", "rc": "constqp", "qp": str(quality + 3)},
    "h264_qsv": lambda quality: {"global_quality": str(quality + 3)},
    "h264_amf": lambda quality: {"rc": "cqp", "qp_i": str(quality + 2), "qp_p": str(quality + 4)},
    "h264_videotoolbox": lambda quality: {"q:v": str(100 - 2 * quality)},
}
"""Encoders of NVIDIA, Intel, AMD and Apple, with options of similar quality. Not yet tried on any hardware."""


@cache
def find_hardware_encoder() -> str:
    """Return the first encoder in `_HARDWARE_ENCODERS` that encodes a picture on this machine; '' if none does."""
    for name in _HARDWARE_ENCODERS:
        with contextlib.suppress(FFmpegError, ValueError, OSError):
            context = av.CodecContext.create(name, "w")
            assert isinstance(context, av.VideoCodecContext)
            context.width, context.height, context.pix_fmt = 640, 360, "yuv420p"
            context.time_base, context.framerate = Fraction(1, 30), Fraction(30)
            picture = av.VideoFrame.from_ndarray(np.zeros((540, 640), np.uint8), "yuv420p")
            picture.pts = 0
            if [*context.encode(picture), *context.encode(None)]:
                return name
    return ""


def round_up_to_even(size: Size) -> Size:
    """Return the smallest even size that holds a picture, which every player can show."""
    return Size(size.width + size.width % 2, size.height + size.height % 2)


def _as_os_error(error: FFmpegError, path: Path) -> OSError:
    return OSError(error.errno, error.strerror, str(path))
