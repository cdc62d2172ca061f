"""Test that the ball is followed along its peaks where the flight check has chosen others."""

import pytest

from rallytrace.track.detections import Detection, Evidence, Point
from rallytrace.track.geometry import Size
from rallytrace.tracking.following import MAX_FOLLOWED_FRAMES, follow_ball
from rallytrace.tracking.points import GapFilling

VIDEO = Size(1280, 720)
RACKET = (700.0, 500.0)


def detection(frame: int, x: float, *, second: bool, height: float = 0.5, repeats: bool = False) -> Detection:
    """Return a frame with the ball at (x, 300), in its second peak while a racket's is higher."""
    ball, highest = (x, 300.0), RACKET if second else (x, 300.0)
    lower = (height, *ball) if second else (0.0, 0.0, 0.0)
    peak = 0.6 if second else height
    evidence = Evidence(peak, *highest, 9, lower[0], 0, 2, 2, *lower[1:])
    return Detection(frame, visible=True, x=highest[0], y=highest[1], evidence=evidence, repeats=repeats)


def followed(kinds: str, step: float = 20.0, **facts: float) -> str:
    """Return what becomes of frames of a ball that flies by `step` px a frame.

    Kinds: `b` the check chose the ball, `r` the racket, `.` none; in the latter two the ball is the second peak, and in
    `-` there is no peak on its way at all. The result has `b` for the ball, `r` for the racket, and `.`.
    """
    found = [
        detection(i, 300 + step * (-400 if kind == "-" else i), second=kind in "r.-", **facts)  # type: ignore[arg-type]
        for i, kind in enumerate(kinds)
    ]
    points = [
        Point(i, visible=kind in "br", x=d.x, y=d.y) for i, (kind, d) in enumerate(zip(kinds, found, strict=True))
    ]
    follow_ball(points, found, 0.5, VIDEO)
    return "".join("." if not p.visible else "r" if (p.x, p.y) == RACKET else "b" for p in points)


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        ("bbbrrrrbbb", "bbbbbbbbbb"),
        ("bbb....bbb", "bbbbbbbbbb"),
        ("bb-r.r.r.bb", "bb.bbbbbbbb"),  # a picture without a peak is passed over
        ("rrrrbb", "bbbbbb"),  # backwards, too
    ],
)
def test_peaks_straight_on_are_the_ball(kinds: str, expected: str) -> None:
    assert followed(kinds) == expected


@pytest.mark.parametrize(
    "kinds",
    [
        "bbrr------",  # two pictures that lead nowhere
        "bbbrbbb",  # a single one
        "rrrrrr",  # nothing to start from
    ],
)
def test_short_or_unanchored_peaks_are_ignored(kinds: str) -> None:
    assert followed(kinds) == kinds.replace("-", ".")


def test_three_pictures_that_lead_nowhere_are_a_flight() -> None:
    assert followed("bbrrr------") == "bbbbb......"


def test_slow_ball_and_faint_peak_are_not_followed() -> None:
    assert followed("bbbrrrrbbb", step=10) == "bbbrrrrbbb"
    assert followed("bbbrrrrbbb", height=0.3) == "bbbrrrrbbb"


def test_no_peak_is_followed_for_long() -> None:
    """So what is far away changes nothing, and a run in pieces gives the same."""
    long = followed("bb" + "r" * 40)
    assert long == "b" * (MAX_FOLLOWED_FRAMES + 1) + "r" * (41 - MAX_FOLLOWED_FRAMES)
    assert GapFilling(None, VIDEO, 0.5, None).reach < 2 * MAX_FOLLOWED_FRAMES


def test_a_repeated_picture_is_one_picture_of_a_flight() -> None:
    kinds, shown = "bbbrrrrrbb", [0, 1, 2, 3, 4, 4, 5, 6, 7, 8]
    found = [
        detection(i, 300 + 20.0 * at, second=kind == "r", repeats=i == 5)
        for i, (kind, at) in enumerate(zip(kinds, shown, strict=True))
    ]
    points = [Point(d.frame, visible=True, x=d.x, y=d.y) for d in found]
    follow_ball(points, found, 0.5, VIDEO)
    assert [point.x for point in points] == [300 + 20.0 * at for at in shown]
