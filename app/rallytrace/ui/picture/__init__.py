"""The video with the path over it, and the mouse on it."""
