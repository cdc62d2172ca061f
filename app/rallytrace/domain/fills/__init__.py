"""Fills: proposed positions for frames without one, from the points around them."""
