"""Segments of a video as other programs name them, to become rallies: a module a kind of file."""

from rallytrace.storage.segments.reading import read_segments

__all__ = ["read_segments"]
