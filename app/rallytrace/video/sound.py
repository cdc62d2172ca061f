"""Read the sound of a video, exact to the sample, and its loudness."""

import contextlib
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import av
import numpy as np
from av.error import FFmpegError

from rallytrace.errors import AppError
from rallytrace.track.arrays import Floats, Floats32
from rallytrace.track.track import end_times
from rallytrace.video.container import Container, demux, open_container, seek_before, seek_to_byte
from rallytrace.video.index import FrameIndex, Ticks
from rallytrace.video.joints import shift_packets

if TYPE_CHECKING:
    from av.video.stream import VideoStream

_AAC_RATES: Final = frozenset({8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000, 64000, 88200, 96000})
_DEFAULT_RATE_HZ: Final = 48_000
MARGIN_SECONDS: Final = Fraction(2)
"""Sound may be stored this long before or after the pictures that it belongs to."""
_TOLERANCE_SECONDS: Final = 0.01
"""Seconds by which the times of sound may be rounded. A larger gap is filled with silence."""
BINS_PER_FRAME: Final = 4
"""The loudness of a frame is measured in this many equal parts of its time."""


def seek_with_sound(container: Container, stream: "VideoStream", index: FrameIndex, pts: int) -> None:
    """Seek far enough before a picture's time, in ticks of the video, to find its sound as well."""
    if not len(index.key_pts):
        return
    target = pts - int(MARGIN_SECONDS / index.time_base)
    keyframe = max(int(np.searchsorted(index.key_pts, target, side="right")) - 1, 0)
    position = index.position_of(keyframe)
    if position is None:
        seek_before(container, stream, pts=int(index.key_pts[keyframe]), dts=int(index.key_dts[keyframe]))
    else:
        seek_to_byte(container, position)


class SoundReader:
    """A reader of the first audio stream of a video. A context manager.

    Attributes:
        rate: samples per second.
        layout: 'mono' or 'stereo'.
    """

    def __init__(self, container: Container, index: FrameIndex) -> None:
        self._container = container
        self._index = index
        self._stream = container.streams.audio[0]
        rate = self._stream.rate
        self.rate: int = rate if rate in _AAC_RATES else _DEFAULT_RATE_HZ
        self.layout = "mono" if self._stream.channels == 1 else "stereo"

    @classmethod
    def open(cls, video: Path, index: FrameIndex) -> "SoundReader | None":
        """Open the sound of a video with this index; return None if it has no readable sound."""
        try:
            container = open_container(video)
        except (AppError, FFmpegError, OSError):
            return None
        if container.streams.audio:
            with contextlib.suppress(FFmpegError, ValueError):
                return cls(container, index)
        container.close()
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._container.close()

    def read(self, start: float, stop: float) -> Iterator[Floats32]:
        """Yield the samples of a span in blocks (channels, n) from -1 to 1. Missing sound is silence.

        Args:
            start: seconds on the index's clock.
        """
        total, done = round((stop - start) * self.rate), 0
        for second, samples in self._decode(start):
            first = round((second - start) * self.rate)
            if abs(first - done) < _TOLERANCE_SECONDS * self.rate:
                first = done
            while done < min(first, total):
                silence = self._silence(min(first, total) - done)
                done += silence.shape[1]
                yield silence
            piece = samples[:, max(done - first, 0) : max(total - first, 0)]
            if piece.shape[1]:
                done += piece.shape[1]
                yield piece
            if done >= total:
                return
        while done < total:
            silence = self._silence(total - done)
            done += silence.shape[1]
            yield silence

    def read_frames(self, frames: range) -> Iterator[Floats32]:
        """Yield the samples from the time of the first frame to the end of the last one, as `read` does."""
        times = self.frame_times
        return self.read(float(times[frames.start]), float(times[frames.stop]))

    @property
    def frame_times(self) -> Floats:
        """Return the times of all frames and of the end of the last one, (n + 1,) seconds on the index's clock."""
        return self._index.first_second + end_times(self._index.seconds)

    def _silence(self, count: int) -> Floats32:
        return np.zeros((1 if self.layout == "mono" else 2, min(count, self.rate)), np.float32)

    def _decode(self, start: float) -> Iterator[tuple[float, Floats32]]:
        """Yield decoded blocks with their times, starting before a given time. Undecodable blocks are skipped."""
        resampler = av.AudioResampler(format="fltp", layout=self.layout, rate=self.rate)
        base = self._stream.time_base
        if base is None:
            return
        with contextlib.suppress(FFmpegError):
            if self._index.joints:
                ticks = int(start / self._index.time_base)
                seek_with_sound(self._container, self._container.streams.video[0], self._index, ticks)
            else:
                self._container.seek(max(int(start / base), 0), stream=self._stream, backward=True)
        for packet in shift_packets(demux(self._container, [self._stream]), self._index.joints):
            with contextlib.suppress(FFmpegError):
                for frame in packet.decode():
                    assert isinstance(frame, av.AudioFrame)
                    if frame.time is None:
                        continue
                    second = frame.time
                    for plain in resampler.resample(frame):
                        yield second, np.asarray(plain.to_ndarray(), np.float32)
                        second += plain.samples / self.rate


def measure_loudness(video: Path, index: FrameIndex, *, every: float) -> Iterator[Floats32]:
    """Yield the loudness known so far after about every `every` seconds of work, and finally all of it.

    It is the largest magnitude of the samples, 0 to 1, in each of `BINS_PER_FRAME` equal parts of a frame:
    (frames * BINS_PER_FRAME,). Nothing is yielded for a video without readable sound.
    """
    reader = SoundReader.open(video, index)
    if reader is None:
        return
    with reader:
        ends = reader.frame_times
        steps = np.arange(BINS_PER_FRAME) / BINS_PER_FRAME
        edges = np.append((ends[:-1, None] + np.diff(ends)[:, None] * steps).ravel(), ends[-1])
        borders = np.round((edges - edges[0]) * reader.rate).astype(np.int64)
        peaks: Floats32 = np.zeros(len(borders) - 1, np.float32)
        position, reported = 0, time.monotonic()
        for samples in reader.read(float(edges[0]), float(edges[-1])):
            _add_peaks(peaks, borders, position, np.abs(samples).max(axis=0))
            position += samples.shape[1]
            if time.monotonic() - reported >= every:
                yield peaks.copy()
                reported = time.monotonic()
        yield peaks


def _add_peaks(peaks: Floats32, borders: Ticks, position: int, loudness: Floats32) -> None:
    """Raise the peak of every bin that contains some of the samples. `position` is the number of the first sample."""
    first = int(np.searchsorted(borders, position, side="right")) - 1
    last = int(np.searchsorted(borders, position + len(loudness), side="left"))
    starts = np.clip(borders[first:last] - position, 0, None)
    filled = np.flatnonzero(np.diff(np.append(starts, len(loudness))) > 0)
    if len(filled):
        highest = np.maximum.reduceat(loudness, starts[filled])
        np.maximum.at(peaks, first + filled, highest)
