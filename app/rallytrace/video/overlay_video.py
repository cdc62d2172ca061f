"""Write a video with the trajectory drawn on it, as a widely playable .mp4."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import (
    COURT_COLOUR,
    COURT_OPACITY,
    SKELETON_OPACITY,
    SKELETON_WIDTH_RATIO,
    OverlayStyle,
    rgb,
)
from rallytrace.track.poses import Person, bone_lines
from rallytrace.track.track import end_times
from rallytrace.video.drawn_words import DrawnScore, draw_caption, draw_scoreboard, draw_words
from rallytrace.video.frame import VideoFrame
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter, round_up_to_even
from rallytrace.video.reader import VideoReader
from rallytrace.video.sound import SoundReader

Picture: TypeAlias = NDArray[np.uint8]

_NOMINAL_HEIGHT_PX: Final = 720
_FRACTION_BITS: Final = 4
"""OpenCV takes positions in sixteenths of a pixel."""
_MAX_COORDINATE_PX: Final = 1e5
"""Coordinate in pixels beyond which a line is not drawn."""
_RIM_PX: Final = 1.25
_RIM_OPACITY_SHARE: Final = 0.45
_PAST_OPACITIES: Final = (0.25, 1.0)
_FUTURE_OPACITIES: Final = (0.15, 0.5)
"""Opacity of the trajectory at its far end, and next to the drawn frame."""
_N_DASHES: Final = 6
_DASH_SHARE: Final = 0.35
"""An occluded ring has `_N_DASHES` arcs that each fill this share of their step. Their round ends add to it."""
_OUTLINES: Final[Mapping[Source, Sequence[tuple[float, float]]]] = {
    Source.HUMAN: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    Source.INPAINTED: ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    Source.INTERPOLATED: ((0, -1.8), (1.5, 0.95), (-1.5, 0.95)),
}
"""Outlines of marks in units of the mark's size. A source without an entry gets a circle."""
_RATE_FACTOR: Final = 18
_MAX_RATE_FPS: Final = 60.0
"""Maximum frame rate of the result. A faster video drops frames so that players can keep up."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A ball position to draw.

    Attributes:
        offset: frames relative to the drawn frame; 0 for its own mark, negative for the past.
        x: column in video pixels.
        y: row in video pixels.
        occluded: True if the ball is hidden there.
        joined: True if a line connects it with the previous mark.
    """

    offset: int
    x: float
    y: float
    source: Source
    occluded: bool = False
    joined: bool = False


def draw_path(picture: Picture, marks: Sequence[Mark], style: OverlayStyle) -> None:
    """Draw marks, ascending by frame, into a picture (H, W, 3) BGR, in place."""
    scale = picture.shape[0] / _NOMINAL_HEIGHT_PX
    reach = 3 * style.marker_size * scale + 4
    area = _find_area(picture, marks, reach)
    if area is None:
        return
    canvas = _Canvas(picture[area], (area[1].start, area[0].start), scale)
    current = next((mark for mark in marks if mark.offset == 0), None)
    for previous, mark in sorted(pairwise(marks), key=lambda pair: _fade(style, pair[1].offset)):
        if mark.joined:
            nearer = previous if previous.offset < 0 else mark
            canvas.line(previous, mark, _bgr(style, mark.source), style.line_width, _fade(style, nearer.offset))
    for mark in sorted(marks, key=lambda mark: _fade(style, mark.offset)):
        if mark.offset:
            canvas.dot(mark, _bgr(style, mark.source), style.line_width * 0.5 + 2, _fade(style, mark.offset))
    if current is not None:
        canvas.clear(current, style.marker_size)
        canvas.ring(current, _bgr(style, current.source), style.marker_size, style.line_width)
    canvas.blend()


