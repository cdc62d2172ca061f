"""Training windows: eight frames with their background, cut, scaled and varied, and where the ball is in them."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.frames import STORED, Footage, Pictures
from models.training.looks import vary_look
from models.training.pasting import replace_shuttle
from rallytrace.domain.geometry import Size

MODEL = Size(512, 288)


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
        view: size of the pictures cut out, at most the network's own; a smaller one trains faster.
        pasted: share of windows with a shuttle drawn in place of the filmed one.
        around_ball: share of windows cut so that they show the ball, where there is one.
    """

    view: Size = MODEL
    pasted: float = 0.3
    around_ball: float = 0.75


def cut_window(
    footage: Footage, start: int, length: int, variation: Variation, rng: np.random.Generator
) -> TrainingWindow:
    """Cut a training window that begins near a frame.

    Args:
        footage: the rally.
        start: first frame; brought back where the rally ends too early.
        length: frames in a window; a rally has at least as many.
        variation: how it is varied.
        rng: decides how.
    """
    step = 2 if rng.random() < 0.1 and len(footage) > 2 * length else 1
    chosen = min(start, len(footage) - 1 - step * (length - 1)) + step * np.arange(length)
    if rng.random() < 0.25:
        chosen = chosen[::-1]
    frames = np.stack([footage.frames[frame] for frame in chosen])
    background = footage.backgrounds[rng.choice(len(footage.backgrounds), p=_background_odds(len(footage.backgrounds)))]
    visible, positions, known = footage.visible[chosen], footage.positions[chosen], footage.known[chosen]
    if rng.random() < variation.pasted:
        visible, positions = replace_shuttle(frames, footage.backgrounds[0], visible, positions, rng)
    pictures = np.concatenate([background[None], frames])
    pictures, visible, positions = _view(pictures, visible, positions, variation, rng)
    if rng.random() < 0.5:
        pictures = pictures[:, :, ::-1]
        positions = np.stack([pictures.shape[2] - 1 - positions[:, 0], positions[:, 1]], axis=1)
    return TrainingWindow(vary_look(pictures, rng), known, visible, positions)


def _background_odds(count: int) -> NDArray[np.float64]:
    odds = np.full(count, 0.4 / max(count - 1, 1))
    odds[0] = 0.6
    return np.asarray(odds / odds.sum(), np.float64)


def _view(
    pictures: Pictures,
    visible: NDArray[np.bool_],
    positions: NDArray[np.float32],
    variation: Variation,
    rng: np.random.Generator,
) -> tuple[Pictures, NDArray[np.bool_], NDArray[np.float32]]:
    """Cut a part of the pictures and scale it to the view's size; a ball outside is not visible."""
    view = variation.view
    most = np.array([STORED.width, STORED.height])
    native = np.array([view.width * STORED.width / MODEL.width, view.height * STORED.height / MODEL.height])
    zoom = np.exp(rng.uniform(np.log(0.75), np.log(1.6))) * np.exp(rng.normal(0, 0.04, 2))
    cut = np.minimum(np.rint(native / zoom), most).astype(int)
    shown = np.flatnonzero(visible)
    if shown.size and rng.random() < variation.around_ball:
        at = positions[rng.choice(shown)] - cut * rng.uniform(0.1, 0.9, 2)
    else:
        at = rng.uniform(0, 1, 2) * (most - cut)
    left, top = np.clip(np.rint(at), 0, most - cut).astype(int)
    width, height = cut
    shrinks = cut[0] > view.width
    how = cv2.INTER_AREA if shrinks else cv2.INTER_LINEAR
    scaled = np.stack([
        cv2.resize(picture[top : top + height, left : left + width], (view.width, view.height), interpolation=how)
        for picture in pictures
    ])  # fmt: skip
    moved = (positions - (left, top) + 0.5) * (view.width / width, view.height / height) - 0.5
    inside = ((moved >= -0.5) & (moved < (view.width - 0.5, view.height - 0.5))).all(axis=1)
    return scaled, visible & inside, moved.astype(np.float32)
