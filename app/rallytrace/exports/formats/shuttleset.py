"""ShuttleSet's layout: `match.csv`, `homography.csv`, and a match folder with `set1.csv` and so on.

A row is a stroke: numbers of rally and stroke, time and frame of the hit, score after the rally, who plays,
ShuttleSet's name of the type, and floor positions as video pixels. Player A is the winner of the match, or the first
player while there is none; without a match, the near player. A stroke known only by its group gets the first type of
the group. Columns of unknown facts (areas, the height of landings) are empty; so are the reasons of errors that are
only known as forced or unforced. Source: Wang et al.,
"ShuttleSet: A Human-Annotated Stroke-Level Singles Dataset for Badminton Tactical Analysis", KDD 2023.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from rallytrace.analysis.facts.strokes import STROKES, rallies_with_poses
from rallytrace.analysis.match.rally_facts import RallyFacts, list_rally_facts
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.analysis.strokes.record import Hand, Stroke
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes
from rallytrace.errors import AppError, Check
from rallytrace.exports.findings import Findings, require_court_and_poses
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_names import clean_name, max_name_bytes, shorten
from rallytrace.storage.segments.shuttleset import REASONS, STROKE_NAMES
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import staged_folder, write_text
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.geometry import Size
from rallytrace.track.homography import solve_homography
from rallytrace.track.lists import rally_at
from rallytrace.track.match_setup import NEAR_END
from rallytrace.track.score import match_winner
from rallytrace.track.scoring import Side
from rallytrace.track.sports import SPORTS
from rallytrace.track.stroke_types import GROUP_OF, StrokeGroup, StrokeType
from rallytrace.track.track import end_times
from rallytrace.track.wording import clock, count_noun

COLUMNS: Final = (
    *("rally", "ball_round", "time", "frame_num", "roundscore_A", "roundscore_B", "player", "server", "type"),
    *("aroundhead", "backhand", "hit_height", "hit_area", "hit_x", "hit_y"),
    *("landing_height", "landing_area", "landing_x", "landing_y", "lose_reason", "win_reason", "getpoint_player"),
    *("flaw", "player_location_area", "player_location_x", "player_location_y"),
    *("opponent_location_area", "opponent_location_x", "opponent_location_y", "db"),
)
_NAME_OF: Final = {stroke_type: name for name, stroke_type in reversed(list(STROKE_NAMES.items()))}
"""The first name of each type; ShuttleSet has two names for one of them."""
_FIRST_OF: Final = {group: stroke_type for stroke_type, group in reversed(list(GROUP_OF.items()))}
_UNKNOWN: Final = "未知球種"
_FIRST, _BETWEEN, _LAST = "1", "2", "3"
"""Values of ShuttleSet's column `server`: first, middle or last stroke of the rally."""
_CORNERS: Final = ("upleft", "upright", "downright", "downleft")
"""ShuttleSet's names of the corners, in the order of ours."""

_SPORTS: Final = join_texts(record.title for record in SPORTS.values() if record.strokes is StrokeGroup)


@dataclass(frozen=True, slots=True)
class _WrittenRally:
    """The strokes of a rally, each as a mapping from known columns to values."""

    facts: RallyFacts
    strokes: list[dict[str, object]] = field(default_factory=list)


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    require_court_and_poses(labels)
    if any(SPORTS[court.sport].strokes is not StrokeGroup for court in labels.courts):
        raise AppError(
            tr_lazy("errors", "ShuttleSet's layout is for {sports}.", sports=_SPORTS),
            tr_lazy("errors", "Choose the table of strokes."),
        )
    return preview_table(
        labels, request, tr_lazy("exports", "The strokes of all rallies with a court, a table for each game.")
    )


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Naming strokes"))
    findings = Findings(material, request.sport, check, finds_rallies=True)
    times = end_times(findings.seconds).tolist()
    labels = findings.labels
    facts = list_rally_facts(labels.rallies, labels.matches, times.__getitem__, time_scale=findings.time_scale)
    player_a = _player_a(facts)
    starts = [rally.rally.frames.start for rally in facts if rally.rally.frames.start in preview.selection.span]
    known = (court for start in starts if (court := court_at(labels.courts, start)) is not None)
    court = next(known, next(court for court in labels.courts if not court.is_lost))
    rallies = _collect(findings, facts, court)
    rallies = [rally for rally in rallies if rally.facts.rally.frames.start in preview.selection.span]
    name = shorten(clean_name(material.video.stem, "match"), max_name_bytes(preview.path))
    with staged_folder(preview.path) as staged:
        (staged / name).mkdir()
        for number in sorted({_round_of(rally.facts) for rally in rallies}) or [1]:
            table = _table([rally for rally in rallies if _round_of(rally.facts) == number], player_a)
            write_text(staged / name / f"set{number}.csv", table_text(table))
        write_text(staged / "match.csv", table_text(_match_table(name, facts, player_a)))
        write_text(staged / "homography.csv", table_text(_court_table(name, court, findings.material.size)))
    yield ExportFinished(preview.path, count_noun(sum(len(rally.strokes) for rally in rallies), "stroke"))


