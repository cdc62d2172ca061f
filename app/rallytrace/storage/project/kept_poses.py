"""Stores players' poses in a project file.

They are JSON among the facts, under their own topic, a value for each tile of frames. A table would suit them better,
but older programs refuse files with unknown tables; unknown facts they keep. The persons' rows are deflated and in
base64, with a description of their fields, so later programs find these by name. A tile may have vectors of an
embedding network; older programs read the rest of it.
"""

import base64
import json
import math
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.players.embeddings import NO_EMBEDDINGS, Embeddings
from rallytrace.domain.poses import PERSON, POSE_TILE, PersonRows, PoseRows, Poses
from rallytrace.storage.project.limits import MOST_ROW_BYTES, check_count
from rallytrace.storage.project.rows import pack_frames, pack_rows, unpack_frames, unpack_rows

POSES: Final = "poses"
"""The topic. A key is the number of a tile."""
_MOST_PERSONS: Final = 256
"""In a frame."""
_LONGEST_VECTOR: Final = 8192
_EIGHTHS: Final = "eighths of a pixel"


def write_poses(connection: sqlite3.Connection, poses: Poses, tiles: Iterable[int]) -> None:
    """Write some tiles in the open transaction."""
    rows = [(POSES, str(tile), json.dumps(_record(poses.tiles[tile]))) for tile in sorted(tiles)]
    connection.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?, ?)", rows)


def parse_poses(facts: Mapping[str, Any]) -> Poses:
    """The reverse of `write_poses`; ValueError, KeyError or TypeError for damaged facts."""
    tiles: dict[int, PoseRows] = {}
    for key, record in facts.items():
        if not key.isdecimal():
            raise ValueError(f"poses of the tile {key:.40}")
        tile = check_count(int(key[:10]))
        tiles[tile] = _rows(dict(record), range(tile * POSE_TILE, (tile + 1) * POSE_TILE))
    return Poses(tiles)


def _record(found: PoseRows) -> dict[str, Any]:
    fields = [[name, PERSON[name].base.str, list(PERSON[name].shape)] for name in PERSON.names or ()]
    return {
        "fields": fields,
        "positions": _EIGHTHS,
        "frames": base64.b64encode(pack_frames(found.frames)).decode(),
        "count": len(found.rows),
        "persons": base64.b64encode(pack_rows(found.rows)).decode(),
        **({"embeddings": _record_of_embeddings(found.embeddings)} if len(found.embeddings) else {}),
    }


def _record_of_embeddings(found: Embeddings) -> dict[str, Any]:
    rows = _embedding_rows(len(found), found.vectors.shape[1])
    rows["place"], rows["vector"] = found.places, found.vectors
    return {
        "model": found.model,
        "numbers": found.vectors.shape[1],
        "count": len(found),
        "frames": base64.b64encode(pack_frames(found.frames)).decode(),
        "rows": base64.b64encode(pack_rows(rows)).decode(),
    }


def _embedding_rows(count: int, numbers: int) -> NDArray[np.void]:
    return np.zeros(count, np.dtype([("place", "u1"), ("vector", "i1", (numbers,))]))


def _embeddings(record: Any, tile: range) -> Embeddings:
    if record is None:
        return NO_EMBEDDINGS
    count = check_count(record["count"], POSE_TILE * _MOST_PERSONS)
    blank = _embedding_rows(0, check_count(record["numbers"], _LONGEST_VECTOR))
    rows = unpack_rows(_bytes(record["rows"]), blank.dtype, count)
    frames = unpack_frames(_bytes(record["frames"]), tile.stop)
    found = Embeddings(str(record["model"]), frames, rows["place"].astype(np.int64), np.array(rows["vector"]))
    if len(frames) != count or (np.diff(found.keys) <= 0).any() or (count and frames[0] < tile.start):
        raise ValueError("embeddings of frames that are out of order")
    return found


def _rows(record: dict[str, Any], tile: range) -> PoseRows:
    if record["positions"] != _EIGHTHS:
        raise ValueError(f"positions in {record['positions']!r:.40}")
    dtype = _dtype(record["fields"])
    count = check_count(record["count"], POSE_TILE * _MOST_PERSONS)
    written = unpack_rows(_bytes(record["persons"]), dtype, count)
    rows: PersonRows = np.zeros(count, PERSON)
    for name in PERSON.names or ():
        if name in (dtype.names or ()):
            rows[name] = written[name]
    frames = unpack_frames(_bytes(record["frames"]), tile.stop)
    for numbers in (frames, rows["frame"]):
        if len(numbers) and (numbers[0] < tile.start or numbers[-1] >= tile.stop or (np.diff(numbers) < 0).any()):
            raise ValueError("poses of frames that are out of order")
    if not np.isin(rows["frame"], frames).all():
        raise ValueError("persons in frames that were not looked at")
    return PoseRows(frames, rows, _embeddings(record.get("embeddings"), tile))


def _dtype(fields: Any) -> np.dtype[np.void]:
    described = [(str(name), str(kind), tuple(check_count(side, 64) for side in shape)) for name, kind, shape in fields]
    if sum(np.dtype(kind).itemsize * math.prod(shape) for _, kind, shape in described) > MOST_ROW_BYTES:
        raise ValueError("rows of persons that are too long")
    return np.dtype(described)


def _bytes(text: Any) -> bytes:
    return base64.b64decode(str(text), validate=True)
