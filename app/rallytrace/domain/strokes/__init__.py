"""Strokes of badminton: their types, and the numbers by which a network tells them apart."""
