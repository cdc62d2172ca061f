"""Read frames of a video by number: single frames for viewing, or ranges in sequence."""

import collections
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Generator, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, Check, no_check
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size, is_pixel_aspect
from rallytrace.track.turning import NO_TURNING, Turning
from rallytrace.video.colours import ColourDescription
from rallytrace.video.decoder import Decoder, UnexpectedPictureError, header_rate
from rallytrace.video.file_state import FileState
from rallytrace.video.frame import VideoFrame
from rallytrace.video.growing import extended, growth_of
from rallytrace.video.hardware import DecodingChoice, choose_decoding
from rallytrace.video.index import FrameIndex, keep_index, load_index, scan
from rallytrace.video.orientation import Orientation
from rallytrace.video.picture_checks import find_interlacing, find_size_changes, interlacing_note
from rallytrace.video.seek_copy import CopyCursor, SeekCopy
from rallytrace.video.seeking import Cursor, PictureCopier, PictureFilter, find_damage, iter_key_pictures, iter_pictures

if TYPE_CHECKING:
    from av import VideoFrame as Picture

MAX_KEPT_NEIGHBOURS: Final = 24
"""Frames before a requested one that are kept with it. More would cost time: writing a 1080p picture to fresh memory
can be slower than decoding it."""
_log = logging.getLogger(__name__)
_CHANGE_CHECK_INTERVAL_SECONDS: Final = 0.25
"""Interval of checks whether the file has changed while it is read."""
_MAX_DELAY_FRAMES: Final = 17
"""Frames that a decoder may output together: the most it holds back, plus one."""
_MIN_BYTES_FOR_TWO_CURSORS: Final = 128 * 2**20
"""Smallest frame cache for which a second decoder is opened; at 1080p it takes another 50 MB."""


