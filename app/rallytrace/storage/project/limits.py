"""The limits of a project file.

A file beyond them is damaged, or made to exhaust memory or time. Everything is checked before memory is allocated. The
limits are far above the needs of a video of two days.
"""

import itertools
import sqlite3
import zlib
from typing import Any, Final

MOST_FRAMES: Final = 10**7
"""46 hours at 60 frames a second."""
MOST_ROW_BYTES: Final = 1024
"""Of a frame in a layer; 60 today."""
MOST_HISTORY_IN_MEMORY: Final = 2**30
MOST_ROWS: Final = 2**16
"""Of the small tables: facts, prints, formats, runs."""
MOST_ITEMS: Final = 10**5
"""Rallies, events or non-play ranges: two of each a second, all day long."""
_PULSE: Final = 100_000
"""SQLite's instructions between two calls of the progress handler; about a millisecond."""
_INSTRUCTIONS: Final = 2 * 10**7
_INSTRUCTIONS_A_BYTE: Final = 50
"""Reading takes about one a byte."""


def limit_work(connection: sqlite3.Connection, n_bytes: int) -> None:
    """Interrupt a connection after much more work than reading a file of `n_bytes` takes."""
    pulses = itertools.count()
    limit = (_INSTRUCTIONS + _INSTRUCTIONS_A_BYTE * n_bytes) // _PULSE
    connection.set_progress_handler(lambda: next(pulses) >= limit, _PULSE)


def inflate(body: bytes, limit: int) -> bytes:
    """Inflate at most `limit` bytes; ValueError if they are damaged or more."""
    stream = zlib.decompressobj()
    try:
        raw = stream.decompress(body, limit + 1)
    except zlib.error as error:
        raise ValueError(f"packed bytes are damaged: {error}") from None
    if len(raw) > limit or not stream.eof:
        raise ValueError(f"packed bytes are cut off, or more than {limit}")
    return raw


def check_count(value: Any, limit: int = MOST_FRAMES) -> int:
    """A count or an index from 0 to `limit`; else ValueError or TypeError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r:.40} is no number")
    if not 0 <= value <= limit:
        raise ValueError(f"{value} is not from 0 to {limit}")
    return value
