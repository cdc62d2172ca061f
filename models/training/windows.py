"""Training windows: eight frames with their background, cut, scaled and varied, and where the ball is in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.augmentation import augment
from models.training.frames import Box, Footage, Pictures
from models.training.pasting import CutOut, erase_ball, paste_ball
from models.training.predictions import HardSpot
from rallytrace.track.geometry import Size

CUT = Size(320, 192)
"""What a training window shows of the scaled picture: a sixth of 768x432, at a sixth of its price."""
WIDTHS = (430, 1050)
"""Narrowest and widest picture that windows are cut from: the network runs at 768x432 and 512x288, and balls differ."""
WHOLE_WIDTHS = (0.91, 1.17)
"""The same for windows that show a whole picture, or most of it: parts of the view's width."""


@dataclass(frozen=True, slots=True, eq=False)
class TrainingWindow:
    """What the network is shown, and what it should say.

    Attributes:
        pictures: uint8 (1 + L, h, w, 3) RGB, the background first.
        known: bool (L,), frames that count in the loss.
        visible: bool (L,), frames that show the ball.
        positions: float32 (L, 2), x and y in pixels of the pictures; of any value where not visible.
    """

    pictures: Pictures
    known: NDArray[np.bool_]
    visible: NDArray[np.bool_]
    positions: NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Variation:
    """How windows are varied.

    Attributes:
        view: size of the pictures cut out.
        widths: narrowest and widest picture that they are cut from; one that is narrower than the view is shown whole.
        pasted: share of windows with another ball in place of the filmed one.
        around_ball: share of windows cut so that they show the ball, where there is one.
        cut_outs: filmed balls to paste, of as many frames as a window; a third is drawn, and all where there are none.
    """

    view: Size = CUT
    widths: tuple[int, int] = WIDTHS
    pasted: float = 0.35
    around_ball: float = 0.7
    cut_outs: Sequence[CutOut] = ()

    @classmethod
    def of_whole(cls, view: Size) -> Self:
        """Windows that show a whole picture, or most of it, as large as a view."""
        narrowest, widest = WHOLE_WIDTHS
        return cls(view, (round(narrowest * view.width), round(widest * view.width)))


def cut_window(
    footage: Footage,
    start: int,
    length: int,
    variation: Variation,
    rng: np.random.Generator,
    *,
    spot: HardSpot | None = None,
) -> TrainingWindow:
    """Cut a training window that begins near a frame.

    Args:
        footage: the rally.
        start: first frame; brought back where the rally ends too early.
        length: frames in a window; a rally has at least as many.
        variation: how it is varied.
        rng: decides how.
        spot: what the window must show, in one of its frames; nothing is pasted there.
    """
    step = 2 if rng.random() < 0.12 and len(footage) > 2 * length else 1
    if spot:
        start = max(0, spot.frame - step * int(rng.integers(length)))
    chosen = min(start, len(footage) - 1 - step * (length - 1)) + step * np.arange(length)
    if rng.random() < 0.25:
        chosen = chosen[::-1]
    visible, positions = footage.visible[chosen], footage.positions[chosen]
    known = footage.in_rally()[chosen]
    shown = np.array([[spot.x, spot.y]]) if spot else positions[visible]
    box = _draw_box(footage, variation, shown, 1.0 if spot else variation.around_ball, rng)
    frames = np.stack([footage.crop(frame, box) for frame in chosen.tolist()])
    behind = footage.backgrounds[:, box.top : box.top + box.height, box.left : box.left + box.width]
    background = behind[rng.choice(len(behind), p=background_odds(len(behind)))]
    positions = positions - (box.left, box.top)
    if not spot and rng.random() < variation.pasted:
        erase_ball(frames, behind[0], visible, positions)
        drawn = not variation.cut_outs or rng.random() < 1 / 3
        cut_out = None if drawn else variation.cut_outs[int(rng.integers(len(variation.cut_outs)))]
        # What is labelled 'no ball', or not labelled at all, may show one where a rally begins and ends.
        visible, positions = paste_ball(frames, behind[0], cut_out, rng)
    scaled, visible, positions = _scale(np.concatenate([background[None], frames]), visible, positions, variation.view)
    if rng.random() < 0.5:
        scaled = scaled[:, :, ::-1]
        positions = np.stack([scaled.shape[2] - 1 - positions[:, 0], positions[:, 1]], axis=1)
    return TrainingWindow(augment(scaled, rng), known, visible, positions)


def background_odds(count: int) -> NDArray[np.float64]:
    odds = np.full(count, 0.4 / max(count - 1, 1))
    odds[0] = 0.6
    return np.asarray(odds / odds.sum(), np.float64)


def _draw_box(
    footage: Footage, variation: Variation, spots: NDArray[np.floating], around: float, rng: np.random.Generator
) -> Box:
    """Return the part of the frames to show, as large as the view once the picture has a random width.

    Args:
        footage: the rally.
        variation: size of the pictures that the network sees, and the widths to draw from.
        spots: (k, 2), x and y in pixels of the kept frames; one of them is shown with the probability `around`.
        around: 0 to 1.
        rng: decides which part.
    """
    view, width = variation.view, np.exp(rng.uniform(*np.log(variation.widths)))
    most = np.array([footage.size.width, footage.size.height])
    scale = footage.size.width / width * np.exp(rng.normal(0, 0.04, 2))
    sides = np.minimum(2 * np.rint(np.array([view.width, view.height]) * scale / 2), most).astype(int)
    if len(spots) and rng.random() < around:
        corner = spots[rng.integers(len(spots))] - sides * rng.uniform(0.1, 0.9, 2)
    else:
        corner = rng.uniform(0, 1, 2) * (most - sides)
    left, top = 2 * (np.clip(np.rint(corner), 0, most - sides) // 2).astype(int)
    return Box(int(left), int(top), int(sides[0]), int(sides[1]))


def _scale(
    pictures: Pictures, visible: NDArray[np.bool_], positions: NDArray[np.float32], view: Size
) -> tuple[Pictures, NDArray[np.bool_], NDArray[np.float32]]:
    """Scale pictures to the view's size; a ball outside is not visible."""
    height, width = pictures.shape[1:3]
    how = cv2.INTER_AREA if width > 1.25 * view.width else cv2.INTER_LINEAR
    scaled = np.stack([cv2.resize(picture, (view.width, view.height), interpolation=how) for picture in pictures])
    moved = (positions + 0.5) * (view.width / width, view.height / height) - 0.5
    inside = ((moved >= -0.5) & (moved < (view.width - 0.5, view.height - 0.5))).all(axis=1)
    return scaled, visible & inside, moved.astype(np.float32)
