"""Test the counts of the match page against plain counts over a random match."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from narrowing import not_none
from played_match import play_match
from rallytrace.analysis.match.rally_facts import list_rally_facts
from rallytrace.analysis.shots.shot_metrics import Estimate, fastest_speed
from rallytrace.exports.report import summaries
from rallytrace.exports.report.records import PageFacts
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.sports import SPORTS, Sport

BADMINTON = SPORTS[Sport.BADMINTON].court


@pytest.fixture(scope="module")
def facts() -> PageFacts:
    return play_match(50, 9)


def test_every_rally_is_in_one_bar_and_one_class_of_length(facts: PageFacts) -> None:
    for counts in (summaries.count_lengths(facts), summaries.count_length_classes(facts)):
        assert sum(one.total for one in counts) == len(facts.rallies)
        for player in (0, 1):
            assert sum(one.won[player] for one in counts) == sum(rally.winner == player for rally in facts.rallies)
    short = summaries.count_length_classes(facts)[0]
    assert short.total == sum(len(rally.strokes) <= 4 for rally in facts.rallies)


def test_serves_and_endings_are_counted_by_player(facts: PageFacts) -> None:
    for counts, name in ((summaries.count_serves(facts), "server"), (summaries.count_endings(facts), "last_player")):
        expected = Counter((getattr(rally, name), rally.winner) for rally in facts.rallies)
        for player, count in enumerate(counts):
            assert count.won == (expected[player, 0], expected[player, 1])


def test_score_run_ends_at_the_point_difference(facts: PageFacts) -> None:
    rounds = summaries.list_rounds(facts)
    assert sum(len(one.steps) for one in rounds) == len(facts.rallies)
    for one in rounds:
        assert one.steps[-1].lead == one.count[0] - one.count[1]


def test_a_match_that_begins_within_a_game_begins_with_its_lead() -> None:
    facts = play_match(5, 3)
    rallies = [rally.facts.rally for rally in facts.rallies]
    match = MatchSetup(names=facts.players, score="15-3")
    scored = list_rally_facts(rallies, [match], float)
    won = [None if one.score is None or one.score.winner is None else int(one.score.winner) for one in scored]
    played = tuple(
        replace(rally, facts=one, winner=winner) for rally, one, winner in zip(facts.rallies, scored, won, strict=True)
    )
    (run,) = summaries.list_rounds(replace(facts, rallies=played))
    assert run.steps[0].lead == 12 + (1 if won[0] == 0 else -1)


def test_gaps_in_the_score_are_named() -> None:
    facts = play_match(8, 3)
    rallies = [rally.facts.rally for rally in facts.rallies]
    first = MatchSetup(names=facts.players)
    again = [replace(first, frame=rallies[k].frames.start, score=score) for k, score in ((3, "9-5"), (5, "15-9"))]

    def remarks(*matches: MatchSetup) -> list[str]:
        scored = list_rally_facts(rallies, matches, float)
        played = tuple(replace(rally, facts=one) for rally, one in zip(facts.rallies, scored, strict=True))
        return [one.remark for one in summaries.list_rounds(replace(facts, rallies=played))]

    assert remarks(first) == [""]
    assert remarks(first, *again) == ["Rallies or their scores are missing before Rally 4 and before Rally 6."]
    assert remarks(replace(first, score="5-3")) == ["Rallies or their scores are missing before Rally 1."]
    later = replace(again[1], score="21-15 3-2")
    assert remarks(first, later)[0] == "Rallies or their scores are missing after Rally 5."


def test_speeds_are_listed_from_the_fastest() -> None:
    speeds = [one.speed.value for one in summaries.list_speeds(play_match(30, 8))]
    assert speeds == sorted(speeds, reverse=True)


def test_fastest_stroke_is_one_whose_speed_is_precise() -> None:
    fast = summaries.list_speeds(play_match(30, 8))[:3]
    speeds = (Estimate(318, 47), Estimate(190, 10), Estimate(192, 14.9))
    found = summaries.list_fastest(replace(one, speed=speed) for one, speed in zip(fast, speeds, strict=True))
    assert [one.speed.value for one in found] == [190, 192]
    assert not_none(fastest_speed(speeds)).value == 190
    assert fastest_speed(speeds[:1]) is None


def test_zones_are_named_as_the_player_sees_them() -> None:
    places = [(-1.0, -0.5), (2.0, -6.0), (3.5, -7.5), (-2.0, 6.0), None, (9.0, 0.0)]
    zones = {zone.name: zone.count for zone in summaries.count_zones(places, BADMINTON) if zone.count}
    assert zones == {
        "Own half, front left": 1,
        "Own half, back right": 2,
        "Opponent half, back left": 1,
    }


def test_the_movement_is_shared_out_over_the_squares() -> None:
    feet = np.array([(0.1, -0.2), (0.2, -0.3), (2.6, -6.9), (-3.9, -8.1)])
    cells = summaries.draw_heat(feet, BADMINTON)
    assert sorted(round(cell.share, 2) for cell in cells) == [0.25, 0.25, 0.5]
    fullest = max(cells, key=lambda cell: cell.share)
    assert (fullest.left, fullest.bottom, fullest.strength) == (0.0, -0.5, 1.0)


def test_speeds_are_in_bars_by_player(facts: PageFacts) -> None:
    speeds = summaries.list_speeds(facts)
    bars = summaries.count_speeds(speeds)
    assert sum(sum(bar.counts) for bar in bars) == len(speeds)
    for bar in bars:
        inside = [one for one in speeds if bar.low <= one.speed.value < bar.high]
        assert bar.counts == tuple(sum(one.stroke.player == player for one in inside) for player in (0, 1))


def test_strokes_are_counted_by_name_and_how_the_last_ones_ended(facts: PageFacts) -> None:
    rows = summaries.count_stroke_names(facts)
    strokes = [stroke for rally in facts.rallies for stroke in rally.strokes]
    last = [(rally.strokes[-1], rally.winner) for rally in facts.rallies]
    assert {row.name for row in rows} == {stroke.name for stroke in strokes}
    for row in rows:
        for player in (0, 1):
            own = [(stroke, winner) for stroke, winner in last if (stroke.name, stroke.player) == (row.name, player)]
            assert row.played[player] == sum((one.name, one.player) == (row.name, player) for one in strokes)
            assert row.winners[player] == sum(winner == player for _, winner in own)
            assert row.errors[player] == sum(winner == 1 - player for _, winner in own)


def test_a_landing_in_the_own_half_is_not_in(facts: PageFacts) -> None:
    ended = next(rally.strokes[-1] for rally in facts.rallies if rally.strokes[-1].call == "in")
    assert replace(ended, landing=(1.0, -2.0)).call == "own half"
    assert replace(ended, landing=None).call == ""
