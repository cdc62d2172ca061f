"""Write the page of a match: one HTML file that needs no other files."""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any, Final

from rallytrace import __version__
from rallytrace.errors import Check
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps
from rallytrace.exports.report.collecting import collect_facts
from rallytrace.exports.report.records import PageFacts, PlayedStroke
from rallytrace.exports.report.summaries import (
    PLAYERS,
    count_ending_kinds,
    count_endings,
    count_length_classes,
    count_lengths,
    count_serves,
    count_speeds,
    count_stroke_names,
    count_zones,
    draw_heat,
    find_scoreboard,
    list_rounds,
    list_speeds,
    list_trends,
    mean_distance,
    median_of,
    strokes_of,
)
from rallytrace.exports.request import ExportFinished, ExportProgress
from rallytrace.files import paths
from rallytrace.files.file_kinds import PAGE
from rallytrace.storage.staging import write_text
from rallytrace.storage.templates import render
from rallytrace.track.courts import Court
from rallytrace.track.sports import Sport
from rallytrace.track.wording import SOURCE_WORDS, clock, count_noun, frames_text, join_names

_MAX_NAMED: Final = 5
"""Maximum number of rallies that are named one by one as contradictory."""
_MAX_FASTEST: Final = 8
_NOTHING: Final = "\N{EN DASH}"
"""Shown in the table of sources where the program, or the user, provides nothing."""
_MAX_DOTS: Final = 600
"""Maximum number of strokes drawn individually on a map; of more strokes, every n-th is drawn."""


def write_page(
    materials: Sequence[Material],
    target: Path,
    sport: Sport,
    check: Check,
    *,
    frames: range | None = None,
    overwrite: bool = False,
    player: str | None = None,
) -> ExportSteps:
    """Write the page of one or several videos. Arguments and errors are those of `collect_facts`."""
    facts = yield from collect_facts(materials, sport, check, frames, player)
    yield ExportProgress("Writing the page")
    check()
    write_text(target, make_page(facts), PAGE, overwrite=overwrite)
    strokes = sum(len(rally.strokes) for rally in facts.rallies)
    words = f"{count_noun(len(facts.rallies), 'rally', 'rallies')}, {count_noun(strokes, 'stroke')}"
    yield ExportFinished(target, words)


def make_page(facts: PageFacts) -> str:
    """Return the page as HTML."""
    folder = paths.resources_dir() / "templates"
    style, script = ((folder / name).read_text(encoding="utf-8") for name in ("match.css", "match.js"))
    speeds = list_speeds(facts)
    return render(
        "match.html",
        title=" \N{EN DASH} ".join(facts.players) if facts.has_names else facts.videos[0].name,
        version=__version__,
        policy=_policy(style, script),
        style=style,
        script=script,
        facts=facts,
        gaps=find_gaps(facts),
        figures=_key_figures(facts),
        board=find_scoreboard(facts),
        rounds=list_rounds(facts),
        lengths=count_lengths(facts),
        classes=count_length_classes(facts),
        serves=count_serves(facts),
        endings=count_endings(facts),
        ending_kinds=count_ending_kinds(facts),
        stroke_names=count_stroke_names(facts),
        speeds=speeds,
        speed_bars=count_speeds(speeds),
        speed_rows=[_speed_row(facts, k) for k in PLAYERS],
        fastest=speeds[:_MAX_FASTEST],
        maps=[] if facts.sport is None else [_player_map(facts, facts.sport.court, k) for k in PLAYERS],
        thumbnails=[(shown, base64.b64encode(shown.picture).decode("ascii")) for shown in facts.thumbnails],
        trends=[list_trends(facts, k) for k in PLAYERS],
        evidence=_evidence_rows(facts),
        clock=clock,
        frames_text=frames_text,
        count_noun=count_noun,
    )


