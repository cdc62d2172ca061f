"""Re-track a range as a proposal, whose changes the user can accept completely or in parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.errors import AppError
from rallytrace.session.workspace import Workspace
from rallytrace.texts import tr, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.changes import TrackChange
from rallytrace.track.edits import Edit
from rallytrace.track.layers import LayerRows
from rallytrace.track.lists import events_shown
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import Frames, Layer, Rows, RowsChange, RunRecord, State, Track, positions
from rallytrace.track.wording import count_noun
from rallytrace.tracking.messages import DetectionsFound, RunOutcome, RunState
from rallytrace.tracking.retracking import Retracking

MAX_PROPOSAL_FRAMES: Final = 1000
"""Maximum length of a range in frames. Nobody could check a longer proposal."""
MIN_CHANGE_SHARE: Final = 2 / 512
"""Distance, as a share of the picture width, above which a position counts as changed. Half of TrackNet's tolerance."""
_CONTEXT_FRAMES: Final = 15
"""Frames before and after a part whose motion is compared with the proposed motion."""
_MIN_PART_FRAMES: Final = 3
"""Minimum frames of a part for judging its motion."""
_MAX_ROUGHNESS_RATIO: Final = 3.0
"""Ratio of roughness from which a proposed part is rejected as worse than the present path."""
_PART_SEPARATION_FRAMES: Final = 2
"""Number of unchanged frames that separate two parts of a proposal."""


@dataclass(frozen=True, slots=True, eq=False)
class ProposalDifference:
    """What accepting a proposal would change, in its range and next to it.

    Attributes:
        frames: int64 (n,), ascending: all frames of the proposal, changed or not.
        positions: float64 (2, n), proposed positions in video pixels; NaN for none.
        present: current positions, same shape and unit.
        changes: bool (n,), frames with a visible change.
        found: bool (n,), the changed frames that gain a ball.
        gone: bool (n,), the changed frames that lose their position.
        parts: ranges of changed frames, ascending.
    """

    frames: Frames
    positions: Floats
    present: Floats
    changes: NDArray[np.bool_]
    found: NDArray[np.bool_]
    gone: NDArray[np.bool_]
    parts: tuple[range, ...]

    @property
    def count(self) -> int:
        return int(self.changes.sum())


