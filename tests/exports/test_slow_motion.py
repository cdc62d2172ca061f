"""A video in slow motion gives the same events, shots and durations as one that plays as it was recorded."""

import csv
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from pathlib import Path

import numpy as np
import pytest

from exports import do_export
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.contact_times import CONTACT_TIMES
from rallytrace.analysis.facts.distances import DISTANCES
from rallytrace.analysis.facts.events import EVENTS as SHOWN_EVENTS
from rallytrace.analysis.facts.recovery import RECOVERY
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.match.gathering import gather_facts
from rallytrace.errors import no_check
from rallytrace.exports.findings import Findings
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.events import CONTACT_COLUMNS
from rallytrace.exports.labels import TrackSnapshot, labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.recording import Recording
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.video.index import FrameIndex
from stroke_rally import COURT, EVENTS, FRAMES, RATE, flown_path, poses

SIZE = Size(1280, 720)
SLOWDOWN = 8
FACTS = (SHOWN_EVENTS, CONTACT_TIMES, SHOTS, STROKES, RECOVERY.node, DISTANCES, CONFLICTS)


@pytest.fixture(scope="module")
def labels() -> TrackSnapshot:
    track = Track(FRAMES)
    x, y = flown_path()
    frames = range(EVENTS[0].frame, EVENTS[-1].frame)
    change = track.change(Layer.PREDICTED, frames, make_rows(len(x), State.VISIBLE, Source.PREDICTED, x=x, y=y))
    track.make(change)
    for edit in (edits.place_court(track, COURT), edits.name_rally(track, Rally("Rally 1", range(15, 125)))):
        assert edit is not None
        for made in edit.changes:
            track.make(made)
    return labels_of(track, poses())


def material(labels: TrackSnapshot, *, slow: bool) -> Material:
    """Return the rally as a camera of `RATE` plays it, or slowed down, as its recording says."""
    ticks = np.arange(FRAMES, dtype=np.int64)
    rate = Fraction(int(RATE), SLOWDOWN if slow else 1)
    if slow:
        labels = replace(labels, recording=Recording(RATE))
    return Material(labels, Path("match.mp4"), SIZE, FrameIndex(ticks, ticks[:1], ticks[:1], 1 / rate))


def test_facts_do_not_depend_on_slow_motion(labels: TrackSnapshot) -> None:
    normal, slow = (Findings(material(labels, slow=slow), Sport.BADMINTON, no_check) for slow in (False, True))
    assert normal[SHOTS]
    assert normal[DISTANCES]
    for node in FACTS:
        assert repr(slow[node]) == repr(normal[node])


def test_rallies_do_not_depend_on_slow_motion(labels: TrackSnapshot) -> None:
    without = replace(labels, rallies=())
    normal, slow = (
        Findings(material(without, slow=slow), Sport.AUTO, no_check, finds_rallies=True).labels.rallies
        for slow in (False, True)
    )
    assert slow == normal != ()


def test_durations_are_of_play_and_places_of_the_file(labels: TrackSnapshot) -> None:
    normal, slow = (
        gather_facts(Findings(material(labels, slow=slow), Sport.BADMINTON, no_check)).rallies[0]
        for slow in (False, True)
    )
    assert slow.seconds == pytest.approx(normal.seconds)
    assert slow.begins == pytest.approx(SLOWDOWN * normal.begins)


@pytest.mark.parametrize(
    ("format_", "times"),
    [
        (Format.EVENTS, {"Time", *CONTACT_COLUMNS}),
        (Format.RALLIES, {"Start", "End"}),
        (Format.STROKES, {"Time"}),
    ],
    ids=lambda value: value.value if isinstance(value, Format) else "",
)
def test_tables_have_times_of_file_and_measures_of_play(
    format_: Format, times: set[str], labels: TrackSnapshot, tmp_path: Path
) -> None:
    normal, slow = (_table(material(labels, slow=slow), format_, tmp_path / f"{slow}.csv") for slow in (False, True))
    for one, other in zip(normal, slow, strict=True):
        assert {name: other[name] for name in other.keys() - times} == {name: one[name] for name in one.keys() - times}
        for name in times:
            assert _seconds(other[name]) == pytest.approx(SLOWDOWN * _seconds(one[name]), abs=0.01)


def _seconds(text: str) -> float:
    """Return the seconds of a cell such as 1.5 or 0:00:01.500; 0 for an empty one."""
    parts = (float(part) for part in text.split(":") if part)
    return reduce(lambda total, part: 60 * total + part, parts, 0.0)


def _table(material: Material, format_: Format, path: Path) -> list[dict[str, str]]:
    do_export(material, ExportRequest(format_, path, sport=Sport.BADMINTON))
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))