def _policy(style: str, script: str) -> str:
    """Return a Content-Security-Policy that allows only the page's own style, script and images."""
    own_style, own_script = (
        f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode('ascii')}'"
        for text in (style, script)
    )
    parts = (
        "default-src 'none'",
        "img-src data:",
        f"style-src {own_style}",
        f"script-src {own_script}",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(parts)


def find_gaps(facts: PageFacts) -> Mapping[str, str]:
    """Return for each part of the page that is left out, by name, a sentence that says why."""
    strokes = [stroke for rally in facts.rallies for stroke in rally.strokes]
    gaps = {}
    if all(rally.facts.score is None for rally in facts.rallies):
        gaps["score"] = "No score. Set it up with the Match button of the Rallies panel."
    if all(rally.winner is None for rally in facts.rallies):
        gaps["winners"] = "No rally has a winner yet."
    if not strokes:
        gaps["strokes"] = "No strokes found. They are found from the tracked path of the ball."
    if strokes and all(stroke.player is None for stroke in strokes):
        gaps["players"] = "The players of the strokes are unknown. Find the players' poses, or set the court."
    if strokes and not any(stroke.name for stroke in strokes):
        gaps["names"] = "No stroke has a name. Names need the court and the players' poses."
    if facts.sport is None:
        gaps["court"] = "No court set, so positions, zones and speeds are unknown."
    elif facts.feet is None or not any(len(feet) for feet in facts.feet):
        gaps["feet"] = "No poses of the players found, so their movement is unknown."
    if facts.sport is not None and not list_speeds(facts):
        gaps["speeds"] = "No speed could be measured reliably."
    if not facts.thumbnails:
        gaps["pictures"] = "The video could not be read, so there are no pictures."
    return gaps


def _key_figures(facts: PageFacts) -> list[tuple[str, str, str, str]]:
    """Return (title, number, detail, source) of each figure at the top."""
    rallies, dot = facts.rallies, " \N{MIDDLE DOT} "
    played = sum(rally.facts.seconds for rally in rallies)
    total = sum(video.seconds for video in facts.videos)
    strokes = [len(rally.strokes) for rally in rallies if rally.strokes]
    longest = max(rallies, key=lambda rally: (len(rally.strokes), rally.facts.seconds))
    named = sum(rally.winner is not None for rally in rallies)
    figures = [
        ("Rallies", f"{len(rallies):,}", f"{named:,} with a winner", "All rallies, lets included"),
        (
            "Time in play",
            clock(played),
            f"{played / total:.0%} of {clock(total)}" if total else "",
            "Total length of the rallies, and of the videos",
        ),
    ]
    if strokes:
        figures += [
            (
                "Strokes",
                f"{sum(strokes):,}",
                f"{sum(strokes) / max(1e-9, played) * 60:.0f} per minute of play",
                "Serves and hits, found on the path of the ball or set by hand",
            ),
            (
                "Average rally",
                f"{mean(strokes):.1f}",
                f"strokes{dot}{played / len(rallies):.1f} s",
                "Strokes: rallies with known strokes. Seconds: all rallies",
            ),
            (
                "Longest rally",
                f"{len(longest.strokes)}",
                f"strokes{dot}{longest.facts.seconds:.1f} s",
                f"{longest.facts.rally.name}, frames {frames_text(longest.facts.rally.frames)}",
            ),
        ]
    speeds = list_speeds(facts)
    if speeds:
        top = speeds[0]
        player = "" if top.stroke.player is None else facts.players[top.stroke.player]
        figures.append(
            (
                "Fastest stroke",
                f"{top.speed.value:.0f}",
                f"\N{PLUS-MINUS SIGN} {top.speed.half_width:.0f} km/h{dot}{player}".rstrip(dot),
                f"{top.rally.facts.rally.name}, {top.stroke.clock}, frame {top.stroke.frame:,}. 80 % interval",
            )
        )
    return figures


def _speed_row(facts: PageFacts, player: int) -> dict[str, Any]:
    """Return counts, speeds and net heights of a player's shots."""
    strokes = strokes_of(facts, player)
    shots = [stroke.shot for stroke in strokes if stroke.shot is not None]
    speeds = [shot.speed for shot in shots if shot.speed is not None]
    nets = [shot.net.value for shot in shots if shot.net is not None]
    return {
        "name": facts.players[player],
        "strokes": len(strokes),
        "known": len(speeds),
        "median": median_of([speed.value for speed in speeds]),
        "top": max(speeds, key=lambda speed: speed.value, default=None),
        "net": median_of(nets),
        "nets": len(nets),
    }


def _player_map(facts: PageFacts, court: Court, player: int) -> dict[str, Any]:
    """Return zones, dots and movement of a player."""
    strokes = strokes_of(facts, player)
    feet = None if facts.feet is None else facts.feet[player]
    return {
        "name": facts.players[player],
        "from": count_zones([stroke.place for stroke in strokes], court),
        "to": count_zones([stroke.target for stroke in strokes], court),
        "n_from": sum(stroke.place is not None for stroke in strokes),
        "n_to": sum(stroke.target is not None for stroke in strokes),
        "strokes": len(strokes),
        "dots": _limit_dots([stroke for stroke in strokes if stroke.place is not None]),
        "landings": _limit_dots([stroke for stroke in strokes if stroke.landing is not None]),
        "heat": [] if feet is None or not len(feet) else draw_heat(feet, court),
        "ran": mean_distance(facts.rallies, player),
        "n_feet": 0 if feet is None else len(feet),
    }


def _limit_dots(strokes: Sequence[PlayedStroke]) -> Sequence[PlayedStroke]:
    return strokes[:: -(-len(strokes) // _MAX_DOTS) or 1]


def _evidence_rows(facts: PageFacts) -> list[tuple[str, str, str]]:
    """Return (fact, found by the program, set by hand) for each kind of fact on the page."""
    rallies = facts.rallies
    strokes = [stroke for rally in rallies for stroke in rally.strokes]
    by_hand = sum(stroke.by_hand for stroke in strokes)
    named = sum(bool(rally.facts.rally.winner) for rally in rallies)
    frames = sum(video.evidence.frames for video in facts.videos)
    reviewed = sum(video.evidence.reviewed for video in facts.videos)
    rows = [
        ("Ball in rallies", _sources(facts), f"{reviewed:,} of {count_noun(frames, 'frame')} checked"),
        ("Winners", _NOTHING, f"{named:,} of {count_noun(len(rallies), 'rally', 'rallies')}"),
        ("Strokes", f"{len(strokes) - by_hand:,}", f"{by_hand:,}"),
        _name_row(strokes),
        (
            "Player of each stroke",
            f"{sum(stroke.player is not None for stroke in strokes):,} of {len(strokes):,}",
            _NOTHING,
        ),
    ]
    courts = [video.evidence.court_by_hand for video in facts.videos if video.evidence.court_by_hand is not None]
    if courts:
        flown = sum(stroke.shot is not None and stroke.shot.speed is not None for stroke in strokes)
        rows += [
            ("Court", f"{courts.count(False)} of {count_noun(len(facts.videos), 'video')}", f"{sum(courts)}"),
            ("Speed of each stroke", f"{flown:,} of {len(strokes):,}", _NOTHING),
        ]
    recognised = sum(video.evidence.recognised for video in facts.videos)
    by_user = sum(video.evidence.names_by_hand for video in facts.videos)
    rows.append(
        (
            "Players of each rally",
            f"certain in {recognised:,} of {count_noun(len(rallies), 'rally', 'rallies')}",
            f"{by_user:,}",
        )
    )
    if differing := [rally.facts.rally.name for rally in rallies if rally.facts.ends_differ]:
        hidden = len(differing) - _MAX_NAMED
        named_rallies = differing if hidden <= 0 else [*differing[:_MAX_NAMED], f"{hidden:,} more"]
        rows.append(
            (
                "Ends of the players",
                f"score and video differ in {join_names(named_rallies)}",
                "check Near end at start",
            )
        )
    searched = sum(video.evidence.searched for video in facts.videos)
    rows.append(("Poses of the players", f"in {searched:,} of {count_noun(frames, 'frame')}", _NOTHING))
    return rows


def _name_row(strokes: Sequence[PlayedStroke]) -> tuple[str, str, str]:
    named = [stroke.probability for stroke in strokes if stroke.name]
    by_hand = sum(probability == 1 for probability in named)
    surely = f", {mean(named):.0%} confident on average" if named else ""
    return "Names of strokes", f"{len(named) - by_hand:,} of {len(strokes):,}{surely}", f"{by_hand:,}"


def _sources(facts: PageFacts) -> str:
    """Return the number of displayed positions by source, as text."""
    counts: dict[str, int] = {}
    for video in facts.videos:
        for source, count in video.evidence.by_source.items():
            manner = SOURCE_WORDS[source].manner
            counts[manner] = counts.get(manner, 0) + count
    return ", ".join(f"{count:,} {manner}" for manner, count in counts.items())
