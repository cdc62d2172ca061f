"""A lossless copy of a video with many keyframes for fast jumps: any frame is at most 15 pictures away.

The copy consists of pieces, each a file in the user's cache folder that can be used as soon as it is complete. Groups
that are decoded quickly anyway are not copied. Each picture is stored with a digest that depends on the video, the
frame number and every pixel, so pieces are verified when they are made and every picture is verified when it is read.
"""

import contextlib
import hashlib
import os
import shutil
import struct
import time
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, dropwhile, islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

import av
import numpy as np
from av.error import FFmpegError
from av.video.frame import PictureType
from av.video.reformatter import ColorRange

from rallytrace.errors import AppError, Check
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file, writing_error
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.video.decoder import UnexpectedPictureError
from rallytrace.video.index import FrameIndex, cache_key
from rallytrace.video.seeking import Cursor, iter_pictures

if TYPE_CHECKING:
    from av import VideoFrame as Picture
    from av.container import OutputContainer
    from av.video.stream import VideoStream

_KEYFRAME_INTERVAL_FRAMES: Final = 15
"""Frames from one keyframe of the copy to the next."""
_MAX_QUICK_GROUP_FRAMES: Final = 45
"""Length up to which a group is decoded fast enough without a copy."""
_MAX_PIECE_FRAMES: Final = 300
"""Maximum length of a piece."""
_CODEC: Final = "libx264"
_OPTIONS: Final = {"qp": "0", "preset": "ultrafast"}
_RATE_FPS: Final = 30
_TICKS_PER_PICTURE: Final = 512
"""Ticks per picture in the .mp4: its time base is the rate, doubled until it exceeds 10,000."""
_DIGEST_BYTES: Final = 8
_BOX_HEADER: Final = struct.Struct(">I4s")
"""Header of an MP4 box. Digests are stored in a free box at the end of the file (ISO/IEC 14496-12, 8.1.2)."""
_OPENING_COST_PICTURES: Final = 8
"""Cost of opening a piece, in pictures that could be decoded in the same time."""
_PIXELS_PER_FREE_BYTE: Final = 4
"""Pixels of a piece per byte of free space required before it is made. A copy usually takes a quarter of that."""
_MIN_FREE_BYTES: Final = 2 * 2**30
"""Disk space that is left to other programs."""
GIGABYTE: Final = 10**9


class NoRoomError(AppError):
    """The size limit of the copies is reached, or the disk is nearly full."""


class UncopyableError(AppError):
    """Pictures of this kind cannot be copied."""


