"""Convert rows of a layer to bytes and back.

A description for later versions of RallyTrace is stored with the rows. It holds the names of states and sources with
their numbers, and fields are found by name. So neither a new order nor a new field makes old files unreadable.
"""

import json
import struct
import zlib
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.files.json_files import parse_json
from rallytrace.storage.project.limits import MAX_FRAMES, MAX_ROW_BYTES, inflate
from rallytrace.track.track import DTYPES, SOURCES, Frames, Layer, Rows, State

_ZEROS, _PLAIN, _PACKED, _RANGE = b"\0", b"\1", b"\2", b"\3"
_MIN_PACKED_BYTES: Final = 256
"""Size below which rows are stored uncompressed."""
_COMPRESSION_LEVEL: Final = 1
"""Compression level. Higher levels make runs 1 % smaller and take twice as long."""

_MEANINGS: Final = {
    "state": {state.name.lower(): int(state) for state in State},
    "source": {source.value: number for number, source in enumerate(SOURCES)},
}


def layer_name(layer: Layer) -> str:
    """Return a layer's name in the file."""
    return layer.name.lower()


def find_layer(name: object) -> Layer:
    """Return the layer with this name in the file; raise ValueError for other names."""
    layer = next((layer for layer in Layer if layer_name(layer) == name), None)
    if layer is None:
        raise ValueError(f"no layer {name!r:.40}")
    return layer


def describe_rows(layer: Layer) -> str:
    """Return the current format of a layer's rows as JSON."""
    dtype = DTYPES[layer].newbyteorder("<")
    fields = [[name, dtype[name].str] for name in dtype.names or ()]
    return json.dumps({"layer": layer_name(layer), "fields": fields, **_MEANINGS}, sort_keys=True)


@dataclass(slots=True)
class RowFormat:
    """The format of the rows in a project file. `dtype` is the type that the file stores."""

    layer: Layer
    dtype: np.dtype[np.void]
    _meanings: dict[str, NDArray[np.uint8]] = field(default_factory=dict)
    """New numbers by old ones, (256,), for fields whose numbering has changed."""

    @classmethod
    def parse(cls, description: str) -> "RowFormat":
        """Read a description; raise ValueError, KeyError or TypeError if it is damaged or has unknown names."""
        facts = parse_json(description)
        dtype = np.dtype([(str(name), str(kind)) for name, kind in facts["fields"]])
        if dtype.itemsize > MAX_ROW_BYTES:
            raise ValueError(f"rows of {dtype.itemsize} bytes")
        meanings = {}
        for name, today in _MEANINGS.items():
            table = np.zeros(256, np.uint8)
            for word, number in dict(facts[name]).items():
                table[number] = today[word]
            if facts[name] != today:
                meanings[name] = table
        return cls(find_layer(facts["layer"]), dtype, meanings)

    def read(self, body: bytes, count: int) -> Rows:
        """Return the rows, (count,) of the layer's dtype; raise ValueError if their number differs."""
        rows = unpack_rows(body, self.dtype, count)
        wanted = DTYPES[self.layer]
        if not self._meanings and self.dtype == wanted:
            return rows
        made = np.zeros(count, wanted)
        for name in wanted.names or ():
            if name in (self.dtype.names or ()):
                made[name] = self._meanings[name][rows[name]] if name in self._meanings else rows[name]
        return made


def pack_rows(rows: Rows) -> bytes:
    """Pack rows as bytes. Many rows are transposed (all first bytes, then all second ones) and deflated."""
    raw = rows.astype(rows.dtype.newbyteorder("<"), copy=False).tobytes()
    if not any(raw) if len(raw) < _MIN_PACKED_BYTES else not np.frombuffer(raw, np.uint8).any():
        return _ZEROS
    if len(raw) < _MIN_PACKED_BYTES:
        return _PLAIN + raw
    columns = np.frombuffer(raw, np.uint8).reshape(len(rows), -1).T
    return _PACKED + zlib.compress(columns.tobytes(), _COMPRESSION_LEVEL)


def pack_frames(frames: Frames) -> bytes:
    """Pack frame numbers, in any order, as bytes."""
    if len(frames) and (np.diff(frames) == 1).all():
        return _RANGE + struct.pack("<qq", int(frames[0]), len(frames))
    raw = np.diff(frames, prepend=0).astype("<i8").tobytes()
    return _PLAIN + raw if len(raw) < _MIN_PACKED_BYTES else _PACKED + zlib.compress(raw, _COMPRESSION_LEVEL)


def unpack_frames(body: bytes, n_frames: int = MAX_FRAMES) -> Frames:
    """Return the frame numbers, (n,) int64; raise ValueError for damaged bytes and frames beyond `n_frames`."""
    kind, rest = body[:1], body[1:]
    if kind == _RANGE and len(rest) == 16:
        start, count = struct.unpack("<qq", rest)
        if not 0 <= start < start + count <= n_frames:
            raise ValueError(f"frames {start} to {start + count}")
        return np.arange(start, start + count)
    if kind not in (_PLAIN, _PACKED):
        raise ValueError("no frame numbers")
    steps = np.frombuffer(inflate(rest, 8 * n_frames) if kind == _PACKED else rest, "<i8")
    frames = np.cumsum(steps, dtype=np.int64)
    if len(frames) and not 0 <= int(frames.min()) <= int(frames.max()) < n_frames:
        raise ValueError("invalid frame numbers")
    return frames


def unpack_rows(body: bytes, dtype: np.dtype[np.void], count: int) -> Rows:
    """Return the rows packed by `pack_rows`, (count,) of `dtype`; raise ValueError if their number differs."""
    kind, rest = body[:1], body[1:]
    if kind == _ZEROS:
        return np.zeros(count, dtype)
    if kind not in (_PLAIN, _PACKED):
        raise ValueError("no rows")
    if kind == _PACKED:
        columns = np.frombuffer(inflate(rest, dtype.itemsize * count), np.uint8).reshape(dtype.itemsize, count)
        rest = columns.T.tobytes()
    rows = np.frombuffer(rest, dtype)
    if len(rows) != count:
        raise ValueError(f"{len(rows)} rows instead of {count}")
    return rows
