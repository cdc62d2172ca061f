"""Test forehand and backhand: the side of the body on which a player facing the net meets the ball."""

import numpy as np
import pytest

from poses import person
from rallytrace.analysis.strokes.features import StrokeSequence
from rallytrace.analysis.strokes.hands import add_hands
from rallytrace.analysis.strokes.record import Hand, Stroke
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes, StrokeObservations
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.player_label import RacketHand
from rallytrace.track.stroke_types import StrokeGroup

PLAYER = person(500, 300, width=40, height=100)
RIGHT, LEFT, RIGHT_ABOVE, LEFT_ABOVE = (540, 300), (460, 300), (510, 230), (460, 230)


def hand(side: str, ball: tuple[float, float], racket: RacketHand = RacketHand.RIGHT) -> Hand | None:
    """Return how a player in the middle of the picture meets a ball."""
    unknown = np.full((1, 2), np.nan)
    balls = np.array([ball], np.float64)
    sequence = StrokeSequence(np.zeros(1), unknown, unknown, unknown, unknown, np.full(1, np.nan), unknown)
    rally = StrokeObservations((Event(7, EventKind.HIT),), balls, np.zeros(1), ((PLAYER,),), np.full((2, 1), 7))
    seen = RallyStrokes((7,), (side,), sequence, (PLAYER,), balls, np.full(1, np.nan), rally)
    (stroke,) = add_hands([Stroke(7, side, StrokeGroup.CLEAR, None, 0.9)], seen, [racket])
    return stroke.hand


@pytest.mark.parametrize(
    ("side", "ball", "expected"),
    [
        ("near", RIGHT, Hand.FOREHAND),
        ("near", LEFT, Hand.BACKHAND),
        ("near", RIGHT_ABOVE, Hand.FOREHAND),
        ("near", LEFT_ABOVE, Hand.ROUND_THE_HEAD),
        ("far", RIGHT, Hand.BACKHAND),
        ("far", LEFT, Hand.FOREHAND),
        ("far", RIGHT_ABOVE, None),
    ],
)
def test_a_player_is_right_handed_and_faces_the_net(
    side: str, ball: tuple[float, float], expected: Hand | None
) -> None:
    assert hand(side, ball) is expected


@pytest.mark.parametrize(
    ("side", "ball", "expected"),
    [
        ("near", LEFT, Hand.FOREHAND),
        ("near", RIGHT, Hand.BACKHAND),
        ("near", RIGHT_ABOVE, None),
        ("near", LEFT_ABOVE, Hand.FOREHAND),
        ("far", RIGHT, Hand.FOREHAND),
        ("far", (540, 230), Hand.FOREHAND),
        ("far", LEFT, Hand.BACKHAND),
        ("far", LEFT_ABOVE, Hand.ROUND_THE_HEAD),
    ],
)
def test_left_handed_player_swaps_the_sides(side: str, ball: tuple[float, float], expected: Hand | None) -> None:
    assert hand(side, ball, RacketHand.LEFT) is expected


def test_a_ball_before_the_body_says_nothing() -> None:
    assert hand("near", (503, 300)) is None


def test_a_ball_that_nobody_sees_says_nothing() -> None:
    assert hand("near", (np.nan, np.nan)) is None
