"""The panels around the video."""
