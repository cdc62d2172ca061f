"""Pictures of a match with a scoreboard, drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from clipmaker import Clip, Picture, make

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Layout:
    """How a scoreboard looks.

    Attributes:
        size: height of the digits in pixels.
        ground: brightness of the cells.
        ink: brightness of the digits.
        place: left and top of the board as shares of the picture.
        row_height: distance between the rows in heights of the digits.
        mark: whether a mark beside a row shows who serves.
    """

    font: str = "sans"
    weight: int = 600
    size: int = 12
    ground: tuple[int, int, int] = (60, 64, 60)
    ink: tuple[int, int, int] = (250, 250, 250)
    names: tuple[int, int, int] = (200, 205, 200)
    place: tuple[float, float] = (0.08, 0.05)
    row_height: float = 1.8
    mark: bool = True


LAYOUTS: Final = {
    "dark": Layout(),
    "light": Layout(ground=(235, 240, 240), ink=(20, 20, 30), names=(60, 30, 20)),
    "bold": Layout(weight=800, size=16, mark=False),
    "yellow": Layout(ground=(40, 220, 240), ink=(10, 10, 10), names=(10, 10, 10), size=14),
    "bottom": Layout(place=(0.05, 0.86), ground=(110, 40, 20)),
    "tall": Layout(ground=(235, 240, 240), ink=(20, 20, 30), names=(60, 30, 20), row_height=3.8),
    "red": Layout(ground=(30, 80, 230), place=(0.6, 0.06), size=14),
}
NAMES: Final = ("LINDQVIST", "OKONKWO")
SIZE: Final = (1280, 720)


def draw_scene(seed: int) -> Pixels:
    """Return a court with lines, hoardings with text, and players somewhere."""
    chance = np.random.default_rng(seed)
    width, height = SIZE
    picture = np.full((height, width, 3), (90, 130, 60), np.uint8)
    picture[: height // 3] = (40, 20, 25)
    blocks = np.random.default_rng(0).integers(0, 120, (12, 40, 3), dtype=np.uint8)
    picture[: height // 4] = cv2.resize(blocks, (width, height // 4), interpolation=cv2.INTER_NEAREST)
    for x in (200, 640, 1080):
        cv2.line(picture, (x, height - 60), (640 + (x - 640) // 2, height // 3), (240, 240, 240), 3)
    for k, text in enumerate(("SPORT 21", "WATER", "BANK 100", "HALL 3")):
        cv2.putText(picture, text, (120 + 280 * k, height // 3 - 8), (255, 255, 255), cv2.FontFace("sans"), 22, 700)
    for _ in range(2):
        x, y = int(chance.integers(300, 900)), int(chance.integers(280, 620))
        cv2.rectangle(picture, (x, y), (x + 30, y + 80), chance.integers(0, 255, 3).tolist(), -1)
    noise = chance.normal(0, 3, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


def draw_board(picture: Pixels, upper: str, lower: str, layout: Layout, *, server: int = 0, shown: float = 1.0) -> None:
    """Draw a board with the numbers of both rows into a picture.

    Args:
        shown: how opaque the board is, while it fades in or out.
    """
    height, width = picture.shape[:2]
    h, font = layout.size, cv2.FontFace(layout.font)
    left, top = round(layout.place[0] * width), round(layout.place[1] * height)
    drawn = picture.copy()
    row_height, name_width, cell = round(h * layout.row_height), h * 12, round(h * 2.4)
    columns = upper.split(), lower.split()
    for row in (0, 1):
        y = top + row * row_height
        cv2.rectangle(drawn, (left, y), (left + name_width, y + row_height - 2), layout.names, -1)
        dark = sum(layout.names) < 300
        colour = (240, 240, 240) if dark else (10, 10, 10)
        cv2.putText(drawn, NAMES[row], (left + h, y + round(h * 1.35)), colour, font, round(h * 1.35), 600)
        if layout.mark and row == server:
            x = left + name_width - 6
            cv2.rectangle(drawn, (x, y), (x + 4, y + row_height - 2), (0, 240, 240), -1)
        for k, text in enumerate(columns[row]):
            x = left + name_width + k * cell
            cv2.rectangle(drawn, (x, y), (x + cell - 2, y + row_height - 2), layout.ground, -1)
            size = round(h / 0.72)
            right, _ = cv2.putText(
                np.zeros((80, 200, 3), np.uint8), text, (0, 50), layout.ink, font, size, layout.weight
            )
            start = x + (cell - 2 - right[0]) // 2
            cv2.putText(drawn, text, (start, y + round(h * 1.4)), layout.ink, font, size, layout.weight)
    picture[:] = cv2.addWeighted(drawn, shown, picture, 1 - shown, 0)


SCORES: Final = [("3", "5"), ("4", "5"), ("4", "6"), ("5", "6")]
FRAMES_A_SCORE: Final = 4


def film_board(folder: Path, *, scores: Sequence[tuple[str, str]] = SCORES, with_board: bool = True) -> Path:
    """Return a video of a frame a second, in which the board is missing for the last frame of a score."""

    def paint(i: int, _width: int, _height: int) -> Picture:
        picture = draw_scene(i)
        if with_board and i % FRAMES_A_SCORE < FRAMES_A_SCORE - 1:
            draw_board(picture, *scores[i // FRAMES_A_SCORE], LAYOUTS["dark"])
        return picture[:, :, ::-1]

    n_frames = len(scores) * FRAMES_A_SCORE
    clip = Clip("board.mp4", n_frames=n_frames, width=SIZE[0], height=SIZE[1], rate=1, gop=1)
    return make(clip, folder, paint)
