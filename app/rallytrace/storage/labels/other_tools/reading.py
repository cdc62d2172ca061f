"""Recognise a file or folder of another tool by its content."""

import json
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_special
from rallytrace.storage.labels.other_tools.cvat import read_cvat
from rallytrace.storage.labels.other_tools.json_tools import is_coco, is_label_studio, read_coco, read_label_studio
from rallytrace.storage.labels.other_tools.key_points import is_deeplabcut, is_sleap, read_deeplabcut, read_sleap
from rallytrace.storage.labels.other_tools.mot import is_mot, read_mot
from rallytrace.storage.labels.other_tools.record import OtherLabels
from rallytrace.storage.labels.other_tools.yolo import read_yolo
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

_MAX_BYTES: Final = 256 * 2**20
_YAML: Final = frozenset({".yaml", ".yml"})
_MARKS: Final = 4096
"""Bytes at the start of a file that show its kind."""
_HDF5: Final = "HDF5"
_BINARY_KINDS: Final = {
    b"\x89HDF\r\n": _HDF5,
    b"PK\3\4": "Excel / ZIP",
    b"\xd0\xcf\x11\xe0": "Excel",
    b"PAR1": "Parquet",
    b"\x93NUMPY": "NumPy",
    b"MATLAB 5.0 MAT-file": "MATLAB",
    b"\x80\2": "pickle",
    b"\x80\3": "pickle",
    b"\x80\4": "pickle",
    b"\x80\5": "pickle",
}
"""Kinds of files in which tables are kept that are no text, by how they begin."""


def read_other_labels(path: Path, video: Size) -> OtherLabels | None:
    """Return the labels of another tool as a table, or None for a file of another kind.

    Args:
        path: a file, or a folder of YOLO labels, which may also be named by its `data.yaml`.

    Raises:
        AppError: it is such a file, but its content makes no sense; or it is a kind of table that is no text.
    """
    try:
        if path.is_dir():
            return read_yolo(path, video)
        if path.suffix.lower() in _YAML:
            return read_yolo(path.parent, video)
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "{path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error
    try:
        refuse_special(path)
        with path.open("rb") as stream:
            start = stream.read(_MARKS)
            _refuse_binary(path, start)
            start = start.removeprefix(b"\xef\xbb\xbf").lstrip()
            if not _may_be_other(start):
                return None
            data = start + stream.read(_MAX_BYTES)
    except OSError:
        return None  # the reader of tables explains why it cannot be read
    if len(data) >= _MAX_BYTES:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} is larger than {limit} MB, too large for labels.",
                path=path,
                limit=_MAX_BYTES // 2**20,
            ),
            tr_lazy("errors", "Check the file."),
        )
    text = data.decode("utf-8", errors="replace")
    try:
        return _read(text, video)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError, OverflowError) as error:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} has labels that cannot be read ({kind}: {reason}).",
                path=path,
                kind=type(error).__name__,
                reason=error,
            ),
            tr_lazy("errors", "Export it again."),
        ) from error


def _refuse_binary(path: Path, start: bytes) -> None:
    kind = next((kind for mark, kind in _BINARY_KINDS.items() if start.startswith(mark)), None)
    if kind is None:
        return
    remedy = tr_lazy("errors", "Save it as CSV.")
    if kind == _HDF5:
        remedy = tr_lazy(
            "errors",
            "Save it as CSV: in DeepLabCut with analyze_videos_converth5_to_csv, in SLEAP with "
            "File > Export Analysis CSV.",
        )
    raise AppError(tr_lazy("errors", "{path} contains {kind} data, not text.", path=path, kind=kind), remedy)


def _may_be_other(start: bytes) -> bool:
    """Return whether a file with this start may be one of another tool. Most tables of labels are not."""
    first = start.split(b"\n", 1)[0].decode("utf-8", errors="replace")
    return start.startswith((b"<", b"{", b"[", b"scorer,")) or "frame_idx" in first or is_mot(first)


def _read(text: str, video: Size) -> OtherLabels | None:
    if text.startswith("<"):
        return read_cvat(text)
    if text.startswith(("{", "[")):
        return _read_json(text, video)
    lines = text.splitlines()
    if is_deeplabcut(lines):
        return read_deeplabcut(lines)
    if is_sleap(lines):
        return read_sleap(lines)
    return read_mot(lines) if is_mot(lines[0]) else None


def _read_json(text: str, video: Size) -> OtherLabels | None:
    try:
        content = json.loads(text)
    except ValueError:
        return None  # another kind of text, or a damaged file, which the reader of segments explains
    if is_coco(content):
        return read_coco(content, video)
    return read_label_studio(content, video) if is_label_studio(content) else None
