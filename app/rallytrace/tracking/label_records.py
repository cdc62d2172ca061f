"""The files of a run, labels and a record beside them, and their comparison with a new run."""

import enum
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_text, sha256_of
from rallytrace.files.file_kinds import RUN_RECORD
from rallytrace.files.file_names import FILES_BESIDE_BYTES, fitting_path
from rallytrace.files.json_files import read_json
from rallytrace.settings import RUN_OPTIONS
from rallytrace.storage.track_csv import write_track
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.video.file_state import FileState

RESULTS_VERSION: Final = 2
"""To be raised by every change of the program that gives the same video, networks and options other labels."""

_MOST_RECORD_BYTES: Final = 2**22
"""Two days of cuts take less than that."""

FileEdges: TypeAlias = tuple[int, str]
"""The size of a video file in bytes and a digest of its ends, as `digest_of_edges` gives them."""


@dataclass(frozen=True, slots=True)
class Output:
    """The way of writing label files.

    Attributes:
        overwrite: whether existing files may be replaced.
        more_columns: also write the columns Source and Confidence.
        asked: the options behind the labels, by their names on the command line; kept in the record.
    """

    overwrite: bool
    more_columns: bool = False
    asked: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TrackedVideo:
    """The content of a label file and its record.

    Attributes:
        edges: of the file before it was read.
        provenance: `LabelRun.provenance`.
    """

    path: Path
    edges: FileEdges
    size: Size
    points: tuple[Point, ...]
    provenance: Mapping[str, Any]


def default_label_path(video: Path, folder: Path) -> Path:
    """The usual place of a video's labels in a folder; with a shortened name if that is too long."""
    return fitting_path(folder / video.stem, "_track.csv", reserve=FILES_BESIDE_BYTES)


def record_path(target: Path) -> Path:
    """The place of a run's record: beside the label file."""
    return fitting_path(target.with_suffix(""), ".run.json")


def write_run(target: Path, tracked: TrackedVideo, output: Output, state: FileState) -> dict[str, Any]:
    """Write a label file and its record; only the returned record holds paths.

    Args:
        state: of the video's file before it was read.

    Raises:
        AppError: one of them cannot be written, or the video has changed since.
    """
    state.refuse_changed(tracked.path)
    points = tracked.points
    write_track(target, points, tracked.size, more_columns=output.more_columns, overwrite=output.overwrite)
    n_bytes, digest = tracked.edges
    record = {
        "labels": str(target),
        "labels_sha256": _sha256(target),
        "rows": len(points),
        "visible": sum(point.visible for point in points),
        "video_bytes": n_bytes,
        "video_edges": digest,
        "results_version": RESULTS_VERSION,
        "asked": dict(output.asked),
        **tracked.provenance,
    }
    # The record of labels that were removed since is of no use to anybody.
    overwrite = output.overwrite or read_record(target) is not None
    names = {"labels": target.name, "video": tracked.path.name}
    with atomic_text(record_path(target), RUN_RECORD, overwrite=overwrite) as stream:
        json.dump({**record, **names}, stream, indent=2)
    return record


def read_record(target: Path) -> dict[str, Any] | None:
    """The record beside a label file, with the file's path; None without a readable one."""
    try:
        record = read_json(record_path(target), _MOST_RECORD_BYTES)
    except (OSError, ValueError, AppError):
        return None
    return {**record, "labels": str(target)} if _is_record(record) else None


_COUNTS: Final = ("rows", "visible", "tracked")
_MOST_FRAMES: Final = 10**9


def _is_record(record: Any) -> bool:
    """Whether a value is a record of `write_run`, as far as it is computed with."""
    if not isinstance(record, dict) or not isinstance(record.get("labels_sha256"), str):
        return False
    counts, seconds = [record.get(name, 0) for name in _COUNTS], record.get("seconds", 0)
    in_range = (type(count) is int and 0 <= count <= _MOST_FRAMES for count in counts)
    return all(in_range) and type(seconds) in (int, float) and 0 <= seconds < math.inf


def labels_unchanged(target: Path, record: Mapping[str, Any]) -> bool:
    """Whether a label file is as the run of a record wrote it.

    Raises:
        AppError: it cannot be read.
    """
    return bool(_sha256(target) == record.get("labels_sha256"))


