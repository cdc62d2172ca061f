"""The pictures in the frame table: a cut-out around the ball for each visible row."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPainterStateGuard

from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.pictures.picture import Tone
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import Frames
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.film_strip.cell_painting import CellFacts, CellMarks, CellView, EnlargedCutouts, paint_picture
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.cells import Framing, expected_positions

_SHARE: Final = 1 / 40
"""Maximum share of the frame's width that a picture shows. It shows less where the frame would be scaled down."""
WIDTH: Final = 48
"""Width of the column in pixels.

It does not depend on the row height, because the height depends on the width: with a scroll bar that comes and goes,
both would keep changing.
"""
_REST_MS: Final = 120
"""Delay before pictures are requested, in milliseconds, so that stepping and scrolling do not wait for them."""
MARGIN: Final = 1


class RowPictures(QObject):
    """Cut-outs for the visible rows. They are requested while nothing moves, and drawn as in the film strip."""

    pictures_arrived = Signal()
    """Pictures have become available or look different, so the rows must be repainted."""

    def __init__(self, context: WindowContext, rows: Callable[[], Frames], parent: QObject) -> None:
        """Prepare to load pictures. `rows` returns the frames of the visible rows, none while the column is hidden."""
        super().__init__(parent)
        self._workspace = context.workspace
        self._cutouts = context.cutouts
        self._context = context
        self._rows = rows
        self._size = Size(1, 1)
        self._framing: Framing | None = None
        self._enlarged = EnlargedCutouts()
        self._marks = CellMarks(OverlayStyle())
        self._awaited: frozenset[CutoutArea] = frozenset()
        self._rest = one_shot(self, _REST_MS, self._request)
        self._cutouts.arrived.connect(self._on_arrived)
        workspace = context.workspace
        document, comparing = workspace.document, workspace.comparing
        for signal in (workspace.opened, workspace.indexed, document.changed, document.replaced, comparing.replaced):
            signal.connect(self.request_soon)
        workspace.playhead.state_changed.connect(self.request_soon)
        workspace.playhead.moved.connect(self._postpone)
        workspace.closed.connect(self._forget)
        workspace.turned.connect(self._forget)
        context.state.feed(style_changed=self._set_style)
        context.view.tone_changed.connect(self._set_tone)
        self._set_tone(context.view.tone)
        context.registry.hold_changed.connect(self._on_held)

    def has(self, frame: int) -> bool:
        """Return whether the picture of a frame is available."""
        framing = self._framing
        return framing is not None and frame in framing.centres and self._is_there(framing.shown_cutout(frame))

    @Slot()
    def request_soon(self) -> None:
        """Request the missing pictures of the visible rows after a short delay."""
        if not self._rest.isActive():
            self._rest.start()

    @Slot()
    def request_at_rest(self) -> None:
        """Request the missing pictures once the visible rows have not changed for a while."""
        self._rest.start()

    def paint(self, painter: QPainter, area: QRect, frame: int) -> None:
        """Draw the picture of a frame if it is available."""
        inner = area.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        framing = self._framing
        if framing is None or frame not in framing.centres or framing.picture != Size(inner.width(), inner.height()):
            return
        view = CellView.of(framing, frame, QRectF(0, 0, inner.width(), inner.height()))
        ratio = painter.device().devicePixelRatio()
        enlarged = self._enlarged.of(self._cutouts, framing.shown_cutout(frame), view, ratio)
        if enlarged is not None:
            facts = CellFacts.of(self._workspace, frame, self._context.walk.item)
            with QPainterStateGuard(painter):
                painter.translate(QPoint(inner.left(), inner.top()))
                paint_picture(painter, view, enlarged, facts, self._marks)

    def resize(self, height: int) -> None:
        """Use pictures for cells of this height, in pixels, from now on, and request those of newly visible rows."""
        size = Size(WIDTH - 2 * MARGIN, max(height - 2 * MARGIN, 1))
        if size != self._size:
            self._size, self._framing = size, None
        self.request_at_rest()

    @Slot()
    def _request(self) -> None:
        track, info = self._workspace.document.track, self._workspace.info
        if info is None or self._workspace.playhead.playing:
            return
        frames = np.sort(self._rows())
        frames = frames[frames < track.n_frames]
        framing = self._framing
        if framing is None:
            scale = max(self._size.width / (info.size.width * _SHARE), 1.0)
            framing = self._framing = Framing(info.size, self._size, scale)
        expected = [expected_positions(track, span) for span in spans_of_frames(frames)]
        framing.follow(frames.tolist(), np.concatenate([np.zeros((2, 0)), *expected], axis=1))
        framing.show_ready(self._is_there)
        self._enlarged.keep(frames.tolist())
        wanted = [framing.cutout(frame) for frame in frames.tolist()]
        self._awaited = frozenset(area for area in wanted if not self._is_there(area))
        self._cutouts.want_beside(self, wanted)
        self.pictures_arrived.emit()

    @Slot()
    def _postpone(self) -> None:
        """Postpone requests for missing pictures until the playhead stops moving."""
        if self._awaited:
            self._awaited = frozenset()
            self._cutouts.want_beside(self, ())
            self._rest.start()
        elif self._rest.isActive():
            self._rest.start()

    def _is_there(self, area: CutoutArea) -> bool:
        return self._cutouts.get(area) is not None

    @Slot(object)
    def _on_arrived(self, areas: tuple[CutoutArea, ...]) -> None:
        framing = self._framing
        self._awaited -= frozenset(areas)
        if framing is not None and any(area.frame in framing.centres for area in areas):
            framing.show_ready(self._is_there)
            self.pictures_arrived.emit()

    @Slot()
    def _forget(self) -> None:
        self._framing = None
        self._enlarged.keep(())

    @Slot(object)
    def _set_style(self, style: OverlayStyle) -> None:
        self._marks = replace(self._marks, style=style)
        self.pictures_arrived.emit()

    @Slot(object)
    def _set_tone(self, tone: Tone) -> None:
        self._enlarged.tone = tone
        self.pictures_arrived.emit()

    @Slot(str, bool)
    def _on_held(self, name: str, held: bool) -> None:  # noqa: FBT001 - a signal's
        if name == "hide_overlays":
            self._marks = replace(self._marks, bare=held)
            self.pictures_arrived.emit()
