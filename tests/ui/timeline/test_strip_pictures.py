import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.track.track import State
from rallytrace.ui.look.time_axis import PixelColumns, TimeAxis
from rallytrace.ui.timeline.strip_pictures import (
    Picture,
    StripColours,
    confidence_picture,
    draw_spans,
    loudness_picture,
    pack_colour,
    review_picture,
    state_picture,
    suspicion_picture,
)
from rallytrace.ui.timeline.timeline_arrays import (
    N_CATEGORIES,
    CurveSource,
    FrameCategories,
    ReviewState,
    category_of,
    envelope,
)
from rallytrace.video.sound import BINS_PER_FRAME

COLOURS = StripColours(
    ground=(0, 0, 0),
    unset=(9, 9, 9),
    predicted=(0, 0, 250),
    inpainted=(250, 120, 0),
    human=(250, 250, 0),
    no_ball=(90, 90, 90),
    line=(200, 200, 200),
    reviewed=(0, 250, 0),
    pinned=(120, 120, 120),
    suspicious=(250, 0, 0),
)
HEIGHT = 44


def picture_of(looks: NDArray[np.uint8], columns: int) -> Picture:
    axis = TimeAxis(len(looks), float(columns)).fit()
    return state_picture(FrameCategories.of(looks, N_CATEGORIES), axis.columns(columns), HEIGHT, COLOURS)


def standing_row(standing: NDArray[np.uint8], columns: int) -> NDArray[np.uint32]:
    axis = TimeAxis(len(standing), float(columns)).fit()
    row: NDArray[np.uint32] = review_picture(
        FrameCategories.of(standing, len(ReviewState)), axis.columns(columns), 3, COLOURS
    )[0]
    return row


def suspicion_of(values: NDArray[np.float32], columns: PixelColumns) -> Picture:
    _, highest = envelope(values, columns)
    queued = np.where(highest >= 0.5, highest, np.float32(np.nan))
    return suspicion_picture(highest, queued, columns, 40, COLOURS)


def inked(picture: Picture, column: int) -> int:
    """Return how many pixels below the lane of human marks are not ground."""
    return int((picture[8:, column] != pack_colour(COLOURS.ground)).sum())


def test_states_and_sources_differ_without_colour() -> None:
    looks = [
        category_of(CurveSource.PREDICTED, State.VISIBLE),
        category_of(CurveSource.INPAINTED, State.VISIBLE),
        category_of(CurveSource.INPAINTED, State.OCCLUDED),
        category_of(CurveSource.PREDICTED, State.NO_BALL),
    ]
    picture = picture_of(np.array(looks, np.uint8), 4)
    heights = [inked(picture, column) for column in range(4)]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == 4


def test_unset_frames_are_not_frames_without_a_ball() -> None:
    picture = picture_of(np.array([0, category_of(CurveSource.PREDICTED, State.NO_BALL)], np.uint8), 2)
    assert set(picture[10:, 0].tolist()) == {int(pack_colour(COLOURS.unset))}
    assert picture[10, 1] == pack_colour(COLOURS.ground)
    assert picture[-1, 1] == pack_colour(COLOURS.no_ball)


@pytest.mark.parametrize("state", [State.VISIBLE, State.OCCLUDED, State.NO_BALL])
def test_one_human_point_shows_in_a_whole_match(state: State) -> None:
    looks = np.full(200_000, category_of(CurveSource.PREDICTED, State.VISIBLE), np.uint8)
    looks[123_456] = category_of(CurveSource.HUMAN, state)
    top = picture_of(looks, 1200)[0]
    marked = np.flatnonzero(top == pack_colour(COLOURS.human))
    assert len(marked) == 2
    assert marked[0] == 123_456 * 1200 // 200_000


def test_a_gap_of_one_frame_shows_in_a_whole_match() -> None:
    looks = np.full(200_000, category_of(CurveSource.PREDICTED, State.VISIBLE), np.uint8)
    whole = picture_of(looks, 1200)
    looks[100_000] = 0
    with_gap = picture_of(looks, 1200)
    assert np.flatnonzero((whole != with_gap).any(axis=0)).tolist() == [600]
    brightness = (int(whole[-1, 600]) & 0xFF) - (int(with_gap[-1, 600]) & 0xFF)
    assert brightness > 25


def test_a_frame_that_is_wide_enough_is_set_apart_from_the_next() -> None:
    picture = picture_of(np.full(10, category_of(CurveSource.PREDICTED, State.VISIBLE), np.uint8), 100)
    assert np.flatnonzero(picture[-1] == pack_colour(COLOURS.ground)).tolist() == list(range(10, 100, 10))


