"""Find where the data of a file are broken, and number the frames that were lost there.

After damage FFmpeg skips to the next readable data of a Matroska file or a transport stream. The frames between
disappear without an error, and all later frames would have other numbers. So where the times have a gap, the structure
of the file is checked: if it is broken there, frames were lost; otherwise the camera left them out.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

_MIN_GAP_INTERVALS: Final = 1.5
"""Length from which an interval between two frames is a gap, in usual intervals."""
_MAX_CHECKED_GAPS: Final = 2000
_MAX_FILLED_SECONDS: Final = 10
"""Longest gap that is filled; a longer one is a pause."""
_MAX_DELAY_PACKETS: Final = 17
"""Most that the order of packets in the file and that of their times differ."""
_MAX_JITTER_INTERVALS: Final = 0.1
"""Most that evenly spaced times are off; one tick of the clock is always allowed."""
_N_NEIGHBOURS: Final = 24
"""Number of intervals on each side of a gap that show whether frames are evenly spaced."""
_TS_PACKET_BYTES: Final = 188
_TS_SIZES: Final = (_TS_PACKET_BYTES, 192, 204)
"""Bytes from one packet of a transport stream to the next. FFmpeg's positions include the extra bytes."""
_SYNC_BYTE: Final = 0x47
_BLOCK_IDS: Final = frozenset({0xA1, 0xA3})
_MASTER_IDS: Final = frozenset({0xA0, 0x18538067, 0x1F43B675})
"""Matroska elements to look into: BlockGroup, Segment, Cluster (RFC 9559, 5.1)."""
_OTHER_IDS: Final = frozenset(
    {
        # of a cluster or a block group
        *(0xE7, 0xA7, 0xAB, 0x5854, 0xAF, 0x9B, 0xFA, 0xFB, 0xFD, 0xA4, 0x75A1, 0x75A2, 0x8E, 0xC8),
        # CRC-32 and Void
        *(0xBF, 0xEC),
        # of the segment, and the header of a file
        *(0x114D9B74, 0x1549A966, 0x1654AE6B, 0x1C53BB6B, 0x1941A469, 0x1043A770, 0x1254C367, 0x1A45DFA3),
    }
)
_BLOCK_HEADER_BYTES: Final = 4
_BOX_HEADER_BYTES: Final = 8
_MAX_ELEMENT_HEADER_BYTES: Final = 12

_IsWhole: TypeAlias = "Callable[[BinaryIO, int, int, int | None], bool]"
Ticks: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class PacketPlaces:
    """The packets of a stream, in the order of the file.

    Attributes:
        pts: presentation times in ticks.
        starts: positions in bytes in their files; -1 if unknown.
        sizes: sizes of their data in bytes.
        files: 0-based numbers of the files of the recording.
    """

    pts: Ticks
    starts: Ticks
    sizes: Ticks
    files: Ticks


def find_breaks(paths: Sequence[Path], form: str, packets: PacketPlaces) -> list[int]:
    """Return the numbers of the packets after which the structure of a file is broken, ascending.

    Only packets near a gap in the times are checked, and the last ones. Formats without a checked structure, and files
    that do not follow it anywhere, have none.

    Args:
        form: FFmpeg's name of the container's format.

    Raises:
        OSError: a file cannot be read.
    """
    checked = _suspected(packets)
    if form == "mpegts":
        lengths = np.diff(packets.starts)
        size = min(_TS_SIZES, key=lambda size: np.count_nonzero(lengths % size))
        checked |= set(np.flatnonzero(lengths % size).tolist())
        is_whole = _transport_check(size)
    elif form == "matroska,webm":
        is_whole = _is_matroska_whole
    else:
        return []
    broken: list[int] = []
    for number, path in enumerate(paths):
        with path.open("rb") as file:
            for packet in sorted(packet for packet in checked if packets.files[packet] == number):
                start, following = int(packets.starts[packet]), _start_of_next(packets, packet)
                if (
                    start >= 0
                    and following != start
                    and not is_whole(file, start, int(packets.sizes[packet]), following)
                ):
                    broken.append(packet)
    return broken if 2 * len(broken) < len(checked) else []


def _start_of_next(packets: PacketPlaces, packet: int) -> int | None:
    """Return the position of the next packet in the same file, or None if there is none."""
    following = packet + 1
    if following == len(packets.files) or packets.files[following] != packets.files[packet]:
        return None
    return int(packets.starts[following])


def _suspected(packets: PacketPlaces) -> set[int]:
    order = np.argsort(packets.pts, kind="stable")
    gaps = _gaps(packets.pts[order])[:_MAX_CHECKED_GAPS]
    near = {len(order) - 1, *order[gaps].tolist(), *order[gaps + 1].tolist()}
    return {
        packet
        for middle in near
        for packet in range(middle - _MAX_DELAY_PACKETS, middle + _MAX_DELAY_PACKETS)
        if 0 <= packet < len(order)
    }


def _gaps(pts: Ticks) -> NDArray[np.intp]:
    """Return the numbers of the frames that are followed by a gap."""
    intervals = np.diff(pts)
    return np.flatnonzero(intervals > _MIN_GAP_INTERVALS * np.median(intervals)) if len(intervals) else np.zeros(0, int)


