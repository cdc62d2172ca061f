"""How a run is put together: a video, its scenes and backgrounds, the networks, and the points that come out. No Qt."""
