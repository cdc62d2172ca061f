"""The results of a run, as an edit of the track."""

from collections.abc import Hashable, Sequence

import numpy as np

from rallytrace.domain.edits import Edit
from rallytrace.domain.layers import LayerRows
from rallytrace.domain.lists import CourtsChange, NonPlayChange
from rallytrace.domain.spans import join_spans, n_frames_in
from rallytrace.domain.track import Change, Layer, RowsChange, State, Track
from rallytrace.tracking.messages import DetectionsFound


def edit_of_found(
    found: DetectionsFound, track: Track, number: int, *, play: Sequence[range], step: Hashable
) -> Edit | None:
    """The edit recording a job's results; None without changes.

    Args:
        track: extended for rows beyond its end.
        number: of the run.
        play: frames marked as play by a person, perhaps since the run's start; they stay play.
        step: of the history, shared by all edits of the job.
    """
    changes: list[Change] = []
    if found.predicted is not None:
        rows = found.predicted.rows.copy()
        # What is provisional counts for no run: if this one is cut off, it is to be tracked again.
        rows["run"] = np.where(rows["state"] != State.UNSET, 0 if found.provisional else number, 0)
        changes.append(_change(track, Layer.PREDICTED, LayerRows(found.predicted.frames, rows)))
    if found.inpainted is not None:
        changes.append(_change(track, Layer.INPAINTED, found.inpainted))
    new_ranges = join_spans((*track.non_play, *(span for span in found.non_play if not n_frames_in(play, span))))
    if found.non_play and new_ranges != track.non_play:
        changes.append(NonPlayChange(track.non_play, new_ranges))
    if found.court is not None and not track.courts:
        changes.append(CourtsChange((), (found.court,)))
    return Edit("Track" if found.signature else "Fill gaps", tuple(changes), step) if changes else None


def _change(track: Track, layer: Layer, found: LayerRows) -> RowsChange:
    track.grow(int(found.frames[-1]) + 1)
    return track.change(layer, found.frames, found.rows)
