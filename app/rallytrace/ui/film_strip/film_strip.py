"""The film strip: consecutive frames side by side, corrected in place."""

from dataclasses import replace
from typing import Final, Self

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
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

from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.pictures.picture import Tone
from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.changes import TrackChange
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import State
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.film_strip.cell_painting import HEIGHT
from rallytrace.ui.film_strip.gestures import CellGestures
from rallytrace.ui.film_strip.shown_cells import ShownCells
from rallytrace.ui.film_strip.strip_model import FilmStripModel, StripSource
from rallytrace.ui.keyboard.keys import OwnKeys, action_key
from rallytrace.ui.look import theme
from rallytrace.ui.picture.cells import CAPTION_HEIGHT_PX, GAP, MIN_CELLS_PER_ROW, BallGuess, CellLayout
from rallytrace.ui.picture.ghosts import Ghosts

_PREFETCHED_ITEMS: Final = 2
"""Number of following queue items whose cut-outs are made ahead."""
_FRAMES_PER_NOTCH: Final = 5
"""Frames moved per wheel step."""
_NO_VIDEO: Final = tr_lazy("window", "No video is open.")


class FilmStrip(QWidget):
    """Shows the frames of the review item, or those around the playhead, as cut-outs around the path.

    The selected cell is that of the playhead's frame, so selecting a cell moves the playhead and the reverse. Keys
    change the selected frame, or the frames selected with the rubber band.

    Attributes:
        cutouts: the available cut-outs.
        cells: the cells that show them.
    """

    point_placed = Signal(int, float, float, int)
    """A frame, x and y of its ball in video pixels, and the number of the gesture."""
    no_ball_marked = Signal(int, object)
    """A frame, and `State.NO_BALL`."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window, accessibleName=tr("window", "Film strip"), mouseTracking=True)
        self.setObjectName("film_strip")
        self._workspace = context.workspace
        self._walk = context.walk
        self._mark_visible, self._mark_ring = context.registry["mark_visible"], context.registry["mark_ring"]
        self.cutouts = context.cutouts
        self._model = FilmStripModel(CellLayout.fit(self.width(), self.height()), self._read_source)
        self.cells = ShownCells(context.workspace, context.walk, context.cutouts, self._model)
        self._selected: int | None = None
        self._mouse = CellGestures(self.cells, self)
        self.setAccessibleDescription(
            tr(
                "window",
                "Consecutive frames around the ball. A click places it, a right click marks that there is none.",
            )
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        OwnKeys(self, self._takes_key)
        context.state.shows_place = self._shows_place
        self._track_action = context.registry["track_all"]
        self._connect(context)
        self._name_key()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        return cls(context)

    def _connect(self, context: WindowContext) -> None:
        workspace, mouse = context.workspace, self._mouse
        self.cutouts.arrived.connect(self._on_arrived)
        workspace.opened.connect(self._begin)
        workspace.closed.connect(self._clear)
        workspace.indexed.connect(self._on_indexed)
        workspace.turned.connect(self._begin)
        workspace.document.replaced.connect(self._start_over)
        workspace.document.changed.connect(self._on_changed)
        workspace.comparing.replaced.connect(self._start_over)
        workspace.review.judged.connect(self._on_judged)
        workspace.review.queue_changed.connect(self._request)
        workspace.playhead.moved.connect(self._on_moved)
        workspace.playhead.state_changed.connect(self._on_playing)
        context.state.item_visited.connect(self._on_walked)
        context.state.style_changed.connect(self._set_style)
        context.view.ghosts_changed.connect(self._set_ghosts)
        context.view.tone_changed.connect(self._set_tone)
        context.registry.hold_changed.connect(self._on_held)
        self._mark_visible.changed.connect(self._name_key)
        self._mark_ring.changed.connect(self._name_key)
        theme.current().changed.connect(self.update)
        mouse.point_placed.connect(self._place)
        mouse.no_ball_marked.connect(self._mark_no_ball)
        mouse.frame_selected.connect(self._go_to)
        mouse.band_changed.connect(self._on_band)
        mouse.point_dragged.connect(self._show_dragged)
        mouse.cells_panned.connect(self._pan)
        mouse.wheel_turned.connect(self._turn_wheel)
        self.point_placed.connect(context.edit_controller.place_in_strip)
        self.no_ball_marked.connect(context.edit_controller.mark_frame)

    def _read_source(self) -> StripSource | None:
        workspace, info = self._workspace, self._workspace.info
        if info is None:
            return None
        compared = workspace.comparing.other
        return StripSource(
            info.path,
            info.size,
            workspace.document.track,
            workspace.review.probability,
            self._walk.item,
            None if compared is None else compared.rows,
        )

    @property
    def frames(self) -> range:
        """Return the frames that are shown."""
        return self._model.frames

    @property
    def pictures(self) -> list[int]:
        """Return the frames that have a cell: the first frame of each picture."""
        return self._model.pictures

    @property
    def zoom_steps(self) -> int:
        """Return the number of steps by which the user has enlarged the cells. It is kept between sessions."""
        return self._model.zoom_steps

    def set_zoom_steps(self, steps: int) -> None:
        self._model.zoom_steps = steps

    @property
    def scale(self) -> float:
        """Return the scale in logical pixels per video pixel.

        It is small for an item in which the ball may be far from the path.
        """
        return self._model.scale

    def _shows_place(self, frame: int, x: float, y: float) -> bool:
        """Return whether a position, in video pixels, is visible in the cell of a frame."""
        view = self.cells.view(frame) if self.isVisible() and self.cells.has_picture(frame) else None
        return view is not None and view.box.contains(view.point(x, y))

    # Shown frames

    @Slot(object)
    def _begin(self) -> None:
        self._clear()
        self._model.show_frame(self._workspace.frame)
        self._follow_frames()

    @Slot()
    def _clear(self) -> None:
        self._model.clear()
        self._mouse.forget()
        self._mouse.leave()
        self._follow_frames()

    @Slot()
    def _on_indexed(self) -> None:
        if self._model.extend():
            self._follow_frames()

    @Slot()
    def _start_over(self) -> None:
        self.cells.forget_all()
        self._model.start_over()
        self._lay_out()

    @Slot()
    def _on_walked(self) -> None:
        item = self._walk.item
        turned = self._model.show_item(item, self._walk.part)
        if item is None:
            return
        self.cells.forget_all()
        if turned:
            self._follow_frames()
        else:
            self._refresh()

    def look_elsewhere(self) -> BallGuess:
        """Centre the cells on the next guess where the ball is, and return this guess."""
        if self._model.look_elsewhere():
            self._follow_frames()
        return self._model.guess

    @Slot(int)
    def _on_moved(self, frame: int) -> None:
        self._mouse.set_band(None)
        if frame not in self.frames and not self._workspace.playhead.playing:
            self._model.show_frame(frame)
            self._follow_frames()
        self._select()

    @Slot()
    def _on_playing(self) -> None:
        if not self._workspace.playhead.playing:
            self._on_moved(self._workspace.frame)
        self._select()

    @Slot(object)
    def _set_ghosts(self, ghosts: Ghosts | None) -> None:
        self.cells.marks = replace(self.cells.marks, ghosts=ghosts)
        shown = self.frames
        follows = self._model.set_ghosts(ghosts)
        if self.frames != shown:
            self._follow_frames()
        elif follows:
            self._lay_out()
        else:
            self._refresh()

    def _follow_frames(self) -> None:
        self._mouse.set_band(None)
        self.cells.keep(self.frames)
        self._lay_out()

    def _lay_out(self) -> None:
        """Move the view of each cell that the ball would otherwise leave, and repaint."""
        if self.isVisible():
            self._model.lay_out(self.cells.is_ready)
        self._refresh()

    def _refresh(self) -> None:
        self.update()
        self._follow()

    def _follow(self) -> None:
        """Report the shown frames to the walk, request their cut-outs, and update what keys apply to."""
        if not self.isVisible():
            return
        self._walk.show_beside(self.frames)
        self._request()
        self._select()

    @Slot()
    def _request(self) -> None:
        """Request the cut-outs of the shown frames and of the next items."""
        if not self.frames or not self.isVisible() or not (wanted := self._model.wanted_areas()):
            return
        items = (item.frames for item in self._walk.visits.ahead(_PREFETCHED_ITEMS))
        ahead = list(self._model.areas_ahead(items))
        if self.cells.enlarged.moving:
            wanted += [neighbour for area in tuple(wanted) for neighbour in self.cutouts.around(area)]
        self.cutouts.want(wanted, ahead)

    # Facts of the frames

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if not self._model.note_change(change):
            return
        self._mouse.note_edit()
        first, stop = np.searchsorted(change.frames, (self.frames.start, self.frames.stop))
        changed = change.frames[first:stop].tolist()
        self.cells.forget(changed)
        for frame in changed:
            self._update_cell(frame)
        if change.by_models or self._model.is_blank:  # an edit by the user leaves the cells in place
            self._lay_out()

    @Slot(object)
    def _on_judged(self, frames: range) -> None:
        for frame in self.cells.forget(frame for frame in self.frames if frame in frames):
            self._update_cell(frame)

    @Slot(object)
    def _on_arrived(self, areas: tuple[CutoutArea, ...]) -> None:
        if self._model.framing is not None:
            self._model.framing.show_ready(self.cells.is_ready)
        if self.cells.enlarged.moving:
            self.update()  # the motion of a frame also needs the cut-outs of its neighbours
        for area in areas:
            if area.frame in self.frames:
                self._update_cell(area.frame)
        self._select()

    @Slot(object)
    def _set_style(self, style: OverlayStyle) -> None:
        self.cells.marks = replace(self.cells.marks, style=style)
        self.update()

    @Slot()
    def _name_key(self) -> None:
        marks = replace(self.cells.marks, take_key=action_key(self._mark_visible), ring_key=action_key(self._mark_ring))
        if marks != self.cells.marks:
            self.cells.marks = marks
            self.update()

    @Slot(object)
    def _set_tone(self, tone: Tone) -> None:
        self.cells.enlarged.tone = tone
        self.update()

    @Slot(str, bool)
    def _on_held(self, name: str, held: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "hide_overlays":
            self.cells.marks = replace(self.cells.marks, bare=held)
        elif name == "motion":
            self.cells.enlarged.moving = held
            self._request()
        else:
            return
        self.update()

    # Frames that keys apply to

    @Slot()
    def _select(self) -> None:
        """Make keys act on the frames of the rubber band, or else on the selected frame if its cut-out is available."""
        playhead = self._workspace.playhead
        frame = playhead.frame
        if not self.isVisible() or playhead.playing:
            self._walk.select(None)
        else:
            alone = range(frame, frame + 1) if self.cells.has_picture(frame) else None
            self._walk.select(self._mouse.band or alone)
        selected = None if playhead.playing else self._model.picture_frame(frame)
        if selected != self._selected:
            unselected, self._selected = self._selected, selected
            for changed in (unselected, selected):
                if changed is not None and changed in self.frames:
                    self._update_cell(changed)

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._mouse.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._mouse.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._takes_key(event):
            super().keyPressEvent(event)
        else:
            self._mouse.set_band(None)

    def _takes_key(self, event: QKeyEvent) -> bool:
        """Return whether the key is Esc during a rubber-band selection."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return is_plain and event.key() == Qt.Key.Key_Escape and self._mouse.band is not None

    @Slot(int, float, float, int)
    def _place(self, frame: int, x: float, y: float, gesture: int) -> None:
        info = self._workspace.info
        if info is not None:
            inside = min(max(x, 0.0), info.size.width - 1.0), min(max(y, 0.0), info.size.height - 1.0)
            self.point_placed.emit(frame, *inside, gesture)

    @Slot(int)
    def _mark_no_ball(self, frame: int) -> None:
        self.no_ball_marked.emit(frame, State.NO_BALL)

    @Slot(int, object)
    def _show_dragged(self, frame: int, position: tuple[float, float] | None) -> None:
        if frame in self.frames:
            self.cells.drag(frame, position)
            self._update_cell(frame)

    @Slot(QPointF)
    def _pan(self, move: QPointF) -> None:
        if self._model.framing is not None:
            self._model.framing.move(move.x() / self.scale, move.y() / self.scale)
            self._lay_out()

    @Slot(int, bool, QPointF)
    def _turn_wheel(self, notches: int, sideways: bool, point: QPointF) -> None:  # noqa: FBT001 - a signal's
        """Zoom all cells around the point under the mouse. A sideways turn shows earlier or later frames instead."""
        if sideways:
            self._model.scroll(-notches * _FRAMES_PER_NOTCH)
            self._follow_frames()
        else:
            frame = self.cells.frame_at(point)
            view = None if frame is None else self.cells.view(frame)
            away = QPointF() if view is None else point - view.box.center()
            self._model.enlarge(notches, frame, away.x(), away.y())
            self._lay_out()

    # Sizes and painting

    def sizeHint(self) -> QSize:
        return QSize(900, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(MIN_CELLS_PER_ROW * 40 + (MIN_CELLS_PER_ROW - 1) * GAP, CAPTION_HEIGHT_PX + 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._model.resize(CellLayout.fit(self.width(), self.height()), self._workspace.frame)
        self._follow_frames()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the requests for cut-outs, and make keys act on the frame in the picture again."""
        super().hideEvent(event)
        if not isValid(self.cutouts):
            return  # the window is being deleted
        self._walk.show_beside(None)
        self.cutouts.want(())
        self._mouse.forget()
        self._mouse.set_band(None)
        self._select()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint(painter, event.rect())
        self._walk.painted = self.frames

    def _paint(self, painter: QPainter, region: QRect) -> None:
        tokens = theme.tokens()
        painter.fillRect(region, QColor(tokens.window))
        if not self.frames:
            painter.setPen(QColor(tokens.muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, shown(_NO_VIDEO))
            return
        if self._model.is_blank:
            painter.setPen(QColor(tokens.muted))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(16, 0, -16, 0), flags, self._describe_blank())
            return
        font = QFont(self.font())
        font.setPixelSize(max(self.fontInfo().pixelSize() - 2, 9))
        painter.setFont(font)
        self.cells.paint(painter, region, self._selected, self._mouse.band)

    def _describe_blank(self) -> str:
        """Return what to do about frames that have no cells because no ball position is known near them."""
        rows = self._workspace.document.track.shown_rows(self.frames.start, self.frames.stop)
        click = tr("window", "Click the ball in the picture: the frames around it appear here.")
        if (rows["state"] != State.UNSET).any():
            return tr("window", "No ball is known near these frames. {click}", click=click)
        key = action_key(self._track_action)
        if key:
            return tr(
                "window", "These frames are not tracked yet ({key} tracks the video). {click}", key=key, click=click
            )
        return tr("window", "These frames are not tracked yet. {click}", click=click)

    def _update_cell(self, frame: int) -> None:
        """Repaint the cell of a frame if there are cells; between two videos there are none."""
        if self._model.picture_frame(frame) in self.pictures:
            self.update(self.cells.rect(frame))
