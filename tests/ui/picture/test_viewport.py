import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.track.geometry import Size
from rallytrace.ui.picture.viewport import MAX_ZOOM, Viewport

PICTURES = st.builds(Size, st.integers(2, 4096), st.integers(2, 2304))
CANVASES = st.builds(Size, st.integers(40, 3840), st.integers(40, 2160))
ASPECTS = st.sampled_from((1.0, 4 / 3, 64 / 45, 0.75))
SHARES = st.floats(0, 1)


@st.composite
def viewports(draw: st.DrawFn) -> Viewport:
    viewport = Viewport.fit(draw(PICTURES), draw(CANVASES), draw(ASPECTS))
    for zoom in draw(st.lists(st.floats(0.05, 40), max_size=3)):
        u, v = draw(SHARES) * viewport.canvas.width, draw(SHARES) * viewport.canvas.height
        viewport = viewport.zoomed(zoom, u, v)
    return viewport


def margins(viewport: Viewport) -> tuple[float, float, float, float]:
    """Empty device pixels left, right, above and below the picture; negative where it is cut off."""
    left, top = viewport.to_canvas(-0.5, -0.5)
    right, bottom = viewport.to_canvas(viewport.picture.width - 0.5, viewport.picture.height - 0.5)
    return left, viewport.canvas.width - right, top, viewport.canvas.height - bottom


def test_first_pixel_centre_is_half_a_pixel_from_corner() -> None:
    viewport = Viewport.fit(Size(100, 50), Size(400, 200))
    assert viewport.to_canvas(0, 0) == (2.0, 2.0)
    assert viewport.to_video(0, 0) == (-0.5, -0.5)
    assert viewport.to_video(400, 200) == (99.5, 49.5)


def test_non_square_pixels_are_shown_at_their_width() -> None:
    viewport = Viewport.fit(Size(1440, 1080), Size(1920, 1080), 4 / 3)
    assert viewport.fitted
    assert margins(viewport) == pytest.approx((0, 0, 0, 0), abs=1e-6)
    assert viewport.to_canvas(719.5, 539.5) == pytest.approx((960, 540))
    left, top, right, bottom = *viewport.to_canvas(100, 100), *viewport.to_canvas(160, 180)
    assert right - left == pytest.approx(bottom - top), "60 pixels across are as long as 80 from above to below"


@given(viewports(), st.floats(-5000, 5000), st.floats(-5000, 5000))
def test_there_and_back_is_the_same_place(viewport: Viewport, x: float, y: float) -> None:
    back = viewport.to_video(*viewport.to_canvas(x, y))
    assert math.dist(back, (x, y)) < 1e-6


@given(PICTURES, CANVASES, ASPECTS)
def test_fitted_the_whole_picture_is_seen_and_touches_two_edges(picture: Size, canvas: Size, aspect: float) -> None:
    left, right, top, bottom = margins(Viewport.fit(picture, canvas, aspect))
    assert min(left, right, top, bottom) > -1e-6
    assert min(left + right, top + bottom) < 1e-6
    assert abs(left - right) <= 1.0 + 1e-6
    assert abs(top - bottom) <= 1.0 + 1e-6


@given(viewports(), st.floats(0.05, 40), SHARES, SHARES)
def test_zoom_keeps_point_under_cursor_inside_the_picture(
    viewport: Viewport, zoom: float, across: float, down: float
) -> None:
    u, v = across * viewport.canvas.width, down * viewport.canvas.height
    zoomed = viewport.zoomed(zoom, u, v)
    at = zoomed.to_canvas(*viewport.to_video(u, v))
    left, right, top, bottom = margins(zoomed)
    if max(left, right) < -1:
        assert abs(at[0] - u) <= 0.51
    if max(top, bottom) < -1:
        assert abs(at[1] - v) <= 0.51


