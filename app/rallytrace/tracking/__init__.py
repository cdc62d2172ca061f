"""A run: a video, its scenes and backgrounds, the networks, and the points. No Qt."""