def _player_a(facts: Sequence[RallyFacts]) -> Side:
    """Return the winner of the match, or the first player while nobody has won."""
    ends = [rally.score for rally in facts if rally.score is not None]
    winner = match_winner(ends[-1].match.system, ends[-1].end) if ends else None
    return Side.FIRST if winner is None else winner


def _round_of(facts: RallyFacts) -> int:
    return 1 if facts.score is None else len(facts.score.start.rounds) + 1


def _collect(findings: Findings, facts: Sequence[RallyFacts], court: CourtCalibration) -> list[_WrittenRally]:
    """Return the rallies that have strokes, in order. Pixels are those of one court, the one that is written."""
    labels, size = findings.labels, findings.material.size
    found: dict[range, _WrittenRally] = {}
    by_frames = {one.rally.frames: one for one in facts}
    for strokes in filter(None, (rally.strokes() for rally in rallies_with_poses(findings))):
        for k, frame in enumerate(strokes.frames):
            rally = rally_at(labels.rallies, frame)
            if rally is None:
                continue
            rows = found.setdefault(rally.frames, _WrittenRally(by_frames[rally.frames]))
            place = {"time": clock(findings.seconds[frame], hours=True), "frame_num": frame, "side": strokes.sides[k]}
            pixels = _pixel_cells(strokes, k, court.floor_map(size).to_pixels)
            rows.strokes.append(place | _stroke_cells(findings[STROKES].get(frame)) | pixels)
    return sorted(found.values(), key=lambda rows: rows.facts.number)


def _stroke_cells(stroke: Stroke | None) -> dict[str, object]:
    """Return the cells for the name of a stroke; 'unknown' if it has none."""
    if stroke is None:
        return {"type": _UNKNOWN}
    known = stroke.type if stroke.type is not None and GROUP_OF[stroke.type] is stroke.name else None
    written: StrokeType | None = known or next((_FIRST_OF[group] for group in _FIRST_OF if group is stroke.name), None)
    return {
        "type": _UNKNOWN if written is None else _NAME_OF[written],
        "aroundhead": "1" * (stroke.hand is Hand.ROUND_THE_HEAD),
        "backhand": "1" * (stroke.hand is Hand.BACKHAND),
    }


def _pixel_cells(strokes: RallyStrokes, k: int, to_pixels: Callable[[Floats], Floats]) -> dict[str, object]:
    """Return the floor positions of stroke `k` as pixels, and whether its contact was below the top of the net.

    ShuttleSet's `hit_height` is 2 for a contact below it, and 1 above it.
    """
    sequence = strokes.sequence
    places = {"hit": sequence.contact[k], "landing": sequence.target[k]}
    places |= {"player_location": sequence.hitter[k], "opponent_location": sequence.opponent[k]}
    cells: dict[str, object] = {"hit_height": "" if np.isnan(sequence.low[k]) else f"{1 + sequence.low[k]:.0f}"}
    for name, place in places.items():
        if np.isfinite(place).all():
            x, y = to_pixels(place[np.newaxis])[0].tolist()
            cells |= {f"{name}_x": f"{x:.1f}", f"{name}_y": f"{y:.1f}"}
    return cells


