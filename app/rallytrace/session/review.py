"""The review of the open track: a model that is updated in small steps between events of the window."""

import functools
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.files import paths
from rallytrace.files.file_access import sha256_of
from rallytrace.session.document import Document
from rallytrace.session.review_model import ReviewModel
from rallytrace.track.arrays import Floats
from rallytrace.track.changes import TrackChange
from rallytrace.track.geometry import Size

_PAUSE_MS: Final = 4
_EVALUATION_DELAY_MS: Final = 30
"""Delay between a change and its evaluation, in milliseconds, so that the change is painted first."""
_QUEUE_DELAY_MS: Final = 120
"""Time without changes after which the queue is updated, in milliseconds."""


@functools.cache
def _own_networks() -> frozenset[str]:
    files = [file for file in paths.models_dir().glob("tracknet*.onnx") if file.is_file()]
    return frozenset(file.name for file in files) | {sha256_of(file) for file in files}


class Review(ReviewModel, QObject):
    """The review model of the document's track, with timers for its work and signals for its views."""

    judged = Signal(object)
    """A range of frames with new probabilities."""
    queue_changed = Signal()
    """Items, threshold, filter or speed have changed."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        ReviewModel.__init__(self, document.track)
        self._document = document
        self._judging = QTimer(self, singleShot=True)
        self._judging.timeout.connect(self._judge_later)
        self._queueing = QTimer(self, singleShot=True)
        self._queueing.timeout.connect(self.update_queue)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._begin)

    @property
    def other_network(self) -> str:
        """Return the network of the latest run if it is not RallyTrace's own, otherwise ''.

        The suspicion is calibrated for RallyTrace's networks. Peaks of other networks have other heights.
        """
        for run in reversed(self._document.runs):
            network = run.provenance.get("tracknet")
            if isinstance(network, dict) and "model" in network:
                name = str(network["model"])
                # Old runs without a family have no hash.
                known = network.get("sha256") if "family" in network else name
                return "" if known in _own_networks() else name
        return ""

    def set_video(self, size: Size | None, seconds: Floats) -> None:
        super().set_video(size, seconds)
        self._work_later()

    def choose_items(self, *, threshold: float | None = None, only: int | None = None) -> bool:
        has_changed = super().choose_items(threshold=threshold, only=only)
        if has_changed:
            self.queue_changed.emit()
        return has_changed

    def set_conflicts(self, conflicts: Mapping[int, tuple[str, ...]]) -> None:
        super().set_conflicts(conflicts)
        self._work_later()

    def set_threshold(self, threshold: float) -> None:
        """Show only items with at least this probability, 0 to 1."""
        self.choose_items(threshold=threshold)

    def set_only(self, reasons: int) -> None:
        """Show only items with one of these reasons, bits of `Reason`. 0 shows all."""
        self.choose_items(only=reasons)

    def set_within(self, ranges: Sequence[range] | None) -> None:
        """Show only items in these ascending ranges of frames. None shows all."""
        self.confine(ranges)
        self.queue_changed.emit()

    def set_in_time(self, *, on: bool) -> None:
        if on != self.in_time:
            self.in_time = on
            self.queue_changed.emit()

    def pause_updates(self, *, on: bool) -> None:
        """Suspend updates of the queue while `on` is True."""
        self.paused = on
        if not on and self.has_unqueued:
            self._queueing.start(_QUEUE_DELAY_MS)

    @Slot()
    def _begin(self) -> None:
        self.start_over(self._document.track)
        self._work_later()
        self.queue_changed.emit()

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        self.note_change(change)
        self._work_later()

    def _work_later(self) -> None:
        if self.busy and not self._judging.isActive():
            self._judging.start(_EVALUATION_DELAY_MS)
        if self.has_unqueued and not self._queueing.isActive():
            self._queueing.start(_QUEUE_DELAY_MS)

    @Slot()
    def _judge_later(self) -> None:
        self.judge_next()
        if self.busy:
            self._judging.start(_PAUSE_MS)

    def judge_next(self) -> range:
        frames = super().judge_next()
        if frames:
            self._work_later()
            self.judged.emit(frames)
        return frames

    @Slot()
    def update_queue(self) -> bool:
        self._queueing.stop()
        has_changed = super().update_queue()
        if has_changed:
            self.queue_changed.emit()
        return has_changed
