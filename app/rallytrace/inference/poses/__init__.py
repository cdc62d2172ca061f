"""Run pose models, and search for players with them."""
