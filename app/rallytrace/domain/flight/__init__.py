"""The flight of a ball between hits: its curve, and the division of a path into flights."""

from rallytrace.domain.flight.curve import DRAGS, Flight, fit_flight
from rallytrace.domain.flight.path_flights import PAD, Flights, find_flights, flight_steps

__all__ = ["DRAGS", "PAD", "Flight", "Flights", "find_flights", "fit_flight", "flight_steps"]
