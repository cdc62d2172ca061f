"""The match in the window: the form, the filter of rallies, and the score over the picture."""
