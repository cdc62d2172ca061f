"""The events of a video as a table: those that a hand has set, and those that the path shows."""

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.flight import flights
from rallytrace.domain.found_events import find_events, path_in_play
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventKind, events_shown
from rallytrace.storage.events_csv import write_events
from rallytrace.storage.exports.labels import Selection, TrackSnapshot
from rallytrace.storage.exports.preview import Preview
from rallytrace.storage.exports.request import ExportRequest
from rallytrace.storage.exports.words import counted
from rallytrace.tracking.export_events import Material
from rallytrace.video.index import FrameIndex


def write_event_table(material: Material, index: FrameIndex, request: ExportRequest, preview: Preview) -> str:
    """Write the events that go out; returns what there is now.

    Args:
        material: the labels.
        index: of the video, complete.
        request: where to, and whether events may be found in frames that nobody has reviewed.
        preview: which frames go out.

    Raises:
        AppError: the file cannot be written.
    """
    labels = material.labels
    seconds = (index.pts - index.pts[:1]).astype(np.float64) * float(index.time_base)
    shown = events_shown(found_in(labels, seconds, material.size), labels.events)
    by_hand = frozenset(labels.events)
    events = [event for event in shown if _goes_out(event, preview.selection, request, by_hand)]
    write_events(preview.place, events, seconds, by_hand=by_hand, overwrite=request.overwrite)
    return counted(len(events), "event")


def found_in(labels: TrackSnapshot, seconds: NDArray[np.float64], size: Size) -> tuple[Event, ...]:
    """The events that the path shows, as it is after all that a person has said of it; none in non-play ranges.

    Args:
        labels: the path.
        seconds: when each frame is shown, at least (labels.n_frames,).
        size: of the video.
    """
    path, begins = path_in_play(labels.shown(), labels.cuts, labels.non_play)
    known = [event.frame for event in labels.events if event.kind is not EventKind.NONE]
    found = flights(path, seconds[: labels.n_frames], size=size, begins=begins, breaks=known)
    return find_events(found, size)


def _goes_out(event: Event, selection: Selection, request: ExportRequest, by_hand: frozenset[Event]) -> bool:
    """Whether an event lies in the range; what a hand has set is reviewed by that."""
    place = event.frame - selection.first
    if not 0 <= place < len(selection.rows):
        return False
    return event in by_hand or not request.only_reviewed or bool(selection.reviewed[place])
