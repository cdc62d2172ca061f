"""Going to a frame of a video and decoding from there, so that a frame has the same pixels however it is reached.

Where data are missing FFmpeg makes something up. What that is depends on what was decoded before, on threads that run
side by side, and on what lies in memory that is used again. So damage is looked for while decoding for speed, and
frames of a group in which it is met are decoded again: by a fresh decoder, from the last sound keyframe, one picture
after the other, each copied before the next one is decoded. For a frame that does not come out the one before is held.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, dropwhile
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from av.error import FFmpegError
from av.filter import Graph

from rallytrace.errors import Check, no_check
from rallytrace.video.decoder import Decoder, UnexpectedPictureError
from rallytrace.video.index import FrameIndex, GroupDamage

if TYPE_CHECKING:
    from av import Packet
    from av import VideoFrame as Picture
    from av.video.stream import VideoStream


_ANY_TIME_BASE: Final = Fraction(1, 90_000)


class PictureCopier:
    """Copies pictures, one after the other, into memory that is used again when a copy is let go.

    A decoder's pictures come from a pool of its own that never shrinks, so keeping many pictures of several decoders
    would fill every pool. And memory that has been used before is several times faster to write to than fresh memory.
    """

    def __init__(self) -> None:
        self._graph: Graph | None = None
        self._kind: tuple[str, int, int] | None = None

    def copy(self, picture: "Picture") -> "Picture":
        """The same picture with all that is known of it; itself where this FFmpeg cannot copy pictures."""
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
            graph.link_nodes(source, graph.add("copy"), graph.add("buffersink")).configure()
            self._graph, self._kind = graph, kind
        return self._graph


def sound_batches_from(decoder: Decoder, index: FrameIndex, keyframe: int) -> Iterator[list["Picture"]]:
    """The pictures shown at or after a keyframe, as far as they are sound; an index without times has no keyframes.

    Where a stream refreshes gradually, decoding from what it calls a keyframe begins with another picture and stays
    wrong for a while; then it is decoded from an earlier one, in the end from the file's start.

    Raises:
        UnexpectedPictureError: the next pictures are damaged.
    """
    wanted = _first_time(index, keyframe)
    for start in entries(keyframe):
        batches = entered(decoder, index, start)
        if batches is None:
            decoder.rewind()  # what was damaged there may have left something behind
        else:
            yield from ([p for p in batch if p.pts is None or p.pts >= wanted] for batch in batches)
            return


def numbered(
    batch: list["Picture"], index: FrameIndex, at: int, *, whole_from: int = 0
) -> Iterator[tuple[int, "Picture"]]:
    """Pictures with their numbers, if they are the frames from `at` on; those before `whole_from` may be missing.

    Raises:
        UnexpectedPictureError: they are others.
    """
    numbers: list[int] = []
    for picture in batch:
        number = index.number_of(picture.pts)
        if number is None or not (number == at or at < number <= whole_from):
            raise UnexpectedPictureError
        numbers.append(number)
        at = number + 1
    return zip(numbers, batch, strict=True)


def entries(keyframe: int) -> Iterator[int]:
    """Where decoding may begin for a keyframe, nearest first: there, at ever earlier ones, at the file's start (-1)."""
    yield keyframe
    back = 1
    while back <= keyframe:
        yield keyframe - back
        back *= 2
    if keyframe >= 0:
        yield -1


def entered(decoder: Decoder, index: FrameIndex, start: int) -> Iterator[list["Picture"]] | None:
    """The sound pictures shown at or after the keyframe at which decoding begins; -1 begins at the file's start.

    None if decoding cannot begin there, because the keyframe is damaged or none.
    """
    if start < 0:
        decoder.rewind()
        return decoder.sound_batches()
    wanted = _first_time(index, start)
    batches = decoder.sound_batches(packets_from(decoder, index, start))
    try:
        first = next(batches, None)
    except UnexpectedPictureError:
        return None
    # A keyframe that an edit list hides does not come out; what depends on it does.
    if first is None or first[0].pts != wanted or (wanted == index.key_pts[start] and not first[0].key_frame):
        return None
    return chain([first], batches)


