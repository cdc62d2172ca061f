"""Joints between recordings: points at which the clock of a file restarts, as after `cat a.ts b.ts`.

Times are made to increase throughout, part by part. The shift of a packet depends only on the packets just before it,
so reading from any keyframe gives the same times as a full reading.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

MAX_GAP_SECONDS: Final = 10
"""A longer gap between two packets is treated as another clock, as in FFmpeg (dts_delta_threshold)."""
_N_FORGIVEN_PACKETS: Final = 2
"""Number of packets before a joint whose damage mark only means that the transport stream's counters restart."""


@dataclass(frozen=True, slots=True)
class Joint:
    """The start of a part with its own clock.

    Attributes:
        position: byte position of its first packet.
        shift: ticks to add to the file's times.
        floor: time of its first keyframe, as stored in the file. Pictures shown before it depend on missing data. None
            if the part does not start with a keyframe.
    """

    position: int
    shift: int
    floor: int | None


class PartClock:
    """A clock that shifts the times of packets, part by part.

    Attributes:
        joints: joints met since the start of the file or since `restart`.
    """

    def __init__(self, time_base: Fraction, rate: Fraction) -> None:
        self._max_gap = round(MAX_GAP_SECONDS / time_base)
        self._frame_ticks = max(round(1 / (rate * time_base)), 1)
        self.joints: list[Joint] = []
        self.restart()

    def restart(self, joints: Sequence[Joint] = (), position: int = 0) -> None:
        """Start at the position of a keyframe, in a file with known joints."""
        self.joints = list(joints[: bisect_right(joints, position, key=attrgetter("position"))])
        self._position = position
        self._last_dts: int | None = None
        """Decoding time of the last packet in the file, in ticks."""
        self._last: int | None = None
        """Decoding time of the last packet after the shift, in ticks."""
        self._end: int | None = None
        """End of the latest picture shown so far, in ticks."""
        self._joins = self._cut = False

    def adjust(self, packets: Iterator["Packet[VideoStream]"]) -> Iterator["Packet[VideoStream]"]:
        """Yield the packets with increasing times, dropping those that cannot be decoded at a joint."""
        held: list[Packet[VideoStream]] = []
        for packet in packets:
            self._position = self._position if packet.pos is None else packet.pos
            if self._is_joint(packet):
                self._joins = True
                # No packet is missing: the encoder continued with another clock.
                self._cut = bool(held)
                for last in held:
                    last.is_corrupt = False
            if self._joins and (packet.is_keyframe or not self._cut):
                self._join(packet)
            self._last_dts = packet.dts if packet.dts is not None else self._last_dts
            if not self._joins and self._shift(packet):
                held.append(packet)
            while held and not (held[0].is_corrupt and len(held) <= _N_FORGIVEN_PACKETS):
                yield held.pop(0)
        yield from held

    def _is_joint(self, packet: "Packet[VideoStream]") -> bool:
        if packet.dts is None or self._last_dts is None:
            return False
        return not 0 <= packet.dts - self._last_dts <= self._max_gap

    def _join(self, packet: "Packet[VideoStream]") -> None:
        """Start a part with a packet; its first picture is shown after everything before it."""
        self._joins = False
        end, last = self._end, self._last
        if packet.is_keyframe and packet.pts is not None and end is not None:
            self.joints.append(Joint(self._position, end - packet.pts, packet.pts))
        elif packet.dts is not None and last is not None:
            self.joints.append(Joint(self._position, last + self._frame_ticks - packet.dts, None))

    def _shift(self, packet: "Packet[VideoStream]") -> bool:
        """Shift a packet's times. Return True if it can be decoded."""
        present = self.joints[-1] if self.joints else Joint(0, 0, None)
        if packet.dts is not None:
            packet.dts += present.shift
            self._last = packet.dts
        if packet.pts is not None:
            if present.floor is not None and packet.pts < present.floor:
                return False
            packet.pts += present.shift
            end = packet.pts + (packet.duration or self._frame_ticks)
            self._end = end if self._end is None else max(self._end, end)
        return True


def shift_packets(packets: "Iterator[Packet[Any]]", joints: Sequence[Joint]) -> "Iterator[Packet[Any]]":
    """Yield packets of any streams, from any position, with their times shifted as the file's known joints require."""
    positions: dict[int, int] = {}
    for packet in packets:
        # A packet without a position starts within the data of the previous one.
        at = positions.get(packet.stream.index, 0) if packet.pos is None else packet.pos
        positions[packet.stream.index] = at
        number = bisect_right(joints, at, key=attrgetter("position"))
        if number:
            shift = joints[number - 1].shift
            packet.pts = None if packet.pts is None else packet.pts + shift
            packet.dts = None if packet.dts is None else packet.dts + shift
        yield packet
