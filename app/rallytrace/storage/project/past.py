"""A history that can be taken up where a file left it."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rallytrace.domain.edits import Edit
from rallytrace.domain.history import History, Step
from rallytrace.domain.track import Frames, Layer, Rows, RowsChange, Track


class Past(History):
    """A history whose steps can be seen, and that begins with some.

    Edits of a step that touch the same rows as the one before are made one with it: the sixty positions of a drag are
    one change on the disk.
    """

    def __init__(self, track: Track, steps: Sequence[Step] = (), done: int = 0) -> None:
        """Take up a history whose first `done` steps hold, which the track shows already."""
        super().__init__(track)
        self._steps = list(steps)
        self._done = done

    @property
    def track(self) -> Track:
        """The track it changes."""
        return self._track

    @property
    def steps(self) -> Sequence[Step]:
        """All steps, also those that have been undone."""
        return self._steps

    def do(self, edit: Edit) -> None:
        """Make an edit."""
        super().do(edit)
        step = self._steps[self.place_of(edit)]
        if len(step.edits) > 1:
            joined = _joined(step.edits[-2], step.edits[-1])
            if joined is not None:
                step.edits[-2:] = [joined]

    def place_of(self, edit: Edit) -> int:
        """The place of the step that the edit, made last, went to."""
        if edit.step is not None:
            for place in reversed(range(self._done)):
                if self._steps[place].key == edit.step:
                    return place
        return self._done - 1

    def copy(self) -> "Past":
        """The same steps over a track of its own."""
        steps = [Step(step.name, list(step.edits), step.key) for step in self._steps]
        return Past(copy_of(self._track), steps, self._done)


def _joined(first: Edit, second: Edit) -> Edit | None:
    """Two edits as one, where both change the same rows of one layer and nothing else."""
    if len(first.changes) != 1 or len(second.changes) != 1:
        return None
    old, new = first.changes[0], second.changes[0]
    if not (isinstance(old, RowsChange) and isinstance(new, RowsChange)):
        return None
    if old.layer is not new.layer or not np.array_equal(old.frames, new.frames):
        return None
    return replace(first, changes=(RowsChange(old.layer, old.frames, old.before, new.after),))


def track_of(n_frames: int, layers: dict[Layer, tuple[Frames, Rows]]) -> Track:
    """A track whose layers say this of some frames and nothing of the others."""
    track = Track(n_frames)
    changes = tuple(track.change(layer, frames, rows) for layer, (frames, rows) in layers.items())
    Past(track).do(Edit("", changes))
    return track


def copy_of(track: Track) -> Track:
    """A track that says the same."""
    everywhere = np.arange(track.n_frames)
    made = track_of(track.n_frames, {layer: (everywhere, track.layer(layer)) for layer in Layer})
    made.rallies = track.rallies
    return made
