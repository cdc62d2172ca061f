"""Test the match page: one file, all names as text, and unknown parts omitted with a reason."""

import base64
import hashlib
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from browser import needs_chromium, show
from narrowing import not_none
from played_match import NAMES, RATE, play_match
from rallytrace.analysis.match.rally_facts import list_rally_facts
from rallytrace.analysis.players.running import Distance
from rallytrace.exports.report.page import find_gaps, make_page
from rallytrace.exports.report.records import PageFacts, RallyPicture
from rallytrace.files import paths
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.wording import clock

HOSTILE = ("<script>alert(1)</script>", "\"><img src=x onerror='alert(2)'>{{ 7 * 7 }}")
PIXEL = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")


class Elements(HTMLParser):
    """The elements of a page, their attributes, and the text of each kind of element."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._open = tag
        self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - the parser's
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts[self._open][-1] += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def full(names: tuple[str, str] = NAMES, sport: Sport = Sport.BADMINTON) -> PageFacts:
    facts = play_match(45, 8, names=names, sport=sport)
    return replace(facts, thumbnails=(RallyPicture(3, PIXEL, Size(1, 1), ((0.2, 0.3), (0.4, 0.5))),))


def hostile() -> PageFacts:
    """Names that would do harm as HTML, wherever a user can type one."""
    facts = full(HOSTILE)
    first = facts.rallies[0]
    rally = Rally(HOSTILE[0], first.facts.rally.frames, HOSTILE[0], HOSTILE)
    rallies = (replace(first, facts=replace(first.facts, rally=rally)), *facts.rallies[1:])
    video = replace(facts.videos[0], name=f"{HOSTILE[0]}.mp4", remarks=(HOSTILE[1],))
    return replace(facts, rallies=rallies, videos=(video,))


@pytest.mark.parametrize("sport", SPORTS)
def test_the_page_refers_to_nothing_outside_itself(sport: Sport) -> None:
    elements = Elements(make_page(full(sport=sport)))
    assert not {"link", "iframe", "object", "embed", "base", "form"} & {tag for tag, _ in elements.tags}
    for _, attributes in elements.tags:
        assert all(str(attributes.get(name, "data:")).startswith("data:") for name in ("src", "srcset", "poster"))
        assert all(str(attributes.get(name, "#")).startswith("#") for name in ("href", "xlink:href"))
        assert "style" not in attributes


def test_names_are_text_and_never_part_of_a_script() -> None:
    page = make_page(hostile())
    elements = Elements(page)
    script = (paths.resources_dir() / "templates" / "match.js").read_text(encoding="utf-8")
    assert elements.texts["script"] == [script]
    assert len(elements.all("img")) == 1
    assert not any(name.startswith("on") for _, attributes in elements.tags for name in attributes)
    assert "{{ 7 * 7 }}" in page
    assert HOSTILE[0] not in page


def test_the_policy_lets_only_the_own_style_and_script_run() -> None:
    elements = Elements(make_page(full()))
    (policy,) = (one["content"] for one in elements.all("meta") if one.get("http-equiv") == "Content-Security-Policy")
    parts = dict(part.split(" ", 1) for part in str(policy).split("; "))
    for name, text in (("style-src", elements.texts["style"][0]), ("script-src", elements.texts["script"][0])):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert parts[name] == f"'sha256-{digest}'"
    assert parts["default-src"] == "'none'"
    assert parts["img-src"] == "data:"


def test_fastest_strokes_of_one_rally_have_different_times() -> None:
    facts = play_match(1, 12, seed=2)
    page = make_page(facts)
    rows = re.findall(r'<tr id="s0-(\d+)".*?</tr>', page, re.DOTALL)
    assert len(rows) > 2
    times = [clock(int(frame) / RATE, 1, hours=True) for frame in rows]
    assert len(set(times)) == len(times)
    assert all(time in page for time in times)
    assert f"Rally 1, {times[0]}, frame {int(rows[0]):,}" in page, "the figure at the top says it, too"


def test_unknown_score_is_left_out_with_the_reason() -> None:
    """After a rally without a winner no score is shown, neither at the top nor in the table, until it is set again."""
    winners = ("near", "", "far")
    rallies = [Rally(f"Rally {k + 1}", range(100 * k, 100 * k + 50), winners[k]) for k in range(3)]
    match = MatchSetup(names=NAMES)
    facts = play_match(3, 2)

    def page_of(*matches: MatchSetup) -> str:
        counted = list_rally_facts(rallies, matches, lambda frame: frame / RATE)
        played = tuple(replace(old, facts=one) for old, one in zip(facts.rallies, counted, strict=True))
        return make_page(replace(facts, rallies=played))

    unknown = page_of(match)
    assert 'class="board"' not in unknown
    assert "The score at the end is unknown." in unknown
    assert "The score of 1 of 3 rallies is unknown and left out. Rally 2 has no winner." in unknown
    again = page_of(match, replace(match, frame=200, score="11-8"))
    assert 'class="board"' in again
    assert ">11</td>" in again
    assert ">9</td>" in again
    assert "unknown" not in again


def test_winners_and_errors_are_headed_by_the_player() -> None:
    headings = Elements(make_page(full())).texts["th"]
    for name in NAMES:
        assert {f"{name}: winners", f"{name}: errors"} <= set(headings)


def test_nothing_is_counted_by_winner_while_no_rally_has_one() -> None:
    facts = full()
    rally = facts.rallies[0].facts.rally
    nobody = tuple(
        replace(one, winner=None, facts=replace(one.facts, rally=replace(rally, winner="", tags=())))
        for one in facts.rallies
    )
    headings = {text.strip() for text in Elements(make_page(replace(facts, rallies=nobody))).texts["th"]}
    assert {"Strokes", "Rallies", "Served", "Server"} <= headings
    assert not {heading for heading in headings if "inner" in heading or "error" in heading or "on by" in heading}
    assert not {"Won serving", "Won returning", "Tags"} & headings
    assert "coloured by winner" not in make_page(replace(facts, rallies=nobody))


@pytest.mark.parametrize(
    ("lands", "expected"), [(True, "2 landings, none with a measured place."), (False, "No landings known.")]
)
def test_landings_without_a_place_are_not_unknown(lands: bool, expected: str) -> None:
    facts = play_match(4, 3)
    last = [
        replace(one.strokes[-1], player=0, landing=None, lands=lands and k < 2) for k, one in enumerate(facts.rallies)
    ]
    rallies = tuple(replace(one, strokes=(stroke,)) for one, stroke in zip(facts.rallies, last, strict=True))
    assert expected in make_page(replace(facts, rallies=rallies))


def test_distances_of_a_pair_are_those_of_both_partners() -> None:
    facts = play_match(1, 3)
    ran = {"Ana": Distance(10, 12), "Bea": Distance(20, 22)}
    pair = replace(facts.rallies[0].facts, near=("Ana", "Bea"), far=("Cleo", "Dora"))

    def page(*, is_sure: bool) -> str:
        rally = replace(facts.rallies[0], facts=pair, ran=(ran, {}), is_sure=is_sure)
        return make_page(replace(facts, rallies=(rally,)))

    assert "Where both players were" in page(is_sure=True)
    assert "Ana ran 10\N{EN DASH}12 m a rally" in page(is_sure=True)
    assert "Bea ran 20\N{EN DASH}22 m a rally" in page(is_sure=True)
    assert "Each of the two ran 15\N{EN DASH}17 m a rally" in page(is_sure=False)


def test_rallies_with_players_at_other_ends_are_named() -> None:
    facts = full()
    near = not_none(facts.rallies[5].facts.score).near_name
    other = next(name for name in NAMES if name != near)
    swapped = replace(facts.rallies[5], facts=replace(facts.rallies[5].facts, near=(other,), far=(near,)))
    page = make_page(replace(facts, rallies=(*facts.rallies[:5], swapped, *facts.rallies[6:])))
    assert "score and video differ in Rally 6" in page


def test_score_progression_says_where_rallies_are_missing() -> None:
    facts = full()
    last = facts.rallies[-1].facts.rally
    rallies = [rally.facts.rally for rally in facts.rallies]
    matches = [MatchSetup(names=NAMES), MatchSetup(last.frames.start, names=NAMES, score="21-15 20-3")]
    counted = list_rally_facts(rallies, matches, lambda frame: frame / RATE)
    played = tuple(replace(old, facts=one) for old, one in zip(facts.rallies, counted, strict=True))
    assert f"missing before {last.name}." in make_page(replace(facts, rallies=played))


def test_a_full_match_has_no_gaps() -> None:
    assert find_gaps(full()) == {}


def test_unknown_parts_are_omitted_with_a_reason() -> None:
    facts = full()
    bare = replace(
        facts,
        has_names=False,
        sport=None,
        feet=None,
        thumbnails=(),
        rallies=tuple(
            replace(one, strokes=(), winner=None, server=None, facts=replace(one.facts, score=None))
            for one in facts.rallies
        ),
    )
    gaps = find_gaps(bare)
    assert set(gaps) == {"score", "winners", "strokes", "court", "pictures"}
    page = make_page(bare)
    assert all(reason in page for reason in gaps.values())
    assert 'class="board"' not in page
    assert 'class="court"' not in page
    nobody = tuple(
        replace(one, strokes=tuple(replace(stroke, player=None, shot=None, name="") for stroke in one.strokes))
        for one in facts.rallies
    )
    assert set(find_gaps(replace(facts, rallies=nobody, feet=None))) == {"players", "names", "feet", "speeds"}
    assert make_page(replace(facts, rallies=nobody, feet=None))


def test_a_fact_that_holds_nothing_at_all_still_makes_a_page() -> None:
    facts = play_match(1, 1)
    lone = replace(facts.rallies[0], strokes=(), winner=None)
    assert "1 rally" in make_page(replace(facts, rallies=(lone,), feet=None, sport=None))


@needs_chromium
def test_a_browser_shows_the_page_without_an_error(tmp_path: Path) -> None:
    for name, facts in (("full", full()), ("hostile", hostile())):
        (tmp_path / f"{name}.html").write_text(make_page(facts), encoding="utf-8")
        shown = show(tmp_path / f"{name}.html", tmp_path / "browser")
        assert shown.console == []
        assert shown.html.count("<button") > 20, "headings sort"
        assert len(re.findall("<img", shown.html)) == 1


@needs_chromium
def test_a_click_on_a_heading_sorts_and_another_one_turns_round(tmp_path: Path) -> None:
    click = "<script>const cell = document.querySelectorAll('table.rallies button')[{0}];{1}</script>"
    page = re.sub(r'<meta http-equiv="Content[^>]*>', "", make_page(full()))
    seen = {}
    path = tmp_path / "page.html"
    for name, clicks in (("up", 1), ("down", 2), ("as is", 0)):
        path.write_text(page.replace("</body>", click.format(6, clicks * "cell.click();") + "</body>"))
        table = show(path, tmp_path / "browser").html.split('class="sort rallies"')[1]
        rows = re.findall(r'<tr id="r\d+".*?</tr>', table, re.DOTALL)
        seen[name] = [int(re.findall(r"<td>(\d+)</td>", row)[1]) for row in rows]
    assert seen["up"] == sorted(seen["as is"])
    assert seen["down"] == sorted(seen["as is"], reverse=True)
    assert seen["as is"] != seen["up"]