class SeekCopy:
    """The copy of one video. One thread makes pieces while others read them.

    Attributes:
        damaged: groups that are not copied because their pictures are damaged.
    """

    def __init__(self, path: Path, size: Size, index: FrameIndex, limit: int) -> None:
        """Start without looking for existing pieces; see `find`.

        Args:
            size: width and height of the pictures.
            index: complete index, with the state of the file.
            limit: maximum bytes of the copies of all videos together.
        """
        assert index.state is not None
        self._path, self._index, self._limit = path, index, limit
        self._began = time.time()
        self._state, self._key = index.state, cache_key(index.state)
        self._folder = copies_folder() / self._key[:32]
        self._groups = {group: _cut(group) for group in _long_groups(index)}
        self._pieces = [piece for pieces in self._groups.values() for piece in pieces]
        self._starts = [piece.start for piece in self._pieces]
        self._made: set[range] = set()
        self._room = size.width * size.height * max(map(len, self._pieces), default=0) // _PIXELS_PER_FREE_BYTE
        self.damaged: set[range] = set()

    @property
    def n_frames(self) -> int:
        """Return the number of frames that need a copy."""
        return sum(map(len, self._pieces))

    @property
    def n_copied(self) -> int:
        return sum(map(len, self._made.copy()))

    @property
    def missing(self) -> Sequence[range]:
        """Return the groups for which pieces have yet to be made, ascending."""
        return [
            group
            for group, pieces in self._groups.items()
            if group not in self.damaged and not self._made.issuperset(pieces)
        ]

    def find(self) -> None:
        """Find existing pieces and mark the copy as just used."""
        with contextlib.suppress(OSError):
            os.utime(self._folder)
        self._made |= {piece for piece in self._pieces if self.file_of(piece).is_file()}

    def piece_at(self, i: int) -> range | None:
        """Return the existing piece that contains frame `i`, if any."""
        at = bisect_right(self._starts, i) - 1
        piece = self._pieces[at] if at >= 0 else range(0)
        return piece if i in piece and piece in self._made else None

    def file_of(self, piece: range) -> Path:
        return self._folder / f"{piece.start}-{piece.stop}.mp4"

    def drop(self, piece: range) -> None:
        """Delete a piece that has been altered."""
        self._made.discard(piece)
        with contextlib.suppress(OSError):
            self.file_of(piece).unlink(missing_ok=True)

    def copy_group(self, group: range, check: Check) -> None:
        """Make the missing pieces of a group, one after another.

        A damaged group is recorded as damaged, without an error.

        Args:
            check: called for every packet; raises to stop.

        Raises:
            UncopyableError: the encoder refuses or alters its pictures.
            NoRoomError: the size limit is reached, or the disk is nearly full.
            VideoChangedError: the video was changed while it was being copied.
            AppError: the video cannot be read, or the copy cannot be written.
        """
        pieces = list(dropwhile(self._made.__contains__, self._groups[group]))
        if not pieces:
            return
        pictures = iter_pictures(self._path, self._index, pieces[0].start, group.stop, check)
        try:
            with contextlib.closing(pictures):
                for piece in pieces:
                    part = islice(pictures, len(piece))
                    if piece not in self._made:
                        self._make_piece(piece, part, check)
                    for _ in part:
                        pass
        except UnexpectedPictureError:
            self.damaged.add(group)

    def digest(self, number: int, picture: "Picture") -> bytes:
        """Return the digest of frame `number`: of the video, the number and everything that affects its appearance."""
        is_full = picture.color_range == ColorRange.JPEG  # unspecified means limited range
        kind = picture.format.name, picture.width, picture.height, int(picture.colorspace), is_full
        found = hashlib.sha1(f"{self._key} {number} {kind}".encode(), usedforsecurity=False)
        for plane, bits in zip(picture.planes, _bits(picture), strict=True):
            rows = np.asarray(memoryview(plane), np.uint8).reshape(-1, plane.line_size)
            found.update(np.ascontiguousarray(rows[: plane.height, : plane.width * -(-bits // 8)]).data)
        return found.digest()[:_DIGEST_BYTES]

    def digests_in(self, piece: range) -> list[bytes]:
        """Return the digests stored at the end of a piece's file.

        Raises:
            OSError: the file cannot be read.
        """
        with self.file_of(piece).open("rb") as file:
            file.seek(max(file.seek(0, os.SEEK_END) - _DIGEST_BYTES * len(piece), 0))
            return _split(file.read())

    def _make_piece(self, piece: range, pictures: Iterator[tuple[int, "Picture"]], check: Check) -> None:
        try:
            self._make_room()
            with atomic_file(self.file_of(piece), overwrite=True) as unfinished:
                digests = self._write(unfinished, pictures)
                if len(digests) != len(piece):
                    raise UnexpectedPictureError
                self._state.refuse_changed(self._path)
                if self._digests_of_copied(unfinished, piece, check) != digests:
                    raise _uncopyable(tr_lazy("errors", "The copy differs from the video."))
                with unfinished.open("ab") as file:
                    file.write(
                        _BOX_HEADER.pack(_BOX_HEADER.size + _DIGEST_BYTES * len(piece), b"free") + b"".join(digests)
                    )
        except (FFmpegError, ValueError) as error:
            raise _uncopyable(tr_lazy("errors", "FFmpeg reports: {reason}.", reason=error)) from error
        except OSError as error:
            raise writing_error(self._folder, error) from error
        self._made.add(piece)

    def _digests_of_copied(self, file: Path, piece: range, check: Check) -> list[bytes]:
        with contextlib.closing(_Piece(file, len(piece), check)) as copied:
            try:
                return [self.digest(piece.start + number, picture) for number, picture in copied.walk_all()]
            except UnexpectedPictureError:
                return []

    def _make_room(self) -> None:
        """Delete the oldest copies of other videos to make room for a piece, then pieces of this one down to the limit.

        Pieces made since this copy was opened stay: otherwise two windows would keep deleting each other's pieces.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        files = _files_by_age()
        total = sum(status.st_size for _, status in files)
        for file, status in files:
            allowed = self._limit if file.parent == self._folder else self._limit - self._room
            if total > allowed and status.st_mtime < self._began:
                with contextlib.suppress(OSError):
                    file.unlink()
                    total -= status.st_size
        if total > self._limit - self._room:
            problem = tr_lazy("errors", "The limit of {limit:.3g} GB is reached.", limit=self._limit / GIGABYTE)
            raise NoRoomError(problem, tr_lazy("errors", "You can change it in the settings, under Playback."))
        self._refuse_full_disk()

    def _refuse_full_disk(self) -> None:
        if shutil.disk_usage(self._folder).free < _MIN_FREE_BYTES:
            raise NoRoomError(
                tr_lazy("errors", "The disk of {folder} is nearly full.", folder=self._folder.parent),
                tr_lazy("errors", "Free some space, and open the video again."),
            )

    def _write(self, file: Path, pictures: Iterator[tuple[int, "Picture"]]) -> list[bytes]:
        digests: list[bytes] = []
        with av.open(str(file), "w", format="mp4") as container:
            stream: VideoStream | None = None
            for i, (number, picture) in enumerate(pictures):
                stream = stream or _add_stream(container, picture)
                if i % _KEYFRAME_INTERVAL_FRAMES == 0:
                    self._refuse_full_disk()
                digests.append(self.digest(number, picture))
                picture.pts, picture.time_base, picture.pict_type = i, Fraction(1, _RATE_FPS), PictureType.NONE
                container.mux(stream.encode(picture))
            if stream is not None:
                container.mux(stream.encode(None))
        return digests


class CopyCursor:
    """A position in a copy, read by frame number. Its errors mean that the video has to be read instead."""

    def __init__(self, copy: SeekCopy, check: Check) -> None:
        """Start without a position. `check` is called for every packet and raises to stop."""
        self._copy = copy
        self._check = check
        self._frames = range(0)
        self._piece: _Piece | None = None
        self._digests: list[bytes] = []

    @property
    def copy(self) -> SeekCopy:
        return self._copy

    def distance(self, i: int) -> int | None:
        """Return the approximate cost of frame `i` in pictures to decode; None if it is not in the copy."""
        piece = self._copy.piece_at(i)
        if piece is None:
            return None
        onward = self._piece.distance(i - piece.start) if self._piece and piece == self._frames else None
        return onward or (i - piece.start) % _KEYFRAME_INTERVAL_FRAMES + 1 + _OPENING_COST_PICTURES

    def walk(self, i: int, first: int) -> Iterator[tuple[int, "Picture"] | None]:
        """Yield the pictures from `first` to `i`, verified by their digests, and None for each picture before `first`.

        Pictures that need not be decoded on the way to `i` are skipped.

        Raises:
            UnexpectedPictureError, AppError, OSError: the piece has been altered. It is deleted.
        """
        piece = self._copy.piece_at(i)
        if piece is None:
            raise UnexpectedPictureError
        try:
            opened = self._open(piece)
            for number, picture in opened.walk(i - piece.start):
                frame = piece.start + number
                yield None if frame < first else (frame, self._compared(frame, picture))
        except (UnexpectedPictureError, AppError, OSError, ValueError):
            self.close()
            self._copy.drop(piece)
            raise UnexpectedPictureError from None

    def _compared(self, frame: int, picture: "Picture") -> "Picture":
        if self._copy.digest(frame, picture) != self._digests[frame - self._frames.start]:
            raise UnexpectedPictureError
        return picture

    def close(self) -> None:
        """Close the file; the next read reopens it."""
        if self._piece is not None:
            self._piece.close()
            self._piece = None

    def _open(self, piece: range) -> "_Piece":
        if self._piece is None or piece != self._frames:
            self.close()
            self._digests = self._copy.digests_in(piece)
            if len(self._digests) != len(piece):
                raise UnexpectedPictureError
            self._frames, self._piece = piece, _Piece(self._copy.file_of(piece), len(piece), self._check)
        return self._piece


class _Piece:
    """The file of a piece. Its frames are counted from 0."""

    def __init__(self, file: Path, n_frames: int, check: Check) -> None:
        self._cursor = Cursor(file, check)
        times = np.arange(n_frames, dtype=np.int64) * _TICKS_PER_PICTURE
        keys = times[::_KEYFRAME_INTERVAL_FRAMES]
        self._index = FrameIndex(times, keys, keys, Fraction(1, _RATE_FPS * _TICKS_PER_PICTURE))

    def distance(self, i: int) -> int | None:
        return self._cursor.distance(i, self._index)

    def walk(self, i: int) -> Iterator[tuple[int, "Picture"]]:
        """Yield the pictures up to frame `i`, from the current position or from the keyframe before it."""
        return self._cursor.walk(i, self._index, whole_from=0, hurry=False)

    def walk_all(self) -> Iterator[tuple[int, "Picture"]]:
        n_frames = self._index.n_frames
        return chain.from_iterable(
            self.walk(min(first + _KEYFRAME_INTERVAL_FRAMES, n_frames) - 1)
            for first in range(0, n_frames, _KEYFRAME_INTERVAL_FRAMES)
        )

    def close(self) -> None:
        self._cursor.close()


def copies_folder() -> Path:
    return paths.cache_dir() / "seek-copies"


def delete_copies() -> None:
    """Delete the copies of all videos. Files in use by another window may stay."""
    shutil.rmtree(copies_folder(), ignore_errors=True)


def _files_by_age() -> list[tuple[Path, os.stat_result]]:
    """Return all files of copies, ordered so that the least recently opened videos come first."""
    found: list[tuple[float, Path, os.stat_result]] = []
    for file in copies_folder().glob("*/*"):
        with contextlib.suppress(OSError):  # another window may have deleted the file
            found.append((file.parent.stat().st_mtime, file, file.stat()))
    return [(file, status) for _, file, status in sorted(found, key=lambda row: (row[0], row[2].st_mtime))]


def _uncopyable(reason: str) -> UncopyableError:
    return UncopyableError(
        join_texts((tr_lazy("errors", "This kind of video cannot be copied without loss."), reason), " ")
    )


def _long_groups(index: FrameIndex) -> list[range]:
    """Return the undamaged groups that take long to decode, ascending; none without times."""
    if not index.timed:
        return []
    borders = np.unique([0, *np.searchsorted(index.pts, index.key_pts), index.n_frames])
    groups = [
        range(int(start), int(stop)) for start, stop in pairwise(borders) if stop - start > _MAX_QUICK_GROUP_FRAMES
    ]
    return [group for group in groups if index.damage_at(group.start) is None]


def _cut(group: range) -> list[range]:
    """Split a group into pieces of about the same length."""
    borders = np.linspace(group.start, group.stop, -(-len(group) // _MAX_PIECE_FRAMES) + 1).round().astype(int)
    return [range(int(start), int(stop)) for start, stop in pairwise(borders)]


def _split(digests: bytes) -> list[bytes]:
    return [digests[at : at + _DIGEST_BYTES] for at in range(0, len(digests), _DIGEST_BYTES)]


def _bits(picture: "Picture") -> list[int]:
    """Return the bits per sample of each plane.

    Raises:
        UncopyableError: a plane holds more than one kind of sample.
    """
    components = picture.format.components
    if len(components) != len(picture.planes) or any(plane.line_size <= 0 for plane in picture.planes):
        raise _uncopyable(tr_lazy("errors", "Its pixel format is {name}.", name=picture.format.name))
    return [component.bits for component in components]


def _add_stream(container: "OutputContainer", picture: "Picture") -> "VideoStream":
    stream = container.add_stream(_CODEC, rate=_RATE_FPS, options=_OPTIONS)
    assert isinstance(stream, av.VideoStream)
    context = stream.codec_context
    formats = [form.name for form in context.codec.video_formats or ()]
    if picture.format.name not in formats:
        raise _uncopyable(tr_lazy("errors", "Its pixel format is {name}.", name=picture.format.name))
    stream.width, stream.height, stream.pix_fmt = picture.width, picture.height, picture.format.name
    context.color_range, context.colorspace = picture.color_range, picture.colorspace
    context.gop_size, context.thread_count = _KEYFRAME_INTERVAL_FRAMES, 1
    return stream
