"""Read segments of a video that other programs have named, to turn them into rallies. One module per kind of file."""

from rallytrace.storage.segments.reading import read_segments

__all__ = ["read_segments"]
