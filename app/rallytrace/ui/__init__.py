"""What the analyst sees: the window, its panels and its keys."""
