"""A table of rallies as CSV with one row per rally, in order.

The columns are `Rally,Start,End,Seconds,StartFrame,EndFrame,Hits,Winner`. With a match, those of the score are added;
with tags, `Tags`; with endings, `Ending`; with known players, `Near,Far,PlayersSure,NearRan,FarRan`; and for a
recording in several files, the `FILE_COLUMNS` of the start. Start and end are h:mm:ss.mmm. The last frame is included,
and serves count as hits. The name of a rally that looks like a formula is preceded by an apostrophe.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.facts.distances import DISTANCES
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.match.rally_facts import RallyFacts, hit_frames, list_rally_facts
from rallytrace.analysis.players.identification import RallyPlayers
from rallytrace.analysis.players.running import Distance
from rallytrace.errors import Check
from rallytrace.exports.file_places import FILE_COLUMNS, file_cells
from rallytrace.exports.findings import Findings
from rallytrace.exports.material import Material
from rallytrace.exports.rally_segments import preview_rallies, select_started
from rallytrace.exports.record import ExportSteps, OptionGroup, Preview, make_table_format
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.match_setup import FAR_END, NEAR_END
from rallytrace.track.track import end_times
from rallytrace.track.wording import clock, count_noun

COLUMNS: Final = ("Rally", "Start", "End", "Seconds", "StartFrame", "EndFrame", "Hits", "Winner")
PLAYER_COLUMNS: Final = ("Near", "Far", "PlayersSure", "NearRan", "FarRan")
"""Added if players are known: their names, the lowest of their probabilities, and how far they ran in metres, between a
lower and an upper estimate."""
SCORE_COLUMNS: Final = ("WonBy", "Server", "NearPlayer", "Score", "ScoreAfter", "Counts", "Conflict")
"""Added if the project has a match. `Winner` is the analyst's text, `WonBy` the player. Unknown scores, servers and
ends are empty, and `Conflict` says why."""
_DASH: Final = "\N{EN DASH}"


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Finding events"))
    labels, findings = material.labels, Findings(material, request.sport, check)
    seconds = findings.seconds
    rallies = select_started(labels, preview.selection)
    times = end_times(seconds).tolist()
    facts = list_rally_facts(
        labels.rallies, labels.matches, times.__getitem__, (), findings[PLAYERS], time_scale=findings.time_scale
    )
    scores = dict(zip(labels.rallies, facts, strict=True))
    players = {played.frames: played for played in findings[PLAYERS].rallies}
    has_score, has_tags = bool(labels.matches), any(rally.tags for rally in rallies)
    has_endings = any(rally.ending for rally in rallies)
    files = file_cells(material, check)
    added = (*("Tags",) * has_tags, *("Ending",) * has_endings, *PLAYER_COLUMNS * bool(players))
    added = added if files is None else (*added, *FILE_COLUMNS)
    headings = (*COLUMNS, *SCORE_COLUMNS * has_score, *added)
    table: list[Sequence[object]] = [headings]
    hits = hit_frames(findings[EVENTS])
    for rally in rallies:
        first, last = rally.frames[0], rally.frames[-1]
        begins, ends = seconds[first], _end_of(last, seconds)
        count = int(np.searchsorted(hits, rally.frames.stop) - np.searchsorted(hits, first))
        times = (clock(begins, 3, hours=True), clock(ends, 3, hours=True))
        row = (*times, f"{scores[rally].seconds:.3f}", first, last, count, rally.winner)
        tags = ("; ".join(rally.tags),) * has_tags
        ending = (rally.ending or "",) * has_endings
        ran = findings[DISTANCES].get(rally.frames, {}) if players else {}
        played = _player_cells(players.get(rally.frames), ran) * bool(players)
        place = () if files is None else files(first)
        table.append((rally.name, *row, *_score_cells(scores[rally]) * has_score, *tags, *ending, *played, *place))
    write_text(preview.path, table_text(table, request.table_style), CSV, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(rallies), "rally", "rallies"))


def _score_cells(facts: RallyFacts) -> tuple[str, ...]:
    score = facts.score
    if score is None:
        return ("",) * len(SCORE_COLUMNS)
    is_known = facts.known_score is not None
    after = score.text_after if is_known and score.end_is_known else ""
    known = (score.server_name, score.near_name, score.text) if is_known else ("", "", "")
    texts = (text.replace(_DASH, "-") for text in (*known, after))
    is_counted = "no" if score.winner is None else "yes"
    return score.winner_name, *texts, is_counted, score.conflict or facts.score_doubt


def _player_cells(played: RallyPlayers | None, ran: Mapping[str, Distance]) -> tuple[str, ...]:
    if played is None or not played.players:
        return ("",) * len(PLAYER_COLUMNS)
    names = [played.names_at(end) for end in (NEAR_END, FAR_END)]
    metres = (" / ".join(_metres(ran[name]) for name in of_end if name in ran) for of_end in names)
    return (*map(" / ".join, names), f"{played.probability:.2f}", *metres)


def _metres(distance: Distance) -> str:
    return f"{distance.low:.1f}-{distance.high:.1f}"


def _end_of(frame: int, seconds: Floats) -> float:
    """Return the time of the next frame; extrapolate it for the last frame."""
    if frame + 1 < len(seconds):
        return float(seconds[frame + 1])
    return float(2 * seconds[frame] - seconds[frame - 1]) if frame else float(seconds[frame])


FORMAT = make_table_format(
    title=tr_lazy("exports", "Rallies (CSV)"),
    sentence=tr_lazy("exports", "One row per rally: name, start, end, length in seconds, hits and winner."),
    ending="_rallies.csv",
    kind=tr_lazy("exports", "Rallies"),
    preview=preview_rallies,
    write=_write,
    options=OptionGroup.TABLE,
    takes_sport=True,
)
