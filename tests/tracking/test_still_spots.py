"""Test that spots which stand still, and to which no flight leads, are not taken for the ball."""

import pytest

from rallytrace.track.detections import Detection, Evidence, Point
from rallytrace.track.geometry import Size
from rallytrace.tracking.still_spots import MAX_RETURN_FRAMES, MAX_SPOT_FRAMES, drop_still_spots

VIDEO = Size(1280, 720)
NOTHING = Evidence(0.0, 0.0, 0.0, 0, 0.0, 0.0, 1, 0)
FLIGHT = [(20.0 * i, 500.0) for i in range(8)]
HIDDEN = [None] * 4


def spot(images: int, step: float = 0.5) -> list[tuple[float, float]]:
    """Return positions far from the flight that move by `step` px a frame."""
    return [(700 + step * i, 100.0) for i in range(images)]


def visible_after(
    places: list[tuple[float, float] | None], *, repeats: int = 1, video: Size = VIDEO, confidence: float = 0.5
) -> list[bool]:
    """Return which positions stay, each shown in `repeats` frames."""
    shown = [place for place in places for _ in range(repeats)]
    points = [
        Point(i, place is not None, *(place or (0.0, 0.0)), confidence=confidence) for i, place in enumerate(shown)
    ]
    found = [Detection(p.frame, p.visible, p.x, p.y, NOTHING, repeats=bool(p.frame % repeats)) for p in points]
    drop_still_spots(points, found, video)
    return [point.visible for point in points]


def seen(places: list[tuple[float, float] | None]) -> list[bool]:
    return [place is not None for place in places]


@pytest.mark.parametrize("after", [[*HIDDEN, *FLIGHT], []], ids=["before a flight", "at the end"])
def test_spot_without_flight_is_dropped(after: list[tuple[float, float] | None]) -> None:
    places = [*FLIGHT, *HIDDEN, *spot(6), *after]
    assert visible_after(places) == seen([*FLIGHT, *HIDDEN, *[None] * 6, *after])


@pytest.mark.parametrize(
    "places",
    [
        [*FLIGHT, None, *[FLIGHT[-1]] * 6],
        [*[FLIGHT[0]] * 6, None, *FLIGHT],
        [*HIDDEN, *spot(6, step=4), *HIDDEN],
        [*HIDDEN, *spot(4), *HIDDEN],
        [*HIDDEN, *spot(MAX_SPOT_FRAMES + 1, step=0), *HIDDEN],
        [*HIDDEN, *spot(6), *HIDDEN, *spot(2), *HIDDEN],
    ],
    ids=["ball that lands", "ball before its serve", "slow ball", "moment", "ball on the floor", "ball that flickers"],
)
def test_other_balls_are_kept(places: list[tuple[float, float] | None]) -> None:
    assert visible_after(places) == seen(places)


def test_position_set_by_hand_is_kept() -> None:
    places = [*HIDDEN, *spot(6), *HIDDEN]
    assert visible_after(places, confidence=1.0) == seen(places)


def test_repeated_images_count_once() -> None:
    places = [*HIDDEN, *spot(4), *HIDDEN]
    assert visible_after(places, repeats=2) == [is_seen for is_seen in seen(places) for _ in range(2)]
    assert not any(visible_after([*HIDDEN, *spot(6), *HIDDEN], repeats=2))


def test_limits_are_shares_of_the_shown_width() -> None:
    places = [*HIDDEN, *((700.0, 100 + 3.0 * i) for i in range(6)), *HIDDEN]
    assert visible_after(places) == seen(places)
    assert not any(visible_after(places, video=Size(1280, 720, pixel_aspect=2.0)))


def test_positions_out_of_reach_change_nothing() -> None:
    """So a run in pieces gives the same as one run."""

    def with_gap(length: int) -> list[tuple[float, float] | None]:
        return [*spot(2), *[None] * length, *spot(6)]

    assert sum(visible_after(with_gap(MAX_RETURN_FRAMES - 1))) == 8
    assert sum(visible_after(with_gap(MAX_RETURN_FRAMES))) == 2
