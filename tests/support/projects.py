"""Share what tests of project files need: a fake video, random gestures, and the whole content of a project."""

import random
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from court_cameras import court_from
from label_files import import_points
from rallytrace.storage.project import schema
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.sqlite_store import ProjectFile, connect, write_project
from rallytrace.storage.project.tables import write_parts
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.sports import Sport
from rallytrace.track.track import PREDICTED_ROW, Layer, Rows, State, Track, make_rows

N_FRAMES = 2500
SIZE = Size(1280, 720)
VIDEO = VideoIdentity(Path("/videos/match.mp4"), "match.mp4", 1234, "ab" * 32, SIZE, 29.97, N_FRAMES)


def seen(count: int, seed: int = 0) -> Rows:
    """Return possible predicted rows for some frames."""
    random_ = np.random.default_rng(seed)
    made = np.zeros(count, PREDICTED_ROW)
    made["state"], made["windows"], made["run"] = State.VISIBLE, 8, 1
    for name in ("x", "y", "peak_x", "peak_y"):
        made[name] = random_.random(count) * 700
    made["confidence"], made["area"] = random_.random(count), random_.integers(0, 60, count)
    return made


def chunk(track: Track, frames: range, run: int = 1) -> Edit:
    """Return a part of the results of a run."""
    return Edit("Track", (track.change(Layer.PREDICTED, frames, seen(len(frames), frames.start)),), ("run", run))


_ROW_EDITS = ("place", "drag", "mark", "accept", "run", "fill", "import")
_LIST_EDITS = ("rally", "cut", "event", "near event", "non-play", "court", "play")


def act(project: Project, seed: int | str) -> None:
    """Change a project in a random way, which the seed and the project determine."""
    luck, track = random.Random(seed), project.track
    frame, far = luck.randrange(track.n_frames), luck.randrange(1, 400)
    span = range(frame, min(frame + far, track.n_frames))
    x, y = luck.uniform(0, 1279), luck.uniform(0, 719)
    made = luck.choice((*_ROW_EDITS, *_LIST_EDITS, "undo", "redo", "close step", "other"))
    edit = _list_edit(track, luck, made, span) if made in _LIST_EDITS else None
    match made:
        case "place":
            edit = edits.place(track, frame, x, y)
        case "drag":
            edit = edits.place(track, frame % 5, x, y, step=("drag", frame % 3))
        case "mark":
            edit = edits.mark_frames(track, span, luck.choice(list(State)))
        case "accept":
            edit = edits.accept(track, span)
        case "run":
            edit = chunk(track, span, luck.randrange(3))
        case "fill":
            filled = make_rows(len(span), State.OCCLUDED, Source.INPAINTED, x=x, y=y)
            edit = Edit("Fill gaps", (track.change(Layer.INPAINTED, span, filled),), ("run", luck.randrange(3)))
        case "import":
            points = [Point(at, visible=True, x=x, y=y) for at in span]
            edit = import_points(track, points, as_human=luck.random() < 0.5)
        case "undo":
            project.undo()
        case "redo":
            project.redo()
        case "close step":
            project.close_step(("run", luck.randrange(3)))
        case "other":
            _note(project, luck)
    if edit is not None:
        project.edit(edit)


def _list_edit(track: Track, luck: random.Random, made: str, span: range) -> Edit | None:
    match made:
        case "rally":
            return edits.name_rally(track, Rally(f"rally {len(span)}", span))
        case "cut":
            return edits.cut_rally(track, luck.choice(track.rallies or (Rally("none", span),)).frames.start + 1)
        case "event":
            return edits.mark_event(track, span.start, luck.choice(list(EventKind)))
        case "near event":
            return edits.mark_event(track, span.start % 9, luck.choice((*EventKind, None)))
        case "court":
            frame = span.start % 3
            is_lost = span.start % 2
            return edits.place_court(
                track,
                CourtCalibration.missing(Sport.TENNIS, frame)
                if is_lost
                else replace(court_from(frame), moves=frame == 1),
            )
    return (edits.mark_non_play if made == "non-play" else edits.unmark_non_play)(track, span)