class FrameCache:
    """A cache of frames, limited in bytes. The newest frame is kept whatever its size.

    It evicts the least recently used frame or, if a frame is watched, the one farthest from that.

    Attributes:
        nbytes: memory used by the cached frames.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._frames: OrderedDict[int, VideoFrame] = OrderedDict()
        self._watched: tuple[int, int, int] | None = None
        self.nbytes = 0

    @property
    def numbers(self) -> Collection[int]:
        """Return the numbers of the cached frames, in any order."""
        return self._frames.keys()

    @property
    def budget(self) -> int:
        """Return the maximum number of bytes to keep."""
        return self._budget

    @budget.setter
    def budget(self, budget: int) -> None:
        self._budget = budget
        self._fit(newest=None)

    def watch(self, frame: int, n_behind: int, n_ahead: int) -> None:
        """Prefer frames near `frame` from now on.

        Distances are measured in units of `n_behind` frames before it and of `n_ahead` frames after it.
        """
        self._watched = frame, max(n_behind, 1), max(n_ahead, 1)

    def get(self, i: int) -> VideoFrame | None:
        """Return frame `i` if it is cached, and mark it as just used."""
        if i not in self._frames:
            return None
        self._frames.move_to_end(i)
        return self._frames[i]

    def nearest(self, i: int) -> VideoFrame | None:
        """Return the cached frame with the number closest to `i`."""
        number = min(self._frames, key=lambda kept: abs(kept - i), default=None)
        return None if number is None else self._frames[number]

    def add(self, frame: VideoFrame) -> None:
        """Cache a frame, evicting others if there is no room."""
        self._drop(frame.index)
        self._frames[frame.index] = frame
        self.nbytes += frame.nbytes
        self._fit(newest=frame.index)

    def clear(self) -> None:
        self._frames.clear()
        self.nbytes = 0

    def _fit(self, newest: int | None) -> None:
        while self.nbytes > self._budget and len(self._frames) > 1:
            self._drop(self._least_wanted(newest))

    def _least_wanted(self, newest: int | None) -> int:
        if self._watched is None:
            return next(iter(self._frames))
        frame, n_behind, n_ahead = self._watched
        candidates = self._frames.keys() - {newest} if newest is not None else self._frames.keys()
        first, last = min(candidates), max(candidates)
        return first if (frame - first) / n_behind > (last - frame) / n_ahead else last

    def _drop(self, i: int) -> None:
        frame = self._frames.pop(i, None)
        if frame is not None:
            self.nbytes -= frame.nbytes


class VideoReader:
    """An open video file. A context manager, to be used by one thread at a time.

    The first picture is available at once. Methods that concern later frames wait until the index has reached them.
    `scan` builds the index in small steps, for callers with other work to do.

    Attributes:
        size: width and height of the upright picture.
        turning: how the user turns the picture after the file's own orientation.
        orientation: rotation and mirroring of the stored pictures: those of the first one, and the user's.
        pixel_aspect: displayed width of an upright pixel divided by its height.
        colours: colour coding as players interpret it, taken from the first picture.
        decoding: where `frames` decodes; None for software by default.
    """

    def __init__(
        self,
        path: Path,
        *,
        cache_bytes: int = 256 * 2**20,
        index: FrameIndex | None = None,
        cursors: int = 1,
        turning: Turning = NO_TURNING,
        check: Check = no_check,
    ) -> None:
        """Open a file and decode its first picture.

        Args:
            cache_bytes: maximum memory for decoded frames, kept for stepping back.
            index: complete index from another reader of the same file.
            cursors: number of decoders, each with its own position in the file.
            turning: how the user turns the picture after the file's own orientation.
            check: called for every packet, also while opening; raises to stop.

        Raises:
            AppError: the file cannot be opened, is not a video, or none of its pictures can be decoded.
        """
        self.path = path
        self._check = check
        opened = _open(path, check)
        first = opened.first
        self._header_rate = opened.rate
        self._is_marked_interlaced = first.interlaced_frame
        self.turning = turning
        self.orientation = Orientation.of(first).turned(turning)
        aspect = opened.aspect or Fraction(1)
        # A header may contain anything; aspects that no camera writes are treated as square pixels.
        self.pixel_aspect = self.orientation.pixel_aspect(aspect if is_pixel_aspect(float(aspect)) else Fraction(1))
        upright = self.orientation.size(Size(first.width, first.height))
        self.size = replace(upright, pixel_aspect=float(self.pixel_aspect))
        self.cache = FrameCache(cache_bytes)
        self._in_use = cursors
        self.colours = ColourDescription.of(first)
        self._cursors = [Cursor(path, check, first=opened.decoder), *(Cursor(path, check) for _ in range(cursors - 1))]
        if opened.decoder is not None:
            self._cursors[0].begin(opened.batches)
        self._walks = 0
        self._copier = PictureCopier()
        self._hurries = True
        self._index = index if index is not None else load_index(path)
        if self._index is not None and self._index.state is None:
            self._index = replace(self._index, state=FileState.of(path))
        self._first_field: PictureFilter | None = None
        shown = first if self._index is None else self._deinterlace(first, self._index)
        self.cache.add(VideoFrame(shown, 0, 0.0, self.size, self.orientation))
        self._checked = 0.0
        self._found_damage = False
        self._copied: CopyCursor | None = None
        self._steps: Iterator[FrameIndex] | None = None
        self.decoding: DecodingChoice | None = None

    def use_hardware(self, check: Check = no_check) -> DecodingChoice:
        """Decode `frames` in hardware from now on, if that gives the same pictures as software. `check` raises to stop.

        Raises:
            AppError: the file cannot be opened.
        """
        self.decoding = choose_decoding(self.path, self.index, check)
        return self.decoding

    def twin(self) -> "VideoReader":
        """Return another reader of the same file that shares the index built so far and keeps one frame."""
        twin = VideoReader(self.path, cache_bytes=1, index=self._index, turning=self.turning, check=self._check)
        twin.use_copy(self._copied.copy if self._copied is not None else None)
        return twin

    def use_copy(self, copy: SeekCopy | None) -> None:
        """From now on, read frames from a copy where that is faster. None means to read only from the video."""
        if self._copied is not None:
            self._copied.close()
        self._copied = CopyCursor(copy, self._check) if copy is not None else None

    def continue_from(self, twin: "VideoReader", i: int) -> bool:
        """Take over the decoder of a twin if it is nearer to frame `i`, and frame `i` itself if the twin has it.

        The twin gets the least recently used decoder. Return True if the twin's decoder was nearer.
        """
        if twin.count_pictures_to(i) >= self.count_pictures_to(i):
            return False
        kept = twin.cache.get(i)
        if kept is not None:
            self.cache.add(kept)
        oldest = min(self._cursors, key=lambda cursor: cursor.last_used)
        at = self._cursors.index(oldest)
        self._cursors[at], twin._cursors[0] = twin._cursors[0], oldest  # noqa: SLF001 - of the same class
        self._walks += 1
        self._cursors[at].last_used = self._walks
        return True

    @property
    def index(self) -> FrameIndex:
        """Return the complete frame index; build what is missing of it."""
        for _ in self.scan():
            pass
        assert self._index is not None
        return self._index

    @property
    def n_frames(self) -> int:
        """Return the number of decodable frames. This needs the complete index."""
        return self.index.n_frames

    @property
    def rate(self) -> float:
        """Return the mean number of frames per second, from the complete index or else from the header."""
        if self._index is not None and self._index.complete and self._index.rate > 0:
            return self._index.rate
        return self._header_rate

    @property
    def warnings(self) -> tuple[str, ...]:
        """Return sentences about known problems of this file, once its index is complete."""
        if self._index is None or not self._index.complete:
            return ()
        own = self.orientation.note, interlacing_note(self._index.interlacing, self.path)
        return (*filter(None, own), *self._index.notes())

    def refuse_changed(self) -> None:
        """Check that the file is still the one that was indexed.

        Raises:
            VideoChangedError: the file was changed, replaced or removed since.
        """
        self._checked = time.monotonic()
        if self._index is not None and self._index.state is not None:
            self._index.state.refuse_changed(self.path)

    def scan(self) -> Iterator[FrameIndex]:
        """Build the index in steps of about a tenth of a second until it is complete.

        It may be interrupted. Any method that needs the index continues it.
        """
        while self._index is None or not self._index.complete:
            if self._steps is None:
                self._steps = scan(self.path)
            known = self._index
            try:
                self._index = next(self._steps)
            except BaseException:
                self._steps = None
                raise
            if known is not None and known.damage and np.array_equal(self._index.pts[: known.n_frames], known.pts):
                # A group without damage so far may have grown.
                damage = {keyframe: damage for keyframe, damage in known.damage.items() if damage.first is not None}
                self._index = replace(self._index, damage={**self._index.damage, **damage})
            if self._index.complete:
                self._steps = None
                self._index = self._check_pictures(self._index)
                keep_index(self.path, self._index)
                if self._index.interlacing.first_field is not None:
                    self.cache.clear()  # whole frames were shown before
            yield self._index

    def grow(self) -> bool:
        """Add the frames written to the file since the last call, up to its last keyframe. Return True if it has grown.

        Frames before the last known keyframe keep their numbers. This needs the complete index.

        Raises:
            AppError: the file cannot be read.
        """
        state = growth_of(self.path, self.index)
        if state is None:
            return False
        self._take_grown(replace(extended(self.path, self.index, to_the_end=False), state=replace(state, grows=True)))
        return True

    def end_growth(self) -> None:
        """Add the last frames of a file that is no longer being written. Add none if it is gone or another file."""
        known = self.index.state
        assert known is not None
        try:
            present = FileState.of(self.path)
        except AppError:
            present = None
        if present is None or not known.may_become(present.n_bytes, present.place):
            self._index = replace(self.index, state=replace(known, grows=False))
            return
        self._take_grown(replace(extended(self.path, self.index, to_the_end=True), state=present))
        keep_index(self.path, self.index)

    def _take_grown(self, index: FrameIndex) -> None:
        self._close_cursors()  # they may have met the end of the file
        if self._index is not None and self._index.damage:
            self.cache.clear()
        self._index = index

    def _check_pictures(self, index: FrameIndex) -> FrameIndex:
        """Add to the index what can only be learned by decoding a few pictures."""
        marked, check = self._is_marked_interlaced, self._check
        return replace(
            index,
            interlacing=find_interlacing(self.path, index, marked=marked, check=check),
            remarks=(*index.remarks, *find_size_changes(self.path, index, check)),
        )

    @property
    def known_index(self) -> FrameIndex | None:
        """Return the index built so far."""
        return self._index

    def frame(self, i: int) -> VideoFrame:
        """Return exactly frame `i`, decoded from the keyframe before it and checked by its time, and keep only it.

        Raises:
            IndexError: the frame does not exist.
            AppError: nothing can be decoded there.
        """
        (reached,) = collections.deque(self.approach(i, neighbours=0), maxlen=1)
        assert reached is not None
        return reached

    def approach(
        self, i: int, *, neighbours: int = MAX_KEPT_NEIGHBOURS, keep_interval: int = 0
    ) -> Iterator[VideoFrame | None]:
        """Seek to frame `i` in small steps. Yield decoded frames, `i` last, or None for a step without a frame.

        The iteration may be stopped at any step; a later approach to a frame farther on continues from there. Starting
        another approach ends this one early.

        Args:
            i: number of the frame to reach.
            neighbours: number of frames before it to keep with it.
            keep_interval: keep about one in this many of the other decoded frames; 0 keeps none.

        Raises:
            IndexError: the frame does not exist.
            AppError: nothing can be decoded there.
        """
        kept = self.cache.get(i)
        if kept is not None:
            yield kept
            return
        yield from self._index_reaching(i)
        if self._is_quicker_in_copy(i) and (yield from self._approach_in_copy(i, neighbours)):
            return
        for _ in range(4):
            try:
                yield from self._decode_to(i, neighbours, keep_interval)
            except UnexpectedPictureError as problem:
                if problem.hurried and self._hurries:
                    self._hurries = False
                    continue
                self._find_damage(problem.frame)
            else:
                return
        raise self._decoding_error(i)

    def frames(self, start: int = 0, stop: int | None = None, *, in_software: bool = False) -> Iterator[VideoFrame]:
        """Yield the frames from `start` up to `stop`, exclusive (None: all), each decoded once by a separate decoder.

        If the hardware fails, software decodes the rest.

        Raises:
            AppError: nothing can be decoded there.
            VideoChangedError: the file was changed; some of the frames yielded may be from the changed file.
        """
        self._close_cursors()
        index, position, failed_at = self.index, start, -1
        while position < (end := index.n_frames if stop is None else min(stop, index.n_frames)):
            pass_start, device = position, None
            if self.decoding is not None and not in_software:
                device = self.decoding.device
            try:
                for number, picture in iter_pictures(self.path, index, position, end, self._check, device):
                    yield self._make_frame(picture, number, index)
                    position = number + 1
                    if time.monotonic() - self._checked > _CHANGE_CHECK_INTERVAL_SECONDS:
                        self.refuse_changed()
            except UnexpectedPictureError as problem:
                if device is not None and self.decoding is not None:
                    self.decoding = self.decoding.failed_at(position)
                    continue
                if failed_at == position:
                    raise self._decoding_error(position) from problem
                failed_at = position
                index = self._find_damage(problem.frame)
            else:
                self.refuse_changed()
                if position == pass_start:
                    raise self._decoding_error(position)

    def keyframes(self, start: int = 0, stop: int | None = None) -> Iterator[VideoFrame]:
        """Yield the undamaged keyframes from `start` up to `stop`, exclusive, decoded without the frames between them.

        A file without timestamps has none.
        """
        self._close_cursors()
        index = self.index
        stop = index.n_frames if stop is None else min(stop, index.n_frames)
        wanted = index.keyframes
        wanted = wanted[(wanted >= start) & (wanted < stop)]
        while len(wanted):
            for number, picture in iter_key_pictures(self.path, index, int(wanted[0]), stop, self._check):
                yield from self._decode_each(wanted[wanted < number])
                yield self._make_frame(picture, number, index)
                wanted = wanted[wanted > number]
            # Skip the next one as well: after damage a decoder may decode even undamaged pictures wrongly.
            yield from self._decode_each(wanted[:1])
            wanted = wanted[1:]

    def count_pictures_to(self, i: int) -> int:
        """Return the approximate number of pictures to decode for frame `i`, if the index reaches it."""
        index = self._index
        if i in self.cache.numbers or index is None or i >= index.n_frames:
            return 0
        return min(self._count_in_video(i, index), self._count_in_copy(i, index) or index.n_frames)

    def _count_in_video(self, i: int, index: FrameIndex) -> int:
        sought = i - index.first_frame_of(index.keyframe_of(i)) + 1
        return min((cursor.distance(i, index) or sought for cursor in self._cursors), default=sought)

    def _count_in_copy(self, i: int, index: FrameIndex) -> int | None:
        return None if self._copied is None or index.damage_at(i) is not None else self._copied.distance(i)

    def limit_cache(self, budget: int, *, playing: bool = False) -> None:
        """Limit the memory for frames to `budget` bytes from now on.

        A smaller budget also closes idle decoders, except the last used one while `playing`. With a small budget there
        is only one decoder.
        """
        smaller = budget < self.cache.budget
        self.cache.budget = budget
        self._in_use = len(self._cursors) if budget >= _MIN_BYTES_FOR_TWO_CURSORS else 1
        if smaller:
            for cursor in sorted(self._cursors, key=lambda cursor: cursor.last_used)[: -1 if playing else None]:
                cursor.close()
            if self._copied is not None:
                self._copied.close()
            # The copier frees the memory of all frames evicted before it; memory of frames evicted later
            # is freed only with the last of them.
            self._copier = PictureCopier()

    def close(self) -> None:
        """Close the file and drop the cached frames."""
        self._steps = None
        self.cache.clear()
        # Free the copier's pool, as large as the cache, before the garbage collector runs.
        self._copier = PictureCopier()
        self._close_cursors()
        self.use_copy(None)
        if self._found_damage and self._index is not None and self._index.complete and not self._index.grows:
            self._keep_damage(self._index)
            self._found_damage = False
        # The owner of `check` often holds this reader: break the reference cycle to free the pictures.
        self._check = no_check
        self._cursors.clear()

    def _keep_damage(self, index: FrameIndex) -> None:
        """Save the damage found here together with what other readers have found."""
        kept = load_index(self.path)
        if kept is not None and np.array_equal(kept.key_pts, index.key_pts):
            index = replace(index, damage={**kept.damage, **index.damage})
        keep_index(self.path, index)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _close_cursors(self) -> None:
        """Close the decoders for single frames before reading a range: each holds about 50 MB at 1080p.

        They are reopened on demand.
        """
        for cursor in self._cursors:
            cursor.close()
        if self._copied is not None:
            self._copied.close()

    def _decode_each(self, frames: NDArray[np.int64]) -> Iterator[VideoFrame]:
        for number in frames:
            yield from self.frames(int(number), int(number) + 1, in_software=True)

    def _index_reaching(self, i: int) -> Iterator[None]:
        if self._index is None or self._index.n_frames <= i + _MAX_DELAY_FRAMES:
            for reached in self.scan():
                if reached.n_frames > i + _MAX_DELAY_FRAMES:
                    break
                yield None
        assert self._index is not None
        if not 0 <= i < self._index.n_frames:
            raise IndexError(f"frame {i} of {self._index.n_frames}")

    def _is_quicker_in_copy(self, i: int) -> bool:
        assert self._index is not None
        in_copy = self._count_in_copy(i, self._index)
        return in_copy is not None and in_copy < self._count_in_video(i, self._index)

    def _approach_in_copy(self, i: int, neighbours: int) -> Generator[VideoFrame | None, None, bool]:
        """Approach frame `i` as in `approach`, but in the copy. Return True if the copy could be read."""
        assert self._copied is not None
        assert self._index is not None
        try:
            for found in self._copied.walk(i, i - neighbours):
                if found is None:
                    yield None
                    continue
                number, picture = found
                frame = self._make_frame(self._copier.copy(picture), number, self._index)
                self.cache.add(frame)
                yield frame
        except UnexpectedPictureError:
            _log.info("Frame %d of %s cannot be read from its copy.", i, self.path)
            return False
        return True

    def _decode_to(self, i: int, neighbours: int, keep_interval: int) -> Iterator[VideoFrame]:
        index = self._index
        assert index is not None
        if i >= index.n_frames:
            raise IndexError(f"frame {i} of {index.n_frames}")
        whole_from = max(i - neighbours, 0)
        kept = -keep_interval
        for number, picture in self._cursor_for(i, index).walk(i, index, whole_from=whole_from, hurry=self._hurries):
            if number >= whole_from or (keep_interval and number - kept >= keep_interval):
                frame = self._make_frame(self._copier.copy(picture), number, index)
                self.cache.add(frame)
                kept = number
            else:
                frame = self._make_frame(picture, number, index)
            yield frame

    def _cursor_for(self, i: int, index: FrameIndex) -> Cursor:
        """Return the cursor with the shortest way to frame `i`, or the least recently used one if a seek is needed."""
        cursors = sorted(self._cursors, key=lambda cursor: cursor.last_used, reverse=True)[: self._in_use]
        distances = [(distance, cursor) for cursor in cursors if (distance := cursor.distance(i, index))]
        unused = min(cursors, key=lambda cursor: cursor.last_used)
        _, chosen = min(distances, key=lambda pair: pair[0], default=(0, unused))
        self._walks += 1
        chosen.last_used = self._walks
        return chosen

    def _make_frame(self, picture: "Picture", number: int, index: FrameIndex) -> VideoFrame:
        pts = int(index.pts[number]) if index.timed else None
        picture = self._deinterlace(picture, index)
        return VideoFrame(picture, number, index.time(number), self.size, self.orientation, pts)

    def _deinterlace(self, picture: "Picture", index: FrameIndex) -> "Picture":
        """Return the earlier field of an interlaced picture, half as high: it shares the memory of the picture."""
        field = index.interlacing.first_field
        if field is None:
            return picture
        if self._first_field is None:
            self._first_field = PictureFilter("field", f"type={field}")
        return self._first_field.apply(picture)

    def _decoding_error(self, i: int) -> AppError:
        problem = tr_lazy(
            "errors", "Frame {frame} of '{path}' cannot be decoded: the file is damaged.", frame=i, path=self.path
        )
        return AppError(problem, tr_lazy("errors", "Convert the file to .mp4."))

    def _find_damage(self, i: int) -> FrameIndex:
        """Find the damage in the group of frame `i`, so that it is decoded carefully from now on; return the index."""
        self.refuse_changed()  # a changed file is not damage
        for cursor in self._cursors:
            cursor.forget()
        index = self._index
        assert index is not None
        keyframe = index.keyframe_of(i)
        self.cache.clear()
        damage = find_damage(self.path, index, keyframe, self._check)
        _log.info("Frames %d to %d of %s: %s", i, index.end_of(keyframe) - 1, self.path, damage)
        self._index = index.with_damage(keyframe, damage)
        # The unexpected picture was caused by damage, not by skipped pictures.
        self._found_damage = self._hurries = True
        return self._index


@dataclass(frozen=True, slots=True)
class _Opening:
    """A file that has just been opened.

    Attributes:
        rate: frames per second according to the header.
        aspect: width of a stored pixel divided by its height; None or 0 if the header has none.
        batches: the pictures after the first one.
        decoder: decoder that yields the batches; None if the first picture is damaged.
    """

    first: "Picture"
    rate: float
    aspect: Fraction | None
    batches: Iterator[list["Picture"]]
    decoder: Decoder | None


def _open(path: Path, check: Check) -> _Opening:
    decoder = Decoder(path, strict=True, check=check)
    try:
        rate, aspect = float(header_rate(decoder.stream)), decoder.stream.sample_aspect_ratio
        batches = decoder.undamaged_batches()
        (first, *remaining) = next(batches, None) or (None,)
        if first is not None and first.key_frame and not decoder.errors:
            return _Opening(first, rate, aspect, chain([remaining], batches), decoder)
    except UnexpectedPictureError:
        pass
    except BaseException:
        decoder.close()
        raise
    decoder.close()
    with Decoder(path, threading="NONE", check=check) as careful:
        first = next(careful.pictures(), None)
        if first is None:
            raise AppError(
                tr_lazy("errors", "No frame of '{path}' can be decoded.", path=path),
                tr_lazy("errors", "Copy the file again, or convert it to .mp4."),
            )
        return _Opening(PictureCopier().copy(first), rate, aspect, iter(()), None)
