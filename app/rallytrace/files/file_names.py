"""Names of files: made of any text so that every system takes them, and shortened where they are too long."""

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MAX_NAME_BYTES: Final = 255
"""The longest name on the usual file systems; an encrypted folder may allow 143."""
_FORBIDDEN: Final = re.compile(r'[\s<>:"/\\|?*\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+')
"""Separators, and what Windows forbids."""
_INVISIBLE: Final = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
"""Marks that change the direction of writing, or nothing. Joiners stay: some scripts need them."""
_DEVICE: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])(?=\s*(\.|$))", re.IGNORECASE
)
"""Windows takes these for devices, with any suffix."""
_JOINER: Final = "\u200d"
_DIGEST_LETTERS: Final = 8


def clean_name(text: str, default: str) -> str:
    """Return text as a file's name, without suffix; all letters stay.

    Args:
        default: the name of a text without any letter.
    """
    plain = _INVISIBLE.sub("", unicodedata.normalize("NFC", text))
    plain = _FORBIDDEN.sub("_", plain).strip("_. ") or default
    return _DEVICE.sub(lambda found: f"{found[0]}_", plain, count=1) if _DEVICE.match(plain) else plain


def unique_names(texts: Iterable[str], default: str, max_bytes: int) -> list[str]:
    """Return names for texts, all different, also where a system ignores case or the form of accents.

    Args:
        max_bytes: most bytes of a name in UTF-8.
    """
    names: list[str] = []
    taken: set[str] = set()
    for text in texts:
        plain = cut_text(clean_name(text, default), max_bytes)
        name, number = plain, 1
        while _folded(name) in taken:
            number += 1
            ending = f"_{number}"
            name = cut_text(plain, max_bytes - len(ending)) + ending
        taken.add(_folded(name))
        names.append(name)
    return names


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKD", name).casefold())


def n_bytes_in(text: str) -> int:
    """Return the number of bytes of a name; undecodable ones count as such."""
    return len(text.encode("utf-8", "surrogateescape"))


def cut_text(text: str, max_bytes: int) -> str:
    """Return as many whole characters from the start of a text as fit, with their accents."""
    if n_bytes_in(text) <= max_bytes:
        return text
    end = len(text.encode("utf-8", "surrogateescape")[: max(max_bytes, 0)].decode("utf-8", "ignore"))
    while end and (_continues(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end].rstrip("_. ")


def _continues(letter: str) -> bool:
    """Return True for a sign that belongs to the one before it: an accent, a joiner, a skin colour."""
    return unicodedata.category(letter).startswith("M") or letter == _JOINER or 0x1F3FB <= ord(letter) <= 0x1F3FF


def max_name_bytes(folder: Path) -> int:
    """Return how long names in a folder may be; of a folder that is still to be made, as in the one above."""
    while True:
        try:
            return min(os.pathconf(folder, "PC_NAME_MAX"), MAX_NAME_BYTES)
        except (OSError, ValueError, AttributeError):  # Windows has no pathconf
            if folder.parent == folder or not hasattr(os, "pathconf"):
                return MAX_NAME_BYTES
            folder = folder.parent


FILES_BESIDE_BYTES: Final = 16
"""Room to leave in a default name for the longer names of files beside it, and for a number."""


def fitting_path(path: Path, ending: str, *, reserve: int = 0) -> Path:
    """Return the path with an ending after its name, the name shortened if the folder takes no longer ones.

    A shortened name ends in a digest of the whole one: it is always the same, and differs from other names.

    Args:
        reserve: bytes to leave for the endings of files beside it.
    """
    room = max_name_bytes(path.parent) - n_bytes_in(ending) - reserve
    return path.with_name(shorten(path.name, room) + ending)


def shorten(name: str, max_bytes: int) -> str:
    """Return a name that fits, if need be with a digest of the whole name at its end."""
    if n_bytes_in(name) <= max_bytes:
        return name
    digest = hashlib.sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:_DIGEST_LETTERS]
    return f"{cut_text(name, max_bytes - _DIGEST_LETTERS - 1)}-{digest}"
