"""Which contacts are chosen for a rally: hits of the two sides alternate."""

import itertools
import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallytrace.analysis.events.sequence import choose_contacts, choose_hits
from rallytrace.analysis.events.transitions import PAUSE_SECONDS, Transition
from rallytrace.track.lists import Event, EventKind

NEAR, FAR, NOBODY = (0.2, 0.2), (0.2, 1.5), (1.4, 1.4)
UNKNOWN = (-math.inf, math.inf)
"""Distances to the nearest racket, and to the nearest of the near side."""


def contact(
    second: float, hit: float, bounce: float = -9.0, rackets: tuple[float, float] = NOBODY, change: float = 1.0
) -> Transition:
    return Transition(
        round(second * 30),
        second,
        0.5,
        change,
        *(False,) * 7,
        racket=rackets[0],
        near_racket=rackets[1],
        hit_odds=hit,
        bounce_odds=bounce,
    )


def chosen(*transitions: Transition) -> list[tuple[float, EventKind]]:
    return [(kept.second, kept.likely) for kept in choose_contacts(transitions) if kept.likely]


HIT, BOUNCE = EventKind.HIT, EventKind.BOUNCE


@pytest.mark.parametrize(
    ("transitions", "seconds"),
    [
        pytest.param(
            [contact(0, 3, rackets=NEAR), contact(0.8, -0.5, rackets=FAR), contact(1.6, 3, rackets=NEAR)],
            [0, 0.8, 1.6],
            id="between two hits of one side the other side hits",
        ),
        pytest.param([contact(0, 3, rackets=NEAR), contact(0.8, 0.5, rackets=NEAR)], [0], id="one side hits once"),
        pytest.param(
            [contact(0, 3, rackets=NEAR), contact(PAUSE_SECONDS, 0.5, rackets=NEAR)],
            [0, PAUSE_SECONDS],
            id="unless a rally ended in between",
        ),
        pytest.param([contact(0, 3), contact(0.8, 0.5)], [0, 0.8], id="out of reach the side is unknown"),
        pytest.param([contact(0, 3), contact(0.2, 2)], [0], id="nobody hits twice at once"),
        pytest.param([contact(0, -3.5)], [], id="unlikely"),
    ],
)
def test_hits_are_chosen_as_a_sequence(transitions: list[Transition], seconds: list[float]) -> None:
    assert [second for second, _ in chosen(*transitions)] == seconds


def test_without_rackets_transitions_stay_as_they_are() -> None:
    transitions = [contact(0, -math.inf, -math.inf, (-math.inf, math.inf))]
    assert choose_contacts(transitions) == transitions


def total(sequence: list[tuple[Transition, EventKind]]) -> float:
    """Return the log-odds of a sequence less the cost of sides that hit twice; -inf for an impossible one."""
    odds, side, last = 0.0, None, None
    for transition, kind in sequence:
        if last is not None:
            apart = transition.second - last[0].second
            if apart < {HIT: 0.3, BOUNCE: 0.2}[kind] if kind is last[1] else apart <= 0.07:
                return -math.inf
            side = None if apart >= PAUSE_SECONDS else side
        if kind is HIT:
            odds -= transition.is_near is not None and transition.is_near is side
            side = transition.is_near
        odds += transition.hit_odds if kind is HIT else transition.bounce_odds
        last = transition, kind
    return odds


