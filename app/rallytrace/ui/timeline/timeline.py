"""The timeline: all known values of every frame on one axis, from the whole match to single frames."""

from collections.abc import Mapping, Sequence
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.analysis.facts.players import HITTERS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.files.recordings import parts_of
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.pictures.frames import Thumbnail, VideoInfo
from rallytrace.texts import shown, tr
from rallytrace.track.arrays import Floats32
from rallytrace.track.changes import TrackChange
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventsChange, NonPlayChange, RalliesChange, events_shown
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.tracking.messages import RunProgress
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import format_number
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.ghosts import Ghost
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.strips import (
    AxisStrip,
    ColumnStrip,
    CompareStrip,
    ConfidenceStrip,
    PathStrip,
    RallyStrip,
    RowStrip,
    SoundStrip,
    StateStrip,
    SuspicionStrip,
)
from rallytrace.ui.timeline.time_view import RunSpans, TimeView

_HIDDEN_WHEN_LOW: Final = (PathStrip, SoundStrip, ConfidenceStrip, SuspicionStrip)
"""Strips that the timeline hides if it is too low for all, in this order."""
_MAX_PREVIEW_SIZE: Final = Size(192, 144)
_BORDER_PX: Final = 4
_CAPTION_HEIGHT_PX: Final = 20
_PREVIEW_GAP: Final = 4
"""Gap between the preview and the timeline, in pixels."""
_PREVIEW_DELAY_MS: Final = 120
"""Delay before the preview appears. A mouse that only crosses the timeline does not open it."""
_NEARBY_OPACITY: Final = 0.7
"""Opacity of a nearby frame's thumbnail, shown until the exact one arrives."""
_REST_MS: Final = 80
"""Time that the mouse must rest before the exact frame is requested, in milliseconds."""


