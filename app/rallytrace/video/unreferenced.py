"""Detect coded pictures that no other picture depends on, which can be skipped on the way to a frame.

Letting the decoder skip them takes a third longer, because each still occupies one of its threads for a moment.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

    PacketTest: TypeAlias = Callable[[Packet[VideoStream]], bool]

_START_CODE: Final = b"\0\0\1"
_AVC_NON_IDR_SLICE: Final = 1
_AVC_NON_PICTURE_UNITS: Final = frozenset({6, 9, 12})
"""Units that are not part of a picture: extra information, delimiter, filler (ITU-T H.264, table 7-1)."""
_HEVC_UNREFERENCED_SLICES: Final = frozenset({0, 2, 4, 6, 8})
"""Slices of pictures that no picture of their layer uses (ITU-T H.265, table 7-1: TRAIL_N to RASL_N)."""
_HEVC_NON_PICTURE_UNITS: Final = frozenset({35, 38, 39, 40})
_HEVC_LAYERS_OFFSET: Final = 21
"""Offset of the byte of an HEVC configuration with temporal layers and length size (ISO/IEC 14496-15)."""


def unreferenced_test(codec: str, configuration: bytes | None) -> "PacketTest | None":
    """Return a function that tells whether a packet holds only an unreferenced picture and nothing else of use.

    Args:
        codec: FFmpeg's name of the codec.
        configuration: the stream's extradata.

    Returns:
        None for a codec that does not mark such pictures reliably.
    """
    packed = configuration is not None and configuration[:1] == b"\1"  # otherwise start codes separate the units
    if codec == "h264":
        length_size = configuration[4] % 4 + 1 if configuration is not None and packed else 0
        return lambda packet: _is_left_out(bytes(packet), length_size, _avc_use)
    # With several temporal layers, pictures of a higher layer may depend on any of a lower one.
    if codec == "hevc" and configuration is not None and packed and len(configuration) > _HEVC_LAYERS_OFFSET:
        layout = configuration[_HEVC_LAYERS_OFFSET]
        if layout >> 3 & 7 == 1:
            return lambda packet: _is_left_out(bytes(packet), layout % 4 + 1, _hevc_use)
    return None


def _is_left_out(data: bytes, length_size: int, use_of: Callable[[bytes], bool | None]) -> bool:
    uses = [use_of(unit) for unit in (_packed_units(data, length_size) if length_size else _marked_units(data))]
    return True not in uses and False in uses


def _packed_units(data: bytes, length_size: int) -> Iterator[bytes]:
    """Yield the headers of units that follow their length."""
    at = 0
    while at < len(data):
        begin = at + length_size
        yield data[begin : begin + 2]
        at = begin + int.from_bytes(data[at:begin], "big")


def _marked_units(data: bytes) -> Iterator[bytes]:
    """Yield the headers of units that follow a start code."""
    at = data.find(_START_CODE)
    while at >= 0:
        yield data[at + 3 : at + 5]
        at = data.find(_START_CODE, at + 3)


def _avc_use(header: bytes) -> bool | None:
    """Return True if other pictures may need a unit; None for a unit that is not part of a picture."""
    kind = header[0] & 31 if header else 0
    if kind in _AVC_NON_PICTURE_UNITS:
        return None
    return kind != _AVC_NON_IDR_SLICE or header[0] & 0x60 != 0


def _hevc_use(header: bytes) -> bool | None:
    kind = header[0] >> 1 & 63 if len(header) == 2 else 63
    if kind in _HEVC_NON_PICTURE_UNITS:
        return None
    # A unit of the only layer: layer number 0, and the temporal number plus one.
    return kind not in _HEVC_UNREFERENCED_SLICES or header[0] & 1 != 0 or header[1] != 1
