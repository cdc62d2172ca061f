"""Build run requests, and record runs in projects. The window, the command line and the video list share this."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from rallytrace.settings import ModelSettings
from rallytrace.storage.project.project import Project
from rallytrace.track.edits import Edit, RunKey
from rallytrace.track.layers import LayerRows, LayerSlice
from rallytrace.track.lists import BoardsChange, CourtsChange, NonPlayChange, sport_in_use
from rallytrace.track.spans import join_spans, n_frames_in, subtract_spans
from rallytrace.track.sports import Sport
from rallytrace.track.track import Change, Layer, RowsChange, State, Track
from rallytrace.tracking.messages import DetectionsFound, PlayersFound, PoseRequest, RunRequest
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, choose_pose_model
from rallytrace.tracking.resuming import marked_as_play
from rallytrace.video.index import FrameIndex


class RunRecorder:
    """Records a run and its results in a project. It never writes to the human layer.

    Attributes:
        step: the history step of the run's edits.
        number: the 1-based number of the run; 0 until it has found players or detections of the ball.
    """

    def __init__(self, project: Project, step: RunKey) -> None:
        self._project = project
        self.step = step
        self.number = 0

    def enter(self, found: DetectionsFound | PlayersFound) -> None:
        """Record results."""
        project = self._project
        if not self.number and (isinstance(found, PlayersFound) or found.predicted is not None):
            self.number = project.begin_run(found.signature, found.provenance)
        if isinstance(found, PlayersFound):
            project.add_poses(found.found)
            return
        play = marked_as_play(project.track, project.removed_from_non_play) if found.non_play else ()
        edit = _edit_with_found(found, project.track, self.number, play=play, step=self.step)
        if edit is not None:
            project.edit(edit)

    def finish(self, provenance: Mapping[str, Any]) -> None:
        """Record the end of the run."""
        self._project.close_step(self.step)
        if self.number:
            self._project.complete_run(self.number, provenance)


def _edit_with_found(
    found: DetectionsFound, track: Track, number: int, *, play: Sequence[range], step: RunKey
) -> Edit | None:
    """Return the edit that records the results of a job, or None if nothing changes.

    Args:
        track: The track; it is extended if rows lie beyond its end.
        number: The number of the run.
        play: Frames that the user marked as play, even after the run started; they stay play.
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
    if found.boards is not None and found.boards != track.boards:
        changes.append(BoardsChange(track.boards, found.boards))
    return Edit("Track" if found.signature else "Fill gaps", tuple(changes), step) if changes else None


def _change(track: Track, layer: Layer, found: LayerRows) -> RowsChange:
    track.grow(int(found.frames[-1]) + 1)
    return track.change(layer, found.frames, found.rows)


def run_request(
    video: Path,
    index: FrameIndex | None,
    choice: NetworkChoice,
    options: TrackOptions,
    project: Project,
    *,
    spans: tuple[range, ...],
    within: range | None,
    sport: Sport,
) -> RunRequest:
    """Return the request for a run that continues what the project contains.

    Args:
        index: The complete frame index; None to read it first.
        within: The range of a run over play, in which non-play ranges are found; None for independent spans.
        sport: The sport of the court to find if none is known.
    """
    return RunRequest(
        video=video,
        index=index,
        choice=choice,
        options=replace(options, recording=project.track.recording),
        spans=spans,
        layers=LayerSlice.of(project.track),
        known={number: run.signature for number, run in enumerate(project.runs, start=1)},
        within=within,
        finds_non_play=within is not None,
        play=marked_as_play(project.track, project.removed_from_non_play),
        court_of=None if project.track.courts else sport,
        sport=sport_in_use(sport, project.track.courts),
        reads_board=within is not None,
        board_known=bool(project.track.boards),
    )


def play_left(project: Project, frames: range) -> tuple[range, ...]:
    """Return the parts of the range outside non-play ranges."""
    return tuple(subtract_spans(frames, project.track.non_play))


def finds_players(models: ModelSettings) -> bool:
    """Return True if a search for the players follows every run for the ball."""
    return models.poses_after_runs


def players_after(
    run: RunRequest, models: ModelSettings, present: Callable[[], Project], n_frames: int
) -> PoseRequest | None:
    """Return the search for players that follows a run; None if it is turned off or its frames have been searched.

    Args:
        present: Returns the project, whose immutable values are read in any thread.
    """
    if not finds_players(models):
        return None

    def known() -> KnownVideo:
        now = present()
        return KnownVideo(now.track.courts, now.track.non_play, now.poses)

    options = PoseOptions(run.spans, models.pose_every, known=known, turning=run.options.recording.turning)
    if not options.chosen(n_frames):
        return None
    model = choose_pose_model(models.pose)
    return PoseRequest(run.video, run.index, model, run.choice.device, options, models.embedding)
