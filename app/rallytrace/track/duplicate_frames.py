"""Copy the user's row of one frame to all frames with the same image."""

from dataclasses import replace

import numpy as np

from rallytrace.track.distinct_frames import distinct_numbers
from rallytrace.track.edits import Edit, Spread
from rallytrace.track.track import Change, Layer, RowsChange, State, Track, plain_rows, rows_at


def frames_of_picture(track: Track, frame: int) -> range:
    """Return all frames with the same image as this frame, including the frame itself."""
    return whole_pictures(track, range(frame, frame + 1))


def spread_over_duplicates(track: Track, edit: Edit) -> Edit:
    """Return the edit with the user's rows copied to other frames of the same image, as `Edit.spread` specifies."""
    if edit.spread is Spread.FRAMES:
        return edit
    changes = tuple(_spread(track, change, edit.spread) for change in edit.changes)
    return replace(edit, changes=changes)


def _spread(track: Track, change: Change, spread: Spread) -> Change:
    """Return the change extended to all frames of each image. If an image has several rows, the first is copied."""
    if not isinstance(change, RowsChange) or change.layer is not Layer.HUMAN or not len(change.frames):
        return change
    span = whole_pictures(track, range(int(change.frames[0]), int(change.frames[-1]) + 1))
    repeats = track.repeats(span.start, span.stop)
    if not repeats[1:].any():
        return change
    numbers, named = distinct_numbers(repeats), change.frames - span.start
    pictures, chosen = np.unique(numbers[named], return_index=True)
    shown = np.flatnonzero(np.isin(numbers, pictures))
    source = chosen[np.searchsorted(pictures, numbers[shown])]
    is_named = np.isin(shown, named)
    old_rows = track.layer(Layer.HUMAN)[span.start : span.stop][shown]
    if spread is Spread.SAME_ROWS:
        is_open = old_rows["state"] == State.UNSET
        has_own_row = is_named & ~is_open
        source[has_own_row] = np.searchsorted(named, shown[has_own_row])
        kept = is_named | is_open | (plain_rows(old_rows) == plain_rows(change.old_rows[source]))
        shown, source = shown[kept], source[kept]
    return track.change(Layer.HUMAN, shown + span.start, rows_at(change.new_rows, source))


def whole_pictures(track: Track, frames: range) -> range:
    """Return a non-empty range extended at both ends to all frames of its first and last image."""
    repeats, start, stop = track.layer(Layer.PREDICTED)["repeats"], frames.start, frames.stop
    while 0 < start < track.n_frames and repeats[start]:
        start -= 1
    while stop < track.n_frames and repeats[stop]:
        stop += 1
    return range(start, stop)
