"""Describe the measures of an event as text."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rallytrace.analysis.facts.nodes import NUMERIC_EVENT_FACTS
from rallytrace.analysis.shots.shot_metrics import Estimate, RallyShots, ShotMetrics
from rallytrace.texts import join_list, shown, shown_number, tr
from rallytrace.track.lists import Event


def event_measures(
    rallies: Iterable[RallyShots],
    events: Iterable[Event],
    numbers: Mapping[str, Mapping[int, float]] = MappingProxyType({}),
) -> Mapping[int, tuple[str, str]]:
    """Return a short and a full text about the speed, landing and other numbers of each event, keyed by frame.

    If a shot takes a hit for a bounce or the reverse, it says nothing about that event, because a bounce has no speed.

    Args:
        events: the shown events.
        numbers: other numbers of events: a value by frame, keyed by the number's name in filters.
    """
    are_hits = {event.frame: event.is_hit for event in events}
    texts: dict[int, tuple[str, str]] = {}
    for rally in rallies:
        for event, end, start in zip(rally.events, (None, *rally.shots), (*rally.shots, None), strict=True):
            if are_hits.get(event.frame, event.is_hit) == event.is_hit:
                texts[event.frame] = _describe(start, end)
    for number in NUMERIC_EVENT_FACTS:
        for frame, value in numbers.get(number.name, {}).items():
            short, full = texts.get(frame, ("", ""))
            words = shown(number.words(value))
            texts[frame] = short or shown(number.short(value)), f"{full}, {words}" if full else words
    return {frame: text for frame, text in texts.items() if text != ("", "")}


def _describe(start: ShotMetrics | None, end: ShotMetrics | None) -> tuple[str, str]:
    short, parts = "", []
    if start is not None and start.speed is not None:
        short = f"{start.speed.format()} km/h"
        parts.append(short)
    if start is not None and start.net is not None:
        parts.append(tr("match", "{height} m high at the net", height=_interval(start.net, 2)))
    if end is not None and end.landing is not None:
        x, y = end.landing
        parts.append(tr("match", "{across} m across, {along} m along", across=_interval(x, 1), along=_interval(y, 1)))
    if end is not None and end.is_in is not None:
        verdict = tr("match", "in") if end.is_in else tr("match", "out")
        short = short or verdict
        parts.append(verdict)
    return short, join_list(parts)


def _interval(estimate: Estimate, digits: int) -> str:
    """Return a value with its interval, with the decimal sign of the language."""
    form = f".{digits}f"
    return f"{shown_number(estimate.value, form)} \N{PLUS-MINUS SIGN} {shown_number(estimate.half_width, form)}"