class Proposal(QObject):
    """Re-tracks a range, compares the result with the track, and creates edits for accepted parts.

    The comparison follows changes of the track. Points set by the user are always kept. Accepted rows belong to a run
    of their own, which is recorded with its settings and the expected path.

    Attributes:
        frames: the range, or None without a proposal.
        difference: the changes, or None until the run is finished.
        guided: whether the run searches along an expected path.
    """

    turned = Signal()
    """A proposal has started or ended."""
    changed = Signal()
    ended = Signal(str)
    """A sentence that says why there is nothing to propose."""
    accepted = Signal(object)
    """The `Edit` of the accepted part."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.frames: range | None = None
        self.difference: ProposalDifference | None = None
        self.guided = False
        self._job: int | None = None
        self._found: dict[Layer, list[LayerRows]] = {}
        self._record = RunRecord("", {})
        self._number: int | None = None
        self._accepted_parts: list[range] = []
        document, tracker = workspace.document, workspace.runs.tracker
        document.settled.connect(self._follow)
        for gone in (document.replaced, workspace.about_to_turn, workspace.runs.forgotten):
            gone.connect(self.close)
        tracker.proposed.connect(self._on_message)
        tracker.finished.connect(self._end)

    @property
    def is_open(self) -> bool:
        return self.difference is not None

    def ask(self, frames: range) -> bool:
        """Re-track a range, replacing any other proposal. Return whether a run was started.

        Raises:
            AppError: the range is too long.
        """
        if len(frames) > MAX_PROPOSAL_FRAMES:
            problem = tr_lazy(
                "errors",
                "The range has {number:,} frames, but a proposal can have at most {limit:,}.",
                number=len(frames),
                limit=MAX_PROPOSAL_FRAMES,
            )
            raise AppError(problem, tr_lazy("errors", "Mark a shorter range."))
        self.close()
        info, track = self._workspace.info, self._workspace.document.track
        if info is None:
            return False
        events = events_shown(self._workspace.found_around(frames), track.events, self._workspace.near)
        context = FillContext.of(track, frames, events=events)
        seconds = self._workspace.times_of_play[context.span.start : context.span.stop]
        retracking = Retracking.around(context, seconds, info.size)
        self._job = self._workspace.runs.propose(retracking)
        if self._job is not None:
            self.frames, self.guided = frames, retracking.guided
        return self._job is not None

    @Slot()
    def close(self) -> None:
        """End the proposal without a change. The result of a running job is ignored."""
        was_open = self.is_open
        self.frames = self.difference = self._job = self._number = None
        self._found, self._accepted_parts = {}, []
        if was_open:
            self.changed.emit()
            self.turned.emit()

    def part_at(self, frame: int) -> range | None:
        """Return the part at a frame, or the nearest one. Return None without a proposal."""
        if self.difference is None:
            return None
        return min(self.difference.parts, key=lambda part_frames: _away(part_frames, frame), default=None)

    def accept(self) -> None:
        """Accept all changes except in frames set by the user."""
        if self.difference is not None and self.frames is not None:
            hull = self.difference.frames
            self._accept(range(int(hull[0]), int(hull[-1]) + 1), self.frames)

    def accept_part(self, segment: range) -> None:
        """Accept one part. The others stay proposed."""
        if self.difference is not None:
            self._accept(segment, segment)

    def _accept(self, frames: range, named: range) -> None:
        edit = self._edit(frames, tr_lazy("actions", "Re-track {frames}", frames=count_noun(len(named), "frame")))
        self._accepted_parts.append(named)
        assert self._number is not None
        self._workspace.document.project.complete_run(
            self._number, {"taken": [[segment.start, segment.stop] for segment in self._accepted_parts]}
        )
        self.accepted.emit(edit)

    def _edit(self, frames: range, name: str) -> Edit:
        if self._number is None:
            record = self._record
            self._number = self._workspace.document.project.begin_run(record.signature, record.provenance)
        return Edit(name, tuple(self._changes(self._workspace.document.track, frames)))

    def _changes(self, track: Track, limits: range) -> list[RowsChange]:
        changes = []
        human = track.layer(Layer.HUMAN)["state"]
        for layer, parts in self._found.items():
            frames, rows = _latest(parts)
            free = (frames >= limits.start) & (frames < limits.stop) & (frames < track.n_frames)
            free[free] = human[frames[free]] == State.UNSET
            rows = rows[free]
            if layer is Layer.PREDICTED:
                rows["run"] = np.where(rows["state"] != State.UNSET, self._number or 0, 0)
            if free.any():
                changes.append(track.change(layer, frames[free], rows))
        return changes

    @Slot(object)
    def _on_message(self, found: DetectionsFound) -> None:
        if found.job != self._job:
            return
        self._record = RunRecord(found.signature, dict(found.provenance))
        for layer, rows in ((Layer.PREDICTED, found.predicted), (Layer.INPAINTED, found.inpainted)):
            if rows is not None:
                self._found.setdefault(layer, []).append(rows)

    @Slot(object)
    def _end(self, outcome: RunOutcome) -> None:
        if self._job is None or outcome.job != self._job:
            return
        self._job = None
        frames = self.frames
        assert frames is not None
        self._record.provenance.update(outcome.provenance)
        if outcome.state is not RunState.DONE:
            self.close()
            if outcome.state is RunState.CANCELLED:
                self.ended.emit(tr("models", "Re-tracking was cancelled. Nothing was changed."))
            return
        difference = self._compare() if self._found else None
        n_rough = 0 if difference is None else self._leave_out_rough(difference)
        if n_rough:
            difference = self._compare()
        if difference is None or not difference.count:
            self.close()
            self.ended.emit(_no_changes_text(len(frames), n_rough))
            return
        self.difference = difference
        self.changed.emit()
        self.turned.emit()

    def _leave_out_rough(self, difference: ProposalDifference) -> int:
        """Drop the parts whose path is rougher than the track's. Return the number of their frames."""
        info, track, hull = self._workspace.info, self._workspace.document.track, difference.frames
        assert info is not None
        first, stop = max(int(hull[0]) - _CONTEXT_FRAMES, 0), min(int(hull[-1]) + 1 + _CONTEXT_FRAMES, track.n_frames)
        rough = rough_parts(difference, track.shown_rows(first, stop), first, MIN_CHANGE_SHARE * info.size.width)
        for rough_range in rough:
            for layer, found in self._found.items():
                kept = [
                    (block, (block.frames < rough_range.start) | (block.frames >= rough_range.stop)) for block in found
                ]
                self._found[layer] = [LayerRows(block.frames[stays], block.rows[stays]) for block, stays in kept]
        return sum(map(len, rough))

    @Slot(object)
    def _follow(self, change: TrackChange) -> None:
        if self.difference is None:
            return
        mine = self.difference.frames
        first, stop = np.searchsorted(change.frames, (mine[0], mine[-1] + 1))
        if stop > first:
            difference = self._compare()
            if not difference.count:
                self.close()
                return
            self.difference = difference
            self.changed.emit()

    def _compare(self) -> ProposalDifference:
        info, track = self._workspace.info, self._workspace.document.track
        assert info is not None
        touched = [frames for parts in self._found.values() if len(frames := _latest(parts)[0])]
        if not touched:
            return _difference(track.shown_rows(0, 0), track.shown_rows(0, 0), range(0), 0.0)
        hull = range(
            min(int(touched_frames[0]) for touched_frames in touched),
            min(max(int(touched_frames[-1]) for touched_frames in touched) + 1, track.n_frames),
        )
        old_rows = track.shown_rows(hull.start, hull.stop)
        new_rows = _with(track, self._changes(track, hull), hull)
        return _difference(old_rows, new_rows, hull, MIN_CHANGE_SHARE * info.size.width)


