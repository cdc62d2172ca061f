"""Rows of a layer as bytes, and how much a project may hold.

Rows are written with a description that a later RallyTrace can read them by: numbers that stand for something, states
and sources, have their names in it, and fields are found by name, so neither a new order nor a new field makes an old
file unreadable.

A file that holds more than the limits is damaged, or made to take all memory or time there is. Everything is checked
before memory is taken for it. The limits are far above what a video of two days needs.
"""

import itertools
import json
import sqlite3
import struct
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.track import DTYPES, SOURCES, Frames, Layer, Rows, State
from rallytrace.json_files import parse_json

MOST_FRAMES: Final = 10**7
"""46 hours at 60 frames a second."""
MOST_ROW_BYTES: Final = 1024
"""Of one frame in one layer; 60 today."""
MOST_HISTORY_IN_MEMORY: Final = 2**30
MOST_ROWS: Final = 2**16
"""Of the tables that have a few: facts, prints, formats, runs."""
MOST_ITEMS: Final = 10**5
"""Rallies, events or non-play ranges: two of each a second, all day long."""
_PULSE: Final = 100_000
"""Instructions of SQLite's between two looks at how many there have been; a millisecond or so."""
_INSTRUCTIONS: Final = 2 * 10**7
_INSTRUCTIONS_A_BYTE: Final = 50
"""Reading takes about one for each byte."""


def limit_work(connection: sqlite3.Connection, n_bytes: int) -> None:
    """Interrupt whatever a connection does when it has done much more than reading a file of that size takes."""
    pulses = itertools.count()
    most = (_INSTRUCTIONS + _INSTRUCTIONS_A_BYTE * n_bytes) // _PULSE
    connection.set_progress_handler(lambda: next(pulses) >= most, _PULSE)


def inflated(body: bytes, most: int) -> bytes:
    """Bytes that were deflated; ValueError where they are damaged, or would be more than that."""
    stream = zlib.decompressobj()
    try:
        raw = stream.decompress(body, most + 1)
    except zlib.error as error:
        raise ValueError(f"packed bytes are damaged: {error}") from None
    if len(raw) > most or not stream.eof:
        raise ValueError(f"packed bytes are cut off, or more than {most}")
    return raw


def counted(value: Any, most: int = MOST_FRAMES) -> int:
    """A count or a place; ValueError or TypeError where it is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r:.40} is no number")
    if not 0 <= value <= most:
        raise ValueError(f"{value} is not from 0 to {most}")
    return value


_ZEROS, _PLAIN, _PACKED, _RANGE = b"\0", b"\1", b"\2", b"\3"
_SMALL: Final = 256
"""Bytes that are not worth packing."""
_LEVEL: Final = 1
"""Higher ones make runs 1 % smaller and take twice the time."""

_MEANINGS: Final = {
    "state": {state.name.lower(): int(state) for state in State},
    "source": {source.value: number for number, source in enumerate(SOURCES)},
}


def name_of(layer: Layer) -> str:
    """A layer's name in the file."""
    return layer.name.lower()


def layer_named(name: object) -> Layer:
    """The layer of that name; ValueError where there is none."""
    layer = next((layer for layer in Layer if name_of(layer) == name), None)
    if layer is None:
        raise ValueError(f"no layer {name!r:.40}")
    return layer


def description_of(layer: Layer) -> str:
    """How rows of a layer are written today, as JSON."""
    dtype = DTYPES[layer].newbyteorder("<")
    fields = [[name, dtype[name].str] for name in dtype.names or ()]
    return json.dumps({"layer": name_of(layer), "fields": fields, **_MEANINGS}, sort_keys=True)


