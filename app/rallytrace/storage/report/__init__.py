"""The report of an evaluation: a self-contained HTML file."""
