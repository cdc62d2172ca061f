"""Draw text into pictures on a dark background: captions, speeds and the scoreboard."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]
"""Blue, green and red."""

_NOMINAL_HEIGHT_PX: Final = 720
_MIN_SCALE: Final = 0.4
_LINE_HEIGHT_PX: Final = 22
"""Line height of the text, in pixels of a picture `_NOMINAL_HEIGHT_PX` high."""
_SCORE_LINE_HEIGHT_PX: Final = 28
_FONT_WEIGHT: Final = 500
_PADDING_PX: Final = 8
_MARGIN_PX: Final = 20
_BACKGROUND_OPACITY: Final = 0.72
"""Opacity of the background behind text."""
_WHITE: Final = (255, 255, 255)
_SERVER_COLOUR: Final = (90, 220, 255)
_MAX_NAME_CHARACTERS: Final = 24


@dataclass(frozen=True, slots=True)
class DrawnScore:
    """A score to draw, with one row per side.

    Attributes:
        names: names of both sides.
        counts: one column per game or set, the current one last.
        server: row number of the side that serves.
    """

    names: tuple[str, str]
    counts: tuple[tuple[str, str], ...]
    server: int


def draw_caption(picture: Picture, words: str) -> None:
    """Draw a line of text into the lower left corner of a picture (H, W, 3) BGR, in place."""
    scale = _scale_of(picture)
    draw_words(picture, words, (round(_MARGIN_PX * scale), picture.shape[0] - round(_MARGIN_PX * scale)))


def draw_words(picture: Picture, words: str, corner: tuple[int, int], colour: Colour = _WHITE) -> None:
    """Draw a line of text on a dark background, kept within the picture.

    Args:
        corner: lower left corner of the background, in pixels.
    """
    scale = _scale_of(picture)
    padding, size = round(_PADDING_PX * scale), round(_LINE_HEIGHT_PX * scale)
    width, height = _width_of(words, size) + 2 * padding, round(1.5 * size)
    left = min(max(corner[0], 0), max(picture.shape[1] - width, 0))
    bottom = min(max(corner[1], height), picture.shape[0])
    _darken(picture, left, bottom - height, width, height)
    _write(picture, words, (left + padding, bottom - round(0.42 * size)), size, colour)


def draw_scoreboard(picture: Picture, board: DrawnScore) -> None:
    """Draw a score into the lower left corner of a picture, in place: names, counts and a dot beside the server."""
    scale = _scale_of(picture)
    size, padding = round(_SCORE_LINE_HEIGHT_PX * scale), round(_PADDING_PX * scale)
    row = round(1.45 * size)
    names = [_shorten(name) for name in board.names]
    name_width = max(_width_of(name, size) for name in names)
    widths = [max(_width_of(count, size) for count in column) + 2 * padding for column in board.counts]
    dot = round(0.3 * size)
    width = 3 * padding + 2 * dot + name_width + padding + sum(widths)
    left, top = round(_MARGIN_PX * scale), picture.shape[0] - round(_MARGIN_PX * scale) - 2 * row
    _darken(picture, left, top, width, 2 * row)
    if widths:
        _darken(picture, left + width - widths[-1], top, widths[-1], 2 * row)
    for side, name in enumerate(names):
        baseline = top + side * row + round(1.05 * size)
        if side == board.server:
            middle = (left + padding + dot, baseline - round(0.34 * size))
            cv2.circle(picture, middle, round(0.75 * dot), _SERVER_COLOUR, cv2.FILLED, cv2.LINE_AA)
        _write(picture, name, (left + 2 * padding + 2 * dot, baseline), size, _WHITE)
        x = left + width - sum(widths)
        for column, column_width in zip(board.counts, widths, strict=True):
            offset = (column_width - _width_of(column[side], size)) // 2
            _write(picture, column[side], (x + offset, baseline), size, _WHITE)
            x += column_width


def _scale_of(picture: Picture) -> float:
    return max(float(picture.shape[0]) / _NOMINAL_HEIGHT_PX, _MIN_SCALE)


def _shorten(name: str) -> str:
    return name if len(name) <= _MAX_NAME_CHARACTERS else f"{name[: _MAX_NAME_CHARACTERS - 1]}\N{HORIZONTAL ELLIPSIS}"


@cache
def _font() -> cv2.FontFace:
    return cv2.FontFace("sans")


def _width_of(words: str, size: int) -> int:
    _, _, width, _ = cv2.getTextSize((0, 0), words, (0, 0), _font(), size, _FONT_WEIGHT)
    return int(width)


def _write(picture: Picture, words: str, origin: Sequence[int], size: int, colour: Colour) -> None:
    cv2.putText(picture, words, (origin[0], origin[1]), colour, _font(), size, _FONT_WEIGHT)


def _darken(picture: Picture, left: int, top: int, width: int, height: int) -> None:
    area = picture[max(top, 0) : top + height, max(left, 0) : left + width]
    area[:] = (area * (1 - _BACKGROUND_OPACITY)).astype(np.uint8)
