"""Draw the pictures of the timeline's strips from arrays. One column of pixels stands for one or many frames."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Floats, Floats32
from rallytrace.track.track import State
from rallytrace.ui.look.time_axis import PixelColumns
from rallytrace.ui.timeline.timeline_arrays import N_CATEGORIES, CurveSource, FrameCategories, ReviewState, category_of
from rallytrace.video.sound import BINS_PER_FRAME

Picture = NDArray[np.uint32]
"""Pixels, (height, columns): 0xffrrggbb, or 0 for transparent."""
Colour = tuple[int, int, int]

CAP_SHARE: Final = 0.14
"""Height of the marks of human points at the top of the state strip, as a share of its height."""
_HEIGHTS: Final = {State.VISIBLE: 1.0, State.OCCLUDED: 0.6, State.NO_BALL: 0.2, State.UNCLEAR: 0.6}
_UNCLEAR_BAR_BOTTOM: Final = 0.4
"""Lower end of an unclear frame's bar, as a share of the strip's height. Other bars start at the bottom."""
_INPAINTED_HEIGHT: Final = 0.78
_MIN_WEIGHT: Final = 0.18
"""Minimum weight of a state that occurs in a column, so that a gap of one frame is visible in a whole match."""
_MIN_REVIEWED_OPACITY: Final = 0.35
"""Minimum opacity of a column with a reviewed frame."""
_DOT_PERIOD_PX: Final = 4
_MIN_SUSPICION: Final = 0.02
_LOUD_SHARE: Final = 0.999
_MIN_LOUDNESS: Final = 0.01
"""Minimum loudness that is drawn at full height, so that a silent video's noise is not enlarged."""
_MIN_SEAM_COLUMNS: Final = 5
"""Minimum width of a frame, in columns, for drawing seams between frames."""


@dataclass(frozen=True, slots=True)
class StripColours:
    """The colours of a strip's picture."""

    ground: Colour
    unset: Colour
    predicted: Colour
    inpainted: Colour
    human: Colour
    no_ball: Colour
    line: Colour
    reviewed: Colour
    pinned: Colour
    suspicious: Colour

    def of(self, source: CurveSource) -> Colour:
        return (self.predicted, self.inpainted, self.human)[source]


def blank(height: int, count: int, colours: StripColours) -> Picture:
    return np.full((height, count), pack_colour(colours.ground), np.uint32)


@lru_cache(maxsize=64)
def pack_colour(colour: Colour) -> np.uint32:
    red, green, blue = colour
    return np.uint32(0xFF000000 | red << 16 | green << 8 | blue)


def state_picture(looks: FrameCategories, columns: PixelColumns, height: int, colours: StripColours) -> Picture:
    """Draw the state of frames: colour for the source, height for the state, stripes for an occluded ball.

    A column of several frames is the mean of their pictures. Frames set by the user have a mark at the top, at full
    opacity however many other frames the column contains.

    Args:
        looks: state and source of each frame, as numbered by `timeline_arrays.category_of`.
        columns: the frames under each column.
        height: height of the picture in pixels.
        colours: see `StripColours`.
    """
    cap = max(round(height * CAP_SHARE), 2)
    weights = _weights(looks, columns)
    picture = blank(height, len(columns.first), colours)
    kinds, row_kind = _kinds_of_rows(height - cap - 1, colours)
    mixed = kinds @ weights
    red, green, blue = mixed.astype(np.uint32).transpose(1, 0, 2)
    picture[cap + 1 :] = (0xFF000000 | red << 16 | green << 8 | blue)[row_kind]
    _draw_seams(picture, columns, colours.ground)
    by_hand = (weights[[category_of(CurveSource.HUMAN, state) for state in _HEIGHTS]] > 0).max(axis=0)
    if columns.coarse:
        by_hand[1:] |= by_hand[:-1].copy()
    picture[:cap, by_hand] = pack_colour(colours.human)
    return picture