def packets_from(decoder: Decoder, index: FrameIndex, keyframe: int) -> Iterator["Packet[VideoStream]"]:
    """The coded pictures from a keyframe on, from the file's start with -1.

    Containers land beside the mark, in transport streams as a rule on the keyframe after it: then earlier ones are
    tried, and what lies before the keyframe is passed over. So is what is shown before it and stored after it: with
    an open group it refers to pictures that have not been decoded.
    """
    if keyframe < 0:
        decoder.rewind()
        return decoder.packets()
    key_pts, key_dts = int(index.key_pts[keyframe]), int(index.key_dts[keyframe])
    for pts, dts in _aims(index, keyframe):
        decoder.seek(pts=pts, dts=dts)
        packets = decoder.packets()
        for packet in packets:
            if packet.pts == key_pts and packet.is_keyframe:
                return chain([packet], _shown_after(packets, key_pts))
            if packet.dts is not None and packet.dts > key_dts:
                break
    decoder.rewind()
    return _shown_after(dropwhile(lambda packet: packet.pts != key_pts, decoder.packets()), key_pts)


def _shown_after(packets: Iterator["Packet[VideoStream]"], pts: int) -> Iterator["Packet[VideoStream]"]:
    return (packet for packet in packets if packet.pts is None or packet.pts >= pts)


def _first_time(index: FrameIndex, keyframe: int) -> int:
    """When the first frame of a keyframe's group is shown."""
    number = index.first_after(keyframe)
    return int(index.pts[number]) if number < index.n_frames else int(index.key_pts[keyframe])


def _aims(index: FrameIndex, keyframe: int) -> Iterator[tuple[int, int]]:
    """Times to seek for, pts and dts, until one lands early enough.

    The first aims a little into the group, because FFmpeg's reading of MP4 misses a keyframe by its own time when
    an edit list or uneven intervals shift the two time lines against each other, and then costs a whole group.
    """
    begin, end = index.first_after(keyframe), index.end_of(keyframe)
    inside = max(min(begin + 3, end - 1), begin)
    if inside < index.n_frames:
        yield int(index.pts[inside]), int(index.key_dts[keyframe])
    for back in (0, 1, 2, 4, 8, 16):
        if back <= keyframe:
            yield int(index.key_pts[keyframe - back]), int(index.key_dts[keyframe - back])


_REPEATS: Final = frozenset({"mpeg4"})
"""Codecs in which a packet may say: the picture before once more. Then none comes out, and nothing is wrong."""


def examine(path: Path, index: FrameIndex, keyframe: int, check: Check = no_check) -> GroupDamage:
    """Find out from where the group of a keyframe is to be decoded, and what is damaged in it.

    Args:
        index: its frames, with times, as far as they are known.
        keyframe: its position in `index.key_pts`; -1 for the frames before the first.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    begin, end = index.first_after(keyframe), index.end_of(keyframe)
    for start in entries(keyframe):
        sign = _first_sign(path, index, start, end, check)
        if start < 0 or sign > index.first_after(start):
            break
    return GroupDamage(start, max(sign, begin) if sign < end else None)


def _first_sign(path: Path, index: FrameIndex, start: int, end: int, check: Check) -> int:
    """The first frame before `end` that is damaged if decoding begins at a keyframe; `end` if none is."""
    at = index.first_after(start)
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        repeats = end if decoder.stream.codec_context.name in _REPEATS else 0
        try:
            for batch in entered(decoder, index, start) or ():
                for number, _ in numbered(batch, index, at, whole_from=repeats):
                    at = number + 1
                if at >= end:
                    break
        except UnexpectedPictureError:
            pass
    return min(at, end)


def careful_pictures(
    path: Path, index: FrameIndex, start: int, check: Check = no_check
) -> Iterator[tuple[int, "Picture"]]:
    """The pictures from a keyframe to the end of the file, with their numbers, the same every time.

    Args:
        index: its frames, as far as they are known. Without times, pictures are numbered as they come.
        start: the keyframe's position in `index.key_pts`, -1 for the file's start.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    copier, at, last = PictureCopier(), index.first_after(start), None
    with Decoder(path, threading="NONE", check=check) as decoder:
        for picture in decoder.pictures(packets_from(decoder, index, start)):
            number = index.number_of(picture.pts) if index.timed else at
            if number is None or number < at or number >= index.n_frames:
                continue
            picture = copier.copy(picture)  # noqa: PLW2901 - the decoder's own memory must be let go at once
            yield from ((missing, last or picture) for missing in range(at, number))
            yield number, picture
            at, last = number + 1, picture
    if last is not None:
        yield from ((missing, last) for missing in range(at, index.n_frames))


