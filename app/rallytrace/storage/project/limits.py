"""How much a project may hold: a file that says more is damaged, or made to take all memory or time there is.

Everything is looked at before memory is taken for it. Limits are far above what a video of two days needs.
"""

import itertools
import json
import sqlite3
import zlib
from typing import Any, Final

MOST_FRAMES: Final = 10**7
"""46 hours at 60 frames a second."""
MOST_ROW_BYTES: Final = 1024
"""Of one frame in one layer; 60 today."""
MOST_HISTORY_IN_MEMORY: Final = 2**30
MOST_ROWS: Final = 2**16
"""Of the tables that have a few: facts, prints, formats, runs."""
_MOST_TEXT: Final = 2**24
"""Characters of JSON."""
_MOST_DEPTH: Final = 32
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


def read_json(text: str) -> Any:
    """What a text says; ValueError or TypeError where it is no JSON, or too long, or too deep."""
    if len(text) > _MOST_TEXT:
        raise ValueError(f"a text of {len(text)} characters")
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("a text that is too deep") from None
    level = [value]
    for _ in range(_MOST_DEPTH):
        parents = [one for one in level if isinstance(one, dict | list)]
        level = [child for one in parents for child in (one.values() if isinstance(one, dict) else one)]
        if not level:
            return value
    raise ValueError("a text that is too deep")


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
    """A number of things, or the place of one; ValueError or TypeError where it is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r:.40} is no number")
    if not 0 <= value <= most:
        raise ValueError(f"{value} is not from 0 to {most}")
    return value
