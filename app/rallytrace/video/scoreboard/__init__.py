"""Read the broadcaster's scoreboard from pictures."""
