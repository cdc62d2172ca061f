"""Encode video clips on the fly, with the number of each frame drawn into its picture.

The number stands in 16 blocks along the upper edge, each bit with its complement below it, so that a picture that
mixes two frames is told from a good one. The rest of the picture moves, so that frames depend on one another.
"""

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]

_BITS = 12
_DARK, _LIGHT = 40, 215


@dataclass(frozen=True)
class Clip:
    """What to encode. Width and height are as stored; a player turns the picture `rotation` degrees to the left."""

    name: str
    codec: str = "libx264"
    options: dict[str, str] = field(default_factory=dict)
    n_frames: int = 120
    width: int = 192
    height: int = 108
    rate: int = 30
    pix_fmt: str = "yuv420p"
    gop: int = 20
    b_frames: int = 0
    offset: int = 0
    """Frame intervals before the first frame; frames at negative times are hidden by an edit list (.mp4)."""
    rotation: int = 0
    matrix: tuple[int, ...] | None = None
    """The display matrix to write in place of a rotation; the stored pictures do not depend on it."""
    pixel_aspect: Fraction = Fraction(1)
    uneven: bool = False
    """Whether the intervals between the frames vary."""
    container_options: dict[str, str] = field(default_factory=dict)


def numbered(i: int, width: int, height: int) -> Picture:
    """Return a picture of (height, width, 3) RGB that shows number `i` and depends on it everywhere."""
    y, x = np.ogrid[0:height, 0:width]
    wave = 128 + 60 * np.sin((x + 3 * i) / 17.0) + 30 * np.cos((y - 2 * i) / 11.0)
    picture = np.stack([wave, np.roll(wave, 5 * i, axis=1), 255 - wave], axis=-1).clip(0, 255).astype(np.uint8)
    block_w, block_h = width // _BITS, height // 6
    for bit in range(_BITS):
        light = bool(i >> bit & 1)
        columns = slice(bit * block_w, (bit + 1) * block_w)
        picture[:block_h, columns] = _LIGHT if light else _DARK
        picture[block_h : 2 * block_h, columns] = _DARK if light else _LIGHT
    return picture


