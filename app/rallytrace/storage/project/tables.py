"""Read the tables of a project file, and write changed parts into them."""

import json
import sqlite3
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.errors import AppError
from rallytrace.files.json_files import parse_json
from rallytrace.storage.project.limits import MAX_FRAMES, MAX_HISTORY_BYTES_IN_MEMORY, MAX_ROWS, check_count
from rallytrace.storage.project.pose_tables import read_poses, write_poses
from rallytrace.storage.project.project import (
    TILE_FRAMES,
    Project,
    ProjectFacts,
    ProjectParts,
    ProjectState,
    StepParts,
)
from rallytrace.storage.project.row_codec import (
    RowFormat,
    describe_rows,
    find_layer,
    layer_name,
    pack_frames,
    pack_rows,
    unpack_frames,
)
from rallytrace.storage.project.schema import HISTORY_TABLES, STORED_LIST_BY_CHANGE, STORED_LISTS, Topic
from rallytrace.storage.project.video_identity import FramePrint, Luma, VideoIdentity
from rallytrace.texts import tr_lazy
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size, is_pixel_aspect
from rallytrace.track.history import History, Step
from rallytrace.track.sports import Sport
from rallytrace.track.track import DTYPES, Change, Frames, Layer, Rows, RowsChange, RunRecord, Track

MAX_PACKED_HISTORY_BYTES: Final = 64 * 2**20
"""Maximum packed size of the history when a project is opened; older steps beyond it are dropped.

This is enough for seven runs over 200,000 frames, or years of corrections."""

_Facts = dict[str, dict[str, Any]]
_STEP_TABLES: Final = ("edits", "row_changes", *HISTORY_TABLES)
"""Tables with the edits of the history's steps."""


def read_project(connection: sqlite3.Connection) -> Project:
    """Read everything in a project.

    Raises:
        sqlite3.Error, ValueError, KeyError, TypeError, IndexError, OverflowError: the project is damaged.
    """
    facts = _facts(connection)
    project = facts[Topic.PROJECT]
    formats = _stored_formats(connection)
    track = _track(connection, check_count(project["n_frames"]), formats)
    first, steps = _steps(connection, int(project["done"]), formats, track.n_frames)
    return Project(
        video=_video(connection, facts[Topic.VIDEO]),
        history=History(track, steps, int(project["done"]) - first),
        first_step=first,
        runs=_runs(connection),
        poses=read_poses(connection),
        facts=ProjectFacts(
            sport=None if project["sport"] is None else Sport(project["sport"]),
            playhead=check_count(project["playhead"]),
            unexported=bool(project["unexported"]),
            left_out=check_count(project["left_out"]),
            only_reviewed=bool(project["only_reviewed"]),
        ),
    )


def read_video(connection: sqlite3.Connection) -> VideoIdentity:
    """Return the identity of a project's video. Raises as in `read_project`."""
    return _video(connection, _facts(connection)[Topic.VIDEO])


def read_labels(connection: sqlite3.Connection) -> tuple[Track, list[RunRecord]]:
    """Return the track and the runs of a project without the history. Raises as in `read_project`."""
    project = _facts(connection)[Topic.PROJECT]
    return _track(connection, check_count(project["n_frames"]), _stored_formats(connection)), _runs(connection)


def _stored_formats(connection: sqlite3.Connection) -> dict[int, RowFormat]:
    rows = _fetch_limited(connection, "SELECT id, description FROM formats")
    return {int(number): RowFormat.parse(description) for number, description in rows}


def _runs(connection: sqlite3.Connection) -> list[RunRecord]:
    rows = _fetch_limited(connection, "SELECT signature, provenance FROM runs ORDER BY number")
    return [RunRecord(signature, dict(parse_json(provenance))) for signature, provenance in rows]


def _facts(connection: sqlite3.Connection) -> _Facts:
    facts: _Facts = {}
    for topic, key, value in _fetch_limited(connection, "SELECT topic, key, value FROM facts"):
        facts.setdefault(topic, {})[key] = parse_json(value)
    return facts


