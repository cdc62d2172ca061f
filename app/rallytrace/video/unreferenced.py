"""Coded pictures that no other picture is decoded from: on the way to a frame they can be left out.

A decoder that skips them itself gives each a turn of one of its threads, which makes it a third slower.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

    PacketTest: TypeAlias = Callable[[Packet[VideoStream]], bool]

_START: Final = b"\0\0\1"
_AVC_SLICE: Final = 1
_AVC_ASIDE: Final = frozenset({6, 9, 12})
"""Units beside a picture: extra information, a delimiter, filler (ITU-T H.264, table 7-1)."""
_HEVC_SLICES: Final = frozenset({0, 2, 4, 6, 8})
"""Slices of pictures without a use for others of their layer (ITU-T H.265, table 7-1: TRAIL_N to RASL_N)."""
_HEVC_ASIDE: Final = frozenset({35, 38, 39, 40})
_HEVC_LAYERS: Final = 21
"""The byte of an HEVC configuration with the number of temporal layers and the size of lengths (ISO/IEC 14496-15)."""


def unreferenced_test(codec: str, configuration: bytes | None) -> "PacketTest | None":
    """A test of packets for unreferenced pictures with nothing else of use in them.

    Args:
        codec: FFmpeg's name.
        configuration: the stream's extradata.

    Returns:
        None for a codec without a reliable mark of such pictures.
    """
    packed = configuration is not None and configuration[:1] == b"\1"  # else there are start codes between units
    if codec == "h264":
        length_size = configuration[4] % 4 + 1 if configuration is not None and packed else 0
        return lambda packet: _is_left_out(bytes(packet), length_size, _avc_use)
    # With several temporal layers, pictures of a higher one may be decoded from any of a lower one.
    if codec == "hevc" and configuration is not None and packed and len(configuration) > _HEVC_LAYERS:
        layout = configuration[_HEVC_LAYERS]
        if layout >> 3 & 7 == 1:
            return lambda packet: _is_left_out(bytes(packet), layout % 4 + 1, _hevc_use)
    return None


def _is_left_out(data: bytes, length_size: int, use_of: Callable[[bytes], bool | None]) -> bool:
    uses = [use_of(unit) for unit in (_packed_units(data, length_size) if length_size else _marked_units(data))]
    return True not in uses and False in uses


def _packed_units(data: bytes, length_size: int) -> Iterator[bytes]:
    """The headers of units that follow their length."""
    at = 0
    while at < len(data):
        begin = at + length_size
        yield data[begin : begin + 2]
        at = begin + int.from_bytes(data[at:begin], "big")


def _marked_units(data: bytes) -> Iterator[bytes]:
    """The headers of units that follow a start code."""
    at = data.find(_START)
    while at >= 0:
        yield data[at + 3 : at + 5]
        at = data.find(_START, at + 3)


def _avc_use(header: bytes) -> bool | None:
    """Whether other pictures may need a unit; None for one beside the pictures."""
    kind = header[0] & 31 if header else 0
    if kind in _AVC_ASIDE:
        return None
    return kind != _AVC_SLICE or header[0] & 0x60 != 0


def _hevc_use(header: bytes) -> bool | None:
    kind = header[0] >> 1 & 63 if len(header) == 2 else 63
    if kind in _HEVC_ASIDE:
        return None
    # Of the only layer: number 0, written with its temporal number plus one.
    return kind not in _HEVC_SLICES or header[0] & 1 != 0 or header[1] != 1
