"""The report of an evaluation: one HTML file that needs no other file and no network."""
