import pytest

from rallytrace.domain.detections import Point, Source
from rallytrace.domain.interpolation import between

LEFT = Point(10, visible=True, x=100.0, y=50.0, confidence=0.9)
RIGHT = Point(14, visible=True, x=108.0, y=30.0, confidence=0.7)
NO_BALL = Point(14, visible=False, x=0.0, y=0.0, confidence=0.2)


def test_the_frames_between_lie_on_a_line_at_constant_speed() -> None:
    assert [(point.frame, point.x, point.y) for point in between(LEFT, RIGHT)] == [
        (11, 102.0, 45.0),
        (12, 104.0, 40.0),
        (13, 106.0, 35.0),
    ]


def test_they_say_where_they_come_from_and_are_as_sure_as_the_weaker_side() -> None:
    for point in between(LEFT, RIGHT):
        assert (point.visible, point.source, point.confidence) == (True, Source.INTERPOLATED, 0.7)


@pytest.mark.parametrize("sides", [(LEFT, NO_BALL), (Point(10, False, 0.0, 0.0), RIGHT)])
def test_a_ball_seen_on_one_side_only_says_nothing_about_the_frames_between(sides: tuple[Point, Point]) -> None:
    points = list(between(*sides))
    assert [point.frame for point in points] == [11, 12, 13]
    assert all((point.visible, point.x, point.y) == (False, 0.0, 0.0) for point in points)


def test_neighbours_have_nothing_between_them() -> None:
    assert list(between(LEFT, Point(11, visible=True, x=1.0, y=1.0))) == []
