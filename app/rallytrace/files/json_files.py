"""Untrusted JSON: read up to a length and a depth, and refused as `ValueError` beyond them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rallytrace.files.file_access import refuse_special

MOST_BYTES: Final = 2**24
_MOST_DEPTH: Final = 32


def parse_json(text: str | bytes) -> Any:
    """The JSON value of a text, or of bytes in UTF-8.

    Raises:
        ValueError: it is no JSON, longer than `MOST_BYTES` characters, or nested more than 32 deep.
    """
    return _parse(text, json.loads)


def parse_json_beginning(text: str) -> Any:
    """The JSON value at the beginning of a text, whatever follows.

    Raises:
        ValueError: as in `parse_json`.
    """
    return _parse(text, lambda beginning: json.JSONDecoder().raw_decode(beginning)[0])


def _parse(text: str | bytes, parse: Callable[[Any], Any]) -> Any:
    if len(text) > MOST_BYTES:
        raise ValueError(f"a text of {len(text)} characters")
    try:
        value = parse(text)
    except RecursionError:
        raise ValueError("a text that is too deep") from None
    level = [value]
    for _ in range(_MOST_DEPTH):
        parents = [parent for parent in level if isinstance(parent, dict | list)]
        level = [child for parent in parents for child in (parent.values() if isinstance(parent, dict) else parent)]
        if not level:
            return value
    raise ValueError("a text that is too deep")


def read_json(path: Path, max_bytes: int = MOST_BYTES) -> Any:
    """The JSON value of a file.

    Args:
        max_bytes: size limit; at most one byte more is read.

    Raises:
        OSError: there is no such file, or it cannot be read.
        ValueError: as in `parse_json`.
        AppError: it is a pipe, a socket or a device.
    """
    refuse_special(path)
    with path.open("rb") as file:
        content = file.read(max_bytes + 1)
    if len(content) > max_bytes:
        raise ValueError(f"a file of more than {max_bytes} bytes")
    return parse_json(content)
