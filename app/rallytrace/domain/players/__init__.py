"""Who plays: players followed through rallies, known again in the next, and named."""
