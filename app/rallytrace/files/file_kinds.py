"""File kinds, recognised by suffix and first bytes."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy

HEAD_BYTES: Final = 4096
"""Number of bytes read from the start of a file to recognise its kind."""

_SQLITE_MAGIC: Final = b"SQLite format 3\0"
_FIRST_MP4_BOXES: Final = (b"ftyp", b"moov", b"mdat", b"free", b"skip", b"wide")
"""Types of the box that may come first in an MP4 file."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that RallyTrace writes, or only recognises by suffix.

    Attributes:
        name: name for messages such as "a.csv would be written as CSV".
        suffixes: lower-case suffixes, the usual one first.
        begins: returns True if a file of this kind can start with the given bytes; None for a kind never written.
        is_text: True if any text file with one of the suffixes counts as this kind.
    """

    name: str
    suffixes: tuple[str, ...]
    begins: Callable[[bytes], bool] | None = None
    is_text: bool = False

    def refuse_suffix(self, path: Path) -> None:
        """Refuse a path with a suffix of another kind. Unknown suffixes are accepted.

        Raises:
            UsageError: the suffix belongs to another kind.
        """
        named = _KIND_OF.get(path.suffix.lower())
        if named is not None and not set(named.suffixes) & set(self.suffixes):
            raise UsageError(
                tr_lazy(
                    "errors",
                    "{path} would be written as {given}, but '{suffix}' means {named}.",
                    path=path.name,
                    given=self.name,
                    suffix=path.suffix,
                    named=named.name,
                ),
                tr_lazy(
                    "errors",
                    "Choose a name that ends in {suffixes}. 'rallytrace export --format' writes other formats.",
                    suffixes=self.suffixes[0],
                ),
            )

    def is_kind_of(self, path: Path, head: bytes) -> bool:
        """Return True if the name and the first `HEAD_BYTES` bytes fit this kind. An empty file fits every kind."""
        if not head or self.begins is None or self.begins(head):
            return True
        return self.is_text and path.suffix.lower() in self.suffixes and _is_text(head)


def _is_text(head: bytes) -> bool:
    return not any(byte < 32 and byte not in b"\t\n\r\f" for byte in head)


def _is_table(head: bytes) -> bool:
    lines = head.removeprefix(b"\xef\xbb\xbf").lstrip().splitlines()
    return _is_text(head) and bool(lines) and lines[0][:1] not in b"<{[" and any(sign in lines[0] for sign in b",;\t")


def _is_coco(head: bytes) -> bool:
    names = (b'"info"', b'"images"', b'"annotations"', b'"categories"', b'"licenses"')
    is_coco = head.lstrip().startswith(b"{") and any(name in head for name in names)
    lists = (b'"videorectangle"', b'"comment"')
    return is_coco or (head.lstrip().startswith(b"[") and any(name in head for name in lists))


def _is_page(head: bytes) -> bool:
    return head.lstrip().lower().startswith((b"<!doctype html", b"<html"))


def _is_network(head: bytes) -> bool:
    """Return True if the bytes start like ONNX: field 1, the format version, as a small number."""
    return len(head) > 1 and head[0] == 0x08 and head[1] < 0x20


def _is_project(head: bytes) -> bool:
    return head.startswith(_SQLITE_MAGIC) and head[68:72] == b"RlTr"


CSV: Final = FileKind("CSV", (".csv",), _is_table, is_text=True)
COCO: Final = FileKind("JSON", (".json",), _is_coco)
RUN_RECORD: Final = FileKind(
    tr_lazy("errors", "the record of a run"), (".json",), lambda head: b'"labels_sha256"' in head
)
XML: Final = FileKind("XML", (".xml",), lambda head: b"<annotations" in head)
MP4: Final = FileKind("MP4", (".mp4", ".m4v"), lambda head: head[4:8] in _FIRST_MP4_BOXES)
PAGE: Final = FileKind("HTML", (".html", ".htm"), _is_page)
PICTURE: Final = FileKind(tr_lazy("errors", "a picture"), (".png",), lambda head: head.startswith(b"\x89PNG\r\n\x1a\n"))
MODEL: Final = FileKind(tr_lazy("errors", "a model"), (".onnx",), _is_network)
PROJECT: Final = FileKind(tr_lazy("errors", "a project"), (".rally",), _is_project)
LOSSLESSCUT: Final = FileKind(
    tr_lazy("errors", "a LosslessCut project"), (".llc",), lambda head: b"cutSegments" in head
)
EDL: Final = FileKind(tr_lazy("errors", "an edit decision list"), (".edl",), lambda head: head.startswith(b"TITLE:"))
WEBVTT: Final = FileKind("WebVTT", (".vtt",), lambda head: head.startswith(b"WEBVTT"))
SUBTITLES: Final = FileKind("SubRip", (".srt",), lambda head: re.match(rb"\d+\r?\n[\d:]+,\d+ -->", head) is not None)
TEXT: Final = FileKind(
    tr_lazy("errors", "text"), (".txt",), lambda head: re.match(rb"\d+,\d+,-?[\d.]+,|[\d:]+:\d\d ", head) is not None
)
"""Plain text: MOTChallenge's ground truth, and chapters for YouTube."""
FFMETADATA: Final = FileKind("FFmpeg metadata", (".ffmetadata",), lambda head: head.startswith(b";FFMETADATA"))
NPZ: Final = FileKind("NumPy", (".npz",), lambda head: head.startswith(b"PK") and b".npy" in head)

WRITTEN: Final = (
    CSV,
    COCO,
    XML,
    MP4,
    PAGE,
    PICTURE,
    MODEL,
    PROJECT,
    LOSSLESSCUT,
    EDL,
    WEBVTT,
    SUBTITLES,
    TEXT,
    FFMETADATA,
    NPZ,
)
"""Kinds that RallyTrace writes on request, each with suffixes of its own."""

_UNWRITTEN: Final = (
    FileKind("JSON Lines", (".jsonl", ".ndjson")),
    FileKind(tr_lazy("errors", "tab-separated values"), (".tsv",)),
    FileKind("YAML", (".yaml", ".yml")),
    FileKind("Excel", (".xlsx", ".xls")),
    FileKind("Parquet", (".parquet",)),
    FileKind(tr_lazy("errors", "a NumPy array"), (".npy",)),
    FileKind(
        tr_lazy("errors", "another kind of video"), (".mkv", ".webm", ".avi", ".mov", ".mpg", ".mpeg", ".wmv", ".flv")
    ),
    FileKind(tr_lazy("errors", "another kind of video"), (".ts", ".mts", ".m2ts")),
    FileKind(tr_lazy("errors", "another kind of picture"), (".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".svg")),
    FileKind(tr_lazy("errors", "a checkpoint"), (".pt", ".pth", ".ckpt")),
    FileKind(tr_lazy("errors", "the weights of a model"), (".data",)),
    FileKind(tr_lazy("errors", "an archive"), (".zip", ".tar", ".gz")),
    FileKind(tr_lazy("errors", "a document"), (".pdf", ".doc", ".docx", ".odt", ".ods", ".md")),
    FileKind(tr_lazy("errors", "a program"), (".py", ".sh", ".bat", ".exe", ".so", ".dll")),
)
_KIND_OF: Final = {suffix: kind for kind in (*WRITTEN, *_UNWRITTEN) for suffix in kind.suffixes}


def find_kind(suffix: str) -> FileKind:
    """Return the kind written for a suffix such as ".csv"; raise KeyError if there is none."""
    return {name: kind for kind in WRITTEN for name in kind.suffixes}[suffix]
