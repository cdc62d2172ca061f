"""How a track is kept: label files and atomic writes. No Qt."""