def draw_skeletons(picture: Picture, persons: Sequence[Person], style: OverlayStyle, ball: Mark | None = None) -> None:
    """Draw the bones with two visible ends into a picture (H, W, 3) BGR, in place, except over the ball."""
    lines = [_to_fixed_point(line) for person in persons for line in bone_lines(person)]
    if not lines:
        return
    scale = picture.shape[0] / _NOMINAL_HEIGHT_PX
    width = max(round(style.line_width * SKELETON_WIDTH_RATIO * scale), 1)
    drawn = picture.copy()
    red, green, blue = rgb(style.skeleton)
    for colour, thickness in (((0, 0, 0), width + 2), ((blue, green, red), width)):
        cv2.polylines(
            drawn, lines, isClosed=False, color=colour, thickness=thickness, lineType=cv2.LINE_AA, shift=_FRACTION_BITS
        )
    if ball is not None:
        free = np.zeros(picture.shape[:2], np.uint8)
        cv2.circle(free, (round(ball.x), round(ball.y)), round(style.marker_size * scale), 1, cv2.FILLED)
        np.copyto(drawn, picture, where=free.astype(bool)[..., None])
    cv2.addWeighted(drawn, SKELETON_OPACITY, picture, 1 - SKELETON_OPACITY, 0, dst=picture)


def _bgr(style: OverlayStyle, source: Source) -> tuple[int, int, int]:
    red, green, blue = rgb(style.colour_of(source))
    return blue, green, red


def _fade(style: OverlayStyle, offset: int) -> float:
    """Return the trajectory's opacity at an offset in frames, 0 to 1."""
    length, (faint, strong) = (
        (style.trail_future, _FUTURE_OPACITIES) if offset > 0 else (style.trail_past, _PAST_OPACITIES)
    )
    return faint + (strong - faint) * (1 - min(abs(offset) / (length + 1), 1.0))


def draw_court(picture: Picture, lines: Sequence[NDArray[np.float64]], style: OverlayStyle) -> None:
    """Draw the lines of a court, each (k, 2) in pixels, into a picture (H, W, 3) BGR, in place."""
    scale = picture.shape[0] / _NOMINAL_HEIGHT_PX
    width = max(round(0.6 * style.line_width * scale), 1)
    red, green, blue = rgb(COURT_COLOUR)
    known = [
        _to_fixed_point(line) for line in lines if np.isfinite(line).all() and np.abs(line).max() < _MAX_COORDINATE_PX
    ]
    drawn = picture.copy()
    cv2.polylines(drawn, known, False, (blue, green, red), width, cv2.LINE_AA, _FRACTION_BITS)
    cv2.addWeighted(drawn, COURT_OPACITY, picture, 1 - COURT_OPACITY, 0, dst=picture)


def _find_area(picture: Picture, marks: Sequence[Mark], reach: float) -> tuple[slice, slice] | None:
    if not marks:
        return None
    height, width = picture.shape[:2]
    xs, ys = [mark.x for mark in marks], [mark.y for mark in marks]
    left, right = max(int(min(xs) - reach), 0), min(int(max(xs) + reach) + 1, width)
    top, bottom = max(int(min(ys) - reach), 0), min(int(max(ys) + reach) + 1, height)
    return (slice(top, bottom), slice(left, right)) if left < right and top < bottom else None