_SEEK_COSTS: Final = 8
"""Going to a keyframe takes about as long as decoding this many pictures."""


_Care: TypeAlias = tuple[int, int]


class Cursor:
    """Walks through one file by frame numbers; opens it when it is first sent somewhere.

    Attributes:
        used: when it was sent somewhere last, on whatever clock its owner keeps.
    """

    def __init__(self, path: Path, check: Check = no_check, *, first: Decoder | None = None) -> None:
        """Begin nowhere, or with a decoder that has just given its first picture and that is closed with the cursor.

        `check` is called for every packet and raises to stop.
        """
        self._path = path
        self._check = check
        self._decoder = first
        self._batches: Iterator[list[Picture]] = iter(())
        self._ready: Iterator[tuple[int, Picture]] = iter(())
        self._careful: Iterator[tuple[int, Picture]] | None = None
        self._care: _Care | None = None
        self._next = -1
        self._whole_from = 0
        self._walk = 0
        self.used = 0

    def begin(self, batches: Iterator[list["Picture"]]) -> None:
        """Continue with the pictures after the first one."""
        self._batches = batches
        self._next = 1

    def distance(self, i: int, index: FrameIndex) -> int | None:
        """How many pictures lie between here and frame `i`, itself included; None if it must be sought."""
        if self._whole_from > i or not 0 <= self._next <= i or self._care != _care_for(i, index):
            return None
        if self._care is None and index.next_damage(self._next - 1) <= i:
            return None
        sought = i - index.first_after(_start(i, index)) + _SEEK_COSTS
        return i - self._next + 1 if i - self._next <= sought else None

    def walk(self, i: int, index: FrameIndex, *, whole_from: int, hurry: bool) -> Iterator[tuple[int, "Picture"]]:
        """The pictures from here, or from the keyframe before frame `i`, up to frame `i`, with their numbers.

        Another walk of the same cursor ends this one. It may be left at any picture.

        Args:
            i: the frame to go to; it is in the index.
            index: the frames of the file.
            whole_from: from this frame on every picture is given, if the cursor has not hurried farther before.
            hurry: whether pictures before that which no other depends on may be left out.

        Raises:
            UnexpectedPictureError: the file does not hold what the index announces.
            AppError: the file cannot be opened any more.
        """
        try:
            decoder = self._opened()
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
        """The numbers have changed: the next walk begins at a keyframe."""
        self._walk += 1
        self._next = -1
        self._careful = self._care = None

    def close(self) -> None:
        """Let go of the file; the next walk opens it again."""
        self.forget()
        self._batches, self._ready = iter(()), iter(())
        if self._decoder is not None:
            self._decoder.close()
            self._decoder = None

    def _opened(self) -> Decoder:
        if self._decoder is None:
            self._decoder = Decoder(self._path, strict=True, check=self._check)
        return self._decoder

    def _set_hurry(self, decoder: Decoder, index: FrameIndex, whole_from: int, *, onward: bool) -> None:
        hurries = whole_from >= 0 and index.timed and decoder.can_hurry
        decoder.hurry_until = int(index.pts[min(whole_from, index.n_frames - 1)]) if hurries else None
        # What has been left out cannot be had any more by going on from here.
        floor = self._whole_from if onward else 0
        self._whole_from = max(floor, whole_from) if hurries else floor

    def _seek(self, decoder: Decoder, index: FrameIndex, i: int) -> None:
        start = _start(i, index)
        self._next = index.first_after(start)
        self._care, self._careful = _care_for(i, index), None
        if self._care is None:
            self._batches, self._ready = sound_batches_from(decoder, index, start), iter(())
        else:
            self._careful = careful_pictures(self._path, index, start, self._check)

    def _step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        """The next picture as the frame it must be, by its time."""
        try:
            number, picture = self._careful_step() if self._careful is not None else self._sound_step(index)
        except UnexpectedPictureError:
            unexpected = UnexpectedPictureError(self._next, hurried=self._whole_from > 0)
            # What a decoder has taken for parameters among damaged data it would apply to sound pictures, too.
            self.close()
            raise unexpected from None
        except BaseException:
            self.close()
            raise
        self._next = number + 1
        return number, picture

    def _careful_step(self) -> tuple[int, "Picture"]:
        assert self._careful is not None
        for number, picture in self._careful:
            return number, picture
        raise UnexpectedPictureError

    def _sound_step(self, index: FrameIndex) -> tuple[int, "Picture"]:
        while (step := next(self._ready, None)) is None:
            batch = next(self._batches, None)
            if batch is None:
                raise UnexpectedPictureError
            # Only what was hurried past may be missing.
            self._ready = numbered(batch, index, self._next, whole_from=self._whole_from)
        return step


