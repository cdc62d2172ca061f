"""Rows of a layer as bytes.

A description for later versions of RallyTrace is stored with the rows. It holds the names of states and sources beside
their numbers, and readers find fields by name. So neither a new order nor a new field makes old files unreadable.
"""

import json
import struct
import zlib
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.files.json_files import parse_json
from rallytrace.storage.project.limits import MOST_FRAMES, MOST_ROW_BYTES, inflate
from rallytrace.track.track import DTYPES, SOURCES, Frames, Layer, Rows, State

_ZEROS, _PLAIN, _PACKED, _RANGE = b"\0", b"\1", b"\2", b"\3"
_SMALL: Final = 256
"""Fewer bytes are stored plain."""
_LEVEL: Final = 1
"""Higher levels make runs 1 % smaller and take twice the time."""

_MEANINGS: Final = {
    "state": {state.name.lower(): int(state) for state in State},
    "source": {source.value: number for number, source in enumerate(SOURCES)},
}


def layer_name(layer: Layer) -> str:
    """A layer's name in the file."""
    return layer.name.lower()


def find_layer(name: object) -> Layer:
    """The layer with this name in the file; ValueError for others."""
    layer = next((layer for layer in Layer if layer_name(layer) == name), None)
    if layer is None:
        raise ValueError(f"no layer {name!r:.40}")
    return layer


def describe_rows(layer: Layer) -> str:
    """Today's format of a layer's rows, as JSON."""
    dtype = DTYPES[layer].newbyteorder("<")
    fields = [[name, dtype[name].str] for name in dtype.names or ()]
    return json.dumps({"layer": layer_name(layer), "fields": fields, **_MEANINGS}, sort_keys=True)


@dataclass(slots=True)
class RowFormat:
    """The format of rows in a file; `dtype` is theirs."""

    layer: Layer
    dtype: np.dtype[np.void]
    _meanings: dict[str, NDArray[np.uint8]] = field(default_factory=dict)
    """For fields with another numbering today: the new numbers by the old ones, (256,)."""

    @classmethod
    def parse(cls, description: str) -> "RowFormat":
        """Read a description; ValueError, KeyError or TypeError for damaged ones and unknown names."""
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
        return cls(find_layer(facts["layer"]), dtype, meanings)

    def read(self, body: bytes, count: int) -> Rows:
        """The rows, (count,) of the layer's dtype; ValueError for another number of rows."""
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
    """Turn rows into bytes; many are transposed (all first bytes, then all second ones) and deflated."""
    raw = rows.astype(rows.dtype.newbyteorder("<"), copy=False).tobytes()
    if not any(raw) if len(raw) < _SMALL else not np.frombuffer(raw, np.uint8).any():
        return _ZEROS
    if len(raw) < _SMALL:
        return _PLAIN + raw
    columns = np.frombuffer(raw, np.uint8).reshape(len(rows), -1).T
    return _PACKED + zlib.compress(columns.tobytes(), _LEVEL)


def pack_frames(frames: Frames) -> bytes:
    """Turn frame numbers into bytes, in any order."""
    if len(frames) and (np.diff(frames) == 1).all():
        return _RANGE + struct.pack("<qq", int(frames[0]), len(frames))
    raw = np.diff(frames, prepend=0).astype("<i8").tobytes()
    return _PLAIN + raw if len(raw) < _SMALL else _PACKED + zlib.compress(raw, _LEVEL)


def unpack_frames(body: bytes, n_frames: int = MOST_FRAMES) -> Frames:
    """The frame numbers, (n,) int64; ValueError for damaged bytes and frames beyond `n_frames`."""
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
        raise ValueError("frame numbers that are none")
    return frames


def unpack_rows(body: bytes, dtype: np.dtype[np.void], count: int) -> Rows:
    """The reverse of `pack_rows`, (count,) of `dtype`; ValueError for another number of rows."""
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
