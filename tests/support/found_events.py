"""Compute the events along a path, or the path of labels, at once."""

from rallytrace.analysis.arcs.path_arcs import PathArcs
from rallytrace.analysis.events.found_events import ball_bounces, events_along
from rallytrace.analysis.events.transitions import list_transitions
from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.sports import Sport


def find_label_events(
    labels: TrackSnapshot, seconds: Floats, size: Size, sport: Sport = Sport.AUTO
) -> tuple[Event, ...]:
    """Return the events along the path, without those that the user denied and those out of play."""
    return ComputedFacts(LabelsSource(labels, seconds, size, sport), lambda: None)[FOUND_EVENTS]


def find_events(arcs: PathArcs, size: Size, sport: Sport = Sport.AUTO, *, poses: Poses = NO_POSES) -> tuple[Event, ...]:
    """Return the events of a path of one scene. Without a sport, the path decides whether the ball bounces."""
    found = list_transitions(arcs, size, poses)
    return events_along(found, bouncing=ball_bounces(found, sport))
