"""The window in which labels, datasets and videos are exported."""
