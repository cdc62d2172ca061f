"""The timeline: what is known about every frame of the video, on one axis, from the whole match to single frames."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, events_shown
from rallytrace.domain.track import Frames
from rallytrace.session.document import Document
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import grouped
from rallytrace.ui.timeline.axis_strip import AxisStrip
from rallytrace.ui.timeline.compare_strip import CompareStrip
from rallytrace.ui.timeline.frame_times import FrameTimes
from rallytrace.ui.timeline.hover_preview import HoverPreview
from rallytrace.ui.timeline.path_strip import ColumnStrip, ConfidenceStrip, RowStrip
from rallytrace.ui.timeline.state_strip import StateStrip
from rallytrace.ui.timeline.strip_painting import GUTTER
from rallytrace.ui.timeline.suspicion_strip import SuspicionStrip
from rallytrace.ui.timeline.time_view import TimeView, Working

if TYPE_CHECKING:
    from rallytrace.session.frames import Thumbnail
    from rallytrace.ui.picture.ghosts import Ghost


class Timeline(QWidget):
    """Strips over one axis. It shows a document and says where the analyst wants to go.

    Attributes:
        view: what the strips have in common.
    """

    sought = Signal(int, bool)
    """A frame, and whether the mouse is still held: True while scrubbing, False when it comes to rest."""
    range_selected = Signal(object)
    """A range of frames."""
    thumbnail_wanted = Signal(object, bool)
    """A frame under the mouse of which a small picture is wanted, and whether it has to be exactly that one; None: none
    any more. `show_thumbnail` takes the picture."""
    folds_changed = Signal()
    """Another set of strips is folded."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._found: tuple[Event, ...] = ()
        self.view = TimeView(self)
        self.preview = HoverPreview(self)
        self.strips = (
            AxisStrip(self.view, self),
            StateStrip(self.view, self),
            ColumnStrip(self.view, self),
            RowStrip(self.view, self),
            ConfidenceStrip(self.view, self),
            SuspicionStrip(self.view, self),
            CompareStrip(self.view, self),
        )
        self.strips[-1].hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for strip in self.strips:
            layout.addWidget(strip, strip.usual_height if strip.foldable else 0)
            strip.sought.connect(self.sought)
            strip.range_selected.connect(self.range_selected)
            strip.folded_changed.connect(self.folds_changed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName("Timeline")
        document.changed.connect(self._take_changes)
        document.rallies_changed.connect(self._take_rallies)
        document.events_changed.connect(self._take_events)
        document.non_play_changed.connect(self._take_rallies)
        document.replaced.connect(self._take_everything)
        theme.current().changed.connect(self._repaint)
        self.preview.asking.asked.connect(self.thumbnail_wanted)
        self.view.hover_moved.connect(self._preview_frame)
        self.sought.connect(self.preview.leave)
        self._take_everything()

    def set_video(self, size: Size, rate: float) -> None:
        """Another video is open: show all of it.

        Args:
            size: of its pictures.
            rate: its frames a second; 0 where nobody knows.
        """
        self.view.size = size
        self.preview.set_video_size(size)
        self.view.times = FrameTimes(rate=rate)
        self.view.axis = self.view.axis.fit()
        self.view.track_changed.emit()

    def set_indexed(self, known: int, promised: int = 0) -> None:
        """The index holds so many frames; the file claims to have so many (0: all are known)."""
        self.view.known = known
        self.view.digest.update(self._document.track, np.zeros(0, np.int64))
        self.view.axis = self.view.axis.of(max(known, promised))
        self.view.marks_changed.emit()

    def set_damaged(self, damaged: tuple[range, ...]) -> None:
        """These stretches, ascending, cannot be decoded properly."""
        if damaged != self.view.damaged:
            self.view.damaged = damaged
            self.view.marks_changed.emit()

    def set_times(self, seconds: NDArray[np.float64], rate: float) -> None:
        """When the known frames are shown.

        Args:
            seconds: from the first frame to each frame, (n,), ascending.
            rate: frames a second, for those that are not known yet.
        """
        self.view.times = FrameTimes(seconds, rate)
        self.view.marks_changed.emit()

    def set_time_text(self, text: Callable[[int], str]) -> None:
        """How the time of a frame is written beside the mouse."""
        self.view.time_text = text

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Another frame is on the screen; what is shown turns like a page when it would leave it."""
        if frame != self.view.playhead:
            self.preview.leave()  # whoever moves by keys looks at the picture
        self.view.playhead = frame
        if not any(strip.held for strip in self.strips):
            self.view.axis = self.view.axis.showing(frame)

    def set_marks(self, first: int | None, last: int | None) -> None:
        """The range from I to O; either may not be set."""
        self.view.marks = (first, last)
        self.view.marks_changed.emit()

    def set_range(self, frames: range | None) -> None:
        """The range from I to O, or none."""
        self.set_marks(*((frames.start, frames.stop - 1) if frames else (None, None)))

    def set_working(self, spans: Sequence[range] = (), done: int = 0) -> None:
        """A run is at work on these frames, in this order, and has done so many of them; no run, without frames."""
        working = Working(tuple(spans), done) if spans else None
        if working != self.view.working:
            self.view.working = working
            self.strips[0].redraw()

    def set_path_colours(self, predicted: str, inpainted: str, human: str) -> None:
        """The colours of the overlay, each "#rrggbb"."""
        self.view.path_colours = (predicted, inpainted, human)
        self.view.track_changed.emit()

    def set_threshold(self, threshold: float | None) -> None:
        """The confidence from which a ball counts as seen, to be drawn as a line."""
        self.view.threshold = threshold
        self.view.track_changed.emit()

    @Slot(int, object)
    def show_thumbnail(self, frame: int, thumbnail: "Thumbnail") -> None:
        """A small picture of the frame that the mouse points at, or for the moment of one nearby."""
        self.preview.show_thumbnail(frame, thumbnail)

    def set_events(self, found: Sequence[Event]) -> None:
        """Events that were found in the path, ascending; those that a person has set are shown over them."""
        self._found = tuple(found)
        self._take_events()

    def set_suspicion(self, probability: NDArray[np.float32], threshold: float, frames: range | None = None) -> None:
        """How likely each frame is wrong.

        Args:
            probability: (n,) float32, 0 to 1, from the first frame on.
            threshold: from where on a frame should be looked at.
            frames: where it may be another than before; None for anywhere.
        """
        self.view.set_suspicion(probability, threshold, range(len(probability)) if frames is None else frames)

    def set_outcomes(self, outcomes: NDArray[np.uint8]) -> None:
        """How each frame stands against another track: show it on a strip of its own.

        Args:
            outcomes: (n,) uint8, as `Outcome` numbers it; it is kept, not copied. Of no frame: nothing is compared.
        """
        self.view.outcomes = outcomes
        self.strips[-1].setVisible(len(outcomes) > 0)
        self.view.outcomes_changed.emit()

    @Slot(object)
    def set_ghost(self, ghost: "Ghost | None") -> None:
        """Draw a path that is proposed over x and y, or none."""
        self.view.ghost = ghost
        self.view.ghost_changed.emit()

    def zoom_in(self) -> None:
        """Show half as much, around the playhead."""
        self._zoom(2.0)

    def zoom_out(self) -> None:
        """Show twice as much, around the playhead."""
        self._zoom(0.5)

    def fit(self, frames: range | None = None) -> None:
        """Show everything, or a stretch."""
        self.view.axis = self.view.axis.fit(frames)

    @property
    def folded(self) -> tuple[str, ...]:
        """The names of the strips that are folded, to be remembered."""
        return tuple(strip.name for strip in self.strips if strip.folded)

    def fold(self, names: Sequence[str]) -> None:
        """Fold the strips of these names, and no others."""
        for strip in self.strips:
            strip.set_folded(folded=strip.name in names)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep to the same frames across another width."""
        self.view.axis = self.view.axis.resized(self.width() - GUTTER)
        super().resizeEvent(event)

    def _zoom(self, factor: float) -> None:
        axis = self.view.axis
        x = axis.x_of(self.view.playhead + 0.5)
        self.view.axis = axis.zoomed(factor, x if 0 <= x <= axis.width else axis.width / 2)

    @Slot()
    def _preview_frame(self) -> None:
        """Show the frame under the mouse, unless a hand is on the timeline: then the picture above shows it."""
        frame = self.view.hover
        if frame is None or frame >= self.view.known or any(strip.held for strip in self.strips):
            self.preview.leave()
            return
        damaged = ["damaged"] if any(frame in stretch for stretch in self.view.damaged) else []
        words = "   ".join([grouped(frame), self.view.time_text(frame), *damaged])
        self.preview.point_at(frame, words, QPoint(round(GUTTER + self.view.axis.x_of(frame + 0.5)), 0))

    @Slot(object)
    def _take_changes(self, frames: Frames) -> None:
        self.view.digest.update(self._document.track, frames)
        if len(frames):
            self.view.frames_changed.emit(int(frames[0]), int(frames[-1]))

    @Slot()
    def _take_rallies(self) -> None:
        self.view.rallies = self._document.track.rallies
        self.view.non_play = self._document.track.non_play
        self.view.marks_changed.emit()

    @Slot()
    def _take_events(self) -> None:
        by_hand = self._document.track.events
        self.view.set_events(events_shown(self._found, by_hand), frozenset(event.frame for event in by_hand))

    @Slot()
    def _take_everything(self) -> None:
        track = self._document.track
        self.view.digest.read(track)
        self._found = ()
        self.view.set_suspicion(np.zeros(0, np.float32), self.view.suspicious_from, range(0))
        self._take_events()
        self._take_rallies()
        self.view.known = track.n_frames
        self.view.axis = self.view.axis.of(track.n_frames).fit()
        self.view.track_changed.emit()

    @Slot()
    def _repaint(self) -> None:
        self.view.track_changed.emit()
