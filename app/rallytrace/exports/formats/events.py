"""A table of events as CSV with one row per event, in order.

The columns are `Frame,Time,Event,Source,X,Y,Rally`; `Player,Hand` if poses are known; `End,PlayerSure` if players are
identified across rallies; `CONTACT_COLUMNS`; `MEASURES` with a court; `STROKE_COLUMNS` with both, or with strokes named
by hand; those of `NUMERIC_EVENT_FACTS` where known, as `Recovery (s)`: the time since the previous contact of the same
player; and `FILE_COLUMNS` for a recording in several files. The hand is the one in which a known player holds the
racket, otherwise the hand nearest to the ball. Times are in seconds from the first frame. The event is serve, hit,
bounce or landing; its source is `human` if it was set by hand, otherwise `found`. X and Y are the ball's position in
video pixels with one decimal. Unknown positions and rallies are empty. The name of a rally that looks like a formula is
preceded by an apostrophe.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final

from rallytrace.analysis.facts.contact_times import CONTACT_TIMES
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.nodes import NUMERIC_EVENT_FACTS
from rallytrace.analysis.facts.players import HITTERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.players.hits import Hit
from rallytrace.analysis.shots.shot_metrics import Estimate, ShotMetrics
from rallytrace.errors import Check
from rallytrace.exports.file_places import FILE_COLUMNS, file_cells
from rallytrace.exports.findings import STROKE_COLUMNS, Findings, stroke_cells
from rallytrace.exports.labels import Selection, TrackSnapshot, describe_unreviewed
from rallytrace.exports.material import Material
from rallytrace.exports.record import (
    ExportFormat,
    ExportSteps,
    OptionGroup,
    Preview,
    nothing_to_export,
    select_requested,
)
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event, EventKind, Rally, rally_at
from rallytrace.track.table_style import TableStyle
from rallytrace.track.wording import count_noun

COLUMNS: Final = ("Frame", "Time", "Event", "Source", "X", "Y", "Rally")
PLAYER_COLUMNS: Final = ("Player", "Hand")
KNOWN_COLUMNS: Final = ("End", "PlayerSure")
"""The player's end of the court, and the product of the probabilities of player and hit."""
CONTACT_COLUMNS: Final = ("Contact (s)", "Contact +- (s)")
"""When the ball was hit or touched the ground, between frames of the file, with its 80 % interval."""
MEASURES: Final = (
    "Speed (km/h)",
    "Speed +- (km/h)",
    "Height at net (m)",
    "Height at net +- (m)",
    "Place X (m)",
    "Place X +- (m)",
    "Place Y (m)",
    "Place Y +- (m)",
    "In",
    "Apex (m)",
    "Apex +- (m)",
    "Length (m)",
    "Duration (s)",
    "Zone",
)
"""Columns of events with a court. Intervals hold 80 %; X goes right from the court's centre, Y away from the camera."""


