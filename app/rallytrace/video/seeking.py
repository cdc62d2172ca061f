"""Seek to a frame and decode from there, with the same pixels however the frame is reached.

FFmpeg conceals missing data. The result depends on earlier pictures, parallel threads and the old contents of reused
memory. So fast decoding watches for damage, and a damaged group is decoded again by a fresh decoder, from the last
undamaged keyframe, one picture after the other, each copied before the next is decoded. A frame without a picture
shows the previous one.
"""

from collections.abc import Generator, Iterator
from fractions import Fraction
from itertools import chain, dropwhile
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from av.error import FFmpegError
from av.filter import Graph

from rallytrace.errors import Check, no_check
from rallytrace.video.decoder import Decoder, HardwareDevice, UnexpectedPictureError
from rallytrace.video.index import FrameIndex, GroupDamage

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.video.stream import VideoStream


_ANY_TIME_BASE: Final = Fraction(1, 90_000)
_CODECS_WITH_REPEATS: Final = frozenset({"mpeg4"})
"""Codecs with packets that mean "repeat the previous picture". They give no picture, which is not damage."""
_SEEK_COST_PICTURES: Final = 8
"""Cost of a seek, in pictures that could be decoded in the same time."""
_CareRange: TypeAlias = tuple[int, int]


class PictureFilter:
    """An FFmpeg filter that is applied to single pictures.

    Args:
        arguments: its arguments, as FFmpeg writes them.
    """

    def __init__(self, name: str, arguments: str | None = None) -> None:
        self._filter = name, arguments
        self._graph: Graph | None = None
        self._kind: tuple[str, int, int] | None = None

    def apply(self, picture: "Picture") -> "Picture":
        """Return the filtered picture with all attributes, or the picture itself if this FFmpeg cannot filter it."""
        try:
            graph = self._graph_for(picture)
            graph.vpush(picture)
            return graph.vpull()
        except (FFmpegError, ValueError):
            self._graph = None
            return picture

    def _graph_for(self, picture: "Picture") -> Graph:
        kind = picture.format.name, picture.width, picture.height
        if self._graph is None or kind != self._kind:
            graph = Graph()
            graph.threads = 1
            source = graph.add_buffer(
                width=picture.width,
                height=picture.height,
                format=picture.format,
                time_base=picture.time_base or _ANY_TIME_BASE,
            )
            graph.link_nodes(source, graph.add(*self._filter), graph.add("buffersink")).configure()
            self._graph, self._kind = graph, kind
        return self._graph


class PictureCopier(PictureFilter):
    """A copier of pictures into reused memory.

    A decoder's pool of pictures never shrinks, so keeping pictures of several decoders would fill every pool. Writing
    to reused memory is several times faster than to fresh memory.
    """

    def __init__(self) -> None:
        super().__init__("copy")

    def copy(self, picture: "Picture") -> "Picture":
        """Return a copy with all attributes, or the picture itself if this FFmpeg cannot copy it."""
        return self.apply(picture)


def undamaged_batches_from(decoder: Decoder, index: FrameIndex, keyframe: int) -> Iterator[list["Picture"]]:
    """Yield batches of undamaged pictures shown at or after a keyframe of an index with times.

    In a gradually refreshed stream, decoding from some keyframes gives damaged pictures at first. Decoding then starts
    at an earlier keyframe, if necessary at the start of the file.

    Raises:
        UnexpectedPictureError: the next pictures are damaged.
    """
    wanted = _first_time(index, keyframe)
    for start in entry_keyframes(keyframe):
        batches = decode_from(decoder, index, start)
        if batches is None:
            decoder.rewind()  # damage may have left the decoder in a bad state
        else:
            yield from ([p for p in batch if p.pts is None or p.pts >= wanted] for batch in batches)
            return


def number_pictures(
    batch: list["Picture"], index: FrameIndex, expected: int, *, whole_from: int = 0
) -> Iterator[tuple[int, "Picture"]]:
    """Yield pictures with their frame numbers, and check that they start at `expected`.

    Args:
        batch: consecutive pictures.
        index: the frames of the file.
        expected: number of the first picture.
        whole_from: frame before which pictures may be missing.

    Raises:
        UnexpectedPictureError: the pictures are not the expected frames, or one is suspect.
    """
    numbers: list[int] = []
    for picture in batch:
        number = index.number_of(picture.pts)
        if number is None or number in index.suspects or not (number == expected or expected < number <= whole_from):
            raise UnexpectedPictureError
        numbers.append(number)
        expected = number + 1
    return zip(numbers, batch, strict=True)


