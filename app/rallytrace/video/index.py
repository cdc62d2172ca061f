"""The frame index of a video: order, times, keyframes and damage."""

import enum
import hashlib
import json
import logging
import time
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import islice, pairwise, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file
from rallytrace.files.recordings import parts_of
from rallytrace.texts import pack_texts, tr_lazy, unpack_texts
from rallytrace.track.geometry import Size
from rallytrace.track.wording import count_noun
from rallytrace.video.decoder import Decoder, header_rate
from rallytrace.video.file_state import FileState
from rallytrace.video.joined import byte_starts
from rallytrace.video.joints import Joint
from rallytrace.video.lost_frames import PacketPlaces, find_breaks, is_cut_by_damage, numbered_with_lost

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

_log = logging.getLogger(__name__)

Ticks = NDArray[np.int64]

_MAX_QUICK_SEEK_FRAMES: Final = 250
"""Video length up to which any seek is fast, even without keyframes."""
_MAX_LISTED_SPANS: Final = 8
"""Maximum number of damaged spans listed in a message."""
_PROGRESS_INTERVAL_SECONDS: Final = 0.1
"""Interval of progress reports during a scan."""
_CODECS_WITH_HIDDEN_PICTURES: Final = frozenset({"vp8"})
"""Codecs that have hidden pictures without marking their packets."""
_N_CHECKED_PICTURES: Final = 100
"""Number of pictures decoded to check timestamps of doubtful order."""
_MIN_UNREAD_SHARE: Final = 0.05
"""Minimum share of a file after its last packet for which the user is warned."""
_NTSC_NOMINAL_RATES: Final = frozenset({24, 30, 48, 60, 120, 240})
"""Frame rates that are often slowed down by 1000/1001."""
_UNKNOWN_TICKS: Final = np.iinfo(np.int64).min
_FORMAT_VERSION: Final = 9
_MAX_CACHED_INDICES: Final = 500
_DIGEST_BYTES: Final = 32
_UNPACKING_ERRORS: Final = (
    AppError,
    OSError,
    ValueError,
    TypeError,
    LookupError,
    ArithmeticError,
    RecursionError,
    zlib.error,
)


class Interlacing(enum.Enum):
    """The interlacing of a video: whether each frame combines two moments (fields), and which field comes first.

    Attributes:
        MARKED: the file is marked as interlaced, but too little moves to confirm it.
    """

    NONE = "none"
    MARKED = "marked"
    TOP_FIRST = "tff"
    BOTTOM_FIRST = "bff"

    @property
    def first_field(self) -> str | None:
        """Return the field that shows the earlier moment, 'top' or 'bottom'; None for whole frames."""
        return {Interlacing.TOP_FIRST: "top", Interlacing.BOTTOM_FIRST: "bottom"}.get(self)


@dataclass(frozen=True, slots=True)
class GroupDamage:
    """Known damage in the group of frames that are decoded from one keyframe.

    Attributes:
        start: index in `FrameIndex.key_pts` of the keyframe to decode from, the last undamaged one up to this group; -1
            for the start of the file.
        first: number of the first damaged frame; later frames up to the next undamaged keyframe depend on it. None if
            all frames are intact although a decoder reported an error in other data.
    """

    start: int
    first: int | None


