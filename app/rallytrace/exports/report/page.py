"""Write the page of a match: one HTML file that needs no other files."""

import base64
import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Final

from rallytrace import __version__
from rallytrace.analysis.shots.shot_metrics import fastest_speed
from rallytrace.errors import Check
from rallytrace.exports.labels import format_sources
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps
from rallytrace.exports.report.collecting import collect_facts
from rallytrace.exports.report.records import PageFacts, PlayedRally, PlayedStroke
from rallytrace.exports.report.summaries import (
    PLAYERS,
    FastStroke,
    LeadStep,
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
    list_distances,
    list_fastest,
    list_rounds,
    list_speeds,
    list_trends,
    median_of,
    strokes_of,
)
from rallytrace.exports.request import ExportFinished, ExportProgress
from rallytrace.files import paths
from rallytrace.files.file_kinds import PAGE
from rallytrace.storage.staging import write_text
from rallytrace.storage.templates import render
from rallytrace.texts import close_up, join_texts, language_tag, shown, shown_number, text_of, tr, tr_lazy
from rallytrace.track.courts import Court
from rallytrace.track.detections import Source
from rallytrace.track.match_setup import winner_words
from rallytrace.track.sports import Sport
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import capitalize, clock, count_noun, frames_text, join_names

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
    yield ExportProgress(tr_lazy("exports", "Writing the page"))
    check()
    write_text(target, make_page(facts), PAGE, overwrite=overwrite)
    strokes = sum(len(rally.strokes) for rally in facts.rallies)
    words = join_texts([count_noun(len(facts.rallies), "rally", "rallies"), count_noun(strokes, "stroke")])
    yield ExportFinished(target, words)


def make_page(facts: PageFacts) -> str:
    """Return the page as HTML, in the language in use."""
    folder = paths.resources_dir() / "templates"
    style, script = ((folder / name).read_text(encoding="utf-8") for name in ("match.css", "match.js"))
    speeds = list_speeds(facts)
    page = render(
        "match.html",
        _finish,
        language=language_tag(),
        tr=tr,
        number=shown_number,
        capitalize=capitalize,
        text_of=text_of,
        rally_words=rally_words,
        winner_words=winner_words,
        describe_landing=_describe_landing,
        describe_step=partial(_describe_step, facts),
        title=" \N{EN DASH} ".join(map(shown, facts.players)) if facts.has_names else facts.videos[0].name,
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
        fastest=list_fastest(speeds)[:_MAX_FASTEST],
        maps=[] if facts.sport is None else [_player_map(facts, facts.sport.court, k) for k in PLAYERS],
        thumbnails=[(one, base64.b64encode(one.picture).decode("ascii")) for one in facts.thumbnails],
        trends=[list_trends(facts, k) for k in PLAYERS],
        evidence=_evidence_rows(facts),
        clock=clock,
        frames_text=frames_text,
        count_noun=count_noun,
    )
    return close_up(page)


def _finish(value: object) -> object:
    """Return a value of the template in the language in use."""
    return text_of(value) if isinstance(value, str) else value


def _describe_step(facts: PageFacts, step: LeadStep) -> str:
    """Return a sentence on a rally in the course of the score."""
    rally, score = step.rally.facts, step.rally.facts.score
    assert score is not None
    text = score.text
    if score.end_is_known:
        text = tr("page", "{before}, then {after}", before=text, after=score.text_after)
    strokes = count_noun(len(step.rally.strokes), "stroke")
    if step.rally.winner is None:
        return tr(
            "page",
            "{rally}, {clock}: {score}. Not counted; {strokes}.",
            rally=rally_words(rally.rally.name),
            clock=rally.clock,
            score=text,
            strokes=strokes,
        )
    return tr(
        "page",
        "{rally}, {clock}: {score}. Won by {player}; {strokes}.",
        rally=rally_words(rally.rally.name),
        clock=rally.clock,
        score=text,
        player=facts.players[step.rally.winner],
        strokes=strokes,
    )