def _fetch_limited(connection: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    rows = connection.execute(query).fetchmany(MAX_ROWS + 1)
    if len(rows) > MAX_ROWS:
        raise ValueError(f"more than {MAX_ROWS} rows")
    return rows


def _video(connection: sqlite3.Connection, facts: dict[str, Any]) -> VideoIdentity:
    width, height = (check_count(length) for length in facts["luma_size"])
    path, relative = facts["path"], facts["relative"]
    if "\0" in path + relative:
        raise ValueError("an invalid file name")
    prints = tuple(
        FramePrint(frame, time, _luma(luma, width, height), _luma(later, width, height))
        for frame, time, luma, later in _fetch_limited(
            connection, "SELECT frame, time, luma, later FROM prints ORDER BY frame"
        )
    )
    return VideoIdentity(
        path=Path(path),
        relative=relative,
        n_bytes=int(facts["n_bytes"]),
        edges=facts["edges"],
        size=_size(facts),
        rate=float(facts["rate"]),
        n_frames=check_count(facts["n_frames"]),
        prints=prints,
    )


def _size(facts: dict[str, Any]) -> Size:
    width, height = (check_count(length) for length in facts["size"])
    aspect = float(facts.get("pixel_aspect", 1.0))  # missing in older projects
    if not is_pixel_aspect(aspect):
        raise ValueError(f"a pixel aspect of {aspect}")
    return Size(width, height, aspect)


def _luma(body: bytes, width: int, height: int) -> Luma:
    return np.frombuffer(body, np.uint8).reshape(height, width)


def _track(connection: sqlite3.Connection, n_frames: int, formats: dict[int, RowFormat]) -> Track:
    seen = set[tuple[Layer, int]]()
    parts: dict[Layer, list[tuple[Frames, Rows]]] = {}
    for name, tile, number, count, body in connection.execute("SELECT layer, tile, format, count, body FROM tiles"):
        layer, start = find_layer(name), check_count(tile) * TILE_FRAMES
        if not 0 < check_count(count) <= TILE_FRAMES or start + count > n_frames or (layer, tile) in seen:
            raise ValueError(f"rows of frames {start} to {start + count} of {n_frames}")
        seen.add((layer, tile))
        frames = np.arange(start, start + count)
        parts.setdefault(layer, []).append((frames, _checked(formats[number].read(body, count), layer)))
    layers = {
        layer: (np.concatenate([frames for frames, _ in tiles]), np.concatenate([rows for _, rows in tiles]))
        for layer, tiles in parts.items()
    }
    track = Track.from_layers(n_frames, layers)
    for stored in STORED_LISTS:
        setattr(track, stored.change.name, stored.read(connection))
    return track


def _checked(rows: Rows, layer: Layer) -> Rows:
    if rows.dtype != DTYPES[layer]:
        raise ValueError("rows of another layer")
    return rows


def _steps(
    connection: sqlite3.Connection, done: int, formats: dict[int, RowFormat], n_frames: int
) -> tuple[int, list[Step]]:
    """Return the number of the oldest step that is kept in memory, and the steps from that one on."""
    first, changes = _changes(connection, _first_kept(connection, done), done, formats, n_frames)
    steps: dict[int, Step] = {
        number: Step(name)
        for number, name in connection.execute(
            "SELECT number, name FROM steps WHERE number >= ? ORDER BY number", [first]
        )
    }
    if list(steps) != list(range(first, first + len(steps))) or not first <= done <= first + len(steps):
        raise ValueError("steps of the history are missing")
    query = "SELECT step, number, name FROM edits WHERE step >= ? ORDER BY step, number"
    for step, number, name in connection.execute(query, [first]):
        made = changes.get((step, number), {})
        steps[step].edits.append(Edit(name, tuple(made[index] for index in range(len(made)))))
    return first, list(steps.values())


def _first_kept(connection: sqlite3.Connection, done: int) -> int:
    """Return the number of the oldest step to read, so that the history fits into `MAX_PACKED_HISTORY_BYTES`.

    All undone steps are read in any case.
    """
    steps = [number for (number,) in connection.execute("SELECT number FROM steps ORDER BY number DESC")]
    n_bytes: dict[int, int] = dict(connection.execute("SELECT step, SUM(n_bytes) FROM edits GROUP BY step").fetchall())
    total, first = 0, done
    for number in steps:
        total += n_bytes.get(number, 0)
        if total > MAX_PACKED_HISTORY_BYTES and number < done:
            break
        first = min(first, number)
    return first


def _changes(
    connection: sqlite3.Connection, first: int, done: int, formats: dict[int, RowFormat], n_frames: int
) -> tuple[int, dict[tuple[int, int], dict[int, Change]]]:
    """Return the number of the oldest step whose changes still fit into memory, and the changes from it on.

    They are keyed by (step, edit), then by their place in the edit.
    """
    changes: dict[tuple[int, int], dict[int, Change]] = {}
    room = MAX_HISTORY_BYTES_IN_MEMORY
    query = (
        "SELECT step, edit, place, format, frames, before, after FROM row_changes WHERE step >= ? ORDER BY step DESC"
    )
    for step, edit, place, number, body, old, new in connection.execute(query, [first]):
        frames, form = unpack_frames(body, n_frames), formats[number]
        room -= len(frames) * (frames.itemsize + 2 * DTYPES[form.layer].itemsize)
        if room < 0:
            if step >= done:
                raise ValueError("more steps to redo than fit in memory")
            first = step + 1
            changes = {key: made for key, made in changes.items() if key[0] >= first}
            break
        change = RowsChange(form.layer, frames, form.read(old, len(frames)), form.read(new, len(frames)))
        changes.setdefault((step, edit), {})[place] = change
    for stored in STORED_LISTS:
        query = f"SELECT step, edit, place, before, after FROM {stored.history} WHERE step >= ?"  # noqa: S608 - no user's words
        for step, edit, place, old, new in connection.execute(query, [first]):
            changes.setdefault((step, edit), {})[place] = stored.change_from(old, new)
    return first, changes


def write_parts(connection: sqlite3.Connection, parts: ProjectParts) -> None:
    """Write parts of a project in the open transaction.

    Raises:
        AppError: the project has more frames than `MAX_FRAMES`.
        sqlite3.Error: writing failed.
    """
    formats = _current_formats(connection)
    if parts.state is not None:
        _write_state(connection, parts.state)
    if parts.video is not None:
        _write_video(connection, parts.video)
    for (layer, tile), rows in sorted(parts.tiles.items()):
        if rows["state"].any():
            connection.execute(
                "INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?, ?)",
                (layer_name(layer), tile, formats[layer], len(rows), pack_rows(rows)),
            )
        else:
            connection.execute("DELETE FROM tiles WHERE layer = ? AND tile = ?", (layer_name(layer), tile))
    for stored in STORED_LISTS:
        if stored.change.name in parts.lists:
            stored.write(connection, *parts.lists[stored.change.name])
    write_poses(connection, parts.poses)
    for number, run in sorted(parts.runs.items()):
        known = json.dumps(run.provenance)
        connection.execute("INSERT OR REPLACE INTO runs VALUES (?, ?, ?)", (number, run.signature, known))
    for number, step in sorted(parts.steps.items()):
        _write_step(connection, number, step, formats)


def _current_formats(connection: sqlite3.Connection) -> dict[Layer, int]:
    """Return the number of each layer's current row format."""
    for layer in DTYPES:
        connection.execute(
            "INSERT OR IGNORE INTO formats (layer, description) VALUES (?, ?)",
            (layer_name(layer), describe_rows(layer)),
        )
    known = {text: number for number, text in connection.execute("SELECT id, description FROM formats")}
    return {layer: known[describe_rows(layer)] for layer in DTYPES}


def _write_state(connection: sqlite3.Connection, state: ProjectState) -> None:
    """Write the facts of the project, and remove steps that it no longer has."""
    if state.n_frames > MAX_FRAMES:
        message = tr_lazy(
            "errors",
            "The project is not saved: a video may have {limit:,} frames, not {frames:,}.",
            limit=MAX_FRAMES,
            frames=state.n_frames,
        )
        raise AppError(message, tr_lazy("errors", "Cut the video into parts."))
    facts = asdict(state.facts)
    _write_facts(connection, Topic.PROJECT, n_frames=state.n_frames, done=state.n_done, written_by=__version__, **facts)
    for table in ("steps", *_STEP_TABLES):
        column = "number" if table == "steps" else "step"
        connection.execute(
            f"DELETE FROM {table} WHERE {column} < ? OR {column} >= ?",  # noqa: S608 - no user's words
            (state.first_step, state.n_steps),
        )


def _write_video(connection: sqlite3.Connection, video: VideoIdentity) -> None:
    _write_facts(
        connection,
        Topic.VIDEO,
        path=str(video.path),
        relative=video.relative,
        n_bytes=video.n_bytes,
        edges=video.edges,
        size=[video.size.width, video.size.height],
        pixel_aspect=video.size.pixel_aspect,
        rate=video.rate,
        n_frames=video.n_frames,
        luma_size=list(video.prints[0].luma.shape[::-1]) if video.prints else [0, 0],
    )
    connection.execute("DELETE FROM prints")
    samples = [(print_.frame, print_.time, print_.luma.tobytes(), print_.later.tobytes()) for print_ in video.prints]
    connection.executemany("INSERT INTO prints VALUES (?, ?, ?, ?)", samples)


def _write_facts(connection: sqlite3.Connection, topic: Topic, **facts: Any) -> None:
    rows = [(topic, key, json.dumps(value)) for key, value in facts.items()]
    connection.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?, ?)", rows)


