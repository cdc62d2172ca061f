"""Detect zeros that a coded picture cannot contain, as bad sectors and unfinished downloads leave them in a file.

FFmpeg decodes most of them to a wrong picture without an error.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from av import Packet
    from av.video.stream import VideoStream

    PacketTest: TypeAlias = Callable[[Packet[VideoStream]], bool]

_ZEROS: Final = b"\0\0\0"
_ZEROS_IN_UNIT: Final = re.compile(rb"\0\0\0[^\0]")
_ZEROS_BEFORE_NO_START_CODE: Final = re.compile(rb"\0\0\0[^\0\1]")
_LENGTH_SIZE_OFFSETS: Final = {"h264": 4, "hevc": 21}
"""Offset of the byte of a codec's configuration that holds the size of lengths (ISO/IEC 14496-15)."""


def zeros_test(codec: str, configuration: bytes | None) -> "PacketTest | None":
    """Return a function that tells whether a packet contains a run of three zeros where its codec forbids it.

    Zeros at the end of a unit are no sign: some encoders write them.

    Args:
        codec: FFmpeg's name of the codec.
        configuration: the stream's extradata.

    Returns:
        None for a codec that allows any bytes.
    """
    offset = _LENGTH_SIZE_OFFSETS.get(codec)
    if offset is None:
        return None
    length_size = 0
    if configuration is not None and configuration[:1] == b"\1" and len(configuration) > offset:
        length_size = configuration[offset] % 4 + 1
    return lambda packet: has_zeros(bytes(packet), length_size)


def has_zeros(data: bytes, length_size: int) -> bool:
    """Return True if coded units contain forbidden zeros (ITU-T H.264 and H.265, 7.4.1).

    Args:
        length_size: bytes of the length before each unit; 0 if start codes separate them.
    """
    if _ZEROS not in data:
        return False
    if not length_size:
        return _ZEROS_BEFORE_NO_START_CODE.search(data) is not None
    at = 0
    while at < len(data):
        begin = at + length_size
        at = begin + int.from_bytes(data[at:begin])
        if _ZEROS_IN_UNIT.search(data, begin, at):
            return True
    return False