def entry_keyframes(keyframe: int) -> Iterator[int]:
    """Yield keyframes from which to decode a group, nearest first: its own, earlier ones, the file's start (-1)."""
    yield keyframe
    distance = 1
    while distance <= keyframe:
        yield keyframe - distance
        distance *= 2
    if keyframe >= 0:
        yield -1


def decode_from(decoder: Decoder, index: FrameIndex, start: int) -> Iterator[list["Picture"]] | None:
    """Return batches of undamaged pictures shown at or after a keyframe, decoded from there; -1 is the file's start.

    Return None if decoding cannot start there because the keyframe is damaged or not a real keyframe.
    """
    if start < 0:
        decoder.rewind()
        return decoder.undamaged_batches()
    wanted = _first_time(index, start)
    batches = decoder.undamaged_batches(packets_from(decoder, index, start))
    try:
        first = next(batches, None)
    except UnexpectedPictureError:
        return None
    # A keyframe hidden by an edit list gives no picture; the frames that depend on it do.
    if first is None or first[0].pts != wanted or (wanted == index.key_pts[start] and not first[0].key_frame):
        return None
    return chain([first], batches)


def packets_from(decoder: Decoder, index: FrameIndex, keyframe: int) -> Iterator["Packet[VideoStream]"]:
    """Yield the packets from a keyframe on; -1 is the start of the file.

    Containers seek inexactly, in transport streams usually to the keyframe after the target. Earlier targets are then
    tried, and packets before the keyframe are skipped. Packets stored after the keyframe but shown before it are
    skipped as well: in an open group they depend on missing pictures.
    """
    if keyframe < 0:
        decoder.rewind()
        return decoder.packets()
    key_pts, key_dts = int(index.key_pts[keyframe]), int(index.key_dts[keyframe])
    for pts, target in _seek_targets(index, keyframe):
        _seek(decoder, index, target, pts)
        packets = decoder.packets()
        for packet in packets:
            if packet.pts == key_pts and packet.is_keyframe:
                return chain([packet], _drop_shown_before(packets, key_pts))
            if packet.dts is not None and packet.dts > key_dts:
                break
    decoder.rewind()
    return _drop_shown_before(dropwhile(lambda packet: packet.pts != key_pts, decoder.packets()), key_pts)


def _drop_shown_before(packets: Iterator["Packet[VideoStream]"], pts: int) -> Iterator["Packet[VideoStream]"]:
    return (packet for packet in packets if packet.pts is None or packet.pts >= pts)


def _first_time(index: FrameIndex, keyframe: int) -> int:
    """Return the presentation time of the first frame in a keyframe's group."""
    number = index.first_frame_of(keyframe)
    return int(index.pts[number]) if number < index.n_frames else int(index.key_pts[keyframe])


def _seek(decoder: Decoder, index: FrameIndex, keyframe: int, pts: int | None = None) -> None:
    """Seek to about a keyframe, given by its index in `key_pts`, by its own time or by another one."""
    decoder.seek(
        pts=int(index.key_pts[keyframe]) if pts is None else pts,
        dts=int(index.key_dts[keyframe]),
        position=index.position_of(keyframe),
        joints=index.joints,
    )


def _seek_targets(index: FrameIndex, keyframe: int) -> Iterator[tuple[int | None, int]]:
    """Yield a time to seek (None: the keyframe's own) and its keyframe, to try until one lands early enough.

    The first time is slightly inside the group. If an edit list or uneven intervals shift the two time lines, FFmpeg
    misses an MP4 keyframe by its own time, which would cost a whole group.
    """
    begin, end = index.first_frame_of(keyframe), index.end_of(keyframe)
    inside = max(min(begin + 3, end - 1), begin)
    if inside < index.n_frames:
        yield int(index.pts[inside]), keyframe
    for distance in (0, 1, 2, 4, 8, 16):
        if distance <= keyframe:
            yield None, keyframe - distance


