"""The film strip: consecutive frames side by side, each corrected in place."""

from dataclasses import replace
from pathlib import Path
from typing import Final, Self

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from rallytrace.domain.changes import TrackChange
from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.domain.pictures import first_frames
from rallytrace.domain.queue import LOWEST
from rallytrace.domain.repeats import frames_of_picture
from rallytrace.domain.spans import overlap
from rallytrace.domain.track import Layer, State
from rallytrace.session.cutout_cache import CutoutCache
from rallytrace.session.frames import CutoutArea
from rallytrace.session.picture import Tone
from rallytrace.session.workspace import Workspace
from rallytrace.ui.controller import EditController, WindowContext
from rallytrace.ui.film_strip.cell_painting import (
    HEIGHT,
    CellFacts,
    CellMarks,
    EnlargedCutout,
    EnlargedCutouts,
    paint_caption,
    paint_frame,
    paint_picture,
)
from rallytrace.ui.film_strip.cells import (
    CAPTION,
    FEWEST,
    GAP,
    LEAD,
    NEIGHBOURHOOD,
    SCALES,
    BallGuess,
    CellLayout,
    CellPlan,
    CellSizes,
    CellView,
    Framing,
    OtherPath,
    clamp_frames,
    expected_positions,
    plan_cells,
    plan_elsewhere,
    window_from,
    with_pictures,
)
from rallytrace.ui.film_strip.gestures import CellGestures
from rallytrace.ui.keyboard.keys import sequence_text
from rallytrace.ui.look import theme
from rallytrace.ui.look.widgets import watch_itself
from rallytrace.ui.picture.ghosts import Ghosts
from rallytrace.ui.picture.overlay import Spot
from rallytrace.ui.window_state import ChosenFrames, CurrentItem

_SOON: Final = 2
"""Items of the queue made ahead."""
_PASSED: Final = 5
"""Frames passed by a notch of the wheel."""
_LEAST: Final = 1 / 3
"""The smallest scale of an item with a ball possibly far from the path, as a share of the largest."""
_NO_VIDEO: Final = "No video is open."


