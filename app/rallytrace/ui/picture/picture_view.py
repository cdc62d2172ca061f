"""The widget of the frame with its overlays, zoom and pan."""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QCursor,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterStateGuard,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.session.pictures.picture import NEUTRAL, Enlarger, Tone
from rallytrace.texts import join_list, shown, tr, tr_lazy
from rallytrace.track.detections import PixelRegion
from rallytrace.track.geometry import Size
from rallytrace.track.layers import analysed_region, find_ring
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.track import Rows, Track
from rallytrace.tracking.messages import HeatmapPicture
from rallytrace.ui.look import theme
from rallytrace.ui.look.widgets import watch_itself
from rallytrace.ui.picture.badge import badge_of, paint_badge, paint_notices
from rallytrace.ui.picture.canvas import Canvas, loupe_at, paint_loupe
from rallytrace.ui.picture.ghosts import BALL_RADIUS_PX, Ghosts, Legend, Target, paint_ghosts
from rallytrace.ui.picture.overlay import (
    ALL_LAYERS,
    OverlayLayer,
    PictureLayer,
    Spot,
    colour_of,
    other_points,
    paint_current,
    paint_edge_arrow,
    paint_faint_peak,
    paint_other,
    paint_other_track,
    paint_skeletons,
    paint_trail,
    paint_unseen,
    region_box,
    spot_at,
    trail,
)
from rallytrace.ui.picture.viewport import Corner, Viewport

_MARGIN: Final = 0.12
"""Margin around an area shown by zooming, as a share of the picture's width and height."""
_MAX_AREA_ZOOM: Final = 3.0
_NOT_LOOKED: Final = tr_lazy("models", "The run did not look at the hatched part of the frame")
_LAYERS: Final = {
    OverlayLayer.PREDICTED: tr_lazy("window", "predicted"),
    OverlayLayer.INPAINTED: tr_lazy("window", "filled"),
    OverlayLayer.HUMAN: tr_lazy("window", "set by hand"),
}
"""Names of the layers of the track, for the notice about those that are not shown."""
_SIDE = 31
_GAP = 5.0
_LENGTH = 8.0


