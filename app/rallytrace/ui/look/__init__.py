"""Theme, icons, shared widgets and texts."""
