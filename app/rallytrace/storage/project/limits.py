"""Limits of a project file.

A file beyond them is damaged, or made to exhaust memory or time. Everything is checked before memory is allocated. The
limits are far above the needs of a two-day video.
"""

import itertools
import sqlite3
import zlib
from typing import Any, Final

MAX_FRAMES: Final = 10**7
"""Maximum number of frames: 46 hours at 60 frames per second."""
MAX_ROW_BYTES: Final = 1024
"""Maximum size of a frame in a layer; 60 bytes today."""
MAX_HISTORY_BYTES_IN_MEMORY: Final = 2**30
MAX_ROWS: Final = 2**16
"""Maximum number of rows of the small tables: facts, prints, formats, runs."""
MAX_ITEMS: Final = 10**5
"""Maximum number of rallies, events or non-play ranges: two of each per second, all day long."""
_PROGRESS_INTERVAL_INSTRUCTIONS: Final = 100_000
"""SQLite instructions between two calls of the progress handler, about a millisecond."""
_MIN_INSTRUCTIONS: Final = 2 * 10**7
_INSTRUCTIONS_PER_BYTE: Final = 50
"""Maximum number of instructions per byte. Reading takes about one."""


def limit_work(connection: sqlite3.Connection, n_bytes: int) -> None:
    """Interrupt a connection after much more work than reading a file of `n_bytes` takes."""
    calls = itertools.count()
    limit = (_MIN_INSTRUCTIONS + _INSTRUCTIONS_PER_BYTE * n_bytes) // _PROGRESS_INTERVAL_INSTRUCTIONS
    connection.set_progress_handler(lambda: next(calls) >= limit, _PROGRESS_INTERVAL_INSTRUCTIONS)


def inflate(body: bytes, limit: int) -> bytes:
    """Decompress bytes; raise ValueError if they are damaged or decompress to more than `limit` bytes."""
    stream = zlib.decompressobj()
    try:
        raw = stream.decompress(body, limit + 1)
    except zlib.error as error:
        raise ValueError(f"packed bytes are damaged: {error}") from None
    if len(raw) > limit or not stream.eof:
        raise ValueError(f"packed bytes are cut off, or more than {limit}")
    return raw


def check_count(value: Any, limit: int = MAX_FRAMES) -> int:
    """Return a count or index from 0 to `limit`; raise ValueError or TypeError for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r:.40} is not a number")
    if not 0 <= value <= limit:
        raise ValueError(f"{value} is not from 0 to {limit}")
    return value
