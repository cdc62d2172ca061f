"""The content of a project, and its unsaved changes."""

import enum
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

import numpy as np

from rallytrace.storage.project.identity import VideoIdentity
from rallytrace.storage.project.schema import STORED_LIST_OF
from rallytrace.track.edits import Edit
from rallytrace.track.history import History, Step
from rallytrace.track.lists import ListChange, NonPlayChange, removed_from_non_play
from rallytrace.track.poses import NO_POSES, PoseRows, Poses, tiles_of
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, RowsChange, RunRecord, Track


@dataclass(slots=True)
class Project:
    """A video's track with its history, runs and poses.

    Attributes:
        history: undo history, including the track.
        first_step: number in the file of the history's first step; older steps were dropped.
        runs: records of the runs; run number n is at index n - 1.
        view: window state and facts about the video, plain values by name.
        unexported: True if a person has edited since labels were last exported.
        poses: players' poses; not part of the history because a run can find them again.
    """

    video: VideoIdentity
    history: History
    first_step: int = 0
    runs: list[RunRecord] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    unexported: bool = False
    poses: Poses = NO_POSES

    @classmethod
    def create(cls, video: VideoIdentity) -> "Project":
        return cls(video, History(Track(video.n_frames)))

    @property
    def track(self) -> Track:
        return self.history.track

    @property
    def removed_from_non_play(self) -> tuple[range, ...]:
        """Return the frames that a person has removed from non-play ranges."""
        return removed_from_non_play(change for change in self.history.changes if isinstance(change, NonPlayChange))

    def do(self, edit: Edit) -> int:
        """Apply an edit and return the index of its step. The track grows if the edit concerns later frames."""
        frames = edit.frames
        if len(frames):
            self.track.grow(int(frames[-1]) + 1)
        return self.history.do(edit)

    @property
    def sport(self) -> Sport | None:
        """Return the video's sport; None while unknown."""
        named = self.view.get(SPORT)
        return Sport(named) if named in tuple(Sport) else None

    @property
    def left_out(self) -> int:
        """Return the number of unreviewed frames that the last export left out."""
        number = self.view.get(LEFT_OUT)
        return number if isinstance(number, int) else 0

    def copy(self) -> "Project":
        return replace(self, history=self.history.copy(), runs=list(self.runs), view=dict(self.view))


SPORT: Final = "sport"
"""Key of the view's `Sport` value."""
LEFT_OUT: Final = "left_out"
"""Key of the view's number of unreviewed frames that the last export left out."""
ONLY_REVIEWED: Final = "only_reviewed"
"""Key of the view's flag that makes exports leave out unreviewed frames."""
TILE_FRAMES: Final = 1024
"""Frames stored together in the file. An edit rewrites the tiles it touches."""


class Topic(enum.StrEnum):
    PROJECT = "project"
    VIDEO = "video"
    VIEW = "view"


@dataclass(frozen=True, slots=True, eq=False)
class Edited:
    edit: Edit


@dataclass(frozen=True, slots=True)
class Undone:
    """The last step was undone."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The last undone step was redone."""


@dataclass(frozen=True, slots=True)
class StepClosed:
    """The steps with this key are complete. Each is a single edit now."""

    key: Hashable


@dataclass(frozen=True, slots=True)
class RunNoted:
    """A run has begun, or its record has changed."""

    number: int
    run: RunRecord


@dataclass(frozen=True, slots=True, eq=False)
class PosesNoted:
    """A run has found players."""

    found: PoseRows


@dataclass(frozen=True, slots=True)
class ExportNoted:
    """The current labels were exported, completely or in part."""

    complete: bool


@dataclass(frozen=True, slots=True)
class ViewChanged:
    """The window state has changed: plain values by name."""

    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class VideoKnown:
    """The path of the video or the facts about it have changed."""

    video: VideoIdentity


ProjectChange: TypeAlias = (
    Edited | Undone | Redone | StepClosed | RunNoted | PosesNoted | ExportNoted | ViewChanged | VideoKnown
)


