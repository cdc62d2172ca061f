"""The court in the window: placed by hand over the picture, and seen from above and from the side."""