@given(
    steps=st.lists(
        st.tuples(
            st.sampled_from([0.05, 0.1, 0.25, 0.4, 1.0, 3.0]),
            st.floats(-2.9, 3),
            st.floats(-2.9, 3),
            st.sampled_from([NEAR, FAR, NOBODY]),
        ),
        min_size=1,
        max_size=6,
    )
)
@settings(deadline=None, max_examples=60)
def test_chosen_sequence_is_the_likeliest_of_all(steps: list[tuple[float, float, float, tuple[float, float]]]) -> None:
    seconds = itertools.accumulate(step[0] for step in steps)
    transitions = [contact(second, *step[1:]) for second, step in zip(seconds, steps, strict=True)]
    every = (
        [(transition, kind) for transition, kind in zip(transitions, kinds, strict=True) if kind]
        for kinds in itertools.product((None, HIT, BOUNCE), repeat=len(transitions))
    )
    by_second = {transition.second: transition for transition in transitions}
    found = total([(by_second[second], kind) for second, kind in chosen(*transitions)])
    assert found == pytest.approx(max(total(sequence) for sequence in every))


def shuttle(second: float, odds: float, rackets: tuple[float, float] = NOBODY) -> Transition:
    return replace(contact(second, -math.inf, rackets=rackets), shuttle_odds=odds)


SERVE, LANDING = EventKind.SERVE, EventKind.LANDING


@pytest.mark.parametrize(
    ("transitions", "found", "expected"),
    [
        pytest.param([shuttle(0, -2)], [HIT], [HIT], id="the rules find what the trees doubt"),
        pytest.param([shuttle(0, -8)], [HIT], [None], id="the trees reject what the rules find"),
        pytest.param([shuttle(0, 2)], [None], [HIT], id="the trees find what the rules miss"),
        pytest.param([shuttle(0, 2), shuttle(1, 2)], [SERVE, None], [SERVE, HIT], id="a serve stays a serve"),
        pytest.param([shuttle(0, -1), shuttle(0.1, 9)], [SERVE, None], [None, SERVE], id="a serve is moved"),
        pytest.param(
            [shuttle(0, 2, FAR), shuttle(0.7, 2, NEAR)],
            [None, SERVE],
            [SERVE, HIT],
            id="a hit that the other side returns at once is the serve",
        ),
        pytest.param(
            [shuttle(0, 2, FAR), shuttle(0.5, 2, FAR)], [None, SERVE], [HIT, SERVE], id="the server moved before"
        ),
        pytest.param(
            [shuttle(0, 2, FAR), shuttle(2, 2, NEAR)], [None, SERVE], [HIT, SERVE], id="another rally was played before"
        ),
        pytest.param([shuttle(0, 2), shuttle(1, -9)], [HIT, LANDING], [HIT, LANDING], id="a landing stays"),
        pytest.param([shuttle(0, 2), shuttle(1, 3)], [HIT, LANDING], [HIT, HIT], id="a hit is no landing"),
        pytest.param(
            [shuttle(0, 2), shuttle(1, -9), shuttle(2, 3)], [HIT, LANDING, None], [HIT, None, HIT], id="play goes on"
        ),
        pytest.param(
            [shuttle(0, 2, NEAR), shuttle(0.8, -0.5, FAR), shuttle(1.6, 2, NEAR)],
            [HIT, None, HIT],
            [HIT, HIT, HIT],
            id="between two hits of one side the other side hits",
        ),
        pytest.param(
            [shuttle(0, -math.inf, UNKNOWN), shuttle(1, 2)], [HIT, None], [HIT, HIT], id="the rules judge alone"
        ),
        pytest.param([shuttle(0, -math.inf, UNKNOWN)], [HIT], [HIT], id="nobody is seen"),
    ],
)
def test_hits_of_a_shuttle_follow_trees_and_rules(
    transitions: list[Transition], found: list[EventKind | None], expected: list[EventKind | None]
) -> None:
    def events(kinds: list[EventKind | None]) -> list[Event]:
        return [Event(one.frame, kind) for one, kind in zip(transitions, kinds, strict=True) if kind is not None]

    assert choose_hits(transitions, events(found)) == events(expected)


def test_nothing_is_hit_just_after_an_unseen_serve() -> None:
    emerged = replace(shuttle(0.2, 9), emerged=0.0, last_emergence=0.0)
    found = [Event(0, SERVE)]
    assert choose_hits([emerged], found) == found