def _table(rallies: Sequence[_WrittenRally], player_a: Side) -> list[Sequence[object]]:
    """Return the rows of a game's table of strokes, headings first."""
    table: list[Sequence[object]] = [COLUMNS]
    for number, rally in enumerate(rallies, 1):
        score = rally.facts.score
        near_is_a = score is None or score.start.near_side is player_a
        for k, stroke in enumerate(rally.strokes, 1):
            is_last = k == len(rally.strokes)
            cells = {**stroke, "rally": number, "ball_round": k, "flaw": "", "db": 0}
            cells["player"] = "A" if (stroke["side"] == NEAR_END) is near_is_a else "B"
            cells["server"] = _FIRST if k == 1 else _LAST if is_last else _BETWEEN
            is_known = rally.facts.known_score is not None
            cells |= {} if score is None else _score_cells(score, player_a, is_last=is_last, is_known=is_known)
            ending = rally.facts.rally.ending
            reasons = REASONS.get(ending) if is_last and ending is not None else None
            cells |= {} if reasons is None else dict(zip(("win_reason", "lose_reason"), reasons, strict=True))
            table.append([cells.get(column, "") for column in COLUMNS])
    return table


def _score_cells(score: RallyScore, player_a: Side, *, is_last: bool, is_known: bool) -> dict[str, object]:
    """Return the score after the rally, if known; for the last stroke, also who won the rally."""
    is_over = len(score.end.rounds) > len(score.start.rounds)
    points = list(score.start.points)
    if score.winner is not None:
        points[score.winner] += 1
    points = points if is_over else list(score.end.points)
    cells: dict[str, object] = {}
    if is_known:
        cells |= {"roundscore_A": points[player_a], "roundscore_B": points[player_a.opponent]}
    if is_last and score.winner is not None:
        cells["getpoint_player"] = "A" if score.winner is player_a else "B"
    return cells


def _match_table(name: str, facts: Sequence[RallyFacts], player_a: Side) -> list[Sequence[object]]:
    """Return the row of the match; `downcourt` is 1 if A starts at the near end."""
    score = next((rally.score for rally in facts if rally.score is not None), None)
    names = ("near", "far") if score is None else tuple(map(score.match.name_of, (player_a, player_a.opponent)))
    downcourt = int(score is None or score.start.near_side is player_a)
    return [
        ("id", "video", "set", "winner", "loser", "downcourt"),
        (1, name, len({_round_of(rally) for rally in facts}), *names, downcourt),
    ]


def _court_table(name: str, court: CourtCalibration, video: Size) -> list[Sequence[object]]:
    """Return the corners in pixels, and the matrix from pixels to a court image with one pixel per centimetre."""
    size = SPORTS[court.sport].court
    corners = court.floor_map(video).to_pixels(size.corners)
    # Measured from the far left corner: x to the right, y towards the near end.
    drawn = np.array([[100, 0, 50 * size.width], [0, -100, 50 * size.length], [0, 0, 1]])
    matrix = drawn @ solve_homography([tuple(corner) for corner in corners.tolist()], size.corners)
    cells = {
        f"{corner}_{axis}": f"{corners[k, j]:.1f}" for k, corner in enumerate(_CORNERS) for j, axis in enumerate("xy")
    }
    order = [f"{corner}_{axis}" for axis in "xy" for corner in ("upleft", "upright", "downleft", "downright")]
    return [
        ("id", "video", "homography_matrix", *order),
        (1, name, str((matrix / matrix[2, 2]).tolist()), *(cells[column] for column in order)),
    ]


FORMAT = make_table_format(
    title=tr_lazy("exports", "ShuttleSet"),
    sentence=tr_lazy(
        "exports",
        "A folder with a table of strokes for each game, and the court, in ShuttleSet's layout. {sports} only.",
        sports=_SPORTS,
    ),
    ending="_shuttleset",
    kind="",
    preview=_preview,
    write=_write,
    takes_sport=True,
)
