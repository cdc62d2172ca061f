"""The cells of the film strip as they are shown: facts of their frames, positions and appearance."""

from collections.abc import Container, Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from rallytrace.session.pictures.cutout_cache import CutoutCache
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.review_walk import ReviewWalk
from rallytrace.session.workspace import Workspace
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.film_strip.cell_painting import (
    CellFacts,
    CellMarks,
    CellView,
    EnlargedCutouts,
    paint_caption,
    paint_frame,
    paint_picture,
)
from rallytrace.ui.film_strip.strip_model import FilmStripModel
from rallytrace.ui.picture.cells import CAPTION_HEIGHT_PX
from rallytrace.ui.picture.overlay import Spot


class ShownCells:
    """The cells of a strip: what each shows, where it is, and how it is painted.

    Attributes:
        marks: markers and keys, the same for all cells.
        enlarged: the cut-outs scaled to the cells.
    """

    def __init__(self, workspace: Workspace, walk: ReviewWalk, cutouts: CutoutCache, model: FilmStripModel) -> None:
        self._workspace, self._walk = workspace, walk
        self._cutouts, self._model = cutouts, model
        self._facts: dict[int, CellFacts] = {}
        self.marks = CellMarks(OverlayStyle())
        self.enlarged = EnlargedCutouts()

    def keep(self, frames: Container[int]) -> None:
        """Drop what is cached of all frames except these."""
        self._facts = {frame: facts for frame, facts in self._facts.items() if frame in frames}
        self.enlarged.keep(frames)

    def forget_all(self) -> None:
        """Drop the cached facts of all frames."""
        self._facts.clear()

    def forget(self, frames: Iterable[int]) -> list[int]:
        """Drop the cached facts of these frames. Return those that were cached."""
        return [frame for frame in frames if self._facts.pop(frame, None) is not None]

    def drag(self, frame: int, position: tuple[float, float] | None) -> None:
        """Show a frame's marker at a position in video pixels while it is dragged. None restores the old position."""
        self.forget([frame])
        facts = self.facts(frame)
        if position is not None and facts.spot is not None:
            self._facts[frame] = replace(facts, spot=replace(facts.spot, x=position[0], y=position[1]))

    def facts(self, frame: int) -> CellFacts:
        if frame not in self._facts:
            self._facts[frame] = CellFacts.of(self._workspace, frame, self._walk.item)
        return self._facts[frame]

    def is_ready(self, area: CutoutArea) -> bool:
        return self._cutouts.get(area) is not None

    def has_picture(self, frame: int) -> bool:
        """Return whether the cut-out of a frame, or of the picture it repeats, is available."""
        area = self._model.shown_area(frame)
        return area is not None and self.is_ready(area)

    def view(self, frame: int) -> CellView | None:
        """Return the part of a frame that its cell shows, or None if the frame has no cell."""
        area = self._model.shown_area(frame)
        return None if area is None else self._view_of(area, self.rect(frame))

    def _view_of(self, area: CutoutArea, cell: QRect) -> CellView:
        assert self._model.framing is not None  # there is an area
        return CellView.of(self._model.framing, area.frame, QRectF(cell.adjusted(0, CAPTION_HEIGHT_PX, 0, 0)))

    def rect(self, frame: int) -> QRect:
        """Return the rectangle of a shown frame's cell. Frames with the same picture share a cell."""
        return QRect(*self._model.layout.cell(self._model.pictures.index(self._model.picture_frame(frame))))

    def mark_of(self, frame: int) -> Spot | None:
        """Return the ball's marker in the cell of a frame, or None if there is none."""
        return None if self.marks.bare else self.facts(frame).spot

    def frame_at(self, point: QPointF) -> int | None:
        index, pictures = self._model.layout.index_at(point.x(), point.y()), self._model.pictures
        return pictures[index] if index is not None and index < len(pictures) else None

    def paint(self, painter: QPainter, region: QRect, selected: int | None, band: range | None) -> None:
        """Paint the cells in a region.

        Args:
            painter: painter of the strip.
            region: the area to paint, in logical pixels.
            selected: the selected frame, or None.
            band: the frames selected with the rubber band, or None.
        """
        for index, frame in enumerate(self._model.pictures):
            cell = QRect(*self._model.layout.cell(index))
            if cell.intersects(region):
                chosen = band is not None and frame in band
                self._paint_cell(painter, frame, cell, selected=frame == selected, chosen=chosen)

    def _paint_cell(self, painter: QPainter, frame: int, cell: QRect, *, selected: bool, chosen: bool) -> None:
        facts, area = self.facts(frame), self._model.shown_area(frame)
        caption = QRectF(cell.left(), cell.top(), cell.width(), CAPTION_HEIGHT_PX)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_caption(painter, caption, facts, self.marks, chosen=chosen or selected)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if area is not None:
            view = self._view_of(area, cell)
            enlarged = self.enlarged.of(self._cutouts, area, view, painter.device().devicePixelRatioF())
            paint_picture(painter, view, enlarged, facts, self.marks)
        paint_frame(painter, QRectF(cell), selected=selected, chosen=chosen)