class Timeline(QWidget):
    """Shows a document as strips over one time axis. Signals request a frame, a range or a thumbnail.

    Attributes:
        view: the shared state of the strips.
        preview: the thumbnail above the mouse.
    """

    frame_sought = Signal(int, bool)
    """A frame, and whether the mouse is still held: True while scrubbing, False at the end."""
    range_selected = Signal(object)
    """A range of frames."""
    thumbnail_requested = Signal(object, bool)
    """As `HoverPreview.thumbnail_requested`. The requested thumbnail must be passed to `show_thumbnail`."""

    def __init__(self, document: Document, facts: LiveFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.NoFocus, accessibleName=tr("window", "Timeline"))
        self._document, self._facts = document, facts
        self._found: tuple[Event, ...] = ()
        self._shown_events: tuple[Event, ...] = ()
        self.view = TimeView(self)
        self.view.player_of = self._player_of
        self.preview = HoverPreview(self)
        self._rally_strip = RallyStrip(self.view, self)
        self.strips = (
            AxisStrip(self.view, self),
            self._rally_strip,
            StateStrip(self.view, self),
            ColumnStrip(self.view, self),
            RowStrip(self.view, self),
            ConfidenceStrip(self.view, self),
            SuspicionStrip(self.view, self),
            SoundStrip(self.view, self),
            CompareStrip(self.view, self),
        )
        self.strips[-1].hide()
        layout = lay_column(owner=self, spacing=0)
        for strip in self.strips:
            layout.addWidget(strip, strip.usual_height if strip.foldable else 0)
            strip.frame_sought.connect(self._seek)
            strip.range_selected.connect(self.range_selected)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        document.run_noted.connect(self._update_threshold)
        theme.current().changed.connect(self.view.track_changed)
        self.preview.thumbnail_requested.connect(self.thumbnail_requested)
        self.view.hover_moved.connect(self._preview_frame)
        facts.changes(HITTERS).connect(self.strips[0].redraw)
        self._on_replaced()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, updated by its documents."""
        timeline = cls(context.workspace.document, context.facts, context.window)
        TimelineBinder(timeline, context)
        return timeline

    def set_video(self, size: Size, rate: float) -> None:
        """Show the whole of another video.

        Args:
            rate: frames per second, or 0 if unknown.
        """
        for strip in self.strips:
            strip.mouse.forget()
        self.view.hover = None
        self.set_size(size)
        self.view.times = FrameTimes(rate=rate)
        self.view.axis = self.view.axis.fit()
        self.view.track_changed.emit()

    def set_size(self, size: Size) -> None:
        """Take the size of the picture, which changes when the user turns the video."""
        self.view.size = size
        self.preview.set_video_size(size)
        self.view.track_changed.emit()

    def set_indexed(self, known: int, promised: int = 0) -> None:
        """Extend the axis. The index has `known` frames, and the file promises `promised` (0 if all are known)."""
        self.view.known = known
        self.view.arrays.update(self._document.track, np.zeros(0, np.int64))
        self.view.axis = self.view.axis.with_length(max(known, promised))
        self.view.marks_changed.emit()

    def set_damaged(self, damaged: tuple[range, ...]) -> None:
        """Hatch ascending ranges of faulty decoding."""
        if damaged != self.view.damaged:
            self.view.damaged = damaged
            self.view.marks_changed.emit()

    def set_files(self, files: Mapping[int, str]) -> None:
        """Mark where the files of a recording begin, given the name of each but the first, by its first frame."""
        if files != self.view.files:
            self.view.files = files
            self.view.marks_changed.emit()

    @Slot(object)
    def set_times(self, times: FrameTimes) -> None:
        has_changed = times.near != self.view.times.near
        self.view.times = times
        if has_changed:
            self._update_events()
        self.view.marks_changed.emit()

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Move the playhead, and scroll to keep it in view."""
        if frame != self.view.playhead:
            self.preview.leave()
        self.view.playhead = frame
        if not any(strip.mouse.held for strip in self.strips):
            self.view.axis = self.view.axis.showing(frame)

    def set_marks(self, first: int | None, last: int | None) -> None:
        """Show the marked range. Either end may be missing."""
        self.view.marks = (first, last)
        self.view.marks_changed.emit()

    def set_working(self, spans: Sequence[range] = (), done: int = 0) -> None:
        """Show the frames of a run in progress, in the order of the run, and how many of them are done.

        If there are no spans, show that there is no run.
        """
        working = RunSpans(tuple(spans), done) if spans else None
        if working != self.view.working:
            self.view.working = working
            self.strips[0].redraw()

    @Slot(object)
    def set_style(self, style: OverlayStyle) -> None:
        """Draw the path in the overlay's colours."""
        self.view.path_colours = (style.predicted, style.inpainted, style.human)
        self.view.track_changed.emit()

    @Slot(int, object)
    def show_thumbnail(self, frame: int, thumbnail: Thumbnail) -> None:
        """Show the thumbnail for the frame under the mouse. `thumbnail.index` may be a nearby frame."""
        self.preview.show_thumbnail(frame, thumbnail)

    def set_events(self, found: Sequence[Event]) -> None:
        """Show events found in the path, ascending. Events set by hand replace them."""
        self._found = tuple(found)
        self._update_events()

    def set_suspicion(self, probability: NDArray[np.float32], threshold: float, frames: range | None = None) -> None:
        """Show each frame's probability of being wrong.

        Args:
            probability: (n,) float32, 0 to 1, from the first frame on.
            threshold: minimum suspicion of a frame in the review queue.
            frames: the only frames changed since the last call, or None if any may have changed.
        """
        self.view.set_suspicion(probability, threshold, range(len(probability)) if frames is None else frames)

    def set_outcomes(self, outcomes: NDArray[np.uint8]) -> None:
        """Show how each frame compares with another track, on a separate strip.

        Args:
            outcomes: (n,) uint8, `Outcome`s. The array is kept, not copied. Empty without a comparison.
        """
        self.view.outcomes = outcomes
        self.strips[-1].setVisible(len(outcomes) > 0)
        self._leave_out()
        self.view.outcomes_changed.emit()

    def set_loudness(self, loudness: Floats32) -> None:
        """Show the loudness of the sound, see `measure_loudness`. Empty without sound."""
        appears = (len(loudness) > 0) != (len(self.view.loudness) > 0)
        self.view.loudness = loudness
        if appears:
            self._leave_out()
        self.view.loudness_changed.emit()

    @Slot(object)
    def set_ghost(self, ghost: Ghost | None) -> None:
        """Draw a proposed path over x and y, or none."""
        self.view.ghost = ghost
        self.view.ghost_changed.emit()

    @property
    def folded(self) -> tuple[str, ...]:
        return tuple(strip.name for strip in self.strips if strip.folded)

    def fold(self, names: Sequence[str]) -> None:
        for strip in self.strips:
            strip.set_folded(folded=strip.name in names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.axis = self.view.axis.resized(self.width() - GUTTER_WIDTH_PX - EDGE_WIDTH_PX)
        self._leave_out()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return the size for the strips that are never hidden, and the rally strip, even if there are no rallies."""
        kept = [strip for strip in self.strips if not isinstance(strip, _HIDDEN_WHEN_LOW)]
        return QSize(super().minimumSizeHint().width(), self._least_height(kept))

    def _leave_out(self) -> None:
        """Hide strips that do not fit: first those of the path, which the picture shows as well, then others."""
        shown = [strip for strip in self.strips if self.view.rallies or strip is not self._rally_strip]
        if not len(self.view.loudness):
            shown = [strip for strip in shown if not isinstance(strip, SoundStrip)]
        for kind in _HIDDEN_WHEN_LOW:
            if self._least_height(shown) > self.height():
                shown = [strip for strip in shown if not isinstance(strip, kind)]
        for strip in self.strips:
            if isinstance(strip, _HIDDEN_WHEN_LOW):
                strip.setVisible(strip in shown)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once, before anything is painted at the old size

    def _least_height(self, strips: Sequence[Strip]) -> int:
        compared = len(self.view.outcomes) > 0
        shown = [strip for strip in strips if compared or not isinstance(strip, CompareStrip)]
        return sum(strip.minimumSizeHint().height() for strip in shown)

    @Slot(int, bool)
    def _seek(self, frame: int, held: bool) -> None:  # noqa: FBT001 - a signal's
        """Request a frame, and then hide the thumbnail. Until it is hidden, frames decoded for it can be used."""
        self.frame_sought.emit(frame, held)
        self.preview.leave()

    @Slot()
    def _preview_frame(self) -> None:
        """Show a thumbnail of the frame under the mouse, except during a drag, when the video view shows the frame."""
        frame = self.view.hover
        if frame is None or frame >= self.view.known or any(strip.mouse.held for strip in self.strips):
            self.preview.leave()
            return
        damaged = [tr("video", "damaged")] if any(frame in span for span in self.view.damaged) else []
        words = "   ".join([format_number(frame), self.view.time_text(frame), *damaged])
        self.preview.point_at(frame, words, QPoint(round(GUTTER_WIDTH_PX + self.view.axis.x_of(frame + 0.5)), 0))

    @Slot()
    def _update_threshold(self) -> None:
        """Show the heatmap threshold of the last run, unless the network's flight check decided instead."""
        runs = self._document.runs
        last = runs[-1].provenance if runs else {}
        known = None if last.get("flight_check") else last.get("threshold")
        threshold = known if isinstance(known, float) else None
        if threshold != self.view.threshold:
            self.view.threshold = threshold
            self.view.track_changed.emit()

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        frames = change.frames
        if len(frames):
            self.view.arrays.update(self._document.track, frames)
            self.view.frames_changed.emit(int(frames[0]), int(frames[-1]))
        if change.subjects & {RalliesChange, NonPlayChange}:
            self._update_rallies()
        if EventsChange in change.subjects:
            self._update_events()

    @Slot()
    def _update_rallies(self) -> None:
        self.view.rallies = self._document.track.rallies
        self.view.non_play = self._document.track.non_play
        self._rally_strip.setVisible(len(self.view.rallies) > 0)
        self._leave_out()
        self.view.marks_changed.emit()

    @Slot()
    def _update_events(self) -> None:
        by_hand = self._document.track.events
        self._shown_events = events_shown(self._found, by_hand, self.view.times.near)
        self.view.set_events(self._shown_events, frozenset(event.frame for event in by_hand))

    def _player_of(self, event: Event) -> str:
        """Return the player who makes a hit, or '' if this is unknown. The first call starts the search."""
        self._facts.request(HITTERS)
        hitter = self._facts[HITTERS].get(event.frame)
        return "" if hitter is None else shown(hitter.words)

    @Slot()
    def _on_replaced(self) -> None:
        track = self._document.track
        self.view.arrays.read(track)
        self._found = ()
        self.view.set_suspicion(np.zeros(0, np.float32), self.view.suspicious_from, range(0))
        self._update_threshold()
        self._update_events()
        self._update_rallies()
        self.view.known = track.n_frames
        self.view.axis = self.view.axis.with_length(track.n_frames).fit()
        self.view.track_changed.emit()


class HoverPreview(QWidget):
    """A thumbnail of the frame under the mouse, above the timeline. It does not receive mouse events.

    While the mouse moves, the thumbnail may show a nearby frame. Once the mouse rests, the exact frame is requested.
    """

    thumbnail_requested = Signal(object, bool)
    """A frame, and whether it must be exact. None if no thumbnail is needed any more."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner, accessibleName=tr("window", "The frame under the mouse"))
        self._owner = owner
        self._image = QImage()
        self._exact = False
        self._frame: int | None = None
        self._caption = ""
        self._at = QPoint()
        self._size = QSize(_MAX_PREVIEW_SIZE.width, 108)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._rest = one_shot(self, _REST_MS, self._ask_exactly)
        self._patience = one_shot(self, _PREVIEW_DELAY_MS, self._appear)
        self.hide()

    @property
    def frame(self) -> int | None:
        return self._frame

    def set_video_size(self, size: Size) -> None:
        """Adapt the preview's size to pictures of this shape."""
        scale = min(_MAX_PREVIEW_SIZE.width / size.width, _MAX_PREVIEW_SIZE.height / size.height)
        self._size = QSize(max(round(size.width * scale), 1), max(round(size.height * scale), 1))
        self.leave()

    def point_at(self, frame: int, caption: str, position: QPoint) -> None:
        """Show a frame with a caption. `position` is the centre of the bottom edge, in pixels of the owner."""
        self._at, self._caption = position, caption
        if frame != self._frame:
            self._frame = frame
            self.thumbnail_requested.emit(frame, False)
            self._rest.start()
        if self.isHidden():
            if not self._patience.isActive():
                self._patience.start()
        else:
            self._place()
            self.update()

    @Slot()
    def leave(self) -> None:
        self._patience.stop()
        self.hide()
        self._image = QImage()
        if self._frame is not None:
            self._frame = None
            self._rest.stop()
            self.thumbnail_requested.emit(None, False)

    def show_thumbnail(self, frame: int, thumbnail: Thumbnail) -> None:
        """Show the thumbnail if it belongs to the frame under the mouse."""
        if frame == self._frame:
            height, width = thumbnail.rgb.shape[:2]
            held = QImage(thumbnail.rgb.data, width, height, thumbnail.rgb.strides[0], QImage.Format.Format_RGB888)
            self._image, self._exact = held.copy(), thumbnail.index == frame
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.tokens()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.fillRect(self.rect(), QColor(tokens.raised))
            picture = QRectF(_BORDER_PX, _BORDER_PX, self._size.width(), self._size.height())
            painter.fillRect(picture, QColor(tokens.canvas))
            if not self._image.isNull():
                painter.setOpacity(1.0 if self._exact else _NEARBY_OPACITY)
                painter.drawImage(picture, self._image)
                painter.setOpacity(1.0)
            painter.setPen(QColor(tokens.text))
            words = QRectF(0, picture.bottom(), self.width(), self.height() - picture.bottom())
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._caption)
            painter.setPen(QPen(QColor(tokens.outline), 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    @Slot()
    def _ask_exactly(self) -> None:
        self.thumbnail_requested.emit(self._frame, True)

    @Slot()
    def _appear(self) -> None:
        if self._frame is not None:
            self._place()
            self.show()
            self.raise_()

    def _place(self) -> None:
        """Place the preview above the mouse, within the timeline's window, or below the timeline if needed."""
        window = self._owner.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        wide = max(self._size.width() + 2 * _BORDER_PX, self.fontMetrics().horizontalAdvance(self._caption) + 12)
        high = self._size.height() + _BORDER_PX + _CAPTION_HEIGHT_PX
        foot = self._owner.mapTo(window, self._at)
        left = min(max(foot.x() - wide // 2, 0), window.width() - wide)
        top = foot.y() - _PREVIEW_GAP - high
        if top < 0:
            top = self._owner.mapTo(window, QPoint(0, self._owner.height())).y() + _PREVIEW_GAP
        self.setGeometry(left, top, wide, high)


class TimelineBinder(QObject):
    """Updates the timeline of a window."""

    def __init__(self, timeline: Timeline, context: WindowContext) -> None:
        super().__init__(timeline)
        self._timeline = timeline
        self._workspace, self._context = context.workspace, context
        workspace, state = context.workspace, context.state
        workspace.opened.connect(self._on_opened)
        workspace.indexed.connect(self._on_indexed)
        workspace.turned.connect(self._on_turned)
        workspace.loader.thumbnail_ready.connect(timeline.show_thumbnail)
        workspace.comparing.replaced.connect(self._on_comparison)
        workspace.review.judged.connect(self._on_judged)
        workspace.review.queue_changed.connect(self._on_queue_changed)
        workspace.runs.tracker.progressed.connect(self._on_progress)
        workspace.runs.tracker.finished.connect(self._on_run_over)
        workspace.runs.forgotten.connect(self._on_run_over)
        self._facts = context.facts
        self._facts.changes(FOUND_EVENTS).connect(self._on_events)
        self._facts.changes(STROKES).connect(self._on_strokes)
        context.waveform.changed.connect(self._on_waveform)
        state.times_changed.connect(timeline.set_times)
        state.damage_changed.connect(timeline.set_damaged)
        state.frame_shown.connect(timeline.set_playhead)
        state.marks_changed.connect(timeline.set_marks)
        state.ghost_changed.connect(timeline.set_ghost)
        state.style_changed.connect(timeline.set_style)
        timeline.thumbnail_requested.connect(self._load_thumbnail)
        timeline.frame_sought.connect(context.navigation_controller.scrub)
        timeline.range_selected.connect(workspace.marks.set_frames)

    @Slot(object)
    def _on_opened(self, info: VideoInfo) -> None:
        self._timeline.set_video(info.size, info.rate)
        self._on_indexed(info)

    @Slot(object)
    def _on_turned(self, info: VideoInfo) -> None:
        self._timeline.set_size(info.size)

    @Slot(object)
    def _on_indexed(self, info: VideoInfo) -> None:
        promised = 0 if info.complete else max(info.index.promised, info.n_frames)
        self._timeline.set_indexed(info.n_frames, promised)
        names = (file.name for file in parts_of(info.path)[1:])
        self._timeline.set_files(dict(zip(info.index.file_starts[1:], names, strict=False)))

    @Slot()
    def _on_comparison(self) -> None:
        self._timeline.set_outcomes(self._workspace.comparing.outcomes)

    @Slot(object)
    def _on_judged(self, frames: range) -> None:
        review = self._workspace.review
        self._timeline.set_suspicion(review.probability, review.threshold, frames)

    @Slot()
    def _on_queue_changed(self) -> None:
        self._on_judged(range(0))
        self._timeline.view.set_queued([item.frames for item in self._workspace.review.shown])

    @Slot(object)
    def _on_progress(self, progress: RunProgress) -> None:
        self._timeline.set_working(self._workspace.runs.spans, progress.done)

    @Slot()
    def _on_run_over(self) -> None:
        self._timeline.set_working()

    @Slot()
    def _on_events(self) -> None:
        self._timeline.set_events(self._facts[FOUND_EVENTS])

    @Slot()
    def _on_waveform(self) -> None:
        self._timeline.set_loudness(self._context.waveform.peaks)

    @Slot()
    def _on_strokes(self) -> None:
        self._timeline.view.set_strokes(self._facts[STROKES])

    @Slot(object, bool)
    def _load_thumbnail(self, frame: int | None, exact: bool) -> None:  # noqa: FBT001 - a signal's
        self._workspace.loader.thumbnail(frame, exact=exact)
