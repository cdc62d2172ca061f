"""Untrusted JSON, read with limits on size and nesting; anything beyond them raises `ValueError`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rallytrace.files.file_access import refuse_special

MAX_JSON_BYTES: Final = 2**24
_MAX_NESTING_DEPTH: Final = 32


def parse_json(text: str | bytes) -> Any:
    """Return the JSON value of a text, or of UTF-8 bytes.

    Raises:
        ValueError: the input is not JSON, longer than `MAX_JSON_BYTES` (characters or bytes), or nested over 32 deep.
    """
    return _parse(text, json.loads)


def parse_json_beginning(text: str) -> Any:
    """Return the JSON value at the start of a text, ignoring what follows.

    Raises:
        ValueError: as in `parse_json`.
    """
    return _parse(text, lambda beginning: json.JSONDecoder().raw_decode(beginning)[0])


def _parse(text: str | bytes, parse: Callable[[Any], Any]) -> Any:
    if len(text) > MAX_JSON_BYTES:
        raise ValueError(f"text that is too long ({len(text)} characters)")
    try:
        value = parse(text)
    except RecursionError:
        raise ValueError("text that is nested too deeply") from None
    level = [value]
    for _ in range(_MAX_NESTING_DEPTH):
        parents = [parent for parent in level if isinstance(parent, dict | list)]
        level = [child for parent in parents for child in (parent.values() if isinstance(parent, dict) else parent)]
        if not level:
            return value
    raise ValueError("text that is nested too deeply")


def read_json(path: Path, max_bytes: int = MAX_JSON_BYTES) -> Any:
    """Return the JSON value in a file.

    Args:
        max_bytes: maximum file size; at most one more byte is read.

    Raises:
        OSError: the file is missing or cannot be read.
        ValueError: as in `parse_json`.
        AppError: the path leads to a pipe, a socket or a device.
    """
    refuse_special(path)
    with path.open("rb") as file:
        content = file.read(max_bytes + 1)
    if len(content) > max_bytes:
        raise ValueError(f"a file of more than {max_bytes} bytes")
    return parse_json(content)
