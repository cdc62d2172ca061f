"""Searches over the open track: events, players, strokes, shots and the court."""