def rough_parts(difference: ProposalDifference, shown_rows: Rows, first: int, tolerance: float) -> list[range]:
    """Return the parts of a proposal whose path is rougher than the present one in and around them.

    A hit bends the path once, while a zigzag bends it in most frames, so medians tell them apart.

    Args:
        shown_rows: shown rows of the proposal's frames and of some frames before and after them.
        first: frame number of the first row.
        tolerance: bends up to this size, in pixels, are ignored.
    """
    present = positions(shown_rows)
    proposed, begin = present.copy(), int(difference.frames[0]) - first
    proposed[:, begin : begin + len(difference.frames)] = difference.positions
    bends_now, bends_then = _bends(present), _bends(proposed)
    rough = []
    for segment in difference.parts:
        start, stop = segment.start - first, segment.stop - first
        vicinity = slice(max(start - _CONTEXT_FRAMES, 0), stop + _CONTEXT_FRAMES)
        usual = max(_median(bends_now[vicinity]), tolerance)
        if len(segment) >= _MIN_PART_FRAMES and _median(bends_then[start:stop]) > _MAX_ROUGHNESS_RATIO * usual:
            rough.append(segment)
    return rough


def _bends(path: Floats) -> Floats:
    """Return twice the distance of each point from the midpoint of its neighbours, (n,) pixels.

    NaN if one is missing.
    """
    bends = np.full(path.shape[1], np.nan)
    bends[1:-1] = np.hypot(*(path[:, 2:] - 2 * path[:, 1:-1] + path[:, :-2]))
    return bends


def _median(values: Floats) -> float:
    known = values[np.isfinite(values)]
    return float(np.median(known)) if len(known) else 0.0


def _latest(parts: Sequence[LayerRows]) -> tuple[Frames, Rows]:
    """Return copies of the last rows found for each frame, ascending."""
    frames = np.concatenate([block.frames for block in parts])
    rows = np.concatenate([block.rows for block in parts])
    numbers, last = np.unique(frames[::-1], return_index=True)
    return numbers, rows[len(frames) - 1 - last]


def _with(track: Track, changes: Sequence[RowsChange], frames: range) -> Rows:
    indices = np.arange(len(frames))
    layers = {layer: (indices, track.layer(layer)[frames.start : frames.stop].copy()) for layer in Layer}
    for change in changes:
        layers[change.layer][1][change.frames - frames.start] = change.new_rows
    return Track.from_layers(len(frames), layers).shown_rows()


def _difference(old_rows: Rows, new_rows: Rows, frames: range, tolerance: float) -> ProposalDifference:
    old, new = positions(old_rows), positions(new_rows)
    had_ball, has_ball = np.isfinite(old[0]), np.isfinite(new[0])
    with np.errstate(invalid="ignore"):
        moved = had_ball & has_ball & (np.hypot(*(new - old)) > tolerance)
    found = (new_rows["state"] == State.VISIBLE) & (old_rows["state"] != State.VISIBLE)
    changes = moved | found | (had_ball != has_ball) | (old_rows["state"] != new_rows["state"])
    parts = tuple(spans_of_frames(np.flatnonzero(changes) + frames.start, _PART_SEPARATION_FRAMES + 1))
    numbers = np.arange(frames.start, frames.stop)
    return ProposalDifference(numbers, new, old, changes, found, had_ball & ~has_ball, parts)


def _away(segment: range, frame: int) -> int:
    return max(segment.start - frame, frame - segment.stop + 1, 0)


def _no_changes_text(n_frames: int, n_rough: int) -> str:
    """Return the result of a re-tracking without changes, of which `n_rough` frames were dropped."""
    frames = count_noun(n_frames, "frame")
    if n_rough:
        return tr(
            "models",
            "Re-tracked {frames}: the new path jumps back and forth in {rough}, so it is not used there.",
            frames=frames,
            rough=count_noun(n_rough, "frame"),
        )
    return tr("models", "Re-tracked {frames}: no changes.", frames=frames)
