"""The broadcast's score graphic in the top left corner."""

import cv2
import numpy as np

from .layers import Sprite
from .look import Look


def draw_scoreboard(look: Look, picture_width: int) -> Sprite:
    """Two names and two scores, as a layer that hides most of what is behind it."""
    scale = picture_width / 1280
    wide, high = round(240 * scale), round(46 * scale)
    board = np.zeros((high, wide, 3), np.uint8)
    row = high // 2
    font, size, thick = cv2.FONT_HERSHEY_DUPLEX, 0.52 * scale, max(round(scale), 1)
    for i, (name, score) in enumerate(zip(look.players, look.scores, strict=True)):
        top = i * row
        cv2.rectangle(board, (0, top), (wide, top + row - 2), (188, 186, 184), -1)
        colour = look.near.shirt if i else look.far.shirt
        cv2.rectangle(board, (0, top), (round(10 * scale), top + row - 2), colour, -1)
        cv2.rectangle(board, (wide - round(34 * scale), top), (wide, top + row - 2), (52, 48, 46), -1)
        baseline = top + round(17 * scale)
        cv2.putText(board, name, (round(20 * scale), baseline), font, size, (30, 28, 28), thick, cv2.LINE_AA)
        place = (wide - round(28 * scale), baseline)
        cv2.putText(board, str(score), place, font, size, (240, 240, 240), thick, cv2.LINE_AA)
    pixels = np.concatenate([board * np.float32(0.95), np.full((high, wide, 1), 0.95, np.float32)], axis=2)
    return Sprite(round(200 * scale), round(40 * scale), pixels.astype(np.float32))
