"""The court in the window: calibrated over the picture, and drawn from above and from the side."""
