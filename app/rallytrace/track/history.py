"""Keep the history of a track: every edit since it was opened, in steps for undo and redo."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from rallytrace.track.changes import Subject
from rallytrace.track.edits import Edit, RunKey
from rallytrace.track.track import Change, Layer, RowsChange, Track, rows_at


@dataclass(slots=True)
class Step:
    """The edits that one undo reverts.

    Attributes:
        name: text in the undo menu.
        edits: edits in the order in which they were made.
        key: later edits with the same key may join this step; None if no edit may.
    """

    name: str
    edits: list[Edit] = field(default_factory=list)
    key: Hashable | None = None
    _combined: Edit | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def subjects(self) -> frozenset[Subject]:
        return frozenset().union(*(edit.subjects for edit in self.edits))

    @property
    def combined(self) -> Edit:
        """Return all edits of the step combined into one.

        A run makes ten thousand edits in a match, which are undone together.
        """
        if self._combined is None:
            self._combined = self.edits[0] if len(self.edits) == 1 else self._combine()
        return self._combined

    def _combine(self) -> Edit:
        changes = [change for edit in self.edits for change in edit.changes]
        rows = [change for change in changes if isinstance(change, RowsChange)]
        lists = (change for change in changes if not isinstance(change, RowsChange))
        by_layer = ([change for change in rows if change.layer is layer] for layer in Layer)
        return Edit(
            self.name,
            (*(_merge_changes(layer_changes) for layer_changes in by_layer if layer_changes), *lists),
            self.key,
        )

    def add(self, edit: Edit) -> None:
        """Add an edit. If it changes the same rows as the previous edit, the two are merged."""
        self._combined = None
        merged = _merge_edits(self.edits[-1], edit) if self.edits else None
        if merged is None:
            self.edits.append(edit)
        else:
            self.edits[-1] = merged


class History:
    """The steps made so far, and how many of them are in effect. Only the history changes its track.

    An edit joins the last step if both have the same key. An edit of a run may also join an earlier step of that run,
    as long as no later step touches the same layers or lists. Thus a run can grow while the user corrects points, and
    both can be undone separately.
    """

    def __init__(self, track: Track, steps: Sequence[Step] = (), done: int = 0) -> None:
        """Continue a history.

        Args:
            track: the track, with the first `done` steps in effect.
            done: number of steps in effect.
        """
        self._track = track
        self._steps = list(steps)
        self._done = done

    @property
    def track(self) -> Track:
        return self._track

    @property
    def steps(self) -> Sequence[Step]:
        """Return all steps, including those that were undone."""
        return self._steps

    @property
    def undoable(self) -> str | None:
        return self._steps[self._done - 1].name if self._done else None

    @property
    def undoable_key(self) -> Hashable | None:
        return self._steps[self._done - 1].key if self._done else None

    @property
    def redoable(self) -> str | None:
        return self._steps[self._done].name if self._done < len(self._steps) else None

    @property
    def changes(self) -> Iterator[Change]:
        """Yield all changes in effect, in the order in which they were made."""
        for step in self._steps[: self._done]:
            for edit in step.edits:
                yield from edit.changes

    @property
    def length(self) -> int:
        """Return the number of steps in effect."""
        return self._done

    def do(self, edit: Edit) -> int:
        """Make an edit, and return the index of its step.

        Undone steps are dropped, unless the edit joins an earlier step and touches other layers and lists than they do.
        """
        index = self._index_for(edit)
        if index is None or any(edit.subjects & step.subjects for step in self._steps[self._done :]):
            del self._steps[self._done :]
        if index is None:
            index = self._done
            self._steps.append(Step(edit.name, key=edit.step))
            self._done += 1
        self._steps[index].add(edit)
        self._make(edit)
        return index

    def close_step(self, key: Hashable) -> list[int]:
        """Merge the edits of every step with this key, and return the indices of the steps that were merged.

        A run makes ten thousand edits in a match. One merged edit is undone, stored and read much faster.
        """
        indexes = [index for index, step in enumerate(self._steps) if step.key == key and len(step.edits) > 1]
        for index in indexes:
            step = self._steps[index]
            step.edits = [step.combined]
        return indexes

    def undo(self) -> Step | None:
        """Undo the last step, and return it; None if there is none."""
        if not self._done:
            return None
        self._done -= 1
        step = self._steps[self._done]
        self._make(step.combined.inverse())
        return step

    def redo(self) -> Step | None:
        """Redo the step that was undone last, and return it; None if there is none."""
        if self._done == len(self._steps):
            return None
        self._done += 1
        step = self._steps[self._done - 1]
        self._make(step.combined)
        return step

    def _index_for(self, edit: Edit) -> int | None:
        """Return the index of the step that an edit joins; None if it begins a new step."""
        if edit.step is None:
            return None
        for index in reversed(range(self._done)):
            step = self._steps[index]
            if step.key == edit.step:
                return index
            if edit.subjects & step.subjects or not isinstance(edit.step, RunKey):
                return None
        return None

    def _make(self, edit: Edit) -> None:
        for change in edit.changes:
            self._track.make(change)


def _merge_changes(changes: Sequence[RowsChange]) -> RowsChange:
    """Merge consecutive changes of one layer. Each frame keeps its first old row and its last new row."""
    if len(changes) == 1:
        return changes[0]
    frames = np.concatenate([change.frames for change in changes])
    order = np.argsort(frames, kind="stable")
    frames = frames[order]
    ends = np.append(frames[1:] != frames[:-1], True)
    begins = np.roll(ends, 1)
    old_rows, new_rows = (
        np.frombuffer(b"".join([rows.tobytes() for rows in parts]), changes[0].new_rows.dtype)
        for parts in ([change.old_rows for change in changes], [change.new_rows for change in changes])
    )
    return RowsChange(changes[0].layer, frames[ends], rows_at(old_rows, order[begins]), rows_at(new_rows, order[ends]))


def _merge_edits(first: Edit, second: Edit) -> Edit | None:
    """Merge two edits that change the same rows of one layer, as in a drag; return None for other edits."""
    if len(first.changes) != 1 or len(second.changes) != 1:
        return None
    old, new = first.changes[0], second.changes[0]
    if not (isinstance(old, RowsChange) and isinstance(new, RowsChange)):
        return None
    if old.layer is not new.layer or not np.array_equal(old.frames, new.frames):
        return None
    return replace(first, changes=(RowsChange(old.layer, old.frames, old.old_rows, new.new_rows),))
