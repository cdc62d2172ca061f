"""Augment windows: colours, light, blur, noise and compression, the same for all frames of a window."""

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.frames import Pictures

_GREY = np.array([0.299, 0.587, 0.114], np.float32)


def augment(window: Pictures, rng: np.random.Generator) -> Pictures:
    """Augment a window.

    Args:
        window: uint8 (n, h, w, 3) RGB, background and frames.
        rng: decides the look.

    Returns:
        A window of the same shape.
    """
    tone = _Tone(rng)
    pictures = [tone(np.ascontiguousarray(picture)) for picture in window]
    if rng.random() < 0.25:
        sigma = float(rng.uniform(0.4, 1.1))
        pictures = [np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8) for picture in pictures]
    elif rng.random() < 0.2:
        pictures = [_sharpened(picture, float(rng.uniform(0.3, 1.0))) for picture in pictures]
    if rng.random() < 0.3:
        pictures = _noisy(pictures, float(rng.uniform(1.0, 6.0)), rng)
    if rng.random() < 0.15:
        pictures = [_compressed(picture, int(rng.integers(25, 80))) for picture in pictures]
    return np.stack(pictures)


class _Tone:
    """Random light and colour: gamma, contrast, gains, saturation, hue, and sometimes exchanged channels."""

    def __init__(self, rng: np.random.Generator) -> None:
        ramp = np.linspace(0, 1, 256)
        gamma = np.exp(rng.normal(0, 0.22))
        contrast, light = np.exp(rng.normal(0, 0.15)), rng.normal(0, 0.05)
        gains = np.exp(rng.normal(0, 0.07, 3))
        curves = ((ramp**gamma)[:, None] * gains - 0.5) * contrast + 0.5 + light
        self._curves = np.clip(curves * 255 + 0.5, 0, 255).astype(np.uint8)[None]
        self._mixing = mixing_matrix(rng) if rng.random() < 0.6 else None

    def __call__(self, picture: Pictures) -> Pictures:
        toned = cv2.LUT(picture, self._curves)
        if self._mixing is not None:
            toned = cv2.transform(toned, self._mixing)
        return np.asarray(toned, np.uint8)


def mixing_matrix(rng: np.random.Generator) -> NDArray[np.float32]:
    """Return a colour matrix that rotates the hue around grey and changes the saturation."""
    saturation = float(np.clip(rng.normal(0.95, 0.35), 0, 1.8))
    angle = rng.normal(0, 0.35)
    axis = np.ones(3) / np.sqrt(3)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    turn = np.cos(angle) * np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * np.outer(axis, axis)
    if rng.random() < 0.1:
        turn = turn[rng.permutation(3)]
    grey = np.tile(_GREY, (3, 1))
    return np.asarray((grey + saturation * (np.eye(3) - grey)) @ turn, np.float32)


def _sharpened(picture: Pictures, amount: float) -> Pictures:
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    return np.asarray(cv2.addWeighted(picture, 1 + amount, soft, -amount, 0), np.uint8)


def _noisy(pictures: list[Pictures], sigma: float, rng: np.random.Generator) -> list[Pictures]:
    """Add noise to each frame, shifted from one random field, because drawing noise is slow."""
    height, width = pictures[0].shape[:2]
    field = rng.normal(0, sigma, (height + 64, width + 64, 3)).astype(np.float32)
    if rng.random() < 0.5:
        field = np.asarray(cv2.GaussianBlur(field, (0, 0), 0.6), np.float32)
    whole = np.clip(np.rint(field), -127, 127).astype(np.int16)
    finished = []
    for picture in pictures:
        top, left = rng.integers(0, 64, 2)
        part = whole[top : top + height, left : left + width]
        finished.append(np.asarray(cv2.add(picture, part, dtype=cv2.CV_8U), np.uint8))
    return finished


def _compressed(picture: Pictures, quality: int) -> Pictures:
    done, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8) if done else picture
