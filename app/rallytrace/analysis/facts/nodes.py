"""List all facts that are derived from a track."""

from typing import Any, Final

from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.contact_times import CONTACT_TIMES
from rallytrace.analysis.facts.distances import DISTANCES
from rallytrace.analysis.facts.endings import ENDINGS
from rallytrace.analysis.facts.events import BALL_BOUNCES, EVENTS, FOUND_EVENTS, RALLY_EVENTS, TRANSITIONS
from rallytrace.analysis.facts.graph import Node
from rallytrace.analysis.facts.last_shots import LAST_SHOTS
from rallytrace.analysis.facts.players import HIT_SIDES, HITTERS, PLAYERS
from rallytrace.analysis.facts.recovery import RECOVERY
from rallytrace.analysis.facts.scenes import SCENES
from rallytrace.analysis.facts.shots import FOUND_SHOTS, SHOTS
from rallytrace.analysis.facts.slow_motion import SLOWDOWN
from rallytrace.analysis.facts.strokes import FOUND_STROKES, STROKES

NUMERIC_EVENT_FACTS: Final = (RECOVERY,)
"""The numbers derived for events that the event list, the table of events and the filter show."""

NODES: Final[tuple[Node[Any], ...]] = (
    SCENES,
    TRANSITIONS,
    BALL_BOUNCES,
    FOUND_EVENTS,
    EVENTS,
    RALLY_EVENTS,
    PLAYERS,
    HIT_SIDES,
    HITTERS,
    FOUND_STROKES,
    STROKES,
    FOUND_SHOTS,
    SHOTS,
    CONTACT_TIMES,
    LAST_SHOTS,
    BOARD_WINNERS,
    CONFLICTS,
    ENDINGS,
    DISTANCES,
    SLOWDOWN,
    *(number.node for number in NUMERIC_EVENT_FACTS),
)
"""All nodes. Each comes after the nodes from which it is computed."""