def find_damage(path: Path, index: FrameIndex, keyframe: int, check: Check = no_check) -> GroupDamage:
    """Find the keyframe from which to decode a group, and the group's first damaged frame.

    Args:
        index: known frames, with times.
        keyframe: index of the group's keyframe in `index.key_pts`; -1 for the frames before the first.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    begin, end = index.first_frame_of(keyframe), index.end_of(keyframe)
    for start in entry_keyframes(keyframe):
        sign = _first_sign(path, index, start, end, check)
        if start < 0 or sign > index.first_frame_of(start):
            break
    return GroupDamage(start, max(sign, begin) if sign < end else None)


def _first_sign(path: Path, index: FrameIndex, start: int, end: int, check: Check) -> int:
    expected = index.first_frame_of(start)
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        repeats = end if decoder.stream.codec_context.name in _CODECS_WITH_REPEATS else 0
        try:
            for batch in decode_from(decoder, index, start) or ():
                for number, _ in number_pictures(batch, index, expected, whole_from=repeats):
                    expected = number + 1
                if expected >= end:
                    break
        except UnexpectedPictureError:
            pass
    return min(expected, end)


def careful_pictures(
    path: Path, index: FrameIndex, start: int, check: Check = no_check
) -> Iterator[tuple[int, "Picture"]]:
    """Yield the pictures from a keyframe to the end of the file with their numbers, the same on every call.

    Args:
        index: known frames. Without times, pictures are numbered in order.
        start: index of the keyframe in `index.key_pts`; -1 for the start of the file.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    copier, expected, last = PictureCopier(), index.first_frame_of(start), None
    with Decoder(path, threading="NONE", check=check) as decoder:
        for picture in decoder.pictures(packets_from(decoder, index, start)):
            number = index.number_of(picture.pts) if index.timed else expected
            if number is None or number < expected or number >= index.n_frames:
                continue
            picture = copier.copy(picture)  # noqa: PLW2901 - frees the decoder's memory at once
            yield from ((missing, last or picture) for missing in range(expected, number))
            yield number, picture
            expected, last = number + 1, picture
    if last is not None:
        yield from ((missing, last) for missing in range(expected, index.n_frames))


class Cursor:
    """A position in a file that is decoded by frame number. The file is opened by the first walk.

    Attributes:
        last_used: time of the last walk, on the owner's clock.
    """

    def __init__(self, path: Path, check: Check = no_check, *, first: Decoder | None = None) -> None:
        """Start without a position, or after the first picture of a decoder, which the cursor then owns.

        `check` is called for every packet and raises to stop.
        """
        self._path = path
        self._check = check
        self._decoder = first
        self._batches: Iterator[list[Picture]] = iter(())
        self._ready: Iterator[tuple[int, Picture]] = iter(())
        self._careful: Iterator[tuple[int, Picture]] | None = None
        self._care: _CareRange | None = None
        self._next = -1
        self._whole_from = 0
        self._walk = 0
        self.last_used = 0

    def begin(self, batches: Iterator[list["Picture"]]) -> None:
        """Take over batches whose first picture has already been decoded, and continue after it."""
        self._batches = batches
        self._next = 1

    def distance(self, i: int, index: FrameIndex) -> int | None:
        """Return the number of pictures to decode up to and including frame `i`; None if a seek is needed."""
        if self._whole_from > i or not 0 <= self._next <= i or self._care != _find_care_range(i, index):
            return None
        if self._care is None and index.next_damage(self._next - 1) <= i:
            return None
        sought = i - index.first_frame_of(_start(i, index)) + _SEEK_COST_PICTURES
        return i - self._next + 1 if i - self._next <= sought else None

    def walk(self, i: int, index: FrameIndex, *, whole_from: int, hurry: bool) -> Iterator[tuple[int, "Picture"]]:
        """Yield the pictures up to frame `i` with their numbers, from the current position or the keyframe before `i`.

        Another walk of the same cursor ends this one. It may be stopped at any picture.

        Args:
            i: number of the frame to reach; it must be in the index.
            whole_from: first frame from which no picture is skipped, unless an earlier walk skipped farther.
            hurry: True if unreferenced pictures before `whole_from` may be skipped.

        Raises:
            UnexpectedPictureError: the file does not match the index.
            AppError: the file can no longer be opened.
        """
        try:
            decoder = self._open()
            onward = self.distance(i, index) is not None
            self._set_hurry(decoder, index, whole_from if hurry and index.damage_at(i) is None else -1, onward=onward)
            if not onward:
                self._seek(decoder, index, i)
        except BaseException:
            self.close()
            raise
        self._walk += 1
        walk = self._walk
        while walk == self._walk and self._next <= i:
            yield self._step(index)

    def forget(self) -> None:
        """Drop the position because frame numbers have changed; the next walk starts at a keyframe."""
        self._walk += 1
        self._next = -1
        self._careful = self._care = None

    def close(self) -> None:
        """Close the file; the next walk reopens it."""
        self.forget()
        self._batches, self._ready = iter(()), iter(())
        if self._decoder is not None:
            self._decoder.close()
            self._decoder = None

    def _open(self) -> Decoder:
        if self._decoder is None:
            self._decoder = Decoder(self._path, strict=True, check=self._check)
        return self._decoder

    def _set_hurry(self, decoder: Decoder, index: FrameIndex, whole_from: int, *, onward: bool) -> None:
        hurries = whole_from >= 0 and index.timed and decoder.can_hurry
        decoder.hurry_until = int(index.pts[min(whole_from, index.n_frames - 1)]) if hurries else None
        # Skipped pictures cannot be decoded by continuing from here.
        floor = self._whole_from if onward else 0
        self._whole_from = max(floor, whole_from) if hurries else floor

    def _seek(self, decoder: Decoder, index: FrameIndex, i: int) -> None:
        start = _start(i, index)
        self._next = index.first_frame_of(start)
        self._care, self._careful = _find_care_range(i, index), None
        if self._care is None:
            self._batches, self._ready = undamaged_batches_from(decoder, index, start), iter(())
        else:
            self._careful = careful_pictures(self._path, index, start, self._check)

    def _step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        """Return the next picture with its number, checked by its time."""
        try:
            number, picture = self._step_carefully() if self._careful is not None else self._step_quickly(index)
        except UnexpectedPictureError:
            unexpected = UnexpectedPictureError(self._next, hurried=self._whole_from > 0)
            # After damage a decoder may apply wrong parameters to undamaged pictures as well.
            self.close()
            raise unexpected from None
        except BaseException:
            self.close()
            raise
        self._next = number + 1
        return number, picture

    def _step_carefully(self) -> tuple[int, "Picture"]:
        assert self._careful is not None
        for number, picture in self._careful:
            return number, picture
        raise UnexpectedPictureError

    def _step_quickly(self, index: FrameIndex) -> tuple[int, "Picture"]:
        while (step := next(self._ready, None)) is None:
            batch = next(self._batches, None)
            if batch is None:
                raise UnexpectedPictureError
            # Only skipped pictures may be missing.
            self._ready = number_pictures(batch, index, self._next, whole_from=self._whole_from)
        return step