@dataclass(frozen=True, slots=True, eq=False)
class FrameIndex:
    """The frames of a video. Frame `i` has the i-th smallest presentation time.

    Attributes:
        pts: presentation times in ticks of `time_base`, (n,) int64, strictly increasing.
        key_pts, key_dts: presentation and decoding times of the packets with keyframes, ordered by pts. They include
            keyframes hidden by an edit list, which are decoded all the same. Empty if the file does not mark its
            keyframes reliably; then decoding always starts at the beginning of the file.
        key_positions: byte positions of these packets, in streams that are sought by position; empty in others.
        joints: points at which the clock of a joined file restarts, ascending; the times in this index increase all the
            same.
        file_pts: time of the first picture of each file after the first, in a recording of several files. A file
            without pictures has that of the next file, or a later one than all pictures.
        remarks: other sentences about the file for the user.
        suspects: frames that may be wrong without a decoding error, because the file's structure is broken there.
        interlacing: whether frames are interlaced, as measured by the reader on a few pictures.
        time_base: seconds per tick.
        timed: False if the file has no usable times; `pts` then counts frames at the header's rate.
        complete: False for the partial index during a scan.
        promised: number of frames according to the header; 0 if it has none.
        trimmed: True if an edit list hides some of the promised frames.
        damage: damage found by readers, by the index of the group's keyframe in `key_pts` (-1 before the first). A
            scan does not decode, so only damage in decoded frames is known.
        state: state of the file at the scan; None if unknown, as on another machine.
    """

    pts: Ticks
    key_pts: Ticks
    key_dts: Ticks
    time_base: Fraction
    timed: bool = True
    complete: bool = True
    promised: int = 0
    trimmed: bool = False
    damage: Mapping[int, GroupDamage] = field(default_factory=dict)
    state: FileState | None = None
    key_positions: Ticks = field(default_factory=lambda: np.zeros(0, np.int64))
    joints: tuple[Joint, ...] = ()
    file_pts: tuple[int, ...] = ()
    remarks: tuple[str, ...] = ()
    interlacing: Interlacing = Interlacing.NONE
    suspects: frozenset[int] = frozenset()

    @property
    def n_frames(self) -> int:
        """Return the number of frames, so far if the index is incomplete."""
        return len(self.pts)

    @property
    def grows(self) -> bool:
        """Return True if the file is still being recorded. Frames may be added at the end."""
        return self.state is not None and self.state.grows

    @property
    def keyframes(self) -> NDArray[np.int64]:
        """Return the frame numbers of the keyframes, ascending."""
        if not self.n_frames:
            return np.zeros(0, np.int64)
        numbers = np.minimum(np.searchsorted(self.pts, self.key_pts), self.n_frames - 1)
        return np.asarray(numbers[self.pts[numbers] == self.key_pts], np.int64)

    @property
    def rate(self) -> float:
        """Return the mean number of frames per second; 0 with fewer than two frames.

        If a common rate is compatible with the rounded times, return exactly that rate.
        """
        ticks = int(self.pts[-1]) - int(self.pts[0]) if self.n_frames else 0
        return float(_mean_rate(self.n_frames - 1, ticks * self.time_base, self.time_base)) if ticks else 0.0

    @property
    def varies(self) -> bool:
        """Return True if frames are unevenly spaced in time: one interval in twenty is off by half or more."""
        if not self.timed or self.n_frames < 3:
            return False
        intervals = np.diff(self.pts)
        usual = float(np.median(intervals))
        return float(np.mean(np.abs(intervals - usual) > usual / 2)) > 0.05

    @property
    def seconds(self) -> NDArray[np.float64]:
        """Return the seconds from the first frame to each frame, (n,), by the presentation times."""
        return (self.pts - self.pts[:1]).astype(np.float64) * float(self.time_base)

    @property
    def file_starts(self) -> list[int]:
        """Return the first frame of each file of the recording, from 0."""
        return [0, *np.searchsorted(self.pts, self.file_pts).tolist()] if self.timed else [0]

    def place_of(self, i: int) -> tuple[int, int]:
        """Return the number of the file of frame `i`, from 0, and its frame number in that file."""
        starts = self.file_starts
        number = bisect_right(starts, i) - 1
        return number, i - starts[number]

    @property
    def first_second(self) -> float:
        """Return the time of the first frame on the clock of the file, in seconds; 0 without usable times."""
        return float(self.pts[0] * self.time_base) if self.timed and self.n_frames else 0.0

    def time(self, i: int) -> float:
        """Return the seconds from the first frame to frame `i`, by their presentation times."""
        return (int(self.pts[i]) - int(self.pts[0])) * self.time_base.numerator / self.time_base.denominator

    def keyframe_of(self, i: int) -> int:
        """Return the index in `key_pts` of the keyframe before frame `i`; -1 means the start of the file."""
        if not self.timed:
            return -1
        return int(np.searchsorted(self.key_pts, self.pts[min(i, self.n_frames - 1)], side="right")) - 1

    def position_of(self, keyframe: int) -> int | None:
        """Return the byte position of a keyframe's packet, or None if seeking in this file is by time."""
        return int(self.key_positions[keyframe]) if len(self.key_positions) else None

    def keyframe_at(self, position: int) -> int:
        """Return the index in `key_pts` of the first keyframe at or after a byte position."""
        return min(int(np.searchsorted(self.key_positions, position)), len(self.key_positions) - 1)

    def without_keyframes(self) -> Self:
        """Return a copy without keyframes, so that decoding always starts at the beginning of the file."""
        none = self.key_pts[:0]
        return replace(self, key_pts=none, key_dts=none, key_positions=none)

    def first_frame_of(self, keyframe: int) -> int:
        """Return the first frame shown at or after a keyframe, given by its index in `key_pts`."""
        return 0 if keyframe < 0 else int(np.searchsorted(self.pts, self.key_pts[keyframe]))

    def end_of(self, keyframe: int) -> int:
        """Return the exclusive end of the known frames decoded from a keyframe, given by its index in `key_pts`."""
        return self.first_frame_of(keyframe + 1) if keyframe + 1 < len(self.key_pts) else self.n_frames

    def group(self, i: int) -> range:
        """Return the known frames decoded from the same keyframe as frame `i`."""
        keyframe = self.keyframe_of(i)
        end = self.end_of(keyframe)
        return range(self.first_frame_of(keyframe), end if end > i else self.n_frames)

    def number_of(self, pts: int | None) -> int | None:
        """Return the number of the frame with a presentation time, or None if there is none."""
        if pts is None:
            return None
        number = int(np.searchsorted(self.pts, pts))
        return number if number < self.n_frames and self.pts[number] == pts else None

    def damage_at(self, i: int) -> GroupDamage | None:
        """Return the known damage in the group of frame `i`, if any."""
        return self.damage.get(self.keyframe_of(i)) if self.damage else None

    def next_damage(self, i: int) -> int:
        """Return the first frame of the next damaged group after frame `i`, or `n_frames`."""
        starts = (self.first_frame_of(keyframe) for keyframe in self.damage)
        return min((start for start in starts if start > i), default=self.n_frames)

    def with_damage(self, keyframe: int, damage: GroupDamage) -> Self:
        """Return a copy with the damage of one group added."""
        return replace(self, damage={**self.damage, keyframe: damage})

    @property
    def damaged(self) -> tuple[range, ...]:
        """Return the frames known to be damaged, ascending. A span ends at the next undamaged keyframe."""
        spans: list[range] = []
        for keyframe, damage in sorted(self.damage.items()):
            span = range(damage.first, self.end_of(keyframe)) if damage.first is not None else range(0)
            if span and spans and spans[-1].stop >= span.start:
                span = range(spans.pop().start, span.stop)
            spans += [span] if span else []
        return tuple(spans)

    def damage_note(self, frames: range | None = None) -> str:
        """Return a sentence for the user about known damage in these frames or in all; '' if there is none."""
        frames = range(self.n_frames) if frames is None else frames
        met = [range(max(span.start, frames.start), min(span.stop, frames.stop)) for span in self.damaged]
        met = [span for span in met if span]
        if not met:
            return ""
        named = ", ".join(f"{span.start}:{span.stop}" for span in met[:_MAX_LISTED_SPANS])
        if len(met) > _MAX_LISTED_SPANS:
            named = tr_lazy(
                "video", "{ranges} and {count} more ranges", ranges=named, count=len(met) - _MAX_LISTED_SPANS
            )
        return tr_lazy(
            "video",
            "The video is damaged: {frames} ({ranges}) cannot be decoded correctly. Pictures and positions there may "
            "be wrong.",
            frames=count_noun(sum(map(len, met)), "frame"),
            ranges=named,
        )

    def notes(self) -> tuple[str, ...]:
        """Return sentences for the user about problems of this file."""
        notes: list[str] = []
        if self.promised > self.n_frames and self.trimmed:
            notes.append(
                tr_lazy(
                    "video",
                    "The file was trimmed. Of its {promised} frames {frames} are shown.",
                    promised=self.promised,
                    frames=self.n_frames,
                )
            )
        elif self.promised > self.n_frames:
            notes.append(
                tr_lazy(
                    "video",
                    "The file header says {promised} frames, but only {frames} can be decoded.",
                    promised=self.promised,
                    frames=self.n_frames,
                )
            )
        if not self.timed:
            notes.append(tr_lazy("video", "The file has no usable time stamps. Frames are numbered in decoding order."))
        if not len(self.key_pts) and self.n_frames > _MAX_QUICK_SEEK_FRAMES:
            notes.append(
                tr_lazy(
                    "video",
                    "The file does not mark its keyframes reliably, so jumps are slow. Convert the file to make "
                    "them fast.",
                )
            )
        if self.timed and len(self.joints) > len(self.file_pts):
            notes.append(
                tr_lazy(
                    "video",
                    "The file joins {count} recordings, each with its own clock. They are shown as one video with "
                    "continuous times.",
                    count=len(self.joints) + 1,
                )
            )
        if self.varies:
            notes.append(tr_lazy("video", "The frame rate varies. Times are the time stamps of the file."))
        return (*notes, *self.remarks)