@dataclass(frozen=True, slots=True)
class EventMeasures:
    """Additional columns of a table of events.

    Attributes:
        columns: The headings, with units.
        cells: One cell for each column, by the frame of the event.
    """

    columns: tuple[str, ...]
    cells: Mapping[int, tuple[str, ...]]


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the events set by hand. The others are found during the export."""
    selection = select_requested(labels, request)
    tally = selection.tally()
    by_hand = sum(event.frame in selection.span and event.kind is not EventKind.NO_EVENT for event in labels.events)
    if not tally.frames and not by_hand:
        raise nothing_to_export(request)
    events = count_noun(by_hand, "event")
    says = tr_lazy("exports", "Events are found from the path; {events} set by hand.", events=events)
    return Preview(request.target, tally, (says,), describe_unreviewed(tally), selection)


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Finding events"))
    labels, findings = material.labels, Findings(material, request.sport, check)
    by_hand = frozenset(labels.events)
    events = [event for event in findings[EVENTS] if is_exported(event, preview.selection, request, by_hand)]
    write_events(
        preview.path,
        events,
        findings.seconds,
        positions=findings.path,
        rallies=labels.rallies,
        by_hand=by_hand,
        more=(*_more_columns(findings), *_file_columns(material, events, check)),
        style=request.table_style,
        overwrite=request.overwrite,
    )
    yield ExportFinished(preview.path, count_events(events, rallies_with(events, labels.rallies)))


def _more_columns(findings: Findings) -> Iterator[EventMeasures]:
    """Yield the additional columns, as far as court, poses and strokes are known."""
    if findings.labels.poses:
        yield _tabulate_hitters(findings[HITTERS])
    scale = findings.time_scale
    times = {
        frame: _format_estimate(Estimate(time.value / scale, time.spread / scale), 4)
        for frame, time in findings[CONTACT_TIMES].items()
    }
    yield EventMeasures(CONTACT_COLUMNS, times)
    if findings.labels.courts:
        yield measure_events(shot for rally in findings[SHOTS] for shot in rally.shots)
    if findings.has_strokes:
        yield EventMeasures(
            STROKE_COLUMNS, {frame: stroke_cells(stroke) for frame, stroke in findings[STROKES].items()}
        )
    for number in NUMERIC_EVENT_FACTS:
        if values := findings[number.node]:
            yield EventMeasures((number.column,), {frame: (number.cell(value),) for frame, value in values.items()})


def _file_columns(material: Material, events: Sequence[Event], check: Check) -> Iterator[EventMeasures]:
    cells = file_cells(material, check)
    if cells is not None:
        yield EventMeasures(FILE_COLUMNS, {event.frame: tuple(map(str, cells(event.frame))) for event in events})


def measure_events(shots: Iterable[ShotMetrics]) -> EventMeasures:
    """Return the columns of the shot after each event, and of the shot that ends there. Uncertain values are empty."""
    cells: dict[int, list[str]] = {}
    for shot in shots:
        start = cells.setdefault(shot.frame, [""] * len(MEASURES))
        start[0:4] = (*_format_estimate(shot.speed, 0), *_format_estimate(shot.net, 2))
        start[9:11] = _format_estimate(shot.apex, 2)
        if shot.length is not None:
            start[11:13] = f"{shot.length:.1f}", f"{shot.seconds:.2f}"
        if shot.zone:
            cells.setdefault(shot.end_frame, [""] * len(MEASURES))[13] = shot.zone
        if shot.landing is not None:
            end = cells.setdefault(shot.end_frame, [""] * len(MEASURES))
            end[4:8] = (*_format_estimate(shot.landing[0], 2), *_format_estimate(shot.landing[1], 2))
            end[8] = "" if shot.is_in is None else "in" if shot.is_in else "out"
    return EventMeasures(MEASURES, {frame: tuple(row) for frame, row in cells.items()})


def _format_estimate(estimate: Estimate | None, digits: int) -> tuple[str, str]:
    return ("", "") if estimate is None else (f"{estimate.value:.{digits}f}", f"{estimate.half_width:.{digits}f}")


def count_events(events: Collection[Event], rallies: Collection[Rally]) -> str:
    """Describe events, for example as "12 hits, 3 bounces in 2 rallies"; serves count as hits."""
    kinds = [EventKind.HIT if event.kind is EventKind.SERVE else event.kind for event in events]
    hits, bounces, landings = (kinds.count(kind) for kind in (EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING))
    counts = (
        (hits, count_noun(hits, "hit")),
        (bounces, count_noun(bounces, "bounce")),
        (landings, count_noun(landings, "landing")),
    )
    words = join_texts([text for number, text in counts if number] or [count_noun(0, "event")])
    if not rallies:
        return words
    return tr_lazy(
        "exports", "{events} in {rallies}", events=words, rallies=count_noun(len(rallies), "rally", "rallies")
    )


def rallies_with(events: Iterable[Event], rallies: Sequence[Rally]) -> list[Rally]:
    """Return the rallies that contain at least one of the events, in order."""
    frames = [event.frame for event in events]
    return [r for r in rallies if bisect_left(frames, r.frames.start) < bisect_left(frames, r.frames.stop)]


def is_exported(event: Event, selection: Selection, request: ExportRequest, by_hand: frozenset[Event]) -> bool:
    """Return True if an event is in the selection. Events set by hand count as reviewed."""
    row = event.frame - selection.first
    if not 0 <= row < len(selection.rows):
        return False
    return event in by_hand or not request.only_reviewed or bool(selection.reviewed[row])


def write_events(
    path: Path,
    events: Sequence[Event],
    seconds: Floats,
    *,
    positions: Floats,
    rallies: Sequence[Rally] = (),
    by_hand: Collection[Event] = (),
    more: Iterable[EventMeasures] = (),
    style: TableStyle = TableStyle.PLAIN,
    overwrite: bool = False,
) -> None:
    """Write the table, then read it back to verify it.

    Args:
        events: The displayed events, in order.
        seconds: The time of each frame of the video, (n,).
        positions: The positions of the ball, (2, n); NaN if unknown.
        rallies: The rallies, in order.
        more: Further columns.
        overwrite: True to replace an existing file.

    Raises:
        AppError: The file exists, cannot be written, or differs after writing.
    """
    more = tuple(more)
    table: list[Sequence[object]] = [(*COLUMNS, *(heading for part in more for heading in part.columns))]
    for event in events:
        source = "human" if event in by_hand else "found"
        row = (event.frame, f"{seconds[event.frame]:.3f}", event.kind.value, source)
        place = (f"{value:.1f}" if isfinite(value) else "" for value in positions[:, event.frame])
        rally = rally_at(rallies, event.frame)
        name = "" if rally is None else rally.name
        measured = (cell for part in more for cell in part.cells.get(event.frame, ("",) * len(part.columns)))
        table.append((*row, *place, name, *measured))
    write_text(path, table_text(table, style), CSV, overwrite=overwrite)


def _tabulate_hitters(players: Mapping[int, Hit]) -> EventMeasures:
    known = any(hit.player is not None for hit in players.values())
    columns = (*PLAYER_COLUMNS, *KNOWN_COLUMNS * known)
    return EventMeasures(columns, {frame: _hitter_cells(hit, known=known) for frame, hit in players.items()})


def _hitter_cells(hit: Hit, *, known: bool) -> tuple[str, ...]:
    return (hit.words, hit.hand, *(hit.end, f"{hit.probability:.2f}") * known)


FORMAT = ExportFormat(
    title=tr_lazy("exports", "Events (CSV)"),
    sentence=tr_lazy(
        "exports", "One row per serve, hit, bounce or landing. With poses, who hit; with a court, km/h and metres."
    ),
    ending="_events.csv",
    kind=tr_lazy("exports", "Events"),
    preview=_preview,
    write=_write,
    options=OptionGroup.TABLE,
    is_truth=False,
    takes_sport=True,
)
