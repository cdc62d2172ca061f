"""All known values of every frame, on one axis."""
