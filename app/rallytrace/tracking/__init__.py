"""Track videos: scenes, backgrounds, networks, and the points of a run. No Qt."""