def _transport_check(size: int) -> _IsWhole:
    def is_whole(file: BinaryIO, start: int, _n_bytes: int, following: int | None) -> bool:
        """Return True if packets follow one another up to the next frame, and none of them begins another frame."""
        if following is None:
            return True
        file.seek(start)
        data = np.frombuffer(file.read(following + size - start), np.uint8)
        if (following - start) % size or len(data) % size:
            return False
        rows = data.reshape(-1, size)[:, size - _TS_PACKET_BYTES :]
        if (rows[:, 0] != _SYNC_BYTE).any() or (rows[:, 1] >= 0x80).any():
            return False
        own = rows[((rows[:, 1:3] & (0x1F, 0xFF)) == (rows[0, 1:3] & (0x1F, 0xFF))).all(axis=1)]
        counters = own[(own[:, 3] & 0x10) > 0, 3] & 0xF
        has_restart = ((own[:, 3] & 0x20) > 0) & (own[:, 4] > 0) & ((own[:, 5] & 0x80) > 0)
        # A packet may be sent twice, with the same number.
        continues = has_restart.any() or ((np.diff(counters) & 0xF) <= 1).all()
        has_lost_start = (own[1:-1, 1] & 0x40).any()
        return bool(continues and not has_lost_start)

    return is_whole


def _is_matroska_whole(file: BinaryIO, start: int, n_bytes: int, following: int | None) -> bool:
    """Return True if known elements follow one another up to the next block of the stream, or the end of the file."""
    at = start + n_bytes + _BLOCK_HEADER_BYTES
    while following is None or at < following:
        file.seek(at)
        header = file.read(_MAX_ELEMENT_HEADER_BYTES)
        if not header:
            return following is None
        id_bytes, size_bytes = _vint_bytes(header, 0), _vint_bytes(header, _vint_bytes(header, 0))
        kind = int.from_bytes(header[:id_bytes])
        at += id_bytes + size_bytes
        if kind in _BLOCK_IDS and at == following:
            return True
        if kind in _BLOCK_IDS or kind in _OTHER_IDS:
            at += int.from_bytes(header[id_bytes : id_bytes + size_bytes]) & ((1 << 7 * size_bytes) - 1)
        elif kind not in _MASTER_IDS:
            return False
    return False


def _vint_bytes(header: bytes, at: int) -> int:
    """Return the length of a number of variable length, from its first byte."""
    return 9 - header[at].bit_length() if at < len(header) else 1


def is_cut_by_damage(path: Path, form: str) -> bool:
    """Return True if the boxes of an MP4 do not follow one another up to its end (ISO/IEC 14496-12, 4.2).

    In a file of fragments FFmpeg takes the place for the end of the file.

    Raises:
        OSError: the file cannot be read.
    """
    if "mp4" not in form.split(","):
        return False
    size, at = path.stat().st_size, 0
    with path.open("rb") as file:
        while at + _BOX_HEADER_BYTES <= size:
            file.seek(at)
            header = file.read(2 * _BOX_HEADER_BYTES)
            length, kind = int.from_bytes(header[:4]), header[4:_BOX_HEADER_BYTES]
            if length == 1:
                length = int.from_bytes(header[_BOX_HEADER_BYTES:])
            if length == 0:
                return False
            if length < _BOX_HEADER_BYTES or not (kind.isascii() and kind.decode().isprintable()):
                return True
            at += length
    return at > size


def numbered_with_lost(
    pts: Ticks, packets: PacketPlaces, breaks: Sequence[int], time_base: Fraction
) -> tuple[Ticks, list[int]]:
    """Add the times of frames that were lost at breaks, where frames are evenly spaced.

    Args:
        pts: times of the known frames, ascending.

    Returns:
        All times, ascending, and those of frames at the breaks that may be wrong without an error.
    """
    place = dict(zip(packets.pts.tolist(), range(len(packets.pts)), strict=True))
    doubtful = [int(packets.pts[packet]) for packet in breaks]
    lost: list[int] = []
    for gap in _gaps(pts) if breaks else ():
        before, after = int(pts[gap]), int(pts[gap + 1])
        places = [place[time] for time in (before, after) if time in place]
        if not places or not _is_near(breaks, min(places), max(places)):
            continue
        missing = _times_between(pts, int(gap), time_base)
        lost += missing
        doubtful += [] if missing else [after]
    return np.sort(np.concatenate([pts, np.array(lost, np.int64)])), doubtful


def _is_near(breaks: Sequence[int], low: int, high: int) -> bool:
    first = bisect_left(breaks, low - _MAX_DELAY_PACKETS)
    return first < len(breaks) and breaks[first] <= high + _MAX_DELAY_PACKETS


def _times_between(pts: Ticks, gap: int, time_base: Fraction) -> list[int]:
    """Return the times of the frames that a gap lacks; none if frames are not evenly spaced around it."""
    around = pts[max(gap - _N_NEIGHBOURS, 0) : gap + 2 + _N_NEIGHBOURS]
    intervals = np.diff(around)
    regular = intervals[intervals <= _MIN_GAP_INTERVALS * np.median(np.diff(pts))]
    length = int(pts[gap + 1] - pts[gap])
    if not len(regular) or length * time_base > _MAX_FILLED_SECONDS:
        return []
    interval = float(regular.mean())
    tolerance = max(_MAX_JITTER_INTERVALS * interval, 1)
    count = round(length / interval)
    if (np.abs(regular - interval) > tolerance).any() or abs(length - count * interval) > tolerance:
        return []
    return [int(pts[gap]) + round(length * step / count) for step in range(1, count)]
