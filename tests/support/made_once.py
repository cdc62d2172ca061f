"""Make expensive test data once for all processes of the suite, keyed by the content it was made from."""

import contextlib
import os
import pickle
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

from rallytrace.files.recordings import parts_of

FOLDER = "RALLYTRACE_TESTS_MADE"
"""The variable that names the folder in which the first process of the suite keeps it for all."""

_Made = TypeVar("_Made")


def content_of(file: Path) -> str:
    """Return digests of the content of a video's files, so that copies of a video are equal."""
    facts = [(part, part.stat()) for part in parts_of(file)]
    return " ".join(_digest(part, at.st_dev, at.st_ino, at.st_size, at.st_mtime_ns) for part, at in facts)


@cache
def _digest(file: Path, *_facts: int) -> str:
    with file.open("rb") as opened:
        digest = blake2b(digest_size=16)
        while part := opened.read(1 << 20):
            digest.update(part)
    return digest.hexdigest()


def kept(name: str, key: object, make: Callable[[], _Made]) -> _Made:
    """Return the stored value for a name and the representation of a key; make and store it if missing."""
    path = file_kept(f"{name}-{blake2b(repr(key).encode(), digest_size=16).hexdigest()}")
    if path.exists():
        made: _Made = pickle.loads(path.read_bytes())  # noqa: S301 - the suite's own
        return made
    made = make()
    keep(path, pickle.dumps(made))
    return made


def file_kept(name: str) -> Path:
    """Return the path of a file that is made once."""
    return Path(os.environ[FOLDER], name)


def keep(path: Path, content: bytes) -> None:
    """Store a file as a whole, unless a test limits the file size."""
    with contextlib.suppress(OSError):
        try:
            with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as part:
                part.write(content)
            Path(part.name).replace(path)  # fails on Windows while another process reads it
        finally:
            Path(part.name).unlink(missing_ok=True)