def _start(i: int, index: FrameIndex) -> int:
    damage = index.damage_at(i)
    return index.keyframe_of(i) if damage is None else damage.start


def _find_care_range(i: int, index: FrameIndex) -> _CareRange | None:
    """Return the start and end of the careful decoding of frame `i`; None if the frame is undamaged."""
    damage = index.damage_at(i)
    return None if damage is None else (damage.start, index.n_frames)


def iter_pictures(  # noqa: PLR0917 - the same arguments as its neighbours
    path: Path,
    index: FrameIndex,
    start: int,
    stop: int,
    check: Check = no_check,
    device: HardwareDevice | None = None,
) -> Generator[tuple[int, "Picture"], None, None]:
    """Yield the pictures from `start` up to `stop`, exclusive, or to a group with other damage, with their numbers.

    Undamaged groups are decoded on the device; None decodes in software.

    Raises:
        UnexpectedPictureError: the file does not match the index, or the device failed.
        AppError: the file cannot be opened.
    """
    damage = index.damage_at(start)
    if damage is None:
        yield from _iter_undamaged_pictures(path, index, start, min(stop, index.next_damage(start)), check, device)
        return
    end = min(stop, index.end_of(index.keyframe_of(start)))
    for number, picture in careful_pictures(path, index, damage.start, check):
        if number >= start:
            yield number, picture
        if number == end - 1:
            return


def _iter_undamaged_pictures(  # noqa: PLR0917 - as `iter_pictures`
    path: Path, index: FrameIndex, start: int, end: int, check: Check, device: HardwareDevice | None
) -> Iterator[tuple[int, "Picture"]]:
    with Decoder(path, strict=True, check=check, device=device) as decoder:
        keyframe = index.keyframe_of(start)
        expected = index.first_frame_of(keyframe)
        try:
            for batch in undamaged_batches_from(decoder, index, keyframe):
                for number, picture in number_pictures(batch, index, expected):
                    if number >= start:
                        yield number, picture
                    expected = number + 1
                    if expected == end:
                        return
        except UnexpectedPictureError:
            pass
        raise UnexpectedPictureError(expected)


def iter_key_pictures(
    path: Path, index: FrameIndex, start: int, stop: int, check: Check = no_check
) -> Iterator[tuple[int, "Picture"]]:
    """Yield the keyframes from `start` up to `stop`, exclusive, or to a damaged one, decoded alone; none without times.

    Raises:
        AppError: the file cannot be opened.
    """
    if not index.timed or start >= stop:
        return
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        # Start one keyframe earlier, because a seek may land one too late.
        earlier = index.keyframe_of(start) - 1
        if earlier >= 0:
            _seek(decoder, index, earlier)
        for picture in decoder.key_pictures():
            if picture.pts is None or picture.pts > index.pts[stop - 1]:
                return
            number = index.number_of(picture.pts)
            if number in index.suspects:
                return
            if number is not None and number >= start:
                yield number, picture
