"""What a person says of a frame holds for all frames that show its picture."""

from dataclasses import replace

import numpy as np

from rallytrace.domain.edits import Edit, Spread
from rallytrace.domain.pictures import picture_numbers
from rallytrace.domain.track import Change, Layer, RowsChange, State, Track, plain_rows, rows_at


def frames_of_picture(track: Track, frame: int) -> range:
    """The frames that show the picture of a frame, that frame included."""
    return whole_pictures(track, range(frame, frame + 1))


def over_pictures(track: Track, edit: Edit) -> Edit:
    """The edit with a person's rows for all frames of each picture, as `Edit.spread` has it."""
    if edit.spread is Spread.FRAMES:
        return edit
    changes = tuple(_spread(track, change, edit.spread) for change in edit.changes)
    return replace(edit, changes=changes)


def _spread(track: Track, change: Change, spread: Spread) -> Change:
    """The change for whole pictures; where it gives a picture's frames several rows, the first one counts."""
    if not isinstance(change, RowsChange) or change.layer is not Layer.HUMAN or not len(change.frames):
        return change
    around = whole_pictures(track, range(int(change.frames[0]), int(change.frames[-1]) + 1))
    repeats = track.repeats(around.start, around.stop)
    if not repeats[1:].any():
        return change
    numbers, named = picture_numbers(repeats), change.frames - around.start
    pictures, chosen = np.unique(numbers[named], return_index=True)
    shown = np.flatnonzero(np.isin(numbers, pictures))
    source = chosen[np.searchsorted(pictures, numbers[shown])]
    is_named = np.isin(shown, named)
    before = track.layer(Layer.HUMAN)[around.start : around.stop][shown]
    if spread is Spread.ALIKE:
        is_open = before["state"] == State.UNSET
        own = is_named & ~is_open
        source[own] = np.searchsorted(named, shown[own])
        kept = is_named | is_open | (plain_rows(before) == plain_rows(change.before[source]))
        shown, source = shown[kept], source[kept]
    return track.change(Layer.HUMAN, shown + around.start, rows_at(change.after, source))


def whole_pictures(track: Track, frames: range) -> range:
    """Frames, at least one, with all others of the first and of the last one's picture."""
    repeats, start, stop = track.layer(Layer.PREDICTED)["repeats"], frames.start, frames.stop
    while 0 < start < track.n_frames and repeats[start]:
        start -= 1
    while stop < track.n_frames and repeats[stop]:
        stop += 1
    return range(start, stop)