def _describe_landing(stroke: PlayedStroke) -> str:
    """Return a sentence on where a shot landed, with the intervals of the place."""
    assert stroke.shot is not None
    assert stroke.shot.landing is not None
    across, along = stroke.shot.landing
    landed = {
        "in": tr("page", "landed in"),
        "out": tr("page", "landed out"),
        "own half": tr("page", "landed on own side"),
        "unsure": tr("page", "landed too close to the line to call"),
    }
    return tr(
        "page",
        "Stroke at {clock}, frame {frame:,}: {landed}; \N{PLUS-MINUS SIGN} {across:.2f} m across, "
        "\N{PLUS-MINUS SIGN} {along:.2f} m along the court",
        clock=stroke.clock,
        frame=stroke.frame,
        landed=landed[stroke.call],
        across=across.half_width,
        along=along.half_width,
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
        gaps["score"] = tr("page", "No score. Set it up with the Match button of the Rallies panel.")
    if all(rally.winner is None for rally in facts.rallies):
        gaps["winners"] = tr("page", "No rally has a winner yet.")
    if not strokes:
        gaps["strokes"] = tr("page", "No strokes found. They are found from the tracked path of the ball.")
    if strokes and all(stroke.player is None for stroke in strokes):
        gaps["players"] = tr(
            "page", "The players of the strokes are unknown. Find the players' poses, or set the court."
        )
    if strokes and not any(stroke.name for stroke in strokes):
        gaps["names"] = tr("page", "No stroke has a name. Names need the court and the players' poses.")
    if facts.sport is None:
        gaps["court"] = tr("page", "No court set, so positions, zones and speeds are unknown.")
    elif facts.feet is None or not any(len(feet) for feet in facts.feet):
        gaps["feet"] = tr("page", "No poses of the players found, so their movement is unknown.")
    if facts.sport is not None and not list_speeds(facts):
        gaps["speeds"] = tr("page", "No speed could be measured reliably.")
    if not facts.thumbnails:
        gaps["pictures"] = tr("page", "The video could not be read, so there are no pictures.")
    return gaps


def _key_figures(facts: PageFacts) -> list[tuple[str, str, str, str]]:
    """Return (title, number, detail, source) of each figure at the top."""
    rallies = facts.rallies
    played = sum(rally.facts.seconds for rally in rallies)
    total = sum(video.seconds for video in facts.videos)
    named = sum(rally.winner is not None for rally in rallies)
    part = tr("page", "{share:.0%} of {length}", share=played / total, length=clock(total)) if total else ""
    figures = [
        (
            tr("page", "Rallies"),
            shown_number(len(rallies), ","),
            tr("page", "{rallies:,} with a winner", rallies=named),
            tr("page", "All rallies, lets included"),
        ),
        (
            tr("page", "Time in play"),
            clock(played),
            part,
            tr("page", "Total length of the rallies, and of the videos"),
        ),
        *_stroke_figures(rallies, played),
    ]
    fastest = list_fastest(list_speeds(facts))
    if fastest:
        figures.append(_fastest_figure(facts, fastest[0]))
    return figures


def _stroke_figures(rallies: Sequence[PlayedRally], played: float) -> Iterator[tuple[str, str, str, str]]:
    """Yield the figures about strokes; `played` is the length of all rallies in seconds."""
    strokes = [len(rally.strokes) for rally in rallies if rally.strokes]
    if not strokes:
        return
    longest = max(rallies, key=lambda rally: (len(rally.strokes), rally.facts.seconds))
    yield (
        tr("page", "Strokes"),
        shown_number(sum(strokes), ","),
        tr("page", "{rate:.0f} per minute of play", rate=sum(strokes) / max(1e-9, played) * 60),
        tr("page", "Serves and hits, found on the path of the ball or set by hand"),
    )
    yield (
        tr("page", "Average rally"),
        shown_number(mean(strokes), ".1f"),
        tr("page", "strokes \N{MIDDLE DOT} {seconds:.1f} s", seconds=played / len(rallies)),
        tr("page", "Strokes: rallies with known strokes. Seconds: all rallies"),
    )
    yield (
        tr("page", "Longest rally"),
        f"{len(longest.strokes)}",
        tr("page", "strokes \N{MIDDLE DOT} {seconds:.1f} s", seconds=longest.facts.seconds),
        tr(
            "page",
            "{rally}, frames {frames}",
            rally=rally_words(longest.facts.rally.name),
            frames=frames_text(longest.facts.rally.frames),
        ),
    )


def _fastest_figure(facts: PageFacts, top: FastStroke) -> tuple[str, str, str, str]:
    speed = tr("page", "\N{PLUS-MINUS SIGN} {interval:.0f} km/h", interval=top.speed.half_width)
    player = "" if top.stroke.player is None else shown(facts.players[top.stroke.player])
    return (
        tr("page", "Fastest stroke"),
        f"{top.speed.value:.0f}",
        f"{speed} \N{MIDDLE DOT} {player}" if player else speed,
        tr(
            "page",
            "{rally}, {clock}, frame {frame:,}. 80% interval",
            rally=rally_words(top.rally.facts.rally.name),
            clock=top.stroke.clock,
            frame=top.stroke.frame,
        ),
    )


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
        "top": fastest_speed(speeds),
        "net": median_of(nets),
        "nets": len(nets),
    }


