"""The analyst's view: the window, its panels and its keys."""