@given(st.builds(Viewport.fit, PICTURES, CANVASES, ASPECTS), SHARES, SHARES, st.lists(st.floats(1.02, 2), max_size=8))
def test_zoom_from_fitted_view_keeps_point_under_cursor(
    viewport: Viewport, across: float, down: float, factors: list[float]
) -> None:
    x, y = across * viewport.picture.width - 0.5, down * viewport.picture.height - 0.5
    for factor in factors:
        u, v = viewport.to_canvas(x, y)
        zoomed = viewport.zoomed(viewport.scale * factor, u, v)
        at = zoomed.to_canvas(x, y)
        assert max(abs(at[0] - u), abs(at[1] - v)) <= 0.51
        viewport = zoomed


@given(viewports(), st.floats(-9000, 9000), st.floats(-9000, 9000))
def test_panning_makes_no_margin_larger(viewport: Viewport, du: float, dv: float) -> None:
    for was, now in zip(margins(viewport), margins(viewport.panned(du, dv)), strict=True):
        assert now < max(was, 0) + 1


@given(st.integers(-50, 50), st.integers(-50, 50), st.floats(3, 32))
def test_a_picture_that_can_be_panned_moves_with_the_hand(du: int, dv: int, zoom: float) -> None:
    viewport = Viewport.fit(Size(1280, 720), Size(700, 500)).zoomed(zoom, 350, 250)
    u, v = viewport.panned(du, dv).to_canvas(*viewport.to_video(100, 70))
    assert math.dist((u, v), (100 + du, 70 + dv)) < 1e-6


@given(viewports())
def test_the_picture_lies_on_the_screens_grid(viewport: Viewport) -> None:
    u, v = viewport.to_canvas(-0.5, -0.5)
    assert abs(u - round(u)) < 1e-6
    assert abs(v - round(v)) < 1e-6


@given(viewports(), st.floats(1e-9, 1e9))
def test_the_zoom_has_limits(viewport: Viewport, zoom: float) -> None:
    scale = viewport.zoomed(zoom, 0, 0).scale
    assert viewport.lowest - 1e-9 <= scale <= max(MAX_ZOOM, viewport.lowest)


@given(viewports(), CANVASES)
def test_resize_fits_again_or_keeps_zoom_and_middle(viewport: Viewport, canvas: Size) -> None:
    middle = viewport.to_video(viewport.canvas.width / 2, viewport.canvas.height / 2)
    resized = viewport.resized(canvas)
    if viewport.fitted:
        assert resized == Viewport.fit(viewport.picture, canvas, viewport.aspect)
    elif not resized.fitted and max(margins(resized)) < -2 and viewport.scale >= resized.lowest:
        assert resized.scale == viewport.scale
        u, v = resized.to_canvas(*middle)
        assert math.dist((u, v), (canvas.width / 2, canvas.height / 2)) < 1.1


def test_zooming_out_far_enough_fits_again() -> None:
    viewport = Viewport.fit(Size(1920, 1080), Size(1280, 720))
    assert viewport.stepped(2, 300, 200).fitted is False
    assert viewport.stepped(2, 300, 200).stepped(-2, 900, 10) == viewport


def test_steps_stop_at_round_zooms() -> None:
    viewport = Viewport.fit(Size(1920, 1080), Size(1280, 720))
    zooms = []
    for _ in range(5):
        viewport = viewport.stepped(1, 640, 360)
        zooms.append(viewport.scale)
    assert zooms == [0.75, 1.0, 1.5, 2.0, 3.0]
    assert viewport.stepped(-1, 640, 360).scale == 2.0
    assert viewport.stepped(99, 640, 360).scale == MAX_ZOOM


def test_pixels_are_blocks_above_800_percent_unless_fitted() -> None:
    small = Viewport.fit(Size(320, 180), Size(1280, 720))
    assert small.scale == 4.0
    assert not small.sharp
    assert not small.zoomed(8.0, 0, 0).sharp
    assert small.zoomed(8.1, 0, 0).sharp


def test_a_part_of_the_picture_is_shown_as_large_as_it_can_be() -> None:
    whole = Viewport.fit(Size(1280, 720), Size(1280, 720))
    part = whole.showing(400, 300, 799, 399, at_most=3.0)
    assert part.scale == 3.0
    assert part.to_canvas(599.5, 349.5) == pytest.approx((640, 360), abs=1)
    wider = whole.showing(0, 0, 639, 359, at_most=3.0)
    assert wider.scale == pytest.approx(2.0, abs=0.01)
    assert whole.showing(0, 0, 1200, 700, at_most=3.0).fitted


