"""How a ball flies between hits: the curve, and which parts of a path are one flight."""

from rallytrace.domain.flight.curve import DRAGS, Flight, fit_flight
from rallytrace.domain.flight.path_flights import PAD, Flights, flight_steps, flights

__all__ = ["DRAGS", "PAD", "Flight", "Flights", "fit_flight", "flight_steps", "flights"]
