"""Building the frame index: one pass over the packets, and decoding only where the packets leave doubt."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import islice, pairwise, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.video.decoder import Decoder
from rallytrace.video.index import FrameIndex, GroupDamage, Ticks

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

_PAUSE_SECONDS: Final = 0.1
"""How long a scan works between two chances to do something else, or to stop."""
_HIDES_PICTURES: Final = frozenset({"vp8"})
"""Codecs with packets that are never shown and look like any other."""
_TELLING: Final = 100
"""So many pictures are decoded to see whether they come in the order of their times, where there is doubt."""
_UNKNOWN: Final = np.iinfo(np.int64).min


def scan(path: Path) -> Iterator[FrameIndex]:
    """Build the index of a file step by step, about ten steps a second; the last one given is complete.

    Raises:
        AppError: the file cannot be opened, or no picture in it can be decoded.
    """
    clock = _ProgressTimer()
    with Decoder(path) as decoder:
        packets = _Packets(decoder.stream)
        for packet in decoder.packets():
            packets.add(packet)
            if clock.rings():
                yield packets.settled()
        packets.doubtful |= decoder.errors > 0
        holds_back = decoder.stream.codec_context.has_b_frames
    index = packets.index()
    misleading = holds_back and not packets.reordered() and _come_otherwise(path)
    if packets.doubtful or not packets.in_order() or misleading:
        yield from survey(path, index)
    else:
        yield _not_empty(_without_lost_beginning(path, index), path)


def survey(path: Path, index: FrameIndex) -> Iterator[FrameIndex]:
    """Decode a whole file, and put what comes out in the place of what its packets announce.

    Args:
        path: the file.
        index: what the packets announce.

    Yields:
        Unfinished indices, about ten a second, then the complete one.
    """
    clock = _ProgressTimer()
    found: list[int | None] = []
    harmed: int | None = None
    with Decoder(path, threading="NONE") as decoder:
        errors = 0
        for picture in decoder.pictures():
            # What cannot be decoded before the first picture is a recording that began between two keyframes.
            errors = errors if found else decoder.errors
            if harmed is None and (picture.is_corrupt or decoder.errors > errors):
                harmed = len(found)
            found.append(picture.pts)
            if clock.rings():
                yield replace(index, pts=index.pts[:0], complete=False)
        rate = decoder.stream.average_rate or Fraction(25)
    yield _not_empty(_surveyed(index, found, harmed, rate), path)


def _surveyed(index: FrameIndex, found: list[int | None], harmed: int | None, rate: Fraction) -> FrameIndex:
    """The index of what was found, which is numbered by order alone where its times are missing or go back."""
    pts = np.array([_UNKNOWN if pts is None else pts for pts in found], np.int64)
    if (pts == _UNKNOWN).any() or (np.diff(pts) <= 0).any():
        counted = np.arange(len(pts), dtype=np.int64)
        none = counted[:0]
        return replace(
            index,
            pts=counted,
            key_pts=none,
            key_dts=none,
            time_base=1 / rate,
            timed=False,
            complete=True,
            damage={-1: GroupDamage(-1, harmed)},
        )
    return replace(index, pts=pts, complete=True)


def _come_otherwise(path: Path) -> bool:
    """Whether pictures come in another order than that of their times: AVI only knows when packets are decoded."""
    with Decoder(path, threading="NONE") as decoder:
        times = [picture.pts for picture in islice(decoder.pictures(), _TELLING) if picture.pts is not None]
    return any(later < earlier for earlier, later in pairwise(times))


def _without_lost_beginning(path: Path, index: FrameIndex) -> FrameIndex:
    """Drop the pictures shown before the first keyframe that cannot be decoded without what was cut off there."""
    start = index.first_after(0) if len(index.key_pts) else 0
    if start == 0:
        return index
    with Decoder(path, threading="NONE") as decoder:
        first = int(index.key_pts[0])
        decoded = [p.pts for p in takewhile(lambda p: p.pts is not None and p.pts < first, decoder.pictures())]
    pts = np.concatenate([np.array(decoded, np.int64), index.pts[start:]])
    return replace(index, pts=pts)


def _not_empty(index: FrameIndex, path: Path) -> FrameIndex:
    if not index.n_frames:
        raise AppError(f"No picture in '{path}' can be decoded.", "Copy the file again, or convert it to .mp4.")
    return index


@dataclass(slots=True)
class _ProgressTimer:
    """Rings once every tenth of a second."""

    due: float = field(default_factory=lambda: time.monotonic() + _PAUSE_SECONDS)

    def rings(self) -> bool:
        now = time.monotonic()
        if now < self.due:
            return False
        self.due = now + _PAUSE_SECONDS
        return True


class _Packets:
    """What the packets of one stream say, in decoding order.

    Attributes:
        doubtful: whether the packets do not tell which pictures will come out.
    """

    def __init__(self, stream: "VideoStream") -> None:
        self._time_base = stream.time_base or Fraction(1, 90_000)
        self._promised = stream.frames
        self._pts: list[int] = []
        self._dts: list[int] = []
        self._key: list[bool] = []
        self._hidden: list[bool] = []
        self.doubtful = stream.codec_context.name in _HIDES_PICTURES

    def add(self, packet: "Packet[VideoStream]") -> None:
        self.doubtful |= packet.pts is None
        self._pts.append(_UNKNOWN if packet.pts is None else packet.pts)
        self._dts.append(_UNKNOWN if packet.dts is None else packet.dts)
        self._key.append(packet.is_keyframe)
        self._hidden.append(packet.is_discard)

    def settled(self) -> FrameIndex:
        """The frames that no later packet can move: those shown up to the last decoding time."""
        whole = self.index()
        trusted = bool(self._dts) and not self.doubtful
        end = int(np.searchsorted(whole.pts, self._dts[-1], side="right")) if trusted else 0
        return replace(whole, pts=whole.pts[:end], complete=False)

    def index(self) -> FrameIndex:
        """The frames as the packets announce them."""
        pts, dts, key, hidden = self._columns()
        # The file's last packet may be cut short without anybody knowing: decoding never starts there.
        key[1:][-1:] = False
        shown = np.sort(pts[~hidden], kind="stable")
        order = np.argsort(pts[key], kind="stable")
        return FrameIndex(
            pts=shown,
            key_pts=pts[key][order],
            key_dts=np.where(dts == _UNKNOWN, pts, dts)[key][order],
            time_base=self._time_base,
            promised=self._promised,
        )

    def in_order(self) -> bool:
        """Whether the times can be believed: no two alike, and each keyframe later than all that came before it."""
        pts, _, key, _ = self._columns()
        so_far = np.maximum.accumulate(pts)
        keys = np.flatnonzero(key)
        later = keys[keys > 0]
        return len(keys) > 0 and len(np.unique(pts)) == len(pts) and bool((pts[later] > so_far[later - 1]).all())

    def reordered(self) -> bool:
        """Whether some packet says that it is shown before one that comes before it."""
        pts, _, _, _ = self._columns()
        return bool((np.diff(pts) < 0).any())

    def _columns(self) -> tuple[Ticks, Ticks, NDArray[np.bool_], NDArray[np.bool_]]:
        return (
            np.array(self._pts, np.int64),
            np.array(self._dts, np.int64),
            np.array(self._key, np.bool_),
            np.array(self._hidden, np.bool_),
        )
