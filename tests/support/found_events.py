"""Compute the events along the path of labels at once."""

from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event
from rallytrace.track.sports import Sport


def find_label_events(
    labels: TrackSnapshot, seconds: Floats, size: Size, sport: Sport = Sport.AUTO
) -> tuple[Event, ...]:
    """Return the events along the path, without those that the user denied and those out of play."""
    return ComputedFacts(LabelsSource(labels, seconds, size, sport), lambda: None)[FOUND_EVENTS]