@dataclass(slots=True)
class RowFormat:
    """How rows were written once.

    Attributes:
        dtype: of the rows in the file.
    """

    layer: Layer
    dtype: np.dtype[np.void]
    _meanings: dict[str, NDArray[np.uint8]] = field(default_factory=dict)
    """For the fields whose numbers mean something else today: the new numbers by the old ones."""

    @classmethod
    def parse(cls, description: str) -> "RowFormat":
        """Read a description; ValueError, KeyError or TypeError where it is none, or has unknown names."""
        facts = parse_json(description)
        dtype = np.dtype([(str(name), str(kind)) for name, kind in facts["fields"]])
        if dtype.itemsize > MOST_ROW_BYTES:
            raise ValueError(f"rows of {dtype.itemsize} bytes")
        meanings = {}
        for name, today in _MEANINGS.items():
            table = np.zeros(256, np.uint8)
            for word, number in dict(facts[name]).items():
                table[number] = today[word]
            if facts[name] != today:
                meanings[name] = table
        return cls(layer_named(facts["layer"]), dtype, meanings)

    def read(self, body: bytes, count: int) -> Rows:
        """The rows, (count,) of the layer's dtype; ValueError where the bytes are another number of rows."""
        rows = unpacked(body, self.dtype, count)
        wanted = DTYPES[self.layer]
        if not self._meanings and self.dtype == wanted:
            return rows
        made = np.zeros(count, wanted)
        for name in wanted.names or ():
            if name in (self.dtype.names or ()):
                made[name] = self._meanings[name][rows[name]] if name in self._meanings else rows[name]
        return made


def packed(rows: Rows) -> bytes:
    """The bytes of rows: of many, the first bytes of all, then the second ones and so on, deflated."""
    raw = rows.astype(rows.dtype.newbyteorder("<"), copy=False).tobytes()
    if not any(raw) if len(raw) < _SMALL else not np.frombuffer(raw, np.uint8).any():
        return _ZEROS
    if len(raw) < _SMALL:
        return _PLAIN + raw
    across = np.frombuffer(raw, np.uint8).reshape(len(rows), -1).T
    return _PACKED + zlib.compress(across.tobytes(), _LEVEL)


def packed_frames(frames: Frames) -> bytes:
    """The bytes of frame numbers, ascending or not."""
    if len(frames) and (np.diff(frames) == 1).all():
        return _RANGE + struct.pack("<qq", int(frames[0]), len(frames))
    raw = np.diff(frames, prepend=0).astype("<i8").tobytes()
    return _PLAIN + raw if len(raw) < _SMALL else _PACKED + zlib.compress(raw, _LEVEL)


def unpacked_frames(body: bytes, n_frames: int = MOST_FRAMES) -> Frames:
    """The frame numbers, (n,) int64; ValueError where the bytes are none of a video of `n_frames`."""
    kind, rest = body[:1], body[1:]
    if kind == _RANGE and len(rest) == 16:
        start, count = struct.unpack("<qq", rest)
        if not 0 <= start < start + count <= n_frames:
            raise ValueError(f"frames {start} to {start + count}")
        return np.arange(start, start + count)
    if kind not in (_PLAIN, _PACKED):
        raise ValueError("no frame numbers")
    steps = np.frombuffer(inflated(rest, 8 * n_frames) if kind == _PACKED else rest, "<i8")
    frames = np.cumsum(steps, dtype=np.int64)
    if len(frames) and not 0 <= int(frames.min()) <= int(frames.max()) < n_frames:
        raise ValueError("frame numbers that are none")
    return frames


def unpacked(body: bytes, dtype: np.dtype[np.void], count: int) -> Rows:
    """The rows that `packed` has made bytes of; ValueError where they are not `count`."""
    kind, rest = body[:1], body[1:]
    if kind == _ZEROS:
        return np.zeros(count, dtype)
    if kind not in (_PLAIN, _PACKED):
        raise ValueError("no rows")
    if kind == _PACKED:
        across = np.frombuffer(inflated(rest, dtype.itemsize * count), np.uint8).reshape(dtype.itemsize, count)
        rest = across.T.tobytes()
    rows = np.frombuffer(rest, dtype)
    if len(rows) != count:
        raise ValueError(f"{len(rows)} rows instead of {count}")
    return rows
