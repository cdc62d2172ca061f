"""The measures of a flight, in words."""

from collections.abc import Iterable, Mapping

from rallytrace.domain.court.rally_flights import FlightNumbers, RallyInSpace


def event_measures(rallies: Iterable[RallyInSpace]) -> Mapping[int, tuple[str, str]]:
    """The measures beside an event, by its frame: in a word or two, and in full."""
    flights = [flight for rally in rallies for flight in rally.flights]
    by_start = {flight.frame: flight for flight in flights}
    by_end = {flight.end_frame: flight for flight in flights}
    frames = sorted(by_start.keys() | by_end.keys())
    texts = {frame: _describe(by_start.get(frame), by_end.get(frame)) for frame in frames}
    return {frame: text for frame, text in texts.items() if text != ("", "")}


def _describe(start: FlightNumbers | None, end: FlightNumbers | None) -> tuple[str, str]:
    short, parts = "", []
    if start is not None and start.speed is not None:
        short = f"{start.speed.format()} km/h"
        parts.append(short)
    if start is not None and start.net is not None:
        parts.append(f"{start.net.format(2)} m high at the net")
    if end is not None and end.landing is not None:
        x, y = end.landing
        parts.append(f"{x.format(1)} m across, {y.format(1)} m along")
    if end is not None and end.is_in is not None:
        short = short or ("in" if end.is_in else "out")
        parts.append("in" if end.is_in else "out")
    return short, ", ".join(parts)
