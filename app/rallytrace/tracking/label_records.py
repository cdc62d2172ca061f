"""The files that a run writes: labels and a record beside them. Decide whether they match a new run."""

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
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.turning import Turning
from rallytrace.video.file_state import FileState

RESULTS_VERSION: Final = 3
"""Raise this number with every change that gives other labels for the same video, networks and options."""

_MAX_RECORD_BYTES: Final = 2**22
"""Upper limit for the size of a record; two days of cuts need less."""

FileEdges: TypeAlias = tuple[int, str]
"""Size of a video file in bytes and a digest of its first and last bytes, as returned by `digest_of_edges`."""


@dataclass(frozen=True, slots=True)
class Output:
    """How label files are written.

    Attributes:
        overwrite: True if existing files may be replaced.
        more_columns: True to write the columns Source and Confidence as well.
        asked: The options of the run by their command-line names, for the record.
    """

    overwrite: bool
    more_columns: bool = False
    asked: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TrackedVideo:
    """The contents of a label file and its record.

    Attributes:
        edges: Size and digest of the video file before it was read.
        provenance: The result of `LabelRun.provenance`.
    """

    path: Path
    edges: FileEdges
    size: Size
    points: tuple[Point, ...]
    provenance: Mapping[str, Any]


def default_label_path(video: Path, folder: Path) -> Path:
    """Return the default label file of a video in a folder; a name that is too long is shortened."""
    return fitting_path(folder / video.stem, "_track.csv", reserve=FILES_BESIDE_BYTES)


def record_path(target: Path) -> Path:
    """Return the path of the run's record beside a label file."""
    return fitting_path(target.with_suffix(""), ".run.json")


def write_run(target: Path, tracked: TrackedVideo, output: Output, state: FileState) -> dict[str, Any]:
    """Write a label file and its record. Only the returned record contains paths.

    Args:
        state: The state of the video file before it was read.

    Raises:
        AppError: A file cannot be written, or the video has changed since.
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
    # A record whose labels were deleted is useless and may be replaced.
    overwrite = output.overwrite or read_record(target) is not None
    names = {"labels": target.name, "video": tracked.path.name}
    with atomic_text(record_path(target), RUN_RECORD, overwrite=overwrite) as stream:
        json.dump({**record, **names}, stream, indent=2)
    return record


def read_record(target: Path) -> dict[str, Any] | None:
    """Return the record beside a label file, with the file's path; None if there is no readable record."""
    try:
        record = read_json(record_path(target), _MAX_RECORD_BYTES)
    except (OSError, ValueError, AppError):
        return None
    return {**record, "labels": str(target)} if _is_record(record) else None


_COUNTS: Final = ("rows", "visible", "tracked")
_MAX_FRAMES: Final = 10**9


def _is_record(record: Any) -> bool:
    """Return True if the value has the fields of a record that are used later, with valid types and ranges."""
    if not isinstance(record, dict) or not isinstance(record.get("labels_sha256"), str):
        return False
    counts, seconds = [record.get(name, 0) for name in _COUNTS], record.get("seconds", 0)
    in_range = (type(count) is int and 0 <= count <= _MAX_FRAMES for count in counts)
    return all(in_range) and type(seconds) in (int, float) and 0 <= seconds < math.inf


def recording_of_run(record: Mapping[str, Any] | None) -> Recording:
    """Return how the video of a run was recorded, or `AS_FILE` if there is no record or its values are invalid."""
    known = record or {}
    turned, rate = known.get("turned"), known.get("recorded_at") or None
    try:
        turning = Turning(turned // 90 if type(turned) is int else 0, known.get("mirrored") is True)
        return Recording(float(rate) if isinstance(rate, int | float) else None, turning)
    except ValueError:
        return AS_FILE


def labels_unchanged(target: Path, record: Mapping[str, Any]) -> bool:
    """Return True if a label file has not changed since its run wrote it.

    Raises:
        AppError: The file cannot be read.
    """
    return bool(_sha256(target) == record.get("labels_sha256"))


def _sha256(path: Path) -> str:
    try:
        return sha256_of(path)
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "{path} cannot be read ({reason}).", path=path, reason=error.strerror),
            tr_lazy("errors", "Check the disk."),
        ) from error


