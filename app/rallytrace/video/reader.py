"""Frames of a video by number: any one of them for looking at, or a run of them in sequence."""

import logging
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

import numpy as np

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.video.decoder import Decoder
from rallytrace.video.frame import VideoFrame, quarter_turns
from rallytrace.video.frame_cache import FrameCache
from rallytrace.video.index import FrameIndex
from rallytrace.video.index_cache import keep_index, load_index
from rallytrace.video.scan import scan, survey
from rallytrace.video.seeking import pictures_from

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_log = logging.getLogger(__name__)


class _SurprisedError(Exception):
    """The decoder gave something else than the index announces."""


class VideoReader:
    """One open video; a context manager, to be used by one thread at a time.

    The first picture is there at once. Everything that needs to know the frames before a given one waits for the
    index as far as that frame; `scan` builds it in small steps, for those who have something else to do meanwhile.

    Attributes:
        path: the file.
        size: width and height of the upright picture.
    """

    def __init__(self, path: Path, *, cache_bytes: int = 256 * 2**20, index: FrameIndex | None = None) -> None:
        """Open a file and decode its first picture.

        Args:
            path: the file.
            cache_bytes: the most memory to hold decoded frames in for stepping back.
            index: the complete index another reader has of the same file.

        Raises:
            AppError: the file cannot be opened, is no video, or no picture in it can be decoded.
        """
        self.path = path
        self._decoder = Decoder(path)
        self._pictures = self._decoder.pictures()
        first = next(self._pictures, None)
        if first is None:
            self._decoder.close()
            raise AppError(f"No picture in '{path}' can be decoded.", "Copy the file again, or convert it to .mp4.")
        self._turns = quarter_turns(first)
        stored = Size(first.width, first.height)
        self.size = Size(stored.height, stored.width) if self._turns % 2 else stored
        self._cache = FrameCache(cache_bytes)
        self._cache.put(VideoFrame(first, 0, 0.0, self.size, self._turns))
        self._next = 1
        self._index = index if index is not None else load_index(path)
        self._steps: Iterator[FrameIndex] | None = None

    @property
    def index(self) -> FrameIndex:
        """The complete frame index; builds what is missing of it."""
        for _ in self.scan():
            pass
        assert self._index is not None
        return self._index

    @property
    def n_frames(self) -> int:
        """How many frames can be decoded; needs the complete index."""
        return self.index.n_frames

    @property
    def rate(self) -> float:
        """Mean frames a second: from the frames' times once the index is complete, from the header before."""
        if self._index is not None and self._index.complete and self._index.rate > 0:
            return self._index.rate
        return float(self._decoder.stream.average_rate or 25)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences about what is unusual in this file, as far as it is known."""
        return self._index.notes() if self._index is not None and self._index.complete else ()

    def scan(self) -> Iterator[FrameIndex]:
        """Build the index in steps of about a tenth of a second; ends when it is complete.

        It may be left and taken up again, by this method or by whatever needs the index.
        """
        while self._index is None or not self._index.complete:
            if self._steps is None:
                self._steps = scan(self.path)
            self._index = next(self._steps)
            if self._index.complete:
                self._steps = None
                keep_index(self.path, self._index)
            yield self._index

    def frame(self, i: int) -> VideoFrame:
        """Frame `i`, exactly: decoded from the keyframe before it and checked by its time.

        Raises:
            IndexError: there is no such frame.
            AppError: the file is damaged, and the frame is lost or changes with every reading.
        """
        kept = self._cache.get(i)
        if kept is not None:
            return kept
        index = self._index_reaching(i)
        for _ in range(3):
            try:
                return self._decode_to(i, index)
            except _SurprisedError:
                index = self._look_again(index, i)
        raise AppError(
            f"Frame {i} of '{self.path}' cannot be decoded: the file is damaged.", "Convert the file to .mp4 first."
        )

    def frames(self, start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
        """The frames from `start` to before `stop` (None: to the end), each decoded once, in a file opened for that.

        In a damaged file these are the frames that are readable, and the index is put right where it was wrong.
        """
        index, at, failed_at = self.index, start, -1
        while at < index.n_frames and (stop is None or at < stop):
            try:
                for frame in self._run(index, at, stop):
                    yield frame
                    at += 1
            except _SurprisedError as surprise:
                if failed_at == at:
                    raise AppError(
                        f"Frame {at} of '{self.path}' cannot be decoded: the file is damaged.",
                        "Convert the file to .mp4 first.",
                    ) from surprise
                failed_at = at
                index = self._look_again(index, at)
            else:
                return

    def keyframes(self, start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
        """The keyframes from `start` to before `stop`, decoded without the frames between them.

        A file that gives no times has none that can be numbered.
        """
        index = self.index
        stop = index.n_frames if stop is None else min(stop, index.n_frames)
        if not index.timed or start >= stop:
            return
        with Decoder(self.path, threading="NONE") as decoder:
            # From one keyframe earlier, because a seek may land on the one behind its aim.
            before = index.anchor(start) - 1
            if before >= 0:
                decoder.seek(pts=int(index.key_pts[before]), dts=int(index.key_dts[before]))
            for picture in decoder.key_pictures():
                place = int(np.searchsorted(index.pts, picture.pts)) if picture.pts is not None else index.n_frames
                if place >= stop:
                    return
                if place >= start and index.pts[place] == picture.pts:
                    yield self._framed(picture, place, index)

    def close(self) -> None:
        """Let go of the file and of the frames kept."""
        self._steps = None
        self._cache.clear()
        self._decoder.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _index_reaching(self, i: int) -> FrameIndex:
        """An index that holds frame `i`: the part settled so far is enough."""
        if self._index is None or self._index.n_frames <= i:
            for reached in self.scan():
                if reached.n_frames > i:
                    break
        assert self._index is not None
        if not 0 <= i < self._index.n_frames:
            raise IndexError(f"frame {i} of {self._index.n_frames}")
        return self._index

    def _decode_to(self, i: int, index: FrameIndex) -> VideoFrame:
        if index.sound < index.n_frames and self._decoder.threading != "NONE":
            self._decoder.close()
            self._decoder = Decoder(self.path, threading="NONE")
            self._next = -1
        anchor = index.anchor(i)
        begin = index.first_after(anchor)
        if not begin <= self._next <= i:
            self._pictures = pictures_from(self._decoder, index, anchor)
            self._next = begin
        for picture in self._pictures:
            frame = self._expected(picture, self._next, index)
            self._next += 1
            self._cache.put(frame)
            if frame.index == i:
                return frame
        raise _SurprisedError

    def _run(self, index: FrameIndex, start: int, stop: int | None) -> Iterator[VideoFrame]:
        end = index.n_frames if stop is None else min(stop, index.n_frames)
        with Decoder(self.path, threading="AUTO" if end <= index.sound else "NONE") as decoder:
            anchor = index.anchor(start)
            pictures = pictures_from(decoder, index, anchor)
            at = index.first_after(anchor)
            for picture in pictures:
                frame = self._expected(picture, at, index)
                if at >= start:
                    yield frame
                at += 1
                if at == end < index.n_frames:
                    return
            if at < end:
                raise _SurprisedError

    def _expected(self, picture: "Picture", place: int, index: FrameIndex) -> VideoFrame:
        """The picture as the frame it must be, by its time."""
        if place >= index.n_frames or (index.timed and picture.pts != index.pts[place]):
            raise _SurprisedError
        return self._framed(picture, place, index)

    def _framed(self, picture: "Picture", place: int, index: FrameIndex) -> VideoFrame:
        return VideoFrame(picture, place, index.time(place), self.size, self._turns)

    def _look_again(self, index: FrameIndex, i: int) -> FrameIndex:
        """Decode from the keyframe before frame `i` to the end, to learn what is really there."""
        self._next = -1
        if not index.complete:
            return self.index
        _log.info("Frame %d of %s is not what the file announces; the rest is decoded to see.", i, self.path)
        self._cache.clear()
        for found in survey(self.path, index, index.anchor(i)):
            self._index = found
        assert self._index is not None
        keep_index(self.path, self._index)
        return self._index
