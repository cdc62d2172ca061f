"""The history of a track: every edit since it was opened, in steps that are undone and redone whole."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from rallytrace.domain.edits import Edit
from rallytrace.domain.track import Layer, RowsChange, Track


@dataclass(slots=True)
class Step:
    """What one undo takes back.

    Attributes:
        name: what it does.
        edits: in the order they were made.
        key: what later edits that belong to it carry; None for nothing.
    """

    name: str
    edits: list[Edit] = field(default_factory=list)
    key: Hashable | None = None

    @property
    def layers(self) -> frozenset[Layer]:
        """The layers it touches."""
        changes = (change for edit in self.edits for change in edit.changes)
        return frozenset(change.layer for change in changes if isinstance(change, RowsChange))


class History:
    """The steps made so far and how many of them hold; the only one that changes its track.

    An edit joins the step with its key if that step still holds and nothing that came after it touches the same
    layers: a run goes on growing in its place while the analyst corrects points, and each is undone alone.
    """

    def __init__(self, track: Track) -> None:
        self._track = track
        self._steps: list[Step] = []
        self._done = 0

    @property
    def undoable(self) -> str | None:
        """The name of the step that undo would take back."""
        return self._steps[self._done - 1].name if self._done else None

    @property
    def undoable_key(self) -> Hashable | None:
        """The key of the step that undo would take back."""
        return self._steps[self._done - 1].key if self._done else None

    @property
    def redoable(self) -> str | None:
        """The name of the step that redo would make again."""
        return self._steps[self._done].name if self._done < len(self._steps) else None

    @property
    def length(self) -> int:
        """How many steps hold."""
        return self._done

    def do(self, edit: Edit) -> None:
        """Make an edit. What was undone before can no longer be redone, unless the edit joins an earlier step."""
        step = self._joinable(edit)
        if step is None:
            del self._steps[self._done :]
            step = Step(edit.name, key=edit.step)
            self._steps.append(step)
            self._done += 1
        step.edits.append(edit)
        self._make(edit)

    def undo(self) -> Step | None:
        """Take the last step back and return it; None where there is none."""
        if not self._done:
            return None
        self._done -= 1
        step = self._steps[self._done]
        for edit in reversed(step.edits):
            self._make(edit.inverse())
        return step

    def redo(self) -> Step | None:
        """Make the step again that was undone last, and return it; None where there is none."""
        if self._done == len(self._steps):
            return None
        self._done += 1
        step = self._steps[self._done - 1]
        for edit in step.edits:
            self._make(edit)
        return step

    def _joinable(self, edit: Edit) -> Step | None:
        if edit.step is None:
            return None
        layers = {change.layer for change in edit.changes if isinstance(change, RowsChange)}
        for step in reversed(self._steps[: self._done]):
            if step.key == edit.step:
                return step
            if edit.touches_rallies or layers & step.layers:
                return None
        return None

    def _make(self, edit: Edit) -> None:
        for change in edit.changes:
            self._track.make(change)