class FilmStrip(QWidget):
    """Shows the frames of the review item, or those around the playhead, as cut-outs around the path.

    The selected cell is the playhead's frame; the mouse, the arrow keys and every other move of the playhead select.
    Keys
    for changing a frame act on the selected one, or on those chosen by a rubber band.

    Attributes:
        frames: the shown ones.
        scale: logical pixels per video pixel; automatically smaller than chosen if an item's ball may be far from the
            path.
        cutouts: the loaded cut-outs.
    """

    point_placed = Signal(int, float, float, int)
    """The ball of a frame is at x, y; and the number of the gesture."""
    no_ball_marked = Signal(int, object)
    """A frame, and `State.NO_BALL`."""

    _workspace: Workspace
    _edit_controller: EditController
    _current_item: CurrentItem
    _chosen: ChosenFrames
    cutouts: CutoutCache
    _visible: QAction

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("film_strip")
        self.setAccessibleName("Film strip")
        self.setAccessibleDescription("Consecutive frames around the ball. A click places it, a right click says none.")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.frames = range(0)
        self._cells = CellLayout.fit(self.width(), self.height())
        self.scale = SCALES[0]
        self._by_hand: dict[Path, float] = {}
        """The largest scale chosen for a video."""
        self._scaled_by_hand = False
        self._framing: Framing | None = None
        self._facts: dict[int, CellFacts] = {}
        self._enlarged = EnlargedCutouts()
        self._marks = CellMarks(OverlayStyle())
        self._item: range | None = None
        self._selected: int | None = None
        self._stays = False
        """Whether new fills leave the cells where they are, after a person's edit."""
        self._mouse = CellGestures(self, self)
        self._mouse.point_placed.connect(self._put)
        self._mouse.no_ball_marked.connect(self._mark_no_ball)
        self._mouse.frame_selected.connect(self._go_to)
        self._mouse.band_changed.connect(self._on_band)
        self._mouse.point_dragged.connect(self._show_dragged)
        self._mouse.cells_panned.connect(self._pan)
        self._mouse.wheel_turned.connect(self._turn_wheel)
        watch_itself(self)
        theme.current().changed.connect(self.update)

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """The panel of a window, connected to its documents."""
        strip = cls(context.window)
        workspace, view = context.workspace, context.view
        strip._workspace, strip._edit_controller = workspace, context.edit_controller
        strip._current_item, strip._chosen = context.current_item, context.chosen
        strip.cutouts = context.cutouts
        strip.cutouts.arrived.connect(strip._on_arrived)
        workspace.opened.connect(strip._begin)
        workspace.closed.connect(strip._end)
        workspace.indexed.connect(strip._on_indexed)
        workspace.document.replaced.connect(strip._look_again)
        workspace.document.changed.connect(strip._on_changed)
        workspace.comparing.replaced.connect(strip._look_again)
        workspace.review.judged.connect(strip._on_judged)
        workspace.review.queue_changed.connect(strip._prepare)
        workspace.playhead.moved.connect(strip._on_moved)
        workspace.playhead.state_changed.connect(strip._on_playing)
        context.current_item.item_visited.connect(strip._on_walked)
        context.current_item.around_changed.connect(strip._look_around)
        context.state.style_changed.connect(strip._set_style)
        view.ghosts_changed.connect(strip._set_ghosts)
        view.tone_changed.connect(strip._set_tone)
        context.registry.hold_changed.connect(strip._on_held)
        strip._visible = context.registry["mark_visible"]
        strip._visible.changed.connect(strip._name_key)
        strip._name_key()
        strip.point_placed.connect(context.edit_controller.put)
        strip.no_ball_marked.connect(context.edit_controller.mark_frame)
        return strip

    # Frames, and their shown areas

    @Slot(object)
    def _begin(self) -> None:
        self._end()
        self._turn_to(self._workspace.frame)

    @Slot()
    def _end(self) -> None:
        self._framing, self._item, self.frames = None, None, range(0)
        self._scaled_by_hand = False
        self._mouse.forget()
        self._mouse.leave()
        self._facts.clear()
        self._enlarged.keep(())
        self._become(range(0))

    @Slot()
    def _on_indexed(self) -> None:
        if len(self.frames) < self._cells.count:
            self._become(clamp_frames(self.frames.start, self._cells.count, self._n_frames))

    @Slot()
    def _look_again(self) -> None:
        """Another track: all is new."""
        self._facts.clear()
        self._framing = self._item = None
        self._follow()

    @Slot()
    def _on_walked(self) -> None:
        item, previous = self._current_item.walked_to, self._item or range(0)
        self._item = item
        if item is None:
            return
        self._facts.clear()
        if self._current_item.part is None and _is_rest(item, previous) and _is_within(item, self.frames):
            self._refresh()  # the rest of the item after a fill is on the screen already, and stays
            return
        self._framing = None  # each frame again around the path, as it was made ahead
        self._scaled_by_hand = False
        frames = self._current_item.part or window_from(item.start, self._cells.count, self._n_frames)
        self._become(clamp_frames(frames.start, self._cells.count, self._n_frames))

    @Slot()
    def _look_around(self) -> None:
        """Lay the cells around another guess, at its best scale."""
        if self._framing is not None and self.frames:
            self._framing, self._scaled_by_hand = None, False
            self._become(self.frames)

    @Slot(int)
    def _on_moved(self, frame: int) -> None:
        self._mouse.set_band(None)
        if frame not in self.frames and not self._workspace.playhead.playing:
            self._turn_to(frame)
        self._select()

    @Slot()
    def _on_playing(self) -> None:
        if not self._workspace.playhead.playing:
            self._on_moved(self._workspace.frame)
        self._select()

    @Slot(object)
    def _set_ghosts(self, ghosts: Ghosts | None) -> None:
        begins = self._marks.ghosts is None
        self._marks = replace(self._marks, ghosts=ghosts)
        if begins:
            self._stays = False
        if ghosts is not None and begins:
            proposed = np.concatenate([ghost.frames[ghost.proposed] for ghost in ghosts.ghosts])
            if len(proposed) and not {int(proposed.min()), int(proposed.max())} <= set(self.frames):
                filled = range(int(proposed.min()), int(proposed.max()) + 1)
                if len(filled) <= self._cells.count:
                    self._become(window_from(filled.start, self._cells.count, self._n_frames))
        if ghosts is None or self._stays:
            self._refresh()
        else:
            self._follow()  # they come one after the other

    def _turn_to(self, frame: int) -> None:
        """Show a hidden frame, in the cell of an item's first frame, or going back as near to the end."""
        count, shown = self._cells.count, self.frames
        if shown.start - count <= frame < shown.start:
            self._become(clamp_frames(frame - count + 1 + LEAD, count, self._n_frames))
        else:
            self._become(window_from(frame, count, self._n_frames))

    def _become(self, frames: range) -> None:
        frames = self.frames = self._with_pictures(frames)
        self._mouse.set_band(None)
        self._facts = {frame: facts for frame, facts in self._facts.items() if frame in frames}
        self._enlarged.keep(frames)
        if not self._scaled_by_hand and self._workspace.info is not None and frames:
            self.scale = self._plan(
                frames, self._current_item.walked_to or frames, guess=self._current_item.around
            ).scale
        self._follow()

    def _with_pictures(self, frames: range) -> range:
        """Frames from some on; their pictures fill the cells."""
        return with_pictures(frames, self._cells.count, self._workspace.document.track.repeats())

    @property
    def pictures(self) -> list[int]:
        """The frames with a cell: the first one of each picture."""
        repeats = self._workspace.document.track.repeats(self.frames.start, self.frames.stop)
        return (self.frames.start + first_frames(repeats)).tolist() if self.frames else []

    @property
    def _n_frames(self) -> int:
        return self._workspace.document.track.n_frames if self._workspace.info is not None else 0

    def _follow(self) -> None:
        """Frame each ball again if it would leave its cell, and show the new area.

        Only another part of the video, another scale, new fills and results of models or files have this effect: under
        a
        series of clicks the cells stay in place.
        """
        info = self._workspace.info
        if info is not None and self.frames and self.isVisible():
            if self._framing is None:
                self._framing = Framing(info.size, self._cells.picture, self.scale)
            self._framing.scale = self.scale
            self._framing.follow(
                self.frames, self._plan(self.frames, None, self._marks.ghosts, self._current_item.around).middles
            )
            self._framing.show_ready(self._is_there)
        self._refresh()

    def _refresh(self) -> None:
        """Request the visible cut-outs, and paint."""
        self.update()
        if not self.isVisible():
            return
        self._current_item.show_beside(self.frames)
        self._prepare()
        self._select()

    def _plan(
        self, frames: range, item: range | None, ghosts: Ghosts | None = None, guess: BallGuess = BallGuess.PATH
    ) -> CellPlan:
        """The plan of some frames' cells, at the best scale for an item, or for None at the present one."""
        track, comparing = self._workspace.document.track, self._workspace.comparing.other
        picture = self._cells.picture
        path = OtherPath.in_cells(comparing.rows, picture, self.scale) if comparing is not None else None
        expected = expected_positions(track, frames, ghosts, path)
        doubtful = np.zeros(track.n_frames, np.bool_)
        neighbours = slice(
            max(frames.start - NEIGHBOURHOOD, 0),
            min(frames.stop + NEIGHBOURHOOD, len(self._workspace.review.probability)),
        )
        doubtful[neighbours] = self._workspace.review.probability[neighbours] >= LOWEST
        doubtful[neighbours] &= track.layer(Layer.HUMAN)["state"][neighbours] == State.UNSET
        if guess is not BallGuess.PATH:
            scale = (
                self.scale if item is None else max(self._greatest_scale * _LEAST, SCALES[0])
            )  # the guess is a rough one
            return CellPlan(scale, plan_elsewhere(track, frames, expected, doubtful, guess))
        greatest, decisive = (self.scale, range(0)) if item is None else (self._greatest_scale, item)
        info = self._workspace.info
        assert info is not None
        sizes = CellSizes(info.size, picture, greatest, max(greatest * _LEAST, SCALES[0]))
        return plan_cells(track, frames, expected, doubtful, sizes, decisive=decisive)

    @property
    def _greatest_scale(self) -> float:
        """The largest automatic scale."""
        info = self._workspace.info
        assert info is not None
        return self._by_hand.get(info.path) or self._cells.usual_scale(info.size.width)

    @Slot()
    def _prepare(self) -> None:
        """Request the visible cut-outs, and those of the next items."""
        info = self._workspace.info
        if info is None or not self.frames or self._framing is None or not self.isVisible():
            return
        soon: list[CutoutArea] = []
        item = self._current_item.walked_to
        if item is not None:
            rest = [item] if self.frames.stop < item.stop and item.start < self.frames.stop else []
            for ahead in (*rest, *(following.frames for following in self._workspace.review.ahead(_SOON))):
                first = self.frames.stop if ahead == item else ahead.start
                frames = self._with_pictures(window_from(first, self._cells.count, self._n_frames))
                plan = self._plan(frames, ahead)
                framing = Framing(info.size, self._cells.picture, plan.scale)
                framing.follow(frames, plan.middles)
                soon += map(framing.cutout, frames)
        visible = [self._framing.cutout(frame) for frame in self.pictures]
        if self._enlarged.moving:
            visible += [area for centre in tuple(visible) for area in self.cutouts.around(centre)]
        self.cutouts.want(visible, soon)

    # Their known values

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        frames = change.frames
        self._stays = not change.by_models
        first, stop = self.frames.start - NEIGHBOURHOOD, self.frames.stop + NEIGHBOURHOOD
        if not len(frames) or not self.frames or frames[0] >= stop or frames[-1] < first:
            return
        self._mouse.note_edit()
        for frame in self.frames:
            index = int(np.searchsorted(frames, frame))
            if index < len(frames) and frames[index] == frame:
                self._facts.pop(frame, None)
        if change.by_models:
            self.frames = self._with_pictures(self.frames)
            self._follow()
        else:
            self._refresh()

    @Slot(object)
    def _on_judged(self, frames: range) -> None:
        for frame in self.frames:
            if frame in frames and self._facts.pop(frame, None) is not None:
                self._update_cell(frame)

    @Slot(object)
    def _on_arrived(self, areas: tuple[CutoutArea, ...]) -> None:
        if self._framing is not None:
            self._framing.show_ready(self._is_there)
        if self._enlarged.moving:
            self.update()  # a cut-out is wanted for the motion of other frames, too
        for area in areas:
            if area.frame in self.frames:
                self._update_cell(area.frame)
        self._select()

    @Slot(object)
    def _set_style(self, style: OverlayStyle) -> None:
        self._marks = replace(self._marks, style=style)
        self.update()

    @Slot()
    def _name_key(self) -> None:
        key = sequence_text(self._visible.shortcuts()[0]) if self._visible.shortcuts() else ""
        if key != self._marks.take_key:
            self._marks = replace(self._marks, take_key=key)
            self.update()

    @Slot(object)
    def _set_tone(self, tone: Tone) -> None:
        self._enlarged.tone = tone
        self.update()

    @Slot(str, bool)
    def _on_held(self, name: str, held: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "hide_overlays":
            self._marks = replace(self._marks, bare=held)
        elif name == "motion":
            self._enlarged.moving = held
            self._prepare()
        else:
            return
        self.update()

    def facts(self, frame: int) -> CellFacts:
        """The values in the cell of a frame."""
        if frame not in self._facts:
            review, item = self._workspace.review, self._current_item.walked_to or range(0)
            suspicion = float(review.probability[frame]) if frame < len(review.probability) else 0.0
            track, comparing = self._workspace.document.track, self._workspace.comparing
            self._facts[frame] = CellFacts.of(track, frame, suspicion=suspicion, item=item, comparing=comparing)
        return self._facts[frame]

    def has_picture(self, frame: int) -> bool:
        """Whether the cut-out of a frame, or of another one with the same picture, is there."""
        frame = self._shown_as(frame)
        framed = frame in self.frames and self._framing is not None and frame in self._framing.centres
        return framed and self._framing is not None and self._is_there(self._framing.shown_cutout(frame))

    def _is_there(self, area: CutoutArea) -> bool:
        return self.cutouts.get(area) is not None

    def view(self, frame: int) -> CellView | None:
        """The view in the cell of a frame; None for a frame without one."""
        if self._framing is None or frame not in self._framing.centres or frame not in self.frames:
            return None
        frame = self._shown_as(frame)
        return self._framing.view(frame, QRectF(self.cell(frame).adjusted(0, CAPTION, 0, 0)))

    def cell(self, frame: int) -> QRect:
        """The cell of a shown frame; frames with the same picture have one."""
        return self._cells.cell(self.pictures.index(self._shown_as(frame)))

    def _shown_as(self, frame: int) -> int:
        """The frame of the cell with a frame's picture."""
        return frames_of_picture(self._workspace.document.track, frame).start if frame in self.frames else frame

    def mark_of(self, frame: int) -> Spot | None:
        """The point in the cell of a frame."""
        return None if self._marks.bare else self.facts(frame).spot

    def frame_at(self, point: QPointF) -> int | None:
        index = self._cells.at(point)
        pictures = self.pictures
        return pictures[index] if index is not None and index < len(pictures) else None

    # Target frames of keys

    @Slot()
    def _select(self) -> None:
        """Let keys act on the chosen frames, or on the selected one once its cut-out is visible."""
        playhead = self._workspace.playhead
        frame = playhead.frame
        if not self.isVisible() or playhead.playing:
            self._chosen.show(None)
            self._chosen.choose(None)
        else:
            self._chosen.show(self.frames)
            alone = range(frame, frame + 1) if self.has_picture(frame) else None
            self._chosen.choose(self._mouse.band or alone)
        selected = None if playhead.playing else self._shown_as(frame)
        changed = () if selected == self._selected else (self._selected, selected)
        self._selected = selected
        for cell in changed:
            if cell is not None and cell in self.frames:
                self._update_cell(cell)

    @Slot()
    def _on_band(self) -> None:
        self._select()
        self.update()

    @Slot(int)
    def _go_to(self, frame: int) -> None:
        playhead = self._workspace.playhead
        if frame in self.frames and frame != playhead.frame and not playhead.playing:
            playhead.seek(frame, jump=False)

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._mouse.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        self._mouse.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self._mouse.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Esc is kept from the window while frames are chosen; Home and End, too, but at the strip's own ends."""
        asked = watched is self and event.type() is QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if not self._is_own(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._mouse.set_band(None)
        else:
            self._go_to(self.frames[0 if event.key() == Qt.Key.Key_Home else -1])

    def _is_own(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.frames:
            return False
        ends = {Qt.Key.Key_Home: self.frames[0], Qt.Key.Key_End: self.frames[-1]}
        if event.key() in ends:
            return self._workspace.frame != ends[Qt.Key(event.key())]  # from there on to the end of the video
        return event.key() == Qt.Key.Key_Escape and self._mouse.band is not None

    @Slot(int, float, float, int)
    def _put(self, frame: int, x: float, y: float, gesture: int) -> None:
        info = self._workspace.info
        if info is not None:
            inside = min(max(x, 0.0), info.size.width - 1.0), min(max(y, 0.0), info.size.height - 1.0)
            self.point_placed.emit(frame, *inside, gesture)

    @Slot(int)
    def _mark_no_ball(self, frame: int) -> None:
        self.no_ball_marked.emit(frame, State.NO_BALL)

    @Slot(int, object)
    def _show_dragged(self, frame: int, target: tuple[float, float] | None) -> None:
        """Show a grabbed point at its target in the picture; outside of it at its old position."""
        if frame not in self.frames:
            return
        self._facts.pop(frame, None)
        facts = self.facts(frame)
        if target is not None and facts.spot is not None:
            self._facts[frame] = replace(facts, spot=replace(facts.spot, x=target[0], y=target[1]))
        self._update_cell(frame)

    @Slot(QPointF)
    def _pan(self, way: QPointF) -> None:
        if self._framing is not None:
            self._framing.move(way.x() / self.scale, way.y() / self.scale)
            self._follow()

    @Slot(int, bool)
    def _turn_wheel(self, notches: int, sideways: bool) -> None:  # noqa: FBT001 - a signal's
        """Enlarge more or less, all cells alike; sideways, show earlier or later frames."""
        if sideways:
            self._become(clamp_frames(self.frames.start - notches * _PASSED, self._cells.count, self._n_frames))
            return
        info = self._workspace.info
        if info is None:
            return
        index = SCALES.index(self.scale) + notches
        scale = SCALES[max(min(index, len(SCALES) - 1), 0)]
        # A little enlargement of an automatically small item has no effect on the next one.
        self._by_hand[info.path] = (
            scale if scale > self._greatest_scale or self.scale == self._greatest_scale else self._greatest_scale
        )
        self.scale, self._scaled_by_hand = scale, True
        self._follow()

    # Sizes and painting

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(900, HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(FEWEST * 40 + (FEWEST - 1) * GAP, CAPTION + 40)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._cells = CellLayout.fit(self.width(), self.height())
        self._framing = None
        item = self._current_item.walked_to
        if item is not None and overlap(self.frames, item):
            self._become(window_from(item.start, self._cells.count, self._n_frames))
        else:
            self._become(clamp_frames(self.frames.start, self._cells.count, self._n_frames))
        if self._workspace.frame not in self.frames:
            self._turn_to(self._workspace.frame)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Drop the requests; keys act on the picture again."""
        super().hideEvent(event)
        if not isValid(self._current_item):
            return  # the whole window is being thrown away
        self._current_item.show_beside(None)
        self.cutouts.want(())
        self._mouse.forget()
        self._mouse.set_band(None)
        self._select()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        try:
            self._paint(painter, event.rect())
        finally:
            painter.end()

    def _paint(self, painter: QPainter, region: QRect) -> None:
        tokens = theme.tokens()
        painter.fillRect(region, QColor(tokens.window))
        if not self.frames:
            painter.setPen(QColor(tokens.muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, _NO_VIDEO)
            return
        font = QFont(self.font())
        font.setPixelSize(max(self.fontInfo().pixelSize() - 2, 9))
        painter.setFont(font)
        for frame in self.pictures:
            cell = self.cell(frame)
            if cell.intersects(region):
                self._paint_cell(painter, frame, cell, selected=frame == self._selected)

    def _paint_cell(self, painter: QPainter, frame: int, cell: QRect, *, selected: bool) -> None:
        facts, view = self.facts(frame), self.view(frame)
        chosen = self._mouse.band is not None and frame in self._mouse.band
        caption = QRectF(cell.left(), cell.top(), cell.width(), CAPTION)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_caption(painter, caption, facts, self._marks, chosen=chosen or selected)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if view is not None:
            paint_picture(painter, view, self._cutout(frame, view), facts, self._marks)
        paint_frame(painter, QRectF(cell), selected=selected, chosen=chosen)

    def _cutout(self, frame: int, view: CellView) -> EnlargedCutout | None:
        assert self._framing is not None
        return self._enlarged.of(self.cutouts, self._framing.shown_cutout(frame), view, self.devicePixelRatioF())

    def _update_cell(self, frame: int) -> None:
        self.update(self.cell(frame))


def _is_rest(item: range, previous: range) -> bool:
    """Whether an item is a smaller part of the one before it."""
    return item != previous and _is_within(item, previous)


def _is_within(inner: range, outer: range) -> bool:
    return outer.start <= inner.start and inner.stop <= outer.stop