def test_small_video_can_be_seen_pixel_by_pixel() -> None:
    whole = Viewport.fit(Size(320, 180), Size(1280, 720)).zoomed(0.1, 640, 360)
    assert whole.scale == 1.0
    assert margins(whole) == (480, 480, 270, 270)


def test_positions_are_clamped_to_outermost_pixel_centres() -> None:
    viewport = Viewport.fit(Size(100, 50), Size(400, 200))
    assert viewport.clamped(-3, 20.25) == (0, 20.25)
    assert viewport.clamped(99.4, 80) == (99, 49)
    assert viewport.holds(-0.5, 49.4)
    assert not viewport.holds(10, 49.5)


def test_ball_at_edge_is_shown_with_some_margin() -> None:
    """At the edge of the view its ring would be cut in half."""
    whole = Viewport.fit(Size(1280, 720), Size(1280, 720))
    corner = whole.centred_on(0, 719, 4.0)
    assert corner.to_canvas(0, 719) == pytest.approx((320, 540), abs=3)
    assert margins(corner)[0] == pytest.approx(320, abs=3)
    gone_to = whole.showing(1200, 300, 1279, 320, at_most=3.0, margins=(150, 80))
    assert gone_to.to_canvas(1279, 310)[0] == pytest.approx(1280 * 0.75, abs=4)
    assert max(margins(whole.centred_on(400, 300, 4.0))) < 0


@given(viewports(), SHARES, SHARES, st.floats(0.05, 40))
def test_target_is_well_inside_with_least_margin(viewport: Viewport, across: float, down: float, zoom: float) -> None:
    x, y = across * (viewport.picture.width - 1), down * (viewport.picture.height - 1)
    there = viewport.centred_on(x, y, zoom)
    left, right, top, bottom = margins(there)
    for at, before, after, length in (
        (there.to_canvas(x, y)[0], left, right, viewport.canvas.width),
        (there.to_canvas(x, y)[1], top, bottom, viewport.canvas.height),
    ):
        if not there.fitted and before + after < -1:
            assert length / 4 - 1 <= at <= length * 3 / 4 + 1
            assert max(before, after) <= length / 4 + 1
            assert before < 1 or at <= length / 4 + 1
            assert after < 1 or at >= length * 3 / 4 - 1


def test_empty_margin_neither_jumps_nor_grows() -> None:
    corner = Viewport.fit(Size(1280, 720), Size(1280, 720)).centred_on(0, 0, 4.0)
    assert margins(corner.panned(5, 7)) == margins(corner)
    left, _, top, _ = margins(corner.panned(-100, -20))
    assert (left, top) == pytest.approx((margins(corner)[0] - 100, margins(corner)[2] - 20))
    nearer = corner.zoomed(8.0, 640, 360)
    assert nearer.to_canvas(*corner.to_video(640, 360)) == pytest.approx((640, 360), abs=1)
    farther = corner.zoomed(2.0, 640, 360)
    assert margins(farther)[0] <= margins(corner)[0] + 1


def test_ball_leaving_inner_view_is_followed() -> None:
    near = Viewport.fit(Size(1280, 720), Size(1280, 720)).centred_on(640, 360, 4.0)
    assert near.followed(720, 400) == near
    assert near.followed(740, 360) == near.centred_on(740, 360, 4.0)
    assert near.followed(640, 420) == near.centred_on(640, 420, 4.0)
    whole = Viewport.fit(Size(1280, 720), Size(1280, 720))
    assert whole.followed(0, 0) == whole
    edge = near.followed(0, 0)
    assert edge.followed(0, 0) == edge
    low = Viewport.fit(Size(1280, 720), Size(500, 720)).zoomed(0.8, 100, 360)
    assert margins(low)[2] > 0
    assert low.followed(low.to_video(250, 0)[0], 0) == low, "what is seen from above to below needs no moving"
