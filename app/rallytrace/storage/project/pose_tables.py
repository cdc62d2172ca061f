"""Store players' poses in a project file: for each tile of `POSE_TILE` frames, a row of `poses` and of `embeddings`.

The persons' rows are deflated. A description of their fields is stored with them, so that fields are found by name.
"""

import json
import math
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.files.json_files import parse_json
from rallytrace.storage.project.limits import MAX_ROW_BYTES, check_count
from rallytrace.storage.project.row_codec import pack_frames, pack_rows, unpack_frames, unpack_rows
from rallytrace.track.embeddings import NO_EMBEDDINGS, Embeddings
from rallytrace.track.poses import PERSON, POSE_TILE, PersonRows, PoseRows, Poses

_MAX_PERSONS_PER_FRAME: Final = 256
_MAX_VECTOR_NUMBERS: Final = 8192
_POSITION_UNIT: Final = "eighths of a pixel"


def write_poses(connection: sqlite3.Connection, tiles: Mapping[int, PoseRows]) -> None:
    """Write the poses of some tiles in the open transaction."""
    for tile, found in sorted(tiles.items()):
        body = (tile, _describe_fields(), pack_frames(found.frames), len(found.rows), pack_rows(found.rows))
        connection.execute("DELETE FROM embeddings WHERE tile = ?", (tile,))
        connection.execute("INSERT OR REPLACE INTO poses VALUES (?, ?, ?, ?, ?)", body)
        if len(found.embeddings):
            connection.execute("INSERT INTO embeddings VALUES (?, ?, ?, ?, ?, ?)", (tile, *_pack(found.embeddings)))


def read_poses(connection: sqlite3.Connection) -> Poses:
    """Read all poses of a project.

    Raises:
        sqlite3.Error, ValueError, KeyError, TypeError: the poses are damaged.
    """
    embeddings = {row[0]: row[1:] for row in connection.execute("SELECT * FROM embeddings")}
    tiles: dict[int, PoseRows] = {}
    for number, *row in connection.execute("SELECT * FROM poses ORDER BY tile"):
        tile = check_count(number)
        span = range(tile * POSE_TILE, (tile + 1) * POSE_TILE)
        vectors = _read_embeddings(embeddings.pop(tile), span) if tile in embeddings else NO_EMBEDDINGS
        tiles[tile] = _read_persons(row, vectors, span)
    if embeddings:
        raise ValueError("embeddings without poses")
    return Poses(tiles)


def _describe_fields() -> str:
    fields = [[name, PERSON[name].base.str, list(PERSON[name].shape)] for name in PERSON.names or ()]
    return json.dumps({"fields": fields, "positions": _POSITION_UNIT})


def _pack(found: Embeddings) -> tuple[str, int, bytes, int, bytes]:
    numbers = found.vectors.shape[1]
    rows = _blank_vectors(len(found), numbers)
    rows["place"], rows["vector"] = found.places, found.vectors
    return found.model, numbers, pack_frames(found.frames), len(found), pack_rows(rows)


def _read_embeddings(row: Sequence[Any], tile: range) -> Embeddings:
    model, numbers, frames, count, vectors = row
    blank = _blank_vectors(0, check_count(numbers, _MAX_VECTOR_NUMBERS))
    rows = unpack_rows(vectors, blank.dtype, check_count(count, POSE_TILE * _MAX_PERSONS_PER_FRAME))
    numbered = unpack_frames(frames, tile.stop)
    found = Embeddings(str(model), numbered, rows["place"].astype(np.int64), np.array(rows["vector"]))
    if len(numbered) != count or (np.diff(found.keys) <= 0).any() or (count and numbered[0] < tile.start):
        raise ValueError("embeddings of frames that are out of order")
    return found


def _blank_vectors(count: int, numbers: int) -> NDArray[np.void]:
    return np.zeros(count, np.dtype([("place", "u1"), ("vector", "i1", (numbers,))]))


def _read_persons(row: Sequence[Any], vectors: Embeddings, tile: range) -> PoseRows:
    description, frames, count, persons = row
    dtype = _parse_fields(description)
    written = unpack_rows(persons, dtype, check_count(count, POSE_TILE * _MAX_PERSONS_PER_FRAME))
    rows: PersonRows = np.zeros(count, PERSON)
    for name in PERSON.names or ():
        if name in (dtype.names or ()):
            rows[name] = written[name]
    looked_at = unpack_frames(frames, tile.stop)
    for numbers in (looked_at, rows["frame"]):
        if len(numbers) and (numbers[0] < tile.start or numbers[-1] >= tile.stop or (np.diff(numbers) < 0).any()):
            raise ValueError("poses of frames that are out of order")
    if not np.isin(rows["frame"], looked_at).all():
        raise ValueError("persons in frames that were not searched")
    return PoseRows(looked_at, rows, vectors)


def _parse_fields(description: str) -> np.dtype[np.void]:
    facts: Any = parse_json(description)
    if facts["positions"] != _POSITION_UNIT:
        raise ValueError(f"positions in {facts['positions']!r:.40}")
    fields = [
        (str(name), str(kind), tuple(check_count(side, 64) for side in shape)) for name, kind, shape in facts["fields"]
    ]
    if sum(np.dtype(kind).itemsize * math.prod(shape) for _, kind, shape in fields) > MAX_ROW_BYTES:
        raise ValueError("rows of persons that are too long")
    return np.dtype(fields)
