"""The work on one video, and its parts as they are stored."""

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np

from rallytrace.storage.project.schema import STORED_LIST_BY_CHANGE
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.duplicate_frames import spread_over_duplicates
from rallytrace.track.edits import Edit
from rallytrace.track.history import History
from rallytrace.track.lists import NonPlayChange, removed_from_non_play
from rallytrace.track.poses import NO_POSES, PoseRows, Poses, tiles_of, turn_pose_rows, turn_poses
from rallytrace.track.recording import Recording
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, Rows, RowsChange, RunRecord, Track

TILE_FRAMES: Final = 1024
"""Frames stored together in the file. An edit rewrites the tiles it touches."""


@dataclass(frozen=True, slots=True)
class ProjectFacts:
    """Facts about a video and the work on it. They are not part of the history.

    Attributes:
        sport: sport chosen for this video; None to use the one in the settings.
        playhead: frame that was shown last.
        unexported: True if a person has edited since labels were last exported.
        left_out: number of unreviewed frames that the last export left out.
        only_reviewed: True if exports leave out unreviewed frames.
    """

    sport: Sport | None = None
    playhead: int = 0
    unexported: bool = False
    left_out: int = 0
    only_reviewed: bool = False


class Project:
    """A video's track with its history, runs, poses and facts. Every change goes through a method.

    Attributes:
        video: identity of the video when the project was opened.
        first_step: number in the file of the history's first step; older steps were dropped.
        runs: records of the runs; run number n is at index n - 1.
        listener: called after each change with the changed parts, and the change of the track or the poses found.
    """

    def __init__(
        self,
        video: VideoIdentity,
        history: History | None = None,
        *,
        first_step: int = 0,
        runs: Sequence[RunRecord] = (),
        poses: Poses = NO_POSES,
        facts: ProjectFacts = ProjectFacts(),
    ) -> None:
        self.video = video
        self._history = History(Track(video.n_frames)) if history is None else history
        self.first_step = first_step
        self.runs = list(runs)
        self._found_poses = poses
        self._turned_poses: tuple[Poses, Recording, Poses] | None = None
        self._facts = facts
        self._expected: Hashable | None = None
        self.listener: ProjectListener = lambda _parts, _change: None

    @property
    def track(self) -> Track:
        return self._history.track

    @property
    def history(self) -> History:
        """Return the undo history. Only the project's methods change it."""
        return self._history

    @property
    def undoable(self) -> str | None:
        return self._history.undoable

    @property
    def undoable_key(self) -> Hashable | None:
        return self._history.undoable_key

    @property
    def redoable(self) -> str | None:
        return self._history.redoable

    @property
    def poses(self) -> Poses:
        """Return the players' poses, turned as the video is.

        They are kept as in the file and are not part of the history, because a run can find them again.
        """
        found, recording = self._found_poses, self.track.recording
        if recording.file_size is None:
            return found
        known = self._turned_poses
        if known is None or known[0] is not found or known[1] != recording:
            known = found, recording, turn_poses(found, recording.turning, recording.file_size)
            self._turned_poses = known
        return known[2]

    @property
    def facts(self) -> ProjectFacts:
        return self._facts

    @property
    def removed_from_non_play(self) -> tuple[range, ...]:
        """Return the frames that a person has removed from non-play ranges."""
        return removed_from_non_play(change for change in self._history.changes if isinstance(change, NonPlayChange))

    @property
    def parts(self) -> "ProjectParts":
        """Return all parts. Later changes of the project do not affect them."""
        track, numbers = self.track, range(-(-self.track.n_frames // TILE_FRAMES))
        tiles = {(layer, number): tile_rows(track, layer, number) for layer in Layer for number in numbers}
        lists = {kind: getattr(track, kind.name) for kind in STORED_LIST_BY_CHANGE}
        return self._changed_parts(
            video=self.video,
            tiles={key: rows for key, rows in tiles.items() if rows["state"].any()},
            lists={kind.name: (items, kind((), items).keys) for kind, items in lists.items()},
            poses=dict(self._found_poses.tiles),
            runs=dict(enumerate(self.runs, start=1)),
            steps={
                number: StepParts(step.name, dict(enumerate(step.edits)), is_whole=True)
                for number, step in enumerate(self._history.steps, start=self.first_step)
            },
        )

    def expect_run(self, step: Hashable) -> None:
        """Record that a run has started. Undo then reverts later edits before the run, even before its first result."""
        self._expected = step

    def edit(self, edit: Edit) -> None:
        """Apply an edit. A row set by the user applies to all frames that show the same picture."""
        edit = spread_over_duplicates(self.track, edit)
        expected, self._expected = self._expected, None
        if expected is not None and edit.step != expected:
            self._do(Edit("Track", (), expected))
        self._do(edit)

    def undo(self) -> None:
        step = self._history.undo()
        if step is not None:
            self._tell(step.combined.inverse(), Cause.UNDO)

    def redo(self) -> None:
        step = self._history.redo()
        if step is not None:
            self._tell(step.combined, Cause.REDO)

    def close_step(self, key: Hashable) -> None:
        """Merge all edits of a finished run into one undo step."""
        self._expected = None
        indexes = self._history.close_step(key)
        if indexes:
            parts = self._changed_parts()
            for index in indexes:
                step = self._history.steps[index]
                parts.steps[self.first_step + index] = StepParts(step.name, dict(enumerate(step.edits)), is_whole=True)
            self.listener(parts, None)

    def begin_run(self, signature: str, provenance: Mapping[str, Any]) -> int:
        """Add the record of a starting run and return its number."""
        self.runs.append(RunRecord(signature, {}))
        self.complete_run(len(self.runs), provenance)
        return len(self.runs)

    def complete_run(self, number: int, provenance: Mapping[str, Any]) -> None:
        """Add facts to the record of a run."""
        known = self.runs[number - 1]
        plain = json.loads(json.dumps({**known.provenance, **provenance}, default=str))
        self.runs[number - 1] = run = RunRecord(known.signature, plain)
        self.listener(self._changed_parts(runs={number: run}), None)

    def add_poses(self, found: PoseRows) -> None:
        """Add the poses found by a run, replacing older ones in the same frames."""
        recording, kept = self.track.recording, found
        if recording.file_size is not None:
            turning, size = recording.turning, recording.turning.size(recording.file_size)
            kept = turn_pose_rows(found, turning.inverse(), size)
        self._found_poses = self._found_poses.with_found(kept)
        self.listener(
            self._changed_parts(poses={tile: self._found_poses.tiles[tile] for tile in tiles_of(kept)}), found
        )

    def note(self, **facts: Any) -> None:
        """Change some of the `facts`."""
        known, self._facts = self._facts, replace(self._facts, **facts)
        if self._facts != known:
            self.listener(self._changed_parts(), None)

    def _do(self, edit: Edit) -> None:
        frames, n_done = edit.frames, self._history.length
        if len(frames):
            self.track.grow(int(frames[-1]) + 1)
        index = self._history.do(edit)
        step = self._history.steps[index]
        edits = {len(step.edits) - 1: step.edits[-1]}
        begun = self._history.length > n_done
        self._tell(edit, edit.cause, {self.first_step + index: StepParts(step.name, edits, is_whole=begun)})

    def _tell(self, edit: Edit, cause: Cause, steps: "dict[int, StepParts] | None" = None) -> None:
        if not self._facts.unexported and edit.cause is not Cause.RUN:
            self._facts = replace(self._facts, unexported=True)
        parts = self._changed_parts(steps=steps or {})
        for change in edit.changes:
            if isinstance(change, RowsChange):
                parts.tiles |= _changed_tiles(self.track, change)
            else:
                _, keys = parts.lists.get(change.name, ((), frozenset()))
                parts.lists[change.name] = getattr(self.track, change.name), keys | change.keys
        self.listener(parts, edit.as_change(cause))

    def _changed_parts(self, **changed: Any) -> "ProjectParts":
        history, first = self._history, self.first_step
        n_done, n_steps = first + history.length, first + len(history.steps)
        return ProjectParts(ProjectState(self.track.n_frames, first, n_done, n_steps, self._facts), **changed)


@dataclass(frozen=True, slots=True)
class ProjectState:
    """The part of a project that is stored with every change.

    Attributes:
        first_step: number of the history's first step; older ones are dropped.
        n_done: number of the last step in effect, plus one.
        n_steps: number of the last step, undone or not, plus one.
    """

    n_frames: int
    first_step: int
    n_done: int
    n_steps: int
    facts: ProjectFacts


@dataclass(frozen=True, slots=True)
class StepParts:
    """All or some edits of one step, by their index in the step.

    Attributes:
        is_whole: True for all edits of the step, False for those that have changed.
    """

    name: str
    edits: dict[int, Edit]
    is_whole: bool


@dataclass(slots=True)
class ProjectParts:
    """Parts of a project, ready to be written: all of them, or the changed ones. No other thread changes their values.

    Attributes:
        tiles: rows of each `TILE_FRAMES` frames by layer and number.
        lists: all items of each list by its name, and the keys of the changed ones (`ListChange.keys`).
        poses: players' poses by tile.
        steps: steps of the history by number.
    """

    state: ProjectState | None = None
    video: VideoIdentity | None = None
    tiles: dict[tuple[Layer, int], Rows] = field(default_factory=dict)
    lists: dict[str, tuple[tuple[Any, ...], frozenset[int]]] = field(default_factory=dict)
    poses: dict[int, PoseRows] = field(default_factory=dict)
    runs: dict[int, RunRecord] = field(default_factory=dict)
    steps: dict[int, StepParts] = field(default_factory=dict)

    @property
    def are_only_facts(self) -> bool:
        return not (self.tiles or self.lists or self.poses or self.runs or self.steps)

    @property
    def needs_file(self) -> bool:
        """Return True if the parts include an edit, a run or poses. Only for these is a file created."""
        return bool(self.steps or self.runs or self.poses)

    def update(self, later: "ProjectParts") -> None:
        """Add later parts, which replace earlier versions of the same parts."""
        if later.state is not None and self.state is not None:
            for number in range(later.state.n_steps, self.state.n_steps):
                self.steps.pop(number, None)
        self.state, self.video = later.state or self.state, later.video or self.video
        self.tiles |= later.tiles
        self.poses |= later.poses
        self.runs |= later.runs
        for name, (items, keys) in later.lists.items():
            self.lists[name] = items, keys | self.lists.get(name, ((), frozenset()))[1]
        for number, step in later.steps.items():
            if step.is_whole or number not in self.steps:
                self.steps[number] = replace(step, edits=dict(step.edits))
            else:
                self.steps[number].edits.update(step.edits)


ProjectListener: TypeAlias = Callable[[ProjectParts, TrackChange | PoseRows | None], None]


def _changed_tiles(track: Track, change: RowsChange) -> dict[tuple[Layer, int], Rows]:
    """Return the rows of all tiles that a change has touched. Tiles that it covers completely need no copy."""
    numbers = change.frames // TILE_FRAMES
    begins = ((numbers[1:] != numbers[:-1]).nonzero()[0] + 1).tolist()
    tiles = {}
    for start, stop in pairwise((0, *begins, len(numbers)) if len(numbers) else ()):
        number = int(numbers[start])
        is_covered = stop - start == TILE_FRAMES
        rows = change.new_rows[start:stop] if is_covered else tile_rows(track, change.layer, number)
        tiles[change.layer, number] = rows
    return tiles


def tile_rows(track: Track, layer: Layer, number: int) -> Rows:
    """Return an immutable copy of a tile's rows. Copying bytes is much faster than copying structured rows."""
    rows = track.layer(layer)[number * TILE_FRAMES : (number + 1) * TILE_FRAMES]
    return np.frombuffer(rows.tobytes(), rows.dtype)
