"""The Review panel: what is probably wrong, why, and how much of it is left."""