@dataclass(frozen=True, slots=True)
class RequestedRun:
    """The facts about a run on which its labels depend.

    Attributes:
        tracknet: The sha256 of the TrackNet file.
        inpaintnet: The sha256 of the InpaintNet file; None without one.
        provider: The provider named by the user; None for any.
        options: The options by their command-line names, as in `Output.asked`.
    """

    tracknet: str
    inpaintnet: str | None
    provider: str | None
    options: Mapping[str, Any]


class LabelState(enum.Enum):
    """The state of the label file of a run."""

    MISSING = enum.auto()
    DONE = enum.auto()
    """The same run finished, and its labels have not changed since."""
    PARTIAL = enum.auto()
    """The same run was interrupted or failed; its files may be replaced."""
    OTHER = enum.auto()
    """The labels come from another run or from the user."""


@dataclass(frozen=True, slots=True)
class LabelFinding:
    """The result of comparing the files at a run's target with the run.

    Attributes:
        reason: Why the state is OTHER, as the end of a sentence about the label file.
        record: The record of the run that wrote the labels; empty if there is none.
    """

    state: LabelState
    reason: str = ""
    record: Mapping[str, Any] = field(default_factory=dict)


def check_labels(target: Path, edges: FileEdges, asked: RequestedRun) -> LabelFinding:
    """Return the state of a run's label file: missing, partial, done, or not from this run.

    Args:
        edges: Size and digest of the video to track.

    Raises:
        AppError: The label file cannot be read.
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


def _difference(target: Path, record: Mapping[str, Any], edges: FileEdges, asked: RequestedRun) -> str:
    """Return why a record belongs to another run, as the end of a sentence; '' if it belongs to this one."""
    if not labels_unchanged(target, record):
        return "has changed since RallyTrace wrote it"
    if "video_edges" not in record or not isinstance(record.get("asked"), dict):
        return "was made by an earlier version of RallyTrace, which recorded less"
    if (record.get("video_bytes"), record["video_edges"]) != edges:
        return "was made from another video file, or from this one before it changed"
    if record.get("results_version") != RESULTS_VERSION:
        return f"was made by RallyTrace {record.get('rallytrace')}, whose labels differ"
    return _other_network(record, asked) or describe_other_options(record["asked"], asked.options)


def _other_network(record: Mapping[str, Any], asked: RequestedRun) -> str:
    for network, sha256 in (("tracknet", asked.tracknet), ("inpaintnet", asked.inpaintnet)):
        if _value(record, network, "sha256") != sha256:
            name = "TrackNet" if network == "tracknet" else "InpaintNet"
            return f"was made with another {name} ({_value(record, network, 'model') or 'none'})"
    ran_on = _value(record, "tracknet", "provider")
    return "" if asked.provider in (None, ran_on) else f"was made on the provider {ran_on}"


def _value(record: Mapping[str, Any], network: str, key: str) -> Any:
    entry = record.get(network)
    return entry.get(key) if isinstance(entry, dict) else None


def describe_other_options(made: Mapping[str, Any], asked: Mapping[str, Any]) -> str:
    usual = {listed.option.recorded: listed.default for listed in RUN_OPTIONS}  # for options newer than the record
    made_values, asked_values = (
        {name: found.get(name, usual.get(name)) for name in {*made, *asked}} for found in (made, asked)
    )
    names = sorted(name for name in asked_values if made_values[name] != asked_values[name])
    shown = ", ".join(
        f"--{name}: {_shown(made_values[name])} instead of {_shown(asked_values[name])}" for name in names
    )
    return f"was made with other options ({shown})" if names else ""


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "default" if value is None else str(value)
