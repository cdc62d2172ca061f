import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.session.pictures.picture import Enlarger, Part, Tone
from rallytrace.track.geometry import Size


@pytest.fixture(scope="module")
def frame() -> NDArray[np.uint8]:
    """Return a soft picture with a mark in every 16 pixels, 192x108."""
    noise = np.random.default_rng(1).integers(0, 256, (108, 192, 3), np.uint8)
    return np.asarray(cv2.GaussianBlur(noise, (0, 0), 2.0) * 2, np.uint8)


def cut(bgr: NDArray[np.uint8], part: Part, tone: Tone | None = None) -> tuple[NDArray[np.uint8], int, int]:
    patch = not_none(Enlarger().cut(bgr, part, tone or Tone()))
    return patch.pixels, patch.u, patch.v


def test_at_100_percent_it_is_the_frame_itself(frame: NDArray[np.uint8]) -> None:
    pixels, u, v = cut(frame, Part(0, 0, 1.0, 192, 108))
    assert (u, v) == (0, 0)
    assert np.array_equal(pixels[..., :3], frame)
    assert (pixels[..., 3] == 255).all()


def test_only_what_is_seen_is_made(frame: NDArray[np.uint8]) -> None:
    pixels, u, v = cut(frame, Part(50, 20, 1.0, 40, 30))
    assert pixels.shape == (30, 40, 4)
    assert np.array_equal(pixels[..., :3], frame[20:50, 50:90])
    assert (u, v) == (0, 0)


def test_a_picture_smaller_than_the_canvas_begins_inside_it(frame: NDArray[np.uint8]) -> None:
    pixels, u, v = cut(frame, Part(-10, -4, 2.0, 500, 500))
    assert (u, v) == (20, 8)
    assert pixels.shape == (216, 384, 4)


def test_beside_the_picture_there_is_nothing_to_draw(frame: NDArray[np.uint8]) -> None:
    assert Enlarger().cut(frame, Part(500, 0, 4.0, 100, 100, sharp=True)) is None
    assert Enlarger().cut(frame, Part(0, -300, 1.0, 100, 100)) is None


@given(
    left=st.floats(-20, 180),
    top=st.floats(-20, 100),
    scale=st.floats(2, 32),
    u=st.integers(0, 199),
    v=st.integers(0, 149),
)
def test_sharp_enlargement_shows_exact_video_pixels(left: float, top: float, scale: float, u: int, v: int) -> None:
    code = np.zeros((108, 192, 3), np.uint8)
    code[..., 0], code[..., 1] = np.arange(192), np.arange(108)[:, np.newaxis]
    patch = Enlarger().cut(code, Part(left, top, scale, 200, 150, sharp=True))
    x, y = left + (u + 0.5) / scale, top + (v + 0.5) / scale
    near_an_edge = min(abs(x), abs(192 - x), abs(y), abs(108 - y)) * scale < 1
    if near_an_edge:
        return
    inside = 0 <= x < 192 and 0 <= y < 108
    if patch is None:
        assert not inside
        return
    row, column = v - patch.v, u - patch.u
    assert inside == (0 <= row < patch.pixels.shape[0] and 0 <= column < patch.pixels.shape[1])
    if inside:
        assert tuple(patch.pixels[row, column, :2]) == (int(x), int(y))


@pytest.mark.parametrize("scale", [0.3, 0.6, 0.9, 1.0, 1.37, 2.0])
@pytest.mark.parametrize("left", [0.0, 17.3, 40.77])
def test_smooth_scaling_is_within_a_fifth_of_a_pixel(scale: float, left: float) -> None:
    ball = np.zeros((240, 320, 3), np.uint8)
    cv2.circle(ball, (160, 120), 14, (255, 255, 255), -1, cv2.LINE_AA)
    left, top = round(left * scale) / scale, round(left / 2 * scale) / scale  # the viewport keeps to the grid
    pixels, u, v = cut(ball, Part(left, top, scale, 400, 300))
    weight = pixels[..., 0].astype(float)
    rows, columns = np.mgrid[: weight.shape[0], : weight.shape[1]]
    centre = (columns * weight).sum() / weight.sum() + 0.5 + u, (rows * weight).sum() / weight.sum() + 0.5 + v
    wanted = (160.5 - left) * scale, (120.5 - top) * scale
    assert np.hypot(centre[0] - wanted[0], centre[1] - wanted[1]) < 0.2


def test_while_panning_the_picture_moves_as_a_whole(frame: NDArray[np.uint8]) -> None:
    scale = 1.37
    still, u, _ = cut(frame, Part(0, 0, scale, 200, 100))
    for step in range(1, 40):
        moved, at, _ = cut(frame, Part(step / scale, 0, scale, 200, 100))
        same = still[10:90, step - u + 2 : step - u + 102, 0].astype(int)
        assert np.abs(same - moved[10:90, 2 - at : 102 - at, 0]).mean() < 2.0


