"""Read the progress of a video from its project without opening it for editing."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rallytrace.storage.project.project import TILE_FRAMES
from rallytrace.storage.project.schema import STORED_LIST_BY_CHANGE
from rallytrace.storage.project.sqlite_store import open_for_reading
from rallytrace.storage.project.tables import read_labels
from rallytrace.track.lists import EventsChange, NonPlayChange, RalliesChange, RecordingsChange
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.track import Layer, RunRecord, State, Track


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """A project's progress, for the list of videos.

    Attributes:
        digest: digest of its labels, rallies, events and non-play ranges, see `digest_of`.
        share: share of play seen by a run or a person, 0 to 1.
        complete: True if nothing is left to track.
    """

    digest: str
    share: float
    complete: bool


def summary_of(path: Path) -> ProjectSummary:
    """Read a project's summary. The file stays unchanged.

    Raises:
        AppError: the file is not a project, damaged, or unreadable.
    """
    with open_for_reading(path) as connection:
        track, runs = read_labels(connection)
        share, complete = share_tracked(track, runs)
        return ProjectSummary(digest_of(track), share, complete)


def read_recording(path: Path) -> Recording:
    """Return how a project's video was recorded. The file stays unchanged.

    Raises:
        AppError: the file is not a project, damaged, or unreadable.
    """
    with open_for_reading(path) as connection:
        return next(iter(STORED_LIST_BY_CHANGE[RecordingsChange].read(connection)), AS_FILE)


def share_tracked(track: Track, runs: Sequence[RunRecord]) -> tuple[float, bool]:
    """Return the share of a track's play that is known, 0 to 1, and whether nothing is left to track.

    After a finished run over the whole video nothing is left, even if frames at the end cannot be decoded.
    """
    play, known = np.ones(track.n_frames, np.bool_), ~track.unseen()
    for span in track.non_play:
        play[span.start : span.stop] = False
    share = int(np.count_nonzero(known & play)) / max(int(play.sum()), 1)
    return share, (track.n_frames > 0 and not play.any()) or share >= 1 or _is_finished(track, runs)


def _is_finished(track: Track, runs: Sequence[RunRecord]) -> bool:
    """Return True if a finished run over the whole video still has rows in the track, that is, was not undone."""
    numbers = track.layer(Layer.PREDICTED)["run"]
    whole_video = [0, track.n_frames]
    ended = (
        number
        for number, run in enumerate(runs, start=1)
        if run.provenance.get("complete") and run.provenance.get("within") == whole_video
    )
    return any(bool((numbers == number).any()) for number in ended)


def digest_of(track: Track) -> str:
    """Return a digest of all labels, rallies, events and non-play ranges, ignoring tags and other lists."""
    found = hashlib.blake2b(digest_size=16)
    for layer in Layer:
        rows = track.layer(layer)
        known = rows["state"] != State.UNSET
        stop = len(known) - int(known[::-1].argmax()) if known.any() else 0
        for start in range(0, stop, TILE_FRAMES):
            if known[start : start + TILE_FRAMES].any():
                found.update(f"{layer.name} {start}".encode())
                found.update(rows[start : min(start + TILE_FRAMES, stop)].tobytes())
    for kind in (RalliesChange, EventsChange, NonPlayChange):
        found.update(repr(getattr(track, kind.name)).encode())
    return found.hexdigest()
