"""How wide a video's pixels are shown: by the container, by the codec, or as square ones for nonsense."""

import struct
from fractions import Fraction
from pathlib import Path

import pytest

import clipmaker
from rallytrace.track.geometry import Size
from rallytrace.video.reader import VideoReader

ASPECTS = [Fraction(*pair) for pair in ((4, 3), (16, 11), (32, 27), (10, 11), (8, 9), (40, 33), (64, 45), (1, 1))]


@pytest.mark.parametrize("name", ["clip.mp4", "clip.mkv", "clip.ts", "clip.avi"])
@pytest.mark.parametrize("aspect", ASPECTS, ids=str)
def test_size_has_the_pixel_aspect_of_the_file(name: str, aspect: Fraction, tmp_path: Path) -> None:
    path = clipmaker.make(clipmaker.Clip(name, n_frames=3, pixel_aspect=aspect), tmp_path)
    with VideoReader(path) as reader:
        assert reader.size == Size(192, 108)
        assert reader.size.pixel_aspect == pytest.approx(float(aspect), rel=0.01)
        assert reader.size.pixel_aspect == float(reader.pixel_aspect)


def _patched(path: Path, across: int, down: int) -> Path:
    """Return the file with another pixel aspect in its container."""
    data = bytearray(path.read_bytes())
    place = data.index(b"pasp") + 4
    data[place : place + 8] = struct.pack(">II", across, down)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("pair", "aspect"),
    [
        ((3, 2), 1.5),
        ((0, 1), 4 / 3),
        ((1, 0), 4 / 3),
        ((0, 0), 4 / 3),
        ((1000, 1), 1.0),
        ((1, 1000), 1.0),
        ((2**31 - 1, 1), 1.0),
        ((2**32 - 1, 2**32 - 1), 1.0),
    ],
)
def test_container_comes_first_and_nonsense_is_square(pair: tuple[int, int], aspect: float, tmp_path: Path) -> None:
    """The codec says 4:3; a container that says nothing leaves that."""
    clip = clipmaker.Clip("clip.mp4", n_frames=3, pixel_aspect=Fraction(4, 3))
    with VideoReader(_patched(clipmaker.make(clip, tmp_path), *pair)) as reader:
        assert reader.size.pixel_aspect == pytest.approx(aspect)