def _mean_rate(intervals: int, seconds: Fraction, tick: Fraction) -> Fraction:
    """Return the mean frame rate over a number of frame intervals whose ends are rounded to ticks."""
    measured = intervals / seconds
    whole, ntsc = Fraction(round(measured)), Fraction(round(measured * Fraction(1001, 1000)) * 1000, 1001)
    usual = [rate for rate in (whole, ntsc) if rate == whole or rate * Fraction(1001, 1000) in _NTSC_NOMINAL_RATES]
    fitting = [rate for rate in usual if rate and abs(intervals / rate - seconds) <= tick]
    return min(fitting, key=lambda rate: abs(rate - measured), default=measured)


def scan(path: Path) -> Iterator[FrameIndex]:
    """Build the index of a file in about ten steps per second; the last index yielded is complete.

    Raises:
        AppError: the file cannot be opened, or none of its pictures can be decoded.
    """
    clock = _ProgressTimer()
    with Decoder(path) as decoder:
        state = FileState.of(path)
        packets = ScannedPackets(decoder)
        is_avi = decoder.is_avi
        for packet in decoder.packets():
            packets.add(packet)
            if clock.is_due():
                yield replace(packets.index_so_far(), state=state)
        packets.doubtful |= decoder.errors > 0
        rate = packets.rate()
        remarks = _stream_remarks(path, decoder, packets, state)
        holds_back = decoder.holds_back
    index = replace(packets.index(), state=state, remarks=remarks)
    if not packets.is_in_order() or (is_avi and packets.has_lost_pictures()):
        index = index.without_keyframes()
    misleading = holds_back and not packets.is_reordered() and _is_order_wrong(path)
    if packets.doubtful or not packets.is_in_order() or misleading:
        steps = survey(path, index, rate)
    else:
        steps = iter([_refuse_empty(_drop_lost_beginning(path, index), path)])
    for step in steps:
        yield _with_lost_frames(path, step, packets) if step.complete and step.timed else step


