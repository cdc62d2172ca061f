"""Networks see people as they are displayed; what they find is in the video's pixels."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from poses import person
from rallytrace.inference.preprocessing import in_square_pixels
from rallytrace.track.geometry import Size
from rallytrace.track.poses import from_square_pixels
from rallytrace.video.reader import VideoReader


@pytest.mark.parametrize(("aspect", "width"), [(Fraction(4, 3), 256), (Fraction(1, 2), 96), (Fraction(1), 192)])
def test_picture_of_a_frame_has_square_pixels(tmp_path: Path, aspect: Fraction, width: int) -> None:
    path = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=2, pixel_aspect=aspect), tmp_path)
    with VideoReader(path) as reader:
        picture = in_square_pixels(reader.frame(1))
        assert (picture.index, picture.size) == (1, Size(width, 108))
        assert picture.bgr().shape == (108, width, 3)
        assert clipmaker.number_in(picture.bgr()) == 1


def test_persons_return_to_the_pixels_of_the_video() -> None:
    """The middle of a picture stays in the middle, and what is high stays so."""
    found, size = person(639.5, 300), Size(960, 720, 4 / 3)
    placed = from_square_pixels(found, size)
    assert (placed.box[0] + placed.box[2]) / 2 - 479.5 == pytest.approx(
        0.75 * ((found.box[0] + found.box[2]) / 2 - 639.5)
    )
    assert placed.box[1::2] == found.box[1::2]
    np.testing.assert_allclose(placed.keypoints[:, 1:], found.keypoints[:, 1:])
    square = size.to_square(placed.keypoints[:, :2].T.astype(np.float64)).T
    np.testing.assert_allclose(square, found.keypoints[:, :2], atol=1e-3)
    assert from_square_pixels(found, replace(size, pixel_aspect=1.0)) is found