def _write_step(connection: sqlite3.Connection, number: int, step: StepParts, formats: dict[Layer, int]) -> None:
    if step.is_whole:
        for table in _STEP_TABLES:
            connection.execute(f"DELETE FROM {table} WHERE step = ?", (number,))  # noqa: S608 - no user's words
        connection.execute("INSERT OR REPLACE INTO steps VALUES (?, ?)", (number, step.name))
    for index, edit in sorted(step.edits.items()):
        n_bytes = sum(
            _write_change(connection, (number, index, place), change, formats)
            for place, change in enumerate(edit.changes)
        )
        connection.execute("INSERT OR REPLACE INTO edits VALUES (?, ?, ?, ?)", (number, index, edit.name, n_bytes))


def _write_change(
    connection: sqlite3.Connection, key: tuple[int, int, int], change: Change, formats: dict[Layer, int]
) -> int:
    if isinstance(change, RowsChange):
        bodies = (pack_frames(change.frames), pack_rows(change.old_rows), pack_rows(change.new_rows))
        values = (*key, formats[change.layer], *bodies)
        connection.execute("INSERT OR REPLACE INTO row_changes VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        return sum(map(len, bodies))
    stored = STORED_LIST_BY_CHANGE[type(change)]
    texts = stored.texts(change)
    connection.execute(f"INSERT OR REPLACE INTO {stored.history} VALUES (?, ?, ?, ?, ?)", (*key, *texts))  # noqa: S608 - no user's words
    return sum(map(len, texts))
