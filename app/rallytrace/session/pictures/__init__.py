"""Pictures of the open video: loaded, cut out and kept in the background."""
