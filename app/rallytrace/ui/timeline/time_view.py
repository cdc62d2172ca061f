"""The shared state of the timeline's strips: axis, track, playhead, marks, and the signals of their changes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from rallytrace.analysis.strokes.record import Stroke
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, Rally
from rallytrace.track.overlay_style import OverlayStyle, rgb
from rallytrace.track.track import Frames
from rallytrace.track.wording import clock
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import Tokens, legible
from rallytrace.ui.look.time_axis import FrameTimes, TimeAxis
from rallytrace.ui.picture.ghosts import Ghost
from rallytrace.ui.timeline.strip_pictures import StripColours
from rallytrace.ui.timeline.timeline_arrays import Envelopes, TimelineArrays

Marked: TypeAlias = tuple[int | None, int | None]
"""The first and the last frame of the marked range. None for an end that is not set."""


@dataclass(frozen=True, slots=True)
class RunSpans:
    """The frames of a run in progress.

    Attributes:
        spans: all spans, in the order of the run.
        done: number of frames that are done.
    """

    spans: tuple[range, ...]
    done: int = 0


class TimeView(QObject):
    """The shared state of the strips. The timeline writes it, and strips read it and follow its signals.

    Attributes:
        arrays: the track in the form for drawing.
        times: the times of the frames.
        size: picture size of the video, for the scale of the path.
        non_play: non-play ranges, ascending. They are hatched.
        damaged: known ranges of faulty decoding, ascending.
        files: names of the files of a recording after the first one, by their first frame, ascending.
        event_frames: frames of the events, ascending, (m,) int64.
        events_by_hand: frames of the events set by the user.
        player_of: returns the name of the player who makes a hit, or '' if this is unknown.
        strokes: strokes by the frame of the hit.
        suspicion: two rows that may be shorter than the track: the probability that each frame is wrong, 0 to 1, and
            the same for queued frames only, NaN for all others.
        suspicious_from: minimum suspicion of a frame in the review queue.
        loudness: peak of the sound in equal parts of each frame, see `measure_loudness`. Empty without sound.
        outcomes: `Outcome` of the comparison with another track for each frame, (n,) uint8. Empty without one.
        ghost: the chosen proposed path, if any.
        marks: the ends of the marked range (I and O).
        known: number of indexed frames. The axis may be longer.
        threshold: heatmap threshold of the last run. None before the first run or if a flight check decided instead.
        path_colours: colours of predicted, inpainted and human points, as in the overlay, each "#rrggbb".
    """

    axis_changed = Signal()
    track_changed = Signal()
    """Any frame of the track may have changed."""
    frames_changed = Signal(int, int)
    """The first and the last changed frame of the track."""
    marks_changed = Signal()
    playhead_moved = Signal(int, int)
    """The previous and the new frame."""
    events_changed = Signal()
    suspicion_changed = Signal()
    """The suspicion of any frame, or the threshold, may have changed."""
    suspicion_changed_between = Signal(int, int)
    """The first and the last frame whose suspicion may have changed."""
    outcomes_changed = Signal()
    loudness_changed = Signal()
    ghost_changed = Signal()
    hover_moved = Signal(object, object)
    """The previous and the new frame under the mouse, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.arrays = TimelineArrays()
        self.times = FrameTimes()
        self.size = Size(1920, 1080)
        self.rallies: tuple[Rally, ...] = ()
        self.non_play: tuple[range, ...] = ()
        self.damaged: tuple[range, ...] = ()
        self.files: Mapping[int, str] = {}
        self._events: tuple[Event, ...] = ()
        self.event_frames: NDArray[np.int64] = np.zeros(0, np.int64)
        self.events_by_hand: frozenset[int] = frozenset()
        self.player_of: Callable[[Event], str] = lambda _event: ""
        self.strokes: Mapping[int, Stroke] = {}
        self.suspicion = Envelopes(2, 0)
        self._queued: NDArray[np.bool_] | None = None
        self.suspicious_from = 0.5
        self.outcomes: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self.loudness: Floats32 = np.zeros(0, np.float32)
        self.ghost: Ghost | None = None
        self.marks: Marked = (None, None)
        self.working: RunSpans | None = None
        self.known = 0
        self.threshold: float | None = None
        usual = OverlayStyle()
        self.path_colours = (usual.predicted, usual.inpainted, usual.human)
        self._axis = TimeAxis()
        self._playhead = 0
        self._hover: int | None = None
        self._dragged: Marked | None = None

    @property
    def shown_marks(self) -> Marked:
        """Return the marks, or during a drag the marks that the drag would set."""
        return self._dragged or self.marks

    def set_dragged_marks(self, marks: Marked | None) -> None:
        """Show the marks that a drag would set. None ends this."""
        if marks != self._dragged:
            self._dragged = marks
            self.marks_changed.emit()

    def set_suspicion(self, probability: NDArray[np.float32], threshold: float, frames: range) -> None:
        """Set the suspicion of each frame, (n,), and the threshold.

        All frames at or above the threshold count as queued, unless `set_queued` has set the queued frames.

        Args:
            probability: probability that each frame is wrong, (n,), 0 to 1.
            threshold: minimum suspicion of a frame in the review queue.
            frames: the frames whose suspicion has changed, if n is the same as before.
        """
        if len(probability) != self.suspicion.values.shape[1]:
            self.suspicion, frames = Envelopes(2, len(probability)), range(len(probability))
            self._queued = None
        if threshold != self.suspicious_from:
            frames = range(len(probability))
        changed = slice(frames.start, frames.stop)
        inside = probability[changed] >= threshold if self._queued is None else self._queued[changed]
        self.suspicion.values[0, changed] = probability[changed]
        self.suspicion.values[1, changed] = np.where(inside, probability[changed], np.float32(np.nan))
        self.suspicion.sum_up(frames.start, frames.stop)
        if len(frames) == len(probability):
            self.suspicious_from = threshold
            self.suspicion_changed.emit()
        elif frames:
            self.suspicion_changed_between.emit(frames.start, frames.stop - 1)

    def set_queued(self, spans: Sequence[range]) -> None:
        """Set the frames in the review queue."""
        values = self.suspicion.values
        previous, queued = self._queued, np.zeros(values.shape[1], np.bool_)
        for span in spans:
            queued[span.start : span.stop] = True
        self._queued = queued
        changed = np.flatnonzero(queued != previous) if previous is not None else np.arange(len(queued))
        if len(changed):
            frames = range(int(changed[0]), int(changed[-1]) + 1)
            self.set_suspicion(values[0], self.suspicious_from, frames)

    @property
    def axis(self) -> TimeAxis:
        return self._axis

    @axis.setter
    def axis(self, axis: TimeAxis) -> None:
        if axis != self._axis:
            self._axis = axis
            self.axis_changed.emit()

    @property
    def playhead(self) -> int:
        return self._playhead

    @playhead.setter
    def playhead(self, frame: int) -> None:
        if frame != self._playhead:
            previous, self._playhead = self._playhead, frame
            self.playhead_moved.emit(previous, frame)

    @property
    def hover(self) -> int | None:
        return self._hover

    @hover.setter
    def hover(self, frame: int | None) -> None:
        if frame != self._hover:
            previous, self._hover = self._hover, frame
            self.hover_moved.emit(previous, frame)

    def colours(self) -> StripColours:
        return _colours(theme.tokens(), self.path_colours)

    def set_events(self, events: tuple[Event, ...], by_hand: frozenset[int]) -> None:
        """Show events, ascending. `by_hand` are the frames of those set by the user."""
        self._events = events
        self.event_frames = np.fromiter((event.frame for event in events), np.int64, len(events))
        self.events_by_hand = by_hand
        self.events_changed.emit()

    def set_strokes(self, strokes: Mapping[int, Stroke]) -> None:
        """Show the names of the strokes at hits."""
        self.strokes = strokes
        self.events_changed.emit()

    def events_in(self, frames: range) -> tuple[Event, ...]:
        return self._events[self._events_in(frames)]

    def event_frames_in(self, frames: range) -> Frames:
        return self.event_frames[self._events_in(frames)]

    def _events_in(self, frames: range) -> slice:
        return slice(*np.searchsorted(self.event_frames, (frames.start, frames.stop)).tolist())

    def rally_at(self, frame: int) -> Rally | None:
        return next((rally for rally in self.rallies if frame in rally.frames), None)

    def time_text(self, frame: int) -> str:
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