def _with_lost_frames(path: Path, index: FrameIndex, packets: "ScannedPackets") -> FrameIndex:
    places = packets.places(path)
    try:
        breaks = find_breaks(parts_of(path), packets.form, places)
    except OSError as error:
        _log.info("The structure of %s cannot be checked: %s", path.name, error)
        return index
    pts, doubtful = numbered_with_lost(index.pts, places, breaks, index.time_base)
    numbers = np.searchsorted(pts, doubtful)
    suspects = numbers[np.isin(doubtful, pts)]
    return replace(index, pts=pts, suspects=frozenset(suspects.tolist()))


def _stream_remarks(path: Path, decoder: Decoder, packets: "ScannedPackets", state: FileState) -> tuple[str, ...]:
    remarks = []
    if decoder.n_streams > 1:
        size = Size(decoder.stream.width, decoder.stream.height)
        remarks.append(_streams_remark(decoder.n_streams, size))
    unread = 1 - packets.last_position / state.n_bytes
    if decoder.has_late_streams and unread > _MIN_UNREAD_SHARE:
        remarks.append(_rest_remark(unread))
    elif (
        unread > _MIN_UNREAD_SHARE and decoder.n_files == 1 and not state.grows and is_cut_by_damage(path, decoder.form)
    ):
        remarks.append(
            tr_lazy("video", "The last {share:.0%} of the file cannot be read: the file is damaged.", share=unread)
        )
    return tuple(remarks)


