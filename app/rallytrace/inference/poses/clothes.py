"""Measure the colours of a player's shirt and shorts, which are located by the pose."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.preprocessing import Picture
from rallytrace.track.appearance import NO_COLOURS, Colours, lab_histogram
from rallytrace.track.arrays import Floats
from rallytrace.track.poses import KEYPOINTS, Person

_SHOULDERS: Final = [KEYPOINTS.index(name) for name in ("left_shoulder", "right_shoulder")]
_HIPS: Final = [KEYPOINTS.index(name) for name in ("left_hip", "right_hip")]
_KNEES: Final = [KEYPOINTS.index(name) for name in ("left_knee", "right_knee")]
_MIN_CONFIDENCE: Final = 0.15
"""Minimum confidence of the keypoints that delimit a garment."""
_MIN_SHIRT_WIDTH_FRACTION: Final = 0.5
"""Minimum width of a shirt, as a fraction of its length. Seen from the side, one shoulder hides the other."""
_SHORTS_THIGH_FRACTION: Final = 0.6
"""Length of the shorts as a fraction of the thigh."""
_MIN_PIXELS: Final = 12
_MAX_PIXELS: Final = 600


def with_colours(persons: Sequence[Person], picture: Picture) -> tuple[Person, ...]:
    """Return the persons of a picture with the colours of their clothes."""
    if not persons:
        return ()
    bgr = picture.bgr()
    return tuple(replace(person, colours=clothes_colours(person, bgr)) for person in persons)


def clothes_colours(person: Person, bgr: NDArray[np.uint8]) -> Colours:
    """Return the colours of shirt and shorts in a picture (H, W, 3); 0 for a garment that is not visible."""
    parts = [part_histogram(corners, bgr) for corners in (_shirt(person), _shorts(person))]
    if all(part is None for part in parts):
        return NO_COLOURS
    empty = np.zeros(len(NO_COLOURS) // len(parts))
    shares = np.concatenate([empty if part is None else part for part in parts])
    return np.asarray(np.rint(255 * shares), np.uint8)


def part_histogram(corners: Floats | None, bgr: NDArray[np.uint8]) -> Floats | None:
    """Return the histogram of the pixels between four corners (4, 2), or None if there are too few."""
    if corners is None:
        return None
    height, width = bgr.shape[:2]
    left, top = np.clip(np.floor(corners.min(axis=0)).astype(int), 0, (width, height))
    right, bottom = np.clip(np.ceil(corners.max(axis=0)).astype(int) + 1, 0, (width, height))
    if right - left < 2 or bottom - top < 2:
        return None
    mask = np.zeros((bottom - top, right - left), np.uint8)
    cv2.fillConvexPoly(mask, np.rint(corners - (left, top)).astype(np.int32), 1)
    pixels = bgr[top:bottom, left:right][mask > 0]
    if len(pixels) < _MIN_PIXELS:
        return None
    pixels = pixels[:: -(-len(pixels) // _MAX_PIXELS)]
    lab = cv2.cvtColor(np.ascontiguousarray(pixels[None], dtype=np.float32) / 255, cv2.COLOR_BGR2Lab)[0]
    return lab_histogram(lab)


def _pair(person: Person, numbers: list[int]) -> Floats | None:
    found = person.keypoints[numbers].astype(np.float64)
    return found[:, :2] if (found[:, 2] >= _MIN_CONFIDENCE).all() else None


def _shirt(person: Person) -> Floats | None:
    """Return the corners of the shirt: shoulders and hips, moved inwards a little."""
    shoulders, hips = _pair(person, _SHOULDERS), _pair(person, _HIPS)
    if shoulders is None or hips is None:
        return None
    upper, lower = shoulders.mean(axis=0), hips.mean(axis=0)
    length = float(np.hypot(*(lower - upper)))
    top, bottom = upper + 0.12 * (lower - upper), upper + 0.85 * (lower - upper)
    return np.vstack([_across(shoulders, top, length, 0.8), _across(hips, bottom, length, 0.9)[::-1]])


def _shorts(person: Person) -> Floats | None:
    """Return the corners of the shorts: from the hips part of the way to the knees."""
    hips, knees = _pair(person, _HIPS), _pair(person, _KNEES)
    if hips is None or knees is None:
        return None
    lower = hips + _SHORTS_THIGH_FRACTION * (knees - hips)
    length = float(np.hypot(*(knees.mean(axis=0) - hips.mean(axis=0))))
    ends = _across(hips, hips.mean(axis=0), length, 1.0), _across(lower, lower.mean(axis=0), length, 1.0)
    return np.vstack([ends[0], ends[1][::-1]])


def _across(pair: Floats, middle: Floats, length: float, share: float) -> Floats:
    """Return the two points on either side of `middle` that are `share` of the pair's distance apart."""
    across = pair[1] - pair[0]
    width, min_width = float(np.hypot(*across)), _MIN_SHIRT_WIDTH_FRACTION * length
    if width < min_width:
        sign = 1.0 if across[0] >= 0 else -1.0
        across = np.array([sign * min_width, 0.0])
    return np.vstack([middle - share * across / 2, middle + share * across / 2])
