"""The history of a track: every edit since it was opened, in steps that are undone and redone whole."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from rallytrace.domain.changes import Subject
from rallytrace.domain.edits import Edit, RunKey
from rallytrace.domain.track import Change, Layer, RowsChange, Track, rows_at


@dataclass(slots=True)
class Step:
    """What one undo takes back.

    Attributes:
        edits: in the order they were made.
        key: what later edits that belong to it carry; None for nothing.
    """

    name: str
    edits: list[Edit] = field(default_factory=list)
    key: Hashable | None = None
    _whole: Edit | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def subjects(self) -> frozenset[Subject]:
        return frozenset().union(*(edit.subjects for edit in self.edits))

    @property
    def whole(self) -> Edit:
        """All its edits as one: a run makes ten thousand of them in a match, and they are undone together."""
        if self._whole is None:
            self._whole = self.edits[0] if len(self.edits) == 1 else self._put_together()
        return self._whole

    def _put_together(self) -> Edit:
        changes = [change for edit in self.edits for change in edit.changes]
        rows = [change for change in changes if isinstance(change, RowsChange)]
        lists = (change for change in changes if not isinstance(change, RowsChange))
        by_layer = ([change for change in rows if change.layer is layer] for layer in Layer)
        return Edit(self.name, (*(_in_one(some) for some in by_layer if some), *lists), self.key)

    def add(self, edit: Edit) -> None:
        """Add an edit; one that changes the same rows as the one before is joined with it."""
        self._whole = None
        joined = _joined(self.edits[-1], edit) if self.edits else None
        if joined is None:
            self.edits.append(edit)
        else:
            self.edits[-1] = joined


class History:
    """The steps made so far and how many of them hold; the only one that changes its track.

    An edit joins the last step if that has its key. A run's joins its step also below later ones, unless these touch
    the same layers or lists: it goes on growing in its place while the analyst corrects points, and each is undone
    alone.
    """

    def __init__(self, track: Track, steps: Sequence[Step] = (), done: int = 0) -> None:
        """Take up a history whose first `done` steps hold, which the track shows already."""
        self._track = track
        self._steps = list(steps)
        self._done = done

    @property
    def track(self) -> Track:
        return self._track

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, also those that have been undone."""
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
    def made(self) -> Iterator[Change]:
        """All changes that are in force, in the order they were made."""
        for step in self._steps[: self._done]:
            for edit in step.edits:
                yield from edit.changes

    @property
    def length(self) -> int:
        """The number of steps that are not undone."""
        return self._done

    def do(self, edit: Edit) -> int:
        """Make an edit, and return the index of its step.

        What was undone before can no longer be redone, unless the edit joins an earlier step and touches other layers.
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
        """Join the edits of every step with a key, to which nothing will be added; returns the indexes of the steps.

        A run makes ten thousand edits in a match. Undone or kept, one is as good, and much quicker to read.
        """
        indexes = [at for at, step in enumerate(self._steps) if step.key == key and len(step.edits) > 1]
        for at in indexes:
            step = self._steps[at]
            step.edits = [step.whole]
        return indexes

    def undo(self) -> Step | None:
        """Undo the last step and return it; None where there is none."""
        if not self._done:
            return None
        self._done -= 1
        step = self._steps[self._done]
        self._make(step.whole.inverse())
        return step

    def redo(self) -> Step | None:
        """Redo the step that was undone last, and return it; None where there is none."""
        if self._done == len(self._steps):
            return None
        self._done += 1
        step = self._steps[self._done - 1]
        self._make(step.whole)
        return step

    def copy(self) -> "History":
        steps = [Step(step.name, list(step.edits), step.key) for step in self._steps]
        return History(self._track.copy(), steps, self._done)

    def _index_for(self, edit: Edit) -> int | None:
        """The index of the step that an edit joins; None where it begins one."""
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


def _in_one(changes: Sequence[RowsChange]) -> RowsChange:
    """Consecutive changes of one layer as one: the first rows before and the last rows after."""
    if len(changes) == 1:
        return changes[0]
    frames = np.concatenate([change.frames for change in changes])
    order = np.argsort(frames, kind="stable")
    frames = frames[order]
    ends = np.append(frames[1:] != frames[:-1], True)
    begins = np.roll(ends, 1)
    before, after = (
        np.frombuffer(b"".join([rows.tobytes() for rows in some]), changes[0].after.dtype)
        for some in ([change.before for change in changes], [change.after for change in changes])
    )
    return RowsChange(changes[0].layer, frames[ends], rows_at(before, order[begins]), rows_at(after, order[ends]))


def _joined(first: Edit, second: Edit) -> Edit | None:
    """Two edits as one, where both change the same rows of one layer and nothing else: the positions of a drag."""
    if len(first.changes) != 1 or len(second.changes) != 1:
        return None
    old, new = first.changes[0], second.changes[0]
    if not (isinstance(old, RowsChange) and isinstance(new, RowsChange)):
        return None
    if old.layer is not new.layer or not np.array_equal(old.frames, new.frames):
        return None
    return replace(first, changes=(RowsChange(old.layer, old.frames, old.before, new.after),))