def _sha256(path: Path) -> str:
    try:
        return sha256_of(path)
    except OSError as error:
        raise AppError(f"{path} cannot be read ({error.strerror}).", "Check the disk.") from error


@dataclass(frozen=True, slots=True)
class AskedRun:
    """A run, as far as labels depend on it.

    Attributes:
        tracknet, inpaintnet: the sha256 of the files; None for no InpaintNet.
        provider: the named one; None for any.
        options: as in `Output`.
    """

    tracknet: str
    inpaintnet: str | None
    provider: str | None
    options: Mapping[str, Any]


class LabelState(enum.Enum):
    """The state of a run's labels."""

    MISSING = enum.auto()
    DONE = enum.auto()
    """The same run was carried out to its end, and its labels are as it wrote them."""
    PARTIAL = enum.auto()
    """The same run was interrupted or failed; what it wrote may be replaced."""
    OTHER = enum.auto()
    """They are of another run, or a person's."""


@dataclass(frozen=True, slots=True)
class LabelFinding:
    """The files at a run's target.

    Attributes:
        reason: of the state OTHER, as the end of a sentence about the label file.
        record: of their run; empty without labels or record.
    """

    state: LabelState
    reason: str = ""
    record: Mapping[str, Any] = field(default_factory=dict)


def find_labels(target: Path, edges: FileEdges, asked: AskedRun) -> LabelFinding:
    """Compare the files at a run's target with the run's own.

    Args:
        edges: of the video to be tracked.

    Raises:
        AppError: the label file cannot be read.
    """
    record = read_record(target)
    if not target.exists():
        if record is None and record_path(target).exists():
            found = (
                f"is missing, and {record_path(target).name}, the name for the run's record, belongs to another file"
            )
            return LabelFinding(LabelState.OTHER, found)
        return LabelFinding(LabelState.MISSING)
    if record is None:
        return LabelFinding(LabelState.OTHER, "exists, but has no record of its run")
    reason = _difference(target, record, edges, asked)
    if reason:
        return LabelFinding(LabelState.OTHER, reason, record)
    state = LabelState.DONE if record.get("complete") is True else LabelState.PARTIAL
    return LabelFinding(state, record=record)


def _difference(target: Path, record: Mapping[str, Any], edges: FileEdges, asked: AskedRun) -> str:
    """The reason why a record is of another run, as the end of a sentence; else ''."""
    if not labels_unchanged(target, record):
        return "has changed since RallyTrace wrote it"
    if "video_edges" not in record or not isinstance(record.get("asked"), dict):
        return "was made by an earlier version of RallyTrace, which recorded less"
    if (record.get("video_bytes"), record["video_edges"]) != edges:
        return "was made from another video file, or from this one before it changed"
    if record.get("results_version") != RESULTS_VERSION:
        return f"was made by RallyTrace {record.get('rallytrace')}, whose labels differ"
    return _other_network(record, asked) or other_options(record["asked"], asked.options)


def _other_network(record: Mapping[str, Any], asked: AskedRun) -> str:
    for network, sha256 in (("tracknet", asked.tracknet), ("inpaintnet", asked.inpaintnet)):
        if _value(record, network, "sha256") != sha256:
            name = "TrackNet" if network == "tracknet" else "InpaintNet"
            return f"was made with another {name} ({_value(record, network, 'model') or 'none'})"
    ran_on = _value(record, "tracknet", "provider")
    return "" if asked.provider in (None, ran_on) else f"was made on the provider {ran_on}"


def _value(record: Mapping[str, Any], network: str, key: str) -> Any:
    entry = record.get(network)
    return entry.get(key) if isinstance(entry, dict) else None


def other_options(made: Mapping[str, Any], asked: Mapping[str, Any]) -> str:
    usual = {listed.option.recorded: listed.default for listed in RUN_OPTIONS}  # of an option that was not there yet
    made_values, asked_values = (
        {name: found.get(name, usual.get(name)) for name in {*made, *asked}} for found in (made, asked)
    )
    names = sorted(name for name in asked_values if made_values[name] != asked_values[name])
    told = ", ".join(f"--{name}: {_told(made_values[name])} instead of {_told(asked_values[name])}" for name in names)
    return f"was made with other options ({told})" if names else ""


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "default" if value is None else str(value)