def _streams_remark(n_streams: int, size: object) -> str:
    return tr_lazy(
        "video",
        "The file has {streams} video streams. The one with {size} pixels is shown.",
        streams=n_streams,
        size=size,
    )


def _rest_remark(share: float) -> str:
    return tr_lazy(
        "video",
        "The last {share:.0%} of the file is another recording, which cannot be shown with the first. "
        "Convert each recording to .mp4 before you join them.",
        share=share,
    )


def size_remark(frame: int, size: object) -> str:
    """Return the sentence for the user about a change of the picture size."""
    return tr_lazy(
        "video",
        "From frame {frame} on, pictures have {size} pixels. They are scaled to the first size.",
        frame=frame,
        size=size,
    )


def survey(path: Path, index: FrameIndex, rate: Fraction) -> Iterator[FrameIndex]:
    """Decode a whole file, and index the pictures that were decoded rather than those that its packets announce.

    Args:
        rate: frames per second to assume for pictures without usable times.

    Yields:
        Partial indices, about ten per second, then the complete one.
    """
    clock = _ProgressTimer()
    found: list[int | None] = []
    harmed: int | None = None
    with Decoder(path, threading="NONE") as decoder:
        errors = 0
        for picture in decoder.pictures():
            # Ignore errors before the first picture: the recording may start between two keyframes.
            errors = errors if found else decoder.errors
            if harmed is None and (picture.is_corrupt or decoder.errors > errors):
                harmed = len(found)
            found.append(picture.pts)
            if clock.is_due():
                yield replace(index, pts=index.pts[:0], complete=False)
    yield _refuse_empty(_index_of_decoded(index, found, harmed, rate), path)


def _index_of_decoded(index: FrameIndex, found: list[int | None], harmed: int | None, rate: Fraction) -> FrameIndex:
    """Return the index of decoded pictures, numbered by order alone if times are missing or go back."""
    pts = np.array([_UNKNOWN_TICKS if pts is None else pts for pts in found], np.int64)
    if (pts == _UNKNOWN_TICKS).any() or (np.diff(pts) <= 0).any():
        ordinals = np.arange(len(pts), dtype=np.int64)
        return replace(
            index.without_keyframes(),
            pts=ordinals,
            time_base=1 / rate,
            timed=False,
            complete=True,
            damage={-1: GroupDamage(-1, harmed)},
        )
    return replace(index, pts=pts, complete=True)


def _is_order_wrong(path: Path) -> bool:
    """Return True if the order of decoded pictures contradicts their times. AVI packets have only decoding times."""
    with Decoder(path, threading="NONE") as decoder:
        times = [picture.pts for picture in islice(decoder.pictures(), _N_CHECKED_PICTURES) if picture.pts is not None]
    return any(later < earlier for earlier, later in pairwise(times))


def _drop_lost_beginning(path: Path, index: FrameIndex) -> FrameIndex:
    """Drop the pictures before the first keyframe that need pictures from a beginning that was cut off."""
    start = index.first_frame_of(0) if len(index.key_pts) else 0
    if start == 0:
        return index
    with Decoder(path, threading="NONE") as decoder:
        first = int(index.key_pts[0])
        decoded = [p.pts for p in takewhile(lambda p: p.pts is not None and p.pts < first, decoder.pictures())]
    pts = np.concatenate([np.array(decoded, np.int64), index.pts[start:]])
    return replace(index, pts=pts)


def _refuse_empty(index: FrameIndex, path: Path) -> FrameIndex:
    if not index.n_frames:
        raise AppError(
            tr_lazy("errors", "No frame of '{path}' can be decoded.", path=path),
            tr_lazy("errors", "Copy the file again, or convert it to .mp4."),
        )
    return index


@dataclass(slots=True)
class _ProgressTimer:
    """A timer that limits progress reports to one in a tenth of a second."""

    due: float = field(default_factory=lambda: time.monotonic() + _PROGRESS_INTERVAL_SECONDS)

    def is_due(self) -> bool:
        time_now = time.monotonic()
        if time_now < self.due:
            return False
        self.due = time_now + _PROGRESS_INTERVAL_SECONDS
        return True