class _Canvas:
    """A crop of a picture and its overlay: a dark rim with coloured ink on top."""

    def __init__(self, crop: Picture, origin: tuple[int, int], scale: float) -> None:
        self._crop = crop
        self._origin = origin
        self._scale = scale
        self._rim = np.zeros(crop.shape[:2], np.uint8)
        self._ink = np.zeros(crop.shape[:2], np.uint8)
        self._colour = np.zeros(crop.shape, np.uint8)

    def line(self, start: Mark, end: Mark, colour: tuple[int, int, int], width: float, alpha: float) -> None:
        self._stroke(np.array([self._position_of(start), self._position_of(end)]), colour, width, alpha, closed=False)

    def dot(self, mark: Mark, colour: tuple[int, int, int], radius: float, alpha: float) -> None:
        outline = self._outline(mark, radius)
        self._stroke(outline, colour, 1.25, alpha, closed=True)
        if not mark.occluded:
            for plane, value in ((self._ink, round(255 * alpha)), (self._colour, colour)):
                cv2.fillPoly(plane, [_to_fixed_point(outline)], _paint(value), cv2.LINE_AA, _FRACTION_BITS)

    def ring(self, mark: Mark, colour: tuple[int, int, int], radius: float, width: float) -> None:
        """Draw the mark of the current frame: an outline with ticks outside, so that the ball stays visible."""
        outline = self._outline(mark, radius)
        for piece in _dashes(outline) if mark.occluded else [np.concatenate([outline, outline[:1]])]:
            self._stroke(piece, colour, width, 1.0, closed=False)
        radius_x = float(outline[:, 0].max()) - self._position_of(mark)[0]
        for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            way = np.array(direction, np.float64)
            ends = [self._position_of(mark) + way * (radius_x + step * self._scale) for step in (3, 8)]
            self._stroke(np.array(ends), colour, width, 1.0, closed=False)

    def clear(self, mark: Mark, radius: float) -> None:
        """Erase the inside of a mark."""
        for plane in (self._rim, self._ink):
            cv2.fillPoly(plane, [_to_fixed_point(self._outline(mark, radius))], 0, cv2.LINE_8, _FRACTION_BITS)

    def blend(self) -> None:
        touched = np.nonzero(self._rim | self._ink)
        rim, ink = (plane[touched].astype(np.float32)[:, None] / 255 for plane in (self._rim, self._ink))
        shaded = self._crop[touched] * (1 - rim)
        self._crop[touched] = np.rint(shaded + (self._colour[touched] - shaded) * ink).astype(np.uint8)

    def _stroke(
        self, positions: NDArray[np.float64], colour: tuple[int, int, int], width: float, alpha: float, *, closed: bool
    ) -> None:
        inner = max(round(width * self._scale), 1)
        outer = inner + max(2 * round(_RIM_PX * self._scale), 2)
        for plane, value, thickness, kind in (
            (self._rim, round(255 * alpha * _RIM_OPACITY_SHARE), outer, cv2.LINE_AA),
            (self._ink, round(255 * alpha), inner, cv2.LINE_AA),
            (self._colour, colour, outer, cv2.LINE_8),
        ):
            cv2.polylines(plane, [_to_fixed_point(positions)], closed, _paint(value), thickness, kind, _FRACTION_BITS)

    def _position_of(self, mark: Mark) -> NDArray[np.float64]:
        return np.array([mark.x - self._origin[0], mark.y - self._origin[1]])

    def _outline(self, mark: Mark, radius: float) -> NDArray[np.float64]:
        corners = _OUTLINES.get(mark.source)
        if corners is None:
            angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
            shape = np.stack([np.cos(angle), np.sin(angle)], axis=1)
        else:
            shape = np.array(corners, np.float64)
        return np.asarray(self._position_of(mark) + shape * radius * self._scale, np.float64)