def test_shrunk_far_a_speck_does_not_fall_between_the_samples() -> None:
    seen = []
    for x in range(400, 440):
        dark = np.zeros((720, 1280, 3), np.uint8)
        dark[300:306, x : x + 6] = 255
        pixels, _, _ = cut(dark, Part(0, 0, 0.2, 256, 144))
        seen.append(int(pixels[..., 0].max()))
    assert min(seen) > 40


def test_neutral_tone_changes_nothing(frame: NDArray[np.uint8]) -> None:
    whole = Part(0, 0, 1.0, 192, 108)
    plain = cut(frame, whole)[0][..., :3].astype(int)
    assert np.array_equal(cut(frame, whole, Tone())[0][..., :3], plain)
    assert (cut(frame, whole, Tone(gamma=2.0))[0][..., :3] >= plain).all()
    assert (cut(frame, whole, Tone(brightness=-0.2))[0][..., :3] <= plain).all()
    flat = cut(frame, whole, Tone(contrast=0.0))[0][..., :3]
    assert flat.min() == flat.max() == 128


@pytest.mark.parametrize("part", [Part(0, 0, 0.7, 134, 75), Part(3, 4, 6.0, 300, 200, sharp=True)])
def test_a_tone_is_the_same_at_every_zoom(frame: NDArray[np.uint8], part: Part) -> None:
    flat = np.full_like(frame, 60)
    assert np.unique(cut(flat, part, Tone(0.1, 1.5, 1.4))[0][..., :3]).tolist() == [82]


def test_the_frame_is_left_as_it_was(frame: NDArray[np.uint8]) -> None:
    before = frame.copy()
    for part in (Part(0, 0, 1.0, 192, 108), Part(0, 0, 0.3, 60, 30), Part(0, 0, 5.0, 192, 108, sharp=True)):
        cut(frame, part, Tone(0.3, 2.0, 2.0))
    assert np.array_equal(frame, before)


def test_heatmap_is_transparent_at_zero_and_aligned_with_frame() -> None:
    values = np.zeros((288, 512), np.float32)
    values[100, 200] = 1.0
    patch = not_none(Enlarger().cut_heatmap(values, Part(0, 0, 1.0, 1280, 720), Size(1280, 720), 0.5))
    assert patch.pixels.size < 1280 * 720
    alpha = patch.pixels[..., 3]
    row, column = np.unravel_index(int(alpha.argmax()), alpha.shape)
    assert (column + patch.u + 0.5, row + patch.v + 0.5) == pytest.approx((200.5 * 2.5, 100.5 * 2.5), abs=1.0)
    assert 110 <= alpha.max() <= 128
    assert (patch.pixels[..., :3] <= alpha[..., np.newaxis]).all(), "the alpha is multiplied in"
    assert alpha[0].max() < 60


@pytest.mark.parametrize("aspect", [1.0, 4 / 3])
def test_the_heatmap_lies_on_a_frame_of_another_shape_too(aspect: float) -> None:
    values = np.zeros((288, 512), np.float32)
    values[200, 300] = 1.0
    part = Part(0, 0, 1.0, round(960 * aspect), 720, aspect=aspect)
    patch = not_none(Enlarger().cut_heatmap(values, part, Size(960, 720), 0.5))
    row, column = np.unravel_index(int(patch.pixels[..., 3].argmax()), patch.pixels.shape[:2])
    across, down = 300.5 * 960 / 512 * aspect, 200.5 * 720 / 288
    assert (column + patch.u + 0.5, row + patch.v + 0.5) == pytest.approx((across, down), abs=1.3)


@pytest.mark.parametrize("scale", [0.3, 0.8, 3.0, 12.0])
def test_pixels_that_are_not_square_are_wider(frame: NDArray[np.uint8], scale: float) -> None:
    part = Part(0, 0, scale, 10_000, 10_000, sharp=scale > 8, aspect=4 / 3)
    pixels, u, v = cut(frame, part)
    height, width = frame.shape[:2]
    assert (u, v) == (0, 0)
    assert pixels.shape[:2] == pytest.approx((height * scale, width * scale * 4 / 3), abs=1)


def test_faint_peak_is_visible_on_a_dark_picture() -> None:
    values = np.zeros((288, 512), np.float32)
    values[100:110, 100:110] = 0.1
    patch = not_none(Enlarger().cut_heatmap(values, Part(0, 0, 1.0, 512, 288), Size(512, 288), 1.0))
    assert 60 < patch.pixels[..., :3].max() < 255
    assert patch.pixels[..., 3].max() < 255


def test_empty_heatmap_draws_nothing() -> None:
    values = np.full((288, 512), 1e-4, np.float32)
    assert Enlarger().cut_heatmap(values, Part(0, 0, 1.0, 1280, 720), Size(1280, 720), 0.5) is None


def test_a_patch_uses_the_memory_of_the_last_one(frame: NDArray[np.uint8]) -> None:
    enlarger = Enlarger()
    first = enlarger.cut(frame, Part(0, 0, 0.7, 134, 75))
    second = enlarger.cut(frame[::-1], Part(0, 0, 0.7, 134, 75))
    assert np.shares_memory(not_none(first).pixels, not_none(second).pixels)