def _player_map(facts: PageFacts, court: Court, player: int) -> dict[str, Any]:
    """Return zones, dots and movement of a player."""
    strokes = strokes_of(facts, player)
    feet = None if facts.feet is None else facts.feet[player]
    placed = [stroke for stroke in strokes if stroke.landing is not None]
    return {
        "name": facts.players[player],
        "from": count_zones([stroke.place for stroke in strokes], court),
        "to": count_zones([stroke.target for stroke in strokes], court),
        "n_from": sum(stroke.place is not None for stroke in strokes),
        "n_to": sum(stroke.target is not None for stroke in strokes),
        "strokes": len(strokes),
        "dots": _limit_dots([stroke for stroke in strokes if stroke.place is not None]),
        "landings": _limit_dots(placed),
        "n_placed": len(placed),
        "n_landings": sum(stroke.lands for stroke in strokes),
        "heat": [] if feet is None or not len(feet) else draw_heat(feet, court),
        "ran": list_distances(facts.rallies, player),
        "is_pair": any(rally.is_doubles for rally in facts.rallies),
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
    n_frames = sum(video.evidence.frames for video in facts.videos)
    frames, all_rallies = count_noun(n_frames, "frame"), count_noun(len(rallies), "rally", "rallies")
    reviewed = sum(video.evidence.reviewed for video in facts.videos)
    rows = [
        (
            tr("page", "Ball in rallies"),
            _sources(facts),
            tr("page", "{checked:,} of {frames} checked", checked=reviewed, frames=frames),
        ),
        (tr("page", "Winners"), _NOTHING, tr("page", "{part:,} of {all}", part=named, all=all_rallies)),
        (tr("page", "Strokes"), shown_number(len(strokes) - by_hand, ","), shown_number(by_hand, ",")),
        _name_row(strokes),
        (
            tr("page", "Player of each stroke"),
            _count_of(sum(stroke.player is not None for stroke in strokes), len(strokes)),
            _NOTHING,
        ),
    ]
    courts = [video.evidence.court_by_hand for video in facts.videos if video.evidence.court_by_hand is not None]
    if courts:
        flown = sum(stroke.shot is not None and stroke.shot.speed is not None for stroke in strokes)
        videos = count_noun(len(facts.videos), "video")
        rows += [
            (
                tr("page", "Court"),
                tr("page", "{part:,} of {all}", part=courts.count(False), all=videos),
                f"{sum(courts)}",
            ),
            (tr("page", "Speed of each stroke"), _count_of(flown, len(strokes)), _NOTHING),
        ]
    recognised = sum(video.evidence.recognised for video in facts.videos)
    by_user = sum(video.evidence.names_by_hand for video in facts.videos)
    rows.append(
        (
            tr("page", "Players of each rally"),
            tr("page", "certain in {certain:,} of {rallies}", certain=recognised, rallies=all_rallies),
            shown_number(by_user, ","),
        )
    )
    if differing := [rally_words(rally.facts.rally.name) for rally in rallies if rally.facts.ends_differ]:
        hidden = len(differing) - _MAX_NAMED
        if hidden > 0:
            differing = [*differing[:_MAX_NAMED], tr("page", "{number:,} more", number=hidden)]
        rows.append(
            (
                tr("page", "Ends of the players"),
                tr("page", "score and video differ in {rallies}", rallies=join_names(differing)),
                tr("page", "check Near end at start"),
            )
        )
    searched = sum(video.evidence.searched for video in facts.videos)
    searched_rallies = tr("page", "{part:,} of {all}", part=searched, all=all_rallies)
    rows.append((tr("page", "Poses of the players"), searched_rallies, _NOTHING))
    return rows


def _count_of(part: int, total: int) -> str:
    return tr("page", "{part:,} of {total:,}", part=part, total=total)


def _name_row(strokes: Sequence[PlayedStroke]) -> tuple[str, str, str]:
    named = [stroke.probability for stroke in strokes if stroke.name]
    by_hand = sum(probability == 1 for probability in named)
    found = _count_of(len(named) - by_hand, len(strokes))
    if named:
        found = tr("page", "{count}, {share:.0%} confident on average", count=found, share=mean(named))
    return tr("page", "Names of strokes"), found, shown_number(by_hand, ",")


def _sources(facts: PageFacts) -> str:
    """Return the number of displayed positions by source, as text."""
    counts: Counter[Source] = Counter()
    for video in facts.videos:
        counts.update(video.evidence.by_source)
    return shown(format_sources(counts))