class ScannedPackets:
    """The packet headers of one stream, in decoding order.

    Attributes:
        last_position: greatest byte position of a packet.
        doubtful: True if the decodable pictures cannot be derived from the packets.
        goes_back: True if decoding times decreased, so that packets are not in the order of their times.
    """

    def __init__(self, decoder: Decoder) -> None:
        stream = decoder.stream
        self._decoder = decoder
        self._keyed = decoder.keeps_times
        self._time_base = stream.time_base or Fraction(1, 90_000)
        self._promised = stream.frames
        self._pts: list[int] = []
        self._dts: list[int] = []
        self._key: list[bool] = []
        self._hidden: list[bool] = []
        self._positions: list[int] = []
        self._sizes: list[int] = []
        self._files: list[int] = []
        self._last_dts = _UNKNOWN_TICKS
        self.last_position = 0
        self.goes_back = False
        self.doubtful = stream.codec_context.name in _CODECS_WITH_HIDDEN_PICTURES

    def add(self, packet: "Packet[VideoStream]") -> None:
        self.doubtful |= packet.pts is None
        self._pts.append(_UNKNOWN_TICKS if packet.pts is None else packet.pts)
        self._dts.append(_UNKNOWN_TICKS if packet.dts is None else packet.dts)
        self._key.append(packet.is_keyframe)
        self._hidden.append(packet.is_discard)
        self._sizes.append(packet.size)
        self.last_position = max(self.last_position, packet.pos or 0)
        self._files.append(self._decoder.file_at(self.last_position))
        if packet.dts is not None:
            self.goes_back |= packet.dts < self._last_dts and not self._decoder.is_sought_by_position
            self._last_dts = max(self._last_dts, packet.dts)
        # A packet without a position starts within the data of the previous one.
        before = self._positions[-1] if self._positions else 0
        self._positions.append(before if packet.pos is None else packet.pos)

    @property
    def form(self) -> str:
        """Return FFmpeg's name of the container's format."""
        return self._decoder.form

    @property
    def settled_until(self) -> int:
        """Return the time up to which later packets cannot add frames: the last decoding time, if it can be trusted."""
        return _UNKNOWN_TICKS if self.doubtful or self.goes_back else self._last_dts

    def index_so_far(self) -> FrameIndex:
        """Return the index of frames shown up to the last decoding time, which later packets cannot change."""
        index = self.index()
        end = int(np.searchsorted(index.pts, self.settled_until, side="right"))
        return replace(index, pts=index.pts[:end], complete=False)

    def index(self) -> FrameIndex:
        """Return the index of the frames as announced by the packets."""
        pts, dts, key, hidden = self._columns()
        key &= self._keyed
        # The file's last packet may be cut short without notice, so decoding never starts there.
        key[1:][-1:] = False
        positions = np.array(self._positions, np.int64)
        shown = np.sort(pts[~hidden], kind="stable")
        order = np.argsort(pts[key], kind="stable")
        return FrameIndex(
            pts=shown,
            key_pts=pts[key][order],
            key_dts=np.where(dts == _UNKNOWN_TICKS, pts, dts)[key][order],
            key_positions=positions[key][order] if self._decoder.is_sought_by_position else positions[:0],
            joints=self._decoder.joints,
            file_pts=self._first_times(pts, hidden),
            time_base=self._time_base,
            promised=len(pts) if self._has_repeats() else self._promised,
            trimmed=bool(hidden.any()),
        )

    def _first_times(self, pts: Ticks, hidden: NDArray[np.bool_]) -> tuple[int, ...]:
        """Return the time of the first picture of each file after the first one.

        A file without pictures begins with the file after it; the last ones begin after all pictures.
        """
        latest = np.iinfo(np.int64).max
        firsts = np.full(self._decoder.n_files, latest)
        np.minimum.at(firsts, np.array(self._files, np.int64), np.where(hidden, latest, pts))
        return tuple(np.minimum.accumulate(firsts[::-1])[-2::-1].tolist())

    def places(self, path: Path) -> PacketPlaces:
        """Return where the shown packets are in the files of a video."""
        pts, _, _, hidden = self._columns()
        files = np.array(self._files, np.int64)
        starts = np.array(self._positions, np.int64)
        if self._decoder.is_sought_by_position:
            starts -= np.array(byte_starts(parts_of(path)), np.int64)[files]
        shown = ~hidden
        return PacketPlaces(pts[shown], starts[shown], np.array(self._sizes, np.int64)[shown], files[shown])

    def rate(self) -> Fraction:
        """Return the frames per second, from the decoding times if they increase throughout, else from the header."""
        _, dts, _, _ = self._columns()
        known = np.flatnonzero(dts != _UNKNOWN_TICKS)
        if self.goes_back or not self._keyed or len(known) < 2 or dts[known[0]] == dts[known[-1]]:
            return header_rate(self._decoder.stream)
        first, last = known[0], known[-1]
        return _mean_rate(int(last - first), int(dts[last] - dts[first]) * self._time_base, self._time_base)

    def has_lost_pictures(self) -> bool:
        """Return True if an AVI has fewer slots for pictures than its header promises.

        The pictures after a lost one then have different times in a full reading and after a seek.
        """
        pts, _, _, _ = self._columns()
        return len(pts) > 0 and int(pts.max()) + 1 < self._promised

    def _has_repeats(self) -> bool:
        """Return True if an AVI has empty slots between pictures, in which the previous picture is repeated."""
        pts, _, _, _ = self._columns()
        return self._decoder.is_avi and len(pts) < self._promised and not self.has_lost_pictures()

    def is_in_order(self) -> bool:
        """Return True if the times are plausible: all different, and each keyframe later than everything before it."""
        pts, _, key, _ = self._columns()
        so_far = np.maximum.accumulate(pts)
        keys = np.flatnonzero(key)
        later = keys[keys > 0]
        all_differ = bool(np.diff(np.sort(pts)).all())  # `np.unique` would load numpy.ma at startup
        return len(keys) > 0 and all_differ and bool((pts[later] > so_far[later - 1]).all())

    def is_reordered(self) -> bool:
        """Return True if the packets' order and times contradict each other."""
        pts, _, _, _ = self._columns()
        return bool((np.diff(pts) < 0).any())

    def _columns(self) -> tuple[Ticks, Ticks, NDArray[np.bool_], NDArray[np.bool_]]:
        return (
            np.array(self._pts, np.int64),
            np.array(self._dts, np.int64),
            np.array(self._key, np.bool_),
            np.array(self._hidden, np.bool_),
        )