@dataclass(slots=True)
class DirtyParts:
    """The parts of a project that changed since the last save.

    Attributes:
        prints: True if the video's prints have changed.
        lists: keys of changed items (`ListChange.keys`) by the name of the list.
        steps_from: first outdated step in the file; None if no step is outdated.
        merged_steps: numbers of steps that have fewer edits now than in the file.
        edits: pairs of step number and index in the step.
        poses: tiles of the players' poses (`POSE_TILE`).
    """

    facts: set[Topic] = field(default_factory=set)
    prints: bool = False
    tiles: set[tuple[Layer, int]] = field(default_factory=set)
    lists: dict[str, set[int]] = field(default_factory=dict)
    runs: set[int] = field(default_factory=set)
    steps_from: int | None = None
    steps: set[int] = field(default_factory=set)
    merged_steps: set[int] = field(default_factory=set)
    edits: set[tuple[int, int]] = field(default_factory=set)
    poses: set[int] = field(default_factory=set)

    @classmethod
    def all_of(cls, project: Project) -> "DirtyParts":
        tiles = range(-(-project.track.n_frames // TILE_FRAMES))
        steps = list(enumerate(project.history.steps, start=project.first_step))
        return cls(
            facts=set(Topic),
            prints=True,
            tiles={(layer, tile) for layer in Layer for tile in tiles},
            lists={kind.name: set(kind((), getattr(project.track, kind.name)).keys) for kind in STORED_LIST_OF},
            runs=set(range(1, len(project.runs) + 1)),
            steps=set(dict(steps)),
            edits={(number, index) for number, step in steps for index in range(len(step.edits))},
            poses=set(project.poses.tiles),
        )

    def __bool__(self) -> bool:
        return self != DirtyParts()


class ChangeLog:
    """A project and its unsaved changes. The caller that saves empties `unsaved`."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.unsaved = DirtyParts()

    def enter(self, entry: ProjectChange) -> None:
        """Apply a change to the project and mark the parts that it affects."""
        project, unsaved = self.project, self.unsaved
        match entry:
            case Edited(edit):
                self._edit(edit)
            case Undone():
                self._touch(project.history.undo())
            case Redone():
                self._touch(project.history.redo())
            case StepClosed(key):
                for index in project.history.close_step(key):
                    self._mark_merged(project.first_step + index)
            case RunNoted(number, run):
                project.runs[number - 1 : number] = [run]
                unsaved.runs.add(min(number, len(project.runs)))
            case PosesNoted(found):
                project.poses = project.poses.with_found(found)
                unsaved.poses |= set(tiles_of(found))
            case ExportNoted(complete):
                project.unexported = not complete
                unsaved.facts.add(Topic.PROJECT)
            case ViewChanged(values):
                project.view = dict(values)
                unsaved.facts.add(Topic.VIEW)
            case VideoKnown(video):
                unsaved.prints |= video.prints is not project.video.prints
                unsaved.facts |= {Topic.VIDEO, Topic.PROJECT}
                project.video = video
                project.track.grow(video.n_frames)

    def _edit(self, edit: Edit) -> None:
        history, unsaved = self.project.history, self.unsaved
        n_done, n_steps = history.length, len(history.steps)
        index = self.project.do(edit)
        begun = history.length - n_done
        if len(history.steps) - begun < n_steps:
            self._forget_from(self.project.first_step + n_done)
        number = self.project.first_step + index
        if begun:
            unsaved.steps.add(number)
        unsaved.edits.add((number, len(history.steps[index].edits) - 1))
        self._touch_edit(edit)

    def _mark_merged(self, number: int) -> None:
        self.unsaved.merged_steps.add(number)
        self.unsaved.edits = {(step, index) for step, index in self.unsaved.edits if step != number} | {(number, 0)}

    def _forget_from(self, number: int) -> None:
        unsaved = self.unsaved
        unsaved.steps_from = number if unsaved.steps_from is None else min(number, unsaved.steps_from)
        unsaved.steps = {step for step in unsaved.steps if step < number}
        unsaved.merged_steps = {step for step in unsaved.merged_steps if step < number}
        unsaved.edits = {(step, index) for step, index in unsaved.edits if step < number}

    def _touch(self, step: Step | None) -> None:
        if step is not None:
            self._touch_edit(step.combined)

    def _touch_edit(self, edit: Edit) -> None:
        self.unsaved.facts.add(Topic.PROJECT)
        for change in edit.changes:
            match change:
                case RowsChange():
                    tiles = np.unique(change.frames // TILE_FRAMES).tolist()
                    self.unsaved.tiles |= {(change.layer, tile) for tile in tiles}
                case ListChange():
                    self.unsaved.lists.setdefault(change.name, set()).update(change.keys)