def review_picture(
    review_states: FrameCategories, columns: PixelColumns, height: int, colours: StripColours
) -> Picture:
    """Draw a line under reviewed frames, paler in columns with only some of them, and dotted under pinned ones.

    Args:
        review_states: the `ReviewState` of each frame.
        columns: the frames under each column.
        height: height of the picture in pixels.
        colours: see `StripColours`.
    """
    count = len(columns.first)
    picture = blank(height, count, colours)
    if not count:
        return picture
    counts = review_states.counts(columns)
    reviewed = counts[ReviewState.REVIEWED] / (columns.stop - columns.first)
    pinned = (counts[ReviewState.PINNED] > 0) & (np.arange(count) % _DOT_PERIOD_PX < _DOT_PERIOD_PX // 2)
    picture[:, pinned] = pack_colour(colours.pinned)
    shown = reviewed > 0
    shares = np.maximum(reviewed[shown], _MIN_REVIEWED_OPACITY)[:, None]
    red, green, blue = np.rint(_blend(colours.reviewed, colours.ground, shares)).astype(np.uint32).T
    picture[:, shown] = 0xFF000000 | red << 16 | green << 8 | blue
    return picture


def suspicion_picture(
    highest: Floats32, queued: Floats32, columns: PixelColumns, height: int, colours: StripColours
) -> Picture:
    """Draw a bar for the highest suspicion in each column, in another colour up to the highest of queued frames."""
    picture = blank(height, len(columns.first), colours)
    high = np.where(highest < _MIN_SUSPICION, np.float32(np.nan), highest)
    floor = np.ones_like(high)
    quiet = tuple(_blend(colours.line, colours.ground, 0.6).astype(int).tolist())
    draw_spans(picture, 1 - high, floor, quiet, 1)
    draw_spans(picture, 1 - queued, floor, colours.suspicious, 1)
    _draw_seams(picture, columns, colours.ground)
    return picture


def draw_spans(
    picture: Picture, low: NDArray[np.float32], high: NDArray[np.float32], colour: Colour, thickness: int
) -> None:
    """Draw a bar in each column from `low` to `high` (shares of the height, 0 at the top), or none for NaN."""
    height = len(picture)
    room = max(height - thickness, 0)
    drawn = np.flatnonzero(np.isfinite(low))
    if not len(drawn):
        return
    top, bottom = np.full((2, picture.shape[1]), height, np.int16)
    top[drawn], bottom[drawn] = np.round(low[drawn] * room), np.round(high[drawn] * room) + thickness
    rows = np.arange(height, dtype=np.int16)[:, None]
    np.putmask(picture, (rows >= top) & (rows < bottom), pack_colour(colour))


def confidence_picture(
    low: Floats32, high: Floats32, columns: PixelColumns, height: int, colours: StripColours
) -> Picture:
    """Draw a bar for the confidence in each column: solid up to the lowest value, pale up to the highest."""
    picture = blank(height, len(columns.first), colours)
    floor = np.ones_like(high)
    pale = tuple(_blend(colours.line, colours.ground, 0.45).astype(int).tolist())
    if columns.coarse:
        draw_spans(picture, 1 - high, floor, pale, 1)
    draw_spans(picture, 1 - low, floor, colours.line, 1)
    _draw_seams(picture, columns, colours.ground)
    return picture


def _weights(looks: FrameCategories, columns: PixelColumns) -> NDArray[np.float32]:
    """Return the weight of each category in each column, (N_CATEGORIES, columns). The sum of a column is 1."""
    counts = looks.counts(columns).astype(np.float32)
    shares = counts / counts.sum(axis=0)
    shares[(shares > 0) & (shares < _MIN_WEIGHT)] = _MIN_WEIGHT
    return np.asarray(shares / shares.sum(axis=0), np.float32)


@lru_cache(maxsize=8)
def _kinds_of_rows(height: int, colours: StripColours) -> tuple[NDArray[np.float32], NDArray[np.intp]]:
    """Return the distinct rows of `_patterns`, so that only these few rows have to be blended.

    Returns:
        The distinct rows, (kinds, 3, N_CATEGORIES), and for each row of pixels the index of its kind, (height,).
    """
    kinds, row_kind = np.unique(_patterns(height, colours), axis=0, return_inverse=True)
    return kinds.reshape(-1, N_CATEGORIES, 3).transpose(0, 2, 1), row_kind.ravel()


def _patterns(height: int, colours: StripColours) -> NDArray[np.float32]:
    """Return the colour of each category in each row of pixels, (height, N_CATEGORIES * 3)."""
    patterns = np.empty((N_CATEGORIES, height, 3), np.float32)
    patterns[:] = colours.ground
    patterns[0] = colours.unset
    stripes = np.arange(height) // max(height // 14, 1) % 2 == 1
    for source in CurveSource:
        for state, share in _HEIGHTS.items():
            inpainted = source is CurveSource.INPAINTED and state is State.VISIBLE
            filled = np.arange(height) >= round(height * (1 - (_INPAINTED_HEIGHT if inpainted else share)))
            if state is State.OCCLUDED:
                filled &= stripes
            if state is State.UNCLEAR:
                filled &= np.arange(height) < round(height * (1 - _UNCLEAR_BAR_BOTTOM))
            unsaid = state is State.NO_BALL and source is not CurveSource.HUMAN
            patterns[category_of(source, state), filled] = colours.no_ball if unsaid else colours.of(source)
    return patterns.transpose(1, 0, 2).reshape(height, -1)


def _blend(colour: Colour, ground: Colour, share: NDArray[np.float64] | float) -> NDArray[np.float64]:
    return np.asarray(np.array(colour) * share + np.array(ground) * (1 - share), np.float64)


def _draw_seams(picture: Picture, columns: PixelColumns, ground: Colour) -> None:
    if not columns.coarse and columns.per_frame >= _MIN_SEAM_COLUMNS:
        picture[:, columns.begins_frame] = pack_colour(ground)


def loudness_picture(loudness: Floats32, edges: Floats, height: int, colours: StripColours) -> Picture:
    """Draw a symmetrical waveform.

    Args:
        loudness: see `measure_loudness`; a growing recording has it for its first frames only. The full height stands
            for a peak that only a few of the loudest exceed.
        edges: positions of the columns' borders, in frames, ascending, (columns + 1,).
        height: height of the picture in pixels.
        colours: see `StripColours`.
    """
    picture = blank(height, len(edges) - 1, colours)
    borders = np.clip(np.floor(edges * BINS_PER_FRAME), 0, len(loudness)).astype(np.int64)
    first, stop = borders[:-1], np.maximum(borders[1:], borders[:-1] + 1)
    inside = np.flatnonzero((edges[1:] > 0) & (first < len(loudness)))
    if not len(inside):
        return picture
    # Pairs of borders: `reduceat` takes the maximum between the even and the odd ones.
    pairs = np.column_stack([first[inside], np.minimum(stop[inside], len(loudness))]).ravel()
    padded = np.append(loudness, np.float32(0))
    loudest = max(float(np.quantile(loudness, _LOUD_SHARE)), _MIN_LOUDNESS)
    reach = np.minimum(np.maximum.reduceat(padded, pairs)[::2] / loudest, 1) * (height / 2)
    distance = np.abs(np.arange(height) - (height - 1) / 2)
    picture[:, inside] = np.where(
        distance[:, None] <= np.maximum(reach, 0.5), pack_colour(colours.line), picture[:, inside]
    )
    return picture
