"""Pictures are turned and mirrored as FFmpeg does it, whatever the file's display matrix says."""

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import av
import numpy as np
import pytest
from av.bitstream import BitStreamFilterContext
from numpy.typing import NDArray

import clipmaker
from clipmaker import Clip
from rallytrace.errors import no_check
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.clip_copy import copy_clip
from rallytrace.video.orientation import Orientation
from rallytrace.video.reader import VideoReader

Matrix = tuple[int, ...]
ONE = 1 << 16
WIDE = Size(192, 108)
TALL = Size(108, 192)


def matrix_of(a: float, b: float, c: float, d: float) -> Matrix:
    """Return a display matrix that moves (x, y) to (ax + cy, bx + dy)."""
    return round(a * ONE), round(b * ONE), 0, round(c * ONE), round(d * ONE), 0, 0, 0, 1 << 30


def angle(degrees: float) -> Matrix:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return matrix_of(cos, sin, -sin, cos)


def moved(stored: NDArray[np.uint8], matrix: Matrix) -> NDArray[np.uint8]:
    """Return the picture with each pixel where the matrix moves it."""
    a, b, _, c, d = (round(number / ONE) for number in matrix[:5])
    y, x = np.mgrid[: stored.shape[0], : stored.shape[1]]
    columns, rows = a * x + c * y, b * x + d * y
    columns, rows = columns - columns.min(), rows - rows.min()
    seen = np.zeros((rows.max() + 1, columns.max() + 1, 3), np.uint8)
    seen[rows, columns] = stored
    return seen


RIGHT_ANGLES = [matrix_of(x, 0, 0, y) for x, y in itertools.product((1, -1), repeat=2)] + [
    matrix_of(0, y, x, 0) for x, y in itertools.product((1, -1), repeat=2)
]


def stored(path: Path) -> list[NDArray[np.uint8]]:
    """Return the pictures as they lie in a file."""
    with av.open(str(path)) as container:
        return [np.asarray(picture.to_ndarray(format="bgr24"), np.uint8) for picture in container.decode(video=0)]


@pytest.mark.parametrize("matrix", RIGHT_ANGLES, ids=str)
def test_right_angles_and_mirrors_are_shown_as_asked(matrix: Matrix, tmp_path: Path) -> None:
    clip = Clip("clip.mp4", n_frames=3, matrix=matrix, pixel_aspect=Fraction(4, 3))
    swapped = not matrix[0]
    path = clipmaker.make(clip, tmp_path)
    pictures = stored(path)
    with VideoReader(path) as reader:
        assert reader.size == (TALL if swapped else WIDE)
        assert reader.pixel_aspect == (Fraction(3, 4) if swapped else Fraction(4, 3))
        for frame in reader.frames():
            seen = moved(pictures[frame.index], matrix)
            assert np.array_equal(frame.bgr(), seen)
            assert np.array_equal(reader.frame(frame.index).bgr(), seen)
            assert np.array_equal(frame.crop(7, 20, Size(31, 40)), seen[20:60, 7:38])
            small = frame.rgb_resized(Size(60, 60), ResizeFilter.LINEAR)[..., ::-1].astype(int)
            assert np.abs(small - moved(small_of(pictures[frame.index]), matrix)).mean() < 4
        mirrored = matrix[0] * matrix[4] - matrix[1] * matrix[3] < 0
        assert any("mirrored" in warning for warning in reader.warnings) == mirrored


def small_of(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(picture), "bgr24")
    return np.asarray(frame.reformat(60, 60, interpolation="BILINEAR").to_ndarray(), np.uint8)


@pytest.mark.parametrize("matrix", [(0,) * 9, matrix_of(1, 0, 0, 0), matrix_of(1, 1, 1, 1)], ids=str)
def test_matrix_without_inverse_leaves_picture_as_stored(matrix: Matrix, tmp_path: Path) -> None:
    path = clipmaker.make(Clip("clip.mp4", n_frames=3, matrix=matrix), tmp_path)
    pictures = stored(path)
    with VideoReader(path) as reader:
        assert reader.size == WIDE
        assert [np.array_equal(frame.bgr(), pictures[frame.index]) for frame in reader.frames()] == [True] * 3
        assert any("invalid" in warning for warning in reader.warnings)


@pytest.mark.parametrize(
    ("matrix", "nearest"),
    [
        (angle(30), angle(0)),
        (angle(60), angle(90)),
        (angle(-120), angle(-90)),
        (angle(200), angle(180)),
        (matrix_of(1, 0.5, 0, 1), angle(0)),
        (matrix_of(-1, 0.2, 0.2, 1), matrix_of(-1, 0, 0, 1)),
    ],
)
def test_tilt_and_shear_become_nearest_turn_with_note(matrix: Matrix, nearest: Matrix) -> None:
    found, right = Orientation.from_matrix(matrix), Orientation.from_matrix(nearest)
    assert (found.transposed, found.flipped_x, found.flipped_y) == (
        right.transposed,
        right.flipped_x,
        right.flipped_y,
    )
    assert "tilted" in found.note


@pytest.mark.parametrize("matrix", [matrix_of(2, 0, 0, 2), matrix_of(4 / 3, 0, 0, 1), angle(0.5), angle(0)])
def test_scale_and_tiny_angles_need_no_note(matrix: Matrix) -> None:
    assert Orientation.from_matrix(matrix) == Orientation()


@pytest.mark.parametrize(
    ("options", "matrix"), [("rotate=90", angle(-90)), ("flip=horizontal", matrix_of(-1, 0, 0, 1))]
)
def test_orientation_message_in_h264_stream_is_followed(options: str, matrix: Matrix, tmp_path: Path) -> None:
    plain = clipmaker.make(Clip("plain.mp4", n_frames=3), tmp_path)
    path = tmp_path / "marked.mkv"
    with av.open(str(plain)) as source, av.open(str(path), "w") as target:
        picture_stream = source.streams.video[0]
        copied = target.add_stream_from_template(picture_stream)
        mark = BitStreamFilterContext(f"h264_metadata=display_orientation=insert:{options}", picture_stream)
        for packet in source.demux(picture_stream):
            if packet.size:
                for marked in mark.filter(packet):
                    marked.stream = copied
                    target.mux(marked)
    pictures = stored(path)
    with VideoReader(path) as reader:
        assert [np.array_equal(frame.bgr(), moved(pictures[frame.index], matrix)) for frame in reader.frames()] == [
            True
        ] * 3


@pytest.mark.parametrize("matrix", RIGHT_ANGLES, ids=str)
def test_copied_clip_keeps_orientation(matrix: Matrix, tmp_path: Path) -> None:
    path = clipmaker.make(Clip("clip.mp4", n_frames=60, matrix=matrix), tmp_path)
    with VideoReader(path) as reader:
        copy_clip(reader, range(20, 40), tmp_path / "copy.mp4", no_check)
        with VideoReader(tmp_path / "copy.mp4") as copy:
            assert copy.orientation == reader.orientation
            assert np.array_equal(copy.frame(5).bgr(), reader.frame(25).bgr())


def test_damaged_beginning_keeps_orientation(encoded: Callable[[Clip], Path]) -> None:
    clip = Clip("mirrored and damaged.mp4", matrix=matrix_of(0, 1, 1, 0), gop=20)
    with VideoReader(clipmaker.damage_packets(encoded(clip), [0])) as reader:
        assert reader.size == TALL
        assert reader.orientation.transposed
