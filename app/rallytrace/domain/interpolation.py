"""Positions for the frames between two that were looked at."""

from collections.abc import Iterator

from rallytrace.domain.detections import Point, Source


def between(left: Point, right: Point) -> Iterator[Point]:
    """The points of the frames strictly between two, on a straight line at constant speed.

    A ball seen on one side only says nothing about the frames between, so they are 'no ball' then; the confidence is
    that of the weaker side.
    """
    visible = left.visible and right.visible
    for frame in range(left.frame + 1, right.frame):
        share = (frame - left.frame) / (right.frame - left.frame)
        yield Point(
            frame=frame,
            visible=visible,
            x=left.x + share * (right.x - left.x) if visible else 0.0,
            y=left.y + share * (right.y - left.y) if visible else 0.0,
            source=Source.INTERPOLATED,
            confidence=min(left.confidence, right.confidence),
        )
