"""The match: scoring systems, counting from the winners of rallies, and filters of rallies."""
