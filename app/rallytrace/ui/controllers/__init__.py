"""Controllers that carry out the window's actions, one per subject."""
