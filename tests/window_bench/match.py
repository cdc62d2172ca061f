"""Make a whole match to measure: a video of hours, and a project with a run and manual edits."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.files import paths
from rallytrace.session.document import RunStep
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Frames, Layer, Rows, State, make_rows
from rallytrace.video.file_state import digest_of_edges
from window_bench.clips import write_long_clip

RUN_NAME: Final = "Track"
"""What the step of the run is called, as the recorder calls it."""
_RATE: Final = 30
_GROUP: Final = 250
_AT_ONCE: Final = 14
"""Frames that a run on two cores finds between two tellings; every second time gaps were filled as well."""
_RALLY: Final = 400
"""Frames from one rally to the next; the last quarter of them is without a ball."""
_GAP_EVERY: Final = 47
_GAP: Final = 5
"""A gap of so many frames that InpaintNet has filled, in every so many."""


@dataclass(frozen=True, slots=True)
class MatchShape:
    """The size of a match.

    Attributes:
        n_frames: of the video; 200,000 are an hour and 51 minutes.
        size: of its pictures.
        by_hand: how many points a person has placed, each a step of the history.
    """

    n_frames: int = 200_000
    size: Size = field(default_factory=lambda: Size(1920, 1080))
    by_hand: int = 3000

    def __str__(self) -> str:
        return f"{self.n_frames} frames of {self.size}, all tracked in one run, {self.by_hand} points placed by hand"


def make_video(path: Path, shape: MatchShape) -> None:
    """Write the video of a match."""
    rally = paths.resources_dir() / "demo" / "rally.mp4"
    write_long_clip(rally, path, size=shape.size, rate=_RATE, n_frames=shape.n_frames, group=_GROUP)


def make_project(video: Path, shape: MatchShape) -> Path:
    """Write the project of a match beside its video: points set by hand, then a run over all frames.

    It is written as the window writes it: what a run finds, every few frames an edit, is one when the run is over.
    """
    n_bytes, edges = digest_of_edges(video)
    identity = VideoIdentity(video, video.name, n_bytes, edges, shape.size, float(_RATE), shape.n_frames)
    project = Project(identity)
    for edit in (*_placed_by_hand(project, shape), *_rallies(project, shape)):
        project.edit(edit)
    project.begin_run("bench", {"tracknet": {"model": "tracknet.onnx"}, "complete": True})
    for edit in _found(project, shape):
        project.edit(edit)
    project.close_step(RunStep(1))
    path = path_beside(video)
    write_project(path, project.parts)
    return path


@contextlib.contextmanager
def lent(video: Path, folder: Path) -> Iterator[Path]:
    """Yield a link to the same video, so that measuring it leaves no project beside it."""
    path = folder / video.name
    try:
        path.symlink_to(video)
    except OSError:
        # Windows allows links to developers only.
        try:
            os.link(video, path)
        except OSError:
            shutil.copyfile(video, path)
    try:
        yield path
    finally:
        for file in folder.glob(f"{video.name}*"):
            file.unlink()


def _placed_by_hand(project: Project, shape: MatchShape) -> Iterator[Edit]:
    dice = np.random.default_rng(0)
    frames = np.sort(dice.choice(shape.n_frames, min(shape.by_hand, shape.n_frames // 2), replace=False))
    for frame, across, down in zip(frames.tolist(), *_path(frames, shape.size), strict=True):
        yield edits.place(project.track, frame, across, down)


def _rallies(project: Project, shape: MatchShape) -> Iterator[Edit]:
    for number in range(min(shape.n_frames // _RALLY, 100)):
        first = number * (shape.n_frames // 100)
        yield edits.name_rally(project.track, Rally(f"Rally {number + 1}", range(first, first + _RALLY)))


def _found(project: Project, shape: MatchShape) -> Iterator[Edit]:
    everywhere = np.arange(shape.n_frames)
    predicted = _predicted(everywhere, shape.size)
    in_gap = (predicted["state"] == State.NO_BALL) & (everywhere % _RALLY < 3 * _RALLY // 4)
    told = 0
    for number, first in enumerate(range(0, shape.n_frames, _AT_ONCE)):
        frames = everywhere[first : first + _AT_ONCE]
        changes = [project.track.change(Layer.PREDICTED, frames, predicted[frames])]
        gaps = told + np.flatnonzero(in_gap[told : first + _AT_ONCE])
        if number % 2 and len(gaps):
            told = first + _AT_ONCE
            x, y = _path(gaps, shape.size)
            filled = make_rows(len(gaps), State.VISIBLE, Source.INPAINTED, x=x, y=y)
            changes.append(project.track.change(Layer.INPAINTED, gaps, filled))
        yield Edit(RUN_NAME, tuple(changes), RunStep(1))


def _predicted(frames: Frames, size: Size) -> Rows:
    """Return predicted rows of the frames, (n,) of `PREDICTED_ROW`."""
    dice = np.random.default_rng(1)
    made = np.zeros(len(frames), PREDICTED_ROW)
    seen = (frames % _RALLY < 3 * _RALLY // 4) & (frames % _GAP_EVERY >= _GAP)
    made["state"] = np.where(seen, State.VISIBLE, State.NO_BALL)
    made["source"], made["run"], made["windows"] = SOURCES.index(Source.PREDICTED), 1, 8
    made["confidence"] = np.where(seen, dice.uniform(0.5, 1, len(frames)), dice.uniform(0, 0.5, len(frames)))
    x, y = _path(frames, size)
    for name, where in (("x", x), ("y", y), ("peak_x", x), ("peak_y", y)):
        made[name] = np.where(seen, where, 0)
    made["area"] = np.where(seen, dice.integers(4, 60, len(frames)), 0)
    made["agreeing"] = np.where(seen, 8, 0)
    made["begins_scene"] = frames % (2 * _RALLY) == 0
    return made


def _path(frames: Frames, size: Size) -> Rows:
    """Return the positions of the ball, (2, n) in video pixels, to and fro over a net."""
    across = size.width * (0.5 + 0.35 * np.cos(frames / 21))
    down = size.height * (0.75 - 0.5 * np.abs(np.sin(frames / 21)))
    return np.stack([across, down])