def number_in(picture: Picture) -> int | None:
    """Return the number shown by a picture of (height, width, 3), in either colour order.

    None if it is not readable.
    """
    height, width = picture.shape[:2]
    block_w, block_h = width // _BITS, height // 6
    number = 0
    for bit in range(_BITS):
        column = int((bit + 0.5) * block_w)
        middle = slice(column - block_w // 4, column + block_w // 4)
        upper = float(picture[block_h // 4 : 3 * block_h // 4, middle].mean())
        lower = float(picture[block_h + block_h // 4 : block_h + 3 * block_h // 4, middle].mean())
        if abs(upper - lower) < (_LIGHT - _DARK) / 2:
            return None
        number |= (upper > lower) << bit
    return number


def make(clip: Clip, folder: Path, paint: Callable[[int, int, int], Picture] = numbered) -> Path:
    """Encode a clip into a folder; its name's ending chooses the container.

    `paint(i, width, height)` gives frame `i` as it shall be seen, RGB of (height, width, 3).
    """
    path = folder / clip.name
    fineness = 10 if clip.uneven else 1
    with av.open(str(path), "w", container_options=clip.container_options) as container:
        stream = container.add_stream(clip.codec, rate=clip.rate, options=_encoder_options(clip))
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height, stream.pix_fmt = clip.width, clip.height, clip.pix_fmt
        stream.gop_size = clip.gop
        stream.codec_context.max_b_frames = clip.b_frames
        stream.codec_context.sample_aspect_ratio = clip.pixel_aspect
        stream.codec_context.time_base = Fraction(1, fineness * clip.rate)
        if clip.rotation:
            stream.set_display_rotation(clip.rotation)
        if clip.matrix is not None:
            stream.set_display_matrix(clip.matrix)
        for i in range(clip.n_frames):
            frame = av.VideoFrame.from_ndarray(_stored(clip, i, paint), "rgb24")
            frame.pts = fineness * (i + clip.offset) + (_unevenness(i) if clip.uneven else 0)
            frame.time_base = stream.codec_context.time_base
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return path


def _stored(clip: Clip, i: int, paint: Callable[[int, int, int], Picture]) -> Picture:
    """Return the picture as stored in the file: rotated against the player's rotation."""
    quarters = clip.rotation // 90
    seen = (clip.height, clip.width) if quarters % 2 else (clip.width, clip.height)
    return np.ascontiguousarray(np.rot90(paint(i, *seen), -quarters))


def _unevenness(i: int) -> int:
    """Return a delay of 0 to 8 tenths of an interval, which varies the intervals and keeps the order of the frames."""
    return (i * i * 7 + i * 3) % 9


def _encoder_options(clip: Clip) -> dict[str, str]:
    # With its macroblock tree x264 writes other bytes from run to run, and damage hits something else.
    quiet = {
        "libx264": {"preset": "veryfast", "mbtree": "0"},
        "libx265": {"preset": "ultrafast", "x265-params": "log-level=none"},
    }
    return quiet.get(clip.codec, {}) | clip.options


def make_sound(path: Path) -> Path:
    """Return a second of a tone without pictures."""
    with av.open(str(path), "w") as container:
        stream = container.add_stream("aac", rate=48_000)
        assert isinstance(stream, av.AudioStream)
        tone = np.sin(np.arange(48_000) / 20.0, dtype=np.float32)[np.newaxis]
        for start in range(0, 47 * 1024, 1024):
            frame = av.AudioFrame.from_ndarray(tone[:, start : start + 1024], "fltp", "mono")
            frame.sample_rate, frame.pts = 48_000, start
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return path


def truncate(path: Path, share: float) -> Path:
    """Return a copy of a file that ends after a share of its bytes."""
    copy = path.with_name(f"cut_{path.name}")
    data = path.read_bytes()
    copy.write_bytes(data[: int(len(data) * share)])
    return copy


def damage(path: Path, shares: Sequence[float], length: int = 400) -> Path:
    """Return a copy of a file with noise in some stretches of bytes, which start at these shares of it."""
    copy = path.with_name(f"damaged_{path.name}")
    data = bytearray(path.read_bytes())
    for share in shares:
        at = int(len(data) * share)
        noise = np.random.default_rng(at).integers(0, 256, length, np.uint8).tobytes()
        data[at : at + length] = noise[: len(data) - at]
    copy.write_bytes(bytes(data))
    return copy


def packets(path: Path) -> list[tuple[int, int]]:
    """Return the offset and length of each coded picture of a file, in decoding order."""
    with av.open(str(path)) as container:
        found = container.demux(container.streams.video[0])
        return [(packet.pos, packet.size) for packet in found if packet.size and packet.pos is not None]


def overwritten(path: Path, name: str, places: Mapping[int, bytes]) -> Path:
    """Return a copy of a file, under another name beside it, with some bytes overwritten."""
    data = bytearray(path.read_bytes())
    for at, content in places.items():
        data[at : at + len(content)] = content
    copy = path.with_name(name)
    copy.write_bytes(bytes(data))
    return copy


def damage_packets(path: Path, numbers: Sequence[int]) -> Path:
    """Return a copy of a file with noise in the middle of some coded pictures."""
    coded, noise = packets(path), np.random.default_rng(1)
    middles = {at + size // 3: noise.bytes(size // 3) for at, size in (coded[number] for number in numbers)}
    return overwritten(path, f"damaged_{path.name}", middles)


def with_edit_list(path: Path, name: str, parts: Sequence[tuple[float, float]]) -> Path:
    """Return a copy of an .mp4 that plays parts of it in another order, as editors do without re-encoding.

    Args:
        parts: how long each is, and where it begins, in seconds.
    """
    data = path.read_bytes()
    movie = _box(data, b"moov")
    track = _box(movie, b"trak")
    header, media_header = _box(movie, b"mvhd"), _box(_box(track, b"mdia"), b"mdhd")
    movie_ticks, ticks = (struct.unpack(">I", head[12:16])[0] for head in (header, media_header))
    # With B-frames the first picture is shown so many ticks after the first one is decoded.
    (delay,) = struct.unpack(">i", _box(_box(track, b"edts"), b"elst")[12:16])
    entries = [
        struct.pack(">IiI", round(length * movie_ticks), delay + round(begin * ticks), 0x10000)
        for length, begin in parts
    ]
    edits = _boxed(b"edts", _boxed(b"elst", struct.pack(">II", 0, len(parts)) + b"".join(entries)))
    other = track.replace(_boxed(b"edts", _box(track, b"edts")), edits)
    moved = movie.replace(_boxed(b"trak", track), _boxed(b"trak", other))
    assert data.endswith(_boxed(b"moov", movie)), "the pictures would be elsewhere"
    copy = path.with_name(name)
    copy.write_bytes(data.removesuffix(_boxed(b"moov", movie)) + _boxed(b"moov", moved))
    return copy


def _box(data: bytes, kind: bytes) -> bytes:
    """Return the content of the first direct child box of a kind."""
    at = 0
    while data[at + 4 : at + 8] != kind:
        at += struct.unpack(">I", data[at : at + 4])[0]
    (length,) = struct.unpack(">I", data[at : at + 4])
    return data[at + 8 : at + length]


def _boxed(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", 8 + len(content)) + kind + content
