"""What is known about every frame, on one axis."""
