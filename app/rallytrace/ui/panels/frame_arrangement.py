"""Keeping the rows of the table of frames in order while the track changes, without moving what somebody looks at."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rallytrace.domain.track import Frames
from rallytrace.session.document import Document
from rallytrace.ui.panels.frame_filter import FrameFilter, Where
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_model import FrameModel
from rallytrace.ui.panels.frame_rows import Column, Order

_PATIENCE_MS: Final = 250
"""Rows are arranged anew at most so often while a run streams in."""
_ABOVE: Final = 0.25
"""Where the playhead's row comes to lie when it has left the rows in sight: so much of the page above it."""


@dataclass(frozen=True, slots=True)
class _Whereabouts:
    """Where the rows stood before they were arranged anew.

    Attributes:
        row: the cursor's, -1 without one.
        frame: what it shows.
        top: the topmost row in sight.
        anchor: a frame in sight that is to stay where it is on the screen.
        offset: how many rows below the topmost it stands.
    """

    row: int
    frame: int | None
    top: int
    anchor: int | None
    offset: int


class FrameArrangement(QObject):
    """Arranges the rows when something else is asked for, and some time after the track has changed.

    A row that an edit from the table has changed stays where it is, also where it no longer fits what is asked for,
    until other rows are chosen: the next key must never go to a row that has just taken its place.
    """

    arranged = Signal()
    """There may be other rows now."""

    def __init__(
        self, document: Document, model: FrameModel, grid: FrameGrid, asked: FrameFilter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._model = model
        self._grid = grid
        self._filter = asked
        self._order = Order()
        self._following = self._due = True
        self._waiting = self._editing = self._settling = False
        self.marked: range | None = None
        self.rally: range | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PATIENCE_MS)
        self._later.timeout.connect(self._arrange)
        document.changed.connect(self._take_changes)
        document.replaced.connect(self._take_everything)
        document.rallies_changed.connect(self.look_for_rally)
        grid.horizontalHeader().sortIndicatorChanged.connect(self._sort)
        grid.scrolled.connect(self._note_scrolling)
        grid.chosen_changed.connect(self._move_on)
        asked.changed.connect(self._take_pending)

    def catch_up(self) -> None:
        """The table is seen again: do what has been left undone."""
        if self._due:
            self._arrange()
        self.keep_in_sight()

    def arrange_later(self) -> None:
        """Arrange the rows anew in a while, and once for all that happens until then."""
        if not self._later.isActive():
            self._later.start()

    def take_growth(self) -> None:
        """The track may have more frames than before."""
        if self._document.track.n_frames != self._model.rows.n_frames:
            self.arrange_later()

    def mark_range(self, frames: range | None) -> None:
        """Another range is marked."""
        if frames != self.marked:
            self.marked = frames
            if self._filter.part is Where.RANGE:
                self.arrange_later()

    @Slot()
    def look_for_rally(self) -> None:
        """The playhead may be in another rally."""
        frame = self._model.playhead
        here = next((one.frames for one in self._document.track.rallies if frame in one.frames), None)
        if here != self.rally:
            self.rally = here
            if self._filter.part is Where.RALLY:
                self.arrange_later()

    def follow(self) -> None:
        """Keep the playhead in sight from now on."""
        self._following = True

    def keep_in_sight(self) -> None:
        """Bring the playhead's row back, where the rows stand in the order of the video and nobody has left it."""
        row = self._model.rows.row_of(self._model.playhead)
        if self._following and self._order.by_place and row is not None and not self._grid.in_sight(row):
            self._grid.scroll_to(row - int(self._grid.page * _ABOVE))

    def set_editing(self, *, on: bool) -> None:
        """Whether the changes that come now are those that chosen rows have been asked for."""
        self._editing = on

    @property
    def _within(self) -> range | None:
        """The frames that are looked at; None for all."""
        if self._filter.part is Where.EVERYWHERE:
            return None
        frames = self.marked if self._filter.part is Where.RANGE else self.rally
        return frames if frames is not None else range(0)

    @Slot()
    def _arrange(self) -> None:
        """Arrange the rows anew, unless they are in use."""
        if not self._filter.isVisible():
            self._due = True
        elif self._grid.in_use:
            self.arrange_later()
        else:
            self._arrange_now()

    def _arrange_now(self, *, from_top: bool = False) -> None:
        """Arrange the rows anew; what is chosen, and where it stands on the screen, stays."""
        self._due = self._waiting = False
        self._later.stop()
        before, chosen = self._where_we_are(), self._grid.chosen
        if self._model.arrange(self._filter.wanted(self._within), self._order):
            self._settle(before, chosen)
        if from_top:
            self._grid.scroll_to(0)
        self.arranged.emit()
        self.keep_in_sight()

    def _where_we_are(self) -> _Whereabouts:
        rows, row, top = self._model.rows, self._grid.currentIndex().row(), self._grid.top
        anchor = row if self._grid.in_sight(row) else top
        return _Whereabouts(
            row=row,
            frame=int(rows.frames[row]) if 0 <= row < len(rows) else None,
            top=top,
            anchor=int(rows.frames[anchor]) if 0 <= anchor < len(rows) else None,
            offset=anchor - top,
        )

    def _settle(self, before: _Whereabouts, chosen: Frames) -> None:
        """Choose again what was chosen. The cursor of a row that is gone stays at its place, choosing nothing."""
        rows = self._model.rows
        row = rows.row_of(before.frame) if before.frame is not None else None
        if row is None and before.frame is not None and len(rows):
            row = min(before.row, len(rows) - 1)
        self._settling = True
        self._grid.choose(rows.rows_of(chosen), row)
        self._settling = False
        at = rows.row_of(before.anchor) if before.anchor is not None else None
        self._grid.scroll_to(before.top if at is None else at - before.offset)

    @Slot(object)
    def _take_changes(self, frames: Frames) -> None:
        rows = self._model.rows
        rows.note(frames)
        self._model.forget(frames)
        if not self._filter.isVisible():
            self._due = True
            return
        in_sight = rows.frames[self._grid.top : self._grid.top + self._grid.page + 2]
        if np.isin(in_sight, frames).any():
            self._grid.viewport().update()
        grown = self._document.track.n_frames != rows.n_frames
        if self._editing and not grown:
            self._waiting |= not rows.lasting
        elif grown or not rows.lasting:
            self.arrange_later()

    @Slot()
    def _take_everything(self) -> None:
        self._following = True
        self._model.start_over()
        self.look_for_rally()
        self._filter.clear()

    @Slot()
    def _take_pending(self) -> None:
        if self._filter.isVisible():
            self._arrange_now()
        else:
            self._due = True

    @Slot(int, Qt.SortOrder)
    def _sort(self, section: int, order: Qt.SortOrder) -> None:
        self._grid.setFocus(Qt.FocusReason.OtherFocusReason)  # so that what is being typed is taken before rows move
        self._order = Order(Column(section), descending=order is Qt.SortOrder.DescendingOrder)
        if self._filter.isVisible():
            self._arrange_now(from_top=not self._order.by_place)
        else:
            self._due = True

    @Slot()
    def _move_on(self) -> None:
        """Other rows are chosen: those that were changed may go where they belong now."""
        if self._waiting and not self._settling:
            self.arrange_later()

    @Slot()
    def _note_scrolling(self) -> None:
        row = self._model.rows.row_of(self._model.playhead)
        self._following = row is not None and self._grid.in_sight(row)
