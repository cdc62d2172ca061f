"""How players' poses are stored in a project file.

They are JSON among the facts, under a topic of their own, a value for each tile of frames. A table would suit them
better, but a program that does not know a table refuses the file; of the facts it reads what it knows, and leaves the
rest as it is. The persons' rows are deflated and written in base64, with a description of their fields, so that a later
program can find these by name.
"""

import base64
import json
import math
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from rallytrace.domain.poses import PERSON, POSE_TILE, PersonRows, PoseRows, Poses
from rallytrace.storage.project.rows import MOST_ROW_BYTES, counted, packed, packed_frames, unpacked, unpacked_frames

POSES: Final = "poses"
"""The topic. A key is the number of a tile."""
_MOST_PERSONS: Final = 256
"""In one frame."""
_EIGHTHS: Final = "eighths of a pixel"


def write_poses(connection: sqlite3.Connection, poses: Poses, tiles: Iterable[int]) -> None:
    """Write some tiles, in the transaction that is open."""
    rows = [(POSES, str(tile), json.dumps(_record(poses.tiles[tile]))) for tile in sorted(tiles)]
    connection.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?, ?)", rows)


def poses_from(facts: Mapping[str, Any]) -> Poses:
    """The poses of what `write_poses` wrote.

    Raises:
        ValueError, KeyError, TypeError: they are damaged.
    """
    tiles: dict[int, PoseRows] = {}
    for key, record in facts.items():
        if not key.isdecimal():
            raise ValueError(f"poses of the tile {key:.40}")
        tile = counted(int(key[:10]))
        tiles[tile] = _rows(dict(record), range(tile * POSE_TILE, (tile + 1) * POSE_TILE))
    return Poses(tiles)


def _record(found: PoseRows) -> dict[str, Any]:
    fields = [[name, PERSON[name].base.str, list(PERSON[name].shape)] for name in PERSON.names or ()]
    return {
        "fields": fields,
        "positions": _EIGHTHS,
        "frames": base64.b64encode(packed_frames(found.frames)).decode(),
        "count": len(found.rows),
        "persons": base64.b64encode(packed(found.rows)).decode(),
    }


def _rows(record: dict[str, Any], tile: range) -> PoseRows:
    if record["positions"] != _EIGHTHS:
        raise ValueError(f"positions in {record['positions']!r:.40}")
    dtype = _dtype(record["fields"])
    count = counted(record["count"], POSE_TILE * _MOST_PERSONS)
    written = unpacked(_bytes(record["persons"]), dtype, count)
    rows: PersonRows = np.zeros(count, PERSON)
    for name in PERSON.names or ():
        if name in (dtype.names or ()):
            rows[name] = written[name]
    frames = unpacked_frames(_bytes(record["frames"]), tile.stop)
    for numbers in (frames, rows["frame"]):
        if len(numbers) and (numbers[0] < tile.start or numbers[-1] >= tile.stop or (np.diff(numbers) < 0).any()):
            raise ValueError("poses of frames that are out of order")
    if not np.isin(rows["frame"], frames).all():
        raise ValueError("persons in frames that were not looked at")
    return PoseRows(frames, rows)


def _dtype(fields: Any) -> np.dtype[np.void]:
    described = [(str(name), str(kind), tuple(counted(side, 64) for side in shape)) for name, kind, shape in fields]
    if sum(np.dtype(kind).itemsize * math.prod(shape) for _, kind, shape in described) > MOST_ROW_BYTES:
        raise ValueError("rows of persons that are too long")
    return np.dtype(described)


def _bytes(text: Any) -> bytes:
    return base64.b64decode(str(text), validate=True)
