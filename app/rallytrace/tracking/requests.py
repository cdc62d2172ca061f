"""What is asked of a run over a project's video, alike by the window, `track --project` and the list; and its edit."""

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from rallytrace.settings import ModelSettings
from rallytrace.track.edits import Edit
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.lists import CourtsChange, NonPlayChange, Sport
from rallytrace.track.poses import Poses
from rallytrace.track.spans import join_spans, n_frames_in, subtract_spans
from rallytrace.track.track import Change, Layer, RowsChange, RunRecord, State, Track
from rallytrace.tracking.messages import DetectionsFound, PoseRequest, RunRequest
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.pose_run import KnownBefore, PoseOptions, choose_pose_model
from rallytrace.tracking.resuming import marked_as_play
from rallytrace.video.index import FrameIndex


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
    if found.courts and not track.courts:
        changes.append(CourtsChange((), found.courts))
    return Edit("Track" if found.signature else "Fill gaps", tuple(changes), step) if changes else None


def _change(track: Track, layer: Layer, found: LayerRows) -> RowsChange:
    track.grow(int(found.frames[-1]) + 1)
    return track.change(layer, found.frames, found.rows)


class VideoRecord(Protocol):
    """What is kept of a video: the window's document, or a project."""

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
    """A run for the ball that goes on with what the record has.

    Args:
        index: the complete one; None if it is to be read first.
        within: the range of a run over play, whose non-play ranges are to be found; None for spans by themselves.
        sport: its court is looked for if there is none.
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
    """The frames outside non-play ranges."""
    return tuple(subtract_spans(frames, record.track.non_play))


def finds_players(models: ModelSettings) -> bool:
    """Whether a run that finds the ball is followed by one that finds the players."""
    return models.poses_after_runs


def players_after(
    run: RunRequest, models: ModelSettings, record: Callable[[], VideoRecord], n_frames: int
) -> PoseRequest | None:
    """The search for the players that follows a run; None if it is unwanted, or its frames have been searched.

    Args:
        record: gives the present state of the video's record, in any thread.
    """
    if not finds_players(models):
        return None

    def known() -> KnownBefore:
        now = record()
        return KnownBefore(now.track.courts, now.track.non_play, now.poses)

    options = PoseOptions(run.spans, models.pose_every, known=known)
    if not options.chosen(n_frames):
        return None
    model = choose_pose_model(models.pose)
    return PoseRequest(run.video, run.index, model, run.choice.device, options, models.embedding)