def load_index(path: Path) -> FrameIndex | None:
    """Return the cached index for exactly this file, if it is intact."""
    try:
        state = FileState.of(path)
        kept = _index_path(state).read_bytes()
        digest, packed = kept[:_DIGEST_BYTES], kept[_DIGEST_BYTES:]
        if digest != _digest_of(packed, state):
            raise ValueError("its digest is wrong")
        return replace(_unpack(zlib.decompress(packed), state.n_bytes), state=state)
    except FileNotFoundError:
        return None
    except _UNPACKING_ERRORS as error:
        _log.info("The saved index of %s cannot be used: %s", path.name, error)
        return None


def keep_index(path: Path, index: FrameIndex) -> None:
    """Cache a complete index for the next opening, unless the file has changed since the scan.

    A failure is only logged; the next opening scans again.
    """
    try:
        state = index.state or FileState.of(path)
        state.refuse_changed(path)
        packed = zlib.compress(_pack(index))
        kept = _index_path(state)
        kept.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(kept, overwrite=True) as unfinished:
            unfinished.write_bytes(_digest_of(packed, state) + packed)
        _forget_the_oldest(kept.parent)
    except (OSError, AppError) as error:
        _log.info("The index of %s could not be kept: %s", path.name, error)


def cache_key(state: FileState) -> str:
    """Return the cache key of a video: a digest of the file's content, size and time, not its name."""
    return hashlib.sha256(f"{_FORMAT_VERSION} {state.n_bytes} {state.mtime_ns} {state.edges}".encode()).hexdigest()


def _index_path(state: FileState) -> Path:
    return paths.cache_dir() / "frame-index" / f"{cache_key(state)[:32]}.index"


def _digest_of(packed: bytes, state: FileState) -> bytes:
    return hashlib.sha256(cache_key(state).encode() + packed).digest()


