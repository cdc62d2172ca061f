"""The page of a match: its facts, what they add up to, and the HTML file."""
