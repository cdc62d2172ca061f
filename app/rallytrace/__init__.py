"""RallyTrace finds the ball in every frame of a match video and lets people put its path right."""

__version__ = "0.1.0"
