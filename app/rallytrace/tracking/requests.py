"""Build run requests, and turn run results into edits. The window, the command line and the video list share this."""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from rallytrace.settings import ModelSettings
from rallytrace.track.edits import Edit
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.lists import CourtsChange, NonPlayChange
from rallytrace.track.poses import Poses
from rallytrace.track.spans import join_spans, n_frames_in, subtract_spans
from rallytrace.track.sports import Sport
from rallytrace.track.track import Change, Layer, RowsChange, RunRecord, State, Track
from rallytrace.tracking.messages import DetectionsFound, PoseRequest, RunRequest
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, choose_pose_model
from rallytrace.tracking.resuming import marked_as_play
from rallytrace.video.index import FrameIndex


def edit_with_found(
    found: DetectionsFound, track: Track, number: int, *, play: Sequence[range], step: Hashable
) -> Edit | None:
    """Return the edit that records the results of a job, or None if nothing changes.

    Args:
        track: The track; it is extended if rows lie beyond its end.
        number: The number of the run.
        play: Frames that the user marked as play, perhaps after the run started; they stay play.
        step: The history step that all edits of the job share.
    """
    changes: list[Change] = []
    if found.predicted is not None:
        rows = found.predicted.rows.copy()
        # Provisional rows belong to no run, so that they are tracked again if this run is cut off.
        rows["run"] = np.where(rows["state"] != State.UNSET, 0 if found.provisional else number, 0)
        changes.append(_change(track, Layer.PREDICTED, LayerRows(found.predicted.frames, rows)))
    if found.inpainted is not None:
        changes.append(_change(track, Layer.INPAINTED, found.inpainted))
    new_ranges = join_spans((*track.non_play, *(span for span in found.non_play if not n_frames_in(play, span))))
    if found.non_play and new_ranges != track.non_play:
        changes.append(NonPlayChange(track.non_play, new_ranges))
    if found.courts and not track.courts:
        changes.append(CourtsChange((), found.courts))
    return Edit("Track" if found.signature else "Fill gaps", tuple(changes), step) if changes else None


def _change(track: Track, layer: Layer, found: LayerRows) -> RowsChange:
    track.grow(int(found.frames[-1]) + 1)
    return track.change(layer, found.frames, found.rows)


class VideoRecord(Protocol):
    """The stored data of a video: the window's document, or a project."""

    @property
    def track(self) -> Track: ...
    @property
    def runs(self) -> Sequence[RunRecord]: ...
    @property
    def poses(self) -> Poses: ...
    @property
    def removed_from_non_play(self) -> tuple[range, ...]: ...


def run_request(
    video: Path,
    index: FrameIndex | None,
    choice: NetworkChoice,
    options: TrackOptions,
    record: VideoRecord,
    *,
    spans: tuple[range, ...],
    within: range | None,
    sport: Sport,
) -> RunRequest:
    """Return the request for a run that continues what the record contains.

    Args:
        index: The complete frame index; None to read it first.
        within: The range of a run over play, in which non-play ranges are found; None for independent spans.
        sport: The sport of the court to find if none is known.
    """
    return RunRequest(
        video=video,
        index=index,
        choice=choice,
        options=options,
        spans=spans,
        layers=LayerSlice.of(record.track),
        known={number: run.signature for number, run in enumerate(record.runs, start=1)},
        within=within,
        finds_non_play=within is not None,
        play=marked_as_play(record.track, record.removed_from_non_play),
        court_of=None if record.track.courts else sport,
    )


def play_left(record: VideoRecord, frames: range) -> tuple[range, ...]:
    """Return the parts of the range outside non-play ranges."""
    return tuple(subtract_spans(frames, record.track.non_play))


def finds_players(models: ModelSettings) -> bool:
    """Return True if a search for the players follows every run for the ball."""
    return models.poses_after_runs


def players_after(
    run: RunRequest, models: ModelSettings, record: Callable[[], VideoRecord], n_frames: int
) -> PoseRequest | None:
    """Return the search for players that follows a run; None if it is turned off or its frames have been searched.

    Args:
        record: Returns the current data of the video; called in any thread.
    """
    if not finds_players(models):
        return None

    def known() -> KnownVideo:
        now = record()
        return KnownVideo(now.track.courts, now.track.non_play, now.poses)

    options = PoseOptions(run.spans, models.pose_every, known=known)
    if not options.chosen(n_frames):
        return None
    model = choose_pose_model(models.pose)
    return PoseRequest(run.video, run.index, model, run.choice.device, options, models.embedding)
