"""Pose models: their families, a record each, and the search for players with them."""