def _note(project: Project, luck: random.Random) -> None:
    match luck.choice(("run", "end", "export", "sport", "look")):
        case "run":
            project.begin_run("a run", {"model": "ä", "stride": luck.randrange(8)})
        case "end" if project.runs:
            project.complete_run(luck.randrange(len(project.runs)) + 1, {"seconds": luck.randrange(99)})
        case "export":
            project.note(unexported=False, left_out=luck.randrange(9))
        case "sport":
            project.note(sport=luck.choice(list(Sport)), only_reviewed=luck.random() < 0.5)
        case "look":
            project.note(playhead=luck.randrange(99))


def everything(project: Project) -> list[Any]:
    """Return the whole content of a project for comparison, including the results of undoing and redoing everything."""
    history = deepcopy(project.history)
    told = [said(history.track)]
    undone, redone = [], []
    while step := history.undo():
        undone.append(step.name)
    told.append(said(history.track))
    while step := history.redo():
        redone.append(step.name)
    told.append(said(history.track))
    facts = [project.video, project.runs, project.facts, project.first_step]
    return [*facts, undone, redone, *told]


def said(track: Track) -> list[Any]:
    """Return the whole content of a track."""
    lists = (track.rallies, track.events, track.non_play, track.courts)
    return [track.n_frames, *lists, *(track.layer(layer).tobytes() for layer in Layer)]


class Work:
    """A project, and its unsaved changes.

    Attributes:
        stored: all parts of the project, as the thread that saves it has them.
    """

    def __init__(self, project: Project) -> None:
        self.project = project
        self.stored = project.parts
        self.unsaved = ProjectParts()
        project.listener = self._note

    def _note(self, parts: ProjectParts, _change: object) -> None:
        for known in (self.stored, self.unsaved):
            known.update(parts)


def begin(path: Path, video: VideoIdentity = VIDEO) -> tuple[Work, ProjectFile]:
    work = Work(Project(video))
    write_project(path, work.project.parts)
    return work, ProjectFile(path)


def save(work: Work, file: ProjectFile) -> None:
    """Write the unsaved changes."""
    file.save(work.unsaved)
    work.unsaved = ProjectParts()


@contextmanager
def files_of_at_most(n_bytes: int) -> Iterator[None]:
    """Limit the size of all files of this process, as a full disk does.

    Python would cut off the bytecode that it writes, without a word, and could read it never more.
    """
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    writes_none = sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sys.dont_write_bytecode = writes_none


def journal_of(path: Path) -> Path:
    """Return the file in which SQLite keeps pages before it overwrites them."""
    return path.with_name(path.name + "-journal")


def interrupt(path: Path, work: Work, part: float) -> None:
    """Leave a project as a kill during a write does: with some pages new."""
    before = path.read_bytes()
    with closing(connect(path, writable=True)) as connection:
        schema.begin_transaction(connection)
        write_parts(connection, work.unsaved)
        journal = journal_of(path).read_bytes()
        connection.execute("COMMIT")
    cut_off(path, before, journal, part)


def cut_off(path: Path, before: bytes, journal: bytes, part: float) -> None:
    """Leave a file as a kill does that comes before the journal of a finished transaction is deleted."""
    sector, page = (int.from_bytes(journal[at : at + 4], "big") for at in (20, 24))
    # SQLite writes these twelve bytes last, before it touches the file.
    finished = bytes.fromhex("d9d505f920a163d7") + ((len(journal) - sector) // (page + 8)).to_bytes(4, "big")
    journal_of(path).write_bytes(finished + journal[12:])
    after = path.read_bytes()
    written = round(len(after) / page * part) * page
    path.write_bytes(after[:written] + before[written:])
