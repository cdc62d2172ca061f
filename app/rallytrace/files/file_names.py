"""File names: derived from any text so that every system accepts them, and shortened where they are too long."""

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MAX_NAME_BYTES: Final = 255
"""Longest name on common file systems. Encrypted folders may allow only 143 bytes."""
_FORBIDDEN_RUN: Final = re.compile(r'[\s<>:"/\\|?*\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+')
"""Separators and characters that Windows forbids."""
_INVISIBLE_CHARACTER: Final = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
"""Characters that change the writing direction or show nothing. Joiners stay because some scripts need them."""
_DEVICE_NAME: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])(?=\s*(\.|$))", re.IGNORECASE
)
"""Names that Windows reserves for devices, with any suffix."""
_JOINER: Final = "\u200d"
_N_DIGEST_LETTERS: Final = 8


def clean_name(text: str, default: str) -> str:
    """Return the text as a file name without suffix. All letters are kept.

    Args:
        default: name for a text without letters.
    """
    plain = _INVISIBLE_CHARACTER.sub("", unicodedata.normalize("NFC", text))
    plain = _FORBIDDEN_RUN.sub("_", plain).strip("_. ") or default
    return _DEVICE_NAME.sub(lambda found: f"{found[0]}_", plain, count=1) if _DEVICE_NAME.match(plain) else plain


def unique_names(texts: Iterable[str], default: str, max_bytes: int) -> list[str]:
    """Return a file name for each text, all different even where a system ignores case or the form of accents.

    Args:
        max_bytes: maximum length of a name in UTF-8 bytes.
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
    """Return the length of a name in bytes, including bytes that are not valid UTF-8."""
    return len(text.encode("utf-8", "surrogateescape"))


def cut_text(text: str, max_bytes: int) -> str:
    """Return the longest start of the text that fits, cutting only between whole characters with their accents."""
    if n_bytes_in(text) <= max_bytes:
        return text
    end = len(text.encode("utf-8", "surrogateescape")[: max(max_bytes, 0)].decode("utf-8", "ignore"))
    while end and (_continues(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end].rstrip("_. ")


def _continues(letter: str) -> bool:
    """Return True if a character belongs to the one before it: an accent, a joiner or a skin tone."""
    return unicodedata.category(letter).startswith("M") or letter == _JOINER or 0x1F3FB <= ord(letter) <= 0x1F3FF


def max_name_bytes(folder: Path) -> int:
    """Return the maximum length of names in a folder; for a missing folder, ask its parent."""
    while True:
        try:
            return min(os.pathconf(folder, "PC_NAME_MAX"), MAX_NAME_BYTES)
        except (OSError, ValueError, AttributeError):  # Windows has no pathconf
            if folder.parent == folder or not hasattr(os, "pathconf"):
                return MAX_NAME_BYTES
            folder = folder.parent


FILES_BESIDE_BYTES: Final = 16
"""Bytes left free in a default name for longer names of files beside it, and for a number."""


def fitting_path(path: Path, ending: str, *, reserve: int = 0) -> Path:
    """Return the path with an ending appended to its name, shortening the name if the folder requires it.

    A shortened name ends in a digest of the full name, so it is reproducible and differs from other names.

    Args:
        reserve: bytes to keep free for the endings of files beside it.
    """
    room = max_name_bytes(path.parent) - n_bytes_in(ending) - reserve
    return path.with_name(shorten(path.name, room) + ending)


def shorten(name: str, max_bytes: int) -> str:
    """Return a name of at most `max_bytes` bytes. A shortened name ends in a digest of the full one."""
    if n_bytes_in(name) <= max_bytes:
        return name
    digest = hashlib.sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:_N_DIGEST_LETTERS]
    return f"{cut_text(name, max_bytes - _N_DIGEST_LETTERS - 1)}-{digest}"