def _start(i: int, index: FrameIndex) -> int:
    """The position of the keyframe from which frame `i` is decoded."""
    damage = index.damage_at(i)
    return index.keyframe_of(i) if damage is None else damage.start


def _care_for(i: int, index: FrameIndex) -> _Care | None:
    """From which keyframe, and for how many frames, the careful reading goes that gives frame `i`."""
    damage = index.damage_at(i)
    return None if damage is None else (damage.start, index.n_frames)


def passage(
    path: Path, index: FrameIndex, start: int, stop: int, check: Check = no_check
) -> Iterator[tuple[int, "Picture"]]:
    """The pictures from `start` to before `stop`, or to where what is known of damage changes, with their numbers.

    Raises:
        UnexpectedPictureError: the file does not hold what the index announces.
        AppError: the file cannot be opened.
    """
    damage = index.damage_at(start)
    if damage is None:
        yield from _sound_passage(path, index, start, min(stop, index.next_damage(start)), check)
        return
    end = min(stop, index.end_of(index.keyframe_of(start)))
    for number, picture in careful_pictures(path, index, damage.start, check):
        if number >= start:
            yield number, picture
        if number == end - 1:
            return


def _sound_passage(
    path: Path, index: FrameIndex, start: int, end: int, check: Check
) -> Iterator[tuple[int, "Picture"]]:
    with Decoder(path, strict=True, check=check) as decoder:
        keyframe = index.keyframe_of(start)
        at = index.first_after(keyframe)
        try:
            for batch in sound_batches_from(decoder, index, keyframe):
                for number, picture in numbered(batch, index, at):
                    if number >= start:
                        yield number, picture
                    at = number + 1
                    if at == end:
                        return
        except UnexpectedPictureError:
            pass
        raise UnexpectedPictureError(at)


def key_passage(
    path: Path, index: FrameIndex, start: int, stop: int, check: Check = no_check
) -> Iterator[tuple[int, "Picture"]]:
    """The keyframes from `start` to before `stop`, or to a damaged one, without the frames between; none without times.

    Raises:
        AppError: the file cannot be opened.
    """
    if not index.timed or start >= stop:
        return
    with Decoder(path, threading="NONE", strict=True, check=check) as decoder:
        # From one keyframe earlier, because a seek may land on the one after its aim.
        before = index.keyframe_of(start) - 1
        if before >= 0:
            decoder.seek(pts=int(index.key_pts[before]), dts=int(index.key_dts[before]))
        for picture in decoder.key_pictures():
            if picture.pts is None or picture.pts > index.pts[stop - 1]:
                return
            number = index.number_of(picture.pts)
            if number is not None and number >= start:
                yield number, picture