@pytest.mark.parametrize("columns", [487, 493, 500, 507, 800])
def test_a_part_that_is_drawn_again_looks_as_before(columns: int) -> None:
    looks = np.full(100, category_of(CurveSource.PREDICTED, State.VISIBLE), np.uint8)
    whole, axis = picture_of(looks, columns), TimeAxis(100, float(columns)).fit().columns(columns)
    for start in range(0, columns - 60, 13):
        part = axis.part(start, start + 60)
        again = state_picture(FrameCategories.of(looks, N_CATEGORIES), part, HEIGHT, COLOURS)
        assert (again == whole[:, start : start + 60]).all()


def test_spans_stay_inside_with_minimum_width() -> None:
    picture = np.zeros((20, 3), np.uint32)
    low, high = np.array([0, 1, np.nan], np.float32), np.array([0, 1, np.nan], np.float32)
    draw_spans(picture, low, high, (1, 2, 3), 2)
    assert (picture != 0).sum(axis=0).tolist() == [2, 2, 0]
    assert picture[0, 0] == picture[-1, 1] == pack_colour((1, 2, 3))


def test_higher_confidence_has_higher_bar() -> None:
    values = np.array([1.0, 0.5, np.nan], np.float32)
    columns = TimeAxis(3, 3.0).fit().columns(3)
    picture = confidence_picture(*envelope(values, columns), columns, 40, COLOURS)
    heights = (picture != pack_colour(COLOURS.ground)).sum(axis=0).tolist()
    assert heights[0] == 40
    assert 18 <= heights[1] <= 22
    assert heights[2] == 0


def test_reviewed_frames_have_line_and_pinned_dots() -> None:
    standing = np.repeat([ReviewState.REVIEWED, ReviewState.UNREVIEWED, ReviewState.PINNED], 8).astype(np.uint8)
    row = standing_row(standing, 24)
    assert (row[:8] == pack_colour(COLOURS.reviewed)).all()
    assert (row[8:16] == pack_colour(COLOURS.ground)).all()
    assert {int(colour) for colour in row[16:]} == {int(pack_colour(COLOURS.pinned)), int(pack_colour(COLOURS.ground))}


def test_partly_reviewed_span_is_fainter() -> None:
    standing = np.zeros(200_000, np.uint8)
    standing[:1000] = ReviewState.REVIEWED
    standing[100_000] = ReviewState.REVIEWED
    row = standing_row(standing, 1000)
    green = (row >> 8) & 0xFF
    assert (green[:5] == 250).all()
    assert 50 < green[500] < 250
    assert not green[6:500].any()  # the border may lie a few frames beside that of a column


def test_frames_from_the_threshold_on_stand_out() -> None:
    values = np.array([0.9, 0.5, 0.25, 0.0], np.float32)
    picture = suspicion_of(values, TimeAxis(4, 4.0).fit().columns(4))
    heights = (picture != pack_colour(COLOURS.ground)).sum(axis=0).tolist()
    assert heights == sorted(heights, reverse=True)
    assert heights[3] == 0
    assert (picture[-1] == pack_colour(COLOURS.suspicious)).tolist() == [True, True, False, False]


def test_one_suspicious_frame_shows_in_a_whole_match() -> None:
    values = np.zeros(200_000, np.float32)
    values[123_456] = 0.8
    picture = suspicion_of(values, TimeAxis(200_000, 1000.0).fit().columns(1000))
    assert np.flatnonzero(picture[-1] == pack_colour(COLOURS.suspicious)).tolist() == [617]


def test_nothing_can_be_drawn_of_nothing() -> None:
    nothing = TimeAxis(0, 50.0).fit().columns(50)
    none = np.zeros(0, np.float32)
    assert state_picture(FrameCategories(0, N_CATEGORIES), nothing, HEIGHT, COLOURS).shape == (HEIGHT, 0)
    assert confidence_picture(none, none, nothing, HEIGHT, COLOURS).shape == (HEIGHT, 0)
    assert review_picture(FrameCategories(0, len(ReviewState)), nothing, 3, COLOURS).shape == (3, 0)
    assert suspicion_of(none, nothing).shape == (40, 0)


@pytest.mark.parametrize("columns", [10, 400, 1000])
def test_a_loud_bin_is_as_high_as_the_strip(columns: int) -> None:
    loudness = np.zeros(400, np.float32)
    loudness[201] = 0.7
    picture = loudness_picture(loudness, np.linspace(0, 400 / BINS_PER_FRAME, columns + 1), 20, COLOURS)
    heights = (picture == pack_colour(COLOURS.line)).sum(axis=0)
    assert heights[int(201.5 * columns / 400)] == 20
    assert heights.min() <= 2
    assert (heights == 20).sum() <= max(columns / 400 + 1, 1)


def test_columns_outside_the_sound_are_empty() -> None:
    """Also behind the sound that a growing recording had when it was opened: it stays at its frames."""
    loudness = np.ones(10 * BINS_PER_FRAME, np.float32)
    picture = loudness_picture(loudness, np.linspace(-10, 30, 41), 20, COLOURS)
    assert [inside for inside in range(40) if (picture[:, inside] == pack_colour(COLOURS.line)).any()] == [
        *range(10, 20)
    ]
