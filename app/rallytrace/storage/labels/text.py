"""From a label file to its lines."""

import codecs
import enum
import os
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import AppError
from rallytrace.file_access import refuse_special
from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Conclusion,
    Overrides,
    Sureness,
    settle,
)


class Encoding(enum.StrEnum):
    """How letters are written as bytes."""

    UTF8 = "utf-8"
    UTF16_LE = "utf-16-le"
    UTF16_BE = "utf-16-be"
    LATIN1 = "latin-1"


_WORDS = {
    Encoding.UTF8: "UTF-8",
    Encoding.UTF16_LE: "UTF-16",
    Encoding.UTF16_BE: "UTF-16, high byte first",
    Encoding.LATIN1: "Latin-1 (old Windows)",
}
_MARKS = (
    (codecs.BOM_UTF8, Encoding.UTF8),
    (codecs.BOM_UTF16_LE, Encoding.UTF16_LE),
    (codecs.BOM_UTF16_BE, Encoding.UTF16_BE),
)
_SAMPLE = 4096


MOST_BYTES: Final = 128 * 2**20
MOST_ROWS: Final = 2_000_000
"""A larger file is no label file: that would be 18 hours of video."""
LONGEST_LINE: Final = 10_000
"""Bytes; no label file has so many columns."""


def read_label_file(path: Path) -> bytes:
    """All of a label file, if it is of a size that one can have.

    Raises:
        AppError: there is none, or it is too large to be one, or cannot be read.
    """
    refuse_special(path)
    try:
        if path.is_dir():
            raise AppError(f"{path} is a folder, not a label file.", "Name the .csv file in it.")
        with path.open("rb") as stream:
            _refuse_large(path, os.fstat(stream.fileno()).st_size)
            data = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise AppError(f"There is no label file {path}.", "Check the name.") from None
    except OSError as error:
        raise AppError(f"The label file {path} cannot be read: {error.strerror}.", "Check its permissions.") from error
    _refuse_large(path, len(data))
    _refuse_absurd(path, data)
    return data


def _refuse_large(path: Path, size: int) -> None:
    if size > MOST_BYTES:
        raise AppError(
            f"{path} is larger than {MOST_BYTES // 2**20} MB, which no label file is.",
            "Check that this is the label file.",
        )


def _refuse_absurd(path: Path, data: bytes) -> None:
    """Refuse what would take minutes and gigabytes to split into cells; nothing is split here."""
    if max(data.count(b"\n"), data.count(b"\r")) > MOST_ROWS + 1:
        why = f"has more than {MOST_ROWS:,} lines"
    else:
        letters = np.frombuffer(data, np.uint8)
        ends = np.flatnonzero((letters == ord("\n")) | (letters == ord("\r")))
        if np.diff(ends, prepend=-1, append=len(data)).max() <= LONGEST_LINE:
            return
        why = f"has a line of more than {LONGEST_LINE:,} letters"
    raise AppError(f"{path} {why}, which no label file has.", "Check that this is the label file.")


def decode(data: bytes, overrides: Overrides) -> tuple[list[str], Conclusion]:
    """The lines of a file, without their ends, and the conclusion about its encoding.

    Bytes that fit no letter become U+FFFD.

    Raises:
        AppError: the user's choice of an encoding is none of those possible.
    """
    choices = [(encoding, AspectChoice(encoding.value, _WORDS[encoding])) for encoding in Encoding]
    encoding, conclusion = settle(Aspect.ENCODING, choices, _detect(data), overrides)
    text = data.decode(encoding.value, errors="replace").removeprefix("\ufeff")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return lines, conclusion


def _detect(data: bytes) -> AspectFinding[Encoding]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return AspectFinding(encoding, "The file says so in its first bytes.", Sureness.CERTAIN)
    sample = data[:_SAMPLE]
    for encoding, zeros in ((Encoding.UTF16_LE, sample[1::2]), (Encoding.UTF16_BE, sample[0::2])):
        if len(sample) >= 4 and zeros.count(0) > 0.7 * len(zeros):
            return AspectFinding(encoding, "Every other byte is zero.", Sureness.LIKELY)
    if data.isascii():
        return AspectFinding(Encoding.UTF8, "There are only plain letters and digits in it.", Sureness.CERTAIN)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return AspectFinding(Encoding.LATIN1, "Some bytes in it are not UTF-8.", Sureness.LIKELY)
    return AspectFinding(Encoding.UTF8, "All of it can be read as UTF-8.", Sureness.CERTAIN)
