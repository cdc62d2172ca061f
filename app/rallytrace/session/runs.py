"""Runs over the open video: what is to be tracked, with which settings, and where the results go."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.domain.layers import LayerSlice
from rallytrace.domain.non_play import outside
from rallytrace.domain.track import Layer, State
from rallytrace.errors import AppError
from rallytrace.session.choices import network_choice, track_options
from rallytrace.session.recording import RunRecorder
from rallytrace.session.run_plan import in_order, spoken_for
from rallytrace.session.run_reports import HeatmapRequest, InpaintRequest, RunRequest
from rallytrace.session.tracker import Tracker
from rallytrace.tracking.retracking import Retracking

if TYPE_CHECKING:
    from rallytrace.session.workspace import Workspace


class Runs(QObject):
    """Begins runs over the workspace's video and puts what they find into its document.

    Attributes:
        tracker: does the work, in a thread of its own.
        spans: the frames that the last run was asked for.
    """

    forgotten = Signal()
    """The run that went on is no more, and nothing will be heard of its end."""
    refused = Signal(object)
    """An AppError: what was asked for cannot be begun."""

    def __init__(self, workspace: "Workspace") -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.tracker = Tracker(self)
        self.spans: tuple[range, ...] = ()
        self._recorder = RunRecorder(workspace.document, self.tracker, self)

    @property
    def busy(self) -> bool:
        """Whether a run is going on."""
        return self.tracker.busy

    def undo(self) -> None:
        """Take the document's last step back; if that is the run that goes on, it ends."""
        document = self._workspace.document
        if self._workspace.locked is not None:
            self.refused.emit(self._workspace.locked)
            return
        if self.busy and document.undoes_run:
            self.tracker.forget()
            self.forgotten.emit()
        document.undo()

    def track_all(self) -> None:
        """Track every frame but those in non-play ranges; from the playhead on first, when the settings say so."""
        first = self._workspace.preferences.value.tracking.from_playhead_first
        self._track_play(*in_order(self._all(), self._workspace.frame, from_playhead_first=first))

    def track_from_here(self) -> None:
        """Track the frames from the playhead on, but those in non-play ranges."""
        self._track_play(range(self._workspace.frame, self._all().stop))

    def track_range(self) -> None:
        """Track the marked range, all of it."""
        frames = self._workspace.marks.frames
        if frames is not None:
            self._track(frames)

    def retrack_range(self) -> None:
        """Track the marked range anew, also where the same models have done it."""
        frames = self._workspace.marks.frames
        if frames is not None:
            self._track(frames, again=True)

    def propose(self, retracking: Retracking) -> int | None:
        """Track a range closer, for a person to judge; nothing in the track changes.

        Returns:
            The job's number: the tracker's `proposed` brings what it finds. None where no run can begin now.
        """
        return self._track(retracking.frames, again=True, retracking=retracking)

    def reinpaint(self) -> None:
        """Fill the gaps anew, in the marked range or everywhere."""
        info = self._workspace.info
        locked = self._workspace.locked
        if info is None or self.busy:
            return
        if locked is not None:
            self.refused.emit(locked)
            return
        settings = self._workspace.preferences.value
        track = self._workspace.document.track
        if not (track.layer(Layer.PREDICTED)["state"] != State.UNSET).any():
            self.refused.emit(AppError("There are no gaps to fill yet.", "Track the video first."))
            return
        self.spans = (self._workspace.marks.frames or self._all(),)
        self.tracker.inpaint(
            InpaintRequest(
                choice=network_choice(settings),
                options=track_options(settings, track.n_frames),
                size=info.size,
                layers=LayerSlice.of(track),
                frames=self._workspace.marks.frames,
            )
        )

    def show_heatmap(self, frame: int) -> None:
        """Ask for the heatmap of a frame; the tracker's `heatmap_ready` brings the one asked for last."""
        info = self._workspace.info
        if info is None:
            return
        settings = self._workspace.preferences.value
        options = track_options(settings, info.n_frames)
        index = info.index if info.complete else None
        self.tracker.show_heatmap(HeatmapRequest(info.path, index, frame, network_choice(settings), options))

    @Slot()
    def cancel(self) -> None:
        """Stop the run; what it has found stays."""
        self.tracker.cancel()

    def shutdown(self) -> None:
        """Stop all, and wait for the thread to end."""
        self.tracker.shutdown()

    def _all(self) -> range:
        return range(self._workspace.document.track.n_frames)

    def _track_play(self, *spans: range) -> None:
        non_play = self._workspace.document.track.non_play
        left = [part for span in spans for part in outside(span, non_play)]
        if non_play and not left:
            remedy = "Mark the range to track it all the same."
            self.refused.emit(AppError("None of these frames is play.", remedy))
            return
        self._track(*left, finds_non_play=True)

    def _track(
        self, *spans: range, again: bool = False, finds_non_play: bool = False, retracking: Retracking | None = None
    ) -> int | None:
        info, locked = self._workspace.info, self._workspace.locked
        if info is None or self.busy:
            return None
        if locked is not None:
            self.refused.emit(locked)
            return None
        settings = self._workspace.preferences.value
        document = self._workspace.document
        known = {} if again else {number: run.signature for number, run in enumerate(document.runs, start=1)}
        self.spans = tuple(span for span in spans if len(span))
        return self.tracker.track(
            RunRequest(
                video=info.path,
                index=info.index if info.complete else None,
                choice=network_choice(settings),
                options=track_options(settings, document.track.n_frames),
                spans=self.spans,
                layers=LayerSlice.of(document.track),
                known=known,
                finds_non_play=finds_non_play,
                play=spoken_for(document),
                retracking=retracking,
            )
        )