class ZoomView(QWidget):
    """A widget that zooms and pans a picture. `PictureView` paints the picture."""

    zoom_changed = Signal(float)
    """The new zoom, in device pixels per video pixel."""
    zoom_chosen = Signal(float)
    """The zoom that the user has chosen, in device pixels per video pixel, or 0 for the whole picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._viewport: Viewport | None = None
        self._cursor: QPointF | None = None
        watch_itself(self)

    @property
    def zoom(self) -> float:
        """Return the zoom in device pixels per video pixel, or 1 if there is no video."""
        return self._viewport.scale if self._viewport else 1.0

    @property
    def fitted(self) -> bool:
        """Return whether the picture is fitted to the view, and will be after the view is resized."""
        return self._viewport is None or self._viewport.fitted

    @Slot()
    def fit(self) -> None:
        """Show the whole picture, as large as possible."""
        if self._viewport:
            self._become(self._viewport.fit_to(self._device_size()))

    @Slot()
    def zoom_in(self) -> None:
        """Zoom in by one level, at the cursor if it is over the picture."""
        self._step_zoom(1)

    @Slot()
    def zoom_out(self) -> None:
        self._step_zoom(-1)

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom in device pixels per video pixel, around the view's centre."""
        if self._viewport:
            size = self._viewport.canvas
            self._become(self._viewport.zoomed(zoom, size.width / 2, size.height / 2))
            self.zoom_chosen.emit(self.zoom)

    @Slot(object)
    def show_area(self, area: tuple[float, float, float, float] | None) -> None:
        """Zoom to an area (left, top, right, bottom in video pixels) with a margin, or if None to the whole picture."""
        if self._viewport is None or area is None:
            self.fit()
            return
        picture = self._viewport.picture
        margins = _MARGIN * picture.width, _MARGIN * picture.height
        self._become(self._viewport.showing(*area, at_most=_MAX_AREA_ZOOM, margins=margins))

    def show_around(self, x: float, y: float, zoom: float) -> None:
        """Set the zoom in device pixels per video pixel, and centre a position in video pixels."""
        if self._viewport is not None:
            self._become(self._viewport.centred_on(x, y, zoom))

    def follow(self, x: float, y: float) -> None:
        """If the view is zoomed in and a position (in video pixels) is outside its inner part, centre the position."""
        if self._viewport is not None:
            self._become(self._viewport.followed(x, y))

    def shows(self, x: float, y: float) -> bool:
        """Return whether a position, in video pixels, is in the view and not near its edge."""
        return self._viewport is None or self._viewport.shows(x, y)

    def reveal(self, x: float, y: float) -> None:
        """Pan if a position (in video pixels) is outside the view or near its edge. The zoom does not change."""
        if self._viewport is not None and not self._viewport.shows(x, y):
            self._become(self._viewport.centred_on(x, y, self._viewport.scale))

    def _step_zoom(self, steps: int) -> None:
        if self._viewport:
            size = self._viewport.canvas
            centre = (size.width / 2, size.height / 2)
            if self._cursor is not None and self.position(self._cursor) is not None:
                centre = self._device(self._cursor)
            self._become(self._viewport.stepped(steps, *centre))
            self.zoom_chosen.emit(self.zoom)

    def _become(self, viewport: Viewport) -> None:
        previous, self._viewport = self._viewport, viewport
        if viewport == previous:
            return
        if previous is None or previous.scale != viewport.scale:
            self.zoom_changed.emit(viewport.scale)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._adapt()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adapt the viewport to a change of the device pixel ratio, as to a change of size."""
        if watched is self and event.type() is QEvent.Type.DevicePixelRatioChange:
            self._adapt()
        return False

    def to_view(self, x: float, y: float) -> QPointF:
        """Return the point in the view, in logical pixels, for a position in video pixels."""
        assert self._viewport is not None
        u, v = self._viewport.to_canvas(x, y)
        return QPointF(u, v) / self.devicePixelRatioF()

    def position(self, point: QPointF) -> tuple[float, float] | None:
        """Return the position in video pixels for a point in the view, or None if it is outside the picture."""
        if self._viewport is None:
            return None
        x, y = self._viewport.to_video(*self._device(point))
        return (x, y) if self._viewport.holds(x, y) else None

    @property
    def under_cursor(self) -> tuple[float, float] | None:
        """Return the position under the cursor in video pixels, or None if the cursor is outside the picture."""
        return None if self._cursor is None else self.position(self._cursor)

    def _device(self, point: QPointF) -> tuple[float, float]:
        ratio = self.devicePixelRatioF()
        return point.x() * ratio, point.y() * ratio

    def _device_size(self) -> Size:
        ratio = self.devicePixelRatioF()
        return Size(max(round(self.width() * ratio), 1), max(round(self.height() * ratio), 1))

    def _adapt(self) -> None:
        if self._viewport:
            self._become(self._viewport.resized(self._device_size()))


@dataclass(frozen=True, slots=True)
class _Ball:
    """A position of the ball that is shown, in video pixels, and its colour."""

    x: float
    y: float
    colour: QColor


class PictureView(ZoomView):
    """Shows a frame with its track. `VideoView` adds mouse handling.

    Attributes:
        layers_below: drawings between the picture and the path.
        on_screen: the frame that was painted last, to which mouse and keys apply, or None.
        paint_seconds: durations of the latest paint events.
        tone: tone adjustment of the picture on the screen.
    """

    frame_painted = Signal(int)
    """The number of a frame that has been painted for the first time."""
    ghosts_changed = Signal(object)
    """The `Ghosts` that are drawn from now on, or None."""
    message_sent = Signal(str)
    """A message to the user, as a sentence, about something that the user did in the view."""
    tone_changed = Signal(object)
    """The `Tone` in which the picture is shown from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("video_view")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 90)
        self.paint_seconds: deque[float] = deque(maxlen=600)
        self._frame: LoadedFrame | None = None
        self.on_screen: LoadedFrame | None = None
        self._late: int | None = None
        self._track: Track | None = None
        self._other: Rows | None = None
        self._poses = NO_POSES
        self._heatmap: HeatmapPicture | None = None
        self._ghosts: Ghosts | None = None
        self._legend_at: Corner | None = None
        self.layers_below: list[PictureLayer] = []
        self._canvas = Canvas()
        self._enlarger = Enlarger()
        self._style = OverlayStyle()
        self.tone = NEUTRAL
        self._layers = set(OverlayLayer)
        self._of_track = ALL_LAYERS
        self._overlays = self._trails = True
        self._loupe = self._unpainted = False
        theme.current().changed.connect(self.update)

    @property
    def frame(self) -> LoadedFrame | None:
        return self._frame

    def show_frame(self, frame: LoadedFrame | None) -> None:
        """Show a frame at the current zoom, or nothing if it is None."""
        self._frame, self._unpainted, self._late = frame, frame is not None, None
        if frame is None:
            self._viewport = self.on_screen = None
            self._canvas.forget()
        else:
            size = Size(frame.bgr.shape[1], frame.bgr.shape[0])
            shown = self._viewport
            if shown is None or (shown.picture, shown.aspect) != (size, frame.pixel_aspect):
                self._become(Viewport.fit(size, self._device_size(), frame.pixel_aspect))
        self.update()

    def wait_for(self, index: int) -> None:
        """Show a notice that the picture of a frame is late, until another picture is shown."""
        if self._frame is not None and self._frame.index != index:
            self._late = index
            self.update()

    def set_track(self, track: Track | None) -> None:
        self._track = track
        self.update()

    def set_other_track(self, rows: Rows | None) -> None:
        """Draw the rows of another track, (n,) of `ROW`, together with the track, or no other track if None."""
        self._other = rows
        self.update()

    def add_layer(self, layer: PictureLayer) -> None:
        """Add a layer to draw over the picture and below the path."""
        self.layers_below.append(layer)
        layer.changed.connect(self.update)

    def set_poses(self, poses: Poses) -> None:
        """Set the poses whose skeletons are drawn."""
        self._poses = poses
        self.update()

    @Slot()
    def refresh(self) -> None:
        """Repaint the view, because the track has changed."""
        self.update()

    def set_heatmap(self, heatmap: HeatmapPicture | None) -> None:
        """Set the heatmap to draw over the frame to which it belongs, or None."""
        self._heatmap = heatmap
        self.update()

    def set_ghosts(self, ghosts: Ghosts | None) -> None:
        """Set the proposed paths to draw with their legend, or None."""
        self._ghosts = ghosts
        self._legend_at = self._legend_at if ghosts is not None else None
        self.ghosts_changed.emit(ghosts)
        self.update()

    def set_style(self, style: OverlayStyle) -> None:
        self._style = style
        self.update()

    @property
    def marks_style(self) -> OverlayStyle:
        """Return the style with a ring that is at least as large as the ball at the current zoom."""
        ball = BALL_RADIUS_PX * self.zoom / self.devicePixelRatioF()
        return replace(self._style, marker_size=max(self._style.marker_size, ball))

    def set_layer_shown(self, layer: OverlayLayer | str, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        (self._layers.add if shown else self._layers.discard)(OverlayLayer(layer))
        self._of_track = frozenset(of_track for shown in self._layers for of_track in shown.of_track)
        self.update()

    def set_overlays_shown(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        self._overlays = shown
        self.update()

    def set_trails_shown(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        self._trails = shown
        self.update()

    def set_tone(self, brightness: float = 0.0, contrast: float = 1.0, gamma: float = 1.0) -> None:
        """Change the tone in which the picture is shown. `Tone` describes the values."""
        self.tone = Tone(brightness, contrast, gamma)
        self.tone_changed.emit(self.tone)
        self.update()

    def set_loupe(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        self._loupe = shown
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        began = time.perf_counter()
        with QPainter(self) as painter:  # left open on a widget by an error it would crash the process
            self._paint(painter)
        self.on_screen = self._frame
        self.paint_seconds.append(time.perf_counter() - began)
        if self._unpainted and self._frame is not None:
            self._unpainted = False
            self.frame_painted.emit(self._frame.index)

    def _paint(self, painter: QPainter) -> None:
        if self._frame is None:
            painter.fillRect(self.rect(), QColor(theme.tokens().canvas))
        if self._frame is not None and self._viewport is not None:
            self._paint_picture(painter, self._frame, self._viewport)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_overlay(painter, self._frame)
            self._paint_pointer(painter)
            self._paint_loupe(painter, self._frame, self._viewport)
            self._paint_words(painter, self._frame)
            self._paint_direction(painter)

    def _paint_picture(self, painter: QPainter, frame: LoadedFrame, viewport: Viewport) -> None:
        with QPainterStateGuard(painter):
            # In device pixels, so that Qt copies the picture without resampling.
            painter.scale(1 / self.devicePixelRatioF(), 1 / self.devicePixelRatioF())
            covered = self._canvas.draw_frame(painter, frame.bgr, viewport, self.tone)
            # With a ratio such as 1.25 the widget may end within a device pixel: paint that pixel, too.
            canvas = QRect(0, 0, viewport.canvas.width + 1, viewport.canvas.height + 1)
            painter.setClipRegion(QRegion(canvas) - QRegion(covered))
            painter.fillRect(canvas, QColor(theme.tokens().canvas))
            painter.setClipping(False)
            heatmap = self._shown_heatmap(frame)
            if heatmap is not None:
                self._canvas.draw_heatmap(painter, heatmap.values, viewport, self._style.heatmap_opacity)

    def _paint_overlay(self, painter: QPainter, frame: LoadedFrame) -> None:
        if self._track is None or not self._overlays:
            return
        region = self._crop(frame)
        if region is not None:
            box = QRectF(self.to_view(-0.5, -0.5), self.to_view(frame.bgr.shape[1] - 0.5, frame.bgr.shape[0] - 0.5))
            paint_unseen(painter, box, region_box(region, self.to_view))
        for layer in self.layers_below:
            layer.paint(painter, self.to_view, self._style)
        number, style, layers = frame.index, self.marks_style, self._of_track
        spot = spot_at(self._track, number, layers)
        if OverlayLayer.POSES in self._layers:
            ball = None if spot is None else self.to_view(spot.x, spot.y)
            paint_skeletons(painter, self._poses.persons_at(number), ball, self.to_view, style)
        self._paint_paths(painter, self._track, number, style)
        faint = find_ring(self._track, number) if OverlayLayer.PREDICTED in self._layers else None
        if faint is not None:
            paint_faint_peak(painter, faint, self.to_view, style)
        if self._other is not None:
            paint_other_track(painter, self._other, number, self.to_view, style, path=self._trails)
        if self._ghosts is not None and number in self._ghosts.replaced and (spot is None or self._ghosts.hide(spot)):
            return
        for point in other_points(self._track, number, spot, layers):
            paint_other(painter, point, self.to_view, style)
        if spot is not None:
            zoom, ring = self.zoom / self.devicePixelRatioF(), self._shown_heatmap(frame) is None
            paint_current(painter, spot, self.to_view, style, zoom=zoom, ring=ring)

    def _paint_paths(self, painter: QPainter, track: Track, frame: int, style: OverlayStyle) -> None:
        """Draw the path around a frame and the proposed paths, but not inside the target circle."""
        ghosts, target = self._ghosts, None
        with QPainterStateGuard(painter):
            if ghosts is not None:
                target = Target.of(ghosts, frame, self.to_view, style, zoom=self.zoom / self.devicePixelRatioF())
            if target is not None:
                target.leave_free(painter)
            if self._trails:
                frames = range(frame - style.trail_past, frame + style.trail_future + 1)
                path = trail(track, frames, self._of_track)
                paint_trail(painter, path if ghosts is None else ghosts.kept(path), frame, self.to_view, style)
            if ghosts is not None:
                paint_ghosts(painter, ghosts.ghosts, frame, self.to_view, style, target=target)

    def _paint_pointer(self, painter: QPainter) -> None:
        """Draw what a click would do. `VideoView` overrides this."""

    def _paint_direction(self, painter: QPainter) -> None:
        ball, view = self._ball(), QRectF(self.rect())
        if ball is not None and not view.contains(point := self.to_view(ball.x, ball.y)):
            paint_edge_arrow(painter, view, point, ball.colour)

    def _ball(self) -> "_Ball | None":
        """Return the position of the ball that is shown in the frame: the chosen fill's, or else the track's."""
        spot, ghosts = self._spot(), self._ghosts
        if self._frame is not None and ghosts is not None and self._overlays and (spot is None or ghosts.hide(spot)):
            proposed = ghosts.ball(self._frame.index)
            colour = next((ghost.look.colour for ghost in ghosts.ghosts if ghost.chosen), "")
            return None if proposed is None else _Ball(*proposed, QColor(colour))
        return None if spot is None else _Ball(spot.x, spot.y, colour_of(self._style, spot.kind))

    def _paint_loupe(self, painter: QPainter, frame: LoadedFrame, viewport: Viewport) -> None:
        position, ratio, middle = self.under_cursor, self.devicePixelRatioF(), self._loupe_middle()
        if position is None or middle is None:
            return
        view, zoom = QRectF(self.rect()), viewport.scale / ratio
        loupe = loupe_at(middle, *position, zoom=zoom, view=view, aspect=viewport.aspect)
        patch = self._enlarger.cut(frame.bgr, loupe.part(ratio), self.tone)
        if patch is not None:
            paint_loupe(painter, loupe, patch, self._spot(), self._style, ratio=ratio, layers=self.layers_below)

    def _loupe_middle(self) -> QPointF | None:
        """Return the centre of the loupe, or None if there is no loupe."""
        return self._cursor if self._loupe else None

    def _paint_words(self, painter: QPainter, frame: LoadedFrame) -> None:
        view, size = QRectF(self.rect()), frame.bgr.shape
        badge, corner = QRectF(), Corner(self._style.badge_corner)
        if self._overlays:
            picture = QRectF(self.to_view(-0.5, -0.5), self.to_view(size[1] - 0.5, size[0] - 0.5))
            if not self.fitted:  # in an empty margin the badge would jump from item to item
                picture = picture.united(QRectF(self.rect()))
            badge = paint_badge(painter, badge_of(self._track, frame.index, frame.time), view, picture, self._style)
        if self._overlays and self._ghosts is not None:
            legend = Legend.fitting(self._ghosts, QFontMetricsF(painter.font()), view)
            self._legend_at = legend.corner(view, self.to_view, self._legend_at, badge=Corner(self._style.badge_corner))
            legend.paint(painter, view, self._legend_at)
        paint_notices(painter, self._notices(frame), view, corner, badge)

    def _notices(self, frame: LoadedFrame) -> Iterator[str]:
        awaited = self._late if self._late is not None or frame.exact else frame.wanted
        if awaited is not None:
            yield tr("video", "Showing frame {frame:,}, decoding {awaited:,}…", frame=frame.index, awaited=awaited)
        yield from (layer.notice for layer in self.layers_below if layer.notice and self._overlays)
        if self._overlays and self._crop(frame) is not None:
            yield shown(_NOT_LOOKED)
        if frame.motion:
            yield tr("video", "Motion: bright where the frame differs from those before and after it")
        hidden = [shown(name) for layer, name in _LAYERS.items() if layer not in self._layers]
        if hidden and self._overlays:
            yield tr("window", "Not shown: {layers}", layers=join_list(hidden))

    def _spot(self) -> Spot | None:
        if self._track is None or self._frame is None or not self._overlays:
            return None
        return spot_at(self._track, self._frame.index, self._of_track)

    def _crop(self, frame: LoadedFrame) -> PixelRegion | None:
        """Return the crop to draw, or None if the run looked at the whole picture or no layer is on that shows it."""
        asked = OverlayLayer.CROP in self._layers or self._shown_heatmap(frame) is not None
        in_track = self._track is not None and 0 <= frame.index < self._track.n_frames
        return analysed_region(self._track, frame.index) if asked and self._track is not None and in_track else None

    def _shown_heatmap(self, frame: LoadedFrame) -> HeatmapPicture | None:
        heatmap, shown = self._heatmap, self._overlays and OverlayLayer.HEATMAP in self._layers
        return heatmap if shown and heatmap is not None and heatmap.frame == frame.index else None


def aim_cursor() -> QCursor:
    """Return a cross-shaped cursor with a free centre, in white with a dark rim."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = QPointF(_SIDE / 2, _SIDE / 2)
    arms = [
        QLineF(middle + QPointF(dx, dy) * _GAP, middle + QPointF(dx, dy) * (_GAP + _LENGTH))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    with QPainter(pixmap) as painter:
        painter.setPen(QPen(QColor(0, 0, 0, 190), 3))
        painter.drawLines(arms)
        painter.setPen(QPen(QColor(255, 255, 255), 1))
        painter.drawLines(arms)
    return QCursor(pixmap, _SIDE // 2, _SIDE // 2)
