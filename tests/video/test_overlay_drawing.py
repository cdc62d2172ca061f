"""What is drawn over a picture, looked at pixel by pixel."""

import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.video.drawn_words import draw_caption
from rallytrace.video.overlay_video import Mark, draw_path

GREEN, BLUE, RED = "#00ff00", "#0000ff", "#ff0000"
STYLE = OverlayStyle(GREEN, BLUE, RED, trail_future=0)


def drawn(*marks: Mark, style: OverlayStyle = STYLE, height: int = 720) -> NDArray[np.uint8]:
    picture = np.full((height, height * 16 // 9, 3), 100, np.uint8)
    draw_path(picture, marks, style)
    return picture


def touched(picture: NDArray[np.uint8]) -> tuple[range, range]:
    rows, columns = np.nonzero((picture != 100).any(axis=2))
    return range(columns.min(), columns.max() + 1), range(rows.min(), rows.max() + 1)


def has_colour(picture: NDArray[np.uint8], channel: int) -> bool:
    """Return whether some pixel is of one pure colour."""
    others = [one for one in range(3) if one != channel]
    return bool(((picture[..., channel] > 240) & (picture[..., others] < 20).all(axis=2)).any())


@pytest.mark.parametrize(("source", "channel"), [(Source.PREDICTED, 1), (Source.INPAINTED, 0), (Source.HUMAN, 2)])
def test_a_mark_has_the_colour_of_its_source(source: Source, channel: int) -> None:
    picture = drawn(Mark(0, 400, 300, source))
    assert has_colour(picture, channel)
    assert not any(has_colour(picture, other) for other in range(3) if other != channel)


def test_the_shapes_of_the_sources_differ_too() -> None:
    masks = [(drawn(Mark(0, 400, 300, source)) != 100).any(axis=2) for source in Source]
    kinds = {mask.tobytes() for mask in masks}
    assert len(kinds) == 4, "imported points look like predicted ones, all others differ"


def test_the_mark_lies_around_its_place_and_leaves_the_ball_free() -> None:
    picture = drawn(Mark(0, 400, 300, Source.PREDICTED))
    columns, rows = touched(picture)
    assert (columns.start + columns.stop - 1) / 2 == pytest.approx(400, abs=0.6)
    assert (rows.start + rows.stop - 1) / 2 == pytest.approx(300, abs=0.6)
    assert (picture[297:304, 397:404] == 100).all()


def test_the_marks_grow_with_the_picture() -> None:
    small, _ = touched(drawn(Mark(0, 200, 150, Source.PREDICTED), height=360))
    large, _ = touched(drawn(Mark(0, 800, 600, Source.PREDICTED), height=1440))
    assert len(large) == pytest.approx(4 * len(small), rel=0.2)


def test_drawn_path_does_not_cross_a_break() -> None:
    joined = [Mark(-1, 300, 300, Source.PREDICTED), Mark(0, 400, 300, Source.PREDICTED, joined=True)]
    assert (drawn(*joined)[300, 350] != 100).any()
    broken = [Mark(-1, 300, 300, Source.PREDICTED), Mark(0, 400, 300, Source.PREDICTED)]
    assert (drawn(*broken)[300, 350] == 100).all()


def test_the_path_is_fainter_the_farther_away_it_is() -> None:
    marks = [Mark(i - 10, 100 + 40 * i, 300, Source.PREDICTED, joined=i > 0) for i in range(11)]
    picture = drawn(*marks)
    strengths = [int(picture[300, 100 + 40 * i + 20, 1]) for i in range(10)]
    assert strengths == sorted(strengths)
    assert strengths[0] < strengths[-1]


def test_nothing_of_the_path_hides_the_ball() -> None:
    marks = [Mark(-1, 396, 300, Source.PREDICTED), Mark(0, 400, 300, Source.PREDICTED, joined=True)]
    assert (drawn(*marks)[297:304, 397:404] == 100).all()


def test_an_occluded_ball_has_a_broken_ring() -> None:
    turn = np.linspace(0, 2 * np.pi, 360, endpoint=False)
    x, y = np.rint(400 + 9 * np.cos(turn)).astype(int), np.rint(300 + 9 * np.sin(turn)).astype(int)

    def green_share(*, occluded: bool) -> float:
        ring = drawn(Mark(0, 400, 300, Source.PREDICTED, occluded=occluded))[y, x]
        return float(((ring[:, 1] > 180) & (ring[:, 0] < 80)).mean())

    assert green_share(occluded=False) > 0.9
    assert 0.2 < green_share(occluded=True) < 0.8


@pytest.mark.parametrize("place", [(0, 0), (1279, 719), (-200, 50), (5000, 5000)])
def test_places_at_the_edge_and_beyond_do_no_harm(place: tuple[float, float]) -> None:
    picture = drawn(Mark(-1, 600, 300, Source.HUMAN), Mark(0, *place, Source.INTERPOLATED, joined=True))
    assert (picture[290:311, 590:611] != 100).any()


def test_without_marks_the_picture_is_as_it_was() -> None:
    assert (drawn() == 100).all()


def test_the_caption_stands_in_the_lower_left_corner() -> None:
    picture = np.full((720, 1280, 3), 100, np.uint8)
    draw_caption(picture, "123   0:04.100")
    columns, rows = touched(picture)
    assert columns.start < 30
    assert columns.stop < 400
    assert rows.start > 650
