"""The settings: a list of pages. Each applies changes at once, and explains refusals."""