def _dashes(outline: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    closed = np.concatenate([outline, outline[:1]])
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    step = length[-1] / _N_DASHES
    pieces = [np.linspace(index * step, (index + _DASH_SHARE) * step, 5) for index in range(_N_DASHES)]
    return [np.stack([np.interp(dash, length, closed[:, axis]) for axis in (0, 1)], axis=1) for dash in pieces]


def _to_fixed_point(positions: NDArray[np.float64]) -> NDArray[np.int32]:
    return np.rint(positions * (1 << _FRACTION_BITS)).astype(np.int32).reshape(-1, 1, 2)


def _paint(value: int | tuple[int, int, int]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


@dataclass(frozen=True, slots=True)
class OverlayPlan:
    """The frames and appearance of an overlay video.

    Attributes:
        frames: frames to write, at least one.
        speed: playback speed; 1 is the video's own.
        caption: True to show frame number and time in the corner.
    """

    frames: range
    style: OverlayStyle
    speed: float = 1.0
    caption: bool = True


def write_overlay_video(
    reader: VideoReader,
    path: Path,
    plan: OverlayPlan,
    marks: Callable[[int], Sequence[Mark]],
    persons: Callable[[int], Sequence[Person]] | None = None,
    *,
    sound: SoundReader | None = None,
) -> Iterator[int]:
    """Write the video, and yield the number of frames written after each frame. Exhaust or close the generator.

    The intervals between frames are those of the video divided by the speed.

    Args:
        path: new file, complete when the generator ends.
        marks: returns the marks of a frame.
        persons: returns the persons in a frame, for skeletons below the marks; None draws no skeletons.
        sound: the sound of the video, which is kept at normal speed; None for a silent video.

    Raises:
        OSError: the file cannot be written.
        AppError: the video cannot be read.
    """
    if plan.speed != 1:
        sound = None
    size = round_up_to_even(reader.size)
    rate = min(max(reader.rate * plan.speed, 1.0), _MAX_RATE_FPS)
    with ClipWriter(
        path,
        size,
        rate,
        quality=_RATE_FACTOR,
        pixel_aspect=reader.pixel_aspect,
        colours=reader.colours,
        sound=None if sound is None else (sound.rate, sound.layout),
    ) as clip:
        ends = end_times(reader.index.seconds)
        begins = float(ends[plan.frames.start])
        blocks = iter(()) if sound is None else sound.read_frames(plan.frames)
        clock = _OutputClock(plan.speed, thin=reader.rate * plan.speed > _MAX_RATE_FPS)
        for done, frame in enumerate(reader.frames(plan.frames.start, plan.frames.stop), 1):
            tick = clock.tick(frame.time)
            if tick is not None:
                shown_persons = persons(frame.index) if persons is not None else ()
                caption = format_caption(frame.index, frame.time) if plan.caption else ""
                drawn = Drawn(marks(frame.index), shown_persons, caption=caption)
                clip.add(draw_overlay(frame, size, plan.style, drawn), tick, frame)
            clip.add_sound_until(blocks, float(ends[frame.index + 1]) - begins)
            yield done
        clip.add_sound_until(blocks, np.inf)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Everything drawn on a frame.

    Attributes:
        marks: marks of the trajectory, ascending by frame.
        persons: persons whose skeletons are drawn.
        court: court lines, each (k, 2) in pixels.
        words: texts with their positions in pixels and their colours.
        board: score to show; None for none.
        caption: line of text in the corner; '' for none.
    """

    marks: Sequence[Mark] = ()
    persons: Sequence[Person] = ()
    court: Sequence[NDArray[np.float64]] = ()
    words: Sequence[tuple[str, tuple[int, int], str]] = ()
    board: DrawnScore | None = None
    caption: str = ""


def draw_overlay(frame: VideoFrame, size: Size, style: OverlayStyle, drawn: Drawn) -> NDArray[np.uint8]:
    """Return a frame with everything drawn on it, (H, W, 3) BGR, in a size at least the frame's."""
    picture = np.array(frame.display_bgr())
    if drawn.court:
        draw_court(picture, drawn.court, style)
    for words, place, colour in drawn.words:  # below players and ball, so as not to hide them
        red, green, blue = rgb(colour)
        draw_words(picture, words, place, (blue, green, red))
    draw_skeletons(picture, drawn.persons, style, next((mark for mark in drawn.marks if mark.offset == 0), None))
    draw_path(picture, drawn.marks, style)
    if drawn.board is not None:
        draw_scoreboard(picture, drawn.board)
    elif drawn.caption:
        draw_caption(picture, drawn.caption)
    rows, columns = size.height - picture.shape[0], size.width - picture.shape[1]
    if rows or columns:
        picture = np.asarray(cv2.copyMakeBorder(picture, 0, rows, 0, columns, cv2.BORDER_REPLICATE), np.uint8)
    return picture


def format_caption(frame: int, seconds: float) -> str:
    milliseconds = round(seconds * 1000)
    return f"{frame}   {milliseconds // 60_000}:{milliseconds // 1000 % 60:02d}.{milliseconds % 1000:03d}"


class _OutputClock:
    """A clock that converts the video's times to ticks of the result."""

    def __init__(self, speed: float, *, thin: bool) -> None:
        self._speed = speed
        self._least = TICKS_PER_SECOND / _MAX_RATE_FPS if thin else 1.0
        self._first: float | None = None
        self._last: int | None = None

    def tick(self, seconds: float) -> int | None:
        """Return the tick of a frame; None if the frame is dropped."""
        if self._first is None:
            self._first = seconds
        tick = round((seconds - self._first) / self._speed * TICKS_PER_SECOND)
        # A tolerance of a millisecond: times may be whole milliseconds, and rounding must not drop frames.
        if self._last is not None and tick - self._last < max(self._least - TICKS_PER_SECOND / 1000 - 0.5, 1):
            return None if self._least > 1 else self._next_tick()
        self._last = tick
        return tick

    def _next_tick(self) -> int:
        assert self._last is not None
        self._last += 1
        return self._last