def _pack(index: FrameIndex) -> bytes:
    facts = {
        "time_base": str(index.time_base),
        "timed": index.timed,
        "promised": index.promised,
        "trimmed": index.trimmed,
        "frames": index.n_frames,
        "damage": [[keyframe, damage.start, damage.first] for keyframe, damage in index.damage.items()],
        "positions": bool(len(index.key_positions)),
        "remarks": pack_texts(index.remarks),
        "interlacing": index.interlacing.value,
        "joints": [[joint.position, joint.shift, joint.floor] for joint in index.joints],
        "files": list(index.file_pts),
        "suspects": sorted(index.suspects),
    }
    arrays = (index.pts, index.key_pts, index.key_dts, index.key_positions)
    return json.dumps(facts).encode() + b"\n" + b"".join(array.astype("<i8").tobytes() for array in arrays)


def _unpack(content: bytes, n_bytes: int) -> FrameIndex:
    """Return the index from packed bytes, for a video of `n_bytes`.

    Raises:
        ValueError, TypeError, LookupError, ArithmeticError, RecursionError: the content was not written by `_pack`.
    """
    line, _, numbers = content.partition(b"\n")
    facts = json.loads(line)
    n_frames, promised = facts["frames"], facts["promised"]
    values = np.frombuffer(numbers, "<i8").astype(np.int64)
    remarks = unpack_texts(facts["remarks"])
    _expect(type(remarks) is list and all(isinstance(remark, str) for remark in remarks), "what is remarked")
    _expect(type(facts["positions"]) is bool, "whether keyframes have positions")
    n_keys, rest = divmod(len(values) - n_frames, 3 if facts["positions"] else 2)
    _expect(type(n_frames) is int and 0 < n_frames <= n_bytes, "the number of frames")
    _expect(rest == 0 <= n_keys <= n_frames + n_bytes, "the number of keyframes")
    _expect(type(promised) is int and promised >= 0, "what the header promises")
    _expect(type(facts["timed"]) is bool, "whether there are times")
    _expect(type(facts["trimmed"]) is bool, "whether it was trimmed")
    index = FrameIndex(
        pts=values[:n_frames],
        key_pts=values[n_frames : n_frames + n_keys],
        key_dts=values[n_frames + n_keys : n_frames + 2 * n_keys],
        key_positions=values[n_frames + 2 * n_keys :],
        joints=tuple(_joint(entry, n_bytes) for entry in facts["joints"]),
        file_pts=tuple(map(int, facts["files"])),
        time_base=Fraction(facts["time_base"]),
        timed=facts["timed"],
        promised=promised,
        trimmed=facts["trimmed"],
        remarks=tuple(remarks),
        interlacing=Interlacing(facts["interlacing"]),
        suspects=frozenset(map(int, facts["suspects"])),
        damage=dict(_damage(entry, n_keys, n_frames) for entry in facts["damage"]),
    )
    _expect(index.time_base > 0, "the time base")
    _expect(bool((np.diff(index.pts) > 0).all() and (np.diff(index.key_pts) >= 0).all()), "the order of the times")
    if not index.timed:
        counted = index.pts[0] == 0 and index.pts[-1] == n_frames - 1
        _expect(bool(counted) and n_keys == 0 and -1 in index.damage, "the count of frames")
    return index


def _joint(entry: Any, n_bytes: int) -> Joint:
    position, shift, floor = entry
    _expect(type(position) is int and 0 <= position < n_bytes, "the joints of recordings")
    _expect(type(shift) is int and (floor is None or type(floor) is int), "the times of a joined recording")
    return Joint(position, shift, floor)


def _damage(entry: Any, n_keys: int, n_frames: int) -> tuple[int, GroupDamage]:
    keyframe, start, first = entry
    _expect(type(keyframe) is int and type(start) is int and -1 <= start <= keyframe < n_keys, "where damage is")
    _expect(first is None or (type(first) is int and 0 <= first <= n_frames), "what is damaged")
    return keyframe, GroupDamage(start, first)


def _expect(fulfilled: bool, subject: str) -> None:  # noqa: FBT001 - a condition
    if not fulfilled:
        raise ValueError(f"{subject} cannot be right")


def _forget_the_oldest(folder: Path) -> None:
    kept = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[_MAX_CACHED_INDICES:]:
        file.unlink(missing_ok=True)
