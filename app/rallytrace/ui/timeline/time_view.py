"""What the strips of the timeline have in common: the axis, the track, and the marks that move over them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor

from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, Rally
from rallytrace.domain.track import Frames
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import Tokens, legible
from rallytrace.ui.look.time_text import clock
from rallytrace.ui.picture.ghosts import Ghost
from rallytrace.ui.picture.overlay import OverlayStyle
from rallytrace.ui.timeline.frame_times import FrameTimes
from rallytrace.ui.timeline.strip_pictures import Colour, StripColours
from rallytrace.ui.timeline.summaries import Reaches
from rallytrace.ui.timeline.time_axis import TimeAxis
from rallytrace.ui.timeline.track_digest import TrackDigest


def rgb(colour: str) -> Colour:
    """The parts of a "#rrggbb"."""
    parts = QColor(colour)
    return parts.red(), parts.green(), parts.blue()


@dataclass(frozen=True, slots=True)
class Working:
    """Where a run is at work.

    Attributes:
        spans: all frames it is to do, in its order.
        done: how many of them are done.
    """

    spans: tuple[range, ...]
    done: int = 0


Marked: TypeAlias = tuple[int | None, int | None]
"""The first and the last frame of a range; either may not be set."""


class TimeView(QObject):
    """The shared state of the strips. The timeline changes it; strips read it and follow its signals.

    Attributes:
        digest: the track, as it is drawn.
        times: when each frame is shown.
        size: of the video, for the scale of the path.
        rallies: to be drawn as bands.
        non_play: stretches that are not play, to be hatched; ascending.
        damaged: stretches that cannot be decoded properly, as far as that is known; ascending.
        event_frames: of the events, ascending, (m,) int64.
        events_by_hand: the frames of those that a person set.
        suspicion: how likely each frame is wrong, 0 to 1, in one row; may be shorter than the track.
        suspicious_from: the suspicion from which a frame should be looked at.
        outcomes: how each frame stands against another track, (n,) uint8, as `Outcome` numbers it; of no frame while
            nothing is compared.
        ghost: the path that is proposed and would be taken; None where none is.
        marks: the frames marked by I and O; both belong to the range.
        working: where a run is at work.
        known: frames that the index holds so far; the axis may be longer.
        threshold: the confidence from which a ball counts as seen, to be drawn as a line.
        time_text: writes the time of a frame.
        path_colours: predicted, inpainted, human, as the overlay draws them.
    """

    axis_changed = Signal()
    track_changed = Signal()
    """All that is known of the track may be another."""
    frames_changed = Signal(int, int)
    """The track has changed from the first to the last of these frames, and nowhere else."""
    marks_changed = Signal()
    playhead_moved = Signal(int, int)
    """From frame, to frame."""
    events_changed = Signal()
    suspicion_changed = Signal()
    """Every frame may be as suspicious as it was not before, or the threshold is another."""
    doubt_changed = Signal(int, int)
    """From the first to the last of these frames suspicion may be another."""
    outcomes_changed = Signal()
    ghost_changed = Signal()
    hover_moved = Signal(object, object)
    """From frame, to frame; None for nowhere."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.digest = TrackDigest()
        self.times = FrameTimes()
        self.size = Size(1920, 1080)
        self.rallies: tuple[Rally, ...] = ()
        self.non_play: tuple[range, ...] = ()
        self.damaged: tuple[range, ...] = ()
        self._events: tuple[Event, ...] = ()
        self.event_frames: NDArray[np.int64] = np.zeros(0, np.int64)
        self.events_by_hand: frozenset[int] = frozenset()
        self.suspicion = Reaches(1, 0)
        self.suspicious_from = 0.5
        self.outcomes: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self.ghost: Ghost | None = None
        self.marks: Marked = (None, None)
        self.working: Working | None = None
        self.known = 0
        self.threshold: float | None = None
        self.time_text: Callable[[int], str] = self._time_text
        usual = OverlayStyle()
        self.path_colours = (usual.predicted, usual.inpainted, usual.human)
        self._axis = TimeAxis()
        self._playhead = 0
        self._hover: int | None = None
        self._proposed: Marked | None = None

    @property
    def shown_marks(self) -> Marked:
        """The marks, or those that a drag would set if it ended now."""
        return self._proposed or self.marks

    def propose(self, marks: Marked | None) -> None:
        """Show what a drag would mark; None when there is no drag."""
        if marks != self._proposed:
            self._proposed = marks
            self.marks_changed.emit()

    def set_suspicion(self, probability: NDArray[np.float32], threshold: float, frames: range) -> None:
        """How likely each frame is wrong, (n,), and the threshold; some frames have changed since the last time."""
        if len(probability) != self.suspicion.values.shape[1]:
            self.suspicion, frames = Reaches(1, len(probability)), range(len(probability))
        self.suspicion.values[0, frames.start : frames.stop] = probability[frames.start : frames.stop]
        self.suspicion.sum_up(frames.start, frames.stop)
        if len(frames) == len(probability) or threshold != self.suspicious_from:
            self.suspicious_from = threshold
            self.suspicion_changed.emit()
        elif frames:
            self.doubt_changed.emit(frames.start, frames.stop - 1)

    @property
    def axis(self) -> TimeAxis:
        """The part of the video that is shown."""
        return self._axis

    @axis.setter
    def axis(self, axis: TimeAxis) -> None:
        if axis != self._axis:
            self._axis = axis
            self.axis_changed.emit()

    @property
    def playhead(self) -> int:
        """The frame on the screen."""
        return self._playhead

    @playhead.setter
    def playhead(self, frame: int) -> None:
        if frame != self._playhead:
            before, self._playhead = self._playhead, frame
            self.playhead_moved.emit(before, frame)

    @property
    def hover(self) -> int | None:
        """The frame under the mouse."""
        return self._hover

    @hover.setter
    def hover(self, frame: int | None) -> None:
        if frame != self._hover:
            before, self._hover = self._hover, frame
            self.hover_moved.emit(before, frame)

    def colours(self) -> StripColours:
        """The colours of the theme that is in use, and of the overlay."""
        return _colours(theme.tokens(), self.path_colours)

    def set_events(self, events: tuple[Event, ...], by_hand: frozenset[int]) -> None:
        """Take other events, ascending, and the frames of those that a person set."""
        self._events = events
        self.event_frames = np.fromiter((event.frame for event in events), np.int64, len(events))
        self.events_by_hand = by_hand
        self.events_changed.emit()

    def events_in(self, frames: range) -> tuple[Event, ...]:
        """The events within a stretch."""
        return self._events[self._events_in(frames)]

    def event_frames_in(self, frames: range) -> Frames:
        """The frames of the events within a stretch, ascending."""
        return self.event_frames[self._events_in(frames)]

    def _events_in(self, frames: range) -> slice:
        return slice(*np.searchsorted(self.event_frames, (frames.start, frames.stop)).tolist())

    def rally_at(self, frame: int) -> Rally | None:
        """The rally that a frame belongs to."""
        return next((rally for rally in self.rallies if frame in rally.frames), None)

    def _time_text(self, frame: int) -> str:
        return clock(self.times.seconds(frame), 3)


@lru_cache(maxsize=8)
def _colours(tokens: Tokens, path_colours: tuple[str, str, str]) -> StripColours:
    ground = rgb(tokens.strip)
    predicted, inpainted, human = (legible(rgb(colour), ground) for colour in path_colours)
    return StripColours(
        ground=ground,
        unset=rgb(tokens.strip_unset),
        predicted=predicted,
        inpainted=inpainted,
        human=human,
        no_ball=rgb(tokens.strip_no_ball),
        line=rgb(tokens.strip_curve),
        reviewed=rgb(tokens.good),
        pinned=rgb(tokens.strip_occluded),
        suspicious=rgb(tokens.bad),
    )
