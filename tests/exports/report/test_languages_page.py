"""Test that the match page is in the language in use: all words, and the decimal sign."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from html.parser import HTMLParser

import pytest

from played_match import NAMES, play_match
from pseudo_language import MARK, pseudo_language
from rallytrace.analysis.match.rally_facts import list_rally_facts
from rallytrace.analysis.players.running import Distance
from rallytrace.exports.report.collecting import END_NAMES
from rallytrace.exports.report.page import make_page
from rallytrace.exports.report.records import PageFacts, PlayedRally, RallyPicture, ReportVideo
from rallytrace.exports.report.sides import ANY_OPPONENT
from rallytrace.texts import use_language
from rallytrace.track.geometry import Size
from rallytrace.track.lists import RallyEnding
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.sports import SPORTS, Sport

KEPT = re.compile(rf"{'|'.join(map(re.escape, NAMES))}|match\.mp4|second\.mp4|RallyTrace [\w.]+|km/h|\bm\b|\bs\b|%")
"""What stays in every language: names, files, and units alone."""
ENGLISH_NUMBER = re.compile(r"(?<!:\d\d)(?<=\d)(\.\d{1,2}|,\d{3})(?!\d)")
"""A decimal point or a thousands separator, but not the fraction of a time such as 0:01:23.4."""
RATE = 30


class Texts(HTMLParser):
    """The texts of a page that people read, with those of tooltips and of screen readers."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.language: str | None = None
        self._tag = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tag = tag
        self.language = dict(attrs).get("lang") if tag == "html" else self.language
        self.found |= {value or "" for name, value in attrs if name in ("title", "aria-label", "alt")}

    def handle_data(self, data: str) -> None:
        if self._tag not in ("style", "script"):
            self.found.add(data.strip())


def untranslated_in(page: str) -> list[str]:
    return sorted(text for text in Texts(page).found if MARK not in text and re.search(r"[^\W\d_]", KEPT.sub("", text)))


def full(sport: Sport = Sport.BADMINTON) -> PageFacts:
    """Return a match of two videos with every part of the page, and every warning in it."""
    facts = play_match(45, 8, sport=sport)
    first, second, *rest = facts.rallies
    score = second.facts.score
    assert score is not None
    near = next(name for name in NAMES if name != score.near_name)
    seen = replace(second, facts=replace(second.facts, near=(near,), far=(score.near_name,)))
    ended = [with_ending(first, RallyEnding.OUT), seen, *rest, replace(rest[-1], video=1)]
    ran = tuple(replace(one, ran=({NAMES[0]: Distance(12.25, 15.5)}, {NAMES[1]: Distance(8.5, 9.0)})) for one in ended)
    basis = replace(facts.videos[0].evidence, court_by_hand=True, names_by_hand=2)
    videos = (replace(facts.videos[0], evidence=basis), ReportVideo("second.mp4", 10.0))
    picture = RallyPicture(3, b"GIF89a", Size(1, 1), ((0.2, 0.3), (0.4, 0.5)))
    return replace(facts, thumbnails=(picture,), rallies=ran, videos=videos)


def with_ending(played: PlayedRally, ending: RallyEnding) -> PlayedRally:
    return replace(played, facts=replace(played.facts, rally=replace(played.facts.rally, ending=ending)))


def bare() -> PageFacts:
    """Return a match of which nothing but the rallies is known."""
    facts = play_match(3, 2)
    played = [
        replace(one, strokes=(), winner=None, server=None, facts=replace(one.facts, score=None))
        for one in facts.rallies
    ]
    names = (END_NAMES[0], ANY_OPPONENT)
    return replace(facts, players=names, has_names=False, sport=None, feet=None, thumbnails=(), rallies=tuple(played))


def unnamed() -> PageFacts:
    """Return a match in which nobody is known to play any stroke."""
    facts = play_match(3, 2)
    played = (
        replace(one, strokes=tuple(replace(stroke, player=None, shot=None, name="") for stroke in one.strokes))
        for one in facts.rallies
    )
    return replace(facts, rallies=tuple(played), feet=None)


def with_missing_scores() -> PageFacts:
    """Return a match in which a rally has no winner, and the score skips."""
    facts = play_match(6, 2)
    winners = ("near", "let", "", "far", "far", "near")
    rallies = [replace(one.facts.rally, winner=winner) for one, winner in zip(facts.rallies, winners, strict=True)]
    matches = [MatchSetup(names=NAMES), MatchSetup(rallies[3].frames.start, names=NAMES, score="11-8")]
    counted = list_rally_facts(rallies, matches, lambda frame: frame / RATE)
    played = (
        replace(old, facts=one, winner=None if not one.rally.winner else old.winner)
        for old, one in zip(facts.rallies, counted, strict=True)
    )
    return replace(facts, rallies=tuple(played))


PAGES: Mapping[str, Callable[[], PageFacts]] = {
    **{sport: partial(full, sport) for sport in SPORTS},
    "bare": bare,
    "unnamed": unnamed,
    "missing scores": with_missing_scores,
}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use_language(None)


@pytest.mark.parametrize("made", PAGES.values(), ids=PAGES)
def test_nothing_of_the_page_is_untranslated(made: Callable[[], PageFacts]) -> None:
    facts = made()
    with pseudo_language():
        assert untranslated_in(make_page(facts)) == []


@pytest.mark.parametrize("made", PAGES.values(), ids=PAGES)
def test_numbers_have_the_decimal_comma_of_the_language(made: Callable[[], PageFacts]) -> None:
    facts = made()
    use_language(lambda _context, text, _number: text, decimal_comma=True, tag="da")
    page = Texts(make_page(facts))
    assert page.language == "da"
    assert sorted(text for text in page.found if ENGLISH_NUMBER.search(KEPT.sub("", text))) == []


def test_the_page_is_english_without_a_language() -> None:
    page = Texts(make_page(full()))
    assert page.language == "en"
    assert {"All rallies", "Rally 3", "Won by"} <= page.found
    assert not any(MARK in text for text in page.found)
