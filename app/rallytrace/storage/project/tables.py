"""What of a project goes into which table."""

import json
import sqlite3
from typing import Any

from rallytrace import __version__
from rallytrace.domain.track import DTYPES, Change, Layer, RowsChange
from rallytrace.errors import AppError
from rallytrace.storage.project import lists
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.ledger import TILE, Topic, Unsaved
from rallytrace.storage.project.limits import MOST_FRAMES
from rallytrace.storage.project.rows import description_of, name_of, packed, packed_frames


def write(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    """Write the parts of a project that are not saved, in the transaction that is open.

    Raises:
        AppError: it is about more frames than can be read again.
        sqlite3.Error: it cannot be written.
    """
    if project.track.n_frames > MOST_FRAMES:
        what = f"The project is not saved: a video may have {MOST_FRAMES:,} frames, not {project.track.n_frames:,}."
        raise AppError(what, "Cut the video into parts.")
    formats = _formats(connection)
    _write_facts(connection, project, unsaved)
    _write_tiles(connection, project, unsaved, formats)
    _write_lists(connection, project, unsaved)
    for number in sorted(unsaved.runs):
        run = project.runs[number - 1]
        known = json.dumps(run.provenance, default=str)
        connection.execute("INSERT OR REPLACE INTO runs VALUES (?, ?, ?)", (number, run.signature, known))
    _write_history(connection, project, unsaved, formats)


def _formats(connection: sqlite3.Connection) -> dict[Layer, int]:
    """The number of the format in which rows of each layer are written today."""
    for layer in DTYPES:
        connection.execute(
            "INSERT OR IGNORE INTO formats (layer, description) VALUES (?, ?)", (name_of(layer), description_of(layer))
        )
    known = {text: number for number, text in connection.execute("SELECT id, description FROM formats")}
    return {layer: known[description_of(layer)] for layer in DTYPES}


def _write_facts(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    video, prints = project.video, project.video.prints
    about: dict[Topic, dict[str, Any]] = {
        Topic.PROJECT: {
            "n_frames": project.track.n_frames,
            "done": project.first_step + project.history.length,
            "unexported": project.unexported,
            "written_by": __version__,
        },
        Topic.VIDEO: {
            "path": str(video.path),
            "relative": video.relative,
            "n_bytes": video.n_bytes,
            "edges": video.edges,
            "size": [video.size.width, video.size.height],
            "rate": video.rate,
            "n_frames": video.n_frames,
            "luma_size": list(prints[0].luma.shape[::-1]) if prints else [0, 0],
        },
        Topic.SETTINGS: project.settings,
        Topic.VIEW: project.view,
    }
    for topic in sorted(unsaved.facts):
        connection.execute("DELETE FROM facts WHERE topic = ?", (topic,))
        rows = [(topic, key, json.dumps(value)) for key, value in about[topic].items()]
        connection.executemany("INSERT INTO facts VALUES (?, ?, ?)", rows)
    if unsaved.prints:
        connection.execute("DELETE FROM prints")
        samples = [(one.frame, one.time, one.luma.tobytes(), one.later.tobytes()) for one in prints]
        connection.executemany("INSERT INTO prints VALUES (?, ?, ?, ?)", samples)


def _write_tiles(connection: sqlite3.Connection, project: Project, unsaved: Unsaved, formats: dict[Layer, int]) -> None:
    for layer, tile in sorted(unsaved.tiles):
        rows = project.track.layer(layer)[tile * TILE : (tile + 1) * TILE]
        if rows["state"].any():
            connection.execute(
                "INSERT OR REPLACE INTO tiles VALUES (?, ?, ?, ?, ?)",
                (name_of(layer), tile, formats[layer], len(rows), packed(rows)),
            )
        else:
            connection.execute("DELETE FROM tiles WHERE layer = ? AND tile = ?", (name_of(layer), tile))


def _write_lists(connection: sqlite3.Connection, project: Project, unsaved: Unsaved) -> None:
    track = project.track
    if unsaved.rallies:
        connection.execute("DELETE FROM rallies")
        rows = [(place, *row) for place, row in enumerate(lists.rally_rows(track.rallies))]
        connection.executemany("INSERT INTO rallies VALUES (?, ?, ?, ?)", rows)
    if unsaved.events:
        connection.executemany("DELETE FROM events WHERE frame = ?", [(frame,) for frame in unsaved.events])
        events = [event for event in track.events if event.frame in unsaved.events]
        connection.executemany("INSERT INTO events VALUES (?, ?)", lists.event_rows(events))
    if unsaved.non_play:
        connection.execute("DELETE FROM asides")
        connection.executemany("INSERT INTO asides VALUES (?, ?)", lists.non_play_rows(track.non_play))


def _write_history(
    connection: sqlite3.Connection, project: Project, unsaved: Unsaved, formats: dict[Layer, int]
) -> None:
    first, steps = project.first_step, project.history.steps
    outdated = unsaved.steps_from if unsaved.steps_from is not None else first + len(steps)
    for table in ("steps", "edits", "row_changes", *lists.TABLES):
        column = "number" if table == "steps" else "step"
        connection.execute(f"DELETE FROM {table} WHERE {column} < ? OR {column} >= ?", (first, outdated))  # noqa: S608 - no user's words
    for number in sorted(unsaved.settled):
        for table in ("edits", "row_changes", *lists.TABLES):
            connection.execute(f"DELETE FROM {table} WHERE step = ?", (number,))  # noqa: S608 - no user's words
    for number in sorted(unsaved.steps):
        connection.execute("INSERT OR REPLACE INTO steps VALUES (?, ?)", (number, steps[number - first].name))
    for number, place in sorted(unsaved.edits):
        edit = steps[number - first].edits[place]
        n_bytes = sum(
            _write_change(connection, (number, place, at), change, formats) for at, change in enumerate(edit.changes)
        )
        connection.execute("INSERT OR REPLACE INTO edits VALUES (?, ?, ?, ?)", (number, place, edit.name, n_bytes))


def _write_change(
    connection: sqlite3.Connection, where: tuple[int, int, int], change: Change, formats: dict[Layer, int]
) -> int:
    """Write a change of the history, and return how many bytes it takes up."""
    if isinstance(change, RowsChange):
        bodies = (packed_frames(change.frames), packed(change.before), packed(change.after))
        values = (*where, formats[change.layer], *bodies)
        connection.execute("INSERT OR REPLACE INTO row_changes VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        return sum(map(len, bodies))
    table, *texts = lists.texts_of(change)
    connection.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?, ?, ?)", (*where, *texts))  # noqa: S608 - no user's words
    return sum(map(len, texts))
